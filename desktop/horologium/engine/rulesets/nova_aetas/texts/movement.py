"""What the journal says about moves, and the names of their options."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.journal import Sentence

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "declared": Sentence("move", "{figure} sets out for {end} ({ap} AP)"),
        "diverted": Sentence("move", "{figure} can no longer get to {end} for {ap} AP"),
        "disengaged": Sentence("move", "{figure} breaks away to {end}"),
        "reacted": Sentence("attack", "{figure} strikes at {target}, who turns to go"),
        "chased": Sentence("move", "{by} drives {figure} to {end}"),
        "cornered": Sentence("move", "{figure} has nowhere to give way to"),
        "unmoved": Sentence("move", "{figure} cannot be moved"),
        "pushed": Sentence("move", "{by} moves {figure} to {end}"),
        "came-along": Sentence("move", "{name} follows {figure} to {end}"),
        "option.step": "Step into the square",
        "option.stay": "Stay",
    }
)
