"""What can go wrong at the table, in words a player can use."""

from __future__ import annotations


class EngineError(Exception):
    """Something was refused; nothing has changed. ``hint`` says what to do instead."""

    code = "engine"

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message, self.hint = message, hint

    def __str__(self) -> str:
        return f"{self.message}: {self.hint}" if self.hint else self.message


class IllegalAnswer(EngineError):
    """The answer does not fit the question."""

    code = "illegal-answer"


class NothingPending(EngineError):
    """There is no question to answer, or nothing to take back."""

    code = "nothing-pending"


class UndoBlocked(EngineError):
    """Strict undo does not go back past chance or a reveal."""

    code = "undo-blocked"


class BadData(EngineError):
    """Data does not have the shape of a state or a save."""

    code = "bad-save"


class Diverged(EngineError):
    """A recorded answer meets another question than it was given to, or leads to another state."""

    code = "diverged"


class RuleBroke(EngineError):
    """A rule failed; the table stands at the last good answer. ``battle_code`` reproduces the position."""

    code = "rule-broke"

    def __init__(self, message: str, battle_code: str, *, at_start: bool = False) -> None:
        taken_back = "" if at_start else "the last answer was taken back; "
        super().__init__(message, f"{taken_back}please report the battle code")
        self.battle_code = battle_code
