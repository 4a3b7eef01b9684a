"""Opening files: held by one, looked at by others, refused in words when they are not ours."""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from helpers.kept import BEGINNING, another_process, earn, new_shelf, run_python, step
from horologium import workrooms
from horologium.campaign.errors import ReadOnly
from horologium.campaign.records import Standing
from horologium.store import files, locks, sqlite_files
from horologium.store.database import create_file, open_file
from horologium.store.errors import Damaged, DiskFault, DiskFull, Locked, Missing, Newer, NotACampaign, Unwritable

HOLD = """
from pathlib import Path
from helpers.kept import earn
from horologium.store.campaign_folder import CampaignFolder
archive = CampaignFolder(Path(sys.argv[1]).parent).open(Path(sys.argv[1]))
print(earn(archive, 1, 5), flush=True)
for line in sys.stdin:
    archive.close()
    print("closed", flush=True)
"""


@pytest.fixture
def path(archive):
    archive.close()
    return archive.database.path


def tell(path, *statements):
    with closing(sqlite_files.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)


# Two instances


def test_a_second_instance_looks_at_a_copy_and_says_who_holds_it(shelf, path):
    with another_process(HOLD, path) as holder:
        digest = holder.stdout.readline().strip()
        seen = shelf.open(path)
        assert f"process {holder.pid} on " in seen.read_only
        assert "can only be looked at; close it there to change it" in seen.read_only
        assert seen.digest() == digest  # what lies in the WAL is seen too
        with pytest.raises(ReadOnly):
            seen.write(step(2), [])
        seen.close()


def test_a_second_instance_writes_nothing(shelf, path):
    with another_process(HOLD, path) as holder:
        holder.stdout.readline()
        before = {file: file.read_bytes() for file in path.parent.iterdir()}
        seen = shelf.open(path)
        with pytest.raises(ReadOnly):
            seen.battles.finish("battle-1", "won", won=True)
        seen.close()
        assert {file: file.read_bytes() for file in path.parent.iterdir()} == before


def test_when_the_first_lets_go_the_second_may_hold_it(shelf, path):
    with another_process(HOLD, path) as holder:
        holder.stdout.readline()
        print("go", file=holder.stdin, flush=True)
        assert holder.stdout.readline() == "closed\n"
        with closing(shelf.open(path)) as archive:
            assert archive.read_only == ""


def test_a_killed_owner_holds_nothing_and_has_lost_nothing(shelf, path):
    with another_process(HOLD, path) as holder:
        digest = holder.stdout.readline().strip()
        holder.kill()
        holder.wait()
        assert files.lock(path).exists()
        with closing(shelf.open(path)) as archive:
            assert (archive.read_only, archive.digest()) == ("", digest)
            assert locks.owner(path).is_me()


def test_a_lock_that_was_left_is_taken_over_even_if_its_number_lives_on(shelf, path):
    files.lock(path).write_text(json.dumps({"pid": os.getppid(), "host": locks.platform.node(), "since": "long ago"}))
    with closing(shelf.open(path)) as archive:
        assert archive.read_only == ""


def test_reading_past_sqlite_does_not_lift_the_lock(shelf, archive):
    path = archive.database.path
    sqlite_files.check(path)
    shelf.cards()
    with pytest.raises(Locked):
        open_file(path)
    code = "from pathlib import Path\nfrom horologium.store.sqlite_files import hold\nhold(Path(sys.argv[1]))"
    assert "another program holds it" in run_python(code, path).stderr


def test_what_is_open_here_is_not_opened_twice(shelf, archive):
    with pytest.raises(Locked, match="already open in this program; close it first"):
        shelf.open(archive.database.path)
    with pytest.raises(Locked, match="already open in this program"):
        new_shelf(archive.database.path.parents[1]).open(archive.database.path)


def test_a_signature_of_our_own_that_could_not_be_removed_is_no_lock(path, tmp_path):
    locks.sign(path)
    sqlite_files.copy_held(path, tmp_path / "copy")
    with closing(sqlite_files.look_at(tmp_path / "copy")) as seen:
        assert seen.execute("SELECT count(*) FROM member").fetchone() == (1,)


