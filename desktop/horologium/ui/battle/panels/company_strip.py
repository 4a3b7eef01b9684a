"""The company in a row: a plate for everybody whom a seat plays, always in sight."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QGridLayout, QWidget

from horologium.engine.core.drawn import ACTIVE
from horologium.ui.art import frames, plates, signs
from horologium.ui.battle.panels.rule_links import plain
from horologium.ui.kit.painted_button import PaintedButton
from horologium.ui.kit.plain_text import give_tip
from horologium.ui.kit.typography import fitted

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from horologium.engine.core.view import BattleView, FigureView, Track
    from horologium.ui.battle.panels.figure_pictures import FigurePictures
    from horologium.ui.battle.panels.rule_links import Tips
    from horologium.ui.kit.theme import Theme

PAD: Final = 6
GAUGE: Final = 25
PIPS: Final = 8
NARROW: Final = 5.5
"""Below so many heights of text a plate is too narrow for a portrait."""
SLIM: Final = 8.5
"""Below so many the name stands over a smaller portrait."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class PlateRow(NamedTuple):
    """A figure as the plate shows it, with the tracks that belong to it."""

    figure: FigureView
    tracks: tuple[Track, ...] = ()
    acts: bool = False
    colour: str = plates.FRIEND


class FigurePlate(PaintedButton):
    """Chosen by click, Space or Enter like any button; says all it shows in its tooltip."""

    MARGINS = (2, 2, 2, 3)

    def __init__(self, theme: Theme, tips: Tips, pictures: FigurePictures, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._tips, self._pictures = tips, pictures
        self.row: PlateRow | None = None

    def show_row(self, row: PlateRow) -> None:
        """Show a figure."""
        if row == self.row:
            return
        self.row = row
        lines = list(words(row))
        rules = [track.last.rule if track.last else track.rule for track in row.tracks]
        rules += [badge.rule for badge in row.figure.badges]
        give_tip(self, self._tips.tip(f"{row.figure.name}, {row.figure.title}".rstrip(", "), lines, rules))
        self.setAccessibleName(row.figure.name)
        self.setAccessibleDescription(plain(row.figure.title, *lines))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(160, self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(74, self._height())

    def _height(self) -> int:
        name = self._name_height()
        small = QFontMetricsF(self._theme.type.text("small")).height()
        return round(name + max(small + PIPS, GAUGE * self._theme.room) + 2 * PAD + 2)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the plate."""
        if self.row is None:
            return
        tokens, row = self._theme.tokens, self.row
        frames.card(painter, area, tokens, lit=row.acts or self.underMouse(), pressed=self.isDown())
        down = row.figure.life <= 0 or row.figure.cell is None
        painter.setOpacity(0.5 if down else 1)
        high = self._theme.type.sizes["small"]
        slim = area.width() < SLIM * high
        side = 0 if area.width() < NARROW * high else self._side(area, slim=slim)
        box = QRectF(area.left() + 4, area.center().y() - side / 2, side, side)
        if slim:
            box.moveBottom(area.bottom() - 4)
        if side:
            painter.drawPixmap(box.topLeft(), self._pictures.portrait(row.figure, side, self.devicePixelRatioF()))
            painter.setOpacity(1)
            painter.fillRect(QRectF(box.left(), box.bottom() - 3, side, 3), QColor(row.colour))
            self._coins(painter, box)
        painter.setOpacity(1)
        left = box.right() + 6
        room = QRectF(left, area.top() + PAD - 3, area.right() - left - 4, area.height() - 2 * PAD + 6)
        self._words(painter, room, area.left() + 6 if slim else left)

    def _side(self, area: QRectF, *, slim: bool = False) -> int:
        name = self._name_height() + 1 if slim else 0
        return round(min(area.height() - 8 - name, area.width() * 0.32))

    def _name_height(self) -> float:
        return QFontMetricsF(self._theme.type.capitals("small", 0.03)).height()

    def _words(self, painter: QPainter, room: QRectF, start: float) -> None:
        """Write the name from a start on, and below it what there is to tell."""
        row, tokens = self.row, self._theme.tokens
        if row is None:
            return
        name, usual = _short(row.figure), self._theme.type.capitals("small", 0.03)
        top = QRectF(start, room.top(), room.right() - start, QFontMetricsF(usual).height())
        font = fitted(usual, name, top.width(), 0.6)
        painter.setFont(font)
        painter.setPen(QColor(tokens.rubric if row.acts else tokens.ink))
        numbered = Qt.TextElideMode.ElideMiddle if name[-1:].isdigit() else Qt.TextElideMode.ElideRight
        text = QFontMetricsF(font).elidedText(name, numbered, top.width())
        painter.drawText(top, _LEFT, text)
        below = QRectF(room.left(), top.bottom(), room.width(), room.bottom() - top.bottom())
        self._numbers(painter, self._gauges(painter, below))

    def _coins(self, painter: QPainter, portrait: QRectF) -> None:
        """Lay counters without an end, such as action points, on the corner of the portrait."""
        for place, track in enumerate(track for track in self.row.tracks if track.most is None) if self.row else ():
            half = max(8.0, portrait.width() * 0.23)
            at = QPointF(portrait.right() - half * 0.7 - place * half * 2, portrait.bottom() - half * 0.9)
            plates.coin(painter, at, half, str(track.value), self._theme.tokens, self._theme.type.text("small"))

    def _gauges(self, painter: QPainter, room: QRectF) -> QRectF:
        """Draw the gauges from the right; give the room that is left."""
        right, side = room.right(), min(GAUGE * 1.3 * self._theme.room, room.height())
        for track in self.row.tracks if self.row else ():
            if track.most is not None:
                box = QRectF(right - side, room.center().y() - side / 2, side, side)
                font = self._theme.type.text("small")
                plates.gauge(painter, box, track.value, track.most, self._theme.tokens, font)
                right -= side + 3
        return QRectF(room.left(), room.top(), right - room.left(), room.height())

    def _numbers(self, painter: QPainter, room: QRectF) -> None:
        """Write life, draw statuses beside it as far as there is room, and pips below."""
        row, tokens = self.row, self._theme.tokens
        if row is None:
            return
        pips = QRectF(room.left(), room.bottom() - PIPS, min(room.width(), row.figure.most_life * PIPS * 1.2), PIPS - 1)
        plates.pips(painter, pips, row.figure.life, row.figure.most_life, tokens)
        room = room.adjusted(0, 0, 0, -PIPS)
        life = f"{row.figure.life}/{row.figure.most_life}"
        font = fitted(self._theme.type.text("small"), life, room.width(), 0.6)
        metrics, x = QFontMetricsF(font), room.left()
        width = metrics.horizontalAdvance(life)
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink))
        painter.drawText(QRectF(x, room.top(), width + 2, room.height()), _LEFT, life)
        x += width + 6
        self._signs(painter, QRectF(x, room.top(), room.right() - x, room.height()))

    def _signs(self, painter: QPainter, room: QRectF) -> None:
        """Draw a sign for each status."""
        badges = [badge for badge in self.row.figure.badges if badge.key != ACTIVE] if self.row else []
        side, x = min(14.0 * self._theme.room, room.height()), room.left()
        for badge in badges:
            name = signs.choose(badge.key, badge.label)
            if name and x + side <= room.right():
                box = QRectF(x, room.center().y() - side / 2, side, side)
                signs.draw(painter, name, box, QColor(self._theme.tokens.rubric))
                x += side + 3


def _short(figure: FigureView) -> str:
    """Leave the side out of a name that begins with it: there is no room to say it on every plate."""
    return figure.name.removeprefix(f"{figure.title} ")


def words(row: PlateRow) -> Iterable[str]:
    """Tell everything that a plate shows."""
    figure = row.figure
    yield f"{figure.life} / {figure.most_life}"
    for track in row.tracks:
        most = "" if track.most is None else f" / {track.most}"
        last = "" if track.last is None else f" ({track.last.amount:+d}: {track.last.why})"
        yield f"{track.label}: {track.value}{most}{last}"
    for badge in figure.badges:
        yield badge.label if badge.value is None else f"{badge.label} {badge.value}"


def rows(view: BattleView, colours: dict[str, str], acting: str) -> list[PlateRow]:
    """Give a row for everybody whom a seat plays."""
    found = []
    for figure in view.figures:
        if figure.seat:
            tracks = tuple(track for track in view.tracks if track.owner == figure.key)
            colour = colours.get(figure.key) or colours.get(figure.seat, plates.FRIEND)
            found.append(PlateRow(figure, tracks, figure.key == acting, colour))
    return found


WIDE = 6
"""More than so many stand in two rows."""


class CompanyStrip(QWidget):
    """Shows rows and says who was chosen."""

    figure_chosen = Signal(str)

    def __init__(self, theme: Theme, tips: Tips, pictures: FigurePictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._tips, self._pictures = theme, tips, pictures
        self.plates: list[FigurePlate] = []
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(3)
        self.setAccessibleName(self.tr("The company"))

    def show_rows(self, rows: Sequence[PlateRow]) -> None:
        """Show these figures; plates are kept from one view to the next."""
        across = len(rows) if len(rows) <= WIDE else -(-len(rows) // 2)
        while len(self.plates) < len(rows):
            self._add()
        for place, plate in enumerate(self.plates):
            plate.setVisible(place < len(rows))
            self._layout.removeWidget(plate)
            if place < len(rows):
                self._layout.addWidget(plate, place // across, place % across)
                plate.show_row(rows[place])
        self.setVisible(bool(rows))

    def _add(self) -> None:
        plate = FigurePlate(self._theme, self._tips, self._pictures, self)
        plate.clicked.connect(partial(self._on_clicked, len(self.plates)))
        self.plates.append(plate)

    def _on_clicked(self, place: int) -> None:
        row = self.plates[place].row
        if row is not None:
            self.figure_chosen.emit(row.figure.key)
