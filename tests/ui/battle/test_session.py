"""A battle at the table: answers, box, bots, undo, replay, and keepers that fail."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from horologium.ui.battle.saved_battles import NullKeeper
from horologium.ui.battle.seating import ASK, BOX, PERSON, TYPED, Dice, SeatedPlayer

SEATS = ("azure", "crimson")


def go_on(session):
    while session.advance():
        pass


def answer_first(session):
    session.answer((session.question().options[0].key,))
    go_on(session)


@pytest.fixture
def session(make_session):
    made = make_session()
    go_on(made)
    return made


class FullDisk(NullKeeper):
    """Keeps nothing once the disk is full."""

    full = False

    def answered(self, seq, line):
        if self.full:
            raise OSError(28, "No space left on device")


def test_a_person_is_asked_in_words(session):
    question = session.question()
    assert (question.kind, question.about, question.player.name) == ("choose", "figure", "Ada")
    assert "Sergeant" in question.options[0].label


def test_an_answer_that_is_not_offered_is_refused_and_changes_nothing(session, qtbot):
    before = len(session.table.log)
    with qtbot.waitSignal(session.refused):
        assert not session.answer(("nobody",))
    assert len(session.table.log) == before


def test_a_step_tells_what_it_changed(session, qtbot):
    with qtbot.waitSignal(session.stepped) as told:
        answer_first(session)
    step = told.args[0]
    assert step.answered.source == PERSON
    assert [line.what for line in step.lines] == ["activated"]


def test_the_box_waits_until_it_is_told_to_roll(make_session):
    session = make_session(dice=Dice(ASK, ASK))
    assert session.waits_for == PERSON
    session.roll()
    assert session.table.log[-1].source == BOX


def test_typed_dice_are_marked_in_the_log_and_the_journal(make_session):
    session = make_session(dice=Dice(TYPED, BOX))
    go_on(session)
    while session.question().kind == "roll":
        session.answer(tuple(die.faces[-1] for die in session.question().dice))
        session.answer(tuple(die.faces[0] for die in session.question().dice))
        go_on(session)
    assert TYPED in {line.source for line in session.table.log}
    assert any(line.typed for line in session.lines())


def test_a_rule_may_have_dice_of_its_own(make_session):
    session = make_session(dice=Dice(BOX, BOX, {"DEMO-RND-02": TYPED}))
    assert (session.question().rule, session.waits_for) == ("DEMO-RND-02", PERSON)


def test_undo_goes_back_to_the_last_decision_and_names_it(session):
    label = session.question().options[0].label
    answer_first(session)
    assert session.undo_name == label
    session.undo()
    assert session.redo_name == label
    session.redo()
    assert session.undo_name == label


def test_a_bot_that_began_can_be_taken_back_and_waits_then(make_session):
    session = make_session(players=(SeatedPlayer("b", "Bot", "bot:random", SEATS),))
    while not session.undo_name:
        session.advance()
    log, name = list(session.table.log), session.undo_name
    session.undo()
    assert (session.held, session.advance(), session.redo_name) == (True, False, name)
    assert len(session.table.log) < len(log)
    session.release()
    session.advance()
    assert session.table.log == log


def test_what_a_bot_chose_can_be_chosen_otherwise_by_hand(make_session):
    session = make_session(players=(SeatedPlayer("b", "Bot", "bot:random", SEATS),))
    while not session.undo_name:
        session.advance()
    session.undo()
    session.play_on("b", PERSON)
    assert (session.held, session.waits_for) == (False, PERSON)
    assert session.answer((session.question().options[0].key,))


def test_where_only_bots_play_each_choice_is_taken_back_and_given_again_by_itself(make_session):
    session = make_session(players=(SeatedPlayer("b", "Bot", "bot:random", SEATS),))
    go_on(session)
    ends = [len(session.table.log)]
    for _ in range(3):
        session.undo()
        ends.append(len(session.table.log))
    assert ends == sorted({*ends}, reverse=True)
    session.redo()
    assert len(session.table.log) == ends[2]


def test_a_question_of_which_one_answer_makes_sense_is_not_asked(session, monkeypatch):
    obvious = (session.question().options[-1].key,)
    monkeypatch.setattr(type(session.table.ruleset), "sparer", SimpleNamespace(obvious=lambda *_: obvious))
    assert session.waits_for == BOX
    assert session.advance()
    assert (session.table.log[-1].answer, session.table.log[-1].source) == (obvious, BOX)
    monkeypatch.undo()
    assert session.undo_name == ""


def test_dice_fall_the_same_after_an_undo(make_session):
    session = make_session()
    while not session.undo_name or session.table.log[-1].mark[0] != "roll":
        if not session.advance():
            session.answer((session.question().options[0].key,))
    log = list(session.table.log)
    session.undo()
    session.answer(log[len(session.table.log)].answer)
    while len(session.table.log) < len(log):
        session.advance()
    assert session.table.log == log


def test_bots_play_a_battle_to_its_end(make_session):
    session = make_session(players=(SeatedPlayer("b", "Bot", "bot:random", SEATS),))
    go_on(session)
    assert session.outcome is not None


def test_a_bot_stays_at_its_seat_through_a_battle(make_session):
    session = make_session(players=(SeatedPlayer("b", "Bot", "bot:random", SEATS),))
    go_on(session)
    kept = dict(session._bots)
    session.undo()
    go_on(session)
    assert kept.keys() == set(SEATS)
    assert all(session._bots[seat] is bot for seat, bot in kept.items())


def test_one_view_serves_a_whole_answer(session, monkeypatch):
    ruleset, seen = session.table.ruleset, []
    inner = ruleset.view
    monkeypatch.setattr(type(ruleset), "view", lambda self, state, eyes: seen.append(eyes) or inner(state, eyes))
    session.answer((session.question().options[0].key,))
    session.view(), session.lines(), session.question()
    assert len(seen) == 1


def test_a_bot_can_play_on_for_a_player(session):
    session.play_on("one", "bot:random")
    go_on(session)
    assert session.outcome is not None


def test_a_player_who_holds_a_figure_is_asked_for_it(make_session):
    players = (SeatedPlayer("a", "Ada", holds=("azure",)), SeatedPlayer("b", "Bo", holds=("crimson", "azure-bowman")))
    session = make_session(players=players)
    go_on(session)
    session.answer(("azure-bowman",))
    assert session.player.name == "Bo"


def test_what_cannot_be_kept_is_not_done(make_session, qtbot):
    session = make_session(keeper=(keeper := FullDisk()))
    go_on(session)
    keeper.full = True
    before = len(session.table.log)
    with qtbot.waitSignal(session.refused) as told:
        assert not session.answer((session.question().options[0].key,))
    assert len(session.table.log) == before
    assert "No space left" in told.args[0]


def test_looking_back_shows_the_battle_as_it_was(session, qtbot):
    then, figures = len(session.table.log), session.view().figures
    for _ in range(3):
        answer_first(session)
    with qtbot.waitSignal(session.looked) as told:
        session.look_at(then)
    assert told.args[0].view.figures == figures
    session.look_at(None)
    assert session.looking_at is None


def test_odds_are_told_while_the_question_stands(session):
    found = []
    session.ask_odds(session.question().options[0].key, found.append)
    assert len(found) == 1
