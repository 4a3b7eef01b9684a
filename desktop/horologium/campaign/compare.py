"""Two campaigns side by side: what both have, and where they differ, as the rows of a table."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from horologium.campaign import own
from horologium.campaign.affairs import money
from horologium.campaign.calendar import date_text
from horologium.campaign.company import gear, member, stock
from horologium.campaign.counts import count
from horologium.campaign.gauges import gauges, shown, stands_at
from horologium.campaign.records import KIND_OF, MISSIONS, STAGES, ConditionRecord, Fought, MemberRecord
from horologium.campaign.wording import called, called_as, counted, difficulty_called, outcome_called
from horologium.engine.core.campaign import CampaignState
from horologium.engine.core.codec import canonical
from horologium.engine.core.speech import later, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.books import Books
    from horologium.campaign.records import Standing
    from horologium.engine.core.sheets import Trait


@dataclass(frozen=True, slots=True)
class ComparedRow:
    """One value of two campaigns; an empty text means that one of them has nothing of the kind."""

    section: str
    what: str
    left: str
    right: str

    @property
    def same(self) -> bool:
        """Whether both have the same."""
        return self.left == self.right


def compare(affairs: Affairs, right: Books, left: Books | None = None) -> tuple[ComparedRow, ...]:
    """All rows, section by section; names are those of the pack at hand."""
    first = affairs.books if left is None else left
    rows: list[ComparedRow] = []
    for section, values in _sections(affairs):
        rows += _beside(section, values(affairs, first), values(affairs, right))
    return tuple(rows)


def differing(rows: tuple[ComparedRow, ...]) -> tuple[ComparedRow, ...]:
    """Only the rows in which two campaigns differ."""
    return tuple(row for row in rows if not row.same)


def _beside(section: str, left: Mapping[str, str], right: Mapping[str, str]) -> Iterator[ComparedRow]:
    for what in dict.fromkeys([*left, *right]):
        yield ComparedRow(section, what, left.get(what, ""), right.get(what, ""))


def _story(affairs: Affairs, books: Books) -> dict[str, str]:
    standing, titles = books.standing, {node.name: node.title for node in affairs.plot.nodes}
    return {
        say("Place in the story"): titles.get(standing.node, standing.node),
        say("Stage"): say(STAGES[standing.stage]),
        say("Date"): date_text(affairs.plot, standing.day),
        say(affairs.rules.data.words.place.one): called(affairs.pack, "town", standing.town) if standing.town else "",
        say("Difficulty"): difficulty_called(books.charter.difficulty),
        say("Battles of the plot"): str(standing.battles),
        say("Purse"): money(affairs, standing.purse),
        **_own(books, standing),
    }


def _heroes(affairs: Affairs, books: Books) -> dict[str, str]:
    values: dict[str, str] = {}
    for hero in books.all(MemberRecord):
        for what, value in _sheet(affairs, books, hero).items():
            values[f"{called_as(affairs.pack, 'member', hero.card)}: {what}"] = value
    return values


def _traits(affairs: Affairs, books: Books, hero: MemberRecord) -> tuple[Trait, ...]:
    state = CampaignState(affairs.pack.content).having(member(books, hero))
    return affairs.rules.roster.sheet(state, hero.id).traits


def _sheet(affairs: Affairs, books: Books, hero: MemberRecord) -> dict[str, str]:
    pack, stats = affairs.pack, {MISSIONS: later("Missions"), **affairs.rules.data.stats}
    traits = {trait.key: trait.title for trait in _traits(affairs, books, hero)}
    return {
        say("name"): hero.name,
        say("class"): called_as(pack, "grade", hero.grade) if hero.grade else say("first"),
        say("experience"): str(hero.experience),
        say("skills"): counted([called_as(pack, "lesson", skill) for skill in hero.known]),
        say("raised"): counted([f"{traits.get(trait, trait)} {amount:+}" for trait, amount in hero.raises]),
        say("injuries"): counted(
            [called(pack, each.kind, each.card) for each in books.all(ConditionRecord) if each.bearer == hero.id]
        ),
        say("equipment"): counted([called(pack, item.kind, item.card) for item in gear(books, hero.id)]),
        say("record"): ", ".join(f"{say(title)}: {count(hero.service, key)}" for key, title in stats.items()),
        say("bench"): say("on the bench") if hero.bench else "",
        **_own(books, hero),
    }


def _own(books: Books, record: MemberRecord | Standing) -> dict[str, str]:
    """What the game keeps for itself, by the names of its fields."""
    told = own.told(books.parts, KIND_OF[type(record)], own.text_of(record))
    return {name: value if isinstance(value, str) else canonical(value) for name, value in told.items()}


def _stash(ware: str) -> Callable[[Affairs, Books], dict[str, str]]:
    def values(affairs: Affairs, books: Books) -> dict[str, str]:
        counts = Counter(called(affairs.pack, ware, item.card) for item in stock(books, ware))
        return {name: str(counts[name]) for name in sorted(counts)}

    return values


def _marks(kind: str) -> Callable[[Affairs, Books], dict[str, str]]:
    def values(affairs: Affairs, books: Books) -> dict[str, str]:
        return {called(affairs.pack, kind, mark.name): say("yes") for mark in books.marks(kind)}

    return values


def _flags(affairs: Affairs, books: Books) -> dict[str, str]:
    """Only what the players may know."""
    told = {flag.name: flag.label for flag in affairs.plot.flags if flag.label and not flag.hidden}
    return {told[mark.name]: str(mark.count) for mark in books.marks("flag") if mark.name in told}


def _gauges(affairs: Affairs, books: Books) -> dict[str, str]:
    return {say(each.title): shown(each, stands_at(books, each)) for each in gauges(affairs).values()}


def _battles(affairs: Affairs, books: Books) -> dict[str, str]:
    return {
        say("Battle {number}", number=each.number): f"{called(affairs.pack, 'mission', each.mission)}: "
        f"{say('won') if each.won else say('lost')} ({outcome_called(affairs.pack, each.mission, each.outcome)})"
        for each in books.all(Fought)
    }


def _sections(affairs: Affairs) -> list[tuple[str, Callable[[Affairs, Books], dict[str, str]]]]:
    """What is compared, in the order of the table."""
    kinds = affairs.rules.data.kinds
    return [
        (later("Story"), _story),
        (later("Heroes"), _heroes),
        *((each.prompts.stock_title or each.word.many, _stash(each.key)) for each in kinds if each.role == "ware"),
        *((each.word.many, _marks(each.key)) for each in kinds if each.role == "knowledge"),
        (later("Gauges"), _gauges),
        (later("What is known"), _flags),
        (later("Battles"), _battles),
    ]
