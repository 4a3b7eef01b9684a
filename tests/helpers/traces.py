"""The course of seeded battles in a few lines, to be compared between processes: ``python -m helpers.traces``."""

from __future__ import annotations

import hashlib
import json
import sys
from functools import cache
from typing import TYPE_CHECKING

from helpers.battles import random_battles
from helpers.contract import asked
from horologium.engine.core.answerers import play_on
from horologium.engine.rulesets import RULESETS

if TYPE_CHECKING:
    from horologium.engine.core.ruleset import AnyRuleset

BATTLES = 6


@cache
def traces(game: AnyRuleset) -> list[list[str]]:
    """For each battle the digests at every tenth answer, at the end, and of everything asked and written."""
    return [_trace(*battle) for battle in random_battles(game, BATTLES)]


def _trace(table, router) -> list[str]:
    digests, questions = [], []
    while table.pending is not None:
        digests.append(table.digest())
        for _ in range(10):
            questions.append(repr(asked(table.pending)))
            play_on(table, router, most=1)
    views = [table.ruleset.view(table.state, seat.key).to_json() for seat in table.ruleset.seats(table.state)]
    written = json.dumps([questions, table.save(), views])
    return [*digests, table.digest(), hashlib.sha256(written.encode()).hexdigest()]


if __name__ == "__main__":
    json.dump({game.id: traces(game) for game in RULESETS.values()}, sys.stdout)
