"""What lies on the chart: towns, roads, the way that the company came, and the key to their signs."""

from __future__ import annotations

from math import atan2, cos, pi, sin
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
    QRadialGradient,
)
from PySide6.QtWidgets import QGraphicsItem, QHBoxLayout, QStyleOptionGraphicsItem, QWidget

from horologium.ui.art import strokes
from horologium.ui.art.chart import hand, inks
from horologium.ui.art.townscapes import SMALL
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Flow
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFont, QPaintEvent, QTransform

    from horologium.campaign.travels import Leg, RoadSight, TownSight
    from horologium.ui.kit.theme import Theme

GAP: Final = 3.0
SIDES: Final = ("right", "left", "below", "above")
CITY: Final = (
    "!M2.6 21 L2.6 10 L4 10 L4 11.2 L5 11.2 L5 10 L6.4 10 L6.4 13 L9 13 L9 7 L8.2 7 L12 1 L15.8 7 L15 7 L15 13 "
    "L17.6 13 "
    "L17.6 9 L19 9 L19 10.2 L20 10.2 L20 9 L21.4 9 L21.4 21 Z M10.4 21 L10.4 17.4 C10.4 15.2 13.6 15.2 13.6 17.4 L13.6 "
    "21 Z M11.4 8.6 L12.6 8.6 L12.6 11.4 L11.4 11.4 Z"
)
VILLAGE: Final = (
    "!M2.6 21 L2.6 15.4 L6.8 11 L11 15.4 L11 13 L12.6 13 L12.6 8 L15 2.6 L17.4 8 L17.4 14 L21.4 17 L21.4 21 Z M5.6 21 "
    "L5.6 17 L8 17 L8 21 Z M14.3 9.6 L15.7 9.6 L15.7 12 L14.3 12 Z"
)
FLAG: Final = "M6 23 L6 1.4", "!M6 2 C10 0.4 13 4.6 20.6 2.6 L17 6.6 L20.6 10.6 C13 12.6 10 8.4 6 10 Z"
RINGS: Final = 6
"""How far the ring of a town that can be reached lies outside its disc."""
FAR: Final = 0.55
"""How much smaller it is from far away."""
STEPS: Final = 16
"""How many pieces a road is cut into when names look for room."""
SIDE: Final = 1.5
"""How many times as large as the small text a town is drawn."""
SWAY: Final = 0.13
"""How far aside of the straight line it runs: there and back lie on different sides."""
HEAD: Final = 11.0
DASHES: Final = (3.2, 1.8)
WAY_SIGN: Final = "way"
ROAD_SIGN: Final = "road"
VISITED_SIGN: Final = "visited"
OPEN_SIGN: Final = "open"


def room_of_name(drawing: QRectF, size: QSizeF, side: str) -> QRectF:
    """The room of a name on one side of the drawing of its town."""
    middle, width, height = drawing.center(), size.width(), size.height()
    corners = {
        "right": QPointF(drawing.right() + GAP, middle.y() - height / 2),
        "left": QPointF(drawing.left() - GAP - width, middle.y() - height / 2),
        "below": QPointF(middle.x() - width / 2, drawing.bottom() + GAP - 2),
        "above": QPointF(middle.x() - width / 2, drawing.top() - GAP - height),
    }
    return QRectF(corners[side], size)


def place_names(drawings: Sequence[QRectF], sizes: Sequence[QSizeF], things: Sequence[QRectF] = ()) -> list[str]:
    """Choose a side for each name, one after another, where it covers least of towns, names and other things."""
    taken: list[QRectF] = [*things]
    chosen = []
    for number, (drawing, size) in enumerate(zip(drawings, sizes, strict=True)):
        others = [*taken, *(each for place, each in enumerate(drawings) if place != number)]
        side = min(SIDES, key=lambda side: _covered(room_of_name(drawing, size, side), others))
        chosen.append(side)
        taken.append(room_of_name(drawing, size, side))
    return chosen


