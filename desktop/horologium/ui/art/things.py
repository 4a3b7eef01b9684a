"""Drawings of things on a grid of 24: arms and tools, herbs and stones, hurts; found by the words of a card's name.

A drawing is a row of layers as ``strokes`` reads them: a leading ! is a filled shape, else lines.
"""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QIcon

from horologium.ui.art import emblems, icons, marks, signs, strokes
from horologium.ui.art.pixmaps import add_to

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPainter

DRAWINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "hammer": (
        "!M5 3 L14.6 3 L14.6 9 L5 9 Z M14.6 4.2 L20.6 6 L14.6 7.8 Z M3.6 2.2 L5 2.2 L5 9.8 L3.6 9.8 Z",
        "!M8.8 9.8 L11.2 9.8 L11.2 21.4 L8.8 21.4 Z O10 22 1.6",
    ),
    "mace": (
        "!M12 1 L14 3.4 L17 3 L17 6 L19.4 8 L17 10 L17 13 L14 12.6 L12 15 L10 12.6 L7 13 L7 10 L4.6 8 L7 6 L7 3 "
        "L10 3.4 Z O12 8 2",
        "!M10.9 15 L13.1 15 L13.1 22 L10.9 22 Z M9.6 21.4 L14.4 21.4 L14.4 23 L9.6 23 Z",
    ),
    "flail": (
        "!M3.4 8.4 L5.4 7 L13.2 20.6 L11.2 22 Z",
        "M4.6 7.4 C6 3.4 10 2.4 13 4.4 M13 4.4 L16 7.6",
        "!M17 7 L18.4 8.6 L20.6 8 L20.4 10.2 L22.4 11.4 L20.6 12.8 L21 15 L18.8 14.8 L17.4 16.6 L16.2 14.8 L14 15 "
        "L14.4 12.8 L12.6 11.4 L14.6 10.2 L14.2 8 L16 8.6 Z",
    ),
    "staff": (
        "!M11 6.4 L13 6.4 L13 23 L11 23 Z",
        "M12 6.4 C7.4 6.4 6.4 1.4 10.6 1.4 C14.4 1.4 14.4 5.4 11.6 5 M8.6 9.6 L15.4 9.6 M9.4 12 L14.6 12",
    ),
    "censer": (
        "M12 1 L6.6 9.4 M12 1 L17.4 9.4 M12 1 L12 7",
        "!M5 10.4 L19 10.4 C19 15.6 16 17.8 12 17.8 C8 17.8 5 15.6 5 10.4 Z M9 18.4 L15 18.4 L16.6 21.4 L7.4 21.4 "
        "Z M7.6 9.4 C8.4 6.6 15.6 6.6 16.4 9.4 Z M9 12 L15 12 L12 16 Z",
    ),
    "buckler": (
        "!O12 12 10.6 O12 12 8.8",
        "!O12 12 3.6",
        "M12 3.6 L12 7 M12 17 L12 20.4 M3.6 12 L7 12 M17 12 L20.4 12 M6 6 L8.4 8.4 M18 6 L15.6 8.4 M6 18 L8.4 "
        "15.6 M18 18 L15.6 15.6",
    ),
    "robe": (
        "!M9 1.6 L15 1.6 L20.6 5.4 L18.8 11.6 L16.4 10.6 L18.4 22.6 L5.6 22.6 L7.6 10.6 L5.2 11.6 L3.4 5.4 Z "
        "M11.4 3 L12 9 L12.6 3 Z M11.7 10 L12.3 10 L12.3 22 L11.7 22 Z",
    ),
    "cloak": (
        "!M8.4 2.4 C10 4 14 4 15.6 2.4 C19.6 5 22 13 22.2 21.4 C19.6 20 18.4 20.4 17 22 C15.4 20.2 13.4 20.2 12 "
        "22 C10.6 20.2 8.6 20.2 7 22 C5.6 20.4 4.4 20 1.8 21.4 C2 13 4.4 5 8.4 2.4 Z O12 5.4 1.2",
        "M8.6 8 C7.6 12 7 16 7 19.6 M15.4 8 C16.4 12 17 16 17 19.6 M12 9 L12 19.4",
    ),
    "kettle": (
        "!M12 3 C16.6 3 18.2 7 18.4 11.4 C21 12.2 23 13.6 23.2 15.4 C19.4 14.4 4.6 14.4 0.8 15.4 C1 13.6 3 12.2 "
        "5.6 11.4 C5.8 7 7.4 3 12 3 Z M11.6 4.6 L12.4 4.6 L12.4 10.8 L11.6 10.8 Z",
        "M6.6 16.6 C7 20.6 9.6 22.4 12 22.4 C14.4 22.4 17 20.6 17.4 16.6",
    ),
    "hook": (
        "M12 1.6 L12 13 C12 19.6 4.4 19.4 4.4 13.6 M12 13 C12 19.6 19.6 19.4 19.6 13.6 M12 13 L12 21.4",
        "!O12 3 2.2 M4.4 10.6 L7 15 L2 14.6 Z M19.6 10.6 L22 14.6 L17 15 Z M12 23.4 L9.8 19.4 L14.2 19.4 Z",
    ),
    "alembic": (
        "!M8.6 9 C12.4 9 14.8 12 14.8 15.6 C14.8 19.6 12 22.4 8.6 22.4 C5.2 22.4 2.4 19.6 2.4 15.6 C2.4 12 4.8 9 "
        "8.6 9 Z M4.4 15.6 L12.8 15.6 C12.4 13 11 11 8.6 11 C6.2 11 4.8 13 4.4 15.6 Z",
        "!M6.4 9.4 C5 4.6 7 2 9.4 2 C13.6 2 17.6 7 22 14.4 L20.6 15.4 C17.4 11.4 13.6 7.6 10.8 9.4 Z",
        "M20.6 17.4 C19.4 19.2 22.6 19.2 21.4 17.4",
    ),
    "glove": (
        "!M7.4 22.4 L7.4 16.6 C5 15 3 11.4 3.2 9.4 C4.6 8.6 5.8 9.8 7.2 11.6 L7.2 3.4 C7.2 1.8 9.6 1.8 9.6 3.4 "
        "L9.8 9.4 L10.6 2.4 C10.6 0.8 13 0.8 13 2.4 L13.2 9.4 L14.4 3.2 C14.6 1.8 16.8 2 16.6 3.6 L16.2 10 L18 "
        "5.8 C18.6 4.6 20.4 5.2 20 6.6 L17.4 16.6 L17.4 22.4 Z M8.8 18 L16 18 L16 19.2 L8.8 19.2 Z",
    ),
    "spur": (
        "M3 4 C1.6 13 8 17.4 13 13.6 M13 13.6 C16.6 10.6 16.4 5.6 15.6 2.6",
        "!M12.4 13 L14.4 15.6 L12.8 17.2 L10.6 14.8 Z M16.6 13.6 L17.6 16.2 L20.4 15.6 L19.4 18.2 L21.8 19.8 L19 "
        "20.6 L18.8 23.4 L16.6 21.6 L14.2 23 L14.6 20.2 L12.2 18.8 L15 18 Z O17 18.6 1",
    ),
    "lantern": (
        "M8.6 4.6 C8.6 0.6 15.4 0.6 15.4 4.6",
        "!M12 3 L17.4 7 L6.6 7 Z M6 8 L18 8 L18 20 L6 20 Z M8 9.8 L8 18.2 L16 18.2 L16 9.8 Z M5 20.6 L19 20.6 L19 "
        "22.6 L5 22.6 Z",
        "!M12 10.6 C13 12.6 14.4 13.6 14.4 15.4 C14.4 16.8 13.4 17.6 12 17.6 C10.6 17.6 9.6 16.8 9.6 15.4 C9.6 "
        "13.6 11 12.6 12 10.6 Z",
    ),
    "lens": (
        "!O9.6 9.6 8.4 O9.6 9.6 6.4",
        "!M15 16.8 L16.8 15 L22.8 21 L21 22.8 Z",
        "M5.8 8.6 C6.4 6.6 8 5.4 10 5.6",
    ),
    "prism": (
        "M12 3 L21.4 19.4 L2.6 19.4 Z M12 3 L14.6 19.4 M0.6 12.6 L8 12 M15.4 10.6 L23.4 8.6 M16.4 13 L23.4 13.6",
    ),
    "reliquary": (
        "!M12 0.8 L12.8 3 L11.2 3 Z M6 8 L12 3 L18 8 L18 18.4 L6 18.4 Z M4 19 L20 19 L20 22.4 L4 22.4 Z M8.6 9.6 "
        "L8.6 16.4 L15.4 16.4 L15.4 9.6 Z",
        "M12 10.6 L12 15.6 M10 12.4 L14 12.4",
    ),
    "bandage": (
        "!M3 9.6 C3 6 8 4.4 12 4.4 C16 4.4 21 6 21 9.6 L21 15.6 C21 19 16 20.6 12 20.6 C9 20.6 6 20 4.4 18.4 L1.4 "
        "22.4 L1 19.6 L3 16.6 Z M6 9.4 C7.6 11.4 16.4 11.4 18 9.4 C16.4 7.4 7.6 7.4 6 9.4 Z O12 9.2 1.6",
    ),
    "wind": (
        "M2 8.4 L14 8.4 C18.6 8.4 18.4 2.6 14.8 2.8 C12.6 3 12.2 5.4 13.8 6 M2 12.4 L19 12.4 C23 12.4 23 7.4 20 "
        "7.6 M4 16.4 L14 16.4 C18.4 16.4 18 21.6 14.8 21.4 C12.8 21.2 12.6 19.2 14 18.6",
    ),
    "root": (
        "!M12 6.6 C15.6 6.6 17 9.4 16 12.4 C17.6 13.4 19.6 15 20.4 18.6 C18 17 16.4 16 14.8 15.8 C14.6 18.6 15.4 "
        "20.8 17 23 C13.4 21.8 12.4 20.4 12 18.4 C11.6 20.4 10.6 21.8 7 23 C8.6 20.8 9.4 18.6 9.2 15.8 C7.6 16 6 "
        "17 3.6 18.6 C4.4 15 6.4 13.4 8 12.4 C7 9.4 8.4 6.6 12 6.6 Z O10.4 10.2 0.9 O13.6 10.2 0.9",
        "M12 6.4 L12 1.2 M11.6 5.4 C8 5.4 6 3.4 6.2 1 M12.4 5.4 C16 5.4 18 3.4 17.8 1",
    ),
    "berries": (
        "!O7 16.4 4.2 O16.6 17.8 4.4 O13 9.4 3.4",
        "M7 12 C7 6 11 3 17.4 1.8 M13 6 L14.4 3 M16.6 13.2 C17.6 8 17 4.6 15.6 2.4",
        "!M17.4 1.8 C20.4 2.6 22 5 22.2 8.4 C19 7.6 17.2 5.4 17.4 1.8 Z",
    ),
    "crystal": (
        "!M12 1 L16 5.4 L16 17.6 L12 20 L8 17.6 L8 5.4 Z M11.6 6 L12.4 6 L12.4 18 L11.6 18 Z",
        "!M5.4 9 L7 11 L7 20.4 L10.4 22.4 L3 22.4 L3 11.4 Z M18.6 11 L21 13.4 L21 22.4 L13.6 22.4 L17 20.4 L17 13 "
        "Z",
    ),
    "gem": (
        "M6.4 3.4 L17.6 3.4 L22.4 9.4 L12 22 L1.6 9.4 Z M1.6 9.4 L22.4 9.4 M6.4 3.4 L8.6 9.4 L12 22 M17.6 3.4 "
        "L15.4 9.4 L12 22 M8.6 9.4 L12 3.4 L15.4 9.4",
    ),
    "sprig": (
        "M12 23 C12 15 12 9 12 4.6",
        "!M12 1 C14 3 14 5.4 12 7 C10 5.4 10 3 12 1 Z M11.4 11 C8 11.4 5.6 9.8 5 6.4 C8.4 6.2 10.8 7.8 11.4 11 Z "
        "M12.6 11 C16 11.4 18.4 9.8 19 6.4 C15.6 6.2 13.2 7.8 12.6 11 Z M11.4 16.4 C7.4 17 4.4 15 3.6 11.2 C7.6 "
        "11 10.6 12.8 11.4 16.4 Z M12.6 16.4 C16.6 17 19.6 15 20.4 11.2 C16.4 11 13.4 12.8 12.6 16.4 Z M11.4 21.4 "
        "C8.4 22 6 20.6 5.2 17.8 C8.2 17.4 10.6 18.6 11.4 21.4 Z M12.6 21.4 C15.6 22 18 20.6 18.8 17.8 C15.8 17.4 "
        "13.4 18.6 12.6 21.4 Z",
    ),
    "cloth": (
        "!M3 6 C3 3.6 6.6 3.6 6.6 6 L6.6 18 C6.6 20.4 3 20.4 3 18 Z M7.8 4.6 L19.6 4.6 C21 6.4 19 8 20.4 10 C21.8 "
        "12 19.6 13.6 20.6 15.6 C21.4 17.4 20 18.8 20.8 20.4 L7.8 20.4 Z",
        "M11 8 L16.6 8 M11 12 L17.4 12 M11 16 L17 16",
    ),
    "chain": (
        "O6 5.4 3.4 O10.4 9.8 3.4 O14.6 14 3.4 O19 18.4 3.4",
    ),
    "goblet": (
        "!M5 1.8 L19 1.8 C19.4 8.6 16.6 11.6 13 12.2 L13 19 C15.4 19.2 17.4 20.2 17.8 22.4 L6.2 22.4 C6.6 20.2 "
        "8.6 19.2 11 19 L11 12.2 C7.4 11.6 4.6 8.6 5 1.8 Z M7 3.6 C7.2 5 7.2 5.6 7.6 6.6 L16.4 6.6 C16.8 5.6 16.8 "
        "5 17 3.6 Z",
    ),
    "mercury": (
        "O12 10.4 4.8 M12 15.2 L12 22.6 M8.4 19 L15.6 19 M6.4 1.8 C7 5.8 17 5.8 17.6 1.8",
    ),
    "sulphur": (
        "M12 2 L19.6 13.4 L4.4 13.4 Z M12 13.4 L12 22.6 M8 18.2 L16 18.2",
    ),
    "bone": (
        "!M5.4 3 C7.6 1.4 9.8 3 9.4 5.4 L12 10.4 L10.4 11.4 L12 12.6 L10.4 14 L11.6 14.8 L14.6 18.6 C17 18.2 18.6 "
        "20.4 17 22.4 C15.6 24 13.4 23 13.4 21.2 C11.6 21.4 10.6 19.4 11.6 18 L8.4 13 L10 11.6 L8.6 10.4 L9.8 9 "
        "L7.4 6.6 C5.8 7.6 3.8 6.4 4.2 4.8 C2.6 4.6 3.4 2.6 5.4 3 Z",
        "M16 5 L19.6 2.6 M17 8.4 L21.4 8 M15 1.6 L16.4 -0.4",
    ),
    "ribs": (
        "!M11 1.6 L13 1.6 L13 22.4 L11 22.4 Z",
        "M11 5 C5 4 3.4 8 5 11 M11 9.6 C5.6 8.8 3.6 12.4 5.4 15.4 M11 14.2 C6.6 13.6 5 16.6 6.4 19.4 M13 5 C19 4 "
        "20.6 8 19 11 M13 9.6 C18.4 8.8 20.4 12.4 18.6 15.4 M13 14.2 C17.4 13.6 19 16.6 17.6 19.4",
    ),
    "gash": (
        "!M3 3.4 C9 6.6 16 13.4 21 20.6 C14 17 7.6 11 3 3.4 Z",
        "M9.6 5.4 L5.8 10.4 M13.6 8.6 L9.4 14 M17.4 12.6 L13.2 17.6",
    ),
    "crutch": (
        "M5.4 3 L14.4 3 M9.8 3 L9.8 8 C9.8 10 10.8 13 11.4 15.6 L12.6 22.6 M7 9.6 L13.4 8.4 M14 19 L19.6 19",
    ),
    "hurt-hand": (
        "!M6.4 22.6 L6.4 14.6 L3.6 10.4 C3.6 8.4 5.4 8.4 6.6 10 L7.4 4 C7.8 2.6 9.6 2.8 9.6 4.2 L9.8 9.4 L10.8 "
        "2.6 C11.2 1.4 13 1.6 13 3 L12.8 9.6 L14.4 4 C15 2.8 16.6 3.4 16.4 4.8 L15.4 10.6 L17.4 7.6 C18.4 6.6 "
        "19.8 7.6 19.2 8.8 L16 16 L15.6 22.6 Z M8 14 L13.6 14 L13.6 15.2 L8 15.2 Z",
        "M20.6 13.4 L22.6 12 M20.4 17 L23 17.4 M2.6 15.6 L0.8 16.8",
    ),
    "moon": (
        "!M15 2 C9 2.6 5 7 5 12.4 C5 18 9.6 22.4 15.4 22.4 C18 22.4 20.2 21.4 21.8 19.8 C14.6 20.6 10.4 16 10.4 "
        "11 C10.4 7.4 12 4 15 2 Z",
        "M18 5 L18 8.4 M16.4 6.6 L19.6 6.6",
    ),
    "comet": (
        "!M16 8 L17.6 11.8 L21.8 12.2 L18.6 15 L19.6 19 L16 16.8 L12.4 19 L13.4 15 L10.2 12.2 L14.4 11.8 Z",
        "M12.6 10 L3 2 M10 13 L1.6 8.4 M15 8.4 L9 1.6",
    ),
    "earth": (
        "!M1.4 20.6 L8.6 6.4 L12 12.4 L15 8 L22.6 20.6 Z M8.6 9.6 L6.4 14 L9 13 L10.4 15 Z",
        "M2 22.8 L22 22.8",
    ),
}  # fmt: skip

