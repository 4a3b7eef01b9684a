"""How the words of missions are described: what runs behind one, what its name refers to, which fields it reads."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from horologium.engine.rulesets.nova_aetas.turns.clock import first_after

if TYPE_CHECKING:
    from collections.abc import Mapping

F = TypeVar("F")


@dataclass(frozen=True, slots=True)
class MissionWord(Generic[F]):
    """A condition or deed: the function behind it, what ``name`` refers to, and the other fields that it reads.

    ``name`` is empty where no name is read; a question mark after it means that the name may be left out.
    """

    run: F
    name: str = ""
    reads: tuple[str, ...] = ()

    @property
    def says(self) -> str:
        """What it means, as the function behind it says."""
        return str(self.run.__doc__).partition("  [")[0].partition("\n")[0]


@dataclass(frozen=True, slots=True)
class Trigger:
    """A moment to which an event can be bound, and what ``name`` refers to."""

    says: str
    name: str = ""


TRIGGERS: Final[Mapping[str, Trigger]] = MappingProxyType(
    {
        "start": Trigger("The mission begins."),
        "time": Trigger("The hands reach or pass this time; once.", "time"),
        "sign": Trigger("The minute hand reaches or passes the Quadrant of this sign; every time.", "sign"),
        "always": Trigger("All conditions of the event hold; looked at after every action and event."),
        "defeated": Trigger("An enemy goes out of combat; without a name any.", "enemy?"),
        "ko": Trigger("A hero is knocked out; without a name any.", "hero?"),
        "healed": Trigger("A hero is healed; without a name any.", "hero?"),
        "collected": Trigger("A hero picks up this token.", "token"),
        "interacted": Trigger("A hero interacts with this token; a chest: opens it.", "token"),
        "forced": Trigger("A hero breaks this chest open by force.", "token"),
        "seized": Trigger("An enemy takes this token away.", "token"),
        "reached": Trigger("An enemy reaches this token.", "token"),
        "fallen": Trigger("This character goes out of combat.", "token"),
        "destroyed": Trigger("A bush or tree is destroyed.", "scenery"),
        "entered": Trigger("A hero comes to this tile.", "tile"),
        "revealed": Trigger("This tile is revealed.", "tile"),
        "drawn": Trigger("This card is drawn.", "card"),
        "flag": Trigger("This flag is raised.", "flag"),
    }
)
"""What events can be bound to.  [NAR-HOR-12]"""


def tick_after(start: int, clock: str) -> int:
    """The first tick from ``start`` on at which the hands show a time.  [NAR-TIM-02]"""
    return first_after(start - 1, clock)
