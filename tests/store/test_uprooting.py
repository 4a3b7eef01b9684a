"""A campaign whose file is moved or replaced while it is open: nothing that was entered is lost, and it is said."""

from __future__ import annotations

import shutil
from contextlib import closing

import pytest

from helpers.kept import BEGINNING, PACK, another_process, earn, run_python
from horologium.campaign.errors import StoreError
from horologium.store import sqlite_files
from horologium.store.errors import DiskFull, Locked, Missing, Uprooted

PURSE = """
from pathlib import Path
from horologium.campaign.records import Standing
from horologium.store.campaign_folder import CampaignFolder
archive = CampaignFolder(Path(sys.argv[1]).parent).open(Path(sys.argv[1]))
print(*(each.purse for each in archive.records() if isinstance(each, Standing)))
"""


def rename(path):
    path.rename(path.with_name("Elsewhere"))


def replace(path):
    (path.parent / "older copy").replace(path)


def move_folder(path):
    path.parent.rename(path.parent.with_name("moved"))


@pytest.fixture
def archive(shelf):
    made = shelf.create("Siena", BEGINNING, [PACK])
    made.close()
    shutil.copyfile(made.path, made.path.parent / "older copy")
    with closing(shelf.open(made.path)) as archive:
        earn(archive, 1, 5)
        yield archive


WAYS = pytest.mark.parametrize("take_away", [rename, replace, move_folder, lambda path: path.unlink()])


@WAYS
def test_what_was_entered_is_kept_under_another_name_and_said(shelf, archive, take_away):
    digest = archive.digest()
    take_away(archive.path)
    with pytest.raises(Uprooted, match=r"moved or replaced while it was open.*kept as Siena \(kept\)"):
        earn(archive, 2, 9)
    with pytest.raises(StoreError, match="open that to go on"):
        earn(archive, 2, 9)
    with closing(shelf.open(archive.kept_as)) as kept:
        assert [kept.steps()[-1].label, len(kept.steps())] == ["earn 5", 1]
        assert kept.read_only == ""
        assert (archive.digest() == digest, kept.digest() == digest) == (True, False)  # it has another name


@WAYS
def test_what_was_entered_is_kept_even_if_it_is_only_closed(shelf, archive, take_away):
    take_away(archive.path)
    archive.close()
    assert "Siena (kept)" in [card.name for card in shelf.cards()]


def test_the_file_that_took_the_place_stays_as_it_is(shelf, archive):
    before = (archive.path.parent / "older copy").read_bytes()
    replace(archive.path)
    with pytest.raises(Uprooted):
        earn(archive, 2, 9)
    archive.close()
    assert archive.path.read_bytes() == before
    assert not sqlite_files.has_wal(archive.path)


def test_a_file_that_goes_while_it_is_written_is_noticed_afterwards(shelf, archive):
    writing = archive.database.writing()
    writing.__enter__().exec_driver_sql("UPDATE standing SET purse = 77")
    rename(archive.path)
    with pytest.raises(Uprooted):
        writing.__exit__(None, None, None)
    with closing(shelf.open(archive.kept_as)) as kept:
        assert next(each.purse for each in kept.records() if hasattr(each, "purse")) == 77


def test_a_file_that_is_gone_is_noticed_without_a_change(shelf, archive):
    rename(archive.path)
    with pytest.raises(Uprooted):
        shelf.keep_due()


def test_pictures_come_along(shelf, archive):
    archive.keep_picture("inn.png", b"picture")
    replace(archive.path)
    with pytest.raises(Uprooted):
        earn(archive, 2, 9)
    with closing(shelf.open(archive.kept_as)) as kept:
        assert kept.picture("inn.png") == b"picture"


def test_without_room_to_keep_it_the_file_can_be_put_back(shelf, archive, monkeypatch):
    away = archive.path.with_name("Elsewhere")
    rename(archive.path)
    with monkeypatch.context() as patched:
        patched.setattr(archive.database, "copy_to", lambda *_: (_ for _ in ()).throw(DiskFull("no room")))
        with pytest.raises(Uprooted, match=r"cannot be kept elsewhere \(no room\); put the file back"):
            earn(archive, 2, 9)
    away.rename(archive.path)
    earn(archive, 2, 9)
    assert len(archive.steps()) == 2


# Links


def test_through_a_link_another_process_sees_what_was_entered_last(archive, tmp_path):
    link = tmp_path / "link.horologium"
    link.symlink_to(archive.path)
    assert run_python(PURSE, link).stdout == "5\n"


def test_a_link_to_an_open_campaign_is_that_campaign(shelf, archive, tmp_path):
    link = tmp_path / "link.horologium"
    link.symlink_to(archive.path)
    with pytest.raises(Locked, match="already open in this program"):
        shelf.open(link)


def test_a_second_name_of_a_file_that_is_held_is_not_shown_as_it_was(shelf, archive, tmp_path):
    second = tmp_path / "second.horologium"
    path = archive.path
    archive.close()
    second.hardlink_to(path)
    with another_process(PURSE + "from helpers.kept import earn\nearn(archive, 2, 9)\ninput()", path) as process:
        assert process.stdout.readline() == "5\n"
        with pytest.raises(Locked, match="under another of its names"):
            shelf.open(second)


def test_links_that_lead_in_a_circle_are_told(shelf, tmp_path):
    circle = tmp_path / "circle.horologium"
    circle.symlink_to(circle)
    with pytest.raises(Missing, match="lead in a circle"):
        shelf.open(circle)
