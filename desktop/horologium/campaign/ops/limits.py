"""What a value set by hand may be: against the rules if the players want it, but never impossible."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from horologium.campaign.affairs import bearer_of, state_with
from horologium.campaign.company import SHOWN
from horologium.campaign.errors import Refused
from horologium.campaign.gauges import GAUGE, gauges
from horologium.campaign.money import MOST
from horologium.campaign.plot import STAGES, node
from horologium.campaign.wording import entries, kind_of, kinds, must_exist, of_role
from horologium.content.problems import choice
from horologium.engine.core.errors import EngineError
from horologium.engine.core.speech import later, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from horologium.campaign.counts import Counts
    from horologium.campaign.operations import Work
    from horologium.campaign.records import ThingRecord

MOST_EXPERIENCE: Final = 999
MOST_RAISES: Final = 6
MOST_DAYS: Final = 99_999
MOST_BATTLES: Final = 999
MOST_COUNT: Final = 99
MOST_DEEDS: Final = 99_999


def _between(most: int, least: int = 0) -> Callable[[Work, Any, Any], None]:
    def check(_work: Work, _record: Any, value: Any) -> None:
        if not least <= value <= most:
            raise Refused(
                say("{value} is out of the question: it can be {least} to {most}", value=value, least=least, most=most)
            )

    return check


def _anything(_work: Work, _record: Any, _value: Any) -> None:
    """The type of the field says all."""


def _among(known: Iterable[str], unknown: str, wanted: Iterable[str], **gaps: str) -> None:
    """Refuse what is not known; the sentence has the gaps name and remedy."""
    names = list(known)
    for name in wanted:
        if name not in names:
            remedy = choice(name, names, say("there is none at all"))
            raise Refused(say(unknown, name=name, remedy=remedy, **gaps))


def _once(values: tuple[str, ...]) -> None:
    for value in values:
        if values.count(value) > 1:
            raise Refused(say("{value} is named twice", value=value))


def _town(work: Work, _record: Any, value: str) -> None:
    if value:
        must_exist(work.pack, "town", value)


def _node(work: Work, _record: Any, value: str) -> None:
    _among((each.name for each in work.plot.nodes), later("there is no place in the story {name!r}: {remedy}"), [value])


def _skills(work: Work, _record: Any, value: tuple[str, ...]) -> None:
    _once(value)
    _among(of_role(work.pack, "lesson"), later("there is no skill {name!r}: {remedy}"), value)


def _grade(work: Work, _record: Any, value: str) -> None:
    if value:
        must_exist(work.pack, kind_of(work.pack, "grade", value), value)


def _raises(work: Work, hero: Any, value: tuple[tuple[str, int], ...]) -> None:
    _once(tuple(trait for trait, _ in value))
    traits = work.rules.roster.sheet(state_with(work, hero.id), hero.id).traits
    unknown = later("there is no trait {name!r}: {remedy}")
    _among((trait.key for trait in traits), unknown, (trait for trait, _ in value))
    for _, count in value:
        _between(MOST_RAISES, -MOST_RAISES)(work, hero, count)


def _boons(work: Work, _record: Any, value: tuple[str, ...]) -> None:
    _once(value)
    _among(work.rules.data.boons, later("there is no boon {name!r}: {remedy}"), value)


def _counts(most: int) -> Callable[[Work, Any, Any], None]:
    def check(work: Work, record: Any, value: Counts) -> None:
        _once(tuple(name for name, _ in value))
        for _, count in value:
            _between(most)(work, record, count)

    return check


def _card(work: Work, item: ThingRecord, value: str) -> None:
    must_exist(work.pack, item.kind, value)


def _holder(work: Work, item: ThingRecord, value: str) -> None:
    if value:
        bearer_of(work, value)
        check_held(work, item.kind)


def check_held(work: Work, ware: str) -> None:
    """Refuse to put into somebody's hands what nobody holds."""
    if not any(kind.held for kind in work.rules.data.kinds if kind.key == ware):
        raise Refused(say("nobody holds such things: they stay in the common stock"))


CHECKS: Final[Mapping[tuple[str, str], Callable[[Work, Any, Any], None]]] = MappingProxyType(
    {
        ("standing", "purse"): _between(MOST),
        ("standing", "day"): _between(MOST_DAYS),
        ("standing", "town"): _town,
        ("standing", "node"): _node,
        ("standing", "battles"): _between(MOST_BATTLES),
        ("standing", "taken"): _counts(MOST_COUNT),
        ("standing", "last_won"): _anything,
        ("member", "experience"): _between(MOST_EXPERIENCE),
        ("member", "known"): _skills,
        ("member", "ready"): _skills,
        ("member", "grade"): _grade,
        ("member", "raises"): _raises,
        ("member", "boons"): _boons,
        ("member", "bench"): _anything,
        ("member", "service"): _counts(MOST_DEEDS),
        ("thing", "card"): _card,
        ("thing", "holder"): _holder,
    }
)
"""What can be set by hand, and what it may be."""


def entered_node(work: Work, name: str) -> dict[str, Any]:
    """What changes when the story is moved by hand: nothing is given, no day passes."""
    target = node(work.plot, name)
    return {"node": name, "stage": STAGES[target.kind], "mission": target.mission, "step": "", "side": "", "resume": ""}


def check_mark(work: Work, kind: str, what: str, count: int) -> None:
    """Refuse marks of things that are not in the pack or the story."""
    knowledge, scales = kinds(work.pack, "knowledge"), gauges(work)
    known: dict[str, Iterable[str]] = {
        **{each: entries(work.pack, each) for each in knowledge},
        "flag": (flag.name for flag in work.plot.flags),
        "visited": (each.name for each in work.plot.nodes),
        SHOWN: (f"{each}:{card}" for each in kinds(work.pack, "ware") for card in entries(work.pack, each)),
        **({GAUGE: scales} if scales else {}),
    }
    if kind not in known:
        raise Refused(
            say("{kind!r} cannot be set by hand; what can be set: {names}", kind=kind, names=", ".join(known))
        )
    _among(known[kind], later("there is no {what} {name!r}: {remedy}"), [what], what=kind)
    most = scales[what].most if kind == GAUGE else 1 if kind in knowledge else MOST_COUNT
    _between(most)(work, None, count)


def check_sheet(work: Work, hero: str) -> None:
    """Refuse a hero with whom the rules could not work."""
    state = state_with(work, hero)
    try:
        work.rules.roster.sheet(state, hero)
        for fitting in filter(None, (work.rules.gear, work.rules.loadout)):
            fitting.slots(state, hero)
    except (EngineError, LookupError, TypeError, ValueError) as error:
        raise Refused(say("the rules cannot work with this ({reason})", reason=error)) from error
