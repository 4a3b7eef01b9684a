"""Nights for trials by the hundred: Monsters that may go together, in a castle as it mostly is by then (VIL-MIS-52)."""

from __future__ import annotations

from itertools import combinations
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.core.campaign import CampaignState, Company, Condition, Member, Thing
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets.village_attacks.nights import outset, roster, steward, usage
from horologium.engine.rulesets.village_attacks.nights.household import cards
from horologium.engine.rulesets.village_attacks.nights.masons import fits
from horologium.engine.rulesets.village_attacks.nights.outset import LEVELS, varied, zone_of
from horologium.engine.rulesets.village_attacks.nights.words import (
    BELFRY,
    DRAUGHT,
    FURNISHING,
    ROOM,
    SCAR,
    TRAP,
)
from horologium.engine.rulesets.village_attacks.state import Options
from horologium.engine.rulesets.village_attacks.validation import party_faults

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from horologium.engine.core.balance import BalanceRules
    from horologium.engine.core.campaign import Carried
    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.village_attacks.mission_specs import MissionSpec

STRIDE: Final = 7_919
"""Parties that follow one another have little in common."""
PATHS: Final = (("b1", "c1", "a2"), ("a2", "b1", "b2"), ("c1", "a2", "c2"), ("b1", "b2", "c1"))
"""In which order a Monster may have bought its tiers."""


class SeasonParty(NamedTuple):
    """How far a castle mostly is in a season: tiers of each Monster, things held, scars, furnishings.  [VIL-MIS-52]"""

    tiers: int
    held: int
    unscarred: int
    furnishings: int
    belfry: bool


SEASONS: Final[Mapping[str, SeasonParty]] = MappingProxyType(
    {
        "": SeasonParty(0, 0, 0, 0, belfry=False),
        "spring": SeasonParty(0, 1, 0, 0, belfry=False),
        "summer": SeasonParty(1, 2, 3, 0, belfry=True),
        "autumn": SeasonParty(2, 2, 1, 2, belfry=True),
        "winter": SeasonParty(3, 2, 1, 2, belfry=True),
    }
)
"""``unscarred``: of so many Monsters one is scarred; none at 0."""


class NightBalance:
    """One to five Monsters; one player or five make no difference.  [VIL-GEN-06, VIL-NGT-93]"""

    sizes = (1, 2, 3, 4, 5)
    solo = ""
    house = steward

    def stage(self, content: Content, mission: str, heroes: int, number: int, carried: Carried) -> Setup | None:
        """A night with some who may go together, as far as companies mostly are by then.  [VIL-MIS-52]"""
        spec: MissionSpec = content["missions"][mission]
        if spec.position is not None:
            level, _ = LEVELS[carried.difficulty]
            fits_in = len(spec.party) == heroes
            return Setup(spec, content, spec.party, Options(level=level)) if fits_in else None
        parties = together(content, heroes)
        if not parties:
            return None
        company = settled(content, spec, parties[number * STRIDE % len(parties)], number)
        return outset.set_up(CampaignState(content, company, carried=carried), mission)

    def made(self, setup: Setup, difficulty: str) -> Setup | None:
        """The same night at another level.  [VIL-NGT-90]"""
        level, _ = LEVELS[difficulty]
        return Setup(setup.mission, setup.content, setup.party, varied(setup.options or Options(), level=level))

    outfit = staticmethod(steward.outfit)
    merit = staticmethod(steward.merit)
    trial = staticmethod(usage.trial)
    asks = staticmethod(usage.asks)
    in_mission = staticmethod(usage.in_mission)
    in_pack = staticmethod(usage.in_pack)


NIGHT_BALANCE: Final[BalanceRules] = NightBalance()


def together(content: Content, count: int) -> list[tuple[str, ...]]:
    """All parties of a size that may go out.  [VIL-SET-05, VIL-SET-06]"""
    return [each for each in combinations(cards(content, "monsters"), count) if not list(party_faults(content, each))]


def settled(content: Content, spec: MissionSpec, party: Sequence[str], number: int) -> Company:
    """A company of these as it mostly is in the season of a night.  [VIL-MIS-52]"""
    usual = SEASONS[spec.season]
    begun = roster.begin(content, party)
    rooms = [thing for thing in begun.things if thing.of.kind == ROOM]
    if usual.belfry and BELFRY in cards(content, "rooms") and BELFRY not in [thing.of.id for thing in rooms]:
        rooms.append(Thing(BELFRY, CardRef(ROOM, BELFRY)))
    members = tuple(_grown(content, member, usual, number + place) for place, member in enumerate(begun.members))
    held = (*_draughts(content, members, usual, number), *_furnished(content, spec, rooms, usual, number))
    return Company(members, (*rooms, *held), begun.known, battles=1, own=begun.own)


def _grown(content: Content, member: Member, usual: SeasonParty, number: int) -> Member:
    """A Monster with the tiers that it has bought by then, and perhaps a scar."""
    path = PATHS[number % len(PATHS)]
    lasting = [id_ for id_, spec in cards(content, "scars").items() if spec.lasts]
    scarred = lasting and usual.unscarred and number % usual.unscarred == 0
    scars = (Condition(CardRef(SCAR, lasting[number % len(lasting)])),) if scarred else ()
    return Member(member.key, member.card, member.name, known=path[: usual.tiers], conditions=scars)


def _draughts(content: Content, members: Sequence[Member], usual: SeasonParty, number: int) -> Iterator[Thing]:
    known = list(cards(content, "draughts"))
    for place, member in enumerate(members[: usual.held] if known else ()):
        yield Thing(f"draught-{place}", CardRef(DRAUGHT, known[(number + place) % len(known)]), member.key)


def _furnished(
    content: Content, spec: MissionSpec, rooms: Sequence[Thing], usual: SeasonParty, number: int
) -> Iterator[Thing]:
    """Brewed traps, and furnishings that fit, in rooms that lie in the scenario."""
    here = [room for room in rooms if zone_of(spec, room.of.id)]
    brewed = [id_ for id_, trap in cards(content, "traps").items() if trap.brewed]
    for place, room in enumerate(here[: usual.held] if brewed else ()):
        yield Thing(f"trap-{place}", CardRef(TRAP, brewed[(number + place) % len(brewed)]), room.key)
    known = list(cards(content, "furnishings").values())
    for place, room in enumerate(here[: usual.furnishings]):
        suiting = [each.id for each in known if fits(each, room.of)]
        if suiting:
            yield Thing(f"furnishing-{place}", CardRef(FURNISHING, suiting[number % len(suiting)]), room.key)
