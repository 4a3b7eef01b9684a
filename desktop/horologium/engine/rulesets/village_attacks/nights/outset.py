"""From the castle to a night: who goes with what, and how valley, flags and rooms shift the scenario."""

from __future__ import annotations

from dataclasses import fields
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal, TypeVar

from horologium.engine.core.errors import BadData
from horologium.engine.core.ruleset import Setup
from horologium.engine.core.speech import Phrases, later, say
from horologium.engine.rulesets.village_attacks.mission_specs import MissionSpec, RoomPlace
from horologium.engine.rulesets.village_attacks.nights.household import (
    cards,
    comforts,
    rooms,
    scar_spec,
    scars,
    tiers,
    works,
)
from horologium.engine.rulesets.village_attacks.nights.valley import stands, village, villages
from horologium.engine.rulesets.village_attacks.nights.words import (
    ARMOURY,
    BELFRY,
    DRAUGHT,
    IN_ZONE,
    PACTS,
    SERVANT,
    SETBACKS,
    SUMMONING_ROOM,
)
from horologium.engine.rulesets.village_attacks.specs import MonsterEntry
from horologium.engine.rulesets.village_attacks.state import Options

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.campaign import CampaignState, Company, Member
    from horologium.engine.rulesets.village_attacks.nights.household import Room
    from horologium.engine.rulesets.village_attacks.nights.specs import EchoSpec, FurnishingSpec, ShiftSpec

Spec = TypeVar("Spec", MissionSpec, Options)
Level = Literal["gentle", "standard", "grim"]

LEVELS: Final[Mapping[str, tuple[Level, int]]] = MappingProxyType(
    {"normal": ("standard", 0), "easy": ("gentle", 2), "hard": ("grim", -2)}
)
"""What the battle calls a difficulty, and what it does to the Heart.  [VIL-NGT-90, VIL-MIS-24]"""
DIFFICULTIES: Final[Mapping[str, str]] = Phrases(
    {
        "normal": later("Standard: the Fallen have one more day after their first, and then they are dust."),
        "easy": later("Gentle: the Heart begins with 2 more, the Fallen never fade, and repairs are cheaper by 1."),
        "hard": later("Grim: the Heart begins with 2 less, and the Fallen are dust after the next night."),
    }
)
"""How hard a year can be made.  [VIL-NGT-90]"""
LEAST_HEART: Final = 5
MORE_HEART: Final = 4
MOST_VANGUARD: Final = 3
ANGRY: Final = 4
AFRAID: Final = 4
TOLD: Final = ((4, 2), (2, 1))
"""From how many tiers on average on the vanguard is how large.  [VIL-NGT-35]"""
SILENT_BELLS: Final = 3
"""Where the dial begins without the Belfry.  [VIL-MIS-44]"""
MOST_OFFERS: Final = 6


def figures(company: Company) -> Mapping[str, str]:
    """A Monster is known by its card."""
    return {member.key: member.card for member in company.members}


def set_up(state: CampaignState, mission: str) -> Setup:
    """The scenario as the year has made it, and those who go.

    [VIL-NGT-30, VIL-NGT-31, VIL-NGT-32, VIL-NGT-33, VIL-NGT-38, VIL-NGT-85]
    """
    known = cards(state.content, "missions")
    if mission not in known:
        names = ", ".join(known)
        raise BadData(say("the pack has no night {name!r}", name=mission), say("choose among {names}", names=names))
    if state.carried.difficulty not in LEVELS:
        levels = ", ".join(LEVELS)
        why = say("there is no difficulty {name!r}", name=state.carried.difficulty)
        raise BadData(why, say("choose among {names}", names=levels))
    level, _ = LEVELS[state.carried.difficulty]
    options = varied(state.options or Options(), level=level)
    party = tuple(entry(state, member) for member in state.company.members)
    return Setup(night(state, known[mission]), state.content, party, options)


def varied(spec: Spec, **changes: Any) -> Spec:
    """Another spec with some fields changed; the one of the pack stays as it is."""
    return type(spec)(**{field.name: getattr(spec, field.name) for field in fields(spec)} | changes)


def entry(state: CampaignState, member: Member) -> MonsterEntry:
    """A member as it comes: tiers, what it holds, scars by what they do, what was deepened.

    [VIL-NGT-30, VIL-NGT-49, VIL-NGT-81, VIL-NGT-83]
    """
    company, found = state.company, [scar_spec(state.content, scar) for scar in scars(member)]
    servants, raised = company.cards(SERVANT, member.key), [trait for trait, by in member.raises if by > 0]
    return MonsterEntry(
        member.card,
        powers=tiers(member),
        draughts=company.cards(DRAUGHT, member.key)[:1],
        servant=servants[0] if servants else "",  # type: ignore[arg-type]
        scars=tuple(spec.effect for spec in found if spec is not None),
        deeper=raised[0] if raised else "",  # type: ignore[arg-type]
        name=member.name,
        key=member.card,
    )


def night(state: CampaignState, spec: MissionSpec) -> MissionSpec:
    """The scenario with everything that the year shifts.  [VIL-NGT-31 to VIL-NGT-38, VIL-MIS-44, VIL-MIS-51]"""
    summons = works(state, SUMMONING_ROOM) or "sleeper" in spec.wins
    rack = comforts(state, "trap-rack")
    armed = 1 if works(state, ARMOURY) else 0
    return varied(
        spec,
        rooms=tuple(places(state, spec)),
        vanguard=vanguard(state, spec),
        morale_shift=spec.morale_shift + morale_shift(state, spec),
        heart_shift=spec.heart_shift + heart_shift(state, spec),
        dial=spec.dial + dial_shift(state, spec),
        yunfakh=yunfakh(state, spec),
        offers=min(MOST_OFFERS, spec.offers + rack),
        first_traps=spec.first_traps + armed + rack,
        summoning_zone=spec.summoning_zone if summons else "",
    )


