"""What players call the kinds of cards and the places where they are carried."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

if TYPE_CHECKING:
    from collections.abc import Mapping

KINDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "weapon": str(QT_TRANSLATE_NOOP("Cards", "Weapon")),
        "shield": str(QT_TRANSLATE_NOOP("Cards", "Shield")),
        "armour": str(QT_TRANSLATE_NOOP("Cards", "Armour")),
        "helmet": str(QT_TRANSLATE_NOOP("Cards", "Headgear")),
        "accessory": str(QT_TRANSLATE_NOOP("Cards", "Accessory")),
        "scroll": str(QT_TRANSLATE_NOOP("Cards", "Scroll")),
        "consumable": str(QT_TRANSLATE_NOOP("Cards", "Consumable")),
        "key": str(QT_TRANSLATE_NOOP("Cards", "Keepsake")),
        "injury": str(QT_TRANSLATE_NOOP("Cards", "Injury")),
        "reagent pecunia": str(QT_TRANSLATE_NOOP("Cards", "Reagent · Pecunia")),
        "reagent alchemia": str(QT_TRANSLATE_NOOP("Cards", "Reagent · Alchemia")),
        "reagent elementum": str(QT_TRANSLATE_NOOP("Cards", "Reagent · Elementum")),
        "skill attack": str(QT_TRANSLATE_NOOP("Cards", "Skill · Attack")),
        "skill defence": str(QT_TRANSLATE_NOOP("Cards", "Skill · Defence")),
        "skill support": str(QT_TRANSLATE_NOOP("Cards", "Skill · Support")),
        "skill movement": str(QT_TRANSLATE_NOOP("Cards", "Skill · Movement")),
    }
)
"""Every kind of card that the games have; another one is shown by its own word."""


def kind_words(kind: str) -> str:
    """A kind of card as players read it."""
    known = KINDS.get(kind)
    return QCoreApplication.translate("Cards", known) if known else kind.capitalize()
