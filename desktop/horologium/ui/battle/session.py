"""One battle on this screen: the table, who sits there, and every answer made durable before it is shown.

The session never runs ahead: it takes one answer at a time, so that the screen can show each. Whoever drives it calls
``advance`` while ``waits_for`` is the box or a bot.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from horologium.engine.core.answerers import DiceBox
from horologium.engine.core.ask import Answer, Choose
from horologium.engine.core.bots import SeatBot, bot_titles, bots_of, seed_at
from horologium.engine.core.errors import EngineError
from horologium.engine.core.outlook import odds
from horologium.engine.core.saves import Answered
from horologium.engine.core.speech import TONGUE
from horologium.engine.core.view import BattleView
from horologium.ui.battle.questions import BattleQuestion, JournalLine, answer_words, known_places, line, question
from horologium.ui.battle.saved_battles import AnswerKeeper, NullKeeper, OpenBattle
from horologium.ui.battle.seating import BOX, PERSON, TYPED
from horologium.ui.battle.thrown_dice import DiceThrow, throw_of, typed_rolls

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.odds import Distribution
    from horologium.engine.core.ruleset import Outcome
    from horologium.engine.core.table import Bookmark, Table
    from horologium.ui.battle.seating import Dice, SeatedPlayer, Seating

Think = Callable[[Callable[[], Any], Callable[[Any], None]], None]
"""Runs work somewhere and hands its result over on the GUI thread, as Jobs.run_query does."""

BOT = "bot"
OUTSIDE = (PERSON, TYPED)


@dataclass(frozen=True, slots=True)
class BattleStep:
    """One answer and what it changed: what was seen before and after, the lines in between, and what was thrown."""

    answered: Answered
    before: BattleView
    after: BattleView
    lines: tuple[JournalLine, ...]
    throw: DiceThrow | None = None


@dataclass(frozen=True, slots=True)
class PastMoment:
    """The battle as it was after so many answers, and how long its journal was then."""

    answers: int
    view: BattleView
    entries: int


def at_once(work: Callable[[], Any], done: Callable[[Any], None]) -> None:
    """Think on the spot."""
    done(work())


class BattleSession(QObject):
    """Owns the table. ``stepped`` carries a BattleStep, ``jumped`` says that answers were taken back or given again."""

    stepped = Signal(object)
    jumped = Signal()
    looked = Signal(object)
    seating_changed = Signal()
    thinking_changed = Signal(str)
    refused = Signal(str)
    finished = Signal(object)

    def __init__(
        self,
        battle: OpenBattle,
        keeper: AnswerKeeper | None = None,
        think: Think = at_once,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.battle, self.table = battle, battle.table
        self._keeper: AnswerKeeper = NullKeeper() if keeper is None else keeper
        self._think = think
        self._thinking = 0
        self._thoughts = 0
        self._at: int | None = None
        self._typed = typed_rolls(self.table)
        self._ahead: tuple[int, Table[Any]] | None = None
        self._sitting = ""
        self._shown: tuple[object, object, BattleView] | None = None
        self._bots: dict[str, SeatBot] = {}
        self._held = False

    # What is asked and seen

    @property
    def seating(self) -> Seating:
        """Who sits at the table, and where dice come from."""
        return self.battle.seating

    @property
    def title(self) -> str:
        """What the battle is called."""
        return self.battle.title

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, None while it goes on."""
        return self.table.outcome

    @property
    def player(self) -> SeatedPlayer | None:
        """Who is asked; None when nothing is."""
        return None if self.table.pending is None else self.seating.player(self.table.pending)

    @property
    def waits_for(self) -> str:
        """Tell who has to answer: ``person``, ``box`` or ``bot``; nothing when the battle is over."""
        request = self.table.pending
        if request is None:
            return ""
        player = self.seating.player(request)
        if isinstance(request, Choose):
            return (PERSON if self._obvious(request) is None else BOX) if player.is_person else BOT
        return PERSON if player.is_person and self.seating.dice.policy(request) != BOX else BOX

    @property
    def thinking(self) -> bool:
        """Whether a bot is at it."""
        return self._thinking > 0

    @property
    def eyes(self) -> str | None:
        """Whose view is shown."""
        return self.seating.eyes(self.table.pending, self._seats(), self._sitting)

    @property
    def must_hand_over(self) -> bool:
        """Whether the screen has to change hands before the question may be shown."""
        request = self.table.pending
        return request is not None and self.seating.must_hand_over(request, self._seats(), self._sitting)

    def sit_down(self, player: str) -> None:
        """Somebody is alone before the screen now."""
        self._sitting = player

    def look_on(self, player: str) -> None:
        """A question that is no secret goes to somebody: whoever sat there before does so no more."""
        self._sitting = player if player == self._sitting else ""

    def view(self, seat: str | None = None) -> BattleView:
        """Give what a seat sees now; without one, what this screen shows."""
        eyes = self.eyes if seat is None else seat
        key = (eyes, len(self.table.log), TONGUE.get())
        shown = self._shown
        if shown is None or shown[0] != key or shown[1] is not self.table.state:
            self._shown = shown = (key, self.table.state, self.table.ruleset.view(self.table.state, eyes))
        return shown[2]

    def question(self) -> BattleQuestion | None:
        """Put what is asked into words."""
        player, request = self.player, self.table.pending
        if player is None or request is None:
            return None
        policy = "" if isinstance(request, Choose) else self.seating.dice.policy(request)
        return question(self.table, player, policy, half_made=self.half_made)

    @property
    def half_made(self) -> bool:
        """Whether this question only goes on with what was just chosen: nothing has been told or thrown since."""
        table, place = self.table, len(self.table.log) - 1
        if table.pending is None or self._last_outside() != place or table.log[place].source != PERSON:
            return False
        return table.log[place].mark[2] == table.pending.by and table.written[place] == len(table.journal)

    def lines(self, since: int = 0, until: int | None = None) -> tuple[JournalLine, ...]:
        """Give the journal from an entry on, as this screen may read it."""
        ruleset, eyes, state = self.table.ruleset, self.eyes, self.table.state
        names, known = ruleset.names(state), known_places(self.view())
        return tuple(
            line(number, entry.seen_by(eyes), ruleset.texts, names, known, typed=number in self._typed.values())
            for number, entry in enumerate(self.table.journal.entries[since:until], since)
        )

    def odds(self, key: str) -> Mapping[str, Distribution[Any]] | None:
        """Tell the chances behind an option, now; see ``ask_odds`` for those that take long."""
        return odds(self.table, key)

    def ask_odds(self, key: str, done: Callable[[Mapping[str, Distribution[Any]] | None], None]) -> None:
        """Find the chances behind an option in the background; they are told only if the question still stands."""
        place, ahead = len(self.table.log), self._fork()

        def deliver(found: Mapping[str, Distribution[Any]] | None) -> None:
            if place == len(self.table.log) and self._ahead is not None and self._ahead[1] is ahead:
                done(found)

        self._think(lambda: odds(ahead, key), deliver)

    # What is done

    def start(self) -> bool:
        """Tell the keeper that a new battle begins; one that goes on is known to it already."""
        return self._kept(lambda: self._keeper.started(self.battle))

    def answer(self, keys: Answer) -> bool:
        """Answer what is asked, by click or key, or by dice that were thrown on the real table."""
        source = PERSON if isinstance(self.table.pending, Choose) else TYPED
        return self._give(tuple(keys), source)

    def roll(self) -> bool:
        """Let the box throw or draw what is asked; of a choice it gives the answer that anybody would."""
        request = self.table.pending
        if isinstance(request, Choose):
            obvious = self._obvious(request)
            return obvious is not None and self._give(obvious, DiceBox.source)
        if request is None:
            return False
        box = DiceBox(seed_at(self.seating.seed, " ".join(request.mark()), len(self.table.log)))
        answer = box.reply(request, self.table)
        return answer is not None and self._give(answer, box.source)

    def advance(self) -> bool:
        """Let box or bot give one answer; False when somebody outside is waited for, or a bot still thinks."""
        if self.held:
            return False
        match self.waits_for:
            case "box":
                return self.roll()
            case "bot":
                before = len(self.table.log)
                self._ask_bot()
                return len(self.table.log) > before
        return False

    @property
    def held(self) -> bool:
        """Whether a bot waits because its choice was taken back: else it would choose the same again at once."""
        return self._held

    def release(self) -> None:
        """Let the bots play on."""
        self._held = False

    def close(self) -> None:
        """Let go: what is still being thought about is not wanted any more."""
        self._thinking, self._ahead = 0, None

    def play_on(self, player: str, who: str) -> None:
        """Let a bot play for a player from now on, or a person again."""
        self._seat(self.seating.with_player(player, who))

    def take_dice(self, dice: Dice) -> None:
        """Take dice from elsewhere from now on."""
        self._seat(self.seating.with_dice(dice))

    @property
    def bots(self) -> dict[str, str]:
        """The bots that know this game, and what they are called."""
        return bot_titles(self.table.ruleset)

    # Back and forth

    @property
    def undo_name(self) -> str:
        """What would be taken back, in words; nothing when there is nothing."""
        place = self._last_decision()
        return "" if place is None else self.label(place)

    @property
    def redo_name(self) -> str:
        """What would be given again, in words; nothing when there is nothing."""
        again = self.table.bookmark().undone
        if not again or self.table.pending is None:
            return ""
        return answer_words(self.table, again[-1])

    def label(self, place: int) -> str:
        """Say in words what the answer number ``place`` was."""
        return answer_words(self.table.at(place), self.table.log[place])

    def undo(self) -> None:
        """Go back to where somebody outside decided last; what bots and box answered since goes with it.

        Where nobody outside decides, or nobody has yet, the last choice of a bot is taken back, and the bots are held.
        """
        place = self._last_decision()
        if place is not None:
            self._jump(lambda: self._take_back(place))

    def redo(self) -> None:
        """Give the answer once more that was taken back, and what bots and box had answered to it."""
        if self.table.can_redo:
            self._jump(self._give_again)

    def look_at(self, answers: int | None) -> None:
        """Look back at the battle after so many answers; None is now. ``looked`` carries a PastMoment or None."""
        self._at = answers if answers is not None and answers < len(self.table.log) else None
        self.looked.emit(None if self._at is None else self.moment(self._at))

    @property
    def looking_at(self) -> int | None:
        """Which moment is looked at, None for now."""
        return self._at

    def moment(self, answers: int) -> PastMoment:
        """Give the battle as it was after so many answers."""
        then = self.table.at(answers)
        return PastMoment(answers, then.ruleset.view(then.state, self.eyes), len(then.journal))

    # Inside

    def _give(self, answer: Answer, source: str) -> bool:
        """Answer, keep it, and tell; what cannot be kept is not done."""
        table, before, since = self.table, self.view(), len(self.table.journal)
        bookmark, request = table.bookmark(), table.pending
        try:
            table.answer(answer, source)
        except EngineError as error:
            self.refused.emit(str(error))
            return False
        place = len(table.log) - 1
        if not self._kept(lambda: self._keeper.answered(place, table.log[place]), bookmark):
            return False
        if source == TYPED and table.log[place].mark[0] == "roll":
            self._typed[place] = since
        self._ahead, self._held = None, False
        lines = self.lines(since)
        throw = None if request is None else throw_of(table, request, answer, source)
        self.stepped.emit(BattleStep(table.log[place], before, self.view(), lines, throw))
        self._tell_end()
        return True

    def _obvious(self, request: Choose[Any]) -> Answer | None:
        """The answer to a question that need not be asked."""
        sparer = self.table.ruleset.sparer
        return None if sparer is None else sparer.obvious(self.table.state, request)

    def _tell_end(self) -> None:
        outcome = self.table.outcome
        if outcome is not None:
            self._kept(lambda: self._keeper.finished(outcome))
            self.finished.emit(outcome)

    def _kept(self, keep: Callable[[], None], bookmark: Bookmark | None = None) -> bool:
        """Hand something to the keeper; when it fails, stand where we stood and say so."""
        try:
            keep()
        except OSError as error:
            if bookmark is not None:
                self.table.return_to(bookmark)
            reason = error.strerror or str(error)
            self.refused.emit(
                self.tr(
                    "This could not be written down and was taken back ({reason}); make room, then try again."
                ).format(reason=reason)
            )
            return False
        return True

    def _seats(self) -> list[str]:
        return [seat.key for seat in self.table.ruleset.seats(self.table.state)]

    def _seat(self, seating: Seating) -> None:
        """Change who plays, if that can be written down."""
        before, self.battle.seating = self.seating, seating
        if not self._kept(lambda: self._keeper.seated(seating)):
            self.battle.seating = before
        self._stop_thinking()
        self._held = False
        self.seating_changed.emit()

    def _jump(self, move: Callable[[], None]) -> None:
        """Go back or forth as a whole, or not at all."""
        bookmark = self.table.bookmark()
        self._stop_thinking()
        try:
            move()
        except (EngineError, OSError) as error:
            self.table.return_to(bookmark)
            self.refused.emit(str(error))
        self._typed = {place: entry for place, entry in self._typed.items() if place < len(self.table.log)}
        self._ahead, self._at, self._held = None, None, self.waits_for == BOT
        self.jumped.emit()

    def _take_back(self, place: int) -> None:
        while len(self.table.log) > place:
            self.table.undo()
        self._keeper.undone(place)

    def _give_again(self) -> None:
        first, passing = True, {BOX, BOT} if self._has_person() else {BOX}
        while self.table.can_redo and (first or self.waits_for in passing):
            self._keeper.answered(len(self.table.log), self.table.redo())
            first = False

    def _has_person(self) -> bool:
        """Whether somebody outside decides at this table."""
        return any(player.is_person for player in self.seating.players)

    def _last_decision(self) -> int | None:
        outside, log = self._last_outside(), self.table.log
        if outside is not None and self._has_person():
            return outside
        return next((place for place in reversed(range(len(log))) if log[place].source != DiceBox.source), outside)

    def _last_outside(self) -> int | None:
        log = self.table.log
        return next((place for place in reversed(range(len(log))) if log[place].source in OUTSIDE), None)

    def _fork(self) -> Table[Any]:
        """Give a table of its own at this question, for the background; one serves all options."""
        place = len(self.table.log)
        if self._ahead is None or self._ahead[0] != place:
            self._ahead = (place, self.table.fork())
        return self._ahead[1]

    def _bot_at(self, seat: str, who: str) -> SeatBot:
        """Call the bot of a seat; one whose thought was dropped may still be at it and is not asked again."""
        bot = self._bots.pop(seat, None)
        if bot is None or bot.source != who:
            bot = SeatBot(bots_of(self.table.ruleset), who, self.seating.seed, seat)
        return bot

    def _ask_bot(self) -> None:
        request, player = self.table.pending, self.player
        if request is None or player is None or self._thinking:
            return
        bot = self._bot_at(request.seat, player.who)
        ahead, asked = self.table.fork(), self.table.bookmark()
        self._thoughts += 1
        self._thinking = thought = self._thoughts
        self.thinking_changed.emit(player.name)

        def deliver(answer: Answer) -> None:
            if self._thinking == thought and self.table.bookmark() == asked:
                self._bots[request.seat] = bot
                self._stop_thinking()
                self._give(answer, bot.source)

        self._think(lambda: bot.reply(ahead.pending or request, ahead), deliver)

    def _stop_thinking(self) -> None:
        if self._thinking:
            self._thinking = 0
            self.thinking_changed.emit("")
