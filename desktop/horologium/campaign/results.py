"""What a battle brings home: read from its table or from a form, checked, and entered into the books in one go.

A battle that was played here and one that was played on the table go through the very same ``settle``.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Final, Literal

from horologium.campaign import plot
from horologium.campaign.affairs import state_of
from horologium.campaign.battle import fought
from horologium.campaign.company import gear
from horologium.campaign.consequences import enter
from horologium.campaign.counts import counted_up
from horologium.campaign.errors import Refused
from horologium.campaign.evening import steps
from horologium.campaign.records import MISSIONS, VICTORIES, Fought, MemberRecord
from horologium.campaign.wording import called, must_exist
from horologium.engine.core.campaign import BattleResult, MemberResult
from horologium.engine.core.consequences import coins, consequence, experience
from horologium.engine.core.errors import EngineError
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.books import Books
    from horologium.campaign.operations import Work

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
    found = list(_changed("", was, now, leave=("members",)))
    after = {each.member: each for each in now.members}
    for each in was.members:
        found += _changed(f"{each.member}.", each, after.get(each.member, MemberResult(each.member)), leave=("member",))
    return tuple(found)


def _changed(where: str, was: Any, now: Any, leave: tuple[str, ...]) -> Iterator[Difference]:
    for each in fields(was):
        before, after = getattr(was, each.name), getattr(now, each.name)
        if each.name not in leave and before != after:
            yield Difference(f"{where}{each.name}", _shown(before), _shown(after))


def _shown(value: Any) -> str:
    return ", ".join(value) if isinstance(value, tuple) else str(value)


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
    own = [*_wrong_party(work, result), *_wrong_numbers(result), *_unknown(work, result)]
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
    if result.coins < -books.standing.purse:
        own.append(("coins", say("more coins are lost than the purse holds")))
    yield from own
    if not own:
        party = state_of(work, [each.member for each in result.members])
        yield from work.rules.missions.check_result(party, mission, result)


def _wrong_party(work: Work, result: BattleResult) -> Iterator[tuple[str, str]]:
    books, names = work.books, [each.member for each in result.members]
    party = books.standing.party
    if sorted(names) != sorted(party):
        yield "members", say("the result must speak of exactly those who went into the mission")
        return
    for each in result.members:
        carried = [item.card for item in gear(books, each.member)]
        for card in each.lost:
            if card not in carried:
                yield f"{each.member}.lost", say("{item} was not carried", item=called(work.pack, "equipment", card))
            else:
                carried.remove(card)


def _wrong_numbers(result: BattleResult) -> Iterator[tuple[str, str]]:
    told: list[tuple[str, Any]] = [("", result), *((f"{each.member}.", each) for each in result.members)]
    for where, counts in told:
        for each in fields(counts):
            value, least = getattr(counts, each.name), -MOST if each.name == "coins" else 0
            if type(value) is int and not least <= value <= MOST:
                yield (
                    f"{where}{each.name}",
                    say(
                        "{field} must be from {least} to {most}, not {value}",
                        field=say(each.name.replace("_", " ")),
                        least=least,
                        most=MOST,
                        value=value,
                    ),
                )


def _unknown(work: Work, result: BattleResult) -> Iterator[tuple[str, str]]:
    """Cards and names that the pack does not have."""
    named: list[tuple[str, str, tuple[str, ...]]] = [
        ("loot", "reagent", result.loot),
        ("stock", "equipment", result.stock),
        ("recipes", "recipe", result.recipes),
        ("achievements", "achievement", result.achievements),
    ]
    for each in result.members:
        named.append((f"{each.member}.injuries", "injury", each.injuries))
        named += [(f"{each.member}.{way}", "equipment", getattr(each, way)) for way in ("gained", "lost")]
    for where, kind, names in named:
        for name in names:
            try:
                must_exist(work.pack, kind, name)
            except Refused as refused:
                yield where, refused.reason
    flags = {flag.name for flag in work.plot.flags}
    yield from (
        ("flags", say("the story knows no flag {name!r}", name=name)) for name in result.flags if name not in flags
    )


# Entering


def settle(work: Work, result: BattleResult, by_hand: tuple[str, ...] = ()) -> Fought:
    """Enter a result into the books, whole: what it did to everybody, what was found, and that it was fought."""
    books, title, hand = work.books, title_of(work), "result" in by_hand
    event = say("{title}, entered by hand", title=title) if hand else title
    for each in result.members:
        _come_home(work, result, each, event)
    enter(work, (consequence("thing", "reagent", id_) for id_ in result.loot), say("found in {event}", event=event))
    stock = (consequence("thing", "equipment", id_) for id_ in result.stock)
    enter(work, stock, say("brought home from {event}", event=event))
    enter(work, [coins(result.coins)])
    enter(work, (consequence("known", "recipe", id_) for id_ in result.recipes), by_hand=hand)
    enter(work, (consequence("known", "achievement", id_) for id_ in result.achievements), by_hand=hand)
    record = _record(books, result, by_hand)
    books.put(record)
    _go_on(work, result)
    return record


def _come_home(work: Work, result: BattleResult, each: MemberResult, event: str) -> None:
    """Boons are used up, wounds heal by themselves: injuries, things and experience stay."""
    books, who, hero = work.books, each.member, work.books.get(MemberRecord, each.member)
    books.put(replace(hero, boons=(), service=counted_up(hero.service, _served(result, each))))
    enter(work, [experience(result.experience + each.experience, who)])
    lost = (consequence("thing", "equipment", id_, -1, who) for id_ in each.lost)
    gained = (consequence("thing", "equipment", id_, 1, who) for id_ in each.gained)
    enter(work, [*lost, *gained], say("won by {hero} in {event}", hero=hero.name, event=event))
    enter(work, (consequence("condition", "injury", id_, 1, who) for id_ in each.injuries), event)


def _served(result: BattleResult, each: MemberResult) -> dict[str, int]:
    """What a battle adds to a service record."""
    stats = {name: getattr(each, name) for name in ("kills", "dealt", "knocked_out", "found")}
    return {MISSIONS: 1, VICTORIES: int(result.won), "taken": each.wounds, **stats}


def _record(books: Books, result: BattleResult, by_hand: tuple[str, ...]) -> Fought:
    standing = books.standing
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
        loot=tuple(("reagent", card) for card in result.loot),
        coins=result.coins,
        experience=result.experience,
        clock=result.clock,
        day=standing.day,
        by_hand=by_hand,
    )


def _go_on(work: Work, result: BattleResult) -> None:
    """The story remembers; the steps after a battle begin."""
    books, order = work.books, steps(work)
    plot.remember(work, result.flags)
    books.stand(stage="aftermath", step=order[0].key if order else "", taken=())
    if not books.standing.side:
        won: Literal["won", "lost"] = "won" if result.won else "lost"
        books.stand(battles=books.standing.battles + 1, last_won=won)


def arrive_at_once(work: Work) -> str:
    """Where no later step is for travelling the company is in the next town as soon as the battle counts."""
    if work.books.standing.side or any(step.arrives for step in work.rules.steps[1:]):
        return ""
    return plot.arrive(work)
