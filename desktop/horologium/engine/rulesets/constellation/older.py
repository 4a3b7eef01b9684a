"""Saves of older rules, lifted to those of today: a migration for each version, told by its number."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.codec import Json, Migration


def from_first(data: dict[str, Json]) -> dict[str, Json]:
    """A battle keeps the early end of the first rules, by which who yielded lost as well; the Colossus is heavy.

    [CON-VIC-09, CON-PSH-01]
    """
    return {
        **data,
        "options": {**data["options"], "early_end": True},
        "deed": {**data["deed"], "left": 0},
        "figures": [{**figure, "heavy": figure["profile"] == "colossus"} for figure in data["figures"]],
        "sides": [{**side, "yielded": False} for side in data["sides"]],
    }


MIGRATIONS: Final[Mapping[int, Migration]] = MappingProxyType({1: from_first})
