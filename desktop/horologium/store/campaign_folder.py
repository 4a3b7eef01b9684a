"""All campaigns in a folder. What SQLAlchemy is needed for is imported when a campaign is opened, not before."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable, Mapping
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Final

from horologium.campaign.errors import ReadOnly, StoreError
from horologium.campaign.ports import Card, TakenIn
from horologium.content.names import alike
from horologium.content.packs import Pack, RefusedPack
from horologium.engine.core.speech import say
from horologium.store import files, locks, restoring, snapshots, sqlite_files, unsafe_folders
from horologium.store.errors import Damaged, DiskFault, Locked, Missing, known, real, told
from horologium.store.migrations import older
from horologium.store.second_place import SecondPlace
from horologium.workrooms import Workroom, sweep

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Iterator
    from typing import Literal

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.ops.guests import GuestHero
    from horologium.campaign.ports import CampaignDamage, Snapshot
    from horologium.campaign.records import Record
    from horologium.store.archive import SqlArchive
    from horologium.store.database import Database


@dataclass(frozen=True, slots=True)
class PackFolder:
    """Where packs of imported campaigns go, how one is read, and which are there already."""

    folder: Path
    load: Callable[[Path], Pack | RefusedPack]
    there: Callable[[], Mapping[str, Pack]]


# The card of a campaign for the start screen, read with a few plain statements

_FACTS: Final = "SELECT charter.name, pack, ruleset, node, stage FROM charter, standing"
_MEMBERS: Final = "SELECT name FROM {} WHERE NOT bench ORDER BY place"
_CHAPTER: Final = "SELECT title FROM chapter WHERE kind = 'story' ORDER BY entered DESC LIMIT 1"
_PLAYED: Final = "SELECT max(at) FROM (SELECT at FROM step UNION ALL SELECT created FROM meta)"


def card(path: Path) -> Card:
    """The card of a campaign; if it cannot be read, with the reason."""
    try:
        with peeked(path) as connection, known(path):
            return _card(path, connection)
    except StoreError as error:
        return Card(path, path.name.removesuffix(files.SUFFIX), "", "", "", (), "", str(error))


def _card(path: Path, connection: sqlite3.Connection) -> Card:
    facts = connection.execute(_FACTS).fetchone()
    if facts is None:
        raise told(Damaged, path, "it has no charter")
    name, pack, ruleset, node, stage = facts
    table = "member" if sqlite_files.schema_of(connection) >= older.SINCE else "hero"
    heroes = tuple(hero for (hero,) in connection.execute(_MEMBERS.format(table)))
    story = connection.execute(_CHAPTER).fetchone()
    played = connection.execute(_PLAYED).fetchone()[0] or ""
    chapter = story[0] if story else node
    return Card(path, name, pack, ruleset, chapter, heroes, played, running=stage == "battle")


@contextmanager
def peeked(path: Path) -> Iterator[sqlite3.Connection]:
    """A campaign as it is at this moment, without a trace: it may be held by anybody."""
    path = real(path)
    owner = locks.owner(path)
    if not sqlite_files.has_wal(path) or (owner is not None and owner.is_me()):
        with closing(sqlite_files.look_at(path)) as connection:
            yield connection
        return
    with known(path), Workroom() as folder:
        copy = folder / ("copy" + files.SUFFIX)
        sqlite_files.copy_held(path, copy)
        with closing(sqlite_files.connect(copy)) as connection:
            sqlite_files.recognise(path, connection)
            yield connection


# The folder

BIN: Final = "bin"


def utc_now() -> str:
    """The time as ISO text, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class SystemClock:
    """The clock of this machine."""

    def now(self) -> str:
        """The time as ISO text in UTC, to the second."""
        return utc_now()


