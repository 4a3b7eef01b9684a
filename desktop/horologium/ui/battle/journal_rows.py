"""The journal as it is read: rows under headings, moves of several steps joined, and the reasons behind a row."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication

from horologium.engine.core.journal import Entry, Kind
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from horologium.ui.battle.questions import JournalLine

RowKind: TypeAlias = Kind | Literal["undo"]
"""What a row tells of; that something was taken back is a remark of our own."""
WHOSE = ("figure", "card", "seat")
"""The facts that tell whose activation begins."""
WHERE = ("end", "square", "cell", "target", "figure")
"""The facts that tell where something happened, the best first."""
PART = 3
"""A part of a sum is an amount, a reason and a rule."""


class JournalReason(NamedTuple):
    """One reason: in words, by which rule, and whether it is the one that decided."""

    text: str
    rule: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class JournalRow:
    """One row: a line or several that were joined, from entry ``number`` to ``last``; a heading begins a chapter."""

    number: int
    last: int
    kind: RowKind
    text: str
    rules: tuple[str, ...] = ()
    place: str = ""
    figures: tuple[str, ...] = ()
    facts: Mapping[str, Any] = field(default_factory=dict)
    what: str = ""
    when: str = ""
    heading: bool = False
    typed: bool = False

    @property
    def words(self) -> str:
        """The text, and whether its dice were typed."""
        mark = translate("Journal", "(typed)")
        return f"{self.text} {mark}" if self.typed else self.text

    @property
    def has_reasons(self) -> bool:
        """Whether there is more to know."""
        return bool(self.rules) or any(_is_table(fact) for fact in self.facts.values())


class JournalTeller:
    """Makes rows of lines as they come. ``texts`` are the sentences of the ruleset, ``names`` what keys are called."""

    def __init__(self, texts: Mapping[str, str] | None = None) -> None:
        self.texts: Mapping[str, str] = {} if texts is None else texts
        self.names: Mapping[str, str] = {}
        self.rows: list[JournalRow] = []
        self._when = ""

    def clear(self) -> None:
        """Begin at the beginning."""
        self.rows, self._when = [], ""

    def add(self, lines: Iterable[JournalLine]) -> int:
        """Tell more; the place of the first row that is new or has changed."""
        first = len(self.rows)
        for line in lines:
            if self._joins(line):
                self.rows[-1] = self._joined(self.rows[-1], line)
                first = min(first, len(self.rows) - 1)
            else:
                self._write(line)
        return first

    def mark(self, after: int, text: str) -> None:
        """Write a remark of our own behind the entry number ``after``."""
        at = next((place for place, row in enumerate(self.rows) if row.number > after), len(self.rows))
        self.rows.insert(at, JournalRow(after, after, "undo", text))

    def reasons(self, row: JournalRow) -> list[JournalReason]:
        """Tell why: sums part by part, what was weighed, and the rules."""
        found = [because for name, fact in row.facts.items() for because in self._reasons(row, name, fact)]
        told = {because.rule for because in found}
        return [*found, *(JournalReason("", rule) for rule in row.rules if rule not in told)]

    def _write(self, line: JournalLine) -> None:
        time = line.facts.get("time")
        if isinstance(time, str):
            self._when = time
        if line.kind == "turn":
            whose = next((line.facts[name] for name in WHOSE if isinstance(line.facts.get(name), str)), None)
            if whose is None:
                self._when = line.text
                self.rows.append(replace(self._row(line), heading=True))
                return
            heading = self.names.get(whose, whose)
            self.rows.append(JournalRow(line.number, line.number, line.kind, heading, when=self._when, heading=True))
        self.rows.append(self._row(line))

    def _row(self, line: JournalLine) -> JournalRow:
        facts, places = line.facts, line.places
        figures = tuple(fact for fact in facts.values() if isinstance(fact, str) and fact in self.names)
        place = next((facts[name] for name in WHERE if facts.get(name) in places), places[0] if places else "")
        number, kind, text = line.number, line.kind, line.text
        return JournalRow(number, number, kind, text, line.rules, place, figures, facts, line.what, typed=line.typed)

    def _joins(self, line: JournalLine) -> bool:
        """Whether a line goes on with the move of the row before it."""
        if not self.rows or line.kind != "move" or line.what != self.rows[-1].what:
            return False
        before, now = self.rows[-1].facts, line.facts
        return "start" in now and before.get("figure") == now.get("figure") and before.get("end") == now["start"]

    def _joined(self, row: JournalRow, line: JournalLine) -> JournalRow:
        facts = {**line.facts, "start": row.facts["start"]}
        text = Entry(line.what, line.rules, facts).text(self.texts, self.names)
        return replace(row, last=line.number, text=text, facts=facts, place=self._row(line).place)

    def _reasons(self, row: JournalRow, name: str, fact: Any) -> Iterator[JournalReason]:
        label = self.texts.get(f"reason.{name}", "")
        if fact is True and label:
            yield JournalReason(label)
        if not _is_table(fact):
            return
        if all(_is_part(one) for one in fact):
            total = sum(amount for amount, _, _ in fact)
            yield JournalReason(f"{label or name.replace('_', ' ').capitalize()}: {total}")
            yield from (
                JournalReason(f"{amount:+d} {self.names.get(why) or say(why)}", rule) for amount, why, rule in fact
            )
            return
        for cells in fact:
            yield JournalReason(self._weighed(name, label, cells), chosen=cells[0] == row.facts.get("target"))

    def _weighed(self, name: str, label: str, cells: list[Any]) -> str:
        """Put one of those that were weighed against each other into words."""
        yes = self.texts.get(f"reason.{name}.yes", translate("Journal", "yes"))
        words = [(yes if cell else "") if isinstance(cell, bool) else self.names.get(cell, cell) for cell in cells]
        try:
            return label.format(*words) if label else ", ".join(str(word) for word in words if word != "")
        except (LookupError, ValueError):  # the save was written with other facts
            return ", ".join(str(word) for word in words)


def plain(rows: Iterable[JournalRow]) -> str:
    """Give rows as text to be pasted elsewhere: headings apart, rules in brackets."""
    lines: list[str] = []
    for row in rows:
        if row.heading:
            lines += ["", " · ".join(part for part in (row.text, row.when) if part)]
            continue
        rules = f" [{', '.join(row.rules)}]" if row.rules else ""
        lines.append(f"{row.words}{rules}")
    return "\n".join(lines).strip() + "\n"


def _is_table(fact: Any) -> bool:
    return isinstance(fact, list) and bool(fact) and all(isinstance(one, list | tuple) and one for one in fact)


def _is_part(one: Any) -> bool:
    return len(one) == PART and type(one[0]) is int and isinstance(one[1], str) and isinstance(one[2], str)


translate = QCoreApplication.translate
