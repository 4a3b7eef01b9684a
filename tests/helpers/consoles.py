"""Sessions at a console, as documents show them: commands after ``$``, typed lines after ``>``, then the output."""

from __future__ import annotations

import doctest
import shlex
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

DEV = ("python3", "packaging/dev.py")


class Command(NamedTuple):
    """One command of a session: its words, the lines typed while it runs, and what is shown of its output."""

    words: tuple[str, ...]
    typed: tuple[str, ...]
    shown: str

    @property
    def is_dev(self) -> bool:
        """Whether it is one of our own commands."""
        return self.words[:2] == DEV

    @property
    def program(self) -> tuple[str, ...] | None:
        """The arguments for ``horologium``, where it is started with some."""
        return self.words[3:] if self.is_dev and self.words[2] == "run" and len(self.words) > 3 else None


def commands(session: str) -> Iterator[Command]:
    """The commands of a console block."""
    for part in ("\n" + session).split("\n$ ")[1:]:
        first, *rest = part.splitlines()
        typed = tuple(line[2:] for line in rest if line.startswith("> "))
        shown = "".join(f"{line}\n" for line in rest if not line.startswith("> "))
        yield Command(tuple(shlex.split(first)), typed, shown)


def differs(shown: str, printed: str) -> str:
    """What is wrong with shown output, where ``...`` stands for anything; nothing shown says nothing."""
    flags = doctest.ELLIPSIS | doctest.REPORT_NDIFF
    checker = doctest.OutputChecker()
    if not shown or checker.check_output(shown, printed, flags):
        return ""
    return checker.output_difference(doctest.Example("", shown), printed, flags)
