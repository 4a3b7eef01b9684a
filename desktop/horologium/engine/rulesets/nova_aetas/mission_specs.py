"""What a mission file may contain: map, clock, enemies, tokens, cards, events, conditions.

Everything that happens is told with triggers, conditions and deeds: the closed word lists of ``mission_words``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from horologium.engine.core.codec import added
from horologium.engine.core.specs import Least, Most, OneLine, Ref, Text
from horologium.engine.rulesets.nova_aetas.specs import EffectSpec, Held, HeroEntry, Name, Small, Story
from horologium.engine.rulesets.nova_aetas.words import Characteristic, Deck, Faction, Tag

Square = Annotated[str, Least(2), Most(8)]
Clock = Annotated[str, Least(4), Most(5)]
Number = Annotated[int, Least(-99), Most(99)]
Share = Literal["all", "half", "none"]
"""How much of the loot deck is kept.  [NAR-REA-06, NAR-REA-07]"""


@dataclass(frozen=True, slots=True)
class TilePlace:
    """A tile on the table: where its upper left square lies, counted from 0, turned by quarters.  [NAR-ZON-01]"""

    tile: Annotated[str, Ref("tiles")]
    column: Annotated[int, Least(0), Most(40)] = 0
    row: Annotated[int, Least(0), Most(60)] = 0
    turned: Annotated[int, Least(0), Most(3)] = 0
    hidden: bool = False
    name: Annotated[str, Most(30)] = ""
    by_card: bool = False  # only a deed reveals it, not a hero who stands in the first row of the last tile laid


@dataclass(frozen=True, slots=True)
class Connector:
    """Free squares that join tiles; they belong to one of them.  [NAR-CMP-09]"""

    squares: Annotated[tuple[Square, ...], Least(1), Most(12)]
    tile: Annotated[str, Most(30)]


@dataclass(frozen=True, slots=True)
class EnemyPlace:
    """Models of one card: where they stand, whether they wait, and how they patrol.  [NAR-WTG-01, NAR-WTG-03]"""

    enemy: Annotated[str, Ref("enemies")]
    at: Annotated[tuple[Square, ...], Least(1), Most(12)]
    waiting: bool = False
    patrol: Annotated[tuple[Square, ...], Most(12)] = ()
    loops: bool = False
    wounds: Small = 0
    statuses: Annotated[tuple[Held, ...], Most(9)] = ()
    token: Annotated[int, Least(0), Most(12)] = 0
    objective: Annotated[str, Most(30)] = ""


@dataclass(frozen=True, slots=True)
class TokenPlace:
    """Something that lies on a square.  [NAR-TOK-01 to 12]"""

    kind: Literal[
        "loot", "objective", "crate", "chest", "bucket", "fire", "lever", "reinforcement", "ladder", "rope", "character"
    ]
    at: Square
    name: Annotated[str, Most(30)] = ""
    deck: Deck | None = None
    threat: Small = 0
    cost: Annotated[int, Least(0), Most(12)] | None = None  # empty: 1 AP, a chest 2
    label: Annotated[str, Text(), OneLine(), Most(60)] = ""
    use: Literal["", "collect", "interact", "none"] = ""  # empty: as tokens of its kind are used
    aura: EffectSpec | None = added(None)  # what it does for heroes round it


@dataclass(frozen=True, slots=True)
class MissionCondition:
    """Something that holds or not; ``negated`` turns it round."""

    holds: Annotated[str, Least(1), Most(40)]
    name: Annotated[str, Most(60)] = ""
    amount: Number = 1
    at: Annotated[tuple[Square, ...], Most(16)] = ()
    negated: bool = False


@dataclass(frozen=True, slots=True)
class MissionDeed:
    """Something that a mission does; which fields count depends on the verb."""

    do: Annotated[str, Least(1), Most(40)]
    name: Annotated[str, Most(60)] = ""
    at: Annotated[tuple[Square, ...], Most(12)] = ()
    amount: Number = 1
    faction: Faction | None = None
    waiting: bool = False
    text: Story = ""
    to: Annotated[str, Most(30)] = ""
    tokens: Annotated[tuple[TokenPlace, ...], Most(12)] = ()


@dataclass(frozen=True, slots=True)
class TestSpec:
    """A test that a card asks for.  [NAR-TST-01, NAR-TST-05]"""

    characteristic: Characteristic
    successes: Annotated[int, Least(1), Most(12)] = 1
    threshold: Annotated[int, Least(1), Most(9)] = 5
    about: Literal["", "lock", "speaking"] = ""
    tag: Tag = ""


@dataclass(frozen=True, slots=True)
class ChoiceSpec:
    """A point of interest, action or option of a card: its cost, test and consequences.  [NAR-LOC-02, NAR-LOC-06]

    ``card`` is drawn once the cost is paid and the test passed; ``at`` are the squares on or beside which a hero must
    stand; a ``tag`` makes it a narrative test, which needs no ``test``.  [NAR-MIS-33]
    """

    name: Annotated[str, Least(1), Most(30)]
    label: Name
    cost: Annotated[int, Least(0), Most(12)] = 0
    card: Annotated[str, Most(30)] = ""
    at: Annotated[tuple[Square, ...], Most(16)] = ()
    tag: Tag = ""
    test: TestSpec | None = None
    when: Annotated[tuple[MissionCondition, ...], Most(6)] = ()
    then: Annotated[tuple[MissionDeed, ...], Most(12)] = ()
    otherwise: Annotated[tuple[MissionDeed, ...], Most(12)] = ()
    once: bool = True
    retry: bool = True
    each: bool = False  # the deeds are done once for each success


@dataclass(frozen=True, slots=True)
class CardSpec:
    """A card: set-up, location with points of interest and an exit, or story.  [NAR-MIC-03, NAR-LOC-01]

    The choices of a story card stay open as actions; with ``ask`` one of them is taken when the card is drawn.
    """

    name: Annotated[str, Least(1), Most(30)]
    kind: Literal["setup", "location", "story"]
    title: Name
    text: Story = ""
    points: Annotated[tuple[ChoiceSpec, ...], Most(8)] = ()
    choices: Annotated[tuple[ChoiceSpec, ...], Most(8)] = ()
    ask: bool = False
    exit: Annotated[str, Most(30)] = ""
    deeds: Annotated[tuple[MissionDeed, ...], Most(12)] = ()


@dataclass(frozen=True, slots=True)
class EventSpec:
    """What happens at a time of the clock, at a sign of the zodiac, or at a trigger.  [NAR-HOR-12]"""

    on: Annotated[str, Least(1), Most(40)]
    name: Annotated[str, Most(60)] = ""
    when: Annotated[tuple[MissionCondition, ...], Most(6)] = ()
    deeds: Annotated[tuple[MissionDeed, ...], Least(1), Most(12)] = ()
    once: bool = True


@dataclass(frozen=True, slots=True)
class Goal:
    """One way in which the mission ends: all conditions hold.  [NAR-TIM-04]

    Goals with a ``part`` count only after the deed ``goals`` has called for that part.  [NAR-MIC-09]
    """

    outcome: Annotated[str, Least(1), Most(30)]
    when: Annotated[tuple[MissionCondition, ...], Least(1), Most(6)]
    won: bool = True
    part: Annotated[str, Most(30)] = ""
    text: Story = ""


@dataclass(frozen=True, slots=True)
class OutcomeSpec:
    """What players call one of the ways in which the mission ends; without it they read its name.  [NAR-TIM-04]"""

    name: Annotated[str, Least(1), Most(30)]
    title: Name


@dataclass(frozen=True, slots=True)
class ObjectiveSpec:
    """What the enemies are after, and its threat value.  [NAR-THR-02, NAR-PLE-01]"""

    order: Literal["attack", "guard", "seize", "hunt", "reach"]
    name: Annotated[str, Most(30)] = ""
    threat: Annotated[int, Least(0), Most(12)] = 4
    enemies: Annotated[tuple[Annotated[str, Ref("enemies")], ...], Most(8)] = ()


@dataclass(frozen=True, slots=True)
class MissionSpec:
    """A mission.  [NAR-MIC-01 to 11]"""

    id: str
    name: Name
    start: Clock
    end: Clock
    tiles: Annotated[tuple[TilePlace, ...], Least(1), Most(12)]
    heroes_at: Annotated[tuple[Square, ...], Least(1), Most(12)]
    connectors: Annotated[tuple[Connector, ...], Most(12)] = ()
    enemies: Annotated[tuple[EnemyPlace, ...], Most(24)] = ()
    tokens: Annotated[tuple[TokenPlace, ...], Most(40)] = ()
    cards: Annotated[tuple[CardSpec, ...], Most(40)] = ()
    events: Annotated[tuple[EventSpec, ...], Most(40)] = ()
    goals: Annotated[tuple[Goal, ...], Most(8)] = ()
    outcomes: Annotated[tuple[OutcomeSpec, ...], Most(12)] = ()
    objectives: Annotated[tuple[ObjectiveSpec, ...], Most(4)] = ()
    draft: Annotated[tuple[Annotated[str, Ref("enemies")], ...], Most(24)] = ()
    party: Annotated[tuple[HeroEntry, ...], Most(4)] = ()
    time_out: Literal["lost", "won"] = "lost"
    ko_limit: Annotated[int, Least(0), Most(4)] = 3
    crates: Annotated[tuple[str, ...], Most(20)] = ()
    achievements: Annotated[tuple[str, ...], Most(60)] = ()  # what the company has won before; a campaign fills it in
    story: Annotated[tuple[str, ...], Most(200)] = ()  # flags that the story has set before; a campaign fills it in
    reagents: Annotated[tuple[str, ...], Most(200)] = ()  # cards that the company holds, out of the decks; likewise
    resting: Annotated[tuple[str, ...], Most(200)] = ()  # injury cards beside heroes who stay behind; likewise
    purse: Annotated[int, Least(0), Most(1_000_000)] = 0  # the Popolini that the company brings; likewise
    loot_won: Share = "all"
    loot_lost: Share = "half"
    intro: Story = ""
    won: Story = ""
    lost: Story = ""
