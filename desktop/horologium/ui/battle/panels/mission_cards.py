"""The mission beside the board: the cards that lie open for all and belong to nobody's figure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from horologium.ui.battle.panels.rule_links import RuleText
from horologium.ui.battle.story import Headpiece, card_pages, kind_words, state_words
from horologium.ui.kit.plain_text import Markup, together

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from horologium.engine.core.view import BattleView
    from horologium.ui.battle.story import StoryPage
    from horologium.ui.kit.theme import Theme


PICTURE, GAP = 0.34, 30
"""How high the picture of a bare rail is, seen from its width, and how far it stays away from what is above."""

LOWEST = 60
"""So high are open cards at least."""


class MissionPanel(QWidget):
    """Shows the cards that lie open, and says which of them is to be read again."""

    page_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pages: list[StoryPage] = []
        self.vignette = Headpiece(theme)
        self.vignette.show_kind("opening")
        self.text = RuleText(theme)
        self.text.setAccessibleName(self.tr("Open cards of the mission"))
        self.text.place_requested.connect(self.page_requested)
        self.text.redraw_requested.connect(self._redraw)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.vignette, 0, Qt.AlignmentFlag.AlignBottom)
        self._show_vignette()

    def show_view(self, view: BattleView) -> None:
        """Show the mission's part of a view, the newest card first."""
        pages = [page for page in reversed(card_pages(view)) if not page.away]
        if pages != self._pages:
            self._pages = pages
            self._redraw()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill a bare rail with a picture, if that is high enough for one."""
        super().resizeEvent(event)
        self._show_vignette()

    def _show_vignette(self) -> None:
        high = round(self.width() * PICTURE)
        self.vignette.setFixedHeight(high)
        self.vignette.setVisible(not self._pages and self.height() >= high + GAP)
        self.text.setVisible(bool(self._pages))
        self.setMinimumHeight(LOWEST if self._pages else 0)

    def _redraw(self) -> None:
        self._show_vignette()
        self.text.show_markup(together(self._card(page) for page in self._pages))

    def _card(self, page: StoryPage) -> Markup:
        tokens, small = self._theme.tokens, self._theme.type.sizes["small"]
        points = [
            f"◆ {point.label}" if point.state == "open" else f"◇ {point.label} ({state_words(point)})"
            for point in page.points
        ]
        return Markup(
            '<p style="margin:0 0 8px 0"><span style="font-size:{small}px; color:{muted}"><i>{kind}</i></span><br>'
            '<b>{title}</b><br><span style="font-size:{small}px">{text}</span></p>'
        ).fill(
            small=small,
            muted=tokens.muted,
            kind=kind_words(page.kind),
            title=self.text.place_link(page.title, page.key),
            text=Markup("<br>").between(points) if points else page.text,
        )
