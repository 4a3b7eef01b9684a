"""Sheets: a Monster with its values and why, a room with what became of it, the castle with the valley around it."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.sheets import (
    BearerSheet,
    CardLine,
    CardRows,
    SheetTrack,
    TextLine,
    TextRows,
    TrackRows,
    Trait,
    TraitRows,
)
from horologium.engine.core.speech import Phrases, later, say
from horologium.engine.rulesets.village_attacks.nights.household import (
    RUINED,
    captives,
    cards,
    cells,
    room_of,
    rooms,
    scar_spec,
    scars,
    tiers,
)
from horologium.engine.rulesets.village_attacks.nights.lessons import WANTED, power_name
from horologium.engine.rulesets.village_attacks.nights.valley import GAUGES, stands, temper, village_name, villages
from horologium.engine.rulesets.village_attacks.nights.words import LESS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.campaign import CampaignState, Member
    from horologium.engine.core.sheets import SheetSection
    from horologium.engine.rulesets.village_attacks.nights.household import Room
    from horologium.engine.rulesets.village_attacks.specs import MonsterSpec

ROLES: Final[Mapping[str, str]] = Phrases(
    {
        "guardian": later("Guardian"),
        "decimator": later("Decimator"),
        "tormentor": later("Tormentor"),
        "prowler": later("Prowler"),
    }
)
TYPES: Final[Mapping[str, str]] = Phrases(
    {
        "undead": later("Undead"),
        "beast": later("Beast"),
        "spectre": later("Spectre"),
        "fiend": later("Fiend"),
        "construct": later("Construct"),
    }
)
VALUES: Final[Mapping[str, str]] = Phrases(
    {
        "health": later("Health"),
        "movement": later("Movement slots"),
        "defence": later("Defence slots"),
        "reserve": later("Reserve slots"),
        "experience": later("Experience for a level"),
    }
)
LEAST: Final[Mapping[str, int]] = MappingProxyType(
    {"health": 3, "movement": 1, "defence": 0, "reserve": 0, "experience": 1}
)
"""Below which no scar takes a value.  [VIL-NGT-49]"""


def sheet(state: CampaignState, bearer: str) -> BearerSheet:
    """The sheet of a member, of a room, or of the castle.  [VIL-MIS-53]"""
    if not bearer:
        return BearerSheet(say("Castle"), sections=tuple(_castle(state)))
    for thing in state.company.things:
        if thing.key == bearer:
            room = room_of(state, thing)
            return BearerSheet(say("Room"), _condition(room), sections=(_room(room),))
    return _monster(state, state.member(bearer))


# Monsters


def _monster(state: CampaignState, member: Member) -> BearerSheet:
    spec: MonsterSpec = state.content["monsters"][member.card]
    sections: list[SheetSection] = [TraitRows("", tuple(trait(state, member, spec, key) for key in VALUES))]
    powers = [spec.powers[0].name, *(power_name(state.content, member, tier) for tier in tiers(member))]
    sections.append(TextRows(say("Powers"), tuple(TextLine(name) for name in powers)))
    if member.conditions:
        rows = tuple(CardLine(each.of) for each in member.conditions)
        sections.append(CardRows(say("Scars and states"), rows))
    return BearerSheet(ROLES[spec.role], TYPES[spec.type], sections=tuple(sections))


def trait(state: CampaignState, member: Member, spec: MonsterSpec, key: str) -> Trait:
    """A value as printed, deepened, and lessened by scars.  [VIL-NGT-49, VIL-NGT-81, VIL-MIS-49]"""
    printed, raised = int(getattr(spec, key)), dict(member.raises).get(key, 0)
    parts = [(spec.name, printed, "VIL-MIS-04")]
    if raised:
        parts.append((say("deepened"), raised, "VIL-NGT-81"))
    for scar in scars(member):
        line = scar_spec(state.content, scar)
        if line is not None and LESS.get(line.effect) == key:
            parts.append((line.name, -1, "VIL-MIS-49"))
    total = sum(amount for _, amount, _ in parts)
    if total < LEAST[key]:
        parts.append((say("never below {least}", least=LEAST[key]), LEAST[key] - total, "VIL-NGT-49"))
    open_ = key in ("health", "reserve") and len(tiers(member)) >= WANTED and not any(by for _, by in member.raises)
    return Trait(key, VALUES[key], max(total, LEAST[key]), tuple(parts), slots=int(open_), raised=max(0, raised))


# Rooms and the castle


def _condition(room: Room) -> str:
    """What became of a room.  [VIL-NGT-56]"""
    count = len(room.breaches)
    if count >= RUINED:
        return say("ruined")
    return say("breached") if count else say("whole")


def _room(room: Room) -> SheetSection:
    text = room.spec.text or room.spec.name
    return TextRows("", (TextLine(text), TextLine(_condition(room), say("State"))))


def _castle(state: CampaignState) -> Iterator[SheetSection]:
    yield TrackRows(
        say("The castle"),
        tuple(SheetTrack(each.key, say(each.title), stands(state, each.key), each.most) for each in GAUGES),
    )
    held, most = len(captives(state)), cells(state)
    rows = [TextLine(say("{held} of {most}", held=held, most=most), say("Cells"))]
    rows += [TextLine(_condition(room), room.spec.name) for room in rooms(state).values()]
    yield TextRows(say("Rooms"), tuple(rows))
    valley = tuple(
        TextLine(
            say("Dread {dread}, Anger {anger}: {temper}", dread=each.dread, anger=each.anger, temper=temper(each)),
            village_name(state, each.id),
        )
        for each in villages(state)
    )
    if valley:
        yield TextRows(say("The valley"), valley)
    missions = _to_come(state)
    if missions:
        yield TextRows(say("Their nights"), missions)


def _to_come(state: CampaignState) -> tuple[TextLine, ...]:
    """The scenarios of each village.  [VIL-MIS-43]"""
    known = cards(state.content, "missions").values()
    found = ((each, [spec.name for spec in known if spec.village == each.id]) for each in villages(state))
    return tuple(TextLine(", ".join(names), village_name(state, each.id)) for each, names in found if names)
