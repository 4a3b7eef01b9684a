"""What the journal says about skills, equipment and their effects, and the names of their options."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "uses": "{figure} uses {card} ({ap} AP)",
        "used-up": "{figure} has used up {item}",
        "cast": "{card} of {figure}: {successes} {successes:success|successes}, {needs} needed",
        "own-tokens": "Tokens of {figure}: {tokens} ({change:+d})",
        "immunity": "{figure} cannot receive {status} until his next activation",
        "marked": "{figure} marks {target}: {dice:+d} {dice:die|dice} for the others",
        "knows": "{figure} knows the ways of the {card}",
        "revealed-loot": "{figure} finds {reagent} in the loot",
        "brought": "{figure} has brought {item} along",
        "aura": "An aura of {range} {range:square|squares} surrounds {figure}",
        "aura-ended": "The aura round {figure} fades",
        "boosts-lost": "{figure} has made no use of what was prepared",
        "passage": "{figure} will pass through opponents",
        "roped": "{figure} hangs a rope from {high} to {low}",
        "option.sun": "Count it as a Sun",
        "option.moon": "Count it as a Moon",
    }
)
