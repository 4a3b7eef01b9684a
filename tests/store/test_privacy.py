"""Saves are for the eyes of their owner alone, whatever the umask says."""

from __future__ import annotations

import os
import stat

import pytest

from helpers.companies import new_shelf as whole_shelf
from helpers.kept import earn
from helpers.safety import rich, safe_shelf
from horologium.paths import data_dir
from horologium.store import files

pytestmark = pytest.mark.skipif(os.name != "posix", reason="other systems keep files of a user private by themselves")


@pytest.fixture(autouse=True)
def lax():
    before = os.umask(0)
    yield
    os.umask(before)


def open_to_others(folder):
    return [str(each) for each in folder.rglob("*") if stat.S_IMODE(each.stat().st_mode) & 0o077]


def test_what_the_store_makes_is_private(tmp_path):
    shelf = safe_shelf(tmp_path)
    path, _ = rich(shelf)
    archive = shelf.open(path)
    archive.keep_picture("inn.png", b"\x89PNG\r\n\x1a\n")
    earn(archive, max(step.seq for step in archive.steps()) + 1, 5)
    archive.snapshot("walk")
    shelf.export(path, tmp_path / "out.horologium-campaign", [])
    shelf.export_tables(path, tmp_path / "tables")
    assert files.wal(path).exists()
    assert open_to_others(tmp_path) == []
    archive.close()
    shelf.take_in(tmp_path / "out.horologium-campaign")
    shelf.restore(path, shelf.snapshots(path)[0])
    shelf.remove(path)
    assert open_to_others(tmp_path) == []


def test_saves_of_before_are_closed_to_others_when_they_are_opened(tmp_path):
    shelf = safe_shelf(tmp_path)
    path, _ = rich(shelf)
    for each in (shelf.folder, *shelf.folder.rglob("*")):
        each.chmod(0o777 if each.is_dir() else 0o666)
    shelf.open(path).close()
    assert open_to_others(tmp_path) == []


def test_a_campaign_in_a_folder_of_others_stays_as_they_have_it(tmp_path):
    shelf = safe_shelf(tmp_path)
    path, _ = rich(shelf)
    (tmp_path / "shared").mkdir(mode=0o770)
    shared = path.rename(tmp_path / "shared" / path.name)
    shared.chmod(0o660)
    shelf.open(shared).close()
    assert [stat.S_IMODE(each.stat().st_mode) for each in (shared.parent, shared)] == [0o770, 0o660]


def test_the_data_folder_is_private(tmp_path, monkeypatch):
    assert stat.S_IMODE(data_dir(tmp_path / "new").stat().st_mode) == 0o700
    (tmp_path / "lax").mkdir(mode=0o755)
    assert stat.S_IMODE(data_dir(tmp_path / "lax").stat().st_mode) == 0o755
    monkeypatch.setattr("horologium.paths._default_data_dir", lambda: tmp_path / "lax")
    assert stat.S_IMODE(data_dir().stat().st_mode) == 0o700


def test_what_a_killed_program_has_left_goes_when_the_next_one_has_started(tmp_path):
    shelf = whole_shelf(tmp_path)
    files.make_folder(shelf.folder)
    (shelf.folder / "horologium-work-x").mkdir()
    (shelf.folder / "horologium-work-x" / "in-use").touch()
    shelf.warm()
    assert list(shelf.folder.iterdir()) == []
