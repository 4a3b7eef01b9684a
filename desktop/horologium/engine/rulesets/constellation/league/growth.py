"""What members of the band can become: abilities to learn, and the next profile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import Verdict, in_experience
from horologium.engine.core.consequences import consequence
from horologium.engine.core.offers import Offer
from horologium.engine.core.speech import say
from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.league.roster import profile_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.campaign import CampaignState, Member
    from horologium.engine.rulesets.constellation.specs import ProfileSpec

LEARNING: Final = ("CON-MIS-11", "CON-BND-01", "CON-BND-02")
RISING: Final = ("CON-MIS-11", "CON-BND-01", "CON-BND-07")
LEAST_STEP: Final = 3
"""The least experience that a step from one profile to the next takes."""


def lessons(state: CampaignState, bearer: str) -> Iterator[Offer]:
    """Every ability that the profile allows, for as much experience as it costs points; first those that are known.

    [CON-BND-01, CON-BND-07]
    """
    member = state.member(bearer)
    for id_ in member.known:
        yield _ability(member, id_, Verdict(say("{hero} has learned this already", hero=member.name)))
    barred = profile_of(state.content, member).barred
    for one in ABILITIES.values():
        if one.id not in member.known and one.id not in barred:
            verdict = Verdict(_short(member, one.cost), (*LEARNING, one.rule), in_experience(one.cost))
            yield _ability(member, one.id, verdict)


def _ability(member: Member, id_: str, verdict: Verdict) -> Offer:
    learned = consequence("known", "skill", id_, 1, member.key)
    return Offer(id_, "learn-skill", learned.of, verdict, (learned,), whom=member.key, group=say("Skills"))


def promotions(state: CampaignState, bearer: str) -> Iterator[Offer]:
    """The next dearer profile, for half of the points that it costs more; nobody grows large.  [CON-BND-01]"""
    content, member = state.content, state.member(bearer)
    now = profile_of(content, member)
    dearer = [spec for spec in content["profiles"].values() if spec.points > now.points and spec.size == now.size]
    if dearer:
        step: ProfileSpec = min(dearer, key=lambda spec: spec.points)
        price = max(LEAST_STEP, (step.points - now.points) // 2)
        verdict = Verdict(_short(member, price), RISING, in_experience(price))
        taken = consequence("grade", "class", step.id, 1, bearer)
        yield Offer(step.id, "take-class", taken.of, verdict, (taken,), whom=bearer)


def _short(member: Member, price: int) -> str:
    """Why a member cannot pay so much experience, or nothing."""
    if price <= member.experience:
        return ""
    return say(
        "it costs {price} experience, and {name} has {have}", price=price, name=member.name, have=member.experience
    )
