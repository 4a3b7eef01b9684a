"""The closed list of error codes, and the errors that carry them to the reply."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.errors import EngineError, RuleBroke

if TYPE_CHECKING:
    from collections.abc import Mapping

LONGEST_MESSAGE = 600

CODES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "bad-json": "the line is not one JSON object in UTF-8, or holds what no request needs",
        "too-long": "the line is longer than 8 MiB",
        "unknown-request": "`do` is missing or names no request",
        "bad-request": "a key is missing, not known, or of the wrong type",
        "unknown-ruleset": "no ruleset has this id",
        "unknown-mission": "no installed pack has this mission for the ruleset",
        "unknown-seat": "the battle has no such seat",
        "bad-battle": "the battle or the party is refused; the message says where and why",
        "bad-options": "the ruleset does not have such an option or value",
        "no-battle": "the request needs a running battle",
        "illegal-answer": "the answer does not fit the pending request",
        "nothing-pending": "nothing is asked, or there is nothing to take back or to give again",
        "undo-blocked": "strict undo does not go back past dice or cards",
        "bad-save": "the save or battle code is broken, was changed, or belongs to other rules",
        "rule-broke": "a rule failed; where there is a `battle_code`, it shows the position again",
        "no-end": "bots answered very many times without anybody outside being asked",
        "internal": "a fault of the program itself",
    }
)


class RequestRefused(Exception):
    """A request was refused and nothing has changed."""

    def __init__(self, code: str, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.code, self.message, self.hint = code, message, hint


def error_of(error: Exception) -> dict[str, Any]:
    """What the reply says about an error of any kind."""
    match error:
        case RuleBroke():
            return {**_worded(error.code, error.message, error.hint), "battle_code": error.battle_code}
        case RequestRefused() | EngineError():
            code = error.code if error.code in CODES else "internal"
            return _worded(code, error.message, error.hint)
        case _:
            said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
            return _worded("internal", f"the program failed ({said})", "nothing has changed; please report the request")


def _worded(code: str, message: str, hint: str) -> dict[str, Any]:
    return {"code": code, "message": _shortened(message), "hint": _shortened(hint)}


def _shortened(text: str) -> str:
    """Messages may quote what was sent, and that may be long."""
    return text if len(text) <= LONGEST_MESSAGE else text[: LONGEST_MESSAGE - 3] + "..."
