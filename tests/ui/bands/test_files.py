"""Bands as files: what is written is read again, and bad files are refused in one sentence."""

from __future__ import annotations

import pytest

from horologium.engine.rulesets.constellation.specs import BandSpec, Member
from horologium.ui.bands.files import BandFolder, BandRefused, band_text, read_band, slug, write_band

BAND = BandSpec(
    "two-foxes",
    'The "Two" Foxes',
    (Member("soldier", "Ida\\Ib", ("step", "whirl"), "short"), Member("novice")),
    "Seen\nat dusk",
)


def test_a_band_is_read_as_it_was_written(tmp_path):
    write_band(tmp_path / "two-foxes.toml", BAND)
    assert read_band(tmp_path / "two-foxes.toml") == BAND


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("name = ", "bad.toml:1"),
        ('name = "A"\n', "members"),
        ('name = "A"\nnmae = "A"\n[[members]]\nprofile = "hero"\n', "nmae"),
        ('name = "A"\n[[members]]\nprofile = "hero"\nweapon = "bow"\n', "weapon"),
    ],
)
def test_a_bad_file_is_refused_with_its_place(tmp_path, text, words):
    (tmp_path / "bad.toml").write_text(text, "utf-8")
    with pytest.raises(BandRefused, match=words):
        read_band(tmp_path / "bad.toml")


def test_a_file_that_is_not_there_is_told(tmp_path):
    with pytest.raises(BandRefused, match=r"gone\.toml cannot be read"):
        read_band(tmp_path / "gone.toml")


def test_a_huge_file_is_not_even_read(tmp_path):
    (tmp_path / "huge.toml").write_bytes(b"#" * 200_000)
    with pytest.raises(BandRefused, match="too large"):
        read_band(tmp_path / "huge.toml")


def test_where_nothing_can_be_written_it_is_said(tmp_path):
    with pytest.raises(BandRefused, match="cannot be written"):
        write_band(tmp_path / "nowhere" / "band.toml", BAND)


def test_squares_and_wounds_of_a_position_stay_behind(tmp_path):
    (tmp_path / "a.toml").write_text('name = "A"\n[[members]]\nprofile = "hero"\nat = "C3"\nwounds = 2\n', "utf-8")
    assert read_band(tmp_path / "a.toml").members == (Member("hero"),)


def test_a_new_band_gets_an_id_that_is_free(tmp_path):
    folder = BandFolder(tmp_path / "bands")
    ids = [folder.keep(BandSpec("", "Tin Stars", BAND.members)).id for _ in range(2)]
    assert ids == ["tin-stars", "tin-stars-2"]
    assert [band.id for band in folder.bands()] == ids


def test_a_spoilt_file_does_not_hide_the_others(tmp_path):
    folder = BandFolder(tmp_path)
    folder.keep(BAND)
    (tmp_path / "spoilt.toml").write_text("?", "utf-8")
    assert [band.id for band in folder.bands()] == ["two-foxes"]


def test_a_band_that_was_removed_is_gone(tmp_path):
    folder = BandFolder(tmp_path)
    folder.remove(folder.keep(BAND).id)
    assert list(folder.bands()) == []


@pytest.mark.parametrize(
    ("name", "id_"), [("The Tide!", "the-tide"), ("***", "band"), ("Étoile 9", "toile-9"), ("Nul", "band-nul")]
)
def test_ids_are_made_of_names(name, id_):
    assert slug(name) == id_


def test_the_text_is_that_of_a_pack():
    assert band_text(BandSpec("a", "A", (Member("hero", abilities=("step",)),))).splitlines() == [
        'name = "A"',
        "",
        "[[members]]",
        'profile = "hero"',
        'abilities = ["step"]',
    ]
