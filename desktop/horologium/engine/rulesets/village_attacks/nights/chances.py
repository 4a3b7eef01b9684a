"""The coin between nights: what is still tied falls to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.ask import draw, roll
from horologium.engine.rulesets.village_attacks.state import PLAYERS
from horologium.engine.rulesets.village_attacks.words import COIN, HEADS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.core.ask import Rule


def by_coin(rule: str, tied: Sequence[str]) -> Rule[str]:
    """One of those that are tied: of two the coin decides, heads for the first; one of more is drawn.  [VIL-GEN-04]"""
    if len(tied) == 1:
        return tied[0]
    if len(tied) == 2:
        (face,) = yield from roll(rule, PLAYERS, (COIN,))
        return tied[0] if face == HEADS else tied[1]
    (drawn,) = yield from draw(rule, PLAYERS, "ties", tuple(tied))
    return drawn
