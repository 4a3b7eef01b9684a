"""What a member carries: a ranged weapon, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.campaign import SlotUse, Verdict
from horologium.engine.core.speech import say
from horologium.engine.rulesets.constellation.league.halls import WEAPONS
from horologium.engine.rulesets.constellation.league.roster import ARMS, weapon_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.core.campaign import CampaignState


def slots(state: CampaignState, bearer: str) -> tuple[SlotUse, ...]:
    """One ranged weapon for each miniature; most have none.  [CON-RNG-09, CON-RNG-10]"""
    armed = weapon_of(state.company, bearer) != "none"
    return (SlotUse("hand", say("Ranged weapon"), int(armed), 1, wanted=False),)


def allows(state: CampaignState, bearer: str, cards: Sequence[str]) -> Verdict:
    """One weapon, and no second.  [CON-RNG-09]"""
    *held, card = cards
    if card not in ARMS:
        return Verdict(say("the game knows no weapon {card!r}", card=card), WEAPONS)
    if any(other in ARMS for other in held):
        name = state.member(bearer).name
        return Verdict(say("{member} carries a ranged weapon already", member=name), ("CON-RNG-09",))
    return Verdict(rules=("CON-RNG-09",))
