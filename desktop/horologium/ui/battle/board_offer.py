"""Options on the board: where they lie, what is chosen of them, what they cost and how they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from horologium.ui.battle.board.labels import ABOVE

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.engine.core.view import OptionView
    from horologium.ui.battle.board.scene import BoardScene
    from horologium.ui.battle.choice import Choice
    from horologium.ui.battle.forecast import Forecast
    from horologium.ui.battle.questions import Question


class BoardOffer:
    """Shows a question on the board, and finds the option behind a place."""

    def __init__(self, board: BoardScene) -> None:
        self._board = board

    def show(self, question: Question, choice: Choice) -> None:
        """Light the cells that options lie on, and those that are taken."""
        board = self._board
        offered = {option.key: option for option in question.options}
        taken = [*choice.taken, choice.held] if choice.held else choice.taken
        chosen = [cell for key in taken for cell in self.cells_of(offered[key])]
        board.overlays.show("option", board.geometry, self._all_cells(question.options))
        board.overlays.show("chosen", board.geometry, dict.fromkeys(chosen))
        costs = {option.key: str(option.cost) for option in question.options if option.cost is not None}
        board.overlays.label(board.geometry, {key: cost for key, cost in costs.items() if key in board.geometry.cells})

    def show_odds(self, question: Question, odds: Mapping[str, Forecast | None]) -> None:
        """Write the chances beside targets."""
        board, texts = self._board, {}
        for option in question.options:
            found, cells = odds.get(option.key), self.target_of(option)
            if found is not None and cells:
                texts[cells] = found.chance
        board.overlays.odds(board.geometry, texts)

    def clear(self) -> None:
        """Take everything off the board."""
        board = self._board
        board.overlays.clear("option", "chosen", "hover", "footprint")
        board.overlays.label(board.geometry, {})
        board.overlays.odds(board.geometry, {})

    def point_at(self, option: OptionView) -> None:
        """Show what an option is about, and the area that it would cover."""
        board = self._board
        board.overlays.clear("hover")
        board.overlays.show("hover", board.geometry, self.cells_of(option))
        board.overlays.show("footprint", board.geometry, option.cells if self._own(option) else ())

    def explain(self, words: str, cells: list[str]) -> None:
        """Write on the board why something cannot be chosen there; without a place nothing is written."""
        board = self._board
        known = [cell for cell in cells if cell in board.geometry.cells]
        board.overlays.clear("footprint")
        board.overlays.show("hover", board.geometry, known)
        above = QPointF(0, board.geometry.unit * 0.46)
        board.overlays.say(
            "hover", board.geometry.centre(known[0]) - above if known else QPointF(), words if known else "", ABOVE
        )

    def at(self, choice: Choice, place: str) -> str | None:
        """Find the option at a cell or figure; a figure that is no option may stand on a cell that is one."""
        board, places = self._board, choice.places()
        names = [place, board.cell_of(place) or "", *[each for each in board.figures if board.cell_of(each) == place]]
        return next((places[name] for name in names if name in places), None)

    def cells_of(self, option: OptionView) -> list[str]:
        """Tell which cells an option lies on: its own, else those that it is about and those of its figures."""
        figures = [self._board.cell_of(key) for key in option.figures]
        cells = self._own(option) or [*option.cells, *[cell for cell in figures if cell is not None]]
        return [cell for cell in dict.fromkeys(cells) if cell in self._board.geometry.cells]

    def target_of(self, option: OptionView) -> str:
        """Tell the one cell that an option goes for; nothing if there are several or none."""
        cells = self.cells_of(option)
        return cells[0] if len(cells) == 1 else ""

    def _own(self, option: OptionView) -> list[str]:
        """Give the cell that an option is, or on which the figure stands that it is."""
        cell = self._board.cell_of(option.key) or option.key
        return [cell] if cell in self._board.geometry.cells else []

    def _all_cells(self, options: Iterable[OptionView]) -> dict[str, None]:
        return dict.fromkeys(cell for option in options for cell in self.cells_of(option))
