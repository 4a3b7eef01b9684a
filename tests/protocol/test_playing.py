"""The requests of a running battle."""

from __future__ import annotations

import hashlib
import json

import pytest

from helpers.pebbles import Pebbles
from horologium.engine.core.bots import RandomBot


def told(reply):
    """What a line says about where the battle stands."""
    return {key: reply[key] for key in ("entries", "pending", "outcome", "digest")}


# What a line says


def test_a_draw_names_deck_count_and_every_card(beach):
    assert beach.start()["pending"] == {
        "kind": "draw",
        "rule": "STN-01",
        "by": "north",
        "seat": "north",
        "deck": "cards",
        "count": 1,
        "cards": ["crow", "crow", "fox", "owl", "wolf"],
        "secret": True,
    }


def test_a_choice_lists_all_options(beach):
    pending = beach.dealt()["pending"]
    assert [option["key"] for option in pending["options"]] == ["take", "dare", "double", "peek"]
    assert pending["options"][0] == {"key": "take", "label": "Take", "rules": ["STN-02"]}
    assert [pending[key] for key in ("kind", "rule", "by", "seat", "about", "least", "most")] == [
        "choose", "STN-02", "north", "north", "option", 1, 1,
    ]  # fmt: skip


def test_a_roll_names_the_dice_and_the_faces_of_each_kind(beach):
    beach.dealt()
    pending = beach.do("answer", value="dare")["pending"]
    faces = {"d6": ["1", "2", "3", "4", "5", "6"]}
    assert pending == {
        "kind": "roll", "rule": "STN-03", "by": "north", "seat": "north", "dice": ["d6"], "faces": faces,
    }  # fmt: skip


def test_each_line_tells_the_entries_since_the_line_before(beach):
    beach.dealt()
    journal = beach.do("answer", value="take")["journal"]
    assert [(entry["n"], entry["what"]) for entry in journal] == [(2, "chose"), (3, "took"), (4, "turned")]
    assert beach.do("state")["journal"] == []


def test_an_entry_is_flat_and_tells_why_as_well_as_what(beach):
    beach.dealt()
    entry = beach.do("answer", value="take")["journal"][1]
    assert entry == {
        "n": 3, "what": "took", "rules": ["STN-02"], "text": "North takes 1.", "entry_kind": "loot",
        "by": "north", "amount": 1,
    }  # fmt: skip


def test_a_secret_entry_says_whose_eyes_may_read_it(beach):
    beach.start()
    assert beach.do("answer", value="owl")["journal"][0]["eyes"] == "north"


def test_an_error_does_not_use_up_the_news(beach):
    beach.dealt()
    beach.do("answer", value="take")
    assert beach.refused("answer", value="nonsense") == "illegal-answer"
    assert beach.do("answer", value="take")["journal"][0]["n"] == 5


def test_the_end_is_told_with_winner_and_reasons(beach):
    beach.dealt(battle={"stones": 1})
    reply = beach.do("answer", value="take")
    facts = {"north": 4, "south": 3}
    assert reply["outcome"] == {"winner": "north", "why": "the pile is gone", "rules": ["STN-06"], "facts": facts}
    assert reply["pending"] is None


# Answering


def test_one_key_need_not_be_put_into_a_list(beach):
    first = told(beach.dealt())
    assert told(beach.dealt()) == first
    assert beach.do("answer", value=["take"])["entries"] == 5


def test_several_keys_are_given_as_a_list(beach):
    beach.dealt()
    beach.do("answer", value="peek")
    beach.do("answer", value=["wolf"])
    assert beach.do("answer", value=["crow", "owl"])["ok"]
    assert beach.do("state")["state"]["players"][0]["kept"] == ["crow", "owl"]


def test_no_keys_are_an_answer_where_none_is_allowed(beach):
    beach.dealt()
    beach.do("answer", value="peek")
    beach.do("answer", value=["wolf"])
    assert beach.do("answer", value=[])["ok"]


@pytest.mark.parametrize(
    "value", ["eat", "", [], ["take", "dare"], ["take", "take"], None, 3, [3], [["take"]], {"key": "take"}, True]
)
def test_an_answer_that_does_not_fit_a_choice_is_refused(beach, value):
    before = told(beach.dealt())
    assert beach.refused("answer", value=value) == "illegal-answer"
    assert told(beach.do("state")) == before


@pytest.mark.parametrize("value", [[], ["7"], ["1", "2"], [1], 1, ["one"], "0"])
def test_faces_that_the_dice_do_not_have_are_refused(beach, value):
    beach.dealt()
    before = told(beach.do("answer", value="dare"))
    assert beach.refused("answer", value=value) == "illegal-answer"
    assert told(beach.do("state")) == before


def test_faces_given_as_numbers_are_refused_with_advice(beach):
    beach.dealt()
    beach.do("answer", value="dare")
    assert 'such as ["3", "5"]' in beach.ask("answer", value=[3])["error"]["hint"]


