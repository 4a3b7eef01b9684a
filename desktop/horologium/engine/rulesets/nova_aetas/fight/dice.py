"""The one kind of die: numbers 1 to 8, some with a Sun, a Moon or a Star."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.core.ask import Die

if TYPE_CHECKING:
    from collections.abc import Iterable

D8: Final = Die("d8", ("1", "2+star", "3", "4+moon", "5+star", "6+sun", "7+moon", "8+sun"))
"""All dice are alike; no face bears two symbols.  [NAR-DIE-01, NAR-DIE-02, NAR-MIS-01]"""


@dataclass(frozen=True, slots=True)
class TrialDie(Die):
    """The same die, held against one threshold: odds need not tell its numbers on one side of it apart."""

    threshold: int


@lru_cache(maxsize=64)
def against(threshold: int) -> TrialDie:
    """The die of a roll of which only one threshold and the symbols count.  [NAR-TST-02, NAR-DIE-03]"""
    return TrialDie(D8.key, D8.faces, threshold)


class ShownDie(NamedTuple):
    """A die on the table when dice are picked: its place in the roll, what it shows, whether that is a success."""

    place: int
    face: str
    success: bool

    @property
    def key(self) -> str:
        """The name in logs."""
        return f"die-{self.place}"


SYMBOLS: Final = ("sun", "moon", "star")


def value(face: str) -> int:
    """The number on a face.  [NAR-DIE-03]"""
    return int(face[0])


def symbol(face: str) -> str:
    """The symbol on a face, or nothing.  [NAR-DIE-02]"""
    return face[2:]


def beating(faces: Iterable[str], threshold: int) -> int:
    """How many dice show the threshold or more; it may be any number.  [NAR-TST-02, NAR-TST-07, NAR-DIE-03]"""
    good, found = successes(threshold), 0
    for face in faces:
        if face in good:
            found += 1
    return found


@lru_cache(maxsize=64)
def successes(threshold: int) -> frozenset[str]:
    """The faces that show a threshold or more.  [NAR-TST-02]"""
    return frozenset(face for face in D8.faces if value(face) >= threshold)


def symbols(faces: Iterable[str]) -> dict[str, int]:
    """How often each symbol lies on the table, on successful dice or not.  [NAR-DIE-04, NAR-DIE-05]"""
    found = dict.fromkeys(SYMBOLS, 0)
    for face in faces:
        if len(face) > 1:
            found[face[2:]] += 1
    return found
