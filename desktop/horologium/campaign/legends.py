"""The Legend of the next mission of the plot: which mission that is, and what its Legend tells those who paid for it.

Nothing of the story is given away: where a choice is still to be made, the next mission is not known before it is.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from horologium.campaign import plot
from horologium.campaign.affairs import state_of
from horologium.campaign.errors import Refused
from horologium.campaign.operations import Chance, Work
from horologium.engine.core.campaign import Ahead, Place
from horologium.engine.core.consequences import consequence
from horologium.engine.core.offers import all_offers
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from horologium.campaign.affairs import Affairs
    from horologium.engine.core.plots import Node

SEEN: Final = "seen"
"""The kind of mark that is set on a mission whose Legend the company has read."""


@dataclass(frozen=True, slots=True)
class ToldLegend:
    """What the Legend of a mission tells; ``title`` is that of the mission."""

    title: str
    text: str


def next_mission(affairs: Affairs) -> Node:
    """The mission of the plot that comes next; refused in words where it is not fixed yet, or none comes."""
    standing = affairs.books.standing
    if standing.stage == "camp" or (standing.side and not standing.resume):
        return plot.here(affairs)
    work = Work(affairs.books.again(), affairs.ruleset, affairs.rules, affairs.pack, affairs.plot, Chance("ahead"))
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


def look_ahead(affairs: Affairs) -> Ahead:
    """The mission of the plot that comes next as the rules see it, or why it is not known."""
    try:
        mission = next_mission(affairs)
    except Refused as refused:
        return Ahead(reason=refused.reason)
    return Ahead(mission.mission, mission.title)


def known_legend(affairs: Affairs) -> ToldLegend | None:
    """The Legend of the next mission, if the company has read it."""
    if not affairs.books.marks(SEEN):
        return None
    ahead = look_ahead(affairs)
    if not affairs.books.marked(SEEN, ahead.mission):
        return None
    anywhere = Place(services=tuple(affairs.rules.data.services))  # what was read once can be read again
    state = replace(state_of(affairs), place=anywhere, ahead=lambda: ahead)
    looks = (offer for offer in all_offers(affairs.rules, state, "place") if offer.story)
    read = consequence("known", SEEN, ahead.mission)
    return next((ToldLegend(ahead.title, offer.story) for offer in looks if read in offer.gives), None)
