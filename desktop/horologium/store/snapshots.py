"""Snapshots: tidy copies of a campaign in a folder beside it, made at the moments that matter and thinned out.

The name of a snapshot carries a number that only ever grows, the time, the reason and the digest of the content:
``000007 2026-01-31T20-15-00Z begin-mission 0f3c....horologium``. Whatever the clock does, the number tells which is
newest, and the digest tells whether the copy still is what it was.
"""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from horologium.campaign.errors import StoreError
from horologium.campaign.ports import Snapshot
from horologium.campaign.records import STAGES
from horologium.engine.core.errors import BadData
from horologium.engine.core.speech import later, say, say_number
from horologium.store import files, sqlite_files, tallies
from horologium.store.errors import Damaged, Missing, known, told

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from pathlib import Path

    from horologium.store.database import Database
    from horologium.store.tallies import Execute

RECENT: Final = 12
DAILY: Final = 10
MONTHLY: Final = 9
EVERY: Final = timedelta(minutes=30)

START: Final = "start"
HALF_HOUR: Final = "half-hour"
RESTORE: Final = "restore"
REPAIR: Final = "repair"
ROUTINE: Final = frozenset({START, HALF_HOUR})
"""Reasons for which a second copy of the same content is not kept."""

NOT_AS_MADE: Final = (later("it is not what it was when it was made"), later("choose another snapshot"))

_NAME: Final = re.compile(r"(\d{6,18}) (\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z ([\w. -]+) ([0-9a-f]{16})")
UNFINISHED: Final = "unfinished"


class Named(NamedTuple):
    """What the name of a snapshot says."""

    path: Path
    number: int
    at: str
    reason: str
    digest: str

    @classmethod
    def of(cls, path: Path) -> Named | None:
        """What a name says; None for a file that was put there by somebody else."""
        found = _NAME.fullmatch(path.name.removesuffix(files.SUFFIX))
        if found is None:
            return None
        number, day, hour, minute, second, reason, digest = found.groups()
        return cls(path, int(number), f"{day}T{hour}:{minute}:{second}+00:00", reason, digest)

    @property
    def content(self) -> tuple[str, str, str]:
        """What two copies of a snapshot have in common; numbers are each folder's own."""
        return self.at, self.reason, self.digest


class Keeper:
    """Makes snapshots: the ``keep`` that a shelf hands to its campaigns."""

    def __init__(self, now: Callable[[], str]) -> None:
        self._now = now

    def __call__(self, database: Database, reason: str) -> None:
        """Copy a campaign as it is; the copy is examined before an older one may go."""
        if database.path is None or database.read_only:
            return
        folder = files.snapshots(database.path)
        with known(folder):
            files.make_folder(folder)
        made = folder / f"{UNFINISHED} {os.getpid()}"
        try:
            sweep_copies(folder)
            database.copy_to(made)
            _place(made, folder, self._now(), reason)
        finally:
            with suppress(OSError):
                made.unlink(missing_ok=True)
        database.changed = False

    def due(self, database: Database) -> bool:
        """Whether half an hour has gone by with changes; a clock that was put back counts as well."""
        if not database.changed or database.path is None or database.read_only:
            return False
        newest = latest(files.snapshots(database.path))
        return newest is None or abs(_time(self._now()) - _time(newest.at)) >= EVERY


def is_kept(database: Database) -> bool:
    """Whether the newest snapshot holds exactly what a sealed campaign does: then none is needed at the start."""
    if database.path is None or (newest := latest(files.snapshots(database.path))) is None:
        return False
    with database.reading() as connection:
        return tallies.seal_of(connection.exec_driver_sql).digest.startswith(newest.digest)


def _place(made: Path, folder: Path, now: str, reason: str) -> None:
    """Give a copy that is good its name; then thin the others out."""
    digest, newest = verified(made)[:16], latest(folder)
    if newest is not None and reason in ROUTINE and newest.digest == digest:
        return
    number = newest.number + 1 if newest else 1
    time = _time(now).strftime("%Y-%m-%dT%H-%M-%SZ")
    words = "".join(letter if letter.isalnum() and letter.isascii() else "-" for letter in reason)[:40] or "copy"
    target = folder / f"{number:06} {time} {words} {digest}{files.SUFFIX}"
    with known(folder):
        files.put_in_place(made, target)
    thin(folder)


def verified(path: Path) -> str:
    """Open a copy and look through it; gives the digest of its content, or says what is wrong with it."""
    with known(path), closing(sqlite_files.look_at(path)) as connection:
        try:
            if connection.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
                raise told(Damaged, path)
            return _proven_digest(path, connection)
        except (sqlite3.Error, BadData) as error:
            raise told(Damaged, path, say("it cannot be read ({reason})", reason=error)) from error


def _proven_digest(path: Path, connection: sqlite3.Connection) -> str:
    """The digest of what is in a copy; refused if it is not what was written last into the campaign."""
    ask = connection.execute
    if sqlite_files.schema_of(connection) < tallies.SINCE:
        return tallies.first_digest(ask)
    found = tallies.counted(ask)
    if not tallies.verdict(found, tallies.kept(ask), tallies.seal_of(ask)).good:
        raise told(Damaged, path, *NOT_AS_MADE)
    return tallies.digest(found)


def _time(now: str) -> datetime:
    return datetime.fromisoformat(now).astimezone(UTC)


def sweep_copies(folder: Path) -> None:
    """Clear away what a crash has left of copies."""
    for path in folder.glob(f"{UNFINISHED} *"):
        with suppress(OSError):
            path.unlink()


