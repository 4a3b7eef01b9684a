"""The story as it runs: where it stands, which ways lead on and why others do not, and what a node brings.

A scene or an ending is met when it is entered: its days pass, the company is in its town, its gifts are given. The
gifts of a mission are given when the camp before it is reached; its days and its town come with ``arrive``, after the
battle. So a mission ends with ``arrive``, and later, once everything in the town is done, with
``enter(work, follow(work, outcome))``.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.campaign.calendar import date_text, day_of
from horologium.campaign.clauses import UNTOLD, Ended, holds, why_not
from horologium.campaign.consequences import give
from horologium.campaign.errors import Refused
from horologium.campaign.records import Fought
from horologium.campaign.visits import begin_visit
from horologium.engine.core.plots import Way
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.books import Books
    from horologium.campaign.operations import Work
    from horologium.campaign.records import Stage
    from horologium.engine.core.plots import Node, PlotSpec

STAGES: Final[Mapping[str, Stage]] = MappingProxyType({"scene": "scene", "mission": "camp", "ending": "over"})
"""What is done at a node of each kind."""


@dataclass(frozen=True, slots=True)
class Passage:
    """A way on from the node at hand; without reasons it is open. ``secret`` ones are not shown while they are closed:
    what they ask for is still hidden from the players.
    """

    number: int
    way: Way
    reasons: tuple[str, ...] = ()
    secret: bool = False

    @property
    def is_open(self) -> bool:
        """Whether the company may go this way."""
        return not self.reasons


# Where we are


def node(plot: PlotSpec, name: str) -> Node:
    """A node by name; refused in words if the pack no longer has it."""
    for each in plot.nodes:
        if each.name == name:
            return each
    raise Refused(
        say(
            "the story {plot!r} has no place {name!r}: install the version of the pack it was begun with",
            plot=plot.name,
            name=name,
        )
    )


def here(affairs: Affairs) -> Node:
    """The node at which the story stands."""
    return node(affairs.plot, affairs.books.standing.node)


def last_battle(books: Books) -> Ended:
    """How the last battle of the plot ended, side missions left aside."""
    fought = max((each for each in books.all(Fought) if not each.side), key=lambda each: each.number, default=None)
    return Ended(fought.outcome, fought.won) if fought else Ended()


# The ways on


def passages(affairs: Affairs) -> tuple[Passage, ...]:
    """All ways on from the node at hand, with the reasons why some are closed."""
    battle = last_battle(affairs.books)
    return tuple(_passage(affairs, number, way, battle) for number, way in enumerate(here(affairs).ways))


def days_to_wait(affairs: Affairs) -> int:
    """How many days the story waits at the node at hand; a side mission can be played in the meantime."""
    target, standing = here(affairs), affairs.books.standing
    if not target.until or standing.stage not in ("scene", "camp") or standing.side:
        return 0
    return max(0, day_of(affairs.plot, target.until) - standing.day)


def awaited(affairs: Affairs) -> str:
    """The date for which the story waits, or nothing once it has come."""
    days = days_to_wait(affairs)
    return date_text(affairs.plot, affairs.books.standing.day + days) if days else ""


def too_early(affairs: Affairs) -> str:
    """Why the story cannot go on today, or nothing."""
    date = awaited(affairs)
    return say("the story waits for {date}: let the days pass until then", date=date) if date else ""


def _passage(affairs: Affairs, number: int, way: Way, battle: Ended) -> Passage:
    missing = [clause for clause in way.when if not holds(affairs, clause, battle)]
    reasons = tuple(dict.fromkeys(filter(None, (too_early(affairs), *(why_not(affairs, one) for one in missing)))))
    return Passage(number, way, reasons, secret=UNTOLD in reasons)


def follow(affairs: Affairs, outcome: str = "") -> Way:
    """The first way whose clauses hold after a battle with this outcome; if it is not given, after the last one."""
    battle = last_battle(affairs.books)
    if outcome:
        known = affairs.rules.missions.ends(affairs.pack.content, here(affairs).mission).outcomes
        battle = Ended(outcome, known.get(outcome, battle.won))
    for way in here(affairs).ways:
        if all(holds(affairs, clause, battle) for clause in way.when):
            return way
    raise Refused(
        say(
            "no way leads on from {place!r}: the pack was changed since the campaign was begun",
            place=here(affairs).title,
        )
    )


# Going on


def begin(work: Work) -> str:
    """The story begins, on its first day and in its first town; tells what was given and said."""
    told = _joined([begin_visit(work, work.plot.town), enter(work, work.plot.start)])
    work.books.stand(day=0)
    return told


def enter(work: Work, to: Way | str) -> str:
    """Go along a way, or straight to a node by name; tells what the chronicle has to add to the story."""
    told = [] if isinstance(to, str) else _go(work, to)
    name = to if isinstance(to, str) else to.to
    target, books = node(work.plot, name), work.books
    books.mark("visited", name, books.marked("visited", name) + 1)
    books.stand(node=name, stage=STAGES[target.kind], mission=target.mission, step="", side="", resume="")
    if target.kind != "mission":
        told.append(_be_there(work, target))
    told.append(give(work, target.gifts))
    if target.kind == "ending":
        told += [target.title, target.text]
    return _joined(told)


def _go(work: Work, way: Way) -> list[str]:
    name = way_mark(here(work), way)
    work.books.mark("visited", name, work.books.marked("visited", name) + 1)
    return [way.text, give(work, way.gifts)]


def way_mark(start: Node, way: Way) -> str:
    """The name under which the books keep that a way was taken."""
    return f"way:{start.name}:{way.name or start.ways.index(way)}"


def arrive(work: Work) -> str:
    """The mission at hand is over: its days have passed, and a visit to its town begins; tells what is said there."""
    target = here(work)
    return begin_visit(work, target.town or work.books.standing.town, target.days)


def _be_there(work: Work, target: Node) -> str:
    standing = work.books.standing
    if target.town and target.town != standing.town:
        return begin_visit(work, target.town, target.days)
    work.books.stand(day=standing.day + target.days)
    return ""


def _joined(paragraphs: Iterable[str]) -> str:
    return "\n\n".join(filter(None, paragraphs))
