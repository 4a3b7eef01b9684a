"""Rich text with links to rules: what journal, cards and mission are written with."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from horologium.ui.widgets.browser import SealedBrowser

if TYPE_CHECKING:
    from PySide6.QtCore import QUrl
    from PySide6.QtWidgets import QWidget

    from horologium.ui.theme import Theme

RULE, PLACE = "codex", "place"


class RuleText(SealedBrowser):
    """Says which rule or place was clicked; ``redraw_requested`` asks for the text in the colours of another theme."""

    rule_requested = Signal(str)
    place_requested = Signal(str)
    redraw_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.anchorClicked.connect(self._on_link)
        theme.changed.connect(self._on_theme_changed)
        self._on_theme_changed()

    def rule_link(self, label: str, rule: str) -> str:
        """Write a label that opens a rule; without a rule it is plain text."""
        if not rule:
            return escape(label)
        return f'<a href="{RULE}:{rule}" style="color:{self._theme.tokens.accent};{_PLAIN}">{escape(label)}</a>'

    def place_link(self, label: str, place: str) -> str:
        """Write a label that shows a place."""
        return f'<a href="{PLACE}:{place}" style="color:{self._theme.tokens.ink};{_PLAIN}">{escape(label)}</a>'

    def _on_theme_changed(self) -> None:
        self.document().setDefaultFont(self._theme.type.text())
        self.redraw_requested.emit()

    def _on_link(self, url: QUrl) -> None:
        (self.rule_requested if url.scheme() == RULE else self.place_requested).emit(url.path())


_PLAIN = "text-decoration:none"
