"""The port through which every answer becomes durable, and the keeper that keeps nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QCoreApplication

from horologium.engine.core.table import Table
from horologium.ui.art.portraits import Sitter
from horologium.ui.battle.seating import Seating

if TYPE_CHECKING:
    from horologium.engine.core.ruleset import Outcome
    from horologium.engine.core.saves import Answered


@dataclass(eq=False)
class Battle:
    """A battle to be played: its table, who sits there now, and what it is called.

    ``sitters`` are the figures, by their keys, whose faces are known from elsewhere, such as a campaign; ``words``
    say what applies to a battle of other rules.
    """

    table: Table[Any]
    seating: Seating
    title: str
    pack: str = ""
    mission: str = ""
    sitters: Mapping[str, Sitter] = field(default_factory=dict)
    words: str = ""


class Keeper(Protocol):
    """Hears of everything that must not be lost. It raises OSError when it cannot keep it, and nothing is done then."""

    def started(self, battle: Battle) -> None:
        """A battle begins, before its first answer."""

    def answered(self, seq: int, line: Answered) -> None:
        """The answer number ``seq``, counted from 0, was given."""

    def seated(self, seating: Seating) -> None:
        """Somebody else plays for a player from now on, or dice come from elsewhere."""

    def undone(self, to: int) -> None:
        """All answers from number ``to`` on were taken back."""

    def finished(self, outcome: Outcome) -> None:
        """The battle is over; an undo may still reopen it."""


class NullKeeper:
    """Keeps nothing: for tests, tutorials and looking on."""

    def started(self, battle: Battle) -> None:
        """Let it pass."""

    def answered(self, seq: int, line: Answered) -> None:
        """Let it pass."""

    def seated(self, seating: Seating) -> None:
        """Let it pass."""

    def undone(self, to: int) -> None:
        """Let it pass."""

    def finished(self, outcome: Outcome) -> None:
        """Let it pass."""


class LookingKeeper(NullKeeper):
    """Lets nothing be changed: for battles that are over and only looked at again."""

    def answered(self, seq: int, line: Answered) -> None:
        """Refuse."""
        raise OSError(QCoreApplication.translate("Keeper", "this battle is over; it can only be looked at"))

    def undone(self, to: int) -> None:
        """Refuse."""
        raise OSError(QCoreApplication.translate("Keeper", "this battle is over; it can only be looked at"))
