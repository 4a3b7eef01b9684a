"""What an option may lead to, found by trying it out on copies to the end of the step.

A ruleset tells the odds that can be read from a state (``odds``). It may also have ``outlook(table, key)``, which can
begin in the midst of a step, at any question of a fight: ``tried`` is what it needs for that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from horologium.engine.core.ask import Answer, Choose, Request, Rule

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.engine.core.odds import Distribution
    from horologium.engine.core.table import Table

T = TypeVar("T")


def odds(table: Table[Any], key: str) -> Mapping[str, Distribution[Any]] | None:
    """The chances behind an option of the choice at hand; None where there is nothing to tell."""
    request = table.pending
    if not isinstance(request, Choose):
        return None
    told = table.ruleset.odds(table.state, request, key)
    outlook = table.ruleset.outlook
    return told if told is not None or outlook is None else outlook(table, key)


def _as_asked(request: Request) -> Request | Answer:
    return request


def tried(
    table: Table[Any],
    answer: Answer,
    measure: Callable[[Any, Any], T],
    simplify: Callable[[Request], Request | Answer] = _as_asked,
) -> Rule[T]:
    """Give an answer on a copy and go on to the end of the step; the result is measured from before and after.

    ``simplify`` may put a coarser question in the place of one whose finer answers make no difference to the result,
    or answer it at once.
    """
    state, rule = table.rerun()
    reply = answer
    try:
        while True:
            request = simplify(rule.send(reply))
            reply = request if isinstance(request, tuple) else (yield request)
    except StopIteration:
        return measure(table.state, state)
