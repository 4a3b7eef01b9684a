"""Dials: as many as a view has, with hands, tokens and what is to come, and each a second time in words."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEasingCurve, QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFontMetrics, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QListWidget, QSizePolicy, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from horologium.ui.art import dial as art
from horologium.ui.art import icons, plates, signs
from horologium.ui.art.dial import NUMERALS
from horologium.ui.battle.panels.figure_pictures import NONE, style_of_token
from horologium.ui.battle.screen_reader import announce
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.plain_text import give_tip, show_tip

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent, QPixmap

    from horologium.engine.core.view import DialMark, DialToken, DialView
    from horologium.ui.battle.panels.figure_pictures import TokenStyle
    from horologium.ui.battle.panels.rule_links import Tips
    from horologium.ui.kit.theme import Theme


def numeral(dial: DialView, sector: int) -> str:
    """Give the name of a sector; the hours of a clock are written like on a clock."""
    name = dial.sectors[sector]
    return NUMERALS[int(name) % 12] if name.isdigit() and len(dial.sectors) == len(NUMERALS) else name


def now(dial: DialView) -> int | None:
    """Give the sector at which the first hand points."""
    return dial.hands[0].sector if dial.hands else None


def order(dial: DialView) -> list[DialToken]:
    """Put the tokens into the order in which they act; those outside the dial do not."""
    start, count = now(dial) or 0, len(dial.sectors)
    inside = [token for token in dial.tokens if not token.outside]
    return sorted(inside, key=lambda token: ((token.sector - start) % count, token.place))


def sector_words(dial: DialView, sector: int) -> str:
    """Tell everything about one sector: ``III, Gemini: minute hand, Valerio, Brigand``."""
    sign = f", {dial.signs[sector]}" if sector < len(dial.signs) else ""
    things = ", ".join(_things(dial, sector)) or QCoreApplication.translate("Dial", "nothing")
    return f"{numeral(dial, sector)}{sign}: {things}"


def _things(dial: DialView, sector: int) -> list[str]:
    things = [hand.label for hand in dial.hands if hand.sector == sector]
    tokens = sorted((token for token in dial.tokens if token.sector == sector), key=lambda token: token.place)
    things += [token_words(token) for token in tokens]
    things += [mark_words(mark) for mark in dial.marks if mark.sector == sector]
    return things


def token_words(token: DialToken) -> str:
    """Tell of a token: its name, how many it stands for, and if it lies outside."""
    words = token.label
    if len(token.figures) > 1:
        words += " ×" + str(len(token.figures))
    if token.outside:
        where = QCoreApplication.translate("Dial", "outside the dial")
        words += f" ({where})"
    return words


def mark_words(mark: DialMark) -> str:
    """Tell what will happen and when."""
    words = mark.label if not mark.time or mark.time in mark.label else f"{mark.label} ({mark.time})"
    if mark.turns:
        words += ", " + QCoreApplication.translate("Dial", "after %n more turn(s)", "", mark.turns)
    return words


def describe(dial: DialView) -> str:
    """Tell everything on a dial, sector by sector from the hand on; empty ones are left out."""
    start, count = now(dial) or 0, len(dial.sectors)
    sectors = [(start + step) % count for step in range(count)]
    lines = [f"{dial.label}, {dial.time}" if dial.time else dial.label]
    lines += [sector_words(dial, sector) for sector in sectors if _things(dial, sector)]
    lines += [link.label for link in dial.links]
    return "\n".join(lines)


def landing_words(dial: DialView, token: str, sector: int) -> str:
    """Tell where a token would land, and behind whom."""
    name = next((each.label for each in dial.tokens if each.key == token), token)
    there = [each.label for each in dial.tokens if each.sector == sector and not each.outside and each.key != token]
    words = QCoreApplication.translate("Dial", "{name} would go to {place}").format(
        name=name, place=numeral(dial, sector)
    )
    return f"{words}: {', '.join(there)}" if there else words


RIM, OUTSIDE, ROW = 0.995, 1.2, 0.205
OUTERMOST, EDGE = 0.86, 0.985
TOKEN, ACROSS = 0.125, 2
"""Half the size of a token, and how many stand side by side."""


class DialSpot(NamedTuple):
    """A place on the dial."""

    degrees: float
    distance: float
    size: float

    def point(self, radius: float) -> QPointF:
        """Give the place on a dial of a certain size."""
        return at(self.degrees, radius * self.distance)


def at(degrees: float, distance: float) -> QPointF:
    """Give a point by angle and distance."""
    angle = degrees * pi / 180
    return QPointF(distance * sin(angle), -distance * cos(angle))


def angle(dial: DialView, sector: int) -> float:
    """Give the middle of a sector."""
    return (sector - dial.top) % len(dial.sectors) * 360 / len(dial.sectors)


def share(spots: Iterable[DialSpot]) -> float:
    """Give how much of the square the face may take, so that what lies outside the rim has room."""
    farthest = max((spot.distance + spot.size * 1.1 for spot in spots), default=1.0)
    return min(OUTERMOST, EDGE / farthest)


def fan(count: int, middle: float, distance: float, step: float) -> list[DialSpot]:
    """Spread tokens of one sector side by side in their order; more than two stand in rows."""
    spots = []
    for row in range(-(-count // ACROSS)):
        across = min(ACROSS, count - row * ACROSS)
        size = TOKEN * (1 if count <= ACROSS else 0.88)
        width = min(step / max(1, across), size * 2.1 * 180 / pi)
        for place in range(across):
            spots.append(DialSpot(middle + (place - (across - 1) / 2) * width, distance + row * ROW, size))
    return spots


def tokens(dial: DialView, ghost: tuple[str, int] | None = None) -> Mapping[str, DialSpot]:
    """Give every token its place by key; a ghost, a token and where it would go, lies there under an empty key."""
    spots: dict[str, DialSpot] = {}
    step = 360 / len(dial.sectors)
    for sector in range(len(dial.sectors)):
        here = sorted((token for token in dial.tokens if token.sector == sector), key=lambda token: token.place)
        inside = [token.key for token in here if not token.outside]
        if ghost is not None and ghost[1] == sector and ghost[0] not in inside:
            inside.append("")
        spots |= zip(inside, fan(len(inside), angle(dial, sector), RIM, step), strict=True)
        outside = [token.key for token in here if token.outside]
        away = OUTSIDE + (ROW if len(inside) > ACROSS else 0)
        spots |= zip(outside, fan(len(outside), angle(dial, sector), away, step), strict=True)
    return spots


def marks(dial: DialView, distance: float, size: float) -> list[DialSpot]:
    """Give every mark its place, side by side in its sector."""
    spots = []
    for place, mark in enumerate(dial.marks):
        here = [other for other, each in enumerate(dial.marks) if each.sector == mark.sector]
        offset = (here.index(place) - (len(here) - 1) / 2) * size * 2.1 * 180 / pi / distance
        spots.append(DialSpot(angle(dial, mark.sector) + offset, distance, size))
    return spots


SWEEP_MS: Final = 500
WIDEST: Final = 520
"""No dial is higher, however wide its rail."""
LEAST, LEAST_LIMITED = 150, 112
"""How high a dial is at least, and one that has to leave room for others."""
NO_LIMIT: Final = 16_777_215
ARC: Final = 0.885
MARK: Final = 0.095
EMBLEM_FROM: Final = 10.5
"""Half the size of a token from which an emblem can be told; smaller ones bear letters."""


class DialWidget(QWidget):
    """The face is painted once for each size, theme and lit sector."""

    token_chosen = Signal(str)
    said = Signal(str)

    def __init__(self, theme: Theme, tips: Tips, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._tips = theme, tips
        self._dial: DialView | None = None
        self._ghost: tuple[str, int] | None = None
        self._token_styles: Mapping[str, TokenStyle] = NONE
        self._face: QPixmap | None = None
        self._painted_for: tuple[object, ...] = ()
        self._walked: int | None = None
        self._hand = 0.0
        self._sweep = QVariantAnimation(self)
        self._sweep.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._sweep.valueChanged.connect(self._turn)
        self.sweep_ms = SWEEP_MS
        self._limit = 0
        self.setMinimumSize(LEAST, LEAST)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        theme.changed.connect(self.update)

    @property
    def dial(self) -> DialView | None:
        """What is shown."""
        return self._dial

    @property
    def ghost(self) -> tuple[str, int] | None:
        """Which token is shown where it would land."""
        return self._ghost

    def show_dial(self, dial: DialView, token_styles: Mapping[str, TokenStyle] = NONE) -> None:
        """Show a dial, with tokens in the colours of their players."""
        before, self._dial, self._token_styles = self._dial, dial, token_styles
        self.setAccessibleName(dial.label)
        self.setAccessibleDescription(describe(dial))
        self._set_out(before, dial)
        self.update()

    def show_landing(self, token: str, sector: int | None) -> None:
        """Show where a token would land; nowhere when there is no sector."""
        ghost = None if sector is None or self._dial is None else (token, sector)
        if ghost != self._ghost:
            self._ghost = ghost
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(250, self._limit or 250)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._limit or max(LEAST, min(width, WIDEST))

    def limit(self, height: int) -> None:
        """Be no higher than that, and as high even if there were more room; with 0 as wide as there is room."""
        if height != self._limit:
            self._limit = height
            self.setMinimumSize(min(LEAST, height or LEAST), height or LEAST)
            self.setMaximumHeight(height or NO_LIMIT)
            self.updateGeometry()

    # Reading

    def event(self, event: QEvent) -> bool:
        """Tell of the token or mark under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tip(event.globalPos(), self.tip_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def tip_at(self, point: QPointF) -> str:
        """Give the tooltip at a point: of a token, of a mark, or of the sector."""
        dial = self._dial
        if dial is None:
            return ""
        if (token := self.token_at(point)) is not None:
            place = self.tr("Acts in {place}").format(place=numeral(dial, token.sector))
            return self._tips.tip(token_words(token), (place, token.note), (token.rule,))
        here = self._from_middle(point)
        for mark, spot in zip(dial.marks, marks(dial, art.HEART, MARK), strict=True):
            if _near(spot.point(self._radius()), here, spot.size * self._radius()):
                return self._tips.tip(mark_words(mark), (), (mark.rule,))
        return self._tips.tip(dial.label, [describe(dial)], (dial.rule,))

    def token_at(self, point: QPointF) -> DialToken | None:
        """Find the token under a point."""
        if self._dial is None:
            return None
        spots, here = tokens(self._dial, self._ghost), self._from_middle(point)
        return next(
            (
                token
                for token in self._dial.tokens
                if _near(spots[token.key].point(self._radius()), here, spots[token.key].size * self._radius())
            ),
            None,
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose a token."""
        if event.button() == Qt.MouseButton.LeftButton and (token := self.token_at(event.position())) is not None:
            self.token_chosen.emit(token.key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk round the dial; each sector is told in words."""
        steps = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
        step = steps.get(Qt.Key(event.key()))
        if self._dial is None or step is None:
            super().keyPressEvent(event)
            return
        start = now(self._dial) or 0
        self._walked = start if self._walked is None else (self._walked + step) % len(self._dial.sectors)
        self._tell(sector_words(self._dial, self._walked))
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Forget where the walk was."""
        self._walked = None
        super().focusOutEvent(event)
        self.update()

    def _tell(self, text: str) -> None:
        announce(self, text)
        self.said.emit(text)

    # Motion

    def _set_out(self, before: DialView | None, dial: DialView) -> None:
        """Let the long hand go clockwise to its sector, or stand there at once."""
        target = angle(dial, now(dial) or 0)
        self._sweep.stop()
        moved = before is not None and before.key == dial.key and now(before) != now(dial)
        if not moved or not self.sweep_ms or not self.isVisible():
            self._turn(target)
            return
        self._sweep.setDuration(self.sweep_ms)
        self._sweep.setStartValue(self._hand)
        self._sweep.setEndValue(self._hand + (target - self._hand) % 360)
        self._sweep.start()

    def _turn(self, degrees: float) -> None:
        self._hand = float(degrees) % 360
        self.update()

    # Drawing

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the face, what lies on it, and the hands."""
        dial = self._dial
        if dial is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        radius = self._radius()
        painter.translate(self.width() / 2, self.height() / 2)
        side = round(2 * radius + 6)
        painter.drawPixmap(QPointF(-side / 2, -side / 2), self._painted_face(dial, side))
        self._arcs(painter, dial, radius)
        self._marks(painter, dial, radius)
        for hand in reversed(dial.hands):
            first = hand is dial.hands[0]
            degrees = self._hand if first else angle(dial, hand.sector)
            art.hand(painter, radius, degrees, self._theme.tokens, short=not first)
        if dial.hands:
            art.boss(painter, radius, self._theme.tokens)
        self._focus(painter, dial, radius)
        self._tokens(painter, dial, radius)

    def _radius(self) -> float:
        spots = () if self._dial is None else tokens(self._dial).values()
        return min(self.width(), self.height()) / 2 * share(spots)

    def _from_middle(self, point: QPointF) -> QPointF:
        return point - QPointF(self.width() / 2, self.height() / 2)

    def _painted_face(self, dial: DialView, side: int) -> QPixmap:
        tokens, family, density = self._theme.tokens, self._theme.type.title, self.devicePixelRatioF()
        round_ = [(dial.top + step) % len(dial.sectors) for step in range(len(dial.sectors))]
        lit = now(dial)
        plan = art.DialPlan(
            tuple(numeral(dial, sector) for sector in round_),
            tuple(dial.signs[sector] if sector < len(dial.signs) else "" for sector in round_),
            None if lit is None else round_.index(lit),
        )
        wanted = (side, density, tokens.name, family, plan)
        if self._face is None or wanted != self._painted_for:
            self._face = art.face(tokens, side, density, family, plan)
            self._painted_for = wanted
        return self._face

    def _arcs(self, painter: QPainter, dial: DialView, radius: float) -> None:
        """Draw how far a token must go, and how far it would."""
        tokens = self._theme.tokens
        sectors = {token.key: token.sector for token in dial.tokens}
        for link in dial.links:
            if link.token in sectors:
                colour = QColor(tokens.ink if tokens.flat else "#2d8a63" if link.met else "#c43a2a")
                if not link.met:
                    pen = QPen(colour, 3, Qt.PenStyle.DotLine)
                    self._arc(painter, dial, sectors[link.token], link.sector, radius, pen)
                art_ring = at(angle(dial, link.sector), radius * ARC)
                painter.setPen(QPen(QColor("#fff6da"), 1.2))
                painter.setBrush(colour)
                painter.drawEllipse(art_ring, radius * 0.035, radius * 0.035)
        if self._ghost is not None and self._ghost[0] in sectors:
            pen = QPen(QColor(tokens.accent if tokens.flat else "#fff6da"), max(3.0, radius * 0.045))
            self._arc(painter, dial, sectors[self._ghost[0]], self._ghost[1], radius, pen)
            pen = QPen(QColor(tokens.panel if tokens.flat else "#1f3f77"), max(1.6, radius * 0.024))
            self._arc(painter, dial, sectors[self._ghost[0]], self._ghost[1], radius, pen)

    def _arc(self, painter: QPainter, dial: DialView, start: int, end: int, radius: float, pen: QPen) -> None:
        begin = angle(dial, start)
        length = (angle(dial, end) - begin) % 360
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        box = QRectF(-radius * ARC, -radius * ARC, 2 * radius * ARC, 2 * radius * ARC)
        painter.drawArc(box, round((90 - begin) * 16), round(-length * 16))

    def _marks(self, painter: QPainter, dial: DialView, radius: float) -> None:
        """Set what is to come into the ring round the middle; what comes in a later turn is hollow."""
        tokens = self._theme.tokens
        for mark, spot in zip(dial.marks, marks(dial, art.HEART, MARK), strict=True):
            middle, half = spot.point(radius), spot.size * radius
            strong = "#8e1b1b" if mark.kind == "end" else "#7d5a17"
            hollow = tokens.flat or mark.turns > 0
            painter.setBrush(QColor(tokens.field if hollow else strong))
            painter.setPen(QPen(QColor(tokens.ink if tokens.flat else strong if hollow else "#f6e3b4"), 1.6))
            painter.drawEllipse(middle, half, half)
            sign = "hourglass" if mark.kind == "end" else "bell"
            ink = QColor(tokens.ink if hollow else plates.CREAM)
            box = QRectF(middle.x() - half * 0.62, middle.y() - half * 0.62, half * 1.24, half * 1.24)
            signs.draw(painter, sign, box, ink)

    def _tokens(self, painter: QPainter, dial: DialView, radius: float) -> None:
        spots = tokens(dial, self._ghost)
        for token in reversed(dial.tokens):
            spot = spots[token.key]
            self._token(painter, token, spot.point(radius), spot.size * radius)
        if self._ghost is not None and "" in spots:
            moved = next((each for each in dial.tokens if each.key == self._ghost[0]), None)
            most = min(self.width(), self.height()) / 2 / radius - TOKEN * 1.1
            spot = spots[""]._replace(distance=min(spots[""].distance, most))
            if moved is not None:
                self._token(painter, moved, spot.point(radius), spot.size * radius, ghost=True)

    def _token(self, painter: QPainter, token: DialToken, at: QPointF, half: float, *, ghost: bool = False) -> None:
        worn = style_of_token(token, self._token_styles)
        emblem = worn.emblem if half >= EMBLEM_FROM else ()
        what = plates.Plate(worn.friend, worn.colour, emblem, letters(token.label), token.outside, ghost)
        plates.plate(painter, at, half, what, self._theme.tokens, self._theme.type.text("small", bold=True))
        if len(token.figures) > 1 and not ghost:
            away = (at.x() ** 2 + at.y() ** 2) ** 0.5
            self._count(painter, at * (1 + half * 0.95 / away), half, len(token.figures))

    def _count(self, painter: QPainter, at: QPointF, half: float, count: int) -> None:
        """Say how many figures a token stands for."""
        tokens = self._theme.tokens
        size = max(5.5, half * 0.5)
        painter.setBrush(QColor(tokens.field))
        painter.setPen(QPen(QColor(tokens.ink), 1))
        painter.drawEllipse(at, size, size)
        font = self._theme.type.text("small")
        font.setPixelSize(max(8, round(size * 1.5)))
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink))
        painter.drawText(
            QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size), Qt.AlignmentFlag.AlignCenter, str(count)
        )

    def _focus(self, painter: QPainter, dial: DialView, radius: float) -> None:
        if not self.hasFocus():
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._theme.tokens.accent), 2))
        if self._walked is None:
            painter.drawEllipse(QPointF(0, 0), radius, radius)
        else:
            step = 360 / len(dial.sectors)
            painter.drawPath(art.sector_path(radius, angle(dial, self._walked), step, 0.96, art.HEART))


