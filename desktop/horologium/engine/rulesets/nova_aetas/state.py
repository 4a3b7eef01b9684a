"""The state of a mission: plain data. What changes it is in ``verbs``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, Literal, TypeAlias

from horologium.engine.core.codec import added, derived, fresh
from horologium.engine.core.journal import Journal
from horologium.engine.core.ruleset import Seat
from horologium.engine.kit.cells import CellSet
from horologium.engine.kit.decks import Deck
from horologium.engine.rulesets.nova_aetas.board.terrain import Terrain, Vista, terrain_of
from horologium.engine.rulesets.nova_aetas.effects.holdings import Kit
from horologium.engine.rulesets.nova_aetas.library import SpecLibrary
from horologium.engine.rulesets.nova_aetas.mission_specs import Goal, MissionSpec
from horologium.engine.rulesets.nova_aetas.missions.plot import Plot
from horologium.engine.rulesets.nova_aetas.specs import EffectSpec

GONE: Final = -1
HEROES: Final = "heroes"
COMPANY: Final = Seat(HEROES, "The company")

Phase: TypeAlias = Literal["begin", "clock", "hero", "group", "over"]
Decider: TypeAlias = Literal["worst", "players"]


@dataclass(frozen=True, slots=True)
class Options:
    """Variants and house rules; every default is the printed rule.  [NAR-GEN-02, NAR-GEN-03]

    ``enemy_choices``: who makes the choices that the rulebook leaves to the players on the enemies' behalf.
    """

    enemy_choices: Decider = "worst"
    party_scaling: bool = False
    collateral: bool = True


@dataclass(slots=True)
class Item:
    """An equipment card in a hero's hands: face up or flipped, loaded or not.  [NAR-EQP-17, NAR-TOK-06]"""

    key: str
    card: str
    flipped: bool = False
    reload: bool = False
    wet: bool = False  # its first wound of the mission was ignored already, for cards that do so once


@dataclass(slots=True)
class Hero:
    """A hero in the mission. Characteristics are those of the sheet with its cubes; the rest comes on top.

    All heroes are played from one side of the table and form one faction; who moves which is the table's business.
    [NAR-GEN-07]
    """

    seat: ClassVar[str] = HEROES
    faction: ClassVar[str] = HEROES

    key: str
    name: str
    hero_class: str
    family: str
    cell: int
    rapidity: int
    precision: int
    physical: int
    mind: int
    health: int
    skills: list[str]
    items: list[Item]
    injuries: list[str]
    at: int
    wounds: int = 0
    threat: int = 0
    tokens: int = 0
    ko: bool = False
    statuses: dict[str, int] = field(default_factory=dict)
    fresh: list[str] = field(default_factory=list)  # statuses gained in the running activation of this hero
    used: dict[str, int] = field(default_factory=dict)  # uses of limited skills in this activation and mission
    ability: dict[str, int] = field(default_factory=dict)  # marks and immunities that last until the next activation
    cubes: tuple[tuple[str, int], ...] = added(())  # on characteristics, for this mission; penalties below 0
    kit: Kit | None = derived()  # what his cards amount to, as ``holdings`` worked it out last

    def __post_init__(self) -> None:
        self.kit = None


@dataclass(slots=True)
class Enemy:
    """One model of an enemy card; the players decide where the rulebook leaves it a choice.  [NAR-ENY-04]"""

    seat: ClassVar[str] = HEROES

    key: str
    name: str
    card: str
    faction: str
    cell: int
    health: int
    wounds: int = 0
    waiting: bool = False
    reload: bool = False
    objective: str = ""
    patrol: tuple[int, ...] = ()
    leg: int = 0
    loops: bool = False
    statuses: dict[str, int] = field(default_factory=dict)


Model: TypeAlias = Hero | Enemy


@dataclass(slots=True)
class Group:
    """The activation token of all models of a card.  [NAR-ENY-01]"""

    card: str
    at: int


@dataclass(slots=True)
class Scenery:
    """A bush or tree that stands on a square, and the wounds it has taken.  [NAR-SCN-03, NAR-SCN-05]"""

    kind: Literal["bush", "tree"]
    cell: int
    wounds: int = 0


@dataclass(slots=True)
class Token:
    """Something on a square that is not a model. A character token has health, moves with heroes and defends itself.

    [NAR-CMP-11]
    """

    seat: ClassVar[str] = HEROES

    key: str
    kind: str
    cell: int
    name: str
    label: str = ""
    deck: str = ""
    threat: int = 0
    cost: int = 1
    wounds: int = 0
    use: str = ""  # "collect", "interact" or "none": what heroes can do with it
    to: int = GONE  # the other end of a rope; without it a ladder leads to every adjoining roof square
    aura: EffectSpec | None = added(None)  # what it does for heroes round it  [NAR-AUR-07]


