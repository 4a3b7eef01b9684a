"""The sentences of the clock, of activations and of equipment that changes hands."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.journal import Sentence

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "begins": Sentence("story", "{mission} begins at {time}"),
        "hand": Sentence("clock", "The minute hand moves to Quadrant {quadrant}: it is {time}"),
        "hour": Sentence("clock", "The hour hand moves on to {hour}"),
        "time-up": Sentence("clock", "It is {time}: the time is up"),
        "injured": Sentence("wound", "{figure} is still down and draws an injury: {card}"),
        "paid": Sentence("loot", "The company is paid {coins} {coins:Popolino|Popolini} more"),
        "mission-won": Sentence("story", "{mission} is won at {time}"),
        "mission-lost": Sentence("story", "{mission} is lost at {time}"),
        "activated": Sentence("turn", "{figure} begins to act in Quadrant {quadrant} with {ap} AP"),
        "unflipped": Sentence("card", "{figure} turns {item} face up"),
        "ended": Sentence("clock", "{figure} has spent {spent} AP and stands in Quadrant {quadrant}"),
        "broken-off": Sentence("clock", "{figure} is down and acts no more; the token lies at Quadrant {quadrant}"),
        "waited": Sentence("clock", "{figure} waits for {ap} AP"),
        "beat-flames": Sentence("dice", "{figure} beats at the flames: {die}, {needs} or more puts them out"),
        "passed": Sentence("card", "{figure} passes {item} to {other}"),
        "threw": Sentence("card", "{figure} throws {item} to {other}"),
        "refused": Sentence("card", "{figure} does not want {item}"),
        "received": Sentence("card", "{figure} takes {item}"),
        "stored": Sentence("card", "{figure} puts {item} away until the mission is over"),
    }
)
