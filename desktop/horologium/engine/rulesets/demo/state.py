"""The state of a battle for the ford: plain data, and the verbs that change it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from horologium.engine.core.codec import derived, fresh
from horologium.engine.core.journal import Journal
from horologium.engine.kit.cells import CellSet
from horologium.engine.kit.decks import Deck
from horologium.engine.rulesets.demo.field import Field, Ground, ground_of
from horologium.engine.rulesets.demo.specs import StratagemSpec

GONE: Final = -1
SEATS: Final = ("azure", "crimson")

Phase = Literal["muster", "initiative", "activate", "score", "over"]


@dataclass(frozen=True, slots=True)
class Options:
    """The variants of the game."""

    parting_blows: bool = True


@dataclass(slots=True)
class Figure:
    """One figure on the board, or taken off it (``cell`` is then ``GONE``)."""

    key: str
    name: str
    kind: str
    seat: str
    cell: int
    life: int
    most_life: int
    move: int
    guard: int
    attack: int
    range: int
    acted: bool


@dataclass(slots=True)
class Band:
    """One seat's side: its hand, its points, and the hexes its figures stand on."""

    key: str
    name: str
    hand: list[str]
    points: int
    shielded: bool
    cells: CellSet = derived()

    @property
    def seat(self) -> str:
        """A band answers its own questions."""
        return self.key


@dataclass(slots=True)
class Battle:
    """Everything there is; ``phase`` and ``turn`` say what comes next. ``march`` and ``aim`` last one activation."""

    field: Field
    options: Options
    stratagems: tuple[StratagemSpec, ...]
    bands: list[Band]
    figures: list[Figure]
    deck: Deck
    rounds: int
    round: int
    phase: Phase
    turn: str
    march: int
    aim: bool
    ground: Ground = derived()
    journal: Journal = fresh(Journal)

    def __post_init__(self) -> None:
        self.ground = ground_of(self.field)
        for band in self.bands:
            band.cells = sum(1 << figure.cell for figure in self.figures if figure.seat == band.key and figure.life)

    def band(self, seat: str) -> Band:
        """The band of a seat."""
        return self.bands[0] if seat == "azure" else self.bands[1]

    def foe(self, seat: str) -> Band:
        """The band that a seat fights."""
        return self.bands[1] if seat == "azure" else self.bands[0]

    def standing(self, seat: str) -> list[Figure]:
        """The figures of a seat that are on the board, in the order of the band."""
        return [figure for figure in self.figures if figure.seat == seat and figure.life]

    def figure(self, key: str) -> Figure:
        """The figure of that name."""
        return next(figure for figure in self.figures if figure.key == key)


def move_to(battle: Battle, figure: Figure, cell: int) -> None:
    """Set a figure on another hex.  [DEMO-MOV-02]"""
    band = battle.band(figure.seat)
    band.cells ^= 1 << figure.cell | 1 << cell
    board = battle.ground.board
    battle.journal.note("moved", "DEMO-MOV-02", figure=figure.key, start=board.name(figure.cell), end=board.name(cell))
    figure.cell = cell


def harm(battle: Battle, figure: Figure, wounds: int, rule: str) -> None:
    """Take life; a figure without life is taken off the board.  [DEMO-CMB-06]"""
    lost = min(wounds, figure.life)
    figure.life -= lost
    battle.journal.note("wounded", rule, "DEMO-CMB-06", figure=figure.key, wounds=lost, life=figure.life)
    if not figure.life:
        battle.band(figure.seat).cells ^= 1 << figure.cell
        figure.cell = GONE
        battle.journal.note("felled", "DEMO-CMB-06", figure=figure.key)


def heal(battle: Battle, figure: Figure, wounds: int, rule: str) -> None:
    """Give life back, never above full life."""
    healed = min(wounds, figure.most_life - figure.life)
    figure.life += healed
    battle.journal.note("healed", rule, figure=figure.key, wounds=healed, life=figure.life)


def score(battle: Battle, band: Band, rule: str) -> None:
    """Give a point."""
    band.points += 1
    battle.journal.note("scored", rule, seat=band.key, points=band.points)
