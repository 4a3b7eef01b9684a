"""What was thrown or drawn, as a dice tray shows it: the dice, their faces, and what they come to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from horologium.engine.core.ask import Choose, Die, Draw, Roll
from horologium.engine.core.view import ThrowView
from horologium.ui.battle.questions import card_name
from horologium.ui.battle.seating import TYPED

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.engine.core.ask import Answer, Request
    from horologium.engine.core.table import Table


@dataclass(frozen=True, slots=True)
class Throw:
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


class DiceOnTable:
    """Follows the answers of a battle and knows which dice lie on the table, those thrown again among the others."""

    def __init__(self) -> None:
        self._last: Throw | None = None
        self._picked: tuple[int, ...] = ()

    def follow(
        self, table: Table[Any], request: Request, answer: Answer, source: str, facts: Iterable[Mapping[str, Any]]
    ) -> Throw | None:
        """Take in an answer and what the journal told of it; describe the throw, if it was one."""
        if isinstance(request, Choose):
            self._picked = _numbers(answer) if request.about == "die" else ()
            return None
        names, typed = table.ruleset.names(table.state), source == TYPED
        who = names.get(request.by, request.by)
        if isinstance(request, Draw):
            cards = tuple(card_name(names, card) for card in answer)
            return Throw(request.rule, who, cards, typed=typed, hidden=request.secret)
        faces, again = self._lie(answer, facts)
        self._picked = ()
        dice = request.dice if len(request.dice) == len(faces) else request.dice[:1] * len(faces)
        teller, whole = table.ruleset.teller, Roll(request.rule, request.by, request.seat, dice)
        told = (None if teller is None else teller.tell_throw(whole, faces)) or ThrowView("")
        self._last = Throw(request.rule, who, faces, dice, told.good, told.text, typed, again=again)
        return self._last

    def forget(self) -> None:
        """Begin anew, for the battle went back."""
        self._last, self._picked = None, ()

    def _lie(self, answer: Answer, facts: Iterable[Mapping[str, Any]]) -> tuple[Answer, tuple[int, ...]]:
        """Tell what lies there now: a new throw, or the old one with some dice thrown again."""
        places, before = self._picked or self._told(answer, facts), self._last
        if before is None or len(places) != len(answer) or max(places, default=0) >= len(before.faces):
            return answer, ()
        faces = list(before.faces)
        for place, face in zip(places, answer, strict=True):
            faces[place] = face
        return tuple(faces), places

    def _told(self, answer: Answer, facts: Iterable[Mapping[str, Any]]) -> tuple[int, ...]:
        """Find the dice that somebody had to throw again, by what the journal says that they showed before."""
        for told in facts:
            old, new = told.get("faces"), told.get("new")
            if isinstance(old, str) and isinstance(new, str) and tuple(new.split()) == answer:
                return _places(() if self._last is None else self._last.faces, old.split())
        return ()


def typed_rolls(table: Table[Any]) -> dict[int, int]:
    """Find the first entry after each roll that was typed, by the number of its answer."""
    given = enumerate(zip(table.log, table.written, strict=True))
    return {place: entry for place, (line, entry) in given if line.source == TYPED and line.mark[0] == "roll"}


def _numbers(keys: Answer) -> tuple[int, ...]:
    """Read the places of dice from keys such as ``die-2``."""
    ends = [key.rpartition("-")[2] for key in keys]
    return tuple(int(end) for end in ends) if all(end.isdigit() for end in ends) else ()


def _places(faces: Answer, wanted: list[str]) -> tuple[int, ...]:
    """Find where these faces lie, each at a place of its own."""
    found: list[int] = []
    for face in wanted:
        place = next((n for n, each in enumerate(faces) if each == face and n not in found), None)
        if place is None:
            return ()
        found.append(place)
    return tuple(found)
