"""What is to be tried out: missions, sizes of party and difficulties, cut into batches that one process plays."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.core.campaign import Carried
from horologium.lab.packs import BadOrder

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.content.packs import Pack
    from horologium.engine.core.balance import BalanceRules
    from horologium.engine.core.campaign import CampaignRules

RUNS: Final = 200
BATCH: Final = 10
"""So many battles are played between two signs of life."""
SEED: Final = 1509


class Cell(NamedTuple):
    """One row of the table: a mission with so many heroes at a difficulty."""

    mission: str
    heroes: int
    difficulty: str


@dataclass(frozen=True, slots=True)
class Batch:
    """Battles ``first`` to ``last``, without the last, of a cell: plain data for another process.

    ``story`` are flags that were set before; without it each battle draws its own.
    """

    origin: Path
    cell: Cell
    first: int
    last: int
    seed: int
    story: tuple[str, ...] | None = None

    @property
    def key(self) -> str:
        """The name under which the result is kept."""
        cell = self.cell
        told = "" if self.story is None else "".join(f"+{flag}" for flag in self.story or ("none",))
        return f"{cell.mission}/{cell.heroes}/{cell.difficulty}/{self.first}-{self.last}{told}"

    @property
    def size(self) -> int:
        """How many battles there are."""
        return self.last - self.first


def cells(
    pack: Pack,
    balance: BalanceRules,
    missions: Sequence[str],
    sizes: Sequence[int],
    difficulties: Sequence[str],
) -> list[Cell]:
    """All rows of the table; a mission whose own party is smaller has fewer."""
    known = pack.content.get("missions", {})
    return [
        Cell(mission, heroes, difficulty)
        for mission in missions or known
        for heroes in sizes
        for difficulty in difficulties
        if balance.stage(pack.content, mission, heroes, 0, Carried(difficulty=difficulty)) is not None
    ]


def batches(
    origin: Path, wanted: Sequence[Cell], runs: int, seed: int, story: Sequence[str] | None = None
) -> Iterator[Batch]:
    """The work in small pieces, row by row; ``story`` are flags that were set before the missions."""
    flags = None if story is None else tuple(story)
    for cell in wanted:
        for first in range(0, runs, BATCH):
            yield Batch(origin, cell, first, min(first + BATCH, runs), seed, flags)


def check_story(pack: Pack, balance: BalanceRules, story: Sequence[str] | None) -> None:
    """Refuse flags that no mission of the pack asks for."""
    known = list(dict.fromkeys(flag for name in pack.content["missions"] for flag in balance.asks(pack.content, name)))
    for flag in story or ():
        if flag not in known:
            raise BadOrder(f"no mission asks for the flag {flag!r}: choose among {', '.join(known) or 'none'}")


def check_names(pack: Pack, rules: CampaignRules, missions: Sequence[str], difficulties: Sequence[str]) -> None:
    """Refuse names that pack or game do not have."""
    for name, known, what in (
        *((name, pack.content.get("missions", {}), "mission") for name in missions),
        *((name, rules.data.difficulties, "difficulty") for name in difficulties),
    ):
        if name not in known:
            raise BadOrder(f"there is no {what} {name!r}: choose among {', '.join(known)}")
