"""The abilities that a member brings into the next battle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import ReadyNames, SlotUse, Verdict
from horologium.engine.core.speech import say, say_number
from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.league.growth import LEARNING
from horologium.engine.rulesets.constellation.league.roster import profile_of
from horologium.engine.rulesets.constellation.texts import TEXTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.core.campaign import CampaignState

NAMES: Final = ReadyNames("pin-skills", "reset-pins", "pins")  # as the first game with a campaign called it


def slots(state: CampaignState, bearer: str) -> tuple[SlotUse, ...]:
    """How many abilities are brought, and how many the profile allows.  [CON-BND-07]"""
    if not bearer:
        return ()
    member = state.member(bearer)
    return (SlotUse("ability", say("Abilities"), len(member.ready), profile_of(state.content, member).abilities),)


def allows(state: CampaignState, bearer: str, cards: Sequence[str]) -> Verdict:
    """Learned abilities, each once, as many as the profile allows.  [CON-BND-02, CON-BND-07]"""
    member, pins = state.member(bearer), cards
    spec = profile_of(state.content, member)
    for pin in pins:
        name = TEXTS[f"option.{pin}"] if pin in ABILITIES else pin
        if pin not in member.known:
            return Verdict(say("{member} has not learned {name}", member=member.name, name=name), LEARNING)
        if pin in spec.barred:
            return Verdict(say("{who} cannot have {name}", who=spec.name, name=name), ("CON-BND-07",))
    if len(dict.fromkeys(pins)) < len(pins):
        return Verdict(say("an ability is brought once only"), ("CON-BND-02",))
    if len(pins) > spec.abilities:
        reason = say_number(
            spec.abilities,
            "as {grade}, {member} brings at most {count} ability",
            "as {grade}, {member} brings at most {count} abilities",
            grade=spec.name,
            member=member.name,
        )
        return Verdict(reason, ("CON-BND-07",))
    return Verdict(rules=("CON-BND-01", "CON-BND-02", "CON-BND-07"))
