"""Whole missions, played through the page."""

from __future__ import annotations

import random

import pytest

from helpers.cursor import answer_by_cursor
from helpers.players import answer_by_keys, answer_by_mouse, play_to_the_end
from horologium.ui.battle.seating import ASK, Dice

FORD, TOLL = "demo/the-mill-race", "rehearsal/a-toll-on-the-road"


@pytest.fixture
def pick():
    chance = random.Random(5)
    return chance.randrange


@pytest.mark.parametrize("mission", [FORD, TOLL])
@pytest.mark.parametrize("answer", [answer_by_mouse, answer_by_keys, answer_by_cursor])
def test_a_mission_is_played_to_its_end(open_battle, pick, mission, answer):
    presenter = open_battle(mission=mission, dice=Dice(ASK, ASK))
    assert play_to_the_end(presenter, answer, pick) > 20
    assert presenter.page.question.accessibleName() == "The battle is over"


def test_the_replay_of_the_last_answer_is_the_end(open_battle, pick):
    presenter = open_battle(mission=TOLL)
    play_to_the_end(presenter, answer_by_mouse, pick)
    session = presenter.session
    assert session.moment(len(session.table.log)).view == session.view()
