"""The icons of the window, our own drawings."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QIcon, QPainter

from horologium.ui.art import strokes
from horologium.ui.art.pixmaps import add_to


def _gear() -> str:
    """Draw a wheel of eight teeth."""
    corners = []
    for tooth in range(8):
        for turn, radius in ((-0.30, 7.4), (-0.19, 10.4), (0.19, 10.4), (0.30, 7.4)):
            angle = (tooth + turn) * pi / 4 * 1.0
            corners.append(f"{12 + radius * sin(angle):.2f} {12 - radius * cos(angle):.2f}")
    return "M" + " L".join(corners) + " Z O12 12 3.2"


DRAWINGS: Final[dict[str, str]] = {
    "hour": "O12 12 9.5 M12 5.5 L12 12 L16.5 14.5 M12 1.6 L12 2.5",
    "book": (
        "M12 6 C9 3.4 5 3.4 2.2 4.5 L2.2 18.5 C5 17.4 9 17.4 12 20 C15 17.4 19 17.4 21.8 18.5 "
        "L21.8 4.5 C19 3.4 15 3.4 12 6 Z M12 6 L12 20 M5 8.2 L9 8.9 M5 11.6 L9 12.3 M19 8.2 L15 8.9 M19 11.6 L15 12.3"
    ),
    "gear": _gear(),
    "chest": (
        "M3 11 C3 7 5 5 8 5 L16 5 C19 5 21 7 21 11 L21 19.5 L3 19.5 Z M3 11.5 L10 11.5 M14 11.5 L21 11.5 "
        "M10 9.8 L14 9.8 L14 14.5 L10 14.5 Z M12 11.6 L12 12.8"
    ),
    "folder": "M2.5 19 L2.5 5.5 L9 5.5 L11.2 8 L21.5 8 L21.5 19 Z M2.5 11 L21.5 11",
    "map": "M3 4.4 L9 2.6 L15 4.4 L21 2.6 L21 19.6 L15 21.4 L9 19.6 L3 21.4 Z M9 2.6 L9 19.6 M15 4.4 L15 21.4",
    "search": "O10 10 6.4 M14.8 14.8 L21.4 21.4",
    "link": (
        "M10 14 C8 12 8 10 10 8 L13.4 4.6 C15.2 2.8 17.8 2.8 19.5 4.5 C21.2 6.2 21.2 8.8 19.4 10.6 L17.4 12.6 "
        "M14 10 C16 12 16 14 14 16 L10.6 19.4 C8.8 21.2 6.2 21.2 4.5 19.5 C2.8 17.8 2.8 15.2 4.6 13.4 L6.6 11.4"
    ),
    "back": "M15.5 4.5 L8 12 L15.5 19.5",
    "forward": "M8.5 4.5 L16 12 L8.5 19.5",
    "seal": "O12 12 9.6 M7.2 12.4 L10.8 16 L17 8.4",
    "warning": "M12 2.8 L22.2 20.8 L1.8 20.8 Z M12 9 L12 14.6 M12 17.6 L12 17.9",
    "copy": "M8.5 8.5 L20.5 8.5 L20.5 21.5 L8.5 21.5 Z M8.5 16 L3.5 16 L3.5 2.5 L15.5 2.5 L15.5 8.5",
    "scroll": (
        "M6 3.5 L18 3.5 L18 17 C18 19.5 19.5 20.5 21 20.5 L8.5 20.5 C6.8 20.5 6 19.2 6 17.5 Z "
        "M6 3.5 C3.6 3.5 2.4 4.8 2.6 7 L6 7 M9 8 L15 8 M9 11.5 L15 11.5 M9 15 L13 15"
    ),
    "quill": (
        "M21.6 2.4 C14 2.6 8 7 6.4 14.6 L5.6 18.4 L9.4 17.6 C17 16 21.4 10 21.6 2.4 Z M5.6 18.4 L2.4 21.6 "
        "M6.6 17.4 L15.4 8.6 M10.6 13.4 L14.6 13.4 M13 11 L17.4 10.6"
    ),
    "swords": (
        "M3.4 2.6 L16.6 15.8 M20.6 2.6 L7.4 15.8 M13.2 18.6 L19.4 12.4 M10.8 18.6 L4.6 12.4 M17 16.2 L21 20.2 "
        "M7 16.2 L3 20.2"
    ),
    "deed": (
        "M4 3.4 L20 3.4 L20 14.6 L4 14.6 Z M7 7 L17 7 M7 10.6 L14 10.6 O12 17.4 3 M10.4 19.8 L9.4 23 "
        "M13.6 19.8 L14.6 23"
    ),
    "picture": "M2.6 4 L21.4 4 L21.4 20 L2.6 20 Z O8 9 1.9 M2.6 17.4 L9 12.6 L12.6 15.4 L17 10.6 L21.4 14.6",
    "columns": "M3 4 L21 4 L21 20 L3 20 Z M9 4 L9 20 M15 4 L15 20 M3 8.6 L21 8.6",
    "export": "M12 2.4 L12 14 M7.4 9.6 L12 14.4 L16.6 9.6 M3.4 14 L3.4 21 L20.6 21 L20.6 14",
    "fleur": (
        "!M12 1.5 C15 5 15.8 8.4 13.6 12 L13.2 15 L10.8 15 L10.4 12 C8.2 8.4 9 5 12 1.5 Z "
        "M9.6 15 C9.4 10.4 6.8 7.6 4 8.2 C1.2 8.9 1.4 13.4 4.6 13.6 C4.9 12 6.6 12 7.2 15 Z "
        "M14.4 15 C14.6 10.4 17.2 7.6 20 8.2 C22.8 8.9 22.6 13.4 19.4 13.6 C19.1 12 17.4 12 16.8 15 Z "
        "M7.4 15.8 L16.6 15.8 L16.6 17.4 L7.4 17.4 Z M10.8 18 L13.2 18 L15 22.5 L12 21.2 L9 22.5 Z"
    ),
}


def paint(painter: QPainter, name: str, box: QRectF, colour: QColor, width: float = 1.8) -> None:
    """Draw an icon into a box."""
    strokes.draw(painter, DRAWINGS[name], box, colour, width)


def carve(painter: QPainter, name: str, box: QRectF, light: QColor, dark: QColor) -> None:
    """Draw an icon as if cut into its ground: a dark copy one pixel off, a light one above."""
    paint(painter, name, box.translated(1.0, 1.2), dark)
    paint(painter, name, box, light)


def icon(name: str, colour: str, size: int = 20) -> QIcon:
    """Give an icon for buttons and menus, sharp on screens of double density too."""
    made, box = QIcon(), QRectF(1, 1, size - 2, size - 2)
    add_to(made, size, lambda painter: paint(painter, name, box, QColor(colour)), QIcon.Mode.Normal)
    return made
