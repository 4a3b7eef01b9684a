"""Asks: shows a question in panel, dice tray and on the board, and gathers the answer from any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPointF, Signal

from horologium.ui.battle.board.labels import ABOVE
from horologium.ui.battle.option_rows import (
    BARRED,
    FOLD,
    OddsFinder,
    OptionOdds,
    OptionOffer,
    arrange,
    forecast,
    is_many,
    is_sure,
)
from horologium.ui.battle.panels.dials import numeral
from horologium.ui.battle.panels.question_panel import AskedFigure
from horologium.ui.battle.screen_reader import announce
from horologium.ui.battle.seating import TYPED

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from horologium.engine.core.ask import Answer
    from horologium.engine.core.odds import Distribution
    from horologium.engine.core.view import BarredView, OptionView
    from horologium.ui.battle.board.scene import BoardScene
    from horologium.ui.battle.option_rows import AskOdds
    from horologium.ui.battle.page import BattlePage
    from horologium.ui.battle.questions import BattleQuestion


class DraftAnswer:
    """Keeps the order in which options were taken; a choice of exactly one is an answer at once.

    An option with a warning waits, as ``held``, until it is taken once more or confirmed.
    """

    def __init__(self, question: BattleQuestion) -> None:
        self._question = question
        self._offered = {option.key: option for option in question.options}
        self.taken: list[str] = []
        self.held = ""

    @property
    def several(self) -> bool:
        """Whether it has to be confirmed."""
        return not self._question.single

    @property
    def warning(self) -> str:
        """What should be thought over before the option that waits is taken."""
        return self._offered[self.held].warning if self.held else ""

    @property
    def complete(self) -> bool:
        """Whether what is taken is an answer."""
        if not self.several:
            return bool(self.held)
        return self._question.least <= len(self.taken) <= self._question.most

    @property
    def answer(self) -> Answer:
        """What is taken."""
        return (self.held,) if self.held else tuple(self.taken)

    def offers(self, key: str) -> bool:
        """Whether an option is offered."""
        return key in self._offered

    def take(self, key: str) -> Answer | None:
        """Take an option, or put it back; the answer if that decides it."""
        if key not in self._offered:
            return None
        if not self.several:
            return self._decide(key)
        if key in self.taken:
            self.taken.remove(key)
        else:
            if len(self.taken) == self._question.most:
                self.taken.pop()
            self.taken.append(key)
        return None

    def clear(self) -> bool:
        """Take everything back; False if there was nothing."""
        there = bool(self.taken or self.held)
        self.taken.clear()
        self.held = ""
        return there

    def _decide(self, key: str) -> Answer | None:
        """Take one option for the answer, unless it should be thought over first."""
        if not self._offered[key].warning or self.held == key:
            return (key,)
        self.held = key
        return None

    def places(self, group_of: Callable[[str], Iterable[str]] = lambda key: (key,)) -> dict[str, str]:
        """Tell where options lie on the board: the key of a cell or figure, and the option behind it.

        An option that is about figures of one group alone lies on each of them.
        """
        found = {key: key for key in self._offered}
        for key, option in self._offered.items():
            if len(option.cells) + len(option.figures) == 1:
                found.setdefault((option.cells + option.figures)[0], key)
            elif not option.cells and option.figures and {*option.figures} <= {*group_of(option.figures[0])}:
                found.setdefault(option.figures[0], key)
        return found


class BoardOffer:
    """Shows a question on the board, and finds the option behind a place."""

    def __init__(self, board: BoardScene) -> None:
        self._board = board

    def show(self, question: BattleQuestion, choice: DraftAnswer) -> None:
        """Light the cells that options lie on, and those that are taken."""
        board = self._board
        offered = {option.key: option for option in question.options}
        taken = [*choice.taken, choice.held] if choice.held else choice.taken
        chosen = [cell for key in taken for cell in self.cells_of(offered[key])]
        board.overlays.show("option", board.geometry, self._all_cells(question.options))
        board.overlays.show("chosen", board.geometry, dict.fromkeys(chosen))
        costs = {option.key: str(option.cost) for option in question.options if option.cost is not None}
        board.overlays.label(board.geometry, {key: cost for key, cost in costs.items() if key in board.geometry.cells})

    def show_odds(self, question: BattleQuestion, odds: Mapping[str, OptionOdds | None]) -> None:
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

    def at(self, choice: DraftAnswer, place: str) -> str | None:
        """Find the option at a cell or figure; a figure that is no option may stand on a cell that is one."""
        board, places = self._board, choice.places(self._board.group_of)
        among = [each for each in board.figures if board.cell_of(each) == place]
        names = [place, *board.group_of(place), board.cell_of(place) or "", *among]
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


class AskingPresenter(QObject):
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
        self._forecaster = OddsFinder(odds, self)
        self._odds: dict[str, OptionOdds | None] = {}
        self._opened: set[str] = set()
        self.question: BattleQuestion | None = None
        self.choice: DraftAnswer | None = None
        self._join()

    def ask(self, question: BattleQuestion, colour: str = "") -> None:
        """Show a question to a player of this colour."""
        again = question == self.question
        self.question = question
        rule, page = question.rule, self._page
        asked = AskedFigure(question.player.name, question.who, colour, self._figure(question.figure))
        page.question.show_question(question.player.name, asked, question.text, rule, self._topic(rule))
        page.board.board.light(question.figure)
        self.choice = DraftAnswer(question) if question.kind == "choose" else None
        if not again:
            self._odds, self._opened = {}, set()
            page.question.filter.clear()
        if question.kind == "choose":
            page.dice.rest()
            page.dice.lay_out(question.lying)
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

    def _ask_dice(self, question: BattleQuestion) -> None:
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

    def _show_roll(self, question: BattleQuestion) -> None:
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

    def _show_rows(self, question: BattleQuestion, choice: DraftAnswer) -> None:
        waiting, words = self._forecaster.waiting, self._page.question.filter.text()
        offer = OptionOffer(
            question, choice.taken, choice.held, self._opened, words, self._odds, waiting, self._landing,
            question.lying.dice[0].faces if question.lying is not None else (),
        )  # fmt: skip
        self._page.question.show_options(arrange(offer), many=is_many(question))

    def _count(self, question: BattleQuestion, choice: DraftAnswer) -> str:
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
