"""What the cards of a pack may say: Monsters and their powers, villagers, traps, events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from horologium.engine.core.specs import Least, Most, OneLine, Ref, Text
from horologium.engine.rulesets.village_attacks.words import Condition, Line, MonsterRole, Type, Useful

Name = Annotated[str, Text(), OneLine(), Least(1), Most(60)]
Story = Annotated[str, Text(), Most(8_000)]
Small = Annotated[int, Least(0), Most(20)]
Cost = Annotated[tuple[Useful, ...], Most(6)]

DeedWord: TypeAlias = Literal[
    "damage", "spread", "stun", "burn", "hold", "away", "to-spawn", "dark", "unlucky", "steps", "fury", "smoke",
    "close", "mend", "heal", "clear", "minions-act", "minions-back", "defences", "throw-again",
]  # fmt: skip
"""What powers, traps and draughts can do; ``deeds`` says what each of them is."""

Where: TypeAlias = Literal[
    "own", "adjacent", "near", "near-split", "near-all", "reach-1-2", "reach-0-2", "same", "minion", "minions"
]
"""In which zone: the own one, one beside it, one of both (``near``), the own and one beside it together
(``near-split``) or and all beside it (``near-all``), one at distance 1 to 2 or 0 to 2, that of the deed before, one
with a Minion of the Monster, each of them."""

Whom: TypeAlias = Literal["priority", "choice", "others", "touched", "reverse"]
"""Villagers by target priority, of the player's choice, those not yet touched by this use,
those whom the deed before took, or Heroes first."""


@dataclass(frozen=True, slots=True)
class DeedSpec:
    """One thing that a power, trap or draught does.  [VIL-MIS-05, VIL-MIS-20, VIL-MIS-48]

    ``up_to`` leaves the number to the player. ``rounds`` counts the rounds through which a zone's condition lasts,
    this one included; for Held it is 2 where the next Villagers phase is meant. ``walls`` lets free steps go through
    closed passages. ``deaths`` is how many villagers the deeds before must have killed for this one to happen.
    """

    do: DeedWord
    amount: Annotated[int, Least(1), Most(9)] = 1
    where: Where = "own"
    whom: Whom = "priority"
    up_to: bool = False
    rounds: Annotated[int, Least(1), Most(3)] = 1
    walls: bool = False
    deaths: Small = 0
    morale: Small = 0  # Morale drops by so much more if anybody dies of it


@dataclass(frozen=True, slots=True)
class TierSpec:
    """A tier of a power: what it costs, when it may be used, what it does.  [VIL-POW-01, VIL-MIS-05]"""

    cost: Annotated[tuple[Useful, ...], Least(1), Most(6)]
    deeds: Annotated[tuple[DeedSpec, ...], Least(1), Most(6)]
    text: Story = ""
    needs: Literal["", "moved", "heart"] = ""  # only after a step in this turn, or only in the Heart zone


@dataclass(frozen=True, slots=True)
class PowerSpec:
    """A power line with its two tiers.  [VIL-MIS-05]"""

    line: Line
    name: Name
    first: TierSpec
    second: TierSpec


@dataclass(frozen=True, slots=True)
class SummonSpec:
    """A Monster's card in the Summon deck.  [VIL-SMA-03, VIL-MIS-16]

    ``after`` happens to one villager of the target's zone after each attack, ``scorch`` to a villager that survives
    its hit; ``most_hurt`` is what an attack on it deals at most, 0 for any damage.
    """

    health: Annotated[int, Least(1), Most(20)]
    movement: Small = 1
    attacks: Small = 1
    range: Annotated[int, Least(0), Most(1)] = 0
    damage: Small = 1
    unhindered: bool = False
    scorch: bool = False
    after: Literal["", "stun", "burn"] = ""
    most_hurt: Small = 0


@dataclass(frozen=True, slots=True)
class MonsterSpec:
    """A Monster: its board, its three powers, its Minions, and its card as one that is summoned.  [VIL-MIS-04]"""

    id: str
    name: Name
    type: Type
    role: MonsterRole
    health: Annotated[int, Least(3), Most(20)]
    experience: Annotated[int, Least(1), Most(20)]
    movement: Annotated[int, Least(1), Most(6)]
    defence: Annotated[int, Least(0), Most(6)]
    reserve: Annotated[int, Least(0), Most(6)]
    powers: Annotated[tuple[PowerSpec, ...], Least(3), Most(3)]
    summoned: SummonSpec
    minions: Annotated[int, Least(0), Most(3)] = 0
    minion_name: Annotated[str, Text(), OneLine(), Most(60)] = ""
    text: Story = ""
    emblem: Annotated[str, Most(40)] = ""


HeroGift: TypeAlias = Literal["", "shelter", "escort", "clear-sighted", "rouse", "disarm"]
"""What Heroes do beside their hits: Commoners with them cannot be Stunned, a Commoner comes along, their zone ignores
Darkness and Unlucky, the stunned of their zone stand up when they act, traps where they enter do nothing."""


@dataclass(frozen=True, slots=True)
class VillageHeroSpec:
    """A Hero of the villagers.  [VIL-HER-03, VIL-MIS-17]"""

    id: str
    name: Name
    type: Type
    health: Annotated[int, Least(1), Most(20)]
    movement: Small = 1
    attacks: Small = 1
    range: Annotated[int, Least(0), Most(1)] = 0
    damage: Small = 1
    hit: Literal["", "break", "silence", "slow", "burn"] = ""
    gift: HeroGift = ""
    text: Story = ""
    emblem: Annotated[str, Most(40)] = ""


@dataclass(frozen=True, slots=True)
class SpawnEntry:
    """Who appears at a Rank; with ``again`` the card is replaced by another one.  [VIL-SPN-02, VIL-SPN-03]"""

    commoners: Small = 0
    hunters: Small = 0
    hero: bool = False
    again: bool = False


@dataclass(frozen=True, slots=True)
class SpawnSpec:
    """A Spawn card: an entry for each Rank.  [VIL-SPN-02, VIL-MIS-18]"""

    id: str
    name: Name
    ranks: Annotated[tuple[SpawnEntry, ...], Least(3), Most(3)]


@dataclass(frozen=True, slots=True)
class TrapSpec:
    """A trap: what it costs, what it does, how often it goes off; one that is ``brewed`` is in no deck.

    [VIL-TRP-01, VIL-TRP-06, VIL-MIS-20, VIL-MIS-48]
    """

    id: str
    name: Name
    deeds: Annotated[tuple[DeedSpec, ...], Least(1), Most(4)]
    cost: Cost = ()
    times: Annotated[int, Least(1), Most(9)] = 1
    copies: Annotated[int, Least(1), Most(4)] = 2
    brewed: bool = False
    text: Story = ""


EventWord: TypeAlias = Literal[
    "bells", "march", "hero", "loot", "fire-pots", "ram", "cold-feet", "sappers", "rain", "fog", "hymns", "omens",
    "pikes", "holy-ground", "drums", "vigil", "wind", "over-the-wall", "watchfires", "silver", "troll",
]  # fmt: skip
"""What Village Event cards do; ``events`` says what each of them is."""


@dataclass(frozen=True, slots=True)
class VillageEventSpec:
    """A Village Event card.  [VIL-EVT-03, VIL-EVT-04, VIL-MIS-21, VIL-MIS-33]"""

    id: str
    name: Name
    effect: Annotated[EventWord, Ref("effects")]
    persistent: bool = False
    copies: Annotated[int, Least(1), Most(4)] = 1
    text: Story = ""


@dataclass(frozen=True, slots=True)
class DraughtSpec:
    """A draught: what it does for the Monster that drinks it.  [VIL-NGT-69, VIL-MIS-48]"""

    id: str
    name: Name
    deeds: Annotated[tuple[DeedSpec, ...], Least(1), Most(4)]
    needs: Literal["", "heart"] = ""
    text: Story = ""


@dataclass(frozen=True, slots=True)
class MonsterEntry:
    """A Monster that comes: its card, what it knows and holds, and for positions in mid-battle how it stands.

    ``powers`` are tiers such as ``b1`` beside A at tier I. ``scars`` are those of ``words``; ``zone`` is empty in the
    Heart zone, and ``away`` once it is dead.
    """

    monster: Annotated[str, Ref("monsters")]
    powers: Annotated[tuple[Annotated[str, Least(2), Most(2)], ...], Most(6)] = ()
    draughts: Annotated[tuple[Annotated[str, Ref("draughts")], ...], Most(1)] = ()
    servant: Literal["", "thrall", "spare-puppet"] = ""
    scars: Annotated[tuple[Annotated[str, Most(40)], ...], Most(3)] = ()
    deeper: Literal["", "health", "reserve"] = ""
    zone: Annotated[str, Most(8)] = ""
    damage: Small = 0
    experience: Small = 0
    dice: Annotated[tuple[str, ...], Most(12)] = ()
    defences: Annotated[tuple[Literal["defence", "revenge"], ...], Most(6)] = ()
    reserve: Cost = ()
    conditions: Annotated[tuple[Condition, ...], Most(12)] = ()
    minions: Annotated[tuple[str, ...], Most(3)] = ()
    name: Annotated[str, Text(), OneLine(), Most(60)] = ""
    key: Annotated[str, Most(40)] = ""
