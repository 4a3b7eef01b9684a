"""What a mission file may contain: the castle, its values, what the night is about, and positions in mid-battle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from horologium.engine.core.specs import Least, Most, Ref
from horologium.engine.rulesets.village_attacks.specs import MonsterEntry, Name, Small, Story
from horologium.engine.rulesets.village_attacks.words import Kind, Useful

Zone = Annotated[str, Least(1), Most(8)]
Round = Annotated[int, Least(1), Most(60)]
Number = Annotated[int, Least(-99), Most(99)]

Win: TypeAlias = Literal[
    "morale", "works", "hold", "purses", "ransom", "mapmakers", "towers", "banners", "marshal", "sleeper"
]
"""What a night can be won by: Morale at 0, or one of the goals below."""


@dataclass(frozen=True, slots=True)
class Scaled:
    """A number that follows the Monsters that are played: ``base + each * N``, or ``solo`` for one.  [VIL-MIS-24]"""

    base: Number = 0
    each: Number = 0
    solo: Number | None = None

    def of(self, monsters: int) -> int:
        """The number for so many Monsters."""
        return self.solo if self.solo is not None and monsters == 1 else self.base + self.each * monsters


@dataclass(frozen=True, slots=True)
class WorkSpec:
    """An objective on which results are spent: an altar, a gate, an engine.  [VIL-OBJ-01, VIL-MIS-26, 34, 37]

    It is done at ``need``, and holds ``most`` (0: no more than it needs). It loses 1 progress at the end of a
    Villagers phase when ``crowd`` villagers are in its zone, or in ``crowd_at``, and no Monster guards it; ``undoes``
    says that also one that is done does, and opens again. ``passage`` is the zone to which the way is closed while it
    is done. One that ``strikes`` hurts the Heart in even rounds until it is done.
    """

    key: Annotated[str, Least(1), Most(30)]
    name: Name
    zone: Zone
    spends: Annotated[tuple[Useful, ...], Least(1), Most(5)]
    need: Scaled
    most: Scaled | None = None
    experience: Small = 2
    passage: Annotated[str, Most(8)] = ""
    crowd: Small = 0
    crowd_at: Annotated[str, Most(8)] = ""
    unguarded: bool = True  # a Monster there keeps the crowd from it
    undoes: bool = False
    strikes: bool = False
    sign: Annotated[str, Most(20)] = "objective"


@dataclass(frozen=True, slots=True)
class PursesSpec:
    """What has to be carried to the Heart.  [VIL-MIS-35]"""

    zones: Annotated[tuple[Zone, ...], Least(1), Most(8)]
    morale: Scaled = Scaled(0, 1)
    experience: Small = 1
    crowd: Small = 3


@dataclass(frozen=True, slots=True)
class RansomSpec:
    """A captive Hero who is held until the ransom is paid.  [VIL-MIS-36]"""

    zone: Zone
    need: Scaled = Scaled(6, 0, 4)
    first: Round = 3
    experience: Small = 1
    crowd: Small = 3


@dataclass(frozen=True, slots=True)
class MapmakersSpec:
    """Commoners who flee with what they have drawn.  [VIL-MIS-38]"""

    zones: Annotated[tuple[Zone, ...], Least(1), Most(6)]
    rounds: Annotated[tuple[Round, ...], Most(6)] = (2, 4, 6)
    need: Scaled = Scaled(4, 0, 3)
    escapes: Annotated[int, Least(1), Most(9)] = 3
    health: Annotated[int, Least(1), Most(9)] = 2
    experience: Small = 2


@dataclass(frozen=True, slots=True)
class TowersSpec:
    """Zones that score while they are held alone.  [VIL-MIS-39]"""

    zones: Annotated[tuple[Zone, ...], Least(1), Most(8)]
    need: Scaled = Scaled(6, 2)
    last: Round = 12


@dataclass(frozen=True, slots=True)
class BannersSpec:
    """Heroes who enter with a banner, and have to die.  [VIL-MIS-28]"""

    rounds: Annotated[tuple[Round, ...], Least(1), Most(6)] = (2, 4, 6)
    health: Small = 1


@dataclass(frozen=True, slots=True)
class MarshalSpec:
    """The Marshal, who enters once Morale has fallen to half.  [VIL-MIS-40]"""

    name: Name
    health: Scaled = Scaled(3, 2)
    movement: Small = 1
    attacks: Small = 2
    range: Annotated[int, Least(0), Most(1)] = 1
    damage: Small = 1


@dataclass(frozen=True, slots=True)
class RankSpec:
    """What the Rank follows: Morale, rounds, goals that were reached, or the summoning.  [VIL-SPN-02, VIL-MIS-19]

    ``rounds`` are those in which Rank 2 and 3 begin, ``solo`` the same for one Monster.
    """

    by: Literal["morale", "rounds", "goals", "summoning"] = "morale"
    rounds: Annotated[tuple[Round, ...], Most(2)] = ()
    solo: Annotated[tuple[Round, ...], Most(2)] = ()


@dataclass(frozen=True, slots=True)
class EndSpec:
    """How a night ended, in the words of its story.  [VIL-MIS-41]"""

    end: Literal["stood", "bled", "broken", "slipped"]
    name: Name
    text: Story = ""
    flag: Annotated[str, Most(40)] = ""


@dataclass(frozen=True, slots=True)
class RoomPlace:
    """A room of the campaign in this night: its zone (empty: out of reach), breaches, and what it holds.

    [VIL-NGT-31]
    """

    room: Annotated[str, Least(1), Most(40)]
    zone: Annotated[str, Most(8)] = ""
    breaches: Annotated[int, Least(0), Most(2)] = 0
    furnishing: Annotated[str, Most(40)] = ""
    trap: Annotated[str, Most(40)] = ""
    key: Annotated[str, Most(40)] = ""  # the thing of the campaign that it is


@dataclass(frozen=True, slots=True)
class RoomZone:
    """In which zone a room of the castle lies; a room without one is out of reach that night.  [VIL-MIS-45]"""

    room: Annotated[str, Least(1), Most(40)]
    zone: Zone


@dataclass(frozen=True, slots=True)
class ZoneTitle:
    """What players call a zone, in place of what the map calls it: this one can be translated."""

    zone: Zone
    title: Name


@dataclass(frozen=True, slots=True)
class VillagerPlace:
    """Villagers that stand somewhere when the battle begins, for positions in mid-battle."""

    kind: Kind
    zone: Zone
    count: Annotated[int, Least(1), Most(40)] = 1
    type: Annotated[str, Most(12)] = ""  # of Hunters; ``every`` for Veterans
    hero: Annotated[str, Most(60)] = ""
    yunfakh: bool = False
    damage: Small = 0
    stunned: bool = False
    burning: bool = False
    held: bool = False
    role: Literal["", "banner", "captive", "mapmaker"] = ""


@dataclass(frozen=True, slots=True)
class ZonePlace:
    """A condition of a zone, for positions in mid-battle."""

    zone: Zone
    condition: Literal["dark", "unlucky"]


@dataclass(frozen=True, slots=True)
class TrapPlace:
    """A trap that lies somewhere, for positions in mid-battle."""

    trap: Annotated[str, Ref("traps")]
    zone: Zone


@dataclass(frozen=True, slots=True)
class PositionSpec:
    """A battle in its midst: which round and phase, who stands where, what the counters show."""

    round: Round = 1
    phase: Literal["monsters", "summoned", "traps-drawn", "dial", "villagers", "troll", "traps", "spawn", "restore"] = (
        "monsters"
    )
    turn: Annotated[str, Most(40)] = ""  # whose turn it is; empty: the first Monster's
    first: Annotated[str, Most(40)] = ""
    morale: Annotated[int, Least(0), Most(400)] | None = None
    heart: Annotated[int, Least(0), Most(99)] | None = None
    rank: Annotated[int, Least(1), Most(3)] | None = None
    dial: Small = 0
    villagers: Annotated[tuple[VillagerPlace, ...], Most(60)] = ()
    zones: Annotated[tuple[ZonePlace, ...], Most(20)] = ()
    traps: Annotated[tuple[TrapPlace, ...], Most(20)] = ()
    offer: Annotated[tuple[Annotated[str, Ref("traps")], ...], Most(5)] = ()
    event: Annotated[str, Most(60)] = ""  # the persistent event in force
    troll: Annotated[str, Most(8)] = ""  # the zone where it stands
    summoned: Annotated[str, Most(60)] = ""  # the card of the summoned Monster
    summoned_at: Annotated[str, Most(8)] = ""
    paid: Annotated[tuple[str, ...], Most(5)] = ()  # the Monsters that have paid for the summoning
    bound: Annotated[tuple[str, ...], Most(2)] = ()
    night: bool | None = None  # in the Day and Night mode, which it is
    progress: Annotated[tuple[Annotated[tuple[str, int], Most(2)], ...], Most(8)] = ()  # of works, by key
    bag: Annotated[tuple[str, ...], Most(5)] = ()  # Types in the bag; empty: those of the Monsters


@dataclass(frozen=True, slots=True)
class MissionSpec:
    """A night in the castle: a scenario.  [VIL-SET-03, VIL-SET-09, VIL-MIS-25 to 29, 34 to 41]

    ``map`` has a line for each zone: ``GH Great Hall (8) @1,0: HE, KI``. ``titles`` stand for those of the map, and
    are translated. ``spawns`` are the zones A, B, C, D. What a campaign shifts stands in ``vanguard``, ``rooms`` and
    the numbers themselves; ``places`` are those of its rooms.
    """

    id: str
    name: Name
    map: Annotated[str, Least(1), Most(6_000)]
    spawns: Annotated[tuple[Zone, ...], Least(1), Most(6)]
    heart: Annotated[int, Least(1), Most(40)]
    titles: Annotated[tuple[ZoneTitle, ...], Most(60)] = ()
    morale: Scaled | None = None
    heart_zone: Zone = "HE"
    summoning_zone: Annotated[str, Most(8)] = "SR"
    wins: Annotated[tuple[Win, ...], Least(1), Most(4)] = ("morale",)
    rank: RankSpec = RankSpec()
    works: Annotated[tuple[WorkSpec, ...], Most(6)] = ()
    purses: PursesSpec | None = None
    ransom: RansomSpec | None = None
    mapmakers: MapmakersSpec | None = None
    towers: TowersSpec | None = None
    banners: BannersSpec | None = None
    marshal: MarshalSpec | None = None
    hold: Scaled | None = None  # the round at whose end the Heart must still beat
    yunfakh: bool = False
    troll: bool = False  # recommended; players may switch both off
    day_night: bool = False
    starts: Literal["", "day", "night"] = ""
    dial: Small = 0
    marks: Annotated[tuple[Annotated[int, Least(1), Most(60)], ...], Least(1), Most(6)] = (6, 12, 18)
    tokens: Annotated[int, Least(-3), Most(3)] = 0  # Spawn tokens more or fewer than usual
    offers: Annotated[int, Least(1), Most(6)] = 4
    first_traps: Annotated[int, Least(0), Most(5)] = 1
    payment_experience: Small = 0  # for each cost of a summoning that is paid
    vanguard: Annotated[int, Least(0), Most(3)] = 0
    places: Annotated[tuple[RoomZone, ...], Most(12)] = ()
    rooms: Annotated[tuple[RoomPlace, ...], Most(12)] = ()
    morale_shift: Number = 0
    heart_shift: Number = 0
    ends: Annotated[tuple[EndSpec, ...], Most(4)] = ()
    party: Annotated[tuple[MonsterEntry, ...], Most(5)] = ()
    position: PositionSpec | None = None
    village: Annotated[str, Most(40)] = ""
    season: Literal["", "spring", "summer", "autumn", "winter"] = ""
    intro: Story = ""
    legend: Story = ""
