"""How a battle begins: anew, from a save, or from a battle code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from horologium.engine.core.codec import read_battle_code
from horologium.engine.core.errors import BadData, EngineError, RuleBroke
from horologium.engine.core.table import Table
from horologium.protocol.errors import Refused
from horologium.protocol.fields import Fields
from horologium.protocol.replies import pending_json
from horologium.protocol.seating import Seating
from horologium.protocol.session import Session

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.ruleset import AnyRuleset, Setup
    from horologium.protocol.shelf import Shelf

MADE_HERE = "use a save made by this program"


def new_session(rulesets: Mapping[str, AnyRuleset], shelf: Shelf, fields: Fields) -> Session:
    """A battle that begins with its first question."""
    fields.only("ruleset", "mission", "battle", "pack", "party", "options", "seed", "chance", "seats", "undo")
    name = fields.need("ruleset", str)
    if name not in rulesets:
        raise Refused("unknown-ruleset", f"there is no ruleset {name!r}", f"the rulesets are {', '.join(rulesets)}")
    seating = Seating.read(fields, rulesets[name])
    strict = fields.one_of("undo", ("friendly", "strict"), "friendly") == "strict"
    setup = shelf.setup(rulesets[name], fields)
    session = Session(_first_table(rulesets[name], setup, "strict" if strict else "friendly"), seating)
    return _seated(session)


def _first_table(ruleset: AnyRuleset, setup: Setup, undo: Literal["friendly", "strict"]) -> Table[Any]:
    try:
        return Table(ruleset, ruleset.set_up(setup), undo=undo)
    except RuleBroke:
        raise
    except EngineError as error:
        raise Refused("bad-battle", error.message, error.hint) from error
    except Exception as error:
        said = f"a rule of {ruleset.title} failed at set-up ({type(error).__name__}: {error})"
        raise Refused("rule-broke", said, "please report the battle") from error


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
    except Refused:
        raise
    except EngineError as error:
        raise Refused("bad-save", error.message, error.hint) from error
    except Exception as error:
        raise Refused("bad-save", f"the save does not hold together ({type(error).__name__})", MADE_HERE) from error


def _from_save(rulesets: Mapping[str, AnyRuleset], request: Fields) -> Session:
    request.only("save")
    fields = Fields(request.need("save", dict), "bad-save", MADE_HERE)
    fields.only("table", "seed", "chance", "seats", "box")
    table = fields.need("table", dict)
    name = Fields(table, "bad-save", MADE_HERE).need("ruleset", str)
    ruleset = _known(rulesets, name)
    return Session(Table.resume(ruleset, table), Seating.read(fields, ruleset))


def _from_code(rulesets: Mapping[str, AnyRuleset], fields: Fields) -> Session:
    code = fields.need("code", str)
    ruleset = _known(rulesets, read_battle_code(code)[0])
    seating = Seating.read(fields, ruleset)
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
