"""Playing on the board by keys: the cursor goes to those who matter, Enter chooses what lies under it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from horologium.ui.battle.describing import describe_option

if TYPE_CHECKING:
    from horologium.engine.core.view import OptionView
    from horologium.ui.battle.asking import Asker
    from horologium.ui.battle.page import BattlePage

HOME, NEXT, PREVIOUS = "home", "next", "previous"


class Walker(QObject):
    """Moves the cursor and answers by it; the board as text goes the same ways."""

    def __init__(self, page: BattlePage, asker: Asker, unit: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page, self._asker, self._unit = page, asker, unit
        self._board = page.board.board
        page.board.walked.connect(self.walk)
        page.board.entered.connect(self.enter)
        page.text_board.cell_chosen.connect(self.enter)
        page.text_board.looked_at.connect(self._show_options)
        asker.changed.connect(self._show_options)

    def walk(self, where: str) -> None:
        """Put the cursor on the one who acts, or on the next or previous one who counts."""
        if where == HOME:
            places = [cell for cell in (self._board.cell_of(self._board.lit),) if cell]
        else:
            places = self.targets() or self.figures()
        if not places:
            return
        here = self._page.board.cursor_cell
        step = -1 if where == PREVIOUS else 1
        at = places.index(here) + step if here in places else 0 if step > 0 else -1
        self._page.board.put_cursor(places[at % len(places)])

    def targets(self) -> list[str]:
        """Tell on which cells figures stand that can be chosen, row by row."""
        standing = set(self.figures())
        return [cell for cell in self.options() if cell in standing]

    def figures(self) -> list[str]:
        """Tell on which cells figures stand, row by row."""
        return self._sorted({cell for key in self._board.figures if (cell := self._board.cell_of(key)) is not None})

    def options(self) -> list[str]:
        """Tell which cells can be chosen, row by row."""
        return self._sorted(
            {cell for cell in self._board.overlays.cells("option") if self._asker.option_at(cell) is not None}
        )

    def enter(self, cell: str) -> None:
        """Choose what lies on a cell, or say why nothing can be; else, or once more, go on as Enter does elsewhere."""
        option, choice = self._asker.option_at(cell), self._asker.choice
        barred = choice is not None and not choice.complete and self._asker.why_not(cell) is not None
        if barred or (option is not None and (choice is None or choice.held != option.key)):
            self._asker.take_place(cell)
        else:
            self._asker.confirm()

    def words(self, cell: str) -> str:
        """Say what could be done with a cell."""
        option, barred = self._asker.option_at(cell), self._asker.why_not(cell)
        if barred is not None:
            return self.tr("not possible: {why}").format(why=barred.why)
        return describe_option(option, self._unit, self._chance(option))

    def _chance(self, option: OptionView | None) -> str:
        return "" if option is None else self._asker.chance(option.key)

    def _sorted(self, cells: set[str]) -> list[str]:
        known = self._board.geometry.cells
        return sorted(cells, key=lambda cell: (known[cell].centre[1], known[cell].centre[0], known[cell].level))

    def _show_options(self) -> None:
        if self._page.text_board.isVisible():
            self._page.text_board.show_options({cell: self.words(cell) for cell in self.options()})
