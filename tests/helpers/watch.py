"""See which files are touched; an audit hook cannot be taken off again, so this one can be switched off."""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

WATCHED = ("open", "os.", "shutil.", "socket.", "subprocess.", "tempfile.", "urllib.", "exec", "import", "pty.")


class Watch:
    """Notes every audit event that reaches outside the program while it is switched on."""

    def __init__(self) -> None:
        self.on = False
        self.seen: list[tuple[str, object]] = []
        sys.addaudithook(self._hear)

    def _hear(self, event: str, arguments: tuple[object, ...]) -> None:
        if self.on and event.startswith(WATCHED):
            self.seen.append((event, arguments[0] if arguments else None))

    @contextmanager
    def watching(self) -> Iterator[list[tuple[str, object]]]:
        """Note what happens inside the block."""
        self.seen = []
        self.on = True
        try:
            yield self.seen
        finally:
            self.on = False


def outside(seen: list[tuple[str, object]], place: str) -> list[tuple[str, object]]:
    """Leave out plain reading of files below a place; numbers are files that are open already."""
    return [
        (event, what)
        for event, what in seen
        if not isinstance(what, int)
        and not (event in {"open", "os.scandir"} and f"{os.fspath(what)}/".startswith(f"{place}/"))  # type: ignore[call-overload]
    ]
