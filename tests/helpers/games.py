"""Recorded games: which battle, which dice, who plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from horologium.engine.core.answerers import DiceBox, Router
from horologium.engine.core.bots import bots_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.ruleset import AnyRuleset


class Game(NamedTuple):
    """A game to be recorded: the file's name, the sample battle, the seed, and who plays each seat."""

    name: str
    setup: str
    seed: int
    players: Mapping[str, str]

    def router(self, rules: AnyRuleset) -> Router:
        """A dice box and a bot for each seat, each with a seed of its own."""
        bots = bots_of(rules)
        seats = {
            seat: bots[f"bot:{bot}"](self.seed + place) for place, (seat, bot) in enumerate(self.players.items(), 1)
        }
        return Router(DiceBox(self.seed), seats)
