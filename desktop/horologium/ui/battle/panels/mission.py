"""The mission beside the board: the cards that lie open for all and belong to nobody's figure."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from horologium.ui.battle.panels.rule_text import RuleText

if TYPE_CHECKING:
    from horologium.engine.core.view import BattleView
    from horologium.ui.theme import Theme


class MissionPanel(QWidget):
    """Shows what a view tells of the mission and says which rule is wanted."""

    rule_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: BattleView | None = None
        self.text = RuleText(theme)
        self.text.setAccessibleName(self.tr("Mission"))
        self.text.rule_requested.connect(self.rule_requested)
        self.text.redraw_requested.connect(self._redraw)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.text)

    def show_view(self, view: BattleView) -> None:
        """Show the mission's part of a view."""
        self._view = view
        self._redraw()

    def _redraw(self) -> None:
        view, link = self._view, self.text.rule_link
        if view is None:
            return
        parts = []
        for card in view.cards:
            if not card.owner and card.kind != "loot":
                parts.append(f"<p>{link(card.label, card.rule)}<br><small>{escape(card.text)}</small></p>")
        self.text.setHtml("".join(parts))
