"""The places of a story as cards, and the ways between them as lines."""

from __future__ import annotations

from math import atan2, cos, pi, sin
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from horologium.ui.art import frames, things
from horologium.ui.kit.typography import fitted

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QFont

    from horologium.campaign.story_map import Line, MapPlace
    from horologium.ui.kit.theme import Theme
    from horologium.ui.kit.tokens import Tokens

KINDS: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {"scene": ("scroll", "#43325e"), "mission": ("swords", "#7a2020"), "ending": ("crown", "#7a5c1a")}
)
"""The sign and the colour of each kind of place."""
translate = QCoreApplication.translate
_WRAP: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


def card_size(theme: Theme) -> tuple[float, float]:
    """How large the card of a place is."""
    unit = theme.type.sizes["body"]
    return unit * 12.6, unit * 3.7


class PlaceItem(QGraphicsItem):
    """A card: known places have sign and title, a blank has a seal and what is known of the way to it."""

    def __init__(self, theme: Theme, place: MapPlace, way: Line | None, where: QPointF) -> None:
        super().__init__()
        self._theme, self.place, self.way = theme, place, way
        self.chosen = self.focused = False
        self.setPos(where)
        self.setZValue(2)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    @property
    def area(self) -> QRectF:
        """The card around its middle."""
        width, height = card_size(self._theme)
        return QRectF(-width / 2, -height / 2, width, height)

    def boundingRect(self) -> QRectF:
        return self.area.adjusted(-16, -22, 16, 16)

    def set_state(self, *, chosen: bool, focused: bool) -> None:
        """Show whether this place is chosen, and whether keys go to the graph."""
        self.chosen, self.focused = chosen, focused
        self.update()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw the card."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        if self.place.state == "unknown":
            self._blank(painter)
        else:
            self._known(painter)
        if self.chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._theme.tokens.accent), 4 if self.focused else 2.6))
            painter.drawRoundedRect(self.area.adjusted(-4, -4, 4, 4), 8, 8)

    def _known(self, painter: QPainter) -> None:
        tokens, area, here = self._theme.tokens, self.area, self.place.state == "here"
        if here and not tokens.flat:
            self._glow(painter)
        frames.card(painter, area, tokens, lit=here or self.place.kind == "ending")
        sign, colour = KINDS.get(self.place.kind, KINDS["scene"])
        side = area.height() - 18
        plate = QRectF(area.left() + 9, area.top() + 9, side, side)
        _plate(painter, plate, sign, colour, tokens)
        words = QRectF(plate.right() + 9, area.top() + 5, area.right() - plate.right() - 15, area.height() - 10)
        self._title(painter, words, self.place.title, self._theme.type.capitals("body", 0.03), tokens.ink)
        if here:
            self._flag(painter)
        if self.place.visits > 1:
            painter.setFont(self._theme.type.text("small", italic=True))
            painter.setPen(QColor(tokens.muted))
            corner = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
            painter.drawText(area.adjusted(0, 0, -8, -3), corner, f"× {self.place.visits}")

    def _blank(self, painter: QPainter) -> None:
        """Draw a sealed leaf: it tells of the way there, and nothing of what lies behind."""
        tokens, area = self._theme.tokens, self.area
        opened = self.way is not None and self.way.state == "open"
        ground = QColor(tokens.panel)
        ground.setAlpha(170)
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(tokens.accent if opened else tokens.line), 1.8, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 6, 6)
        side = area.height() - 22
        seal = QRectF(area.left() + 11, area.top() + 11, side, side)
        _seal(painter, seal, self._theme, opened=opened)
        words = QRectF(seal.right() + 9, area.top() + 5, area.right() - seal.right() - 15, area.height() - 10)
        font = self._theme.type.text("body", italic=True)
        self._title(painter, words, self._told(), font, tokens.ink if opened else tokens.muted)

    def _told(self) -> str:
        """What may be said of the way to a blank."""
        if self.way is not None and self.way.label:
            return self.way.label
        if self.way is not None and self.way.state == "open":
            return translate("Plot", "What comes next")
        return translate("Plot", "Another way")

    def _title(self, painter: QPainter, room: QRectF, text: str, font: QFont, colour: str) -> None:
        for _ in range(5):
            box = QFontMetricsF(font).boundingRect(room, _WRAP, text)
            if box.height() <= room.height() and box.width() <= room.width():
                break
            font.setPixelSize(max(10, font.pixelSize() - 1))
        painter.setFont(fitted(font, max(text.split() or [""], key=len), room.width()))
        painter.setPen(QColor(colour))
        painter.drawText(room, _WRAP, text)

    def _glow(self, painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        gilt = QColor(self._theme.tokens.gilt)
        gilt.setAlpha(34)
        painter.setBrush(gilt)
        for step in range(1, 6):
            painter.drawRoundedRect(self.area.adjusted(-2.6 * step, -2.6 * step, 2.6 * step, 2.6 * step), 9, 9)

    def _flag(self, painter: QPainter) -> None:
        side = self._theme.type.sizes["body"] * 1.5
        box = QRectF(self.area.right() - side * 1.3, self.area.top() - side * 0.75, side, side)
        things.draw(painter, "banner", box, QColor(self._theme.tokens.accent))


def _plate(painter: QPainter, box: QRectF, sign: str, colour: str, tokens: Tokens) -> None:
    if tokens.flat:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(tokens.line), 1.5))
    else:
        painter.setBrush(QColor(colour))
        painter.setPen(QPen(QColor(tokens.gilt), 2))
    painter.drawRect(box)
    inset = box.width() * 0.16
    ink = QColor(tokens.ink if tokens.flat else "#fbeecb")
    things.draw(painter, sign, box.adjusted(inset, inset, -inset, -inset), ink)


