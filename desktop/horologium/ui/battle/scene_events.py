"""What there is to see between two views: moves, attacks, wounds, falls, arrivals and reveals, in order.

Journal lines are read by their kind and the facts that all rulesets share (figure, start, end, target, wounds, status);
whatever they do not tell is found by comparing the views.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from horologium.engine.core.journal import Kind
    from horologium.engine.core.view import FigureView
    from horologium.ui.battle.questions import JournalLine
    from horologium.ui.battle.session import BattleStep

WHERE = ("end", "square", "cell")
"""The facts that tell where somebody arrives."""
THROW, MOVE, ATTACK, BURST, HURT, HEAL = "throw", "move", "attack", "burst", "hurt", "heal"
GAIN, LOSE, DOWN, FALL, ARRIVE, REVEAL, PUT = "gain", "lose", "down", "fall", "arrive", "reveal", "put"


@dataclass(frozen=True, slots=True)
class SceneEvent:
    """One thing to be seen; ``cells`` is a way or an area, ``other`` whom it is done to, ``text`` what is written."""

    kind: str
    figure: str = ""
    other: str = ""
    cells: tuple[str, ...] = ()
    amount: int = 0
    text: str = ""
    faces: tuple[str, ...] = ()


def scene_events(step: BattleStep) -> list[SceneEvent]:
    """List what happened in a step, in the order in which it is shown."""
    found: list[SceneEvent] = []
    if step.answered.mark[0] == "roll":
        found.append(SceneEvent(THROW, faces=step.answered.answer))
    reading = EventReader(step)
    for line in step.lines:
        for event in reading.told(line):
            _append(found, event)
    return [*found, *reading.seen()]


def _append(found: list[SceneEvent], event: SceneEvent) -> None:
    """Add an event; a move that goes on where the last one ended is the same move."""
    last = found[-1] if found else None
    if last is not None and last.kind == event.kind == MOVE and (last.figure, last.cells[-1]) == (
        event.figure, event.cells[0],
    ):  # fmt: skip
        found[-1] = replace(last, cells=(*last.cells, *event.cells[1:]))
    else:
        found.append(event)


class EventReader:
    """Follows a step line by line: who stands where by now, how much life is left, and what was shown already."""

    def __init__(self, step: BattleStep) -> None:
        self._before = {figure.key: figure for figure in step.before.figures}
        self._after = {figure.key: figure for figure in step.after.figures}
        self._cells = {cell.key for cell in step.after.cells}
        self._standing = {key: figure.cell for key, figure in self._before.items() if figure.cell is not None}
        self._gone: set[str] = set()
        self._life = {key: figure.life for key, figure in self._before.items()}
        hidden = {cell.key for cell in step.before.cells if not cell.known}
        hidden |= self._cells - {cell.key for cell in step.before.cells}
        self._fresh = tuple(cell.key for cell in step.after.cells if cell.known and cell.key in hidden)
        lying = {token.key: token for token in step.before.tokens}
        lies = {token.key: token for token in step.after.tokens}
        self._put = tuple(token for key, token in lies.items() if key not in lying)
        self._taken = tuple(token for key, token in lying.items() if key not in lies)
        self._readers: Mapping[Kind, Callable[[str, JournalLine], Iterator[SceneEvent]]] = {
            "move": self._moves, "attack": self._attacks, "wound": self._wounds, "heal": self._heals,
            "death": self._falls, "gain": self._changes, "lose": self._changes, "arrive": self._arrives,
        }  # fmt: skip

    def told(self, line: JournalLine) -> Iterator[SceneEvent]:
        """Read what one line tells."""
        figure, reader = line.facts.get("figure"), self._readers.get(line.kind)
        if self._fresh and line.kind in {"reveal", "arrive"}:
            yield self._reveal()
        if reader is not None and isinstance(figure, str):
            yield from reader(figure, line)

    def seen(self) -> Iterator[SceneEvent]:
        """Compare the views for what no line has told."""
        if self._fresh:
            yield self._reveal()
        for key, figure in self._after.items():
            yield from self._differs(key, figure)
        for key in [key for key in self._standing if key not in self._after or self._after[key].cell is None]:
            yield SceneEvent(FALL, key, cells=(self._standing.pop(key),))
        for token in self._taken:
            yield SceneEvent(PUT, cells=(token.cell,), text=f"−{token.label}")
        for token in self._put:
            yield SceneEvent(PUT, cells=(token.cell,), text=f"+{token.label}")

    def _reveal(self) -> SceneEvent:
        fresh, self._fresh = self._fresh, ()
        return SceneEvent(REVEAL, cells=fresh)

    def _differs(self, key: str, figure: FigureView) -> Iterator[SceneEvent]:
        if figure.cell is None:
            return
        start = self._standing.get(key)
        if start is None:
            yield self._arrived(key, figure.cell)
        elif start != figure.cell:
            self._standing[key] = figure.cell
            yield SceneEvent(MOVE, key, cells=(start, figure.cell))
        change = figure.life - self._life.get(key, figure.life)
        if change:
            yield SceneEvent(HEAL if change > 0 else HURT, key, amount=abs(change))

    # What lines of each kind tell

    def _moves(self, figure: str, line: JournalLine) -> Iterator[SceneEvent]:
        start, end, began = self._standing.get(figure), line.facts.get("end"), line.facts.get("start")
        if start is None or began is None or not isinstance(end, str):
            return
        late = figure in self._gone and began != start  # it has gone on since, and that was told before
        if end in self._cells and end != start and not late:
            self._standing[figure] = end
            self._gone.add(figure)
            yield SceneEvent(MOVE, figure, cells=(start, end))

    def _attacks(self, figure: str, line: JournalLine) -> Iterator[SceneEvent]:
        target = line.facts.get("target")
        if figure not in self._standing:
            return
        if isinstance(target, str) and target in self._standing and target != figure:
            yield SceneEvent(ATTACK, figure, target)
        elif target is None:
            yield SceneEvent(BURST, figure)

    def _wounds(self, figure: str, line: JournalLine) -> Iterator[SceneEvent]:
        yield from self._counts(HURT, figure, line.facts.get("wounds"), -1)

    def _heals(self, figure: str, line: JournalLine) -> Iterator[SceneEvent]:
        yield from self._counts(HEAL, figure, line.facts.get("wounds"), 1)

    def _counts(self, kind: str, figure: str, amount: Any, sign: int) -> Iterator[SceneEvent]:
        if figure in self._standing and isinstance(amount, int) and amount > 0:
            self._life[figure] = max(0, self._life[figure] + sign * amount)
            yield SceneEvent(kind, figure, amount=amount)

    def _falls(self, figure: str, _line: JournalLine) -> Iterator[SceneEvent]:
        if figure not in self._standing:
            return
        after = self._after.get(figure)
        if after is None or after.cell is None:
            yield SceneEvent(FALL, figure, cells=(self._standing.pop(figure),))
        else:
            yield SceneEvent(DOWN, figure)

    def _changes(self, figure: str, line: JournalLine) -> Iterator[SceneEvent]:
        status = line.facts.get("status")
        if figure not in self._standing or not isinstance(status, str):
            return
        seen = (figures.get(figure) for figures in (self._before, self._after))
        badges = [badge for each in seen if each is not None for badge in each.badges]
        label = next((badge.label for badge in badges if badge.key == status), status.replace("-", " ").capitalize())
        yield SceneEvent(GAIN if line.kind == "gain" else LOSE, figure, text=label)

    def _arrives(self, figure: str, line: JournalLine) -> Iterator[SceneEvent]:
        told = (line.facts.get(name) for name in WHERE)
        cell = next((fact for fact in told if isinstance(fact, str) and fact in self._cells), None)
        if figure in self._after and figure not in self._standing and cell is not None:
            yield self._arrived(figure, cell)

    def _arrived(self, figure: str, cell: str) -> SceneEvent:
        self._standing[figure], self._life[figure] = cell, self._after[figure].life
        return SceneEvent(ARRIVE, figure, cells=(cell,))
