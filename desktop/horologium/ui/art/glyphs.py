"""Glyphs of journal and time: what a line tells of, and what the buttons of the replay do."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QIcon, QPainter

from horologium.ui.art import icons, signs, strokes
from horologium.ui.art.pixmaps import add_to

if TYPE_CHECKING:
    from collections.abc import Mapping

DRAWINGS: Final[Mapping[str, str]] = {
    "plan": (
        "M1.8 12 C6 5.6 18 5.6 22.2 12 C18 18.4 6 18.4 1.8 12 Z O12 12 3.2 M12 1.6 L12 4.6 M4.6 3.8 L6.4 6.2 "
        "M19.4 3.8 L17.6 6.2"
    ),
    "attack": (
        "M3.4 2.6 L16.6 15.8 M20.6 2.6 L7.4 15.8 M13.2 18.6 L19.4 12.4 M10.8 18.6 L4.6 12.4 M17 16.2 L21 20.2 "
        "M7 16.2 L3 20.2"
    ),
    "dice": "M12 1.8 L21.4 7 L21.4 17 L12 22.2 L2.6 17 L2.6 7 Z M2.6 7 L12 12.2 L21.4 7 M12 12.2 L12 22.2 "
    "O12 7 0.8 O7 12.6 0.7 O7 17 0.7 O15.6 13 0.7 O18.4 14.8 0.7 O17 17 0.7",
    "card": "M3.4 5.6 L12.6 2.2 L19.2 18.4 L10 22 Z M12.6 2.2 L20.6 2.2 L20.6 17.4 L19 17.8 M8.6 10.6 L10.8 8.2 "
    "L13.4 10.4 L11.8 14 Z",
    "clock": icons.DRAWINGS["hour"],
    "threat": "M12 2 C18 2 22 6.4 22 12 C22 17.6 18 22 12 22 C6 22 2 17.6 2 12 M12 7 L12 13.4 M12 16.6 L12 17 "
    "M2 12 L5.4 9.4 M2 12 L0.8 8",
    "story": icons.DRAWINGS["scroll"],
    "reveal": icons.DRAWINGS["scroll"],
    "note": "!O12 12 3.4",
    "undo": "M8.6 3.6 L3 9 L8.6 14.4 M3.4 9 L14 9 C18.6 9 21 12 21 15 C21 18.4 18.4 20.6 14.6 20.6 L8 20.6",
    "redo": "M15.4 3.6 L21 9 L15.4 14.4 M20.6 9 L10 9 C5.4 9 3 12 3 15 C3 18.4 5.6 20.6 9.4 20.6 L16 20.6",
    "play": "!M6 2.6 L21 12 L6 21.4 Z",
    "pause": "!M5 3 L10 3 L10 21 L5 21 Z M14 3 L19 3 L19 21 L14 21 Z",
    "step-back": "!M17.6 3.4 L17.6 20.6 L7.6 12 Z M4.2 3.4 L6.6 3.4 L6.6 20.6 L4.2 20.6 Z",
    "step-on": "!M6.4 3.4 L6.4 20.6 L16.4 12 Z M17.4 3.4 L19.8 3.4 L19.8 20.6 L17.4 20.6 Z",
    "now": "!M3 3.4 L3 20.6 L11 12 Z M11 3.4 L11 20.6 L19 12 Z M19 3.4 L21.4 3.4 L21.4 20.6 L19 20.6 Z",
    "share": "M12 15 L12 2.4 M7 7 L12 2 L17 7 M6 11 L3 11 L3 21.6 L21 21.6 L21 11 L18 11",
    "open": "M9 5 L16 12 L9 19",
    "opened": "M5 9 L12 16 L19 9",
    "search": icons.DRAWINGS["search"],
    "copy": icons.DRAWINGS["copy"],
}
SIGNS: Final[Mapping[str, str]] = {
    "turn": "hourglass",
    "move": "boot",
    "wound": "drop",
    "heal": "heart",
    "death": "skull",
    "loot": "purse",
    "status": "star",
    "gain": "star",
    "lose": "star",
    "arrive": "gate",
}
"""Glyphs that are drawn as a sign."""


def draw(painter: QPainter, name: str, box: QRectF, colour: QColor, width: float = 1.9) -> None:
    """Draw a glyph into a box; a kind without a drawing of its own is a dot."""
    drawing = signs.drawing(SIGNS[name]) if name in SIGNS else DRAWINGS.get(name, DRAWINGS["note"])
    strokes.draw(painter, drawing, box, colour, width)


def icon(name: str, colour: str, faint: str, size: int = 18) -> QIcon:
    """Give a glyph for a button; where it cannot be pressed it is drawn in a fainter colour."""
    made, box = QIcon(), QRectF(1, 1, size - 2, size - 2)
    for mode, shade in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Disabled, faint)):
        add_to(made, size, partial(draw, name=name, box=box, colour=QColor(shade)), mode)
    return made
