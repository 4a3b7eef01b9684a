"""The picture of one figure: an enamelled plate with an emblem, its rank above, its life below, its statuses beside.

A picture is painted once for each look and scaled by the scene; ``Plate`` also knows what lies where on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap

from horologium.ui.art import emblems, metal, signs
from horologium.ui.battle.board import heraldry
from horologium.ui.battle.board.facing import WAYS
from horologium.ui.battle.board.ribbons import written

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from horologium.engine.core.view import Badge, FigureView
    from horologium.ui.battle.board.heraldry import Arms
    from horologium.ui.theme import Theme

HALF = 22.5
"""Half the height of a plate, for a cell of 60 units."""
REACH = 32.0
"""Half the side of the picture, with all that sticks out."""
BADGE = 7.0
MOST_BADGES = 4
MOST_PIPS = 8
CREAM, SHADE = "#fbeecb", "#140c06"
DOWN = "ko"
DOWNWARDS = WAYS // 4
QUIET = frozenset({"active", "engaged"})
"""What the board shows in another way, or what says little on a picture."""


class Spot(NamedTuple):
    """A badge and where it is drawn."""

    badge: Badge
    box: QRectF


class Plate:
    """Paints a figure at a scale: pixels to the unit of a cell of 60."""

    def __init__(self, figure: FigureView, arms: Arms, theme: Theme, way: int | None = None) -> None:
        self.figure, self._arms, self._theme, self._tokens = figure, arms, theme, theme.tokens
        self.down = figure.life <= 0 or any(badge.key == DOWN for badge in figure.badges)
        self._way = None if self.down else way
        self.half = HALF * (1.12 if figure.rank == "monster" else 1.0)
        self.shape = heraldry.outline(arms.shape, self.half)

    def paint(self, scale: float) -> QPixmap:
        """Paint the picture; the figure stands in its middle."""
        pixmap = QPixmap(round(2 * REACH * scale), round(2 * REACH * scale))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.scale(scale, scale)
        painter.translate(REACH, REACH)
        painter.save()
        if self.down:
            painter.rotate(-68)
        self._plate(painter)
        self._emblem(painter)
        painter.restore()
        self._rank(painter)
        self._look(painter)
        self._life(painter)
        self._number(painter)
        for spot in self.spots():
            self._badge(painter, spot)
        painter.end()
        return pixmap

    def spots(self) -> list[Spot]:
        """Say where badges lie, from the upper right downwards."""
        shown = [badge for badge in self.figure.badges if badge.key not in QUIET][:MOST_BADGES]
        step = 2 * BADGE + 0.6
        return [
            Spot(badge, QRectF(REACH - 2 * BADGE - 1.4, -REACH + 4 + place * step, 2 * BADGE, 2 * BADGE))
            for place, badge in enumerate(shown)
        ]

    def _plate(self, painter: QPainter) -> None:
        tokens = self._tokens
        if tokens.flat:
            painter.setBrush(QColor(tokens.field))
            painter.setPen(QPen(QColor(tokens.ink), 2.6))
            painter.drawPath(self.shape)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(15, 8, 0, 34))
        for step in range(1, 5):
            painter.drawPath(self.shape.translated(0.5 * step, 0.8 * step))
        enamel = QColor(self._arms.colour)
        if self.down:
            enamel = QColor.fromHsv(enamel.hue() % 360, enamel.saturation() // 4, 110)
        sheen = QLinearGradient(0, -self.half, 0, self.half)
        sheen.setColorAt(0, enamel.lighter(138))
        sheen.setColorAt(0.5, enamel)
        sheen.setColorAt(1, enamel.darker(140))
        painter.setBrush(sheen)
        box = self.shape.boundingRect()
        for brush, width in ((QColor(SHADE), 4.6), (metal.bar(tokens, box), 2.9), (QColor(SHADE), 0.7)):
            pen = QPen(brush, width)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            painter.drawPath(self.shape)
            painter.setBrush(Qt.BrushStyle.NoBrush)

    def _emblem(self, painter: QPainter) -> None:
        figure, side = self.figure, self.half * heraldry.room(self._arms.shape)
        name = emblems.choose(figure.kind.replace("-", " "), figure.emblem, figure.name, figure.rank)
        box = QRectF(-side / 2, -side / 2, side, side)
        if self._tokens.flat:
            emblems.draw(painter, name, box, QColor(self._tokens.ink))
            return
        emblems.draw(painter, name, box.translated(0.7, 0.9), QColor(SHADE))
        emblems.draw(painter, name, box, QColor("#cfc4aa" if self.down else CREAM))

    def _rank(self, painter: QPainter) -> None:
        """Mark the elite with a star, leaders with a crown, monsters with three stars."""
        marks = {"elite": ("star",), "leader": ("crown",), "monster": ("star", "star", "star")}.get(
            self.figure.rank, ()
        )
        size = 11.0 if marks == ("crown",) else 8.4
        left = -(len(marks) * size) / 2
        for place, mark in enumerate(marks):
            box = QRectF(left + place * size, -self.half - size * 0.9, size, size)
            draw = emblems.draw if mark in emblems.DRAWINGS else signs.draw
            if not self._tokens.flat:
                for x, y in ((-0.7, 0), (0.7, 0), (0, -0.7), (0, 0.9)):
                    draw(painter, mark, box.translated(x, y), QColor(SHADE))
            draw(painter, mark, box, QColor(self._tokens.ink if self._tokens.flat else "#f4d77c"))

    def _life(self, painter: QPainter) -> None:
        """Show life as beads and as a number: beads are not told apart by everybody."""
        figure, tokens = self.figure, self._tokens
        left, most = max(0, figure.life), max(1, figure.most_life)
        painter.setFont(self._figures(13))
        beads = most <= MOST_PIPS
        pitch = 5.0 if most <= 6 else 4.4
        wide = 17.0 + (most * pitch if beads else 18.0)
        box = QRectF(-wide / 2, self.half * 0.76, wide, 13.0)
        painter.setPen(QPen(QColor(tokens.ink if tokens.flat else SHADE), 0.9))
        painter.setBrush(QColor(tokens.field if tokens.flat else "#f8efd8"))
        painter.drawRoundedRect(box, 6.5, 6.5)
        full = QColor(tokens.ink if tokens.flat else "#a01f1f")
        dark = QColor(tokens.ink if tokens.flat else "#2b1d0e")
        painter.setPen(dark if left == most or tokens.flat else full)
        # A face with tall accents would push its numerals out of so low a box: they stand on a line instead.
        painter.drawText(QPointF(box.left() + 4.6, box.bottom() - 2.7), str(left) if beads else f"{left}/{most}")
        if beads:
            self._beads(painter, QPointF(box.left() + 15.6, box.center().y()), pitch, full)

    def _beads(self, painter: QPainter, start: QPointF, pitch: float, full: QColor) -> None:
        painter.setPen(QPen(full, 0.8))
        for place in range(max(1, self.figure.most_life)):
            painter.setBrush(full if place < self.figure.life else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(start + QPointF(place * pitch, 0), pitch * 0.4, pitch * 0.4)

    def _look(self, painter: QPainter) -> None:
        """Point to where the figure looks, with a small arrow on its rim; downwards it stays above the life."""
        if self._way is None:
            return
        painter.save()
        painter.rotate(self._way * 360 / WAYS)
        painter.setPen(QPen(QColor(self._tokens.field if self._tokens.flat else SHADE), 0.9))
        painter.setBrush(QColor(self._tokens.ink if self._tokens.flat else "#f4d77c"))
        tip = self.half * 0.76 if self._way == DOWNWARDS else REACH - 0.6
        painter.drawPolygon([QPointF(tip, 0), QPointF(tip - 7.6, -5.4), QPointF(tip - 7.6, 5.4)])
        painter.restore()

    def _number(self, painter: QPainter) -> None:
        """Tell one of many by the number in its name."""
        last = self.figure.name.rpartition(" ")[2]
        if not last.isdigit():
            return
        box = QRectF(-REACH + 3, -self.half * 0.98, 14, 14)
        self._disc(painter, box)
        painter.setFont(self._figures(12))
        painter.setPen(QColor(self._tokens.ink if self._tokens.flat else "#2b1d0e"))
        painter.drawText(box.adjusted(-4, -4.6, 4, 4), Qt.AlignmentFlag.AlignCenter, last)

    def _figures(self, size: int) -> QFont:
        """Give a face whose numerals are of equal height."""
        font = self._theme.type.capitals("small", 0.0)
        font.setBold(True)
        font.setPixelSize(size)
        return font

    def _disc(self, painter: QPainter, box: QRectF, colour: str = "#f8efd8") -> None:
        painter.setBrush(QColor(self._tokens.field if self._tokens.flat else colour))
        painter.setPen(QPen(QColor(self._tokens.ink if self._tokens.flat else SHADE), 1.0))
        painter.drawEllipse(box)

    def _badge(self, painter: QPainter, spot: Spot) -> None:
        """Draw a status: its sign, or its first letter if there is none, and how much of it there is."""
        badge, box = spot
        name = signs.choose(badge.key, badge.label)
        dark = QColor(self._tokens.ink if self._tokens.flat else "#2b1d0e")
        self._disc(painter, box, "#f3dfa4" if name else "#f8efd8")
        if name:
            inset = box.width() * 0.19
            signs.draw(painter, name, box.adjusted(inset, inset, -inset, -inset), dark, 2.6)
        else:
            painter.setFont(self._figures(9))
            painter.setPen(dark)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, badge.label[:1].upper())
        if badge.value is not None and badge.value > 1:
            path = written(self._figures(8), str(badge.value)).translated(box.right() - 4.2, box.bottom() - 8.2)
            painter.strokePath(path, QPen(QColor(self._tokens.field if self._tokens.flat else "#fff8e2"), 2.2))
            painter.fillPath(path, dark)
