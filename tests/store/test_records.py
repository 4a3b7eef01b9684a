"""Records go into rows and come back as they were."""

from __future__ import annotations

import itertools
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.kept import ADA, BEGINNING, CHARTER, change, new_archive, records, step
from horologium.campaign.errors import StoreError
from horologium.campaign.records import KIND_OF, KINDS, Chapter
from horologium.store.rows import RECORD_ROWS


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_has_a_column_for_every_field_of_its_record(kind):
    own = {"chapter": {"folded", "entered"}}.get(kind, set())
    assert set(RECORD_ROWS[kind].model_fields) == {field.name for field in fields(KINDS[kind])} | {"place"} | own


def kept(archive, kind, id_):
    if kind == "chapter":
        return archive.chapter(id_)
    return next((record for record in archive.records() if (KIND_OF[type(record)], record.id) == (kind, id_)), None)


@pytest.fixture(scope="module")
def empty(tmp_path_factory):
    archive = new_archive(tmp_path_factory.mktemp("records"), beginning=[])
    archive.seqs = itertools.count(1)
    yield archive
    archive.close()


def write(archive, before, after):
    seq, wish = next(archive.seqs), change(before, after)
    archive.write(step(seq), [wish])
    assert archive.changes(seq) == [wish]


@pytest.mark.parametrize("kind", KINDS)
@given(data=st.data())
def test_a_record_of_any_kind_comes_back_equal(empty, kind, data):
    first, second = (replace(data.draw(records(kind)), id="the id") for _ in range(2))
    write(empty, None, first)
    assert kept(empty, kind, "the id") == first
    write(empty, first, second)
    assert kept(empty, kind, "the id") == second
    write(empty, second, None)
    assert kept(empty, kind, "the id") is None


@pytest.mark.parametrize(
    "record",
    [replace(ADA, name="half \ud800"), replace(ADA, notes="a\0b"), replace(ADA, experience=2**63)],
    ids=["half a character", "NUL", "64 bits"],
)
def test_what_no_database_keeps_is_refused_in_words_and_changes_nothing(archive, record):
    before = archive.digest()
    with pytest.raises(StoreError, match=r"member member-1: its \w+ has a number or a character that cannot be kept"):
        archive.write(step(1), [change(ADA, record)])
    assert (archive.digest(), archive.steps()) == (before, [])


def test_records_come_back_in_the_order_in_which_they_were_entered(tmp_path):
    heroes = [replace(ADA, id=f"member-{number}") for number in (3, 1, 2)]
    archive = new_archive(tmp_path, beginning=[CHARTER, *heroes])
    archive.write(step(1), [change(heroes[0], replace(heroes[0], name="Bea"))])
    assert [record.id for record in archive.records()] == ["one", "member-3", "member-1", "member-2"]
    archive.close()


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE member SET raises = '[5]'",
        "UPDATE member SET raises = '{'",
        "UPDATE member SET experience = 'many'",
    ],
)
def test_a_row_that_is_no_record_is_told_as_damage(archive, statement):
    with archive.database.writing() as connection:
        connection.exec_driver_sql(statement)
    with pytest.raises(StoreError, match=r"Siena.horologium: a member in it cannot be read .*restore one of its"):
        archive.records()


def test_chapters_are_not_among_the_records(archive):
    archive.write(step(1), [change(None, Chapter("chapter-1", "now", 1, "note", "Rain"))])
    assert list(archive.records()) == list(BEGINNING)
