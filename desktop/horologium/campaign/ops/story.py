"""The story goes on: scenes are read, ways are chosen, side missions are accepted or declined."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from horologium.campaign import plot, side_missions
from horologium.campaign.affairs import town
from horologium.campaign.errors import Refused
from horologium.campaign.evening import step_of_work
from horologium.campaign.operations import Told
from horologium.campaign.ops.moments import in_time
from horologium.campaign.visits import OFFER, READ, begin_visit
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from horologium.campaign.affairs import Affairs
    from horologium.campaign.operations import Work
    from horologium.engine.core.plots import Node, SideMission, Way


@dataclass(frozen=True, slots=True)
class ReadScene:
    """Read the scene at hand to its end and go on; where there is a choice it has to be made."""

    name: ClassVar[str] = "read-scene"

    def apply(self, work: Work) -> Told:
        """Go the first way that is open."""
        scene = _scene(work)
        if any(way.label for way in scene.ways):
            raise Refused(say("the scene ends with a choice: make it"))
        if reason := plot.too_early(work):
            raise Refused(reason)
        return _go(work, scene, plot.follow(work), say("read {scene}", scene=scene.title))


@dataclass(frozen=True, slots=True)
class ChooseWay:
    """Choose one of the ways that a scene offers; ``way`` is its number, from 0."""

    name: ClassVar[str] = "choose-way"
    way: int

    def apply(self, work: Work) -> Told:
        """Go the way that was chosen."""
        scene, offered = _scene(work), plot.passages(work)
        if not 0 <= self.way < len(offered) or not offered[self.way].way.label:
            raise Refused(say("{scene!r} offers no such choice", scene=scene.title))
        chosen = offered[self.way]
        if not chosen.is_open:
            raise Refused(say("this way is closed: {names}", names="; ".join(chosen.reasons)))
        return _go(work, scene, chosen.way, say("choose {way}", way=chosen.way.label))


@dataclass(frozen=True, slots=True)
class AwaitDay:
    """Let the days pass until the story can go on; in a town a new visit begins."""

    name: ClassVar[str] = "await-day"

    def apply(self, work: Work) -> Told:
        """Wait no longer than it takes."""
        days, date = plot.days_to_wait(work), plot.awaited(work)
        if not days:
            raise Refused(say("there is nothing to wait for now"))
        said = begin_visit(work, work.books.standing.town, days)
        return Told(say("wait until {date}", date=date), say("The company waited until {date}", date=date), said)


def _scene(work: Work) -> Node:
    if work.books.standing.stage != "scene":
        raise Refused(say("there is no scene to be read now"))
    return plot.here(work)


def _go(work: Work, scene: Node, way: Way, label: str) -> Told:
    parts = [scene.text, way.label, plot.enter(work, way)]
    return Told(label, scene.title, "\n\n".join(filter(None, parts)), kind="story")


@dataclass(frozen=True, slots=True)
class AcceptSideMission:
    """Accept the mission that the town offers; it is played next."""

    name: ClassVar[str] = "accept-side-mission"
    side: str

    def apply(self, work: Work) -> Told:
        """Make it the mission at hand."""
        side = _offered(work, self.side)
        side_missions.take_on(work, side)
        return Told(
            say("accept {side}", side=side.title),
            say("The company accepted: {side}", side=side.title),
            side.text,
            kind="story",
        )


@dataclass(frozen=True, slots=True)
class DeclineSideMission:
    """Decline the mission that the town offers; during this visit there will be no other."""

    name: ClassVar[str] = "decline-side-mission"
    side: str

    def apply(self, work: Work) -> Told:
        """Let it pass; it may be offered again at another visit."""
        side = _offered(work, self.side)
        work.books.mark("dismissed", OFFER)
        return Told(say("decline {side}", side=side.title), say("The company declined: {side}", side=side.title))


def _offered(affairs: Affairs, name: str) -> SideMission:
    in_time(affairs, step_of_work(affairs))
    if affairs.books.standing.side:
        raise Refused(say("one side mission is on already: play it first"))
    if town(affairs).shows(READ):
        raise Refused(say("the company had a look at a Legend instead: work is offered again at the next visit"))
    offer = side_missions.on_offer(affairs)
    if offer is None or offer.name != name:
        raise Refused(say("nobody here offers this mission now"))
    return offer