def test_another_program_without_a_signature_is_told_as_such(path):
    code = (
        "import sqlite3\nc = sqlite3.connect(sys.argv[1])\nc.execute('BEGIN EXCLUSIVE')\nprint(1, flush=True)\ninput()"
    )
    with another_process(code, path) as holder:
        holder.stdout.readline()
        with closing(open_file(path)) as seen:
            assert "another program holds it, so it can only be looked at" in seen.read_only


def test_a_copy_waits_for_a_quiet_moment_and_gives_up_in_words(path, tmp_path, monkeypatch):
    moments = iter(range(1_000))
    monkeypatch.setattr(sqlite_files, "_moment", lambda _: next(moments))
    monkeypatch.setattr(sqlite_files, "COPY_PAUSE", 0)
    with pytest.raises(Locked, match="it is being written without a pause; wait a little"):
        sqlite_files.copy_held(path, tmp_path / "copy")


@pytest.mark.parametrize("beside", [False, True])
def test_what_was_written_while_it_was_copied_is_copied_again(path, tmp_path, monkeypatch, beside):
    written = files.wal(path) if beside else path
    copies, copy = [], shutil.copyfile

    def disturbed(source, target):
        """The first copy is of a file into whose end somebody writes just then."""
        copy(source, target)
        if not copies:
            written.write_bytes((b"" if beside else written.read_bytes()) + b"torn" * 1_024)
        copies.append(source)

    monkeypatch.setattr(shutil, "copyfile", disturbed)
    monkeypatch.setattr(sqlite_files, "COPY_PAUSE", 0)
    sqlite_files.copy_held(path, tmp_path / "copy")
    assert (tmp_path / "copy").read_bytes() == path.read_bytes()
    assert len(copies) == 2


def test_a_view_whose_copy_fails_leaves_nothing_behind(path, monkeypatch, tmp_path):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(sqlite_files, "COPY_TRIES", 0)
    with pytest.raises(Locked):
        open_file(path, view_only=True)
    assert list((tmp_path / "temporary").iterdir()) == []


# Signatures


@pytest.mark.parametrize("text", ["", "5", "{}", '{"pid": "x", "host": "", "since": ""}'])
def test_a_signature_that_cannot_be_read_names_nobody(path, text):
    files.lock(path).write_text(text)
    assert locks.owner(path) is None


@pytest.mark.parametrize(
    ("pid", "host", "there"),
    [(2**80, None, False), (1, None, False), (os.getpid(), None, False), (1, "elsewhere", True)],
    ids=["no-number", "another", "our-own", "elsewhere"],
)
def test_a_process_that_has_died_is_not_named_whoever_has_its_number(path, pid, host, there):
    owner = {"pid": pid, "host": host or locks.platform.node(), "since": "noon"}
    files.lock(path).write_text(json.dumps(owner))
    assert (locks.owner(path) is not None) == there


def test_this_process_is_named_until_it_lets_go(path):
    locks.sign(path)
    assert locks.owner(path).in_words() == "this program itself"
    locks.unsign(path)
    assert (locks.owner(path), files.lock(path).exists()) == (None, False)


class FakeMsvcrt:
    """What Windows has: a lock on bytes from where the file stands, which the system lifts at the end."""

    LK_NBLCK = 2

    @staticmethod
    def locking(handle, mode, count):
        import fcntl

        assert (os.lseek(handle, 0, os.SEEK_CUR), mode, count) == (workrooms.FAR, 2, 1)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise PermissionError from None


@pytest.mark.parametrize("system", ["posix", "nt"])
def test_on_every_system_a_living_owner_is_named_and_a_dead_one_is_not(path, monkeypatch, system):
    with another_process(HOLD, path) as holder:
        holder.stdout.readline()
        monkeypatch.setitem(sys.modules, "msvcrt", FakeMsvcrt)
        monkeypatch.setattr(workrooms, "os", SimpleNamespace(**{**vars(os), "name": system}))
        assert locks.owner(path).pid == holder.pid
        holder.kill()
        holder.wait()
        assert locks.owner(path) is None


def test_where_there_are_no_locks_an_owner_may_be_there(path, monkeypatch):
    owner = {"pid": 1, "host": locks.platform.node(), "since": "noon"}
    files.lock(path).write_text(json.dumps(owner))
    monkeypatch.setattr(locks, "take", lambda _: (_ for _ in ()).throw(OSError("no locks here")))
    assert locks.owner(path) is not None


