"""Ways over a board for the eye: where no line tells how somebody went, the shortest way round what is closed."""

from __future__ import annotations

from collections import defaultdict, deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from horologium.engine.core.view import BattleView, CellView, Point


class Ways:
    """The cells of one board that lie side by side on a level, or are joined by a passage."""

    def __init__(self, view: BattleView) -> None:
        self._cells = view.cells
        self._near: dict[str, list[str]] = defaultdict(list)
        borders: dict[tuple[int, frozenset[Point]], list[str]] = defaultdict(list)
        for cell in view.cells:
            for side in _sides(cell):
                borders[cell.level, side].append(cell.key)
        for keys in borders.values():
            for key in keys:
                self._near[key] += [other for other in keys if other != key]
        for one, other in view.passages:
            self._near[one].append(other)
            self._near[other].append(one)
        self._closed = frozenset(cell.key for cell in view.cells if cell.closed)

    def serves(self, view: BattleView) -> bool:
        """Whether the board is still the same."""
        return self._cells is view.cells

    def between(self, start: str, end: str, taken: Iterable[str] = ()) -> tuple[str, ...]:
        """Give the shortest way, round those who stand there if there is one; else straight from start to end."""
        around = self._search(start, end, self._closed | frozenset(taken))
        return around or self._search(start, end, self._closed) or (start, end)

    def beside(self, one: str, other: str) -> bool:
        """Whether two cells lie side by side, or corner to corner."""
        return other in self._near[one] or not set(self._near[one]).isdisjoint(self._near[other])

    def around(self, cell: str) -> tuple[str, ...]:
        """List the cells beside a cell."""
        return tuple(self._near[cell])

    def _search(self, start: str, end: str, barred: frozenset[str]) -> tuple[str, ...]:
        came: dict[str, str] = {start: ""}
        waiting = deque([start])
        while waiting and end not in came:
            cell = waiting.popleft()
            for other in self._near[cell]:
                if other not in came and (other == end or other not in barred):
                    came[other] = cell
                    waiting.append(other)
        if end not in came:
            return ()
        way = [end]
        while came[way[-1]]:
            way.append(came[way[-1]])
        return tuple(reversed(way))


def _sides(cell: CellView) -> list[frozenset[Point]]:
    corners = cell.outline
    return [frozenset(side) for side in zip(corners, [*corners[1:], corners[0]], strict=True)]
