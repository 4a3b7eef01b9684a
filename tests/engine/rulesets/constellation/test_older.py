"""Battles begun under older rules."""

from __future__ import annotations

import json

import pytest

from helpers.battles import new_table
from horologium.campaign.reopening import reopened
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.bots import RandomBot
from horologium.engine.rulesets.constellation import CONSTELLATION


def saved_by_the_first_rules():
    """A battle in its first turn as the first rules kept it."""
    table = new_table(CONSTELLATION, "the-throng")
    play_on(table, Router(DiceBox(1), {}, others=RandomBot(2)), 30)
    save = {**json.loads(json.dumps(table.save())), "version": 1}
    for state in (save["start"], save["checkpoint"]["state"]):
        del state["options"]["early_end"], state["deed"]["left"]
        for side in state["sides"]:
            del side["yielded"]
        for figure in state["figures"]:
            del figure["heavy"]
    return save


def test_a_battle_of_the_first_rules_goes_on_and_says_so():
    again = reopened(CONSTELLATION, saved_by_the_first_rules())
    assert "has changed since this battle was saved (rules 1, now 2)" in again.words[0]
    play_on(again.table, Router(DiceBox(1), {}, others=RandomBot(2)), 3_000)
    assert again.table.outcome is not None


@pytest.mark.rule("CON-VIC-09")
def test_a_battle_of_the_first_rules_keeps_the_early_end_it_was_begun_with():
    again = reopened(CONSTELLATION, saved_by_the_first_rules())
    assert [aim.key for aim in CONSTELLATION.view(again.table.state, None).aims] == ["points", "alone"]
