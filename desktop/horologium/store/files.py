"""Campaigns as files: where they lie, how they are called, and how they are put in place whole.

A campaign ``Siena.horologium`` may have beside it ``Siena.horologium.lock`` (who holds it), SQLite's own
``Siena.horologium-wal``, and the folders ``Siena.snapshots`` and ``Siena.pictures``.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from horologium.campaign.suffixes import CAMPAIGN_FILE
from horologium.content.names import alike, every_system_holds, portable

if TYPE_CHECKING:
    from collections.abc import Iterable

SUFFIX: Final = CAMPAIGN_FILE
APPLICATION_ID: Final = 0x484F524F  # "HORO"
SCHEMA: Final = 3
"""The number of the newest migration: ``user_version`` in the file, and its Alembic revision as four digits."""

PART: Final = ".part"
PRIVATE: Final = 0o600
PRIVATE_FOLDER: Final = 0o700
OTHERS: Final = 0o077


def wal(path: Path) -> Path:
    """Where SQLite keeps what is not yet in the file itself."""
    return path.with_name(path.name + "-wal")


def lock(path: Path) -> Path:
    """Where the holder of a campaign says who they are."""
    return path.with_name(path.name + ".lock")


def snapshots(path: Path) -> Path:
    """The folder of a campaign's snapshots."""
    return path.with_name(path.name.removesuffix(SUFFIX) + ".snapshots")


def pictures(path: Path) -> Path:
    """The folder of the pictures in a campaign's chronicle."""
    return path.with_name(path.name.removesuffix(SUFFIX) + ".pictures")


def identity(path: Path) -> tuple[int, int] | None:
    """Which file lies at a path, whatever it is called; None if there is none, or the system does not number files."""
    try:
        facts = path.stat()
    except OSError:
        return None
    return (facts.st_dev, facts.st_ino) if facts.st_ino else None


def part(path: Path) -> Path:
    """Where a file is made before it is put in its place."""
    return path.with_name(path.name + PART)


def every_system_takes(path: Path) -> bool:
    """Whether a campaign, and all that is made beside it, has names that can be kept on every system."""
    beside = (path, lock(path), wal(path), snapshots(path), pictures(path))
    return all(every_system_holds(each.name) for each in beside)


def file_name(name: str) -> str:
    """The name of a campaign as part of a file name, good on every system."""
    return portable(name, "campaign")


def free_path(folder: Path, name: str, taken: Iterable[str]) -> Path:
    """A path for a campaign that no other one has, nor would have on a system that does not tell cases apart."""
    stem, used = file_name(name), {alike(other) for other in taken}
    tries = (stem if number == 1 else f"{stem} {number}" for number in range(1, len(used) + 2))
    return folder / (next(each for each in tries if alike(f"{each}{SUFFIX}") not in used) + SUFFIX)


def move(path: Path, target: Path) -> None:
    """Give a campaign that nobody holds another name, and all that lies beside it; the file itself comes last."""
    for beside in (wal, snapshots, pictures):
        if os.path.lexists(literal(beside(path))):
            literal(beside(path)).replace(literal(beside(target)))
    literal(path).replace(literal(target))


def literal(path: Path) -> Path:
    """A path that Windows takes as it is written, even where it would see a device in it."""
    return Path(f"\\\\?\\{path.absolute()}") if os.name == "nt" else path


def make_folder(folder: Path) -> None:
    """A folder, and those above it, that only their owner can look into; one that is there stays as it is."""
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(mode=PRIVATE_FOLDER, exist_ok=True)


def begin(path: Path) -> Path:
    """An empty file that only its owner can read, whatever was left in its place; the path once more."""
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    return path


def close_to_others(path: Path) -> None:
    """Let only its owner read a campaign and all that lies beside it, as far as it belongs to this user."""
    folders = (snapshots(path), pictures(path))
    inside = (each for folder in folders if folder.is_dir() for each in (folder, *folder.iterdir()))
    for each in (path.parent, path, wal(path), lock(path), *inside):
        with suppress(OSError):
            make_private(each)


def make_private(path: Path) -> None:
    """Let only its owner read a file or look into a folder; other systems than POSIX see to that by themselves."""
    mode = path.stat(follow_symlinks=False).st_mode
    if os.name == "posix" and mode & OTHERS and not stat.S_ISLNK(mode):
        path.chmod(stat.S_IMODE(mode) & ~OTHERS)


def put_in_place(made: Path, path: Path) -> None:
    """Give a file that is ready its name; it is there whole, or not at all, even if the power fails."""
    _sync(made)
    made.replace(path)
    sync_folder(path.parent)


def put_new(made: Path, path: Path) -> None:
    """Give a file that is ready a new name; ``FileExistsError`` if somebody has it, even since this moment."""
    _sync(made)
    if os.name == "posix":
        _link_new(made, path)
    else:
        made.rename(path)  # refused there if the name is taken
    sync_folder(path.parent)


def _link_new(made: Path, path: Path) -> None:
    """Only links are refused by the system itself if the name is taken; without them it is claimed before."""
    try:
        os.link(made, path)
    except FileExistsError:
        raise
    except OSError:
        path.touch(exist_ok=False)
        try:
            made.replace(path)
        except BaseException:
            path.unlink()
            raise
    else:
        with suppress(OSError):  # a second name does no harm, and is cleared away with what else is left
            made.unlink()


def _sync(made: Path) -> None:
    with suppress(OSError):  # some disks know no owners
        make_private(made)
    with made.open("rb+") as file:
        os.fsync(file.fileno())


def clear_away(made: Path) -> None:
    """Remove what is left of a file that was being made, and what lies beside it, as far as the disk lets us."""
    for left in (made, wal(made), lock(made)):
        with suppress(OSError):
            left.unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Have the system write down which files are in a folder; some systems do that by themselves."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
