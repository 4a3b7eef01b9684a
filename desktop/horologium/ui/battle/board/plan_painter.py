"""Paints a board of rooms as a plan: walls cut open, floors and furniture inside, land around, night and light."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from horologium.ui.battle.board import buildings, scenery, terrain
from horologium.ui.battle.board.furniture import RoomKit, arch, furnish
from horologium.ui.battle.board.paper import PIXELS, aligned, density_of, grain
from horologium.ui.battle.board.plan import Corridor, Doorway, box_of, plan_of
from horologium.ui.battle.board.room_styles import CHECKS, PLANKS, ROUGH, is_open, style_of
from horologium.ui.battle.board.scenery import Pencil
from horologium.ui.battle.board.terrain import chance, faded, ink

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from horologium.engine.core.view import CellView
    from horologium.ui.battle.board.geometry import Geometry
    from horologium.ui.kit.tokens import Tokens

WALL: Final = 16
"""How thick a wall is; two make the lane between rooms."""
TEETH: Final = 22.0
"""How far apart the teeth on top of it are."""
FACE: Final = 46
"""How much of the wall behind is seen."""
MASONRY: Final = ("#cfc0a0", "#c4b391", "#d8caab", "#bcab8a", "#cbbb99")
CUT: Final = "#dccaa0"
LAND: Final = "#a9b274"
MOON: Final = "#66719c"
"""What the land and the floors are seen through by night; rooms with light in them keep more."""
PATHS: Final = {
    terrain.ROAD: "#c9ad7c", terrain.SAND: "#e0cb95", terrain.FIELD: "#d3c070", terrain.WATER: "#5f9ab0",
    terrain.FORD: "#a4c6c2", terrain.BRIDGE: "#b58b56", terrain.SWAMP: "#84926a", terrain.HILL: "#c3a873",
    terrain.ROCK: "#a69d8e",
}  # fmt: skip
GREEN: Final = "#bcc288"


class PlanPainter:
    """Paints one board of rooms in one theme, all of it or a part."""

    def __init__(
        self,
        geometry: Geometry,
        tokens: Tokens,
        passages: Iterable[tuple[str, str]] = (),
        density: float | None = None,
    ) -> None:
        self._geometry, self._tokens = geometry, tokens
        self.density = density or density_of(geometry)
        self._cells = dict(geometry.cells)
        self._plan = plan_of({key: box_of(cell) for key, cell in self._cells.items()}, passages)
        self._indoors = {key for key, cell in self._cells.items() if not is_open(cell)}
        self._mass = self._masonry()
        self._kits: list[RoomKit] = []

    def aligned(self, area: QRectF) -> QRectF:
        """Widen an area so that parts fit together."""
        return aligned(self._geometry.frame, area, self.density)

    def paint(self, area: QRectF) -> QImage:
        """Paint a part of the board; sizes are in pixels of ``density`` to the unit."""
        image = QImage((area.size() * self.density).toSize(), PIXELS)
        image.fill(QColor(self._tokens.field if self._tokens.flat else LAND))
        if not self._tokens.flat:
            grain(image, (area.topLeft() - self._geometry.frame.topLeft()) * self.density)
        painter = self._painter(image, area)
        pencil = Pencil(painter, 6.0, self._tokens)
        self._kits = []
        self._land(pencil, area)
        for key in self._near(area):
            if key not in self._indoors:
                self._yard(pencil, key)
        self._walls(pencil)
        for key in self._near(area):
            if key in self._indoors:
                self._room(pencil, key)
        for doorway in self._plan.doorways:
            self._doorway(pencil, doorway)
        for corridor in self._plan.corridors:
            self._corridor(pencil, corridor)
        self._furniture(pencil, area)
        painter.end()
        if self._tokens.name == "dark":
            self._darken(image, area)
        self._finish(image, area)
        return image

    # Around

    def _land(self, pencil: Pencil, area: QRectF) -> None:
        """Let grass and trees grow where nothing is built."""
        if self._tokens.flat:
            return
        frame, dice, blades = self._geometry.frame, chance("land", len(self._cells)), QPainterPath()
        taken = [room.adjusted(-26, -20, 26, 44) for room in self._plan.rooms.values()]
        trees = []
        for _ in range(round(frame.width() * frame.height() / 1500)):
            at = QPointF(dice.uniform(frame.left(), frame.right()), dice.uniform(frame.top(), frame.bottom()))
            tall, kind, seed = dice.uniform(13, 21), dice.random(), dice.randrange(1000)
            if any(room.contains(at) for room in taken) or not area.adjusted(-60, -60, 60, 60).contains(at):
                continue
            if kind < 0.5 and not any(room.adjusted(-4, -4, 4, 22).contains(at) for room in taken):
                trees.append((at, tall, seed))
            else:
                scenery.tufts(blades, at, 5.0, chance("tuft", seed))
        pencil.stroke(blades, 0.9, 0.4)
        for at, tall, seed in sorted(trees, key=lambda tree: tree[0].y()):
            scenery.pine(pencil, at, tall, chance("pine", seed))

    def _yard(self, pencil: Pencil, key: str) -> None:
        """Lay out a room under the sky: its ground runs softly into the land."""
        cell, box = self._cells[key], self._plan.rooms[key]
        kind, painter = terrain.kind_of(cell.terrain), pencil.painter
        outline = QPainterPath()
        outline.addRoundedRect(box.adjusted(2, 2, -2, -2), 26, 26)
        if self._tokens.flat:
            pattern = QBrush(QColor(self._tokens.ink), terrain.WASHES[terrain.ground_of(cell)].pattern)
            painter.fillPath(outline, QColor(self._tokens.panel))
            painter.setOpacity(0.3)
            painter.fillPath(outline, pattern)
            painter.setOpacity(1)
            painter.strokePath(outline, QPen(QColor(self._tokens.ink), 2, Qt.PenStyle.DashLine))
            return
        colour = QColor(PATHS.get(kind, GREEN))
        for wider, alpha in ((16, 60), (9, 90), (0, 255)):
            colour.setAlpha(alpha)
            painter.strokePath(outline, QPen(colour, wider)) if wider else painter.fillPath(outline, colour)
        painter.save()
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        self._underfoot(pencil, cell, box)
        painter.restore()
        painter.strokePath(outline, QPen(faded(terrain.INK, 0.34), 1.6))

    def _underfoot(self, pencil: Pencil, cell: CellView, box: QRectF) -> None:
        """Draw what one treads on under the sky."""
        dice, kind = chance("yard", cell.key), terrain.kind_of(cell.terrain)
        if cell.terrain in ("courtyard", "yard", "square", "street") or kind == terrain.BRIDGE:
            if kind == terrain.BRIDGE:
                buildings.planks(pencil, box, cell.key)
            else:
                self._stones(pencil, box, "#c5b795", "#a2947a", 17, dice)
            return
        marks = QPainterPath()
        for _ in range(46):
            at = QPointF(dice.uniform(box.left(), box.right()), dice.uniform(box.top(), box.bottom()))
            if kind in (terrain.GRASS, terrain.FIELD, terrain.SWAMP, terrain.BUSH, terrain.TREE, terrain.WOOD):
                scenery.tufts(marks, at, 4.6, dice)
            else:
                marks.moveTo(at)
                marks.quadTo(at + QPointF(6, dice.uniform(-2.5, 2.5)), at + QPointF(dice.uniform(8, 18), 0))
        pencil.stroke(marks, 0.9, 0.34)

    # Walls

    def _masonry(self) -> QPainterPath:
        """Unite all walls: rooms with what is round them; towers bulge."""
        mass = QPainterPath()
        mass.setFillRule(Qt.FillRule.WindingFill)
        for key in self._indoors:
            room = self._plan.rooms[key].adjusted(-WALL, -WALL, WALL, WALL)
            mass.addRect(room)
            if self._cells[key].terrain == "tower":
                for corner in (room.topLeft(), room.topRight(), room.bottomLeft(), room.bottomRight()):
                    mass.addEllipse(corner + (room.center() - corner) * 0.1, 28, 28)
        for doorway in self._plan.doorways:
            if self._indoors.issuperset(doorway.rooms):
                wide, high = (0, WALL) if doorway.sideways else (WALL, 0)
                mass.addRect(doorway.opening.adjusted(-wide, -high, wide, high))
        return mass.simplified()

    def _walls(self, pencil: Pencil) -> None:
        """Draw walls as they are cut through, with the shadow of the whole house on the land."""
        painter = pencil.painter
        if self._tokens.flat:
            painter.fillPath(self._mass, QBrush(QColor(self._tokens.ink), Qt.BrushStyle.BDiagPattern))
            painter.strokePath(self._mass, QPen(QColor(self._tokens.ink), 3))
            return
        for step in range(6):
            painter.fillPath(self._mass.translated(3.2 * step, 4.2 * step), faded(terrain.INK, 0.085))
        self._battlements(painter)
        painter.fillPath(self._mass, QColor(CUT))
        hatch = QBrush(faded("#6d5836", 0.5), Qt.BrushStyle.BDiagPattern)
        painter.fillPath(self._mass, hatch)
        painter.strokePath(self._mass, pencil.line(3.2, 0.95))

    def _battlements(self, painter: QPainter) -> None:
        """Crown the outer walls with teeth of stone."""
        for width, colour, tooth in ((22.0, ink(self._tokens, 0.95), 9.6), (17.0, QColor(CUT), 6.4)):
            pen = QPen(colour, width, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin)
            pen.setDashPattern([tooth / width, (TEETH - tooth) / width])
            pen.setDashOffset((tooth - 9.6) / 2 / width)
            painter.strokePath(self._mass, pen)

    # Rooms

    def _room(self, pencil: Pencil, key: str) -> None:
        """Lay the floor of a room and build the wall behind it."""
        box, style, painter = self._plan.rooms[key], style_of(self._cells[key]), pencil.painter
        wall, floor = split(box)
        if self._tokens.flat:
            painter.fillRect(box, QColor(self._tokens.panel))
            painter.setPen(QPen(QColor(self._tokens.ink), 1))
            painter.drawLine(floor.topLeft(), floor.topRight())
        else:
            dice = chance("floor", key)
            painter.save()
            painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
            if style.floor == PLANKS:
                self._planks(pencil, floor, style.light, style.dark, dice)
            elif style.floor == CHECKS:
                self._checks(pencil, floor, style.light, style.dark)
            else:
                self._stones(pencil, floor, style.light, style.dark, 24 if style.floor == ROUGH else 30, dice)
            self._courses(pencil, wall, style.wall, dice)
            self._sink(painter, wall, floor)
            painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pencil.line(2.6, 0.95))
        painter.drawRect(box)

    def _stones(self, pencil: Pencil, box: QRectF, light: str, dark: str, size: float, dice: Random) -> None:
        """Lay stones in courses, each in a tone of its own."""
        painter, y = pencil.painter, box.top()
        painter.fillRect(box, QColor(dark).darker(125))
        painter.setPen(pencil.line(0.8, 0.5))
        while y < box.bottom():
            high, x = size * dice.uniform(0.6, 0.74), box.left() - dice.uniform(0, size)
            while x < box.right():
                wide = size * dice.uniform(0.8, 1.4)
                painter.setBrush(_mixed(light, dark, dice.random()))
                painter.drawRoundedRect(QRectF(x + 0.5, y + 0.5, wide - 1, high - 1), 2.4, 2.4)
                x += wide
            y += high

    def _planks(self, pencil: Pencil, box: QRectF, light: str, dark: str, dice: Random) -> None:
        painter, y = pencil.painter, box.top()
        painter.setPen(pencil.line(0.9, 0.55))
        while y < box.bottom():
            x = box.left() - dice.uniform(0, 80)
            while x < box.right():
                wide = dice.uniform(60, 110)
                painter.setBrush(_mixed(light, dark, dice.random()))
                painter.drawRect(QRectF(x, y, wide, 14))
                x += wide
            y += 14

    def _checks(self, pencil: Pencil, box: QRectF, light: str, dark: str) -> None:
        painter, side = pencil.painter, 26.0
        painter.fillRect(box, QColor(light))
        painter.setPen(pencil.line(0.7, 0.35))
        painter.setBrush(QColor(dark))
        for row in range(int(box.height() / side * 2.6) + 2):
            for column in range(int(box.width() / side) + 2):
                at = QPointF(
                    box.left() + (column + (0.5 if row % 2 else 0)) * side, box.top() + row * side * 0.76 - side * 0.38
                )
                painter.drawPolygon(
                    [at + QPointF(0, -9.9), at + QPointF(side / 2, 0), at + QPointF(0, 9.9), at + QPointF(-side / 2, 0)]
                )

    def _courses(self, pencil: Pencil, wall: QRectF, colour: str, dice: Random) -> None:
        """Build the wall that is seen, with a skirting of shadow."""
        tones = tuple(QColor(colour).lighter(dice.randrange(92, 110)).name() for _ in MASONRY)
        buildings.blocks(pencil, wall, tones, 5, f"wall {wall.left()} {wall.top()}", strength=0.34)
        pencil.painter.setPen(pencil.line(2.0, 0.9))
        pencil.painter.drawLine(wall.bottomLeft(), wall.bottomRight())

    def _sink(self, painter: QPainter, wall: QRectF, floor: QRectF) -> None:
        """Let walls throw their shadow on floors, so that rooms lie deep."""
        down = QLinearGradient(floor.topLeft(), floor.topLeft() + QPointF(0, 30))
        side = QLinearGradient(floor.topLeft(), floor.topLeft() + QPointF(22, 0))
        other = QLinearGradient(floor.topRight(), floor.topRight() - QPointF(16, 0))
        for shade, alpha in ((down, 118), (side, 96), (other, 60)):
            shade.setColorAt(0, QColor(20, 8, 24, alpha))
            shade.setColorAt(1, QColor(20, 8, 24, 0))
            painter.fillRect(floor, shade)
        painter.fillRect(QRectF(wall.topLeft(), wall.topRight() + QPointF(0, 6)), QColor(20, 8, 24, 90))

    # Ways

    def _doorway(self, pencil: Pencil, doorway: Doorway) -> None:
        """Open the walls between two rooms; where both lie in the open a path leads across."""
        opening, painter = doorway.opening, pencil.painter
        if self._indoors.isdisjoint(doorway.rooms):
            self._path(pencil, doorway)
            return
        style = style_of(self._cells[next(key for key in doorway.rooms if key in self._indoors)])
        if not doorway.sideways:
            below = max(doorway.rooms, key=lambda key: self._plan.rooms[key].top())
            if below in self._indoors:
                self._arch(pencil, QPointF(opening.center().x(), self._plan.rooms[below].top() + FACE), style.glow)
        way = opening.adjusted(-3, 0, 3, 0) if doorway.sideways else opening.adjusted(0, -3, 0, 3)
        if self._tokens.flat:
            painter.fillRect(way, QColor(self._tokens.panel))
        else:
            painter.save()
            painter.setClipRect(way)
            self._stones(pencil, way, "#bfae8c", "#93846a", 18, chance("way", *doorway.rooms))
            painter.restore()
        painter.setPen(pencil.line(2.6, 0.95))
        for one, other in _jambs(opening, sideways=doorway.sideways):
            painter.drawLine(one, other)
        self._leaves(pencil, opening, sideways=doorway.sideways)

    def _leaves(self, pencil: Pencil, opening: QRectF, *, sideways: bool) -> None:
        """Hang doors that stand open on both sides of an opening."""
        for at, way in _hinges(opening, sideways=sideways):
            leaf = QPainterPath(at)
            for x, y in ((way.x(), way.y()), (way.x() + way.y() * 0.22, way.y() + way.x() * 0.22)):
                leaf.lineTo(at + QPointF(x, y))
            leaf.lineTo(at + QPointF(way.y() * 0.22, way.x() * 0.22))
            leaf.closeSubpath()
            pencil.fill(leaf, "#8a5a2c", 1.4, 0.9)

    def _arch(self, pencil: Pencil, foot: QPointF, glow: str) -> None:
        """Draw the arch through which one comes into a room from behind."""
        pencil.fill(arch(foot.x(), foot.y(), 66, 44), "#e3d5b2", 1.6)
        hole = arch(foot.x(), foot.y(), 52, 38)
        if self._tokens.flat:
            pencil.fill(hole, "", 2)
            return
        light = QLinearGradient(foot - QPointF(0, 38), foot)
        light.setColorAt(0, QColor("#1c120c"))
        light.setColorAt(1, _mixed(glow, "#2b1d0e", 0.45))
        pencil.painter.setBrush(light)
        pencil.painter.setPen(pencil.line(1.6, 0.9))
        pencil.painter.drawPath(hole)

    def _path(self, pencil: Pencil, doorway: Doorway) -> None:
        """Tread a path between two places under the sky."""
        self._tread(pencil, _across(doorway.opening, sideways=doorway.sideways))

    def _corridor(self, pencil: Pencil, corridor: Corridor) -> None:
        """Dig a corridor from wall to wall, or tread a path where it only leads over land."""
        if self._indoors.isdisjoint(corridor.rooms):
            self._tread(pencil, corridor.points)
            return
        path, painter = _smooth(corridor.points), pencil.painter
        floor = QColor(self._tokens.panel if self._tokens.flat else "#8f8068")
        for width, colour in ((17.0, ink(self._tokens, 0.95)), (12.0, floor)):
            painter.strokePath(path, QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        steps = QPen(ink(self._tokens, 0.6), 12.0, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        steps.setDashPattern([0.09, 0.5])
        painter.strokePath(path, steps)
        for at in (corridor.points[0], corridor.points[-1]):
            threshold = QPainterPath()
            threshold.addEllipse(at, 9, 9)
            pencil.fill(threshold, "#e3bd57", 2.0, 0.95)

    def _tread(self, pencil: Pencil, points: Iterable[QPointF]) -> None:
        path, painter = _smooth(tuple(points)), pencil.painter
        if self._tokens.flat:
            painter.strokePath(path, QPen(QColor(self._tokens.ink), 3, Qt.PenStyle.DotLine))
            return
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        for width, colour in ((34.0, faded(terrain.INK, 0.22)), (30.0, QColor("#c9ad7c"))):
            painter.strokePath(path, QPen(colour, width, Qt.PenStyle.SolidLine, cap, join))

    # What stands there

    def _furniture(self, pencil: Pencil, area: QRectF) -> None:
        for key in self._near(area):
            cell = self._cells[key]
            wall, floor = split(self._plan.rooms[key])
            kit = RoomKit(pencil, wall, floor, style_of(cell), key)
            pencil.painter.save()
            pencil.painter.setClipRect(self._plan.rooms[key], Qt.ClipOperation.IntersectClip)
            furnish(kit)
            pencil.painter.restore()
            if terrain.kind_of(cell.terrain) == terrain.FIRE:
                for share in (0.22, 0.5, 0.78):
                    kit.flame(floor.left() + floor.width() * share, floor.bottom() - 26, 2.4)
            self._kits.append(kit)

    # Light

    def _darken(self, image: QImage, area: QRectF) -> None:
        """Let night fall, and light what burns: walls keep the light of a room inside."""
        night = QImage(image.size(), PIXELS)
        night.fill(QColor(MOON))
        painter = self._painter(night, area)
        for doorway in self._plan.doorways:
            if not self._indoors.isdisjoint(doorway.rooms):
                painter.fillRect(doorway.opening.adjusted(-2, -2, 2, 2), QColor(190, 150, 112))
        for kit in self._kits:
            room = self._plan.rooms[kit.key]
            if kit.key in self._indoors:
                painter.fillRect(room, QColor(158, 144, 150))
            painter.setClipRect(room if kit.key in self._indoors else room.adjusted(-40, -40, 40, 40))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
            for at, size in kit.lamps or ([(room.center(), 1.0)] if kit.key in self._indoors else []):
                self._shine(painter, at, 120 * (0.7 + 0.3 * abs(size)), kit.style.glow, 215)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
            painter.setClipping(False)
        painter.end()
        painter = QPainter(image)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.drawImage(0, 0, night)
        painter.end()

    def _shine(self, painter: QPainter, at: QPointF, far: float, colour: str, strength: int) -> None:
        light = QRadialGradient(at, far)
        for stop, share in ((0.0, 1.0), (0.35, 0.62), (0.7, 0.2), (1.0, 0.0)):
            tone = QColor(colour).lighter(118)
            tone.setAlpha(round(strength * share))
            light.setColorAt(stop, tone)
        painter.fillRect(QRectF(at.x() - far, at.y() - far, 2 * far, 2 * far), light)

    def _finish(self, image: QImage, area: QRectF) -> None:
        """Draw flames, and clouds over what nobody has seen."""
        painter = self._painter(image, area)
        pencil = Pencil(painter, 6.0, self._tokens)
        for kit in self._kits:
            for at, size in kit.lamps:
                if size > 0:
                    self._flame(pencil, at, size, kit.style.glow)
        unseen = [key for key, cell in self._cells.items() if not cell.known]
        if unseen:
            scenery.clouds(pencil, self._geometry, unseen, area)
        painter.end()

    def _flame(self, pencil: Pencil, at: QPointF, size: float, glow: str) -> None:
        if not self._tokens.flat:
            self._shine(pencil.painter, at - QPointF(0, 8 * size), 26 * size, glow, 120)
        for part, colour in ((9.0, "#ef7a1c"), (5.0, "#ffdc62")):
            wide, high = part * 0.62 * size, part * 1.7 * size
            foot, tip = at + QPointF(0, 2), at + QPointF(wide * 0.2, -high)
            flame = QPainterPath(foot)
            flame.cubicTo(at + QPointF(-wide * 1.5, 0), at + QPointF(-wide, -high * 0.5), tip)
            flame.cubicTo(at + QPointF(wide * 0.2, -high * 0.6), at + QPointF(wide * 1.7, -high * 0.3), foot)
            pencil.fill(flame, colour, 1.0, 0.75)

    # Parts

    def _painter(self, image: QImage, area: QRectF) -> QPainter:
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self.density, self.density)
        painter.translate(-area.topLeft())
        return painter

    def _near(self, area: QRectF) -> list[str]:
        wide = area.adjusted(-60, -60, 60, 60)
        known = [key for key, room in self._plan.rooms.items() if self._cells[key].known and room.intersects(wide)]
        return sorted(known, key=lambda key: self._plan.rooms[key].top())


def split(box: QRectF) -> tuple[QRectF, QRectF]:
    """Part a room into the wall that is seen and the floor before it."""
    return box.adjusted(0, 0, 0, FACE - box.height()), box.adjusted(0, FACE, 0, 0)


def _jambs(opening: QRectF, *, sideways: bool) -> tuple[tuple[QPointF, QPointF], ...]:
    if sideways:
        return ((opening.topLeft(), opening.topRight()), (opening.bottomLeft(), opening.bottomRight()))
    return ((opening.topLeft(), opening.bottomLeft()), (opening.topRight(), opening.bottomRight()))


def _hinges(opening: QRectF, *, sideways: bool) -> tuple[tuple[QPointF, QPointF], ...]:
    """Say where the leaves of a door hang, and which way they stand."""
    if sideways:
        return ((opening.topLeft(), QPointF(-24, -4)), (opening.topRight(), QPointF(24, -4)))
    return ((opening.bottomLeft(), QPointF(-22, 8)), (opening.bottomRight(), QPointF(22, 8)))


def _across(opening: QRectF, *, sideways: bool) -> tuple[QPointF, QPointF]:
    middle = opening.center()
    reach = QPointF(opening.width() / 2 - 6, 0) if sideways else QPointF(0, opening.height() / 2 - 6)
    return middle - reach, middle + reach


def _smooth(points: tuple[QPointF, ...]) -> QPainterPath:
    """Join points with round corners."""
    path = QPainterPath(points[0])
    for before, at, after in zip(points, points[1:], points[2:], strict=False):
        path.lineTo(_towards(at, before, 9))
        path.quadTo(at, _towards(at, after, 9))
    path.lineTo(points[-1])
    return path


def _towards(at: QPointF, other: QPointF, by: float) -> QPointF:
    step = other - at
    length = hypot(step.x(), step.y()) or 1.0
    return at + step * min(0.5, by / length)


def _mixed(one: str, other: str, share: float) -> QColor:
    first, second = QColor(one), QColor(other)
    return QColor(
        *(round(a + (b - a) * share) for a, b in zip(first.getRgb()[:3], second.getRgb()[:3], strict=True))  # type: ignore[index]
    )
