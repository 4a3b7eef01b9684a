"""What a pack may bring for the campaign: rooms, furnishings, reagents, recipes, scars, villages, what comes back."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Final, Literal

from horologium.engine.core.specs import Least, Most, Ref
from horologium.engine.rulesets.village_attacks.nights.words import Comfort, Scarring
from horologium.engine.rulesets.village_attacks.specs import Name, Small, Story

if TYPE_CHECKING:
    from collections.abc import Mapping

Id = Annotated[str, Least(1), Most(60)]
Reagents = Annotated[tuple[Annotated[str, Ref("reagents")], ...], Most(6)]
Shift = Annotated[int, Least(-9), Most(9)]


@dataclass(frozen=True, slots=True)
class RoomSpec:
    """A room of the castle, and whether it stands from the beginning.  [VIL-NGT-08, VIL-MIS-44]"""

    id: str
    name: Name
    founding: Literal["there", "choice", "not"] = "there"
    text: Story = ""


@dataclass(frozen=True, slots=True)
class FurnishingSpec:
    """A furnishing: what it costs, which rooms it fits (none named: any), what it does.  [VIL-NGT-63, VIL-MIS-46]

    One for ``any`` room may be in the castle once for each room, others only once.
    """

    id: str
    name: Name
    effect: Comfort
    dues: Small
    reagents: Reagents = ()
    fits: Annotated[tuple[Annotated[str, Ref("rooms")], ...], Most(12)] = ()
    never: Annotated[tuple[Annotated[str, Ref("rooms")], ...], Most(12)] = ()
    amount: Annotated[int, Least(1), Most(5)] = 1
    text: Story = ""

    @property
    def any(self) -> bool:
        """Whether there may be one in every room."""
        return not self.fits


@dataclass(frozen=True, slots=True)
class ReagentSpec:
    """A reagent; the ``pedlar`` may have some.  [VIL-NGT-66, VIL-NGT-71, VIL-MIS-47]"""

    id: str
    name: Name
    pedlar: bool = False
    text: Story = ""


@dataclass(frozen=True, slots=True)
class RecipeSpec:
    """What the laboratory makes of reagents; ``known`` at founding, or once somebody has Minions.

    [VIL-NGT-10, VIL-NGT-67, VIL-MIS-48]
    """

    id: str
    name: Name
    makes: Literal["trap", "draught", "servant"]
    card: Id
    reagents: Annotated[tuple[Annotated[str, Ref("reagents")], ...], Least(1), Most(6)]
    known: Literal["", "founding", "minions"] = ""
    text: Story = ""


@dataclass(frozen=True, slots=True)
class ScarSpec:
    """A line of the scar table: what die and coin show, and what it does; some are no scar.  [VIL-MIS-49]"""

    id: str
    name: Name
    die: Literal["melee", "ranged", "magic", "villager", "defence", "revenge"]
    coin: Literal["heads", "tails"]
    effect: Scarring = ""
    text: Story = ""

    @property
    def lasts(self) -> bool:
        """Whether it is a scar at all."""
        return self.effect not in ("", "experience")


@dataclass(frozen=True, slots=True)
class VillageSpec:
    """A village on the ring road, of the town with the same id: its place there, and its good.  [VIL-MIS-43]

    The good is a reagent, or so many ``dues``. A pact with it helps the ``pedlar`` or the ``masons`` along.
    """

    id: str
    road: Annotated[int, Least(1), Most(40)]
    good: Annotated[str, Ref("reagents")] = ""
    dues: Small = 0
    helps: Literal["", "pedlar", "masons"] = ""


@dataclass(frozen=True, slots=True)
class ShiftSpec:
    """What a flag changes in some nights, or in the ``last`` one, whichever that is.  [VIL-MIS-51]"""

    nights: Annotated[tuple[Id, ...], Most(12)] = ()
    last: bool = False
    heart: Shift = 0
    vanguard: Shift = 0
    dial: Small = 0
    yunfakh: Literal["", "on", "off"] = ""


@dataclass(frozen=True, slots=True)
class BargainSpec:
    """How much less a bargain with a village costs.  [VIL-MIS-51]"""

    village: Annotated[str, Ref("villages")]
    dues: Annotated[int, Least(1), Most(9)] = 1


@dataclass(frozen=True, slots=True)
class EchoSpec:
    """What comes back when the flag with this id is set: in later nights, at counters, or at once.

    [VIL-NGT-85, VIL-MIS-51]
    """

    id: str
    shifts: Annotated[tuple[ShiftSpec, ...], Most(6)] = ()
    bargains: Annotated[tuple[BargainSpec, ...], Most(6)] = ()
    dues: Small = 0
    reagents: Reagents = ()
    captive: Literal["", "commoner", "hunter", "hero"] = ""
    breach: Annotated[str, Ref("rooms")] = ""
    text: Story = ""


SPECS: Final[Mapping[str, type]] = MappingProxyType(
    {
        "rooms": RoomSpec,
        "furnishings": FurnishingSpec,
        "reagents": ReagentSpec,
        "recipes": RecipeSpec,
        "scars": ScarSpec,
        "villages": VillageSpec,
        "echoes": EchoSpec,
    }
)
"""What packs may contain for the campaign, by folder.  [VIL-NGT-04]"""
