"""Crowds: which figures of a cell are one group, what a group is called, and where groups stand in a room."""

from __future__ import annotations

from collections import defaultdict
from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from horologium.engine.core.drawn import DAZED, LARGE
from horologium.ui.art import miniatures

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from horologium.engine.core.view import FigureView
    from horologium.ui.kit.theme import Theme

SHOWN: Final = 3
"""So many of a group are seen; all others stand exactly behind them."""
CLUMP: Final = ((0.0, 0.0), (-19.0, -11.0), (19.0, -12.0))
"""Where the members of a group stand: the first in front."""
PERSON, PAIR, MANY, LEADER, MONSTER, GIANT = 46.0, 62.0, 78.0, 58.0, 74.0, 88.0
"""How wide those stand who are alone, two, several, somebody, no people, or large."""
TALL, GIANT_TALL, ROW = 70.0, 104.0, 54.0
"""How high people and giants are, and how far one row stands before another."""
SIZES: Final = (1.3, 1.2, 1.1, 1.0, 0.9, 0.82, 0.74, 0.66, 0.58, 0.5, 0.44, 0.38, 0.32)

READABLE: Final = 0.74
"""Nobody is drawn smaller than this only to leave the middle of a room clear."""


class CrowdGroup(NamedTuple):
    """Figures of one cell that are drawn and told as one: the first of them stands for all."""

    lead: FigureView
    keys: tuple[str, ...]

    @property
    def number(self) -> int:
        """How many there are."""
        return len(self.keys)


class Footing(NamedTuple):
    """Where a figure stands in a room, how large it is drawn, as which of its group, and if others stand before it."""

    at: QPointF
    size: float
    place: int = 0
    behind: bool = False


class GroupSpot(NamedTuple):
    """Where the number of a group is written."""

    group: CrowdGroup
    at: QPointF


def groups_of(figures: Iterable[FigureView]) -> list[CrowdGroup]:
    """Put those together who belong to one crowd and fare alike, cell by cell, in the order in which they came."""
    found: dict[tuple[object, ...], list[FigureView]] = defaultdict(list)
    for figure in figures:
        alike = (figure.crowd, figure.faction, figure.life, figure.most_life, figure.badges)
        found[(figure.cell, *alike) if figure.crowd else (figure.key,)].append(figure)
    return [CrowdGroup(several[0], tuple(figure.key for figure in several)) for several in found.values()]


def name_of(group: CrowdGroup) -> str:
    """Call a group by its number and the name of its members, without their own numbers."""
    if group.number == 1:
        return group.lead.name
    head, _, last = group.lead.name.rpartition(" ")
    return f"{group.number} × {head if head and last.isdigit() else group.lead.name}"


class _Slot(NamedTuple):
    """What a group needs of a room."""

    group: CrowdGroup
    wide: float
    tall: float


def stand(
    groups: Sequence[CrowdGroup], room: QRectF, clear: float = 0.0
) -> tuple[Mapping[str, Footing], list[GroupSpot]]:
    """Let groups stand in rows, as large as a room allows; the largest stand behind, and the middle is left clear."""
    slots = sorted(map(_slot, groups), key=lambda slot: -slot.tall)
    if not slots:
        return {}, []
    for hole in dict.fromkeys((clear, 0.0)):
        for size in SIZES:
            rows = _rows(slots, room, size, hole)
            if rows is not None and (size >= READABLE or not hole):
                return _placed(rows, room, size, hole)
    return _placed(_dealt(slots, ceil(len(slots) / 8)), room, SIZES[-1], 0.0)


def _slot(group: CrowdGroup) -> _Slot:
    if group.lead.rank in LARGE:
        return _Slot(group, GIANT, GIANT_TALL)
    if any(badge.key in DAZED for badge in group.lead.badges):
        return _Slot(group, MANY, TALL)
    if group.number == 1 and group.lead.rank and miniatures.named(group.lead) not in {"", *miniatures.PEOPLE}:
        return _Slot(group, MONSTER, TALL)
    wide = (LEADER if group.lead.rank else PERSON) if group.number == 1 else PAIR if group.number == 2 else MANY
    return _Slot(group, wide, TALL)


