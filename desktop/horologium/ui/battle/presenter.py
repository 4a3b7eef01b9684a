"""Joins a session to the battle page: the loop that asks, plays what came of the answer, and asks again."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from horologium.ui.art.emblems import NONE
from horologium.ui.battle.animation import AnimationPlayer
from horologium.ui.battle.asking_presenter import AskingPresenter
from horologium.ui.battle.board_cursor import CursorPresenter, PointingPresenter
from horologium.ui.battle.handover import HandoverPresenter
from horologium.ui.battle.history import HistoryPresenter
from horologium.ui.battle.panels.company_strip import rows
from horologium.ui.battle.panels.figure_pictures import token_styles
from horologium.ui.battle.panels.player_strip import SeatedPlayerRow, colour_of
from horologium.ui.battle.questions import why_not
from horologium.ui.battle.screen_reader import announce
from horologium.ui.battle.story import StoryPresenter
from horologium.ui.battle.tray_presenter import TrayPresenter

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.engine.core.view import BattleView
    from horologium.ui.art.emblems import EmblemBook
    from horologium.ui.battle.page import BattlePage
    from horologium.ui.battle.session import BattleSession, BattleStep, PastMoment


class SurroundingsPresenter(QObject):
    """Shows views, where an option would move a token, and the card of whoever is chosen."""

    said = Signal(str)

    def __init__(
        self, page: BattlePage, asker: AskingPresenter, pointer: PointingPresenter, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._page, self._asker, self._pointer = page, asker, pointer
        self._view: BattleView | None = None
        self._colours: dict[str, str] = {}
        self._emblems = NONE
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
        worn, clock = token_styles(view, self._colours, self._emblems), view.dials[0] if view.dials else None
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

    def show_emblems(self, brought: EmblemBook) -> None:
        """Dress tokens in emblems that a pack brings."""
        self._emblems = brought
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


class BattlePresenter(QObject):
    """One session on the page; a new battle gets a new presenter."""

    rule_requested = Signal(str)
    said = Signal(str)
    history_changed = Signal(str, str)

    def __init__(
        self, page: BattlePage, session: BattleSession, topic: Callable[[str], str] = str, speed: int = 100
    ) -> None:
        super().__init__(page)
        self.page, self.session = page, session
        page.pictures.sitters = session.battle.sitters
        session.setParent(self)
        self.animation = AnimationPlayer(page.board, page.dice, self)
        self.animation.set_speed(speed)
        self.asking = AskingPresenter(page, topic, session.ask_odds, partial(why_not, session.table), self)
        self.handover = HandoverPresenter(page, session, self)
        texts = session.table.ruleset.texts
        self.cursor = CursorPresenter(page, self.asking, texts.get("unit.cell", texts.get("unit.cost", "{cost}")), self)
        self.pointer = PointingPresenter(page, session, self.cursor, self)
        self.history = HistoryPresenter(page, session, self.animation, self)
        self.surroundings = SurroundingsPresenter(page, self.asking, self.pointer, self)
        self.story = StoryPresenter(page, session, self)
        self.trays = TrayPresenter(page, self.asking, self)
        page.dials.set_speed(speed)
        page.tips.speak(session.table.ruleset.texts)
        self._going_on = False
        self._connect()
        self.dress(session.battle.emblems)

    def open(self) -> None:
        """Show the battle as it stands and go on."""
        self.page.show_battle()
        self.page.dice.wipe()
        self._show_players()
        self._show_now()
        self._go_on()
        self.story.begin()

    def dress(self, brought: EmblemBook) -> None:
        """Draw figures with the emblems of their pack."""
        self.session.battle.emblems = brought
        self.page.board.board.set_emblems(brought)
        self.surroundings.show_emblems(brought)

    @property
    def colours(self) -> dict[str, str]:
        """The colours of players, by the seats and figures that they hold."""
        players = self.session.seating.players
        return {name: colour_of(player, players) for player in players for name in player.holds}

    def close(self) -> None:
        """Let go of the page, so that another battle can have it."""
        self.asking.forget()
        self.animation.close()
        self.handover.close()
        self.story.close()
        self.session.close()
        self.deleteLater()

    def set_speed(self, percent: int) -> None:
        """Play quicker or slower, or without motion."""
        self.animation.set_speed(percent)
        self.page.dials.set_speed(percent)

    def roll(self) -> None:
        """Let the box throw."""
        self.asking.forget()
        if not self.session.roll():
            self._ask()

    def cancel(self) -> None:
        """Take a half-made choice back, also one of which the first half is given; with none, come back to now."""
        if self.asking.cancel():
            return
        if self._away():
            self.session.look_at(None)
        elif not self.animation.busy and self.session.half_made:
            self.session.undo()

    def _connect(self) -> None:
        page, session = self.page, self.session
        session.stepped.connect(self._on_stepped)
        session.jumped.connect(self._on_jumped)
        session.looked.connect(self._on_looked)
        session.seating_changed.connect(self._on_seating)
        session.thinking_changed.connect(self._on_thinking)
        self.asking.answered.connect(self._on_answered)
        self.asking.roll_requested.connect(self.roll)
        self.pointer.said.connect(self.said)
        self.surroundings.said.connect(self.said)
        self.history.changed.connect(self.history_changed)
        self.animation.shown.connect(self._on_shown)
        self.animation.idle.connect(self._go_on)
        self.story.read.connect(self._go_on)
        page.story.replay_requested.connect(self._on_watch)
        page.cancel_pressed.connect(self.cancel)
        page.confirm_pressed.connect(self._release)
        page.question.confirmed.connect(self._release)
        page.question.cancelled.connect(self.cancel)
        page.skip_pressed.connect(self.animation.skip)
        page.players.player_switched.connect(session.play_on)
        page.dice.dice_changed.connect(session.take_dice)
        self.handover.taken.connect(self._on_taken)
        for panel in (page.question, page.dice, page.journal, page.cards, page.tracks, page.story):
            panel.rule_requested.connect(self.rule_requested)

    # The loop

    def _go_on(self) -> None:
        """Let box and bots answer while nothing is being played; then ask."""
        if self._going_on or self._away() or self._reading():
            return
        self._going_on = True
        try:
            while not self.animation.busy and not self._reading() and self.session.advance():
                pass
        finally:
            self._going_on = False
        if not self.animation.busy and not self.session.thinking and not self._reading():
            self._ask()

    def _ask(self) -> None:
        """Show the question, or how the battle ended."""
        self.history.refresh()
        self._show_players()
        if self.session.held:
            self._show_held()
            return
        if not self.handover.may_ask():
            return
        question = self.session.question()
        if question is None:
            self._show_outcome()
            return
        self.surroundings.act(question.figure)
        self.asking.ask(question, colour_of(question.player, self.session.seating.players))
        self.pointer.show_card(question.figure)

    def _show_held(self) -> None:
        """A bot's choice was taken back: it waits until somebody lets it go on, or plays in its place."""
        player = self.session.player
        name = "" if player is None else player.name
        words = self.tr("{name} waits, as its choice was taken back.").format(name=name)
        self.page.question.show_notice(name, "", words)
        hint = self.tr("Let it go on, give the choice again, or play by hand: press its name above the board.")
        self.page.question.show_roll(self.tr("&Go on"), hint)

    def _release(self) -> None:
        if self.session.held:
            self.session.release()
            self._go_on()

    def _on_answered(self, answer: tuple[str, ...]) -> None:
        if not self.session.answer(tuple(answer)):
            self._ask()

    def _on_stepped(self, step: BattleStep) -> None:
        self.asking.forget()
        self.animation.play(step)
        if not self.animation.busy:
            self._go_on()

    def _on_shown(self, step: BattleStep) -> None:
        self.history.add(step)
        for line in step.lines:
            self.page.board.board.look_at(str(line.facts.get("figure")), str(line.facts.get("target")))
        self._show_view(step.after)
        self.story.follow(step)

    def _on_jumped(self) -> None:
        self.animation.drop()
        self.page.dice.wipe()
        self.story.drop()
        self._show_now()
        self._go_on()

    def _on_looked(self, moment: PastMoment | None) -> None:
        self.animation.drop()
        if moment is None:
            self._show_now()
            self._go_on()
            return
        self.asking.forget()
        self.page.board.show_view(moment.view)
        self._show_view(moment.view)
        self.history.show_moment(moment)

    def _on_taken(self) -> None:
        """Show the battle as the one sees it who sat down."""
        self._show_now()
        self._ask()

    def _on_watch(self) -> None:
        """Play the battle that is over once more, from its beginning."""
        self.session.look_at(0)
        self.history.replayer.play()

    def _on_seating(self) -> None:
        self._show_players()
        self.asking.forget()
        self._go_on()

    def _on_thinking(self, name: str) -> None:
        if name:
            self.page.question.show_notice(name, "", self.tr("{name} thinks…").format(name=name))

    # Showing

    def _show_now(self) -> None:
        view = self.session.view()
        self.asking.forget()
        self.page.board.show_view(view)
        self._show_view(view)
        self.history.show_now()

    def _show_view(self, view: BattleView) -> None:
        """Show a view in the panels; the board is shown by the animation or by whoever jumps."""
        self.page.pictures.cut = self.page.board.board.in_rooms
        self.surroundings.show_view(view)
        self.trays.show_view(view)
        self.page.mission.show_view(view)
        self.page.text_board.show_view(view, self.session.table.ruleset.texts)
        self.story.show_view(view)

    def _show_outcome(self) -> None:
        outcome = self.session.outcome
        self.asking.forget()
        if outcome is None:
            return
        page = self.story.end()
        names = self.session.table.ruleset.names(self.session.table.state)
        winner = self.tr("Nobody wins") if outcome.winner is None else names.get(outcome.winner, outcome.winner)
        title, why = (winner, outcome.why) if page is None else (page.title, page.why)
        self.page.question.show_notice(self.tr("The battle is over"), title, why)
        announce(self.page.question, f"{title}: {why}")

    def _show_players(self) -> None:
        asked, players, colours = self.session.player, self.session.seating.players, self.colours
        self.page.board.board.set_colours(colours)
        self.surroundings.show_colours(colours)
        rows = [SeatedPlayerRow(player, colour_of(player, players), player == asked) for player in players]
        self.page.players.show_players(rows, self.session.bots)
        self.page.dice.policy.show_dice(self.session.seating.dice)

    def _away(self) -> bool:
        return self.session.looking_at is not None

    def _reading(self) -> bool:
        """Whether the battle waits until a card is read; without motion nothing is missed meanwhile."""
        return self.animation.speed > 0 and self.story.telling and bool(self.session.table.log)