def letters(label: str) -> str:
    """Shorten a name to two letters."""
    initials = "".join(word[0] for word in label.split() if word[:1].isupper())
    return (initials if len(initials) > 1 else label)[:2]


def _near(one: QPointF, other: QPointF, distance: float) -> bool:
    away = one - other
    return away.x() ** 2 + away.y() ** 2 <= distance**2


class DialPanel(QWidget):
    """One dial and its twin: the same in words, line by line."""

    token_chosen = Signal(str)
    said = Signal(str)

    def __init__(self, theme: Theme, tips: Tips, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.face = DialWidget(theme, tips)
        self.face.token_chosen.connect(self.token_chosen)
        self.face.said.connect(self.said)
        self.lines = QListWidget()
        self.lines.setWordWrap(True)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.note = PlainLabel(wrap=True)
        self.note.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.twin = QToolButton()
        self.twin.setCheckable(True)
        self.twin.setFixedSize(34, 28)
        give_tip(self.twin, self.tr("Show the dial in words"))
        self.twin.toggled.connect(self._on_twin)
        self._theme = theme
        theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()
        self._stack = QStackedWidget()
        self._stack.addWidget(self.face)
        self._stack.addWidget(self.lines)
        self._dial: DialView | None = None
        self._lay_out()

    def _lay_out(self) -> None:
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self._stack, 0, 0)
        layout.addWidget(self.twin, 0, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self.note, 1, 0)
        layout.setRowStretch(0, 1)

    def show_dial(self, dial: DialView, token_styles: Mapping[str, TokenStyle] = NONE) -> None:
        """Show a dial."""
        self._dial = dial
        self.note.setVisible(bool(dial.tokens or dial.links))
        self.face.show_dial(dial, token_styles)
        self.lines.setAccessibleName(self.tr("{name} in words").format(name=dial.label))
        self.lines.clear()
        self.lines.addItems(describe(dial).split("\n"))
        self.twin.setAccessibleName(self.tr("{name} in words").format(name=dial.label))
        self.show_landing("", None)

    def show_landing(self, token: str, sector: int | None) -> None:
        """Show where a token would land, else what binds the one who acts."""
        self.face.show_landing(token, sector)
        if self._dial is None:
            return
        there = token in {each.key for each in self._dial.tokens}
        if sector is not None and there:
            text = landing_words(self._dial, token, sector)
        else:
            text = "; ".join(link.label for link in self._dial.links)
        self.note.setText(text)

    def _on_theme_changed(self) -> None:
        self.twin.setIcon(icons.icon("scroll", self._theme.tokens.ink, 16))
        self.note.setFont(self._theme.type.text("small", italic=True))
        self.note.setMinimumHeight(2 * QFontMetrics(self.note.font()).lineSpacing())

    def limit(self, height: int) -> None:
        """Let the dial be no higher than that; with 0 there is no limit."""
        self.face.limit(height)
        self._stack.setMaximumHeight(height or NO_LIMIT)

    def _on_twin(self, on: bool) -> None:
        self._stack.setCurrentIndex(int(on))