# Rooms


def zone_of(spec: MissionSpec, room: str) -> str:
    """Where a room lies in a scenario; nothing if it is out of reach.  [VIL-NGT-31, VIL-MIS-45]"""
    return next((place.zone for place in spec.places if place.room == room), "")


def places(state: CampaignState, spec: MissionSpec) -> Iterator[RoomPlace]:
    """Each room with what works of what it holds.  [VIL-NGT-31, VIL-NGT-32, VIL-NGT-33, VIL-NGT-56]"""
    for room in rooms(state).values():
        zone = zone_of(spec, room.spec.id)
        laid = room.trap.of.id if room.trap and room.works and zone else ""
        yield RoomPlace(
            room.spec.id,
            zone,
            min(2, len(room.breaches)),
            _comfort(state, room, zone),
            laid,
            room.thing.key,
        )


def _comfort(state: CampaignState, room: Room, zone: str) -> str:
    """What a furnishing does in this night; what works in a zone does nothing where there is none."""
    known: Mapping[str, FurnishingSpec] = cards(state.content, "furnishings")
    spec = known.get(room.furnishing.of.id) if room.furnishing and room.works else None
    return "" if spec is None or (spec.effect in IN_ZONE and not zone) else spec.effect


# Shifts


def is_last(spec: MissionSpec) -> bool:
    """Whether a scenario is one of the three last ones, which belong to no village.  [VIL-NGT-87]"""
    return spec.season == "winter"


def shifts(state: CampaignState, spec: MissionSpec) -> list[ShiftSpec]:
    """What flags change in this night.  [VIL-NGT-85, VIL-MIS-51]"""
    known: Mapping[str, EchoSpec] = cards(state.content, "echoes")
    told = [known[flag] for flag in state.carried.flags if flag in known]
    each = (shift for echo in told for shift in echo.shifts)
    return [shift for shift in each if spec.id in shift.nights or (shift.last and is_last(spec))]


def vanguard(state: CampaignState, spec: MissionSpec) -> int:
    """The village's temper, what the valley has heard of the party, and what flags say; 0 to 3.

    [VIL-NGT-34, VIL-NGT-35, VIL-NGT-36, VIL-NGT-92]
    """
    told = sum(shift.vanguard for shift in shifts(state, spec))
    found, more = village(state, spec.village), 0
    if found is not None and not found.pact:
        angry = found.anger >= ANGRY and stands(state, SETBACKS) < 2
        more = int(angry) - int(found.dread >= AFRAID and "morale" not in spec.wins)
    return min(MOST_VANGUARD, max(0, spec.vanguard + heard(state) + more + told))


def heard(state: CampaignState) -> int:
    """How much the valley has heard of those who go, by what they have learned on average.  [VIL-NGT-35]"""
    party = state.company.members
    known = sum(len(tiers(member)) for member in party)
    return next((size for average, size in TOLD if party and known >= average * len(party)), 0)


def tempered(state: CampaignState, spec: MissionSpec) -> bool:
    """Whether the village that marches is so afraid that its Morale is lower.  [VIL-NGT-34]"""
    found = village(state, spec.village)
    return found is not None and not found.pact and found.dread >= AFRAID and "morale" in spec.wins


def morale_shift(state: CampaignState, spec: MissionSpec) -> int:
    """Fear lowers it by N; the Marshal musters the valley, N for each village that is up, less for pacts.

    [VIL-NGT-34, VIL-NGT-88]
    """
    monsters = len(state.company.members)
    shift = -monsters if tempered(state, spec) else 0
    if "marshal" in spec.wins:
        up = sum(each.up for each in villages(state))
        shift += monsters * min(2, max(-2, up - stands(state, PACTS)))
    return shift


def heart_start(state: CampaignState, spec: MissionSpec) -> int:
    """Scenario, difficulty, setbacks and flags, never below 5 nor above the scenario's value + 4.

    [VIL-NGT-37, VIL-NGT-90, VIL-NGT-91]
    """
    _, level = LEVELS[state.carried.difficulty]
    told = sum(shift.heart for shift in shifts(state, spec))
    wanted = spec.heart + spec.heart_shift + level + stands(state, SETBACKS) + told
    return min(max(wanted, LEAST_HEART), spec.heart + MORE_HEART)


def heart_shift(state: CampaignState, spec: MissionSpec) -> int:
    """What the battle has to add beside the scenario's value and the difficulty.  [VIL-NGT-37]"""
    _, level = LEVELS[state.carried.difficulty]
    return heart_start(state, spec) - spec.heart - spec.heart_shift - level


def dial_shift(state: CampaignState, spec: MissionSpec) -> int:
    """The dial begins later without anybody to see them come, and with flags.  [VIL-MIS-44, VIL-MIS-51]"""
    told = sum(shift.dial for shift in shifts(state, spec))
    return told + (0 if works(state, BELFRY) else SILENT_BELLS)


def yunfakh(state: CampaignState, spec: MissionSpec) -> bool:
    """Whether they come, as the scenario has it and flags change it.  [VIL-MIS-51]"""
    told = [shift.yunfakh for shift in shifts(state, spec) if shift.yunfakh]
    return told[-1] == "on" if told else spec.yunfakh
