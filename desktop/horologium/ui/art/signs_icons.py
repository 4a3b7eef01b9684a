"""Marks, signs and emblems as icons for buttons, lists and menus."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QIcon

from horologium.ui.art import things
from horologium.ui.art.pixmaps import add_to


def sign_icon(name: str, colour: str, size: int = 20, chosen: str = "") -> QIcon:
    """A drawing as an icon, sharp on screens of double density too; ``chosen`` is its colour in a chosen line."""
    made, box = QIcon(), QRectF(1, 1, size - 2, size - 2)
    for mode, ink in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Selected, chosen or colour)):
        add_to(made, size, partial(things.draw, name=name, box=box, colour=QColor(ink), width=2.0), mode)
    return made
