"""Damaged campaigns: what is found at opening, what can be recovered, and how the players go on."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Literal

from horologium.campaign.errors import StoreError
from horologium.campaign.ports import Damage
from horologium.engine.core.errors import BadData
from horologium.engine.core.speech import say
from horologium.store import files, locks, opening, recovery, restoring, snapshots
from horologium.store.errors import Damaged, Locked, Missing, Newer, Unwritable, known, told
from horologium.store.seals import content_digest, names_and_types, seal_of, tables
from horologium.store.tables import TABLES, chain_of, check, columns

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MOST_SHOWN: Final = 20
SHUT: Final = (Locked, Missing, Newer, Unwritable)
"""What keeps a file shut without being damage."""


def examine(path: Path, connection: sqlite3.Connection) -> None:
    """Refuse a campaign that is damaged. With its seal whole that is quick; after a crash every row is looked at."""
    found = faults(connection)
    if found:
        raise told(
            Damaged,
            path,
            say("it is damaged: {found}", found=found[0]),
            "choose how to go on: recover it, or take a snapshot",
        )


def faults(connection: sqlite3.Connection) -> list[str]:
    """What is wrong with an open file, in words."""
    found: list[str] = []
    try:
        for fault in _faults(connection):
            found.append(fault)
            if len(found) == MOST_SHOWN:
                break
    except (sqlite3.Error, UnicodeError) as error:
        found.append(say("it cannot be read to its end ({reason})", reason=error))
    return found


def _faults(connection: sqlite3.Connection) -> Iterator[str]:
    for (line,) in connection.execute(f"PRAGMA quick_check({MOST_SHOWN})"):
        if line != "ok":
            yield say("its structure is broken ({names})", names=" ".join(line.split()))
    if opening.read_label(connection).schema < files.SCHEMA:
        return  # rows of an older format are looked at when they have been lifted
    if odd := [*_odd_tables(connection)]:
        yield from odd
    elif seal := seal_of(connection.execute):
        if content_digest(connection.execute) != seal:
            yield "what is in it is not what was written last"
    else:
        yield from _rows_faults(connection)


def _odd_tables(connection: sqlite3.Connection) -> Iterator[str]:
    there = set(tables(connection.execute))
    for table in TABLES:
        if table not in there:
            yield say("the table {table!r} is missing", table=table)
        elif sorted(name for name, _ in names_and_types(connection.execute, table)) != sorted(columns(table)):
            yield say("the table {table!r} does not have the columns that it should", table=table)


def _rows_faults(connection: sqlite3.Connection) -> Iterator[str]:
    """What is wrong with the rows of a file that was not closed in order."""
    for table in TABLES:
        for row in _rows(connection, table):
            try:
                check(table, row)
            except BadData as error:
                yield error.message
    for table, *_ in connection.execute("PRAGMA foreign_key_check"):
        yield say("a row of {table} belongs to nothing", table=table)
    for battle in _rows(connection, "battle"):
        lines = [*_rows(connection, "answer", battle["id"])]
        if chain_of(battle, lines).seq < len(lines):
            yield say("the answers of battle {battle} do not follow from each other", battle=battle["id"])


def _rows(connection: sqlite3.Connection, table: str, battle: str | None = None) -> Iterator[dict[str, Any]]:
    names = columns(table)
    listed = ", ".join(f'"{name}"' for name in names)
    mine = "" if battle is None else "WHERE battle = ? ORDER BY seq"
    for row in connection.execute(f'SELECT {listed} FROM "{table}" {mine}', () if battle is None else (battle,)):
        yield dict(zip(names, row, strict=True))


# How to go on


def assess(path: Path) -> Damage | None:
    """What is wrong with a campaign, what could be recovered of it beside it, and which snapshot is good.

    Nothing is changed but that the recovered file lies ready. None if the campaign is whole.
    """
    found = _found(path)
    if not found:
        return None
    salvaged = recovery.salvage(path)
    recovered = _recovered_path(path) if salvaged.whole else None
    if recovered is not None:
        with known(recovered):
            recovery.write(salvaged, recovered)
    return Damage(path, tuple(found), recovered, tuple(salvaged.lost[:MOST_SHOWN]), snapshots.newest_good(path))


def _found(path: Path) -> list[str]:
    try:
        connection = opening.hold(path)
    except SHUT:
        raise
    except StoreError as error:
        return [str(error).removeprefix(f"{path}: ")]
    try:
        return faults(connection)
    finally:
        connection.close()
        locks.unsign(path)


def _recovered_path(path: Path) -> Path:
    return path.with_name(f"{path.name.removesuffix(files.SUFFIX)} recovered {os.getpid()}{files.PART}")


def mend(damage: Damage, choice: Literal["recovered", "snapshot"], now: str) -> Path:
    """Go on with what was recovered or with the snapshot; the damaged file is set aside, and its new name given."""
    kept = damage.snapshot.path if damage.snapshot else None
    source = damage.recovered if choice == "recovered" else kept
    if source is None:
        raise told(
            Missing,
            damage.path,
            say("there is no {choice} to go on with", choice=choice),
            "choose the other, or import a file",
        )
    made = restoring.copied(source, damage.path)
    try:
        aside = restoring.replace_damaged(damage.path, made, now)
    finally:
        with suppress(OSError):
            made.unlink(missing_ok=True)
    forget(damage)
    return aside


def forget(damage: Damage) -> None:
    """Clear away the recovered file that lies ready."""
    if damage.recovered is not None:
        with suppress(OSError):
            damage.recovered.unlink(missing_ok=True)
