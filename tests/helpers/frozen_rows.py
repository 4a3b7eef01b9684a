"""The records of a campaign file as plain data, read past the program: as they lie there, and as they are today."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

from horologium.campaign.books import digest_of_data, dump
from horologium.campaign.records import KIND_OF
from horologium.store.migrations.older import SINCE, lift_image, lift_name

NO_RECORDS = {"step", "change", "battle", "checkpoint", "answer", "pack", "meta", "tally", "alembic_version"}
NO_FIELDS = {"place", "folded", "entered"}


class FrozenRows:
    """What a file holds before anybody opens it; ``steps`` are its images, the last step first."""

    def __init__(self, path):
        with closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as file:
            self.schema = file.execute("PRAGMA user_version").fetchone()[0]
            names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            self.records = {
                (name, row["id"]): row for name in names if name not in NO_RECORDS for row in _rows(file, name)
            }
            self.steps = file.execute(
                "SELECT seq, kind, change.id, before FROM change JOIN step ON seq = step WHERE state = 'done'"
                " ORDER BY step DESC, change.place DESC"
            ).fetchall()

    def digest(self):
        """The digest that the program which wrote the file gave its records."""
        return digest_of_data((kind, data) for (kind, _), data in self.records.items())

    def today(self, back_to=None):
        """All records as they should be after opening, and after undoing all steps from the number ``back_to`` on."""
        records = dict(self.records)
        for seq, kind, id_, before in self.steps:
            if back_to is not None and seq >= back_to:
                records.pop((kind, id_), None)
                records |= {} if before is None else {(kind, id_): json.loads(before)}
        lifted = [(kind, data) if self.schema >= SINCE else _lifted(kind, data) for (kind, _), data in records.items()]
        return {(kind, data["id"]): data for kind, data in lifted}


def digest(records):
    """The digest of records as plain data."""
    return digest_of_data((kind, data) for (kind, _), data in records.items())


def held(session):
    """The records of an open campaign as plain data, but for the chronicle, which lies on the disk."""
    return {(KIND_OF[type(each)], each.id): dump(each) for each in session.books.records()}


def without_chapters(records):
    """Records but for the chronicle."""
    return {key: data for key, data in records.items() if key[0] != "chapter"}


def _lifted(kind, data):
    return lift_name(kind), lift_image(kind, data)


def _rows(file, table):
    columns = [(row[1], row[2]) for row in file.execute(f'PRAGMA table_info("{table}")')]
    for row in file.execute(f'SELECT * FROM "{table}"'):
        pairs = zip(columns, row, strict=True)
        yield {name: _value(kind, value) for (name, kind), value in pairs if name not in NO_FIELDS}


def _value(kind, value):
    return json.loads(value) if kind == "JSON" else bool(value) if kind == "BOOLEAN" else value
