"""The players' last word: any value can be set by hand, with a reason, and stays marked as such for good.

What a verb is about is said in consequences and entered like any other, except that a hand may go against the rules;
the rest (date, place, service record …) is put into its record.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final

from horologium.campaign.affairs import bearer_of, item_name, state_of, take_away, today
from horologium.campaign.company import SHOWN
from horologium.campaign.consequences import EnteredEvent, enter
from horologium.campaign.errors import Refused
from horologium.campaign.gauges import GAUGE, gauges, stands_at
from horologium.campaign.operations import Told, Work
from horologium.campaign.ops.by_hand_words import marked, shown, title
from horologium.campaign.ops.limits import CHECKS, check_held, check_mark, check_sheet, entered_node
from horologium.campaign.ops.moments import out_of_battle
from horologium.campaign.own import BEARERS, OWN, faults, with_field
from horologium.campaign.records import KINDS, ConditionRecord, MemberRecord, ThingRecord, set_by_hand
from horologium.campaign.wording import called, kind_of, kinds, must_exist, prose
from horologium.engine.core.consequences import CardRef, Consequence, coins, consequence, experience
from horologium.engine.core.errors import BadData
from horologium.engine.core.shapes import saved_fields
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.campaign.records import Record
    from horologium.engine.core.consequences import Consequences, Verb

MOST_REASON: Final = 400
MOST_VALUE: Final = 4_000


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


def what_follows(work: Work) -> Consequences:
    """What the rules let follow from the books as they are now; nothing where all agrees."""
    return work.rules.follows(state_of(work)) if work.rules.follows else ()


def followed(work: Work) -> list[str]:
    """Enter what follows from what was set, which is no hand's work; in words."""
    return enter(work, what_follows(work)).news


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
        news = [*self._enter(work, before, value), *followed(work)]
        if isinstance(before, MemberRecord):
            check_sheet(work, self.id)
        return self._told(work, before, (old, value), " ".join([reason, *news]))

    def _enter(self, work: Work, before: Any, value: Any) -> list[str]:
        """Enter a value as consequences, or as it is where no verb is about it; gives back what follows from it."""
        if said := SAID.get((self.kind, self.field), _no_verb)(work, before, value):
            return enter(work, said, by_hand=True).news
        changes = entered_node(work, value) if self.field == "node" else {self.field: value}
        work.books.put(set_by_hand(replace(before, **changes), self.field))
        if self.field == "bench":
            take_away(work, before, away=False)  # on the bench, and no longer where the story has taken them
        return []

    def _set_part(self, work: Work, reason: str) -> Told:
        """What the game keeps for itself goes through its own shape, and must not contradict the rest."""
        if len(self.value) > MOST_VALUE:
            raise Refused(
                say("the value has {count} characters: keep it to {most}", count=len(self.value), most=MOST_VALUE)
            )
        before: Any = work.books.get(KINDS[self.kind], self.id)
        part, old, value = with_field(work.books, before, self.field.removeprefix(OWN), self.value)
        if old == value:
            raise self._so_already(work, before, value)
        whom = self.id if self.kind == "member" else ""
        key = self.id if self.kind in ("thing", "condition") else ""
        enter(work, [Consequence("own", whom=whom, key=key, own=part)], by_hand=True)
        for fault in faults(work.books.parts, state_of(work)):
            raise Refused(fault.why, tuple(filter(None, [fault.rule])))
        return self._told(work, before, (old, value), " ".join([reason, *followed(work)]))

    def _told(self, work: Work, record: Record, values: tuple[Any, Any], reason: str) -> Told:
        who, field = _whose(work, record), title(work, self.field)
        old, new = (shown(work, record, self.field, value) for value in values)
        told = say("Set by hand: {who}, {field}: {old} before, {value} now", who=who, field=field, old=old, value=new)
        return Told(say("set by hand: {who}, {field}", who=who, field=field), told, reason)

    def _so_already(self, work: Work, record: Record, value: Any) -> Refused:
        words = shown(work, record, self.field, value)
        return Refused(say("{field}: it is {value} already", field=title(work, self.field), value=words))


def _no_verb(_work: Work, _record: Any, _value: Any) -> Consequences:
    return ()


def _lessons(work: Work, hero: MemberRecord, value: tuple[str, ...]) -> Consequences:
    """What is unlearned and learned; where the order changes everything is learned anew."""
    kept = tuple(card for card in hero.known if card in value)
    kept = kept if value[: len(kept)] == kept else ()
    changes = [(card, -1) for card in hero.known if card not in kept] + [(card, 1) for card in value[len(kept) :]]
    return tuple(consequence("known", kind_of(work.pack, "lesson", card), card, by, hero.id) for card, by in changes)


def _grade(work: Work, hero: MemberRecord, value: str) -> Consequences:
    card = value or hero.grade
    return (consequence("grade", kind_of(work.pack, "grade", card), card, 1 if value else -1, hero.id),)


def _raises(_work: Work, hero: MemberRecord, value: tuple[tuple[str, int], ...]) -> Consequences:
    before, after = dict(hero.raises), dict(value)
    changes = {trait: after.get(trait, 0) - before.get(trait, 0) for trait in {**before, **after}}
    return tuple(Consequence("trait", amount=by, whom=hero.id, key=trait) for trait, by in changes.items() if by)


