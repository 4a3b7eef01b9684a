"""The ground under the figures: frame and coordinates, cells painted once in watercolour and ink, and houses above."""

from __future__ import annotations

import re
from collections import defaultdict, deque
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from horologium.ui.art import frames, metal
from horologium.ui.battle.board import buildings, scenery, terrain
from horologium.ui.battle.board.buildings import House, ladder
from horologium.ui.battle.board.geometry import LIFT, MARGIN, edges
from horologium.ui.battle.board.labels import written
from horologium.ui.battle.board.paper import AROUND, BLUR, PIXELS, aligned, density_of, grain
from horologium.ui.battle.board.plan import is_plan
from horologium.ui.battle.board.plan_painter import PlanPainter
from horologium.ui.battle.board.scenery import Pencil, Stamps
from horologium.ui.battle.board.terrain import faded, ink, region, trembling, united

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from horologium.engine.core.view import CellView
    from horologium.ui.battle.board.geometry import Geometry
    from horologium.ui.kit.theme import Theme
    from horologium.ui.kit.tokens import Tokens

SQUARE = re.compile(r"([A-Z]+)(\d+)")
BAR = 4.4
RIM = 2.0


def paint(painter: QPainter, geometry: Geometry, theme: Theme) -> None:
    """Draw the frame round a hole for the board."""
    tokens, outer = theme.tokens, geometry.frame.adjusted(1, 1, -1, -1)
    inner = geometry.bounds.adjusted(-RIM, -RIM, RIM, RIM)
    ring = QPainterPath()
    ring.addRect(outer)
    ring.addRect(inner)
    painter.save()
    if tokens.flat:
        painter.fillPath(ring, QColor(tokens.panel))
        painter.setPen(QPen(QColor(tokens.line), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(ring)
        painter.restore()
        return
    painter.setClipPath(ring)
    cloth = theme.cloth("panel")
    if cloth is None:
        painter.fillRect(outer, QColor(tokens.panel))
    else:
        painter.drawTiledPixmap(outer, cloth.middle)
    painter.restore()
    _bars(painter, outer, inner, theme)


def _bars(painter: QPainter, outer: QRectF, inner: QRectF, theme: Theme) -> None:
    """Gild the outer and the inner edge, each between two lines of ink."""
    tokens = theme.tokens
    line = QColor("#4a3418") if tokens.name == "light" else QColor("#05070c")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for box, width in ((outer.adjusted(3, 3, -3, -3), BAR), (inner.adjusted(-1.5, -1.5, 1.5, 1.5), 3.0)):
        pen = QPen(line, width + 2)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawRect(box)
        pen.setBrush(metal.bar(tokens, box))
        pen.setWidthF(width)
        painter.setPen(pen)
        painter.drawRect(box)
    for corner in (outer.topLeft(), outer.topRight(), outer.bottomLeft(), outer.bottomRight()):
        inward = outer.center() - corner
        at = corner + QPointF(11.5 if inward.x() > 0 else -11.5, 11.5 if inward.y() > 0 else -11.5)
        frames.lozenge(painter, at, 3.4, tokens)


class Coordinates(QGraphicsPathItem):
    """Letters and numbers on the frame of a board of squares; on others the name of each cell in the cell."""

    def __init__(self, theme: Theme, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_for(self, geometry: Geometry) -> None:
        """Write the coordinates of a board."""
        path = QPainterPath()
        for at, text, size in places(geometry):
            font = self._theme.type.capitals("small", 0.0)
            font.setPixelSize(size)
            word = written(font, text)
            box = word.boundingRect()
            path.addPath(word.translated(at - box.center()))
        path.setFillRule(Qt.FillRule.WindingFill)
        self.setPath(path)
        self.setBrush(QColor(self._theme.tokens.ink))


def places(geometry: Geometry) -> list[tuple[QPointF, str, int]]:
    """Say where which coordinate is written, and how large."""
    named = {key: SQUARE.fullmatch(key) for key, cell in geometry.cells.items() if cell.level == 0}
    if not named or not all(named.values()):
        low = QPointF(0, geometry.unit * 0.36)
        return [(geometry.centre(key) + low, key, max(7, round(geometry.unit * 0.15))) for key in named]
    columns = {match[1]: geometry.centre(key).x() for key, match in named.items() if match}
    rows = {match[2]: geometry.centre(key).y() for key, match in named.items() if match}
    away, bounds = (MARGIN + RIM - BAR) / 2 + 1, geometry.bounds
    found = []
    for text, x in columns.items():
        found += [(QPointF(x, y), text, 11) for y in (bounds.top() - away, bounds.bottom() + away)]
    for text, y in rows.items():
        found += [(QPointF(x, y), text, 11) for x in (bounds.left() - away, bounds.right() + away)]
    return found


LINING: Final = (2.6, 5.4, 8.8, 13.0)
"""How far from the shore its lines are drawn."""
EDGE, HATCH = 6, 7
SHORE: Final = "#1d4f66"
_UNDER: Final = (terrain.GRASS, terrain.PLAIN)


class GroundPainter:
    """Paints one board in one theme."""

    def __init__(
        self,
        geometry: Geometry,
        tokens: Tokens,
        passages: Iterable[tuple[str, str]] = (),
        density: float | None = None,
    ) -> None:
        self._geometry, self._tokens, self._passages = geometry, tokens, tuple(passages)
        self.density = density or density_of(geometry)
        self._stamps = Stamps(geometry.unit, self.density, tokens)
        lowest = min((cell.level for cell in geometry.drawn.values()), default=0)
        self._cells = {key: cell for key, cell in geometry.drawn.items() if cell.level == lowest}
        self._by_kind: Mapping[str, list[str]] = self._sorted()
        self._land = geometry.area(self._cells)
        self._loops = {kind: self._border(kind, keys) for kind, keys in self._by_kind.items()}
        self._borders = {kind: united(loops) for kind, loops in self._loops.items()}

    def aligned(self, area: QRectF) -> QRectF:
        """Widen an area to the grid on which washes bleed, so that parts fit together."""
        return aligned(self._geometry.frame, area, self.density)

    def paint(self, area: QRectF) -> QImage:
        """Paint a part of the board; sizes are in pixels of ``density`` to the unit."""
        image = QImage((area.size() * self.density).toSize(), PIXELS)
        image.fill(Qt.GlobalColor.transparent)
        beyond = None
        if self._tokens.flat:
            self._patterns(image, area)
        else:
            beyond = self._washes(image, area)
        painter = self._painter(image, area)
        pencil = scenery.Pencil(painter, self._geometry.unit / 10, self._tokens)
        self._built(pencil, area)
        self._lines(painter, area)
        self._shadows(painter)
        self._cut(painter, area)
        self._corridors(painter)
        self._run_on(painter, area, beyond)
        self._things(painter, area)
        self._fog(pencil, area)
        self._shore(painter)
        painter.end()
        return terrain.darken(image) if self._tokens.name == "dark" else image

    # Colours

    def _washes(self, image: QImage, area: QRectF) -> QImage:
        """Lay flat colours, let them bleed, and let the paper show through; give what runs over the rim."""
        base = terrain.GRASS if terrain.GRASS in self._loops else terrain.PLAIN
        image.fill(QColor(terrain.WASHES[base].colour))
        painter = self._painter(image, area)
        painter.setPen(Qt.PenStyle.NoPen)
        for kind, path in self._borders.items():
            if kind != base:
                painter.setBrush(QColor(terrain.WASHES[kind].colour))
                painter.drawPath(path)
        self._pools(painter, area)
        beyond = _bled(image, 4)
        painter.setOpacity(0.5)
        painter.drawImage(area, _bled(image, 1))
        painter.end()
        grain(image, (area.topLeft() - self._geometry.frame.topLeft()) * self.density)
        return beyond

    def _pools(self, painter: QPainter, area: QRectF) -> None:
        """Darken the rims of washes, where pigment gathers as it dries."""
        for kind in self._loops:
            if kind in _UNDER:
                continue
            loops = self._loops_near(kind, area)
            for width, strength in ((9.0, 0.09), (4.5, 0.13)):
                pen = QPen(_thinned(QColor(terrain.WASHES[kind].colour).darker(150), strength), width)
                for loop in loops:
                    painter.strokePath(loop, pen)

    def _patterns(self, image: QImage, area: QRectF) -> None:
        """Tell terrains apart by pattern alone; nothing runs."""
        painter = self._painter(image, area)
        painter.fillPath(self._land, QColor(self._tokens.panel))
        painter.setPen(QPen(QColor(self._tokens.ink), 1.6))
        for kind, path in self._borders.items():
            pattern = terrain.WASHES[kind].pattern
            if pattern != Qt.BrushStyle.NoBrush:
                brush = QBrush(QColor(self._tokens.ink), pattern)
                brush.setTransform(brush.transform().scale(0.8, 0.8))
                painter.setBrush(brush)
                painter.setOpacity(0.55)
                painter.drawPath(path)
                painter.setOpacity(1.0)
        painter.end()

    # Ink

    def _built(self, pencil: scenery.Pencil, area: QRectF) -> None:
        """Draw what lies under foot: stones, flags, planks, ruts, leaves."""
        for cell in self._near(area):
            box, kind = self._geometry.boxes[cell.key], self._kind(cell)
            if laid := buildings.LAID.get(kind):
                path = QPainterPath()
                path.addPolygon(self._geometry.polygons[cell.key])
                pencil.painter.save()
                pencil.painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
                laid(pencil, box, cell.key)
                pencil.painter.restore()
            elif strewn := buildings.STREWN.get(kind):
                strewn(pencil, box, cell.key)

    def _lines(self, painter: QPainter, area: QRectF) -> None:
        """Draw borders, the lining of shores, and the grid."""
        for kind in self._loops:
            loops = self._loops_near(kind, area)
            if loops and kind in (terrain.WATER, terrain.FORD):
                self._lining(painter, kind, area)
            if kind not in (*_UNDER, terrain.FOG):
                pen = QPen(ink(self._tokens, 0.6 if kind in (terrain.WATER, terrain.BUILDING) else 0.3), 1.3)
                for loop in loops:
                    painter.strokePath(loop, pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink(self._tokens, 0.85 if self._tokens.flat else 0.24), 0.8))
        sides = dict.fromkeys(
            (min(side), max(side)) for cell in self._near(area) for side in edges(self._geometry.corners[cell.key])
        )
        for start, end in sides:
            painter.drawPolyline(trembling(start, end))

    def _lining(self, painter: QPainter, kind: str, area: QRectF) -> None:
        """Draw lines along a shore, ever fainter: what engravers do for water.

        Each line is a broad stroke of which all but the edge is wiped away again.
        """
        layer = QImage((area.size() * self.density).toSize(), PIXELS)
        layer.fill(Qt.GlobalColor.transparent)
        wet = self._painter(layer, area)
        for step in reversed(range(len(LINING) if kind == terrain.WATER else 2)):
            line = _thinned(QColor(self._tokens.ink if self._tokens.flat else SHORE), 0.62 - 0.12 * step)
            for width, colour in ((2 * LINING[step] + 0.9, line), (2 * LINING[step] - 0.9, QColor(0, 0, 0, 0))):
                wet.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
                for loop in self._loops_near(kind, area):
                    wet.strokePath(loop, QPen(colour, width))
        wet.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        wet.fillPath(_outside(self._borders[kind], area), QColor(0, 0, 0))
        wet.end()
        painter.drawImage(area, layer)

    def _cut(self, painter: QPainter, area: QRectF) -> None:
        """Take away what was painted over the rim."""
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillPath(_outside(self._land, area), QColor(0, 0, 0))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    def _run_on(self, painter: QPainter, area: QRectF, beyond: QImage | None) -> None:
        """Let a thin wash run on beyond the rim, hatched, up to the frame."""
        if beyond is None:
            return
        inside = self._geometry.bounds.adjusted(-EDGE, -EDGE, EDGE, EDGE)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOver)
        painter.setClipRect(inside)
        painter.fillPath(_outside(self._land, inside), _hatching(self.density, inside.topLeft()))
        painter.setOpacity(0.6)
        painter.drawImage(area, beyond)
        painter.setOpacity(1)
        painter.setClipping(False)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    def _shadows(self, painter: QPainter) -> None:
        if self._tokens.flat:
            return
        above = [key for key, cell in self._geometry.cells.items() if key not in self._cells and cell.known]
        for level in sorted({self._geometry.cells[key].level for key in above}):
            roofs = self._geometry.area(key for key in above if self._geometry.cells[key].level == level)
            buildings.shadow(painter, roofs.translated(0, 9 * level), 9.0 * level)

    def _things(self, painter: QPainter, area: QRectF) -> None:
        """Print what stands on cells, from the back to the front, and grass between."""
        near = sorted(self._near(area), key=lambda cell: (cell.centre[1], cell.centre[0]))
        if not self._tokens.flat:
            for cell in near:
                if self._kind(cell) in terrain.GREEN:
                    self._print(painter, cell.key, terrain.GRASS)
        for cell in near:
            if terrain.kind_of(cell.terrain) in scenery.DRAWINGS:
                self._print(painter, cell.key, terrain.kind_of(cell.terrain))

    def _print(self, painter: QPainter, key: str, kind: str) -> None:
        """Print a stamp in the middle of a cell, or several all over one that is large."""
        for number, spot in enumerate(self._geometry.spots(key)):
            self._stamps.put(painter, kind, spot, f"{key} {number}")

    def _fog(self, pencil: scenery.Pencil, area: QRectF) -> None:
        unseen = [key for key, cell in self._cells.items() if not cell.known]
        if unseen:
            scenery.clouds(pencil, self._geometry, unseen, area)

    def _corridors(self, painter: QPainter) -> None:
        """Draw the passages between cells that do not touch, under the cells."""
        cells, path = self._cells, QPainterPath()
        for start, end in self._passages:
            if start in cells and end in cells and cells[start].known and cells[end].known:
                path.moveTo(self._geometry.centre(start))
                path.lineTo(self._geometry.centre(end))
        if path.isEmpty():
            return
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOver)
        floor_colour = QColor(self._tokens.panel if self._tokens.flat else terrain.WASHES[terrain.FLOOR].colour)
        wide = self._geometry.unit * 0.42
        for width, colour in ((wide - 4, ink(self._tokens, 0.18)), (wide - 5, floor_colour), (wide, ink(self._tokens))):
            painter.strokePath(path, QPen(colour, width))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)

    def _shore(self, painter: QPainter) -> None:
        """Draw the edge of the board."""
        painter.strokePath(self._land, QPen(ink(self._tokens, 0.7), 1.2))

    # Parts

    def _painter(self, image: QImage, area: QRectF) -> QPainter:
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self.density, self.density)
        painter.translate(-area.topLeft())
        return painter

    def _sorted(self) -> Mapping[str, list[str]]:
        found = defaultdict(list)
        for key, cell in self._cells.items():
            found[terrain.FOG if not cell.known else self._kind(cell)].append(key)
        return found

    def _kind(self, cell: CellView) -> str:
        """Give the ground of a cell; without colours what is there for the eye alone is left away."""
        return terrain.ground_of(replace(cell, ground="") if self._tokens.flat else cell)

    def _border(self, kind: str, keys: list[str]) -> list[QPainterPath]:
        return [self._geometry.area(keys)] if kind in terrain.STRAIGHT else region(self._geometry, keys)

    def _loops_near(self, kind: str, area: QRectF) -> list[QPainterPath]:
        wide = area.adjusted(-AROUND, -AROUND, AROUND, AROUND)
        return [loop for loop in self._loops[kind] if loop.controlPointRect().intersects(wide)]

    def _near(self, area: QRectF) -> list[CellView]:
        """List the known cells whose drawing can reach into an area."""
        wide = area.adjusted(-AROUND, -AROUND, AROUND, AROUND)
        boxes = self._geometry.boxes
        return [cell for key, cell in self._cells.items() if cell.known and boxes[key].intersects(wide)]


