"""The cards of the open campaign, ready to be painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.cards import as_printed, sort_words
from horologium.ui.art.faces import Face

if TYPE_CHECKING:
    from horologium.campaign.affairs import Affairs


def face_of(affairs: Affairs, kind: str, card: str, foot: tuple[str, str] = ("", "")) -> Face:
    """The face of a card of the pack."""
    found = as_printed(affairs, kind, card)
    badge = "" if found.cost is None else str(found.cost)
    return Face(card, found.label, found.kind, sort_words(affairs, found.kind), found.text, badge, foot)
