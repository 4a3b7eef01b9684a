"""The card of a figure: whoever is pointed at, chosen or acts, with all that a view tells of it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from horologium.ui.art import frames, marks, metal, plates
from horologium.ui.battle.panels.rule_links import plain
from horologium.ui.kit.labels import MarkupLabel, PlainLabel
from horologium.ui.kit.layouts import Scrolled
from horologium.ui.kit.painted_button import PaintedButton, WrappingButton
from horologium.ui.kit.plain_text import Markup, escaped, give_tip
from horologium.ui.kit.typography import fitted

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from PySide6.QtGui import QFont, QPaintEvent, QResizeEvent, QShowEvent

    from horologium.engine.core.view import BattleView, CardView, FigureView, Stat, Track
    from horologium.ui.battle.panels.figure_pictures import FigurePictures
    from horologium.ui.battle.panels.rule_links import Tips
    from horologium.ui.kit.theme import Theme

PORTRAIT: Final = 78
TIGHT: Final = 0.8
"""How much smaller the name of a number may be written, so that more of them stand side by side."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class FigureCardHead(QWidget):
    """Paints who it is."""

    def __init__(self, theme: Theme, pictures: FigurePictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._pictures = theme, pictures
        self.figure: FigureView | None = None
        self.gauges: tuple[Track, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.updateGeometry)

    def show_figure(self, figure: FigureView, gauges: tuple[Track, ...]) -> None:
        """Show a figure."""
        self.figure, self.gauges = figure, gauges
        life = self.tr("life {life} of {most}").format(life=figure.life, most=figure.most_life)
        tracks = [f"{track.label} {track.value}" for track in gauges]
        self.setAccessibleName(plain(figure.name, figure.title, life, *tracks))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(230, max(self._portrait(), self._lines_height()) + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(150, self.sizeHint().height())

    def _portrait(self) -> int:
        return round(PORTRAIT * self._theme.room)

    def _lines_height(self) -> int:
        faces = self._theme.type
        rows = (faces.capitals("title"), faces.text("small", italic=True), faces.text("small"), faces.text("small"))
        return round(sum(QFontMetricsF(font).height() for font in rows)) + 8

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.figure is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        side = min(self._portrait(), round(self.width() * 0.38))
        painter.drawPixmap(0, 2, self._pictures.portrait(self.figure, side, self.devicePixelRatioF()))
        left = side + 12
        y = self._line(painter, left, 0, self.figure.name, title=True)
        y = self._line(painter, left, y, self.figure.title, title=False)
        painter.setPen(QPen(QColor(self._theme.tokens.line), 1))
        painter.drawLine(left, round(y + 2), self.width() - 2, round(y + 2))
        self._life(painter, left, y + 6)

    def _line(self, painter: QPainter, left: int, top: float, text: str, *, title: bool) -> float:
        faces, tokens = self._theme.type, self._theme.tokens
        font = faces.capitals("title") if title else faces.text("small", italic=True)
        room = QRectF(left, top, self.width() - left, QFontMetricsF(font).height())
        font = fitted(font, text, room.width())
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(QColor(tokens.rubric if title else tokens.muted))
        painter.drawText(room, _LEFT, metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width()))
        return room.bottom()

    def _life(self, painter: QPainter, left: int, top: float) -> None:
        figure, tokens = self.figure, self._theme.tokens
        if figure is None:
            return
        font = self._theme.type.text("small")
        metrics = QFontMetricsF(font)
        number = f"{figure.life} / {figure.most_life}"
        height, width = metrics.height(), metrics.horizontalAdvance(number)
        marks.draw(painter, "heart", QRectF(left, top + 2, height - 4, height - 4), QColor(tokens.rubric))
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink))
        painter.drawText(QRectF(left + height + 2, top, width + 4, height), _LEFT, number)
        x = left + height + width + 10
        room = QRectF(x, top + height / 2 - 4, max(20.0, self.width() - x - 2), 8)
        plates.pips(painter, room, figure.life, figure.most_life, tokens)
        words = " · ".join(in_short(track) for track in self.gauges)
        painter.setFont(fitted(font, words, self.width() - left))
        painter.drawText(QRectF(left, top + height, self.width() - left, height), _LEFT, words)


