"""Battles begun under older rules."""

from __future__ import annotations

import json

from helpers.battles import new_table
from horologium.campaign.reopening import reopened
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.bots import RandomBot
from horologium.engine.rulesets.nova_aetas import NOVA_AETAS


def saved_by_the_first_rules():
    """A battle in mid-mission as the first rules kept it."""
    table = new_table(NOVA_AETAS, "the-errand")
    play_on(table, Router(DiceBox(1), {}, others=RandomBot(2)), 40)
    save = {**json.loads(json.dumps(table.save())), "version": 1}
    for state in (save["start"], save["checkpoint"]["state"]):
        del state["mission"]["purse"], state["mission"]["resting"]
    return save


def test_a_battle_of_the_first_rules_goes_on_by_those_of_today_and_says_so():
    again = reopened(NOVA_AETAS, saved_by_the_first_rules())
    assert "has changed since this battle was saved (rules 1, now 2)" in again.words[0]
    play_on(again.table, Router(DiceBox(1), {}, others=RandomBot(2)), 3_000)
    assert again.table.outcome is not None
