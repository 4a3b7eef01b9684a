"""What is said of an offer where it can be taken: on a button, in the menu of a card, and aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.ops.offers import sells
from horologium.ui.kit.plain_text import literal

if TYPE_CHECKING:
    from horologium.campaign.offers import OfferRow


def button_words(row: OfferRow, count: int = 1) -> str:
    """What stands on the button that takes an offer, so often at once."""
    text = row.deed.many if count > 1 else row.deed.button
    return text.format(what=literal(row.name), price=row.experience or row.words, count=count)


def aside_words(row: OfferRow) -> str:
    """What it is called away from its counter: in the menu of the card that it concerns, or read aloud."""
    unsold = sells(row.offer) and not row.cost.allowed
    text = row.deed.aside if (row.price or row.experience) and not unsold else row.deed.aside_free
    return text.format(what=row.name, price=row.experience or row.words)
