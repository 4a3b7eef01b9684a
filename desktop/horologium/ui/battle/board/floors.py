"""What lies under foot: stones, flags, chequers, planks, ruts, furrows, leaves and pebbles, drawn cell by cell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from horologium.ui.battle.board import masonry, palette
from horologium.ui.battle.board.organic import chance

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.ui.battle.board.scenery import Pencil

    Drawing = Callable[["Pencil", QRectF, str], None]

COBBLES: Final = ("#cbc1ab", "#c2b79f", "#d3cab6", "#bdb29b")
SLABS: Final = ("#e6dcc6", "#b9a68c")
FURROWS = 5
PLAIN_STONE = 20
"""About how high a flag is."""


def walls(pencil: Pencil, box: QRectF, seed: str) -> None:
    """Lay the blocks of a wall."""
    masonry.blocks(pencil, box, masonry.BLOCKS, 4, seed)


def flags(pencil: Pencil, box: QRectF, seed: str) -> None:
    """Lay broad flags, as in a hall."""
    masonry.blocks(pencil, box, masonry.FLAGS, max(3, round(box.height() / PLAIN_STONE)), seed)


def cobbles(pencil: Pencil, box: QRectF, seed: str) -> None:
    """Pave a street; the joints are faint, so that what stands on it is seen first."""
    masonry.blocks(pencil, box, COBBLES, 4, seed, strength=0.2)


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
    palette.BUILDING: walls,
    palette.FLOOR: flags,
    palette.BRIDGE: masonry.planks,
    palette.PAVING: cobbles,
    palette.MARBLE: chequers,
}
"""What people have laid: it fills its cell to the rim."""
STREWN: Final[Mapping[str, Drawing]] = {
    palette.ROAD: masonry.ruts,
    palette.EARTH: masonry.ruts,
    palette.SAND: masonry.ruts,
    palette.FIELD: furrows,
    palette.LITTER: litter,
    palette.ROCK: pebbles,
}
"""What lies about on a wash."""
