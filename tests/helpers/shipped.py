"""The packs that come with the program, read once in a process."""

from __future__ import annotations

from functools import cache

from horologium import paths
from horologium.content.library import Library
from horologium.engine.rulesets import RULESETS


@cache
def library():
    """All of them."""
    return Library(RULESETS, [paths.campaigns()])


def shipped(id_):
    """One of them."""
    return library().packs[id_]
