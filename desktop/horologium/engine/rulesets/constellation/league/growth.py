"""What members of the band can become: abilities to learn, and the next profile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import Promotion, Verdict
from horologium.engine.core.speech import say
from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.league.roster import profile_of

if TYPE_CHECKING:
    from horologium.engine.core.campaign import CampaignState, Member
    from horologium.engine.rulesets.constellation.specs import ProfileSpec

LEARNING: Final = ("CON-MIS-11", "CON-BND-01", "CON-BND-02")
RISING: Final = ("CON-MIS-11", "CON-BND-01", "CON-BND-07")
LEAST_STEP: Final = 3
"""The least experience that a step from one profile to the next takes."""


def lessons(state: CampaignState, bearer: str) -> tuple[tuple[str, Verdict], ...]:
    """Every ability that the profile allows, for as much experience as it costs points.  [CON-BND-01, CON-BND-07]"""
    member = state.member(bearer)
    barred = profile_of(state.content, member).barred
    open_to = [one for one in ABILITIES.values() if one.id not in member.learned and one.id not in barred]
    return tuple((one.id, Verdict(_short(member, one.cost), (*LEARNING, one.rule), one.cost)) for one in open_to)


def promotions(state: CampaignState, bearer: str) -> tuple[Promotion, ...]:
    """The next dearer profile, for half of the points that it costs more; nobody grows large.  [CON-BND-01]"""
    content, member = state.content, state.member(bearer)
    now = profile_of(content, member)
    dearer = [spec for spec in content["profiles"].values() if spec.points > now.points and spec.size == now.size]
    if not dearer:
        return ()
    step: ProfileSpec = min(dearer, key=lambda spec: spec.points)
    price = max(LEAST_STEP, (step.points - now.points) // 2)
    return (Promotion(step.id, Verdict(_short(member, price), RISING, price)),)


def _short(member: Member, price: int) -> str:
    """Why a member cannot pay so much experience, or nothing."""
    if price <= member.experience:
        return ""
    return say(
        "it costs {price} experience, and {name} has {have}", price=price, name=member.name, have=member.experience
    )
