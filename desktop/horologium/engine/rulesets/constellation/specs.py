"""What a pack may contain for Constellation: profiles, bands and missions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from horologium.engine.core.specs import Least, Most, OneLine, Ref, Text

Name = Annotated[str, Text(), OneLine(), Least(1), Most(60)]
Story = Annotated[str, Text(), Most(4_000)]
Weapon = Literal["none", "short", "long"]
Seat = Literal["dawn", "dusk"]
Lasting = Annotated[int, Least(-4), Most(0)]
"""What a wound takes from an attribute until it is healed."""


@dataclass(frozen=True, slots=True)
class ProfileSpec:
    """A row of the army builder: attributes, points and abilities allowed; ``size`` 2 is a space of 2 x 2.

    Pushes move who is ``heavy`` a square less.  [CON-STA-01, CON-BND-01, CON-BND-07, CON-LRG-01]
    """

    id: str
    name: Name
    att: Annotated[int, Least(1), Most(12)]
    spd: Annotated[int, Least(1), Most(12)]
    ar: Annotated[int, Least(0), Most(12)]
    points: Annotated[int, Least(1), Most(200)]
    abilities: Annotated[int, Least(0), Most(12)]
    size: Annotated[int, Least(1), Most(2)] = 1
    heavy: bool = False
    barred: tuple[str, ...] = ()
    rank: Annotated[str, Text(), OneLine(), Most(40)] = ""
    about: Story = ""


@dataclass(frozen=True, slots=True)
class BandMember:
    """A miniature of a band; ``at`` and ``wounds`` are for positions in mid-battle, the attributes are what wounds
    of earlier battles took from it.
    """

    profile: Annotated[str, Ref("profiles")]
    name: Annotated[str, Text(), OneLine(), Most(60)] = ""
    abilities: Annotated[tuple[str, ...], Most(12)] = ()
    weapon: Weapon = "none"
    at: str = ""
    wounds: Annotated[int, Least(0), Most(24)] = 0
    att: Lasting = 0
    spd: Lasting = 0
    ar: Lasting = 0


@dataclass(frozen=True, slots=True)
class BandSpec:
    """A band: who belongs to it.  [CON-SET-01]"""

    id: str
    name: Name
    members: Annotated[tuple[BandMember, ...], Least(1), Most(12)]
    about: Story = ""


@dataclass(frozen=True, slots=True)
class MissionSpec:
    """A battle: the map in rows of letters, the points limit, the two bands, and what differs from the standard game.

    ``markers`` is how many each player places, ``fixed`` those that lie there from the start (in the order of their
    numbers). ``spent`` removes a marker that has scored so often, ``waning`` is the turn from which markers are lost
    and Cosmo comes quicker, ``champion`` what the dearest enemy is worth, ``defender`` who holds the central zone.
    [CON-BND-03, CON-BND-04, CON-BND-05, CON-TRN-10]
    """

    id: str
    name: Name
    map: Annotated[str, Least(1), Most(1_600)]
    points: Annotated[int, Least(8), Most(300)]
    dawn: Annotated[str, Ref("bands")]
    dusk: Annotated[str, Ref("bands")]
    turns: Annotated[int, Least(1), Most(20)] = 10
    markers: Annotated[int, Least(0), Most(3)] = 3
    fixed: Annotated[tuple[str, ...], Most(6)] = ()
    spent: Annotated[int, Least(0), Most(9)] = 0
    zone_points: Annotated[int, Least(0), Most(9)] = 1
    waning: Annotated[int, Least(0), Most(20)] = 0
    champion: Annotated[int, Least(0), Most(9)] = 0
    most_miniatures: Annotated[int, Least(1), Most(12)] = 12
    defender: Literal["", "dawn", "dusk"] = ""
    attacker_points: Annotated[int, Least(0), Most(300)] = 0
    phase: Literal["markers", "maintenance"] = "markers"
    intro: Story = ""


@dataclass(frozen=True, slots=True)
class WarriorSpec:
    """Somebody who may join the band of a campaign, as they are when they do.  [CON-BND-01, CON-MIS-11]"""

    id: str
    name: Name
    profile: Annotated[str, Ref("profiles")]
    abilities: Annotated[tuple[str, ...], Most(12)] = ()
    weapon: Weapon = "none"
    text: Story = ""


@dataclass(frozen=True, slots=True)
class WoundSpec:
    """What the fallen may keep of a battle: on which faces of a die, what it takes, or that it wants rest.

    [CON-MIS-11]
    """

    id: str
    name: Name
    faces: Annotated[tuple[Annotated[int, Least(1), Most(6)], ...], Least(1), Most(6)]
    att: Lasting = 0
    spd: Lasting = 0
    ar: Lasting = 0
    rests: bool = False
    text: Story = ""
