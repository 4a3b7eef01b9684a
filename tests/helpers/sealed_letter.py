"""The pack *The Sealed Letter* as it is shipped."""

from __future__ import annotations

from functools import cache

from helpers.shipped import shipped


@cache
def pack():
    """The pack, with all that it takes over from the one it uses."""
    return shipped("the-sealed-letter")


def content():
    """Its cards, missions and stories."""
    return pack().content


def plot():
    """Its story."""
    return content()["plots"]["the-sealed-letter"]


def main_missions():
    """The missions of the story by name, in the order of their nodes."""
    return [node.mission for node in plot().nodes if node.kind == "mission"]


def side_missions():
    """The missions beside the story."""
    return [side.mission for side in plot().side]