@dataclass(slots=True)
class Activation:
    """A hero's running activation.  [NAR-HAC-01]"""

    hero: str
    ap: int
    start: int
    engaged: bool
    moved: int = 0
    spent: int = 0
    boosts: list[str] = field(default_factory=list)
    once: list[str] = field(default_factory=list)
    kills: int = 0
    free_passage: bool = False
    bonus: list[str] = field(default_factory=list)  # personal skills and cards armed for the next attack or spell
    counted: list[str] = field(default_factory=list)  # models that have given Threat in the running action
    walked: bool = False  # the hero has left a square of his own will, by whatever means
    striking: bool = False  # an attack is being resolved: enemies fall when its effects are over


@dataclass(slots=True)
class GroupTurn:
    """A group's running activation: who still has to act, and the AP each model has left.  [NAR-EAC-02]"""

    card: str
    left: list[str]
    ap: dict[str, int] = field(default_factory=dict)
    reloaded: list[str] = field(default_factory=list)  # who began with a Reload token, paid for or not


@dataclass(slots=True)
class LootCard:
    """A reagent in the loot deck, face down unless a skill turned it.  [NAR-REA-04, NAR-REA-08]"""

    deck: str
    reagent: str
    face_up: bool = False


@dataclass(frozen=True, slots=True)
class Aura:
    """An effect round a model that moves with it, until the owner's next activation or for good.  [NAR-AUR-05]"""

    owner: str
    range: int
    effect: EffectSpec
    lasting: bool = False


def _nothing() -> None:
    """A copy of a battle has kept nothing."""


