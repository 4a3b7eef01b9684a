"""Money in words: an amount of the smallest coin, as players say and write it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from horologium.campaign.errors import Refused
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.engine.core.campaign import Coin

MOST: Final = 1_000_000
"""No purse holds more of the smallest coin."""

_PART = re.compile(r"(\d{1,7})\s*([^\W\d_]*)")


def in_words(coins: Sequence[Coin], amount: int) -> str:
    """An amount in as few coins as possible: "3 Fiorini 2 Popolini"."""
    parts, left = list[str](), abs(amount)
    for coin in coins:
        count, left = divmod(left, coin.worth)
        if count or (coin is coins[-1] and not parts):
            parts.append(coins_told(coin, count))
    return say("minus {amount}", amount=" ".join(parts)) if amount < 0 else " ".join(parts)


def coins_told(coin: Coin, count: int) -> str:
    """Some coins of one kind: "2 Popolini"."""
    return f"{count} {say(coin.name if count == 1 else coin.plural)}"


def in_short(coins: Sequence[Coin], amount: int) -> str:
    """An amount with the first letters of the coins, for narrow columns: "3 F 2 P"."""
    parts, left = list[str](), abs(amount)
    for coin in coins:
        count, left = divmod(left, coin.worth)
        if count or (coin is coins[-1] and not parts):
            parts.append(f"{count} {say(coin.name)[:1]}")
    return ("−" if amount < 0 else "") + " ".join(parts)


def parse(coins: Sequence[Coin], text: str) -> int:
    """The amount that a player wrote: "3 Fiorini 2", "3f 2p", or a bare number of the smallest coin."""
    rest = text.replace(",", " ").strip()
    found = list(_PART.finditer(rest))
    if not found or _PART.sub("", rest).strip():
        raise _unreadable(coins, text)
    amount, last = 0, len(coins) - 2
    for match in found:
        place = _place(coins, match[2], last)
        if place is None:
            raise _unreadable(coins, text)
        amount += int(match[1]) * coins[place].worth
        last = place
    if amount > MOST:
        raise Refused(say("no purse holds more than {most}", most=in_words(coins, MOST)))
    return amount


def _place(coins: Sequence[Coin], word: str, last: int) -> int | None:
    """Which coin a word means; without a word it is the one below the coin that was named before."""
    if not word:
        return last + 1 if last + 1 < len(coins) else None
    known = [(say(coin.name).casefold(), say(coin.plural).casefold()) for coin in coins]
    meant = [place for place, names in enumerate(known) if any(name.startswith(word.casefold()) for name in names)]
    return meant[0] if len(meant) == 1 else None


def _unreadable(coins: Sequence[Coin], text: str) -> Refused:
    example = in_words(coins, sum(coin.worth for coin in coins) + 1)
    return Refused(say("{text!r} is no amount of money: write it as {example!r}", text=text[:40], example=example))
