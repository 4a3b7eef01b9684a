"""What a file holds beside our tables is refused before it can do anything, and costs nothing but a mending."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from helpers.safety import rich, safe_shelf
from horologium.campaign.errors import StoreError
from horologium.store import sqlite_files, tallies
from horologium.store.errors import Damaged

ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"
HOSTILE = {
    "a trigger that forgets notes": ["CREATE TRIGGER t AFTER INSERT ON chapter BEGIN DELETE FROM chapter; END"],
    "a trigger that swallows": ["CREATE TRIGGER t BEFORE INSERT ON answer BEGIN SELECT RAISE(IGNORE); END"],
    "a trigger that refuses": ["CREATE TRIGGER t BEFORE INSERT ON step BEGIN SELECT RAISE(ABORT, 'no'); END"],
    "a trigger that never ends": [f"CREATE TRIGGER t AFTER UPDATE ON meta BEGIN {ENDLESS}; END"],
    "a view": ["CREATE VIEW v AS SELECT * FROM member"],
    "a view in the place of the label": ["DROP TABLE alembic_version", f"CREATE VIEW alembic_version AS {ENDLESS}"],
    "a table more": ["CREATE TABLE more (x)"],
    "a virtual table": ["CREATE VIRTUAL TABLE more USING fts5(x)"],
    "an index more": ["CREATE UNIQUE INDEX more ON member (name)"],
    "an index that computes": ["CREATE INDEX more ON member (hex(name))"],
    "an index less": ["DROP INDEX ix_step_state"],
    "a generated column": ["ALTER TABLE member ADD COLUMN shout AS (upper(name))"],
    "a column with a default": ["ALTER TABLE member ADD COLUMN age INTEGER DEFAULT 30"],
    "a column less": ["ALTER TABLE pack DROP COLUMN version"],
    "statistics": ["ANALYZE"],
}


@pytest.fixture
def shelf(tmp_path):
    return safe_shelf(tmp_path)


def tell(path, statements):
    """Do something to a file as its own program would, so that all sums are right."""
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
            if statement.startswith("ALTER"):
                tallies.recount(connection)
        connection.commit()


@pytest.mark.parametrize("kind", HOSTILE)
def test_what_does_not_belong_in_a_file_is_refused_and_mended(shelf, kind):
    path, digest = rich(shelf)
    tell(path, HOSTILE[kind])
    with pytest.raises(Damaged, match=r"(does not belong in it|as it should be|is missing); choose how to go on"):
        shelf.open(path)
    assert "damaged" in next(card.problem for card in shelf.cards())
    shelf.mend(shelf.damage(path), "recovered")
    with closing(shelf.open(path)) as archive:
        assert archive.digest() == digest


@pytest.mark.parametrize("kind", ["a trigger that never ends", "a view in the place of the label", "a table more"])
def test_a_hostile_snapshot_is_not_restored(shelf, kind):
    path, digest = rich(shelf)
    tell(shelf.snapshots(path)[0].path, HOSTILE[kind])
    (snapshot,) = shelf.snapshots(path)
    assert not snapshot.good
    with pytest.raises(Damaged):
        shelf.restore(path, snapshot)
    with closing(shelf.open(path)) as archive:
        assert archive.digest() == digest


@pytest.mark.parametrize("size", [3, 50])
def test_a_name_of_many_megabytes_is_refused_before_it_is_read(shelf, size):
    path, digest = rich(shelf)
    tell(path, [f"UPDATE member SET name = printf('%.*c', {size} * 1000000, 'x')"])
    with pytest.raises(StoreError, match=r"Siena.horologium: it is damaged: it cannot be read to its end \("):
        shelf.open(path)
    shelf.mend(shelf.damage(path), "recovered")
    with closing(shelf.open(path)) as archive:
        assert archive.digest() == digest


def test_no_connection_takes_what_is_too_long(tmp_path):
    path, _ = rich(safe_shelf(tmp_path))
    with closing(sqlite_files.connect(path)) as connection, pytest.raises(sqlite3.DataError, match="too big"):
        connection.execute(f"SELECT zeroblob({sqlite_files.LONGEST} + 1)")


def test_a_newer_python_keeps_sqlite_on_the_defence(tmp_path):
    path, _ = rich(safe_shelf(tmp_path))
    with closing(sqlite_files.connect(path)) as connection:
        if not hasattr(connection, "getconfig"):
            pytest.skip("this Python cannot tell SQLite so")
        names = ("DEFENSIVE", "ENABLE_TRIGGER", "ENABLE_VIEW")
        found = [connection.getconfig(getattr(sqlite3, f"SQLITE_DBCONFIG_{name}")) for name in names]
        assert found == [True, False, False]
