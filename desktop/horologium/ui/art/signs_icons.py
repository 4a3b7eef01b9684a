"""Marks, signs and emblems as icons for buttons, lists and menus."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from horologium.ui.art import things


def sign_icon(name: str, colour: str, size: int = 20, chosen: str = "") -> QIcon:
    """A drawing as an icon, sharp on screens of double density too; ``chosen`` is its colour in a chosen line."""
    made = QIcon()
    for mode, ink in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Selected, chosen or colour)):
        for density in (1, 2):
            made.addPixmap(_drawn(name, ink, size, density), mode)
    return made


def _drawn(name: str, colour: str, size: int, density: int) -> QPixmap:
    pixmap = QPixmap(size * density, size * density)
    pixmap.setDevicePixelRatio(density)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    things.draw(painter, name, QRectF(1, 1, size - 2, size - 2), QColor(colour), 2.0)
    painter.end()
    return pixmap
