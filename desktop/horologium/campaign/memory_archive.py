"""A campaign that is kept in memory alone: for those that are played to be counted, and then forgotten."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Literal

from horologium.campaign.books import digest_of
from horologium.campaign.ports import BattleHead, Found
from horologium.campaign.records import KIND_OF, Chapter
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from horologium.campaign.books import Change
    from horologium.campaign.ports import Step
    from horologium.campaign.records import Record
    from horologium.engine.core.saves import Answered

NOON: Final = "1509-01-01T12:00:00+00:00"


class StillClock:
    """A clock that stands still: what is played again is the same to the letter."""

    def now(self) -> str:
        """Always the same time."""
        return NOON


class MemoryBattles:
    """Battles as saves, to which answers are added."""

    def __init__(self) -> None:
        self._saves: dict[str, Any] = {}
        self._heads: dict[str, BattleHead] = {}

    def begin(self, id_: str, mission: str, pack_digest: str, save: Any, at: str) -> None:
        """Enter a battle with the save of its table at the first question."""
        self._saves[id_] = save
        self._heads[id_] = BattleHead(id_, mission, save["ruleset"], save["version"], pack_digest, at, 0)

    def append(self, id_: str, seq: int, line: Answered) -> None:
        """Add an answer as number ``seq``, counted from nought."""
        answers = self._saves[id_]["answers"]
        if seq != len(answers):
            raise ValueError(
                say("answer {seq} does not follow: there {count:is|are} {count}", seq=seq, count=len(answers))
            )
        answers.append([list(line.mark), list(line.answer), line.source])

    def take_back(self, id_: str, answers: int) -> None:
        """The log was cut to so many answers; what the box has rolled falls the same way again."""
        save = self._saves[id_]
        for place, (mark, answer, source) in enumerate(save["answers"]):
            if place >= answers and source == "box":
                earlier = sum(line[0] == mark for line in save["answers"][:place])
                save["remembered"].append([mark, earlier, answer])
        del save["answers"][answers:]

    def checkpoint(self, id_: str, save: Any) -> None:
        """Keep a quiet moment in place of all before."""
        self._saves[id_] = save

    def finish(self, id_: str, outcome: str, *, won: bool) -> None:
        """The battle is over."""
        self._heads[id_] = replace(self._heads[id_], outcome=outcome, won=won)

    def heads(self) -> list[BattleHead]:
        """All battles, oldest first."""
        return [replace(head, answers=len(self._saves[id_]["answers"])) for id_, head in self._heads.items()]

    def save(self, id_: str) -> Any:
        """The battle as ``Table.resume`` takes it."""
        return self._saves[id_]


class MemoryArchive:
    """An archive without a file: ``kept`` is everything by kind and id, ``history`` every step that was ever taken."""

    read_only = ""
    notices: tuple[str, ...] = ()
    path: Path | None = None
    kept_as: Path | None = None

    def __init__(self, records: Iterable[Record] = ()) -> None:
        self.kept: dict[tuple[str, str], Record] = {(KIND_OF[type(each)], each.id): each for each in records}
        self.history: list[Step] = []
        self._changes: dict[int, list[Change]] = {}
        self._pictures: dict[str, bytes] = {}
        self.battles = MemoryBattles()

    def records(self) -> list[Record]:
        """Everything but the chapters."""
        return [record for record in self.kept.values() if not isinstance(record, Chapter)]

    def write(self, step: Step, changes: Sequence[Change]) -> None:
        """Add a step; steps that were undone before are abandoned."""
        self.history = [replace(old, state="abandoned") if old.state == "undone" else old for old in self.history]
        self.history.append(step)
        self._changes[step.seq] = list(changes)
        self._apply(changes)

    def turn_all(self, state: Literal["done", "undone"], turns: Sequence[tuple[int, Sequence[Change]]]) -> None:
        """Undo or redo steps in this order."""
        for seq, changes in turns:
            self.history = [replace(step, state=state) if step.seq == seq else step for step in self.history]
            self._apply(changes)

    def _apply(self, changes: Sequence[Change]) -> None:
        for change in changes:
            if change.after is None:
                del self.kept[change.kind, change.id]
            else:
                self.kept[change.kind, change.id] = change.after

    def steps(self, last: int = 200) -> list[Step]:
        """The last steps that count, oldest first."""
        return [step for step in self.history if step.state != "abandoned"][-last:]

    def changes(self, seq: int) -> list[Change]:
        """What a step has changed."""
        return self._changes[seq]

    def chapter(self, id_: str) -> Chapter | None:
        """One entry of the chronicle."""
        found = self.kept.get(("chapter", id_))
        return found if isinstance(found, Chapter) else None

    def chronicle(self, text: str = "", kind: str = "", skip: int = 0, count: int = 50) -> Found:
        """A page of the chronicle: entries in which all words of the text are found."""
        words = text.casefold().split()
        found = [
            record
            for record in reversed(self.kept.values())
            if isinstance(record, Chapter)
            and kind in ("", record.kind)
            and all(word in f"{record.title} {record.text}".casefold() for word in words)
        ]
        return Found(tuple(found[skip : skip + count]), len(found))

    def stays(self) -> list[tuple[str, int]]:
        """The towns of which the chronicle tells, one stay after another, each with the day on which it begins."""
        told = [each for each in self.kept.values() if isinstance(each, Chapter) and each.town]
        return [
            (each.town, each.day) for place, each in enumerate(told) if place == 0 or told[place - 1].town != each.town
        ]

    def picture(self, name: str) -> bytes | None:
        """A picture of the chronicle; None if it is not there."""
        return self._pictures.get(name)

    def keep_picture(self, name: str, data: bytes) -> str:
        """Keep a picture for the chronicle."""
        self._pictures[name] = data
        return name

    def digest(self) -> str:
        """The digest of everything that is kept."""
        return digest_of(self.kept.values())

    def snapshot(self, reason: str) -> None:
        """There is nothing to be afraid of."""

    def close(self) -> None:
        """There is nothing to let go of."""
