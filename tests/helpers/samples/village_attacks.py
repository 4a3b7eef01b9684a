"""Nights in the castle for the contract suite, and what the suite has to know of the game."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from helpers.games import Game
from helpers.night import content, mission, monster
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets.village_attacks import VILLAGE_ATTACKS
from horologium.engine.rulesets.village_attacks.mission_specs import PositionSpec, RankSpec, VillagerPlace, ZonePlace
from horologium.engine.rulesets.village_attacks.state import Options
from horologium.engine.rulesets.village_attacks.views.odds import dead, first

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.ask import Answer, Choose, Request
    from horologium.engine.core.chance import SplitMix
    from horologium.engine.rulesets.village_attacks.state import Battle

LONGEST = 4_000
SHARE = 2
ELSEWHERE = frozenset({"level-lost", "purse-home", "work-done"})  # random players hardly ever get so far
GREEDY_WINS = 0

GAMES = (
    Game("village-attacks-torches", "the-hollow-hour/first-torches", 3, MappingProxyType({"castle": "greedy"})),
    Game("village-attacks-thick", "in-the-thick", 4, MappingProxyType({"castle": "random"})),
)


GATES = (VillagerPlace("commoner", "NR", 8), VillagerPlace("commoner", "ER", 8))
BARRED = (("north-gate", 3), ("east-gate", 3), ("south-gate", 1))


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
    zones = tuple(ZonePlace(zone, "unlucky") for zone in ("HE", "GH", "KI"))
    drunk = (
        monster("ember-nun", powers="c2 b2", draughts="iron-sleep", zone="HE", dice="defence defence defence defence"),
        monster("gatehouse-golem", powers="c1 a2", draughts="heart-wine", zone="HE"),
        monster("bramblehart", servant="thrall", draughts="second-face", zone="GH"),
    )
    unlucky = PositionSpec(round=2, villagers=crowd, zones=zones, heart=3, bag=("fiend", "beast"))
    yield "out-of-luck", Setup(mission(position=unlucky), content(), drunk, Options(day_night="on"))
    yield "in-the-thick", Setup(spec, content(), party, both)
    gates = replace(content()["missions"]["the-last-hinge"], position=PositionSpec(villagers=GATES, progress=BARRED))
    yield "barred-gates", Setup(gates, content(), (monster("ossuary-warden", zone="NG"),))
    marshal = replace(content()["missions"]["the-whole-country"], position=PositionSpec(phase="traps", morale=5))
    yield "the-marshal-comes", Setup(marshal, content(), (monster("weeping-bell"), monster("ember-nun")))
    purses = replace(content()["missions"]["four-purses"], position=PositionSpec())
    yield "purses", Setup(purses, content(), tuple(monster(card, zone="KI") for card in ("bramblehart", "ember-nun")))
    red = PositionSpec(round=2, villagers=crowd)
    tusk = monster("old-mother-tusk", powers="c2", zone="GH", dice="revenge revenge melee melee melee")
    yield "seeing-red", Setup(mission(position=red), content(), (tusk, monster("weeping-bell")))
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
    lying = [face for one in after.monsters if one.key == request.by for face in one.dice]
    useful = sum(1 for face in lying if face != "villager")
    return {"deaths": dead(after) - dead(before), "heart": before.heart - after.heart, "useful": useful}
