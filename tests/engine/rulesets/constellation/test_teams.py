"""Bands as teams: what is read of them, and as what they come to a battle."""

from __future__ import annotations

import pytest

from helpers.shipped import shipped
from horologium.engine.core.teams import Team, TeamMember
from horologium.engine.rulesets.constellation import bands, teams
from horologium.engine.rulesets.constellation.specs import BandMember, BandSpec

CONTENT = shipped("constellation").content
WOUNDED = BandSpec("late", "Late", (BandMember("hero", "Ida", ("step",), "short", at="C3", wounds=2),))


def test_a_team_knows_nothing_of_squares_and_wounds():
    picks = (("abilities", ("step",)), ("weapon", ("short",)))
    assert teams.read(WOUNDED) == Team("late", "Late", (TeamMember("hero", "Ida", picks),))
    assert teams.write(teams.read(WOUNDED)).members == (BandMember("hero", "Ida", ("step",), "short"),)


def test_a_band_of_the_pack_comes_as_it_is_written_there():
    content = {**CONTENT, "bands": {"late": WOUNDED}}
    assert teams.party(content, "clash", [teams.read(WOUNDED)]) == (WOUNDED,)


@pytest.mark.rule("CON-BND-01")
def test_the_pool_counts_as_the_rules_do():
    pool = teams.pool(CONTENT)
    for band in CONTENT["bands"].values():
        built = teams.read(band).members
        costs = [bands.cost(member, CONTENT["profiles"]) for member in band.members]
        assert [pool.points_of(member) for member in built] == costs


@pytest.mark.rule("CON-BND-03", "CON-BND-04", "CON-BND-05")
def test_battles_are_small_medium_big_or_as_agreed():
    pool = teams.pool(CONTENT)
    assert [(size.key, size.points) for size in pool.sizes[:3]] == [("small", 30), ("medium", 50), ("big", 70)]
    assert (pool.sizes[3].between, pool.sizes[pool.usual].key) == ((8, 300), "medium")
