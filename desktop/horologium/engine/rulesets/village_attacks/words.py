"""Words of the rulebook that packs, rules and screens share."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from horologium.engine.core.ask import Die
from horologium.engine.kit.dice import symbol_die

Face: TypeAlias = Literal["melee", "ranged", "magic", "villager", "defence", "revenge"]
Useful: TypeAlias = Literal["melee", "ranged", "magic", "defence", "revenge"]
Type: TypeAlias = Literal["undead", "beast", "spectre", "fiend", "construct"]
MonsterRole: TypeAlias = Literal["guardian", "decimator", "tormentor", "prowler"]
Kind: TypeAlias = Literal["commoner", "hunter", "hero"]
Condition: TypeAlias = Literal["break", "silence", "slow", "burn", "stun"]
Slot: TypeAlias = Literal["movement", "defence", "reserve"]
Line: TypeAlias = Literal["a", "b", "c"]

FACES: Final = ("melee", "ranged", "magic", "villager", "defence", "revenge")
USEFUL: Final = ("melee", "ranged", "magic", "defence", "revenge")
"""All results but Villager.  [VIL-GEN-03]"""
TYPES: Final = ("undead", "beast", "spectre", "fiend", "construct")
KINDS: Final = ("commoner", "hunter", "hero")
"""Villagers in the order of target priority.  [VIL-PRI-01]"""
EVERY: Final = "every"
"""The Type of Veterans and of the Marshal: the nemesis of every Monster.  [VIL-HUN-05]"""
WILD: Final = "wild"
"""A result of the Night die that is any useful one.  [VIL-MIS-02]"""
GLARE: Final = "glare"
"""A result of the Day die that is nothing.  [VIL-MIS-02]"""
TWICE: Final = "-twice"
"""The end of a face that gives two results of its kind.  [VIL-MIS-02]"""
HEADS: Final = "heads"
TAILS: Final = "tails"

STANDARD: Final = symbol_die("standard", melee=1, ranged=1, magic=1, villager=1, defence=1, revenge=1)
"""The standard die.  [VIL-GEN-02, VIL-MIS-01]"""
DAY: Final = symbol_die("day", villager=2, glare=1, melee=1, ranged=1, defence=1)
NIGHT: Final = Die("night", ("melee-twice", "ranged-twice", "magic", "revenge", "defence", "wild"))
COIN: Final = symbol_die("coin", heads=1, tails=1)
"""The coin that decides what stays tied.  [VIL-GEN-04]"""
