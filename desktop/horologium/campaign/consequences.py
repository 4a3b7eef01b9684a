"""The one place where consequences are entered: whatever a story, a result, a purchase, a cure or a lesson brings."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.campaign.affairs import (
    active,
    bearer_of,
    earn,
    enlist,
    gain,
    hand_over,
    item_name,
    money,
    part_with,
    state_with,
    take_away,
)
from horologium.campaign.company import SHOWN, gear, is_away
from horologium.campaign.first_skills import ready_that_fit
from horologium.campaign.gauges import gauges, move, shown, stands_at
from horologium.campaign.operations import Work
from horologium.campaign.outfit import may_carry, misfits
from horologium.campaign.own import OWN, Bearing, other_fields, with_part
from horologium.campaign.records import ConditionRecord, MemberRecord, ThingRecord, set_by_hand
from horologium.campaign.wording import called, called_as, copies, counted, free_name, listing
from horologium.engine.core.consequences import NEWCOMER, CardRef, Consequence
from horologium.engine.core.plots import EVERYBODY
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from horologium.campaign.records import Settable
    from horologium.engine.core.consequences import Verb
    from horologium.engine.core.kinds import CardKind, Role
    from horologium.engine.core.plots import Gift


@dataclass(slots=True)
class EnteredEvent:
    """What is being entered: the event that things and injuries remember, and what has changed hands, in words.

    ``members`` has what single members learned, suffered or got over: most operations say that better themselves. What
    is set by hand is marked for good in the records that it changes; of a result from the table its own record tells.
    ``newcomer`` is who came last.
    """

    work: Work
    event: str = ""
    by_hand: bool = False
    from_table: bool = False
    newcomer: str = ""
    received: list[str] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)
    news: list[str] = field(default_factory=list)
    members: list[str] = field(default_factory=list)

    def put(self, record: Settable, *fields: str) -> None:
        """Enter a record in which these fields were changed."""
        self.work.books.put(set_by_hand(record, *fields) if self.by_hand else record)

    def mark(self, kind: str, name: str, count: int, from_table: tuple[str, ...] = ()) -> None:
        """Set how often something is marked; of what is gone, the company's own record remembers the hand."""
        hands = ("count",) if self.by_hand else from_table if self.from_table else ()
        self.work.books.mark(kind, name, count, hands)
        if self.by_hand and not count:
            self.put(self.work.books.standing, f"{kind}:{name}")

    def told(self) -> str:
        """All of it as one paragraph."""
        parts = [say("Received: {things}.", things=counted(self.received))] if self.received else []
        parts += [say("Lost: {things}.", things=counted(self.lost))] if self.lost else []
        return " ".join([*parts, *self.news])

    def told_whole(self) -> str:
        """All of it, and what became of single members."""
        return " ".join(filter(None, [self.told(), *self.members]))


def enter(
    work: Work,
    consequences: Iterable[Consequence],
    event: str = "",
    *,
    by_hand: bool = False,
    from_table: bool = False,
    newcomer: str = "",
) -> EnteredEvent:
    """Enter consequences one after the other, each as far as it can happen; gives back what there is to tell."""
    entry = EnteredEvent(work, event, by_hand, from_table, newcomer)
    for each in consequences:
        if each.whom != NEWCOMER:
            ENTERED[each.verb](entry, each)
        elif entry.newcomer:
            ENTERED[each.verb](entry, replace(each, whom=entry.newcomer))
    return entry


# The company


def _coin(entry: EnteredEvent, each: Consequence) -> None:
    """A purse holds no debts: no more is taken than is there."""
    amount = max(each.amount, -entry.work.books.standing.purse)
    earn(entry.work, amount)
    entry.put(entry.work.books.standing, "purse")
    if amount:
        (entry.received if amount > 0 else entry.lost).append(money(entry.work, abs(amount)))


def _known(entry: EnteredEvent, each: Consequence) -> None:
    """A member learns for good; what nobody is named for is the knowledge of all."""
    books, knows = entry.work.books, each.amount > 0
    if each.whom:
        _learned(entry, each)
    elif bool(books.marked(each.of.kind, each.of.id)) != knows:
        entry.mark(each.of.kind, each.of.id, int(knows), ("name",))
        if kind := next((kind for kind in entry.work.rules.data.kinds if kind.key == each.of.kind), None):
            words = say(kind.told, name=called(entry.work.pack, kind.key, each.of.id))
            (entry.received if knows else entry.lost).append(words)


