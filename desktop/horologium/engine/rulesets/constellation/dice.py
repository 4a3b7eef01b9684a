"""What the dice of a combat say (ledger topic DMG)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.kit.dice import numbered

if TYPE_CHECKING:
    from collections.abc import Iterable

D6: Final = numbered(6)


class Said(NamedTuple):
    """What a roll comes to: points of damage dealt, points stopped, Cosmo gained."""

    dealt: int
    stopped: int
    cosmo: int


def read(faces: Iterable[str]) -> Said:
    """Count a roll in full.  [CON-DMG-02, CON-DMG-03, CON-DMG-04, CON-DMG-05, CON-DMG-06]"""
    dealt = stopped = cosmo = 0
    for face in faces:
        stopped += face in "12"
        cosmo += face in "136"
        dealt += 2 if face == "6" else face in "45"
    return Said(dealt, stopped, cosmo)


def read_weak(faces: Iterable[str]) -> Said:
    """Count a roll whose 4, 5 and 6 are ignored.  [CON-RNG-07, CON-ABL-27]"""
    return read(face for face in faces if face in "123")


def read_friend(faces: Iterable[str]) -> Said:
    """Count the roll of a friend in an area: it only stops.  [CON-ABL-22]"""
    return Said(0, read_weak(faces).stopped, 0)
