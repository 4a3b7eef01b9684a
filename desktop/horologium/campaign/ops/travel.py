"""From town to town along the roads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from horologium.campaign.errors import Refused
from horologium.campaign.operations import Told
from horologium.campaign.visits import begin_visit
from horologium.campaign.wording import called
from horologium.engine.core.speech import say, say_number

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
            raise Refused(
                say("no road leads from {start} to {goal}: travel by way of another town", start=start, goal=goal)
            )
        said = begin_visit(work, road.to, road.days)
        days = say_number(road.days, "1 day", "{count} days")
        return Told(
            say("travel to {goal}", goal=goal),
            say("The company travelled from {start} to {goal} in {days}", start=start, goal=goal, days=days),
            said,
        )


def roads(affairs: Affairs) -> tuple[Road, ...]:
    """The roads that lead out of the town where the company is."""
    spec = affairs.pack.content.get("towns", {}).get(affairs.books.standing.town)
    return spec.roads if spec else ()


def _may_travel(affairs: Affairs) -> None:
    """The story leads the company; between its missions it may go where it likes."""
    standing = affairs.books.standing
    if standing.stage != "camp":
        raise Refused(say("the company can only travel while it is in camp before a mission"))
    if standing.side:
        raise Refused(say("a side mission was accepted here: play it first"))
    if not standing.town:
        raise Refused(say("the company is in no town, so no road begins here"))
