"""What a pack may contain: heroes and their gear, enemies, injuries, reagents. Missions are in ``mission_specs``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from horologium.engine.core.codec import added
from horologium.engine.core.specs import Least, Most, OneLine, Ref, Text
from horologium.engine.rulesets.nova_aetas.words import (
    Area,
    Colour,
    Deck,
    Faction,
    Family,
    Ground,
    Keyword,
    Kind,
    Rank,
    Slot,
    Status,
    Symbol,
    Tag,
)

Name = Annotated[str, Text(), OneLine(), Least(1), Most(60)]
Story = Annotated[str, Text(), Most(4_000)]
Small = Annotated[int, Least(0), Most(99)]
Row = Annotated[str, Least(1), Most(16)]


@dataclass(frozen=True, slots=True)
class Diamonds:
    """How many skills of each colour can be pinned.  [NAR-HER-09]"""

    attack: Annotated[int, Least(0), Most(6)] = 1
    defence: Annotated[int, Least(0), Most(6)] = 1
    support: Annotated[int, Least(0), Most(6)] = 1
    movement: Annotated[int, Least(0), Most(6)] = 1


@dataclass(frozen=True, slots=True)
class Cubes:
    """An amount for each characteristic: bonus slots of a hero, or the cubes on them.  [NAR-HER-07, NAR-HER-08]"""

    rapidity: Annotated[int, Least(-6), Most(6)] = 0
    precision: Annotated[int, Least(-6), Most(6)] = 0
    physical: Annotated[int, Least(-6), Most(6)] = 0
    mind: Annotated[int, Least(-6), Most(6)] = 0
    health: Annotated[int, Least(-6), Most(6)] = 0


@dataclass(frozen=True, slots=True)
class Loot:
    """Reagent cards of each deck.  [NAR-ENY-09]"""

    pecunia: Annotated[int, Least(0), Most(9)] = 0
    alchemia: Annotated[int, Least(0), Most(9)] = 0
    elementum: Annotated[int, Least(0), Most(9)] = 0


@dataclass(frozen=True, slots=True)
class Held:
    """A status token that a model holds; the value tells Advantage 1 from 2."""

    status: Status
    value: Annotated[int, Least(1), Most(2)] = 1


@dataclass(frozen=True, slots=True)
class KeywordSpec:
    """A keyword with its number, symbol or status: ``{ name = "critical", value = 1 }``."""

    name: Keyword
    value: Small = 0
    symbol: Symbol | None = None
    status: Status | None = None


@dataclass(frozen=True, slots=True)
class EffectSpec:
    """One effect: ``on`` a moment, ``when`` all conditions hold, ``do`` a verb to a target.

    The verbs, moments and conditions are the closed lists of ``effects``; which of the other fields a verb reads
    is said there, and a field that it does not read must keep its default.
    """

    do: Annotated[str, Ref("effects")]
    on: str = "use"
    when: Annotated[tuple[str, ...], Most(6)] = ()
    to: str = "self"
    amount: Annotated[int, Least(-12), Most(12)] = 1
    range: Small = 0
    status: Status | None = None
    keyword: KeywordSpec | None = None
    symbols: Annotated[tuple[Symbol, ...], Most(4)] = ()
    each: bool = False
    optional: bool = False
    limit: Literal["", "activation", "mission", "mission-twice"] = ""
    least: Small = 0
    most: Small = 0  # the most successes with which it works; 0: no limit
    name: Annotated[str, Most(60)] = ""


@dataclass(frozen=True, slots=True)
class AttackSpec:
    """The attack line of a weapon, skill or spell.  [NAR-STR-01]"""

    kind: Kind
    cost: Annotated[int, Least(0), Most(12)] = 3
    least: Annotated[int, Least(0), Most(20)] = 1
    most: Annotated[int, Least(0), Most(20)] = 1
    dice: Annotated[int, Least(-6), Most(6)] = 0
    needs: Small = 0
    wounds: Small = 0
    per_success: Annotated[int, Least(0), Most(9)] = 1
    every: Annotated[int, Least(1), Most(9)] = 1  # wounds come for so many successes together, rounded up
    area: Area = ""
    reach: Annotated[int, Least(0), Most(12)] = 0
    spares_heroes: bool = False  # other heroes in its area or wave are not touched
    special: bool = False
    keywords: Annotated[tuple[KeywordSpec, ...], Most(8)] = ()
    effects: Annotated[tuple[EffectSpec, ...], Most(8)] = ()


@dataclass(frozen=True, slots=True)
class SkillSpec:
    """A skill of a class, or a hero's own.  [NAR-HER-10, NAR-SKS-04]"""

    id: str
    name: Name
    colour: Colour = "support"
    cost: Annotated[int, Least(0), Most(12)] = 0
    kind: Literal["passive", "action", "boost", "attack", "spell", "prayer"] = "passive"
    tag: Tag = ""
    limit: Literal["", "activation", "mission", "mission-twice"] = ""
    range: Small = 0
    needs: Small = 0
    attack: AttackSpec | None = None
    effects: Annotated[tuple[EffectSpec, ...], Most(8)] = ()
    text: Story = ""
    rules: Annotated[tuple[str, ...], Most(12)] = ()


