"""Packs of an older format, rewritten step by step while they are read; their files stay as they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from horologium.content.problems import ContentError, Problem

FORMAT = 2

Tables = dict[str, dict[str, Any]]
Step = Callable[[Tables], Tables]


def places_have_kinds(tables: Tables) -> Tables:
    """A town said whether it is a village; now every place may say what it is."""
    return {file: _with_kind(table) if file.startswith("towns/") else table for file, table in tables.items()}


def _with_kind(town: dict[str, Any]) -> dict[str, Any]:
    if not isinstance(town.get("village"), bool):
        return town  # the checker says what is wrong with it
    rest = {key: value for key, value in town.items() if key != "village"}
    return {**rest, "kind": "village"} if town["village"] else rest


# From each older format to the next one: ``STEPS[1]`` turns format 1 into format 2.
STEPS: Mapping[int, Step] = MappingProxyType({1: places_have_kinds})


def update(tables: Tables, steps: Mapping[int, Step] = STEPS, newest: int = FORMAT) -> Tables:
    """Bring the tables of a pack, by file, up to the newest format."""
    found = tables["pack.toml"].get("format")
    if not isinstance(found, int) or isinstance(found, bool) or found < 1:
        raise ContentError(Problem("pack.toml", None, "format", "is missing or wrong", f"write format = {newest}"))
    if found > newest:
        message = f"is made for a newer Horologium (format {found}; this one reads up to {newest})"
        raise ContentError(Problem("pack.toml", None, "format", message, "update Horologium"))
    for step in range(found, newest):
        tables = steps[step](tables)
    return tables
