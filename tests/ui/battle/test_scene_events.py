"""What there is to see between two views."""

from __future__ import annotations

from dataclasses import replace

import pytest

from horologium.engine.core.saves import Answered
from horologium.engine.core.view import Badge, BattleView, CellView, FigureView, TokenView
from horologium.ui.battle.questions import JournalLine
from horologium.ui.battle.scene_events import (
    ARRIVE,
    ATTACK,
    BURST,
    DOWN,
    FALL,
    GAIN,
    HEAL,
    HURT,
    LOSE,
    MOVE,
    PUT,
    REVEAL,
    THROW,
    SceneEvent,
    scene_events,
)
from horologium.ui.battle.session import BattleStep

CELLS = tuple(CellView(key, ((0, 0), (1, 0), (1, 1)), (0, 0), "open") for key in ("a1", "a2", "a3", "a4"))
ADA = FigureView("ada", "Ada", "one", "a1", "hero", 5, 5, True)
ORC = FigureView("orc", "Orc", "", "a3", "enemy", 3, 3, True)
VIEW = BattleView("toy", None, CELLS, (ADA, ORC), ())


def step(*lines, before=VIEW, after=VIEW, mark="choose"):
    told = tuple(JournalLine(number, kind, kind, kind, (), facts) for number, (kind, facts) in enumerate(lines))
    return BattleStep(Answered((mark, "R-1", "ada", ""), ("1",), "person"), before, after, told)


def with_figures(*figures):
    return replace(VIEW, figures=figures)


def moved(start, end):
    return "move", {"figure": "ada", "start": start, "end": end}


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
    for each in steps:
        before = {figure.key: figure.cell for figure in each.before.figures}
        gone = {figure.key for figure in each.after.figures if figure.cell and figure.cell != before[figure.key]}
        assert gone <= {event.figure for event in scene_events(each) if event.kind == MOVE}


def test_a_roll_is_thrown_with_its_faces():
    assert scene_events(step(mark="roll")) == [SceneEvent(THROW, faces=("1",))]


def test_steps_of_one_move_are_one_way():
    after = with_figures(replace(ADA, cell="a3"), ORC)
    assert scene_events(step(moved("a1", "a2"), moved("a2", "a3"), after=after)) == [
        SceneEvent(MOVE, "ada", cells=("a1", "a2", "a3"))
    ]


def test_an_attack_and_its_wound_come_in_the_order_of_the_journal():
    after = with_figures(replace(ADA, cell="a2"), replace(ORC, life=1))
    attack = ("attack", {"figure": "ada", "target": "orc"})
    found = scene_events(step(moved("a1", "a2"), attack, ("wound", {"figure": "orc", "wounds": 2}), after=after))
    assert [event.kind for event in found] == [MOVE, ATTACK, HURT]


def test_a_wound_that_no_line_tells_is_seen():
    assert scene_events(step(after=with_figures(replace(ADA, life=3), ORC))) == [SceneEvent(HURT, "ada", amount=2)]


def test_healing_is_told_once():
    after = with_figures(ADA, ORC)
    hurt = with_figures(replace(ADA, life=3), ORC)
    healed = ("heal", {"figure": "ada", "wounds": 2})
    assert scene_events(step(healed, before=hurt, after=after)) == [SceneEvent(HEAL, "ada", amount=2)]


def test_an_attack_on_nobody_in_particular_bursts():
    assert scene_events(step(("attack", {"figure": "ada"}))) == [SceneEvent(BURST, "ada")]


def test_who_leaves_the_board_falls_and_who_stays_goes_down():
    fallen, down = ("death", {"figure": "orc"}), ("death", {"figure": "ada"})
    assert [event.kind for event in scene_events(step(fallen, down, after=with_figures(ADA)))] == [FALL, DOWN]


def test_a_status_is_named_as_its_badge_is():
    blessed = replace(ADA, badges=(Badge("bless", "Blessed"),))
    gained = ("gain", {"figure": "ada", "status": "bless"})
    assert scene_events(step(gained, after=with_figures(blessed, ORC))) == [SceneEvent(GAIN, "ada", text="Blessed")]


def test_who_has_just_arrived_may_receive_a_status():
    arrives, gains = ("arrive", {"figure": "orc", "square": "a3"}), ("gain", {"figure": "orc", "status": "stun"})
    found = scene_events(step(arrives, gains, before=with_figures(ADA)))
    assert found == [SceneEvent(ARRIVE, "orc", cells=("a3",)), SceneEvent(GAIN, "orc", text="Stun")]


def test_a_status_that_is_lost_is_told_from_one_that_is_gained():
    assert scene_events(step(("lose", {"figure": "ada", "status": "stun"}))) == [SceneEvent(LOSE, "ada", text="Stun")]


def test_a_move_that_is_told_late_is_not_walked_again():
    after = with_figures(replace(ADA, cell="a2"), ORC)
    found = scene_events(step(moved("a1", "a2"), moved("a4", "a1"), after=after))
    assert found == [SceneEvent(MOVE, "ada", cells=("a1", "a2"))]


def test_new_ground_is_opened_before_somebody_arrives_there():
    hidden = replace(CELLS[3], known=False)
    before = replace(VIEW, cells=(*CELLS[:3], hidden), figures=(ADA,))
    after = with_figures(ADA, replace(ORC, cell="a4"))
    found = scene_events(step(("arrive", {"figure": "orc", "square": "a4"}), before=before, after=after))
    assert found == [SceneEvent(REVEAL, cells=("a4",)), SceneEvent(ARRIVE, "orc", cells=("a4",))]


def test_tokens_that_come_and_go_are_seen():
    crate, fire = TokenView("t1", "crate", "Crate", "a2"), TokenView("t2", "fire", "Fire", "a4")
    found = scene_events(step(before=replace(VIEW, tokens=(crate,)), after=replace(VIEW, tokens=(fire,))))
    assert found == [SceneEvent(PUT, cells=("a2",), text="−Crate"), SceneEvent(PUT, cells=("a4",), text="+Fire")]


def test_facts_of_another_shape_show_nothing():
    odd = [("move", {"figure": "ada", "start": 1, "end": [2]}), ("wound", {"figure": "ada", "wounds": "two"})]
    assert scene_events(step(*odd, ("attack", {"figure": 7, "target": "orc"}))) == []
