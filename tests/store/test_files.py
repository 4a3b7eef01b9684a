"""Names of files that are good on every system, and files that are put in place whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.store import files


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Siena", "Siena"),
        ("  The  Long\tWinter ", "The Long Winter"),
        ("Città di Castello", "Città di Castello"),
        ("日本の旅", "日本の旅"),
        ("../../etc/passwd", "etc passwd"),
        ('a<b>c:d"e/f\\g|h?i*j', "a b c d e f g h i j"),
        ("...", "campaign"),
        ("", "campaign"),
        ("CON", "CON campaign"),
        ("nul.txt", "nul.txt campaign"),
        ("com1", "com1 campaign"),
        ("a\0b\x1bc\u202ed", "a b c d"),
        ("ends in a dot.", "ends in a dot"),
        (".hidden", "hidden"),
    ],
)
def test_a_campaign_name_becomes_a_file_name(name, expected):
    assert files.file_name(name) == expected


@given(st.text())
def test_any_name_becomes_a_name_that_every_system_takes(name):
    found = files.file_name(name)
    assert found == found.strip(" .") != ""
    assert len(found.encode()) <= files.LONGEST_NAME + len(" campaign")
    assert not set(found) & set(files.FORBIDDEN)
    assert all(letter.isprintable() for letter in found)


def test_a_name_that_is_taken_gets_a_number():
    taken = ["siena.horologium", "Siena 2.HOROLOGIUM"]
    assert files.free_path(Path("folder"), "Siena", taken) == Path("folder/Siena 3.horologium")


def test_names_in_two_forms_of_unicode_are_the_same():
    assert files.file_name("Citta\u0300") == files.file_name("Citt\u00e0")


def test_a_file_is_put_in_place_of_another_whole(tmp_path):
    made, path = tmp_path / "made", tmp_path / "path"
    made.write_text("new")
    path.write_text("old")
    files.put_in_place(made, path)
    assert (path.read_text(), made.exists()) == ("new", False)


def test_systems_that_keep_folders_themselves_are_left_alone(tmp_path, monkeypatch):
    monkeypatch.setattr(files.os, "name", "nt")
    monkeypatch.setattr(files.os, "open", lambda *_: pytest.fail("not needed"))
    files.sync_folder(tmp_path)
