"""Crowds: which figures of a cell are one group, what a group is called, and where groups stand in a room."""

from __future__ import annotations

from collections import defaultdict
from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from horologium.engine.core.drawn import LARGE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from horologium.engine.core.view import FigureView
    from horologium.ui.kit.theme import Theme

SHOWN: Final = 3
"""So many of a group are seen; all others stand exactly behind them."""
CLUMP: Final = ((0.0, 0.0), (-19.0, -11.0), (19.0, -12.0))
"""Where the members of a group stand: the first in front."""
PERSON, PAIR, MANY, LEADER, GIANT = 46.0, 62.0, 78.0, 58.0, 88.0
"""How wide those stand who are alone, two, several, somebody or large."""
TALL, GIANT_TALL, ROW = 70.0, 104.0, 54.0
"""How high people and giants are, and how far one row stands before another."""
SIZES: Final = (1.3, 1.2, 1.1, 1.0, 0.9, 0.82, 0.74, 0.66, 0.58, 0.5, 0.44, 0.38, 0.32)


class Group(NamedTuple):
    """Figures of one cell that are drawn and told as one: the first of them stands for all."""

    lead: FigureView
    keys: tuple[str, ...]

    @property
    def count(self) -> int:
        """How many there are."""
        return len(self.keys)


class Footing(NamedTuple):
    """Where a figure stands in a room, how large it is drawn, and as which of its group."""

    at: QPointF
    size: float
    place: int = 0


class GroupSpot(NamedTuple):
    """Where the number of a group is written."""

    group: Group
    at: QPointF


def groups_of(figures: Iterable[FigureView]) -> list[Group]:
    """Put those together who belong to one crowd and fare alike, cell by cell, in the order in which they came."""
    found: dict[tuple[object, ...], list[FigureView]] = defaultdict(list)
    for figure in figures:
        alike = (figure.crowd, figure.faction, figure.life, figure.most_life, figure.badges)
        found[(figure.cell, *alike) if figure.crowd else (figure.key,)].append(figure)
    return [Group(several[0], tuple(figure.key for figure in several)) for several in found.values()]


def name_of(group: Group) -> str:
    """Call a group by the name of its members, without their numbers."""
    if group.count == 1:
        return group.lead.name
    head, _, last = group.lead.name.rpartition(" ")
    return head if head and last.isdigit() else group.lead.name


class _Slot(NamedTuple):
    """What a group needs of a room."""

    group: Group
    wide: float
    tall: float


def stand(groups: Sequence[Group], room: QRectF) -> tuple[Mapping[str, Footing], list[GroupSpot]]:
    """Let groups stand in rows, as large as a room allows; the largest stand behind."""
    slots = sorted(map(_slot, groups), key=lambda slot: -slot.tall)
    if not slots:
        return {}, []
    size, rows = next(
        ((size, rows) for size in SIZES if (rows := _rows(slots, room, size)) is not None),
        (SIZES[-1], _dealt(slots, ceil(len(slots) / 8))),
    )
    return _placed(rows, room, size)


def _slot(group: Group) -> _Slot:
    if group.lead.rank in LARGE:
        return _Slot(group, GIANT, GIANT_TALL)
    wide = (LEADER if group.lead.rank else PERSON) if group.count == 1 else PAIR if group.count == 2 else MANY
    return _Slot(group, wide, TALL)


def _rows(slots: Sequence[_Slot], room: QRectF, size: float) -> list[list[_Slot]] | None:
    """Deal groups into the fewest rows that are wide enough; None if these are too high."""
    for count in range(1, len(slots) + 1):
        rows = _dealt(slots, count)
        if all(sum(slot.wide for slot in row) * size <= room.width() for row in rows):
            return rows if _height(rows, size) <= room.height() else None
    return None


def _dealt(slots: Sequence[_Slot], count: int) -> list[list[_Slot]]:
    """Deal groups into rows of about the same width."""
    rows: list[list[_Slot]] = [[] for _ in range(max(1, count))]
    share, used = sum(slot.wide for slot in slots) / len(rows), 0.0
    for slot in slots:
        rows[min(len(rows) - 1, int((used + slot.wide / 2) / share))].append(slot)
        used += slot.wide
    return [row for row in rows if row]


def _height(rows: Sequence[Sequence[_Slot]], size: float) -> float:
    return (max(slot.tall for slot in rows[0]) + ROW * (len(rows) - 1)) * size


def _placed(
    rows: Sequence[Sequence[_Slot]], room: QRectF, size: float
) -> tuple[Mapping[str, Footing], list[GroupSpot]]:
    """Spread rows over a room and groups over their rows."""
    found: dict[str, Footing] = {}
    spots: list[GroupSpot] = []
    spare = max(0.0, room.height() - _height(rows, size)) / (len(rows) + 0.6)
    step = ROW * size + min(spare, ROW * 0.5)
    low = room.bottom() - min(spare, 30.0) * 0.7
    for number, row in enumerate(reversed(rows)):
        feet = low - number * step
        gap = min(30.0, (room.width() - sum(slot.wide for slot in row) * size) / (len(row) + 1))
        x = room.center().x() - (sum(slot.wide for slot in row) * size + gap * (len(row) - 1)) / 2
        for slot in row:
            middle = QPointF(x + slot.wide * size / 2, feet - slot.tall * size / 2)
            for place, key in enumerate(slot.group.keys):
                aside = QPointF(*CLUMP[place % SHOWN]) * size if slot.group.count > 1 else QPointF()
                found[key] = Footing(middle + aside, size, place % SHOWN)
            if slot.group.count > 1:
                spots.append(GroupSpot(slot.group, QPointF(x + slot.wide * size * 0.5 + 15 * size, feet - 6 * size)))
            x += slot.wide * size + gap
    return found, spots


RADIUS, LEAST = 17.0, 9.0
"""How large a number is in the units of the board, and how many pixels it has at least."""


class CountItem(QGraphicsItem):
    """How many a group has, in a round seal; from afar it keeps a size that can be read."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._count = theme, 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_count(self, count: int) -> None:
        """Write another number."""
        if count != self._count:
            self._count = count
            self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-44, -44, 88, 88)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the seal."""
        tokens = self._theme.tokens
        radius = min(42.0, max(RADIUS, LEAST / max(0.01, painter.worldTransform().m11())))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(tokens.ink if tokens.flat else "#fdf1cf"), radius * 0.13))
        painter.setBrush(QColor(tokens.field if tokens.flat else "#a3161d"))
        painter.drawEllipse(QPointF(), radius, radius)
        font = self._theme.type.capitals("small", 0.0)
        font.setBold(True)
        font.setPixelSize(max(1, round(radius * (1.25 if self._count < 10 else 1.08))))
        painter.setFont(font)
        painter.setPen(QColor(tokens.ink if tokens.flat else "#fff8e2"))
        box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
        painter.drawText(box.adjusted(-9, -9, 9, 9), Qt.AlignmentFlag.AlignCenter, str(self._count))
