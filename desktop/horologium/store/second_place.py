"""A second place for snapshots, such as another disk: every campaign has a folder there, thinned out as the first.

It is filled in the background, and nothing waits for it: what is missing there is copied when the place is back. The
name of a folder has a short sum of where the campaign lies, so that two machines can share a place:
``Siena (0f3c52aa).snapshots``.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from horologium.campaign.errors import StoreError
from horologium.content.names import alike
from horologium.engine.core.speech import say
from horologium.store import files, snapshots
from horologium.store.errors import DiskFault, Missing, known, told

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from horologium.store.snapshots import Named

FOLDER: Final = re.compile(r"(.+) \([0-9a-f]{8}\)\.snapshots", re.DOTALL)


class SecondPlace:
    """Copies snapshots to a folder that the players have named; what goes wrong is told once until it goes well."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self._one_at_a_time = threading.Lock()
        self._busy: list[threading.Thread] = []
        self._trouble, self._told = "", ""

    def folder(self, path: Path) -> Path:
        """Where the snapshots of a campaign go."""
        mark = hashlib.sha256(f"{platform.node()}\n{path}".encode()).hexdigest()[:8]
        return self.place / f"{_stem(path)} ({mark}).snapshots"

    def follow(self, path: Path, *, check: bool = False) -> None:
        """Bring over what is missing of a campaign, in the background; ``check`` reads the newest there as well."""
        self._busy = [each for each in self._busy if each.is_alive()]
        thread = threading.Thread(target=self._follow, args=(path, check), name="second place", daemon=True)
        self._busy.append(thread)
        thread.start()

    def wait(self, seconds: float | None = None) -> None:
        """Give it time to come to an end."""
        for thread in self._busy:
            thread.join(seconds)

    def trouble(self) -> str:
        """Why snapshots cannot be brought there, in a sentence, if that has not been told yet."""
        told, self._told = self._told, self._trouble
        return self._trouble if self._trouble != told else ""

    def _follow(self, path: Path, check: bool) -> None:
        with self._one_at_a_time:
            try:
                self._bring(path, check=check)
            except (StoreError, OSError) as error:
                self._trouble = say(
                    "Snapshots are not copied to the second place now: {reason} They are made here as ever, and "
                    "copied as soon as that works.",
                    reason=error,
                )
            else:
                self._trouble = ""

    def _bring(self, path: Path, *, check: bool) -> None:
        if not self.place.is_dir():
            raise told(Missing, self.place, "the folder is not there", "connect it, or name another in the settings")
        target = self.folder(path)
        with known(target):
            files.make_folder(target)
        snapshots.sweep_copies(target)
        there = {each.content for each in snapshots.all_named(target) if not check or snapshots.is_good(each)}
        missing = [*_until(snapshots.all_named(files.snapshots(path)), there)]
        for each in reversed(missing):
            if each.path.exists():  # else it was thinned out meanwhile
                _copy(each, target)
        if missing:
            snapshots.thin(target)

    # Reading

    def folders(self, path: Path) -> list[Path]:
        """Where snapshots of a campaign lie; those from another machine, or from before a disk was lost, count."""
        return [folder for name, folder in self._all() if alike(name) == alike(_stem(path))]

    def names(self) -> list[str]:
        """The campaigns that have snapshots here, by the names of their files."""
        return sorted({name for name, folder in self._all() if snapshots.all_named(folder)})

    def _all(self) -> Iterator[tuple[str, Path]]:
        with suppress(OSError):
            for folder in sorted(self.place.iterdir()):
                if (found := FOLDER.fullmatch(folder.name)) and folder.is_dir():
                    yield found[1], folder


def _stem(path: Path) -> str:
    return files.file_name(path.name.removesuffix(files.SUFFIX))


def _until(listed: list[Named], there: set[tuple[str, str, str]]) -> Iterator[Named]:
    """Newest first, until one is there: older ones were brought before, and thinned out since."""
    for each in listed:
        if each.content in there:
            return
        yield each


def _copy(snapshot: Named, target: Path) -> None:
    """Copy a snapshot whole, under a number that is newest there."""
    made = target / f"{snapshots.UNFINISHED} {os.getpid()}"
    try:
        with known(target):
            shutil.copyfile(snapshot.path, files.begin(made))
        if not snapshots.verified(made).startswith(snapshot.digest):
            raise told(DiskFault, target)
        newest = snapshots.latest(target)
        _, rest = snapshot.path.name.split(" ", 1)
        with known(target):
            files.put_in_place(made, target / f"{newest.number + 1 if newest else 1:06} {rest}")
    finally:
        with suppress(OSError):
            made.unlink(missing_ok=True)
