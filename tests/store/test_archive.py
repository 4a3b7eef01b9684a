"""Steps, undo and redo on disk; search in the chronicle."""

from __future__ import annotations

import sqlite3

import pytest

from helpers.kept import ADA, AT, BEGINNING, FLAIL, change, earn, redo, step, undo
from horologium.campaign.books import digest_of
from horologium.campaign.errors import ReadOnly, StoreError
from horologium.campaign.records import Chapter
from horologium.store import files


def reopened(shelf, archive):
    archive.close()
    return shelf.open(archive.database.path)


def test_the_digest_is_that_of_all_records(archive):
    assert archive.digest() == digest_of(BEGINNING)


def test_undo_and_redo_over_reopening_lead_to_equal_digests(shelf, archive):
    digests = [archive.digest(), *(earn(archive, seq, seq * 5) for seq in range(1, 6))]
    for seq in range(5, 0, -1):
        archive = reopened(shelf, archive)
        undo(archive, seq)
        assert archive.digest() == digests[seq - 1]
    for seq in range(1, 6):
        archive = reopened(shelf, archive)
        redo(archive, seq)
        assert archive.digest() == digests[seq]
    archive.close()


def test_a_struck_out_record_comes_back_with_undo(archive):
    archive.write(step(1), [change(FLAIL, None)])
    assert FLAIL not in archive.records()
    undo(archive, 1)
    assert FLAIL in archive.records()


def test_a_new_step_abandons_what_was_undone(archive):
    for seq in (1, 2):
        earn(archive, seq, seq)
    undo(archive, 2)
    earn(archive, 3, 9)
    assert [(each.seq, each.state) for each in archive.steps()] == [(1, "done"), (3, "done")]


def test_more_than_200_steps_are_kept_and_the_last_are_given(archive):
    for seq in range(1, 206):
        archive.write(step(seq), [])
    assert [each.seq for each in archive.steps()] == list(range(6, 206))
    assert len(archive.steps(last=1_000)) == 205


def test_a_step_that_cannot_be_written_whole_is_not_written(archive):
    before = archive.digest()
    with pytest.raises(StoreError, match="close it and open it again"):
        archive.write(step(1), [change(ADA, None), change(ADA, None)])
    assert (archive.digest(), archive.steps()) == (before, [])


def test_a_number_that_is_taken_twice_is_told(archive):
    archive.write(step(1), [])
    with pytest.raises(StoreError, match="restore one of its snapshots"):
        archive.write(step(1), [change(None, ADA)])
    assert archive.steps() == [step(1)]


def test_history_that_cannot_be_read_is_told(archive):
    earn(archive, 1, 5)
    with archive.database.writing() as connection:
        connection.exec_driver_sql("UPDATE change SET after = '{' WHERE kind = 'member'")
    with pytest.raises(StoreError, match="step 1 of its history cannot be read"):
        archive.changes(1)


def test_a_campaign_that_is_looked_at_refuses_changes(shelf, archive):
    archive.close()
    seen = shelf.open(archive.database.path, view_only=True)
    with pytest.raises(ReadOnly, match="opened to look at; open it again to change it"):
        seen.write(step(1), [])
    assert "opened to look at" in seen.read_only
    seen.close()


def test_a_snapshot_is_asked_for_with_its_reason(archive, tmp_path):
    asked = []
    archive._keep = lambda database, reason: asked.append((database, reason))
    archive.snapshot("before supper")
    assert asked == [(archive.database, "before supper")]


def test_the_file_says_what_it_was_made_with(archive):
    with archive.database.reading() as connection:
        pack = connection.exec_driver_sql("SELECT * FROM pack").all()
        meta = connection.exec_driver_sql("SELECT format, created FROM meta").all()
    assert (pack, meta) == ([("rehearsal", "Rehearsal", 3, "0" * 64, "stones")], [(files.SCHEMA, AT)])


def test_bugs_in_statements_are_not_dressed_up(archive):
    with pytest.raises(Exception, match="syntax error") as raised, archive.database.reading() as connection:
        connection.exec_driver_sql("SELEKT")
    assert isinstance(raised.value.orig, sqlite3.OperationalError)


# The chronicle


@pytest.fixture
def chronicle(archive):
    entries = [
        Chapter("chapter-1", AT, 1, "deed", "The company reaches Città della Pieve"),
        Chapter("chapter-2", AT, 2, "story", "A letter", "Sealed with 100% red_wax"),
        Chapter("chapter-3", AT, 3, "note", "Straße nach Siena", remark="Ada's remark"),
    ]
    archive.write(step(1), [change(None, entry) for entry in entries])
    return archive


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", [3, 2, 1]),
        ("CITTA", [1]),
        ("città reaches", [1]),
        ("citta letter", []),
        ("strasse", [3]),
        ("STRAẞE", [3]),
        ("100%", [2]),
        ("%", [2]),
        ("_", [2]),
        ("red_wax a", [2]),
        ("\\", []),
        ("/", []),
        ("remark", [3]),
        ("e" * 5_000, []),
    ],
)
def test_a_search_finds_entries_with_all_words(chronicle, text, found):
    result = chronicle.chronicle(text)
    assert [int(entry.id.removeprefix("chapter-")) for entry in result.chapters] == found
    assert result.total == len(found)


def test_stays_follow_one_another_by_the_towns_of_the_chronicle(archive):
    towns = [("siena", 1), ("siena", 2), ("", 2), ("siena", 3), ("rome", 5), ("siena", 7)]
    entries = [
        Chapter(f"chapter-{number}", AT, day, "deed", "On the road", town=town)
        for number, (town, day) in enumerate(towns, start=1)
    ]
    archive.write(step(1), [change(None, entry) for entry in entries])
    assert archive.stays() == [("siena", 1), ("rome", 5), ("siena", 7)]


def test_a_search_keeps_to_a_kind(chronicle):
    assert [entry.title for entry in chronicle.chronicle(kind="story").chapters] == ["A letter"]


def test_the_chronicle_is_given_by_pages(chronicle):
    page = chronicle.chronicle(skip=1, count=1)
    assert ([entry.id for entry in page.chapters], page.total) == (["chapter-2"], 3)


def test_an_edited_entry_is_found_by_its_new_words_in_its_old_place(chronicle):
    old = chronicle.chapter("chapter-1")
    new = Chapter("chapter-1", AT, 1, "deed", "Perugia at last", edited=AT)
    chronicle.write(step(2), [change(old, new)])
    assert chronicle.chronicle("citta").total == 0
    assert chronicle.chronicle("perugia").chapters == (new,)
    assert chronicle.chronicle().chapters[-1] == new


def test_an_entry_that_comes_back_with_undo_stands_where_it_stood(chronicle):
    before = chronicle.chronicle()
    chronicle.write(step(2), [change(before.chapters[1], None)])
    undo(chronicle, 2)
    assert chronicle.chronicle() == before


def test_an_entry_that_is_not_there_is_none(archive):
    assert archive.chapter("chapter-9") is None