def painter_of(
    geometry: Geometry, tokens: Tokens, passages: Iterable[tuple[str, str]], density: float | None = None
) -> GroundPainter | PlanPainter:
    """Give the one who paints a board: rooms are drawn as a plan, everything else as a landscape."""
    rooms = is_plan(tuple(geometry.cells.values()), tuple(geometry.drawn.values())[len(geometry.cells) :])
    return (PlanPainter if rooms else GroundPainter)(geometry, tokens, passages, density)


def _outside(path: QPainterPath, area: QRectF) -> QPainterPath:
    """Give all of an area but what lies inside a path."""
    everything = QPainterPath()
    everything.addRect(area.united(path.boundingRect()).adjusted(-1, -1, 1, 1))
    everything.addPath(path)
    everything.setFillRule(Qt.FillRule.OddEvenFill)
    return everything


def _hatching(density: float, origin: QPointF) -> QBrush:
    """Give slanting lines of ink, as engravers fill what is of no account."""
    side = round(HATCH * density)
    tile = QImage(side, side, PIXELS)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(faded(terrain.INK, 0.3), 0.8 * density))
    for shift in (-side, 0, side):
        painter.drawLine(shift, side, shift + side, 0)
    painter.end()
    brush = QBrush(tile)
    brush.setTransform(QTransform().translate(origin.x(), origin.y()).scale(1 / density, 1 / density))
    return brush


