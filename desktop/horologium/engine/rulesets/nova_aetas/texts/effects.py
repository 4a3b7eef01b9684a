"""What the journal says about skills, equipment and their effects, and the names of their options."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.journal import Sentence

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "uses": Sentence("card", "{figure} uses {card} ({ap} AP)"),
        "used-up": Sentence("card", "{figure} has used up {item}"),
        "cast": Sentence("dice", "{card} of {figure}: {successes} {successes:success|successes}, {needs} needed"),
        "own-tokens": Sentence("status", "Tokens of {figure}: {tokens} ({change:+d})"),
        "immunity": Sentence("status", "{figure} cannot receive {status} until his next activation"),
        "marked": Sentence("status", "{figure} marks {target}: {dice:+d} {dice:die|dice} for the others"),
        "knows": Sentence("card", "{figure} knows the ways of the {card}"),
        "revealed-loot": Sentence("loot", "{figure} finds {reagent} in the loot"),
        "brought": Sentence("card", "{figure} has brought {item} along"),
        "aura": Sentence("status", "An aura of {range} {range:square|squares} surrounds {figure}"),
        "aura-ended": Sentence("status", "The aura round {figure} fades"),
        "boosts-lost": Sentence("status", "{figure} has made no use of what was prepared"),
        "passage": Sentence("move", "{figure} will pass through opponents"),
        "roped": Sentence("move", "{figure} hangs a rope from {high} to {low}"),
        "option.sun": "Count it as a Sun",
        "option.moon": "Count it as a Moon",
    }
)
