"""What a ruleset says cannot be chosen is never offered, and it says why by its own ledger."""

from __future__ import annotations

from operator import attrgetter

import pytest

from helpers.battles import random_battles
from helpers.citations import ledger
from horologium.engine.core.answerers import play_on
from horologium.engine.core.ask import Choose
from horologium.engine.rulesets import RULESETS, SHIPPED

ADVISERS = [ruleset for ruleset in RULESETS.values() if ruleset.adviser is not None]
each_adviser = pytest.mark.parametrize("ruleset", ADVISERS, ids=attrgetter("id"))
CELLS = 12


def choices(ruleset, battles=4):
    """Play some battles at random and stop at every choice."""
    for table, router in random_battles(ruleset, battles):
        while table.pending is not None:
            if isinstance(table.pending, Choose):
                yield table.state, table.pending
            play_on(table, router, most=1)


def refusals(ruleset):
    """Everything that is told not to be possible, with the keys that are offered."""
    for battle, request in choices(ruleset):
        keys = request.keys()
        for barred in ruleset.adviser.barred(battle, request):
            yield barred, keys
        if request.about == "cell":
            for cell in ruleset.view(battle, None).cells[:CELLS]:
                if (barred := ruleset.adviser.barred_at(battle, request, cell.key)) is not None:
                    yield barred, keys


def test_every_game_that_is_shipped_says_why_something_is_not_offered():
    assert [game for game in SHIPPED if RULESETS[game] not in ADVISERS] == []


@each_adviser
def test_what_is_barred_is_not_offered_and_has_a_reason(ruleset):
    found = list(refusals(ruleset))
    assert found
    for barred, offered in found:
        assert barred.key not in offered
        assert barred.label
        assert barred.why
        assert set(barred.rules) <= ledger(ruleset.id)


@each_adviser
def test_what_is_barred_is_told_once(ruleset):
    for battle, request in choices(ruleset):
        keys = [barred.key for barred in ruleset.adviser.barred(battle, request)]
        assert len(keys) == len(set(keys))
