"""One data file of a pack on its way through the checks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from horologium.content.lines import Places
from horologium.content.problems import Key, Problem, dotted


@dataclass(frozen=True, slots=True)
class Sheet:
    """The tables of one file, the kind and id that its path gives, and where its keys stand."""

    file: str
    kind: str
    id: str
    data: dict[str, Any]
    places: Places = field(default_factory=Places)

    def problem(self, key: Key, message: str, remedy: str) -> Problem:
        """Point at a key of this file."""
        return Problem(self.file, self.places.line(key), dotted(key), message, remedy)

    def bare(self) -> Sheet:
        """The tables alone, for those who know that nothing is wrong with them."""
        return Sheet(self.file, self.kind, self.id, self.data)
