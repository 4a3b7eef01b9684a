"""What a worker process does for a forecast: it is told by name what to play, and needs neither window nor store."""

from __future__ import annotations

import os
import pickle
from functools import lru_cache
from typing import TYPE_CHECKING

from horologium.campaign.forecast import Fate, Order, play
from horologium.campaign.workers import end_with_parent
from horologium.engine.rulesets import ruleset

if TYPE_CHECKING:
    from collections.abc import Sequence


def give_way() -> None:
    """Let the window go first where the system knows such a thing, and end with it."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(5)


def packed(given: Order) -> bytes:
    """An order to be sent many times: a worker reads it once."""
    return pickle.dumps(given)


@lru_cache(maxsize=1)
def _unpacked(given: bytes) -> Order:
    found: Order = pickle.loads(given)
    return found


def fight(given: Order | bytes, numbers: Sequence[int]) -> list[Fate]:
    """Fight some battles of an order."""
    if isinstance(given, bytes):
        given = _unpacked(given)
    game = ruleset(given.ruleset)
    rules = game.campaign if game is not None else None
    if game is None or rules is None:
        raise LookupError(f"no game {given.ruleset!r} has campaigns here")
    return play(game, rules, given, numbers)
