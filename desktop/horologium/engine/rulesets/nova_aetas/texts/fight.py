"""What the journal says about rolls, attacks, wounds and statuses, and the names of their options."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.journal import Sentence

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "blinded": Sentence("status", "{figure} is blinded and cannot make the attack ({attack}) any more"),
        "attacked": Sentence("attack", "{figure} attacks {target}: {attack}"),
        "attacked-around": Sentence("attack", "{figure} attacks everybody around: {attack}"),
        "enemy-attacks": Sentence("attack", "{figure} attacks {target}, difficulty {difficulty}"),
        "rolled": Sentence(
            "dice", "{figure} rolls {faces:dice}: {successes} of {dice} {successes:shows|show} {threshold} or more"
        ),
        "thrown-again": Sentence("dice", "{by} makes {figure} throw again: {faces:dice} becomes {new:dice}"),
        "erased": Sentence("dice", "Symbols are erased from the roll of {figure}: {symbol} × {count}"),
        "defended": Sentence("dice", "{figure} blocks {blocked}; {through} {through:comes|come} through"),
        "unharmed": Sentence("dice", "{figure} is not harmed"),
        "wounded": Sentence("wound", "{figure} loses {wounds} life and has {left} left"),
        "parried": Sentence("dice", "{helper} gives up a Defense token: a wound of {figure} is cancelled"),
        "soaked": Sentence("dice", "{item} keeps a wound from {figure}"),
        "healed": Sentence("heal", "{figure} is healed by {wounds}"),
        "ko": Sentence("death", "{figure} is knocked out"),
        "stood-up": Sentence("heal", "{figure} is back on his feet and acts in Quadrant {quadrant}"),
        "defeated": Sentence("death", "{name} is out of combat"),
        "character-fell": Sentence("death", "{figure} is out of combat"),
        "looted": Sentence("loot", "The loot grows by {cards} from {deck}"),
        "gained": Sentence("gain", "{figure} receives {status}"),
        "lost": Sentence("lose", "{figure} loses {status}"),
        "immune": Sentence("status", "{figure} is immune to {status}"),
        "restored": Sentence("clock", "{figure} spends {ap} AP to be ready again"),
        "threat": Sentence("threat", "The Perilium of {figure} turns by {change:+d} to {threat}"),
        "cube-gained": Sentence("status", "{characteristic} of {figure} changes by {change:+d} for this mission"),
        "cube-lost": Sentence("status", "{characteristic} of {figure} has no free slot: the bonus is lost"),
        "moved": Sentence("move", "{figure} moves from {start} to {end}"),
        "woke": Sentence("arrive", "{figure} enters combat"),
        "damaged": Sentence("wound", "The {kind} at {square} takes {wounds} damage"),
        "destroyed": Sentence("wound", "The {kind} at {square} is destroyed"),
        "token": Sentence("clock", "The token of {figure} moves to Quadrant {quadrant}"),
        "flipped": Sentence("card", "{figure} turns {item} face down"),
        "must-reload": Sentence("card", "{figure} has to reload"),
        "reloaded": Sentence("card", "{figure} reloads {item}"),
        "enemy-reloaded": Sentence("card", "{figure} reloads"),
        "used-up": Sentence("card", "{figure} has used up {item}"),
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
