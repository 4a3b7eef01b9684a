"""What terrains are drawn like: the words that rulesets use, and the colours and patterns of each drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.view import CellView
    from horologium.ui.tokens import Tokens

GRASS, WOOD, TREE, BUSH, HILL, ROCK, WATER, FORD, BRIDGE, ROAD, BUILDING, ROOF, LADDER, DOOR, FLOOR, CRATE = (
    "grass", "wood", "tree", "bush", "hill", "rock", "water", "ford", "bridge", "road", "building", "roof", "ladder",
    "door", "floor", "crate",
)  # fmt: skip
SAND, SWAMP, FIELD, FIRE, RUIN, FOG, PLAIN = "sand", "swamp", "field", "fire", "ruin", "fog", "plain"
LITTER, EARTH, PAVING, MARBLE = "litter", "earth", "paving", "marble"
WORDS: Final[Mapping[str, str]] = {
    "open": GRASS, "grass": GRASS, "meadow": GRASS, "clearing": GRASS, "wood": WOOD, "forest": WOOD, "trees": WOOD,
    "tree": TREE, "bush": BUSH, "hedge": BUSH, "scrub": BUSH, "hill": HILL, "slope": HILL, "rock": ROCK, "rocks": ROCK,
    "stone": ROCK, "mountain": ROCK, "boulder": ROCK, "water": WATER, "river": WATER, "lake": WATER, "sea": WATER,
    "canal": WATER, "ford": FORD, "shallows": FORD, "bridge": BRIDGE, "pier": BRIDGE, "deck": BRIDGE, "road": ROAD,
    "path": ROAD, "street": ROAD, "square": ROAD, "building": BUILDING, "house": BUILDING, "wall": BUILDING,
    "roof": ROOF, "ladder": LADDER, "stairs": LADDER, "door": DOOR, "gate": DOOR, "floor": FLOOR, "room": FLOOR,
    "hall": FLOOR, "court": FLOOR, "corridor": FLOOR, "interior": FLOOR, "crate": CRATE, "barrel": CRATE, "sand": SAND,
    "beach": SAND, "desert": SAND, "swamp": SWAMP, "marsh": SWAMP, "mud": SWAMP, "field": FIELD, "crops": FIELD,
    "fire": FIRE, "burning": FIRE, "ruin": RUIN, "rubble": RUIN, "unknown": FOG,
    "obstacle": CRATE, "difficult": SWAMP,
}  # fmt: skip
GROUNDS: Final[Mapping[str, str]] = {
    "forest": LITTER, "field": FIELD, "marsh": SWAMP, "sand": SAND, "rock": ROCK, "earth": EARTH, "road": ROAD,
    "street": PAVING, "floor": FLOOR, "marble": MARBLE,
}  # fmt: skip
"""What may lie under a terrain instead of a meadow."""
ON_GRASS: Final = frozenset({GRASS, TREE, BUSH, LADDER, CRATE, DOOR, FIRE, RUIN})
"""What stands on a meadow, or whatever the ground is there, rather than being ground of its own."""
GREEN: Final = frozenset({GRASS, LITTER, SWAMP})
"""Where grass grows."""
STRAIGHT: Final = frozenset({BUILDING, FLOOR, BRIDGE, PAVING, MARBLE})
"""What people have built: its borders are ruled."""


class Wash(NamedTuple):
    """A watercolour and the pattern that stands for it where there are no colours."""

    colour: str
    pattern: Qt.BrushStyle = Qt.BrushStyle.NoBrush


WASHES: Final[Mapping[str, Wash]] = {
    GRASS: Wash("#ccd0a0"),
    WOOD: Wash("#93ad6c", Qt.BrushStyle.Dense6Pattern),
    HILL: Wash("#c9ab78", Qt.BrushStyle.FDiagPattern),
    ROCK: Wash("#a29a8c", Qt.BrushStyle.DiagCrossPattern),
    WATER: Wash("#6ba3b1", Qt.BrushStyle.HorPattern),
    FORD: Wash("#a4c6c2", Qt.BrushStyle.Dense7Pattern),
    BRIDGE: Wash("#b98d55", Qt.BrushStyle.VerPattern),
    ROAD: Wash("#d6b47c", Qt.BrushStyle.Dense7Pattern),
    BUILDING: Wash("#9d9384", Qt.BrushStyle.CrossPattern),
    ROOF: Wash("#bb6a48", Qt.BrushStyle.CrossPattern),
    FLOOR: Wash("#dcc596"),
    SAND: Wash("#e2cd96", Qt.BrushStyle.Dense7Pattern),
    SWAMP: Wash("#8e9c73", Qt.BrushStyle.HorPattern),
    FIELD: Wash("#d8c673", Qt.BrushStyle.VerPattern),
    FOG: Wash("#cdbd94", Qt.BrushStyle.Dense5Pattern),
    PLAIN: Wash("#d8c9a0"),
    LITTER: Wash("#b1ab74"),
    EARTH: Wash("#d2b98a"),
    PAVING: Wash("#c9bfa9"),
    MARBLE: Wash("#e3d9c2"),
}
INK: Final = "#2b1d0e"
NIGHT: Final = "#7a8c96"
"""What the colours are seen through in the dark theme."""


def kind_of(terrain: str) -> str:
    """Give the drawing for a terrain; a word that nobody knows gets a plain one."""
    return WORDS.get(terrain, PLAIN)


def ground_of(cell: CellView) -> str:
    """Give the ground of a cell: a tree stands on grass if nothing else is said."""
    kind = kind_of(cell.terrain)
    return GROUNDS.get(cell.ground, GRASS) if kind in ON_GRASS else kind


def ink(tokens: Tokens, strength: float = 1.0) -> QColor:
    """Give the ink of the drawing, more or less thinned."""
    colour = QColor(tokens.ink) if tokens.flat else QColor(INK)
    colour.setAlphaF(strength)
    return colour


def darken(image: QImage) -> QImage:
    """Let night fall over a picture; what is transparent stays so."""
    seen = image.copy()
    painter = QPainter(seen)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    painter.fillRect(seen.rect(), QColor(NIGHT))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, image)
    painter.end()
    return seen


def faded(colour: str, strength: float) -> QColor:
    """Thin a colour with water."""
    made = QColor(colour)
    made.setAlphaF(strength)
    return made
