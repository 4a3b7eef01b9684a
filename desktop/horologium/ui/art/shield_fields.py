"""Painted fields as in heraldry: two tinctures and a division, for portraits and tokens."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QRadialGradient

from horologium.ui.art import strokes

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from PySide6.QtGui import QPainter

    from horologium.ui.kit.tokens import Tokens

TINCTURES: Final = (
    "#1f3f77",
    "#8e1b1b",
    "#2d5f4e",
    "#5b3a78",
    "#3a3630",
    "#8a6a1c",
    "#8a4f1f",
    "#6e2240",
    "#3f6f8e",
    "#586b2c",
)
SIDES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "azure": "#1f3f77", "crimson": "#8e1b1b", "rome": "#5b3a78", "venice": "#1f3f77", "primaevi": "#2d5f4e",
        "mercenaries": "#8a4f1f",
    }
)  # fmt: skip
"""Sides that have a colour of their own; others are given one by their name."""
DIVISIONS: Final[tuple[str, ...]] = (
    "",
    "M50 0 L100 0 L100 100 L50 100 Z",
    "M0 0 L100 0 L100 100 Z",
    "M0 0 L100 0 L0 100 Z",
    "M0 100 L50 42 L100 100 Z",
    "M50 0 L100 0 L100 50 L50 50 Z M0 50 L50 50 L50 100 L0 100 Z",
    "M0 0 L100 0 L100 16 L0 16 Z M0 33 L100 33 L100 50 L0 50 Z M0 66 L100 66 L100 83 L0 83 Z",
    "M0 0 L16 0 L16 100 L0 100 Z M33 0 L50 0 L50 100 L33 100 Z M66 0 L83 0 L83 100 L66 100 Z",
    "M0 0 L22 0 L100 78 L100 100 L78 100 L0 22 Z M100 0 L78 0 L0 78 L0 100 L22 100 L100 22 Z",
    "M20 0 L40 0 L100 60 L100 80 Z M0 20 L0 40 L60 100 L80 100 Z M60 0 L80 0 L100 20 L100 40 "
    "Z M0 60 L0 80 L20 100 L40 100 Z",
    "M38 0 L62 0 L62 38 L100 38 L100 62 L62 62 L62 100 L38 100 L38 62 L0 62 L0 38 L38 38 Z",
    "M50 44 L34 -10 L66 -10 Z M50 44 L110 4 L110 34 Z M50 44 L110 60 L104 90 Z M50 44 L80 110 "
    "L56 110 Z "
    "M50 44 L20 110 L-6 96 Z M50 44 L-10 66 L-10 38 Z M50 44 L-10 10 L10 -10 Z",
)


class ShieldField(NamedTuple):
    """A ground and what divides it."""

    ground: str
    charge: str
    division: str


def choose(chance: Random, side: str = "") -> ShieldField:
    """Draw lots for a field; those of one side share the ground."""
    ground, charge = chance.sample(TINCTURES, 2)
    division = chance.choice(DIVISIONS)
    if side:
        ground = SIDES.get(side) or TINCTURES[sum(side.encode()) % len(TINCTURES)]
        charge = charge if charge != ground else "#c9a14a"
    return ShieldField(ground, charge, division)


def paint(painter: QPainter, field: ShieldField, tokens: Tokens) -> None:
    """Paint a field on a grid of 100, darker towards the corners."""
    area = QRectF(0, 0, 100, 100)
    if tokens.flat:
        painter.fillRect(area, QColor(tokens.panel))
        return
    painter.fillRect(area, QColor(field.ground))
    charge = QColor(field.charge)
    charge.setAlpha(205)
    painter.fillPath(strokes.path(field.division), charge)
    shade = QRadialGradient(QPointF(44, 34), 84)
    shade.setColorAt(0, QColor(255, 240, 200, 60))
    shade.setColorAt(0.45, QColor(0, 0, 0, 0))
    shade.setColorAt(1, QColor(10, 5, 0, 150))
    painter.fillRect(area, shade)
