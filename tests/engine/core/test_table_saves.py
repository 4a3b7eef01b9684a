"""Saving, resuming, battle codes, and saves that were changed by hand or cut off."""

import copy
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import horologium
from helpers import stones
from helpers.stones import Pile, Stones, dealt, everybody, new_table
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.codec import battle_code, canonical
from horologium.engine.core.errors import BadData, Diverged, EngineError
from horologium.engine.core.table import Table

SEEDS = st.integers(0, 2**32)
PATHS = [str(Path(horologium.__file__).parents[1]), str(Path(stones.__file__).parents[1])]


def through_json(save):
    return json.loads(json.dumps(save))


def standing(table: Table[Pile]) -> tuple:
    """All that can be seen of a table, to compare two of them."""
    pending = table.pending and table.pending.mark()
    return table.digest(), table.journal.entries[:], table.log[:], pending, table.outcome, table.undo_policy


def played(seed: int = 1, answers: int | None = None) -> Table[Pile]:
    table = new_table()
    play_on(table, everybody(seed), most=answers)
    return table


def in_mid_turn(undo: str = "friendly") -> Table[Pile]:
    """Two turns are over, and a die is waited for."""
    table = dealt(undo)
    for answer in ("take", "take", "dare"):
        table.answer((answer,))
    return table


def changed(save, path: str, value):
    """A copy of a save with one place changed."""
    copied = copy.deepcopy(save)
    *way, last = path.split(".")
    place = copied
    for name in way:
        place = place[int(name) if isinstance(place, list) else name]
    place[int(last) if isinstance(place, list) else last] = value
    return copied


# Resuming


@given(SEEDS, st.integers(0, 30))
def test_a_resumed_battle_equals_the_original(seed, answers):
    table = played(seed, answers)
    resumed = Table.resume(Stones(), through_json(table.save()))
    assert standing(resumed) == standing(table)
    assert resumed.save() == table.save()


@given(SEEDS, st.integers(0, 30))
def test_a_resumed_battle_plays_on_like_the_original(seed, answers):
    table = played(seed, answers)
    resumed = Table.resume(Stones(), through_json(table.save()))
    for each in (table, resumed):
        play_on(each, everybody(seed + 5))
    assert standing(resumed) == standing(table)


def test_a_resumed_battle_can_be_undone_to_its_beginning():
    resumed = Table.resume(Stones(), through_json(played().save()))
    while resumed.log:
        resumed.undo()
    assert standing(resumed) == standing(new_table())


def test_the_policy_of_undo_is_saved():
    assert Table.resume(Stones(), through_json(in_mid_turn("strict").save())).undo_policy == "strict"


@pytest.mark.parametrize("seed", range(6))
def test_dice_are_sticky_beyond_a_save(seed):
    table = in_mid_turn()
    play_on(table, Router(DiceBox(1), {}), most=1)
    fell = table.undo().answer
    resumed = Table.resume(Stones(), through_json(table.save()))
    play_on(resumed, Router(DiceBox(seed), {}), most=1)
    assert resumed.log[-1].answer == fell


def test_what_the_journal_said_before_the_first_answer_is_saved():
    pile = stones.new_pile()
    pile.journal.note("begun")
    resumed = Table.resume(Stones(), through_json(Table(Stones(), pile).save()))
    assert [entry.what for entry in resumed.journal.entries] == ["begun"]


def test_a_save_does_not_change_with_the_battle():
    table = in_mid_turn()
    save = table.save()
    before = through_json(save)
    table.answer(("6",))
    assert save == before


def test_a_battle_looked_back_at_can_be_saved_and_resumed():
    past = in_mid_turn().at(4)
    assert standing(Table.resume(Stones(), through_json(past.save()))) == standing(past)


# Newer rules


def test_newer_rules_start_at_the_last_quiet_moment():
    table = in_mid_turn()
    upgraded = Table.resume(Stones(version=2), through_json(table.save()))
    assert (upgraded.state.stones, upgraded.log) == (107, [])
    assert upgraded.pending.mark() == table.at(4).pending.mark()


def test_newer_rules_keep_the_journal_up_to_there():
    table = in_mid_turn()
    upgraded = Table.resume(Stones(version=2), through_json(table.save()))
    assert upgraded.journal.entries == table.at(4).journal.entries


