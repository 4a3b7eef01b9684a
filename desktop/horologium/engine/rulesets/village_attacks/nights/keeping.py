"""What the game keeps for itself: for how many players a castle was founded, and what lessons have cost a Monster."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.faults import Fault
from horologium.engine.core.own import OwnParts, part
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.campaign import CampaignState

MOST_SEATS: Final = 5
USUAL_SEATS: Final = 3


@dataclass(frozen=True, slots=True)
class Household:
    """The usual number of seats.  [VIL-NGT-06]"""

    seats: int = USUAL_SEATS


@dataclass(frozen=True, slots=True)
class Schooling:
    """The Experience that a member has spent; with what is left it is all that was gained.  [VIL-NGT-77]"""

    spent: int = 0


def faults(state: CampaignState) -> Iterator[Fault]:
    """One to five seats, and no lesson gives anything back.  [VIL-NGT-06, VIL-NGT-79]"""
    if not 1 <= part(state.company, Household).seats <= MOST_SEATS:
        yield Fault("", say("a castle has 1 to {most} seats", most=MOST_SEATS), rule="VIL-NGT-06")
    for member in (*state.company.members, *state.company.bench):
        if part(member, Schooling).spent < 0:
            why = say("{name} cannot have spent less than nothing", name=member.name)
            yield Fault(member.key, why, rule="VIL-NGT-79")


OWN: Final = OwnParts(1, MappingProxyType({"company": Household, "member": Schooling}), faults=faults)
