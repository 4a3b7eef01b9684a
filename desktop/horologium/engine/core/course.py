"""A battle that is played forward for its end alone, as forecasts do by the hundred."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from horologium.engine.core.errors import RuleBroke
from horologium.engine.core.journal import Journal
from horologium.engine.core.ruleset import State
from horologium.engine.core.table import QUIET_STEPS

if TYPE_CHECKING:
    from horologium.engine.core.answerers import Router
    from horologium.engine.core.ask import Answer, Request, Rule
    from horologium.engine.core.ruleset import Ruleset

S = TypeVar("S", bound=State)


class Course(Generic[S]):
    """Drives a ruleset without log or snapshots: nothing can be taken back; it is told only to a given journal."""

    def __init__(self, ruleset: Ruleset[S], state: S, journal: Journal | None = None) -> None:
        self.ruleset, self.state, self.answers = ruleset, state, 0
        state.journal = Journal(quiet=True) if journal is None else journal

    def remembered(self, request: Request) -> Answer | None:
        """Nothing was ever taken back."""

    def play(self, router: Router, most: int) -> None:
        """Let everybody answer until it is over, or so many answers have been given."""
        rule, asked = self._steps(most), router.answerer
        by_kind = router.by_kind()
        request = next(rule, None)
        if request is None:
            return
        for answers in range(self.answers + 1, most + 1):
            answerer = by_kind[type(request)] if by_kind else asked(request)
            answer = answerer.reply(request, self)
            if answer is None:
                return
            if not answerer.sure:
                request.check(answer)
            self.answers = answers
            try:
                request = rule.send(answer)
            except StopIteration:
                return

    def _steps(self, most: int) -> Rule[None]:
        """All steps as one rule: a step that ends costs nothing beside what it did."""
        outcome, step, state = self.ruleset.outcome, self.ruleset.step, self.state
        try:
            for _ in range(most + QUIET_STEPS):
                if outcome(state) is not None:
                    return
                yield from step(state)
        except RuleBroke:
            raise
        except Exception as error:
            message = f"a rule of {self.ruleset.title} failed ({type(error).__name__}: {error})"
            raise RuleBroke(message, "") from error
        raise RuleBroke(f"{QUIET_STEPS} steps of {self.ruleset.id} asked nothing", "")