@pytest.mark.parametrize("value", [["bear"], [], ["owl", "fox"]])
def test_cards_that_are_not_in_the_deck_are_refused(beach, value):
    beach.start()
    assert beach.refused("answer", value=value) == "illegal-answer"


def test_an_answer_without_a_value_is_refused(beach):
    beach.dealt()
    assert beach.refused("answer") == "bad-request"


def test_after_the_end_nothing_is_pending(beach):
    beach.dealt(battle={"stones": 1})
    beach.do("answer", value="take")
    assert beach.refused("answer", value="take") == "nothing-pending"


def test_the_box_answers_chance_and_bots_their_seats(beach):
    pending = beach.start(chance="box", seats={"south": "bot:random"})["pending"]
    while pending is not None:
        assert (pending["kind"], pending["seat"]) == ("choose", "north")
        pending = beach.do("answer", value=pending["options"][0]["key"] if pending["least"] else [])["pending"]


@pytest.mark.parametrize("bot", ["bot:random", "bot:greedy"])
def test_bots_alone_play_to_the_end_in_one_line(beach, bot):
    reply = beach.start(chance="box", seed=5, seats={"north": bot, "south": bot})
    assert reply["pending"] is None
    assert reply["outcome"]["why"] == "the pile is gone"


def test_a_game_may_bring_bots_of_its_own(beach, monkeypatch):
    assert beach.refused("new", ruleset="pebbles", battle={}, seats={"south": "bot:owl"}) == "bad-request"
    monkeypatch.setattr(Pebbles, "bots", {"bot:owl": RandomBot})
    reply = beach.start(chance="box", seed=5, seats={"north": "bot:owl", "south": "bot:greedy"})
    assert reply["outcome"]["why"] == "the pile is gone"


def test_the_same_seed_gives_the_same_battle(beach):
    bots = {"north": "bot:random", "south": "bot:random"}
    digests = [beach.start(chance="box", seed=seed, seats=bots)["digest"] for seed in (7, 7, 8, 9, 10)]
    assert digests[0] == digests[1]
    assert len(set(digests)) > 2


def test_bots_that_never_end_are_stopped(beach, monkeypatch):
    monkeypatch.setattr("horologium.protocol.session.MOST_ANSWERS", 3)
    bots = {"north": "bot:random", "south": "bot:random"}
    assert beach.refused("new", ruleset="pebbles", battle={"stones": 99}, seats=bots) == "no-end"


# A rule that breaks


def test_a_rule_that_breaks_leaves_everything_as_it_was(beach):
    before = told(beach.dealt(battle={"trouble": "answer"}))
    reply = beach.ask("answer", value="take")
    assert (reply["error"]["code"], reply["digest"]) == ("rule-broke", before["digest"])
    assert reply["error"]["battle_code"].startswith("HORO1:pebbles:1:")
    assert told(beach.do("state")) == before


def test_a_rule_that_breaks_under_a_bot_takes_the_answer_back_that_led_there(beach):
    seats = {"south": "bot:random"}
    before = beach.start(chance="box", battle={"trouble": "answer", "due": 1}, seats=seats)
    saved = beach.do("save")["save"]
    assert beach.refused("answer", value="dare") == "rule-broke"
    assert told(beach.do("state")) == told(before)
    assert beach.do("save")["save"] == saved


def test_an_answer_that_breaks_a_rule_under_a_bot_leaves_redo_as_it_was(beach):
    beach.dealt(battle={"trouble": "answer", "due": 1}, seats={"south": "bot:random"})
    beach.do("answer", value="dare")
    after = told(beach.do("undo"))
    assert beach.refused("answer", value="take") == "rule-broke"
    assert told(beach.do("state")) == after
    assert beach.do("redo")["pending"]["kind"] == "roll"


# Undo and redo


def test_undo_goes_one_answer_back_and_redo_forth(beach):
    before = told(beach.dealt())
    after = told(beach.do("answer", value="take"))
    assert told(beach.do("undo")) == before
    assert told(beach.do("redo")) == after


def test_what_is_told_after_an_undo_begins_where_the_journal_was_cut(beach):
    beach.dealt()
    beach.do("answer", value="take")
    assert (beach.do("undo")["journal"], beach.do("state")["entries"]) == ([], 2)
    assert [entry["n"] for entry in beach.do("answer", value="dare")["journal"]] == [2]


def test_undo_takes_back_what_box_and_bots_answered_since(beach):
    before = told(beach.start(chance="box", seats={"south": "bot:random"}))
    after = told(beach.do("answer", value="dare"))
    assert told(beach.do("undo")) == before
    assert told(beach.do("redo")) == after


