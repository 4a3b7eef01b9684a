"""The closed word lists of the game; packs use these words and no others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

Characteristic: TypeAlias = Literal["rapidity", "precision", "physical", "mind", "health"]
Colour: TypeAlias = Literal["attack", "defence", "support", "movement"]
Symbol: TypeAlias = Literal["sun", "moon", "star"]
Faction: TypeAlias = Literal["rome", "venice", "primaevi", "mercenaries"]
Rank: TypeAlias = Literal["troop", "elite", "leader", "monster"]
Family: TypeAlias = Literal["warrior", "scout", "mage", "priest"]
Slot: TypeAlias = Literal["helmet", "armour", "accessory", "hand", "none"]
Deck: TypeAlias = Literal["pecunia", "alchemia", "elementum"]
Tag: TypeAlias = Literal["", "intimidate", "talk", "force", "knowledge"]
Area: TypeAlias = Literal["", "explosion", "cross", "spear", "breath", "sweep", "wave"]
Ground: TypeAlias = Literal[
    "meadow", "forest", "field", "marsh", "sand", "rock", "earth", "road", "street", "floor", "marble",
]  # fmt: skip
"""What a tile is painted like."""
GROUNDS: Final[Mapping[str, Ground]] = {
    "g": "meadow", "w": "forest", "f": "field", "m": "marsh", "s": "sand", "k": "rock", "e": "earth", "r": "road",
    "p": "street", "o": "floor", "x": "marble",
}  # fmt: skip
"""The letters with which a tile paints single squares."""
Kind: TypeAlias = Literal["melee", "ranged", "magic", "prayer"]
"""How a Hero attacks; melee and ranged are Physical, magic and prayer Mental.  [NAR-CBT-03, NAR-CBT-04]"""

Status: TypeAlias = Literal[
    "reroll", "advantage", "defense", "bless", "charm", "flying", "speed",
    "burn", "entangled", "poison", "stun", "blind", "cursed", "disadvantage", "bleed", "hemorrhage",
]  # fmt: skip
POSITIVE: Final = ("reroll", "advantage", "defense", "bless", "charm", "flying", "speed")
NEGATIVE: Final = ("burn", "entangled", "poison", "stun", "blind", "cursed", "disadvantage", "bleed", "hemorrhage")

Keyword: TypeAlias = Literal[
    "blessing", "bloody", "fire", "hinder", "poison", "stun", "blind", "cursed", "disadvantage",
    "chase", "critical", "harmless", "insidious", "pierce", "reload", "unblockable", "weak",
    "erase", "charge", "climb", "combined", "destiny", "dodge", "eclectic", "flammable", "healer", "horde", "immunity",
    "jump", "marksman", "protection", "resistance", "runner", "shield",
]  # fmt: skip
"""Keyword skills of attacks (first two lines, and "erase") and of models; "flammable": Burn deals 2.

[NAR-KWD-01 to 55, NAR-DIE-07]
"""

HOUR: Final = 12
"""Quadrants in an hour; a tick of the clock is one Quadrant, five minutes.  [NAR-HOR-02]"""
