"""Read the files of a pack into memory, from a folder or a .zip, trusting nothing; nothing is ever unpacked."""

from __future__ import annotations

import io
import os
import stat
import struct
import zipfile
import zlib
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from horologium.content.limits import MEGABYTE, MOST_BYTES, MOST_FILES, MOST_RATIO, MOST_TEXT_BYTES, MOST_TEXT_IN_ALL
from horologium.content.names import fault, is_junk, suffix
from horologium.content.problems import ContentError, Problem

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

ARCHIVES = (".zip", ".horologium-pack")
"""The second is a .zip too, under a name that the system can open with this program."""
PICTURES = frozenset([".png", ".svg"])
DATA = frozenset([".toml"])
NOTES = frozenset([".md", ".txt"])
BARE_NOTES = frozenset(["LICENSE", "LICENCE", "COPYING"])

DIRECTORY_ENTRY = b"PK\x01\x02"
FILE_ENTRY = b"PK\x03\x04"
SMALL = MEGABYTE // 16  # an empty page of this size packs well, and does no harm
DAMAGE = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    IndexError,
    NotImplementedError,
    OSError,
    OverflowError,
    RuntimeError,
    UnicodeError,
    ValueError,
)


@dataclass(frozen=True, slots=True)
class PackFile:
    """A file of a pack before it is trusted; ``fault`` says why it may not even be opened."""

    path: str
    read: Callable[[int], bytes]
    fault: tuple[str, str] | None = None
    packed: int | None = None


@dataclass(slots=True)
class Files:
    """The files of a pack by path, and what was wrong with the others."""

    contents: dict[str, bytes] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)


class Unreadable(ContentError):
    """There is no folder or .zip to read at all."""


def read_files(origin: Path) -> Files:
    """Read a folder or .zip; raises ContentError where going on would be unsafe or useless."""
    try:
        kind = os.lstat(origin).st_mode
        if stat.S_ISDIR(kind):
            return _collect(folder_entries(origin))
        if stat.S_ISREG(kind) and origin.suffix.lower() in ARCHIVES:
            return _collect(zip_entries(origin))
        if stat.S_ISLNK(kind):
            raise Unreadable(_whole("is a link", "name the folder or .zip that it leads to"))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Unreadable(_whole(f"cannot be read: {reason}", "check the path, and who may open it")) from error
    raise Unreadable(_whole("is neither a folder nor a .zip", "name the folder that holds pack.toml"))


def _whole(message: str, remedy: str) -> Problem:
    return Problem("", None, "", message, remedy)


def folder_entries(root: Path) -> Iterator[PackFile]:
    """List the files below a folder in order of name, without following links."""
    waiting = [""]
    while waiting:
        prefix = waiting.pop()
        with os.scandir(root / prefix) as found:
            items = sorted(found, key=lambda item: item.name)
        for item in items:
            path = prefix + item.name
            if item.is_dir(follow_symlinks=False) and not (is_junk(path) or fault(path)):
                waiting.append(f"{path}/")
            else:
                yield _folder_entry(path, item)


def _folder_entry(path: str, item: os.DirEntry[str]) -> PackFile:
    wrong = None
    if item.is_symlink():
        wrong = ("is a link", "put the file itself into the pack")
    elif not (item.is_file(follow_symlinks=False) or item.is_dir(follow_symlinks=False)):
        wrong = ("is not a plain file", "remove it from the pack")
    return PackFile(path, lambda most: read_plainly(item.path, most), wrong)


def read_plainly(path: str | Path, most: int) -> bytes:
    """Read at most so many bytes of a file; a link put in its place meanwhile is not followed."""
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(path, flags), "rb") as file:
        return file.read(most)


def zip_entries(path: Path, most: int = MOST_BYTES) -> Iterator[PackFile]:
    """List the files of an archive of at most so many bytes; a folder that holds everything is passed over."""
    data = _archive(path, most)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            infos = [info for info in archive.infolist() if not is_junk(info.orig_filename)]
            wrapper = _wrapper([info.orig_filename for info in infos])
            for info in infos:
                if name := info.orig_filename.removeprefix(wrapper).removesuffix("/"):
                    yield from _zip_entry(archive, info, name)
    except DAMAGE as error:
        raise ContentError(_whole(f"is damaged ({error})", "pack it again")) from error


def _archive(path: Path, most: int) -> bytes:
    data = read_plainly(path, most + 1)
    if len(data) > most:
        raise ContentError(_too_large(most))
    if not data.startswith(FILE_ENTRY):
        raise ContentError(_whole("is not a .zip", "pack the folder as .zip"))
    # zipfile builds an object for each entry before it can be asked how many there are.
    if data.count(DIRECTORY_ENTRY) > 2 * MOST_FILES:
        raise ContentError(_too_many())
    return data


