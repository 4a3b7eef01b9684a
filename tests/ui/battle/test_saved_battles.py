"""Saved battles: kept answer by answer, resumed in the midst, refused when spoilt."""

from __future__ import annotations

import json

import pytest

from horologium.engine.core.errors import BadData
from horologium.ui.battle.saved_battles import (
    HEADER,
    LONGEST_TAIL,
    FileKeeper,
    delete_battle,
    open_battle,
    saved_battles,
)
from horologium.ui.battle.session import BattleSession


@pytest.fixture
def keeper(tmp_path):
    return FileKeeper(tmp_path)


def play(session, answers):
    goal = len(session.table.log) + answers
    while session.outcome is None and len(session.table.log) < goal:
        if not session.advance():
            session.answer((session.question().options[0].key,))


@pytest.mark.parametrize("answers", [0, 3, LONGEST_TAIL, LONGEST_TAIL + 7])
def test_a_battle_goes_on_where_it_was_left(make_session, keeper, tmp_path, answers):
    session = make_session(mission="rehearsal/a-toll-on-the-road", keeper=keeper)
    play(session, answers)
    again = open_battle(tmp_path, keeper.id)
    assert again.table.log == session.table.log
    assert again.table.digest() == session.table.digest()
    assert again.seating == session.seating


def test_a_resumed_battle_is_kept_on(make_session, keeper, tmp_path):
    play(make_session(keeper=keeper), 5)
    battle = open_battle(tmp_path, keeper.id)
    second = FileKeeper(tmp_path)
    second.goes_on(battle, keeper.id)
    play(BattleSession(battle, second), 4)
    assert len(open_battle(tmp_path, keeper.id).table.log) == 9


def test_a_battle_of_older_rules_is_opened_and_says_what_applies_to_it(make_session, keeper, tmp_path):
    play(make_session(mission="rehearsal/a-toll-on-the-road", keeper=keeper), 5)
    file = tmp_path / keeper.id / HEADER
    data = json.loads(file.read_text("utf-8"))
    data["table"]["version"] = 1
    for state in (data["table"]["start"], data["table"]["checkpoint"]["state"]):
        del state["mission"]["purse"], state["mission"]["resting"]
    file.write_text(json.dumps(data), "utf-8")
    battle = open_battle(tmp_path, keeper.id)
    assert battle.words.startswith("Nova Aetas Renaissance has changed since this battle was saved (rules 1, now 2)")
    assert battle.table.pending is not None


def test_an_undo_is_kept(make_session, keeper, tmp_path):
    session = make_session(keeper=keeper)
    play(session, 12)
    session.undo()
    assert open_battle(tmp_path, keeper.id).table.log == session.table.log


def test_what_was_taken_back_is_kept(make_session, keeper, tmp_path):
    session = make_session(keeper=keeper)
    play(session, 12)
    for _ in range(4):
        session.undo()
    play(session, 3)
    assert open_battle(tmp_path, keeper.id).table.taken_back == session.table.taken_back != []


def test_a_line_that_was_not_written_to_its_end_does_not_count(make_session, keeper, tmp_path):
    play(make_session(keeper=keeper), 4)
    tail = next((tmp_path / keeper.id).glob("answers-*.jsonl"))
    tail.write_text(tail.read_text("utf-8")[:-5], "utf-8")
    assert len(open_battle(tmp_path, keeper.id).table.log) == 3


def test_several_battles_are_listed_with_what_they_are(make_session, tmp_path):
    for answers in (2, 400):
        play(make_session(keeper=FileKeeper(tmp_path)), answers)
    listed = saved_battles(tmp_path)
    assert sorted((saved.title, bool(saved.over)) for saved in listed) == [("A test", False), ("A test", True)]


def test_a_spoilt_battle_is_listed_with_the_reason(make_session, keeper, tmp_path):
    make_session(keeper=keeper)
    (tmp_path / keeper.id / HEADER).write_text("{", "utf-8")
    (saved,) = saved_battles(tmp_path)
    assert "not a battle saved by this version" in saved.problem


def test_an_answer_that_cannot_be_read_is_named(make_session, keeper, tmp_path):
    play(make_session(keeper=keeper), 4)
    tail = next((tmp_path / keeper.id).glob("answers-*.jsonl"))
    tail.write_text(json.dumps([9, [], [], ""]) + "\n", "utf-8")
    with pytest.raises(BadData, match="answer 0 cannot be read"):
        open_battle(tmp_path, keeper.id)


def test_a_deleted_battle_is_gone(make_session, keeper, tmp_path):
    make_session(keeper=keeper)
    delete_battle(tmp_path, keeper.id)
    assert saved_battles(tmp_path) == []
