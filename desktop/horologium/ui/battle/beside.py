"""What stands beside the board: clock, ribbon, tracks, company and card, kept in step with the battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from horologium.ui.battle.panels.figure_plate import rows
from horologium.ui.battle.panels.livery import liveries

if TYPE_CHECKING:
    from horologium.engine.core.view import BattleView
    from horologium.ui.battle.asking_presenter import Asker
    from horologium.ui.battle.board_cursor import Pointer
    from horologium.ui.battle.page import BattlePage


class Beside(QObject):
    """Shows views, where an option would move a token, and the card of whoever is chosen."""

    said = Signal(str)

    def __init__(self, page: BattlePage, asker: Asker, pointer: Pointer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page, self._asker, self._pointer = page, asker, pointer
        self._view: BattleView | None = None
        self._colours: dict[str, str] = {}
        self._acting = ""
        asker.option_pointed.connect(self._on_option)
        page.dials.token_chosen.connect(self._on_token)
        page.ribbon.token_chosen.connect(self._on_token)
        page.company.figure_chosen.connect(self.choose)
        page.dials.said.connect(self.said)
        page.ribbon.said.connect(self.said)

    def show_view(self, view: BattleView) -> None:
        """Show a view in everything beside the board."""
        self._view = view
        page = self._page
        worn, clock = liveries(view, self._colours), view.dials[0] if view.dials else None
        page.dials.show_dials(view.dials, worn)
        page.ribbon.show_dial(clock, worn)
        page.show_time("" if clock is None else clock.time)
        page.tracks.show_view(view)
        page.company.show_rows(rows(view, self._colours, self._acting))
        page.cards.refresh(view)

    def show_colours(self, colours: dict[str, str]) -> None:
        """Tell the colours of players, by the seats and figures that they hold."""
        if colours != self._colours:
            self._colours = colours
            self._redraw()

    def act(self, figure: str) -> None:
        """Mark the one who acts; an empty name marks nobody."""
        if figure != self._acting:
            self._acting = figure
            self._redraw()

    def choose(self, figure: str) -> None:
        """Show the card of a figure, and where it stands."""
        self._page.tabs.setCurrentWidget(self._page.cards)
        self._pointer.show_card(figure)
        self._pointer.show_place(figure)

    def _redraw(self) -> None:
        if self._view is not None:
            self.show_view(self._view)

    def _on_option(self, key: str) -> None:
        option = self._asker.option(key)
        if option is not None:
            self._page.dials.show_landing(option.token, option.sector)

    def _on_token(self, key: str) -> None:
        """Choose whoever stands behind a token; of a group the first."""
        dials = () if self._view is None else self._view.dials
        tokens = [token for dial in dials for token in dial.tokens if token.key == key]
        figures = tokens[0].figures if tokens and tokens[0].figures else (key,)
        self.choose(figures[0])
