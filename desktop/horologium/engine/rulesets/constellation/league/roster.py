"""Who is in the band: what a member costs, who may begin, who may join, and the sheet with its reasons."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import CampaignState, Company, Member, Muster, Thing
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.errors import BadData
from horologium.engine.core.faults import Fault
from horologium.engine.core.sheets import BearerSheet, Trait, TraitRows
from horologium.engine.core.speech import say
from horologium.engine.rulesets.constellation import bands
from horologium.engine.rulesets.constellation import specs as built
from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.setup import limit_of
from horologium.engine.rulesets.constellation.state import SEATS, Options
from horologium.engine.rulesets.constellation.texts import TEXTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

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
ARMS: Final[Mapping[str, Weapon]] = MappingProxyType({"short-bow": "short", "long-bow": "long"})
"""The weapons that are bought and carried.  [CON-RNG-08, CON-RNG-09]"""


def candidates(content: Content) -> tuple[str, ...]:
    """The warriors of the pack, those who cost least first."""
    known = content.get("warriors", {})
    return tuple(sorted(known, key=lambda card: first_points(content, card)))


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
    return Company(
        members=tuple(beginner(content, card) for card in cards),
        things=tuple(thing for card in cards for thing in brought(content, card)),
        purse=PURSE,
    )


def beginner(content: Content, card: str) -> Member:
    """A warrior who has just joined."""
    spec: WarriorSpec = content["warriors"][card]
    return Member(key=card, card=card, name=spec.name, known=spec.abilities, ready=spec.abilities)


def brought(content: Content, card: str) -> tuple[Thing, ...]:
    """The weapon that a warrior has from the beginning."""
    arms = [arm for arm, weapon in ARMS.items() if weapon == content["warriors"][card].weapon]
    return tuple(Thing(f"{card}-{arm}", CardRef("equipment", arm), card) for arm in arms)


def sheet(state: CampaignState, bearer: str) -> BearerSheet:
    """The profile that a member has reached, what it costs, and the attributes.  [CON-STA-01, CON-BND-01]"""
    if not bearer:
        return BearerSheet()
    content, member = state.content, state.member(bearer)
    own = profile_of(content, member)
    return BearerSheet(own.name, tag(state, member), sections=(TraitRows("", traits(state, member)),), grade=own.id)


def muster(state: CampaignState, mission: str) -> Muster:
    """A band begins within the points of a small battle; later the battle says what it allows.

    [CON-SET-01, CON-BND-03, CON-BND-06, CON-RNG-10]
    """
    total = sum(points(state, member) for member in state.company.members)
    if not mission:
        wrong = tuple(_too_much(state, FOUNDING)) if state.company.members else ()
        return Muster(*SIZES, wrong, total, FOUNDING)
    spec: MissionSpec = state.content["missions"][mission]
    about = say("It meets {band}.", band=state.content["bands"][spec.dusk].name)
    most = min(SIZES[1], spec.most_miniatures)
    return Muster(SIZES[0], most, tuple(_unfit(state, spec)), total, limit_of(spec, SEATS[0]), about)


def _too_much(state: CampaignState, limit: int) -> Iterator[Fault]:
    """What the rules of building say against these together, with who is meant."""
    members = state.company.members
    built_as = [band_member(state, member) for member in members]
    large = (state.options or Options()).large_miniatures
    for fault in bands.faults(built_as, state.content["profiles"], limit, large=large):
        if fault.whose:
            member = members[int(fault.whose)]
            yield Fault(member.key, f"{member.name}: {fault.why}", fault.remedy, fault.rule)
        else:
            yield fault


def _unfit(state: CampaignState, spec: MissionSpec) -> Iterator[Fault]:
    """Why this party cannot come to a battle.  [CON-SET-01, CON-BND-03, CON-BND-06, CON-RNG-10, CON-MIS-11]"""
    members = state.company.members
    for member in members:
        for wound in [wound for wound in wounds_of(state.content, member) if wound.rests][:1]:
            why = say("{name} has to rest ({wound})", name=member.name, wound=wound.name)
            remedy = say("leave {name} at home for this battle, or pay a healer", name=member.name)
            yield Fault(member.key, why, remedy, "CON-MIS-11")
    for fault in _too_much(state, limit_of(spec, SEATS[0])):
        is_dear = fault.rule == "CON-BND-03"
        remedy = say("leave somebody at home, or bring fewer abilities") if is_dear else fault.remedy
        yield Fault(fault.where, fault.why, remedy, fault.rule)
    if len(members) > spec.most_miniatures:
        why = say("the band has {count} {count:miniature|miniatures}", count=len(members))
        yield Fault("", why, say("take {most} at most", most=spec.most_miniatures), "CON-BND-06")


# One member


def profile_of(content: Content, member: Member) -> ProfileSpec:
    """The row of the army builder that a member has reached.  [CON-BND-01]"""
    found: ProfileSpec = content["profiles"][member.grade or first_grade(content, member.card)]
    return found


def weapon_of(company: Company, bearer: str) -> Weapon:
    """The ranged weapon that a member carries.  [CON-RNG-09]"""
    return next((ARMS[card] for card in company.cards("equipment", bearer) if card in ARMS), "none")


def wounds_of(content: Content, member: Member) -> list[WoundSpec]:
    """What a member suffers from."""
    known = content.get("wounds", {})
    return [known[each.of.id] for each in member.conditions if each.of.id in known]


def band_member(state: CampaignState, member: Member) -> built.BandMember:
    """A member as the rules of building see them: abilities brought, weapon carried, wounds that last."""
    content, wounds = state.content, wounds_of(state.content, member)
    return built.BandMember(
        profile=profile_of(content, member).id,
        name=member.name,
        abilities=member.ready,
        weapon=weapon_of(state.company, member.key),
        att=sum(wound.att for wound in wounds),
        spd=sum(wound.spd for wound in wounds),
        ar=sum(wound.ar for wound in wounds),
    )


def points(state: CampaignState, member: Member) -> int:
    """What a member costs in the next battle.  [CON-BND-01]"""
    return bands.cost(band_member(state, member), state.content["profiles"])


def first_points(content: Content, card: str) -> int:
    """What a warrior costs who has just joined.  [CON-BND-01]"""
    newcomer = beginner(content, card)
    return points(CampaignState(content, Company((newcomer,), brought(content, card))), newcomer)


def tag(state: CampaignState, member: Member) -> str:
    """What a member costs, in words.  [CON-BND-01]"""
    return say("{points} {points:point|points}", points=points(state, member))


def traits(state: CampaignState, member: Member) -> tuple[Trait, ...]:
    """The attributes with what wounds took, and the points with what they are made of.  [CON-STA-01, CON-BND-01]"""
    rows = (("att", 1, "CON-STA-02"), ("ar", 0, "CON-STA-03"), ("spd", 1, "CON-STA-04"))
    return (*(_attribute(state.content, member, *row) for row in rows), _points(state, member))


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


def _points(state: CampaignState, member: Member) -> Trait:
    spec, weapon = profile_of(state.content, member), weapon_of(state.company, member.key)
    parts = [(spec.name, spec.points, "CON-BND-01")]
    parts += [(TEXTS[f"option.{pin}"], ABILITIES[pin].cost, ABILITIES[pin].rule) for pin in member.ready]
    if weapon != "none":
        parts.append((say("ranged weapon"), dict(bands.WEAPONS)[weapon], "CON-RNG-10"))
    return Trait("points", say("Points"), sum(amount for _, amount, _ in parts), tuple(parts))
