"""Emblems of figures: woodcuts of our own, on a grid of 24, chosen by the words with which a figure is described.

A drawing is a row of layers as ``strokes`` reads them: a leading ! is a filled shape (what lies inside twice is cut
out), else lines.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from horologium.ui.art import strokes

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QColor, QPainter

DRAWINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "sword": (
        "!M12 0.8 L13.9 4.4 L13.7 14.4 L10.3 14.4 L10.1 4.4 Z M11.7 4.6 L11.7 13 L12.3 13 L12.3 4.6 Z",
        "!M5.6 14.4 C8 15.4 16 15.4 18.4 14.4 L18.4 16.8 C16 17.4 8 17.4 5.6 16.8 Z M10.9 17 L13.1 17 L13.1 20.4 "
        "L10.9 20.4 Z",
        "!O12 21.6 1.8",
    ),
    "swords": (
        "!M3 2 L6 2.4 L17.6 15.4 L15.4 17.4 L2.8 5 Z M21 2 L18 2.4 L6.4 15.4 L8.6 17.4 L21.2 5 Z",
        "M3.2 16 L8 20.8 M20.8 16 L16 20.8 M5.4 18.6 L2.6 21.6 M18.6 18.6 L21.4 21.6",
    ),
    "bow": (
        "!M5 1.6 C14.8 4 19.4 9 19.4 12 C19.4 15 14.8 20 5 22.4 C12 18.4 16.4 15 16.4 12 C16.4 9 12 5.6 5 1.6 Z",
        "M5.4 2 L8.6 12 L5.4 22 M2 12 L21 12",
        "!M23.4 12 L18.6 9.6 L19.8 12 L18.6 14.4 Z M1 9.8 L4.4 12 L1 14.2 L4.8 14.2 L7 12 L4.8 9.8 Z",
    ),
    "crossbow": (
        "!M4.2 9.6 C6 4.4 11 2.4 12 1 C13 2.4 18 4.4 19.8 9.6 C17 6.8 14 6 12 6 C10 6 7 6.8 4.2 9.6 Z",
        "!M10.8 5 L13.2 5 L13.2 19 L14.6 23 L9.4 23 L10.8 19 Z",
        "M4.4 9.4 L12 13.4 L19.6 9.4 M9.4 15.6 L14.6 15.6",
    ),
    "spell": (
        "!M12 1 L13.8 8.2 L19.8 4.2 L15.8 10.2 L23 12 L15.8 13.8 L19.8 19.8 L13.8 15.8 L12 23 L10.2 15.8 L4.2 19.8 "
        "L8.2 13.8 L1 12 L8.2 10.2 L4.2 4.2 L10.2 8.2 Z O12 12 2.2",
    ),
    "cross": (
        "!M9.6 1.6 C11 2.6 13 2.6 14.4 1.6 L13.6 8 L20.4 7.2 C19.4 8.8 19.4 10.6 20.4 12 L13.6 11.2 L14.6 22.4 C13 "
        "21.4 11 21.4 9.4 22.4 L10.4 11.2 L3.6 12 C4.6 10.6 4.6 8.8 3.6 7.2 L10.4 8 Z",
    ),
    "helmet": (
        "!M12 1.4 C17.6 1.4 20 5.4 20 10.6 L20 19 L15.4 22.6 L8.6 22.6 L4 19 L4 10.6 C4 5.4 6.4 1.4 12 1.4 Z M5.6 "
        "9.4 L10.9 10.4 L10.9 12.2 L5.6 11.4 Z M18.4 9.4 L13.1 10.4 L13.1 12.2 L18.4 11.4 Z M7.2 14.6 L9 14.8 L9 "
        "19.6 L7.2 18.6 Z M16.8 14.6 L15 14.8 L15 19.6 L16.8 18.6 Z M11.6 3 L12.4 3 L12.4 21 L11.6 21 Z",
    ),
    "plume": (
        "!M10 8 C8 3.4 11 0.8 16 1.2 C21.4 1.6 23 6 21.4 9.6 C20.4 6.8 18.4 5.8 16.4 6.4 C18 7.6 18.8 9.6 18.2 11.4 "
        "C16.6 8.8 13.4 7.4 10 8 Z",
        "!M10.6 8.6 C15.4 8.4 17.8 11.6 17.8 15.4 L17.8 20.4 L14 22.8 L7.4 22.8 L4 20.4 L4 15.4 C4 11.4 6.4 8.8 "
        "10.6 8.6 Z M5.6 14.6 L16.2 14.6 L16.2 16.2 L5.6 16.2 Z M8 18 L9.2 18 L9.2 21 L8 21 Z M12.6 18 L13.8 18 "
        "L13.8 21 L12.6 21 Z",
    ),
    "wolf": (
        "!M2.4 1.8 L8.4 6 L15 5.4 L18.8 1.4 L18.6 7.4 L21.8 12.4 L19 14 L20.6 16.2 L16.4 17.4 L12.4 22.4 L11.4 18.8 "
        "L7.4 19.6 L8.2 16.4 L4 15.4 L5.6 12.8 L2.8 9.6 L4.6 8.4 Z M8 9.6 L11.2 11 L10.4 12.6 Z M17.6 9.8 L14.8 11 "
        "L15.4 12.6 Z M12 16.2 L14.8 16 L13.4 18 Z",
    ),
    "hound": (
        "!M3 6.4 C6 2.2 9 3.4 10 5 L14 5 C15 3.4 18 2.2 21 6.4 C22 9 20.6 12 18.8 11.6 L18 16 C16.4 19.6 14 21.8 12 "
        "21.8 C10 21.8 7.6 19.6 6 16 L5.2 11.6 C3.4 12 2 9 3 6.4 Z O9 11 1.3 O15 11 1.3 M10 15.2 L14 15.2 L12 17.6 "
        "Z M11.7 17.4 L12.3 17.4 L12.3 20 L11.7 20 Z",
    ),
    "faun": (
        "!M9 7.6 C4.6 8.4 1 6.2 1.8 3 C2.6 0.4 6.2 0.6 6.4 3 C5 2.4 4 3.4 4.6 4.4 C5.6 5.8 8.4 4.4 10.4 5.6 L13.6 "
        "5.6 C15.6 4.4 18.4 5.8 19.4 4.4 C20 3.4 19 2.4 17.6 3 C17.8 0.6 21.4 0.4 22.2 3 C23 6.2 19.4 8.4 15 7.6 "
        "L20.4 10 C20 12 18.6 13 17.4 13 C17 16.4 15 18.4 14 19 L12 23 L10 19 C9 18.4 7 16.4 6.6 13 C5.4 13 4 12 "
        "3.6 10 Z M8.2 11 L11 12 L10 13.4 Z M15.8 11 L13 12 L14 13.4 Z M10 16.4 L14 16.4 L12 17.8 Z",
    ),
    "mask": (
        "!M1.4 7 C5 4.4 9 5 12 6.8 C15 5 19 4.4 22.6 7 C22.6 12.4 19.6 16.4 16 16 L13.4 14.6 L12 22.6 L10.6 14.6 L8 "
        "16 C4.4 16.4 1.4 12.4 1.4 7 Z M4.4 9.8 C6.4 8 9 8.6 10.2 10.8 C8.6 12.6 5.8 12.6 4.4 9.8 Z M19.6 9.8 C17.6 "
        "8 15 8.6 13.8 10.8 C15.4 12.6 18.2 12.6 19.6 9.8 Z",
    ),
    "hood": (
        "!M12 1 C18 3.4 21.6 9 21.6 16 L21.6 22.8 L2.4 22.8 L2.4 16 C2.4 9 6 3.4 12 1 Z M12 7.4 C8.6 8.8 6.8 12 7 "
        "16.2 C8.4 19 10 20.4 12 20.4 C14 20.4 15.6 19 17 16.2 C17.2 12 15.4 8.8 12 7.4 Z",
        "!M8.8 13.4 L11.2 14.4 L10.2 15.8 Z M15.2 13.4 L12.8 14.4 L13.8 15.8 Z",
    ),
    "harquebus": (
        "!M22.6 2.4 L23.6 4 L11.6 12.4 L12 13.6 L8.4 16 L6.4 21.6 L2 22.4 L1 19 L4.4 15.2 L8 9.8 L9.2 11.2 Z M9.6 "
        "13.4 L9 12.6 L10.6 11.6 L11 12.4 Z",
        "M10 14.8 C10.6 17.2 12.6 17 13.2 14.8 M17.6 4 C16 2.6 17.4 0.8 18.8 2 C19.6 0.2 22 0.6 21.4 2.2",
    ),
    "halberd": (
        "!M12 0.6 L13.4 5 L13.4 23.4 L10.6 23.4 L10.6 5 Z",
        "!M13.4 5.6 C17 5.4 20.6 3.8 22 2.8 C22.8 6.4 22.8 9.4 21.8 12.6 C19.6 11 17 10.4 13.4 10.6 Z M10.6 6.6 "
        "L7.4 7 L3.4 4.8 L5.4 8.4 L3.6 11.6 L7.4 9.8 L10.6 10 Z",
    ),
    "spear": (
        "!M12 0.4 L15 5.4 L13 8.4 L13 23.6 L11 23.6 L11 8.4 L9 5.4 Z",
        "M8 9.6 L16 9.6 M5 3.6 L7.2 8 M19 3.6 L16.8 8 M5 3.6 L5 23 M19 3.6 L19 23",
    ),
    "horn": (
        "!M2 3.4 C7 7.8 14.4 7.4 19.6 4.6 L22.6 11 C19.4 16.6 13.8 18.6 9 17.2 L9.8 14.6 C12.8 14.8 15 13.6 16 11.6 "
        "C10.4 13 4.4 9.6 1.2 5 Z",
        "M9.4 17.4 C8.4 20 10.6 22.4 13 22.2 M19.4 4.4 L22.8 11.2",
    ),
    "pipes": (
        "!M3 6 L5.8 6 L5.8 21 L3 21 Z M6.6 6 L9.4 6 L9.4 18.6 L6.6 18.6 Z M10.2 6 L13 6 L13 16 L10.2 16 Z M13.8 6 "
        "L16.6 6 L16.6 13.6 L13.8 13.6 Z M17.4 6 L20.2 6 L20.2 11.4 L17.4 11.4 Z M2 8.6 L21.4 8.6 L21.4 10 L2 10 Z",
    ),
    "veil": (
        "!M12 1 C18.6 1 20.6 7 20.6 13 C20.6 17.4 22 20.6 23 22.8 L1 22.8 C2 20.6 3.4 17.4 3.4 13 C3.4 7 5.4 1 12 1 "
        "Z M12 5.6 C8.6 5.6 7.2 8.4 7.2 11.4 C7.2 15 9.2 17.8 12 17.8 C14.8 17.8 16.8 15 16.8 11.4 C16.8 8.4 15.4 "
        "5.6 12 5.6 Z",
        "!M7.6 8.8 L16.4 8.8 L16 7 L8 7 Z M11.4 18.6 L12.6 18.6 L12.6 19.8 L13.8 19.8 L13.8 21 L12.6 21 L12.6 22.6 "
        "L11.4 22.6 L11.4 21 L10.2 21 L10.2 19.8 L11.4 19.8 Z M9.4 11 L11 11 L11 12 L9.4 12 Z M13 11 L14.6 11 L14.6 "
        "12 L13 12 Z",
    ),
    "monster": (
        "!M1.4 2 C4 4.8 6.2 5.4 8 4.6 L16 4.6 C17.8 5.4 20 4.8 22.6 2 C23 7.6 21 11 21 13.4 C21 18.6 17 22.6 12 "
        "22.6 C7 22.6 3 18.6 3 13.4 C3 11 1 7.6 1.4 2 Z M6 8.4 L10.4 10.8 L7.4 12 Z M18 8.4 L13.6 10.8 L16.6 12 Z "
        "M5.8 14.6 L18.2 14.6 L17 17.4 L15.8 15.4 L14.4 18.6 L13.2 15.6 L12 19 L10.8 15.6 L9.6 18.6 L8.2 15.4 L7 "
        "17.4 Z",
    ),
    "lion": (
        "!M12 0.8 L14.4 2.6 L17.4 1.8 L18.6 4.6 L21.6 5.6 L21.2 8.8 L23.2 11.4 L21.4 14 L21.8 17.2 L18.8 18.4 L17.4 "
        "21.4 L14.4 21 L12 23.2 L9.6 21 L6.6 21.4 L5.2 18.4 L2.2 17.2 L2.6 14 L0.8 11.4 L2.8 8.8 L2.4 5.6 L5.4 4.6 "
        "L6.6 1.8 L9.6 2.6 Z M7 7.6 L6.4 13 L9 18 L12 19.6 L15 18 L17.6 13 L17 7.6 L14 6 L10 6 Z",
        "!M8.4 9.4 L11 10.4 L9.6 11.6 Z M15.6 9.4 L13 10.4 L14.4 11.6 Z M10.2 13.2 L13.8 13.2 L12 15.4 Z",
        "M12 15.4 L12 16.4 M12 16.4 L9.8 17.4 M12 16.4 L14.2 17.4",
    ),
    "tree": (
        "!M10 23 L10.6 16.6 L6.4 14.6 C2.4 15.4 0.8 11.6 3 9.4 C1.8 5.6 5.4 3.4 8 4.4 C9 1 15 1 16 4.4 C18.6 3.4 "
        "22.2 5.6 21 9.4 C23.2 11.6 21.6 15.4 17.6 14.6 L13.4 16.6 L14 23 Z M11.6 9 L12.4 9 L12.6 14.6 L11.4 14.6 Z",
        "M10 22.4 L6 23.2 M14 22.4 L18 23.2",
    ),
    "leaf": (
        "!M20.6 2 C22.6 12 18 20.4 9 19.4 L4.4 23 L3 21.6 L6.6 17.4 C3.6 9 10 2.6 20.6 2 Z M18.4 4.4 L8.2 16 L9 "
        "16.8 L18.9 4.9 Z",
    ),
    "witch": (
        "!M14.6 0.8 L10 3.4 L6.6 13 C8.6 14.2 15.4 14.2 17.4 13 L13.4 4 Z",
        "!M1.2 15.6 C2.6 13.6 4.4 13.2 6 13.6 C9 15.4 15 15.4 18 13.6 C19.6 13.2 21.4 13.6 22.8 15.6 C19 19.4 5 "
        "19.4 1.2 15.6 Z",
        "M7.2 19 L9 22.8 M12 19.4 L12 23.2 M16.8 19 L15 22.8",
    ),
    "bomb": (
        "!O10.4 14.4 8 M6 12 C6.4 10 7.8 8.8 9.6 8.6 L9.8 9.6 C8.4 9.8 7.4 10.8 7 12.2 Z M14.2 6.4 L17.4 9.6 L19 8 "
        "L15.8 4.8 Z",
        "M17.4 6.4 C18 3.6 19.6 3 20.6 4.4 M20.6 1 L20.8 2.6 M23 2.4 L21.8 3.4 M23.4 5.6 L22 5",
    ),
    "knife": (
        "!M3.4 1.6 C9 4.6 12 8.6 13.4 12.6 L10.6 14 C6.6 11.4 3.6 7 3.4 1.6 Z M9.6 13.4 L14.2 11 L15 12.6 L10.4 15 "
        "Z M12 14.6 L13.8 13.6 L18.6 21.4 L16.4 22.6 Z",
        "!M20.6 1.6 C20.4 7 17.4 11.4 15.6 12.6 L13.6 9.6 C15.2 6.4 17.4 3.6 20.6 1.6 Z M9.6 15.4 L11.4 16.6 L7.6 "
        "22.6 L5.4 21.4 Z",
    ),
    "horse": (
        "!M8.4 1.4 L11 4 C16.4 4.6 20.4 9 21.4 16.6 L21.6 22.8 L8.6 22.8 C8.4 19.6 11.8 18 12.4 14.6 C10.4 16 8.2 "
        "15.6 6.6 17.2 L3.6 18.6 L1.8 16.4 L2.4 14 L6.2 8.2 L6.6 5 Z M8.6 8.4 L10.4 8 L9.4 9.8 Z",
    ),
    "oar": (
        "!M12 2.6 C10.8 2.6 9.8 3.6 9.8 4.8 C9.8 5.8 10.4 6.6 11.2 6.9 L11.2 9 L7.6 9 L7.6 10.8 L11.2 10.8 L11.2 20 "
        "C8 19.6 5.4 17.6 4.8 14.8 L6.6 15.6 L4 11.4 L1.8 16 L3.2 15.2 C4.2 19.6 7.8 22.4 12 22.4 C16.2 22.4 19.8 "
        "19.6 20.8 15.2 L22.2 16 L20 11.4 L17.4 15.6 L19.2 14.8 C18.6 17.6 16 19.6 12.8 20 L12.8 10.8 L16.4 10.8 "
        "L16.4 9 L12.8 9 L12.8 6.9 C13.6 6.6 14.2 5.8 14.2 4.8 C14.2 3.6 13.2 2.6 12 2.6 Z O12 4.8 1",
    ),
    "flask": (
        "!M9.4 1.4 L14.6 1.4 L14.6 3 L13.8 3 L13.8 8.6 L20.4 19 C21.4 21 20.4 22.8 18.2 22.8 L5.8 22.8 C3.6 22.8 "
        "2.6 21 3.6 19 L10.2 8.6 L10.2 3 L9.4 3 Z M11.4 9 L7.6 15.2 L16.4 15.2 L12.6 9 Z O9.4 19 1.1 O13.6 18 0.8",
    ),
    "book": (
        "!M12 5 C9 2.6 5 2.6 1.6 3.8 L1.6 19.4 C5 18.2 9 18.2 12 20.8 C15 18.2 19 18.2 22.4 19.4 L22.4 3.8 C19 2.6 "
        "15 2.6 12 5 Z M11.6 7 L11.6 18 L12.4 18 L12.4 7 Z M6.6 6.4 L7.6 9.4 L10.4 9.6 L8.2 11.4 L9 14.2 L6.6 12.6 "
        "L4.2 14.2 L5 11.4 L2.8 9.6 L5.6 9.4 Z",
    ),
    "falcon": (
        "!M1.4 3 C6 3.4 9.4 5.6 11 8.6 C12.4 5.8 16.8 2.8 22.6 2.4 C22 6.6 20.6 8.4 19 9.4 L20.4 9.8 C19.4 12.4 "
        "17.6 13.4 16 13.8 L16.8 14.8 C15.8 16.4 14.4 17 13 17.2 L14.4 22.4 L11.6 20.4 L8.8 22.4 L9.8 17 C7.6 16.6 "
        "6.6 15.6 6 14.4 L7 13.8 C4.6 13 3.4 11.6 3 9.8 L4.4 9.6 C2.6 8 1.6 5.8 1.4 3 Z O11.6 12 0.9",
    ),
    "scourge": (
        "!M3 21.4 L10.4 12.6 L12.2 14.2 L4.8 23 Z",
        "M11.4 13.2 C12 8 9 6 11 2 M11.4 13.2 C14 10 14 6 18 3.4 M11.4 13.2 C16 12.6 18 9.6 22 10.6",
        "!O11 2.4 1.5 O18.2 3.4 1.5 O21.6 10.8 1.5",
    ),
    "crown": (
        "!M2 6 L7 11.4 L12 3.2 L17 11.4 L22 6 L20.4 19.6 L3.6 19.6 Z M5 17 L19 17 L19 18 L5 18 Z O12 14 1.3 O7.6 "
        "14.4 0.9 O16.4 14.4 0.9",
        "!O2 5 1.4 O12 2.2 1.4 O22 5 1.4",
    ),
    "banner": (
        "!M4 1 L6 1 L6 23 L4 23 Z M6 2.4 L21.6 2.4 L17.8 7.6 L21.6 12.8 L6 12.8 Z M10.6 5 L12.6 5 L12.6 6.6 L14.2 "
        "6.6 L14.2 8.6 L12.6 8.6 L12.6 10.2 L10.6 10.2 L10.6 8.6 L9 8.6 L9 6.6 L10.6 6.6 Z",
    ),
    "person": (
        "!O12 6.4 4.8",
        "!M12 12.4 C18 12.4 21 16.4 21.4 22.8 L2.6 22.8 C3 16.4 6 12.4 12 12.4 Z M11.4 14.2 L12 20.6 L12.6 14.2 Z",
    ),
    "skull": (
        "!M12 1.6 C18 1.6 21.4 5.6 21.4 10.6 C21.4 14 20 16 17.6 17.2 L17.2 21.6 L6.8 21.6 L6.4 17.2 C4 16 2.6 14 "
        "2.6 10.6 C2.6 5.6 6 1.6 12 1.6 Z O8 11 2.5 O16 11 2.5 M12 13.6 L13.4 16.6 L10.6 16.6 Z M9.6 18.8 L10.2 "
        "18.8 L10.2 21.6 L9.6 21.6 Z M13.8 18.8 L14.4 18.8 L14.4 21.6 L13.8 21.6 Z",
    ),
    "chest": (
        "!M2 11 C2 6.6 4.4 4.4 8 4.4 L16 4.4 C19.6 4.4 22 6.6 22 11 Z M2 12.2 L9.6 12.2 L9.6 15.4 L14.4 15.4 L14.4 "
        "12.2 L22 12.2 L22 20.6 L2 20.6 Z M10.8 11 L13.2 11 L13.2 14.2 L10.8 14.2 Z",
    ),
}  # fmt: skip

WORDS: Final[Mapping[str, str]] = {
    "swordsman": "sword", "sword": "sword", "squire": "sword", "duelist": "swords", "brigand": "swords", "guard":
    "helmet", "bow": "bow", "bowman": "bow", "archer": "bow", "hunter": "bow", "poacher": "bow", "crossbow":
    "crossbow", "crossbowman": "crossbow", "spell": "spell", "magic": "spell", "apprentice": "spell", "elementalist":
    "spell", "witch": "witch", "acolyte": "cross", "exorcist": "cross", "hospitaller": "cross", "inquisitor": "book",
    "knight": "helmet", "helmet": "helmet", "captain": "plume", "condottiero": "plume", "sergeant": "plume",
    "provveditore": "crown", "lord": "crown", "wolf": "wolf", "mastiff": "hound", "hound": "hound", "dog": "hound",
    "faun": "faun", "satyr": "pipes", "piper": "pipes", "horned": "faun", "mask": "mask", "sicario": "mask", "plague":
    "mask", "shadow": "hood", "thief": "hood", "hood": "hood", "harquebuser": "harquebus", "harquebus": "harquebus",
    "halberdier": "halberd", "halberd": "halberd", "lansquenet": "halberd", "pikeman": "spear", "pike": "spear",
    "spear": "spear", "horn": "horn", "herald": "horn", "nun": "veil", "colossus": "helmet", "lion": "lion", "titan":
    "tree", "root": "tree", "spriggan": "tree", "dryad": "leaf", "bombardier": "bomb", "gipsy": "knife", "knife":
    "knife", "assassin": "knife", "outrider": "horse", "stratiota": "horse", "rider": "horse", "horse": "horse",
    "rower": "oar", "sailor": "oar", "alchemist": "flask", "falconer": "falcon", "flagellant": "scourge", "standard":
    "banner", "banner": "banner", "character": "person", "civilian": "person",
}  # fmt: skip
ROLES: Final[Mapping[str, str]] = {
    "ranged": "bow", "scout": "bow", "mage": "spell", "magic": "spell", "mental": "spell", "priest": "cross",
    "healer": "cross", "melee": "swords", "warrior": "sword", "elite": "helmet", "leader": "plume", "monster":
    "monster", "troop": "sword", "hero": "sword", "beast": "wolf", "undead": "skull", "elder": "faun",
}  # fmt: skip
"""Words that say little: they count only if there is no other."""
KNOWN: Final = frozenset((*DRAWINGS, *WORDS, *ROLES))
"""All words by which somebody is drawn; the contract suite names those that are not among them."""
_WORD: Final = re.compile(r"[a-z]+")


def choose(*descriptions: str) -> str:
    """Choose a drawing by the first word for which there is one; the name of a drawing is such a word too."""
    words: list[str] = _WORD.findall(" ".join(descriptions).lower())
    for word in words:
        if word in WORDS:
            return WORDS[word]
        if word in DRAWINGS and word not in ROLES:
            return word
    return next((ROLES[word] for word in words if word in ROLES), "person")


def draw(painter: QPainter, name: str, box: QRectF, colour: QColor, width: float = 1.5) -> None:
    """Draw an emblem into a box."""
    _layers(painter, DRAWINGS[name], box, colour, width)


def _layers(painter: QPainter, layers: Iterable[str], box: QRectF, colour: QColor, width: float) -> None:
    for layer in layers:
        strokes.draw(painter, layer, box, colour, width)
