"""Who answers: the dice box, a person, a script, a log, and the router that knows whom to ask.

An answerer gives an answer, or None when somebody outside has to be waited for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from horologium.engine.core.ask import Answer, Choose, Draw, Request, Roll
from horologium.engine.core.chance import SplitMix
from horologium.engine.core.errors import Diverged

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.engine.core.ruleset import AnyRuleset
    from horologium.engine.core.saves import Answered
    from horologium.engine.core.table import Table


class Scene(Protocol):
    """What an answerer sees of a battle: a table has it all, a course no more than this."""

    @property
    def ruleset(self) -> AnyRuleset:
        """The rules that are played."""

    @property
    def state(self) -> Any:
        """The battle as it stands."""

    @property
    def answers(self) -> int:
        """How many answers have been given."""

    def remembered(self, request: Request) -> Answer | None:
        """How chance answered this question before an undo."""


class Answerer(Protocol):
    """Somebody who can be asked; ``source`` is written beside each answer in the log.

    Who is ``sure`` answers with nothing but what the request itself offers: such answers need no check.
    """

    source: str
    sure: bool

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """The answer, or None to wait for somebody outside."""
        ...


class DiceBox:
    """Seeded dice and cards. What fell before an undo falls again."""

    source = "box"
    sure = True

    def __init__(self, seed: int) -> None:
        self.chance = SplitMix(seed)

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """Throw or draw; choices are not the box's business."""
        if isinstance(request, Choose):
            return None
        return table.remembered(request) or self.throw(request)

    def throw(self, request: Roll | Draw) -> Answer:
        """An answer of chance, without looking back."""
        below = self.chance.below
        if isinstance(request, Roll):
            thrown = []
            for die in request.dice:
                faces = die.faces
                thrown.append(faces[below(len(faces))])
            return tuple(thrown)
        return tuple(self.chance.take(request.cards, request.count))


class Person:
    """Somebody at the table: answers come from outside. Typed dice are a person with another source."""

    sure = False

    def __init__(self, source: str = "person") -> None:
        self.source = source

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """Wait."""
        return None


class Script:
    """Answers given beforehand, in order."""

    source = "script"
    sure = False

    def __init__(self, answers: Iterable[Answer]) -> None:
        self._answers = iter(answers)

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """The next answer, or None when the script is at its end."""
        return next(self._answers, None)


class LogPlayer:
    """The answers of a recorded battle; another question than the recorded one is an error."""

    source = "log"
    sure = False

    def __init__(self, log: Iterable[Answered]) -> None:
        self._log = iter(log)

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """The recorded answer to this very question."""
        line = next(self._log, None)
        if line is None:
            return None
        if line.mark != request.mark():
            raise Diverged(f"the log answers {' '.join(line.mark)}, but {' '.join(request.mark())} is asked")
        return line.answer


class Router:
    """Sends each request to whom it concerns: by rule, then chance or choice, then by seat."""

    def __init__(
        self,
        chance: Answerer,
        seats: Mapping[str, Answerer],
        *,
        others: Answerer | None = None,
        rules: Mapping[str, Answerer] | None = None,
    ) -> None:
        self.chance, self.seats, self.rules = chance, dict(seats), dict(rules or {})
        self.others = Person() if others is None else others

    def by_kind(self) -> Mapping[type, Answerer]:
        """Who has to answer each kind of request, where nothing else matters: one bot leads everybody.

        Forecasts look it up instead of asking for each request; empty where seats or rules make a difference.
        """
        if self.seats or self.rules:
            return {}
        return {Choose: self.others, Roll: self.chance, Draw: self.chance}

    def answerer(self, request: Request) -> Answerer:
        """Who has to answer this."""
        if self.rules and request.rule in self.rules:
            return self.rules[request.rule]
        if not isinstance(request, Choose):
            return self.chance
        return self.seats.get(request.seat, self.others) if self.seats else self.others


def play_on(table: Table[Any], router: Router, most: int | None = None) -> int:
    """Let everybody answer until somebody outside is waited for, or it is over; the number of answers."""
    count = 0
    while (request := table.pending) is not None and count != most:
        answerer = router.answerer(request)
        answer = answerer.reply(request, table)
        if answer is None:
            break
        table.answer(answer, answerer.source, answerer.sure)
        count += 1
    return count