@dataclass(frozen=True, slots=True)
class ClassSpec:
    """A class: its family, its diamonds by colour, its six skills.  [NAR-HER-09, NAR-HER-11]"""

    id: str
    name: Name
    family: Family
    skills: Annotated[tuple[Annotated[str, Ref("skills")], ...], Least(6), Most(6)]
    diamonds: Diamonds = Diamonds()
    advanced: bool = False


@dataclass(frozen=True, slots=True)
class HeroSpec:
    """A hero: characteristics, slots for bonuses, classes, skills of its own, starting equipment.  [NAR-HER-01]"""

    id: str
    name: Name
    rapidity: Annotated[int, Least(1), Most(11)]
    precision: Annotated[int, Least(1), Most(12)]
    physical: Annotated[int, Least(1), Most(12)]
    mind: Annotated[int, Least(1), Most(12)]
    health: Annotated[int, Least(1), Most(30)]
    starting_class: Annotated[str, Ref("classes")]
    slots: Cubes = Cubes()
    advanced_classes: Annotated[tuple[Annotated[str, Ref("classes")], ...], Most(2)] = ()
    personal: Annotated[str, Ref("skills")] = ""
    special: Annotated[tuple[Annotated[str, Ref("skills")], ...], Most(2)] = ()
    equipment: Annotated[tuple[Annotated[str, Ref("equipment")], ...], Most(3)] = ()
    text: Story = ""


@dataclass(frozen=True, slots=True)
class EquipmentSpec:
    """An equipment card.  [NAR-EQP-01 to 18]"""

    id: str
    name: Name
    slot: Slot
    hands: Annotated[int, Least(0), Most(2)] = 0
    category: Literal["weapon", "shield", "armour", "helmet", "accessory", "scroll", "consumable", "key"] = "accessory"
    hero: str = ""
    family: Family | None = None
    used_up: bool = False
    flip: bool = False
    cost: Annotated[int, Least(0), Most(12)] = 0
    price: Small = 0
    formula: Annotated[tuple[Annotated[str, Ref("reagents")], ...], Most(6)] = ()
    makes: Annotated[int, Least(1), Most(4)] = 1
    class_change: str = ""
    attack: AttackSpec | None = None
    spell: Annotated[str, Ref("skills")] = ""
    effects: Annotated[tuple[EffectSpec, ...], Most(8)] = ()
    text: Story = ""
    classes: Annotated[tuple[Annotated[str, Ref("classes")], ...], Most(6)] = added(())  # none: any class


@dataclass(frozen=True, slots=True)
class EnemyAttackSpec:
    """The attack line of an enemy.  [NAR-DEF-09]"""

    mental: bool = False
    cost: Annotated[int, Least(1), Most(12)] = 3
    least: Annotated[int, Least(1), Most(20)] = 1
    most: Annotated[int, Least(1), Most(20)] = 1
    hits: Annotated[int, Least(0), Most(12)] = 2
    difficulty: Annotated[int, Least(1), Most(9)] = 5
    area: Area = ""
    reach: Annotated[int, Least(0), Most(12)] = 0
    keywords: Annotated[tuple[KeywordSpec, ...], Most(8)] = ()
    effects: Annotated[tuple[EffectSpec, ...], Most(4)] = ()


