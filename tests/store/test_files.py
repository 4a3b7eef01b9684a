"""Names of files that are good on every system, and files that are put in place whole."""

from __future__ import annotations

import re
import unicodedata
from contextlib import nullcontext
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from horologium.store import files

DEVICE = re.compile(r"(CON|PRN|AUX|NUL|CONIN\$|CONOUT\$|(COM|LPT)[0-9¹²³]) *", re.IGNORECASE)
PARTS = st.sampled_from(["Nul", "aux", "CON", "com1", "LPT¹", "CONIN$", ".", " ", "A", "e\u0301", "\u00e9", ":", "/"])
NAMES = st.text() | st.lists(PARTS | st.text(max_size=2), max_size=6).map("".join) | st.text(min_size=80, max_size=300)


def is_plain_on_windows(name):
    """By the rules of Windows, where a device counts up to the first dot; told apart from how names are made."""
    odd = any(letter in '<>:"/\\|?*' or ord(letter) < 32 for letter in name)
    long = max(len(name.encode()), len(name.encode("utf-16-le")) // 2) > 255
    return not (odd or long or name.endswith((" ", ".")) or DEVICE.fullmatch(name.split(".")[0]))


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
        ("CON", "campaign CON"),
        ("nul.txt", "campaign nul.txt"),
        ("Nul. Anno", "campaign Nul. Anno"),
        ("Aux.txt", "campaign Aux.txt"),
        ("con .1509", "campaign con .1509"),
        ("LPT¹", "campaign LPT¹"),
        ("CONIN$", "campaign CONIN$"),
        ("com1", "campaign com1"),
        ("a\0b\x1bc\u202ed", "a b c d"),
        ("ends in a dot.", "ends in a dot"),
        (".hidden", "hidden"),
    ],
)
def test_a_campaign_name_becomes_a_file_name(name, expected):
    assert files.file_name(name) == expected


@given(NAMES)
def test_any_name_becomes_files_that_windows_takes(name):
    path = files.free_path(Path("folder"), name, [])
    made = (path, files.snapshots(path), files.pictures(path), files.lock(path), files.wal(path), files.part(path))
    assert all(is_plain_on_windows(each.name) for each in made)
    assert all(letter.isprintable() for letter in path.name)


@given(NAMES, NAMES)
def test_names_that_some_system_takes_for_one_get_two_files(one, other):
    first = files.free_path(Path(), one, [])
    second = files.free_path(Path(), other, [unicodedata.normalize("NFD", first.name.swapcase())])
    assert unicodedata.normalize("NFD", first.name).lower() != unicodedata.normalize("NFD", second.name).lower()


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


def test_a_new_file_never_takes_the_place_of_another(tmp_path):
    made, path = tmp_path / "made", tmp_path / "path"
    made.write_text("new")
    path.write_text("old")
    with pytest.raises(FileExistsError):
        files.put_new(made, path)
    assert (path.read_text(), made.read_text()) == ("old", "new")


@pytest.mark.parametrize("taken", [False, True])
def test_where_files_have_one_name_only_a_new_one_is_claimed_first(tmp_path, monkeypatch, taken):
    made, path = tmp_path / "made", tmp_path / "path"
    made.write_text("new")
    if taken:
        path.write_text("old")
    monkeypatch.setattr(files.os, "link", lambda *_: (_ for _ in ()).throw(PermissionError()))
    with pytest.raises(FileExistsError) if taken else nullcontext():
        files.put_new(made, path)
    assert (path.read_text(), made.exists()) == (("old", True) if taken else ("new", False))


def test_systems_that_keep_folders_themselves_are_left_alone(tmp_path, monkeypatch):
    monkeypatch.setattr(files.os, "name", "nt")
    monkeypatch.setattr(files.os, "open", lambda *_: pytest.fail("not needed"))
    files.sync_folder(tmp_path)