def _wrapper(names: list[str]) -> str:
    """Find the folder around the pack that people get when they zip the folder itself."""
    top = names[0].split("/", maxsplit=1)[0] + "/" if names else "/"
    around = f"{top}pack.toml" in names and all(name.startswith(top) for name in names)
    return top if around and fault(top[:-1]) is None else ""


def _zip_entry(archive: zipfile.ZipFile, info: zipfile.ZipInfo, name: str) -> Iterator[PackFile]:
    """Give a file, or a folder only if there is something wrong with it."""
    wrong = _zip_fault(info)
    if info.orig_filename.endswith("/") and not wrong:
        if found := fault(name):
            yield PackFile(name, bytes, found)
        return

    def read(most: int) -> bytes:
        with archive.open(info) as file:
            return file.read(most)

    yield PackFile(name, read, wrong, info.compress_size)


def _zip_fault(info: zipfile.ZipInfo) -> tuple[str, str] | None:
    mode = info.external_attr >> 16
    if stat.S_ISLNK(mode):
        return "is a link", "put the file itself into the pack"
    if stat.S_IFMT(mode) not in {0, stat.S_IFREG, stat.S_IFDIR}:
        return "is not a plain file", "remove it from the pack"
    if info.flag_bits & 0x1:
        return "is encrypted", "pack it again without a password"
    if info.compress_type not in {zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED}:
        return "is packed in an unusual way", "pack it again as an ordinary .zip"
    return None


def _collect(entries: Iterator[PackFile]) -> Files:
    files, seen, sizes, count = Files(), dict[str, str](), Counter[str](), 0
    for entry in entries:
        if is_junk(entry.path):
            continue
        count += 1
        if count > MOST_FILES:
            raise ContentError(_too_many())
        content = b""
        wrong = _refusal(entry, seen)
        if wrong is None:
            content, wrong = _read(entry)
        sizes[suffix(entry.path)] += len(content)
        if sizes.total() > MOST_BYTES:
            raise ContentError(_too_large())
        if sizes[".toml"] > MOST_TEXT_IN_ALL:
            raise ContentError(_too_much_text())
        if wrong is None:
            files.contents[entry.path] = content
        else:
            files.problems.append(Problem(entry.path, None, "", *wrong))
    # Folder and archive list their files in orders of their own; play must not depend on it.
    files.contents = dict(sorted(files.contents.items()))
    return files


def _refusal(entry: PackFile, seen: dict[str, str]) -> tuple[str, str] | None:
    wrong = fault(entry.path) or entry.fault or _kind_fault(entry.path)
    folded = entry.path.casefold()
    if wrong is None and folded in seen:
        wrong = (f"has the same name as {seen[folded]}", "rename one; capitals do not tell files apart everywhere")
    seen.setdefault(folded, entry.path)
    return wrong


def _kind_fault(path: str) -> tuple[str, str] | None:
    """Refuse what is neither data, picture, nor a note beside pack.toml."""
    kind = suffix(path)
    if kind in DATA or kind in PICTURES:
        return None
    if "/" not in path and (kind in NOTES or path in BARE_NOTES):
        return None
    if kind.lower() == ".zip":
        return "is an archive inside the pack", "put its files into the pack"
    return "is a kind of file that packs cannot hold", "use .toml for data, .png and .svg for pictures"


def _read(entry: PackFile) -> tuple[bytes, tuple[str, str] | None]:
    most = MOST_BYTES if entry.path.endswith(".png") else MOST_TEXT_BYTES
    try:
        content = entry.read(most + 1)
    except DAMAGE as error:
        return b"", (f"cannot be read ({error})", "replace the file")
    if entry.packed is not None and len(content) > max(SMALL, MOST_RATIO * entry.packed):
        return content, (f"unpacks to more than {MOST_RATIO} times its size", "leave out what is only filling")
    if len(content) > most:
        return content, (f"is larger than {most // MEGABYTE} MB", "make it smaller or split it")
    return content, None


def _too_many() -> Problem:
    return _whole(f"holds more than {MOST_FILES} files", "split it into several packs")


def _too_much_text() -> Problem:
    return _whole(f"holds more than {MOST_TEXT_IN_ALL // MEGABYTE} MB of .toml", "split it into several packs")


def _too_large(most: int = MOST_BYTES) -> Problem:
    return _whole(f"is larger than {most // MEGABYTE} MB", "use smaller pictures or split it into several packs")
