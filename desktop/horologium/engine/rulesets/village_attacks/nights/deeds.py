"""Deeds in the valley and what captives bring: frighten, bargain, spare, betray, ransom (counters gate and hall)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import Verdict, in_coins
from horologium.engine.core.consequences import CardRef, coins, consequence
from horologium.engine.core.offers import Offer
from horologium.engine.core.speech import say
from horologium.engine.rulesets.village_attacks.nights.household import (
    captive,
    captives,
    cards,
    comforts,
    company,
    gauge,
    lies_low,
    states,
)
from horologium.engine.rulesets.village_attacks.nights.kinds import CAPTIVE_CARDS
from horologium.engine.rulesets.village_attacks.nights.valley import (
    changes,
    stands,
    temper,
    village_name,
    villages,
)
from horologium.engine.rulesets.village_attacks.nights.words import (
    ABROAD,
    CAPTIVE,
    CAPTIVES,
    COMMONER,
    HERO,
    HUNTER,
    MERCY,
    PACTS,
    STATE,
    TERROR,
    anger_of,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.campaign import CampaignState, Member
    from horologium.engine.rulesets.village_attacks.nights.specs import EchoSpec
    from horologium.engine.rulesets.village_attacks.nights.valley import Village

MOST_DEEDS: Final = 2
DEEDS: Final = ("frighten", "bargain", "spare", "betray")
"""What counts as a deed; each names one village.  [VIL-NGT-21]"""
BARGAIN: Final = 4
ENVOYS: Final = 6
SPARING: Final[Mapping[str, tuple[int, int]]] = MappingProxyType({COMMONER: (-2, 1), HUNTER: (-2, 1), HERO: (-3, 2)})
"""How much Anger falls and mercy rises for a captive who is let go.  [VIL-NGT-25]"""
RANSOMS: Final[Mapping[str, int]] = MappingProxyType({COMMONER: 2, HUNTER: 4, HERO: 8})
"""What a captive brings.  [VIL-NGT-26]"""


def done_today(state: CampaignState) -> list[str]:
    """The villages of the deeds of this day.  [VIL-NGT-21]"""
    found = []
    for key, times in state.taken.items():
        deed, _, rest = key.partition(":")[2].partition(":")
        if deed in DEEDS:
            found += [rest.partition(":")[0]] * times
    return found


def _too_many(state: CampaignState, each: Village) -> str:
    """Why no deed can be done in a village today, or nothing.  [VIL-NGT-09, VIL-NGT-21]"""
    today = done_today(state)
    if not state.company.battles:
        return say("the valley does not know yet that anybody is at home")
    if each.id in today:
        return say("something was done in {village} today already", village=village_name(state, each.id))
    if len(today) >= MOST_DEEDS:
        return say("two deeds a day are the most")
    return ""


def _signed(state: CampaignState, each: Village) -> str:
    """Why nothing can be done against a village that has a pact, or nothing.  [VIL-NGT-24]"""
    return say("{village} has a pact with the castle", village=village_name(state, each.id)) if each.pact else ""


def _about(state: CampaignState, each: Village) -> str:
    return say("Dread {dread}, Anger {anger}: {temper}", dread=each.dread, anger=each.anger, temper=temper(each))


# At the gate


def at_the_gate(state: CampaignState) -> Iterator[Offer]:
    """Everything that is done at the gate, but the pedlar."""
    valley = villages(state)
    for each in valley:
        yield from frightening(state, each)
    for each in valley:
        yield from sparing(state, each)
    for each in valley:
        yield betraying(state, each)
    yield from ransoms(state)


def frightening(state: CampaignState, each: Village) -> Iterator[Offer]:
    """A Monster goes: Dread +3, Anger +1, terror +1, and it is Abroad in the coming night.  [VIL-NGT-22]"""
    gives = (*changes(state, each, each.moved(dread=3, anger=1)), gauge(TERROR, 1))
    for member in company(state):
        reason = _signed(state, each) or _too_many(state, each) or _cannot_go(member)
        yield Offer(
            f"frighten:{each.id}",
            "frighten",
            CardRef("town", each.id),
            Verdict(reason, ("VIL-NGT-21", "VIL-NGT-22")),
            (*gives, consequence("condition", STATE, ABROAD, 1, member.key)),
            whom=member.key,
            counts=True,
            shown=not reason,
            sort=say("frighten"),
            number=_about(state, each),
        )


def _cannot_go(member: Member) -> str:
    """Why a member cannot go into the valley, or nothing.  [VIL-NGT-22]"""
    if lies_low(member):
        return say("{name} lies in the crypt", name=member.name)
    return say("{name} is in the valley already", name=member.name) if ABROAD in states(member) else ""


def sparing(state: CampaignState, each: Village) -> Iterator[Offer]:
    """A captive goes to a village, one with a pact too: its Anger falls, mercy rises.  [VIL-NGT-25]"""
    held = [thing.of.id for thing in captives(state)]
    for kind in CAPTIVES:
        anger, mercy = SPARING[kind]
        reason = "" if kind in held else say("nobody of that kind sits in a cell")
        yield Offer(
            f"spare:{each.id}:{kind}",
            "spare",
            CardRef("town", each.id),
            Verdict(reason or _too_many(state, each), ("VIL-NGT-21", "VIL-NGT-25"), captive(kind)),
            (*changes(state, each, each.moved(anger=anger)), gauge(MERCY, mercy)),
            counts=True,
            shown=kind in held,
            sort=CAPTIVE_CARDS[kind].name,
            number=_about(state, each),
        )


def betraying(state: CampaignState, each: Village) -> Offer:
    """The castle breaks a pact: six Dues of the envoys, terror +1, Anger +2, and never again a pact.  [VIL-NGT-24]"""
    reason = "" if each.pact else say("{village} has no pact", village=village_name(state, each.id))
    return Offer(
        f"betray:{each.id}",
        "betray",
        CardRef("town", each.id),
        Verdict(reason or _too_many(state, each), ("VIL-NGT-21", "VIL-NGT-24")),
        (*changes(state, each, each.betrayed_by_us().moved(anger=2)), gauge(TERROR, 1), coins(ENVOYS)),
        counts=True,
        shown=each.pact,
        sort=say("betray"),
        number=_about(state, each),
    )


def ransoms(state: CampaignState) -> Iterator[Offer]:
    """What somebody pays for a captive, so often as there are captives; it is no deed.  [VIL-NGT-26]"""
    held = [thing.of.id for thing in captives(state)]
    for kind in CAPTIVES:
        count = held.count(kind)
        reason = "" if count else say("nobody of that kind sits in a cell")
        yield Offer(
            f"ransom:{kind}",
            "ransom",
            CardRef(CAPTIVE, kind),
            Verdict(reason, ("VIL-NGT-26",)),
            (consequence("thing", CAPTIVE, kind, -1), coins(RANSOMS[kind])),
            most=max(1, count),
            left=count,
            shown=bool(count),
        )


# In the hall


def in_the_hall(state: CampaignState) -> Iterator[Offer]:
    """A bargain for Dues, or for a captive Hero.  [VIL-NGT-23]"""
    for each in villages(state):
        yield _bargain(state, each, "dues", Verdict(cost=in_coins(price(state, each))))
        yield _bargain(state, each, HERO, Verdict(cost=captive(HERO)))


def price(state: CampaignState, each: Village) -> int:
    """4 Dues and 1 for each pact, less what flags and the Long Table take off, never less than 1.

    [VIL-NGT-23, VIL-MIS-46, VIL-MIS-51]
    """
    known: Mapping[str, EchoSpec] = cards(state.content, "echoes")
    told = [known[flag] for flag in state.carried.flags if flag in known]
    less = sum(bargain.dues for echo in told for bargain in echo.bargains if bargain.village == each.id)
    return max(1, BARGAIN + stands(state, PACTS) - less - comforts(state, "long-table"))


def _bargain(state: CampaignState, each: Village, what: str, paid: Verdict) -> Offer:
    reason = _signed(state, each) or _too_many(state, each)
    if not reason and bargained(each) == each:
        reason = say("there is nothing left to bargain for in {village}", village=village_name(state, each.id))
    if what == HERO and not reason and HERO not in [thing.of.id for thing in captives(state)]:
        reason = say("nobody of that kind sits in a cell")
    return Offer(
        f"bargain:{each.id}:{what}",
        "bargain",
        CardRef("town", each.id),
        Verdict(reason, ("VIL-NGT-21", "VIL-NGT-23"), paid.cost),
        tuple(changes(state, each, bargained(each))) or (gauge(anger_of(each.id), -2),),
        counts=True,
        shown=not each.pact,
        sort=CAPTIVE_CARDS[HERO].name if what == HERO else say("for Dues"),
        number=_about(state, each),
    )


def bargained(each: Village) -> Village:
    """Anger falls by 2; without Anger a village that is not cowed signs, unless it was betrayed.  [VIL-NGT-23]"""
    calmer = each.moved(anger=-2)
    signs = not calmer.anger and not calmer.cowed and not calmer.betrayed
    return calmer.signing() if signs else calmer
