"""What rooms look like, by words: their floor, the light in them, and what stands there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.ui.art import rooms
from horologium.ui.battle.board import terrain

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.view import CellView

FLAGS, PLANKS, CHECKS, ROUGH = "flags", "planks", "checks", "rough"
"""Floors under a roof; what lies in the open has its terrain for a floor."""


class RoomStyle(NamedTuple):
    """How a room is built, lit and furnished; ``things`` are names of drawings of ``furniture``."""

    floor: str
    light: str
    dark: str
    wall: str
    glow: str
    things: tuple[str, ...] = ()


STONE: Final = ("#b7a88a", "#8d7e65", "#c9bb9b")
HALL: Final = RoomStyle(FLAGS, *STONE, "#ffc46a", ("windows", "sconces"))
STYLES: Final[Mapping[str, RoomStyle]] = {
    "heart": RoomStyle(ROUGH, "#95807c", "#5f4a50", "#b49d96", "#ff6a4a", ("banners", "sconces", "heart")),
    "summoning": RoomStyle(FLAGS, "#8481a0", "#57536f", "#a59dba", "#b07cff", ("shelves", "window", "circle")),
    "kitchen": RoomStyle(
        FLAGS, "#bd946a", "#8f6a49", "#cdb68e", "#ff9a3c", ("fireplace", "larder", "barrels", "board")
    ),
    "chapel": RoomStyle(CHECKS, "#dccca8", "#7c5a56", "#cfc2a6", "#ffd98a", ("rose", "altar", "candles", "pews")),
    "library": RoomStyle(PLANKS, "#a67c48", "#7c562f", "#b7a179", "#ffcf80", ("bookcases", "window", "desk")),
    "arms": RoomStyle(PLANKS, "#a07444", "#74502c", "#bcae90", "#ffa04a", ("rack", "shields", "anvil", "forge")),
    "cellar": RoomStyle(ROUGH, "#8d8272", "#5f574b", "#9a8f7c", "#ffb35a", ("tuns", "sconces", "barrels")),
    "crypt": RoomStyle(ROUGH, "#7d8780", "#4d5754", "#8c958c", "#8fe0c0", ("niches", "sconces", "tombs")),
    "hall": RoomStyle(CHECKS, "#d3bd92", "#8f6f52", "#cdbf9f", "#ffc46a", ("windows", "banners", "table", "carpet")),
    "laboratory": RoomStyle(FLAGS, "#8b998a", "#5d6b62", "#a8b09c", "#8fe07a", ("flasks", "window", "cauldron")),
    "tower": RoomStyle(ROUGH, "#aca18c", "#7d7361", "#c2b59a", "#ffc46a", ("slits", "spiral", "sconces")),
    "gate": RoomStyle(FLAGS, "#a89a7c", "#7b6e56", "#bdb091", "#ffb35a", ("slits", "portcullis", "barrels")),
    "prison": RoomStyle(ROUGH, "#83796c", "#534b43", "#8f8575", "#ffb35a", ("bars", "chains", "straw")),
    "treasury": RoomStyle(FLAGS, "#b09a6c", "#7f6b45", "#bba985", "#ffdf70", ("slits", "sconces", "chests")),
    "corridor": RoomStyle(FLAGS, *STONE, "#ffc46a", ("windows", "armour", "carpet")),
    "belfry": RoomStyle(PLANKS, "#9c7a50", "#6d5232", "#bcae90", "#ffc46a", ("slits", "bell", "ropes")),
    "stairs": RoomStyle(FLAGS, *STONE, "#ffc46a", ("windows", "steps")),
    "bedroom": RoomStyle(PLANKS, "#a67c48", "#7c562f", "#b59c8a", "#ffcf80", ("window", "banners", "bed")),
    "well": HALL._replace(things=("well", "barrels")),
    "court": HALL._replace(things=("well", "cart")),
    "graves": HALL._replace(things=("graves", "stump")),
    "garden": HALL._replace(things=("hedge", "well")),
    "camp": HALL._replace(things=("campfire", "tents")),
    "way": HALL._replace(things=("cart", "stump")),
    "room": HALL,
}
OPEN: Final = frozenset(
    {
        terrain.GRASS, terrain.ROAD, terrain.SAND, terrain.FIELD, terrain.WOOD, terrain.TREE, terrain.BUSH,
        terrain.HILL, terrain.ROCK, terrain.WATER, terrain.FORD, terrain.BRIDGE, terrain.SWAMP,
    }
)  # fmt: skip
"""Terrains that have no walls round them."""
_WORD: Final = re.compile(r"\w+")


def style_name(cell: CellView) -> str:
    """Name the style of a room: by the words said of it, then by its name, then by its terrain."""
    words = _WORD.findall(f"{cell.decor} {cell.label} {cell.terrain}".casefold())
    return next((rooms.STYLES[word] for word in words if word in rooms.STYLES), "room")


def style_of(cell: CellView) -> RoomStyle:
    """Give the style of a room."""
    return STYLES[style_name(cell)]


def is_open(cell: CellView) -> bool:
    """Tell whether a room lies under the sky."""
    return terrain.kind_of(cell.terrain) in OPEN


def centrepiece(cell: CellView) -> float:
    """Tell how wide the middle of a room is that people leave clear, so that what stands there is seen."""
    return 50.0 if style_name(cell) == "heart" else 0.0
