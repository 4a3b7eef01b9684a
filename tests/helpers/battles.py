"""Sample battles of every ruleset.

A new ruleset adds a module of its name to ``helpers/samples``, with the names that ``Sample`` lists.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol, cast

from helpers.shipped import library
from horologium.engine.core.answerers import DiceBox, Router
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.ruleset import AnyRuleset, Setup
from horologium.engine.core.table import Table
from horologium.engine.rulesets import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from helpers.games import Game
    from horologium.engine.core.ask import Answer, Choose, Request
    from horologium.engine.core.chance import SplitMix


class Sample(Protocol):
    """What the suites must be told of a game."""

    LONGEST: int  # answers within which a battle of random players is over
    SHARE: int  # of so many battles one is examined: more than 1 for games with long battles
    ELSEWHERE: frozenset[str]  # entries of the journal that are not written in battles
    GREEDY_WINS: int  # games in a hundred that the greedy bot must win against the random one
    GAMES: Sequence[Game]  # the games recorded as text

    def setups(self) -> Iterator[tuple[str, Setup]]:
        """Battles that reach rules which whole missions reach seldom."""
        ...

    def disguise(self, battle: Any, seat: str, chance: SplitMix) -> Any:
        """Another battle that the seat cannot tell from this one."""
        ...

    def policy(self, request: Choose[Any]) -> Answer:
        """The choices for which odds are told."""
        ...

    def measure(self, before: Any, after: Any, request: Request, key: str) -> Mapping[str, Any]:
        """The results that odds are about, read from the positions before and after."""
        ...


SAMPLES: Mapping[str, Sample] = MappingProxyType(
    {game.id: cast("Sample", import_module(f"helpers.samples.{game.module}")) for game in GAMES}
)


def sample(ruleset: AnyRuleset) -> Sample:
    """What the suites know of a ruleset."""
    return SAMPLES[ruleset.id]


def sample_setups(ruleset: AnyRuleset) -> list[tuple[str, Setup]]:
    """Named battles: those written for tests, then every mission that is shipped."""
    return [*sample(ruleset).setups(), *_shipped(ruleset.id)]


@cache
def _shipped(ruleset: str) -> tuple[tuple[str, Setup], ...]:
    missions = library().missions(ruleset)
    return tuple((mission.key, Setup(mission.spec, mission.pack.content)) for mission in missions)


def new_table(ruleset: AnyRuleset, name: str) -> Table[Any]:
    """A table at the first question of a sample battle."""
    return Table(ruleset, ruleset.set_up(dict(sample_setups(ruleset))[name]))


def random_battles(ruleset: AnyRuleset, count: int) -> Iterator[tuple[Table[Any], Router]]:
    """So many tables with random players, over all sample battles in turn; each battle has seeds of its own."""
    setups = sample_setups(ruleset)
    for number in range(count):
        yield Table(ruleset, ruleset.set_up(setups[number % len(setups)][1])), random_players(number)


def random_players(seed: int) -> Router:
    """A dice box, and a random bot for all seats."""
    return Router(DiceBox(2 * seed), {}, others=RandomBot(2 * seed + 1))
