"""Battles of Constellation for the contract suite, and what the suite has to know of the game."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from helpers.games import Game
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets.constellation import CONSTELLATION
from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.specs import BandMember, BandSpec, MissionSpec, ProfileSpec
from horologium.engine.rulesets.constellation.state import Battle, Options

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.ask import Answer, Choose, Request
    from horologium.engine.core.chance import SplitMix

LONGEST = 1_500
SHARE = 2
ELSEWHERE: frozenset[str] = frozenset()
GREEDY_WINS = 60

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
    ProfileSpec("able", "Able", att=2, spd=3, ar=2, points=10, abilities=12, rank="Steel"),
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


def member(at: str, *abilities: str, weapon: Any = "none", profile: str = "able") -> BandMember:
    """A miniature on a square."""
    return BandMember(profile, "", abilities, weapon, at)


DAWN = BandSpec(
    "dawn",
    "Dawn",
    (
        member("D5", *ALL[:12], weapon="short"),
        member("E5", *ALL[12:22], "poison-attack"),
        member("F9", "area-damage", "whirlwind", "paralyze", profile="giant"),
    ),
)
DUSK = BandSpec(
    "dusk",
    "Dusk",
    (
        member("E6", *ALL[17:]),
        member("D7", *ALL[6:17], weapon="long"),
        member("E8", "cautious", "warrior-wall", "reckless-rush-2", "attack-re-rolls", "paralyze"),
    ),
)
LONE = tuple(
    BandSpec(seat, seat.title(), (BandMember("able", abilities=("cautious", "step")),)) for seat in ("alone", "lonely")
)


def mission(name: str, **more: Any) -> MissionSpec:
    """A crowded battle in which everybody can do nearly everything."""
    facts: dict[str, Any] = {
        "points": 300,
        "turns": 2,
        "phase": "maintenance",
        "fixed": ("E5", "F5", "B9"),
        "markers": 0,
        **more,
    }
    facts = {"dawn": "dawn", "dusk": "dusk", **facts}
    return MissionSpec(name, name.replace("-", " ").title(), COURT, **facts)


def setup(spec: MissionSpec, **options: bool) -> Setup:
    """A mission with the bands above."""
    content: Mapping[str, Mapping[str, Any]] = {
        "profiles": {profile.id: profile for profile in PROFILES},
        "bands": {band.id: band for band in (DAWN, DUSK, *LONE)},
        "missions": {spec.id: spec},
    }
    return Setup(spec, content, options=Options(large_miniatures=True, **options))


def setups() -> Iterator[tuple[str, Setup]]:
    """A battle in the thick of it, the same with the variants, one whose markers wane, and two that begin at dawn."""
    yield "the-throng", setup(mission("the-throng"))
    yield "the-throng-in-split-steps", setup(mission("the-throng-in-split-steps"), split_movement=True)
    yield "the-throng-wanes", setup(mission("the-throng-wanes", waning=1, spent=2))
    apart = {"dawn": "alone", "dusk": "lonely", "phase": "markers", "markers": 1, "fixed": ()}
    yield "the-duel", setup(mission("the-duel", **apart, champion=3))
    yield "the-gate", setup(mission("the-gate", **apart, defender="dawn"), deploy_in_turn=True)


def disguise(battle: Battle, _seat: str, _chance: SplitMix) -> Battle:
    """Nothing is hidden in this game."""
    return CONSTELLATION.codec.clone(battle)


def policy(request: Choose[Any]) -> Answer:
    """The choices that odds are told for: the attack as declared, no reaction, then the end."""
    keys = request.keys()
    for plain in ("go", "keep", "no", "hold", "end"):
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
