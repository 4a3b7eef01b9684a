"""Why something cannot be chosen now, in short."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "deed.collect": "Collect {name}",
        "deed.interact": "Use {name}",
        "deed.open": "Pick the lock of {name}",
        "deed.force": "Break {name} open",
        "deed.leave": "Leave {name}",
        "deed.reload": "Reload: {name}",
        "barred.ap": "costs {cost} AP, {left} left",
        "barred.blind": "a blind hero cannot attack",
        "barred.flipped": "lies face down until the next Recovery",
        "barred.reload": "has to be reloaded first",
        "barred.used.activation": "used already in this activation",
        "barred.used.mission": "used already in this mission",
        "barred.used.mission-twice": "used twice already in this mission",
        "barred.weapon": "needs a {kind} weapon that is ready",
        "barred.range": "nobody to attack within {range}",
        "barred.sight": "nobody within range is in sight",
        "barred.tokens": "takes {needs} {needs:token|tokens}, {tokens} {tokens:is|are} saved",
        "barred.armed": "prepared already for the next attack",
        "barred.boost": "no weapon for it is ready",
        "barred.follow": "an attack must follow: {least} AP in all, {left} left",
        "barred.others": "made for others",
        "barred.condition": "what it asks for is not given now",
        "barred.engaged": "only for a hero who is engaged",
        "barred.wounds": "nobody in reach is wounded",
        "barred.statuses": "nobody in reach has anything to be cured of",
        "barred.nobody": "nobody in reach to use it on",
        "barred.squares": "no square for it here",
        "barred.shut-in": "no way leads out of this square",
        "barred.entangled": "entangled: a square costs {cost} AP, {left} left",
        "barred.no-room": "no free square beside",
        "barred.nothing": "carries nothing",
        "barred.beside": "no hero stands beside who would take something",
        "barred.thrown": "no hero is two to five squares away who would take something",
        "barred.spend": "at least 1 AP must be spent first",
        "barred.synchronise": "the token must reach Quadrant {quadrant} first",
        "barred.coins": "costs {coins} {coins:Popolino|Popolini}, {purse} in the purse",
        "barred.near": "only on or beside {squares}",
        "barred.failed": "failed before",
        "barred.far": "{distance} {distance:square|squares} away",
        "barred.on-it": "must be beside it, not on it",
        "barred.too-far": "at distance {distance}, range {range}",
        "barred.hidden": "hidden by {what} ({cell})",
        "barred.line": "not in a straight line",
        "barred.not-here": "nobody to attack there",
        "barred.unknown": "not explored yet",
        "barred.taken": "{name} is there",
        "barred.obstacle": "{what} is in the way",
        "barred.dear": "{cost} AP away, {left} left",
        "barred.no-way": "no way leads there",
    }
)