def test_an_upgraded_battle_plays_on_and_is_saved_with_its_whole_journal():
    upgraded = Table.resume(Stones(version=2), through_json(in_mid_turn("strict").save()))
    play_on(upgraded, everybody(2), most=9)
    again = Table.resume(Stones(version=2), through_json(upgraded.save()))
    assert standing(again) == standing(upgraded)
    assert again.undo_policy == "strict"


def test_upgrading_leaves_the_old_save_as_it_is():
    save = in_mid_turn().save()
    before = through_json(save)
    Table.resume(Stones(version=2), save)
    assert save == before


def test_a_save_of_newer_rules_is_refused():
    save = changed(in_mid_turn().save(), "version", 5)
    with pytest.raises(BadData, match="the save is of the newer version 5: update Horologium"):
        Table.resume(Stones(), save)


def test_rules_that_changed_without_a_new_version_are_noticed(monkeypatch):
    save = in_mid_turn().save()
    monkeypatch.setattr(stones, "take", lambda pile, player, amount: setattr(pile, "stones", pile.stones - 2))
    with pytest.raises(Diverged, match="the same answers lead to another state than was saved"):
        Table.resume(Stones(), save)


# Saves that were changed by hand


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("format", 2, "that is a save of another game or a newer program"),
        ("ruleset", "chess", "that is a save of another game or a newer program"),
        ("undo", "never", "undo must be friendly or strict, not 'never'"),
        ("version", "1", "the version of the save is not a whole number"),
        ("start", 5, "the top must be an object, not 5"),
        ("start.stones", -1, "the state is broken: the pile is less than nothing"),
        ("start.players", [], "the same answers lead to another state|answer 0|a rule of Stones failed|not whole"),
        ("answers", 5, "the save is not whole"),
        ("answers.0", ["x"], "the save is not whole"),
        ("answers.0.1", [5], "an answer in the save is not made of texts"),
        ("answers.0.0", ["draw"], "an answer in the save is not made of texts"),
        ("answers.0.1", ["unicorn"], "answer 0 no longer fits: 'unicorn' is not left in the deck cards"),
        ("answers.0.0", ["roll", "a", "b", "c"], "answer 0 was given to roll a b c, but draw STN-01 north"),
        ("checkpoint", None, "the save is not whole"),
        ("checkpoint.at", 3, "the save's last quiet moment is not where its answers lead"),
        ("checkpoint.digest", "0" * 64, "the same answers lead to another state than was saved"),
        ("start.stones", 50, "the same answers lead to another state than was saved"),
        ("history", -1, "the journal of the save is not whole"),
        ("history", 99, "the journal of the save is not whole"),
        ("history", True, "the journal of the save is not whole"),
        ("journal", None, "the save is not whole"),
        ("remembered", 5, "the save is not whole"),
        ("remembered", [[["roll", "a", "b", "c"], 0, [6]]], "an answer in the save is not made of texts"),
    ],
)
def test_a_save_changed_by_hand_is_refused_in_one_sentence(path, value, message):
    save = changed(through_json(in_mid_turn().save()), path, value)
    with pytest.raises(EngineError, match=message):
        Table.resume(Stones(), save)


def test_an_entry_of_the_journal_that_was_changed_is_refused_on_upgrade():
    save = changed(through_json(in_mid_turn().save()), "journal.0.what", 5)
    with pytest.raises(BadData, match="an entry of the journal is not whole"):
        Table.resume(Stones(version=2), save)


def test_answers_beyond_the_end_of_a_battle_are_refused():
    save = through_json(played().save())
    save["answers"].append(save["answers"][-1])
    with pytest.raises(Diverged, match="but nothing is asked"):
        Table.resume(Stones(), save)


@pytest.mark.parametrize("save", [None, 3, "save", [], {}, {"format": 1}])
def test_what_is_no_save_is_refused(save):
    with pytest.raises(BadData, match="the save is not whole"):
        Table.resume(Stones(), save)


@pytest.mark.parametrize("name", sorted(new_table().save()))
def test_a_save_with_a_part_missing_is_refused(name):
    save = in_mid_turn().save()
    del save[name]
    with pytest.raises(BadData, match="the save is not whole"):
        Table.resume(Stones(), save)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
