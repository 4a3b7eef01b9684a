"""Room for a leaf that is longer than the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLayout


LEAST = 120


class Scroller(QScrollArea):
    """Asks for little: what does not fit is scrolled here, and never makes the whole page longer than the window."""

    def sizeHint(self) -> QSize:
        """As wide as what is inside, and not high."""
        return QSize(super().sizeHint().width(), LEAST)


def scrolled(what: QWidget | QLayout) -> QScrollArea:
    """A widget or a layout that scrolls up and down, as wide as there is room; Tab passes it over."""
    inside = QWidget()
    inside.setObjectName("scrolled")
    column = QVBoxLayout(inside)
    column.setContentsMargins(0, 0, 6, 0)
    if isinstance(what, QWidget):
        column.addWidget(what)
    else:
        column.addLayout(what)
    area = Scroller()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.viewport().setAutoFillBackground(False)
    area.setWidget(inside)
    return area
