"""Rich text with links to rules: what journal, cards and mission are written with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from horologium.ui.plain_text import Markup, escaped
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

    def rule_link(self, label: str, rule: str) -> Markup:
        """Write a label that opens a rule; without a rule it is plain text."""
        return _LINK.fill(RULE, rule, self._theme.tokens.accent, label) if rule else escaped(label)

    def place_link(self, label: str, place: str) -> Markup:
        """Write a label that shows a place."""
        return _LINK.fill(PLACE, place, self._theme.tokens.ink, label)

    def _on_theme_changed(self) -> None:
        self.document().setDefaultFont(self._theme.type.text())
        self.redraw_requested.emit()

    def _on_link(self, url: QUrl) -> None:
        (self.rule_requested if url.scheme() == RULE else self.place_requested).emit(url.path())


_LINK = Markup('<a href="{}:{}" style="color:{};text-decoration:none">{}</a>')
