"""The pictures of a chronicle: plain files in a folder beside the campaign, found by the names that entries give."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from horologium.campaign.errors import StoreError
from horologium.campaign.ops.notes import PICTURE
from horologium.content.names import alike, portable_file
from horologium.content.pictures import PNG_SIGNATURE, is_whole_png
from horologium.content.sources import read_plainly
from horologium.engine.core.speech import say
from horologium.store import files
from horologium.store.errors import known

if TYPE_CHECKING:
    from pathlib import Path

LARGEST: Final = 20 * 2**20
"""No picture is larger, in bytes."""


def place(folder: Path, name: str) -> Path:
    """Where a picture lies; one that was named on another system lies under a name that every system can hold."""
    return folder / portable_file(name, "picture")


def is_whole(data: bytes) -> bool:
    """Tell whether a file is a PNG, JPEG or WebP that is there to its end."""
    if data.startswith(PNG_SIGNATURE):
        return is_whole_png(data)
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return int.from_bytes(data[4:8], "little") + 8 <= len(data)
    return data.startswith(b"\xff\xd8\xff") and b"\xff\xd9" in data


def picture(path: Path, name: str) -> bytes | None:
    """A picture of a campaign; None if it is not there, or no picture by its name."""
    folder = files.pictures(path)
    found = place(folder, name)
    if os.name == "posix" and not found.is_file():  # only there can it have been kept under such a name
        found = folder / name
    if not PICTURE.fullmatch(name) or not found.is_file():
        return None
    with known(found):
        data = read_plainly(found, LARGEST + 1)
    return data if len(data) <= LARGEST else None


def keep(path: Path, name: str, data: bytes) -> str:
    """Write a picture beside a campaign, whole or not at all; gives its name, which no other picture has."""
    if not PICTURE.fullmatch(name):
        raise StoreError(say("{name!r} is no name of a picture: use letters and digits", name=name[:60]))
    if len(data) > LARGEST:
        raise StoreError(say("the picture is larger than {most} MB: make it smaller", most=LARGEST >> 20))
    folder = files.pictures(path)
    with known(folder):
        files.make_folder(folder)
        target = _free(folder, portable_file(name, "picture"))
        made = files.part(target)
        try:
            files.begin(made).write_bytes(data)
            files.put_in_place(made, target)
        finally:
            with suppress(OSError):
                made.unlink(missing_ok=True)
    return target.name


def _free(folder: Path, name: str) -> Path:
    taken = {alike(each.name) for each in folder.iterdir()}
    stem, _, suffix = name.rpartition(".")
    tries = (name if number == 1 else f"{stem} {number}.{suffix}" for number in range(1, len(taken) + 2))
    return folder / next(each for each in tries if alike(each) not in taken)
