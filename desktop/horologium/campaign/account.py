"""A battle as the chronicle tells it: how it ended, who fell, who struck the last blow, what was found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.affairs import money
from horologium.campaign.records import Hero
from horologium.campaign.wording import called, counted, listing

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.campaign.affairs import Affairs
    from horologium.engine.core.campaign import BattleResult, MemberResult


def account(affairs: Affairs, result: BattleResult, *, given_up: bool = False) -> str:
    """The account of a battle, in paragraphs; heroes are named as they are called now."""
    names = {each.member: affairs.books.get(Hero, each.member).name for each in result.members}
    paragraphs = [
        _ending(result, names, given_up=given_up),
        " ".join(_deeds(result, names)),
        " ".join(_harm(affairs, result, names)),
        " ".join(_findings(affairs, result, names)),
    ]
    return "\n\n".join(filter(None, paragraphs))


def _ending(result: BattleResult, names: dict[str, str], *, given_up: bool) -> str:
    how = "gave up" if given_up else ("won" if result.won else "lost")
    why = f" ({result.outcome.replace('-', ' ')})" if result.outcome and not given_up else ""
    when = f" Time: {result.clock}." if result.clock else ""
    return f"{listing(names.values())} {how}{why}.{when}"


def _deeds(result: BattleResult, names: dict[str, str]) -> Iterator[str]:
    for each in result.members:
        deeds = [
            f"felled {_times(each.kills, 'foe')}" if each.kills else "",
            f"dealt {_times(each.dealt, 'wound')}" if each.dealt else "",
        ]
        if any(deeds):
            yield f"{names[each.member]} {listing(filter(None, deeds))}."
    if len(result.last_blow) == 2 and result.last_blow[0] in names:
        yield f"{names[result.last_blow[0]]} struck the last blow, against {result.last_blow[1]}."


def _harm(affairs: Affairs, result: BattleResult, names: dict[str, str]) -> Iterator[str]:
    for each in result.members:
        harm = [
            f"took {_times(each.wounds, 'wound')}" if each.wounds else "",
            f"was knocked out{'' if each.knocked_out == 1 else f' {each.knocked_out} times'}"
            if each.knocked_out
            else "",
            f"suffered {_cards(affairs, 'injury', each.injuries)}" if each.injuries else "",
            f"lost {_cards(affairs, 'equipment', each.lost)}" if each.lost else "",
        ]
        if any(harm):
            yield f"{names[each.member]} {listing(filter(None, harm))}."
    if not any(each.knocked_out for each in result.members):
        yield "Nobody was knocked out."


def _findings(affairs: Affairs, result: BattleResult, names: dict[str, str]) -> Iterator[str]:
    if result.loot:
        yield f"Loot: {_cards(affairs, 'reagent', result.loot)}."
    if result.loot_left:
        yield f"Left behind: {_times(result.loot_left, 'card')} of the loot."
    for each in result.members:
        yield from _won(affairs, each, names)
    if result.stock:
        yield f"Brought home: {_cards(affairs, 'equipment', result.stock)}."
    for kind, cards in (("recipe", result.recipes), ("achievement", result.achievements)):
        if cards:
            yield f"New {kind}{'' if len(cards) == 1 else 's'}: {_cards(affairs, kind, cards)}."
    if result.coins:
        yield f"{'Earned' if result.coins > 0 else 'Lost'}: {money(affairs, abs(result.coins))}."
    if result.experience:
        yield f"Each hero gained {result.experience} experience."


def _won(affairs: Affairs, each: MemberResult, names: dict[str, str]) -> Iterator[str]:
    if each.gained:
        yield f"{names[each.member]} won {_cards(affairs, 'equipment', each.gained)}."


def _cards(affairs: Affairs, kind: str, cards: Sequence[str]) -> str:
    return counted([called(affairs.pack, kind, card) for card in cards])


def _times(count: int, word: str) -> str:
    return f"one {word}" if count == 1 else f"{count} {word}s"
