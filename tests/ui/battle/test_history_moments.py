"""Looking back: landmarks, steps made again, and a battle played once more."""

from __future__ import annotations

import pytest

from horologium.ui.battle.history import landmarks, step_from


@pytest.fixture
def over(make_session):
    """A session whose battle is over, and its steps."""
    session, steps = make_session("demo/the-ford"), []
    session.stepped.connect(steps.append)
    session.play_on("one", "bot:random")
    while session.advance():
        pass
    return session, steps


@pytest.fixture
def presenter(open_battle, over):
    return open_battle(over[0])


def test_steps_made_again_are_those_that_were_played(over):
    session, steps = over
    for answers, step in enumerate(steps):
        again = step_from(session, answers)
        assert (again.answered, again.before.figures, again.after.figures, [line.what for line in again.lines]) == (
            step.answered, step.before.figures, step.after.figures, [line.what for line in step.lines],
        )  # fmt: skip
        assert again.throw == step.throw


def test_landmarks_lead_to_where_somebody_has_fallen(over):
    session, _ = over
    falls = [mark for mark in landmarks(session.lines(), session.table.written) if mark.kind == "death"]
    assert falls
    for mark in falls:
        before, after = (session.moment(answers).view for answers in (mark.answers - 1, mark.answers))
        assert sum(bool(one.life) for one in after.figures) < sum(bool(one.life) for one in before.figures)


def test_every_activation_has_a_landmark(over):
    session, _ = over
    turns = [mark for mark in landmarks(session.lines(), session.table.written) if mark.kind == "turn"]
    assert len(turns) == sum(entry.what in {"activated", "round"} for entry in session.table.journal.entries)


def test_a_replay_to_the_end_is_the_final_state(over):
    session, _ = over
    table = session.table
    assert table.at(len(table.log)).digest() == table.digest()
    assert session.moment(len(table.log)).view == session.view()


def test_playing_goes_on_to_now(presenter, qtbot, monkeypatch):
    monkeypatch.setattr("horologium.ui.battle.history.STILL_MS", 0)
    answers = len(presenter.session.table.log)
    presenter.session.look_at(answers - 3)
    seen = []
    presenter.session.looked.connect(lambda moment: seen.append(moment and moment.answers))
    presenter.history.replayer.play()
    qtbot.waitUntil(lambda: not presenter.history.replayer.playing)
    assert seen == [answers - 2, answers - 1, None]


def test_playing_from_now_begins_at_the_beginning(presenter):
    presenter.history.replayer.play()
    assert presenter.session.looking_at <= 1
    presenter.history.replayer.stop()


def test_a_replay_moves_on_the_stage_and_writes_nothing(presenter, qtbot):
    presenter.animation.set_speed(4000)
    lines = len(presenter.page.journal.lines)
    presenter.session.look_at(4)
    presenter.history.replayer.set_times(4)
    presenter.history.replayer.play()
    qtbot.waitUntil(lambda: presenter.session.looking_at == 8)
    presenter.history.replayer.stop()
    presenter.session.look_at(None)
    assert len(presenter.page.journal.lines) == lines


def test_the_speed_counts_for_what_happens_now_too(presenter):
    presenter.animation.set_speed(100)
    before = presenter.animation._length(800)
    presenter.page.replay.times.click()
    assert presenter.animation._length(800) == before // 2
    presenter.history.replayer.play()
    presenter.history.replayer.stop()
    assert presenter.animation._length(800) == before // 2


def test_the_slider_stops_what_plays(presenter):
    presenter.history.replayer.play()
    presenter.page.replay.slider.setValue(5)
    assert (presenter.history.replayer.playing, presenter.session.looking_at) == (False, 5)
