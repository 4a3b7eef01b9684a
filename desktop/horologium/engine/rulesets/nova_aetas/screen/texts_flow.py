"""The sentences of the clock, of activations and of equipment that changes hands."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "begins": "{mission} begins at {time}",
        "hand": "The minute hand moves to Quadrant {quadrant}: it is {time}",
        "hour": "The hour hand moves on to {hour}",
        "time-up": "It is {time}: the time is up",
        "injured": "{figure} is still down and draws an injury: {card}",
        "paid": "The company is paid {coins} {coins:Popolino|Popolini} more",
        "mission-won": "{mission} is won at {time}",
        "mission-lost": "{mission} is lost at {time}",
        "activated": "{figure} begins to act in Quadrant {quadrant} with {ap} AP",
        "unflipped": "{figure} turns {item} face up",
        "ended": "{figure} has spent {spent} AP and stands in Quadrant {quadrant}",
        "broken-off": "{figure} is down and acts no more; the token lies at Quadrant {quadrant}",
        "waited": "{figure} waits for {ap} AP",
        "beat-flames": "{figure} beats at the flames: {die}, {needs} or more puts them out",
        "passed": "{figure} passes {item} to {other}",
        "threw": "{figure} throws {item} to {other}",
        "refused": "{figure} does not want {item}",
        "received": "{figure} takes {item}",
        "stored": "{figure} puts {item} away until the mission is over",
    }
)