def _learned(entry: EnteredEvent, each: Consequence) -> None:
    """What is unlearned is not at hand in the next battle either."""
    hero = entry.work.books.get(MemberRecord, each.whom)
    others = tuple(skill for skill in hero.known if skill != each.of.id)
    if each.amount > 0:
        hero = replace(hero, known=(*others, each.of.id))
    else:
        hero = replace(hero, known=others, ready=tuple(skill for skill in hero.ready if skill != each.of.id))
    entry.put(hero, "known")
    entry.members.append(_of_member(entry, each))


def _flag(entry: EnteredEvent, each: Consequence) -> None:
    """The story remembers; it tells of what players may know when it is so for the first time."""
    work, before = entry.work, entry.work.books.marked("flag", each.of.id)
    entry.mark("flag", each.of.id, max(0, before + each.amount))
    flag = next((flag for flag in work.plot.flags if flag.name == each.of.id), None)
    if flag and flag.label and not flag.hidden and not before:
        entry.news.append(f"{flag.label}.")


def _gauge(entry: EnteredEvent, each: Consequence) -> None:
    """What goes beyond an end of the scale is lost."""
    books, gauge = entry.work.books, gauges(entry.work)[each.of.id]
    before = stands_at(books, gauge)
    move(books, gauge, before + each.amount, ("count",) if entry.by_hand or entry.from_table else ())
    if (after := stands_at(books, gauge)) != before:
        entry.news.append(say("{gauge}: {value}.", gauge=say(gauge.title), value=shown(gauge, after)))


def _shown(entry: EnteredEvent, each: Consequence) -> None:
    name = f"{each.of.kind}:{each.of.id}"
    entry.mark(SHOWN, name, max(0, entry.work.books.marked(SHOWN, name) + each.amount))


def _own(entry: EnteredEvent, each: Consequence) -> None:
    """What the game keeps for itself, of a thing or condition, of a member, or of the company."""
    books = entry.work.books
    record: Bearing = books.standing
    if each.key:
        record = books.find(ThingRecord, each.key) or books.get(ConditionRecord, each.key)
    elif each.whom:
        record = _bearing(entry, each.whom)
    fields = other_fields(books, record, each.own) if entry.by_hand else []
    entry.put(with_part(books, record, each.own), *(f"{OWN}{name}" for name in fields))


def _member(entry: EnteredEvent, each: Consequence) -> None:
    """Somebody joins or comes back, or leaves with all that they own, until the story brings them back."""
    for _ in range(abs(each.amount)):
        if each.amount > 0 and (who := _comes(entry, each)):
            entry.newcomer = who.id
            entry.news.append(say("{hero} joined the company.", hero=who.name))
        elif each.amount < 0 and (who := _goes(entry, each)):
            entry.news.append(say("{hero} left the company.", hero=who.name))


def _meant(entry: EnteredEvent, each: Consequence) -> list[MemberRecord]:
    """All members of a card, or the one who is named."""
    members = entry.work.books.all(MemberRecord)
    return [hero for hero in members if hero.card == each.of.id and each.key in ("", hero.id)]


def _comes(entry: EnteredEvent, each: Consequence) -> MemberRecord | None:
    """Who is named comes back, and so does whom there is but once; of others another joins, if there is one."""
    work, most, known = entry.work, copies(entry.work.pack, each.of.id), _meant(entry, each)
    waiting = next((hero for hero in known if hero.bench), None) if each.key or most == 1 else None
    if waiting is not None:
        entry.put(with_part(work.books, replace(waiting, bench=False), each.own), "bench")
        take_away(work, waiting, away=False)
        return waiting
    there = sum(not is_away(work.books, hero) for hero in known)
    return _newcomer(work, each, most) if not known or (there < most and not each.key) else None


def _newcomer(work: Work, each: Consequence, most: int) -> MemberRecord:
    begins = work.rules.roster.begin(work.pack.content, [each.of.id])
    newcomer = begins.members[0]
    if most > 1:
        names = [hero.name for hero in work.books.all(MemberRecord)]
        newcomer = replace(newcomer, name=free_name(newcomer.name, names))
    known = with_part(work.books, enlist(work, newcomer, begins.held(newcomer.key)), each.own)
    work.books.put(known)
    return known


