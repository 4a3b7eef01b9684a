"""Dice with any faces: numbers, symbols, or both, such as ``8+sun``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.engine.core.ask import Die

if TYPE_CHECKING:
    from collections.abc import Iterable

JOIN = "+"


def numbered(sides: int) -> Die:
    """The plain die with faces 1 to ``sides``."""
    return Die(f"d{sides}", tuple(str(number) for number in range(1, sides + 1)))


def symbol_die(key: str, **faces: int) -> Die:
    """A die from its faces and how often each is there; ``_and_`` joins symbols: ``block_and_riposte=1``."""
    return Die(key, tuple(name.replace("_and_", JOIN) for name, times in faces.items() for _ in range(times)))


def symbols(face: str) -> tuple[str, ...]:
    """What stands on a face."""
    return tuple(face.split(JOIN))


def number(face: str) -> int:
    """The number on a face; a face without one counts nothing."""
    return sum(int(part) for part in face.split(JOIN) if part.isdigit())


def count(faces: Iterable[str], symbol: str) -> int:
    """How often a symbol came up, on however many faces."""
    return sum(face.split(JOIN).count(symbol) for face in faces)
