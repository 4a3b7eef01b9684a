"""What a battle brings home: read from its table or from a form, checked, and entered into the books in one go.

A battle that was played here and one that was played on the table go through the very same ``settle``.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

from horologium.campaign import plot
from horologium.campaign.account import is_accounted, loot, wares
from horologium.campaign.affairs import bearer_of, bearers, state_of
from horologium.campaign.battle import fought
from horologium.campaign.company import gear
from horologium.campaign.consequences import enter, gift_verbs
from horologium.campaign.counts import counted_up
from horologium.campaign.errors import Refused
from horologium.campaign.evening import steps
from horologium.campaign.gauges import gauges
from horologium.campaign.records import MISSIONS, VICTORIES, Fought, MemberRecord, ThingRecord
from horologium.campaign.wording import called, must_exist
from horologium.engine.core.consequences import CardRef, experience
from horologium.engine.core.errors import EngineError
from horologium.engine.core.results import brought, spoken_of, total
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.operations import Work
    from horologium.engine.core.campaign import BattleResult, MemberResult
    from horologium.engine.core.consequences import Consequence

MOST: Final = 9_999
"""No count of a result is larger."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One value of a result that was changed by hand; ``where`` is a field, or a hero and a field."""

    where: str
    was: str
    now: str


# Reading


def title_of(affairs: Affairs) -> str:
    """What the mission at hand is called."""
    return called(affairs.pack, "mission", affairs.books.standing.mission)


def brought_home(work: Work) -> BattleResult:
    """What the battle at hand brings home; the share of the loot may ask. A battle that was given up is lost."""
    books = work.books
    standing, content = books.standing, work.pack.content
    table = fought(work, standing.battle)
    missions, state = work.rules.missions, state_of(work, standing.party)
    try:
        missions.give_up(content, table.state)
        return work.chance.ask(missions.bring_home(state, table.state, plot=not standing.side))
    except EngineError as error:
        raise Refused(say("the battle cannot be brought home: {reason}", reason=error)) from error


def differences(was: BattleResult, now: BattleResult) -> tuple[Difference, ...]:
    """What was changed by hand between two results."""
    before, after = _values(was), _values(now)
    found = ((where, before.get(where, ""), after.get(where, "")) for where in dict.fromkeys((*before, *after)))
    return tuple(Difference(where, left, right) for where, left, right in found if left != right)


def _values(result: BattleResult) -> dict[str, str]:
    """All that stands in a result, by its place: a field, a verb, or a member with a statistic or a verb."""
    found = {"outcome": result.outcome, "won": str(result.won), "left": str(result.left), "clock": result.clock}
    found["last_blow"] = ", ".join(result.last_blow)
    found |= {f"counts.{what}": str(number) for what, number in result.counts if number}
    sums = Counter[tuple[str, str, str]]()
    for each in result.consequences:
        sums[_place(each), each.of.id, each.key] += each.amount
    for (where, card, key), amount in sorted(sums.items()):
        found[where] = ", ".join(filter(None, [found.get(where, ""), f"{card} {key} {amount:+}".strip()]))
    for member in result.members:
        found |= {f"{member.member}.{stat}": str(number) for stat, number in member.stats if number}
    return found


def _place(each: Consequence) -> str:
    return f"{each.whom}.{each.verb}" if each.whom else each.verb


# Checking


def check(work: Work, result: BattleResult, fought: BattleResult | None = None) -> None:
    """Refuse a result that was entered by hand and cannot be: the first thing that is wrong with it.

    In one that was only corrected, what the battle itself brought home is no fault: whoever gives up leaves early.
    """
    excused = set() if fought is None else set(faults(work, fought))
    for where, why in faults(work, result):
        if (where, why) not in excused:
            raise Refused(why)


