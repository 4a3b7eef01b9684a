"""Putting another file in the place of a campaign, so that nothing is lost whatever happens on the way."""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from horologium.campaign.errors import ReadOnly
from horologium.engine.core.speech import say
from horologium.store import files, locks, snapshots
from horologium.store.errors import Damaged, DiskFault, Locked, known, told

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from horologium.campaign.ports import Snapshot
    from horologium.store.database import Database, Keep

ASIDE: Final = ".horologium-damaged"


def restore(path: Path, snapshot: Snapshot, keep: Keep, now: Callable[[], str]) -> None:
    """Put a snapshot in the place of a campaign, which is kept as a snapshot first; a damaged one is set aside."""
    from horologium.store.damage import examine  # noqa: PLC0415  # brings SQLAlchemy
    from horologium.store.database import open_file  # noqa: PLC0415

    snapshots.must_be_good(snapshot)
    made = copied(snapshot.path, path)
    try:
        if not path.exists():
            with known(path):
                files.put_in_place(made, path)
            return
        try:
            database = open_file(path, keep=keep, examine=examine)
        except Damaged:
            replace_damaged(path, made, now())
        else:
            _replace_held(database, made, path, keep)
    finally:
        with suppress(OSError):
            made.unlink(missing_ok=True)


def copied(source: Path, path: Path) -> Path:
    """A copy of a file that is ready to take the place of a campaign, and has been looked through."""
    made = files.part(path)
    try:
        with known(made):
            shutil.copyfile(source, files.begin(made))
        snapshots.verified(made)
    except BaseException:
        with suppress(OSError):
            made.unlink(missing_ok=True)
        raise
    return made


def _replace_held(database: Database, made: Path, path: Path, keep: Keep) -> None:
    try:
        if database.read_only:
            raise ReadOnly(database.read_only)
        keep(database, snapshots.RESTORE)
        database.pragma("wal_checkpoint(TRUNCATE)")
        if database.pragma("journal_mode=DELETE") != [("delete",)]:  # a WAL beside it would be read into the new file
            raise told(DiskFault, path)
        if os.name != "posix":  # only there can a file be replaced while it is held
            database.close()
        with known(path):
            files.put_in_place(made, path)
    finally:
        database.close()


def replace_damaged(path: Path, made: Path, now: str) -> Path:
    """Put a good file in the place of a damaged one, which stays beside it under another name; gives this name."""
    owner = locks.owner(path)
    if owner is not None and not owner.is_me():
        raise told(Locked, path, say("{holder} holds it", holder=owner.in_words()))
    with known(path):
        aside = _free_name(path, now)
        _keep_as(path, aside)
        _keep_as(files.wal(path), files.wal(aside))
        files.sync_folder(path.parent)
        try:
            files.wal(path).unlink(missing_ok=True)  # it would be read into the new file
            files.put_in_place(made, path)
        except BaseException:
            if made.exists():  # the damaged file is still in its place
                _keep_as(files.wal(aside), files.wal(path))
            raise
        locks.unsign(path)
    return aside


def _free_name(path: Path, now: str) -> Path:
    stamp = now[:19].replace(":", "-")
    stem = f"{files.file_name(path.name.removesuffix(files.SUFFIX))} damaged {stamp}"
    names = (stem + (f" {number}" if number else "") + ASIDE for number in range(1_000))
    return next(free for name in names if not (free := path.with_name(name)).exists())


def _keep_as(path: Path, target: Path) -> None:
    """The same file under a second name, or a copy of it where files have only one."""
    if not path.exists() or target.exists():
        return
    try:
        os.link(path, target)
    except OSError:
        shutil.copyfile(path, target)