def _goes(entry: EnteredEvent, each: Consequence) -> MemberRecord | None:
    """Who is named, or somebody of the card; those on the bench stay longest."""
    books = entry.work.books
    here = [hero for hero in _meant(entry, each) if not is_away(books, hero)]
    if not here:
        return None
    who = min(here, key=lambda hero: hero.bench)
    entry.put(replace(who, bench=True), "bench")
    take_away(entry.work, who, away=True)
    return who


# Things


def _thing(entry: EnteredEvent, each: Consequence) -> None:
    """What comes goes into the hands of whom it is for, if there is room; what goes is taken from the stock first."""
    work, name = entry.work, called(entry.work.pack, each.of.kind, each.of.id)
    for _ in range(each.amount):
        came = gain(work, each.of.kind, each.of.id, entry.event, each.whom if _has_room(entry, each) else "")
        entry.put(with_part(work.books, came, each.own), "card")
        entry.received.append(name)
    for item in _owned(entry, each)[: max(0, -each.amount)]:
        part_with(work, item)
        entry.put(work.books.standing, "items")
        entry.lost.append(name)


def _has_room(entry: EnteredEvent, each: Consequence) -> bool:
    """Whether somebody can hold one more; by hand they hold it against the rules."""
    return bool(each.whom) and (entry.by_hand or may_carry(entry.work, each.whom, each.of.id).allowed)


def _owned(entry: EnteredEvent, each: Consequence) -> list[ThingRecord]:
    """The things that can be meant: the one that is named, those of a member, or all that the company has."""
    books = entry.work.books
    if each.key:
        return [books.get(ThingRecord, each.key)]
    among = gear(books, each.whom) if each.whom else sorted(books.all(ThingRecord), key=lambda item: bool(item.holder))
    return [item for item in among if (item.kind, item.card) == (each.of.kind, each.of.id)]


# A member


def _experience(entry: EnteredEvent, each: Consequence) -> None:
    books = entry.work.books
    for hero in [books.get(MemberRecord, each.whom)] if each.whom else active(books):
        entry.put(replace(hero, experience=max(0, hero.experience + each.amount)), "experience")
        if each.whom:
            told = say("{hero}: {amount} experience.", hero=hero.name, amount=f"{each.amount:+d}")
            entry.members.append(told)
    if not each.whom:
        (entry.received if each.amount > 0 else entry.lost).append(
            say("{amount} experience for each hero", amount=abs(each.amount))
        )


def _condition(entry: EnteredEvent, each: Consequence) -> None:
    """A condition comes to a member or to the company itself, or goes as often as somebody has it."""
    books = entry.work.books
    for _ in range(each.amount):
        new = ConditionRecord(books.new_id(ConditionRecord), each.whom, each.of.kind, each.of.id, entry.event)
        entry.put(with_part(books, new, each.own), "card")
        entry.members.append(_of_member(entry, each))
    for suffered in _suffered(entry, each)[: max(0, -each.amount)]:
        books.drop(suffered)
        entry.put(_bearing(entry, suffered.bearer), "injuries")
        who, what = _name(entry, suffered.bearer), called(entry.work.pack, each.of.kind, suffered.card)
        entry.members.append(say("{hero} has got over it: {what}.", hero=who, what=what))


def _suffered(entry: EnteredEvent, each: Consequence) -> list[ConditionRecord]:
    """The one that is named, or all equal ones of a member or of the company."""
    books, meant = entry.work.books, (each.whom, each.of.kind, each.of.id)
    if each.key:
        return [books.get(ConditionRecord, each.key)]
    return [one for one in books.all(ConditionRecord) if (one.bearer, one.kind, one.card) == meant]


def _bearing(entry: EnteredEvent, bearer: str) -> Bearing:
    """The record of whoever has a condition: a member, a thing, or the company."""
    books = entry.work.books
    return books.find(ThingRecord, bearer) or books.get(MemberRecord, bearer) if bearer else books.standing


def _of_member(entry: EnteredEvent, each: Consequence) -> str:
    """Somebody and the card that they have now, or have no longer."""
    boon = entry.work.rules.data.boons.get(each.of.id, "") if each.verb == "boon" else ""
    what = say(boon) if boon else called(entry.work.pack, each.of.kind, each.of.id)
    if each.amount < 0:
        return say("{hero}, no longer: {what}.", hero=_name(entry, each.whom), what=what)
    return say("{hero}: {what}.", hero=_name(entry, each.whom), what=what)


def _name(entry: EnteredEvent, whom: str) -> str:
    return bearer_of(entry.work, whom).name if whom else say("The company")