class CampaignFolder:
    """The campaigns in a folder, which is made when the first one is.

    With ``keeps`` every campaign has snapshots. ``packs`` is where packs of imported campaigns go.
    """

    def __init__(
        self, folder: Path, now: Callable[[], str] = utc_now, packs: PackFolder | None = None, *, keeps: bool = False
    ) -> None:
        self.folder, self._now, self._packs = folder, now, packs
        self._keeper = snapshots.Keeper(now) if keeps else None
        self._second: SecondPlace | None = None
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

        with self._workplace() as made:
            with closing(create_file(made)) as database:
                fill(database, records, packs, self._now())
            path = self._placed(made, name)
        return self.open(path)

    def open(self, path: Path, *, view_only: bool = False) -> SqlArchive:
        """Open a campaign; if somebody else holds it, to look at only."""
        from horologium.store.archive import SqlArchive  # noqa: PLC0415
        from horologium.store.damage import examine  # noqa: PLC0415
        from horologium.store.database import open_file  # noqa: PLC0415

        path = real(path)
        self._must_be_closed(path, "it is already open in this program")
        path = path if view_only else self._well_named(path)
        database = open_file(path, view_only=view_only, keep=self._keep, examine=examine)
        self._open[path] = archive = SqlArchive(database, self._keep)
        database.when_closed(lambda: self._open.pop(path, None))
        database.watch(self._rescued)
        if path.parent == real(self.folder) and not archive.read_only:
            files.close_to_others(path)
        self._keep_at_start(archive)
        return archive

    def _keep(self, database: Database, reason: str) -> None:
        if self._keeper is not None:
            self._keeper(database, reason)
            self._bring(database)

    def _bring(self, database: Database, *, check: bool = False) -> None:
        if self._second is not None and database.path is not None and not database.read_only:
            self._second.follow(database.path, check=check)

    def _keep_at_start(self, archive: SqlArchive) -> None:
        """A campaign opens even if there is no room for another snapshot of it: the players are told."""
        try:
            if self._keeper is not None and not snapshots.is_kept(archive.database):
                self._keeper(archive.database, snapshots.START)
        except StoreError as error:
            archive.database.notices.append(say("There is no new snapshot of this campaign: {reason}", reason=error))
        self._bring(archive.database, check=True)

    def keep_also_in(self, place: Path | None) -> None:
        """Have snapshots copied to a second place as well, or no more; open campaigns go there at once."""
        if place != (self._second.place if self._second is not None else None):
            self._second = SecondPlace(place) if place is not None else None
            for archive in [*self._open.values()]:
                self._bring(archive.database, check=True)

    def trouble(self) -> str:
        """What went wrong in the background with the second place, in a sentence, once; or nothing."""
        return self._second.trouble() if self._second is not None else ""

    def lost(self) -> list[Card]:
        """Campaigns that are not here any more, but have snapshots in the second place."""
        here = {alike(path.name) for path in self._paths()}
        names = self._second.names() if self._second is not None else []
        paths = [self.folder / f"{name}{files.SUFFIX}" for name in names]
        return [Card(path, path.stem, "", "", "", (), "") for path in paths if alike(path.name) not in here]

    def _elsewhere(self, path: Path) -> list[Path]:
        return self._second.folders(path) if self._second is not None else []

    def keep_due(self) -> None:
        """Make a snapshot of every open campaign that has changed for half an hour without one."""
        for archive in [*self._open.values()]:
            archive.database.must_lie_here()
            if self._keeper is not None and self._keeper.due(archive.database):
                archive.snapshot(snapshots.HALF_HOUR)

    def _rescued(self, database: Database) -> Path:
        """Everything of a campaign whose file was taken away, as a campaign of its own."""
        from horologium.store.database import open_file  # noqa: PLC0415
        from horologium.store.forks import rename  # noqa: PLC0415

        with database.reading() as connection:
            was = str(connection.exec_driver_sql("SELECT name FROM charter").scalar_one())
        name = self._free_name(say("{name} (kept)", name=was))
        with self._workplace() as made:
            database.copy_to(made)
            with closing(open_file(made)) as copy, copy.writing() as connection:
                rename(connection, name=name)
            if database.path is not None:
                self._copy_pictures(database.path, made)
            return self._placed(made, name)

    @staticmethod
    def _copy_pictures(path: Path, made: Path) -> None:
        if files.pictures(path).is_dir():
            with known(files.pictures(path)):
                shutil.copytree(files.pictures(path), files.pictures(made), dirs_exist_ok=True)

    def _must_be_closed(self, path: Path, reason: str = "it is open") -> None:
        if real(path) in self._open:
            raise told(Locked, path, reason, "close it first")

    def fork(self, path: Path, seq: int, name: str) -> Path:
        """A campaign of its own as it was after step ``seq``; 0 is its beginning."""
        from horologium.store.archive import SqlArchive  # noqa: PLC0415
        from horologium.store.database import open_file  # noqa: PLC0415
        from horologium.store.forks import branch  # noqa: PLC0415

        with self._workplace() as made:
            self.copy(path, made)
            with closing(SqlArchive(open_file(made))) as archive:
                branch(archive, seq, name)
            self._copy_pictures(path, made)
            return self._placed(made, name)

    def copy(self, path: Path, target: Path) -> None:
        """A tidy copy of a campaign as it is now, whoever holds it."""
        with self._opened(path, whole=True) as archive:
            archive.database.copy_to(target)

    @contextmanager
    def _opened(self, path: Path, *, whole: bool = False) -> Iterator[SqlArchive]:
        """A campaign that may be open already; one that is not is looked at, and left as it was.

        What is to be ``whole`` is refused if it is damaged.
        """
        held = self._open.get(real(path))
        archive = held or self.open(path, view_only=True)
        try:
            if whole and archive.database.damage is not None:
                raise archive.database.damage
            yield archive
        finally:
            if archive is not held:
                archive.close()

    def remove(self, path: Path) -> None:
        """Move a campaign with its snapshots and pictures to the bin folder."""
        self._must_be_closed(path)
        if not path.is_file():
            raise told(Missing, path)
        self._settle(path)
        place = self.folder / BIN
        stamp = "".join(letter for letter in self._now() if letter.isdigit())[:14]
        with known(path):
            files.make_folder(place)
            stem = f"{path.name.removesuffix(files.SUFFIX)} {stamp}"
            target = files.free_path(place, stem, (other.name for other in place.iterdir()))
            files.move(path, target)

    # Files that leave and come

    def export(self, path: Path, target: Path, packs: Iterable[Pack]) -> None:
        """One campaign as one file, with the packs it needs."""
        from horologium.store.exports import export  # noqa: PLC0415

        with self._opened(path, whole=True) as archive:
            export(archive, target, packs, self._now())

    def take_in(self, source: Path) -> TakenIn:
        """A campaign from an exported file; refused whole if anything is wrong with it."""
        from horologium.store import imports  # noqa: PLC0415

        incoming = imports.read(source)
        name = self._free_name(incoming.name)
        with self._workplace() as made, imports.packs_ready(incoming, self._packs) as ready:
            incoming.write(made, name)
            imports.try_out(incoming, made, ready.packs, self._packs)
            incoming.write_pictures(files.pictures(made))
            placed = imports.put_packs(ready.places)
            try:
                path = self._placed(made, name)
            except BaseException:
                if made.exists():  # else it has come, and needs them
                    imports.take_back(placed)
                raise
        if name != incoming.name:
            ready.notices.append(
                say(
                    "there is a campaign called {name} already: this one is called {free}",
                    name=incoming.name,
                    free=name,
                )
            )
        return TakenIn(path, tuple(ready.notices))

    def export_tables(self, path: Path, target: Path) -> None:
        """Every table as CSV with all columns, into a folder or a .zip."""
        from horologium.store.exports import export_tables  # noqa: PLC0415

        with self._opened(path, whole=True) as archive:
            export_tables(archive, target)

    def export_hero(self, affairs: Affairs, hero: str, target: Path) -> None:
        """Write a hero of an open campaign as a file of their own."""
        from horologium.store.hero_files import export_hero  # noqa: PLC0415

        export_hero(affairs, hero, target, self._now())

    @staticmethod
    def read_hero(source: Path) -> GuestHero:
        """The hero in such a file, for the operation that takes them in."""
        from horologium.store.hero_files import import_hero  # noqa: PLC0415

        return import_hero(source)

    def warm(self) -> None:
        """Load what opening and founding need, by making a campaign that is forgotten at once, and clear up."""
        from horologium.store.archive import SqlArchive  # noqa: PLC0415
        from horologium.store.database import create_file  # noqa: PLC0415

        with suppress(OSError, StoreError), Workroom() as folder:
            made = create_file(folder / f"warm{files.SUFFIX}")
            with closing(made):
                SqlArchive(made).chronicle()
        for place in (None, self.folder):
            sweep(place)

    # Snapshots, damage and repair

    def snapshots(self, path: Path) -> list[Snapshot]:
        """What can be restored, newest first."""
        return snapshots.snapshots(real(path), self._elsewhere(real(path)))

    def lost_by(self, path: Path, snapshot: Snapshot) -> list[str]:
        """What restoring a snapshot would lose: the steps since, in words."""
        if not path.exists():
            return []
        with self._opened(path) as archive, archive.database.reading() as connection:
            return snapshots.lost_by(connection.exec_driver_sql, snapshot)

    def restore(self, path: Path, snapshot: Snapshot) -> None:
        """Put a snapshot in the place of the campaign, which is kept as a snapshot first."""
        self._must_be_closed(path)
        with known(self.folder):
            files.make_folder(self.folder)
        restoring.restore(real(path), snapshot, self._keep, self._now)

    def damage(self, path: Path) -> CampaignDamage | None:
        """What is wrong with a campaign that does not open, and what was recovered; None if it is whole."""
        from horologium.store.damage import assess  # noqa: PLC0415

        self._must_be_closed(path)
        found = assess(real(path))
        if found is None or found.snapshot is not None:
            return found
        return replace(found, snapshot=snapshots.newest_good(real(path), self._elsewhere(real(path))))

    def mend(self, damage: CampaignDamage, choice: Literal["recovered", "snapshot"]) -> Path:
        """Go on with what was recovered or with the snapshot; gives the name under which the damaged file stays."""
        from horologium.store.damage import mend  # noqa: PLC0415

        self._must_be_closed(damage.path)
        return mend(damage, choice, self._now())

    def check(self, path: Path, pack: Pack | None = None) -> list[str]:
        """What in a campaign does not fit together, in words."""
        from horologium.store.check_up import examine  # noqa: PLC0415

        with self._opened(path) as archive:
            return examine(archive, pack)

    def repair(self, path: Path, pack: Pack | None = None) -> list[str]:
        """Set right what does not fit together, after a snapshot; gives what was done, in words."""
        from horologium.store.archive import SqlArchive  # noqa: PLC0415
        from horologium.store.check_up import repair  # noqa: PLC0415
        from horologium.store.damage import examine  # noqa: PLC0415
        from horologium.store.database import open_file  # noqa: PLC0415

        self._must_be_closed(path)
        with closing(SqlArchive(open_file(real(path), keep=self._keep, examine=examine), self._keep)) as archive:
            if archive.read_only:
                raise ReadOnly(archive.read_only)
            return repair(archive, self._now(), pack)

    def warning(self) -> str:
        """Why campaigns are not safe in this folder, or nothing."""
        return unsafe_folders.warning(self.folder)

    @staticmethod
    def _settle(path: Path) -> None:
        """Have everything written into the file itself; what is damaged goes as it is."""
        try:
            sqlite_files.hold(path).close()
        except Locked:
            raise
        except StoreError:
            return
        locks.unsign(path)

    def _paths(self) -> list[Path]:
        with known(self.folder):
            if not self.folder.is_dir():
                return []
        with known(self.folder), os.scandir(self.folder) as found:
            return [
                self._well_named(path)
                for path, entry in [(Path(entry.path), entry) for entry in found]
                if path.suffix == files.SUFFIX and entry.is_file()
            ]

    def _well_named(self, path: Path) -> Path:
        """A campaign that came with a name which not every system can hold gets another, unless somebody holds it."""
        if files.every_system_takes(path) or path in self._open:
            return path
        try:
            self._settle(path)
            target = files.free_path(path.parent, path.name.removesuffix(files.SUFFIX), self._taken(path.parent))
            files.move(path, target)
        except (OSError, Locked):
            return path
        return target

    @contextmanager
    def _workplace(self) -> Iterator[Path]:
        """Where a campaign is made ready, out of sight; whatever is left there is cleared away."""
        with known(self.folder):
            files.make_folder(self.folder)
            room = Workroom(self.folder)
        with room:
            yield room.path / f"new{files.SUFFIX}"

    def _placed(self, made: Path, name: str) -> Path:
        """Put a campaign that is ready, and the pictures made beside it, under a free name."""
        with known(self.folder):
            while True:
                path = files.free_path(self.folder, name, self._taken(self.folder))
                if sqlite_files.has_wal(made):  # closing it did not bring everything into the file
                    raise told(DiskFault, path)
                with suppress(FileExistsError):  # another process was quicker: there is another name
                    self._place(made, path)
                    return path

    @staticmethod
    def _place(made: Path, path: Path) -> None:
        """Put a campaign and its pictures under a name that nobody has, both or none."""
        with_pictures = files.pictures(made).exists()
        if with_pictures:
            _rename_folder(files.pictures(made), files.pictures(path))
        try:
            files.put_new(made, path)
        except BaseException:
            if with_pictures and made.exists():
                _rename_folder(files.pictures(path), files.pictures(made))
            raise

    @staticmethod
    def _taken(folder: Path) -> Iterator[str]:
        """Names of files, also of those whose snapshots or pictures are still there."""
        for other in folder.iterdir():
            yield other.name
            if other.suffix in (".snapshots", ".pictures"):
                yield other.stem + files.SUFFIX

    def _free_name(self, name: str) -> str:
        """A name that no other campaign has."""
        from horologium.campaign.wording import free_name  # noqa: PLC0415

        return free_name(name, [card.name for card in self.cards()])


def _rename_folder(folder: Path, target: Path) -> None:
    """Give a folder a name that is free; ``FileExistsError`` if somebody has it."""
    try:
        folder.rename(target)
    except OSError as error:
        if error.errno in (errno.ENOTEMPTY, errno.EEXIST):
            raise FileExistsError(error.errno, error.strerror) from error
        raise
