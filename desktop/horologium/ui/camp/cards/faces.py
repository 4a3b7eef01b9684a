"""The cards of the open campaign, ready to be painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.cards import as_printed
from horologium.ui.art.faces import Face
from horologium.ui.camp.cards.words import kind_words

if TYPE_CHECKING:
    from horologium.campaign.affairs import Affairs
    from horologium.engine.core.campaign import CardKind


def face_of(affairs: Affairs, kind: CardKind, card: str, foot: tuple[str, str] = ("", "")) -> Face:
    """The face of a card of the pack."""
    found = as_printed(affairs, kind, card)
    badge = "" if found.cost is None else str(found.cost)
    return Face(card, found.label, found.kind, kind_words(found.kind), found.text, badge, foot)