def _covered(room: QRectF, others: Sequence[QRectF]) -> float:
    common = (room & other for other in others)
    return sum(each.width() * each.height() for each in common if not each.isEmpty())


class TownItem(QGraphicsItem):
    """A town with its name, as large as the text however close one looks; a flag flies where the company is."""

    def __init__(self, theme: Theme, town: TownSight, line: str, at: QPointF) -> None:
        super().__init__()
        self._theme, self.town, self._line = theme, town, line
        self.side, self.chosen, self.focused = "right", False, False
        self.far, self.small = False, town.kind == SMALL
        self.setPos(at)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(3 if town.here else 2)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        give_tip(self, "\n".join(filter(None, (town.name, line, " · ".join(name for _, name in town.services)))))

    @property
    def drawing(self) -> QRectF:
        """The room of the drawing, in pixels around the place."""
        side = self._theme.type.sizes["small"] * SIDE * (0.82 if self.small else 1.0) * (FAR if self.far else 1)
        return QRectF(-side / 2, -side / 2, side, side)

    @property
    def ringed(self) -> QRectF:
        """The room of the drawing with its rings."""
        rings = self.drawing.width() * 0.2 + RINGS
        return self.drawing.adjusted(-rings, -rings, rings, rings)

    @property
    def _told(self) -> str:
        return "" if self.far else self._line

    @property
    def name_size(self) -> QSizeF:
        """The room that the name and the line below it need."""
        name, line = QFontMetricsF(self._name_font()), QFontMetricsF(self._line_font())
        width = max(name.horizontalAdvance(self.town.name), line.horizontalAdvance(self._told))
        return QSizeF(width + 8, name.height() + (line.height() - 3 if self._told else 0))

    def set_far(self, far: bool) -> None:
        """Become smaller where one looks from far away; then only the name is told."""
        if far != self.far:
            self.prepareGeometryChange()
            self.far = far

    def set_side(self, side: str) -> None:
        """Write the name on another side."""
        self.prepareGeometryChange()
        self.side = side

    def set_state(self, *, chosen: bool, focused: bool) -> None:
        """Show whether this town is chosen, and whether the keys go to the map."""
        self.chosen, self.focused = chosen, focused
        self.setZValue(4 if chosen else 3 if self.town.here else 2)
        self.update()

    def boundingRect(self) -> QRectF:
        """Take the drawing with its rings, the flag and the name."""
        reach = self.drawing.width() * 0.95
        return self.drawing.adjusted(-reach, -reach, reach, reach) | self._label()

    def covers(self, point: QPointF) -> bool:
        """Whether a point, in pixels from the place, lies on the town or its name."""
        return self.drawing.adjusted(-6, -6, 6, 6).contains(point) or self._label().contains(point)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw rings, town, flag and name."""
        colours, tokens = inks.choose(self._theme.tokens), self._theme.tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.town.here:
            self._glow(painter, colours)
        self._plaque(painter, colours)
        if self.chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(tokens.accent), 3.2 if self.focused else 2.2))
            radius = self.drawing.width() * 0.86
            painter.drawEllipse(QPointF(), radius, radius)
        drawing = VILLAGE if self.small else CITY
        ink = QColor(colours.rubric if self.town.visits or self.town.here else colours.line)
        strokes.draw(painter, drawing, self.drawing.adjusted(2, 1, -2, -3), ink)
        if self.town.here:
            side = self.drawing.width() * 0.95
            box = QRectF(-side * 0.02, -side * 1.45, side, side)
            strokes.draw(painter, FLAG[1], box, QColor(tokens.accent))
            strokes.draw(painter, FLAG[0], box, QColor(colours.line), 1.8)
        self._write(painter, colours)

    def _glow(self, painter: QPainter, colours: inks.Inks) -> None:
        radius = self.drawing.width() * (1.0 if colours.bare else 1.7)
        if colours.bare:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.line), 3))
            painter.drawEllipse(QPointF(), radius, radius)
            return
        light = QRadialGradient(QPointF(), radius)
        gilt = QColor(colours.gilt)
        light.setColorAt(0.35, gilt)
        gilt.setAlpha(0)
        light.setColorAt(1, gilt)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawEllipse(QPointF(), radius, radius)

    def _plaque(self, painter: QPainter, colours: inks.Inks) -> None:
        """Draw the disc under a town: gilt for where the company has been, dashed for where it could go today."""
        radius = self.drawing.width() * 0.68
        painter.setBrush(QColor(colours.paper))
        painter.setPen(
            QPen(QColor(colours.gilt if self.town.visits else colours.line), 2.2 if self.town.visits else 1.2)
        )
        painter.drawEllipse(QPointF(), radius, radius)
        if self.town.travel.allowed:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.road), 1.8, Qt.PenStyle.DotLine))
            painter.drawEllipse(QPointF(), radius + 4, radius + 4)

    def _write(self, painter: QPainter, colours: inks.Inks) -> None:
        room, name = self._label(), QFontMetricsF(self._name_font())
        for text, font, metrics, y, ink in (
            (self.town.name, self._name_font(), name, 0.0, colours.line),
            (self._told, self._line_font(), QFontMetricsF(self._line_font()), name.height() - 3, colours.road),
        ):
            width = metrics.horizontalAdvance(text)
            x = {"right": 4.0, "left": room.width() - width - 4}.get(self.side, (room.width() - width) / 2)
            path = QPainterPath()
            path.addText(room.left() + x, room.top() + y + metrics.ascent(), font, text)
            halo = QColor(colours.land)
            halo.setAlpha(225)
            painter.strokePath(path, QPen(halo, 4.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                                          Qt.PenJoinStyle.RoundJoin))  # fmt: skip
            painter.fillPath(path, QColor(ink))

    def _label(self) -> QRectF:
        return room_of_name(self.ringed, self.name_size, self.side)

    def _name_font(self) -> QFont:
        return self._theme.type.capitals("small" if self.far else "body", 0.05)

    def _line_font(self) -> QFont:
        return self._theme.type.text("small", italic=True)


class RoadItem(QGraphicsItem):
    """A road, and a small disc with the days it takes; one that begins here is drawn in red."""

    def __init__(self, theme: Theme, road: RoadSight, start: QPointF, end: QPointF, *, near: bool) -> None:
        super().__init__()
        self._theme, self.road, self._near = theme, road, near
        self.far = False
        self._path = _winding(start, end)
        self.setZValue(1.5 if near else 1)

    def points(self, transform: QTransform) -> list[QPointF]:
        """Where the road runs on the screen, between its towns."""
        return [transform.map(self._path.pointAtPercent(step / STEPS)) for step in range(2, STEPS - 1)]

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-40, -40, 40, 40)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw the road as two thin lines, broken up by hand."""
        colours = inks.choose(self._theme.tokens)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = QColor(colours.road if self._near else colours.shade)
        for width, colour, style in (
            (4.6 if self._near else 3.6, QColor(colours.paper), Qt.PenStyle.SolidLine),
            (2.4 if self._near else 1.5, ink, Qt.PenStyle.DashLine),
        ):
            pen = QPen(colour, width, style, Qt.PenCapStyle.FlatCap)
            pen.setCosmetic(True)
            painter.strokePath(self._path, pen)
        if not self.far:
            self._days(painter, colours, ink)

    def _days(self, painter: QPainter, colours: inks.Inks, ink: QColor) -> None:
        font = self._theme.type.text("small")
        metrics = QFontMetricsF(font)
        radius = metrics.height() * 0.5
        painter.save()
        place = painter.transform().map(self._path.pointAtPercent(0.5))
        painter.resetTransform()
        ratio = painter.device().devicePixelRatioF() if painter.device() else 1.0
        painter.scale(ratio, ratio)
        painter.translate(place / ratio)
        painter.setPen(QPen(ink, 1.2))
        painter.setBrush(QColor(colours.paper))
        painter.drawEllipse(QPointF(), radius, radius)
        painter.setFont(font)
        painter.drawText(QRectF(-radius, -radius, 2 * radius, 2 * radius), Qt.AlignmentFlag.AlignCenter,
                         str(self.road.days))  # fmt: skip
        painter.restore()


