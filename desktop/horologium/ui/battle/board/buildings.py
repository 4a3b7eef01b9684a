"""What people have built: walls of stone seen from above, floors, planks, roads, ladders, and houses with roofs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from horologium.ui.battle.board import terrain
from horologium.ui.battle.board.geometry import LIFT, border, edges
from horologium.ui.battle.board.scenery import Pencil
from horologium.ui.battle.board.terrain import INK, chance, faded, ink, trembling

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from horologium.ui.battle.board.geometry import Geometry
    from horologium.ui.kit.tokens import Tokens

    Drawing = Callable[["Pencil", QRectF, str], None]

BLOCKS: Final = ("#a79d8d", "#988e7e", "#b3a999", "#8f8677", "#ada392")
FLAGS: Final = ("#dfc99b", "#d6be8d", "#e5d2a8", "#cfb684")
TILES: Final = ("#bf6f4c", "#b3613f", "#c87c58", "#a9593a")
TIMBER: Final = "#96693a"
COURSE = 7.5
"""The height of a row of roof tiles."""


def blocks(
    pencil: Pencil, box: QRectF, colours: tuple[str, ...], rows: int, seed: str, *, strength: float = 0.5
) -> None:
    """Lay stones in courses, every second one shifted by half a stone."""
    high = box.height() / rows
    for row in range(rows):
        dice = chance(seed, row)
        x = box.left() - (high * 0.8 if row % 2 else 0)
        while x < box.right():
            wide = high * dice.uniform(1.3, 1.9)
            stone = QRectF(max(x, box.left()), box.top() + row * high, 0, high)
            stone.setRight(min(x + wide, box.right()))
            if not pencil.tokens.flat:
                pencil.painter.fillRect(stone, QColor(dice.choice(colours)))
            pencil.painter.setBrush(Qt.BrushStyle.NoBrush)
            pencil.painter.setPen(pencil.line(0.8, strength))
            pencil.painter.drawRect(stone)
            x += wide


def planks(pencil: Pencil, box: QRectF, seed: str) -> None:
    """Nail planks side by side."""
    dice = chance(seed)
    wide = box.width() / 8
    for number in range(8):
        board = QRectF(box.left() + number * wide, box.top(), wide, box.height())
        if not pencil.tokens.flat:
            pencil.painter.fillRect(board, QColor(TIMBER).lighter(dice.randrange(98, 132)))
        pencil.painter.setPen(pencil.line(0.9, 0.6))
        pencil.painter.drawLine(board.topLeft(), board.bottomLeft())
        for y in (0.12, 0.88):
            pencil.painter.drawPoint(QPointF(board.center().x(), board.top() + y * board.height()))


def ruts(pencil: Pencil, box: QRectF, seed: str) -> None:
    """Draw the marks of wheels and feet."""
    dice, path = chance(seed), QPainterPath()
    for _ in range(4):
        at = QPointF(dice.uniform(box.left() + 4, box.right() - 14), dice.uniform(box.top() + 4, box.bottom() - 4))
        path.moveTo(at)
        path.quadTo(at + QPointF(5, dice.uniform(-1.5, 1.5)), at + QPointF(dice.uniform(7, 12), 0))
    pencil.stroke(path, 0.9, 0.4)


def ladder(pencil: Pencil, foot: QPointF, head: QPointF) -> None:
    """Lean a ladder from its foot to its head."""
    along = head - foot
    length = max(1.0, (along.x() ** 2 + along.y() ** 2) ** 0.5)
    side = QPointF(-along.y(), along.x()) * (pencil.unit * 1.1 / length)
    for width, colour in (
        (3.6, ink(pencil.tokens)),
        (2.0, QColor(pencil.tokens.field if pencil.tokens.flat else "#c08d4e")),
    ):
        pencil.painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        count = max(3, round(length / (pencil.unit * 1.45)))
        for rung in range(1, count):
            at = foot + along * (rung / count)
            pencil.painter.drawLine(at - side, at + side)
        for rail in (-1, 1):
            pencil.painter.drawLine(foot + side * rail, head + side * rail)


class House:
    """Cells of one upper level that hang together: walls below, a roof of tiles above."""

    def __init__(self, geometry: Geometry, keys: Iterable[str], pencil: Pencil) -> None:
        self.keys = tuple(keys)
        self._geometry, self._pencil, self._tokens = geometry, pencil, pencil.tokens
        self.level = geometry.cells[self.keys[0]].level
        self.roof = geometry.area(self.keys)
        self.box = self.roof.boundingRect()

    def paint(self) -> None:
        """Draw the walls that can be seen, and the roof over them."""
        self._walls()
        if self._tokens.flat:
            self._flat_roof()
        else:
            self._tiles()
            self._slopes()
        self._eaves()

    def _walls(self) -> None:
        """Draw the walls that look south, with windows."""
        painter, drop = self._pencil.painter, QPointF(0, LIFT * self.level)
        for start, end in border(self._geometry.corners[key] for key in self.keys):
            if end[0] >= start[0]:
                continue
            one, other = QPointF(*start), QPointF(*end)
            wall = QPolygonF([one, other, other + drop, one + drop])
            shade = QLinearGradient(one, one + drop)
            shade.setColorAt(0, QColor("#5f4c37"))
            shade.setColorAt(1, QColor("#b6a184"))
            painter.setBrush(QBrush(QColor(self._tokens.field)) if self._tokens.flat else QBrush(shade))
            painter.setPen(self._pencil.line(1.0, 0.85))
            painter.drawPolygon(wall)
            middle = (one + other) / 2 + drop * 0.55
            painter.setBrush(ink(self._tokens, 0.8))
            painter.drawRect(QRectF(middle.x() - 3, middle.y() - LIFT * 0.28, 6, LIFT * 0.5))

    def _flat_roof(self) -> None:
        painter = self._pencil.painter
        painter.setPen(self._pencil.line(1.6))
        painter.setBrush(QColor(self._tokens.field))
        painter.drawPath(self.roof)
        painter.setBrush(QBrush(QColor(self._tokens.ink), Qt.BrushStyle.Dense7Pattern))
        painter.drawPath(self.roof)

    def _tiles(self) -> None:
        """Cover the roof with round tiles, no two of the same colour."""
        density = max(1.0, self._pencil.painter.worldTransform().m11())
        cover = QBrush(tiles(density, self._tokens))
        cover.setTransform(QTransform().translate(self.box.left(), self.box.top()).scale(1 / density, 1 / density))
        self._pencil.painter.fillPath(self.roof, cover)

    def _slopes(self) -> None:
        """Shade the sides of the roof and draw its ridges: a hipped roof on a box, else a low one."""
        if not self._is_box():
            return
        painter, box = self._pencil.painter, self.box
        hip, wide = min(box.width(), box.height()) / 2, box.width() >= box.height()
        first = QPointF(box.left() + hip, box.top() + hip)
        last = QPointF(box.right() - hip, box.bottom() - hip)
        corners = (box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft())
        tops = (first, last, last, first) if wide else (first, first, last, last)
        painter.setPen(Qt.PenStyle.NoPen)
        for side, dark in ((0, 0.2), (1, 0.06), (3, 0.11)):
            following = (side + 1) % 4
            painter.setBrush(faded(INK, dark))
            painter.drawPolygon(QPolygonF([corners[side], corners[following], tops[following], tops[side]]))
        lines = [(first, last), *zip(tops, corners, strict=True)]
        for width, colour in ((5.0, faded(INK, 0.75)), (3.2, QColor("#d08b66")), (1.0, faded("#f1c4a2", 0.8))):
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            for start, end in lines:
                painter.drawLine(start, end)

    def _is_box(self) -> bool:
        return len(self._geometry.loops(self.keys)) == 1 and self.roof.elementCount() <= 6

    def _eaves(self) -> None:
        """Draw the edge of the roof and, finely, the cells on it."""
        painter = self._pencil.painter
        painter.setPen(self._pencil.line(0.8, 0.3))
        for key in self.keys:
            for start, end in edges(self._geometry.corners[key]):
                painter.drawPolyline(trembling(start, end, 0.3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, colour in (
            (3.2, ink(self._tokens, 0.9)),
            (1.2, QColor(self._tokens.field if self._tokens.flat else "#dc9c78")),
        ):
            pen = QPen(colour, width)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            painter.drawPath(self.roof)


def tiles(density: float, tokens: Tokens) -> QImage:
    """Make a piece of roof that can be laid side by side: eight courses of eight tiles."""
    side = COURSE * 8
    image = QImage(round(side * density), round(side * density), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(TILES[0]))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(image.width() / side, image.height() / side)
    pencil, dice = Pencil(painter, 1, tokens), chance("tiles")
    for row in range(-1, 8):
        for column in range(-1, 9):
            x, y = (column - (0.5 if row % 2 else 0)) * COURSE, row * COURSE
            if row >= 0 and 0 < column < 8 and dice.random() < 0.55:
                painter.fillRect(QRectF(x, y, COURSE, COURSE), faded(dice.choice(TILES), 0.8))
            rim = QPainterPath(QPointF(x, y))
            rim.cubicTo(x, y + COURSE * 0.75, x + COURSE, y + COURSE * 0.75, x + COURSE, y)
            pencil.stroke(rim, 0.7, 0.34)
    painter.end()
    return image


def shadow(painter: QPainter, footprint: QPainterPath, reach: float) -> None:
    """Lay the shadow of a house over the ground beside it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(INK, 0.09))
    for step in range(1, 5):
        painter.drawPath(footprint.translated(reach * step / 4, reach * step / 4))


