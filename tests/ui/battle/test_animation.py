"""Steps played on the board: gliding, skipping, speed, and nothing left behind."""

from __future__ import annotations

import pytest

from horologium.engine.core.view import BattleView, CellView
from horologium.ui.battle.animation import BoardPaths, EventAnimator
from horologium.ui.battle.scene_events import ATTACK, MOVE, scene_events


def cell(x, y, *, closed=False, level=0):
    corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1))
    key = f"{'abc'[x]}{y}{'+' * level}"
    return CellView(key, corners, (x, y), "open", level, closed=closed)


@pytest.fixture
def ways():
    """Three by three, closed in the middle, with a roof over the corner that a ladder leads to."""
    cells = [cell(x, y, closed=(x, y) == (1, 1)) for x in range(3) for y in range(3)] + [cell(2, 2, level=1)]
    return BoardPaths(BattleView("toy", None, tuple(cells), (), (), passages=(("c1", "c2+"),)))


def test_a_way_goes_round_what_is_closed(ways):
    way = ways.between("a1", "c1")
    assert (len(way), way[0], way[-1], "b1" in way) == (5, "a1", "c1", False)


def test_a_way_goes_round_those_who_stand_there(ways):
    assert ways.between("a0", "a2", ["a1"]) == ("a0", "b0", "c0", "c1", "c2", "b2", "a2")


def test_where_somebody_is_in_the_only_way_it_leads_past_him(ways):
    assert ways.between("b0", "c2+", ["c1"]) == ("b0", "c0", "c1", "c2+")


def test_without_a_way_it_is_a_straight_line(ways):
    assert ways.between("a0", "nowhere") == ("a0", "nowhere")


def test_cells_are_beside_each_other_across_a_corner(ways):
    assert (ways.beside("a0", "b1"), ways.beside("a0", "c2")) == (True, False)


@pytest.fixture
def presenter(open_battle):
    made = open_battle()
    made.animation.set_speed(100)
    return made


def answer(presenter, about):
    """Answer the first options until something is asked, then give the cell or figure farthest down the list."""
    session = presenter.session
    while session.question().about != about:
        session.answer((session.question().options[0].key,))
        presenter.animation.skip()
    key = session.question().options[-1].key
    figure = session.question().figure
    session.answer((key,))
    return figure, key


def shown(presenter):
    return presenter.page.board.board.view.figures


def test_skipping_shows_how_it_ends(presenter):
    answer(presenter, "cell")
    assert presenter.animation.busy
    presenter.animation.skip()
    assert not presenter.animation.busy
    assert shown(presenter) == presenter.session.view().figures


def test_a_move_glides_and_then_stands(presenter, qtbot):
    presenter.animation.set_speed(4000)
    figure, cell = answer(presenter, "cell")
    qtbot.waitUntil(lambda: not presenter.animation.busy)
    scene = presenter.page.board.board
    assert scene.figures[figure].pos() == scene.place(figure, cell)


def test_without_speed_everything_stands_at_once(presenter):
    presenter.animation.set_speed(0)
    answer(presenter, "cell")
    assert not presenter.animation.busy
    assert shown(presenter) == presenter.session.view().figures


def test_a_new_answer_drops_the_rest_of_the_last_one(presenter):
    answer(presenter, "cell")
    told = []
    presenter.animation.shown.connect(told.append)
    presenter.session.answer((presenter.session.question().options[0].key,))
    assert told


def test_undo_in_the_midst_leaves_everybody_upright(presenter):
    figure, _ = answer(presenter, "cell")
    presenter.session.undo()
    item = presenter.page.board.board.figures[figure]
    assert (item.rotation(), item.scale(), item.opacity()) == (0, 1, 1)
    assert shown(presenter) == presenter.session.view().figures


def test_a_thousand_acts_leave_no_items_behind(open_battle, make_session):
    session, steps = make_session(), []
    session.stepped.connect(steps.append)
    session.play_on("one", "bot:random")
    while session.advance():
        pass
    presenter = open_battle()
    board, counts = presenter.page.board, set()
    animator = EventAnimator(board.board)
    for played in range(1000):
        step = steps[played % len(steps)]
        board.show_view(step.before)
        animator.begin(step)
        for event in scene_events(step):
            if event.kind != "throw" and animator.prepare(event):
                animator.draw(0.5)
                animator.end()
        animator.halt()
        if played % len(steps) == 0:
            counts.add(len(board.board.items()))
    assert len(counts) == 1


def test_closing_takes_the_props_away(open_battle):
    presenter = open_battle()
    scene = presenter.page.board.board
    before = len(scene.items())
    presenter.animation.close()
    assert len(scene.items()) < before


def test_every_act_of_a_battle_can_be_drawn(open_battle, make_session):
    session, steps = make_session(), []
    session.stepped.connect(steps.append)
    session.play_on("one", "bot:random")
    while session.advance():
        pass
    presenter = open_battle()
    board, kinds = presenter.page.board, set()
    animator = EventAnimator(board.board)
    for step in steps:
        board.show_view(step.before)
        animator.begin(step)
        for event in scene_events(step):
            if animator.prepare(event):
                kinds.add(event.kind)
                animator.draw(0.3)
                animator.draw(0.9)
                animator.end()
    assert {MOVE, ATTACK} <= kinds
