"""One battle: the table, who sits at it, and what was told of it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from horologium.engine.core.answerers import DiceBox, Person, play_on
from horologium.engine.core.ask import Answer, Choose
from horologium.engine.core.errors import IllegalAnswer, NothingPending, UndoBlocked
from horologium.engine.core.outlook import odds
from horologium.protocol.errors import Refused
from horologium.protocol.replies import journal_json, odds_json, outcome_json, pending_json
from horologium.protocol.seating import OUTSIDE, PERSON, TYPED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.ruleset import Seat
    from horologium.engine.core.table import Table
    from horologium.protocol.seating import Seating

MOST_ANSWERS = 20_000


class Session:
    """A battle that is played over the wire. It rests only where somebody outside is asked, or at the end."""

    def __init__(self, table: Table[Any], seating: Seating) -> None:
        self.table, self.seating, self.router = table, seating, seating.router()
        self._told = 0

    # What is told

    def status(self) -> dict[str, Any]:
        """What every line about a running battle ends with."""
        entries = len(self.table.journal)
        news = {
            "journal": journal_json(self.table, self._told),
            "entries": entries,
            "pending": pending_json(self.table),
            "outcome": outcome_json(self.table.outcome),
            "digest": self.table.digest(),
        }
        self._told = entries
        return news

    def skip_history(self) -> None:
        """Leave out what was written before; whoever wants it asks for the journal."""
        self._told = len(self.table.journal)

    def journal(self, first: int) -> list[dict[str, Any]]:
        """The entries from a number on."""
        return journal_json(self.table, first)

    def view(self, seat: str | None) -> dict[str, Any]:
        """What one seat may see; None sees everything."""
        if seat is not None:
            self.check_seat(seat)
        return self.table.ruleset.view(self.table.state, seat).to_json()

    def seats(self) -> tuple[Seat, ...]:
        """Who plays."""
        return self.table.ruleset.seats(self.table.state)

    def check_seat(self, seat: str, code: str = "unknown-seat") -> None:
        """Refuse a seat that the battle does not have."""
        known = [one.key for one in self.seats()]
        if seat not in known:
            raise Refused(code, f"there is no seat {seat!r}", f"the seats are {', '.join(known)}")

    def odds(self, option: str) -> dict[str, Any] | None:
        """The chances behind an option of the pending choice; None where the ruleset has nothing to tell."""
        request = self.table.pending
        if not isinstance(request, Choose):
            raise NothingPending("no choice is pending", "odds belong to the options of a choice")
        if request.options.get(option) is None:
            raise IllegalAnswer(f"{option!r} is not offered", "ask about one of the options listed")
        told = odds(self.table, option)
        return None if told is None else odds_json(told)

    def save(self) -> dict[str, Any]:
        """Everything needed to go on."""
        return {"table": self.table.save(), **self.seating.to_json(self.router)}

    # What is done

    def go_on(self) -> None:
        """Let box and bots answer until somebody outside is asked."""
        if play_on(self.table, self.router, MOST_ANSWERS) == MOST_ANSWERS and not self.rests():
            raise Refused(
                "no-end", f"bots gave {MOST_ANSWERS} answers without an end", "let one of the seats be asked outside"
            )

    def rests(self) -> bool:
        """Whether the next answer comes from outside, or none is wanted."""
        pending = self.table.pending
        return pending is None or isinstance(self.router.answerer(pending), Person)

    def answer(self, value: object) -> dict[str, Any]:
        """Give an answer from outside, and let the others go on."""
        if self.table.pending is None:
            raise NothingPending("the battle is over, nothing is asked", "undo an answer, or begin a new battle")
        keys = _keys(value)
        source = PERSON if isinstance(self.table.pending, Choose) else TYPED
        with self._all_or_nothing():
            self.table.answer(keys, source)
            self.go_on()
            return self.status()

    def undo(self) -> dict[str, Any]:
        """Go back to where somebody outside was asked last; what bots and box answered since goes with it."""
        log = self.table.log
        place = next((n for n in reversed(range(len(log))) if log[n].source in OUTSIDE), None)
        if place is None:
            raise NothingPending("there is no answer to take back", "play on")
        if self.table.undo_policy == "strict" and any(line.mark[0] != "choose" for line in log[place:]):
            raise UndoBlocked("strict undo does not go back past dice or cards", 'begin with "undo": "friendly"')
        with self._all_or_nothing():
            while len(self.table.log) > place:
                self.table.undo()
            self._told = min(self._told, len(self.table.journal))
            return self.status()

    def redo(self) -> dict[str, Any]:
        """Give the answer once more that was taken back, and what bots and box had answered to it."""
        with self._all_or_nothing():
            self.table.redo()
            while self.table.can_redo and not self.rests():
                self.table.redo()
            return self.status()

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        """When anything fails, stand where we stood."""
        bookmark, told, box = self.table.bookmark(), self._told, self._box()
        try:
            yield
        except Exception:
            self.table.return_to(bookmark)
            self._told = told
            if box is not None:
                self.router.chance = DiceBox(box)
            raise

    def _box(self) -> int | None:
        """Where the stream of dice stands."""
        return self.router.chance.chance.state if isinstance(self.router.chance, DiceBox) else None


def _keys(value: object) -> Answer:
    """An answer as keys; one alone need not be put into a list."""
    keys = [value] if isinstance(value, str) else value
    if not isinstance(keys, list) or not all(isinstance(key, str) for key in keys):
        raise IllegalAnswer(
            "an answer is a text or a list of texts", 'write faces and keys as texts, such as ["3", "5"]'
        )
    return tuple(keys)
