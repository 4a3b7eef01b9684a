"""Bands as the teams that players build and choose for a battle (ledger topic BND)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from horologium.engine.core.speech import later, say
from horologium.engine.core.teams import (
    Candidate,
    Pick,
    PickList,
    Team,
    TeamFiles,
    TeamMember,
    TeamPool,
    TeamSize,
    TeamWords,
)
from horologium.engine.rulesets.constellation import bands
from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.specs import BandMember, BandSpec, ProfileSpec, Weapon
from horologium.engine.rulesets.constellation.texts import TEXTS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.engine.core.faults import Fault
    from horologium.engine.core.ruleset import Content

LARGE: Final = "large"
UNARMED: Final = "none"
POINTS: Final = (8, 300)
SIZES: Final = {"small": later("Small battle"), "medium": later("Medium battle"), "big": later("Big battle")}
WEAPONS: Final = {
    UNARMED: later("none"),
    "short": later("Short, range 6"),
    "long": later("Long, range 10"),
}


def pool(content: Content) -> TeamPool:
    """Profiles, abilities and ranged weapons with their points.  [CON-BND-01, CON-BND-03, CON-BND-04, CON-BND-05]"""
    sizes = [TeamSize(key, f"{say(SIZES[key])} ({limit})", limit) for key, limit in bands.BATTLES]
    profiles = content.get("profiles", {}).values()
    lists = _lists()
    return TeamPool(
        sizes=(*sizes, TeamSize("custom", say("Custom"), between=POINTS)),
        candidates=tuple(Candidate(spec.id, spec.name, spec.points, _values(spec), lists) for spec in profiles),
        ready=tuple(map(read, content.get("bands", {}).values())),
        allowances=(Pick(LARGE, say("&Large miniatures")),),
        usual=1,
    )


def faults(content: Content, team: Team, size: TeamSize) -> Iterator[Fault]:
    """What is wrong with a band for a battle of this size.  [CON-BND-03, CON-LRG-01]"""
    members = write(team).members
    return bands.faults(members, content.get("profiles", {}), size.points, large=LARGE in size.allowed)


def usual(content: Content, mission: str) -> tuple[Team, ...]:
    """The bands that a mission names for Dawn and Dusk.  [CON-SET-01]"""
    spec = content["missions"][mission]
    return tuple(read(content["bands"][key]) for key in (spec.dawn, spec.dusk))


def party(content: Content, mission: str, teams: Sequence[Team]) -> tuple[BandSpec, ...]:
    """Bands of the pack as they are written there, which may be in mid-battle; others as they were built."""
    written = content.get("bands", {})
    return tuple(written.get(team.id) or write(team) for team in teams)


def read(band: BandSpec) -> Team:
    """A band as a team, without squares and wounds of a position."""
    return Team(band.id, band.name, tuple(map(_read_member, band.members)), band.about)


def write(team: Team) -> BandSpec:
    """A team as packs describe a band."""
    return BandSpec(team.id, team.name, tuple(map(_write_member, team.members)), team.about)


def _read_member(member: BandMember) -> TeamMember:
    armed = (member.weapon,) if member.weapon != UNARMED else ()
    picks = (("abilities", member.abilities), ("weapon", armed))
    return TeamMember(member.profile, member.name, tuple(each for each in picks if each[1]))


def _write_member(member: TeamMember) -> BandMember:
    (weapon,) = member.picked("weapon") or (UNARMED,)
    return BandMember(member.card, member.name, member.picked("abilities"), cast("Weapon", weapon))


def _values(spec: ProfileSpec) -> tuple[tuple[str, int], ...]:
    return ((say("ATT"), spec.att), (say("SPD"), spec.spd), (say("AR"), spec.ar))


def _lists() -> tuple[PickList, ...]:
    """What every profile may buy; which of it is too much, ``faults`` tells.  [CON-BND-02, CON-BND-07, CON-RNG-08]"""
    abilities = (
        Pick(each.id, TEXTS[f"option.{each.id}"], each.cost, TEXTS[f"about.{each.id}"], each.rule)
        for each in ABILITIES.values()
    )
    weapons = (Pick(key, say(WEAPONS[key]), points) for key, points in bands.WEAPONS)
    return (
        PickList("abilities", say("Abilities"), tuple(abilities)),
        PickList("weapon", say("Weapon"), tuple(weapons), count=1, label=say("Ranged &weapon")),
    )


entry: Final = BandSpec
files: Final = TeamFiles("bands", "bands", read, write)
words: Final = TeamWords(
    title=later("Bands of Constellation"),
    teams=later("Bands"),
    sides=(later("First band"), later("Second band")),
    name=later("Name of the band"),
    size=later("Size of the battle"),
    card=later("&Profile"),
    pool=later("Profiles"),
    member=later("Miniature"),
    members=later("Miniatures"),
    nameless=later("The band has no name: give it one."),
    sound=later("The band may fight."),
    wrong=later("What is wrong with the band"),
    deleted=later("The band is deleted; Save keeps it again."),
    unsaved=later("The new band is not saved."),
    wanting=later("To be saved it needs a name and a miniature."),
    share=later("Share the band"),
    open=later("Open a band"),
    print=later("Print the band"),
    too_large=later("{file} is too large for a band."),
)
