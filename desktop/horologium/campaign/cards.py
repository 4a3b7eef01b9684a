"""The cards that lie before the players: as they are printed, the words on them, and where a thing is of use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.asking import all_at
from horologium.campaign.wording import called, entries
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.speech import say
from horologium.engine.core.view import CardView

if TYPE_CHECKING:
    from horologium.campaign.affairs import Affairs


def as_printed(affairs: Affairs, kind: str, card: str) -> CardView:
    """A card of the pack; one that the pack does not hold any more has its id alone."""
    if card not in entries(affairs.pack, kind):
        return CardView(card, "", card, kind=kind)
    return affairs.rules.card(affairs.pack.content, CardRef(kind, card))


def sort_words(affairs: Affairs, sort: str) -> str:
    """What stands on a card as its ``CardView.kind``, as players read it; what has no word is shown by its own."""
    word = affairs.rules.data.sorts.get(sort)
    return say(word) if word else sort.capitalize()


def known_uses(affairs: Affairs, part: CardRef) -> list[str]:
    """What the company knows to make from a thing."""
    offered = (offer for _, offer in all_at(affairs, "place") if offer.shown)
    return [
        called(affairs.pack, offer.subject.kind, offer.subject.id)
        for offer in offered
        if any(need.of == part for need in offer.verdict.things)
    ]
