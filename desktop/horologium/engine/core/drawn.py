"""The words by which a view says what something looks like, and as what each of them is drawn.

A game takes the word that fits best; several may look alike. A word that is not here would be drawn as something plain,
so the contract suite names it. Emblems of figures and signs of statuses are chosen from more words, by the window.
Below the drawings stand words by which parts of a view are shown in a way of their own; no game needs any of them.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping


def _alike(drawings: Mapping[str, str]) -> Mapping[str, str]:
    """Each word with its drawing, from the words of each drawing."""
    return MappingProxyType({word: drawing for drawing, words in drawings.items() for word in words.split()})


TERRAINS: Final = _alike(
    {
        "grass": "open grass meadow clearing",
        "wood": "wood forest trees",
        "tree": "tree",
        "bush": "bush hedge scrub",
        "hill": "hill slope",
        "rock": "rock rocks stone mountain boulder",
        "water": "water river lake sea canal",
        "ford": "ford shallows",
        "bridge": "bridge pier deck",
        "road": "road path street square courtyard yard",
        "building": "building house wall",
        "roof": "roof",
        "ladder": "ladder stairs",
        "door": "door gate",
        "floor": "floor room hall court corridor interior tower",
        "crate": "crate barrel obstacle",
        "sand": "sand beach desert",
        "swamp": "swamp marsh mud difficult",
        "field": "field crops",
        "fire": "fire burning",
        "ruin": "ruin rubble",
        "fog": "unknown",
        "plain": "plain",
    }
)
"""What ``CellView.terrain`` may say."""

GROUNDS: Final = _alike(
    {
        "grass": "meadow",
        "litter": "forest",
        "field": "field",
        "swamp": "marsh",
        "sand": "sand",
        "rock": "rock",
        "earth": "earth",
        "road": "road",
        "paving": "street",
        "floor": "floor",
        "marble": "marble",
    }
)
"""What ``CellView.ground`` may say: what lies under a tree, a crate or a fire; nothing means a meadow."""

TOKENS: Final = _alike(
    {
        "purse": "loot purse",
        "flag": "objective flag",
        "gate": "reinforcement gate",
        "person": "character person",
        "star": "marker star",
        "blind": "smoke",
        "flame": "fire flame",
        "crate": "crate barrel",
        "chest": "chest",
        "bucket": "bucket water",
        "lever": "lever",
        "ladder": "ladder",
        "rope": "rope",
        "key": "key",
        "bell": "bell",
        "bag": "bag",
        "coins": "coins money",
        "grain": "grain",
        "bandage": "bandage",
        "skull": "skull",
        "hourglass": "hourglass",
        "heart": "heart",
        "shield": "shield",
        "swords": "swords",
        "horn": "horn",
        "poison": "poison",
        "net": "net",
    }
)
"""What ``TokenView.kind`` may say. A word of the label that has a sign of its own is preferred, such as a satchel."""

RANKS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {"elite": ("star",), "leader": ("crown",), "monster": ("star", "star", "star")}
)
"""What ``FigureView.rank`` may say, with the signs above the figure."""

LARGE: Final = ("monster",)
"""The ranks whose figures are drawn larger."""

DOWN: Final = "ko"
"""The ``Badge.key`` of a figure that lies on the ground; one without life does so in any case."""

DAZED: Final = (DOWN, "stun", "stunned")
"""The ``Badge.key`` of a figure that lies there, on a board of rooms."""

AFLAME: Final = ("burn", "burning")
"""The ``Badge.key`` of a figure that is drawn with flames, on a board of rooms."""

ACTIVE: Final = "active"
"""The ``Badge.key`` of the figure whose turn it is, which is framed instead."""

QUIET: Final = (ACTIVE, "engaged")
"""The badges that are told on a figure's sheet, and not on its picture."""

ENEMY: Final = "enemy"
"""The ``DialToken.kind`` of those who play against all seats."""

STORIES: Final = ("setup", "location", "story")
"""The ``CardView.kind`` of cards without an owner that are read out when they are drawn."""

LOOT: Final = "loot"
"""The ``CardView.kind`` of cards without an owner that are no part of what a mission is about."""

ENDING: Final = "end"
"""The ``OptionView.kind`` of what ends an activation: it stands last."""