WORDS: Final[Mapping[str, str]] = {
    "hammer": "hammer", "mace": "mace", "flail": "flail", "staff": "staff", "censer": "censer", "incense": "censer",
    "buckler": "buckler", "tower": "shield", "shield": "shield", "robe": "robe", "cassock": "robe", "jack": "robe",
    "gambeson": "robe", "cloak": "cloak", "cuirass": "armour", "brigandine": "armour", "armour": "armour",
    "kettle": "kettle", "hat": "kettle", "hood": "hood", "helmet": "helmet", "hooks": "hook", "hook": "hook",
    "alembic": "alembic", "glove": "glove", "spurs": "spur", "lantern": "lantern", "lens": "lens", "prism": "prism",
    "relic": "reliquary", "reliquary": "reliquary", "bandages": "bandage", "rope": "rope", "lockpicks": "key",
    "coin": "coins", "cross": "cross", "scroll": "scroll", "contract": "scroll", "sandals": "wing", "wind": "wind",
    "clay": "earth", "earth": "earth", "water": "drop", "ring": "ring", "ember": "flame", "flames": "flame",
    "mandrake": "root", "nightshade": "berries", "oak": "leaf", "salt": "crystal", "saltpetre": "crystal",
    "florins": "purse", "purse": "purse", "quicksilver": "mercury", "quintessence": "spell", "ruby": "gem",
    "sage": "sprig", "silk": "cloth", "chain": "chain", "star": "comet", "sulphur": "sulphur", "glass": "goblet",
    "sword": "sword", "blade": "sword", "dagger": "knife", "knives": "knife", "bow": "bow", "crossbow": "crossbow",
    "matchlock": "harquebus", "pistol": "harquebus", "spear": "spear", "draught": "flask", "antidote": "flask",
    "panacea": "flask", "elixir": "flask", "flask": "flask", "arm": "bone", "knee": "bone", "hands": "hurt-hand",
    "trembling": "hurt-hand", "concussion": "star", "ribs": "ribs", "cut": "gash", "infected": "drops",
    "limp": "crutch", "eye": "blind", "terrors": "moon", "scarred": "mask", "weapon": "sword", "accessory": "ring",
    "consumable": "flask", "key": "key", "injury": "drops", "pecunia": "coins", "alchemia": "flask",
    "elementum": "flame", "shot": "bow", "arrow": "bow", "fireball": "flame", "leap": "wing", "falcon": "falcon",
    "prey": "target", "attack": "swords", "defence": "shield", "support": "bless", "movement": "boot",
}  # fmt: skip
_WORD: Final = re.compile(r"[a-z]+")


