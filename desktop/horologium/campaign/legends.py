"""The Legend of the next mission of the plot: which mission that is, and what its Legend tells those who paid for it.

Nothing of the story is given away: where a choice is still to be made, the next mission is not known before it is.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from horologium.campaign import plot
from horologium.campaign.books import Books
from horologium.campaign.errors import Refused
from horologium.campaign.operations import Chance, Work
from horologium.campaign.wording import must_exist
from horologium.engine.core.speech import say
from horologium.engine.core.view import SceneLine

if TYPE_CHECKING:
    from horologium.campaign.affairs import Affairs
    from horologium.engine.core.plots import Node

SEEN: Final = "seen"
"""The kind of mark that is set on a mission whose Legend the company has read."""


@dataclass(frozen=True, slots=True)
class Legend:
    """What the Legend of a mission tells; ``title`` is that of the mission."""

    title: str
    lines: tuple[SceneLine, ...]

    @property
    def text(self) -> str:
        """All of it, line by line."""
        return "\n".join(f"{line.label}: {line.text}" for line in self.lines)


def next_mission(affairs: Affairs) -> Node:
    """The mission of the plot that comes next; refused in words where it is not fixed yet, or none comes."""
    standing = affairs.books.standing
    if standing.stage == "camp" or (standing.side and not standing.resume):
        return plot.here(affairs)
    work = Work(
        Books(affairs.books.records()), affairs.ruleset, affairs.rules, affairs.pack, affairs.plot, Chance("ahead")
    )
    passed: set[str] = set()
    while (here := plot.here(work)).name not in passed:
        passed.add(here.name)
        plot.enter(work, plot.follow(work))
        target = plot.here(work)
        if target.kind == "mission":
            return target
        if target.kind == "ending":
            raise Refused(say("no other mission comes: the story ends"))
        if any(way.label for way in target.ways):
            break
    raise Refused(
        say("the story leaves you a choice before the next mission: make it, then ask in the camp before that mission")
    )


def legend_of(affairs: Affairs, mission: Node) -> Legend:
    """What the Legend of a mission tells."""
    must_exist(affairs.pack, "mission", mission.mission)
    legend = affairs.rules.legend
    return Legend(mission.title, legend(affairs.pack.content, mission.mission) if legend else ())


def known_legend(affairs: Affairs) -> Legend | None:
    """The Legend of the next mission, if the company has read it."""
    if not affairs.books.marks(SEEN):
        return None
    try:
        mission = next_mission(affairs)
        return legend_of(affairs, mission) if affairs.books.marked(SEEN, mission.mission) else None
    except Refused:
        return None
