"""Damaged campaigns: what is found at opening, what can be recovered, and how the players go on."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Literal

from horologium.campaign.errors import StoreError
from horologium.campaign.ports import CampaignDamage
from horologium.engine.core.errors import BadData
from horologium.engine.core.speech import later, say
from horologium.store import files, locks, recovery, restoring, snapshots, sqlite_files, tallies
from horologium.store.errors import Damaged, Locked, Missing, Newer, Unwritable, known, told
from horologium.store.tables import chain_of, check, columns, layout_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from horologium.store.tables import Layout

MOST_SHOWN: Final = 20
SHUT: Final = (Locked, Missing, Newer, Unwritable)
"""What keeps a file shut without being damage."""

NOT_LAST: Final = later("what is in it is not what was written last")


def examine(path: Path, connection: sqlite3.Connection) -> list[str]:
    """Refuse a campaign that is damaged; where only indexes or tallies are, they are made anew, which is told."""
    found = faults(connection)
    if not found:
        return []
    if _made_anew(connection):
        return [
            say("{file} was damaged ({found}); it was mended, and nothing is lost", file=path.name, found=found[0]),
        ]
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
    except (sqlite3.Error, UnicodeError, BadData) as error:
        found.append(say("it cannot be read to its end ({reason})", reason=str(getattr(error, "message", error))))
    return found


def _faults(connection: sqlite3.Connection) -> Iterator[str]:
    """Faults of the structure, indexes included; then of the rows, as tallies and seal know them."""
    for (line,) in connection.execute(f"PRAGMA integrity_check({MOST_SHOWN})").fetchall():
        if line != "ok":
            yield say("its structure is broken ({names})", names=" ".join(line.split()))
    if sqlite_files.schema_of(connection) < tallies.SINCE:
        yield from _first_faults(connection)
        return
    found = _verdict(connection)
    for table in found.differs:
        yield from _rows_faults(connection, table)
    for table, (was, now) in found.differs.items():
        yield recovery.differs(table, was, now)
    if found.behind:
        yield recovery.behind(found.behind)
    elif found.unknown:
        yield say(NOT_LAST)
    elif found.stale:
        yield say("its tallies are not of the same moment")


def _verdict(connection: sqlite3.Connection) -> tallies.TallyVerdict:
    ask = connection.execute
    return tallies.verdict(tallies.counted(ask), tallies.kept(ask), tallies.seal_of(ask))


def _first_faults(connection: sqlite3.Connection) -> Iterator[str]:
    """What is wrong with the rows of a file of the first schema."""
    seal = tallies.first_seal(connection.execute)
    if seal and tallies.first_digest(connection.execute) != seal:
        yield say(NOT_LAST)
    for table in [] if seal else _layout(connection).tables:
        yield from _rows_faults(connection, table)


def _made_anew(connection: sqlite3.Connection) -> bool:
    """Build indexes and tallies anew from tables of which every row is known to be right; all of it, or nothing."""
    try:
        if not _is_proven(connection):
            return False
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.execute("REINDEX")
            if sqlite_files.schema_of(connection) >= tallies.SINCE:
                tallies.recount(connection)
            good = not faults(connection)
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT" if good else "ROLLBACK")
    except (sqlite3.Error, UnicodeError, BadData):
        return False
    return good


def _is_proven(connection: sqlite3.Connection) -> bool:
    """Whether the rows are those that were written last; they are read without any index."""
    if sqlite_files.schema_of(connection) >= tallies.SINCE:
        return _verdict(connection).good
    seal = tallies.first_seal(connection.execute)
    return bool(seal) and tallies.first_digest(connection.execute) == seal


def _rows_faults(connection: sqlite3.Connection, table: str) -> Iterator[str]:
    """What is wrong with the rows of a table, as far as they can be seen to be wrong."""
    layout = _layout(connection)
    for row in _rows(connection, table):
        try:
            check(table, row, layout)
        except BadData as error:
            yield error.message
    for _ in connection.execute(f'PRAGMA foreign_key_check("{table}")'):
        yield say("a row of {table} belongs to nothing", table=table)
    for battle in _rows(connection, "battle") if table == "answer" else ():
        lines = [*_rows(connection, "answer", battle["id"])]
        if chain_of(battle, lines).seq < len(lines):
            yield say("the answers of battle {battle} do not follow from each other", battle=battle["id"])


def _rows(connection: sqlite3.Connection, table: str, battle: str | None = None) -> Iterator[dict[str, Any]]:
    names = columns(table, _layout(connection))
    listed = ", ".join(f'"{name}"' for name in names)
    mine = "" if battle is None else "WHERE battle = ? ORDER BY seq"
    for row in connection.execute(
        f'SELECT {listed} FROM "{table}" NOT INDEXED {mine}', () if battle is None else (battle,)
    ):
        yield dict(zip(names, row, strict=True))


def _layout(connection: sqlite3.Connection) -> Layout:
    return layout_of(tallies.tables(connection.execute))


# How to go on


def assess(path: Path) -> CampaignDamage | None:
    """What is wrong with a campaign, what could be recovered of it beside it, and which snapshot is good.

    Nothing is changed but that the recovered file lies ready. None if the campaign is whole.
    """
    found = _found(path)
    if not found:
        return None
    snapshot = snapshots.newest_good(path)
    salvaged = recovery.salvage(path, snapshot.path if snapshot else None)
    recovered = _recovered_path(path) if salvaged.whole else None
    if recovered is not None:
        with known(recovered):
            recovery.write(salvaged, recovered)
    return CampaignDamage(path, tuple(found), recovered, tuple(salvaged.lost[:MOST_SHOWN]), snapshot)


def _found(path: Path) -> list[str]:
    try:
        connection = sqlite_files.hold(path)
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


def mend(damage: CampaignDamage, choice: Literal["recovered", "snapshot"], now: str) -> Path:
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


def forget(damage: CampaignDamage) -> None:
    """Clear away the recovered file that lies ready."""
    if damage.recovered is not None:
        with suppress(OSError):
            damage.recovered.unlink(missing_ok=True)