def _winding(start: QPointF, end: QPointF) -> QPainterPath:
    """A road that does not run straight; the two towns alone decide how it winds."""
    dice = hand.chance("road", *sorted((round(start.x()), round(end.x()))))
    along, path = end - start, QPainterPath(start)
    aside = QPointF(-along.y(), along.x())
    sway = dice.choice((-1, 1)) * dice.uniform(0.06, 0.15)
    path.cubicTo(start + along * 0.33 + aside * sway, start + along * 0.67 + aside * sway * 0.4, end)
    return path


class LegItem(QGraphicsItem):
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


class MapSign(QWidget):
    """A sign of the map, by itself."""

    def __init__(self, theme: Theme, sign: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._sign = theme, sign
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """Be as high as small text, and wide enough for a line."""
        side = round(self._theme.type.sizes["small"] * 1.3)
        return QSize(side * 2 if self._sign in {WAY_SIGN, ROAD_SIGN} else side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        colours = inks.choose(self._theme.tokens)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.paper))
        painter.drawRoundedRect(room, 3, 3)
        if self._sign in {WAY_SIGN, ROAD_SIGN}:
            self._line(painter, colours, room)
        else:
            self._ring(painter, colours, room)

    def _line(self, painter: QPainter, colours: inks.Inks, room: QRectF) -> None:
        path = QPainterPath(QPointF(room.left() + 2, room.center().y()))
        path.lineTo(room.right() - 2, room.center().y())
        if self._sign == ROAD_SIGN:
            painter.strokePath(path, QPen(QColor(colours.road), 2.4, Qt.PenStyle.DashLine, Qt.PenCapStyle.FlatCap))
            return
        painter.strokePath(path, way_pens(colours)[1])
        draw_head(painter, colours, room.center(), (0.0, HEAD * 0.8))

    def _ring(self, painter: QPainter, colours: inks.Inks, room: QRectF) -> None:
        dotted = self._sign == OPEN_SIGN
        style = Qt.PenStyle.DotLine if dotted else Qt.PenStyle.SolidLine
        painter.setPen(QPen(QColor(colours.road if dotted else colours.gilt), 2.0, style))
        painter.drawEllipse(room.adjusted(2, 2, -2, -2))


class MapKey(QWidget):
    """What the signs of the map mean, in a line."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        flow = Flow(4)
        flow.setContentsMargins(8, 0, 8, 0)
        self.setLayout(flow)
        self.setAccessibleName(self.tr("What the signs mean"))
        words = {
            WAY_SIGN: self.tr("The way you came"),
            ROAD_SIGN: self.tr("Roads from here"),
            VISITED_SIGN: self.tr("Visited"),
            OPEN_SIGN: self.tr("Within reach"),
        }
        self._entries = {sign: self._entry(sign, text) for sign, text in words.items()}
        for entry in self._entries.values():
            flow.addWidget(entry)

    def show_for(self, *, towns: bool, travelled: bool) -> None:
        """Explain only what is on the map."""
        self.setVisible(towns)
        self._entries[WAY_SIGN].setVisible(travelled)

    def _entry(self, sign: str, text: str) -> QWidget:
        entry = QWidget()
        row = QHBoxLayout(entry)
        row.setContentsMargins(0, 0, 10, 0)
        row.setSpacing(5)
        row.addWidget(MapSign(self._theme, sign))
        row.addWidget(PlainLabel(text, "small"))
        return entry
