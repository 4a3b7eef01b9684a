"""What a worker process does for a forecast: it is told by name what to play, and needs neither window nor store."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.forecast import Fate, Order, play
from horologium.engine.core.campaign import campaign_rules
from horologium.engine.rulesets import ruleset

if TYPE_CHECKING:
    from collections.abc import Sequence


def fight(given: Order, numbers: Sequence[int]) -> list[Fate]:
    """Fight some battles of an order."""
    game = ruleset(given.ruleset)
    rules = campaign_rules(game) if game is not None else None
    if game is None or rules is None:
        raise LookupError(f"no game {given.ruleset!r} has campaigns here")
    return play(game, rules, given, numbers)