PLACES = ["format", "ruleset", "version", "undo", "start", "answers", "checkpoint", "journal", "history", "remembered"]
DEEPER = ["start.players", "start.players.0.card", "start.taken", "answers.1", "checkpoint.state", "journal.0.facts"]


@given(st.sampled_from(PLACES + DEEPER), JSON, st.sampled_from([1, 2]))
def test_no_change_of_a_save_leads_to_anything_but_a_battle_or_a_refusal(path, value, version):
    save = changed(through_json(in_mid_turn().save()), path, value)
    try:
        table = Table.resume(Stones(version), save)
    except EngineError:
        return
    assert table.pending is not None


# Battle codes


@given(SEEDS, st.integers(0, 30))
def test_the_table_behind_a_code_stands_at_the_same_place(seed, answers):
    table = played(seed, answers)
    found = Table.from_code(Stones(), table.code())
    assert (found.digest(), found.outcome) == (table.digest(), table.outcome)
    assert (found.pending and found.pending.mark()) == (table.pending and table.pending.mark())
    assert found.code() == table.code()


def test_a_code_of_another_game_or_version_is_refused():
    with pytest.raises(BadData, match="the code is of stones version 1: this is stones version 2"):
        Table.from_code(Stones(version=2), new_table().code())


@pytest.mark.parametrize("data", [None, [], {}, {"state": 5, "answers": []}, {"answers": []}])
def test_a_code_that_holds_no_battle_is_refused(data):
    with pytest.raises(BadData):
        Table.from_code(Stones(), battle_code("stones", 1, canonical(data)))


def test_a_code_with_strange_answers_is_refused():
    state = Stones().codec.dump(stones.new_pile())
    with pytest.raises(BadData, match="the battle code is not whole: copy the whole line"):
        Table.from_code(Stones(), battle_code("stones", 1, canonical({"state": state, "answers": [1]})))


# Other processes

PROGRAM = """
from helpers.stones import everybody, new_table
from horologium.engine.core.answerers import play_on
table = new_table(stones=40)
play_on(table, everybody(11))
print(table.digest(), table.code(), hash("stones") % 1000003)
"""


def elsewhere(hash_seed: str) -> list[str]:
    """Play a battle in another process: its digest, its code, and the hash of a text."""
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(PATHS)}
    run = subprocess.run([sys.executable, "-c", PROGRAM], env=env, capture_output=True, text=True, check=True)
    return run.stdout.split()


def test_a_battle_is_the_same_in_processes_that_hash_differently():
    one, other = elsewhere("1"), elsewhere("2")
    assert one[2] != other[2]
    assert one[:2] == other[:2]


# What was taken back


def taken_back(table):
    return [(remark.answers, remark.line.answer) for remark in table.taken_back]


def told_after(table):
    """Play on until an answer is told in the journal; its place."""
    return next(place for place, entries in enumerate(table.written[1:]) if entries > table.written[place])


def undone_to(table, place):
    while len(table.log) > place:
        table.undo()
    return table


def test_what_was_taken_back_is_kept_in_the_save():
    table = played(1, 20)
    place = told_after(table)
    line = table.log[place]
    again = Table.resume(Stones(), through_json(undone_to(table, place).save()))
    assert taken_back(again) == [(place, line.answer)]


def test_a_save_of_a_battle_without_undo_tells_nothing_of_it():
    assert "taken_back" not in played(1, 20).save()


def test_several_answers_taken_back_at_once_are_one_remark():
    table = played(1, 20)
    first = table.log[2]
    assert taken_back(undone_to(table, 2)) == [(2, first.answer)]


def test_what_is_given_again_is_not_taken_back_any_more():
    table = played(1, 20)
    undone_to(table, told_after(table)).redo()
    assert taken_back(table) == []


def test_a_bookmark_brings_the_remarks_back():
    table = played(1, 20)
    undone_to(table, 10)
    bookmark = table.bookmark()
    undone_to(table, 3)
    table.return_to(bookmark)
    assert table.bookmark() == bookmark


@pytest.mark.parametrize("value", [5, [[1]], [["x", []]], [[-1, [["a", "b", "c", "d"], [], ""]]], [[0, ["x"]]]])
def test_remarks_changed_by_hand_are_refused(value):
    save = {**through_json(in_mid_turn().save()), "taken_back": value}
    with pytest.raises(EngineError, match="not whole"):
        Table.resume(Stones(), save)
