"""What an operation is: a named wish with its parameters, which changes the books or is refused.

An operation is a frozen dataclass with numbers, texts and tuples as fields, so that it can be named, listed, kept and
shown. ``apply`` may do anything to the books: if it raises, nothing has happened.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from horologium.campaign.books import Books
from horologium.campaign.errors import Question, Refused
from horologium.content.packs import Pack
from horologium.engine.core.answerers import DiceBox
from horologium.engine.core.ask import Answer, Choose
from horologium.engine.core.campaign import CampaignRules
from horologium.engine.core.errors import IllegalAnswer
from horologium.engine.core.plots import PlotSpec
from horologium.engine.core.ruleset import AnyRuleset

if TYPE_CHECKING:
    from horologium.engine.core.ask import Request, Rule

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Told:
    """What an operation says of itself: the label of its undo step, and the entry of the chronicle.

    An empty title writes no entry: for small changes of mind, such as pins. ``rules`` are shown behind "why?".
    """

    label: str
    title: str = ""
    text: str = ""
    kind: str = "deed"
    battle: str = ""
    rules: tuple[str, ...] = ()


class Operation(Protocol):
    """A named wish."""

    @property
    def name(self) -> str:
        """What the history calls it; it seeds the dice."""
        ...

    def apply(self, work: Work) -> Told:
        """Change the books, or raise Refused."""
        ...


@dataclass(slots=True)
class Chance:
    """Answers the questions of the rules between battles: first from what the players gave, then from the box.

    The box is seeded by the campaign and the number of the step, so that taking a step back is not a second throw.
    """

    seed: str
    given: Sequence[Answer] = ()
    typed: bool = False  # the players throw and draw themselves
    used: list[Answer] = field(default_factory=list)

    def ask(self, rule: Rule[T]) -> T:
        """Run a rule to its end; a question that nobody has answered is raised."""
        box = DiceBox(int.from_bytes(hashlib.sha256(f"{self.seed}:{len(self.used)}".encode()).digest()[:8], "big"))
        answer: Answer | None = None
        try:
            while True:
                request = next(rule) if answer is None else rule.send(answer)
                if len(self.used) < len(self.given):
                    answer = self.given[len(self.used)]
                    _check(request, answer)
                elif isinstance(request, Choose) or self.typed:
                    raise Question(request, tuple(self.used))
                else:
                    answer = box.throw(request)
                self.used.append(answer)
        except StopIteration as end:
            result: T = end.value
            return result


def _check(request: Request, answer: Answer) -> None:
    try:
        request.check(answer)
    except IllegalAnswer as error:
        raise Refused(str(error), (request.rule,)) from error


@dataclass(slots=True)
class Work:
    """All that an operation may look at, and the books that it changes."""

    books: Books
    ruleset: AnyRuleset
    rules: CampaignRules
    pack: Pack
    plot: PlotSpec
    chance: Chance
    battles: Any = None  # ports.Battles: read only, for bringing a battle home
    now: str = ""  # the player's clock