def faults(work: Work, result: BattleResult) -> Iterator[tuple[str, str]]:
    """All that is wrong with a result, as (where, why); the rules have the last word."""
    books, mission = work.books, work.books.standing.mission
    own = [*_wrong_party(work, result), *_wrong_numbers(work, result), *_unknown(work, result)]
    known = work.rules.missions.ends(work.pack.content, mission).outcomes
    if result.outcome not in known:
        own.append(
            (
                "outcome",
                say(
                    "this mission cannot end with {outcome!r}: it ends with {names}",
                    outcome=result.outcome,
                    names=", ".join(known),
                ),
            )
        )
    elif known[result.outcome] != result.won:
        own.append(
            (
                "won",
                say("{outcome!r} is a victory", outcome=result.outcome)
                if known[result.outcome]
                else say("{outcome!r} is a defeat", outcome=result.outcome),
            )
        )
    if total(result, "coin") < -books.standing.purse:
        own.append(("coin", say("more coins are lost than the purse holds")))
    yield from own
    if not own:
        party = state_of(work, [each.member for each in result.members])
        yield from work.rules.missions.check_result(party, mission, result)


def _wrong_party(work: Work, result: BattleResult) -> Iterator[tuple[str, str]]:
    books, names = work.books, [each.member for each in result.members]
    known = {*names, *_bearing_things(work)}
    if sorted(names) != sorted(books.standing.party) or not known.issuperset(spoken_of(result)):
        yield "members", say("the result must speak of exactly those who went into the mission")
        return
    for name in spoken_of(result):
        carried, lost = Counter(CardRef(item.kind, item.card) for item in gear(books, name)), Counter[CardRef]()
        for each in brought(result, "thing", name):
            lost[each.of] += max(0, -each.amount)
        for card in lost - carried:
            yield f"{name}.thing", say("{item} was not carried", item=called(work.pack, card.kind, card.id))


def _bearing_things(work: Work) -> list[str]:
    """The things that a battle can harm or rob, as they bear others: rooms, war machines."""
    return [each.id for each in bearers(work) if work.books.find(ThingRecord, each.id)]


def _wrong_numbers(work: Work, result: BattleResult) -> Iterator[tuple[str, str]]:
    for where, field, least, value in _numbers(work, result):
        if not least <= value <= MOST:
            words = say(
                "{field} must be from {least} to {most}, not {value}", field=field, least=least, most=MOST, value=value
            )
            yield where, words


def _numbers(work: Work, result: BattleResult) -> Iterator[tuple[str, str, int, int]]:
    """All numbers of a result: where each stands, what it is, the least that it may be, and what it is."""
    yield "left", say("loot left"), 0, result.left
    yield "coin", say("coins"), -MOST, total(result, "coin")
    for whom in ("", *(each.member for each in result.members)):
        yield f"{whom}.experience".strip("."), say("experience"), 0, total(result, "experience", whom)
    for each in result.consequences:
        if each.verb not in ("coin", "experience"):
            yield _place(each), called(work.pack, each.of.kind, each.of.id), -MOST, each.amount
    for what, number in result.counts:
        yield f"counts.{what}", say(work.rules.data.counts.get(what, what)), 0, number
    for member in result.members:
        for stat, number in member.stats:
            yield f"{member.member}.{stat}", say(work.rules.data.stats.get(stat, stat)), 0, number


def _unknown(work: Work, result: BattleResult) -> Iterator[tuple[str, str]]:
    """Cards, names and statistics that the pack, the story or the game does not have."""
    for each in result.consequences:
        if reason := _strange(work, each):
            yield _place(each), reason
    counted = [(f"counts.{what}", what, work.rules.data.counts) for what, _ in result.counts]
    for member in result.members:
        counted += [(f"{member.member}.{stat}", stat, work.rules.data.stats) for stat, _ in member.stats]
    for where, name, known in counted:
        if name not in known:
            yield where, say("nobody counts {name!r}", name=name)


