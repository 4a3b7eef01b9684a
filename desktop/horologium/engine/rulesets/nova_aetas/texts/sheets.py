"""What dial and cards say beside their numbers: why a token lies where it does, why an enemy goes for somebody."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "why.NAR-AIX-01": "the only hero in its Control Area",
        "why.NAR-AIX-02": "the highest Threat in its Control Area",
        "why.NAR-AIX-03": "no hero in its Control Area is as great a Threat",
        "why.NAR-AIX-04": "equal in Threat, then the closest, then the most injured",
        "why.NAR-AIX-05": "nobody is in its Control Area, so the closest counts",
        "why.NAR-AIX-08": "the only hero it can get at",
        "why.NAR-AIX-11": "it can get at no hero",
        "why.orders": "nobody is in its Control Area",
        "token.rapidity": "Rapidity {rapidity}",
        "sync.due": "{name} must go on to Quadrant {quadrant} before ending",
        "sync.short": "{name} cannot get as far as Quadrant {quadrant} and must spend all AP",
        "sync.met": "{name} has gone as far as Quadrant {quadrant} and may end",
        "reason.cost": "{amount:+d} AP: {why}",
        "badge.injured": "Injured",
        "reason.sheet": "sheet",
        "reason.cubes": "{count:cube|cubes}",
        "reason.passing": "{count:cube|cubes} for this mission",
        "reason.floor": "never below 1",
        "limit.activation": "Once in an activation",
        "limit.mission": "Once in a mission",
        "limit.mission-twice": "Twice in a mission",
        "card.made-for": "For {whom} only",
        "loot": "{count} × {deck}",
        "threat.NAR-PER-03": "wounded an enemy",
        "threat.NAR-PER-04": "defeated an enemy",
        "threat.NAR-PER-05": "dealt a critical hit",
        "threat.NAR-PER-06": "healed a hero",
        "threat.NAR-PER-07": "was knocked out",
        "threat.other": "by a skill or a card",
    }
)
