"""What a story asks before a way is open: whether it holds by the books, and why not, without giving anything away."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.campaign.affairs import active, money
from horologium.campaign.gauges import gauges, reading, stands_at
from horologium.campaign.records import ConditionRecord, ThingRecord
from horologium.campaign.wording import called, entries, times
from horologium.engine.core.plots import AchievementSpec
from horologium.engine.core.speech import later, say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.books import Books
    from horologium.engine.core.kinds import Gauge, Role
    from horologium.engine.core.plots import Clause

UNTOLD: Final = later("the story has not told yet what it takes")


@dataclass(frozen=True, slots=True)
class Ended:
    """How the last battle of the plot ended."""

    outcome: str = ""
    won: bool | None = None


def holds(affairs: Affairs, clause: Clause, battle: Ended) -> bool:
    """Whether a clause holds by the books, after this battle."""
    if clause.holds in HOLDS:
        return HOLDS[clause.holds](affairs, clause, battle) != clause.negated
    return (HAS[_role(affairs, clause)](affairs.books, clause) >= clause.amount) != clause.negated


def _role(affairs: Affairs, clause: Clause) -> Role:
    return next(kind.role for kind in affairs.rules.data.kinds if kind.key == clause.holds)


def _count(affairs: Affairs, name: str) -> int:
    """Where a gauge stands, or how often a flag was set."""
    gauge = gauges(affairs).get(name)
    return stands_at(affairs.books, gauge) if gauge else affairs.books.marked("flag", name)


HOLDS: Final[Mapping[str, Callable[[Affairs, Clause, Ended], bool]]] = MappingProxyType(
    {
        "flag": lambda affairs, clause, _: affairs.books.marked("flag", clause.name) > 0,
        "at-least": lambda affairs, clause, _: _count(affairs, clause.name) >= clause.amount,
        "at-most": lambda affairs, clause, _: _count(affairs, clause.name) <= clause.amount,
        "visited": lambda affairs, clause, _: affairs.books.marked("visited", clause.name) > 0,
        "coins": lambda affairs, clause, _: affairs.books.standing.purse >= clause.amount,
        "outcome": lambda _, clause, battle: battle.outcome == clause.name,
        "won": lambda _affairs, _clause, battle: battle.won is True,
        "lost": lambda _affairs, _clause, battle: battle.won is False,
    }
)
"""One for each word with which every story may ask."""

HAS: Final[Mapping[Role, Callable[[Books, Clause], int]]] = MappingProxyType(
    {
        "ware": lambda books, clause: sum(
            (item.kind, item.card) == (clause.holds, clause.name) for item in books.all(ThingRecord)
        ),
        "member": lambda books, clause: sum(hero.card == clause.name for hero in active(books)),
        "grade": lambda books, clause: sum(hero.grade == clause.name for hero in active(books)),
        "lesson": lambda books, clause: sum(clause.name in hero.known for hero in active(books)),
        "condition": lambda books, clause: sum(one.card == clause.name for one in books.all(ConditionRecord)),
        "knowledge": lambda books, clause: books.marked(clause.holds, clause.name),
    }
)
"""How many cards of a kind the company has, by the role of the kind."""


# Why not


def why_not(affairs: Affairs, clause: Clause) -> str:
    """What a clause asks for, in words that give nothing away."""
    match clause.holds:
        case "at-least" | "at-most" if clause.name in gauges(affairs):
            return _scale(gauges(affairs)[clause.name], clause)
        case "flag" | "at-least" | "at-most":
            return _flag(affairs, clause)
        case "won" | "lost":
            won = (clause.holds == "won") != clause.negated
            return say("only after a victory") if won else say("only after a defeat")
        case "visited" | "outcome":
            return say(UNTOLD)
        case "coins":
            return _with(money(affairs, clause.amount), clause)
    return _card(affairs, clause)


def _scale(gauge: Gauge, clause: Clause) -> str:
    least = (clause.holds == "at-least") != clause.negated
    end = clause.amount + (0 if not clause.negated else 1 if least else -1)
    title, value = say(gauge.title), reading(gauge, end)
    if least:
        return say("only while it is at {value} or more: {gauge}", gauge=title, value=value)
    return say("only while it is at {value} or less: {gauge}", gauge=title, value=value)


def _flag(affairs: Affairs, clause: Clause) -> str:
    """A flag is named once it was set, and where it stands in the way."""
    bars = clause.negated != (clause.holds == "at-most")
    flag = next((flag for flag in affairs.plot.flags if flag.name == clause.name), None)
    told = flag is not None and flag.label and not flag.hidden and (bars or affairs.books.marked("flag", flag.name))
    if not (flag and told):
        return say(UNTOLD)
    return say("no longer open: {flag}", flag=flag.label) if bars else say("not enough: {flag}", flag=flag.label)


def _card(affairs: Affairs, clause: Clause) -> str:
    name = called(affairs.pack, clause.holds, clause.name)
    if _role(affairs, clause) == "member":
        return (
            say("only without {hero} in the company", hero=name)
            if clause.negated
            else say("only with {hero} in the company", hero=name)
        )
    spec = entries(affairs.pack, clause.holds).get(clause.name)
    if spec is None or (isinstance(spec, AchievementSpec) and spec.hidden and not clause.negated):
        return say(UNTOLD)
    return _with(times(clause.amount, name), clause)


def _with(what: str, clause: Clause) -> str:
    return say("only without {what}", what=what) if clause.negated else say("only with {what}", what=what)
