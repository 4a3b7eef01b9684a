"""How many play a single mission, before and after somebody has said so."""

from __future__ import annotations

import pytest

from horologium import paths
from horologium.engine.core.errors import BadData
from horologium.engine.core.teams import Team, TeamMember
from horologium.ui.battle.begin_dialog import BeginDialog, PlayersBox
from horologium.ui.battle.missions import MissionShelf, NamedChoice

OURS = Team("own ours", "Ours", (TeamMember("hero", "Ida"),))
MISSION = "constellation/duel-of-champions"


@pytest.fixture(scope="module")
def catalogue():
    return MissionShelf([paths.campaigns()], lambda _game, teams: [OURS] if teams.files else [])


@pytest.fixture
def dialog(theme, qtbot, catalogue):
    made = BeginDialog(theme, catalogue.rows())
    qtbot.addWidget(made)
    made.choose(MISSION)
    return made


def test_the_teams_of_the_mission_are_chosen_first(dialog, catalogue):
    spec = catalogue._mission(MISSION).spec
    assert dialog.party == (spec.dawn, spec.dusk)


def test_a_team_of_ones_own_fights(dialog, catalogue):
    box = dialog.teams.lists[0]
    box.setCurrentIndex(box.findData("own ours"))
    table = catalogue.table(MISSION, dialog.wish().party)
    assert [figure.name for figure in table.state.standing("dawn") or table.state.left("dawn")] == ["Ida"]


def test_a_choice_is_tried_out_at_once(dialog, qtbot):
    with qtbot.waitSignal(dialog.holders_wanted) as wanted:
        dialog.teams.lists[1].activated.emit(0)
    assert wanted.args == [MISSION, dialog.party]


def test_a_team_that_is_too_dear_is_refused(catalogue):
    with pytest.raises(BadData, match="the band costs"):
        catalogue.table(MISSION, ("twin-suns", "own ours"))


def test_games_without_teams_show_no_lists(dialog):
    dialog.choose("demo/the-ford")
    assert not dialog.teams.isVisibleTo(dialog)


BANDS = [NamedChoice("azure", "Azure"), NamedChoice("crimson", "Crimson")]
HEROES = [NamedChoice(key, key.title()) for key in ("ada", "bea", "cleo")]


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