def all_named(folder: Path) -> list[Named]:
    """All snapshots that were made here, newest first."""
    found = [Named.of(path) for path in _files(folder)]
    return sorted((each for each in found if each), key=lambda each: each.number, reverse=True)


def latest(folder: Path) -> Named | None:
    """The newest snapshot in a folder."""
    return next(iter(all_named(folder)), None)


def _files(folder: Path) -> list[Path]:
    if not folder.is_dir():
        return []
    with known(folder):
        return sorted(path for path in folder.iterdir() if path.suffix == files.SUFFIX and path.is_file())


def thin(folder: Path) -> None:
    """Delete what nobody will miss. It is called when a new copy was found good: that one is newest, and stays."""
    listed = all_named(folder)
    kept = [*listed[:RECENT], *_first_of(listed, 10, DAILY), *_first_of(listed, 7, MONTHLY)]
    for old in listed:
        if old not in kept:
            with suppress(OSError):  # it stays until the next time
                old.path.unlink()


def _first_of(listed: Iterable[Named], letters: int, most: int) -> list[Named]:
    """The newest snapshot of each of the latest days or months, by the first letters of their time."""
    first: dict[str, Named] = {}
    for each in listed:
        first.setdefault(each.at[:letters], each)
    return list(first.values())[:most]


# Reading


def snapshots(path: Path, others: Iterable[Path] = ()) -> list[Snapshot]:
    """What a campaign can be restored to, newest first; then what only lies in other folders, then copies by others."""
    here = files.snapshots(path)
    found = [(each.content, _read(each.path, each)) for each in all_named(here)]
    for each in (each for folder in others for each in all_named(folder)):
        if not any(content == each.content and snapshot.good for content, snapshot in found):
            found.append((each.content, _read(each.path, each, elsewhere=True)))
    strangers = sorted(set(_files(here)) - {snapshot.path for _, snapshot in found})
    return [*(snapshot for _, snapshot in found), *(_read(stranger, None) for stranger in strangers)]


def is_good(snapshot: Named) -> bool:
    """Whether a copy still is what it was."""
    return _read(snapshot.path, snapshot).good


def newest_good(path: Path, others: Iterable[Path] = ()) -> Snapshot | None:
    """The snapshot that is offered when a campaign is damaged: from beside it, else from elsewhere."""
    for folder in (files.snapshots(path), *others):
        for each in all_named(folder):
            if (found := _read(each.path, each, elsewhere=folder != files.snapshots(path))).good:
                return found
    return None


_FACTS: Final = """
SELECT (SELECT count(*) FROM step WHERE state = 'done'),
       coalesce((SELECT title FROM chapter WHERE kind = 'story' ORDER BY place DESC LIMIT 1),
                (SELECT title FROM chapter ORDER BY place DESC LIMIT 1), (SELECT name FROM charter)), stage
FROM standing
"""


def _read(path: Path, named: Named | None, *, elsewhere: bool = False) -> Snapshot:
    with known(path):
        facts = path.stat()
    at = named.at if named else datetime.fromtimestamp(facts.st_mtime, UTC).isoformat(timespec="seconds")
    reason = named.reason if named else path.name.removesuffix(files.SUFFIX)
    version, steps, standing, good = 0, 0, "", False
    with suppress(StoreError, sqlite3.Error), closing(sqlite_files.connect(path, "immutable=1")) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        digest = verified(path)
        good = named is None or digest.startswith(named.digest)
        steps, title, stage = connection.execute(_FACTS).fetchone() or (0, "", "")
        standing = f"{title} ({say(STAGES.get(stage, stage))})"
    return Snapshot(path, at, reason, facts.st_size, version, steps, standing, good, elsewhere)


def must_be_good(snapshot: Snapshot) -> None:
    """Refuse a snapshot that is gone, damaged or made by a newer program."""
    if not snapshot.path.is_file():
        raise told(Missing, snapshot.path)
    digest, named = verified(snapshot.path), Named.of(snapshot.path)
    if named is not None and not digest.startswith(named.digest):
        raise told(Damaged, snapshot.path, *NOT_AS_MADE)


_STEPS: Final = "SELECT seq, name, at, label FROM step WHERE state = 'done' ORDER BY seq"
_ANSWERS: Final = "SELECT battle.id, mission, count(seq) FROM battle JOIN answer ON battle = id GROUP BY battle.id"


def lost_by(execute: Execute, snapshot: Snapshot) -> list[str]:
    """What a campaign, asked with ``execute``, would lose by going back to a snapshot: steps, then answers."""
    with known(snapshot.path), closing(sqlite_files.look_at(snapshot.path)) as connection:
        words = [*_lost_steps([tuple(row) for row in execute(_STEPS)], connection.execute(_STEPS).fetchall())]
        then = {battle: count for battle, _, count in connection.execute(_ANSWERS)}
    for battle, mission, count in execute(_ANSWERS):
        if count > then.get(battle, 0):
            words.append(
                say_number(
                    count - then.get(battle, 0),
                    "1 answer in the battle {mission}",
                    "{count} answers in the battle {mission}",
                    mission=mission.replace("-", " ").title(),
                )
            )
    return words


def _lost_steps(now: Sequence[tuple[Any, ...]], then: Sequence[tuple[Any, ...]]) -> Iterator[str]:
    """Steps that are done now and were not then, newest first; and the other way round."""
    both = set(now) & set(then)
    for step in reversed(now):
        if step not in both:
            yield f"{step[2][:16].replace('T', ' ')}: {step[3]}"
    for step in then:
        if step not in both:
            yield say("that it was undone: {step}", step=step[3])
