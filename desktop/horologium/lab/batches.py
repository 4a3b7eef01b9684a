"""What is to be tried out: missions, sizes of party and difficulties, cut into batches; and how a process plays one."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from horologium.campaign.forecast import MOST_ANSWERS, ForecastPlayer
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.bots import seed_at
from horologium.engine.core.campaign import Carried
from horologium.engine.core.table import Table
from horologium.lab import companies, story_walks
from horologium.lab.battle_counts import BattleCounts
from horologium.lab.faults import fault_words
from horologium.lab.packs import BadOrder, game_of, load

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.content.packs import Pack
    from horologium.engine.core.balance import BalanceRules, Trial
    from horologium.engine.core.campaign import CampaignRules
    from horologium.engine.core.ruleset import Setup

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

    ``story`` are flags that were set before; without it each battle draws its own. ``companies`` is a file of recorded
    companies, which come in turn; a battle with a story of its own is staged anew.
    """

    origin: Path
    cell: Cell
    first: int
    last: int
    seed: int
    story: tuple[str, ...] | None = None
    companies: Path | None = None

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
    recorded: Path | None = None,
) -> list[Cell]:
    """All rows of the table; a mission whose own party is smaller has fewer, unless companies were recorded."""
    known = pack.content.get("missions", {})
    return [
        Cell(mission, heroes, difficulty)
        for mission in missions or known
        for heroes in sizes
        for difficulty in difficulties
        if (recorded and companies.drawn(pack, recorded, mission, heroes, 0))
        or balance.stage(pack.content, mission, heroes, 0, Carried(difficulty=difficulty)) is not None
    ]


def in_batches(
    origin: Path,
    wanted: Sequence[Cell],
    runs: int,
    seed: int,
    story: Sequence[str] | None = None,
    recorded: Path | None = None,
) -> Iterator[Batch]:
    """The work in small pieces, row by row; ``story`` are flags that were set before the missions."""
    flags = None if story is None else tuple(story)
    for cell in wanted:
        for first in range(0, runs, BATCH):
            yield Batch(origin, cell, first, min(first + BATCH, runs), seed, flags, recorded)


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


# Playing: a process is told by name what to play, and gives back counts as plain data


def play(batch: Batch) -> dict[str, Any]:
    """Play a batch; the same batch always ends the same way."""
    pack, counts = load(batch.origin), BattleCounts()
    for number in range(batch.first, batch.last):
        try:
            counts.note(battle(pack, batch, number))
        except Exception as error:  # a rule or a bot failed: the lab tells it, and goes on
            counts.note_fault(fault_words(error), number)
    return counts.plain()


def battle(pack: Pack, batch: Batch, number: int) -> Trial:
    """Play one battle to its end; a bot that walks in circles gives up.

    The same story and the same dice come at every difficulty: what differs is the difficulty alone.
    """
    game, rules, balance = game_of(pack)
    cell = batch.cell
    setup = _recorded(pack, balance, batch, number)
    if setup is None:
        carried = Carried(flags=told(pack, batch, number), difficulty=cell.difficulty)
        setup = balance.stage(pack.content, cell.mission, cell.heroes, number, carried)
    assert setup is not None, "a cell has a party"
    table = Table(game, game.set_up(setup), spacing=MOST_ANSWERS)
    seed = seed_at(batch.seed, f"{cell.mission}/{cell.heroes}", number)
    play_on(table, Router(DiceBox(seed), {}, others=ForecastPlayer(game, seed)), MOST_ANSWERS)
    rules.missions.give_up(pack.content, table.state)
    return balance.trial(pack.content, setup, table.state, table.log)


def _recorded(pack: Pack, balance: BalanceRules, batch: Batch, number: int) -> Setup | None:
    """The company whose turn it is, if there is one of that size that can be made as hard as that."""
    if batch.companies is None or batch.story is not None:
        return None
    cell = batch.cell
    found = companies.drawn(pack, batch.companies, cell.mission, cell.heroes, number)
    return None if found is None else balance.made(found, cell.difficulty)


def told(pack: Pack, batch: Batch, number: int) -> tuple[str, ...]:
    """The flags of the story for one battle: those that were asked for, or another past for each."""
    if batch.story is not None:
        return batch.story
    return story_walks.drawn(pack, batch.cell.mission, seed_at(batch.seed, f"story/{batch.cell.mission}", number))
