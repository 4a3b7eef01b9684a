"""Teams as files: what is written is read again, and bad files are refused in one sentence."""

from __future__ import annotations

import pytest

from horologium.engine.core.teams import Team, TeamMember
from horologium.engine.rulesets.constellation import CONSTELLATION
from horologium.engine.rulesets.constellation.specs import BandMember, BandSpec
from horologium.ui.teams.files import TeamRefused, TeamStore, slug, spec_text

TEAM = Team(
    "two-foxes",
    'The "Two" Foxes',
    (
        TeamMember("soldier", "Ida\\Ib", (("abilities", ("step", "whirl")), ("weapon", ("short",)))),
        TeamMember("novice"),
    ),
    "Seen\nat dusk",
)


@pytest.fixture
def store(tmp_path):
    """The bands of Constellation that lie in the folder of the test."""
    return TeamStore(CONSTELLATION, CONSTELLATION.teams, CONSTELLATION.teams.files, tmp_path)


def test_a_team_is_read_as_it_was_written(store, tmp_path):
    store.write(tmp_path / "two-foxes.toml", TEAM)
    assert store.read(tmp_path / "two-foxes.toml") == TEAM


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("name = ", "bad.toml:1"),
        ('name = "A"\n', "members"),
        ('name = "A"\nnmae = "A"\n[[members]]\nprofile = "hero"\n', "nmae"),
        ('name = "A"\n[[members]]\nprofile = "hero"\nweapon = "bow"\n', "weapon"),
    ],
)
def test_a_bad_file_is_refused_with_its_place(store, tmp_path, text, words):
    (tmp_path / "bad.toml").write_text(text, "utf-8")
    with pytest.raises(TeamRefused, match=words):
        store.read(tmp_path / "bad.toml")


def test_a_file_that_is_not_there_is_told(store, tmp_path):
    with pytest.raises(TeamRefused, match=r"gone\.toml cannot be read"):
        store.read(tmp_path / "gone.toml")


def test_a_huge_file_is_not_even_read(store, tmp_path):
    (tmp_path / "huge.toml").write_bytes(b"#" * 200_000)
    with pytest.raises(TeamRefused, match="too large"):
        store.read(tmp_path / "huge.toml")


def test_where_nothing_can_be_written_it_is_said(store, tmp_path):
    with pytest.raises(TeamRefused, match="cannot be written"):
        store.write(tmp_path / "nowhere" / "band.toml", TEAM)


def test_squares_and_wounds_of_a_position_stay_behind(store, tmp_path):
    (tmp_path / "a.toml").write_text('name = "A"\n[[members]]\nprofile = "hero"\nat = "C3"\nwounds = 2\n', "utf-8")
    assert store.read(tmp_path / "a.toml").members == (TeamMember("hero"),)


def test_a_new_team_gets_an_id_that_is_free(store):
    ids = [store.keep(Team("", "Tin Stars", TEAM.members)).id for _ in range(2)]
    assert ids == ["tin-stars", "tin-stars-2"]
    assert [team.id for team in store.teams()] == ids


def test_teams_lie_where_players_have_always_kept_them(store, tmp_path):
    (tmp_path / "bands").mkdir()
    (tmp_path / "bands" / "old.toml").write_text('name = "Old"\n[[members]]\nprofile = "hero"\n', "utf-8")
    assert [team.name for team in store.teams()] == ["Old"]


def test_a_spoilt_file_does_not_hide_the_others(store, tmp_path):
    store.keep(TEAM)
    (tmp_path / "bands" / "spoilt.toml").write_text("?", "utf-8")
    assert [team.id for team in store.teams()] == ["two-foxes"]


def test_a_team_that_was_removed_is_gone(store):
    store.remove(store.keep(TEAM).id)
    assert list(store.teams()) == []


@pytest.mark.parametrize(
    ("name", "id_"), [("The Tide!", "the-tide"), ("***", "team"), ("Étoile 9", "toile-9"), ("Nul", "team-nul")]
)
def test_ids_are_made_of_names(name, id_):
    assert slug(name) == id_


def test_the_text_is_that_of_a_pack():
    assert spec_text(BandSpec("a", "A", (BandMember("hero", abilities=("step",)),))).splitlines() == [
        'name = "A"',
        "",
        "[[members]]",
        'profile = "hero"',
        'abilities = ["step"]',
    ]