@dataclass(frozen=True, slots=True)
class EnemySkillSpec:
    """A skill of an enemy that costs AP: it heals, or gives a status, ``to`` everybody of a kind within ``range``.

    The model ``use``s it once in an activation if somebody has something of it: first of all, or last, with what AP
    are left.  [NAR-ACN-11]
    """

    name: Name
    cost: Annotated[int, Least(1), Most(11)]
    do: Literal["heal", "status"]
    to: Literal["self", "allies", "heroes"] = "self"
    use: Literal["first", "last"] = "last"
    range: Small = 0
    amount: Annotated[int, Least(1), Most(9)] = 1
    status: Status | None = None


@dataclass(frozen=True, slots=True)
class EnemySpec:
    """An enemy card.  [NAR-ENY-01 to 10]"""

    id: str
    name: Name
    faction: Faction
    rank: Rank
    rapidity: Annotated[int, Least(1), Most(11)]
    control: Annotated[int, Least(0), Most(20)]
    physical: Annotated[int, Least(1), Most(9)]
    mental: Annotated[int, Least(1), Most(9)]
    health: Annotated[int, Least(1), Most(40)]
    attacks: Annotated[tuple[EnemyAttackSpec, ...], Least(1), Most(2)]
    keywords: Annotated[tuple[KeywordSpec, ...], Most(8)] = ()
    loot: Loot = Loot()
    text: Story = ""
    skills: Annotated[tuple[EnemySkillSpec, ...], Most(2)] = added(())


@dataclass(frozen=True, slots=True)
class InjurySpec:
    """An injury card and how many copies the deck has.  [NAR-INJ-01]"""

    id: str
    name: Name
    copies: Annotated[int, Least(1), Most(6)] = 2
    effects: Annotated[tuple[EffectSpec, ...], Least(1), Most(4)] = ()
    text: Story = ""


@dataclass(frozen=True, slots=True)
class ReagentSpec:
    """A reagent card.  [NAR-REA-09]"""

    id: str
    name: Name
    deck: Deck
    copies: Annotated[int, Least(1), Most(12)]
    price: Small
    full_price: bool = False


@dataclass(frozen=True, slots=True)
class TileSpec:
    """A tile of squares: ``.`` free, ``b`` bush, ``t`` tree, ``#`` building, ``L`` ladder, ``c`` crate, ``~`` none.

    ``ground`` is what it is painted like, and changes no rule; ``paint`` draws other grounds over it, square by square.
    """

    id: str
    name: Name
    rows: Annotated[tuple[Row, ...], Least(1), Most(16)]
    height: Annotated[int, Least(1), Most(3)] = 1
    ground: Ground = "meadow"
    paint: Annotated[tuple[Row, ...], Most(16)] = ()


@dataclass(frozen=True, slots=True)
class HeroEntry:
    """A hero as it comes to a mission; empty fields mean: as the hero starts the campaign, unless ``as_written``."""

    hero: Annotated[str, Ref("heroes")]
    hero_class: Annotated[str, Ref("classes")] = ""
    skills: Annotated[tuple[Annotated[str, Ref("skills")], ...], Most(12)] = ()
    learned: Annotated[tuple[Annotated[str, Ref("skills")], ...], Most(30)] = ()
    equipment: Annotated[tuple[Annotated[str, Ref("equipment")], ...], Most(16)] = ()
    injuries: Annotated[tuple[Annotated[str, Ref("injuries")], ...], Most(24)] = ()
    cubes: Cubes = Cubes()
    at: Annotated[str, Most(8)] = ""
    wounds: Small = 0
    threat: Annotated[int, Least(0), Most(12)] = 0
    statuses: Annotated[tuple[Held, ...], Most(16)] = ()
    token: Annotated[int, Least(0), Most(12)] = 0
    flipped: Annotated[tuple[str, ...], Most(16)] = ()
    tokens: Annotated[int, Least(0), Most(6)] = 0
    as_written: bool = False  # who names no skills has none, who names no equipment carries nothing
