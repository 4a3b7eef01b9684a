"""The sentences on mission cards and in the first and the last scene of a mission."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "scene.won": "Victory",
        "scene.lost": "Defeat",
        "end.time": "The time is up: the minute hand has reached {time} before the company was done.",
        "end.time.won": "The company has held out until {time}.",
        "end.nobody-left": "No hero is left standing.",
        "end.knocked-out": "Too many heroes are down: {ko} of {limit}, more than this mission bears.",
        "end.goal.won": "A goal of the mission is met: {goal}.",
        "end.goal.lost": "It could not be mended any more: {goal}.",
        "line.time": "Time",
        "line.time.text": "{start} to {now}, of {end}",
        "line.begins": "From {start} to {end}",
        "line.loot": "Loot",
        "line.coins": "Popolini",
        "line.injured": "{name}: {card}",
        "line.down": "Down at the end",
        "line.injuries": "Injuries",
        "line.foes": "Enemies defeated",
        "line.nobody": "nobody",
        "line.aim": "Goal",
        "line.limit": "Lost if",
        "line.limit.text": "the time is up, or {limit} {limit:hero is|heroes are} down",
        "line.limit.held": "{limit} {limit:hero is|heroes are} down; hold out until the time is up",
        "line.tiles": "Tiles",
        "line.enemies": "Enemies",
        "line.tokens": "Tokens",
        "line.cards": "Cards",
        "point.test": "{characteristic} test, {successes} at {threshold} or more",
        "point.tag": "{tag}: {test}",
        "point.near": "on or beside {squares}",
        "point.exit": "Leave by the exit",
    }
)
