"""Nights in the castle for the contract suite, and what the suite has to know of the game."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from helpers.games import Game
from helpers.night import content, mission, monster
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets.village_attacks import VILLAGE_ATTACKS
from horologium.engine.rulesets.village_attacks.mission_specs import PositionSpec, RankSpec, VillagerPlace
from horologium.engine.rulesets.village_attacks.state import Options
from horologium.engine.rulesets.village_attacks.views.odds import first

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.ask import Answer, Choose, Request
    from horologium.engine.core.chance import SplitMix
    from horologium.engine.rulesets.village_attacks.state import Battle

LONGEST = 4_000
SHARE = 4
ELSEWHERE: frozenset[str] = frozenset()
GREEDY_WINS = 0

GAMES = (
    Game("village-attacks-torches", "the-hollow-hour/first-torches", 3, MappingProxyType({"castle": "greedy"})),
    Game("village-attacks-thick", "in-the-thick", 4, MappingProxyType({"castle": "random"})),
)


def setups() -> Iterator[tuple[str, Setup]]:
    """Nights that reach what whole ones reach seldom: a crowd at the Heart, the Troll, day and night."""
    crowd = (
        VillagerPlace("commoner", "GH", 4),
        VillagerPlace("hunter", "GH", 2, "undead"),
        VillagerPlace("hunter", "KI", 1, "every"),
        VillagerPlace("commoner", "HE", 1, stunned=True),
        VillagerPlace("hero", "CO", hero="sexton-marl"),
        VillagerPlace("commoner", "YA", 6, burning=True),
    )
    thick = PositionSpec(round=3, villagers=crowd, troll="KI", offer=("bear-jaws", "net-fall"), morale=14)
    party = (
        monster("marionettist", damage=2, experience=3, powers="b1 c1", zone="HE"),
        monster("candle-widow", powers="a2 b2", zone="GH", reserve="magic"),
        monster("gatehouse-golem", conditions="slow break", zone="HE"),
    )
    spec = mission(position=thick)
    both = Options(troll="on", day_night="on", yunfakh="on")
    yield "in-the-thick", Setup(spec, content(), party, both)
    alone = mission(rank=RankSpec("rounds", (2, 4)))
    yield "alone", Setup(alone, content(), (monster("ossuary-warden"),), Options(level="grim"))


def disguise(battle: Battle, seat: str, chance: SplitMix) -> Battle:
    """Decks have no order that anybody could know, and all else lies open: nothing can be exchanged."""
    return VILLAGE_ATTACKS.codec.clone(battle)


def policy(request: Choose[Any]) -> Answer:
    """The choices that odds are told for."""
    return first(request)


def measure(before: Battle, after: Battle, request: Request, key: str) -> Mapping[str, Any]:
    """What odds are about, read from the positions before and after."""
    return {"deaths": _dead(after) - _dead(before), "heart": before.heart - after.heart}


def _dead(battle: Battle) -> int:
    return battle.toll.commoners + battle.toll.hunters + battle.toll.heroes
