"""What follows from how a night went: Experience, salvage, Dues, goods, flags, breaches (ledger topic NGT).

It is reckoned from the end, counts and statistics of a result alone, so that a night of the table brings the same.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option
from horologium.engine.core.consequences import coins, consequence, experience
from horologium.engine.core.results import brought, each_of
from horologium.engine.core.speech import later
from horologium.engine.rulesets.village_attacks.coin import by_coin
from horologium.engine.rulesets.village_attacks.nights.household import RUINED, cards, mission_of, rooms
from horologium.engine.rulesets.village_attacks.nights.valley import goods, village
from horologium.engine.rulesets.village_attacks.nights.words import (
    BLED,
    BREACH,
    BROKEN,
    COLD_IRON,
    NAME_THREAD,
    REAGENT,
    SLIPPED,
    SMOKED_GLASS,
    STOOD,
    TALLOW,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.ask import Rule
    from horologium.engine.core.campaign import BattleResult, CampaignState
    from horologium.engine.core.consequences import Consequence, Consequences
    from horologium.engine.rulesets.village_attacks.nights.specs import EchoSpec

OUTCOMES: Final[Mapping[str, bool]] = MappingProxyType({STOOD: True, BLED: True, BROKEN: False, SLIPPED: False})
"""The four ends of a night, and whether it is won.  [VIL-NGT-39]"""
OUTCOME_WORDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        STOOD: later("the castle stood"),
        BLED: later("the Heart bled"),
        BROKEN: later("the Heart was broken"),
        SLIPPED: later("it slipped away"),
    }
)
STORMED: Final = "stormed-"
COUNTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "rounds": later("Rounds"),
        "heart": later("Heart left"),
        "commoners": later("Commoners that died"),
        "hunters": later("Hunters that died"),
        "yunfakh": later("Yunfakh among them"),
        "heroes": later("Heroes that died"),
        "burnt": later("Died of Burn"),
        "given-up": later("Given up (1 if so)"),
        "stormed-great-hall": later("Villagers in the Great Hall, if it was stormed"),
        "stormed-laboratory": later("Villagers in the Laboratory, if it was stormed"),
        "stormed-crypt": later("Villagers in the Crypt, if it was stormed"),
        "stormed-summoning-room": later("Villagers in the Summoning Room, if it was stormed"),
        "stormed-library": later("Villagers in the Library, if it was stormed"),
        "stormed-armoury": later("Villagers in the Armoury, if it was stormed"),
        "stormed-hothouse": later("Villagers in the Hothouse, if it was stormed"),
        "stormed-oubliette": later("Villagers in the Oubliette, if it was stormed"),
        "stormed-belfry": later("Villagers in the Belfry, if it was stormed"),
    }
)
"""What is counted of a whole night, of a stormed room the villagers who stand there.  [VIL-NGT-53, VIL-NGT-94]"""
LEVELS: Final = 3
DUES: Final = (2, 4)
"""What a night brings that was lost, and one that was won.  [VIL-NGT-45]"""
BREACHED: Final[Mapping[str, int]] = MappingProxyType({STOOD: 0, BLED: 1, BROKEN: 2, SLIPPED: 2})
"""How many of the stormed rooms are breached.  [VIL-NGT-54]"""


def reckoned(state: CampaignState, mission: str, result: BattleResult) -> Rule[Consequences]:
    """Everything that a night brings, in the order of the dawn.  [VIL-NGT-94]"""
    return (
        *learned(result),
        *each_of("thing", REAGENT, salvage(result)),
        *earned(state, mission, result),
        *told(state, mission, result),
        *(yield from breaches(state, mission, result)),
    )


def learned(result: BattleResult) -> Iterator[Consequence]:
    """1 for each level, 3 at most, and 1 more for a victory; who is dead learns like the others.  [VIL-NGT-40]"""
    for member in result.members:
        gain = min(LEVELS, member.count("levels")) + result.won
        if gain:
            yield experience(gain, member.member)


def salvage(result: BattleResult) -> list[str]:
    """What the dead leave behind; on a lost night half of each kind, rounded up.  [VIL-NGT-41, VIL-NGT-42]"""
    monsters = max(1, len(result.members))
    heroes = result.count("heroes")
    found = {
        TALLOW: result.count("commoners") // (3 * monsters),
        COLD_IRON: result.count("hunters") // (2 * monsters),
        NAME_THREAD: int(heroes > 0) + int(heroes > monsters),
        SMOKED_GLASS: int(result.count("burnt") >= monsters) + int(result.count("yunfakh") >= monsters),
    }
    return [kind for kind, count in found.items() for _ in range(count if result.won else (count + 1) // 2)]


def earned(state: CampaignState, mission: str, result: BattleResult) -> Iterator[Consequence]:
    """Dues from the yard, and from a victory the good of the village, unless it has a pact.

    [VIL-NGT-19, VIL-NGT-45, VIL-NGT-46]
    """
    yield coins(DUES[result.won])
    spec = mission_of(state, mission)
    found = village(state, spec.village) if spec else None
    if result.won and found is not None and not found.pact:
        yield from goods(found.spec)


def told(state: CampaignState, mission: str, result: BattleResult) -> Iterator[Consequence]:
    """The flag of the end, and what comes at once with it.  [VIL-NGT-84, VIL-NGT-85, VIL-MIS-51]"""
    ticked = [each.of.id for each in brought(result, "flag")]
    for flag in flags_of(state, mission, result.outcome):
        if flag not in ticked:
            yield consequence("flag", "flag", flag)
        echo = echo_of(state, flag)
        if echo is not None:
            yield from (coins(echo.dues),) if echo.dues else ()
            yield from each_of("thing", REAGENT, echo.reagents)


def flags_of(state: CampaignState, mission: str, end: str) -> list[str]:
    """The flags that an end of a scenario sets.  [VIL-NGT-84]"""
    spec = mission_of(state, mission)
    return [each.flag for each in spec.ends if each.end == end and each.flag] if spec else []


def echo_of(state: CampaignState, flag: str) -> EchoSpec | None:
    """What comes back with a flag, if anything does."""
    return cards(state.content, "echoes").get(flag)


def echoes(state: CampaignState, mission: str, end: str) -> list[EchoSpec]:
    """What comes back with an end."""
    found = (echo_of(state, flag) for flag in flags_of(state, mission, end))
    return [echo for echo in found if echo is not None]


def freed_captives(state: CampaignState, mission: str, end: str) -> list[str]:
    """Who comes into the castle with the flag of an end, and needs a cell like everybody.  [VIL-NGT-44, VIL-MIS-51]"""
    return [echo.captive for echo in echoes(state, mission, end) if echo.captive]


# Breaches


def breaches(state: CampaignState, mission: str, result: BattleResult) -> Rule[Consequences]:
    """The stormed rooms with the most villagers are breached, the first one twice if the Heart was broken.

    No room that was not ruined is more than ruined by one night.  [VIL-NGT-54, VIL-NGT-55, VIL-NGT-56]
    """
    stormed = {key.removeprefix(STORMED): count for key, count in result.counts if key.startswith(STORMED) and count}
    there = {id_: room for id_, room in rooms(state).items() if id_ in stormed}
    chosen = yield from breached(result.outcome, {id_: stormed[id_] for id_ in there})
    more = dict.fromkeys(chosen, 1)
    if chosen and result.outcome == BROKEN:
        more[chosen[0]] = 2
    for echo in echoes(state, mission, result.outcome):
        if echo.breach in rooms(state) and rooms(state)[echo.breach].works:
            more[echo.breach] = more.get(echo.breach, 0) + 1
    found = []
    for id_, count in more.items():
        room = rooms(state)[id_]
        most = RUINED - len(room.breaches) if room.works else 1
        found.append(consequence("condition", BREACH, BREACH, min(count, most), room.thing.key))
    return tuple(found)


def breached(end: str, stormed: Mapping[str, int]) -> Rule[list[str]]:
    """Which of the stormed rooms are breached, those with the most villagers first, then by coin.  [VIL-NGT-54]"""
    left, chosen = dict(stormed), list[str]()
    while left and len(chosen) < BREACHED[end]:
        most = max(left.values())
        tied = [id_ for id_, count in left.items() if count == most]
        first_counts = end == BROKEN and not chosen
        if len(tied) <= BREACHED[end] - len(chosen) and not first_counts:
            taken = tied  # all of them, so nothing is left to decide
        else:
            one = yield from by_coin("VIL-NGT-54", [Option(id_) for id_ in tied])
            taken = [one.key]
        chosen += taken
        for id_ in taken:
            del left[id_]
    return chosen
