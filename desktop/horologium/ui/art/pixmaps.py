"""Small pictures, as sharp as the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPixmap

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QIcon

DENSITIES = (1, 2)
"""Icons are drawn for screens of usual and of double density."""


def square(side: int, draw: Callable[[QPainter], None], density: float = 1.0) -> QPixmap:
    """A square picture on a clear ground."""
    pixmap = QPixmap(round(side * density), round(side * density))
    pixmap.setDevicePixelRatio(density)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    draw(painter)
    painter.end()
    return pixmap


def add_to(icon: QIcon, side: int, draw: Callable[[QPainter], None], mode: QIcon.Mode) -> None:
    """Draw an icon for one of its modes."""
    for density in DENSITIES:
        icon.addPixmap(square(side, draw, density), mode)
