"""The players' last word: any value can be set by hand, with a reason, and stays marked as such for good."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from horologium.campaign.affairs import AWAY, bearer_of, gain, item_name, part_with, state_of, today
from horologium.campaign.errors import Refused
from horologium.campaign.gauges import GAUGE, gauges, move, stands_at
from horologium.campaign.operations import Told, Work
from horologium.campaign.ops.by_hand_words import marked, shown, title
from horologium.campaign.ops.limits import CHECKS, check_held, check_mark, check_sheet, entered_node
from horologium.campaign.ops.moments import out_of_battle
from horologium.campaign.own import BEARERS, faults, set_field
from horologium.campaign.records import KINDS, THE_ONE, ConditionRecord, Mark, MemberRecord, Standing, ThingRecord
from horologium.campaign.wording import called, kind_of, kinds, must_exist, prose
from horologium.engine.core.errors import BadData
from horologium.engine.core.shapes import saved_fields
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from horologium.campaign.records import Record

R = TypeVar("R", bound=Standing | MemberRecord | ThingRecord | ConditionRecord | Mark)

MOST_REASON: Final = 400
MOST_VALUE: Final = 4_000
OWN: Final = "own."
"""How fields begin that a game keeps for itself."""


def by_hand(record: R, *fields: str) -> R:
    """The record with these fields marked as set by hand."""
    return replace(record, by_hand=tuple(dict.fromkeys([*record.by_hand, *fields])))


def _because(reason: str) -> str:
    text = prose(reason, say("the reason"), MOST_REASON)
    if not text:
        raise Refused(say("say why: the reason is kept with the entry"))
    return text


def _value(kind: type[Record], field: str, text: str) -> Any:
    """What stands behind the JSON of a field."""
    if len(text) > MOST_VALUE:
        raise Refused(say("the value has {count} characters: keep it to {most}", count=len(text), most=MOST_VALUE))
    try:
        return saved_fields(kind)[field].load(json.loads(text), field)
    except BadData as error:
        raise Refused(error.message) from error
    except (ValueError, RecursionError) as error:
        raise Refused(say("{text!r} is no value that can be read", text=text[:40])) from error


@dataclass(frozen=True, slots=True)
class SetByHand:
    """Set one field of a record; ``value`` is JSON."""

    name: ClassVar[str] = "set-by-hand"
    kind: str
    id: str
    field: str
    value: str
    reason: str

    def apply(self, work: Work) -> Told:
        """The field has the new value and is marked; what is impossible is refused."""
        out_of_battle(work)
        reason = _because(self.reason)
        if self.field.startswith(OWN) and self.kind in BEARERS:
            return self._set_part(work, reason)
        if (self.kind, self.field) not in CHECKS:
            known = ", ".join(field for kind, field in CHECKS if kind == self.kind) or say("nothing")
            raise Refused(
                say(
                    "{field!r} of a {kind!r} cannot be set by hand; what can be set: {known}",
                    field=self.field,
                    kind=self.kind,
                    known=known,
                )
            )
        kind = KINDS[self.kind]
        before: Any = work.books.get(kind, self.id)
        value = _value(kind, self.field, self.value)
        CHECKS[self.kind, self.field](work, before, value)
        old = getattr(before, self.field)
        if old == value:
            raise self._so_already(work, before, value)
        changes = entered_node(work, value) if self.field == "node" else {self.field: value}
        work.books.put(by_hand(replace(before, **changes), self.field))
        if isinstance(before, MemberRecord):
            if self.field == "bench":
                work.books.mark(AWAY, before.card, 0)  # by hand they come back against the story
            check_sheet(work, self.id)
        return self._told(work, before, (old, value), reason)

    def _set_part(self, work: Work, reason: str) -> Told:
        """What the game keeps for itself goes through its own shape, and must not contradict the rest."""
        if len(self.value) > MOST_VALUE:
            raise Refused(
                say("the value has {count} characters: keep it to {most}", count=len(self.value), most=MOST_VALUE)
            )
        before: Any = work.books.get(KINDS[self.kind], self.id)
        after, old, value = set_field(work.books, before, self.field.removeprefix(OWN), self.value)
        if old == value:
            raise self._so_already(work, before, value)
        work.books.put(by_hand(after, self.field))
        for fault in faults(work.books.parts, state_of(work)):
            raise Refused(fault.why, tuple(filter(None, [fault.rule])))
        return self._told(work, before, (old, value), reason)

    def _told(self, work: Work, record: Record, values: tuple[Any, Any], reason: str) -> Told:
        who, field = _whose(work, record), title(work, self.field)
        old, new = (shown(work, record, self.field, value) for value in values)
        told = say("Set by hand: {who}, {field}: {old} before, {value} now", who=who, field=field, old=old, value=new)
        return Told(say("set by hand: {who}, {field}", who=who, field=field), told, reason)

    def _so_already(self, work: Work, record: Record, value: Any) -> Refused:
        words = shown(work, record, self.field, value)
        return Refused(say("{field}: it is {value} already", field=title(work, self.field), value=words))


def _whose(work: Work, record: Record) -> str:
    if isinstance(record, MemberRecord):
        return record.name
    return item_name(work, record) if isinstance(record, ThingRecord) else say("the company")


@dataclass(frozen=True, slots=True)
class MarkByHand:
    """Set how often something is marked (knowledge, a flag, a visited place, a card on display), or a gauge."""

    name: ClassVar[str] = "mark-by-hand"
    kind: str
    what: str
    count: int
    reason: str

    def apply(self, work: Work) -> Told:
        """0 strikes it out, all but a gauge; the company's own record remembers that it was a hand that did it."""
        out_of_battle(work)
        reason = _because(self.reason)
        check_mark(work, self.kind, self.what, self.count)
        kind, what = title(work, self.kind), marked(work, self.kind, self.what)
        gauge = gauges(work)[self.what] if self.kind == GAUGE else None
        before = stands_at(work.books, gauge) if gauge else work.books.marked(self.kind, self.what)
        if before == self.count:
            raise Refused(say("{kind}, {what}: it is {count} already", kind=kind, what=what, count=before))
        found = work.books.find(Mark, f"{self.kind}:{self.what}")
        kept = found.by_hand if found else ()
        hands = tuple(dict.fromkeys([*kept, "count"]))
        if gauge:
            move(work.books, gauge, self.count, hands)
        else:
            work.books.mark(self.kind, self.what, self.count, hands)
        if not (self.count or gauge):
            work.books.put(by_hand(work.books.get(Standing, THE_ONE), f"{self.kind}:{self.what}"))
        told = say(
            "Set by hand: {kind}, {what}: {before} before, {count} now",
            kind=kind,
            what=what,
            before=before,
            count=self.count,
        )
        return Told(say("set by hand: {kind}, {what}", kind=kind, what=what), told, reason)


