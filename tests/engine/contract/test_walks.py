"""However somebody went back and forth, the answers that stand lead to where the table stands."""

from __future__ import annotations

import json
from operator import attrgetter

import pytest

from helpers.battles import random_battles
from helpers.contract import position
from horologium.engine.core.answerers import play_on
from horologium.engine.core.chance import SplitMix
from horologium.engine.core.table import Table
from horologium.engine.rulesets import RULESETS

each_ruleset = pytest.mark.parametrize("ruleset", RULESETS.values(), ids=attrgetter("id"))


def wander(table, router, chance, steps) -> None:
    """Answer, take back, give again, leave for another way."""
    for _ in range(steps):
        match chance.below(5):
            case 0 if table.log:
                table.undo()
            case 1 if table.can_redo:
                table.redo()
            case _:
                play_on(table, router, most=1)


@each_ruleset
@pytest.mark.parametrize("battles", [10, pytest.param(500, marks=pytest.mark.trial)])
def test_a_table_stands_where_its_answers_lead_after_any_detours(ruleset, battles):
    for number, (table, router) in enumerate(random_battles(ruleset, battles)):
        start = ruleset.codec.load(table.save()["start"])
        wander(table, router, SplitMix(number), 250)
        straight = Table(ruleset, start)
        straight.replay(table.log)
        assert position(straight) == position(table)


@each_ruleset
@pytest.mark.parametrize("battles", [10, pytest.param(500, marks=pytest.mark.trial)])
def test_a_battle_that_was_resumed_goes_on_as_if_nothing_had_happened(ruleset, battles):
    halves = zip(random_battles(ruleset, battles), random_battles(ruleset, battles), strict=True)
    for number, ((whole, one), (first, two)) in enumerate(halves):
        play_on(whole, one)
        play_on(first, two, most=SplitMix(number).below(len(whole.log)))
        second = Table.resume(ruleset, json.loads(json.dumps(first.save())))
        play_on(second, two)
        assert position(second) == position(whole)
        assert second.log == whole.log
