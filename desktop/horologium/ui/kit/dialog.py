"""The base of all dialogs: a sheet of parchment on the desk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from horologium.ui.kit.panel import Panel
from horologium.ui.kit.plain_text import give_title, spoken

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPaintEvent, QShowEvent

    from horologium.ui.kit.theme import Theme


class Dialog(QDialog):
    """What is inside goes into ``body``; buttons stand in a row below."""

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        give_title(self, title)
        self.setAccessibleName(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        panel = Panel(theme, title)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(4, 4, 4, 4)
        outer.addWidget(panel)
        self.body = panel.body
        self._buttons = QHBoxLayout()
        self._buttons.addStretch(1)
        theme.changed.connect(self.update)

    def finish(self) -> None:
        """Put the row of buttons under what was added to the body."""
        self.body.addLayout(self._buttons)

    def add_button(self, text: str, run: Callable[[], object], *, default: bool = False) -> QPushButton:
        """Add a button to the row."""
        button = QPushButton(text)
        button.setAutoDefault(default)
        button.setDefault(default)
        button.setAccessibleName(spoken(text))
        button.clicked.connect(run)
        self._buttons.addWidget(button)
        return button

    def showEvent(self, event: QShowEvent) -> None:
        """Grow until large text fits, as far as the screen allows."""
        super().showEvent(event)
        wanted = min(self.heightForWidth(self.width()), self.screen().availableGeometry().height())
        if wanted > self.height():
            self.resize(self.width(), wanted)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(QRectF(self.rect()), QColor(self._theme.tokens.desk))
