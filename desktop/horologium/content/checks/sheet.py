"""One data file of a pack on its way through the checks."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from horologium.content.fields import Leaf, leaves
from horologium.content.lines import KeyLines
from horologium.content.problems import Key, Problem, dotted


@dataclass(frozen=True, slots=True)
class Sheet:
    """The tables of one file, the kind and id that its path gives, and where its keys stand."""

    file: str
    kind: str
    id: str
    data: dict[str, Any]
    places: KeyLines = field(default_factory=KeyLines)
    _leaves: dict[type, list[Leaf]] = field(default_factory=dict, init=False, repr=False, compare=False)

    def problem(self, key: Key, message: str, remedy: str) -> Problem:
        """Point at a key of this file."""
        return Problem(self.file, self.places.line(key), dotted(key), message, remedy)

    def leaves(self, spec: type) -> list[Leaf]:
        """List the values that this spec marks, as every check asks for them anew."""
        if spec not in self._leaves:
            self._leaves[spec] = leaves(spec, self.data)
        return self._leaves[spec]

    def changed(self, spec: type, data: dict[str, Any], fresh: list[Leaf]) -> Sheet:
        """The same file with other tables, of which only the fresh values have not been checked."""
        other = replace(self, data=data)
        other._leaves[spec] = fresh
        return other

    def bare(self) -> Sheet:
        """The tables alone, for those who know that nothing is wrong with them."""
        return Sheet(self.file, self.kind, self.id, self.data)
