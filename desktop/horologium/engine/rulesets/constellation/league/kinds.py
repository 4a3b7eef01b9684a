"""The kinds of cards of the league; abilities and weapons are the game's own."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.core.kinds import ACHIEVEMENT, CardKind, Prompts, Word
from horologium.engine.core.speech import later, say
from horologium.engine.rulesets.constellation.abilities import ABILITIES

if TYPE_CHECKING:
    from collections.abc import Mapping


class Printed(NamedTuple):
    """A card that the game itself brings."""

    id: str
    label: str

    @property
    def name(self) -> str:
        """What players call it."""
        return say(self.label)


SKILLS: Final = MappingProxyType({one.id: Printed(one.id, one.name) for one in ABILITIES.values()})
WEAPONS: Final = MappingProxyType(
    {
        "short-bow": Printed("short-bow", later("Short bow")),
        "long-bow": Printed("long-bow", later("Long bow")),
    }
)

KINDS: Final = (
    CardKind("enemy", Word(later("Enemy"), later("Enemies")), "swords", "foe", "bands"),
    CardKind(
        "equipment",
        Word(later("Equipment"), later("Equipment")),
        "shield",
        "ware",
        printed=WEAPONS,
        held=True,
        prompts=Prompts(
            owned=later("Add equipment…"),
            found=later("Add equipment for the common stock…"),
            borne=later("Add equipment of {name}…"),
            stock_title=later("Equipment in stock"),
        ),
    ),
    CardKind(
        "skill",
        Word(later("Skill"), later("Skills")),
        "book",
        "lesson",
        printed=SKILLS,
        prompts=Prompts(
            borne=later("Add a skill of {name}…"),
            ready=later("Add a pinned skill of {name}…"),
            ready_title=later("Pinned"),
        ),
    ),
    CardKind(
        "injury",
        Word(later("Injury"), later("Injuries")),
        "bandage",
        "condition",
        "wounds",
        prompts=Prompts(found=later("Add an injury…"), borne=later("Add an injury of {name}…")),
    ),
    ACHIEVEMENT,
    CardKind("hero", Word(later("Hero"), later("Heroes")), "person", "member", "warriors"),
    CardKind("class", Word(later("Class"), later("Classes")), "seal", "grade", "profiles"),
)

SORTS: Final[Mapping[str, str]] = MappingProxyType({"weapon": later("Weapon"), "injury": later("Injury")})
"""What stands below the name of a card."""
