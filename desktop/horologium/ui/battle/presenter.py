"""Joins a session to the battle page: shows what is asked, gives answers, lets box and bots go on.

The loop is the same for every ruleset: show the question by what it is ``about``, take the answer from board or list,
let the stage play what came of it, and ask again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from horologium.ui.battle.choice import Choice
from horologium.ui.battle.panels.options import OptionRow
from horologium.ui.battle.panels.players import PlayerRow, colour_of
from horologium.ui.battle.panels.text_board import describe_cell
from horologium.ui.battle.seating import TYPED
from horologium.ui.battle.speech import announce
from horologium.ui.battle.stage import Stage

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.engine.core.view import BattleView, OptionView
    from horologium.ui.battle.page import BattlePage
    from horologium.ui.battle.questions import Question
    from horologium.ui.battle.session import Moment, Session, Step


class BattlePresenter(QObject):
    """One session on the page; a new battle gets a new presenter."""

    rule_requested = Signal(str)
    said = Signal(str)
    history_changed = Signal(str, str)

    def __init__(self, page: BattlePage, session: Session, topic: Callable[[str], str] = str, speed: int = 100) -> None:
        super().__init__(page)
        self.page, self.session, self._topic = page, session, topic
        session.setParent(self)
        self.stage = Stage(page.board.board, page.dice, self)
        self.stage.set_speed(speed)
        self._question: Question | None = None
        self._choice: Choice | None = None
        self._going_on = False
        self._connect()

    def open(self) -> None:
        """Show the battle as it stands and go on."""
        self.page.show_battle(self.session.title)
        self._show_players()
        self._show_now()
        self._go_on()

    def close(self) -> None:
        """Let go of the page, so that another battle can have it."""
        self.stage.drop()
        self.session.close()
        self.deleteLater()

    def _connect(self) -> None:
        page, session = self.page, self.session
        session.stepped.connect(self._on_stepped)
        session.jumped.connect(self._on_jumped)
        session.looked.connect(self._on_looked)
        session.seating_changed.connect(self._on_seating)
        session.thinking_changed.connect(self._on_thinking)
        self.stage.shown.connect(self._on_shown)
        self.stage.idle.connect(self._go_on)
        page.question.option_chosen.connect(self.take)
        page.question.option_pointed.connect(self.point_at)
        page.question.confirmed.connect(self.confirm)
        page.question.cancelled.connect(self.cancel)
        page.dice.roll_requested.connect(self.roll)
        page.dice.faces_given.connect(self.give_faces)
        page.board.cell_chosen.connect(self.take_place)
        page.board.figure_chosen.connect(self.take_place)
        page.board.figure_hovered.connect(self._on_figure_hovered)
        page.board.cell_hovered.connect(self._on_cell_hovered)
        page.board.cursor_moved.connect(self._on_cursor)
        page.replay.undo_requested.connect(self.undo)
        page.replay.redo_requested.connect(self.redo)
        page.replay.moment_requested.connect(self._on_moment)
        page.players.player_switched.connect(session.play_on)
        page.journal.place_requested.connect(self.show_place)
        page.text_board.cell_pointed.connect(page.board.put_cursor)
        page.number_pressed.connect(self.take_number)
        page.confirm_pressed.connect(self.confirm)
        page.cancel_pressed.connect(self.cancel)
        page.skip_pressed.connect(self.stage.skip)
        for panel in (page.question, page.journal, page.cards, page.mission):
            panel.rule_requested.connect(self.rule_requested)

    # What the player does

    def take(self, key: str) -> None:
        """Take an option; where one is enough, that is the answer."""
        if self._choice is None or self._away():
            return
        answer = self._choice.take(key)
        if answer is not None:
            self._answer(answer)
        else:
            self._show_choice()

    def take_place(self, key: str) -> None:
        """Take the option that lies on a cell or figure; a figure that is no option may stand on a cell that is one."""
        if self._choice is None:
            return
        places = self._choice.places()
        names = [key, self.page.board.board.cell_of(key) or ""]
        names += [figure for figure in self.page.board.board.figures if self.page.board.board.cell_of(figure) == key]
        option = next((places[name] for name in names if name in places), None)
        if option is not None:
            self.take(option)
        elif key in self.page.board.board.figures:
            self._show_card(key)

    def take_number(self, number: int) -> None:
        """Take the option with a number, 1 for the first."""
        if self._question is not None and number <= len(self._question.options):
            self.take(self._question.options[number - 1].key)

    def confirm(self) -> None:
        """Give what was taken, or roll where that is what is waited for."""
        if self._choice is not None and self._choice.several and self._choice.complete and not self._away():
            self._answer(self._choice.answer)
        elif self._question is not None and self._question.kind != "choose" and self._question.policy != TYPED:
            self.roll()

    def cancel(self) -> None:
        """Take a half-made choice back; with none, come back to now."""
        if self._choice is not None and self._choice.clear():
            self._show_choice()
        elif self._away():
            self.session.look_at(None)

    def roll(self) -> None:
        """Let the box throw."""
        if not self._away():
            self._forget_question()
            if not self.session.roll():
                self._ask()

    def give_faces(self, faces: tuple[str, ...]) -> None:
        """Give what fell on the real table."""
        if not self._away():
            self._answer(tuple(faces))

    def undo(self) -> None:
        """Take the last decision back."""
        self.session.undo()

    def redo(self) -> None:
        """Give it again."""
        self.session.redo()

    def point_at(self, key: str) -> None:
        """Show on the board what an option is about."""
        option = self._option(key)
        if option is not None:
            board = self.page.board.board
            board.overlays.show("hover", board.geometry, self._cells_of(option))

    def show_place(self, key: str) -> None:
        """Show where a line of the journal happened."""
        board = self.page.board.board
        cell = board.cell_of(key) or key
        board.overlays.show("trace", board.geometry, [cell] if cell in board.geometry.cells else [])
        self.page.board.show_place(key)

    # What the session tells

    def _on_stepped(self, step: Step) -> None:
        self._forget_question()
        self.stage.play(step)
        if not self.stage.busy:
            self._go_on()

    def _on_shown(self, step: Step) -> None:
        self.page.journal.add_lines(step.lines)
        self._show_view(step.after)
        announce(self.page, " ".join(line.text for line in step.lines))

    def _on_jumped(self) -> None:
        self.stage.drop()
        self._show_now()
        self._go_on()

    def _on_looked(self, moment: Moment | None) -> None:
        self.stage.drop()
        if moment is None:
            self._show_now()
            self._go_on()
            return
        self._forget_question()
        self.page.board.show_view(moment.view)
        self._show_view(moment.view)
        self.page.journal.show_lines(moment.lines)
        self.page.replay.show_moment(moment.answers)
        self.page.question.show_notice(
            self.tr("Looking back"),
            self.tr("After {count} answers").format(count=moment.answers),
            self.tr("Esc: back to now"),
        )

    def _on_moment(self, answers: int) -> None:
        self.session.look_at(None if answers < 0 else answers)

    def _on_seating(self) -> None:
        self._show_players()
        self._forget_question()
        self._go_on()

    def _on_thinking(self, name: str) -> None:
        if name:
            self.page.question.show_notice(name, "", self.tr("{name} thinks…").format(name=name))

    def _on_figure_hovered(self, key: str) -> None:
        if key:
            self._show_card(key)
        self._show_intent(key)

    def _on_cell_hovered(self, key: str) -> None:
        if self._choice is not None and (option := self._choice.places().get(key)) is not None:
            self.page.question.list.point_at(option)
            self.point_at(option)

    def _on_cursor(self, cell: str) -> None:
        view = self.page.board.board.view
        if view is not None:
            texts = self.session.table.ruleset.texts
            words = describe_cell(view, self.page.board.board.geometry.cells[cell], texts)
            self.page.board.setAccessibleDescription(words)
            announce(self.page.board, words)
            self.said.emit(words)

    # Showing

    def _go_on(self) -> None:
        """Let box and bots answer while nothing is being played; then ask."""
        if self._going_on or self._away():
            return
        self._going_on = True
        try:
            while not self.stage.busy and self.session.advance():
                pass
        finally:
            self._going_on = False
        if not self.stage.busy and not self.session.thinking:
            self._ask()

    def _ask(self) -> None:
        """Show the question, or how the battle ended."""
        self._question = question = self.session.question()
        self._show_history()
        self._show_players()
        if question is None:
            self._show_outcome()
            return
        rule, topic = question.rule, self._topic(question.rule)
        self.page.question.show_question(question.player.name, question.who, question.text, rule, topic)
        self.page.board.board.light(question.figure)
        self._choice = Choice(question) if question.kind == "choose" else None
        if question.kind == "choose":
            self.page.dice.rest()
        else:
            self._ask_dice(question)
        self._show_choice()
        if question.figure in self.page.board.board.figures:
            self._show_card(question.figure)
        announce(self.page.question, f"{question.who}: {question.text}")

    def _ask_dice(self, question: Question) -> None:
        if question.kind == "roll":
            dice = [(die.key, die.faces) for die in question.dice]
        else:
            dice = [(self.tr("Card {number}").format(number=n + 1), question.cards) for n in range(question.most)]
        self.page.dice.ask(dice, question.names, box=question.policy != TYPED)

    def _show_choice(self) -> None:
        """Show options in the list and on the board, and what is taken of them."""
        question, choice, page = self._question, self._choice, self.page
        board = page.board.board
        if question is None or choice is None:
            page.question.show_options(())
            page.question.show_choice(several=False, complete=False, begun=False)
            board.overlays.clear("option", "chosen", "hover")
            board.overlays.label(board.geometry, {})
            return
        several = choice.several
        page.question.show_options([_row(option, several, option.key in choice.taken) for option in question.options])
        page.question.show_choice(several=several, complete=choice.complete, begun=bool(choice.taken))
        offered = [cell for option in question.options for cell in self._cells_of(option)]
        chosen = [cell for key in choice.taken for cell in self._cells_of(self._option(key))]
        board.overlays.show("option", board.geometry, dict.fromkeys(offered))
        board.overlays.show("chosen", board.geometry, dict.fromkeys(chosen))
        costs = {option.key: str(option.cost) for option in question.options if option.cost is not None}
        board.overlays.label(board.geometry, {key: cost for key, cost in costs.items() if key in board.geometry.cells})

    def _show_outcome(self) -> None:
        outcome = self.session.outcome
        self._choice = None
        self.page.dice.rest()
        if outcome is not None:
            names = self.session.table.ruleset.names(self.session.table.state)
            winner = self.tr("Nobody wins") if outcome.winner is None else names.get(outcome.winner, outcome.winner)
            self.page.question.show_notice(self.tr("The battle is over"), winner, outcome.why)
            announce(self.page.question, f"{winner}: {outcome.why}")

    def _show_now(self) -> None:
        view = self.session.view()
        self._forget_question()
        self.page.board.show_view(view)
        self._show_view(view)
        self.page.journal.show_lines(self.session.lines())
        self._show_history()

    def _show_view(self, view: BattleView) -> None:
        self.page.dials.show_dials(view.dials)
        self.page.mission.show_view(view)
        self.page.text_board.show_view(view, self.session.table.ruleset.texts)

    def _show_history(self) -> None:
        undo, redo = self.session.undo_name, self.session.redo_name
        self.page.replay.show_length(len(self.session.table.log))
        self.page.replay.show_names(undo, redo)
        self.history_changed.emit(undo, redo)

    def _show_players(self) -> None:
        asked, players = self.session.player, self.session.seating.players
        colours = {name: colour_of(place) for place, player in enumerate(players) for name in player.holds}
        self.page.board.board.set_colours(colours)
        rows = [PlayerRow(player, colour_of(place), player == asked) for place, player in enumerate(players)]
        self.page.players.show_players(rows, self.session.bots)

    def _show_card(self, figure: str) -> None:
        if (view := self.page.board.board.view) is not None:
            self.page.cards.show_figure(view, figure)

    def _show_intent(self, figure: str) -> None:
        """Show whom a figure that nobody plays is after."""
        board = self.page.board.board
        intents = () if board.view is None else board.view.intents
        target = next((intent.target for intent in intents if intent.figure == figure), "")
        start, end = board.cell_of(figure), board.cell_of(target)
        if start is not None and end is not None:
            board.overlays.join("target", board.geometry, start, end)
        else:
            board.overlays.clear("target")

    # Inside

    def _answer(self, answer: tuple[str, ...]) -> None:
        question, choice = self._question, self._choice
        if not self.session.answer(answer):
            self._question, self._choice = question, choice
            self._show_choice()

    def _away(self) -> bool:
        return self.session.looking_at is not None

    def _forget_question(self) -> None:
        self._question = self._choice = None
        self.page.dice.rest()
        self._show_choice()

    def _option(self, key: str) -> OptionView | None:
        options = () if self._question is None else self._question.options
        return next((option for option in options if option.key == key), None)

    def _cells_of(self, option: OptionView | None) -> list[str]:
        """Tell which cells an option lies on: its own, or those of the figures it is about."""
        if option is None:
            return []
        board = self.page.board.board
        figures = [board.cell_of(key) for key in (option.key, *option.figures)]
        cells = [option.key, *option.cells, *[cell for cell in figures if cell is not None]]
        return [cell for cell in dict.fromkeys(cells) if cell in board.geometry.cells]


def _row(option: OptionView, several: bool, taken: bool) -> OptionRow:
    cost = "" if option.cost is None else f"{option.cost}"
    return OptionRow(option.key, option.label, cost, "", taken if several else None)
