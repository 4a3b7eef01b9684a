"""What grows, lies and drifts on the ground: trees, rocks, reeds, flames, and the fog over what nobody has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from horologium.ui.battle.board import terrain
from horologium.ui.battle.board.terrain import blob, chance, faded, ink, region, united

if TYPE_CHECKING:
    from horologium.ui.battle.board.geometry import Geometry
    from horologium.ui.kit.tokens import Tokens

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

    from horologium.ui.kit.tokens import Tokens

    Drawing = Callable[["Pencil", QPointF, Random], None]

LEAVES: Final = ("#5d7f45", "#4f7340", "#6b8a4a", "#587a3c")
BARK: Final = "#5a4024"
STONES: Final = ("#b4ab9b", "#a59c8c", "#c0b7a6")


class Pencil:
    """A painter with its inks; ``unit`` is a tenth of a cell."""

    def __init__(self, painter: QPainter, unit: float, tokens: Tokens) -> None:
        self.painter, self.unit, self.tokens = painter, unit, tokens

    def line(self, width: float = 1.0, strength: float = 0.8) -> QPen:
        """Give a pen of ink."""
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        return QPen(ink(self.tokens, 1 if self.tokens.flat else strength), width, Qt.PenStyle.SolidLine, cap, join)

    def fill(self, path: QPainterPath, colour: str, width: float = 0.9, strength: float = 0.75) -> None:
        """Fill a shape and draw its outline."""
        self.painter.setPen(self.line(width, strength))
        self.painter.setBrush(QColor(self.tokens.field) if self.tokens.flat else QColor(colour))
        self.painter.drawPath(path)

    def stroke(self, path: QPainterPath, width: float = 0.9, strength: float = 0.7) -> None:
        """Draw lines alone."""
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(self.line(width, strength))
        self.painter.drawPath(path)

    def shade(self, middle: QPointF, across: float, down: float) -> None:
        """Let something throw a shadow."""
        if not self.tokens.flat:
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(faded(terrain.INK, 0.16))
            self.painter.drawEllipse(middle, across, down)


def tufts(path: QPainterPath, middle: QPointF, unit: float, dice: Random) -> None:
    """Add a few blades of grass, here and there, to a path."""
    for _ in range(dice.choice((1, 2, 2, 3))):
        at = middle + QPointF(dice.uniform(-4, 4) * unit, dice.uniform(-3.6, 4) * unit)
        for lean in (-0.42, 0.02, 0.4):
            tall = unit * dice.uniform(0.7, 1.15)
            path.moveTo(at + QPointF(lean * unit * 0.4, 0))
            path.quadTo(at + QPointF(lean * unit * 0.5, -tall * 0.6), at + QPointF(lean * unit * 1.3, -tall))


def oak(pencil: Pencil, foot: QPointF, size: float, dice: Random) -> None:
    """Draw a tree with a round crown."""
    pencil.shade(foot + QPointF(size * 0.35, size * 0.1), size * 1.15, size * 0.42)
    trunk = QPainterPath(foot + QPointF(-size * 0.16, 0))
    trunk.lineTo(foot + QPointF(-size * 0.1, -size * 0.9))
    trunk.lineTo(foot + QPointF(size * 0.12, -size * 0.9))
    trunk.lineTo(foot + QPointF(size * 0.2, 0))
    trunk.closeSubpath()
    pencil.fill(trunk, BARK)
    crown = foot + QPointF(0, -size * 1.35)
    for x, y, radius in ((-0.6, 0.25, 0.62), (0.62, 0.2, 0.6), (0.0, -0.38, 0.72), (0.05, 0.25, 0.6)):
        leaves(pencil, crown + QPointF(x * size, y * size), radius * size, dice)


def leaves(pencil: Pencil, middle: QPointF, radius: float, dice: Random) -> None:
    """Draw a puff of foliage: lit from the upper left, engraved on the other side."""
    path = blob(middle, radius, dice, 0.16, 10)
    if pencil.tokens.flat:
        pencil.fill(path, "", 1.2)
        return
    base = QColor(dice.choice(LEAVES))
    light = QRadialGradient(middle + QPointF(-radius * 0.4, -radius * 0.5), radius * 1.7)
    light.setColorAt(0, base.lighter(138))
    light.setColorAt(0.6, base)
    light.setColorAt(1, base.darker(135))
    pencil.painter.setPen(pencil.line(0.8, 0.7))
    pencil.painter.setBrush(light)
    pencil.painter.drawPath(path)
    marks = QPainterPath()
    for turn in range(3):
        at = middle + QPointF(radius * (0.1 + 0.22 * turn), radius * (0.45 - 0.22 * turn))
        marks.moveTo(at + QPointF(-radius * 0.2, radius * 0.05))
        marks.quadTo(at + QPointF(0, radius * 0.26), at + QPointF(radius * 0.22, -radius * 0.02))
    pencil.stroke(marks, 0.7, 0.5)


def pine(pencil: Pencil, foot: QPointF, size: float, dice: Random) -> None:
    """Draw a tree like a spire."""
    pencil.shade(foot + QPointF(size * 0.3, size * 0.05), size * 0.85, size * 0.3)
    pencil.fill(_poly(foot, ((-0.1, 0.05), (-0.08, -0.6), (0.1, -0.6), (0.13, 0.05)), size), BARK)
    green = dice.choice(LEAVES)
    for low, wide in ((-0.25, 0.78), (-0.9, 0.6), (-1.5, 0.4)):
        path = QPainterPath(foot + QPointF(0, (low - 1.0) * size))
        path.quadTo(foot + QPointF(wide * 0.3 * size, (low - 0.3) * size), foot + QPointF(wide * size, low * size))
        path.quadTo(foot + QPointF(0, (low + 0.22) * size), foot + QPointF(-wide * size, low * size))
        path.quadTo(foot + QPointF(-wide * 0.3 * size, (low - 0.3) * size), foot + QPointF(0, (low - 1.0) * size))
        pencil.fill(path, green, 0.8, 0.7)


def tree(pencil: Pencil, middle: QPointF, dice: Random) -> None:
    """Draw one great tree that fills its cell."""
    size = pencil.unit * 2.9
    oak(pencil, middle + QPointF(dice.uniform(-0.4, 0.4) * pencil.unit, size * 1.22), size, dice)


def wood(pencil: Pencil, middle: QPointF, dice: Random) -> None:
    """Draw a clump of trees, the nearer over the farther."""
    unit = pencil.unit
    spots = ((-2.3, -0.9), (1.9, -1.3), (-0.2, 1.0), (2.6, 2.0), (-2.7, 2.7), (0.4, 3.6))
    for x, y in sorted(spots, key=lambda spot: spot[1]):
        foot = middle + QPointF((x + dice.uniform(-0.5, 0.5)) * unit, (y + dice.uniform(-0.4, 0.4)) * unit)
        (pine if dice.random() < 0.3 else oak)(pencil, foot, unit * dice.uniform(1.25, 1.5), dice)


def bush(pencil: Pencil, middle: QPointF, dice: Random) -> None:
    """Draw a low thicket."""
    unit = pencil.unit
    pencil.shade(middle + QPointF(unit * 0.5, unit * 2.1), unit * 3.6, unit * 1.2)
    for x, y, radius in (
        (-1.6, -0.6, 1.5),
        (1.5, -0.7, 1.6),
        (0, -1.3, 1.4),
        (-2.3, 1.0, 1.4),
        (2.3, 1.0, 1.4),
        (0, 0.9, 1.9),
    ):
        leaves(pencil, middle + QPointF(x * unit, y * unit), radius * unit, dice)
    if not pencil.tokens.flat:
        pencil.painter.setPen(pencil.line(0.5, 0.6))
        pencil.painter.setBrush(QColor("#a8323a"))
        for _ in range(6):
            at = middle + QPointF(dice.uniform(-2.6, 2.6) * unit, dice.uniform(-1.8, 2) * unit)
            pencil.painter.drawEllipse(at, unit * 0.24, unit * 0.24)


def hill(pencil: Pencil, middle: QPointF, dice: Random) -> None:
    """Draw hachured mounds."""
    unit = pencil.unit
    for x, y, size in ((-1.7, -0.6, 1.9), (1.9, -0.2, 1.7), (-0.1, 2.1, 2.2)):
        top = middle + QPointF(x * unit, (y - size * 0.75) * unit)
        wide, tall = size * unit, size * unit * 1.05
        mound = QPainterPath(top + QPointF(-wide, tall))
        mound.cubicTo(top + QPointF(-wide * 0.45, tall * 0.7), top + QPointF(-wide * 0.5, 0), top)
        mound.cubicTo(top + QPointF(wide * 0.5, 0), top + QPointF(wide * 0.5, tall * 0.75), top + QPointF(wide, tall))
        pencil.fill(mound, "#d9bf90", 1.0, 0.7)
        marks = QPainterPath()
        for step in range(5):
            at = top + QPointF(wide * (0.06 + 0.12 * step), tall * (0.1 + 0.1 * step * step / 3))
            marks.moveTo(at)
            marks.quadTo(at + QPointF(wide * 0.16, tall * 0.2), at + QPointF(wide * 0.2, tall * dice.uniform(0.3, 0.5)))
        pencil.stroke(marks, 0.8, 0.6)


def rock(pencil: Pencil, middle: QPointF, dice: Random) -> None:
    """Draw boulders with a lit and a dark side."""
    unit = pencil.unit
    for x, y, size in ((-1.5, -0.8, 2.1), (1.8, -0.4, 1.8), (0.1, 1.7, 2.3)):
        at = middle + QPointF(x * unit, y * unit)
        pencil.shade(at + QPointF(size * 0.3 * unit, size * 0.7 * unit), size * unit * 1.05, size * unit * 0.5)
        shape = ((-1, 0.55), (-0.75, -0.35), (-0.15, -0.85), (0.55, -0.6), (1, 0.1), (0.8, 0.65), (-0.2, 0.8))
        pencil.fill(_poly(at, shape, size * unit), dice.choice(STONES), 1.0)
        pencil.fill(
            _poly(at, ((0.1, -0.2), (0.55, -0.6), (1, 0.1), (0.8, 0.65), (0.2, 0.75)), size * unit), "#8b8274", 0.7
        )
        cracks = QPainterPath(at + QPointF(-0.75 * size * unit, -0.35 * size * unit))
        cracks.lineTo(at + QPointF(0.1 * size * unit, -0.2 * size * unit))
        pencil.stroke(cracks, 0.7, 0.5)


def ripples(pencil: Pencil, middle: QPointF, dice: Random) -> None:
    """Draw small waves."""
    unit, path = pencil.unit, QPainterPath()
    for _ in range(dice.choice((1, 2, 2))):
        at = middle + QPointF(dice.uniform(-2.4, 2.0) * unit, dice.uniform(-2.6, 2.8) * unit)
        for step in range(2):
            start = at + QPointF(step * unit * 1.1, 0)
            path.moveTo(start)
            path.quadTo(start + QPointF(unit * 0.5, -unit * 0.6), start + QPointF(unit * 1.0, 0))
    pencil.stroke(path, 0.9, 0.5)


def ford(pencil: Pencil, middle: QPointF, dice: Random) -> None:
    """Draw shallow water with stepping stones."""
    unit = pencil.unit
    ripples(pencil, middle, dice)
    for x, y in ((-2.6, -1.9), (-0.9, -0.4), (1.0, 0.6), (2.5, 2.1)):
        at = middle + QPointF((x + dice.uniform(-0.4, 0.4)) * unit, (y + dice.uniform(-0.4, 0.4)) * unit)
        pencil.shade(at + QPointF(unit * 0.15, unit * 0.25), unit * 0.85, unit * 0.6)
        pencil.fill(blob(at, unit * dice.uniform(0.6, 0.85), dice, 0.15, 7), dice.choice(STONES), 0.8)


def reeds(pencil: Pencil, middle: QPointF, dice: Random) -> None:
    """Draw reeds in pools."""
    unit, path = pencil.unit, QPainterPath()
    for _ in range(4):
        at = middle + QPointF(dice.uniform(-3, 3) * unit, dice.uniform(-2, 3.4) * unit)
        for lean in (-0.5, 0.0, 0.5):
            path.moveTo(at)
            path.lineTo(at + QPointF(lean * unit, -unit * dice.uniform(1.2, 1.8)))
        path.moveTo(at + QPointF(-unit, unit * 0.3))
        path.lineTo(at + QPointF(unit, unit * 0.3))
    pencil.stroke(path, 0.8, 0.6)


def furrows(pencil: Pencil, middle: QPointF, dice: Random) -> None:
    """Draw ears of grain in rows."""
    unit, path = pencil.unit, QPainterPath()
    for row in range(-2, 3):
        for column in range(-2, 3):
            at = middle + QPointF((column * 1.8 + dice.uniform(-0.2, 0.2)) * unit, (row * 1.7 + 0.6) * unit)
            path.moveTo(at)
            path.lineTo(at + QPointF(0, -unit))
            for side in (-0.35, 0.35):
                path.moveTo(at + QPointF(0, -unit * 0.55))
                path.lineTo(at + QPointF(side * unit, -unit * 0.95))
    pencil.stroke(path, 0.7, 0.55)


def ruin(pencil: Pencil, middle: QPointF, dice: Random) -> None:
    """Draw fallen blocks."""
    unit = pencil.unit
    for x, y, wide in (
        (-2.4, -1.6, 1.6),
        (0.6, -2.2, 1.3),
        (2.3, -0.2, 1.5),
        (-1.2, 0.6, 1.8),
        (1.0, 2.2, 1.5),
        (-2.8, 2.4, 1.2),
    ):
        at = middle + QPointF((x + dice.uniform(-0.3, 0.3)) * unit, y * unit)
        pencil.shade(at + QPointF(unit * 0.2, unit * 0.5), wide * unit * 0.7, unit * 0.5)
        lean = dice.uniform(-0.3, 0.3)
        shape = ((-0.5, -0.35 - lean), (0.5, -0.35), (0.55, 0.35), (-0.5, 0.4 - lean))
        pencil.fill(_poly(at, shape, wide * unit), dice.choice(STONES), 0.8)


def flames(pencil: Pencil, middle: QPointF, dice: Random) -> None:
    """Draw a fire."""
    unit = pencil.unit
    for x, size in ((-1.6, 1.5), (1.6, 1.6), (0.0, 2.4)):
        for share, colour in ((1.0, "#c8452a"), (0.6, "#efa33a")):
            foot, tall = middle + QPointF(x * unit, 2.6 * unit), size * unit * share
            path = QPainterPath(foot + QPointF(-tall * 0.7, 0))
            path.cubicTo(
                foot + QPointF(-tall, -tall), foot + QPointF(-tall * 0.1, -tall * 1.1), foot + QPointF(0, -tall * 2)
            )
            path.cubicTo(
                foot + QPointF(tall * 0.9, -tall * 1.2),
                foot + QPointF(tall * 0.9, -tall * 0.5),
                foot + QPointF(tall * 0.7, 0),
            )
            path.closeSubpath()
            pencil.fill(path, colour, 0.8)
    ripples(pencil, middle - QPointF(0, unit * 3), dice)


def door(pencil: Pencil, middle: QPointF, _dice: Random) -> None:
    """Draw a door seen from above, between its posts."""
    unit = pencil.unit
    leaf = QPainterPath()
    leaf.addRect(QRectF(middle.x() - 3 * unit, middle.y() - 1.1 * unit, 6 * unit, 2.2 * unit))
    pencil.shade(middle + QPointF(unit * 0.4, unit * 0.8), unit * 3.6, unit * 1.2)
    pencil.fill(leaf, "#8a5a2c", 1.1)
    boards = QPainterPath()
    for board in range(-2, 3):
        boards.moveTo(middle + QPointF(board * unit, -1.1 * unit))
        boards.lineTo(middle + QPointF(board * unit, 1.1 * unit))
    pencil.stroke(boards, 0.8, 0.6)
    for side in (-3.6, 3.0):
        post = QPainterPath()
        post.addRect(QRectF(middle.x() + side * unit, middle.y() - 1.6 * unit, 0.7 * unit, 3.2 * unit))
        pencil.fill(post, STONES[1], 1.0)


def crate(pencil: Pencil, middle: QPointF, _dice: Random) -> None:
    """Draw a crate."""
    unit = pencil.unit
    box = QRectF(middle.x() - 2 * unit, middle.y() - 1.8 * unit, 4 * unit, 3.8 * unit)
    pencil.shade(box.center() + QPointF(unit * 0.6, unit * 1.2), unit * 2.5, unit * 1.5)
    side = QPainterPath()
    side.addRect(box)
    pencil.fill(side, "#b0824a", 1.1)
    marks = QPainterPath()
    marks.addRect(box.adjusted(unit * 0.55, unit * 0.55, -unit * 0.55, -unit * 0.55))
    marks.moveTo(box.topLeft() + QPointF(unit * 0.55, unit * 0.55))
    marks.lineTo(box.bottomRight() - QPointF(unit * 0.55, unit * 0.55))
    pencil.stroke(marks, 0.9, 0.75)


def speckles(pencil: Pencil, middle: QPointF, dice: Random) -> None:
    """Draw grains of sand, or a ground of which nothing more is known."""
    pencil.painter.setPen(pencil.line(1.0, 0.35))
    for _ in range(9):
        pencil.painter.drawPoint(middle + QPointF(dice.uniform(-4, 4), dice.uniform(-4, 4)) * pencil.unit)


def _poly(at: QPointF, shape: tuple[tuple[float, float], ...], size: float) -> QPainterPath:
    path = QPainterPath(at + QPointF(*shape[0]) * size)
    for point in shape[1:]:
        path.lineTo(at + QPointF(*point) * size)
    path.closeSubpath()
    return path


DRAWINGS: Final[Mapping[str, Drawing]] = {
    terrain.WOOD: wood,
    terrain.TREE: tree,
    terrain.BUSH: bush,
    terrain.HILL: hill,
    terrain.ROCK: rock,
    terrain.WATER: ripples,
    terrain.FORD: ford,
    terrain.SWAMP: reeds,
    terrain.FIELD: furrows,
    terrain.FIRE: flames,
    terrain.RUIN: ruin,
    terrain.DOOR: door,
    terrain.CRATE: crate,
    terrain.SAND: speckles,
    terrain.PLAIN: speckles,
}


VARIANTS = 6
ROOM = 9.0
"""Half the side of a stamp in tenths of a cell: trees stick out of theirs."""


class Stamps:
    """The stamps for one board in one theme, cut when they are first wanted."""

    def __init__(self, unit: float, density: float, tokens: Tokens) -> None:
        self._unit, self._density, self._tokens = unit / 10, density, tokens
        self._cut: dict[tuple[str, int], QImage] = {}

    def put(self, painter: QPainter, kind: str, at: QPointF, name: str) -> None:
        """Print what stands at a place; its name decides which of the variants."""
        variant = crc32(f"{kind}|{name}".encode()) % VARIANTS
        if (kind, variant) not in self._cut:
            self._cut[kind, variant] = self._make(kind, variant)
        image = self._cut[kind, variant]
        corner = painter.worldTransform().map(at) - QPointF(image.width(), image.height()) / 2
        painter.save()
        painter.resetTransform()
        painter.drawImage(corner.toPoint(), image)
        painter.restore()

    def _make(self, kind: str, variant: int) -> QImage:
        side = max(2, round(2 * ROOM * self._unit * self._density))
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._density, self._density)
        painter.translate(side / self._density / 2, side / self._density / 2)
        dice = chance("stamp", kind, variant)
        if kind == terrain.GRASS:
            blades = QPainterPath()
            tufts(blades, QPointF(), self._unit, dice)
            green = terrain.faded("#4c6231", 0.75)
            painter.strokePath(blades, QPen(green, 0.9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        else:
            DRAWINGS[kind](Pencil(painter, self._unit, self._tokens), QPointF(), dice)
        painter.end()
        return image


ROW = 22.0
BANK = 34.0


def clouds(pencil: Pencil, geometry: Geometry, keys: list[str], area: QRectF) -> None:
    """Draw banks of cloud over cells, each row before the one above it; of those beyond the area nothing is seen."""
    painter, over = pencil.painter, united(region(geometry, keys, 2))
    painter.save()
    painter.setClipPath(geometry.area(keys))
    painter.setClipPath(over, Qt.ClipOperation.IntersectClip)
    box = over.boundingRect()
    for row in range(int(box.height() / ROW) + 2):
        bank = QRectF(box.left() - BANK, box.top() + (row - 0.5) * ROW, box.width() + 2 * BANK, ROW)
        if bank.adjusted(0, -ROW, 0, 2 * ROW).intersects(area):
            _bank(pencil, bank, row)
    pencil.stroke(over, 2.4, 0.6)
    painter.restore()


def _bank(pencil: Pencil, box: QRectF, row: int) -> None:
    """Draw one row of puffs, with the curls that an engraver gives them."""
    dice, puffs, curls = chance("clouds", row), QPainterPath(), QPainterPath()
    puffs.moveTo(box.left(), box.bottom() + ROW)
    puffs.lineTo(box.left(), box.bottom())
    x = box.left() - dice.uniform(0, BANK)
    puffs.lineTo(x, box.bottom())
    while x < box.right():
        wide, tall = BANK * dice.uniform(0.7, 1.25), ROW * dice.uniform(0.7, 1.3)
        puffs.cubicTo(
            x + wide * 0.05, box.bottom() - tall, x + wide * 0.95, box.bottom() - tall, x + wide, box.bottom()
        )
        at = QPointF(x + wide * 0.5, box.bottom() - tall * 0.22)
        curls.moveTo(at + QPointF(-wide * 0.2, 0))
        curls.cubicTo(
            at + QPointF(-wide * 0.2, -tall * 0.42),
            at + QPointF(wide * 0.22, -tall * 0.42),
            at + QPointF(wide * 0.16, 0),
        )
        curls.quadTo(at + QPointF(wide * 0.05, tall * 0.12), at + QPointF(0, -tall * 0.06))
        x += wide
    puffs.lineTo(box.right(), box.bottom() + ROW)
    puffs.closeSubpath()
    if pencil.tokens.flat:
        pencil.stroke(puffs, 1.0, 1.0)
        return
    pencil.painter.setPen(pencil.line(0.9, 0.42))
    mist = QLinearGradient(box.topLeft(), box.bottomLeft() + QPointF(0, ROW * 0.6))
    mist.setColorAt(0, QColor("#efe6cc"))
    mist.setColorAt(1, QColor("#bdb298"))
    pencil.painter.setBrush(mist)
    pencil.painter.drawPath(puffs)
    pencil.stroke(curls, 0.7, 0.3)
    pencil.painter.setBrush(Qt.BrushStyle.NoBrush)
