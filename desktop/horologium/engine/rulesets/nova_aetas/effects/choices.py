"""The usual answers to small questions: what helps is used. Odds are told for them, and bots give them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from horologium.engine.core.ask import Answer, Choose

YES: Final = ("use", "discard", "take", "step")
"""Tokens that help are discarded, gifts are taken, the attacker follows his target."""

WEIGHTY: Final = ("NAR-HAC-07", "NAR-HAT-08", "NAR-SQU-06", "NAR-AOE-11", "NAR-ACT-03", "NAR-ACT-06", "NAR-LOC-06")
"""Questions about what to do and to whom: no answer to them is the usual one."""


class Undecided(Exception):
    """A choice came up that has to be made before odds can be told."""


def usual(request: Choose[Any]) -> Answer | None:
    """What helps is used: tokens, rerolls of failed dice, effects that may be had; None where that says nothing."""
    if request.about == "die":
        return failures(request)
    if request.about != "option" or request.rule in WEIGHTY:
        return None
    keys = request.keys()
    for key in YES:
        if key in keys:
            return (key,)
    return tuple(keys[: max(1, request.least)])


def told(request: Choose[Any]) -> Answer:
    """The answer for which odds are told: the usual one; of squares after an attack the first."""
    answer = usual(request)
    if answer is not None:
        return answer
    if request.about == "cell" and request.rule not in WEIGHTY:
        return (request.options.key_at(0),)
    raise Undecided(request.rule)


def failures(request: Choose[Any]) -> Answer:
    """The dice that failed, as many as may be thrown again; the fewest allowed if none did."""
    keys = request.keys()
    failed = [key for key in keys if not getattr(request.options.get(key), "success", False)]
    others = [key for key in keys if key not in failed]
    return tuple([*failed, *others][: max(request.least, min(len(failed), request.most))])
