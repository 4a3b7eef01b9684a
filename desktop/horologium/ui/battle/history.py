"""Back and forth: moments made again from the log, undo and redo with their names, and looking back over it all."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from horologium.ui.battle.questions import answer_words
from horologium.ui.battle.session import BattleStep
from horologium.ui.battle.thrown_dice import throw_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.core.journal import Kind
    from horologium.engine.core.saves import Answered
    from horologium.engine.core.table import Table
    from horologium.ui.battle.animation import AnimationPlayer
    from horologium.ui.battle.page import BattlePage
    from horologium.ui.battle.questions import JournalLine
    from horologium.ui.battle.session import BattleSession, PastMoment

PAUSE_MS = 260
"""Between two steps of a replay."""
STILL_MS = 900
"""How long a moment stands in a replay without motion."""


class Landmark(NamedTuple):
    """A moment worth finding again: after how many answers, what sort of thing, and in words."""

    answers: int
    kind: Kind
    text: str


def landmarks(lines: Sequence[JournalLine], written: Sequence[int]) -> list[Landmark]:
    """List where activations begin and where somebody falls; ``written`` is the table's."""
    return [
        Landmark(bisect_right(written, line.number), line.kind, line.text)
        for line in lines
        if line.kind in {"turn", "death"}
    ]


def step_from(session: BattleSession, answers: int) -> BattleStep:
    """Make the step again that led on from a moment, as this screen may see it."""
    given, then = session.table.log[answers], session.table.at(answers)
    before, after = session.moment(answers), session.moment(answers + 1)
    lines, throw = session.lines(before.entries, after.entries), None
    if then.pending is not None:
        throw = throw_of(then, then.pending, given.answer, given.source)
    return BattleStep(given, before.view, after.view, lines, throw)


