"""The state of a battle between two bands: plain data, and the verbs that change it."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal

from horologium.engine.core.codec import derived, fresh
from horologium.engine.core.journal import Journal
from horologium.engine.core.speech import say
from horologium.engine.kit.cells import CellSet
from horologium.engine.rulesets.constellation.abilities import ABILITIES
from horologium.engine.rulesets.constellation.field import Field, Ground, ground_of
from horologium.engine.rulesets.constellation.specs import MissionSpec

if TYPE_CHECKING:
    from collections.abc import Mapping


GONE: Final = -1
SEATS: Final = ("dawn", "dusk")
LEAVINGS: Final = 4
"""The Cosmo that a holy man leaves behind.  [CON-ABL-12]"""

Phase = Literal["markers", "sides", "deploy", "maintenance", "initiative", "activate", "scoring", "over"]


@dataclass(frozen=True, slots=True)
class Options:
    """The variants of the game.  [CON-SET-08, CON-MIS-02, CON-MIS-08, CON-VIC-09]"""

    deploy_in_turn: bool = False
    split_movement: bool = False
    large_miniatures: bool = False
    early_end: bool = False


@dataclass(slots=True)
class Miniature:
    """One miniature; ``cell`` is the upper left square of its space, ``GONE`` while it is hidden or dead.

    ``heavy`` is who goes a square less when pushed.
    ``used`` are the abilities of this turn, ``lasting`` those that last until it ends; ``wall`` is the ally of a
    Warrior wall, ``bonus`` the die of a marker (``promised`` for the next turn).
    """

    key: str
    name: str
    profile: str
    rank: str
    seat: str
    size: int
    cost: int
    abilities: tuple[str, ...]
    weapon: str
    most_att: int
    most_ar: int
    most_spd: int
    att: int
    ar: int
    spd: int
    heavy: bool = False
    cell: int = GONE
    vanished: int = GONE
    acted: bool = False
    delayed: bool = False
    guarding: bool = False
    paralysed: bool = False
    slowed: bool = False
    poison: int = 0
    bonus: int = 0
    promised: int = 0
    wall: str = ""
    used: tuple[str, ...] = ()
    lasting: tuple[str, ...] = ()

    @property
    def alive(self) -> bool:
        """Whether it is not a casualty.  [CON-STA-05]"""
        return self.att > 0

    @property
    def hidden(self) -> bool:
        """Whether Smoke cover hides it.  [CON-ABL-06]"""
        return self.vanished != GONE

    @property
    def range(self) -> int:
        """How far its ranged weapon carries; 0 without one.  [CON-RNG-08, CON-RNG-09]"""
        return RANGES[self.weapon]

    @property
    def pace(self) -> int:
        """Its SPD with what slows it.  [CON-ABL-16]"""
        return max(0, self.spd - 2) if self.slowed else self.spd


RANGES: Final[Mapping[str, int]] = MappingProxyType({"none": 0, "short": 6, "long": 10})


@dataclass(slots=True)
class Side:
    """One player's side, which may have ``yielded``; ``cells`` are the squares that its miniatures occupy."""

    key: str
    name: str
    cosmo: int = 0
    points: int = 0
    destroyed: int = 0
    edge: str = ""
    has_delayed: bool = False
    champion: str = ""
    yielded: bool = False
    cells: CellSet = derived()

    @property
    def seat(self) -> str:
        """A side answers its own questions."""
        return self.key

    @property
    def title(self) -> str:
        """What the side is called: by the name of its band, or ours in the language of the table."""
        return say(self.name)


@dataclass(slots=True)
class Marker:
    """A marker on the board, and how often it has scored.  [CON-SET-02]"""

    key: str
    cell: int
    scored: int = 0


@dataclass(slots=True)
class ActivationDeeds:
    """What the miniature that acts has done in this activation; empty between two activations.

    ``moves`` counts movements, ``spent`` is its action; ``stepping`` and ``lightly`` are Step and Light feet,
    ``extra`` the squares that the next movement has more, ``left`` those left of the one under way,
    ``struck`` are the enemies whose Perfect defense it has met.
    ``kind``, ``target`` and ``riders`` are those of the attack that is being declared.
    """

    key: str = ""
    moves: int = 0
    spent: bool = False
    stepping: bool = False
    lightly: bool = False
    extra: int = 0
    left: int = 0
    returned: bool = False
    attacked: bool = False
    aids: tuple[str, ...] = ()
    struck: tuple[str, ...] = ()
    kind: str = ""
    target: str = ""
    riders: tuple[str, ...] = ()


