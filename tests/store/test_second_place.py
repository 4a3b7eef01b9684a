"""A second place for snapshots: filled in the background, thinned out alike, and found when the first is lost."""

from __future__ import annotations

import shutil
from contextlib import closing

import pytest

from helpers.kept import BEGINNING, PACK, earn
from helpers.safety import WalkingClock, digest_of_file, rich, safe_shelf
from horologium.store import files, second_place, snapshots


@pytest.fixture
def clock():
    return WalkingClock()


@pytest.fixture
def place(tmp_path):
    (tmp_path / "disk").mkdir()
    return tmp_path / "disk"


@pytest.fixture
def shelf(tmp_path, clock, place):
    shelf = safe_shelf(tmp_path, clock)
    shelf.keep_also_in(place)
    return shelf


@pytest.fixture
def archive(shelf):
    with closing(shelf.create("Siena", BEGINNING, [PACK])) as archive:
        yield archive


def copies(shelf, path):
    """What lies in the second place, as soon as it has come."""
    shelf._second.wait()
    return [each.content for each in snapshots.all_named(shelf._second.folder(path))]


def beside(path):
    return [each.content for each in snapshots.all_named(files.snapshots(path))]


def play(archive, clock, times=1):
    for _ in range(times):
        clock.walk(hours=1)
        earn(archive, len(archive.steps()) + 1, clock.at.hour)
        archive.snapshot("walk")


def test_every_snapshot_is_copied(shelf, archive, clock):
    play(archive, clock, 3)
    assert copies(shelf, archive.path) == beside(archive.path)
    assert len(beside(archive.path)) == 4
    assert shelf.trouble() == ""


def test_copies_are_thinned_out_as_the_others(shelf, archive, clock):
    for _ in range(20):
        play(archive, clock)
        shelf._second.wait()
    assert copies(shelf, archive.path) == beside(archive.path)
    assert len(copies(shelf, archive.path)) == snapshots.RECENT


def test_a_place_that_is_not_there_is_told_once_and_play_goes_on(shelf, archive, clock, place):
    copies(shelf, archive.path)
    shutil.rmtree(place)
    play(archive, clock, 2)
    shelf._second.wait()
    assert f"{place}: the folder is not there; connect it" in shelf.trouble()
    play(archive, clock)
    shelf._second.wait()
    assert shelf.trouble() == ""
    assert not place.exists()
    assert len(beside(archive.path)) == 4


def test_what_is_missing_comes_when_the_place_is_back(shelf, archive, clock, place):
    copies(shelf, archive.path)
    away = place.rename(place.with_name("unplugged"))
    play(archive, clock, 3)
    shelf._second.wait()
    assert shelf.trouble()
    away.rename(place)
    play(archive, clock)
    assert copies(shelf, archive.path) == beside(archive.path)
    assert shelf.trouble() == ""


def test_a_full_disk_is_told_and_leaves_nothing_half_written(shelf, archive, clock, monkeypatch):
    copies(shelf, archive.path)
    with monkeypatch.context() as patched:
        patched.setattr(second_place.shutil, "copyfile", lambda *_: (_ for _ in ()).throw(OSError(28, "No space")))
        play(archive, clock)
        shelf._second.wait()
    assert "the disk is full; make room" in shelf.trouble()
    folder = shelf._second.folder(archive.path)
    assert [each for each in folder.iterdir() if each.name.startswith(snapshots.UNFINISHED)] == []


def test_a_copy_that_has_rotted_is_made_anew_at_the_start(shelf, archive):
    path = archive.path
    copies(shelf, path)
    archive.close()
    (rotten,) = snapshots.all_named(shelf._second.folder(path))
    rotten.path.write_bytes(rotten.path.read_bytes().replace(b"Ada", b"Eda"))
    shelf.open(path).close()
    copies(shelf, path)
    newest = snapshots.latest(shelf._second.folder(path))
    assert (newest.number, snapshots.is_good(newest)) == (2, True)


def test_open_campaigns_go_to_a_place_as_soon_as_it_is_named(tmp_path, clock, place):
    shelf = safe_shelf(tmp_path, clock)
    with closing(shelf.create("Siena", BEGINNING, [PACK])) as archive:
        shelf.keep_also_in(place)
        assert copies(shelf, archive.path) == beside(archive.path)
        shelf.keep_also_in(None)
        play(archive, clock)
    assert [len([*folder.iterdir()]) for folder in place.iterdir()] == [1]


def test_a_snapshot_is_listed_once_and_from_the_second_place_if_the_first_is_gone_or_spoilt(shelf, archive, clock):
    play(archive, clock, 2)
    copies(shelf, archive.path)
    newest, older, _ = snapshots.all_named(files.snapshots(archive.path))
    newest.path.unlink()
    older.path.write_bytes(b"spoilt")
    found = [(each.at, each.good, each.elsewhere) for each in shelf.snapshots(archive.path)]
    assert len(found) == 4
    assert {(newest.at, True, True), (older.at, False, False), (older.at, True, True)} < set(found)


def test_a_campaign_that_is_lost_with_its_disk_is_restored_from_the_second_place(shelf, tmp_path, place):
    path, digest = rich(shelf)
    shelf.open(path).close()
    copies(shelf, path)
    shutil.rmtree(shelf.folder)
    (card,) = shelf.lost()
    assert (card.name, card.path) == ("Siena", path)
    newest = shelf.snapshots(card.path)[0]
    assert (shelf.lost_by(card.path, newest), newest.elsewhere) == ([], True)
    shelf.restore(card.path, newest)
    assert (digest_of_file(shelf, path), shelf.lost()) == (digest, [])


def test_a_damaged_campaign_without_snapshots_beside_it_is_offered_one_from_the_second_place(shelf):
    path, _ = rich(shelf)
    shelf.open(path).close()
    copies(shelf, path)
    shutil.rmtree(files.snapshots(path))
    path.write_bytes(b"nothing that can be read")
    assert shelf.damage(path).snapshot.elsewhere


def test_two_machines_share_a_place_without_mixing_their_snapshots(shelf, archive, monkeypatch):
    copies(shelf, archive.path)
    mine = shelf._second.folder(archive.path)
    monkeypatch.setattr(second_place.platform, "node", lambda: "the other machine")
    assert shelf._second.folder(archive.path) != mine
    archive.snapshot("walk")
    assert len(copies(shelf, archive.path)) == 2
    assert mine in shelf._second.folders(archive.path)
