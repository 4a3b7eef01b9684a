"""What is pointed at: cards of figures, what an enemy is after, and the keyboard's cursor put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from horologium.ui.battle.panels.text_board import describe_cell
from horologium.ui.battle.speech import announce

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.ui.battle.page import BattlePage


class Pointer(QObject):
    """Follows mouse and cursor over the board; it only shows, and never answers."""

    said = Signal(str)

    def __init__(self, page: BattlePage, texts: Mapping[str, str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page, self._texts = page, texts
        page.board.figure_hovered.connect(self._on_figure)
        page.board.figure_chosen.connect(self.show_card)
        page.board.cursor_moved.connect(self._on_cursor)
        page.journal.place_requested.connect(self.show_place)
        page.text_board.cell_pointed.connect(page.board.put_cursor)

    def show_card(self, figure: str) -> None:
        """Show the card of a figure, if it is on the board."""
        board = self._page.board.board
        if board.view is not None and figure in board.figures:
            self._page.cards.show_figure(board.view, figure)

    def show_place(self, key: str) -> None:
        """Show where a line of the journal happened."""
        board = self._page.board.board
        cell = board.cell_of(key) or key
        board.overlays.show("trace", board.geometry, [cell] if cell in board.geometry.cells else [])
        self._page.board.show_place(key)

    def _on_figure(self, key: str) -> None:
        if key:
            self.show_card(key)
        self._show_intent(key)

    def _show_intent(self, figure: str) -> None:
        """Show whom a figure that nobody plays is after."""
        board = self._page.board.board
        intents = () if board.view is None else board.view.intents
        target = next((intent.target for intent in intents if intent.figure == figure), "")
        start, end = board.cell_of(figure), board.cell_of(target)
        if start is not None and end is not None:
            board.overlays.join("target", board.geometry, start, end)
        else:
            board.overlays.clear("target")

    def _on_cursor(self, cell: str) -> None:
        board = self._page.board
        if board.board.view is not None:
            words = describe_cell(board.board.view, board.board.geometry.cells[cell], self._texts)
            board.setAccessibleDescription(words)
            announce(board, words)
            self.said.emit(words)
