"""Overlays: areas of cells and lines between them, each kind in a look of its own, told apart by pattern too.

Kinds: ``option`` (may be chosen), ``chosen``, ``hover`` (what an option is about), ``target``, ``reach``, ``range``,
``footprint``, ``sight``, ``blocked``, ``control``, ``trace`` (where a journal line happened), ``cursor``.
"""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from horologium.ui.battle.board.labels import BELOW, MIDDLE, BoardLabel, Numbers

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.ui.battle.board.geometry import Geometry
    from horologium.ui.kit.theme import Theme

CURSOR = "cursor"
SAID = 1000.0
"""Ribbons lie over everything else."""
SMALL = 0.27
"""How high odds are written, seen from a cell."""
VEIL = 62
"""How thick the white is that lies under a colour by day, so that it stays clear on grass and tiles."""


class OverlayLook(NamedTuple):
    """How a kind of overlay is drawn; colours are names of tokens."""

    colour: str
    fill: int = 0
    pattern: Qt.BrushStyle = Qt.BrushStyle.NoBrush
    line: Qt.PenStyle = Qt.PenStyle.SolidLine
    width: float = 1.8
    hatch: int = 120


LOOKS: Final[Mapping[str, OverlayLook]] = {
    "control": OverlayLook("rubric", 26, Qt.BrushStyle.Dense7Pattern, Qt.PenStyle.DotLine, 1.6, 150),
    "range": OverlayLook("gilt", 34, line=Qt.PenStyle.DashDotLine, width=1.8),
    "reach": OverlayLook("accent", 34, Qt.BrushStyle.BDiagPattern, Qt.PenStyle.DashLine, hatch=44),
    "option": OverlayLook("accent", 34, Qt.BrushStyle.BDiagPattern, Qt.PenStyle.DashLine, 2.0, 56),
    "footprint": OverlayLook("rubric", 84, Qt.BrushStyle.FDiagPattern, width=2.4, hatch=130),
    "hover": OverlayLook("gilt_light", 96, width=2.4),
    "target": OverlayLook("rubric", 0, line=Qt.PenStyle.DashLine, width=2.8),
    "chosen": OverlayLook("good", 90, width=3.0),
    "sight": OverlayLook("accent", 0, line=Qt.PenStyle.DashDotLine, width=2.6),
    "blocked": OverlayLook("rubric", 70, Qt.BrushStyle.DiagCrossPattern, width=2.8, hatch=170),
    "trace": OverlayLook("gilt_light", 60, width=3.2),
    CURSOR: OverlayLook("ink", 0, width=2.6),
}


