"""What members of the band can become: abilities to learn and to bring, and the next profile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import SlotUse, Verdict
from horologium.engine.core.speech import say, say_number
from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.league.roster import profile_of
from horologium.engine.rulesets.constellation.texts import TEXTS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.core.campaign import Company, Member
    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.constellation.specs import ProfileSpec

LEARNING: Final = ("CON-MIS-11", "CON-BND-01", "CON-BND-02")
RISING: Final = ("CON-MIS-11", "CON-BND-01", "CON-BND-07")
LEAST_STEP: Final = 3
"""The least experience that a step from one profile to the next takes."""


def lessons(content: Content, company: Company, member: Member) -> tuple[tuple[str, Verdict], ...]:
    """Every ability that the profile allows, for as much experience as it costs points.  [CON-BND-01, CON-BND-07]"""
    barred = profile_of(content, member).barred
    open_to = [one for one in ABILITIES.values() if one.id not in member.learned and one.id not in barred]
    return tuple((one.id, Verdict(_short(member, one.cost), (*LEARNING, one.rule), one.cost)) for one in open_to)


def promotions(content: Content, company: Company, member: Member) -> tuple[tuple[str, Verdict], ...]:
    """The next dearer profile, for half of the points that it costs more; nobody grows large.  [CON-BND-01]"""
    now = profile_of(content, member)
    dearer = [spec for spec in content["profiles"].values() if spec.points > now.points and spec.size == now.size]
    if not dearer:
        return ()
    step: ProfileSpec = min(dearer, key=lambda spec: spec.points)
    price = max(LEAST_STEP, (step.points - now.points) // 2)
    return ((step.id, Verdict(_short(member, price), RISING, price)),)


def _short(member: Member, price: int) -> str:
    """Why a member cannot pay so much experience, or nothing."""
    if price <= member.experience:
        return ""
    return say(
        "it costs {price} experience, and {name} has {have}", price=price, name=member.name, have=member.experience
    )


def promotion_gifts(content: Content, company: Company, member: Member, grade: str) -> tuple[str, ...]:
    """A profile brings nothing but its row of the table.  [CON-BND-01]"""
    return ()


def raises(content: Content, member: Member, grade: str) -> tuple[str, ...]:
    """The profile says it all.  [CON-BND-01]"""
    return ()


def pin_slots(content: Content, member: Member) -> tuple[SlotUse, ...]:
    """How many abilities are brought, and how many the profile allows.  [CON-BND-07]"""
    return (SlotUse("ability", say("Abilities"), len(member.pins), profile_of(content, member).abilities),)


def may_pin(content: Content, member: Member, pins: Sequence[str]) -> Verdict:
    """Learned abilities, each once, as many as the profile allows.  [CON-BND-02, CON-BND-07]"""
    spec = profile_of(content, member)
    for pin in pins:
        name = TEXTS[f"option.{pin}"] if pin in ABILITIES else pin
        if pin not in member.learned:
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
