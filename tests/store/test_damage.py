"""Damaged files: found at opening, never overwritten, recovered as far as they can be read."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
import sys
from contextlib import closing, suppress
from types import SimpleNamespace

import pytest

from helpers.kept import BEGINNING, PACK, another_process, earn, undo
from helpers.safety import WalkingClock, digest_of_file, failing, rich, safe_shelf
from horologium import workrooms
from horologium.campaign.errors import StoreError
from horologium.campaign.records import MemberRecord
from horologium.store import damage as module
from horologium.store import files, recovery, sqlite_files, tallies
from horologium.store.errors import Damaged, DiskFault, Locked, Missing
from horologium.store.restoring import ASIDE

CRASHED = """
from pathlib import Path
from helpers.kept import earn
from horologium.store.campaign_folder import CampaignFolder
archive = CampaignFolder(Path(sys.argv[1]).parent).open(Path(sys.argv[1]))
earn(archive, 9, 77)
print("written", flush=True)
input()
"""


@pytest.fixture
def shelf(tmp_path):
    return safe_shelf(tmp_path)


@pytest.fixture
def campaign(shelf):
    return rich(shelf)


@pytest.fixture
def path(campaign):
    return campaign[0]


def tell(path, *statements):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def turn(path, old, new):
    data = path.read_bytes()
    assert old in data
    path.write_bytes(data.replace(old, new))


# Tallies and seal


def is_proven(execute):
    found, kept = tallies.counted(execute), tallies.kept(execute)
    return tallies.verdict(found, kept, tallies.seal_of(execute)) == tallies.TallyVerdict()


def test_tallies_and_seal_follow_every_change(shelf, path):
    archive = shelf.open(path)
    for act in (
        lambda: earn(archive, 9, 5),
        lambda: undo(archive, 9),
        lambda: archive.battles.take_back("battle-1", 1),
    ):
        before = tallies.seal_of(archive.database.raw.execute)
        act()
        assert is_proven(archive.database.raw.execute)
        assert tallies.seal_of(archive.database.raw.execute).number == before.number + 1
    archive.close()


def test_a_change_that_fails_leaves_tallies_and_seal(shelf, path):
    archive = shelf.open(path)
    with suppress(ZeroDivisionError), archive.database.writing() as connection:
        connection.exec_driver_sql("DELETE FROM member")
        raise ZeroDivisionError
    assert is_proven(archive.database.raw.execute)
    archive.close()


def test_what_another_program_has_written_is_noticed(shelf, path):
    tell(path, "UPDATE member SET notes = 'hm' WHERE name = 'Ada'")
    with pytest.raises(Damaged, match="what is in 'member' is not what was written last"):
        shelf.open(path)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE meta SET seal = ''",
        "UPDATE meta SET seal = '1 ' || substr(seal, 4)",
        "UPDATE tally SET rows = 7, sum = '0' WHERE name = 'member'",
        "UPDATE tally SET rows = 1 WHERE name = ''",
        "DELETE FROM tally",
    ],
)
def test_where_only_tallies_or_seal_are_hurt_they_are_made_anew_and_that_is_told(shelf, campaign, statement):
    path, digest = campaign
    tell(path, statement)
    with closing(shelf.open(path)) as archive:
        assert archive.digest() == digest
        assert archive.notices == (
            "Siena.horologium was damaged (its tallies are not of the same moment); it was mended, and nothing is lost",
        )
        assert is_proven(archive.database.raw.execute)


def test_a_file_in_which_all_but_the_seal_is_older_is_told(shelf, path):
    archive = shelf.open(path)
    archive.database.copy_to(path.with_name("older"))
    earn(archive, 9, 5)
    seal = str(tallies.seal_of(archive.database.raw.execute))
    archive.close()
    path.write_bytes(path.with_name("older").read_bytes())
    tell(path, f"UPDATE meta SET seal = '{seal}'")
    with pytest.raises(Damaged, match="the last change is not in it"):
        shelf.open(path)
    assert shelf.damage(path).lost[-2:] == (
        "the last change is not in it",
        "nothing tells whether more is missing",
    )


def test_one_letter_that_has_turned_is_noticed(shelf, path):
    turn(path, b"Ada", b"Eda")
    with pytest.raises(
        Damaged, match=r"Siena.horologium: it is damaged: what is in 'change' is not what was written last;"
    ):
        shelf.open(path)


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        ("UPDATE member SET raises = '[5]'", "raises"),
        ("UPDATE member SET raises = '['", "a row of member is not whole"),
        ("UPDATE step SET state = 'dreamt'", "is 'dreamt', which is none of done, undone"),
        ("UPDATE step SET params = '['", "no JSON"),
        ("UPDATE change SET kind = 'dragon'", "is about a 'dragon'"),
        ("UPDATE change SET id = 'other'", "about something else"),
        ("UPDATE battle SET head = x'00'", "the beginning of battle battle-1 cannot be read"),
        ("UPDATE checkpoint SET save = x'00'", "the moment 0 of battle battle-1 cannot be read"),
        ("UPDATE answer SET answer = '[\"6\"]' WHERE seq = 2", "the answers of battle battle-1 do not follow"),
        ("DELETE FROM battle", "1 of 1 row of 'battle' is missing"),
        ("UPDATE mark SET count = 'many'", "count of a row of mark is not what it should be"),
        ("DROP TABLE pack", "the table 'pack' is missing"),
        ("ALTER TABLE pack RENAME COLUMN name TO title", "'pack' (table) is not made as it should be"),
    ],
)
def test_what_is_wrong_with_a_row_is_told(shelf, path, statement, found):
    tell(path, statement)
    with pytest.raises(Damaged) as raised:
        shelf.open(path)
    assert found in str(raised.value)


def test_a_damaged_campaign_can_still_be_looked_at(shelf, path):
    turn(path, b"Ada", b"Eda")
    with closing(shelf.open(path, view_only=True)) as seen:
        assert "Eda" in {record.name for record in seen.records() if isinstance(record, MemberRecord)}


# Going on


def test_a_whole_campaign_has_no_damage(shelf, path):
    assert shelf.damage(path) is None
    assert not files.lock(path).exists()


def test_a_damaged_campaign_stays_as_it_is_until_the_players_choose(shelf, path):
    turn(path, b"Ada", b"Eda")
    before = path.read_bytes()
    found = shelf.damage(path)
    assert path.read_bytes() == before
    words = {f"what is in '{name}' is not what was written last" for name in ("change", "member", "step")}
    assert (set(found.found), set(found.lost)) == (words, words)
    assert (found.snapshot.reason, found.snapshot.good) == ("start", True)


@pytest.mark.parametrize("choice", ["recovered", "snapshot"])
def test_the_players_go_on_with_what_they_choose_and_the_damaged_file_is_set_aside(shelf, path, choice):
    shelf.open(path).close()  # makes a snapshot of the whole
    turn(path, b"Recruit 2", b"Rekruit 2")
    before = path.read_bytes()
    aside = shelf.mend(shelf.damage(path), choice)
    assert aside.read_bytes() == before
    assert aside.name.startswith("Siena damaged 2026-01-01T00-00-00")
    with closing(shelf.open(path)) as archive:
        names = {record.name for record in archive.records() if isinstance(record, MemberRecord)}
    assert names == {"Ada", "Recruit 2"}  # the history knows better than the row
    assert not [*path.parent.glob(f"*{files.PART}")]


def test_what_was_recovered_is_cleared_away_if_nobody_wants_it(shelf, path):
    turn(path, b"Ada", b"Eda")
    found = shelf.damage(path)
    module.forget(found)
    assert not found.recovered.exists()


def test_a_choice_that_is_not_there_is_refused(shelf, path):
    path.write_bytes(b"nothing" * 999)
    found = shelf.damage(path)
    assert (found.recovered, found.lost) == (None, ("nothing in it could be read",))
    with pytest.raises(Missing, match="there is no recovered to go on with; choose the other"):
        shelf.mend(found, "recovered")


def test_a_campaign_that_is_held_is_not_examined(shelf, path):
    with another_process(CRASHED, path) as holder:
        holder.stdout.readline()
        with pytest.raises(Locked):
            shelf.damage(path)


def test_two_damaged_files_lie_beside_each_other(shelf, path):
    for _ in range(2):
        shelf.open(path).close()
        turn(path, b"Ada", b"Eda")
        shelf.mend(shelf.damage(path), "snapshot")
    assert len([*path.parent.glob(f"*{ASIDE}")]) == 2


def test_a_damaged_file_that_somebody_holds_is_left_alone(shelf, path, monkeypatch):
    turn(path, b"Ada", b"Eda")
    found, before = shelf.damage(path), path.read_bytes()
    files.lock(path).write_text('{"pid": 1, "host": "elsewhere", "since": "noon"}')
    with pytest.raises(Locked, match="process 1 on elsewhere since noon holds it; close it there"):
        shelf.mend(found, "recovered")
    assert path.read_bytes() == before


@pytest.mark.parametrize("system", ["posix", "nt"])
def test_a_damaged_file_is_mended_after_its_owner_was_killed(shelf, path, monkeypatch, system):
    with another_process(CRASHED, path) as holder:
        holder.stdout.readline()
        holder.kill()
        holder.wait()
    path.write_bytes(b"nothing that could be read")
    monkeypatch.setattr(workrooms, "os", SimpleNamespace(**{**vars(os), "name": system}))
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=lambda *_: None, LK_NBLCK=2))
    shelf.mend(shelf.damage(path), "snapshot")
    shelf.open(path).close()


@pytest.mark.parametrize("sticky", [False, True], ids=["once", "for ever"])
def test_no_fault_of_the_disk_loses_the_damaged_file(shelf, path, monkeypatch, sticky):
    turn(path, b"Ada", b"Eda")
    files.wal(path).write_bytes(b"what was left")
    before = path.read_bytes()
    for at in range(1, 40):
        found = shelf.damage(path)
        if found is None:
            break
        with failing(monkeypatch, at, sticky=sticky) as fault, suppress(StoreError):
            shelf.mend(found, "recovered")
        kept = [path, *path.parent.glob(f"*{ASIDE}")]
        assert before in [each.read_bytes() for each in kept]
        if path.read_bytes() == before:
            files.wal(path).write_bytes(b"what was left")
    assert fault.calls
    shelf.open(path).close()


def test_where_files_have_one_name_only_they_are_copied(shelf, path, monkeypatch):
    turn(path, b"Ada", b"Eda")
    before = path.read_bytes()
    monkeypatch.setattr("os.link", lambda *_: (_ for _ in ()).throw(OSError(1, "no links here")))
    assert shelf.mend(shelf.damage(path), "recovered").read_bytes() == before


def test_no_more_than_a_few_faults_are_told(shelf, path):
    rows = ", ".join(f"('flag:{number}', 'flag', 'x', 'many', '[]')" for number in range(50))
    tell(path, f"INSERT INTO mark (id, kind, name, count, by_hand) VALUES {rows}")
    assert len(shelf.damage(path).found) == module.MOST_SHOWN


# What can be recovered


def recovered(shelf, path):
    shelf.mend(shelf.damage(path), "recovered")
    return digest_of_file(shelf, path)


@pytest.mark.parametrize("header", [bytes(100), b"\xff" * 100, b"SQLite format 4\0"])
def test_a_broken_header_costs_nothing(shelf, campaign, header):
    path, digest = campaign
    data = path.read_bytes()
    path.write_bytes(header + data[len(header) :])
    assert recovered(shelf, path) == digest


def test_a_broken_first_page_costs_nothing(shelf, campaign):
    path, digest = campaign
    path.write_bytes(random.Random(1).randbytes(4096) + path.read_bytes()[4096:])
    assert recovered(shelf, path) == digest


def test_a_tidied_file_with_a_broken_first_page_is_recovered_too(shelf, campaign):
    path, _ = campaign
    shelf.restore(path, shelf.snapshots(path)[0])
    restored = digest_of_file(shelf, path)
    path.write_bytes(bytes(4096) + path.read_bytes()[4096:])
    assert recovered(shelf, path) == restored


def test_what_was_recovered_is_no_campaign_while_part_of_it_lies_elsewhere(shelf, path, monkeypatch):
    path.write_bytes(path.read_bytes().replace(b"Ada", b"Eda"))
    before = path.read_bytes()
    monkeypatch.setattr(sqlite_files, "has_wal", lambda _: True)  # the disk failed while the recovered file was closed
    with pytest.raises(DiskFault):
        shelf.damage(path)
    assert path.read_bytes() == before


def test_what_lay_in_the_wal_is_recovered_too(shelf, path):
    with another_process(CRASHED, path) as holder:
        holder.stdout.readline()
        holder.kill()
        holder.wait()
    turn(path, b"SQLite format 3", b"SQLite format 4")
    found = shelf.damage(path)
    assert found.recovered is not None
    assert len([*path.parent.glob("*-wal")]) == 1
    shelf.mend(found, "recovered")
    assert [each.name.endswith("-wal") for each in sorted(path.parent.glob(f"*{ASIDE}*"))] == [False, True]


def test_a_record_whose_row_is_gone_comes_back_from_the_history(shelf, campaign):
    path, digest = campaign
    tell(path, "DELETE FROM member WHERE name = 'Recruit 2'")
    assert recovered(shelf, path) == digest


def test_a_row_that_cannot_be_read_is_left_out_and_told(shelf, path):
    shutil.rmtree(files.snapshots(path))
    tell(path, "UPDATE thing SET history = 'x'")
    found = shelf.damage(path)
    assert found.lost == (
        "a row of thing is not whole (Expecting value: line 1 column 1 (char 0))",
        "1 of 1 row of 'thing' is missing",
    )


def test_answers_are_recovered_as_far_as_their_chain_holds(shelf, path):
    tell(path, "UPDATE answer SET hash = 'x' WHERE seq = 3")
    found = shelf.damage(path)
    assert found.lost == (
        "1 of 2 rows of 'checkpoint' is missing",
        "the last 3 lines of battle battle-1 do not follow",
        "3 of 6 rows of 'answer' are missing",
    )
    shelf.mend(found, "recovered")
    with closing(shelf.open(path)) as archive:
        assert archive.battles.heads()[0].answers == 3
        assert len(archive.battles.save("battle-1")["answers"]) == 3


def test_rows_that_belong_to_nothing_are_left_out(shelf, path):
    tell(path, "DELETE FROM step WHERE seq = 2", "DELETE FROM battle")
    found = shelf.damage(path)
    assert any("'change' belong to nothing" in line for line in found.lost)
    assert shelf.mend(found, "recovered")


def test_two_standings_become_one(shelf, campaign):
    path, digest = campaign
    tell(
        path,
        "INSERT INTO standing SELECT 7, 'two', " + "node, stage, day, town, purse, step, battle, mission, side,"
        " resume, party, battles, taken, last_won, counter, by_hand, own FROM standing",
    )
    assert recovered(shelf, path) == digest


def large(tmp_path, heroes):
    shelf = safe_shelf(tmp_path)
    many = [MemberRecord(f"member-{number}", "knight", f"Hero {number} " * 20) for number in range(10, 10 + heroes)]
    archive = shelf.create("Siena", [*BEGINNING, *many], [PACK])
    archive.close()
    return shelf, archive.database.path


def test_rows_on_both_sides_of_broken_pages_are_recovered(tmp_path):
    shelf, path = large(tmp_path, 400)
    shutil.rmtree(files.snapshots(path))
    data = bytearray(path.read_bytes())
    for name in (b"Hero 150 ", b"Hero 250 "):
        page = data.index(name) // 4096 * 4096
        data[page : page + 4096] = b"\xa5" * 4096
    path.write_bytes(data)
    found = shelf.damage(path)
    assert "part of the table 'member' could not be read" in found.lost
    shelf.mend(found, "recovered")
    with closing(shelf.open(path)) as archive:
        kept = {record.id for record in archive.records() if isinstance(record, MemberRecord)}
    assert 340 < len(kept) < 401
    assert {"member-1", "member-10", "member-200", "member-300", "member-409"} <= kept


# Any damage


def spoilt(data, seed):
    """A good file with something wrong: cut off, bytes or a bit turned, a page lost, two pages changed over."""
    chance, data = random.Random(seed), bytearray(data)
    match seed % 5:
        case 0:
            return data[: chance.randrange(len(data))]
        case 1:
            for _ in range(chance.randrange(1, 40)):
                data[chance.randrange(len(data))] = chance.randrange(256)
        case 2:
            data[chance.randrange(100)] ^= 1 << chance.randrange(8)
        case 3:
            page = chance.randrange(len(data) // 4096) * 4096
            data[page : page + 4096] = bytes(4096)
        case _:
            one, two = (chance.randrange(1, len(data) // 4096) * 4096 for _ in range(2))
            data[one : one + 4096], data[two : two + 4096] = data[two : two + 4096], data[one : one + 4096]
    return data


def opens(shelf, path, digest):
    """Whether a file opens, and then as what it was; what else can happen is told in words about this file."""
    try:
        with closing(shelf.open(path)) as archive:
            assert archive.digest() == digest
    except StoreError as error:
        return str(error).startswith(f"{path}: ") and str(error)
    return ""


def check_spoilt(shelf, path, digest, whole, seed):
    """It opens as it was, or it is refused in words and something good can take its place."""
    bad = bytes(spoilt(whole, seed))
    path.write_bytes(bad)
    reason = opens(shelf, path, digest)
    if not reason or "newer" in reason:  # a bit in the label may make it look so
        return
    assert path.read_bytes() == bad
    found = shelf.damage(path)
    assert found.snapshot.good
    aside = shelf.mend(found, "recovered" if found.recovered else "snapshot")
    assert aside.read_bytes() == bad
    shelf.open(path).close()
    aside.unlink()


@pytest.mark.parametrize("seed", range(0, 60, 20))
def test_whatever_happens_to_a_file_nothing_wrong_is_opened(tmp_path, seed):
    shelf = safe_shelf(tmp_path, WalkingClock())
    path, digest = rich(shelf)
    shelf.open(path).close()
    whole = path.read_bytes()
    for each in range(seed, seed + 20):
        check_spoilt(shelf, path, digest, whole, each)


@pytest.mark.trial
@pytest.mark.parametrize("seed", range(100, 600, 50))
def test_500_damaged_campaigns_are_refused_or_right(tmp_path, seed):
    shelf = safe_shelf(tmp_path, WalkingClock())
    path, digest = rich(shelf)
    shelf.open(path).close()
    whole = path.read_bytes()
    for each in range(seed, seed + 50):
        check_spoilt(shelf, path, digest, whole, each)


def test_only_so_much_is_looked_up_between_damaged_places(monkeypatch):
    monkeypatch.setattr(recovery, "LOOKUPS", 2)
    with closing(sqlite3.connect(":memory:")) as connection:
        assert recovery._rows(connection, "nowhere", ["id"]) == ([], False)
