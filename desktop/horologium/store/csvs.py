"""Every table as CSV, for spreadsheets: all columns, one file for each table.

A spreadsheet takes a cell that begins with ``=``, ``+``, ``-`` or ``@`` for a formula, which could do harm when the
text came from somebody else. Such a text, and one that begins with a tab, a line break or ``'``, gets a ``'`` before
it: spreadsheets show it as text, and other programs can take exactly one ``'`` away again. Numbers stay as they are.
Bytes are written as base64, lists as JSON, yes and no as ``true`` and ``false``, nothing at all as an empty cell.
"""

from __future__ import annotations

import csv
import io
import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select

from horologium.store import files
from horologium.store.errors import BadExport, known, told
from horologium.store.exports import plain_row, write_zip
from horologium.store.tables import TABLES, columns

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from sqlalchemy import Connection

    from horologium.store.archive import SqlArchive

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "'")
MARK: Final = "\ufeff"  # without it some spreadsheets do not see that it is UTF-8


def export_tables(archive: SqlArchive, target: Path) -> None:
    """Write all tables: into a ``.zip``, or into a folder that is made for them."""
    with archive.database.reading() as connection:
        parts = {f"{table}.csv": _table(connection, table).encode() for table in TABLES}
    if target.suffix.lower() == ".zip":
        write_zip(target, parts)
    else:
        _write_folder(target, parts)


def _write_folder(target: Path, parts: Mapping[str, bytes]) -> None:
    """All files are written before the first gets its name; if the disk fails they are removed again."""
    with known(target):
        if target.exists() and (not target.is_dir() or any(target.iterdir())):
            raise told(BadExport, target, "there is something in it already", "choose an empty or a new folder")
        files.make_folder(target)
        try:
            for name, data in parts.items():
                files.begin(files.part(target / name)).write_bytes(data)
            for name in parts:
                files.put_in_place(files.part(target / name), target / name)
        except BaseException:
            for name in parts:
                with suppress(OSError):
                    (target / name).unlink(missing_ok=True)
                    files.part(target / name).unlink(missing_ok=True)
            raise


def _table(connection: Connection, table: str) -> str:
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(columns(table))
    for row in connection.execute(select(TABLES[table]).order_by(*TABLES[table].primary_key.columns)).mappings():
        writer.writerow(map(cell, plain_row(table, dict(row)).values()))
    return MARK + text.getvalue()


def cell(value: Any) -> str:
    """A value as it stands in a cell."""
    match value:
        case None:
            return ""
        case str():
            return f"'{value}" if value.startswith(FORMULA) else value
        case _:
            return json.dumps(value, ensure_ascii=False)
