"""Copies that are made in time, thinned with care, and restored without losing anything."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing, suppress
from dataclasses import replace

import pytest

from helpers.kept import BEGINNING, PACK, another_process, earn, undo
from helpers.safety import WalkingClock, digest_of_file, failing, rich, safe_shelf
from horologium.campaign.errors import ReadOnly, StoreError
from horologium.store import files, sqlite_files, tallies
from horologium.store import snapshots as module
from horologium.store.errors import Damaged, DiskFull, Locked, Missing, Newer
from horologium.store.restoring import ASIDE

HOLD = """
from pathlib import Path
from horologium.store.campaign_folder import CampaignFolder
archive = CampaignFolder(Path(sys.argv[1]).parent).open(Path(sys.argv[1]))
print("held", flush=True)
input()
"""


@pytest.fixture
def clock():
    return WalkingClock()


@pytest.fixture
def shelf(tmp_path, clock):
    return safe_shelf(tmp_path, clock)


def names(path):
    return [each.reason for each in reversed(module.all_named(files.snapshots(path)))]


# Making


def test_a_new_campaign_has_a_snapshot_at_once(shelf, archive):
    (found,) = shelf.snapshots(archive.database.path)
    assert (found.reason, found.at, found.version, found.steps) == (
        "start",
        "2026-01-01T00:00:00+00:00",
        files.SCHEMA,
        0,
    )
    assert (found.standing, found.good, found.size) == ("Siena (in camp)", True, found.path.stat().st_size)


def test_a_campaign_that_was_not_changed_gets_no_second_snapshot_at_the_start(shelf, archive):
    for _ in range(3):
        archive.close()
        archive = shelf.open(archive.database.path)
    assert names(archive.database.path) == ["start"]
    archive.close()


def test_a_campaign_that_was_changed_gets_one_at_the_next_start(shelf, archive):
    earn(archive, 1, 5)
    archive.close()
    shelf.open(archive.database.path).close()
    assert names(archive.database.path) == ["start", "start"]


def test_a_campaign_that_crashed_unchanged_gets_no_second_snapshot(shelf, archive):
    earn(archive, 1, 5)
    undo(archive, 1)
    archive.snapshot("half-hour")
    archive.database.close()  # without a seal
    shelf.open(archive.database.path).close()
    assert names(archive.database.path) == ["start", "half-hour"]


@pytest.mark.parametrize("reason", ["begin-mission", "commit-mission", "changed rules"])
def test_before_great_deeds_a_snapshot_is_made_in_any_case(shelf, archive, reason):
    archive.snapshot(reason)
    assert names(archive.database.path) == ["start", reason.replace(" ", "-")]


def test_before_a_migration_a_snapshot_is_made(shelf, archive, monkeypatch):
    archive.close()
    monkeypatch.setattr("horologium.store.database.Database.schema", lambda _: 0)
    monkeypatch.setattr("horologium.store.database.Database.migrate", lambda _: None)
    with closing(shelf.open(archive.database.path)) as opened:
        assert opened.notices == ("Siena.horologium was made by an older version of the program and is up to date now",)
    assert names(archive.database.path)[-1] == "migrate"


def test_every_half_hour_with_changes_one_is_due(shelf, archive, clock):
    clock.walk(minutes=31)
    shelf.keep_due()
    earn(archive, 1, 5)
    shelf.keep_due()
    clock.walk(minutes=29)
    shelf.keep_due()
    assert names(archive.database.path) == ["start", "half-hour"]


def test_a_clock_that_was_put_back_does_not_keep_snapshots_from_being_due(shelf, archive, clock):
    earn(archive, 1, 5)
    shelf.keep_due()
    assert names(archive.database.path) == ["start"]
    clock.walk(days=-4_000)
    shelf.keep_due()
    assert names(archive.database.path) == ["start", "half-hour"]


def test_who_only_looks_makes_no_snapshots(shelf, archive, tmp_path):
    path = archive.database.path
    archive.close()
    with closing(shelf.open(path, view_only=True)) as seen:
        seen.snapshot("begin-mission")
        assert not shelf._keeper.due(seen.database)
    assert names(path) == ["start"]


def test_what_a_crash_left_of_a_copy_is_cleared_away(shelf, archive):
    left = files.snapshots(archive.database.path) / "unfinished 1"
    left.write_bytes(b"half")
    archive.snapshot("x")
    assert not left.exists()


def test_a_campaign_opens_without_room_for_a_snapshot_and_says_so(shelf, archive, monkeypatch):
    earn(archive, 1, 5)
    archive.close()
    monkeypatch.setattr(files, "put_in_place", lambda *_: (_ for _ in ()).throw(OSError(28, "full")))
    with closing(shelf.open(archive.database.path)) as opened:
        assert "There is no new snapshot of this campaign: " in opened.notices[0]
        assert "the disk is full; make room" in opened.notices[0]
        with pytest.raises(DiskFull):
            opened.snapshot("begin-mission")


def test_a_copy_that_is_not_good_is_not_kept(shelf, archive, monkeypatch):
    monkeypatch.setattr(sqlite_files, "look_at", lambda path: sqlite3.connect(":memory:"))
    monkeypatch.setattr(tallies, "first_digest", lambda execute: [*execute("SELECT * FROM nothing")])
    with pytest.raises(Damaged, match="cannot be read"):
        archive.snapshot("x")
    assert names(archive.database.path) == ["start"]
    assert not [*files.snapshots(archive.database.path).glob("unfinished*")]


# Thinning


def planted(folder, count, clock, **walk):
    for number in range(1, count + 1):
        stamp = clock.at.strftime("%Y-%m-%dT%H-%M-%SZ")
        (folder / f"{number:06} {stamp} start {'0' * 16}{files.SUFFIX}").touch()
        clock.walk(**walk)


def test_recent_daily_and_monthly_snapshots_stay(tmp_path):
    clock = WalkingClock(2024)
    planted(tmp_path, 2 * 365, clock, hours=12)
    module.thin(tmp_path)
    left = module.all_named(tmp_path)
    assert [each.number for each in left[:12]] == [*range(730, 718, -1)]
    assert len({each.at[:10] for each in left[:16]}) == 10
    assert [each.at[:7] for each in left[16:]] == [f"2024-{month:02}" for month in range(11, 3, -1)]
    assert len(left) == 24


def test_of_a_day_and_a_month_the_last_snapshot_stays(tmp_path):
    planted(tmp_path, 500, WalkingClock(2024), hours=8)
    module.thin(tmp_path)
    assert all(each.at[11:13] == "16" for each in module.all_named(tmp_path)[12:])


def walked(seed):
    """Times as a bad clock gives them: on, back, over the change of summer time, 2001 and 2100."""
    chance, clock = random.Random(seed), WalkingClock(2026, 3, 28)
    for _ in range(chance.randrange(20, 70)):
        match chance.randrange(7):
            case 0:
                clock.at = clock.at.replace(year=chance.choice([2001, 2038, 2100]), day=1)
            case 1:
                clock.walk(days=-chance.randrange(400))
            case 2:
                clock.walk(hours=chance.choice([-1, 1]))
            case _:
                clock.walk(minutes=chance.randrange(60_000))
        yield clock()


def walk(tmp_path, seed):
    shelf = safe_shelf(tmp_path)
    archive, digests = shelf.create("Siena", BEGINNING, [PACK]), {}
    folder = files.snapshots(archive.database.path)
    for seq, now in enumerate(walked(seed), 1):
        shelf._keeper._now = lambda now=now: now
        digest = earn(archive, seq, seq)
        archive.snapshot("half-hour")
        newest = module.latest(folder)
        assert (newest.at, newest.reason) == (now, "half-hour")
        digests[newest.path] = digest
        assert 1 <= len(module.all_named(folder)) <= module.RECENT + module.DAILY + module.MONTHLY
    archive.close()
    return shelf, archive.database.path, digests


def walk_and_restore(tmp_path, seed):
    """Every snapshot that is left holds what was recorded; some are restored, which makes new ones and thins others."""
    shelf, path, digests = walk(tmp_path, seed)
    left = [found for found in shelf.snapshots(path) if found.path in digests]
    for found in left:
        assert digest_of_file(shelf, found.path) == digests[found.path]
    for found in (left[0], left[-1], left[seed % len(left)]):
        if found.path.exists():
            shelf.restore(path, found)
            assert digest_of_file(shelf, path) == digests[found.path]


@pytest.mark.parametrize("seed", range(3))
def test_whatever_the_clock_does_the_newest_stays_and_each_restores_what_it_held(tmp_path, seed):
    walk_and_restore(tmp_path, seed)


@pytest.mark.trial
@pytest.mark.parametrize("seed", range(3, 203))
def test_200_walks_of_the_clock_lose_nothing(tmp_path, seed):
    walk_and_restore(tmp_path, seed)


def test_what_others_have_put_into_the_folder_is_listed_and_never_deleted(shelf, archive):
    folder = files.snapshots(archive.database.path)
    archive.database.copy_to(folder / "before the siege.horologium")
    planted(folder, 60, WalkingClock(), minutes=1)
    module.thin(folder)
    assert shelf.snapshots(archive.database.path)[-1].reason == "before the siege"
    assert shelf.snapshots(archive.database.path)[-1].good


# Listing


def test_a_damaged_snapshot_is_told_apart(shelf, archive):
    archive.snapshot("x")
    path = archive.database.path
    newest, oldest = shelf.snapshots(path)
    text = newest.path.read_bytes()
    newest.path.write_bytes(text.replace(b"Ada", b"Eda"))
    assert [each.good for each in shelf.snapshots(path)] == [False, True]
    assert module.newest_good(path) == oldest
    archive.close()
    with pytest.raises(Damaged, match="not what it was when it was made; choose another snapshot"):
        shelf.restore(path, newest)


def test_a_file_that_is_no_database_is_not_good(shelf, archive):
    (files.snapshots(archive.database.path) / "notes.horologium").write_bytes(b"notes" * 99)
    assert [each.good for each in shelf.snapshots(archive.database.path)] == [True, False]


def test_what_would_be_lost_is_told_step_by_step(shelf, archive):
    earn(archive, 1, 5)
    archive.snapshot("x")
    snapshot = shelf.snapshots(archive.database.path)[0]
    earn(archive, 2, 6)
    undo(archive, 2)
    earn(archive, 3, 7)
    assert shelf.lost_by(archive.database.path, snapshot) == ["2026-01-01 00:00: earn 7"]
    undo(archive, 3)
    undo(archive, 1)
    archive.close()
    assert shelf.lost_by(archive.database.path, snapshot) == ["that it was undone: earn 5"]


def test_answers_that_would_be_lost_are_counted(shelf, archive):
    path, _ = rich(shelf, "Perugia")
    first = shelf.snapshots(path)[-1]
    lost = shelf.lost_by(path, first)
    assert lost[-1] == "6 answers in the battle The Bridge"
    assert "2026-01-01 00:00: earn 5" in lost


# Restoring


def test_a_restored_campaign_is_what_it_was_and_can_be_restored_back(shelf, archive):
    path, before = archive.database.path, archive.digest()
    after = earn(archive, 1, 5)
    archive.close()
    shelf.restore(path, shelf.snapshots(path)[0])
    assert digest_of_file(shelf, path) == before
    assert shelf.snapshots(path)[0].reason == "restore"
    shelf.restore(path, shelf.snapshots(path)[0])
    assert digest_of_file(shelf, path) == after
    assert not [*path.parent.glob("*.part"), *path.parent.glob("*.lock"), *path.parent.glob("*-wal")]


def test_a_campaign_whose_file_is_gone_is_restored_as_well(shelf, archive):
    path, before = archive.database.path, archive.digest()
    archive.close()
    path.unlink()
    shelf.restore(path, shelf.snapshots(path)[0])
    assert digest_of_file(shelf, path) == before


def test_what_lies_in_the_wal_is_kept_before_restoring(shelf, archive):
    path, before = archive.database.path, archive.digest()
    archive.close()
    with another_process(
        HOLD.replace("print(", "from helpers.kept import earn; earn(archive, 1, 5); print("), path
    ) as p:
        p.stdout.readline()
        p.kill()
        p.wait()
        assert sqlite_files.has_wal(path)
        shelf.restore(path, shelf.snapshots(path)[0])
    assert digest_of_file(shelf, path) == before
    assert shelf.snapshots(path)[0].steps == 1


def test_a_damaged_campaign_is_set_aside_when_a_snapshot_is_restored(shelf, archive):
    path, before = archive.database.path, archive.digest()
    archive.close()
    path.write_bytes(b"no database" * 99)
    shelf.restore(path, shelf.snapshots(path)[0])
    assert digest_of_file(shelf, path) == before
    (aside,) = path.parent.glob(f"*{ASIDE}")
    assert aside.read_bytes() == b"no database" * 99


def test_a_snapshot_of_a_newer_program_is_refused_in_words(shelf, archive):
    path = archive.database.path
    archive.close()
    (found,) = shelf.snapshots(path)
    with closing(sqlite3.connect(found.path)) as connection:
        connection.execute("PRAGMA user_version=99")
    before = path.read_bytes()
    (found,) = shelf.snapshots(path)
    assert (found.version, found.good) == (99, False)
    with pytest.raises(Newer, match="format 0099 of a newer program; update Horologium"):
        shelf.restore(path, found)
    assert path.read_bytes() == before


def test_a_snapshot_that_is_gone_is_told(shelf, archive):
    (found,) = shelf.snapshots(archive.database.path)
    archive.close()
    with pytest.raises(Missing):
        shelf.restore(archive.database.path, replace(found, path=found.path.with_name("gone.horologium")))


def test_what_is_open_or_held_is_not_restored(shelf, archive):
    path = archive.database.path
    (found,) = shelf.snapshots(path)
    with pytest.raises(Locked, match="it is open; close it first"):
        shelf.restore(path, found)
    archive.close()
    with another_process(HOLD, path) as holder:
        holder.stdout.readline()
        with pytest.raises(ReadOnly, match="holds it, so it can only be looked at"):
            shelf.restore(path, found)


@pytest.mark.parametrize("sticky", [False, True], ids=["once", "for ever"])
@pytest.mark.parametrize("part", range(4))
def test_no_fault_of_the_disk_loses_anything_when_restoring(tmp_path, monkeypatch, part, sticky):
    shelf = safe_shelf(tmp_path)
    path, after = rich(shelf)
    snapshot = shelf.snapshots(path)[-1]
    played = path.read_bytes()
    shelf.restore(path, snapshot)
    before = digest_of_file(shelf, path)
    for at in range(1 + part, 60, 4):
        path.write_bytes(played)
        with failing(monkeypatch, at, sticky=sticky) as fault, suppress(StoreError):
            shelf.restore(path, snapshot)
        files.lock(path).unlink(missing_ok=True)  # as after a restart
        assert digest_of_file(shelf, path) in {before, after}
        if fault.calls < at:
            assert digest_of_file(shelf, path) == before
            break
    else:
        raise AssertionError("there are more calls than were tried")
