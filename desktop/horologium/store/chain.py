"""The answers of a battle as a chain: each line carries the hash of the one before it.

Folded, the chain is the log of the table, and what chance had answered before an undo.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from horologium.engine.core.ask import Answer, Mark
from horologium.engine.core.codec import canonical
from horologium.engine.core.errors import BadData
from horologium.engine.core.saves import Answered, answered

if TYPE_CHECKING:
    from collections.abc import Mapping


HASHED: Final = ("battle", "seq", "kind", "length", "mark", "answer", "source", "prev_hash")


class Broken(Exception):
    """A line does not follow from the one before it."""


def hash_of(row: Mapping[str, Any]) -> str:
    """The hash of a line over everything else that it says."""
    return hashlib.sha256(canonical([row[name] for name in HASHED]).encode()).hexdigest()


@dataclass(slots=True)
class Chain:
    """The lines of one battle, folded; ``hash`` and ``seq`` are what the next line has to follow."""

    battle: str
    hash: str
    seq: int = 0
    log: list[Answered] = field(default_factory=list)
    remembered: dict[tuple[Mark, int], Answer] = field(default_factory=dict)

    def answer(self, line: Answered) -> dict[str, Any]:
        """The line that adds an answer."""
        return self._line("answer", len(self.log) + 1, canonical(line.mark), canonical(line.answer), line.source)

    def undo(self, length: int) -> dict[str, Any]:
        """The line that cuts the log to a length."""
        return self._line("undo", length, "", "", "")

    def _line(self, kind: str, length: int, mark: str, answer: str, source: str) -> dict[str, Any]:
        row = {
            "battle": self.battle,
            "seq": self.seq,
            "kind": kind,
            "length": length,
            "mark": mark,
            "answer": answer,
            "source": source,
            "prev_hash": self.hash,
        }
        return {**row, "hash": hash_of(row)}

    def take(self, row: Mapping[str, Any]) -> None:
        """Follow a line that was read."""
        if (row["seq"], row["prev_hash"]) != (self.seq, self.hash) or row["hash"] != hash_of(row):
            raise Broken
        if row["kind"] == "answer" and row["length"] == len(self.log) + 1:
            self.follow(row, _answered(row))
        elif row["kind"] == "undo" and 0 <= row["length"] <= len(self.log):
            self.follow(row)
        else:
            raise Broken

    def follow(self, row: Mapping[str, Any], line: Answered | None = None) -> None:
        """Go on after a line that is known to fit: an answer, or without one an undo."""
        self.seq, self.hash = self.seq + 1, row["hash"]
        if line is not None:
            self.log.append(line)
            return
        while len(self.log) > row["length"]:
            self._remember(self.log.pop())

    def _remember(self, undone: Answered) -> None:
        """As the table does: dice from the box stay as they fell."""
        if undone.source == "box":
            earlier = sum(line.mark == undone.mark for line in self.log)
            self.remembered[undone.mark, earlier] = undone.answer


def _answered(row: Mapping[str, Any]) -> Answered:
    try:
        return answered([(json.loads(row["mark"]), json.loads(row["answer"]), row["source"])])[0]
    except (BadData, ValueError, TypeError, RecursionError) as error:
        raise Broken from error
