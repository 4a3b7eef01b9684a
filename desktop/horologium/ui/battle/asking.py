"""Asks: shows a question in panel, dice tray and on the board, and gathers the answer from any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from horologium.ui.battle.board_offer import BoardOffer
from horologium.ui.battle.choice import Choice
from horologium.ui.battle.forecast import Forecast, Forecaster, forecast, is_sure
from horologium.ui.battle.offering import BARRED, FOLD, Offer, arrange, is_many
from horologium.ui.battle.panels.asked_head import Asked
from horologium.ui.battle.panels.dial_words import numeral
from horologium.ui.battle.seating import TYPED
from horologium.ui.battle.speech import announce

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.engine.core.odds import Distribution
    from horologium.engine.core.view import BarredView, OptionView
    from horologium.ui.battle.forecast import AskOdds
    from horologium.ui.battle.page import BattlePage
    from horologium.ui.battle.questions import Question


class Asker(QObject):
    """One question at a time; ``answered`` carries the keys, ``roll_requested`` wants the box to throw."""

    answered = Signal(tuple)
    roll_requested = Signal()
    option_pointed = Signal(str)
    changed = Signal()

    def __init__(
        self,
        page: BattlePage,
        topic: Callable[[str], str],
        odds: AskOdds,
        why_not: Callable[[str], BarredView | None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._page, self._topic, self._why_not = page, topic, why_not
        self._board = BoardOffer(page.board.board)
        self._forecaster = Forecaster(odds, self)
        self._odds: dict[str, Forecast | None] = {}
        self._opened: set[str] = set()
        self.question: Question | None = None
        self.choice: Choice | None = None
        self._join()

    def ask(self, question: Question, colour: str = "") -> None:
        """Show a question to a player of this colour."""
        again = question == self.question
        self.question = question
        rule, page = question.rule, self._page
        asked = Asked(question.player.name, question.who, colour, self._figure(question.figure))
        page.question.show_question(question.player.name, asked, question.text, rule, self._topic(rule))
        page.board.board.light(question.figure)
        self.choice = Choice(question) if question.kind == "choose" else None
        if not again:
            self._odds, self._opened = {}, set()
            page.question.filter.clear()
        if question.kind == "choose":
            page.dice.rest()
            self._forecaster.start([option.key for option in question.options if option.key not in self._odds])
        else:
            self._ask_dice(question)
        self._show_choice()
        if not again:
            page.question.list.scrollToTop()
        announce(page.question, f"{question.who}: {question.text}")

    def forget(self) -> None:
        """Nothing is asked any more."""
        self.question = self.choice = None
        self._forecaster.stop()
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
        """Take the option that lies on a cell or figure; where there is none, say why."""
        option, barred = self.option_at(key), self.why_not(key)
        if option is not None:
            self.take(option.key)
        elif barred is not None:
            self._explain(barred, self._page.board.board.cell_of(key) or key)

    def take_number(self, number: int) -> None:
        """Take the row with a number, 1 for the first: choose its option, or open a fold; of dice, type the first."""
        row = self._page.question.list.options.numbered(number)
        if self.question is not None and self.question.kind == "roll":
            self._page.dice.typed.start(str(number))
        elif row is not None and self.question is not None:
            self._page.question.list.choose(row)

    def confirm(self) -> None:
        """Give what was taken, or roll where that is what is waited for."""
        if self.choice is not None:
            if self.choice.complete:
                self.answered.emit(self.choice.answer)
        elif self.question is not None and self.question.policy != TYPED:
            self.roll_requested.emit()
        elif self.question is not None:
            self._page.dice.give()

    def enter(self) -> None:
        """Enter, pressed anywhere: what was typed or chosen is given, and only where nothing was the box throws."""
        if self.question is not None and self.question.kind == "roll":
            self._page.dice.confirm()
        else:
            self.confirm()

    def cancel(self) -> bool:
        """Take a half-made choice back, step by step; False if there was none."""
        if self.choice is None:
            return False
        if self.choice.clear():
            self._page.question.list.setFocus()
        elif self._page.question.filter.text():
            self._page.question.filter.clear()
            self._page.question.list.setFocus()
        elif self._opened:
            self._opened.clear()
        else:
            return False
        self._show_choice()
        return True

    def toggle(self, kind: str) -> None:
        """Open or close what is folded up."""
        opening = kind not in self._opened
        self._opened.symmetric_difference_update({kind})
        self._show_choice()
        options = self._page.question.list
        if opening and (place := options.options.place_of(f"{FOLD}:{kind}")) is not None:
            options.point_at(options.options.rows[place + 1].key)

    def point_at(self, key: str) -> None:
        """Show on the board what an option is about, and find its odds first."""
        option, barred = self.option(key), self._barred(key)
        if barred is not None:
            self._explain(barred, *[self._page.board.board.cell_of(figure) or "" for figure in barred.figures])
        elif option is not None:
            self._board.point_at(option)
            self._forecaster.prefer(key)
            self._show_details(key)
            self.option_pointed.emit(key)

    def option(self, key: str) -> OptionView | None:
        """Find an option of the question."""
        options = () if self.question is None else self.question.options
        return next((option for option in options if option.key == key), None)

    def option_at(self, place: str) -> OptionView | None:
        """Find the option that lies on a cell or figure."""
        key = None if self.choice is None else self._board.at(self.choice, place)
        return None if key is None else self.option(key)

    def why_not(self, place: str) -> BarredView | None:
        """Tell why nothing can be chosen on a cell or figure; None if something can, or nothing is to be said."""
        if self.question is None or self.choice is None or self.option_at(place) is not None:
            return None
        there = next((barred for barred in self.question.barred if place in barred.figures), None)
        return there or self._why_not(self._page.board.board.cell_of(place) or place)

    def chance(self, key: str) -> str:
        """Tell the chance of an option, once it is known."""
        found = self._odds.get(key)
        return "" if found is None else found.chance

    @property
    def seeks_odds(self) -> bool:
        """Whether odds of the question are still being found."""
        return bool(self._forecaster.waiting)

    # Showing

    def _ask_dice(self, question: Question) -> None:
        self._forecaster.stop()
        tray, box = self._page.dice, question.policy != TYPED
        if question.kind == "roll":
            tray.ask(question.dice, question.text, question.rule, box=box)
        else:
            tray.ask_cards(question, box=box)

    def _show_choice(self) -> None:
        """Show options in the list and on the board, and what is taken of them."""
        self._show_offer()
        self.changed.emit()

    def _show_offer(self) -> None:
        question, choice, panel = self.question, self.choice, self._page.question
        if question is None or choice is None:
            panel.show_options(())
            panel.show_choice()
            panel.show_count("")
            panel.show_warning("")
            panel.show_details("")
            self._board.clear()
            if question is not None:
                self._show_roll(question)
            return
        self._show_rows(question, choice)
        begun = bool(choice.taken or choice.held) or question.half_made
        panel.show_choice(several=choice.several, complete=choice.complete, begun=begun)
        panel.show_count(self._count(question, choice) if choice.several else "")
        panel.show_warning(choice.warning)
        self._board.show(question, choice)
        self._board.show_odds(question, self._odds)

    def _show_roll(self, question: Question) -> None:
        """Say how dice or cards are answered."""
        typed, roll = question.policy == TYPED, question.kind == "roll"
        button = "" if typed else self.tr("&Roll") if roll else self.tr("&Draw")
        if roll:
            words = self.tr("Type what fell on the table: one box for each die, below the board.")
        else:
            words = self.tr("Name the cards that were drawn, below the board.")
        self._page.question.show_roll(button, words if typed else self._or_box(roll=roll))

    def _or_box(self, *, roll: bool) -> str:
        if roll:
            return self.tr("Enter rolls for you; digits take what fell on the table.")
        return self.tr("Enter draws for you.")

    def _show_rows(self, question: Question, choice: Choice) -> None:
        waiting, words = self._forecaster.waiting, self._page.question.filter.text()
        offer = Offer(
            question, choice.taken, choice.held, self._opened, words, self._odds, waiting, self._landing,
            self._page.dice.sides,
        )  # fmt: skip
        self._page.question.show_options(arrange(offer), many=is_many(question))

    def _count(self, question: Question, choice: Choice) -> str:
        """Say how many are chosen, and how many it may be."""
        if question.least == question.most:
            sentence = self.tr("{chosen} of {most} chosen")
        elif question.least:
            sentence = self.tr("{chosen} chosen, {least} to {most} are wanted")
        else:
            sentence = self.tr("{chosen} chosen, up to {most}; none is an answer too")
        return sentence.format(chosen=len(choice.taken), least=question.least, most=question.most)

    def _show_details(self, key: str) -> None:
        option, found = self.option(key), self._odds.get(key)
        lines = [] if found is None else list(found.details)
        if option is not None and option.warning and not (self.choice and self.choice.held == key):
            lines.append(option.warning)
        self._page.question.show_details("\n".join(lines))

    def _barred(self, row: str) -> BarredView | None:
        """Find what cannot be chosen behind a row."""
        kind, _, key = row.partition(":")
        barred = () if self.question is None or kind != BARRED else self.question.barred
        return next((each for each in barred if each.key == key), None)

    def _explain(self, barred: BarredView, *cells: str) -> None:
        """Say why something cannot be chosen, on the board if it has a place there."""
        self._board.explain(barred.why, [cell for cell in cells if cell])
        self._page.question.show_details(self.tr("{what}: {why}").format(what=barred.label, why=barred.why))
        announce(self._page.question, f"{barred.label}: {barred.why}")

    def _landing(self, option: OptionView) -> str:
        """Name the sector of the dial where an option would put its token."""
        view = self._page.board.board.view
        if option.sector is None or view is None:
            return ""
        dials = [dial for dial in view.dials if any(token.key == option.token for token in dial.tokens)]
        return numeral(dials[0], option.sector) if dials else ""

    def _figure(self, key: str) -> Any:
        view = self._page.board.board.view
        return next((figure for figure in view.figures if figure.key == key), None) if view is not None else None

    def _on_odds(self, key: str, found: Mapping[str, Distribution[Any]] | None) -> None:
        question, choice = self.question, self.choice
        if question is None or choice is None:
            return
        self._odds[key] = forecast(found, question.texts) if found and not is_sure(found) else None
        self._show_rows(question, choice)
        self._board.show_odds(question, self._odds)
        if self._page.question.list.current_key == key:
            self._show_details(key)

    def _on_cell_hovered(self, key: str) -> None:
        option = None if self.choice is None else self._board.at(self.choice, key)
        if option is not None:
            self._page.question.list.point_at(option)
            self.point_at(option)

    def _on_filter(self) -> None:
        if self.question is not None and self.choice is not None:
            self._show_rows(self.question, self.choice)

    def _join(self) -> None:
        page = self._page
        page.dice.explain_by(self._topic)
        page.story.explain_by(self._topic)
        page.question.option_chosen.connect(self.take)
        page.question.option_pointed.connect(self.point_at)
        page.question.fold_toggled.connect(self.toggle)
        page.question.filter_changed.connect(self._on_filter)
        page.question.confirmed.connect(self.confirm)
        page.dice.roll_requested.connect(self.roll_requested)
        page.dice.faces_given.connect(self.answered)
        page.board.cell_chosen.connect(self.take_place)
        page.board.figure_chosen.connect(self.take_place)
        page.board.cell_hovered.connect(self._on_cell_hovered)
        page.board.cursor_moved.connect(self._on_cell_hovered)
        page.number_pressed.connect(self.take_number)
        page.confirm_pressed.connect(self.enter)
        self._forecaster.found.connect(self._on_odds)