def in_short(track: Track) -> str:
    """Tell a track in few words: ``Perilium 3/12``, ``5 AP``."""
    called = track.short or track.label
    return f"{track.value} {called}" if track.most is None else f"{called} {track.value}/{track.most}"


class StatButton(PaintedButton):
    """One number with its mark and name; the tooltip gives the reasons, a press shows them below."""

    MARGINS, RADIUS, FOCUS = (0.8, 0.8, 0.8, 0.8), 4, Qt.FocusPolicy.TabFocus

    def __init__(self, theme: Theme, tips: Tips, stat: Stat, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.stat = stat
        self.setCheckable(True)
        lines = reasons(stat)
        rules = (stat.rule, *(reason.rule for reason in stat.reasons))
        self.setAccessibleName(f"{stat.label} {stat.value}")
        self.setAccessibleDescription(plain(*lines))
        give_tip(self, tips.tip(f"{stat.label} {stat.value}", lines, rules))

    def sizeHint(self) -> QSize:
        faces = self._theme.type
        height = QFontMetricsF(faces.text("lead")).height() + QFontMetricsF(faces.text("small")).height()
        return QSize(46, round(height) + 6)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw mark, number and name."""
        tokens, faces = self._theme.tokens, self._theme.type
        self.paint_field(painter, area)
        number, label = faces.text("lead"), faces.text("small")
        height = QFontMetricsF(number).height()
        text = str(self.stat.value)
        width = QFontMetricsF(number).horizontalAdvance(text)
        side = height * 0.68
        left = area.center().x() - (side + 4 + width) / 2
        changed = any(reason.amount < 0 for reason in self.stat.reasons)
        name = marks.choose(self.stat.key, self.stat.label)
        marks.draw(painter, name, QRectF(left, area.top() + (height - side) / 2 + 1, side, side), QColor(tokens.rubric))
        painter.setFont(number)
        painter.setPen(QColor(tokens.rubric if changed else tokens.ink))
        painter.drawText(QRectF(left + side + 4, area.top() + 1, width + 4, height), _LEFT, text)
        room = QRectF(area.left(), area.top() + height, area.width(), area.height() - height)
        label = fitted(label, self.stat.label, room.width(), TIGHT)
        painter.setFont(label)
        painter.setPen(QColor(tokens.muted))
        metrics = QFontMetricsF(label)
        short = metrics.elidedText(self.stat.label, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, short)


def reasons(stat: Stat) -> list[str]:
    """Tell how a number came about, part by part."""
    return [f"{reason.amount:+d} {reason.why}" for reason in stat.reasons]


PAD: Final = 7
_WRAP = int(Qt.TextFlag.TextWordWrap)
COLOURS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "skill attack": "#8e1b1b", "skill defence": "#1f3f77", "skill support": "#5b3a78", "skill movement": "#2d5f4e",
        "injury": "#6e2240", "attack": "#8e1b1b", "keyword": "#4a4336", "loot": "#8a6a1c", "weapon": "#5f492b",
    }
)  # fmt: skip
OTHER: Final = "#6b5a2e"


def state_words(card: CardView) -> str:
    """Say how a card lies."""
    translate = QCoreApplication.translate
    known = {
        "flipped": translate("Card", "turned face down"),
        "reload": translate("Card", "must be reloaded"),
        "used": translate("Card", "used up"),
        "hidden": translate("Card", "face down"),
        "open": translate("Card", "face up"),
    }
    return known.get(card.state, card.state)


class FigureCardRow(WrappingButton):
    """One card; a click opens its rule."""

    MARGINS, FOCUS = (1, 1, 1, 2), Qt.FocusPolicy.TabFocus

    def __init__(self, theme: Theme, tips: Tips, card: CardView, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.card = card
        lies = state_words(card)
        where = ", ".join(part for part in (card.kind, card.slot) if part)
        self._cost = cost = tips.cost(card.cost)
        self.setAccessibleName(card.label)
        self.setAccessibleDescription(plain(where, cost, lies, card.text))
        give_tip(self, tips.tip(card.label, (where.capitalize(), cost, lies, card.text), (card.rule,)))

    def heightForWidth(self, width: int) -> int:
        room = width - self._left() - PAD
        title = self._height(self._title_font(), room - self._cost_width(), self.card.label)
        return max(self._side() + 2 * PAD, title + self._text_height(room) + 2 * PAD)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the card; one that lies face down is hatched."""
        tokens, idle = self._theme.tokens, bool(self.card.state) and self.card.state != "open"
        frames.card(painter, area, tokens, lit=self.lit, pressed=self.isDown())
        if idle:
            _hatch(painter, area, QColor(tokens.line))
        self._plate(painter, QRectF(PAD, PAD, self._side(), self._side()), idle)
        left, room = self._left(), self.width() - self._left() - PAD
        title_room = room - self._cost_width()
        title = self._height(self._title_font(), title_room, self.card.label)
        painter.setFont(self._title_font())
        painter.setPen(QColor(tokens.muted if idle else tokens.ink))
        painter.drawText(QRect(left, PAD - 1, title_room, title), _WRAP, self.card.label)
        painter.setFont(self._theme.type.text("small"))
        painter.setPen(QColor(tokens.rubric))
        right = QRect(self.width() - PAD - self._cost_width(), PAD - 1, self._cost_width(), title)
        painter.drawText(right, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop), self._cost)
        y = PAD + title
        for font, text, colour in self._paragraphs():
            height = self._height(font, room, text)
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(QRect(left, y, room, height), _WRAP, text)
            y += height

    def _paragraphs(self) -> list[tuple[QFont, str, str]]:
        tokens, faces = self._theme.tokens, self._theme.type
        found = []
        if lies := state_words(self.card):
            found.append((faces.text("small", italic=True, bold=True), lies, tokens.rubric))
        if self.card.text:
            found.append((faces.text("small"), self.card.text, tokens.muted))
        return found

    def _plate(self, painter: QPainter, box: QRectF, idle: bool) -> None:
        tokens, card = self._theme.tokens, self.card
        name = marks.choose(card.kind.partition(" ")[2] or "", card.label, card.kind)
        if tokens.flat:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.line), 1.5))
            painter.drawRect(box)
        else:
            colour = QColor(COLOURS.get(card.kind, OTHER))
            colour = colour.lighter(150) if idle else colour
            enamel = QLinearGradient(box.topLeft(), box.bottomLeft())
            enamel.setColorAt(0, colour.lighter(130))
            enamel.setColorAt(1, colour.darker(130))
            painter.setBrush(enamel)
            painter.setPen(QPen(metal.bar(tokens, box), 1.6))
            painter.drawRect(box)
        inset = box.width() * 0.19
        ink = QColor(tokens.ink if tokens.flat else "#fbeecb")
        marks.draw(painter, name, box.adjusted(inset, inset, -inset, -inset), ink)

    def _title_font(self) -> QFont:
        return self._theme.type.text("small", bold=True)

    def _side(self) -> int:
        return round(self._theme.type.sizes["small"] * 1.9)

    def _left(self) -> int:
        return PAD + self._side() + 8

    def _cost_width(self) -> int:
        if not self._cost:
            return 0
        return round(QFontMetricsF(self._theme.type.text("small")).horizontalAdvance(self._cost)) + 6

    def _text_height(self, room: int) -> int:
        return sum(self._height(font, room, text) for font, text, _ in self._paragraphs())

    def _height(self, font: QFont, width: int, text: str) -> int:
        return QFontMetrics(font).boundingRect(QRect(0, 0, max(30, width), 10_000), _WRAP, text).height()