def choose(*descriptions: str) -> str:
    """Choose a drawing by the first word for which there is one: first the name of a card, then its kind."""
    for description in descriptions:
        for found in _WORD.finditer(description.lower()):
            if found.group() in WORDS:
                return WORDS[found.group()]
    return "chest"


def draw(painter: QPainter, name: str, box: QRectF, colour: QColor, width: float = 1.6) -> None:
    """Draw a thing into a box; it may be a sign, an emblem or an icon, too. An unknown one is a seal."""
    if name in DRAWINGS:
        layers = DRAWINGS[name]
    elif name in emblems.names():
        layers = emblems.named(name)
    elif name in signs.NAMES:
        layers = (signs.drawing(name),)
    else:
        marks.draw(painter, name if name in marks.DRAWINGS or name in icons.DRAWINGS else "seal", box, colour, width)
        return
    for layer in layers:
        strokes.draw(painter, layer, box, colour, width)


def sign_icon(name: str, colour: str, size: int = 20, chosen: str = "") -> QIcon:
    """A thing as an icon, sharp on screens of double density too; ``chosen`` is its colour in a chosen line."""
    made, box = QIcon(), QRectF(1, 1, size - 2, size - 2)
    for mode, ink in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Selected, chosen or colour)):
        add_to(made, size, partial(draw, name=name, box=box, colour=QColor(ink), width=2.0), mode)
    return made