COBBLES: Final = ("#cbc1ab", "#c2b79f", "#d3cab6", "#bdb29b")
SLABS: Final = ("#e6dcc6", "#b9a68c")
FURROWS = 5
PLAIN_STONE = 20
"""About how high a flag is."""


def walls(pencil: Pencil, box: QRectF, seed: str) -> None:
    """Lay the blocks of a wall."""
    blocks(pencil, box, BLOCKS, 4, seed)


def flags(pencil: Pencil, box: QRectF, seed: str) -> None:
    """Lay broad flags, as in a hall."""
    blocks(pencil, box, FLAGS, max(3, round(box.height() / PLAIN_STONE)), seed)


def cobbles(pencil: Pencil, box: QRectF, seed: str) -> None:
    """Pave a street; the joints are faint, so that what stands on it is seen first."""
    blocks(pencil, box, COBBLES, 4, seed, strength=0.2)


def chequers(pencil: Pencil, box: QRectF, _seed: str) -> None:
    """Lay light and dark slabs in turn."""
    wide, high = box.width() / 2, box.height() / 2
    for column in range(2):
        for row in range(2):
            slab = QRectF(box.left() + column * wide, box.top() + row * high, wide, high)
            pencil.painter.fillRect(slab, QColor(SLABS[(column + row) % 2]))