class DialHost(QWidget):
    """As many dials as the view has; none when it has none."""

    token_chosen = Signal(str)
    said = Signal(str)

    def __init__(self, theme: Theme, tips: Tips, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._tips = theme, tips
        self._sweep, self._limit = SWEEP_MS, 0
        self.dials: list[DialPanel] = []
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)

    def show_dials(self, dials: Sequence[DialView], token_styles: Mapping[str, TokenStyle] = NONE) -> None:
        """Show the dials of a view."""
        while len(self.dials) < len(dials):
            self._add()
        for place, panel in enumerate(self.dials):
            panel.setVisible(place < len(dials))
            if place < len(dials):
                panel.show_dial(dials[place], token_styles)
        self.setVisible(bool(dials))
        self.updateGeometry()

    def limit(self, height: int) -> None:
        """Let no dial be higher than that; with 0 there is no limit."""
        self._limit = max(LEAST_LIMITED, height) if height else 0
        for panel in self.dials:
            panel.limit(self._limit)

    def show_landing(self, token: str, sector: int | None) -> None:
        """Show on every dial that has the token where it would land."""
        for panel in self.dials:
            panel.show_landing(token, sector)

    def set_speed(self, percent: int) -> None:
        """Let hands go quicker or slower, or jump."""
        self._sweep = SWEEP_MS * 100 // percent if percent else 0
        for panel in self.dials:
            panel.face.sweep_ms = self._sweep

    def _add(self) -> None:
        panel = DialPanel(self._theme, self._tips)
        panel.face.sweep_ms = self._sweep
        panel.limit(self._limit)
        panel.token_chosen.connect(self.token_chosen)
        panel.said.connect(self.said)
        self.dials.append(panel)
        self._layout.addWidget(panel)
