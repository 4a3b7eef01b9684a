"""The map as screens show it: towns and roads, the shortest way from here to there, and the way come so far."""

from __future__ import annotations

from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import pairwise
from typing import TYPE_CHECKING

from horologium.campaign.calendar import date_text
from horologium.campaign.offers import Cost, cost
from horologium.campaign.ops.travel import Travel
from horologium.campaign.side_missions import on_offer
from horologium.campaign.wording import called
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.plots import TownSpec


@dataclass(frozen=True, slots=True)
class Route:
    """The shortest way from where the company is: the towns on it in order, the days, and the day of arrival."""

    towns: tuple[str, ...]
    days: int
    arrival: str


@dataclass(frozen=True, slots=True)
class TownSight:
    """A town on the map. ``travel`` is what going there now would take; ``way`` is None where no road leads."""

    id: str
    name: str
    x: int
    y: int
    kind: str
    here: bool
    visits: int
    text: str
    services: tuple[tuple[str, str], ...]  # key and name
    rumours: tuple[str, ...]  # those that were heard
    side: str  # the title of a side mission that is on offer
    travel: Cost
    way: Route | None


@dataclass(frozen=True, slots=True)
class RoadSight:
    """A road between two towns, told once: the days one way, and back where they differ or there is no way back."""

    start: str
    to: str
    days: int
    back: int | None


@dataclass(frozen=True, slots=True)
class Atlas:
    """All that a screen needs to draw the map."""

    here: str
    towns: tuple[TownSight, ...]
    roads: tuple[RoadSight, ...]

    def town(self, id_: str) -> TownSight:
        """A town by its id."""
        return next(town for town in self.towns if town.id == id_)


def atlas(session: CampaignSession) -> Atlas:
    """The map as it is now."""
    towns: Mapping[str, TownSpec] = session.pack.content.get("towns", {})
    here = session.books.standing.town
    days = _shortest(towns, here)
    sights = tuple(_sight(session, spec, days.get(spec.id)) for spec in towns.values())
    return Atlas(here, sights, tuple(_roads(towns)))


def _sight(session: CampaignSession, spec: TownSpec, way: tuple[int, tuple[str, ...]] | None) -> TownSight:
    books, names = session.books, session.rules.data.services
    here = books.standing.town == spec.id
    side = on_offer(session) if here else None
    known = None if way is None else Route(way[1], way[0], date_text(session.plot, books.standing.day + way[0]))
    heard = [text for number, text in enumerate(spec.rumours) if books.marked("rumour", f"{spec.id}:{number}")]
    return TownSight(
        id=spec.id,
        name=called(session.pack, "town", spec.id),
        x=spec.x,
        y=spec.y,
        kind=spec.kind,
        here=here,
        visits=books.marked("visited", f"town:{spec.id}"),
        text=spec.text,
        services=tuple((key, names.get(key, key)) for key in spec.services),
        rumours=tuple(heard),
        side=side.title if side else "",
        travel=_journey(session, spec.id),
        way=known,
    )


def _journey(session: CampaignSession, town: str) -> Cost:
    if session.books.standing.town == town:
        return Cost(refused=say("the company is here already"))
    return Cost(refused=session.archive.read_only) if session.archive.read_only else cost(session, Travel(town))


def _shortest(towns: Mapping[str, TownSpec], here: str) -> dict[str, tuple[int, tuple[str, ...]]]:
    """For each town that can be reached the days and the towns on the way, without the first."""
    found: dict[str, tuple[int, tuple[str, ...]]] = {}
    waiting: list[tuple[int, tuple[str, ...], str]] = [(0, (), here)] if here in towns else []
    while waiting:
        days, passed, name = heappop(waiting)
        if name in found:
            continue
        found[name] = (days, passed)
        for road in towns[name].roads:
            heappush(waiting, (days + road.days, (*passed, road.to), road.to))
    return found


def _roads(towns: Mapping[str, TownSpec]) -> list[RoadSight]:
    told: dict[tuple[str, str], RoadSight] = {}
    for town in towns.values():
        for road in town.roads:
            if (road.to, town.id) not in told:
                back = next((each.days for each in towns[road.to].roads if each.to == town.id), None)
                told[town.id, road.to] = RoadSight(town.id, road.to, road.days, back)
    return [*told.values()]


@dataclass(frozen=True, slots=True)
class Leg:
    """A stretch between two towns, told once however often it was travelled; one line for each journey."""

    start: str
    to: str
    journeys: tuple[str, ...]


def trail(session: CampaignSession) -> tuple[Leg, ...]:
    """The stretches in the order in which they were first travelled; nothing tells of what is still to come."""
    towns: Mapping[str, TownSpec] = session.pack.content.get("towns", {})
    known = [(town, day) for town, day in session.archive.stays() if town in towns]
    told: dict[tuple[str, str], list[str]] = {}
    for number, ((start, _), (to, day)) in enumerate(pairwise(known), start=1):
        told.setdefault((start, to), []).append(_line(session, number, (start, to), day))
    return tuple(Leg(start, to, tuple(lines)) for (start, to), lines in told.items())


def _line(session: CampaignSession, number: int, ends: tuple[str, str], day: int) -> str:
    start, to = (called(session.pack, "town", town) for town in ends)
    date = date_text(session.plot, day)
    return say("{number}. From {start} to {to}, arrived on {date}", number=number, start=start, to=to, date=date)