def _hatch(painter: QPainter, area: QRectF, colour: QColor) -> None:
    colour.setAlpha(90)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    brush = painter.brush()
    brush.setStyle(Qt.BrushStyle.BDiagPattern)
    painter.fillRect(area.adjusted(2, 2, -2, -2), brush)


RULE = "codex:"


class FigureCardPanel(QWidget):
    """Shows one figure of a view and says which rule is wanted; nothing is built while it is out of sight."""

    rule_requested = Signal(str)

    def __init__(self, theme: Theme, tips: Tips, pictures: FigurePictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._tips, self._pictures = theme, tips, pictures
        self._wanted: tuple[BattleView, str] | None = None
        self._built: tuple[object, ...] = ()
        self.head = FigureCardHead(theme, pictures)
        self.stats: list[StatButton] = []
        self._fits = 0
        self.rows: list[FigureCardRow] = []
        self.body = Scrolled()
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setAccessibleName(self.tr("Card"))
        self._scroll.setWidget(self.body)
        self.empty = PlainLabel(
            self.tr("Point at a figure on the board, or choose one, to see its card."), "note", wrap=True
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 4, 0, 0)
        layout.addWidget(self.empty)
        layout.addWidget(self._scroll, 1)
        self._scroll.hide()
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._on_theme_changed)
        theme.changed.connect(self._on_theme_changed)

    @property
    def figure(self) -> str:
        """Whose card is shown, or nobody's."""
        return "" if self._wanted is None else self._wanted[1]

    def show_figure(self, view: BattleView, key: str) -> None:
        """Show the card of a figure."""
        self._wanted = (view, key)
        if self.isVisible():
            self._build()

    def refresh(self, view: BattleView) -> None:
        """Show the same figure as another view has it."""
        if self._wanted is not None:
            self.show_figure(view, self._wanted[1])

    def showEvent(self, event: QShowEvent) -> None:
        """Build what was wanted meanwhile."""
        super().showEvent(event)
        self._build()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the numbers out anew where more or fewer of them fit."""
        super().resizeEvent(event)
        stats = [button.stat for button in self.stats]
        if stats and self._across(stats) != self._fits:
            self._later.start()  # not now: whoever resizes may be walking over the widgets that would go

    def _on_theme_changed(self) -> None:
        self._built = ()
        if self.isVisible():
            self._build()

    # Building

    def _build(self) -> None:
        if self._wanted is None:
            return
        view, key = self._wanted
        figure = next((figure for figure in view.figures if figure.key == key), None)
        if figure is None:
            return
        parts = _parts(view, figure)
        if parts == self._built:
            return
        self._built = parts
        at = self._scroll.verticalScrollBar().value() if self._same(figure) else 0
        self.body = Scrolled()
        self.head = FigureCardHead(self._theme, self._pictures)
        self.stats, self.rows = [], []
        self._fill(view, figure)
        self._scroll.setWidget(self.body)  # the old body goes with everything on it
        self._scroll.verticalScrollBar().setValue(at)
        self.empty.hide()
        self._scroll.show()

    def _same(self, figure: FigureView) -> bool:
        return self.head.figure is not None and self.head.figure.key == figure.key

    def _fill(self, view: BattleView, figure: FigureView) -> None:
        layout = QVBoxLayout(self.body)
        layout.setContentsMargins(0, 0, 4, 0)
        layout.setSpacing(4)
        tracks = tuple(track for track in view.tracks if track.owner == figure.key)
        self.head.show_figure(figure, tracks)
        layout.addWidget(self.head)
        owners = (figure.key, figure.kind)
        self._add_stats(layout, [stat for stat in view.stats if stat.owner in owners])
        self._add_lines(layout, _lines(view, figure))
        cards = [card for card in view.cards if card.owner in owners]
        for title, some in _by_kind(cards):
            layout.addWidget(PlainLabel(title, "heading-small"))
            for card in some:
                row = FigureCardRow(self._theme, self._tips, card)
                row.clicked.connect(self._on_row)
                self.rows.append(row)
                layout.addWidget(row)
        layout.addStretch(1)

    def _add_stats(self, layout: QVBoxLayout, stats: list[Stat]) -> None:
        if not stats:
            return
        grid, across = QGridLayout(), self._across(stats)
        grid.setSpacing(2)
        self._fits = across
        for place, stat in enumerate(stats):
            button = StatButton(self._theme, self._tips, stat)
            button.clicked.connect(self._on_stat)
            self.stats.append(button)
            grid.addWidget(button, place // across, place % across)
        layout.addLayout(grid)
        self.reasons = self._label(Markup(""))
        self.reasons.hide()
        layout.addWidget(self.reasons)

    def _across(self, stats: list[Stat]) -> int:
        """Count how many numbers fit beside each other with their whole names."""
        metrics = QFontMetricsF(self._theme.type.text("small"))
        widest = max((metrics.horizontalAdvance(stat.label) for stat in stats), default=40) + 4
        fit = max(2, int((self.width() - 20) // (widest * TIGHT)))
        rows = -(-len(stats) // fit)
        return -(-len(stats) // rows)

    def _add_lines(self, layout: QVBoxLayout, lines: Iterable[tuple[str, str, str]]) -> None:
        """Write statuses and the intent: what, what it means, by which rule."""
        for what, meaning, rule in lines:
            words = meaning or self._tips.rule(rule)
            text = Markup("<b>{}</b>{}").fill(self._link(what, rule), f" – {words}" if words else "")
            layout.addWidget(self._label(text))

    def _label(self, text: Markup) -> MarkupLabel:
        label = MarkupLabel(text)
        label.setFont(self._theme.type.text("small"))
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
        label.linkActivated.connect(self._on_link)
        return label

    def _link(self, text: str, rule: str) -> Markup:
        if not rule:
            return escaped(text)
        link = Markup('<a href="{}{}" style="color:{};text-decoration:none">{}</a>')
        return link.fill(RULE, rule, self._theme.tokens.accent, text)

    # Wishes

    def _on_stat(self) -> None:
        """Show the reasons of a number, or put them away."""
        button = self.sender()
        if not isinstance(button, StatButton):
            return
        for other in self.stats:
            other.setChecked(other is button and button.isChecked())
        stat = button.stat
        parts = [
            Markup("{} {}").fill(f"{reason.amount:+d}", self._link(reason.why, reason.rule)) for reason in stat.reasons
        ]
        head = Markup("<b>{} {}</b>").fill(self._link(stat.label, stat.rule), stat.value)
        self.reasons.show_markup(Markup("{} = {}").fill(head, Markup(" ").between(parts)) if parts else head)
        self.reasons.setVisible(button.isChecked())

    def _on_row(self) -> None:
        row = self.sender()
        if isinstance(row, FigureCardRow) and row.card.rule:
            self.rule_requested.emit(row.card.rule)

    def _on_link(self, link: str) -> None:
        self.rule_requested.emit(link.removeprefix(RULE))


def _parts(view: BattleView, figure: FigureView) -> tuple[object, ...]:
    """Give everything that a card is made of, to see whether it must be built anew."""
    owners = (figure.key, figure.kind)
    return (
        figure,
        *(track for track in view.tracks if track.owner == figure.key),
        *(stat for stat in view.stats if stat.owner in owners),
        *(card for card in view.cards if card.owner in owners),
        *(intent for intent in view.intents if intent.figure == figure.key),
    )


def _lines(view: BattleView, figure: FigureView) -> Iterator[tuple[str, str, str]]:
    for intent in view.intents:
        if intent.figure == figure.key:
            yield intent.label, intent.why, intent.rules[0] if intent.rules else ""
    for badge in figure.badges:
        yield badge.label if badge.value is None else f"{badge.label} {badge.value}", badge.text, badge.rule


def _by_kind(cards: Iterable[CardView]) -> Iterator[tuple[str, list[CardView]]]:
    """Lay cards out by what they are, in the order in which players ask for them."""
    groups: dict[str, list[CardView]] = {}
    for card in cards:
        groups.setdefault(_group(card), []).append(card)
    yield from sorted(groups.items(), key=lambda group: _titles().index(group[0]))


def _group(card: CardView) -> str:
    skills, equipment, injuries, attacks, passives, loot = _titles()
    known = {"skill": skills, "injury": injuries, "attack": attacks, "keyword": passives, "loot": loot}
    return known.get(card.kind.partition(" ")[0], equipment)


def _titles() -> tuple[str, ...]:
    translate = QCoreApplication.translate
    return (
        translate("Card", "Skills"),
        translate("Card", "Equipment"),
        translate("Card", "Injuries"),
        translate("Card", "Attacks"),
        translate("Card", "Always"),
        translate("Card", "Loot"),
    )
