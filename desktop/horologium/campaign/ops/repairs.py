"""What a check-up has set right, as it stands in the history."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from horologium.campaign.errors import Refused

if TYPE_CHECKING:
    from horologium.campaign.operations import Told, Work


@dataclass(frozen=True, slots=True)
class Repair:
    """What was found and set right; the shelf does it while the campaign is closed."""

    name: ClassVar[str] = "repair"
    found: tuple[str, ...]

    def apply(self, work: Work) -> Told:
        """It can be read and undone, but not be done a second time."""
        raise Refused("a campaign is repaired while it is closed: close it and have it checked")