def _rows(slots: Sequence[_Slot], room: QRectF, size: float, hole: float) -> list[list[_Slot]] | None:
    """Deal groups into the fewest rows that are wide enough; None if these are too high."""
    for count in range(1, len(slots) + 1):
        rows = _dealt(slots, count)
        halves = [half for row in rows for half in (_halves(row) if hole else (row,))]
        most = (room.width() - hole) / (2 if hole else 1)
        if all(_wide(half) * size <= most for half in halves):
            return rows if _height(rows, size) <= room.height() else None
    return None


def _halves(row: Sequence[_Slot]) -> tuple[Sequence[_Slot], Sequence[_Slot]]:
    """Part a row into those on the left and those on the right of the middle."""
    middle = (len(row) + 1) // 2
    return row[:middle], row[middle:]


def _wide(row: Sequence[_Slot]) -> float:
    return sum(slot.wide for slot in row)


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
    rows: Sequence[Sequence[_Slot]], room: QRectF, size: float, hole: float
) -> tuple[Mapping[str, Footing], list[GroupSpot]]:
    """Spread rows over a room and groups over their rows."""
    found: dict[str, Footing] = {}
    spots: list[GroupSpot] = []
    spare = max(0.0, room.height() - _height(rows, size)) / (len(rows) + 0.6)
    step = ROW * size + min(spare, ROW * 0.5)
    low = room.bottom() - min(spare, 30.0) * 0.7
    for number, row in enumerate(reversed(rows)):
        feet = low - number * step
        for slot, x in zip(row, _across(row, room, size, hole), strict=True):
            middle = QPointF(x, feet - slot.tall * size / 2)
            for place, key in enumerate(slot.group.keys):
                aside = QPointF(*CLUMP[place % SHOWN]) * size if slot.group.number > 1 else QPointF()
                found[key] = Footing(middle + aside, size, place % SHOWN, number > 0)
            if slot.group.number > 1:
                spots.append(GroupSpot(slot.group, QPointF(x + 20 * size, feet - 2 * size)))
    return found, spots


def _across(row: Sequence[_Slot], room: QRectF, size: float, hole: float) -> list[float]:
    """Give the middles of the groups of a row, on both sides of what is left clear."""
    if not hole:
        return _spread(row, room.center().x(), room.width(), size)
    left, right = _halves(row)
    side = (room.width() - hole) / 2
    first = _spread(left, room.left() + side / 2, side, size)
    return first + _spread(right, room.right() - side / 2, side, size)


def _spread(row: Sequence[_Slot], middle: float, room: float, size: float) -> list[float]:
    """Give the middles of groups side by side, with a little air between if there is any."""
    if not row:
        return []
    gap = min(30.0, (room - _wide(row) * size) / (len(row) + 1))
    x, found = middle - (_wide(row) * size + gap * (len(row) - 1)) / 2, []
    for slot in row:
        found.append(x + slot.wide * size / 2)
        x += slot.wide * size + gap
    return found


class MeantMark(QGraphicsEllipseItem):
    """A ring at the feet of the group that the keyboard's cursor means."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def mark(self, item: QGraphicsItem | None) -> None:
        """Lie at the feet of a figure; None lies nowhere."""
        self.setVisible(item is not None)
        if item is not None:
            box = item.sceneBoundingRect()
            self.setRect(QRectF(item.x() - 40, item.y() + box.height() * 0.16, 80, box.height() * 0.3))
            self.setPen(QPen(QColor(self._theme.tokens.accent), 5, Qt.PenStyle.DashLine))


RADIUS, LEAST, MOST = 17.0, 8.6, 13.0
"""How large a number is in the units of the board, and how many pixels it has at least and at most."""


class CountItem(QGraphicsItem):
    """How many a group has, in a round seal; from afar it keeps a size that can be read."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme, self._count = theme, 0
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
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
        scale = max(0.01, painter.worldTransform().m11() / painter.device().devicePixelRatio())
        radius = min(42.0, max(LEAST / scale, min(RADIUS, MOST / scale)))
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
