"""Room for a page that is too large for the window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from horologium.ui.widgets.scrolled import lay_bare


class PageScroller(QScrollArea):
    """Fits its page to the window, and scrolls only where large text leaves no other way; Tab passes it over."""

    def __init__(self, page: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        lay_bare(self)
        self.setWidget(page)
        page.setAutoFillBackground(False)
