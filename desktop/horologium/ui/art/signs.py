"""Small signs on a grid of 24: statuses of figures, and what lies on the board."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from horologium.ui.art import emblems, strokes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QColor, QPainter

DRAWINGS: Final[Mapping[str, str]] = {
    "reroll": (
        "M19.4 8 C16.4 2.6 8.6 2 5 7.4 C2 12 4.4 19 10.4 20.4 C14.6 21.2 18.4 19 19.8 15.4 M20 2.8 L19.6 8.4 L14.2 7.6"
    ),
    "advantage": "!M12 2 L21 12 L15.6 12 L15.6 22 L8.4 22 L8.4 12 L3 12 Z",
    "disadvantage": "!M12 22 L21 12 L15.6 12 L15.6 2 L8.4 2 L8.4 12 L3 12 Z",
    "shield": (
        "!M3.4 3 L20.6 3 L20.6 10.6 C20.6 16.6 16.8 20.8 12 23 C7.2 20.8 3.4 16.6 3.4 10.6 Z M11.2 5 L12.8 5 L12.8 "
        "20 L11.2 20 Z"
    ),
    "bless": (
        "!M10.4 6.6 L13.6 6.6 L13.6 11 L18 11 L18 14.2 L13.6 14.2 L13.6 23 L10.4 23 L10.4 14.2 L6 14.2 L6 11 L10.4 "
        "11 Z M4 3.4 C8 0.4 16 0.4 20 3.4 L19 5 C15.6 2.8 8.4 2.8 5 5 Z"
    ),
    "heart": (
        "!M12 22 C4 16 1.6 12 1.6 8 C1.6 4.4 4.2 2.4 7 2.4 C9.2 2.4 11 3.6 12 5.6 C13 3.6 14.8 2.4 17 2.4 C19.8 2.4 "
        "22.4 4.4 22.4 8 C22.4 12 20 16 12 22 Z"
    ),
    "wing": (
        "!M2 20.4 C3 11 9 3.4 22.4 2 C21.4 5.8 19 7.4 16.6 8.2 C18 8.6 19 8.6 20 8.4 C18.6 11.8 16 13 13.4 13.2 "
        "C14.4 13.8 15.4 14 16.4 13.8 C13.4 18.4 7 18.6 2 20.4 Z"
    ),
    "boot": (
        "!M7 1.6 L14.6 1.6 L14.2 11.4 C16.6 13.6 21.4 14 22 18.4 L22 21.6 L5.6 21.6 L6.4 14 Z M1.6 6 L5 6 L5 7.4 "
        "L1.6 7.4 Z M1 10.6 L4.8 10.6 L4.8 12 L1 12 Z M1.6 15.2 L4.6 15.2 L4.6 16.6 L1.6 16.6 Z"
    ),
    "flame": (
        "!M12 1 C13 6 19.4 8.6 19.4 15 C19.4 20 16 23 12 23 C8 23 4.6 20 4.6 15 C4.6 12 6 10 7.6 8.4 C7.8 10.6 8.6 "
        "11.8 9.8 12.2 C9.2 8 10 4 12 1 Z M12 14 C10.4 16 9.4 17.2 9.4 19 C9.4 20.8 10.6 21.6 12 21.6 C13.4 21.6 "
        "14.6 20.8 14.6 19 C14.6 17.2 13.6 16 12 14 Z"
    ),
    "net": "M3 3 L21 21 M9 2 L22 15 M2 9 L15 22 M21 3 L3 21 M15 2 L2 15 M22 9 L9 22",
    "poison": (
        "!M12 1.4 C15.6 7.6 18.8 11.4 18.8 15.8 C18.8 20 15.8 22.8 12 22.8 C8.2 22.8 5.2 20 5.2 15.8 C5.2 11.4 8.4 "
        "7.6 12 1.4 Z O9.6 14.6 1.5 O14.4 14.6 1.5 M9.4 18.6 L14.6 18.6 L14.6 19.8 L9.4 19.8 Z"
    ),
    "star": "!M12 1.4 L15 8.6 L22.8 9.2 L16.8 14.2 L18.8 21.8 L12 17.6 L5.2 21.8 L7.2 14.2 L1.2 9.2 L9 8.6 Z",
    "blind": "M1.8 12 C6 5.4 18 5.4 22.2 12 C18 18.6 6 18.6 1.8 12 Z O12 12 3 M3.6 21 L20.4 3",
    "curse": "M12 2 L18 21 L2.4 9.2 L21.6 9.2 L6 21 Z",
    "drop": (
        "!M12 1.4 C15.6 7.6 18.8 11.4 18.8 15.8 C18.8 20 15.8 22.8 12 22.8 C8.2 22.8 5.2 20 5.2 15.8 C5.2 11.4 8.4 "
        "7.6 12 1.4 Z"
    ),
    "drops": (
        "!M8 1.4 C10.8 6.4 13 9.2 13 12.2 C13 15.2 10.8 17 8 17 C5.2 17 3 15.2 3 12.2 C3 9.2 5.2 6.4 8 1.4 Z M17.4 "
        "9.4 C19.6 13.2 21.4 15.6 21.4 18 C21.4 20.8 19.8 22.6 17.4 22.6 C15 22.6 13.4 20.8 13.4 18 C13.4 15.6 15.2 "
        "13.2 17.4 9.4 Z"
    ),
    "hourglass": (
        "!M4.6 1.4 L19.4 1.4 L19.4 4 L17.8 4 C17.8 8.4 15.8 10.2 13.6 12 C15.8 13.8 17.8 15.6 17.8 20 L19.4 20 "
        "L19.4 22.6 L4.6 22.6 L4.6 20 L6.2 20 C6.2 15.6 8.2 13.8 10.4 12 C8.2 10.2 6.2 8.4 6.2 4 L4.6 4 Z M8 4 C8.2 "
        "6 9 7.4 10.2 8.4 L13.8 8.4 C15 7.4 15.8 6 16 4 Z"
    ),
    "flag": "!M4 1 L6.2 1 L6.2 23 L4 23 Z M6.2 2 L21 5.4 L6.2 12.6 Z",
    "coins": (
        "!M12 2 C17.6 2 21.6 4 21.6 6.6 C21.6 9.2 17.6 11.2 12 11.2 C6.4 11.2 2.4 9.2 2.4 6.6 C2.4 4 6.4 2 12 2 Z "
        "M2.4 9.6 C4 12 8 13.2 12 13.2 C16 13.2 20 12 21.6 9.6 L21.6 12.4 C20 14.8 16 16 12 16 C8 16 4 14.8 2.4 "
        "12.4 Z M2.4 15.4 C4 17.8 8 19 12 19 C16 19 20 17.8 21.6 15.4 L21.6 18.2 C20 20.8 16 22 12 22 C8 22 4 20.8 "
        "2.4 18.2 Z"
    ),
    "purse": (
        "!M8.4 1.6 L10.4 3.6 L12 1.8 L13.6 3.6 L15.6 1.6 L15 6.4 C19.6 9.6 22 13.6 22 17 C22 20.6 18.6 22.4 12 22.4 "
        "C5.4 22.4 2 20.6 2 17 C2 13.6 4.4 9.6 9 6.4 Z M8.2 7.2 L15.8 7.2 L15.8 8.8 L8.2 8.8 Z O12 15.4 2.8 O12 "
        "15.4 1.5"
    ),
    "crate": (
        "!M2.4 4 L21.6 4 L21.6 20.6 L2.4 20.6 Z M4.4 6 L4.4 8 L19.6 8 L19.6 6 Z M4.4 16.6 L4.4 18.6 L19.6 18.6 "
        "L19.6 16.6 Z M5.4 9.4 L8.6 9.4 L18.6 15.2 L15.4 15.2 Z"
    ),
    "bucket": "M4 8 C4 1.6 20 1.6 20 8 M3.6 8.4 L20.4 8.4 L18 22 L6 22 Z M4.6 13 C9 15 15 15 19.4 13",
    "lever": "!M10.4 17 L16.6 4.4 L19 5.6 L13 18 Z O18.4 4.4 2.8 M3 17 L21 17 L21 22 L3 22 Z",
    "bell": (
        "!M12 1.6 C13 1.6 13.6 2.2 13.6 3.2 C17.8 4.2 19 8 19 11.6 C19 15 20 16.6 22 18 L2 18 C4 16.6 5 15 5 11.6 "
        "C5 8 6.2 4.2 10.4 3.2 C10.4 2.2 11 1.6 12 1.6 Z M9.2 19 L14.8 19 C14.6 21 13.6 22.2 12 22.2 C10.4 22.2 9.4 "
        "21 9.2 19 Z"
    ),
    "gate": (
        "M3 22 L3 10 C3 0 21 0 21 10 L21 22 M7.4 22 L7.4 5.4 M12 22 L12 3.4 M16.6 22 L16.6 5.4 M3.4 10.4 L20.6 10.4 "
        "M3.4 16.4 L20.6 16.4"
    ),
    "ladder": "M7 1.6 L7 22.4 M17 1.6 L17 22.4 M7 5 L17 5 M7 9.6 L17 9.6 M7 14.2 L17 14.2 M7 18.8 L17 18.8",
    "rope": "M6 22 C2 14 16 14 12 8 C9.6 4.4 4 7 7 10.6 C10 14 20 12 18 2 M6 22 L4 19.4 M6 22 L9 20.6",
    "grain": (
        "M12 23 L12 8 M12 8 C9 7 9 3 12 1.4 C15 3 15 7 12 8 M12 13 C7.6 13 6 10 6.4 7.4 C9.6 7.6 11.6 9.6 12 13 "
        "C12.4 9.6 14.4 7.6 17.6 7.4 C18 10 16.4 13 12 13 M12 18.6 C7.6 18.6 6 15.6 6.4 13 C9.6 13.2 11.6 15.2 12 "
        "18.6 C12.4 15.2 14.4 13.2 17.6 13 C18 15.6 16.4 18.6 12 18.6"
    ),
    "bandage": (
        "M3.4 15 L15 3.4 C17 1.6 19.6 1.8 21 3.2 C22.4 4.6 22.4 7 20.6 9 L9 20.6 C7 22.4 4.4 22.2 3 20.8 C1.6 19.4 1.6 "
        "17 3.4 15 Z M7.6 10.8 L13.2 16.4 M10.8 7.6 L16.4 13.2"
    ),
    "bag": "!M3.4 6 L20.6 6 L22 21.6 L2 21.6 Z M5 8 L6 13 L18 13 L19 8 Z M10.6 13 L13.4 13 L13.4 16.6 L10.6 16.6 Z",
    "person": "!O12 6.4 4.8 M12 12.4 C18 12.4 21 16.4 21.4 22.8 L2.6 22.8 C3 16.4 6 12.4 12 12.4 Z",
    "key": (
        "!M7.6 6.4 C11.4 6.4 13 9 13.2 10.8 L22.4 10.8 L22.4 16 L19.8 16 L19.8 13.4 L17.6 13.4 L17.6 15.4 L15.2 "
        "15.4 L15.2 13.4 L13 13.4 C12.4 15.8 10.4 17.6 7.6 17.6 C4.4 17.6 1.8 15.2 1.8 12 C1.8 8.8 4.4 6.4 7.6 6.4 "
        "Z O7 12 1.9"
    ),
}

WORDS: Final[Mapping[str, str]] = {
    "defense": "shield", "shielded": "shield", "guarded": "shield", "charm": "heart", "flying": "wing", "speed": "boot",
    "burn": "flame", "burning": "flame", "fire": "flame", "entangled": "net", "stun": "star", "cursed": "curse",
    "bleed": "drop", "hemorrhage": "drops", "ko": "skull", "injured": "bandage", "active": "hourglass",
    "waiting": "hourglass",
    "engaged": "swords", "reload": "reroll", "objective": "flag", "tokens": "coins", "wounded": "drop", "loot": "purse",
    "reinforcement": "gate", "reinforcements": "gate", "character": "person", "satchel": "bag", "saddlebag": "bag",
    "barrel": "crate", "heap": "grain", "north": "gate", "road": "gate", "money": "coins", "water": "bucket",
    "marker": "star", "smoke": "blind", "cosmo": "star", "paralysed": "net", "slowed": "boot", "guarding": "shield",
}  # fmt: skip
SHARED: Final = ("chest", "horn", "skull", "swords")
"""Signs that are drawn as the first layer of the emblem of this name."""
NAMES: Final = frozenset((*DRAWINGS, *SHARED))
_WORD: Final = re.compile(r"[a-z]+")


def choose(*descriptions: str) -> str:
    """Choose a sign by the first word for which there is one; nothing if there is none."""
    words: list[str] = _WORD.findall(" ".join(descriptions).lower())
    for word in words:
        if word in NAMES or word in WORDS:
            return WORDS.get(word, word)
    return ""


def drawing(name: str) -> str:
    """A sign by its name."""
    return emblems.named(name)[0] if name in SHARED else DRAWINGS[name]


def draw(painter: QPainter, name: str, box: QRectF, colour: QColor, width: float = 2.2) -> None:
    """Draw a sign into a box."""
    strokes.draw(painter, drawing(name), box, colour, width)
