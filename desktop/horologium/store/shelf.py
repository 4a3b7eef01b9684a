"""All campaigns in a folder. What SQLAlchemy is needed for is imported when a campaign is opened, not before."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from horologium.campaign.errors import StoreError
from horologium.store import files, locks, opening
from horologium.store.cards import card
from horologium.store.errors import Locked, Missing, known, told

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from horologium.campaign.ports import Card
    from horologium.campaign.records import Record
    from horologium.content.packs import Pack
    from horologium.store.archive import SqlArchive
    from horologium.store.database import Keep

BIN: Final = "bin"


def utc_now() -> str:
    """The time as ISO text, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class CampaignShelf:
    """The campaigns in a folder, which is made when the first one is. ``keep`` makes snapshots."""

    def __init__(self, folder: Path, now: Callable[[], str] = utc_now, keep: Keep | None = None) -> None:
        self.folder, self._now, self._keep = folder, now, keep
        self._open: dict[Path, SqlArchive] = {}

    def cards(self) -> list[Card]:
        """The campaigns, last played first; one that cannot be read has its problem."""
        for archive in self._open.values():
            if not archive.read_only:
                archive.database.pragma("wal_checkpoint(PASSIVE)")  # cards are read past the WAL
        by_name = sorted((card(path) for path in self._paths()), key=attrgetter("name"))
        return sorted(by_name, key=attrgetter("played"), reverse=True)

    def create(self, name: str, records: Iterable[Record], packs: Iterable[Pack]) -> SqlArchive:
        """A new campaign with these records as its beginning."""
        from horologium.store.archive import fill  # noqa: PLC0415
        from horologium.store.database import create_file  # noqa: PLC0415

        made = self._workplace(name)
        database = create_file(made)
        try:
            fill(database, records, packs, self._now())
        except BaseException:
            database.close()
            made.unlink()
            raise
        database.close()
        return self.open(self._placed(made, name))

    def open(self, path: Path, *, view_only: bool = False) -> SqlArchive:
        """Open a campaign; if somebody else holds it, to look at only."""
        from horologium.store.archive import SqlArchive  # noqa: PLC0415
        from horologium.store.database import keep_nothing, open_file  # noqa: PLC0415

        key = path.resolve()
        if key in self._open:
            raise told(Locked, path, "it is already open in this program", "close it first")
        keep = self._keep or keep_nothing
        database = open_file(path, view_only=view_only, keep=keep)
        self._open[key] = archive = SqlArchive(database, keep)
        database.when_closed(lambda: self._open.pop(key, None))
        return archive

    def fork(self, path: Path, seq: int, name: str) -> Path:
        """A campaign of its own as it was after step ``seq``; 0 is its beginning."""
        from horologium.store.archive import SqlArchive  # noqa: PLC0415
        from horologium.store.branch import branch  # noqa: PLC0415
        from horologium.store.database import open_file  # noqa: PLC0415

        made = self._workplace(name)
        self.copy(path, made)
        try:
            archive = SqlArchive(open_file(made))
            try:
                branch(archive, seq, name)
            finally:
                archive.close()
            return self._placed(made, name)
        finally:
            made.unlink(missing_ok=True)

    def copy(self, path: Path, target: Path) -> None:
        """A tidy copy of a campaign as it is now, whoever holds it."""
        held = self._open.get(path.resolve())
        archive = held or self.open(path)
        try:
            archive.database.copy_to(target)
        finally:
            if archive is not held:
                archive.close()

    def remove(self, path: Path) -> None:
        """Move a campaign and its snapshots to the bin folder."""
        if path.resolve() in self._open:
            raise told(Locked, path, "it is open", "close it first")
        if not path.is_file():
            raise told(Missing, path)
        self._settle(path)
        place = self.folder / BIN
        stamp = "".join(letter for letter in self._now() if letter.isdigit())[:14]
        with known(path):
            place.mkdir(exist_ok=True)
            stem = f"{path.name.removesuffix(files.SUFFIX)} {stamp}"
            target = files.free_path(place, stem, (other.name for other in place.iterdir()))
            if files.wal(path).exists():
                files.wal(path).replace(files.wal(target))
            if files.snapshots(path).exists():
                files.snapshots(path).replace(files.snapshots(target))
            path.replace(target)

    @staticmethod
    def _settle(path: Path) -> None:
        """Have everything written into the file itself; what is damaged goes as it is."""
        try:
            opening.hold(path).close()
        except Locked:
            raise
        except StoreError:
            return
        locks.unsign(path)

    def _paths(self) -> list[Path]:
        if not self.folder.is_dir():
            return []
        with known(self.folder):
            return [path for path in self.folder.iterdir() if path.suffix == files.SUFFIX and path.is_file()]

    def _workplace(self, name: str) -> Path:
        """Where a campaign is made ready, out of sight."""
        with known(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
            made = files.part(self.folder / f"{files.file_name(name)} {os.getpid()}")
            made.unlink(missing_ok=True)
        return made

    def _placed(self, made: Path, name: str) -> Path:
        """Put a campaign that is ready under a free name."""
        with known(self.folder):
            path = files.free_path(self.folder, name, (other.name for other in self.folder.iterdir()))
            files.put_in_place(made, path)
        return path