@dataclass(frozen=True, slots=True)
class AddItemByHand:
    """Enter a thing that the company got in some other way."""

    name: ClassVar[str] = "add-item-by-hand"
    ware: str
    card: str
    reason: str
    holder: str = ""

    def apply(self, work: Work) -> Told:
        """It is marked for good."""
        out_of_battle(work)
        reason = _because(self.reason)
        if self.ware not in (wares := kinds(work.pack, "ware")):
            raise Refused(
                say("{kind!r} cannot be set by hand; what can be set: {names}", kind=self.ware, names=", ".join(wares))
            )
        must_exist(work.pack, self.ware, self.card)
        if self.holder:
            bearer_of(work, self.holder)
            check_held(work, self.ware)
        item = by_hand(gain(work, self.ware, self.card, say("entered by hand"), self.holder), "card")
        work.books.put(item)
        return Told(
            say("add {item}", item=item_name(work, item)),
            say("Entered by hand: {item}", item=item_name(work, item)),
            reason,
        )


@dataclass(frozen=True, slots=True)
class RemoveItemByHand:
    """Strike a thing out."""

    name: ClassVar[str] = "remove-item-by-hand"
    item: str
    reason: str

    def apply(self, work: Work) -> Told:
        """The company's own record is marked."""
        out_of_battle(work)
        reason = _because(self.reason)
        item = work.books.get(ThingRecord, self.item)
        part_with(work, item)
        work.books.put(by_hand(work.books.standing, "items"))
        return Told(
            say("remove {item}", item=item_name(work, item)),
            say("Struck out by hand: {item}", item=item_name(work, item)),
            reason,
        )


@dataclass(frozen=True, slots=True)
class AddInjuryByHand:
    """Enter an injury, or whatever else somebody or something suffers; without a bearer it is the company."""

    name: ClassVar[str] = "add-injury-by-hand"
    hero: str
    card: str
    reason: str

    def apply(self, work: Work) -> Told:
        """It is marked for good."""
        out_of_battle(work)
        reason = _because(self.reason)
        who = bearer_of(work, self.hero).name if self.hero else say("the company")
        kind = kind_of(work.pack, "condition", self.card)
        must_exist(work.pack, kind, self.card)
        id_ = work.books.new_id(ConditionRecord)
        work.books.put(ConditionRecord(id_, self.hero, kind, self.card, today(work), ("card",)))
        check_sheet(work, self.hero)
        what = called(work.pack, kind, self.card)
        return Told(
            say("add {what} to {hero}", what=what, hero=who),
            say("Entered by hand: {hero} suffers from {what}", hero=who, what=what),
            reason,
        )


@dataclass(frozen=True, slots=True)
class RemoveInjuryByHand:
    """Strike an injury out without a surgeon."""

    name: ClassVar[str] = "remove-injury-by-hand"
    injury: str
    reason: str

    def apply(self, work: Work) -> Told:
        """The record of whoever suffered from it is marked."""
        out_of_battle(work)
        reason = _because(self.reason)
        injury = work.books.get(ConditionRecord, self.injury)
        bearer, what = _bearer(work, injury), called(work.pack, injury.kind, injury.card)
        work.books.drop(injury)
        work.books.put(by_hand(bearer, "injuries"))
        who = _whose(work, bearer)
        return Told(
            say("remove {what} of {hero}", what=what, hero=who),
            say("Struck out by hand: {what} of {hero}", what=what, hero=who),
            reason,
        )


def _bearer(work: Work, suffered: ConditionRecord) -> Standing | MemberRecord | ThingRecord:
    """The member or the thing with a condition, or the company."""
    if not suffered.bearer:
        return work.books.standing
    return work.books.find(ThingRecord, suffered.bearer) or work.books.get(MemberRecord, suffered.bearer)