def _strange(work: Work, each: Consequence) -> str:
    """Why this cannot be said of this company, or nothing."""
    name, data = each.of.id, work.rules.data
    if each.verb == "flag":
        known = any(flag.name == name for flag in work.plot.flags)
        return "" if known else say("the story knows no flag {name!r}", name=name)
    if each.verb in ("gauge", "boon"):
        known = name in (gauges(work) if each.verb == "gauge" else data.boons)
    elif each.verb in ("coin", "experience", "trait", "shown"):
        known = True
    else:
        known = gift_verbs(data.kinds).get(each.of.kind) == each.verb
        try:
            must_exist(work.pack, each.of.kind, name)
        except Refused as refused:
            return refused.reason
    return "" if known else say("a battle cannot bring {name!r} in this way", name=name)


# Entering


def settle(work: Work, result: BattleResult, by_hand: tuple[str, ...] = ()) -> tuple[Fought, str]:
    """Enter a result into the books, whole: what it did to everybody, what was found, and that it was fought.

    Gives back the battle as it counts, and in words what no account of a battle tells.
    """
    books, title, hand = work.books, title_of(work), "result" in by_hand
    event = say("{title}, entered by hand", title=title) if hand else title
    news = []
    for member in result.members:
        _come_home(work, result, member)
        news += _enter(work, result, member.member, event, from_table=hand)
    for whom in ("", *(thing for thing in _bearing_things(work) if thing in spoken_of(result))):
        news += _enter(work, result, whom, event, from_table=hand)
    record = _record(work, result, by_hand)
    books.put(record)
    _go_on(work, result)
    return record, " ".join(filter(None, news))


def _come_home(work: Work, result: BattleResult, each: MemberResult) -> None:
    """Boons are used up, wounds heal by themselves; all who were there have learned something."""
    books, who, hero = work.books, each.member, work.books.get(MemberRecord, each.member)
    served = {MISSIONS: 1, VICTORIES: int(result.won), **dict(each.stats)}
    books.put(replace(hero, boons=(), service=counted_up(hero.service, served)))
    enter(work, [experience(total(result, "experience") + total(result, "experience", who), who)])


def _enter(work: Work, result: BattleResult, whom: str, event: str, *, from_table: bool) -> list[str]:
    """What else a result brings somebody, or all; a battle may raise flags that this story does not know."""
    flags, told = {flag.name for flag in work.plot.flags}, list[str]()
    for each in result.consequences:
        if each.whom == whom and each.verb != "experience" and (each.verb != "flag" or each.of.id in flags):
            entry = enter(work, [each], _since(work, each, event), from_table=from_table)
            told += [] if is_accounted(result, each) else [entry.told_whole()]
    return told


def _since(work: Work, each: Consequence, event: str) -> str:
    """What things and conditions remember of where they come from."""
    if each.verb != "thing":
        return event
    if each.whom:
        return say("won by {hero} in {event}", hero=bearer_of(work, each.whom).name, event=event)
    if each.of.kind in wares(work, held=True):
        return say("brought home from {event}", event=event)
    return say("found in {event}", event=event)


def _record(work: Work, result: BattleResult, by_hand: tuple[str, ...]) -> Fought:
    books, standing = work.books, work.books.standing
    return Fought(
        id=books.new_id(Fought),
        number=len(books.all(Fought)) + 1,
        node=standing.node,
        mission=standing.mission,
        outcome=result.outcome,
        won=result.won,
        party=standing.party,
        battle=standing.battle,
        side=bool(standing.side),
        loot=tuple((card.kind, card.id) for card in loot(work, result)),
        coins=total(result, "coin"),
        experience=total(result, "experience"),
        clock=result.clock,
        day=standing.day,
        by_hand=by_hand,
    )


def _go_on(work: Work, result: BattleResult) -> None:
    """The steps after a battle begin."""
    books, order = work.books, steps(work)
    books.stand(stage="aftermath", step=order[0].key if order else "", taken=())
    if not books.standing.side:
        won: Literal["won", "lost"] = "won" if result.won else "lost"
        books.stand(battles=books.standing.battles + 1, last_won=won)


def arrive_at_once(work: Work) -> str:
    """Where no later step is for travelling the company is in the next town as soon as the battle counts."""
    if work.books.standing.side or any(step.arrives for step in steps(work)[1:]):
        return ""
    return plot.arrive(work)
