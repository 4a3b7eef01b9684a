"""Building a band: what it costs and what is wrong with it (ledger topic BND)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.faults import Fault
from horologium.engine.core.speech import say
from horologium.engine.rulesets.constellation.abilities import ABILITIES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from horologium.engine.rulesets.constellation.specs import BandMember, ProfileSpec

WEAPONS: Final = (("none", 0), ("short", 4), ("long", 8))
"""Ranged weapons and their points.  [CON-RNG-08, CON-RNG-09]"""
BATTLES: Final = (("small", 30), ("medium", 50), ("big", 70))
"""The sizes of a battle and their points.  [CON-BND-03, CON-BND-04, CON-BND-05]"""
MOST: Final = 12
LARGE: Final = 2
LARGE_FROM: Final = 50


def cost(member: BandMember, profiles: Mapping[str, ProfileSpec]) -> int:
    """The points of a miniature: profile, abilities and weapon.  [CON-BND-01]"""
    spec = profiles.get(member.profile)
    bought = sum(ABILITIES[ability].cost for ability in member.abilities if ability in ABILITIES)
    return (spec.points if spec else 0) + bought + dict(WEAPONS)[member.weapon]


def most_weapons(miniatures: int) -> int:
    """How many ranged weapons a band of this size may have: a quarter, rounded up.  [CON-RNG-10]"""
    return (miniatures + 3) // 4


def faults(
    members: Sequence[BandMember], profiles: Mapping[str, ProfileSpec], limit: int, *, large: bool = False
) -> Iterator[Fault]:
    """Everything that makes a band illegal within a points limit, each with the place of a member or none."""
    for number, member in enumerate(members):
        place = str(number)
        spec = profiles.get(member.profile)
        if spec is None:
            known = ", ".join(profiles) or "none"
            why = say("there is no profile {profile!r}", profile=member.profile)
            yield Fault(place, why, say("known are {known}", known=known), "CON-BND-01")
            continue
        yield from _ability_faults(f"{place}.abilities", member, spec)
        if spec.size == LARGE and not (large and limit >= LARGE_FROM):
            remedy = say("switch large miniatures on and play for {points} points or more", points=LARGE_FROM)
            yield Fault(place, say("{name} is a large miniature", name=spec.name), remedy, "CON-LRG-01")
    yield from _band_faults(members, profiles, limit)


def _ability_faults(place: str, member: BandMember, spec: ProfileSpec) -> Iterator[Fault]:
    """What is wrong with the abilities of one miniature.  [CON-BND-02, CON-BND-07]"""
    for number, ability in enumerate(member.abilities):
        if ability not in ABILITIES:
            why = say("there is no ability {ability!r}", ability=ability)
            yield Fault(place, why, say("known are {known}", known=", ".join(ABILITIES)), "CON-BND-01")
            continue
        name = say(ABILITIES[ability].name)
        if ability in member.abilities[:number]:
            yield Fault(place, say("{name} is bought twice", name=name), say("buy each ability once"), "CON-BND-02")
        if ability in spec.barred:
            why = say("{who} cannot have {name}", who=spec.name, name=name)
            yield Fault(place, why, say("take another ability"), "CON-BND-07")
    if len(member.abilities) > spec.abilities:
        count = len(member.abilities)
        why = say(
            "{name} may have {most} {most:ability|abilities}, not {count}",
            name=spec.name,
            most=spec.abilities,
            count=count,
        )
        yield Fault(place, why, say("take fewer abilities"), "CON-BND-07")


def _band_faults(members: Sequence[BandMember], profiles: Mapping[str, ProfileSpec], limit: int) -> Iterator[Fault]:
    """What is wrong with the band as a whole.  [CON-BND-06, CON-RNG-10]"""
    total = sum(cost(member, profiles) for member in members)
    if total > limit:
        yield Fault(
            "",
            say("the band costs {total} of {limit} points", total=total, limit=limit),
            say("spend less"),
            "CON-BND-03",
        )
    if not members:
        yield Fault("", say("the band is empty"), say("take at least one miniature"), "CON-BND-06")
    if len(members) > MOST:
        why = say("the band has {count} {count:miniature|miniatures}", count=len(members))
        yield Fault("", why, say("take {most} at most", most=MOST), "CON-BND-06")
    armed = sum(member.weapon != "none" for member in members)
    if armed > most_weapons(len(members)):
        why = say(
            "{armed} ranged {armed:weapon is|weapons are} too many for {count} {count:miniature|miniatures}",
            armed=armed,
            count=len(members),
        )
        yield Fault("", why, say("take {most} at most", most=most_weapons(len(members))), "CON-RNG-10")
    large = sum(spec.size == LARGE for member in members if (spec := profiles.get(member.profile)))
    if large > 1:
        yield Fault(
            "",
            say("the band has {count} large {count:miniature|miniatures}", count=large),
            say("take one at most"),
            "CON-LRG-01",
        )
