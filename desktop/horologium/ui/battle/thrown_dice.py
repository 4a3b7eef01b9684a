"""What was thrown or drawn, as a dice tray shows it: the dice, their faces, and what they come to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from horologium.engine.core.ask import Choose, Die, Draw
from horologium.engine.core.view import ThrowView
from horologium.ui.battle.seating import TYPED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.ask import Answer, Request, Thrown
    from horologium.engine.core.table import Table


@dataclass(frozen=True, slots=True)
class DiceThrow:
    """Dice or cards as they lie, and who threw them. ``good`` dice count, those in ``again`` were thrown once more.

    Cards have no ``dice``; those drawn in secret lie face down.
    """

    rule: str
    who: str
    faces: tuple[str, ...]
    dice: tuple[Die, ...] = ()
    good: tuple[bool, ...] = ()
    text: str = ""
    typed: bool = False
    hidden: bool = False
    again: tuple[int, ...] = ()

    @property
    def is_draw(self) -> bool:
        """Whether these are cards."""
        return not self.dice

    def shows(self, other: DiceThrow) -> bool:
        """Whether the same dice of the same thrower lie there, whatever became of them before."""
        return (self.who, self.dice, self.faces) == (other.who, other.dice, other.faces)


def throw_of(table: Table[Any], request: Request, answer: Answer, source: str) -> DiceThrow | None:
    """Describe what lies on the table after an answer; nothing if it was a choice."""
    if isinstance(request, Choose):
        return None
    names, typed = table.ruleset.names(table.state), source == TYPED
    if isinstance(request, Draw):
        cards = tuple(card_name(names, card) for card in answer)
        return DiceThrow(request.rule, names.get(request.by, request.by), cards, typed=typed, hidden=request.secret)
    return _told(table, request.fallen(answer), request.rule, typed=typed, again=request.again)


def lying(table: Table[Any]) -> DiceThrow | None:
    """Describe the dice that the question at hand is about; nothing if it is about none."""
    request = table.pending
    thrown = request.lying if isinstance(request, Choose) else None
    return None if thrown is None else _told(table, thrown, thrown.rule)


def _told(
    table: Table[Any], thrown: Thrown, rule: str, *, typed: bool = False, again: tuple[int, ...] = ()
) -> DiceThrow:
    teller, names = table.ruleset.teller, table.ruleset.names(table.state)
    told = (None if teller is None else teller.tell_throw(thrown)) or ThrowView("")
    who = names.get(thrown.by, thrown.by)
    return DiceThrow(rule, who, thrown.faces, thrown.dice, told.good, told.text, typed, again=again)


def card_name(names: Mapping[str, str], card: str) -> str:
    """What a card is called; one without a name is called by its key, made readable."""
    return names.get(card) or card.replace("-", " ").capitalize()


def typed_rolls(table: Table[Any]) -> dict[int, int]:
    """Find the first entry after each roll that was typed, by the number of its answer."""
    given = enumerate(zip(table.log, table.written, strict=True))
    return {place: entry for place, (line, entry) in given if line.source == TYPED and line.mark[0] == "roll"}