def furrows(pencil: Pencil, box: QRectF, seed: str) -> None:
    """Draw the lines of the plough."""
    dice, path, step = chance(seed), QPainterPath(), box.height() / FURROWS
    for number in range(FURROWS):
        y = box.top() + (number + 0.5) * step
        path.moveTo(box.left(), y)
        path.quadTo(QPointF(box.center().x(), y + dice.uniform(-2, 2)), QPointF(box.right(), y))
    pencil.stroke(path, 1.0, 0.22)


def litter(pencil: Pencil, box: QRectF, seed: str) -> None:
    """Strew leaves."""
    dice, path = chance(seed), QPainterPath()
    for _ in range(7):
        at = _somewhere(box, dice.random(), dice.random())
        lean = QPointF(dice.uniform(2, 4.5), dice.uniform(-2.5, 2.5))
        path.moveTo(at)
        path.quadTo(at + QPointF(lean.x() / 2, lean.y() / 2 - 2), at + lean)
        path.quadTo(at + QPointF(lean.x() / 2, lean.y() / 2 + 2), at)
    pencil.stroke(path, 0.7, 0.4)


def pebbles(pencil: Pencil, box: QRectF, seed: str) -> None:
    """Draw cracks and small stones."""
    dice, path = chance(seed), QPainterPath()
    for _ in range(4):
        path.addEllipse(_somewhere(box, dice.random(), dice.random()), dice.uniform(1, 2.2), dice.uniform(0.8, 1.6))
    at = _somewhere(box, dice.random(), dice.random())
    path.moveTo(at)
    for _ in range(3):
        at += QPointF(dice.uniform(-2, 7), dice.uniform(-4, 4))
        path.lineTo(at)
    pencil.stroke(path, 0.8, 0.35)


def _somewhere(box: QRectF, across: float, down: float) -> QPointF:
    """A place in a cell, away from its border."""
    return QPointF(box.left() + 4 + across * (box.width() - 12), box.top() + 4 + down * (box.height() - 8))


LAID: Final[Mapping[str, Drawing]] = {
    terrain.BUILDING: walls,
    terrain.FLOOR: flags,
    terrain.BRIDGE: planks,
    terrain.PAVING: cobbles,
    terrain.MARBLE: chequers,
}
"""What people have laid: it fills its cell to the rim."""
STREWN: Final[Mapping[str, Drawing]] = {
    terrain.ROAD: ruts,
    terrain.EARTH: ruts,
    terrain.SAND: ruts,
    terrain.FIELD: furrows,
    terrain.LITTER: litter,
    terrain.ROCK: pebbles,
}
"""What lies about on a wash."""
