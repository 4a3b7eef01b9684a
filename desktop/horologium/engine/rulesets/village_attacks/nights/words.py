"""Words of the campaign that packs, rules and screens share: rooms, reagents, captives, states, gauges, flags."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Mapping

End: TypeAlias = Literal["stood", "bled", "broken", "slipped"]
"""How a night can end.  [VIL-NGT-39]"""
STOOD: Final = "stood"
BLED: Final = "bled"
BROKEN: Final = "broken"
SLIPPED: Final = "slipped"
GIVEN_UP: Final = "given-up"
"""By what a night is lost that was given up.  [VIL-NGT-59]"""

# Kinds of cards, VIL-MIS-53

MONSTER: Final = "monster"
POWER: Final = "power"
DEEPENING: Final = "deepening"
REAGENT: Final = "reagent"
TRAP: Final = "trap"
DRAUGHT: Final = "draught"
SERVANT: Final = "servant"
FURNISHING: Final = "furnishing"
CAPTIVE: Final = "captive"
ROOM: Final = "room"
RECIPE: Final = "recipe"
SCAR: Final = "scar"
STATE: Final = "state"
BREACH: Final = "breach"

# The rooms of every castle, VIL-MIS-44

GREAT_HALL: Final = "great-hall"
LABORATORY: Final = "laboratory"
CRYPT: Final = "crypt"
SUMMONING_ROOM: Final = "summoning-room"
LIBRARY: Final = "library"
ARMOURY: Final = "armoury"
HOTHOUSE: Final = "hothouse"
OUBLIETTE: Final = "oubliette"
BELFRY: Final = "belfry"

# Reagents of which rules speak, VIL-MIS-47

TALLOW: Final = "tallow"
COLD_IRON: Final = "cold-iron"
NAME_THREAD: Final = "name-thread"
SMOKED_GLASS: Final = "smoked-glass"
MOON_MOSS: Final = "moon-moss"
GRAVE_EARTH: Final = "grave-earth"
BEESWAX: Final = "beeswax"
HEARTWOOD: Final = "heartwood"
QUICKLIME: Final = "quicklime"

# Captives and servants

COMMONER: Final = "commoner"
HUNTER: Final = "hunter"
HERO: Final = "hero"
CAPTIVES: Final = (COMMONER, HUNTER, HERO)
THRALL: Final = "thrall"
SPARE_PUPPET: Final = "spare-puppet"

# States of members, VIL-NGT-22 and 52

ABROAD: Final = "abroad"
FALLEN: Final = "fallen"
FADING: Final = "fading"

# Gauges and flags, VIL-MIS-53

PACTS: Final = "pacts"
TERROR: Final = "terror"
MERCY: Final = "mercy"
SETBACKS: Final = "setbacks"


def dread_of(village: str) -> str:
    """The gauge of how much a village fears the castle."""
    return f"dread-{village}"


def anger_of(village: str) -> str:
    """The gauge of how angry a village is."""
    return f"anger-{village}"


def up_flag(village: str) -> str:
    """The flag that says that a village is up.  [VIL-NGT-12]"""
    return f"up-{village}"


def pact_flag(village: str) -> str:
    """The flag of a pact in force.  [VIL-NGT-23]"""
    return f"pact-{village}"


def betrayed_flag(village: str) -> str:
    """The flag of a pact that the castle broke.  [VIL-NGT-24]"""
    return f"betrayed-{village}"


Season: TypeAlias = Literal["", "spring", "summer", "autumn", "winter"]
Scarring: TypeAlias = Literal[
    "", "experience", "split-knuckle", "old-wound", "milky-eye", "lame", "hollow-voice", "known-face", "loose-guard",
    "ember-under-the-skin", "cold-hands",
]  # fmt: skip
"""What a line of the scar table brings: nothing, Experience in place of a scar, or what a scar does in every night.

[VIL-MIS-49]
"""
LESS: Final[Mapping[str, str]] = MappingProxyType(
    {"old-wound": "health", "loose-guard": "defence", "cold-hands": "reserve"}
)
"""The values of which a scar takes 1.  [VIL-MIS-49]"""

Comfort: TypeAlias = Literal[
    "iron-shutters", "smoke-hangings", "crooked-mirrors", "heaped-lumber", "warm-ashes", "drawn-circle",
    "long-table", "second-still", "stone-cots", "reading-desk", "trap-rack", "glass-roof", "chained-floor",
]  # fmt: skip
"""What a furnishing does: the first six in the night, the others between nights or when one is set up.  [VIL-MIS-46]"""
IN_ZONE: Final = ("iron-shutters", "smoke-hangings", "crooked-mirrors", "heaped-lumber")
"""What works in the zone of its room, and not at all where the room has none.  [VIL-NGT-31]"""
