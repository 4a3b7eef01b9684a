"""How members are drawn: by card and class, as on the battle page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.wording import first_grade
from horologium.ui.art import portraits

if TYPE_CHECKING:
    from horologium.content.packs import Pack


def sitter(pack: Pack, card: str, name: str, grade: str = "") -> portraits.Sitter:
    """How a hero is drawn: as on the battle page."""
    grade = grade or first_grade(pack, card)
    return portraits.Sitter(card, f"{grade} {card}", name)
