"""What the players might have forgotten: quiet reminders, each with a reason to be there and a way to be rid of it.

The key of a reminder names the matter, so that it comes back once the matter has changed.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

from horologium.campaign.affairs import active, item_name, member_of, state_of, state_with
from horologium.campaign.asking import all_at
from horologium.campaign.outfit import may_bring, may_take, to_carry
from horologium.campaign.records import ConditionRecord, MemberRecord
from horologium.campaign.wording import called, listing
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from horologium.campaign.affairs import Affairs
    from horologium.engine.core.campaign import SlotUse
    from horologium.engine.core.consequences import Verb
    from horologium.engine.core.offers import Offer

DISMISSED: Final = "reminder:"
"""How the marks of dismissed reminders begin."""

QUIET: Final = ("battle", "review", "over")
"""When nothing is urged."""


@dataclass(frozen=True, slots=True)
class Reminder:
    """Something that could be done; ``hero`` is empty where it concerns the whole company."""

    key: str
    kind: Literal["injury", "learning", "class", "slot", "ready", "scene", "carry"]
    text: str
    hero: str = ""


def reminders(affairs: Affairs) -> list[Reminder]:
    """All that was not dismissed: first the company, then hero by hero. In a battle nothing is urged."""
    if affairs.books.standing.stage in QUIET:
        return []
    found = [*_company(affairs)]
    for hero in active(affairs.books):
        found += _hero(affairs, hero)
    return _not_dismissed(affairs, found)


def reminders_of(affairs: Affairs, hero: str) -> list[Reminder]:
    """The reminders of one hero."""
    if affairs.books.standing.stage in QUIET or affairs.books.get(MemberRecord, hero).bench:
        return []
    return _not_dismissed(affairs, _hero(affairs, affairs.books.get(MemberRecord, hero)))


def _not_dismissed(affairs: Affairs, found: Iterable[Reminder]) -> list[Reminder]:
    return [each for each in found if not affairs.books.marked("dismissed", DISMISSED + each.key)]


def _company(affairs: Affairs) -> Iterator[Reminder]:
    standing = affairs.books.standing
    if standing.stage == "scene":
        node = next((node for node in affairs.plot.nodes if node.name == standing.node), None)
        title = node.title if node else standing.node
        yield Reminder(f"scene:{standing.node}", "scene", say("A scene waits to be read: {title}", title=title))
    takers: dict[str, list[str]] = {}
    for item in to_carry(affairs):
        if item.card not in takers:
            heroes = active(affairs.books)
            takers[item.card] = [hero.name for hero in heroes if may_take(affairs, hero.id, item).allowed]
        if names := takers[item.card]:
            text = say(
                "{item} lies in the common stock; {names} could carry it",
                item=item_name(affairs, item),
                names=listing(names),
            )
            yield Reminder(f"carry:{item.id}", "carry", text)


def _hero(affairs: Affairs, hero: MemberRecord) -> Iterator[Reminder]:
    for injury in affairs.books.all(ConditionRecord):
        if injury.bearer == hero.id:
            what = called(affairs.pack, injury.kind, injury.card)
            yield Reminder(
                f"injury:{injury.id}", "injury", say("{hero} suffers from {what}", hero=hero.name, what=what), hero.id
            )
    yield from _learning(affairs, hero)
    yield from _slots(affairs, hero)


def _learning(affairs: Affairs, hero: MemberRecord) -> Iterator[Reminder]:
    """What experience could buy, and what the hero could become."""
    offered = [offer for _, offer in all_at(affairs, "member", hero.id) if offer.verdict.allowed]
    if any(_gives(offer, "known") and 0 < offer.verdict.experience <= hero.experience for offer in offered):
        text = say("{hero} has {experience} experience to spend", hero=hero.name, experience=hero.experience)
        yield Reminder(f"learning:{hero.id}:{hero.experience}", "learning", text, hero.id)
    due = dict.fromkeys(offer.subject for offer in offered if _gives(offer, "grade"))
    if due:
        names = say(" or ").join(called(affairs.pack, each.kind, each.id) for each in due)
        yield Reminder(
            f"class:{hero.id}:{','.join(each.id for each in due)}",
            "class",
            say("{hero} can become {names}", hero=hero.name, names=names),
            hero.id,
        )


def _gives(offer: Offer, verb: Verb) -> bool:
    return any(gift.verb == verb for gift in offer.gives)


def _slots(affairs: Affairs, hero: MemberRecord) -> Iterator[Reminder]:
    state, rules = state_with(affairs, hero.id), affairs.rules
    for slot in rules.gear.slots(state, hero.id) if rules.gear else ():
        if slot.wanted and slot.limit and not slot.used:
            text = say("{hero} has an empty slot: {slot}", hero=hero.name, slot=slot.title)
            yield Reminder(f"slot:{hero.id}:{slot.key}", "slot", text, hero.id)
    for slot in rules.loadout.slots(state, hero.id) if rules.loadout else ():
        if slot.used < slot.limit and _could_bring(affairs, hero, slot):
            text = say("{hero} has room for another skill: {slot}", hero=hero.name, slot=slot.title)
            matter = rules.data.ready_names.reminder
            yield Reminder(f"{matter}:{hero.id}:{slot.key}:{slot.used}", "ready", text, hero.id)


def _could_bring(affairs: Affairs, hero: MemberRecord, slot: SlotUse) -> bool:
    """Whether a learned skill would fill one more place of this slot."""
    more = [(*hero.ready, skill) for skill in hero.known if skill not in hero.ready]
    return any(may_bring(affairs, hero.id, ready).allowed and _used(affairs, hero, ready, slot) for ready in more)


def _used(affairs: Affairs, hero: MemberRecord, ready: tuple[str, ...], slot: SlotUse) -> bool:
    """Whether these cards use more of a slot than those that are ready now."""
    loadout, member = affairs.rules.loadout, replace(member_of(affairs, hero.id), ready=ready)
    slots = () if loadout is None else loadout.slots(state_of(affairs).having(member), hero.id)
    return any(each.key == slot.key and each.used > slot.used for each in slots)