def _boons(_work: Work, hero: MemberRecord, value: tuple[str, ...]) -> Consequences:
    changes = [(boon, -1) for boon in hero.boons if boon not in value]
    changes += [(boon, 1) for boon in value if boon not in hero.boons]
    return tuple(consequence("boon", "boon", boon, by, hero.id) for boon, by in changes)


def _bench(work: Work, hero: MemberRecord, value: bool) -> Consequences:
    """Who comes back joins once more; to sit on the bench is not to leave."""
    return () if value else (consequence("member", kind_of(work.pack, "member", hero.card), hero.card, key=hero.id),)


SAID: Final[Mapping[tuple[str, str], Callable[[Work, Any, Any], Consequences]]] = MappingProxyType(
    {
        ("standing", "purse"): lambda _, standing, value: (coins(value - standing.purse),),
        ("member", "experience"): lambda _, hero, value: (experience(value - hero.experience, hero.id),),
        ("member", "known"): _lessons,
        ("member", "grade"): _grade,
        ("member", "raises"): _raises,
        ("member", "boons"): _boons,
        ("member", "bench"): _bench,
    }
)
"""How the values of fields are said in consequences: what has to happen so that they become those."""


def _whose(work: Work, record: Record) -> str:
    if isinstance(record, MemberRecord):
        return record.name
    return item_name(work, record) if isinstance(record, ThingRecord) else say("the company")


VISITED: Final = "visited"
MARKED: Final[Mapping[str, Verb]] = MappingProxyType({"flag": "flag", GAUGE: "gauge", SHOWN: "shown"})
"""The verbs about marks that are no knowledge."""


@dataclass(frozen=True, slots=True)
class MarkByHand:
    """Set how often something is marked (knowledge, a flag, a visited place, a card on display), or a gauge."""

    name: ClassVar[str] = "mark-by-hand"
    kind: str
    what: str
    count: int
    reason: str

    def apply(self, work: Work) -> Told:
        """0 strikes it out, all but a gauge."""
        out_of_battle(work)
        reason = _because(self.reason)
        check_mark(work, self.kind, self.what, self.count)
        kind, what = title(work, self.kind), marked(work, self.kind, self.what)
        gauge = gauges(work)[self.what] if self.kind == GAUGE else None
        before = stands_at(work.books, gauge) if gauge else work.books.marked(self.kind, self.what)
        if before == self.count:
            raise Refused(say("{kind}, {what}: it is {count} already", kind=kind, what=what, count=before))
        self._enter(work, self.count - before)
        if any((each.verb, each.of.id) == (self.kind, self.what) for each in what_follows(work)):
            raise Refused(say("{kind}, {what}: it follows from the rest and is not set", kind=kind, what=what))
        text = " ".join([reason, *followed(work)])
        told = say(
            "Set by hand: {kind}, {what}: {before} before, {count} now",
            kind=kind,
            what=what,
            before=before,
            count=self.count,
        )
        return Told(say("set by hand: {kind}, {what}", kind=kind, what=what), told, text)

    def _enter(self, work: Work, change: int) -> None:
        """Enter it as a consequence; where the story was, no verb tells."""
        if self.kind == VISITED:
            EnteredEvent(work, by_hand=True).mark(VISITED, self.what, self.count)
            return
        verb: Verb = MARKED.get(self.kind, "known")
        card = CardRef(*self.what.split(":", 1)) if verb == "shown" else CardRef(self.kind, self.what)
        enter(work, [Consequence(verb, card, change)], by_hand=True)


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
        came = consequence("thing", self.ware, self.card, whom=self.holder)
        enter(work, [came], say("entered by hand"), by_hand=True)
        item, text = called(work.pack, self.ware, self.card), " ".join([reason, *followed(work)])
        return Told(say("add {item}", item=item), say("Entered by hand: {item}", item=item), text)


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
        enter(work, [consequence("thing", item.kind, item.card, -1, key=item.id)], by_hand=True)
        return Told(
            say("remove {item}", item=item_name(work, item)),
            say("Struck out by hand: {item}", item=item_name(work, item)),
            " ".join([reason, *followed(work)]),
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
        enter(work, [consequence("condition", kind, self.card, whom=self.hero)], today(work), by_hand=True)
        check_sheet(work, self.hero)
        what = called(work.pack, kind, self.card)
        return Told(
            say("add {what} to {hero}", what=what, hero=who),
            say("Entered by hand: {hero} suffers from {what}", hero=who, what=what),
            " ".join([reason, *followed(work)]),
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
        what = called(work.pack, injury.kind, injury.card)
        who = bearer_of(work, injury.bearer).name if injury.bearer else say("the company")
        gone = consequence("condition", injury.kind, injury.card, -1, injury.bearer, injury.id)
        enter(work, [gone], by_hand=True)
        return Told(
            say("remove {what} of {hero}", what=what, hero=who),
            say("Struck out by hand: {what} of {hero}", what=what, hero=who),
            " ".join([reason, *followed(work)]),
        )