def _seal(painter: QPainter, box: QRectF, theme: Theme, *, opened: bool) -> None:
    """Draw a seal of wax with a question mark; where the way is closed it is grey."""
    tokens = theme.tokens
    wax = QColor("#8e1b1b" if opened else "#8a7a5e")
    painter.setBrush(QColor(tokens.panel) if tokens.flat else wax)
    painter.setPen(QPen(QColor(tokens.ink if tokens.flat else wax.darker(140)), 1.6))
    edge = QPainterPath()
    at, radius = box.center(), box.width() / 2
    points = []
    for step in range(22):
        far = radius * (1.0 if step % 2 else 0.93)
        points.append(at + QPointF(cos(step * pi / 11), sin(step * pi / 11)) * far)
    edge.addPolygon(QPolygonF(points))
    edge.closeSubpath()
    painter.drawPath(edge)
    painter.drawEllipse(at, radius * 0.7, radius * 0.7)
    font = theme.type.capitals("heading", 0)
    font.setPixelSize(round(radius * 1.05))
    painter.setFont(font)
    painter.setPen(QColor(tokens.ink if tokens.flat else "#fbeecb"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, "?")


class WayItem(QGraphicsItem):
    """A way: taken ones are drawn through, open ones dashed, closed ones dotted; a choice that was made is written."""

    def __init__(self, theme: Theme, line: Line, start: QPointF, end: QPointF) -> None:
        super().__init__()
        self._theme, self.line = theme, line
        width, height = card_size(theme)
        self._path = _curve(start, end, width, height)
        self.setZValue(1.5 if line.state == "taken" else 1)  # no other line strikes out the label of a choice

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-90, -40, 90, 40)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Draw line, head and label."""
        tokens = self._theme.tokens
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        colour, width, style = {
            "taken": (tokens.rubric, 2.8, Qt.PenStyle.SolidLine),
            "open": (tokens.accent, 2.2, Qt.PenStyle.DashLine),
            "closed": (tokens.muted, 1.4, Qt.PenStyle.DotLine),
        }[self.line.state]
        painter.strokePath(self._path, QPen(QColor(colour), width, style, Qt.PenCapStyle.RoundCap))
        self._head(painter, QColor(colour), 5 + width * 1.6)
        if self.line.state == "taken" and self.line.label:
            self._label(painter)

    def _head(self, painter: QPainter, colour: QColor, size: float) -> None:
        tip, before = self._path.pointAtPercent(1), self._path.pointAtPercent(0.96)
        angle = atan2(tip.y() - before.y(), tip.x() - before.x())
        wings = [tip - QPointF(cos(angle + turn), sin(angle + turn)) * size for turn in (-0.42, 0.42)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF([tip, *wings]))

    def _label(self, painter: QPainter) -> None:
        font = self._theme.type.text("small", italic=True)
        metrics = QFontMetricsF(font)
        unit = self._theme.type.sizes["body"]
        room = QRectF(0, 0, unit * 11, metrics.height() * 2.1)
        room.moveCenter(self._path.pointAtPercent(0.5))
        flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter)
        text = _within(self.line.label, metrics, room.width() * 1.8)
        box = metrics.boundingRect(room, flags, text).adjusted(-5, -2, 5, 2)
        ground = QColor(self._theme.tokens.panel)
        ground.setAlpha(235)
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(self._theme.tokens.line), 0.8))
        painter.drawRoundedRect(box, 4, 4)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.tokens.ink))
        painter.drawText(room, flags, text)


def _within(text: str, metrics: QFontMetricsF, width: float) -> str:
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def _curve(start: QPointF, end: QPointF, width: float, height: float) -> QPainterPath:
    """From the foot of one card to the head of another; a way back runs beside both."""
    if end.y() > start.y():
        out, into = start + QPointF(0, height / 2), end - QPointF(0, height / 2 + 4)
        reach = QPointF(0, max(20.0, (into.y() - out.y()) * 0.5))
        path = QPainterPath(out)
        path.cubicTo(out + reach, into - reach, into)
        return path
    out, into = start + QPointF(width / 2, 0), end + QPointF(width / 2 + 4, 0)
    deep = QPointF(width * 0.5, 0)
    path = QPainterPath(out)
    path.cubicTo(out + deep, into + deep, into)
    return path
