"""Marks for numbers, cards and tracks, found by the words with which a game names them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from horologium.ui.art import emblems, icons, signs, strokes

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QColor, QPainter

DRAWINGS: Final[Mapping[str, str]] = {
    "target": "O12 12 9.6 O12 12 5.4 O12 12 1.6 M12 0.8 L12 4.4 M12 19.6 L12 23.2 M0.8 12 L4.4 12 M19.6 12 L23.2 12",
    "eye": "M1.4 12 C6 4.6 18 4.6 22.6 12 C18 19.4 6 19.4 1.4 12 Z O12 12 3.8 O12 12 1",
    "armour": (
        "!M6.4 2 C8.4 5.6 15.6 5.6 17.6 2 L22.6 5 L19.6 11 L19 22.6 C15 23.6 9 23.6 5 22.6 L4.4 11 L1.4 5 Z "
        "M11.4 8 L12.6 8 L12.6 21.6 L11.4 21.6 Z"
    ),
    "ring": "O12 15 7.4 O12 15 4.6 M8.4 5.6 L12 1.6 L15.6 5.6 L12 8.6 Z",
    "cards": "M3 6.6 L13 3.4 L17.6 18 L7.6 21.2 Z M14.4 5 L21.4 6.8 L17.8 19.6",
    "knot": "M12 2 L14.8 9 L22 9.6 L16.4 14.2 L18.4 21.4 L12 17.4 L5.6 21.4 L7.6 14.2 L2 9.6 L9.2 9 Z",
    "fist": (
        "!M5 9 C5 6.6 7.6 6.6 8 8.4 C8 5.8 11.4 5.8 11.6 8 C11.8 5.8 15 6 15 8.4 C15.4 6.8 18.4 6.8 18.6 9.4 L18.6 14 "
        "C18.6 17 17 18.6 16.4 19.4 L16.4 22.6 L7.6 22.6 L7.6 19.4 C5.8 18 5 15.6 5 13 Z M8.6 12.6 L15 12.6 L15 13.8 "
        "L8.6 13.8 Z"
    ),
}  # fmt: skip

WORDS: Final[Mapping[str, str]] = {
    "rapidity": "hourglass", "precision": "target", "physical": "fist", "mind": "book", "health": "heart",
    "control": "eye", "mental": "spell", "move": "boot", "movement": "boot", "guard": "shield", "attack": "swords",
    "range": "bow", "clock": "hourglass", "round": "hourglass", "loot": "purse", "coins": "coins", "ko": "skull",
    "points": "flag", "deck": "cards", "threat": "warning", "ap": "hour", "defence": "shield", "support": "bless",
    "weapon": "sword", "armour": "armour", "helmet": "helmet", "accessory": "ring", "scroll": "scroll",
    "consumable": "flask", "key": "key", "injury": "drops", "keyword": "knot", "event": "bell", "end": "hourglass",
    "shield": "shield", "location": "flag", "card": "cards", "bow": "bow", "crossbow": "crossbow", "staff": "spell",
    "knives": "knife", "dagger": "knife", "mace": "fist", "spear": "spear", "rope": "rope", "matchlock": "harquebus",
    "pistol": "harquebus", "won": "seal", "lost": "skull", "pecunia": "coins", "alchemia": "flask",
    "elementum": "flame", "heart": "heart", "morale": "flag", "rank": "crown",
}  # fmt: skip
_WORD = re.compile(r"[a-z]+")


def choose(*descriptions: str) -> str:
    """Choose a mark by the first word for which there is one."""
    for description in descriptions:
        for found in _WORD.finditer(description.lower()):
            word = found.group()
            if word in WORDS:
                return WORDS[word]
            if word in DRAWINGS:
                return word
    return "seal"


def draw(painter: QPainter, name: str, box: QRectF, colour: QColor, width: float = 2.0) -> None:
    """Draw a mark, sign, emblem or icon into a box."""
    if name in DRAWINGS:
        strokes.draw(painter, DRAWINGS[name], box, colour, width)
    elif name in signs.NAMES:
        signs.draw(painter, name, box, colour, width)
    elif name in emblems.names():
        emblems.draw(painter, emblems.named(name), box, colour, width)
    else:
        icons.paint(painter, name, box, colour, width)
