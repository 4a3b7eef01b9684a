"""The requests that need no battle, and those that begin one."""

from __future__ import annotations

import json

import pytest


def test_rulesets_are_listed_with_options_and_missions(beach):
    reply = beach.do("rulesets")
    (pebbles,) = reply["rulesets"]
    assert (reply["protocol"], pebbles["id"], pebbles["title"], pebbles["version"]) == (1, "pebbles", "Pebbles", 1)
    assert pebbles["missions"] == [{"mission": "beach/dunes", "title": "The Dunes"}]
    assert {"name": "kind", "kind": "choice", "values": ["round", "flat"], "default": "round"} in pebbles["options"]


def test_packs_that_were_set_aside_are_told_with_their_problems(tmp_path, beach):
    (tmp_path / "broken").mkdir()
    (problem,) = beach.do("rulesets")["problems"]
    assert problem.startswith("broken: pack.toml")


def test_rulesets_can_be_listed_during_a_battle(beach):
    digest = beach.start()["digest"]
    assert beach.do("rulesets")["digest"] == digest


def test_quit_closes_the_host(beach):
    assert beach.do("quit") == {"ok": True}
    assert beach.host.closed


def test_a_mission_of_a_pack_can_be_played(beach):
    reply = beach.start(mission="beach/dunes")
    assert reply["seats"] == [{"seat": "north", "name": "North"}, {"seat": "south", "name": "South"}]
    assert (reply["protocol"], reply["ruleset"], reply["outcome"]) == (1, "pebbles", None)
    assert reply["pending"]["kind"] == "draw"


def test_a_battle_can_be_given_inline(beach):
    beach.start(battle={"stones": 4})
    assert beach.do("state")["state"]["stones"] == 4


def test_an_inline_battle_may_refer_to_the_only_pack(beach):
    assert beach.start(battle={"guest": "ada"})["ok"]


def test_with_several_packs_the_request_says_which_is_meant(beaches):
    assert beaches.refused("new", ruleset="pebbles", battle={}) == "bad-request"
    assert beaches.start(battle={"guest": "ada"}, pack="shore")["ok"]


@pytest.mark.parametrize(
    ("battle", "said"),
    [
        ({"stones": "nine"}, "battle: stones: must be a whole number"),
        ({"stone": 9}, "battle: stone: is not a known key"),
        ({"stones": 0}, "battle: stones: there are no stones"),
        ({"stones": 13}, "thirteen stones bring bad luck"),
        ({"guest": "eve"}, "battle: guest:"),
    ],
)
def test_a_battle_that_makes_no_sense_is_refused(beach, battle, said):
    error = beach.ask("new", ruleset="pebbles", battle=battle)["error"]
    assert error["code"] == "bad-battle"
    assert error["message"].startswith(said)
    assert error["hint"]


def test_a_party_is_made_of_heroes_of_the_pack_or_given_inline(beach):
    beach.start(mission="beach/dunes", party=["ada", {"name": "Eve", "stones": 3}])
    assert beach.do("state")["state"]["players"][0]["stones"] == 5


@pytest.mark.parametrize("party", [["eve"], [7], [{"name": "Eve", "stones": 99}], [None]])
def test_a_party_that_does_not_exist_is_refused(beach, party):
    assert beach.refused("new", ruleset="pebbles", mission="beach/dunes", party=party) == "bad-battle"


def test_options_change_the_game(beach):
    beach.start(options={"more": 3, "kind": "flat"})
    assert beach.do("state")["state"]["stones"] == 12


@pytest.mark.parametrize("options", [{"less": 1}, {"more": "1"}, {"more": 10}, {"kind": "square"}, {"wet": 1}])
def test_options_that_the_ruleset_does_not_have_are_refused(beach, options):
    assert beach.refused("new", ruleset="pebbles", battle={}, options=options) == "bad-options"


@pytest.mark.parametrize(
    ("keys", "code"),
    [
        ({"ruleset": "chess"}, "unknown-ruleset"),
        ({"mission": "beach/none", "battle": ...}, "unknown-mission"),
        ({"mission": "none", "battle": ...}, "unknown-mission"),
        ({"mission": "beach/dunes"}, "bad-request"),
        ({"mission": "beach/dunes", "battle": ..., "pack": "beach"}, "bad-request"),
        ({"battle": ...}, "bad-request"),
        ({"battle": []}, "bad-request"),
        ({"pack": "none"}, "bad-request"),
        ({"party": {}}, "bad-request"),
        ({"options": []}, "bad-request"),
        ({"seed": -1}, "bad-request"),
        ({"seed": 1 << 64}, "bad-request"),
        ({"seed": True}, "bad-request"),
        ({"seed": "7"}, "bad-request"),
        ({"chance": "fate"}, "bad-request"),
        ({"undo": "never"}, "bad-request"),
        ({"seats": {"north": "bot:clever"}}, "bad-request"),
        ({"seats": {"north": []}}, "bad-request"),
        ({"seats": {"east": "ask"}}, "unknown-seat"),
        ({"colour": "red"}, "bad-request"),
    ],
)
def test_a_wrong_key_is_refused(beach, keys, code):
    request = {"ruleset": "pebbles", "battle": {}, **keys}
    assert beach.refused("new", **{key: value for key, value in request.items() if value is not ...}) == code


def test_a_refused_battle_leaves_the_running_one(beach):
    before = beach.start()
    assert beach.ask("new", ruleset="pebbles", battle={"stones": 0})["digest"] == before["digest"]
    assert beach.do("state")["pending"] == before["pending"]


def test_a_battle_whose_rules_break_at_once_is_refused(beach):
    error = beach.ask("new", ruleset="pebbles", battle={"trouble": "outcome"})["error"]
    assert error["code"] == "rule-broke"
    assert "ZeroDivisionError" in error["message"]


def test_a_battle_that_cannot_even_be_set_up_is_refused(beach, monkeypatch):
    monkeypatch.setattr("helpers.pebbles.Pebbles.set_up", lambda *_: 1 / 0)
    error = beach.ask("new", ruleset="pebbles", battle={})["error"]
    assert (error["code"], "battle_code" in error) == ("rule-broke", False)


def test_a_misspelt_key_is_recognised(beach):
    assert beach.ask("new", ruleset="pebbles", batle={})["error"]["hint"] == "did you mean 'battle'?"


@pytest.mark.parametrize("request_", [{}, {"do": None}, {"do": "dance"}, {"do": ["new"]}, {"do": {}}])
def test_what_is_not_a_request_is_refused_with_the_list(beach, request_):
    error = beach.line(json.dumps(request_).encode())["error"]
    assert error["code"] == "unknown-request"
    assert "rulesets, new, answer" in error["hint"]


@pytest.mark.parametrize("do", ["undo", "redo", "view", "state", "journal", "save"])
def test_without_a_battle_there_is_nothing_to_do(beach, do):
    reply = beach.ask(do)
    assert (reply["error"]["code"], reply["digest"]) == ("no-battle", None)


@pytest.mark.parametrize("do", ["rulesets", "undo", "redo", "view", "state", "journal", "save", "quit"])
def test_unknown_keys_are_refused_everywhere(beach, do):
    beach.start()
    assert beach.refused(do, colour="red") == "bad-request"
    assert not beach.host.closed
