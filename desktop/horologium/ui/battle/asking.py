"""Asks: shows a question in panel, dice tray and on the board, and gathers the answer from any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from horologium.ui.battle.choice import Choice
from horologium.ui.battle.panels.options import OptionRow
from horologium.ui.battle.seating import TYPED
from horologium.ui.battle.speech import announce

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.engine.core.view import OptionView
    from horologium.ui.battle.page import BattlePage
    from horologium.ui.battle.questions import Question


class Asker(QObject):
    """One question at a time; ``answered`` carries the keys, ``roll_requested`` wants the box to throw."""

    answered = Signal(tuple)
    roll_requested = Signal()
    option_pointed = Signal(str)

    def __init__(self, page: BattlePage, topic: Callable[[str], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page, self._topic = page, topic
        self.question: Question | None = None
        self.choice: Choice | None = None
        page.question.option_chosen.connect(self.take)
        page.question.option_pointed.connect(self.point_at)
        page.question.confirmed.connect(self.confirm)
        page.question.cancelled.connect(self.cancel)
        page.dice.roll_requested.connect(self.roll_requested)
        page.dice.faces_given.connect(self.answered)
        page.board.cell_chosen.connect(self.take_place)
        page.board.figure_chosen.connect(self.take_place)
        page.board.cell_hovered.connect(self._on_cell_hovered)
        page.number_pressed.connect(self.take_number)
        page.confirm_pressed.connect(self.confirm)

    def ask(self, question: Question) -> None:
        """Show a question."""
        self.question = question
        rule, page = question.rule, self._page
        page.question.show_question(question.player.name, question.who, question.text, rule, self._topic(rule))
        page.board.board.light(question.figure)
        self.choice = Choice(question) if question.kind == "choose" else None
        if question.kind == "choose":
            page.dice.rest()
        else:
            self._ask_dice(question)
        self._show_choice()
        announce(page.question, f"{question.who}: {question.text}")

    def forget(self) -> None:
        """Nothing is asked any more."""
        self.question = self.choice = None
        self._page.dice.rest()
        self._show_choice()

    # What the player does

    def take(self, key: str) -> None:
        """Take an option; where one is enough, that is the answer."""
        if self.choice is None:
            return
        answer = self.choice.take(key)
        if answer is not None:
            self.answered.emit(answer)
        else:
            self._show_choice()

    def take_place(self, key: str) -> None:
        """Take the option that lies on a cell or figure; a figure that is no option may stand on a cell that is one."""
        if self.choice is None:
            return
        board, places = self._page.board.board, self.choice.places()
        names = [key, board.cell_of(key) or "", *[each for each in board.figures if board.cell_of(each) == key]]
        option = next((places[name] for name in names if name in places), None)
        if option is not None:
            self.take(option)

    def take_number(self, number: int) -> None:
        """Take the option with a number, 1 for the first."""
        if self.question is not None and number <= len(self.question.options):
            self.take(self.question.options[number - 1].key)

    def confirm(self) -> None:
        """Give what was taken, or roll where that is what is waited for."""
        if self.choice is not None:
            if self.choice.several and self.choice.complete:
                self.answered.emit(self.choice.answer)
        elif self.question is not None and self.question.policy != TYPED:
            self.roll_requested.emit()

    def cancel(self) -> bool:
        """Take a half-made choice back; False if there was none."""
        if self.choice is None or not self.choice.clear():
            return False
        self._show_choice()
        return True

    def point_at(self, key: str) -> None:
        """Show on the board what an option is about."""
        option = self.option(key)
        if option is not None:
            board = self._page.board.board
            board.overlays.show("hover", board.geometry, self._cells_of(option))
            self.option_pointed.emit(key)

    def option(self, key: str) -> OptionView | None:
        """Find an option of the question."""
        options = () if self.question is None else self.question.options
        return next((option for option in options if option.key == key), None)

    # Showing

    def _ask_dice(self, question: Question) -> None:
        if question.kind == "roll":
            dice = [(die.key, die.faces) for die in question.dice]
        else:
            dice = [(self.tr("Card {number}").format(number=n + 1), question.cards) for n in range(question.most)]
        self._page.dice.ask(dice, question.names, box=question.policy != TYPED)

    def _show_choice(self) -> None:
        """Show options in the list and on the board, and what is taken of them."""
        question, choice, panel = self.question, self.choice, self._page.question
        if question is None or choice is None:
            panel.show_options(())
            panel.show_choice(several=False, complete=False, begun=False)
            self._clear_board()
            return
        several = choice.several
        panel.show_options([_row(option, several, option.key in choice.taken) for option in question.options])
        panel.show_choice(several=several, complete=choice.complete, begun=bool(choice.taken))
        self._show_on_board(question, choice)

    def _show_on_board(self, question: Question, choice: Choice) -> None:
        board = self._page.board.board
        offered = [cell for option in question.options for cell in self._cells_of(option)]
        chosen = [cell for key in choice.taken for cell in self._cells_of(self.option(key))]
        board.overlays.show("option", board.geometry, dict.fromkeys(offered))
        board.overlays.show("chosen", board.geometry, dict.fromkeys(chosen))
        costs = {option.key: str(option.cost) for option in question.options if option.cost is not None}
        board.overlays.label(board.geometry, {key: cost for key, cost in costs.items() if key in board.geometry.cells})

    def _clear_board(self) -> None:
        board = self._page.board.board
        board.overlays.clear("option", "chosen", "hover")
        board.overlays.label(board.geometry, {})

    def _cells_of(self, option: OptionView | None) -> list[str]:
        """Tell which cells an option lies on: its own, or those of the figures it is about."""
        if option is None:
            return []
        board = self._page.board.board
        figures = [board.cell_of(key) for key in (option.key, *option.figures)]
        cells = [option.key, *option.cells, *[cell for cell in figures if cell is not None]]
        return [cell for cell in dict.fromkeys(cells) if cell in board.geometry.cells]

    def _on_cell_hovered(self, key: str) -> None:
        if self.choice is not None and (option := self.choice.places().get(key)) is not None:
            self._page.question.list.point_at(option)
            self.point_at(option)


def _row(option: OptionView, several: bool, taken: bool) -> OptionRow:
    cost = "" if option.cost is None else f"{option.cost}"
    return OptionRow(option.key, option.label, cost, "", taken if several else None)
