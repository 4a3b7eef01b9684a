"""What the journal says about moves, and the names of their options."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "declared": "{figure} sets out for {end} ({ap} AP)",
        "diverted": "{figure} can no longer get to {end} for {ap} AP",
        "disengaged": "{figure} breaks away to {end}",
        "reacted": "{figure} strikes at {target}, who turns to go",
        "chased": "{by} drives {figure} to {end}",
        "cornered": "{figure} has nowhere to give way to",
        "unmoved": "{figure} cannot be moved",
        "pushed": "{by} moves {figure} to {end}",
        "came-along": "{name} follows {figure} to {end}",
        "option.step": "Step into the square",
        "option.stay": "Stay",
    }
)
