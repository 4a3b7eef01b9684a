"""What is played between two views, and how it is skipped."""

from __future__ import annotations

import pytest

from horologium.ui.battle.acts import MOVE, THROW, acts


@pytest.fixture
def steps(make_session):
    """All steps of a battle between bots."""
    session, found = make_session(), []
    session.stepped.connect(found.append)
    session.play_on("one", "bot:random")
    while session.advance():
        pass
    return found


def test_every_figure_that_stands_elsewhere_has_moved(steps):
    for step in steps:
        before = {figure.key: figure.cell for figure in step.before.figures}
        gone = {figure.key for figure in step.after.figures if figure.cell and figure.cell != before[figure.key]}
        assert gone <= {act.figure for act in acts(step) if act.kind == MOVE}


def test_a_roll_is_thrown_with_its_faces(steps):
    step = next(step for step in steps if step.answered.mark[0] == "roll")
    assert (acts(step)[0].kind, acts(step)[0].faces) == (THROW, step.answered.answer)


def test_wounds_and_falls_are_shown(steps):
    kinds = {act.kind for step in steps for act in acts(step)}
    assert {"hurt", "attack"} <= kinds


def test_skipping_shows_how_it_ends(open_battle, qtbot):
    presenter = open_battle()
    presenter.stage.set_speed(100)
    while not presenter.stage.busy:
        presenter.asker.take_number(1)
    presenter.stage.skip()
    assert not presenter.stage.busy
    assert presenter.page.board.board.view.figures == presenter.session.view().figures


def test_a_move_glides_and_then_stands(open_battle, qtbot):
    presenter = open_battle()
    presenter.stage.set_speed(400)
    while presenter.session.question().about != "cell":
        presenter.asker.take_number(1)
    figure, cell = presenter.session.question().figure, presenter.session.question().options[0].key
    with qtbot.waitSignal(presenter.stage.idle):
        presenter.asker.take(cell)
    scene = presenter.page.board.board
    assert scene.figures[figure].pos() == scene.place(figure, cell)
