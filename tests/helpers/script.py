"""Run a rule with the answers written beforehand, as a rulebook tells an example."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from horologium.engine.core.ask import Answer, Die, Rule
from horologium.engine.core.errors import IllegalAnswer

T = TypeVar("T")

Script = Sequence[tuple[type, Answer]]

D6 = Die("d6", ("1", "2", "3", "4", "5", "6"))


@dataclass(frozen=True)
class Figure:
    """Whoever rolls and decides in a test."""

    key: str = "ada"
    seat: str = "heroes"


def play(rule: Rule[T], script: Script) -> T:
    """Answer each request of a rule from the script and give back the rule's result."""
    request: Any = None
    answer: Answer | None = None
    for place, (kind, reply) in enumerate([*script, (None, ())]):
        try:
            request = next(rule) if answer is None else rule.send(answer)
        except StopIteration as done:
            if kind is not None:
                raise AssertionError(
                    f"the rule is over, but the script goes on with {_line(place, kind, reply)}"
                ) from None
            return done.value
        _fits(request, place, kind, reply)
        answer = reply
    raise AssertionError("a script of no lines at all")


def _fits(request: Any, place: int, kind: type | None, reply: Answer) -> None:
    asked = " ".join(request.mark())
    if kind is None:
        raise AssertionError(f"the script is over, but the rule asks: {asked}")
    if type(request) is not kind:
        raise AssertionError(f"{_line(place, kind, reply)} meets another request: {asked}")
    try:
        request.check(reply)
    except IllegalAnswer as error:
        raise AssertionError(f"{_line(place, kind, reply)} does not fit {asked}: {error}") from error


def _line(place: int, kind: type, reply: Answer) -> str:
    return f"line {place + 1} ({kind.__name__} {' '.join(reply)})"
