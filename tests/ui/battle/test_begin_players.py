"""How many play a single mission, before and after somebody has said so."""

from __future__ import annotations

import pytest

from horologium.ui.battle.begin_players import PlayersBox
from horologium.ui.battle.missions import Named

BANDS = [Named("azure", "Azure"), Named("crimson", "Crimson")]
HEROES = [Named(key, key.title()) for key in ("ada", "bea", "cleo")]


def bots(*names):
    return {f"bot:{name}": name.title() for name in names}


@pytest.fixture
def box(qtbot):
    made = PlayersBox()
    qtbot.addWidget(made)
    return made


def test_sides_against_each_other_get_a_player_each(box):
    box.show_holders(BANDS, {}, together=False)
    assert [player.holds for player in box.players] == [("azure",), ("crimson",)]


def test_who_plays_alone_meets_a_bot_that_knows_the_game(box):
    box.show_holders(BANDS, bots("random", "greedy", "bronze", "gold"), together=False)
    assert [(player.who, player.holds) for player in box.players] == [
        ("person", ("azure",)),
        ("bot:bronze", ("crimson",)),
    ]


def test_where_no_bot_knows_the_game_the_best_of_those_for_any_is_met(box):
    box.show_holders(BANDS, bots("random", "greedy"), together=False)
    assert [player.who for player in box.players] == ["person", "bot:greedy"]


def test_two_players_lead_a_side_each_though_there_are_bots(box):
    box.count.setCurrentIndex(1)
    box.count.activated.emit(1)
    box.show_holders(BANDS, bots("random"), together=False)
    assert [player.who for player in box.players] == ["person", "person"]


def test_a_company_is_played_by_one_even_after_a_mission_for_two_was_looked_at(box):
    box.show_holders(BANDS, {}, together=False)
    box.show_holders(HEROES, {}, together=True)
    assert [player.holds for player in box.players] == [("ada", "bea", "cleo")]


def test_how_many_were_chosen_by_hand_stays_so(box):
    box.show_holders(HEROES, {}, together=True)
    box.count.setCurrentIndex(2)
    box.count.activated.emit(2)
    box.show_holders(BANDS, {}, together=False)
    box.show_holders(HEROES, {}, together=True)
    assert len(box.players) == 3