@dataclass(slots=True)
class Battle:
    """Everything there is; ``phase`` and ``go`` say what comes next, ``first`` who acts first in this turn."""

    field: Field
    options: Options
    mission: MissionSpec
    sides: list[Side]
    figures: list[Miniature]
    markers: list[Marker]
    turn: int
    phase: Phase
    first: str
    go: str
    deed: ActivationDeeds
    ground: Ground = derived()
    journal: Journal = fresh(Journal)

    def __post_init__(self) -> None:
        self.ground = ground_of(self.field)
        for side in self.sides:
            _occupy(self, side.key)

    def side(self, seat: str) -> Side:
        """The side of a seat."""
        return self.sides[0] if seat == "dawn" else self.sides[1]

    def other(self, seat: str) -> Side:
        """The side that a seat fights."""
        return self.sides[1] if seat == "dawn" else self.sides[0]

    def figure(self, key: str) -> Miniature:
        """The miniature of that name."""
        return next(figure for figure in self.figures if figure.key == key)

    def standing(self, seat: str) -> list[Miniature]:
        """The miniatures of a seat that are on the board, in the order of the band."""
        return [figure for figure in self.figures if figure.seat == seat and figure.cell != GONE]

    def left(self, seat: str) -> list[Miniature]:
        """The miniatures of a seat that live, hidden ones included.  [CON-VIC-01]"""
        return [figure for figure in self.figures if figure.seat == seat and figure.att > 0]

    @property
    def decided(self) -> bool:
        """Whether no miniature is left, or, where the game ends early, none of a side.  [CON-VIC-01, CON-VIC-09]"""
        left = [side for side in self.sides if self.left(side.key)]
        return not left or (self.options.early_end and len(left) < len(self.sides))

    def space(self, figure: Miniature) -> CellSet:
        """The squares that a miniature occupies; none while it is off the board.  [CON-LRG-01]"""
        return 0 if figure.cell == GONE else self.ground.space(figure.size, figure.cell)

    @property
    def taken(self) -> CellSet:
        """All occupied squares."""
        return self.sides[0].cells | self.sides[1].cells


def set_down(battle: Battle, figure: Miniature, cell: int) -> None:
    """Put a miniature on the board, or on other squares of it."""
    figure.cell = cell
    _occupy(battle, figure.seat)


def take_off(battle: Battle, figure: Miniature) -> None:
    """Take a miniature off the board."""
    figure.cell = GONE
    _occupy(battle, figure.seat)


def _occupy(battle: Battle, seat: str) -> None:
    """Count the squares of a side anew: who passes through an ally shares its square for a moment."""
    cells = 0
    for figure in battle.figures:
        if figure.seat == seat:
            cells |= battle.space(figure)
    battle.side(seat).cells = cells


def gain(battle: Battle, seat: str, cosmo: int, rule: str) -> None:
    """Give a player Cosmo.  [CON-COS-01]"""
    if cosmo:
        side = battle.side(seat)
        side.cosmo += cosmo
        battle.journal.note("gained", rule, seat=seat, cosmo=cosmo, total=side.cosmo)


def can_pay(battle: Battle, figure: Miniature, ability: str) -> bool:
    """Whether a miniature has an ability, has not used it in this turn, and its player can pay for it.

    [CON-COS-01, CON-COS-02]
    """
    if ability not in figure.abilities or ability in figure.used:
        return False
    return battle.side(figure.seat).cosmo >= ABILITIES[ability].cost


def pay(battle: Battle, figure: Miniature, ability: str) -> None:
    """Spend the Cosmo of an ability.  [CON-COS-01, CON-COS-02]"""
    spec = ABILITIES[ability]
    battle.side(figure.seat).cosmo -= spec.cost
    figure.used = (*figure.used, ability)
    battle.journal.note("used", spec.rule, "CON-COS-01", figure=figure.key, ability=ability, cosmo=spec.cost)


def wound(battle: Battle, figure: Miniature, points: int, *rules: str) -> None:
    """Take points of damage: off AR first, then ATT and SPD together.  [CON-DMG-08, CON-DMG-09, CON-DMG-10]"""
    if points <= 0:
        return
    stopped = min(points, figure.ar)
    lost = stopped + min(points - stopped, figure.att)  # of a blow harder than what is left, no more than that
    figure.ar -= stopped
    figure.att = max(0, figure.att - (points - stopped))
    figure.spd = max(0, figure.spd - (points - stopped))
    facts = {"figure": figure.key, "points": lost, "ar": figure.ar, "att": figure.att, "spd": figure.spd}
    battle.journal.note("wounded", *rules, "CON-DMG-08", **facts)


def restore(battle: Battle, figure: Miniature, rule: str, *, att: int = 0, spd: int = 0, ar: int = 0) -> None:
    """Give attributes back, never above their start."""
    figure.att = min(figure.most_att, figure.att + att)
    figure.spd = min(figure.most_spd, figure.spd + spd)
    figure.ar = min(figure.most_ar, figure.ar + ar)
    facts = {"figure": figure.key, "ar": figure.ar, "att": figure.att, "spd": figure.spd}
    battle.journal.note("restored", rule, **facts)


def bury(battle: Battle, figure: Miniature, killer: Miniature | None, *rules: str) -> None:
    """Remove a casualty: its cost counts for its opponent, and who killed it may profit.

    [CON-STA-05, CON-VIC-02, CON-ABL-12, CON-ABL-17, CON-ABL-18]
    """
    figure.att = 0
    figure.vanished = GONE
    take_off(battle, figure)
    enemy = battle.other(figure.seat)
    enemy.destroyed += figure.cost
    battle.journal.note("fell", *rules, "CON-STA-05", figure=figure.key, cost=figure.cost, seat=enemy.key)
    if "holy-man" in figure.lasting:
        gain(battle, figure.seat, LEAVINGS, "CON-ABL-12")
    if battle.mission.champion and battle.side(figure.seat).champion == figure.key:
        score(battle, enemy, battle.mission.champion, "CON-VIC-02")
    if killer is None or killer.seat == figure.seat:
        return
    if "reckless" in killer.lasting:
        gain(battle, killer.seat, 3, "CON-ABL-17")
    if "gift-attack" in killer.lasting and killer.alive:
        restore(battle, killer, "CON-ABL-18", att=1, spd=1)


def score(battle: Battle, side: Side, points: int, rule: str) -> None:
    """Give victory points.  [CON-VIC-01]"""
    side.points += points
    battle.journal.note("scored", rule, seat=side.key, points=points, total=side.points)
