"""Choosing teams for a single mission: one's own and those of the pack."""

from __future__ import annotations

import pytest

from horologium import paths
from horologium.engine.core.errors import BadData
from horologium.engine.core.teams import Team, TeamMember
from horologium.ui.battle.begin import BeginDialog
from horologium.ui.battle.missions import Catalogue

OURS = Team("own ours", "Ours", (TeamMember("hero", "Ida"),))
MISSION = "constellation/duel-of-champions"


@pytest.fixture(scope="module")
def catalogue():
    return Catalogue([paths.campaigns()], lambda _game, teams: [OURS] if teams.files else [])


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
