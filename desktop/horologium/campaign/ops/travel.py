"""From town to town along the roads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from horologium.campaign.errors import Refused
from horologium.campaign.operations import Told
from horologium.campaign.visits import begin_visit
from horologium.campaign.wording import called

if TYPE_CHECKING:
    from horologium.campaign.affairs import Affairs
    from horologium.campaign.operations import Work
    from horologium.engine.core.plots import Road


@dataclass(frozen=True, slots=True)
class Travel:
    """Travel to a neighbouring town: days pass, and a new visit begins."""

    name: ClassVar[str] = "travel"
    to: str

    def apply(self, work: Work) -> Told:
        """Take the road."""
        _may_travel(work)
        road = next((road for road in roads(work) if road.to == self.to), None)
        goal, start = called(work.pack, "town", self.to), called(work.pack, "town", work.books.standing.town)
        if road is None:
            raise Refused(f"no road leads from {start} to {goal}: travel by way of another town")
        said = begin_visit(work, road.to, road.days)
        days = "1 day" if road.days == 1 else f"{road.days} days"
        return Told(f"travel to {goal}", f"The company travelled from {start} to {goal} in {days}", said)


def roads(affairs: Affairs) -> tuple[Road, ...]:
    """The roads that lead out of the town where the company is."""
    spec = affairs.pack.content.get("towns", {}).get(affairs.books.standing.town)
    return spec.roads if spec else ()


def _may_travel(affairs: Affairs) -> None:
    """The story leads the company; between its missions it may go where it likes."""
    standing = affairs.books.standing
    if standing.stage != "camp":
        raise Refused("the company can only travel while it is in camp before a mission")
    if standing.side:
        raise Refused("a side mission was accepted here: play it first")
    if not standing.town:
        raise Refused("the company is in no town, so no road begins here")