def _grade(entry: EnteredEvent, each: Consequence) -> None:
    """What does not fit the new class is left behind or goes to the common stock."""
    books = entry.work.books
    hero = books.get(MemberRecord, each.whom)
    if each.amount < 0 and hero.grade != each.of.id:
        return
    entry.put(replace(hero, grade=each.of.id if each.amount > 0 else ""), "grade")
    entry.members.append(_of_member(entry, each))
    entry.news += filter(None, [_left_behind(entry.work, each.whom), _put_away(entry.work, each.whom)])


def _trait(entry: EnteredEvent, each: Consequence) -> None:
    hero = entry.work.books.get(MemberRecord, each.whom)
    raised = dict(hero.raises)
    raised[each.key] = raised.get(each.key, 0) + each.amount
    entry.put(replace(hero, raises=tuple((trait, by) for trait, by in raised.items() if by)), "raises")


def _boon(entry: EnteredEvent, each: Consequence) -> None:
    hero = entry.work.books.get(MemberRecord, each.whom)
    others = tuple(boon for boon in hero.boons if boon != each.of.id)
    entry.put(replace(hero, boons=(*others, each.of.id) if each.amount > 0 else others), "boons")
    entry.members.append(_of_member(entry, each))


def _left_behind(work: Work, id_: str) -> str:
    """What does not fit any more is not at hand in the next battle; say which."""
    hero = work.books.get(MemberRecord, id_)
    kept = ready_that_fit(work.rules, state_with(work, id_), id_, hero.ready)
    gone = [called_as(work.pack, "lesson", card) for card in hero.ready if card not in kept]
    if not gone:
        return ""
    work.books.put(replace(hero, ready=kept))
    return say("No longer at hand: {names}.", names=listing(gone))


def _put_away(work: Work, id_: str) -> str:
    """Put into the common stock what may not be carried any more; say what."""
    hero, gone = work.books.get(MemberRecord, id_), list(misfits(work, id_))
    for item in gone:
        hand_over(work, item, "", say("put away by {hero}", hero=hero.name))
    return say("Put away: {names}.", names=listing(item_name(work, item) for item in gone)) if gone else ""


ENTERED: Final[Mapping[str, Callable[[EnteredEvent, Consequence], None]]] = MappingProxyType(
    {
        "coin": _coin,
        "experience": _experience,
        "thing": _thing,
        "condition": _condition,
        "known": _known,
        "member": _member,
        "grade": _grade,
        "trait": _trait,
        "boon": _boon,
        "gauge": _gauge,
        "flag": _flag,
        "shown": _shown,
        "own": _own,
    }
)
"""How each verb is entered."""


# What the story gives and takes

DOES: Final[Mapping[Role, Verb]] = MappingProxyType(
    {
        "ware": "thing",
        "member": "member",
        "grade": "grade",
        "lesson": "known",
        "condition": "condition",
        "knowledge": "known",
    }
)
"""What a gift of a card does, by the role of its kind."""
UNNAMED: Final[Mapping[str, Verb]] = MappingProxyType(
    {"coins": "coin", "experience": "experience", "flag": "flag", "gauge": "gauge", "boon": "boon"}
)
"""What the other gifts do."""


def give(work: Work, gifts: Iterable[Gift]) -> str:
    """Give or take what the story says, as far as it is there; tells it in one paragraph."""
    does = gift_verbs(work.rules.data.kinds)
    consequences = (
        Consequence(does[gift.kind], CardRef(gift.kind, gift.name), gift.amount, whom)
        for gift in gifts
        for whom in _whom(work, gift)
    )
    return enter(work, consequences, say("came with the story")).told_whole()


def gift_verbs(kinds: Iterable[CardKind]) -> dict[str, Verb]:
    """What each word for a gift does in a game with these kinds of cards."""
    return {kind.key: DOES[kind.role] for kind in kinds if kind.role in DOES} | dict(UNNAMED)


def _whom(work: Work, gift: Gift) -> list[str]:
    """The members whom a gift is for, those on the bench too, or nobody for the company; who is away gets nothing."""
    if not (gift.whom or gift.having):
        return [""]
    here = [hero for hero in work.books.all(MemberRecord) if not is_away(work.books, hero)]
    marked = {one.bearer for one in work.books.all(ConditionRecord) if one.card == gift.having}
    meant = [hero.id for hero in here if gift.whom in (EVERYBODY, "", hero.card)]
    return [id_ for id_ in meant if not gift.having or id_ in marked]
