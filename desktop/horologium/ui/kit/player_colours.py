"""The colours of players: what they are called and how they are painted, in camp and in battle alike."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from horologium.campaign.players import COLOURS, MOST_PLAYERS

if TYPE_CHECKING:
    from collections.abc import Mapping

PAINTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "red": "#b5482a",
        "blue": "#1f3f77",
        "green": "#2d5f4e",
        "gold": "#8a5a12",
        "violet": "#6b3f86",
        "teal": "#1f6f74",
    }
)
"""By the names that a campaign keeps; the dark red of enemies is nobody's."""


def colour_name(colour: str) -> str:
    """Say what a colour of a player is called."""
    translate = QCoreApplication.translate
    return {
        "red": translate("Colours", "Red"),
        "blue": translate("Colours", "Blue"),
        "green": translate("Colours", "Green"),
        "gold": translate("Colours", "Gold"),
        "violet": translate("Colours", "Violet"),
        "teal": translate("Colours", "Teal"),
    }[colour]


def paint_of(colour: str, place: int) -> str:
    """Give the paint of a colour; without one, that of a place at the table."""
    return PAINTS.get(colour) or PAINTS[COLOURS[place % MOST_PLAYERS]]
