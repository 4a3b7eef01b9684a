"""The way that the company has come, drawn beside the roads, and the signs of the map explained."""

from __future__ import annotations

from math import atan2, cos, pi, sin
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QHBoxLayout, QStyleOptionGraphicsItem, QWidget

from horologium.ui.art.chart import inks
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from horologium.campaign.trail import Leg
    from horologium.ui.kit.theme import Theme

SWAY: Final = 0.13
"""How far aside of the straight line it runs: there and back lie on different sides."""
HEAD: Final = 11.0
DASHES: Final = (3.2, 1.8)
WAY: Final = "way"
ROAD: Final = "road"
VISITED: Final = "visited"
OPEN: Final = "open"


class LegMark(QGraphicsItem):
    """Long dashes from town to town, with an arrow half-way; pointed at, it tells the days of the journeys."""

    def __init__(self, theme: Theme, leg: Leg, start: QPointF, end: QPointF) -> None:
        super().__init__()
        self._theme, self.leg = theme, leg
        along = end - start
        self._path = QPainterPath(start)
        self._path.quadTo(start + along * 0.5 + QPointF(-along.y(), along.x()) * 2 * SWAY, end)
        self.setZValue(1.7)
        give_tip(self, "\n".join(leg.journeys))

    def boundingRect(self) -> QRectF:
        """Take the line and its arrow."""
        return self._path.boundingRect().adjusted(-30, -30, 30, 30)

    def shape(self) -> QPainterPath:
        """Be pointed at near the line only."""
        stroker = QPainterPathStroker()
        stroker.setWidth(14)
        return stroker.createStroke(self._path)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw dashes on a pale ground."""
        colours = inks.choose(self._theme.tokens)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for pen in way_pens(colours):
            painter.strokePath(self._path, pen)
        size = HEAD / max(painter.worldTransform().m11(), 0.01)
        draw_head(painter, colours, self._path.pointAtPercent(0.53), (self._turn(), size))

    def _turn(self) -> float:
        by = self._path.pointAtPercent(0.56) - self._path.pointAtPercent(0.5)
        return atan2(by.y(), by.x())


def way_pens(colours: inks.Inks) -> tuple[QPen, QPen]:
    """The pale ground, and the dashes on it."""
    ground, dashes = QPen(QColor(colours.paper), 5.0), QPen(QColor(colours.line), 2.8)
    dashes.setDashPattern(DASHES)
    for pen in (ground, dashes):
        pen.setCosmetic(True)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    return ground, dashes


def draw_head(painter: QPainter, colours: inks.Inks, at: QPointF, aimed: tuple[float, float]) -> None:
    """Draw an arrow head around a point; it is aimed by an angle, and has a size."""
    turn, size = aimed
    corners = [at + QPointF(cos(turn + by), sin(turn + by)) * size * far
               for by, far in ((0.0, 0.8), (pi * 0.8, 0.7), (pi, 0.3), (-pi * 0.8, 0.7))]  # fmt: skip
    pen = QPen(QColor(colours.paper), 1.2)
    pen.setCosmetic(True)
    painter.setPen(pen)
    painter.setBrush(QColor(colours.line))
    painter.drawPolygon(QPolygonF(corners))


class Swatch(QWidget):
    """A sign of the map, by itself."""

    def __init__(self, theme: Theme, sign: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._sign = theme, sign
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """Be as high as small text, and wide enough for a line."""
        side = round(self._theme.type.sizes["small"] * 1.3)
        return QSize(side * 2 if self._sign in {WAY, ROAD} else side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it as the map does."""
        colours = inks.choose(self._theme.tokens)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.paper))
        painter.drawRoundedRect(room, 3, 3)
        if self._sign in {WAY, ROAD}:
            self._line(painter, colours, room)
        else:
            self._ring(painter, colours, room)

    def _line(self, painter: QPainter, colours: inks.Inks, room: QRectF) -> None:
        path = QPainterPath(QPointF(room.left() + 2, room.center().y()))
        path.lineTo(room.right() - 2, room.center().y())
        if self._sign == ROAD:
            painter.strokePath(path, QPen(QColor(colours.road), 2.4, Qt.PenStyle.DashLine, Qt.PenCapStyle.FlatCap))
            return
        painter.strokePath(path, way_pens(colours)[1])
        draw_head(painter, colours, room.center(), (0.0, HEAD * 0.8))

    def _ring(self, painter: QPainter, colours: inks.Inks, room: QRectF) -> None:
        dotted = self._sign == OPEN
        style = Qt.PenStyle.DotLine if dotted else Qt.PenStyle.SolidLine
        painter.setPen(QPen(QColor(colours.road if dotted else colours.gilt), 2.0, style))
        painter.drawEllipse(room.adjusted(2, 2, -2, -2))


class Legend(QWidget):
    """What the signs of the map mean, in a line."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        flow = Flow(4)
        flow.setContentsMargins(8, 0, 8, 0)
        self.setLayout(flow)
        self.setAccessibleName(self.tr("What the signs mean"))
        words = {
            WAY: self.tr("The way you came"),
            ROAD: self.tr("Roads from here"),
            VISITED: self.tr("Visited"),
            OPEN: self.tr("Within reach"),
        }
        self._entries = {sign: self._entry(sign, text) for sign, text in words.items()}
        for entry in self._entries.values():
            flow.addWidget(entry)

    def show_for(self, *, towns: bool, travelled: bool) -> None:
        """Explain only what is on the map."""
        self.setVisible(towns)
        self._entries[WAY].setVisible(travelled)

    def _entry(self, sign: str, text: str) -> QWidget:
        entry = QWidget()
        row = QHBoxLayout(entry)
        row.setContentsMargins(0, 0, 10, 0)
        row.setSpacing(5)
        row.addWidget(Swatch(self._theme, sign))
        row.addWidget(PlainLabel(text, "small"))
        return entry
