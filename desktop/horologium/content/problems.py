"""What is wrong with a pack, said so that its author can mend it."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

MOST_SHOWN = 200

Key = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Problem:
    """One fault: the file, the line where known, the key, what is wrong and what to do."""

    file: str
    line: int | None
    key: str
    message: str
    remedy: str

    def __str__(self) -> str:
        place = self.file if self.line is None else f"{self.file}:{self.line}"
        parts = [part for part in (place, self.key, self.message) if part]
        return printable(f"{': '.join(parts)} - {self.remedy}")


class ContentError(Exception):
    """Content was refused; ``problems`` says why."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems


def dotted(key: Key) -> str:
    """Write a place in the tables as one word, such as ``effects.0.amount``."""
    return ".".join(map(str, key))


def printable(text: str) -> str:
    """Escape what could disturb a terminal or turn the reading direction."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)


def shown(value: object) -> str:
    """Write a value as its author would, shortened."""
    match value:
        case bool():
            text = str(value).lower()
        case dict():
            text = "a table"
        case list():
            text = "a list"
        case _:
            text = repr(value)
    return text if len(text) <= 60 else f"{text[:56]}...{text[-1]}"


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Find the word that was probably meant."""
    return next(iter(get_close_matches(word[:100], list(known), n=1)), None)


def choice(word: object, known: Iterable[str], empty: str) -> str:
    """Advise which of the known words to use: the nearest one, or all of them where there are few."""
    names = sorted(known)
    meant = nearest(word, names) if isinstance(word, str) else None
    if meant is not None:
        return f"did you mean {meant!r}?"
    if not names:
        return empty
    few = ", ".join(map(repr, names[:8]))
    return f"use one of {few}" + (", ..." if len(names) > 8 else "")


def in_order(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Sort by file and line, without repetition, and cut a flood short."""
    unique = sorted(set(problems), key=lambda p: (p.file, p.line or 0, p.key, p.message, p.remedy))
    if len(unique) <= MOST_SHOWN:
        return tuple(unique)
    rest = Problem("", None, "", f"and {len(unique) - MOST_SHOWN} more problems", "mend these first")
    return (*unique[:MOST_SHOWN], rest)
