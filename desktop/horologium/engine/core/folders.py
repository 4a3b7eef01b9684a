"""Where packs keep the cards that a campaign speaks of."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.ruleset import Content

FOLDERS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "equipment": "equipment",
        "reagent": "reagents",
        "recipe": "equipment",
        "hero": "heroes",
        "injury": "injuries",
        "skill": "skills",
        "class": "classes",
        "achievement": "achievements",
        "town": "towns",
        "mission": "missions",
        "enemy": "enemies",
    }
)
"""Where a pack keeps what a campaign speaks of, unless the rules say otherwise."""


def filed(content: Content, kind: str) -> Mapping[str, Any]:
    """The cards of a kind as packs usually keep them."""
    return content.get(FOLDERS[kind], {})
