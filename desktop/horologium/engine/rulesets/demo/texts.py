"""The sentences of the journal and the names of options, by their keys."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "round": "Round {round} of {rounds}",
        "drew": "{seat} draws {card}",
        "drew.hidden": "{by} draws a stratagem",
        "initiative": "{seat} has the initiative ({azure} to {crimson})",
        "activated": "{figure} acts",
        "played": "{figure} uses {card}",
        "hastened": "{figure} has {points} more points of movement",
        "aiming": "{figure} takes aim",
        "aimed": "{figure} throws {dice} dice again",
        "shielded": "{seat} closes its shields",
        "healed": "{figure} recovers {wounds}, {life} life",
        "moved": "{figure} moves from {start} to {end}",
        "struck": "{figure} strikes at {target}, who turns away",
        "attacked": "{figure} attacks {target}",
        "missed": "{figure} is not hit",
        "guarded": "{figure} blocks {blocks} of {hits}",
        "wounded": "{figure} loses {wounds}, {life} life",
        "felled": "{figure} falls",
        "scored": "{seat} holds the ford: {points} points",
        "card.hidden": "A stratagem",
        "option.hold": "Hold",
        "option.keep": "Use no stratagem",
        "option.strike": "Strike",
        "option.spare": "Let it go",
        "terrain.open": "Open ground",
        "terrain.wood": "Wood",
        "terrain.hill": "Hill",
        "terrain.ford": "Ford",
        "terrain.water": "Water",
        "terrain.rock": "Rock",
        "badge.shielded": "one more guard die until the round ends",
        "sight.clear": "In sight",
        "sight.blocked": "Hidden by {what} {cell}",
        "area.reach": "Where it can go",
        "area.range": "In range {range} and in sight",
        "stat.move": "Move",
        "stat.guard": "Guard",
        "stat.attack": "Attack",
        "stat.range": "Range",
        "azure": "Azure",
        "crimson": "Crimson",
    }
)
