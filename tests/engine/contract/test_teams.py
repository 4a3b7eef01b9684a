"""What every game promises whose players choose who comes: its missions can be played by those who usually do."""

from __future__ import annotations

import pytest

from helpers.shipped import library
from horologium.engine.core.ruleset import Setup
from horologium.engine.core.teams import Team
from horologium.engine.rulesets import BUILDING, RULESETS

GAMES = [game for game in RULESETS.values() if game.teams is not None]
MISSIONS = [(game, mission) for game in GAMES for mission in library().missions(game.id)]
PACKS = [pack for pack in library().packs.values() if RULESETS[pack.ruleset].teams is not None]


@pytest.mark.parametrize(("game", "mission"), MISSIONS, ids=[mission.key for _, mission in MISSIONS])
def test_the_usual_teams_can_begin_a_mission(game, mission):
    content = mission.pack.content
    usual = game.teams.usual(content, mission.id)
    party = game.teams.party(content, mission.id, usual)
    assert party
    assert all(isinstance(entry, game.teams.entry) for entry in party)
    alone, chosen = (game.set_up(Setup(mission.spec, content, who)) for who in ((), party))
    assert game.codec.digest(chosen) == game.codec.digest(alone)


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.id)
def test_a_team_of_a_pack_is_written_as_it_is_read(pack):
    teams = RULESETS[pack.ruleset].teams
    for team in teams.pool(pack.content).ready:
        assert teams.files.read(teams.files.write(team)) == team


@pytest.mark.parametrize("pack", PACKS, ids=lambda pack: pack.id)
def test_an_empty_team_is_never_right(pack):
    teams = RULESETS[pack.ruleset].teams
    for size in teams.pool(pack.content).sizes:
        assert list(teams.faults(pack.content, Team("", "", ()), size))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_list_of_games_says_which_build_teams(game):
    assert (game.teams.files is not None) == (game.id in [each.id for each in BUILDING])
