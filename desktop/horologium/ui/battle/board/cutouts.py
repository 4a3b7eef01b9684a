"""The picture of a miniature as it stands in a room: on its base, with its life, lying in a daze or in flames."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache
from PySide6.QtWidgets import QGraphicsItem

from horologium.engine.core.drawn import AFLAME, DAZED, LARGE, QUIET, RANKS
from horologium.ui.art import marks, miniatures, signs
from horologium.ui.battle.board.figures import BADGE, MOST_BADGES, PlateSpot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

    from horologium.engine.core.view import FigureView
    from horologium.ui.battle.board.figures import FigureStyle
    from horologium.ui.kit.theme import Theme

LYING: Final = -80
"""By how many degrees somebody who lies has fallen."""
SHADE: Final = "#140c06"


class CutoutPicture:
    """Paints a miniature at a scale: pixels to the unit of a cell of 60; equal ones are painted once."""

    def __init__(self, figure: FigureView, style: FigureStyle, theme: Theme, place: int = 0) -> None:
        name = miniatures.named(figure)
        self.figure, self._style, self._theme, self._tokens = figure, style, theme, theme.tokens
        self.name = miniatures.MOB[place % len(miniatures.MOB)] if name == "mob" else name
        keys = {badge.key for badge in figure.badges}
        self.lying = figure.life <= 0 or not keys.isdisjoint(DAZED)
        self.burning = not keys.isdisjoint(AFLAME)
        drawing = miniatures.DRAWINGS[self.name]
        self._unit, self.high = drawing.tall, drawing.high * drawing.tall
        self.reach = max(46.0, self.high * 0.62 + 12)
        self.shape = self._shape()

    def paint(self, scale: float) -> QPixmap:
        """Paint the picture, or give the one that was painted before."""
        figure = self.figure
        badges = tuple((badge.key, badge.value) for badge in figure.badges)
        look = (self.name, self.lying, self.burning, self._style.colour, figure.life <= 0, figure.rank, badges)
        key = f"cutout {self._tokens.name} {self._theme.type.sizes['small']} {scale:.3f} {look}"
        found = QPixmap()
        if QPixmapCache.find(key, found):
            return found
        made = self._paint(scale)
        QPixmapCache.insert(key, made)
        return made

    def spots(self) -> list[PlateSpot]:
        """Say where badges lie, from the upper right downwards; what is drawn anyway has none."""
        told = (*QUIET, *DAZED, *AFLAME)
        shown = [badge for badge in self.figure.badges if badge.key not in told][:MOST_BADGES]
        left, top = min(self.reach - 2 * BADGE - 2, 18.0), -self.high / 2
        return [
            PlateSpot(badge, QRectF(left, top + place * (2 * BADGE + 0.6), 2 * BADGE, 2 * BADGE))
            for place, badge in enumerate(shown)
        ]

    def _shape(self) -> QPainterPath:
        """Give where a click means this figure: its body, without what it holds aloft."""
        path = QPainterPath()
        if self.lying:
            path.addRoundedRect(QRectF(-self.high * 0.45, self.high * 0.12, self.high * 0.9, self.high * 0.36), 8, 8)
        else:
            wide = 30.0 * self._unit if self._unit < 0.7 else 42.0 * self._unit
            path.addRoundedRect(QRectF(-wide, -self.high * 0.42, 2 * wide, self.high * 0.9), 10, 10)
        return path

    def _paint(self, scale: float) -> QPixmap:
        side = round(2 * self.reach * scale)
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.scale(scale, scale)
        painter.translate(self.reach, self.reach)
        self._base(painter)
        painter.save()
        painter.translate(0, self.high / 2)
        painter.scale(self._unit, self._unit)
        if self.lying:
            painter.translate(-46, -18)
            painter.rotate(-LYING)
        miniatures.cut_out(self.name).draw(painter, self._tokens, grey=self.figure.life <= 0)
        painter.restore()
        self._state(painter)
        self._rank(painter)
        for spot in self.spots():
            self._badge(painter, spot)
        painter.end()
        return pixmap

    def _base(self, painter: QPainter) -> None:
        """Put a base under the feet, in the colour of the side."""
        wide = 27 * self._unit * (1.35 if self._unit > 0.7 else 1.0)
        painter.setPen(Qt.PenStyle.NoPen)
        if not self._tokens.flat:
            painter.setBrush(QColor(15, 8, 0, 90))
            painter.drawEllipse(QPointF(3, self.high / 2 + 1.5), wide * 1.15, wide * 0.44)
        painter.setPen(QPen(QColor(self._tokens.ink if self._tokens.flat else SHADE), 1.4))
        painter.setBrush(QColor(self._tokens.field if self._tokens.flat else self._style.colour))
        painter.drawEllipse(QPointF(0, self.high / 2 - 1), wide, wide * 0.38)

    def _state(self, painter: QPainter) -> None:
        """Let stars go round over one who lies, and flames rise from one who burns."""
        if self.burning:
            painter.save()
            painter.translate(0, self.high / 2)
            painter.scale(self._unit, self._unit)
            flames = miniatures.Cutout()
            for x, y, size in ((-20, -2, 1.3), (20, -1, 1.5), (0, 2, 1.1), (-13, -50, 0.9)):
                miniatures.fire(flames, x, y, size)
            flames.draw(painter, self._tokens)
            painter.restore()
        if self.lying:
            for x, y, side in ((-14, -8, 12), (0, -13, 10), (13, -7, 11)):
                box = QRectF(x - side / 2, self.high * 0.18 + y - side / 2, side, side)
                signs.draw(painter, "star", box.adjusted(-1.4, -1.4, 1.4, 1.4), QColor(SHADE))
                signs.draw(painter, "star", box, QColor(self._tokens.ink if self._tokens.flat else "#ffe27a"))

    def _rank(self, painter: QPainter) -> None:
        """Mark leaders and the elite above their heads; who is large needs no mark."""
        worn = RANKS.get(self.figure.rank, ()) if self._unit < 0.7 else ()
        size = 15.0
        for place, mark in enumerate(worn):
            box = QRectF((place - len(worn) / 2) * size, -self.high / 2 - (4 if self._unit < 0.6 else -4), size, size)
            for x, y in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                marks.draw(
                    painter, mark, box.translated(x, y), QColor(self._tokens.field if self._tokens.flat else SHADE)
                )
            marks.draw(painter, mark, box, QColor(self._tokens.ink if self._tokens.flat else "#ffd95a"))

    def _badge(self, painter: QPainter, spot: PlateSpot) -> None:
        """Draw a status: its sign, or its first letter if there is none."""
        tokens, name = self._tokens, signs.choose(spot.badge.key, spot.badge.label)
        dark = QColor(tokens.ink if tokens.flat else "#2b1d0e")
        painter.setBrush(QColor(tokens.field if tokens.flat else "#f3dfa4"))
        painter.setPen(QPen(QColor(tokens.ink if tokens.flat else SHADE), 1.2))
        painter.drawEllipse(spot.box)
        if name:
            inset = spot.box.width() * 0.18
            signs.draw(painter, name, spot.box.adjusted(inset, inset, -inset, -inset), dark, 2.6)
            return
        font = self._theme.type.capitals("small", 0.0)
        font.setPixelSize(10)
        painter.setFont(font)
        painter.setPen(dark)
        painter.drawText(spot.box, Qt.AlignmentFlag.AlignCenter, spot.badge.label[:1].upper())


def cut(figure: FigureView, style: FigureStyle, theme: Theme, place: int) -> CutoutPicture | None:
    """Give the picture of a miniature; None if there is none for such a figure, who stands there as a plate."""
    return CutoutPicture(figure, style, theme, place) if miniatures.named(figure) else None


PLATE, LEAST = 21.0, 13.0
"""How high a plate of life is in the units of the board, and how many pixels at least."""


class LifeMark(QGraphicsItem):
    """The life of one figure on a plate with a heart, red once something is lost; from afar it can still be read."""

    def __init__(self, theme: Theme, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._theme, self._life, self._hurt = theme, 0, False
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_life(self, figure: FigureView, *, behind: bool = False) -> None:
        """Show the life of a figure at its feet, or its shoulder; of those who have but one nothing is written."""
        self._life, self._hurt = max(0, figure.life), figure.life < figure.most_life
        self.setVisible(figure.most_life > 1)
        box = self.parentItem().boundingRect()
        high = behind or figure.rank in LARGE
        self.setPos(-box.width() * 0.22 if high else 0.0, box.height() * (-0.14 if high else 0.36))
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-60, -34, 120, 68)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the plate."""
        tokens, text = self._theme.tokens, str(self._life)
        scale = max(0.01, painter.worldTransform().m11() / painter.device().devicePixelRatio())
        high = min(44.0, max(LEAST / scale, min(PLATE, 17.0 / scale)))
        wide = high * (1.3 + 0.5 * len(text))
        box = QRectF(-wide / 2, -high / 2, wide, high)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens.ink if tokens.flat else "#fdf1cf"), high * 0.07))
        painter.setBrush(QColor(tokens.field if tokens.flat else "#8e1018" if self._hurt else "#17305c"))
        painter.drawRoundedRect(box, high * 0.3, high * 0.3)
        ink, side = QColor(tokens.ink if tokens.flat else "#fff8e2"), high * 0.62
        signs.draw(painter, "heart", QRectF(box.left() + high * 0.2, -side / 2, side, side), ink)
        font = self._theme.type.capitals("small", 0.0)
        font.setBold(True)
        font.setPixelSize(max(1, round(high * 0.86)))
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(box.adjusted(high * 0.8, -9, 0, 9), Qt.AlignmentFlag.AlignCenter, text)