# Folders that cannot be written


@contextmanager
def forbidden(folder):
    """A folder that even an administrator cannot write for a while."""
    for place in (folder, *folder.iterdir()):
        place.chmod(0o555)
    user = os.geteuid()
    if user == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(user)
        folder.chmod(0o755)


@pytest.fixture
def open_folder():
    """A folder that other users can reach."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o777)
        yield Path(name)


rights = pytest.mark.skipif(os.name != "posix", reason="rights of another kind")


@rights
def test_a_campaign_in_a_folder_that_cannot_be_written_is_looked_at(open_folder):
    archive = new_shelf(open_folder).create("Siena", BEGINNING, [])
    digest = earn(archive, 1, 5)
    archive.close()
    with forbidden(archive.database.path.parent), closing(new_shelf(open_folder).open(archive.database.path)) as seen:
        assert "it cannot be written here; allow writing to the file and its folder" in seen.read_only
        assert seen.digest() == digest
        seen.database.copy_to(open_folder / "copy")


@rights
def test_a_crashed_campaign_in_such_a_folder_is_seen_whole(open_folder):
    archive = new_shelf(open_folder).create("Siena", BEGINNING, [])
    archive.close()
    path = archive.database.path
    with another_process(HOLD, path) as holder:
        digest = holder.stdout.readline().strip()
        holder.kill()
        holder.wait()
    with forbidden(path.parent), closing(new_shelf(open_folder).open(path)) as seen:
        assert (seen.digest(), bool(seen.read_only)) == (digest, True)


@rights
def test_a_damaged_campaign_in_such_a_folder_is_refused(open_folder):
    new_shelf(open_folder).create("Siena", BEGINNING, []).close()
    path = open_folder / "campaigns" / "Siena.horologium"
    tell(path, "PRAGMA journal_mode=DELETE", "DELETE FROM alembic_version")
    with forbidden(path.parent), pytest.raises(Damaged, match="it does not say which format it has"):
        open_file(path)


@rights
def test_nothing_is_made_in_a_folder_that_cannot_be_written(open_folder):
    (open_folder / "campaigns").mkdir()
    with forbidden(open_folder / "campaigns"), pytest.raises(Unwritable, match="it cannot be written here"):
        new_shelf(open_folder).create("Siena", [], [])


# Files that are not what they should be


@pytest.mark.parametrize(
    ("statements", "kind", "words"),
    [
        (["PRAGMA user_version=9"], Newer, "it has format 0009 of a newer program; update Horologium"),
        (["UPDATE alembic_version SET version_num='0007'"], Damaged, "it does not say which format it has"),
        (["UPDATE alembic_version SET version_num='beta'"], Damaged, "it does not say which format it has"),
        (["PRAGMA application_id=7"], NotACampaign, "it is not a campaign of Horologium; choose a file"),
        (["PRAGMA user_version=0"], Damaged, "it does not say which format it has"),
        (["DROP TABLE alembic_version"], Damaged, "the table 'alembic_version' is missing"),
        (["DELETE FROM alembic_version"], Damaged, "it does not say which format it has"),
    ],
)
@pytest.mark.parametrize("view_only", [False, True])
def test_a_file_of_another_kind_is_refused_in_words_and_untouched(path, statements, kind, words, view_only):
    tell(path, *statements)
    before = path.read_bytes()
    with pytest.raises(kind, match=words) as refused:
        open_file(path, view_only=view_only)
    assert str(path) in str(refused.value)
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"", NotACampaign),
        (b"just some text, long enough to be a header" * 9, Damaged),
        (b"SQLite format 3\0", Damaged),
    ],
)
def test_a_file_that_is_no_database_is_refused_and_untouched(tmp_path, data, kind):
    path = tmp_path / "a b ü %20.horologium"
    path.write_bytes(data)
    with pytest.raises(kind):
        open_file(path)
    assert path.read_bytes() == data


def test_a_file_cut_short_is_told_as_damage(shelf, path):
    path.write_bytes(path.read_bytes()[: 4096 * 3])
    with pytest.raises(Damaged):
        shelf.open(path)


@pytest.mark.parametrize("beginning", [16, 4096 * 6])
def test_a_damaged_file_is_not_touched_nor_its_wal(tmp_path, archive, beginning):
    earn(archive, 1, 5)
    path = tmp_path / "Broken.horologium"
    path.write_bytes(b"x" * beginning + archive.database.path.read_bytes()[beginning:])
    files.wal(path).write_bytes(files.wal(archive.database.path).read_bytes())
    before = {file: file.read_bytes() for file in (path, files.wal(path))}
    with pytest.raises(Damaged):
        open_file(path)
    assert {file: file.read_bytes() for file in before} == before


def test_a_file_whose_beginning_lies_in_the_wal_opens(tmp_path, archive):
    digest = earn(archive, 1, 5)
    with archive.database.writing() as connection:
        connection.exec_driver_sql("CREATE TABLE spare (x)")  # writes the first page
        connection.exec_driver_sql("DROP TABLE spare")
    path = tmp_path / "Torn.horologium"
    path.write_bytes(b"x" * 100 + archive.database.path.read_bytes()[100:])
    files.wal(path).write_bytes(files.wal(archive.database.path).read_bytes())
    with closing(new_shelf(tmp_path).open(path)) as found:
        assert (found.digest(), found.read_only) == (digest, "")


def test_a_table_that_is_gone_is_told_as_damage(shelf, path):
    tell(path, "DROP TABLE member")
    with pytest.raises(Damaged, match="the table 'member' is missing"):
        shelf.open(path)
    with pytest.raises(Damaged, match="the table 'member' is missing"):
        open_file(path)


def test_a_file_or_folder_that_is_not_there_is_told(tmp_path):
    with pytest.raises(Missing, match="look whether it was moved"):
        open_file(tmp_path / "none.horologium")
    with pytest.raises(Missing, match="the folder is not there"):
        create_file(tmp_path / "nowhere" / "x.horologium")


def test_odd_names_are_no_obstacle(tmp_path):
    folder = tmp_path / "with spaces" / "日本 %41 #?&" / ("long" * 40)
    folder.mkdir(parents=True)
    path = folder / "Città #1?.horologium"
    create_file(path).close()
    with closing(open_file(path)) as database:
        assert (database.schema(), database.read_only) == (files.SCHEMA, "")


# Trouble while it is open


def test_a_full_disk_is_told_and_nothing_changes(archive):
    earn(archive, 1, 1)
    pages = archive.database.pragma("page_count")[0][0]
    archive.database.pragma(f"max_page_count={pages}")
    with pytest.raises(DiskFull, match=r"Siena.horologium: the disk is full; make room and do it again\."):
        earn_many(archive, 2)
    last = archive.steps()[-1].seq
    archive.database.pragma("max_page_count=100000")
    assert next(each for each in archive.records() if isinstance(each, Standing)).purse == last
    assert earn(archive, last + 1, 7) == archive.digest()


def earn_many(archive, first):
    for seq in range(first, 1_000):
        earn(archive, seq, seq)


def test_a_copy_that_fails_leaves_nothing_behind(archive, tmp_path):
    (tmp_path / "target").mkdir()
    with pytest.raises(DiskFault, match="could not read or write it"):
        archive.database.copy_to(tmp_path / "target")
    assert not files.part(tmp_path / "target").exists()


def test_closing_twice_does_nothing(archive):
    archive.close()
    archive.close()
    assert not files.lock(archive.database.path).exists()


def test_the_connection_is_set_up_for_safety(archive):
    names = ("journal_mode", "synchronous", "locking_mode", "foreign_keys", "trusted_schema", "cell_size_check")
    found = [archive.database.pragma(name)[0][0] for name in (*names, "busy_timeout", "application_id", "user_version")]
    assert found == ["wal", 2, "exclusive", 1, 0, 1, 0, 0x484F524F, files.SCHEMA]


def test_a_line_of_a_battle_that_does_not_exist_is_refused(archive):
    with pytest.raises(Damaged) as refused, archive.database.writing() as connection:
        connection.exec_driver_sql("INSERT INTO checkpoint VALUES ('nowhere', 0, x'00')")
    assert "FOREIGN KEY" in str(refused.value.__cause__)
