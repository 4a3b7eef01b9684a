"""The dawn: what happens in its steps, from setbacks to what the night has cost (ledger topic NGT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, pick, roll
from horologium.engine.core.consequences import CardRef, Consequence, consequence, experience
from horologium.engine.rulesets.village_attacks.nights.homecoming import let_go
from horologium.engine.rulesets.village_attacks.nights.household import (
    RUINED,
    captives,
    cards,
    cells,
    comforts,
    company,
    cured,
    gauge,
    gone,
    lies_low,
    mission_of,
    rooms,
    scars,
    states,
    tiers,
    works,
)
from horologium.engine.rulesets.village_attacks.nights.keeping import Schooling
from horologium.engine.rulesets.village_attacks.nights.outset import is_last
from horologium.engine.rulesets.village_attacks.nights.valley import stands
from horologium.engine.rulesets.village_attacks.nights.words import (
    ABROAD,
    CAPTIVE,
    CRYPT,
    FADING,
    FALLEN,
    GRAVE_EARTH,
    HOTHOUSE,
    MONSTER,
    MOON_MOSS,
    POWER,
    REAGENT,
    SCAR,
    SETBACKS,
    STATE,
)
from horologium.engine.rulesets.village_attacks.state import PLAYERS
from horologium.engine.rulesets.village_attacks.words import COIN, STANDARD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.ask import Rule
    from horologium.engine.core.campaign import BattleResult, CampaignState, Member, MemberResult
    from horologium.engine.core.consequences import Consequences
    from horologium.engine.rulesets.village_attacks.nights.household import Room
    from horologium.engine.rulesets.village_attacks.nights.specs import ScarSpec

MOST_SCARS: Final = 3
DEADLY: Final = ("villager", "revenge")
"""Faces of the scar die that make one Fallen who lay dead on a lost night.  [VIL-NGT-51]"""
YIELDS: Final = (2, 1)
"""Moon Moss of a whole Hothouse, and of one with a breach.  [VIL-NGT-58]"""
GENTLE, GRIM = "easy", "hard"


def is_not_over(state: CampaignState) -> bool:
    """Whether there is another day: not after the last night.  [VIL-NGT-02]"""
    spec = mission_of(state)
    return spec is None or not is_last(spec)


# Count


def counted(state: CampaignState, last: BattleResult) -> Rule[Consequences]:
    """Setbacks rise with a defeat and are forgotten with a victory; who stayed at home learns a little.

    [VIL-NGT-82, VIL-NGT-91]
    """
    yield from ()
    change = -stands(state, SETBACKS) if last.won else 1
    moved = (gauge(SETBACKS, change),) if change else ()
    went = [each.member for each in last.members]
    home = [member for member in company(state) if member.key not in went and not states(member)]
    return (*moved, *(experience(1, member.key) for member in home))


# Scars


def scarred(state: CampaignState, last: BattleResult) -> Rule[Consequences]:
    """Dust, Fading, rest, those who come back from the valley, and tonight's scars, in this order.

    [VIL-NGT-48, VIL-NGT-52, VIL-NGT-73, VIL-NGT-90, VIL-NGT-96]
    """
    found = [each for member in company(state) for each in faded(state, member)]
    dusty = [each.key for each in found if each.verb == "member"]
    everybody = [member for member in company(state) if member.key not in dusty]
    went = [each.member for each in last.members]
    for member in everybody:
        if member.key not in went and not states(member):
            found += yield from rested(member)
    for member in everybody:
        found += cured(member, [each for each in member.conditions if each.of == CardRef(STATE, ABROAD)])
    known = {member.key: member for member in everybody}
    for each in last.members:
        if each.count("falls") and each.member in known:
            found += yield from scar(state, known[each.member], each, won=last.won)
    return tuple(found)


def faded(state: CampaignState, member: Member) -> Iterator[Consequence]:
    """Who was Fading is dust, who was Fallen is Fading; Gentle waits, and Grim does not.  [VIL-NGT-52, VIL-NGT-90]"""
    difficulty, lying = state.carried.difficulty, states(member)
    if difficulty == GENTLE or not lies_low(member):
        return
    if FADING in lying or difficulty == GRIM:
        yield from dust(state, member)
    else:
        yield from cured(member, [each for each in member.conditions if each.of == CardRef(STATE, FALLEN)])
        yield consequence("condition", STATE, FADING, 1, member.key)


def dust(state: CampaignState, member: Member) -> Iterator[Consequence]:
    """It leaves the company: what it held goes to the stock, and whoever is called by its name later is new.

    [VIL-NGT-52, VIL-NGT-77]
    """
    for thing in state.company.held(member.key):
        yield from (gone(thing), consequence("thing", thing.of.kind, thing.of.id))
    yield from cured(member, member.conditions)
    yield from (consequence("known", POWER, tier, -1, member.key) for tier in tiers(member))
    yield from (Consequence("trait", amount=-by, whom=member.key, key=trait) for trait, by in member.raises)
    if member.experience:
        yield experience(-member.experience, member.key)
    yield Consequence("own", whom=member.key, own=Schooling())
    yield consequence("member", MONSTER, member.card, -1, key=member.key)


def rested(member: Member) -> Rule[Consequences]:
    """One scar goes, whichever it likes; the oldest is named first.  [VIL-NGT-73]"""
    borne = scars(member)
    if not borne:
        return ()
    chosen = yield from pick("VIL-NGT-73", PLAYERS, [Option(scar.of.id) for scar in borne])
    return cured(member, [scar for scar in borne if scar.of.id == chosen.key])


def scar(state: CampaignState, member: Member, fought: MemberResult, *, won: bool) -> Rule[Consequences]:
    """A die and a coin for who was killed: a scar, none, or worse.  [VIL-NGT-48, VIL-NGT-49, VIL-NGT-50, VIL-NGT-51]"""
    (face,) = yield from roll("VIL-NGT-48", PLAYERS, (STANDARD,))
    fallen = (consequence("condition", STATE, FALLEN, 1, member.key),)
    if not won and fought.count("dead") and face in DEADLY:
        return fallen
    (side,) = yield from roll("VIL-NGT-48", PLAYERS, (COIN,))
    table: tuple[ScarSpec, ...] = tuple(cards(state.content, "scars").values())
    line = next((each for each in table if (each.die, each.coin) == (face, side)), None)
    if line is None or not line.lasts:
        return (experience(1, member.key),) if line is not None and line.effect == "experience" else ()
    borne = [each.of.id for each in scars(member)]
    if line.id in borne:
        return ()
    return fallen if len(borne) >= MOST_SCARS else (consequence("condition", SCAR, line.id, 1, member.key),)


# The castle


def castle(state: CampaignState, last: BattleResult) -> Rule[Consequences]:
    """Rooms are lost, captives escape, Hothouse and Crypt yield.  [VIL-NGT-56, VIL-NGT-57, VIL-NGT-58]"""
    lost = [room for room in rooms(state).values() if len(room.breaches) > RUINED]
    found = [each for room in lost for each in _falls_in(room)]
    free = yield from let_go([thing.of.id for thing in captives(state)], cells(state))
    found += [consequence("thing", CAPTIVE, kind, -1) for kind in free]
    return (*found, *yields(state))


def _falls_in(room: Room) -> Iterator[Consequence]:
    """A lost room takes its furnishing with it; its trap goes to the stock.  [VIL-NGT-56]"""
    if room.furnishing is not None:
        yield gone(room.furnishing)
    yield gone(room.thing)


def yields(state: CampaignState) -> Iterator[Consequence]:
    """Moon Moss from the Hothouse, Grave Earth from the Crypt, unless they are ruined.  [VIL-NGT-58, VIL-MIS-44, 46]"""
    hothouse = rooms(state).get(HOTHOUSE)
    if hothouse is not None and hothouse.works:
        moss = YIELDS[len(hothouse.breaches)] + comforts(state, "glass-roof")
        yield consequence("thing", REAGENT, MOON_MOSS, moss)
    if works(state, CRYPT):
        yield consequence("thing", REAGENT, GRAVE_EARTH)
