"""The books: all records of a campaign in memory, and what the running operation has changed in them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeVar

from horologium.campaign.errors import Refused
from horologium.campaign.records import (
    KIND_OF,
    KINDS,
    THE_ONE,
    Chapter,
    Charter,
    Mark,
    Record,
    Standing,
    set_by_hand,
)
from horologium.engine.core.codec import canonical
from horologium.engine.core.shapes import shape_of
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from horologium.engine.core.own import OwnParts

R = TypeVar("R", bound=Record)
T = TypeVar("T")

_SHAPES = {name: shape_of(kind) for name, kind in KINDS.items()}


@dataclass(frozen=True, slots=True)
class Change:
    """What happened to one record: nothing before means that it is new, nothing after that it is gone."""

    kind: str
    id: str
    before: Record | None
    after: Record | None

    def turned(self) -> Change:
        """The change that takes this one back."""
        return Change(self.kind, self.id, self.after, self.before)


def dump(record: Record) -> dict[str, Any]:
    """A record as plain data."""
    data: dict[str, Any] = _SHAPES[KIND_OF[type(record)]].dump(record)
    return data


def load(kind: str, data: Any) -> Record:
    """The record behind plain data; anything else is refused with BadData."""
    record: Record = _SHAPES[kind].load(data, kind)
    return record


def digest_of(records: Iterable[Record]) -> str:
    """The same for equal campaigns on every machine; the order of the records does not count."""
    return digest_of_data((KIND_OF[type(record)], dump(record)) for record in records)


def digest_of_data(records: Iterable[tuple[str, dict[str, Any]]]) -> str:
    """The digest of records as plain data, whatever their fields are or were."""
    lines = sorted(f"{kind} {data['id']} {canonical(data)}" for kind, data in records)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _entered(record: Record) -> tuple[int, str]:
    """The order in which records were entered: by the number in their ids, marks by name."""
    number = record.id.rpartition("-")[2]
    return (int(number) if number.isdecimal() and len(number) < 19 else 0, record.id)


class Books:
    """Records by kind and id, in the order in which they were entered.

    Changes are gathered until ``close``; ``roll_back`` makes as if nothing had been done. Chapters are written through
    and not kept: ``chapter`` asks the store for one that has to be edited. ``parts`` says what the game keeps for
    itself.
    """

    def __init__(
        self,
        records: Iterable[Record],
        chapter: Callable[[str], Chapter | None] = lambda _: None,
        parts: OwnParts | None = None,
    ) -> None:
        self.parts = parts
        self._records: dict[str, dict[str, Record]] = {name: {} for name in KINDS}
        for record in sorted(records, key=_entered):
            self._records[KIND_OF[type(record)]][record.id] = record
        self._chapter = chapter
        self._before: dict[tuple[str, str], Record | None] = {}
        self._known: dict[object, Any] = {}
        self._settled: dict[object, Any] = {}  # what was known before the running operation changed anything

    def again(self) -> Books:
        """The same records in books of their own, to try something out."""
        return Books(self.records(), parts=self.parts)

    # Reading

    def remembered(self, key: object, make: Callable[[], T]) -> T:
        """A value worked out from the records, kept until one of them changes."""
        if key not in self._known:
            self._known[key] = make()
        found: T = self._known[key]
        return found

    def all(self, kind: type[R]) -> list[R]:
        """All records of a kind."""
        return list(self._records[KIND_OF[kind]].values())  # type: ignore[arg-type]

    def find(self, kind: type[R], id_: str) -> R | None:
        """A record by id, or None."""
        found = self._records[KIND_OF[kind]].get(id_)
        if found is None and kind is Chapter and ("chapter", id_) not in self._before:
            found = self._chapter(id_)
        return found  # type: ignore[return-value]

    def get(self, kind: type[R], id_: str) -> R:
        """A record by id; refused in words if there is none."""
        found = self.find(kind, id_)
        if found is None:
            raise Refused(say("there is no {kind} {name!r} in this campaign", kind=KIND_OF[kind], name=id_))
        return found

    @property
    def charter(self) -> Charter:
        """What was agreed at the beginning."""
        return self.get(Charter, THE_ONE)

    @property
    def standing(self) -> Standing:
        """Where the campaign stands."""
        return self.get(Standing, THE_ONE)

    def marks(self, kind: str) -> list[Mark]:
        """The marks of a kind: recipes, achievements, flags, places."""
        return [mark for mark in self.all(Mark) if mark.kind == kind]

    def marked(self, kind: str, name: str) -> int:
        """How often something is marked; 0 if it is not."""
        mark = self.find(Mark, f"{kind}:{name}")
        return mark.count if mark else 0

    def records(self) -> Iterator[Record]:
        """All records that are held in memory."""
        for by_id in self._records.values():
            yield from by_id.values()

    # Changing

    def put(self, record: Record) -> None:
        """Enter a record, or put it in the place of the one with its id."""
        kind = KIND_OF[type(record)]
        self._note(kind, record.id)
        self._records[kind][record.id] = record

    def drop(self, record: Record) -> None:
        """Strike a record out."""
        kind = KIND_OF[type(record)]
        self._note(kind, record.id)
        self._records[kind].pop(record.id, None)

    def stand(self, **changes: Any) -> Standing:
        """Change where the campaign stands."""
        standing = replace(self.standing, **changes)
        self.put(standing)
        return standing

    def mark(self, kind: Any, name: str, count: int = 1, by_hand: tuple[str, ...] = ()) -> None:
        """Set how often something is marked; 0 strikes it out. That a hand has set it stays for good."""
        before = self.find(Mark, f"{kind}:{name}")
        mark = set_by_hand(before or Mark(f"{kind}:{name}", kind, name), *by_hand)
        if count:
            self.put(replace(mark, count=count))
        elif before:
            self.drop(mark)

    def new_id(self, kind: type[Record]) -> str:
        """An id that no record of this campaign ever had."""
        number = self.standing.counter + 1
        while self.find(kind, f"{KIND_OF[kind]}-{number}"):  # the counter of a campaign from elsewhere may be too low
            number += 1
        self.stand(counter=number)
        return f"{KIND_OF[kind]}-{number}"

    def _note(self, kind: str, id_: str) -> None:
        if self._before:
            self._known.clear()
        else:
            self._settled, self._known = self._known, {}
        if (kind, id_) not in self._before:
            before = self._records[kind].get(id_)
            if before is None and kind == "chapter":
                before = self._chapter(id_)
            self._before[kind, id_] = before

    # The running operation

    def changes(self) -> tuple[Change, ...]:
        """What the running operation has changed so far."""
        found = [
            Change(kind, id_, before, self._records[kind].get(id_)) for (kind, id_), before in self._before.items()
        ]
        return tuple(change for change in found if change.before != change.after)

    def close(self) -> tuple[Change, ...]:
        """The operation is done: its changes stand."""
        changes = self.changes()
        self._before.clear()
        self._records["chapter"].clear()
        return changes

    def roll_back(self) -> None:
        """The operation is not done: nothing has changed, and what was known before holds again."""
        if self._before:
            self.apply([Change(kind, id_, None, before) for (kind, id_), before in self._before.items()])
            self._before.clear()
            self._known = self._settled

    def apply(self, changes: Iterable[Change]) -> None:
        """Enter changes that were noted before: undo, redo. What comes back stands where it stood."""
        self._known.clear()
        for change in changes:
            by_id = self._records[change.kind]
            if change.kind == "chapter" or change.after is None:
                by_id.pop(change.id, None)
            elif change.id in by_id:
                by_id[change.id] = change.after
            else:
                found = sorted((*by_id.values(), change.after), key=_entered)
                self._records[change.kind] = {record.id: record for record in found}

    def digest(self) -> str:
        """The digest of all that is held in memory."""
        return digest_of(self.records())
