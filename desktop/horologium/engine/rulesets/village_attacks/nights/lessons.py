"""Powers between nights: tiers bought for good, and what is deepened once."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import Verdict, in_experience
from horologium.engine.core.consequences import CardRef, Consequence, consequence
from horologium.engine.core.offers import Offer
from horologium.engine.core.own import part
from horologium.engine.core.speech import later, say
from horologium.engine.rulesets.village_attacks.nights.household import TIERS, cards, comforts, lies_low, tiers
from horologium.engine.rulesets.village_attacks.nights.keeping import Schooling
from horologium.engine.rulesets.village_attacks.nights.kinds import POWERS
from horologium.engine.rulesets.village_attacks.nights.words import DEEPENING, POWER

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.campaign import CampaignState, Member
    from horologium.engine.core.ruleset import Content

FIRST: Final = 4
DEEP: Final = 6
WANTED: Final = 3
DEEPER: Final = ("health", "reserve")
TITLES: Final[Mapping[str, str]] = MappingProxyType({"health": later("Health"), "reserve": later("Reserve slots")})


def price(state: CampaignState, member: Member) -> int:
    """4 Experience, and 1 more for each tier that was bought; 1 less with a Reading Desk.  [VIL-NGT-79, VIL-MIS-46]"""
    return max(0, FIRST + len(tiers(member)) - comforts(state, "reading-desk"))


def lessons(state: CampaignState, bearer: str) -> Iterator[Offer]:
    """Every tier that a member does not know, and what can be deepened.  [VIL-NGT-79, VIL-NGT-80, VIL-NGT-81]"""
    member = state.member(bearer)
    cost = price(state, member)
    for tier in TIERS:
        if tier not in member.known:
            reason = _not_today(state, member) or _too_early(member, tier)
            verdict = Verdict(reason, ("VIL-NGT-79", "VIL-NGT-80"), in_experience(cost))
            learnt = consequence("known", POWER, tier, 1, bearer)
            yield Offer(
                f"{tier}:{bearer}",
                "learn",
                learnt.of,
                verdict,
                (learnt, _spent(member, cost)),
                whom=bearer,
                group=say("Powers"),
                title=power_name(state.content, member, tier),
                counts=True,
            )
    yield from deepening(state, member)


def deepening(state: CampaignState, member: Member) -> Iterator[Offer]:
    """Health or Reserve slots 1 more, once, for who has bought three tiers.  [VIL-NGT-81]"""
    reason = _not_today(state, member)
    if len(tiers(member)) < WANTED:
        reason = say("{name} has to know {count} {count:tier|tiers} first", name=member.name, count=WANTED)
    if any(raised > 0 for _, raised in member.raises):
        reason = say("{name} was deepened already", name=member.name)
    verdict = Verdict(reason, ("VIL-NGT-80", "VIL-NGT-81"), in_experience(DEEP))
    for trait in DEEPER:
        raised = Consequence("trait", CardRef(DEEPENING, DEEPENING), 1, member.key, trait)
        yield Offer(
            f"deepen:{member.key}",
            "deepen",
            raised.of,
            verdict,
            (raised, _spent(member, DEEP)),
            whom=member.key,
            group=say("Deepening"),
            variant=trait,
            title=say(TITLES[trait]),
            counts=True,
        )


def _spent(member: Member, cost: int) -> Consequence:
    """What lessons have cost so far, which the castle keeps in mind.  [VIL-NGT-77]"""
    return Consequence("own", whom=member.key, own=Schooling(part(member, Schooling).spent + cost))


def _not_today(state: CampaignState, member: Member) -> str:
    """Why a member learns nothing today, or nothing.  [VIL-NGT-80]"""
    if lies_low(member):
        return say("{name} lies in the crypt", name=member.name)
    begins = "lessons:"
    taken = [key for key, times in state.taken.items() if times and key.startswith(begins)]
    if any(key.endswith(f":{member.key}") for key in taken):
        return say("{name} had a lesson today", name=member.name)
    return ""


def _too_early(member: Member, tier: str) -> str:
    """A line's first tier comes before its second one; A I is known from the beginning.  [VIL-NGT-07, VIL-NGT-79]"""
    if tier in ("b1", "c1", "a2") or f"{tier[0]}1" in member.known:
        return ""
    return say("{name} has to learn the first tier of it before", name=member.name)


def power_name(content: Content, member: Member, tier: str) -> str:
    """What a tier is called on the board of its Monster."""
    spec = cards(content, "monsters").get(member.card)
    found = next((power.name for power in spec.powers if power.line == tier[0]), "") if spec else ""
    if not found:
        return POWERS[tier].name
    return say("{name} II", name=found) if tier[1] == "2" else say("{name} I", name=found)