class Replayer(QObject):
    """Plays on from the moment that is looked at, step by step, until now or until somebody stops it."""

    playing_changed = Signal(bool)

    def __init__(self, session: BattleSession, animation: AnimationPlayer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._animation = session, animation
        self._playing, self._times = False, 1
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._go_on)
        animation.idle.connect(self._on_idle)

    @property
    def playing(self) -> bool:
        """Whether it runs."""
        return self._playing

    def set_times(self, times: int) -> None:
        """Play so many times as quickly, also what happens now."""
        self._times = times
        self._animation.hasten(times)

    def play(self) -> None:
        """Play on; from the beginning if now is shown."""
        if not self._session.table.log:
            return
        if self._session.looking_at is None:
            self._session.look_at(0)
        self._playing = True
        self.playing_changed.emit(True)
        self._go_on()

    def stop(self) -> None:
        """Stand still at the moment that was reached."""
        self._pause.stop()
        if self._playing:
            self._playing = False
            self._animation.drop()
            self.playing_changed.emit(False)

    def _go_on(self) -> None:
        at = self._session.looking_at
        if not self._playing or at is None:
            self.stop()
        elif self._animation.speed:
            self._animation.play(step_from(self._session, at))
            if not self._animation.busy:
                self._arrive(at + 1)
        else:
            self._arrive(at + 1)

    def _on_idle(self) -> None:
        at = self._session.looking_at
        if self._playing and at is not None:
            self._arrive(at + 1)

    def _arrive(self, answers: int) -> None:
        """Stand at the next moment, and go on after a pause; the last one is now."""
        self._session.look_at(answers)
        if self._session.looking_at is None:
            self.stop()
        else:
            self._pause.start((PAUSE_MS if self._animation.speed else STILL_MS) // self._times)


class HistoryPresenter(QObject):
    """Joins journal and bar of time to the session; ``changed`` carries the names of undo and redo."""

    changed = Signal(str, str)

    def __init__(
        self, page: BattlePage, session: BattleSession, animation: AnimationPlayer, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._page, self._session = page, session
        self.replayer = Replayer(session, animation, self)
        self._landmarks: list[Landmark] = []
        self._shown: tuple[int, str | None] | None = None
        self._only_looking = False
        session.jumped.connect(self._on_jumped)
        bar = page.replay
        bar.undo_requested.connect(session.undo)
        bar.redo_requested.connect(session.redo)
        bar.moment_requested.connect(self._on_moment)
        bar.play_requested.connect(self._on_play)
        bar.times_changed.connect(self.replayer.set_times)
        self.replayer.playing_changed.connect(bar.show_playing)

    @property
    def landmarks(self) -> tuple[Landmark, ...]:
        """The moments worth finding again."""
        return tuple(self._landmarks)

    def watch(self) -> None:
        """Look at a battle that is over, from its beginning: nothing of it can be taken back."""
        self._only_looking = True
        self.refresh()
        self._session.look_at(0)

    def show_now(self) -> None:
        """Show the whole journal, and that the battle stands at its end."""
        standing = (len(self._session.table.journal), self._session.eyes)
        if self._shown == standing:
            self._page.journal.show_until(None)
        else:
            self._show_words()
            lines = self._session.lines()
            self._page.journal.show_lines(lines, self._remarks())
            self._landmarks = landmarks(lines, self._session.table.written)
            self._shown = standing
        self.refresh()

    def refresh(self) -> None:
        """Show how long the battle is, and what undo and redo would do."""
        undo, redo = ("", "") if self._only_looking else (self._session.undo_name, self._session.redo_name)
        self._page.replay.show_length(len(self._session.table.log))
        self._page.replay.show_marks(self._landmarks)
        self._page.replay.show_names(undo, redo)
        self.changed.emit(undo, redo)

    def add(self, step: BattleStep) -> None:
        """Write down what a step brought, and have it read aloud; what is played again stands there already."""
        if self._session.looking_at is not None:
            return
        self._show_words()
        self._page.journal.add_lines(step.lines)
        self._landmarks += landmarks(step.lines, self._session.table.written)
        self._shown = (len(self._page.journal.lines), self._session.eyes)
        self._page.speaker.say(line.text for line in step.lines)

    def show_moment(self, moment: PastMoment) -> None:
        """Show journal and bar as they were."""
        self._page.journal.show_until(moment.entries)
        self._page.replay.show_moment(moment.answers)
        self._page.question.show_notice(self.tr("Looking back"), *self._words(moment))

    def _words(self, moment: PastMoment) -> tuple[str, str]:
        """Say whose activation it was, when, and what had just happened."""
        rows = self._page.journal.rows
        heading = next((row for row in reversed(rows) if row.heading), None)
        told = [row.text for row in rows[-3:] if not row.heading]
        count = self.tr("After %n answer(s)", "", moment.answers)
        whose = count if heading is None else " · ".join(part for part in (heading.text, heading.when) if part)
        return whose, "\n\n".join([*told, self.tr("{count}. Esc: back to now").format(count=count)])

    def _show_words(self) -> None:
        table, players = self._session.table, self._session.seating.players
        held = {name for player in players if player.is_person for name in player.holds}
        board = self._page.board.board.view
        figures = () if board is None else board.figures
        mine = [figure.key for figure in figures if figure.key in held or figure.seat in held]
        self._page.journal.show_words(table.ruleset.texts, table.ruleset.names(table.state), mine)

    def _on_jumped(self) -> None:
        self.replayer.stop()
        self._shown = None

    def _remarks(self) -> list[tuple[int, str]]:
        """Tell what was taken back, each after the last entry of the journal before it."""
        table, sentence = self._session.table, self.tr("Taken back: {name}")
        found = []
        for place, line in table.taken_back:
            entries = table.written[place] if place < len(table.log) else len(table.journal)
            found.append((entries - 1, sentence.format(name=self._name(table.at(place), line))))
        return found

    def _name(self, then: Table[Any], line: Answered) -> str:
        """Say what was taken back, unless it was a secret of somebody else."""
        request = then.pending
        hidden = request is not None and request.secret and self._session.eyes not in {None, request.seat}
        return self.tr("a secret choice") if hidden else answer_words(then, line)

    def _on_moment(self, answers: int) -> None:
        self._session.look_at(None if answers < 0 else answers)

    def _on_play(self, wanted: bool) -> None:
        if wanted:
            self.replayer.play()
        else:
            self.replayer.stop()
