"""Saves of older rules, lifted to those of today: a migration for each version, told by its number."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.codec import Json, Migration


def from_first(data: dict[str, Json]) -> dict[str, Json]:
    """The first rules told a mission neither of the purse nor of injuries at home: there both are empty.

    [NAR-EQP-19, NAR-MIS-18]
    """
    return {**data, "mission": {**data["mission"], "purse": 0, "resting": []}}


MIGRATIONS: Final[Mapping[int, Migration]] = MappingProxyType({1: from_first})
