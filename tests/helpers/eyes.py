"""What a seat can learn that it may not know.

Two battles that differ only in what a seat may not see must look the same to it: the view, the journal and the
questions, for as long as the same answers are given. What others draw in secret may differ on top.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from helpers.battles import random_players, sample
from helpers.contract import AHEAD, Moment, asked
from horologium.engine.core.ask import Answer, Choose, Draw, Request
from horologium.engine.core.errors import IllegalAnswer
from horologium.engine.core.table import Table

if TYPE_CHECKING:
    from horologium.engine.core.chance import SplitMix


def check_views(moment: Moment) -> None:
    """Every view is plain data without floats, and says whose it is."""
    ruleset, state = moment.table.ruleset, moment.table.state
    for eyes in [None, *(seat.key for seat in ruleset.seats(state))]:
        view = ruleset.view(state, eyes)
        # Cells are many and seldom change: they are written out at the start of a battle alone.
        plain = (view if len(moment.trail) == 1 else replace(view, cells=())).to_json()
        text = json.dumps(plain, allow_nan=False)
        assert json.dumps(json.loads(text, parse_float=_no_float)) == text
        assert (plain["ruleset"], plain["eyes"]) == (ruleset.id, eyes)


def _no_float(text: str) -> None:
    raise AssertionError(f"the view holds the float {text}")


def check_whispers(moment: Moment) -> None:
    """What was written for one seat tells others nothing but that it happened."""
    for entry in moment.table.journal.entries[-4:]:
        for seat in moment.table.ruleset.seats(moment.table.state):
            if entry.eyes not in {None, seat.key}:
                assert entry.seen_by(seat.key).facts == {"by": entry.eyes}


def check_secrets(moment: Moment) -> None:
    """No seat can tell a battle from one that differs in what the seat may not see."""
    if not moment.is_quiet:
        return
    ruleset = moment.table.ruleset
    for seat in ruleset.seats(moment.table.state):
        state = moment.table.quiet()
        twin = sample(ruleset).disguise(state, seat.key, moment.chance)
        assert list(ruleset.faults(twin)) == [], "the disguise is broken"
        compare(Table(ruleset, state), Table(ruleset, twin), seat.key, moment.chance)


def compare(table: Table[Any], twin: Table[Any], seat: str, chance: SplitMix) -> None:
    """Play two battles side by side and look at both with the same eyes."""
    router = random_players(chance.next())
    for _ in range(AHEAD):
        assert seen(table, seat) == seen(twin, seat), f"{seat} can see a difference"
        request = table.pending
        if request is None or twin.pending is None:
            return
        answer = router.answerer(request).reply(request, table)
        assert answer is not None
        table.answer(answer)
        try:
            twin.answer(_twin_answer(twin.pending, answer, seat))
        except IllegalAnswer:  # a secret comes to light here, from now on they differ for all to see
            return


def seen(table: Table[Any], seat: str) -> dict[str, Any]:
    """All that a seat gets to know of a table."""
    entries = [entry.seen_by(seat).to_json(n) for n, entry in enumerate(table.journal.entries)]
    return {
        "view": table.ruleset.view(table.state, seat),
        "journal": entries,
        "asked": _shown(table.pending, seat),
        "outcome": table.outcome,
    }


def _shown(request: Request | None, seat: str) -> tuple[Any, ...]:
    """What a seat sees of a question; of another's secret one only that it is asked.

    Who draws in secret does not see what is left in the deck, or it would know what others hold.
    """
    if isinstance(request, Draw | Choose) and request.secret and (isinstance(request, Draw) or request.seat != seat):
        return request.kind, request.rule, request.by, request.seat
    return asked(request)


def _twin_answer(request: Request, answer: Answer, seat: str) -> Answer:
    """The same answer, but another card where another seat draws in secret."""
    if isinstance(request, Draw) and request.secret and request.seat != seat:
        return request.cards[-request.count :]
    return answer
