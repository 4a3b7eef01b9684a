"""What a pack may contain for the demo game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from horologium.engine.core.specs import Least, Most, OneLine, Ref, Text

Name = Annotated[str, Text(), OneLine(), Least(1), Most(60)]
Story = Annotated[str, Text(), Most(2_000)]


@dataclass(frozen=True, slots=True)
class FigureSpec:
    """A kind of figure.  [DEMO-GEN-01]"""

    id: str
    name: Name
    life: Annotated[int, Least(1), Most(9)]
    move: Annotated[int, Least(1), Most(9)]
    guard: Annotated[int, Least(0), Most(4)]
    attack: Annotated[int, Least(1), Most(6)]
    range: Annotated[int, Least(1), Most(9)] = 1
    about: Story = ""


@dataclass(frozen=True, slots=True)
class StratagemSpec:
    """A card of the stratagem deck: what it does, and how many there are.  [DEMO-RND-02]"""

    id: str
    name: Name
    effect: Annotated[str, Ref("effects")]
    copies: Annotated[int, Least(1), Most(12)] = 3


@dataclass(frozen=True, slots=True)
class PlacedFigure:
    """A figure, the hex where it begins, and its name if it has one; the rest is for positions in mid-battle."""

    figure: Annotated[str, Ref("figures")]
    at: str
    wounds: Annotated[int, Least(0), Most(8)] = 0
    acted: bool = False
    name: Annotated[str, Text(), OneLine(), Most(60)] = ""


@dataclass(frozen=True, slots=True)
class BandSpec:
    """One side: its figures, and for positions in mid-battle its points, its hand and its shields."""

    figures: Annotated[tuple[PlacedFigure, ...], Least(1), Most(12)]
    points: Annotated[int, Least(0), Most(99)] = 0
    hand: Annotated[tuple[Annotated[str, Ref("stratagems")], ...], Most(3)] = ()
    shielded: bool = False

    def of(self, figures: tuple[PlacedFigure, ...]) -> BandSpec:
        """The same side with other figures."""
        return BandSpec(figures, self.points, self.hand, self.shielded)


@dataclass(frozen=True, slots=True)
class MissionSpec:
    """A battle: the map in rows of letters, the two bands, and how long it lasts.  [DEMO-RND-01]

    ``round``, ``phase``, ``turn`` and ``discards`` are for positions in mid-battle.
    """

    id: str
    name: Name
    map: Annotated[str, Least(1), Most(1_600)]
    azure: BandSpec
    crimson: BandSpec
    rounds: Annotated[int, Least(1), Most(20)] = 6
    round: Annotated[int, Least(1), Most(20)] = 1
    phase: Literal["muster", "initiative", "activate"] = "muster"
    turn: Literal["azure", "crimson"] = "azure"
    discards: Annotated[tuple[Annotated[str, Ref("stratagems")], ...], Most(60)] = ()
    intro: Story = ""

    def between(self, azure: BandSpec, crimson: BandSpec) -> MissionSpec:
        """The same battle between other bands."""
        more = (self.rounds, self.round, self.phase, self.turn, self.discards, self.intro)
        return MissionSpec(self.id, self.name, self.map, azure, crimson, *more)
