"""Saving, loading and battle codes."""

from __future__ import annotations

import copy

import pytest


def told(reply):
    return {key: reply[key] for key in ("entries", "pending", "outcome", "digest")}


@pytest.fixture
def saved(beach):
    """A save in mid-battle, with dice in the box and a bot."""
    beach.start(chance="box", seed=21, seats={"south": "bot:random"}, battle={"stones": 40})
    beach.do("answer", value="dare")
    return beach.do("save")["save"]


def test_a_save_goes_on_where_it_was_made(beach, saved):
    before = told(beach.do("state"))
    beach.start()
    reply = beach.do("load", save=saved)
    assert told(reply) == before
    assert (reply["journal"], reply["ruleset"]) == ([], "pebbles")


def test_dice_and_bots_go_on_as_if_nothing_had_been(beach, saved):
    played = [told(beach.do("answer", value="dare")) for _ in range(3)]
    beach.do("load", save=saved)
    assert [told(beach.do("answer", value="dare")) for _ in range(3)] == played


def test_a_loaded_battle_can_be_undone(beach, saved):
    beach.do("undo")
    before = told(beach.do("state"))
    beach.do("load", save=saved)
    assert told(beach.do("undo")) == before


def test_saving_and_loading_is_not_a_second_throw(beach, saved):
    after = told(beach.do("state"))
    beach.do("undo")
    beach.do("load", save=beach.do("save")["save"])
    assert told(beach.do("answer", value="dare")) == after


def test_the_journal_of_before_is_still_there(beach, saved):
    before = beach.do("journal")["journal"]
    beach.do("load", save=saved)
    assert beach.do("journal")["journal"] == before


def test_saving_twice_gives_the_same(beach, saved):
    assert beach.do("load", save=saved)["ok"]
    assert beach.do("save")["save"] == saved


CHANGES = [
    lambda save: save.clear(),
    lambda save: save.pop("table"),
    lambda save: save.update(table=[]),
    lambda save: save.update(colour="red"),
    lambda save: save.update(seed=-1),
    lambda save: save.update(box="7"),
    lambda save: save.update(chance="fate"),
    lambda save: save.update(seats={"north": "bot:clever"}),
    lambda save: save["table"].pop("ruleset"),
    lambda save: save["table"].update(ruleset="chess"),
    lambda save: save["table"].update(ruleset=7),
    lambda save: save["table"].update(version=99),
    lambda save: save["table"].update(format=2),
    lambda save: save["table"].pop("journal"),
    lambda save: save["table"].update(answers=save["table"]["answers"][:-1]),
    lambda save: save["table"]["answers"].append(save["table"]["answers"][-1]),
    lambda save: save["table"]["answers"][0].__setitem__(1, ["bear"]),
    lambda save: save["table"]["start"].update(stones=-1),
    lambda save: save["table"]["start"].update(stones=39),
    lambda save: save["table"]["start"].pop("deck"),
    lambda save: save["table"]["checkpoint"].update(digest="0"),
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_broken_save_is_refused_and_the_running_battle_goes_on(beach, saved, change):
    before = told(beach.do("state"))
    broken = copy.deepcopy(saved)
    change(broken)
    reply = beach.ask("load", save=broken)
    assert (reply["error"]["code"], reply["digest"]) == ("bad-save", before["digest"])
    assert told(beach.do("state")) == before


def test_a_save_for_a_seat_that_is_not_there_is_refused(beach, saved):
    assert beach.refused("load", save={**saved, "seats": {"east": "ask"}}) == "bad-save"


def test_a_battle_that_cannot_be_shown_is_refused_at_once(beach, saved, monkeypatch):
    monkeypatch.setattr("helpers.pebbles.Pebbles.view", lambda *_: 1 / 0)
    assert beach.refused("load", save=saved) == "bad-save"


def test_load_wants_a_save_or_a_code(beach, saved):
    assert beach.refused("load") == "bad-request"
    assert beach.refused("load", save=saved, code="HORO1:x") == "bad-request"
    assert beach.refused("load", save="text") == "bad-request"
    assert beach.refused("load", save=saved, seats={}) == "bad-request"


def test_a_battle_code_shows_the_position_again(beach):
    before = told(beach.dealt(battle={"trouble": "answer", "stones": 8}))
    code = beach.host._running.table.code()
    beach.start()
    reply = beach.do("load", code=code, chance="ask")
    assert (reply["digest"], reply["pending"]) == (before["digest"], before["pending"])


def test_a_battle_code_may_be_played_on_by_bots(beach):
    beach.dealt()
    code = beach.host._running.table.code()
    bots = {"north": "bot:random", "south": "bot:random"}
    assert beach.do("load", code=code, seed=4, seats=bots)["outcome"] is not None


def test_the_code_of_a_broken_rule_breaks_it_again(beach):
    beach.dealt(battle={"trouble": "answer"})
    code = beach.ask("answer", value="take")["error"]["battle_code"]
    reply = beach.ask("load", code=code)
    assert reply["error"]["code"] == "bad-save"
    assert "ZeroDivisionError: trouble answer" in reply["error"]["message"]


@pytest.mark.parametrize(
    "code",
    ["", "HORO1", "HORO1:pebbles:1:xx", "HORO1:chess:1:eJyrrgUAAXUA-Q==", "HORO1:pebbles:9:eJyrrgUAAXUA-Q==", "é"],
)
def test_a_broken_battle_code_is_refused(beach, code):
    assert beach.refused("load", code=code) == "bad-save"
