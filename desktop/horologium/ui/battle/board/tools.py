"""A column of small buttons beside the board: closer, farther, all of it, coordinates, areas. Each has a key too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from horologium.ui.art import strokes
from horologium.ui.art.pixmaps import square
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.ui.kit.theme import Theme

DRAWINGS: Final[Mapping[str, str]] = {
    "closer": "O10 10 7 M15 15 L21.4 21.4 M10 6.6 L10 13.4 M6.6 10 L13.4 10",
    "farther": "O10 10 7 M15 15 L21.4 21.4 M6.6 10 L13.4 10",
    "fit": "M3 8 L3 3 L8 3 M16 3 L21 3 L21 8 M21 16 L21 21 L16 21 M8 21 L3 21 L3 16",
    "sheet": "M3 4.4 L9 2.6 L15 4.4 L21 2.6 L21 19.6 L15 21.4 L9 19.6 L3 21.4 Z M9 2.6 L9 19.6 M15 4.4 L15 21.4",
    "coordinates": "M3 8 L21 8 M3 16 L21 16 M8 3 L8 21 M16 3 L16 21",
    "areas": "O12 12 3 M1.8 12 C6 5 18 5 22.2 12 C18 19 6 19 1.8 12 Z",
}
SIDE = 16


class BoardTools(QWidget):
    """The buttons say what is wished by calling the board; two of them stay down."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._buttons: dict[str, QToolButton] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(3)
        theme.changed.connect(self._draw)

    def add(self, name: str, text: str, key: str, wish: Callable[[], None], *, lasting: bool = False) -> QToolButton:
        """Add a button; its key is told with its text."""
        button = QToolButton()
        button.setObjectName(f"board-{name}")
        give_tip(button, f"{text} ({key})")
        button.setAccessibleName(text)
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.setIconSize(QSize(SIDE, SIDE))
        button.setStyleSheet("QToolButton { padding: 3px; }")
        button.setCheckable(lasting)
        button.clicked.connect(wish)
        self._buttons[name] = button
        self._column.addWidget(button)
        self._draw()
        return button

    def _draw(self) -> None:
        for name, button in self._buttons.items():
            button.setIcon(_icon(DRAWINGS[name], QColor(self._theme.tokens.ink)))


def _icon(drawing: str, colour: QColor) -> QIcon:
    box = QRectF(0, 0, SIDE, SIDE)
    return QIcon(square(SIDE, lambda painter: strokes.draw(painter, drawing, box, colour, 2.2), density=2))
