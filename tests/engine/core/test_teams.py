"""Teams: what members have of their lists, what they cost, and who is meant by a key."""

from __future__ import annotations

import pytest

from helpers.line_ups import DOME, WAR
from horologium.engine.core.teams import Candidate, Pick, PickList, TeamMember, TeamPool, TeamSize, named, ticked
from horologium.engine.rulesets.constellation import CONSTELLATION
from horologium.engine.rulesets.nova_aetas import NOVA_AETAS

ARMS = PickList("arms", "Arms", (Pick("fists", "Fists"), Pick("pike", "Pike", 4)), count=1)
SKILLS = PickList("skills", "Skills", (Pick("run", "Run", 1), Pick("jump", "Jump", 2)))
POOL = TeamPool((TeamSize("one", "One", 20),), (Candidate("guard", "Guard", 10, (), (ARMS, SKILLS)),))


@pytest.mark.parametrize(
    ("picks", "points"),
    [((), 10), ((("arms", ("pike",)),), 14), ((("skills", ("run", "jump")),), 13), ((("skills", ("fly",)),), 10)],
)
def test_somebody_costs_their_points_and_those_of_all_they_were_given(picks, points):
    assert POOL.points_of(TeamMember("guard", "", picks)) == points


def test_nobody_knows_what_a_stranger_costs():
    assert POOL.points_of(TeamMember("ghost")) == 0


def test_of_some_lists_everybody_has_the_first_unless_they_choose_another():
    assert [pick.key for pick in ARMS.given(TeamMember("guard"))] == ["fists"]
    assert [pick.key for pick in ARMS.given(TeamMember("guard", "", (("arms", ("pike",)),)))] == ["pike"]


def test_what_everybody_has_is_not_written_down():
    (guard,) = POOL.candidates
    assert guard.picks({"arms": ("fists",), "skills": (), "other": ("x",)}) == ()
    assert guard.picks({"skills": ("run",), "arms": ("pike",)}) == (("arms", ("pike",)), ("skills", ("run",)))


def test_points_are_counted_where_somebody_costs_some():
    assert WAR.teams.pool({}).counts_points
    assert not DOME.teams.pool({}).counts_points


def test_a_key_names_a_hero_where_no_teams_are_kept():
    content = {"heroes": {"ada": type("Hero", (), {"id": "ada", "name": "Ada"})}}
    assert named(NOVA_AETAS.teams, content, "ada") == ticked(("ada",))
    assert named(NOVA_AETAS.teams, content, "eve") is None


def test_a_key_names_a_team_of_the_pack_where_teams_are_kept():
    assert named(CONSTELLATION.teams, {"bands": {}, "profiles": {}}, "tin-stars") is None