@dataclass(slots=True)
class Battle:
    """Everything there is. Times are ticks: Quadrants counted from midnight or noon; the hand stands at ``now``."""

    mission: MissionSpec
    library: SpecLibrary
    options: Options
    now: int
    start: int
    end: int
    phase: Phase
    heroes: list[Hero]
    enemies: list[Enemy]
    groups: list[Group]
    scenery: list[Scenery]
    tokens: list[Token]
    revealed: list[int]
    goals: list[Goal]
    injuries: Deck
    draft: Deck
    reagents: dict[str, Deck]
    crates: Deck
    loot: list[LootCard] = field(default_factory=list)
    active: Activation | None = None
    acting: GroupTurn | None = None
    auras: list[Aura] = field(default_factory=list)
    flags: dict[str, int] = field(default_factory=dict)
    cards: list[str] = field(default_factory=list)
    paid: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    found: list[str] = field(default_factory=list)
    stock: list[str] = field(default_factory=list)  # equipment put away, out of use until the mission is over
    coins: int = 0
    news: list[str] = field(default_factory=list)  # what missions have yet to hear of: "defeated:brigand", …
    ended: str = ""
    won: bool = False
    seen: int = 0  # the last tick whose events were resolved
    made: int = 0  # models placed so far, for unique names
    terrain: Terrain = derived()
    vista: Vista = derived()  # what is known of sight over this terrain, with its scenery as it is now
    plot: Plot = derived()
    hero_cells: CellSet = derived()
    fallen: CellSet = derived()  # where KO heroes lie
    characters: CellSet = derived()  # where character tokens stand, on the heroes' side
    enemy_cells: Mapping[str, CellSet] = derived()  # where enemies stand, by faction
    foes: CellSet = derived()  # where enemies stand, of all factions
    taken: CellSet = derived()  # the squares that hold a model, a KO hero or a character  [NAR-ACN-07, NAR-KOH-09]
    bushes: CellSet = derived()
    trees: CellSet = derived()
    hidden: CellSet = derived()  # the squares of tiles that are not on the table yet: Non-Zone  [NAR-ZON-03]
    room: CellSet = derived()  # where a model can stand if nobody else does: no scenery, no Non-Zone  [NAR-ACN-08]
    objects: CellSet = derived()  # where tokens lie
    shrines: tuple[tuple[int, str, EffectSpec], ...] = derived()  # tokens with an aura: square, name, effect
    ledges: CellSet = derived()  # from where jumps lead where walking does not: by a bush, on a roof  [NAR-KWD-24]
    deeds: list[Any] | None = fresh(_nothing)  # what was offered before a wait: the next menu is made from it
    actor: Hero | None = fresh(_nothing)  # the active hero, as he was looked up last
    journal: Journal = fresh(Journal)

    def __post_init__(self) -> None:
        self.terrain = terrain_of(self.mission, self.library)
        self.plot = Plot(self.mission)
        self.refresh_cells()

    def refresh_cells(self) -> None:
        """Work out again where everything is; every verb that moves, removes or reveals something calls this."""
        self.objects = self.characters = 0
        self.shrines = ()
        for token in self.tokens:
            if token.cell != GONE:
                self.objects |= 1 << token.cell
                if token.aura is not None:
                    self.shrines += ((token.cell, token.label or token.name or token.kind, token.aura),)
                if token.kind == "character":
                    self.characters |= 1 << token.cell
        self.bushes = self.trees = 0
        for scenery in self.scenery:
            if scenery.kind == "bush":
                self.bushes |= 1 << scenery.cell
            else:
                self.trees |= 1 << scenery.cell
        self.hidden = self.terrain.hidden(self.revealed)
        self.vista = self.terrain.vista(self.hidden, self.trees, self.bushes)
        self.room = self.terrain.floor & ~(self.bushes | self.trees | self.hidden)
        self.ledges = (self.terrain.board.spread(self.bushes) | self.terrain.roofs) & self.room
        self.refresh_models()

    def refresh_models(self) -> None:
        """The same when only heroes or enemies have moved, as happens most."""
        self.foes = 0
        self.refresh_heroes()
        self.refresh_enemies()

    def refresh_heroes(self) -> None:
        """The same when only heroes have moved."""
        up = down = 0
        for hero in self.heroes:
            if hero.ko:
                down |= 1 << hero.cell
            else:
                up |= 1 << hero.cell
        self.hero_cells, self.fallen = up, down
        self.taken = up | down | self.characters | self.foes

    def shift_hero(self, hero: Hero, before: int) -> None:
        """The same when one hero has moved; where two share a square for a moment, all of them are looked at."""
        bit, up, down = 1 << hero.cell, self.hero_cells, self.fallen
        if hero.ko or up & bit or up.bit_count() + down.bit_count() != len(self.heroes):
            self.refresh_heroes()
            return
        self.hero_cells = up = up ^ (bit | 1 << before)
        self.taken = up | down | self.characters | self.foes

    def refresh_enemies(self) -> None:
        """The same when only enemies have moved."""
        cells: dict[str, CellSet] = {}
        foes = 0
        for enemy in self.enemies:
            bit = 1 << enemy.cell
            foes |= bit
            cells[enemy.faction] = cells.get(enemy.faction, 0) | bit
        self.enemy_cells, self.foes = cells, foes
        self.taken = self.hero_cells | self.fallen | self.characters | foes

    def shift_enemy(self, enemy: Enemy, before: int) -> None:
        """The same when one enemy has moved; where two share a square for a moment, all of them are looked at."""
        bit, foes = 1 << enemy.cell, self.foes
        if foes & bit or foes.bit_count() != len(self.enemies):
            self.refresh_enemies()
            return
        moved = bit | 1 << before
        cells, faction = self.enemy_cells, enemy.faction
        self.enemy_cells = {**cells, faction: cells[faction] ^ moved}
        self.foes = foes = foes ^ moved
        self.taken = self.hero_cells | self.fallen | self.characters | foes

    @property
    def purse(self) -> int:
        """The Popolini with which the company can pay: those it brought, and those it has found.  [NAR-EQP-19]"""
        return self.mission.purse + self.coins

    def characters_on(self, cells: CellSet) -> list[Token]:
        """The Character tokens on some squares.  [NAR-CMP-11]"""
        if not cells & self.characters:
            return []
        there = [token for token in self.tokens if token.kind == "character" and token.cell != GONE]
        return [token for token in there if cells >> token.cell & 1]

    def hero(self, key: str) -> Hero:
        """The hero of that name."""
        for hero in self.heroes:
            if hero.key == key:
                return hero
        raise LookupError(f"no hero is called {key!r}")

    def enemy(self, key: str) -> Enemy:
        """The enemy of that name."""
        for enemy in self.enemies:
            if enemy.key == key:
                return enemy
        raise LookupError(f"no enemy is called {key!r}")

    def standing(self) -> list[Hero]:
        """The heroes who are not KO."""
        return [hero for hero in self.heroes if not hero.ko]

    def group(self, card: str) -> Group | None:
        """The activation token of a card, if it is on the dial."""
        for group in self.groups:
            if group.card == card:
                return group
        return None
