"""What the journal says about rolls, attacks, wounds and statuses, and the names of their options."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "blinded": "{figure} is blinded and cannot make the attack ({attack}) any more",
        "attacked": "{figure} attacks {target}: {attack}",
        "attacked-around": "{figure} attacks everybody around: {attack}",
        "enemy-attacks": "{figure} attacks {target}, difficulty {difficulty}",
        "rolled": "{figure} rolls {faces:dice}: {successes} of {dice} {successes:shows|show} {threshold} or more",
        "thrown-again": "{by} makes {figure} throw again: {faces:dice} becomes {new:dice}",
        "erased": "Symbols are erased from the roll of {figure}: {symbol} × {count}",
        "defended": "{figure} blocks {blocked}; {through} {through:comes|come} through",
        "unharmed": "{figure} is not harmed",
        "wounded": "{figure} loses {wounds} life and has {left} left",
        "parried": "{helper} gives up a Defense token: a wound of {figure} is cancelled",
        "soaked": "{item} keeps a wound from {figure}",
        "healed": "{figure} is healed by {wounds}",
        "ko": "{figure} is knocked out",
        "stood-up": "{figure} is back on his feet and acts in Quadrant {quadrant}",
        "defeated": "{name} is out of combat",
        "character-fell": "{figure} is out of combat",
        "looted": "The loot grows by {cards} from {deck}",
        "gained": "{figure} receives {status}",
        "lost": "{figure} loses {status}",
        "immune": "{figure} is immune to {status}",
        "restored": "{figure} spends {ap} AP to be ready again",
        "threat": "The Perilium of {figure} turns by {change:+d} to {threat}",
        "cube-gained": "{characteristic} of {figure} changes by {change:+d} for this mission",
        "cube-lost": "{characteristic} of {figure} has no free slot: the bonus is lost",
        "moved": "{figure} moves from {start} to {end}",
        "woke": "{figure} enters combat",
        "damaged": "The {kind} at {square} takes {wounds} damage",
        "destroyed": "The {kind} at {square} is destroyed",
        "token": "The token of {figure} moves to Quadrant {quadrant}",
        "flipped": "{figure} turns {item} face down",
        "must-reload": "{figure} has to reload",
        "reloaded": "{figure} reloads {item}",
        "enemy-reloaded": "{figure} reloads",
        "used-up": "{figure} has used up {item}",
        "reason.pool": "Dice",
        "reason.needs": "Needed on each die",
        "option.discard": "Discard it",
        "option.keep": "Keep it",
        "option.use": "Use it",
        "option.cover": "Cover",
        "option.north": "North",
        "option.east": "East",
        "option.south": "South",
        "option.west": "West",
    }
)