def _bled(image: QImage, times: int) -> QImage:
    """Blur by shrinking and enlarging: colours run over their borders."""
    smooth, keep = Qt.TransformationMode.SmoothTransformation, Qt.AspectRatioMode.IgnoreAspectRatio
    small = image.scaled(
        max(1, image.width() * 2 // (BLUR * times)), max(1, image.height() * 2 // (BLUR * times)), keep, smooth
    )
    return small.scaled(image.size(), keep, smooth)


def _thinned(colour: QColor, strength: float) -> QColor:
    colour.setAlphaF(strength)
    return colour


FADED = 0.35
SHADOW = 36.0
AT_ONCE, STRIP, SKETCH = 3_500_000, 400_000, 0.4
"""Pixels that are painted in one go, and at a time; how many pixels a unit has in a sketch."""
SMALLEST = 0.3
"""Below this many pixels to the unit no smaller copy is kept."""


class GroundItem(QGraphicsPixmapItem):
    """The ground and its frame, with smaller copies for looking from afar.

    A large board is shown at once as a rough sketch; ``refine`` then paints it strip by strip.
    """

    def __init__(self, geometry: Geometry, theme: Theme, passages: Iterable[tuple[str, str]]) -> None:
        super().__init__()
        self._geometry, self._theme, self._passages = geometry, theme, tuple(passages)
        self._frame = geometry.frame
        self.density = density_of(geometry)
        size = (self._frame.size() * self.density).toSize()
        self._strips: deque[QRectF] = deque()
        if size.width() * size.height() > AT_ONCE:
            self._strips.extend(self._cut(size.width()))
            sketch = painter_of(geometry, theme.tokens, self._passages, SKETCH).paint(self._frame)
            image = sketch.scaled(size, mode=Qt.TransformationMode.SmoothTransformation)
        else:
            image = painter_of(geometry, theme.tokens, self._passages).paint(self._frame)
        self._picture, self._closeness = self._framed(image), 1.0
        self._copies: list[QPixmap] = []
        self._ground: GroundPainter | PlanPainter | None = None
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setPos(self._frame.topLeft())
        self._shrink()

    def refine(self) -> bool:
        """Paint one more strip of a sketch; whether there is more to do."""
        if not self._strips:
            return False
        self._ground = self._ground or painter_of(self._geometry, self._theme.tokens, self._passages)
        self._put(self._ground, self._strips.popleft())
        if not self._strips:
            self._ground = None
            self._shrink()
        return bool(self._strips)

    def repaint(self, geometry: Geometry, passages: Iterable[tuple[str, str]], area: QRectF) -> None:
        """Paint a part anew, after its cells have changed."""
        self._geometry, self._passages = geometry, tuple(passages)
        self._ground = painter_of(geometry, self._theme.tokens, self._passages)
        self._put(self._ground, self._ground.aligned(area).intersected(self._frame))
        self._shrink()

    def _put(self, ground: GroundPainter | PlanPainter, part: QRectF) -> None:
        """Paint a part into the picture, inside the frame."""
        painter = QPainter(self._picture)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.scale(self.density, self.density)
        painter.translate(-self._frame.topLeft())
        painter.setClipRect(self._geometry.bounds)
        painter.drawImage(part, ground.paint(part))
        painter.end()

    def _cut(self, width: int) -> Iterable[QRectF]:
        """Cut the board into strips that are soon painted, on the grid on which washes bleed."""
        step = max(1, STRIP // (width * BLUR)) * BLUR / self.density
        top = self._frame.top()
        while top < self._frame.bottom():
            high = min(step, self._frame.bottom() - top)
            yield QRectF(self._frame.left(), top, self._frame.width(), high)
            top += step

    @property
    def picture(self) -> QPixmap:
        """The board as sharp as it is painted."""
        return self._picture

    def small_with(self, houses: Iterable[HouseItem]) -> QPixmap:
        """Give the whole board small, with houses on it."""
        small = QPixmap(self._copies[-1])
        painter = QPainter(small)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for house in houses:
            box = house.boundingRect().translated(house.pos() - self._frame.topLeft())
            painter.drawPixmap(box, house.pixmap(), QRectF(house.pixmap().rect()))
        painter.end()
        return small

    def come_closer(self, scale: float) -> None:
        """Show the copy that fits how many pixels a unit has on the screen."""
        self._closeness = scale
        wide = self._frame.width()
        fitting = [copy for copy in self._copies if copy.width() / wide >= scale * 0.8]
        self.setPixmap(fitting[-1] if fitting else self._copies[0])

    def _framed(self, image: QImage) -> QPixmap:
        picture = QPixmap.fromImage(image)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.density, self.density)
        painter.translate(-self._frame.topLeft())
        paint(painter, self._geometry, self._theme)
        painter.end()
        return picture

    def _shrink(self) -> None:
        """Keep smaller copies, each half as large as the one before, as long as it is worth it."""
        keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        self._copies = [QPixmap(self._picture)]
        while self._copies[-1].width() / 2 >= SMALLEST * self._frame.width():
            self._copies.append(self._copies[-1].scaled(self._copies[-1].size() / 2, keep, smooth))
        for copy in self._copies:
            copy.setDevicePixelRatio(copy.width() / self._frame.width())
        self.come_closer(self._closeness)


class HouseItem(QGraphicsPixmapItem):
    """A roof with the walls under it; it fades when there is something to see below."""

    def __init__(self, geometry: Geometry, keys: Iterable[str], theme: Theme, ladders: list[tuple[str, str]]) -> None:
        super().__init__()
        self.keys = tuple(keys)
        self.level = geometry.cells[self.keys[0]].level
        self.beneath = _beneath(geometry, self.keys)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._paint(geometry, theme, [pair for pair in ladders if pair[1] in self.keys])

    def fade(self, on: bool) -> None:
        """Let one see what is below."""
        self.setOpacity(FADED if on else 1.0)

    def _paint(self, geometry: Geometry, theme: Theme, ladders: list[tuple[str, str]]) -> None:
        density = density_of(geometry)
        box = QRectF()
        for key in self.keys:
            box = box.united(geometry.boxes[key])
        box = box.adjusted(-SHADOW, -SHADOW, SHADOW, SHADOW + LIFT * self.level)
        image = QImage((box.size() * density).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with _drawing(image, box, density) as painter:
            House(geometry, self.keys, Pencil(painter, geometry.unit / 10, theme.tokens)).paint()
        image = terrain.darken(image) if theme.tokens.name == "dark" else image
        with _drawing(image, box, density) as painter:
            for foot, head in ladders:
                _lean(Pencil(painter, geometry.unit / 10, theme.tokens), geometry, foot, head)
        picture = QPixmap.fromImage(image)
        picture.setDevicePixelRatio(density)
        self.setPixmap(picture)
        self.setPos(box.topLeft())


@contextmanager
def _drawing(image: QImage, box: QRectF, density: float) -> Iterator[QPainter]:
    """Draw on a picture of a part of the board in the board's own units."""
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(density, density)
    painter.translate(-box.topLeft())
    try:
        yield painter
    finally:
        painter.end()


def _beneath(geometry: Geometry, keys: Iterable[str]) -> frozenset[str]:
    """List the cells under a roof that are more than solid wall."""
    roofs = {geometry.cells[key].centre: geometry.cells[key].level for key in keys}
    return frozenset(
        key
        for key, cell in geometry.cells.items()
        if cell.level < roofs.get(cell.centre, cell.level) and not cell.closed
    )


def _lean(pencil: Pencil, geometry: Geometry, foot: str, head: str) -> None:
    """Lean a ladder against a wall: its foot on one cell, its head over the edge of the other."""
    low, high = geometry.centre(foot), geometry.centre(head)
    across = high - low
    ladder(pencil, low + across * 0.12, low + across * 0.66)
