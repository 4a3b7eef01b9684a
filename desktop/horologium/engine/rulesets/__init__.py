"""The games: one package each, none knows another. What they are called is known without loading any of them."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.core.speech import later

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.ruleset import AnyRuleset


class Game(NamedTuple):
    """A game by its id: what players call it, and where its ruleset is.

    One that is ``shipped`` has its texts in every language, and packs that were proof-read; the others are at work.
    ``builds`` says in a menu that a team is built for it, ``builds_here`` where all games are; both are empty where its
    players build none, and marked with ``later``.
    """

    id: str
    title: str
    module: str
    name: str
    shipped: bool = False
    builds: str = ""
    builds_here: str = ""


GAMES: Final = (
    Game("demo", "The Ford", "demo", "THE_FORD", shipped=True),
    Game("nova-aetas", "Nova Aetas Renaissance", "nova_aetas", "NOVA_AETAS", shipped=True),
    Game(
        "constellation",
        "Constellation",
        "constellation",
        "CONSTELLATION",
        shipped=True,
        builds=later("&Build a band…"),
        builds_here=later("&Build a band for Constellation…"),
    ),
    Game("village-attacks", "Village Attacks", "village_attacks", "VILLAGE_ATTACKS", shipped=True),
    # games that are at work
)


class Rulesets(Mapping[str, "AnyRuleset"]):
    """The rulesets by their ids, each loaded when it is asked for the first time."""

    def __init__(self, games: tuple[Game, ...]) -> None:
        self._games = {game.id: game for game in games}

    def __getitem__(self, key: str) -> AnyRuleset:
        game = self._games[key]
        ruleset: AnyRuleset = getattr(import_module(f"{__name__}.{game.module}"), game.name)
        return ruleset

    def __contains__(self, key: object) -> bool:
        return key in self._games  # without loading it

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


RULESETS: Final = Rulesets(GAMES)
SHIPPED: Final = tuple(game.id for game in GAMES if game.shipped)
BUILDING: Final = tuple(game for game in GAMES if game.builds)
"""The games whose players build teams."""


def ruleset(key: str) -> AnyRuleset | None:
    """The ruleset of that id, or None."""
    return RULESETS.get(key)
