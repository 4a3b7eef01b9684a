"""A battle as the chronicle tells it: how it ended, who fell, who struck the last blow, what was found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.affairs import money
from horologium.campaign.records import MemberRecord
from horologium.campaign.wording import called, counted, ending_told, listing, outcome_called
from horologium.engine.core.speech import say, say_number

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.campaign.affairs import Affairs
    from horologium.engine.core.campaign import BattleResult, MemberResult


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
        deeds = [
            say_number(each.kills, "felled one foe", "felled {count} foes") if each.kills else "",
            say_number(each.dealt, "dealt one wound", "dealt {count} wounds") if each.dealt else "",
        ]
        if any(deeds):
            yield f"{names[each.member]} {listing(filter(None, deeds))}."
    if len(result.last_blow) == 2 and result.last_blow[0] in names:
        yield say(
            "{hero} struck the last blow, against {foe}.", hero=names[result.last_blow[0]], foe=result.last_blow[1]
        )


def _harm(affairs: Affairs, result: BattleResult, names: dict[str, str]) -> Iterator[str]:
    for each in result.members:
        harm = [
            say_number(each.wounds, "took one wound", "took {count} wounds") if each.wounds else "",
            say_number(each.knocked_out, "was knocked out", "was knocked out {count} times")
            if each.knocked_out
            else "",
            say("suffered {cards}", cards=_cards(affairs, "injury", each.injuries)) if each.injuries else "",
            say("lost {cards}", cards=_cards(affairs, "equipment", each.lost)) if each.lost else "",
        ]
        if any(harm):
            yield f"{names[each.member]} {listing(filter(None, harm))}."
    if not any(each.knocked_out for each in result.members):
        yield say("Nobody was knocked out.")


def _findings(affairs: Affairs, result: BattleResult, names: dict[str, str]) -> Iterator[str]:
    if result.loot:
        yield say("Loot: {cards}.", cards=_cards(affairs, "reagent", result.loot))
    if result.loot_left:
        yield say_number(
            result.loot_left, "Left behind: one card of the loot.", "Left behind: {count} cards of the loot."
        )
    for each in result.members:
        yield from _won(affairs, each, names)
    if result.stock:
        yield say("Brought home: {cards}.", cards=_cards(affairs, "equipment", result.stock))
    yield from _knowledge(affairs, result)
    if result.coins:
        amount = money(affairs, abs(result.coins))
        yield say("Earned: {amount}.", amount=amount) if result.coins > 0 else say("Lost: {amount}.", amount=amount)
    if result.experience:
        yield say("Each hero gained {experience} experience.", experience=result.experience)
    for each in result.members:
        if each.experience:
            yield say("{hero} gained {experience} more.", hero=names[each.member], experience=each.experience)


def _knowledge(affairs: Affairs, result: BattleResult) -> Iterator[str]:
    if result.recipes:
        cards = _cards(affairs, "recipe", result.recipes)
        yield say_number(len(result.recipes), "New recipe: {cards}.", "New recipes: {cards}.", cards=cards)
    if result.achievements:
        cards = _cards(affairs, "achievement", result.achievements)
        yield say_number(
            len(result.achievements), "New achievement: {cards}.", "New achievements: {cards}.", cards=cards
        )


def _won(affairs: Affairs, each: MemberResult, names: dict[str, str]) -> Iterator[str]:
    if each.gained:
        yield say("{hero} won {cards}.", hero=names[each.member], cards=_cards(affairs, "equipment", each.gained))


def _cards(affairs: Affairs, kind: str, cards: Sequence[str]) -> str:
    return counted([called(affairs.pack, kind, card) for card in cards])
