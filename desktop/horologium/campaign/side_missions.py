"""Missions beside the plot: towns offer them, one at each visit, and each can be played once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.affairs import town
from horologium.campaign.clauses import holds
from horologium.campaign.company import show
from horologium.campaign.consequences import give
from horologium.campaign.errors import Refused
from horologium.campaign.plot import here, last_battle
from horologium.campaign.visits import ACCEPTED, OFFER, READ
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from horologium.campaign.affairs import Affairs
    from horologium.campaign.operations import Work
    from horologium.engine.core.plots import PlotSpec, SideMission


def side_mission(plot: PlotSpec, name: str) -> SideMission:
    """A side mission by name; refused in words if the pack no longer has it."""
    for each in plot.side:
        if each.name == name:
            return each
    raise Refused(say("the story {plot!r} has no side mission {name!r}", plot=plot.name, name=name))


def on_offer(affairs: Affairs) -> SideMission | None:
    """What the town offers during this visit: the first that was not played yet and whose clauses hold."""
    books = affairs.books
    if books.marked("dismissed", OFFER) or town(affairs).shows(READ) or books.standing.side:
        return None
    return next((side for side in affairs.plot.side if _open(affairs, side)), None)


def _open(affairs: Affairs, side: SideMission) -> bool:
    books = affairs.books
    if books.standing.town not in side.towns or books.marked("visited", f"side:{side.name}"):
        return False
    battle = last_battle(books)
    return all(holds(affairs, clause, battle) for clause in side.when)


def take_on(work: Work, side: SideMission) -> None:
    """The company accepts: the camp before the side mission comes first, then the story goes on where it was left."""
    books = work.books
    step = books.standing.step if books.standing.stage == "aftermath" else ""
    books.mark("visited", f"side:{side.name}")
    books.mark("dismissed", OFFER)
    show(books, ACCEPTED, 1)
    books.stand(stage="camp", side=side.name, mission=side.mission, step="", resume=step)


def finish(work: Work, *, won: bool) -> str:
    """The side mission is over and all that follows a battle is done: its days have passed, a victory is rewarded."""
    books = work.books
    side = side_mission(work.plot, books.standing.side)
    step = books.standing.resume
    books.stand(
        stage="aftermath" if step else "camp",
        step=step,
        side="",
        resume="",
        mission=here(work).mission,
        day=books.standing.day + side.days,
    )
    return give(work, side.gifts) if won else ""