class Layer(QGraphicsItem):
    """One overlay: a wash, a hatching, and a line over a light one, so that it shows on every ground."""

    def __init__(self, theme: Theme, look: OverlayLook, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self._theme, self._look = theme, look
        self._path, self._filled, self._heads = QPainterPath(), True, QPainterPath()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lay(self, path: QPainterPath, *, filled: bool = True, heads: QPainterPath | None = None) -> None:
        """Take another shape; a line is not filled, and may end in a head."""
        self.prepareGeometryChange()
        self._path, self._filled, self._heads = path, filled, heads or QPainterPath()
        self.setVisible(not path.isEmpty())
        self.update()

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().united(self._heads.boundingRect()).adjusted(-5, -5, 5, 5)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the overlay."""
        look, tokens = self._look, self._theme.tokens
        colour = QColor(getattr(tokens, look.colour))
        # On the night board the colours are light ones: as thick as by day they would be a fog.
        share = 0.55 if tokens.name == "dark" else 1.0
        if self._filled and look.fill and not tokens.flat:
            wash = _thin(colour, round(look.fill * share))
            painter.fillPath(self._path, _on_white(wash) if tokens.name == "light" else wash)
        if self._filled and look.pattern != Qt.BrushStyle.NoBrush:
            hatch = 150 if tokens.flat else round(look.hatch * share)
            painter.fillPath(self._path, QBrush(_thin(colour, hatch), look.pattern))
        under = QPen(_thin(QColor("#0a0f1c" if tokens.name != "light" else "#fdf6e3"), 190), look.width + 1.8)
        under.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(self._path, under)
        pen = QPen(colour, look.width, look.line)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(self._path, pen)
        if not self._heads.isEmpty():
            painter.strokePath(self._heads, under)
            painter.fillPath(self._heads, colour)


class Overlays:
    """The layers over the ground, by kind; each is one item, drawn anew only when its cells change."""

    def __init__(self, theme: Theme, layer: QGraphicsItem) -> None:
        self._theme, self._layer = theme, layer
        self._items: dict[str, Layer] = {}
        self._cells: dict[str, tuple[str, ...]] = {}
        self._numbers = Numbers(theme, layer)
        self._numbers.setZValue(len(LOOKS))
        self._said: dict[str, BoardLabel] = {}
        self._odds: list[BoardLabel] = []

    def cells(self, kind: str) -> tuple[str, ...]:
        """Give the cells that lie in an overlay."""
        return self._cells.get(kind, ())

    def show(self, kind: str, geometry: Geometry, cells: Iterable[str]) -> None:
        """Lay an overlay over cells; none takes it away."""
        wanted = tuple(cells)
        if wanted != self._cells.get(kind, ()):
            self._cells[kind] = wanted
            self._item(kind).lay(_brackets(geometry, wanted) if kind == CURSOR else geometry.area(wanted))

    def join(self, kind: str, geometry: Geometry, start: str, end: str) -> None:
        """Draw an arrow from the middle of one cell to that of another."""
        self._cells[kind] = (start, end)
        line, head = arrow(geometry.centre(start), geometry.centre(end), geometry.unit)
        self._item(kind).lay(line, filled=False, heads=head)

    def line(self, kind: str, geometry: Geometry, start: str, end: str) -> None:
        """Draw a straight line between the middles of two cells."""
        self._cells[kind] = (start, end)
        path = QPainterPath(geometry.centre(start))
        path.lineTo(geometry.centre(end))
        self._item(kind).lay(path, filled=False)

    def block(self, geometry: Geometry, start: str, end: str, blockers: Iterable[str]) -> None:
        """Draw a line that is blocked, and the cells that block it."""
        self._cells["blocked"] = (start, end)
        path = geometry.area(blockers)
        cross = QPainterPath(geometry.centre(start))
        cross.lineTo(geometry.centre(end))
        path.addPath(cross)
        self._item("blocked").lay(path)

    def label(self, geometry: Geometry, texts: Mapping[str, str]) -> None:
        """Write short texts, such as costs, into cells; they replace those before."""
        self._numbers.write(geometry, {key: text for key, text in texts.items() if key in geometry.cells})

    def odds(self, geometry: Geometry, texts: Mapping[str, str]) -> None:
        """Hang a ribbon from the upper edge of cells, such as the chance to hit who stands there.

        What lies in the cell above stays in sight. They replace those before.
        """
        for old in self._odds:
            old.scene().removeItem(old)
        self._odds = []
        for key, text in texts.items():
            if key in geometry.cells and text:
                at = geometry.centre(key) - QPointF(0, geometry.unit * 0.52)
                self._odds.append(self._ribbon(at, text, BELOW, geometry.unit * SMALL))

    def say(self, kind: str, at: QPointF, text: str, hangs: int = MIDDLE) -> None:
        """Write a remark on a ribbon, such as what blocks a line; an empty one takes it away."""
        if kind in self._said:
            self._said[kind].scene().removeItem(self._said.pop(kind))
        if text:
            self._said[kind] = self._ribbon(at, text, hangs)

    def said(self, kind: str) -> str:
        """Tell what a remark says."""
        return self._said[kind].text if kind in self._said else ""

    def clear(self, *kinds: str) -> None:
        """Take overlays away, with what was said about them."""
        for kind in kinds or tuple(LOOKS):
            if kind in self._items:
                self._items[kind].lay(QPainterPath())
            self._cells.pop(kind, None)
            self.say(kind, QPointF(), "")

    def restyle(self) -> None:
        """Draw in the colours of another theme."""
        for item in (*self._items.values(), *self._said.values(), *self._odds):
            item.update()
        self._numbers.restyle()

    def _item(self, kind: str) -> Layer:
        if kind not in self._items:
            item = Layer(self._theme, LOOKS[kind], self._layer)
            item.setZValue(list(LOOKS).index(kind))
            self._items[kind] = item
        return self._items[kind]

    def _ribbon(self, at: QPointF, text: str, hangs: int, most: float = 0) -> BoardLabel:
        """Hang up a ribbon; a small one is written no larger than so many units."""
        ribbon = BoardLabel(self._theme, strong=True, hangs=hangs, small=bool(most))
        ribbon.set_text(text)
        ribbon.setPos(at)
        ribbon.setZValue(SAID)
        scene = self._layer.scene()
        scene.addItem(ribbon)
        for view in scene.views():
            if most:
                ribbon.keep_below(round(most * view.transform().m11()))
            seen = view.mapToScene(view.viewport().rect()).boundingRect()
            ribbon.keep_inside(seen, view.transform().m11())
        return ribbon


def arrow(start: QPointF, end: QPointF, unit: float) -> tuple[QPainterPath, QPainterPath]:
    """Draw a bow from one point to another that stops short of both, and the head at its end."""
    across = end - start
    length = max(1.0, hypot(across.x(), across.y()))
    along, aside = across / length, QPointF(-across.y(), across.x()) / length
    first, last = start + along * unit * 0.42, end - along * unit * 0.46
    bend = (first + last) / 2 + aside * min(unit * 0.7, length * 0.16)
    line = QPainterPath(first)
    line.quadTo(bend, last)
    turn = atan2((last - bend).y(), (last - bend).x())
    head = QPainterPath(last + QPointF(cos(turn), sin(turn)) * unit * 0.14)
    for side in (-1, 1):
        angle = turn + side * pi * 0.82
        head.lineTo(last + QPointF(cos(angle), sin(angle)) * unit * 0.17)
    head.closeSubpath()
    return line, head


def _brackets(geometry: Geometry, cells: Iterable[str]) -> QPainterPath:
    """Draw the corners of cells, a little inside: a ring that hides nothing."""
    path = QPainterPath()
    for key in cells:
        corners, middle = geometry.polygons[key], geometry.centre(key)
        points = [middle + (point - middle) * 0.9 for point in corners.toList()]
        for place, at in enumerate(points):
            before, after = points[place - 1], points[(place + 1) % len(points)]
            path.moveTo(at + (before - at) * 0.34)
            path.lineTo(at)
            path.lineTo(at + (after - at) * 0.34)
    return path


def _on_white(wash: QColor) -> QColor:
    """Give the one colour that looks like a wash over a veil of white."""
    over, under = wash.alphaF(), VEIL / 255 * (1 - wash.alphaF())
    red, green, blue = ((part * over + under) / (over + under) for part in (wash.redF(), wash.greenF(), wash.blueF()))
    return QColor.fromRgbF(red, green, blue, over + under)


def _thin(colour: QColor, alpha: int) -> QColor:
    made = QColor(colour)
    made.setAlpha(alpha)
    return made
