"""R3: full disks, folders that cannot be written or are none, and odd names: one clear sentence, nothing changed."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import tempfile
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from helpers.companies import beginning, founded, new_shelf, opened, pack, path_of
from helpers.wanderer import Wanderer
from horologium import cli
from horologium.campaign.errors import StoreError
from horologium.campaign.ops.notes import AddNote

MUCH = "Rain. " * 2_000
rights = pytest.mark.skipif(os.name != "posix", reason="rights of another kind")


@pytest.fixture
def open_folder():
    """A folder that other users can reach."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o777)
        yield Path(name)


@contextmanager
def forbidden(folder):
    """A folder that even an administrator cannot write for a while."""
    for place in (folder, *folder.rglob("*")):
        place.chmod(0o555)
    user = os.geteuid()
    if user == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(user)
        for place in (folder, *folder.rglob("*")):
            place.chmod(0o755)


@contextmanager
def small_files(size):
    """No file may grow beyond a size: what a full disk is like where none can be made."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def small_disk(folder, megabytes):
    """A disk with little room, where one may be mounted."""
    folder.mkdir()
    mount = shutil.which("mount")
    command = [mount, "-t", "tmpfs", "-o", f"size={megabytes}m", "none", str(folder)]
    if sys.platform != "linux" or not mount or subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("no disk may be mounted here")
    try:
        yield
    finally:
        subprocess.run([shutil.which("umount"), str(folder)], check=True)


def played(shelf):
    """A campaign with a few steps, closed."""
    session = founded(shelf)
    wanderer = Wanderer(session, random.Random(1))
    wanderer.go_on()
    wanderer.deed()
    session.close()
    return path_of(session)


def plain(error, folder):
    """Whether an error is one sentence about a file in a folder."""
    words = str(error)
    return str(folder) in words and "\n" not in words and "Traceback" not in words and words.endswith(".")


# Full disks


def fill(session):
    """Write until there is no room; gives the error and the digest of what was acknowledged last."""
    digest = session.archive.digest()
    for number in range(1_000):
        try:
            session.do(AddNote(f"Note {number}", MUCH))
        except StoreError as error:
            return error, digest
        digest = session.archive.digest()
    raise AssertionError("there is no end of room")


def check_after(shelf, path, digest):
    with closing(opened(shelf, path)) as session:
        assert session.archive.digest() == digest
        assert session.archive.database.pragma("integrity_check") == [("ok",)]
        session.do(AddNote("There is room again"))


def test_a_full_disk_stops_nothing_but_the_last_step(tmp_path):
    with small_disk(tmp_path / "small", 3):
        shelf = new_shelf(tmp_path / "small", keeps=False)
        path = played(shelf)
        (tmp_path / "small" / "ballast").write_bytes(bytes(1_200_000))
        with closing(opened(shelf, path)) as session:
            error, digest = fill(session)
            assert plain(error, path)
            assert "make room and do it again" in str(error)
            assert session.archive.digest() == digest
        (tmp_path / "small" / "ballast").unlink()
        check_after(shelf, path, digest)


def test_a_disk_without_room_for_a_campaign_keeps_nothing_of_it(tmp_path):
    with small_disk(tmp_path / "small", 1):
        (tmp_path / "small" / "ballast").write_bytes(bytes(950_000))
        with pytest.raises(StoreError) as refused:
            new_shelf(tmp_path / "small").create("Siena", beginning(), [pack()])
        assert plain(refused.value, tmp_path / "small")
        left = [path.name for path in (tmp_path / "small").rglob("*") if path.is_file()]
        assert left == ["ballast"]


def test_without_room_for_a_snapshot_a_campaign_opens_and_says_so(tmp_path):
    with small_disk(tmp_path / "small", 1):
        path = played(new_shelf(tmp_path / "small", keeps=False))
        room = shutil.disk_usage(tmp_path / "small").free
        (tmp_path / "small" / "ballast").write_bytes(bytes(room - 60_000))
        with closing(new_shelf(tmp_path / "small").open(path)) as archive:
            assert archive.read_only == ""
            assert "no new snapshot" in archive.notices[0]


@rights
def test_files_that_may_not_grow_stop_nothing_but_the_last_step(tmp_path):
    shelf = new_shelf(tmp_path)
    path = played(shelf)
    with closing(opened(shelf, path)) as session:
        with small_files(600_000):
            error, digest = fill(session)
        assert plain(error, path)
        assert session.archive.digest() == digest
        session.do(AddNote("There is room again"))


# Folders that cannot be written, or are none


@rights
def test_a_campaign_in_a_folder_that_cannot_be_written_is_looked_at(open_folder):
    path = played(new_shelf(open_folder))
    before = {file: file.read_bytes() for file in path.parent.rglob("*") if file.is_file()}
    with forbidden(path.parent), closing(opened(new_shelf(open_folder), path)) as session:
        assert plain(session.archive.read_only, path)
        assert session.archive.digest()
        with pytest.raises(StoreError) as refused:
            session.do(AddNote("Not here"))
        assert plain(refused.value, path)
    assert {file: file.read_bytes() for file in path.parent.rglob("*") if file.is_file()} == before


@rights
def test_nothing_new_is_made_in_such_a_folder(open_folder):
    place = open_folder / "campaigns"
    place.mkdir()
    with forbidden(place), pytest.raises(StoreError) as refused:
        new_shelf(open_folder).create("Siena", beginning(), [pack()])
    assert plain(refused.value, place)
    assert list(place.iterdir()) == []


def test_a_folder_that_is_gone_is_told(tmp_path):
    shelf = new_shelf(tmp_path)
    path = played(shelf)
    shutil.rmtree(path.parent)
    with pytest.raises(StoreError, match="look whether it was moved or its disk is not connected") as refused:
        shelf.open(path)
    assert plain(refused.value, path)
    assert shelf.cards() == []
    assert not path.parent.exists()


def test_a_file_in_the_place_of_the_folder_is_told_and_left(tmp_path):
    place = tmp_path / "campaigns"
    place.write_text("a letter")
    with pytest.raises(StoreError) as refused:
        new_shelf(tmp_path).create("Siena", beginning(), [pack()])
    assert plain(refused.value, place)
    assert (place.read_text(), new_shelf(tmp_path).cards()) == ("a letter", [])


# Odd names


@pytest.mark.parametrize("name", ["with spaces in it ", "Città di Sant'Ærø 時計 🕰", "x" * 200, "%20?mode=ro#1&vfs=x"])
def test_folders_of_any_name_serve(tmp_path, name):
    shelf = new_shelf(tmp_path / name)
    path = played(shelf)
    with closing(opened(shelf, path)) as session:
        session.archive.snapshot("by hand")
        session.undo()
    assert [card.problem for card in shelf.cards()] == [""]
    assert all(snapshot.good for snapshot in shelf.snapshots(path))


@pytest.mark.parametrize("name", ["  Siena  ", "時計🕰" * 30, "n" * 200, "a/b\\c:d*?", "con", "...", "ü\u202e"])
def test_campaigns_of_any_name_serve(tmp_path, name):
    shelf = new_shelf(tmp_path)
    shelf.create(name, beginning(), [pack()]).close()
    (card,) = shelf.cards()
    with closing(opened(shelf, card.path)) as session:
        session.do(AddNote("It serves"))


# The program itself


def start(capsys, *arguments):
    code = cli.main([*map(str, arguments), "--offscreen-shot", "never.png"])
    return code, capsys.readouterr().err


@pytest.mark.parametrize("place", ["a file", "a file/below", "x" * 300])
def test_a_data_folder_that_cannot_be_is_told_in_one_sentence(tmp_path, capsys, place):
    (tmp_path / "a file").write_text("a letter")
    code, words = start(capsys, "--data", tmp_path / place)
    assert (code, words.count("\n"), "choose another with --data DIR" in words) == (2, 1, True)
    assert [path.name for path in tmp_path.iterdir()] == ["a file"]


@rights
def test_without_a_home_the_program_says_so(capsys, monkeypatch):
    import pwd

    def nobody(*_):
        raise KeyError

    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name)
    monkeypatch.setattr(pwd, "getpwuid", nobody)
    code, words = start(capsys)
    assert (code, "choose another with --data DIR" in words, "Traceback" in words) == (2, True, False)
