"""The ground: every cell of the lowest level, painted once in watercolour and ink.

Washes run together where cells of one terrain meet; their borders wander. When a few cells change, ``paint`` can do
just the part around them, and comes out the same as if all had been painted.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from math import ceil, floor, sqrt
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QTransform

from horologium.ui.art import textures
from horologium.ui.battle.board import floors, fog, masonry, palette, scenery
from horologium.ui.battle.board.geometry import edges
from horologium.ui.battle.board.organic import region, trembling, united
from horologium.ui.battle.board.palette import faded, ink
from horologium.ui.battle.board.stamps import Stamps

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.engine.core.view import CellView
    from horologium.ui.battle.board.geometry import Geometry
    from horologium.ui.tokens import Tokens

SHARPEST = 2.5
MOST_PIXELS = 7_000_000
BLUR = 16
"""How many pixels run into one where a wash bleeds."""
LINING: Final = (2.6, 5.4, 8.8, 13.0)
"""How far from the shore its lines are drawn."""
AROUND = 40
EDGE, HATCH = 6, 7
SHORE: Final = "#1d4f66"
_PIXELS = QImage.Format.Format_ARGB32_Premultiplied
_UNDER: Final = (palette.GRASS, palette.PLAIN)


def density_of(geometry: Geometry) -> float:
    """Choose how many pixels a unit gets: many on a small board, fewer where it would not fit into memory."""
    frame = geometry.frame
    return min(SHARPEST, sqrt(MOST_PIXELS / max(1.0, frame.width() * frame.height())))


class Ground:
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
        frame, step = self._geometry.frame, BLUR / self.density
        inside = area.adjusted(-AROUND, -AROUND, AROUND, AROUND).translated(-frame.topLeft())
        left, top = floor(inside.left() / step) * step, floor(inside.top() / step) * step
        right, bottom = ceil(inside.right() / step) * step, ceil(inside.bottom() / step) * step
        return QRectF(left, top, right - left, bottom - top).translated(frame.topLeft())

    def paint(self, area: QRectF) -> QImage:
        """Paint a part of the board; sizes are in pixels of ``density`` to the unit."""
        image = QImage((area.size() * self.density).toSize(), _PIXELS)
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
        return palette.darken(image) if self._tokens.name == "dark" else image

    # Colours

    def _washes(self, image: QImage, area: QRectF) -> QImage:
        """Lay flat colours, let them bleed, and let the paper show through; give what runs over the rim."""
        base = palette.GRASS if palette.GRASS in self._loops else palette.PLAIN
        image.fill(QColor(palette.WASHES[base].colour))
        painter = self._painter(image, area)
        painter.setPen(Qt.PenStyle.NoPen)
        for kind, path in self._borders.items():
            if kind != base:
                painter.setBrush(QColor(palette.WASHES[kind].colour))
                painter.drawPath(path)
        self._pools(painter, area)
        beyond = _bled(image, 4)
        painter.setOpacity(0.5)
        painter.drawImage(area, _bled(image, 1))
        painter.end()
        _grain(image, (area.topLeft() - self._geometry.frame.topLeft()) * self.density)
        return beyond

    def _pools(self, painter: QPainter, area: QRectF) -> None:
        """Darken the rims of washes, where pigment gathers as it dries."""
        for kind in self._loops:
            if kind in _UNDER:
                continue
            loops = self._loops_near(kind, area)
            for width, strength in ((9.0, 0.09), (4.5, 0.13)):
                pen = QPen(_thinned(QColor(palette.WASHES[kind].colour).darker(150), strength), width)
                for loop in loops:
                    painter.strokePath(loop, pen)

    def _patterns(self, image: QImage, area: QRectF) -> None:
        """Tell terrains apart by pattern alone; nothing runs."""
        painter = self._painter(image, area)
        painter.fillPath(self._land, QColor(self._tokens.panel))
        painter.setPen(QPen(QColor(self._tokens.ink), 1.6))
        for kind, path in self._borders.items():
            pattern = palette.WASHES[kind].pattern
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
            if laid := floors.LAID.get(kind):
                path = QPainterPath()
                path.addPolygon(self._geometry.polygons[cell.key])
                pencil.painter.save()
                pencil.painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
                laid(pencil, box, cell.key)
                pencil.painter.restore()
            elif strewn := floors.STREWN.get(kind):
                strewn(pencil, box, cell.key)

    def _lines(self, painter: QPainter, area: QRectF) -> None:
        """Draw borders, the lining of shores, and the grid."""
        for kind in self._loops:
            loops = self._loops_near(kind, area)
            if loops and kind in (palette.WATER, palette.FORD):
                self._lining(painter, kind, area)
            if kind not in (*_UNDER, palette.FOG):
                pen = QPen(ink(self._tokens, 0.6 if kind in (palette.WATER, palette.BUILDING) else 0.3), 1.3)
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
        layer = QImage((area.size() * self.density).toSize(), _PIXELS)
        layer.fill(Qt.GlobalColor.transparent)
        wet = self._painter(layer, area)
        for step in reversed(range(len(LINING) if kind == palette.WATER else 2)):
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
            masonry.shadow(painter, roofs.translated(0, 9 * level), 9.0 * level)

    def _things(self, painter: QPainter, area: QRectF) -> None:
        """Print what stands on cells, from the back to the front, and grass between."""
        near = sorted(self._near(area), key=lambda cell: (cell.centre[1], cell.centre[0]))
        if not self._tokens.flat:
            for cell in near:
                if self._kind(cell) in palette.GREEN:
                    self._print(painter, cell.key, palette.GRASS)
        for cell in near:
            if palette.kind_of(cell.terrain) in scenery.DRAWINGS:
                self._print(painter, cell.key, palette.kind_of(cell.terrain))

    def _print(self, painter: QPainter, key: str, kind: str) -> None:
        """Print a stamp in the middle of a cell, or several all over one that is large."""
        for number, spot in enumerate(self._geometry.spots(key)):
            self._stamps.put(painter, kind, spot, f"{key} {number}")

    def _fog(self, pencil: scenery.Pencil, area: QRectF) -> None:
        unseen = [key for key, cell in self._cells.items() if not cell.known]
        if unseen:
            fog.clouds(pencil, self._geometry, unseen, area)

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
        floor_colour = QColor(self._tokens.panel if self._tokens.flat else palette.WASHES[palette.FLOOR].colour)
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
            found[palette.FOG if not cell.known else self._kind(cell)].append(key)
        return found

    def _kind(self, cell: CellView) -> str:
        """Give the ground of a cell; without colours what is there for the eye alone is left away."""
        return palette.ground_of(replace(cell, ground="") if self._tokens.flat else cell)

    def _border(self, kind: str, keys: list[str]) -> list[QPainterPath]:
        return [self._geometry.area(keys)] if kind in palette.STRAIGHT else region(self._geometry, keys)

    def _loops_near(self, kind: str, area: QRectF) -> list[QPainterPath]:
        wide = area.adjusted(-AROUND, -AROUND, AROUND, AROUND)
        return [loop for loop in self._loops[kind] if loop.controlPointRect().intersects(wide)]

    def _near(self, area: QRectF) -> list[CellView]:
        """List the known cells whose drawing can reach into an area."""
        wide = area.adjusted(-AROUND, -AROUND, AROUND, AROUND)
        boxes = self._geometry.boxes
        return [cell for key, cell in self._cells.items() if cell.known and boxes[key].intersects(wide)]


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
    tile = QImage(side, side, _PIXELS)
    tile.fill(Qt.GlobalColor.transparent)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(faded(palette.INK, 0.3), 0.8 * density))
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


def _grain(image: QImage, origin: QPointF) -> None:
    """Let clouds of pigment and the grain of the paper show."""
    painter = QPainter(image)
    painter.setBrushOrigin(-origin)
    painter.fillRect(image.rect(), QBrush(paper()))
    painter.end()


def paper() -> QImage:
    """Give a seamless tile of light and dark, thin enough to be laid over any colour."""
    kind = QImage.Format.Format_Grayscale8
    grey = textures.noise(4, 41, 40, 215, kind)
    painter = QPainter(grey)
    for cells, opacity in ((16, 0.45), (64, 0.4), (128, 0.35), (256, 0.3)):
        painter.setOpacity(opacity)
        painter.drawImage(0, 0, textures.noise(cells, 40 + cells, 0, 255, kind))
    painter.end()
    grey = grey.convertToFormat(kind)
    tile = QImage(grey.constBits(), grey.width(), grey.height(), grey.bytesPerLine(), QImage.Format.Format_Indexed8)
    tile.setColorTable([_veil(level) for level in range(256)])
    return tile.convertToFormat(_PIXELS)


def _veil(level: int) -> int:
    """Give the dark or light that a level of grey adds."""
    strength = min(80, abs(level - 128))
    return QColor(92, 66, 20, strength * 3 // 4).rgba() if level < 128 else QColor(255, 250, 228, strength).rgba()


def _thinned(colour: QColor, strength: float) -> QColor:
    colour.setAlphaF(strength)
    return colour
