"""What statuses and other marks on a model do, in short."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

TEXTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "status.reroll": "may throw one die of a test again",
        "status.advantage": "adds dice to a test",
        "status.defense": "may cancel one wound",
        "status.bless": "makes a test easier by 1",
        "status.charm": "troops cannot choose this hero as a target",
        "status.flying": "passes over enemies and obstacles",
        "status.speed": "each AP spent on moving gives one square more",
        "status.burn": "suffers 1 wound when its activation ends",
        "status.entangled": "pays 2 AP for each square of a move",
        "status.poison": "a hero rolls 1 die fewer; an enemy hits and defends worse",
        "status.stun": "acts two quadrants later",
        "status.blind": "cannot attack",
        "status.cursed": "the next test is harder by 1",
        "status.disadvantage": "the next test has fewer dice",
        "status.bleed": "suffers 1 wound when its activation ends, once",
        "status.hemorrhage": "suffers 1 wound whenever its activation ends",
        "status.ko": "is down and cannot act",
        "status.active": "is acting, with so many AP left",
        "status.engaged": "began beside an enemy and cannot simply walk away",
        "status.tokens": "saved for a heroic skill",
        "status.waiting": "stands idle until it enters combat",
        "status.reload": "has to load before it can attack again",
        "status.objective": "has orders of its own",
    }
)
