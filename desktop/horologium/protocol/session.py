"""One battle: who answers for whom, the table, what was told of it, and how it begins."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from horologium.engine.core.answerers import Answerer, DiceBox, Person, Router, play_on
from horologium.engine.core.ask import Answer, Choose
from horologium.engine.core.bots import Bots, SeatBot, bots_of
from horologium.engine.core.codec import read_battle_code
from horologium.engine.core.errors import BadData, EngineError, IllegalAnswer, NothingPending, RuleBroke, UndoBlocked
from horologium.engine.core.outlook import odds
from horologium.engine.core.table import Table
from horologium.protocol.errors import RequestRefused
from horologium.protocol.replies import journal_json, odds_json, outcome_json, pending_json
from horologium.protocol.request_fields import Fields, glimpse

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.ruleset import AnyRuleset, Seat, Setup
    from horologium.protocol.mission_catalogue import ServedMissions

# Who answers: dice from the box or from outside, each seat by a bot or from outside

ASK = "ask"
BOX = "box"
MOST_SEED = (1 << 64) - 1
PERSON = "person"
TYPED = "typed"
OUTSIDE: Final = (PERSON, TYPED)


@dataclass(frozen=True, slots=True)
class SeatChoices:
    """Seed, chance and seats as a request gives them, for the bots that know the game.

    ``box`` is where the stream of dice stands.
    """

    seed: int
    chance: str
    seats: Mapping[str, str]
    box: int
    bots: Bots

    @classmethod
    def read(cls, fields: Fields, ruleset: AnyRuleset) -> SeatChoices:
        """What a request or a save says about it."""
        seats, bots = fields.get("seats", dict) or {}, bots_of(ruleset)
        for seat, who in seats.items():
            if who != ASK and (not isinstance(who, str) or who not in bots):
                raise fields.refused(f"the seat {seat!r} cannot be {glimpse(who)}", f"use {ASK}, {' or '.join(bots)}")
        seed = fields.number("seed", 0, MOST_SEED)
        box = fields.number("box", seed, MOST_SEED)
        return cls(seed, fields.one_of("chance", (BOX, ASK), BOX), seats, box, bots)

    def router(self) -> Router:
        """Everybody at the table; who is not named is asked outside."""
        chance: Answerer = DiceBox(self.box) if self.chance == BOX else Person(TYPED)
        bots = {seat: SeatBot(self.bots, who, self.seed, seat) for seat, who in self.seats.items() if who != ASK}
        return Router(chance, bots, others=Person(PERSON))

    def to_json(self, router: Router) -> dict[str, Any]:
        """For a save, with the place where the dice stand now."""
        plain: dict[str, Any] = {"seed": self.seed, "chance": self.chance, "seats": dict(self.seats)}
        return {**plain, "box": router.chance.chance.state} if isinstance(router.chance, DiceBox) else plain


MOST_ANSWERS = 20_000


# The battle


class Session:
    """A battle that is played over the wire. It rests only where somebody outside is asked, or at the end."""

    def __init__(self, table: Table[Any], seating: SeatChoices) -> None:
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
            raise RequestRefused(code, f"there is no seat {seat!r}", f"the seats are {', '.join(known)}")

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
            raise RequestRefused(
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


# How it begins: anew, from a save, or from a battle code

MADE_HERE = "use a save made by this program"


def new_session(rulesets: Mapping[str, AnyRuleset], catalogue: ServedMissions, fields: Fields) -> Session:
    """A battle that begins with its first question."""
    fields.only("ruleset", "mission", "battle", "pack", "party", "options", "seed", "chance", "seats", "undo")
    name = fields.need("ruleset", str)
    if name not in rulesets:
        raise RequestRefused(
            "unknown-ruleset", f"there is no ruleset {name!r}", f"the rulesets are {', '.join(rulesets)}"
        )
    seating = SeatChoices.read(fields, rulesets[name])
    strict = fields.one_of("undo", ("friendly", "strict"), "friendly") == "strict"
    setup = catalogue.setup(rulesets[name], fields)
    session = Session(_first_table(rulesets[name], setup, "strict" if strict else "friendly"), seating)
    return _seated(session)


def _first_table(ruleset: AnyRuleset, setup: Setup, undo: Literal["friendly", "strict"]) -> Table[Any]:
    try:
        return Table(ruleset, ruleset.set_up(setup), undo=undo)
    except RuleBroke:
        raise
    except EngineError as error:
        raise RequestRefused("bad-battle", error.message, error.hint) from error
    except Exception as error:
        said = f"a rule of {ruleset.title} failed at set-up ({type(error).__name__}: {error})"
        raise RequestRefused("rule-broke", said, "please report the battle") from error


def loaded_session(rulesets: Mapping[str, AnyRuleset], fields: Fields) -> Session:
    """A battle that goes on from a save or a code; whatever is wrong with it, the code is bad-save."""
    fields.only("save", "code", "seed", "chance", "seats")
    if ("save" in fields) == ("code" in fields):
        raise fields.refused("load wants either 'save' or 'code'", "give one of the two")
    try:
        session = _from_save(rulesets, fields) if "save" in fields else _from_code(rulesets, fields)
        session.skip_history()
        _seated(session, "bad-save" if "save" in fields else "unknown-seat")
        # What cannot be shown is found now, not at the next request.
        session.table.ruleset.view(session.table.state, None)
        pending_json(session.table)
        return session
    except RequestRefused:
        raise
    except EngineError as error:
        raise RequestRefused("bad-save", error.message, error.hint) from error
    except Exception as error:
        raise RequestRefused(
            "bad-save", f"the save does not hold together ({type(error).__name__})", MADE_HERE
        ) from error


def _from_save(rulesets: Mapping[str, AnyRuleset], request: Fields) -> Session:
    request.only("save")
    fields = Fields(request.need("save", dict), "bad-save", MADE_HERE)
    fields.only("table", "seed", "chance", "seats", "box")
    table = fields.need("table", dict)
    name = Fields(table, "bad-save", MADE_HERE).need("ruleset", str)
    ruleset = _known(rulesets, name)
    return Session(Table.resume(ruleset, table), SeatChoices.read(fields, ruleset))


def _from_code(rulesets: Mapping[str, AnyRuleset], fields: Fields) -> Session:
    code = fields.need("code", str)
    ruleset = _known(rulesets, read_battle_code(code)[0])
    seating = SeatChoices.read(fields, ruleset)
    return Session(Table.from_code(ruleset, code), seating)


def _known(rulesets: Mapping[str, AnyRuleset], name: str) -> AnyRuleset:
    if name not in rulesets:
        raise BadData(f"there is no ruleset {name!r}", f"the rulesets are {', '.join(rulesets)}")
    return rulesets[name]


def _seated(session: Session, code: str = "unknown-seat") -> Session:
    """Only seats that the battle has; then box and bots go on to the first question for somebody outside."""
    for seat in session.seating.seats:
        session.check_seat(seat, code)
    session.go_on()
    return session
