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

from horologium.campaign.affairs import active
from horologium.campaign.consequences import give
from horologium.campaign.errors import Refused
from horologium.campaign.records import Fought
from horologium.campaign.visits import begin_visit
from horologium.campaign.wording import called
from horologium.engine.core.plots import Way
from horologium.engine.core.speech import later, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.books import Books
    from horologium.campaign.operations import Work
    from horologium.campaign.records import Stage
    from horologium.engine.core.plots import Clause, Node, PlotSpec

STAGES: Final[Mapping[str, Stage]] = MappingProxyType({"scene": "scene", "mission": "camp", "ending": "over"})
"""What is done at a node of each kind."""

UNTOLD: Final = later("the story has not told yet what it takes")


@dataclass(frozen=True, slots=True)
class Ended:
    """How the last battle of the plot ended."""

    outcome: str = ""
    won: bool | None = None


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


# What holds


def holds(books: Books, clause: Clause, battle: Ended) -> bool:
    """Whether a clause holds by the books, after this battle."""
    return HOLDS[clause.holds](books, clause, battle) != clause.negated


def _hero(books: Books, clause: Clause, _battle: Ended) -> bool:
    return any(hero.card == clause.name for hero in active(books))


HOLDS: Final[Mapping[str, Callable[[Books, Clause, Ended], bool]]] = MappingProxyType(
    {
        "flag": lambda books, clause, _: books.marked("flag", clause.name) > 0,
        "at-least": lambda books, clause, _: books.marked("flag", clause.name) >= clause.amount,
        "achievement": lambda books, clause, _: books.marked("achievement", clause.name) > 0,
        "visited": lambda books, clause, _: books.marked("visited", clause.name) > 0,
        "hero": _hero,
        "outcome": lambda _, clause, battle: battle.outcome == clause.name,
        "won": lambda _books, _clause, battle: battle.won is True,
        "lost": lambda _books, _clause, battle: battle.won is False,
    }
)
"""One for each word that a clause may begin with."""


def why_not(affairs: Affairs, clause: Clause) -> str:
    """What a clause asks for, in words that give nothing away."""
    plot, pack, turned = affairs.plot, affairs.pack, clause.negated
    if clause.holds in ("flag", "at-least"):
        flag = next((flag for flag in plot.flags if flag.name == clause.name), None)
        told = (
            flag is not None and flag.label and not flag.hidden and (turned or affairs.books.marked("flag", flag.name))
        )
        if not (flag and told):
            return say(UNTOLD)
        return say("no longer open: {flag}", flag=flag.label) if turned else say("not enough: {flag}", flag=flag.label)
    if clause.holds == "achievement":
        spec = pack.content["achievements"].get(clause.name)
        known = spec is not None and (turned or not spec.hidden)
        if not (spec and known):
            return say(UNTOLD)
        return say("only without {what}", what=spec.name) if turned else say("only with {what}", what=spec.name)
    if clause.holds == "hero":
        hero = called(pack, "hero", clause.name)
        return (
            say("only without {hero} in the company", hero=hero)
            if turned
            else say("only with {hero} in the company", hero=hero)
        )
    if clause.holds in ("won", "lost"):
        won = (clause.holds == "won") != turned
        return say("only after a victory") if won else say("only after a defeat")
    return say(UNTOLD)


# The ways on


def passages(affairs: Affairs) -> tuple[Passage, ...]:
    """All ways on from the node at hand, with the reasons why some are closed."""
    battle = last_battle(affairs.books)
    return tuple(_passage(affairs, number, way, battle) for number, way in enumerate(here(affairs).ways))


def _passage(affairs: Affairs, number: int, way: Way, battle: Ended) -> Passage:
    missing = [clause for clause in way.when if not holds(affairs.books, clause, battle)]
    reasons = tuple(dict.fromkeys(why_not(affairs, clause) for clause in missing))
    return Passage(number, way, reasons, secret=UNTOLD in reasons)


def follow(affairs: Affairs, outcome: str = "") -> Way:
    """The first way whose clauses hold after a battle with this outcome; if it is not given, after the last one."""
    battle = last_battle(affairs.books)
    if outcome:
        known = affairs.rules.missions.ends(affairs.pack.content, here(affairs).mission).outcomes
        battle = Ended(outcome, known.get(outcome, battle.won))
    for way in here(affairs).ways:
        if all(holds(affairs.books, clause, battle) for clause in way.when):
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


def remember(work: Work, flags: Iterable[str]) -> None:
    """A battle has raised flags: the story keeps those that it knows."""
    known = {flag.name for flag in work.plot.flags}
    for name in flags:
        if name in known:
            work.books.mark("flag", name, work.books.marked("flag", name) + 1)


def _joined(paragraphs: Iterable[str]) -> str:
    return "\n\n".join(filter(None, paragraphs))
