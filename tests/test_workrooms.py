"""Folders for a while: gone after the work, and after a crash at the next start, but never under somebody's hands."""

from __future__ import annotations

import os
import stat

import pytest

from helpers.kept import another_process
from horologium import workrooms
from horologium.workrooms import Workroom, sweep

MAKE = """
from pathlib import Path
from horologium.workrooms import Workroom
print(Workroom(Path(sys.argv[1])).path, flush=True)
input()
"""


def test_a_room_is_gone_when_its_work_is_done(tmp_path):
    with Workroom(tmp_path) as room:
        (room / "copy").write_text("a campaign")
        assert stat.S_IMODE(room.stat().st_mode) == 0o700 or os.name != "posix"
    assert list(tmp_path.iterdir()) == []


def test_the_room_of_a_killed_process_is_swept_and_that_of_a_living_one_is_not(tmp_path):
    mine = Workroom(tmp_path)
    with another_process(MAKE, tmp_path) as other:
        other.stdout.readline()
        sweep(tmp_path)
        assert len(list(tmp_path.iterdir())) == 2
    sweep(tmp_path)
    assert list(tmp_path.iterdir()) == [mine.path]
    mine.cleanup()


def test_a_room_without_a_claim_is_swept_only_if_it_is_empty(tmp_path):
    for name in ("empty", "full"):
        (tmp_path / f"{workrooms.PREFIX}{name}").mkdir()
    (tmp_path / f"{workrooms.PREFIX}full" / "file").touch()
    (tmp_path / "horologium notes").mkdir()
    sweep(tmp_path)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["horologium notes", f"{workrooms.PREFIX}full"]


def test_links_are_not_followed(tmp_path):
    place, elsewhere = tmp_path / "place", tmp_path / "elsewhere"
    place.mkdir()
    elsewhere.mkdir()
    (elsewhere / workrooms.CLAIM).touch()
    (place / f"{workrooms.PREFIX}x").symlink_to(elsewhere)
    sweep(place)
    assert elsewhere.is_dir()


@pytest.mark.parametrize("swept", ["before the claim", "before the lock"])
def test_a_room_that_is_swept_while_it_is_made_gives_way_to_another(tmp_path, monkeypatch, swept):
    take, rooms = workrooms.take, []

    def late(handle):
        rooms.append(next(tmp_path.iterdir()))
        if len(rooms) == 1:
            workrooms.shutil.rmtree(rooms[0])
            return swept == "before the lock"
        return take(handle)

    monkeypatch.setattr(workrooms, "take", late)
    with Workroom(tmp_path) as room:
        assert (room.is_dir(), len(rooms)) == (True, 2)
