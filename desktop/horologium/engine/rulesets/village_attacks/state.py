"""The state of a night: plain data. What changes it is in ``verbs``."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Final, Literal, TypeAlias

from horologium.engine.core.codec import derived, fresh
from horologium.engine.core.journal import Journal
from horologium.engine.core.ruleset import Seat
from horologium.engine.kit.decks import Deck
from horologium.engine.rulesets.village_attacks.castle import Castle, OpenWays, Passage, castle_of
from horologium.engine.rulesets.village_attacks.library import CastleCards
from horologium.engine.rulesets.village_attacks.mission_specs import MissionSpec
from horologium.engine.rulesets.village_attacks.words import EVERY, Kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.rulesets.village_attacks.specs import MonsterSpec, SummonSpec, VillageHeroSpec

GONE: Final = -1
CASTLE: Final = "castle"
PLAYERS: Final = Seat(CASTLE, "The castle")

Phase: TypeAlias = Literal[
    "prepare", "arrive", "monsters", "summoned", "traps-drawn", "dial", "villagers", "troll", "traps", "spawn",
    "restore", "over",
]  # fmt: skip
"""What comes next; each is played in steps, one turn or one part of a phase at a time.  [VIL-RND-01, VIL-RND-03]"""

ZoneMark: TypeAlias = Literal["dark", "unlucky"]


@dataclass(frozen=True, slots=True)
class Options:
    """Variants: the optional modes and how hard the night is.  [VIL-SET-02, VIL-DAY-01, VIL-HUN-03, VIL-MIS-24]

    ``troll``, ``day_night`` and ``yunfakh`` may follow the scenario or be switched on and off.
    """

    troll: Literal["scenario", "on", "off"] = "scenario"
    day_night: Literal["scenario", "on", "off"] = "scenario"
    yunfakh: Literal["scenario", "on", "off"] = "scenario"
    level: Literal["gentle", "standard", "grim"] = "standard"


@dataclass(slots=True)
class Monster:
    """A Monster that is played, with what lies on its board.  [VIL-DIC-01, VIL-MIS-04]

    ``dice`` are unspent results of this turn's roll, ``fleeting`` those of the Day or Night die. Dice in slots are
    faces too; condition tokens in slots are counted by kind.
    """

    seat: ClassVar[str] = CASTLE

    key: str
    name: str
    card: str
    zone: int  # GONE while it is dead
    health: int
    movement_slots: int
    defence_slots: int
    reserve_slots: int
    powers: dict[str, int] = field(default_factory=dict)  # the tier known of each line
    damage: int = 0
    experience: int = 0
    dice: list[str] = field(default_factory=list)
    fleeting: list[str] = field(default_factory=list)
    movement: list[str] = field(default_factory=list)
    defence: list[str] = field(default_factory=list)
    reserve: list[str] = field(default_factory=list)
    breaks: int = 0
    silences: int = 0
    slows: int = 0
    burning: bool = False
    down: bool = False
    fresh: bool = False  # has neither used nor re-rolled a result of this turn's roll
    used: list[str] = field(default_factory=list)  # tiers activated in this round, ``a1``
    moved: bool = False  # has taken a step in this turn
    fury: int = 0  # so many Melee attacks of this turn deal 2  [VIL-MIS-09]
    smoke: int = 0  # so many attacks on it in this round deal 1 less  [VIL-MIS-13]
    paid: str = ""  # the result it has paid for the summoning under way, until it is released  [VIL-SUM-05]
    bound: bool = False  # rolls 1 die fewer while the summoned Monster is in play  [VIL-SUM-08]
    purse: str = ""  # what it carries  [VIL-MIS-35]
    draughts: list[str] = field(default_factory=list)
    scars: list[str] = field(default_factory=list)
    servant: str = ""
    levels: int = 0
    kills: int = 0
    heroes: int = 0
    falls: int = 0
    beaten: dict[str, int] = field(default_factory=dict)  # kinds of villagers it killed while they lay stunned


@dataclass(slots=True)
class Minion:
    """A Minion of a Monster: a Puppet or a thrall.  [VIL-MIN-01, VIL-MIS-30, VIL-NGT-75]"""

    seat: ClassVar[str] = CASTLE

    key: str
    name: str
    owner: str
    kind: Literal["puppet", "thrall"]
    zone: int  # GONE while it is lost or its Monster dead


@dataclass(slots=True)
class Summoned:
    """The summoned Monster in play.  [VIL-SUM-07, VIL-SMA-04]"""

    seat: ClassVar[str] = CASTLE

    key: str
    name: str
    card: str
    zone: int
    damage: int = 0
    burning: bool = False
    slow: int = 0
    stunned: bool = False


@dataclass(slots=True)
class Villager:
    """A Commoner, a Hunter or a Hero in play.  [VIL-GEN-01, VIL-ATK-05]"""

    seat: ClassVar[str] = CASTLE

    key: str
    kind: Kind
    zone: int
    type: str = ""  # a Monster Type, or ``every``; none for Commoners
    card: str = ""  # of a Hero
    yunfakh: bool = False
    health: int = 1
    damage: int = 0
    stunned: bool = False
    burning: bool = False
    held: int = 0  # through this round
    held_from: int = 0  # and from this one on
    held_by: str = ""  # the Monster whose power holds it
    role: str = ""  # banner, captive, mapmaker, marshal, or the zone where a mapmaker stood
    late: bool = False  # came into play in this Villagers phase, and does not act in it


Target: TypeAlias = Monster | Minion | Summoned


@dataclass(slots=True)
class PlacedTrap:
    """A trap that lies in a zone; ``room`` is the thing of the campaign that laid it.  [VIL-TRP-02, VIL-NGT-32]"""

    key: str
    card: str
    zone: int
    fired: int = 0
    room: str = ""


@dataclass(slots=True)
class ZoneCondition:
    """A zone that is Dark or Unlucky, through a round (0: as long as the event lasts).  [VIL-STZ-01, VIL-STZ-02]"""

    mark: ZoneMark
    zone: int
    until: int


@dataclass(slots=True)
class ClosedPassage:
    """A passage that is closed: by whom, and through which round (0: until it is opened).  [VIL-GEN-05, VIL-MIS-14]"""

    zones: Passage
    by: str
    until: int


@dataclass(slots=True)
class ObjectiveState:
    """How far an objective has come.  [VIL-MIS-26, VIL-MIS-34, VIL-MIS-37]"""

    key: str
    progress: int = 0
    done: bool = False
    rewarded: bool = False


@dataclass(slots=True)
class Purse:
    """Where a purse lies; GONE while it is carried, and when it is home.  [VIL-MIS-35]"""

    key: str
    zone: int
    carrier: str = ""
    home: bool = False


@dataclass(slots=True)
class Toll:
    """What the night has cost the villagers, for its account.  [VIL-NGT-41]"""

    commoners: int = 0
    hunters: int = 0
    yunfakh: int = 0
    heroes: int = 0
    burnt: int = 0


@dataclass(slots=True)
class Battle:
    """Everything there is; ``phase`` and ``waiting`` say what comes next."""

    mission: MissionSpec
    library: CastleCards
    options: Options
    phase: Phase
    round: int
    first: str  # the Monster with the First Player token
    waiting: list[str]  # Monsters, villagers, traps or tokens whose turn is yet to come in this phase
    monsters: list[Monster]
    heart: int
    most_heart: int
    morale: int
    most_morale: int
    bag: list[str]
    spawn_deck: Deck
    trap_deck: Deck
    event_deck: Deck
    summon_deck: Deck
    hero_deck: Deck  # in no known order; those below it lie in the order in which they will come
    minions: list[Minion] = field(default_factory=list)
    villagers: list[Villager] = field(default_factory=list)
    summoned: list[Summoned] = field(default_factory=list)  # at most one
    troll: int = GONE  # its zone, or GONE
    rank: int = 1
    dial: int = 0
    tokens: list[int] = field(default_factory=list)  # the zone of each Spawn token, in the order of their letters
    heroes_below: list[str] = field(default_factory=list)
    aside: str = ""  # the Troll! card that was set aside, until it comes up  [VIL-TRO-17]
    stacked: int = 0  # so many cards on top of the event deck may be it  [VIL-TRO-19]
    offer: list[str] = field(default_factory=list)
    placed: list[PlacedTrap] = field(default_factory=list)
    conditions: list[ZoneCondition] = field(default_factory=list)
    closed: list[ClosedPassage] = field(default_factory=list)
    active: str = ""  # the Monster whose turn is under way, once it has rolled
    stopped: bool = False  # its turn ends now: it was stunned
    reach: dict[str, int] = field(default_factory=dict)  # how far from the Heart villagers were when the step began
    event: str = ""  # the persistent event in force
    night: bool = True  # by night or by day, in the Day and Night mode
    works: list[ObjectiveState] = field(default_factory=list)
    purses: list[Purse] = field(default_factory=list)
    ransom: int = 0
    captive: str = ""  # the Hero card that is held
    mapped: int = 0  # Mapmakers that were killed
    escaped: int = 0
    points: int = 0
    banners: int = 0  # Banner Heroes that are dead
    banners_due: int = 0
    marshal: Literal["", "here", "dead"] = ""
    ever_paid: bool = False
    ever_summoned: bool = False
    first_return: bool = True  # nobody has come back yet in this night
    born: int = 0  # villagers, for their keys
    toll: Toll = field(default_factory=Toll)
    spent: list[str] = field(default_factory=list)  # things of the campaign that were used up
    acted: list[str] = field(default_factory=list)  # villagers that acted in place of missing ones in this step
    won: str = ""  # by what the night was won, once it is
    lost: str = ""
    castle: Castle = derived()
    ways: OpenWays = derived()
    journal: Journal = fresh(Journal)

    def __post_init__(self) -> None:
        mission = self.mission
        titles = tuple((each.zone, each.title) for each in mission.titles)
        self.castle = castle_of(mission.map, mission.heart_zone, mission.spawns, mission.summoning_zone, titles)
        self.refresh_ways()

    def refresh_ways(self) -> None:
        """Neighbours and distances, after a passage was closed or opened."""
        self.ways = self.castle.ways(tuple(sorted({each.zones for each in self.closed})))

    # Who is who

    def monster(self, key: str) -> Monster:
        """The Monster of that name."""
        return next(monster for monster in self.monsters if monster.key == key)

    def villager(self, key: str) -> Villager:
        """The villager of that name."""
        return next(villager for villager in self.villagers if villager.key == key)

    def card(self, monster: Monster | Summoned) -> MonsterSpec:
        """A Monster's card."""
        return self.library.monster[monster.card]

    def summon_card(self, summoned: Summoned) -> SummonSpec:
        """The card of the summoned Monster.  [VIL-SMA-03]"""
        return self.library.monster[summoned.card].summoned

    def hero_card(self, villager: Villager) -> VillageHeroSpec:
        """The card of a Hero."""
        return self.library.hero[villager.card]

    def type_of(self, target: Target) -> str:
        """The Type of a Monster; a Minion has that of its Monster.  [VIL-MIN-02, VIL-SMA-06]"""
        if isinstance(target, Minion):
            return self.library.monster[self.monster(target.owner).card].type
        return self.library.monster[target.card].type

    @property
    def leader(self) -> Monster:
        """The First Player's Monster, which decides where nobody else does.  [VIL-GEN-06]"""
        return self.monster(self.first)

    def in_order(self) -> list[Monster]:
        """The Monsters in seat order, from the First Player on.  [VIL-RND-02, VIL-GEN-10]"""
        keys = [monster.key for monster in self.monsters]
        place = keys.index(self.first)
        return self.monsters[place:] + self.monsters[:place]

    # Who stands where

    def at(self, zone: int) -> list[Villager]:
        """The villagers of a zone."""
        return [villager for villager in self.villagers if villager.zone == zone]

    def present(self) -> list[Monster]:
        """The Monsters that are played and on the map.  [VIL-EVT-01]"""
        return [monster for monster in self.monsters if monster.zone != GONE]

    def targets_at(self, zone: int) -> list[Target]:
        """Monsters, summoned Monsters and Minions of a zone, in the order in which effects settle them.

        [VIL-GEN-10]
        """
        everybody: tuple[Target, ...] = (*self.in_order(), *self.summoned, *self.minions)
        return [target for target in everybody if target.zone == zone]

    def all_targets(self) -> Iterator[Target]:
        """All that villagers may attack and that stands on the map.  [VIL-GEN-10]"""
        everybody: tuple[Target, ...] = (*self.in_order(), *self.summoned, *self.minions)
        return (target for target in everybody if target.zone != GONE)

    def crowd(self, zone: int) -> int:
        """How many miniatures stand in a zone.  [VIL-SHV-01]"""
        found = sum([villager.zone == zone for villager in self.villagers]) + (self.troll == zone)
        everybody: tuple[Target, ...] = (*self.monsters, *self.summoned, *self.minions)
        return found + sum([target.zone == zone for target in everybody])

    def minions_of(self, monster: Monster) -> list[Minion]:
        """The Minions of a Monster on the map."""
        return [minion for minion in self.minions if minion.owner == monster.key and minion.zone != GONE]

    # Modes

    @property
    def by_day(self) -> bool:
        """Whether it is day, in the Day and Night mode.  [VIL-DAY-01]"""
        return self.day_night and not self.night

    @property
    def day_night(self) -> bool:
        """Whether the Day and Night mode is in use."""
        return _switched(self.options.day_night, usual=self.mission.day_night)

    @property
    def with_troll(self) -> bool:
        """Whether the Troll's cards are in the event deck.  [VIL-SET-02]"""
        return _switched(self.options.troll, usual=self.mission.troll)

    @property
    def with_yunfakh(self) -> bool:
        """Whether Yunfakh Hunters are in use.  [VIL-HUN-03]"""
        return _switched(self.options.yunfakh, usual=self.mission.yunfakh)

    @property
    def over(self) -> bool:
        """Whether the night is won or lost."""
        return bool(self.won or self.lost)


def _switched(choice: str, *, usual: bool) -> bool:
    return usual if choice == "scenario" else choice == "on"


def nemeses(one: str, other: str) -> bool:
    """Whether a villager's Type and a Monster's make them each other's nemesis.  [VIL-HUN-02, VIL-HUN-05]"""
    return bool(one) and one in (other, EVERY)
