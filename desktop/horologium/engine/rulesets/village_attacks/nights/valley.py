"""The valley: what villages think of the castle, who is up, who has a pact, and what a night changes in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import draw
from horologium.engine.core.consequences import Consequence, coins, consequence
from horologium.engine.core.kinds import Gauge, gauges_of
from horologium.engine.core.speech import later, say
from horologium.engine.rulesets.village_attacks.nights.household import captives, cards, gauge, mission_of
from horologium.engine.rulesets.village_attacks.nights.specs import VillageSpec
from horologium.engine.rulesets.village_attacks.nights.words import (
    MERCY,
    PACTS,
    REAGENT,
    SETBACKS,
    TERROR,
    anger_of,
    betrayed_flag,
    dread_of,
    pact_flag,
    up_flag,
)
from horologium.engine.rulesets.village_attacks.state import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.ask import Rule
    from horologium.engine.core.campaign import BattleResult, CampaignState
    from horologium.engine.core.consequences import Consequences

GAUGES: Final = (
    Gauge(PACTS, later("Pacts in force"), most=5),
    Gauge(TERROR, later("Terror"), most=9),
    Gauge(MERCY, later("Mercy"), most=9),
    Gauge(SETBACKS, later("Setbacks"), most=2),
)
"""Gauges of the castle; those of villages lie with their towns.  [VIL-MIS-53]"""

MOST: Final = 5
COWED: Final = 2
WON_DREAD: Final = 3
LOST_DREAD: Final = -2
TRIBUTE: Final = 2
WARES: Final = (3, 5)
"""Wares of the pedlar without the pact that helps him, and with it.  [VIL-NGT-71]"""


@dataclass(frozen=True, slots=True)
class Village:
    """What a village thinks of the castle.  [VIL-NGT-11, VIL-NGT-12]"""

    spec: VillageSpec
    dread: int
    anger: int
    pact: bool = False
    betrayed: bool = False

    @property
    def id(self) -> str:
        """The id of its town."""
        return self.spec.id

    @property
    def up(self) -> bool:
        """Whether it is angrier than it is afraid.  [VIL-NGT-12]"""
        return not self.pact and self.anger > self.dread

    @property
    def cowed(self) -> bool:
        """Whether it is far more afraid than angry.  [VIL-NGT-12]"""
        return not self.pact and self.dread >= self.anger + COWED

    def moved(self, dread: int = 0, anger: int = 0) -> Village:
        """The same after its gauges have moved, as far as they go.  [VIL-NGT-05, VIL-NGT-11]"""
        return Village(self.spec, _within(self.dread + dread), _within(self.anger + anger), self.pact, self.betrayed)

    def signing(self) -> Village:
        """The same with a pact.  [VIL-NGT-23]"""
        return Village(self.spec, self.dread, self.anger, pact=True, betrayed=self.betrayed)

    def betrayed_by_us(self) -> Village:
        """The same after the castle has broken the pact.  [VIL-NGT-24]"""
        return Village(self.spec, self.dread, self.anger, pact=False, betrayed=True)


def _within(value: int) -> int:
    return min(max(value, 0), MOST)


def stands(state: CampaignState, key: str) -> int:
    """Where a gauge stands; one that nobody has looked at stands where it starts."""
    known = dict(state.company.gauges)
    if key in known:
        return known[key]
    found = gauges_of(GAUGES, state.content).get(key)
    return found.start if found else 0


def village(state: CampaignState, id_: str) -> Village | None:
    """A village as it stands; None where there is none of that name.  [VIL-NGT-11]"""
    spec: VillageSpec | None = cards(state.content, "villages").get(id_)
    if spec is None:
        return None
    flags = state.carried.flags
    return Village(
        spec,
        stands(state, dread_of(id_)),
        stands(state, anger_of(id_)),
        pact_flag(id_) in flags,
        betrayed_flag(id_) in flags,
    )


def villages(state: CampaignState) -> tuple[Village, ...]:
    """All villages in the order of the ring road.  [VIL-NGT-11]"""
    known: Mapping[str, VillageSpec] = cards(state.content, "villages")
    found = (village(state, spec.id) for spec in sorted(known.values(), key=lambda spec: spec.road))
    return tuple(each for each in found if each is not None)


def helped(state: CampaignState, whom: str) -> bool:
    """Whether a village that helps the pedlar, or the masons, has a pact.  [VIL-NGT-61, VIL-NGT-71]"""
    return any(each.pact and each.spec.helps == whom for each in villages(state))


def village_name(state: CampaignState, id_: str) -> str:
    """What players call a village: as its town."""
    town = cards(state.content, "towns").get(id_)
    return str(town.name) if town else id_


def temper(each: Village) -> str:
    """What a village is at, in a word.  [VIL-NGT-12]"""
    if each.pact:
        return say("a pact")
    return say("up") if each.up else say("cowed") if each.cowed else say("calm")


# What changes


def changes(state: CampaignState, before: Village, after: Village) -> Iterator[Consequence]:
    """What leads from one to the other: gauges, the flags of pact and betrayal, and that of being up.

    The flag follows from the rest in the same consequences.  [VIL-NGT-12, VIL-NGT-24]
    """
    if after.dread != before.dread:
        yield gauge(dread_of(after.id), after.dread - before.dread)
    if after.anger != before.anger:
        yield gauge(anger_of(after.id), after.anger - before.anger)
    if after.pact != before.pact:
        yield gauge(PACTS, 1 if after.pact else -1)
    for flag, holds in (
        (pact_flag(after.id), after.pact),
        (betrayed_flag(after.id), after.betrayed),
        (up_flag(after.id), after.up),
    ):
        if holds != (flag in state.carried.flags):
            yield consequence("flag", "flag", flag, 1 if holds else -1)


def derived(state: CampaignState) -> Consequences:
    """The flags of who is up, as they follow from gauges and pacts: nobody types them.  [VIL-NGT-12, VIL-NGT-97]"""
    return tuple(each for one in villages(state) for each in changes(state, one, one))


def after_night(state: CampaignState, mission: str, *, won: bool) -> dict[str, Village]:
    """The valley after a night: who marched, who did not, and where word went.  [VIL-NGT-16, VIL-NGT-17, VIL-NGT-18]"""
    valley = {each.id: each for each in villages(state)}
    spec = mission_of(state, mission)
    marched = spec.village if spec else ""
    for id_, each in valley.items():
        if id_ != marched:
            valley[id_] = each.moved(dread=-1)
        elif not each.pact:  # [VIL-NGT-19]
            valley[id_] = each.moved(dread=WON_DREAD if won else LOST_DREAD, anger=-1)
    reach = 2 if captives(state) else 1
    for id_ in _along_the_road(valley, marched)[:reach]:
        valley[id_] = valley[id_].moved(anger=1)
    return valley


def _along_the_road(valley: Mapping[str, Village], marched: str) -> list[str]:
    """Who hears of it, nearest first: those without a pact, up to the village that marched itself.  [VIL-NGT-18]"""
    ring = list(valley)
    if marched not in ring:
        return []
    place = ring.index(marched)
    return [id_ for id_ in (*ring[place + 1 :], *ring[:place]) if not valley[id_].pact]


def goods(spec: VillageSpec) -> Consequences:
    """What a village sends: one of its good, or coins.  [VIL-NGT-20, VIL-NGT-46]"""
    paid = (coins(spec.dues),) if spec.dues else ()
    return (*paid, *((consequence("thing", REAGENT, spec.good),) if spec.good else ()))


def tribute(valley: Mapping[str, Village]) -> Iterator[Consequence]:
    """Who has a pact sends its good, who is cowed two Dues.  [VIL-NGT-20]"""
    for each in valley.values():
        if each.pact:
            yield from goods(each.spec)
        elif each.cowed:
            yield coins(TRIBUTE)


def dawn_in_the_valley(state: CampaignState, last: BattleResult) -> Rule[Consequences]:
    """Gauges move, word goes round, tribute comes, and the pedlar unpacks.  [VIL-NGT-16 to VIL-NGT-20, VIL-NGT-71]"""
    after = after_night(state, state.mission, won=last.won)
    moved = [each for one in villages(state) for each in changes(state, one, after[one.id])]
    return (*moved, *tribute(after), *(yield from unpacked(state)))


def unpacked(state: CampaignState) -> Rule[Consequences]:
    """The pedlar shows some of what he has, all different, one of each.  [VIL-NGT-71, VIL-NGT-96]"""
    has = [id_ for id_, spec in cards(state.content, "reagents").items() if spec.pedlar]
    usual, more = WARES
    count = min(len(has), more if helped(state, "pedlar") else usual)
    shown = yield from draw("VIL-NGT-71", PLAYERS, "pedlar", sorted(has), count)
    left = tuple(
        Consequence("shown", each.of, -each.count) for each in state.place.shown or () if each.of.kind == REAGENT
    )
    return (*left, *(consequence("shown", REAGENT, id_) for id_ in shown))
