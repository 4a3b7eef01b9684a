"""Battles of The Ford for the contract suite, and what the suite has to know of the game."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from helpers.games import Game
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets.demo import THE_FORD
from horologium.engine.rulesets.demo.specs import BandSpec, FigureSpec, MissionSpec, PlacedFigure, StratagemSpec
from horologium.engine.rulesets.demo.state import Battle, Options

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.ask import Answer, Choose, Request
    from horologium.engine.core.chance import SplitMix

LONGEST = 1_200
SHARE = 1
ELSEWHERE: frozenset[str] = frozenset()
GREEDY_WINS = 70

GAMES = (
    Game("demo-ford", "demo/the-ford", 4, MappingProxyType({"azure": "greedy", "crimson": "greedy"})),
    Game("demo-clash", "the-clash", 5, MappingProxyType({"azure": "random", "crimson": "greedy"})),
)

FIGURES = (
    FigureSpec("sergeant", "Sergeant", life=3, move=4, guard=2, attack=2),
    FigureSpec("pikeman", "Pikeman", life=2, move=4, guard=1, attack=2),
    FigureSpec("bowman", "Bowman", life=2, move=4, guard=1, attack=2, range=4),
)
STRATAGEMS = ("quick-march", "steady-aim", "shield-wall", "second-wind")

CLASH_MAP = """
. . T . . .
 . ^ = ~ . .
. . = # . T
 . . ^ . . .
"""


def band(*places: str, hand: tuple[str, ...] = (), points: int = 0) -> BandSpec:
    """A band from lines such as ``pikeman 2,0`` or ``bowman 3,1 1 acted`` (one wound, has acted)."""
    return BandSpec(tuple(_place(*line.split()) for line in places), points, hand)


def _place(figure: str, at: str, wounds: str = "0", acted: str = "") -> PlacedFigure:
    return PlacedFigure(figure, at, int(wounds), acted == "acted")


def mission(name: str, text: str, azure: BandSpec, crimson: BandSpec, **more: int) -> MissionSpec:
    """A mission on a map of letters."""
    return MissionSpec(name, name.replace("-", " ").title(), text, azure, crimson, **more)


def setup(spec: MissionSpec, options: Options | None = None) -> Setup:
    """A mission with the usual figures and stratagems."""
    content: Mapping[str, Mapping[str, Any]] = {
        "figures": {figure.id: figure for figure in FIGURES},
        "stratagems": {key: StratagemSpec(key, key.replace("-", " ").capitalize(), key) for key in STRATAGEMS},
        "missions": {spec.id: spec},
    }
    return Setup(spec, content, options=options)


THE_CLASH = mission(
    "the-clash",
    CLASH_MAP,
    band("sergeant 1,1 1", "pikeman 2,1", "bowman 0,0 1", hand=("steady-aim", "second-wind")),
    band("sergeant 1,2", "pikeman 1,3 1", "bowman 4,1", hand=("steady-aim", "quick-march", "shield-wall")),
    rounds=3,
)


def setups() -> Iterator[tuple[str, Setup]]:
    """A battle in the thick of it, and the same with the variant; whole battles are in the packs."""
    yield "the-clash", setup(THE_CLASH)
    yield "the-clash-without-parting-blows", setup(THE_CLASH, Options(parting_blows=False))


def disguise(battle: Battle, seat: str, chance: SplitMix) -> Battle:
    """A battle that a seat cannot tell from this one: the other hand holds other cards of those nobody sees."""
    twin = THE_FORD.codec.clone(battle)
    other = twin.foe(seat)
    unseen = chance.take(other.hand + twin.deck.cards, len(other.hand) + len(twin.deck.cards))
    other.hand = unseen[: len(other.hand)]
    twin.deck.cards = sorted(unseen[len(other.hand) :])
    return twin


def policy(request: Choose[Any]) -> Answer:
    """The choices that odds are told for: every miss is thrown again."""
    return tuple(request.keys())


def measure(before: Battle, after: Battle, request: Request, key: str) -> Mapping[str, Any]:
    """What odds are about, read from the positions before and after: the wounds of the target."""
    return {"wounds": before.figure(key).life - after.figure(key).life}
