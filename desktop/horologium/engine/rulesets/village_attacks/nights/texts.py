"""What is asked between nights, in sentences that the game's texts take in."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.speech import later

if TYPE_CHECKING:
    from collections.abc import Mapping

QUESTIONS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "ask.VIL-NGT-43.option": later("Whom does this Monster keep of those it beat senseless?"),
        "ask.VIL-NGT-44.option": later("There are more captives than cells: who is let go?"),
        "ask.VIL-NGT-48.roll": later("Somebody was killed in this night: what is left of it?"),
        "ask.VIL-NGT-54.roll": later("Two rooms are stormed by as many: heads breaches the first, tails the second."),
        "ask.VIL-NGT-54.draw": later("Several rooms are stormed by as many: which one is breached?"),
        "ask.VIL-NGT-71.draw": later("The pedlar unpacks: what does he show?"),
        "ask.VIL-NGT-73.option": later("A Monster has rested: which of its scars is gone?"),
    }
)
"""Questions by rule and what they are about."""
