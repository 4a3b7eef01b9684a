"""Tallies: how many rows each table has and the sum of their hashes, written with every change.

SQLite notices when the structure of a file is damaged, but neither a letter that has turned nor a page that is older
than the rest. So temporary triggers, which never are part of the file, take the hash of a row that goes from the sum of
its table and add that of one that comes: rows and tallies are of one moment, whatever crashes. The seal in ``meta``,
on another page, is the digest of all tallies after a number that grows with every change: it tells which is older.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from itertools import islice
from struct import unpack
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from horologium.engine.core.errors import BadData
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Mapping

Execute: TypeAlias = Callable[[str], Iterable[Any]]
"""Ask a database something: ``execute`` of ``sqlite3``, or ``exec_driver_sql`` of SQLAlchemy."""

TALLY: Final = "tally"
UNCOUNTED: Final = frozenset({TALLY, "alembic_version"})
SINCE: Final = 2
"""The first schema with tallies; before that there only was a digest of everything, after a tidy close."""

SEAL: Final = ""
"""The name of the row among the tallies that says the same as the seal: its number and the digest."""

LONGEST_ROW: Final = 2 * 2**20
PACKED: Final = frozenset({"battle", "checkpoint"})
"""Tables whose rows may be as large as SQLite may hand over."""

_WHOLE: Final = 2**128
_AT_ONCE: Final = 64
_NONE: Final = f"{0:032x}"


class TableTally(NamedTuple):
    """How many rows there are, and the sum of their hashes."""

    rows: int = 0
    sum: str = _NONE

    def with_(self, line: bytes) -> TableTally:
        """With one row more."""
        return TableTally(self.rows + 1, _summed(self.sum, 1, line))

    def without(self, line: bytes) -> TableTally:
        """With one row less."""
        return TableTally(self.rows - 1, _summed(self.sum, -1, line))


class Seal(NamedTuple):
    """The number of the last change, and the digest of all tallies after it."""

    number: int = 0
    digest: str = ""

    @classmethod
    def of(cls, text: str) -> Seal:
        """A seal as it is written; of anything else, one that is older than all."""
        number, _, digest = text.partition(" ")
        return cls(int(number), digest) if number.isascii() and number.isdecimal() and len(number) < 19 else cls()

    def __str__(self) -> str:
        return f"{self.number} {self.digest}"


# Rows


def tables(execute: Execute) -> list[str]:
    """The tables of a database by name."""
    found = execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name")
    return [name for (name,) in found]


def _counted(execute: Execute) -> list[str]:
    return [name for name in tables(execute) if name not in UNCOUNTED]


def names_and_types(execute: Execute, table: str) -> list[tuple[str, str]]:
    """The columns of a table in their order, and their types."""
    return [(row[1], row[2]) for row in execute(f'PRAGMA table_info("{table}")')]


def _line(columns: Iterable[tuple[str, str]]) -> str:
    """The expression that writes a row; SQLite does it, which is quick. JSON has no bytes."""
    row = ", ".join(f"hex({value})" if kind == "BLOB" else value for value, kind in columns)
    return f"CAST(json_array({row}) AS BLOB)"


def _columns(execute: Execute, table: str, prefix: str = "") -> list[tuple[str, str]]:
    """The columns of a table with their types; a seal is not sealed."""
    found = names_and_types(execute, table)
    return [(f'{prefix}"{name}"', kind) for name, kind in found if (table, name) != ("meta", "seal")]


def _lines(execute: Execute, table: str, columns: Iterable[tuple[str, str]]) -> Iterator[bytes]:
    """The rows of a table as they lie there, without any index; BadData for one that nothing of ours could be."""
    for (line,) in execute(f'SELECT {_line(columns)} FROM "{table}" NOT INDEXED ORDER BY rowid'):
        if len(line) > LONGEST_ROW:
            check_length(table, len(line))
        yield line


def check_length(table: str, length: int) -> None:
    """Refuse a row that is longer than anything of ours."""
    if length > LONGEST_ROW and table not in PACKED:
        raise BadData(say("a row of {table} is longer than {size} MB", table=table, size=LONGEST_ROW >> 20))


# Counting


def counted(execute: Execute) -> dict[str, TableTally]:
    """The tallies of all tables by what is in them."""
    return {table: tally(_lines(execute, table, sorted(_columns(execute, table)))) for table in _counted(execute)}


def tally(lines: Iterable[bytes]) -> TableTally:
    """Count rows, some at a time: a sum of halves is much quicker than one of long numbers."""
    rows = whole = 0
    waiting = iter(lines)
    while some := [*islice(waiting, _AT_ONCE)]:
        halves = unpack(f">{2 * len(some)}Q", b"".join([blake2b(line, digest_size=16).digest() for line in some]))
        rows, whole = rows + len(some), whole + (sum(halves[::2]) << 64) + sum(halves[1::2])
    return TableTally(rows, f"{whole % _WHOLE:032x}")


class RowScale:
    """Weighs rows that lie in no file as SQLite would have written them."""

    def __init__(self) -> None:
        self._memory = sqlite3.connect(":memory:")

    def close(self) -> None:
        """Put it away."""
        self._memory.close()

    def line(self, columns: Iterable[tuple[str, str]], row: Mapping[str, Any]) -> bytes:
        """A row, given the names and types of its columns."""
        listed = sorted(columns)
        query = f"SELECT {_line(('?', kind) for _, kind in listed)}"
        line: bytes = self._memory.execute(query, [row[name] for name, _ in listed]).fetchone()[0]
        return line


def _hash(line: bytes) -> int:
    return int.from_bytes(blake2b(line, digest_size=16).digest(), "big")


def _summed(old: str, sign: int, line: bytes) -> str:
    """The sum with one row more or less."""
    return f"{(int(old, 16) + sign * _hash(line)) % _WHOLE:032x}"


def kept(execute: Execute) -> dict[str, TableTally]:
    """The tallies as they are written in a file."""
    query = f"SELECT CAST(name AS BLOB), CAST(rows AS INTEGER), CAST(sum AS BLOB) FROM {TALLY} NOT INDEXED"
    return {_text(name): TableTally(rows or 0, _text(sum_)) for name, rows, sum_ in execute(query)}


def digest(of: Mapping[str, TableTally]) -> str:
    """One digest for all tables."""
    lines = [f"{name} {tally.rows} {tally.sum}\n" for name, tally in sorted(of.items()) if name != SEAL]
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def seal_of(execute: Execute) -> Seal:
    """The seal that a file carries; where nothing can carry it, what the tallies say."""
    for (seal,) in execute("SELECT CAST(seal AS BLOB) FROM meta NOT INDEXED"):
        return Seal.of(_text(seal))
    return Seal(*kept(execute).get(SEAL, TableTally(0, "")))


def _text(data: bytes | None) -> str:
    """A text that may be damaged."""
    return (data or b"").decode(errors="replace")


def content_digest(execute: Execute) -> str:
    """The digest of all rows of all tables, however old the file is."""
    return digest(counted(execute)) if TALLY in tables(execute) else first_digest(execute)


# Files of the first schema


def first_seal(execute: Execute) -> str:
    """The seal of a file of the first schema; empty if it was not closed in order."""
    return next((str(seal) for (seal,) in execute("SELECT seal FROM meta")), "")


def first_digest(execute: Execute) -> str:
    """The digest with which a file of the first schema was sealed."""
    whole = hashlib.sha256()
    for table in tables(execute):
        whole.update(f"{table}\n".encode())
        for line in _lines(execute, table, _columns(execute, table)):
            whole.update(line + b"\n")
    return whole.hexdigest()


# Keeping


def keep(connection: sqlite3.Connection) -> None:
    """Have the tallies follow every change that is made over this connection."""
    connection.create_function("tallied", 3, _summed, deterministic=True)
    for table in _counted(connection.execute):
        old, new = (_line(sorted(_columns(connection.execute, table, f"{which}."))) for which in ("OLD", "NEW"))
        changes = {"INSERT": (1, f"tallied(sum, 1, {new})"), "DELETE": (-1, f"tallied(sum, -1, {old})")}
        changes["UPDATE"] = (0, f"tallied(tallied(sum, -1, {old}), 1, {new})")
        for event, (more, sum_) in changes.items():
            connection.execute(
                f'CREATE TEMP TRIGGER "{TALLY}_{event}_{table}" AFTER {event} ON main."{table}" BEGIN '
                f"UPDATE {TALLY} SET rows = rows + ({more}), sum = {sum_} WHERE name = '{table}'; END"
            )


def let_go(connection: sqlite3.Connection) -> None:
    """Have the tallies follow no longer: tables are about to be made anew."""
    for (name,) in connection.execute("SELECT name FROM sqlite_temp_master WHERE type = 'trigger'").fetchall():
        connection.execute(f'DROP TRIGGER temp."{name}"')


def recount(connection: sqlite3.Connection) -> None:
    """Write the tallies of what is there now."""
    number = max(seal_of(connection.execute).number, kept(connection.execute).get(SEAL, TableTally()).rows)
    connection.execute(f"DELETE FROM {TALLY}")
    found = {SEAL: TableTally(number), **counted(connection.execute)}
    connection.executemany(f"INSERT INTO {TALLY} VALUES (?, ?, ?)", [(name, *tally) for name, tally in found.items()])
    seal(connection)


def seal(connection: sqlite3.Connection) -> None:
    """End a change: its number and the digest of all tallies are written beside them, and elsewhere."""
    found = kept(connection.execute)
    made = Seal(found.get(SEAL, TableTally()).rows + 1, digest(found))
    connection.execute(f"UPDATE {TALLY} SET rows = ?, sum = ? WHERE name = '{SEAL}'", made)
    connection.execute("UPDATE meta SET seal = ?", (str(made),))


# Comparing


class TallyVerdict(NamedTuple):
    """What tallies and seal say of the rows."""

    differs: Mapping[str, tuple[TableTally, TableTally]] = MappingProxyType(
        {}
    )  # by table what there was, and what is found
    behind: int = 0  # changes that only the seal knows of
    unknown: bool = False  # something differs, and nothing tells what
    stale: bool = False  # tallies or seal are hurt, the rows are not

    @property
    def good(self) -> bool:
        """Whether the rows are those that were written last."""
        return not (self.differs or self.behind or self.unknown)


def verdict(found: Mapping[str, TableTally], written: Mapping[str, TableTally], seal: Seal) -> TallyVerdict:
    """Compare rows, tallies and seal: two of them that agree know better than the third, unless it is newer."""
    now, tallied = digest(found), Seal(*written.get(SEAL, TableTally(0, "")))
    if now == seal.digest:
        return TallyVerdict(stale=digest(written) != now or tallied != seal)
    if digest(written) != tallied.digest:
        return TallyVerdict(unknown=True)
    if tallied.number < seal.number:
        return (
            TallyVerdict(behind=seal.number - tallied.number) if now == tallied.digest else TallyVerdict(unknown=True)
        )
    names = sorted((found.keys() | written.keys()) - {SEAL})
    pairs = {name: (written.get(name, TableTally()), found.get(name, TableTally())) for name in names}
    differs = {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}
    return TallyVerdict(differs, stale=not differs)
