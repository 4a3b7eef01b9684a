"""Battles of Constellation for the contract suite, and what the suite has to know of the game."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from helpers.games import Game
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets.constellation import CONSTELLATION
from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.specs import BandSpec, Member, MissionSpec, ProfileSpec
from horologium.engine.rulesets.constellation.state import Battle, Options

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.ask import Answer, Choose, Request
    from horologium.engine.core.chance import SplitMix

LONGEST = 1_500
SHARE = 1
ELSEWHERE: frozenset[str] = frozenset()
GREEDY_WINS = 70

GAMES = (
    Game(
        "constellation-first-light",
        "constellation/first-light",
        4,
        MappingProxyType({"dawn": "gold", "dusk": "silver"}),
    ),
    Game("constellation-throng", "the-throng", 5, MappingProxyType({"dawn": "random", "dusk": "bronze"})),
)

PROFILES = (
    ProfileSpec("able", "Able", att=3, spd=3, ar=3, points=10, abilities=12, rank="Steel"),
    ProfileSpec("giant", "Giant", att=4, spd=2, ar=4, points=10, abilities=12, size=2),
)
ALL = tuple(ABILITIES)
BARRED = ("smoke-cover", "whirl", "jump-back-1", "jump-back-2")

COURT = """
..........
..........
..........
...o......
..#..~~...
.##...~...
.......o..
....%..#..
..........
..........
..........
..........
"""


def member(at: str, *abilities: str, weapon: Any = "none", profile: str = "able") -> Member:
    """A miniature on a square."""
    return Member(profile, "", abilities, weapon, at)


DAWN = BandSpec(
    "dawn",
    "Dawn",
    (
        member("D5", *ALL[:10], weapon="short"),
        member("E5", *ALL[10:20]),
        member("F6", *ALL[20:]),
        member("H7", "area-damage", "whirlwind", "healing", profile="giant"),
    ),
)
DUSK = BandSpec(
    "dusk",
    "Dusk",
    (
        member("E6", *ALL[18:]),
        member("D7", *ALL[8:18], weapon="long"),
        member("G5", *ALL[:9]),
        member("E8", "cautious", "warrior-wall", "reckless-rush-2", "attack-re-rolls", "smoke-cover"),
    ),
)


def mission(name: str, **more: Any) -> MissionSpec:
    """A crowded battle in which everybody can do nearly everything."""
    facts = {"points": 300, "turns": 3, "phase": "maintenance", "fixed": ("E5", "F5", "B9"), "markers": 0, **more}
    return MissionSpec(name, name.replace("-", " ").title(), COURT, dawn="dawn", dusk="dusk", **facts)


def setup(spec: MissionSpec, **options: bool) -> Setup:
    """A mission with the bands above."""
    content: Mapping[str, Mapping[str, Any]] = {
        "profiles": {profile.id: profile for profile in PROFILES},
        "bands": {"dawn": DAWN, "dusk": DUSK},
        "missions": {spec.id: spec},
    }
    return Setup(spec, content, options=Options(large_miniatures=True, **options))


def setups() -> Iterator[tuple[str, Setup]]:
    """A battle in the thick of it, the same with the variants, and one whose markers wane."""
    yield "the-throng", setup(mission("the-throng"))
    yield "the-throng-in-split-steps", setup(mission("the-throng-in-split-steps"), split_movement=True)
    yield "the-throng-wanes", setup(mission("the-throng-wanes", waning=1, spent=2, champion=3))


def disguise(battle: Battle, _seat: str, _chance: SplitMix) -> Battle:
    """Nothing is hidden in this game."""
    return CONSTELLATION.codec.clone(battle)


def policy(request: Choose[Any]) -> Answer:
    """The choices that odds are told for: the attack as declared, no reaction, then the end."""
    keys = request.keys()
    for plain in ("go", "keep", "no", "end"):
        if plain in keys:
            return (plain,)
    return (keys[0],)


def measure(before: Battle, after: Battle, request: Request, key: str) -> Mapping[str, Any]:
    """What odds are about, read from the positions before and after: the damage on both sides."""
    target = before.deed.target or key
    return {
        "harm": _life(before, target) - _life(after, target),
        "hurt": _life(before, request.by) - _life(after, request.by),
        "kill": int(not after.figure(target).alive),
    }


def _life(battle: Battle, key: str) -> int:
    figure = battle.figure(key)
    return figure.att + figure.ar if figure.alive else 0
