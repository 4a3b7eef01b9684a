"""A number that remembers how it came about."""

from __future__ import annotations

from typing import NamedTuple


class Part(NamedTuple):
    """One reason: how much it adds, why, and by which rule."""

    amount: int
    why: str
    rule: str = ""


class Tally:
    """A sum of parts; screens and journal show the parts, rules use the total."""

    __slots__ = ("_parts", "total")

    def __init__(self, amount: int = 0, why: str = "", rule: str = "") -> None:
        self._parts: list[tuple[int, str, str]] = [(amount, why, rule)] if amount else []
        self.total = amount

    @property
    def parts(self) -> list[Part]:
        """The reasons, in the order they were given."""
        return [Part(*part) for part in self._parts]

    def add(self, amount: int, why: str, rule: str = "") -> None:
        """Add a part; one that changes nothing is not kept."""
        if amount:
            self._parts.append((amount, why, rule))
            self.total += amount

    def at_least(self, floor: int, why: str, rule: str = "") -> None:
        """Lift the total to a floor and say why."""
        self.add(max(0, floor - self.total), why, rule)

    def at_most(self, ceiling: int, why: str, rule: str = "") -> None:
        """Cap the total and say why."""
        self.add(min(0, ceiling - self.total), why, rule)

    def reasons(self) -> list[list[int | str]]:
        """The parts as plain data."""
        return [list(part) for part in self._parts]

    def __str__(self) -> str:
        return f"{self.total} = " + " ".join(f"{part.amount:+d} {part.why}" for part in self.parts)
