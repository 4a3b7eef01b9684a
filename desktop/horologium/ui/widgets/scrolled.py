"""Room for what is longer than the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLayout


LEAST = 120


class Scrolled(QWidget):
    """What is scrolled: as high as its texts are in the width that there is, and not a line more."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("scrolled")

    def minimumSizeHint(self) -> QSize:
        """Where texts wrap the width decides: Qt's own answer is the height in the narrowest, which leaves a blank."""
        least = super().minimumSizeHint()
        return QSize(least.width(), 0) if self.hasHeightForWidth() else least


class Scroller(QScrollArea):
    """Asks for little: what does not fit is scrolled here, and never makes the whole page longer than the window."""

    def sizeHint(self) -> QSize:
        """As wide as what is inside, and not high."""
        return QSize(super().sizeHint().width(), LEAST)


def lay_bare(area: QScrollArea) -> None:
    """Let what lies behind show through; to ask for Qt's own viewport would load half of Qt's classes."""
    area.setViewport(QWidget())


def scrolled(what: QWidget | QLayout) -> QScrollArea:
    """A widget or a layout that scrolls up and down, as wide as there is room; Tab passes it over."""
    inside = Scrolled()
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
    lay_bare(area)
    area.setWidget(inside)
    return area
