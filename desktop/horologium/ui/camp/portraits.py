"""How members are drawn: by card and class, as on the battle page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.wording import called, first_grade, kind_of
from horologium.ui.art import miniatures, portraits

if TYPE_CHECKING:
    from horologium.content.packs import Pack


def sitter(pack: Pack, card: str, name: str, grade: str = "") -> portraits.Sitter:
    """How a hero is drawn: as on the battle page."""
    grade = grade or first_grade(pack, card)
    cut = miniature(pack, kind_of(pack, "member", card), card)
    return portraits.Sitter(card, f"{grade} {card}", name, cut=cut)


def miniature(pack: Pack, kind: str, card: str) -> str:
    """Name the miniature of a card, by its words; nothing where cards of this kind have faces."""
    if not any(each.cut for each in pack.kinds if each.key == kind):
        return ""
    return miniatures.choose(kind, card, called(pack, kind, card))
