"""The table: drives a ruleset, one answer at a time, and can always go back.

The table is the only one that owns a running rule. It keeps a snapshot of the state at each quiet moment
and the answers since; undo, redo, replay, look-ahead, save and resume are all *snapshot + answers again*.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from operator import attrgetter
from typing import TYPE_CHECKING, Generic, Literal, NamedTuple, NoReturn, TypeVar

from horologium.engine.core import saves
from horologium.engine.core.ask import fits
from horologium.engine.core.codec import Json, Snapshot, battle_code, canonical, read_battle_code
from horologium.engine.core.errors import (
    BadData,
    Diverged,
    EngineError,
    IllegalAnswer,
    NothingPending,
    RuleBroke,
    UndoBlocked,
)
from horologium.engine.core.journal import Journal
from horologium.engine.core.ruleset import State
from horologium.engine.core.saves import Answered, TakenBack, answered, history, plain_log, sound, written
from horologium.engine.core.speech import Phrase

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from horologium.engine.core.ask import Answer, Mark, Request, Rule
    from horologium.engine.core.ruleset import Outcome, Ruleset

S = TypeVar("S", bound=State)

SAVE_FORMAT = 1
QUIET_STEPS = 100_000
SPARSE = 32
_ANSWERS = attrgetter("answers")


class Bookmark(NamedTuple):
    """A moment to return to: how many answers there were, which had been taken back, and what is remarked of that."""

    answers: int
    undone: tuple[Answered, ...]
    remarks: tuple[TakenBack, ...] = ()


class Checkpoint(NamedTuple):
    """A quiet moment: how much log and journal there was, how many steps, and the state."""

    answers: int
    entries: int
    steps: int
    snapshot: Snapshot


class Table(Generic[S]):
    """A battle being played. ``pending`` is the question at hand, None when the battle is over.

    ``steps`` counts the quiet moments: it grows when an activation is over. Every one is kept; where nobody will
    look back, as in forecasts, a wider ``spacing`` keeps one after so many answers. ``written`` tells for each answer
    in ``log`` how long the journal was when it was given, ``taken_back`` what was told of and then undone.
    """

    def __init__(
        self,
        ruleset: Ruleset[S],
        state: S,
        *,
        undo: Literal["friendly", "strict"] = "friendly",
        journal: Journal | None = None,
        spacing: int = 1,
    ) -> None:
        self.ruleset, self.state, self.undo_policy = ruleset, state, undo
        self.journal = state.journal if journal is None else journal
        self.pending: Request | None = None
        self.outcome: Outcome | None = None
        self.log: list[Answered] = []
        self.written: list[int] = []
        self.taken_back: list[TakenBack] = []
        self._undone: list[Answered] = []
        self._remembered: dict[tuple[Mark, int], Answer] = {}
        self._asked: Counter[Mark] = Counter()
        self._counted = 0
        self._start = ruleset.codec.snapshot(state)
        self._history = len(self.journal)
        self.steps, self._spacing = 0, spacing
        self._due = 0 if spacing == 1 else spacing  # with so many answers a quiet moment is kept
        self._checkpoints = [Checkpoint(0, self._history, 0, self._start)]
        state.journal = self.journal
        try:
            self._begin()
        except Exception as error:
            raise self._broken(error, self._start, []) from error

    @property
    def answers(self) -> int:
        """How many answers have been given."""
        return len(self.log)

    # Playing on

    def answer(self, answer: Answer, source: str = "person", sure: bool = False) -> None:
        """Answer the question at hand; an answer that does not fit changes nothing, one ``sure`` to fit is taken."""
        request = self.pending
        if request is None:
            raise NothingPending("the battle is over, nothing is asked", "undo an answer, or begin a new battle")
        if not sure:
            request.check(answer)
        self._take(Answered(request.mark(), answer, source))
        if self._undone:
            self._undone.clear()

    def _take(self, line: Answered) -> None:
        """Hand a checked answer to the rule that waits for it."""
        self.log.append(line)
        self.written.append(len(self.journal.entries))
        try:
            request = self._rule.send(line.answer)
            self.pending = request if request is not None else self._go_on()
        except Exception as error:
            self._take_back_after(error)

    def _begin(self) -> None:
        """Let the rules go on from the state as it is, up to the first question."""
        self._rule = _steps(self.ruleset, self.state)
        try:
            self.pending = next(self._rule) or self._go_on()
        except StopIteration:
            self.pending, self.outcome = None, self.ruleset.outcome(self.state)

    def _go_on(self) -> Request | None:
        """From a quiet moment to the next question, None at the end; the quiet moments on the way are kept."""
        for _ in range(QUIET_STEPS):
            self.steps += 1
            if len(self.log) >= self._due:
                self._keep()
            try:
                request = next(self._rule)
            except StopIteration:
                self.outcome = self.ruleset.outcome(self.state)
                return None
            if request is not None:
                return request
        raise RuntimeError(f"{QUIET_STEPS} steps of {self.ruleset.id} in a row asked nothing")

    def _keep(self) -> None:
        """Keep this quiet moment, in place of one at which nothing was asked."""
        answers, snapshot = len(self.log), self.ruleset.codec.snapshot(self.state)
        if answers == self._checkpoints[-1].answers:
            self._checkpoints.pop()
        self._checkpoints.append(Checkpoint(answers, len(self.journal), self.steps, snapshot))
        self._keep_from(answers)

    def _keep_from(self, answers: int) -> None:
        """Keep quiet moments from now on; after the last one there have to be as many answers as the spacing says."""
        self._due = answers if self._spacing == 1 else answers + self._spacing

    def _take_back_after(self, error: Exception) -> NoReturn:
        """A rule failed: return to the last good answer and say how to see it again."""
        failed = self.log[-1]
        self._stand_at(len(self.log) - 1)
        last = self._checkpoints[-1]
        raise self._broken(error, last.snapshot, [*self.log[last.answers :], failed]) from error

    def _broken(self, error: Exception, snapshot: Snapshot, tail: list[Answered]) -> RuleBroke:
        try:
            code = self._code(snapshot, tail)
        except Exception:  # the rule left something in the state that cannot be written
            code = ""
        message = f"a rule of {self.ruleset.title} failed ({type(error).__name__}: {error})"
        return RuleBroke(message, code, at_start=not tail)

    # Going back and forth

    def undo(self) -> Answered:
        """Take the last answer back and give it to the caller."""
        if not self.log:
            raise NothingPending("there is no answer to take back", "play on")
        last = self.log[-1]
        if self.undo_policy == "strict" and last.mark[0] != "choose":
            raise UndoBlocked("strict undo does not go back past dice or cards", "choose friendly undo in the options")
        self._remember(last)
        told = len(self.journal) > self.written[-1]
        self.taken_back = saves.remarked(self.taken_back, TakenBack(len(self.log) - 1, last), told=told)
        self._stand_at(len(self.log) - 1)
        self._undone.append(last)
        return last

    def redo(self) -> Answered:
        """Give the answer that was taken back once more."""
        if not self._undone:
            raise NothingPending("there is no answer to give again", "play on")
        again = self._undone[-1]
        self._take(again)
        self._undone.pop()
        if self.taken_back and self.taken_back[-1] == TakenBack(len(self.log) - 1, again):
            self.taken_back.pop()
        return again

    @property
    def can_redo(self) -> bool:
        """Whether an answer was taken back and none given since."""
        return bool(self._undone)

    def _remember(self, undone: Answered) -> None:
        """Dice from the box stay as they fell, so that undo is not a second throw; typed dice may be corrected."""
        if undone.source == "box":
            self._remembered[undone.mark, self._times(undone.mark) - 1] = undone.answer

    def remembered(self, request: Request) -> Answer | None:
        """How chance answered this question, asked for the same time, before an undo; None if that fits no more."""
        if not self._remembered:
            return None
        mark = request.mark()
        answer = self._remembered.get((mark, self._times(mark)))
        return answer if answer is not None and fits(request, answer) else None

    def _times(self, mark: Mark) -> int:
        """How often something was asked so far; only what the log gained since the last look is counted."""
        self._asked.update([line.mark for line in self.log[self._counted :]])
        self._counted = len(self.log)
        return self._asked[mark]

    def bookmark(self) -> Bookmark:
        """This moment, to come back to when something goes wrong later."""
        return Bookmark(len(self.log), tuple(self._undone), tuple(self.taken_back))

    def return_to(self, bookmark: Bookmark) -> None:
        """Stand where a bookmark was set, answers that were taken back included."""
        while len(self.log) < bookmark.answers:
            self.redo()
        if len(self.log) > bookmark.answers:
            self._stand_at(bookmark.answers)
        self._undone[:], self.taken_back[:] = bookmark.undone, bookmark.remarks

    def _stand_at(self, answers: int) -> None:
        """Stand where so many answers had been given."""
        for line in self._rewind(answers):
            self._take(line)

    def _rewind(self, answers: int) -> list[Answered]:
        """Stand at the last quiet moment before, and give the answers from there."""
        while len(self._checkpoints) > 1 and self._checkpoints[-1].answers > answers:
            self._checkpoints.pop()
        checkpoint = self._checkpoints[-1]
        self._keep_from(checkpoint.answers)
        tail = self.log[checkpoint.answers : answers]
        self._asked.subtract([line.mark for line in self.log[checkpoint.answers : self._counted]])
        self._counted = min(self._counted, checkpoint.answers)
        del self.log[checkpoint.answers :], self.written[checkpoint.answers :]
        self.journal.cut(checkpoint.entries)
        self.steps = checkpoint.steps
        self.state = self.ruleset.codec.restore(checkpoint.snapshot)
        self.state.journal = self.journal
        self.outcome = None
        self._begin()
        return tail

    def fork(self) -> Table[S]:
        """A table of its own at the same question, with a quiet journal: for looking ahead."""
        checkpoint = self._checkpoints[-1]
        return self._from(checkpoint, self.log[checkpoint.answers :], Journal(quiet=True))

    def quiet(self) -> S:
        """A copy of the state at the last quiet moment."""
        return self.ruleset.codec.restore(self._checkpoints[-1].snapshot)

    def rerun(self) -> tuple[S, Rule[None]]:
        """A copy of the state and its rule, waiting at the same question: to try answers out to the end of the step."""
        checkpoint, state = self._checkpoints[-1], self.quiet()
        state.journal = Journal(quiet=True)
        rule, tail = self.ruleset.step(state), iter(self.log[checkpoint.answers :])
        reply: Answer | None = None
        while True:
            try:
                next(rule) if reply is None else rule.send(reply)
            except StopIteration:  # a step of the way here; the next one asks
                rule, reply = self.ruleset.step(state), None
                continue
            line = next(tail, None)
            if line is None:
                return state, rule
            reply = line.answer

    def at(self, answers: int) -> Table[S]:
        """A table of its own as it was after so many answers, for looking back."""
        if not 0 <= answers <= len(self.log):
            message = Phrase("there was no moment after {count} {count:answer|answers}").format(count=answers)
            raise NothingPending(message, Phrase("there {count:is|are} {count} so far").format(count=len(self.log)))
        checkpoint = self._checkpoints[bisect_right(self._checkpoints, answers, key=_ANSWERS) - 1]
        journal = Journal()
        journal.entries = self.journal.entries[: checkpoint.entries]
        return self._from(checkpoint, self.log[checkpoint.answers : answers], journal)

    def _from(self, checkpoint: Checkpoint, tail: list[Answered], journal: Journal) -> Table[S]:
        state = self.ruleset.codec.restore(checkpoint.snapshot)
        other = Table(self.ruleset, state, undo=self.undo_policy, journal=journal)
        for line in tail:
            other._take(line)
        return other

    # Saving and resuming

    def save(self) -> dict[str, Json]:
        """Everything needed to go on, as plain data: the start, all answers, the last quiet moment."""
        codec, last, quiet = self.ruleset.codec, self._checkpoints[-1], self.quiet()
        return {
            "format": SAVE_FORMAT,
            "ruleset": self.ruleset.id,
            "version": self.ruleset.version,
            "undo": self.undo_policy,
            "start": codec.dump(codec.restore(self._start)),
            "answers": plain_log(self.log),
            "checkpoint": {"at": last.answers, "digest": codec.digest(quiet), "state": codec.dump(quiet)},
            "journal": [entry.to_json(n) for n, entry in enumerate(self.journal.entries[: last.entries])],
            "history": self._history,
            **saves.plain_memory(self._remembered, self.taken_back),
        }

    @classmethod
    def resume(cls, ruleset: Ruleset[S], save: Json) -> Table[S]:
        """Go on from a save: the same rules play it again and verify it, newer ones start at its last quiet moment."""
        try:
            if save["format"] != SAVE_FORMAT or save["ruleset"] != ruleset.id:
                raise BadData("that is a save of another game or a newer program", f"this plays {ruleset.title}")
            undo = save["undo"]
            if undo not in ("friendly", "strict"):
                raise BadData(f"undo must be friendly or strict, not {undo!r}", "use a save made by this program")
            if save["version"] != ruleset.version:
                return cls._upgraded(ruleset, save)
            state, lines, at = sound(ruleset, save["start"]), answered(save["answers"]), save["checkpoint"]["at"]
            table = cls(ruleset, state, undo=undo, journal=history(save), spacing=SPARSE if at else 1)
            table.replay(lines[: at - 1])
            table._spacing, table._due = 1, 0
            table.replay(lines[at - 1 :])
            table._verify(save["checkpoint"])
            table._remembered, table.taken_back = saves.recalled(save["remembered"]), saves.remarks(save)
        except EngineError:
            raise
        except Exception as error:
            raise BadData(
                f"the save is not whole ({type(error).__name__})", "use a save made by this program"
            ) from error
        return table

    @classmethod
    def _upgraded(cls, ruleset: Ruleset[S], save: Json) -> Table[S]:
        """Rules have changed since: keep the last quiet moment and the journal, play the step again."""
        state = sound(ruleset, ruleset.codec.migrate(save["checkpoint"]["state"], save["version"]))
        return cls(ruleset, state, undo=save["undo"], journal=written(save["journal"]))

    def replay(self, lines: Iterable[Answered]) -> None:
        """Give recorded answers again, and stop where a question differs from the record."""
        self._undone.clear()
        for place, line in enumerate(lines):
            if self.pending is None or self.pending.mark() != line.mark:
                asked = "nothing" if self.pending is None else " ".join(self.pending.mark())
                raise Diverged(f"answer {place} was given to {' '.join(line.mark)}, but {asked} is asked", "")
            try:
                self.pending.check(line.answer)
            except IllegalAnswer as error:
                raise Diverged(f"answer {place} no longer fits: {error.message}", error.hint) from error
            self._take(line)

    def _verify(self, checkpoint: Json) -> None:
        """Stop where the state differs from the one that was saved."""
        last, codec = self._checkpoints[-1], self.ruleset.codec
        if checkpoint["at"] != last.answers:
            raise Diverged("the save's last quiet moment is not where its answers lead", "the save was changed by hand")
        if checkpoint["digest"] != codec.digest(self.quiet()):
            raise Diverged("the same answers lead to another state than was saved", "the save was changed by hand")

    def digest(self) -> str:
        """The digest of the state as it is now."""
        return self.ruleset.codec.digest(self.state)

    def code(self) -> str:
        """The position as one line of text: the last quiet moment and the answers since."""
        last = self._checkpoints[-1]
        return self._code(last.snapshot, self.log[last.answers :])

    def _code(self, snapshot: Snapshot, tail: list[Answered]) -> str:
        codec = self.ruleset.codec
        text = f'{{"answers":{canonical(plain_log(tail))},"state":{codec.text(codec.restore(snapshot))}}}'
        return battle_code(self.ruleset.id, self.ruleset.version, text)

    @classmethod
    def from_code(cls, ruleset: Ruleset[S], code: str) -> Table[S]:
        """The table behind a battle code."""
        game, version, data = read_battle_code(code)
        if (game, version) != (ruleset.id, ruleset.version):
            raise BadData(f"the code is of {game} version {version}", f"this is {ruleset.id} version {ruleset.version}")
        try:
            table = cls(ruleset, sound(ruleset, data["state"]))
            table.replay(answered(data["answers"]))
        except EngineError:
            raise
        except Exception as error:
            raise BadData("the battle code is not whole", "copy the whole line") from error
        return table


def _steps(ruleset: Ruleset[S], state: S) -> Generator[Request | None, Answer, None]:
    """One step of the rules after another until it is over: their questions, and None at each quiet moment."""
    outcome, step = ruleset.outcome, ruleset.step
    while outcome(state) is None:
        yield from step(state)
        yield None
