"""Who is in the band: what a member costs, who may begin, who may join, and the sheet with its reasons."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import Company, Member, Muster, Verdict
from horologium.engine.core.errors import BadData
from horologium.engine.core.sheets import BearerSheet, Trait, TraitRows
from horologium.engine.core.speech import say
from horologium.engine.rulesets.constellation import bands
from horologium.engine.rulesets.constellation import specs as built
from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.setup import limit_of
from horologium.engine.rulesets.constellation.state import SEATS
from horologium.engine.rulesets.constellation.texts import TEXTS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.engine.core.campaign import CampaignState
    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.constellation.specs import (
        MissionSpec,
        ProfileSpec,
        WarriorSpec,
        Weapon,
        WoundSpec,
    )

SIZES: Final = (1, bands.MOST)
"""A band has at least one miniature, and twelve at most.  [CON-BND-06]"""

FOUNDING: Final = 30
ROSTER: Final = 70
"""The points with which a band begins, and beyond which nobody is hired.  [CON-BND-03, CON-BND-05]"""

PURSE: Final = 6
HIRING: Final = ("CON-MIS-11", "CON-BND-01", "CON-BND-05", "CON-BND-06")
ARMS: Final[Mapping[str, Weapon]] = MappingProxyType({"short-bow": "short", "long-bow": "long"})
"""The weapons that are bought and carried.  [CON-RNG-08, CON-RNG-09]"""


def candidates(content: Content) -> tuple[str, ...]:
    """The warriors of the pack, those who cost least first."""
    known = content.get("warriors", {})
    return tuple(sorted(known, key=lambda card: points(content, beginner(content, card))))


def first_grade(content: Content, card: str) -> str:
    """The profile with which a warrior begins.  [CON-BND-01]"""
    return str(content["warriors"][card].profile)


def begin(content: Content, cards: Sequence[str]) -> Company:
    """A new band: everybody as the pack describes them, and a few coins."""
    if not cards or len(dict.fromkeys(cards)) < len(cards):
        raise BadData("a band consists of different warriors, and of one at least", "name each warrior once")
    for card in cards:
        if card not in candidates(content):
            known = ", ".join(candidates(content)) or "none"
            raise BadData(say("the pack has no warrior {card!r}", card=card), f"choose among {known}")
    return Company(members=tuple(beginner(content, card) for card in cards), purse=PURSE)


def beginner(content: Content, card: str) -> Member:
    """A warrior who has just joined."""
    spec: WarriorSpec = content["warriors"][card]
    gear = tuple(arm for arm, weapon in ARMS.items() if weapon == spec.weapon)
    return Member(key=card, card=card, name=spec.name, learned=spec.abilities, pins=spec.abilities, gear=gear)


def hires(state: CampaignState, card: str) -> Verdict:
    """A newcomer costs a coin for each point, while the band stays within a big battle.  [CON-BND-01, CON-BND-05]"""
    content, company = state.content, state.company
    newcomer = beginner(content, card)
    price = points(content, newcomer)
    total = price + sum(points(content, member) for member in company.members)
    if len(company.members) >= bands.MOST:
        return Verdict(say("a band has {most} members at most", most=bands.MOST), HIRING, price)
    if total > ROSTER:
        reason = say(
            "with {name} the band would cost {total} of {limit} points", name=newcomer.name, total=total, limit=ROSTER
        )
        return Verdict(reason, HIRING, price)
    return Verdict(rules=HIRING, price=price)


def sheet(state: CampaignState, bearer: str) -> BearerSheet:
    """The profile that a member has reached, what it costs, and the attributes.  [CON-STA-01, CON-BND-01]"""
    if not bearer:
        return BearerSheet()
    content, member = state.content, state.member(bearer)
    own = profile_of(content, member)
    return BearerSheet(own.name, tag(content, member), sections=(TraitRows("", traits(content, member)),), grade=own.id)


def muster(state: CampaignState, mission: str) -> Muster:
    """A band begins within the points of a small battle; later the battle says what it allows.

    [CON-SET-01, CON-BND-03, CON-BND-06, CON-RNG-10]
    """
    return _into(state, state.content["missions"][mission]) if mission else Muster(*SIZES, _may_begin(state))


def _may_begin(state: CampaignState) -> Verdict:
    members = [band_member(state.content, member) for member in state.company.members]
    for fault in bands.faults(members, state.content["profiles"], FOUNDING) if members else ():
        return Verdict(f"{fault.why}: {fault.remedy}", (fault.rule, "CON-SET-01"))
    return Verdict(rules=("CON-SET-01", "CON-BND-03"))


def _into(state: CampaignState, spec: MissionSpec) -> Muster:
    """What the party costs, what this battle allows, and whom it meets.  [CON-SET-01, CON-BND-01, CON-BND-06]"""
    about = say(
        "The party costs {total} of {limit} points. It meets {band}.",
        total=sum(points(state.content, member) for member in state.company.members),
        limit=limit_of(spec, SEATS[0]),
        band=state.content["bands"][spec.dusk].name,
    )
    return Muster(SIZES[0], min(SIZES[1], spec.most_miniatures), about=about)


# One member


def profile_of(content: Content, member: Member) -> ProfileSpec:
    """The row of the army builder that a member has reached.  [CON-BND-01]"""
    found: ProfileSpec = content["profiles"][member.grade or first_grade(content, member.card)]
    return found


def weapon_of(member: Member) -> Weapon:
    """The ranged weapon that a member carries.  [CON-RNG-09]"""
    return next((ARMS[card] for card in member.gear if card in ARMS), "none")


def wounds_of(content: Content, member: Member) -> list[WoundSpec]:
    """What a member suffers from."""
    known = content.get("wounds", {})
    return [known[injury] for injury in member.injuries if injury in known]


def band_member(content: Content, member: Member) -> built.Member:
    """A member as the rules of building see them: abilities brought, weapon carried, wounds that last."""
    wounds = wounds_of(content, member)
    return built.Member(
        profile=profile_of(content, member).id,
        name=member.name,
        abilities=member.pins,
        weapon=weapon_of(member),
        att=sum(wound.att for wound in wounds),
        spd=sum(wound.spd for wound in wounds),
        ar=sum(wound.ar for wound in wounds),
    )


def points(content: Content, member: Member) -> int:
    """What a member costs in the next battle.  [CON-BND-01]"""
    return bands.cost(band_member(content, member), content["profiles"])


def tag(content: Content, member: Member) -> str:
    """What a member costs, in words.  [CON-BND-01]"""
    return say("{points} {points:point|points}", points=points(content, member))


def traits(content: Content, member: Member) -> tuple[Trait, ...]:
    """The attributes with what wounds took, and the points with what they are made of.  [CON-STA-01, CON-BND-01]"""
    rows = (("att", 1, "CON-STA-02"), ("ar", 0, "CON-STA-03"), ("spd", 1, "CON-STA-04"))
    return (*(_attribute(content, member, *row) for row in rows), _points(content, member))


def _attribute(content: Content, member: Member, key: str, least: int, rule: str) -> Trait:
    spec = profile_of(content, member)
    parts = [(spec.name, int(getattr(spec, key)), rule)]
    parts += [
        (wound.name, amount, "CON-MIS-11") for wound in wounds_of(content, member) if (amount := getattr(wound, key))
    ]
    total = sum(amount for _, amount, _ in parts)
    if total < least:
        parts.append((say("never below {least}", least=least), least - total, "CON-MIS-11"))
    return Trait(key, TEXTS[f"stat.{key}"], max(least, total), tuple(parts))


def _points(content: Content, member: Member) -> Trait:
    spec, weapon = profile_of(content, member), weapon_of(member)
    parts = [(spec.name, spec.points, "CON-BND-01")]
    parts += [(TEXTS[f"option.{pin}"], ABILITIES[pin].cost, ABILITIES[pin].rule) for pin in member.pins]
    if weapon != "none":
        parts.append((say("ranged weapon"), dict(bands.WEAPONS)[weapon], "CON-RNG-10"))
    return Trait("points", say("Points"), sum(amount for _, amount, _ in parts), tuple(parts))
