"""What the story gives and takes: coins, things, knowledge, people and facts."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.campaign.consequences import enter
from horologium.engine.core.consequences import CardRef, Consequence
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.campaign.operations import Work
    from horologium.engine.core.consequences import Verb
    from horologium.engine.core.plots import Gift

VERBS: Final[Mapping[str, Verb]] = MappingProxyType(
    {
        "coins": "coin",
        "reagent": "thing",
        "equipment": "thing",
        "recipe": "known",
        "achievement": "known",
        "experience": "experience",
        "hero": "member",
        "flag": "flag",
    }
)
"""What each kind of gift does."""


def give(work: Work, gifts: Iterable[Gift]) -> str:
    """Give or take what the story says, as far as it is there; tells it in one paragraph."""
    consequences = (Consequence(VERBS[gift.kind], CardRef(gift.kind, gift.name), gift.amount) for gift in gifts)
    return enter(work, consequences, say("came with the story")).told()
