"""A battle as the chronicle tells it: how it ended, who fell, who struck the last blow, what was found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.affairs import money
from horologium.campaign.records import MemberRecord
from horologium.campaign.wording import called, counted, ending_told, listing, outcome_called
from horologium.engine.core.results import DEALT, DOWNS, FELLED, TAKEN, cards, total
from horologium.engine.core.speech import say, say_number

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from horologium.campaign.affairs import Affairs
    from horologium.engine.core.campaign import BattleResult
    from horologium.engine.core.consequences import CardRef, Consequence


def account(affairs: Affairs, result: BattleResult, *, given_up: bool = False) -> str:
    """The account of a battle, in paragraphs; heroes are named as they are called now."""
    names = {each.member: affairs.books.get(MemberRecord, each.member).name for each in result.members}
    paragraphs = [
        _ending(affairs, result, names, given_up=given_up),
        ending_told(affairs.pack, affairs.books.standing.mission, result.outcome, won=result.won),
        " ".join(_deeds(result, names)),
        " ".join(_harm(affairs, result, names)),
        " ".join(_findings(affairs, result, names)),
    ]
    return "\n\n".join(filter(None, paragraphs))


def _ending(affairs: Affairs, result: BattleResult, names: dict[str, str], *, given_up: bool) -> str:
    who = listing(names.values())
    how = say("{names} won", names=who) if result.won else say("{names} lost", names=who)
    if given_up:
        how = say("{names} gave up", names=who)
    ended = outcome_called(affairs.pack, affairs.books.standing.mission, result.outcome)
    why = f" ({ended})" if result.outcome and not given_up else ""
    when = say(" Time: {clock}.", clock=result.clock) if result.clock else ""
    return f"{how}{why}.{when}"


def _deeds(result: BattleResult, names: dict[str, str]) -> Iterator[str]:
    for each in result.members:
        kills, dealt = each.count(FELLED), each.count(DEALT)
        deeds = [
            say_number(kills, "felled one foe", "felled {count} foes") if kills else "",
            say_number(dealt, "dealt one wound", "dealt {count} wounds") if dealt else "",
        ]
        if any(deeds):
            yield f"{names[each.member]} {listing(filter(None, deeds))}."
    if len(result.last_blow) == 2 and result.last_blow[0] in names:
        yield say(
            "{hero} struck the last blow, against {foe}.", hero=names[result.last_blow[0]], foe=result.last_blow[1]
        )


def _harm(affairs: Affairs, result: BattleResult, names: dict[str, str]) -> Iterator[str]:
    for each in result.members:
        suffered, lost = (
            _cards(affairs, cards(result, verb, whom=each.member, gone=verb == "thing"))
            for verb in ("condition", "thing")
        )
        taken, down = each.count(TAKEN), each.count(DOWNS)
        harm = [
            say_number(taken, "took one wound", "took {count} wounds") if taken else "",
            say_number(down, "was knocked out", "was knocked out {count} times") if down else "",
            say("suffered {cards}", cards=suffered) if suffered else "",
            say("lost {cards}", cards=lost) if lost else "",
        ]
        if any(harm):
            yield f"{names[each.member]} {listing(filter(None, harm))}."
    if DOWNS in affairs.rules.data.stats and not any(each.count(DOWNS) for each in result.members):
        yield say("Nobody was knocked out.")


def _findings(affairs: Affairs, result: BattleResult, names: dict[str, str]) -> Iterator[str]:
    if found := loot(affairs, result):
        yield say("Loot: {cards}.", cards=_cards(affairs, found))
    if result.left:
        yield say_number(result.left, "Left behind: one card of the loot.", "Left behind: {count} cards of the loot.")
    for each in result.members:
        if won := cards(result, "thing", whom=each.member):
            yield say("{hero} won {cards}.", hero=names[each.member], cards=_cards(affairs, won))
    if stock := cards(result, "thing", wares(affairs, held=True)):
        yield say("Brought home: {cards}.", cards=_cards(affairs, stock))
    yield from _knowledge(affairs, result)
    for what, title in affairs.rules.data.counts.items():
        if number := result.count(what):
            yield f"{say(title)}: {number}."
    if coins := total(result, "coin"):
        amount = money(affairs, abs(coins))
        yield say("Earned: {amount}.", amount=amount) if coins > 0 else say("Lost: {amount}.", amount=amount)
    yield from _learned(result, names)


def _learned(result: BattleResult, names: dict[str, str]) -> Iterator[str]:
    if experience := total(result, "experience"):
        yield say("Each hero gained {experience} experience.", experience=experience)
    for member, name in names.items():
        if more := total(result, "experience", member):
            yield say("{hero} gained {experience} more.", hero=name, experience=more)


def _knowledge(affairs: Affairs, result: BattleResult) -> Iterator[str]:
    for kind in affairs.rules.data.kinds:
        if known := cards(result, "known", (kind.key,)):
            yield say_number(len(known), kind.new.one, kind.new.many, cards=_cards(affairs, known))


def _cards(affairs: Affairs, found: Iterable[CardRef]) -> str:
    return counted([called(affairs.pack, card.kind, card.id) for card in found])


# What a result brings


def is_accounted(result: BattleResult, each: Consequence) -> bool:
    """Whether the account tells this by itself, or nobody has to know; it tells nothing of things that bear others."""
    if each.whom and all(each.whom != member.member for member in result.members):
        return False
    match each.verb:
        case "condition":
            return bool(each.whom) and each.amount > 0
        case "known":
            return not each.whom and each.amount > 0
        case "thing":
            return bool(each.whom) or each.amount > 0
        case verb:
            return verb in ("coin", "experience", "flag", "shown")


def loot(affairs: Affairs, result: BattleResult) -> tuple[CardRef, ...]:
    """What was found and kept, of the kinds that nobody holds."""
    return cards(result, "thing", wares(affairs, held=False))


def wares(affairs: Affairs, *, held: bool) -> list[str]:
    """The kinds of things that somebody may hold, or those that nobody does."""
    return [kind.key for kind in affairs.rules.data.kinds if kind.role == "ware" and kind.held == held]
