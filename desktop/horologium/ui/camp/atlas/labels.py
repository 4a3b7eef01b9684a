"""Where names stand beside their towns, so that they cover neither towns nor one another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

if TYPE_CHECKING:
    from collections.abc import Sequence

GAP: Final = 3.0
SIDES: Final = ("right", "left", "below", "above")


def beside(mark: QRectF, size: QSizeF, side: str) -> QRectF:
    """The room of a name on one side of a mark."""
    middle, width, height = mark.center(), size.width(), size.height()
    corners = {
        "right": QPointF(mark.right() + GAP, middle.y() - height / 2),
        "left": QPointF(mark.left() - GAP - width, middle.y() - height / 2),
        "below": QPointF(middle.x() - width / 2, mark.bottom() + GAP - 2),
        "above": QPointF(middle.x() - width / 2, mark.top() - GAP - height),
    }
    return QRectF(corners[side], size)


def place(marks: Sequence[QRectF], sizes: Sequence[QSizeF], things: Sequence[QRectF] = ()) -> list[str]:
    """Choose a side for each name, one after another, where it covers least of towns, names and other things."""
    taken: list[QRectF] = [*things]
    chosen = []
    for number, (mark, size) in enumerate(zip(marks, sizes, strict=True)):
        others = [*taken, *(each for place, each in enumerate(marks) if place != number)]
        side = min(SIDES, key=lambda side: _covered(beside(mark, size, side), others))
        chosen.append(side)
        taken.append(beside(mark, size, side))
    return chosen


def _covered(room: QRectF, others: Sequence[QRectF]) -> float:
    common = (room & other for other in others)
    return sum(each.width() * each.height() for each in common if not each.isEmpty())
