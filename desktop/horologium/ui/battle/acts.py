"""What there is to see between two views: moves, attacks, wounds, falls, arrivals and reveals, in order.

Journal lines are read by the facts that all rulesets share (figure, start, end, target); whatever they do not tell is
found by comparing the views.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.ui.battle.questions import Line
    from horologium.ui.battle.session import Step

THROW, MOVE, ATTACK, HURT, HEAL, FALL, ARRIVE, REVEAL = (
    "throw", "move", "attack", "hurt", "heal", "fall", "arrive", "reveal",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Act:
    """One thing to be seen; ``cells`` is a way or an area, ``other`` whom it is done to."""

    kind: str
    figure: str = ""
    other: str = ""
    cells: tuple[str, ...] = ()
    amount: int = 0
    faces: tuple[str, ...] = ()


def acts(step: Step) -> list[Act]:
    """List what happened in a step, in the order in which it is shown."""
    found: list[Act] = []
    if step.answered.mark[0] == "roll":
        found.append(Act(THROW, faces=step.answered.answer))
    before = {figure.key: figure for figure in step.before.figures}
    cells = {cell.key for cell in step.after.cells}
    standing = {key: figure.cell for key, figure in before.items()}
    for line in step.lines:
        act = _told(line, standing, cells)
        if act is not None:
            found.append(act)
            if act.kind == MOVE:
                standing[act.figure] = act.cells[-1]
    found += _seen(step, standing)
    return found


def _told(line: Line, standing: dict[str, str | None], cells: set[str]) -> Act | None:
    """Read a line that tells of a move or an attack."""
    figure, end, target = line.facts.get("figure"), line.facts.get("end"), line.facts.get("target")
    if not isinstance(figure, str) or figure not in standing:
        return None
    start = standing[figure]
    if isinstance(end, str) and end in cells and start is not None and end != start and "start" in line.facts:
        return Act(MOVE, figure, cells=(start, end))
    if (
        isinstance(target, str)
        and target in standing
        and target != figure
        and line.what.startswith(("attack", "struck"))
    ):
        return Act(ATTACK, figure, target)
    return None


def _seen(step: Step, standing: dict[str, str | None]) -> Iterator[Act]:
    """Compare the views for what no line has told."""
    before = {figure.key: figure for figure in step.before.figures}
    after = {figure.key: figure for figure in step.after.figures}
    known = {cell.key for cell in step.before.cells if cell.known}
    fresh = tuple(cell.key for cell in step.after.cells if cell.known and cell.key not in known)
    if fresh:
        yield Act(REVEAL, cells=fresh)
    for key, figure in after.items():
        old = before.get(key)
        if old is None or (old.cell is None and figure.cell is not None):
            yield Act(ARRIVE, key, cells=() if figure.cell is None else (figure.cell,))
            continue
        start = standing.get(key)
        if figure.cell is not None and start is not None and figure.cell != start:
            yield Act(MOVE, key, cells=(start, figure.cell))
        if figure.life != old.life:
            yield Act(HURT if figure.life < old.life else HEAL, key, amount=abs(figure.life - old.life))
    for key, figure in before.items():
        if figure.cell is not None and (key not in after or after[key].cell is None):
            yield Act(FALL, key, cells=(figure.cell,))