@pytest.mark.parametrize("do", ["undo", "redo"])
def test_where_the_position_cannot_be_told_undo_and_redo_change_nothing(beach, monkeypatch, do):
    beach.dealt()
    for value in ("take", "take", "take"):
        beach.do("answer", value=value)
    before = told(beach.do("undo"))
    with monkeypatch.context() as patch:
        patch.setattr("helpers.pebbles.Pebbles.option", lambda *_: 1 / 0)
        assert beach.refused(do) == "internal"
    assert told(beach.do("state")) == before
    assert beach.do("redo")["ok"]


def test_undo_to_the_start_and_redo_to_the_end(beach):
    lines = [beach.start(chance="box", seed=3, seats={"south": "bot:random"})]
    while lines[-1]["pending"] is not None:
        lines.append(beach.do("answer", value="dare"))
    stands = [told(line) for line in lines]
    assert [told(beach.do("undo")) for _ in stands[1:]] == stands[-2::-1]
    assert [told(beach.do("redo")) for _ in stands[1:]] == stands[1:]


def test_undo_is_not_a_second_throw(beach):
    beach.start(chance="box", seed=11)
    after = told(beach.do("answer", value="dare"))
    for _ in range(5):
        beach.do("undo")
        assert told(beach.do("answer", value="dare")) == after


def test_bots_do_not_think_again_after_an_undo(beach):
    beach.start(chance="box", seats={"south": "bot:random"})
    after = told(beach.do("answer", value="take"))
    for _ in range(5):
        beach.do("undo")
        assert told(beach.do("answer", value="take")) == after


def test_at_the_start_there_is_nothing_to_take_back(beach):
    beach.start(chance="box")
    assert beach.refused("undo") == "nothing-pending"


def test_after_an_answer_there_is_nothing_to_give_again(beach):
    beach.dealt()
    beach.do("undo")
    beach.do("answer", value="wolf")
    assert beach.refused("redo") == "nothing-pending"


def test_an_illegal_answer_leaves_redo_as_it_was(beach):
    after = told(beach.dealt())
    beach.do("undo")
    beach.refused("answer", value="bear")
    assert told(beach.do("redo")) == after


def test_strict_undo_stops_at_chance_and_changes_nothing(beach):
    beach.dealt(undo="strict")
    beach.do("answer", value="take")
    assert beach.do("undo")["ok"]
    before = told(beach.do("state"))
    assert beach.refused("undo") == "undo-blocked"
    assert told(beach.do("state")) == before


def test_strict_undo_sees_the_dice_between_two_answers_from_outside(beach):
    before = told(beach.start(chance="box", undo="strict"))
    after = told(beach.do("answer", value="dare"))
    assert before != after
    assert beach.refused("undo") == "undo-blocked"
    assert told(beach.do("state")) == after


# Looking


def test_a_seat_sees_its_own_card_only(beach):
    beach.dealt()
    assert [card["key"] for card in beach.do("view", seat="south")["view"]["cards"]] == [None, "fox"]


@pytest.mark.parametrize("keys", [{}, {"seat": None}])
def test_the_host_sees_everything(beach, keys):
    beach.dealt()
    assert [card["key"] for card in beach.do("view", **keys)["view"]["cards"]] == ["owl", "fox"]


def test_a_seat_that_nobody_has_sees_nothing(beach):
    beach.dealt()
    assert beach.refused("view", seat="east") == "unknown-seat"


def test_the_digest_is_that_of_the_canonical_state(beach):
    beach.dealt()
    reply = beach.do("state")
    text = json.dumps(reply["state"], sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    assert hashlib.sha256(text.encode()).hexdigest() == reply["digest"]


def test_the_journal_can_be_read_from_any_entry(beach):
    beach.dealt()
    beach.do("answer", value="take")
    assert [entry["n"] for entry in beach.do("journal")["journal"]] == [0, 1, 2, 3, 4]
    assert [entry["n"] for entry in beach.do("journal", **{"from": 3})["journal"]] == [3, 4]
    assert beach.do("journal", **{"from": 99})["journal"] == []


@pytest.mark.parametrize("first", [-1, "0", True])
def test_the_journal_begins_at_a_number(beach, first):
    beach.dealt()
    assert beach.refused("journal", **{"from": first}) == "bad-request"


def test_odds_are_exact_fractions(beach):
    beach.dealt()
    chances = [["0", "1/2"], ["4", "1/6"], ["5", "1/6"], ["6", "1/6"]]
    assert beach.do("odds", option="dare")["odds"] == {"stones": {"exact": True, "chances": chances, "mean": "5/2"}}


def test_where_the_ruleset_knows_no_odds_they_are_null(beach):
    beach.dealt()
    assert beach.do("odds", option="take")["odds"] is None


def test_odds_of_what_is_not_offered_are_refused(beach):
    beach.start()
    assert beach.refused("odds", option="dare") == "nothing-pending"
    beach.dealt()
    assert beach.refused("odds", option="fly") == "illegal-answer"
