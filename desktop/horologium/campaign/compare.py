"""Two campaigns side by side: what both have, and where they differ, as the rows of a table."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from horologium.campaign import own
from horologium.campaign.affairs import money
from horologium.campaign.calendar import date_text
from horologium.campaign.company import READY, gear, member, shown, stock
from horologium.campaign.counts import count
from horologium.campaign.gauges import gauges, stands_at
from horologium.campaign.gauges import shown as gauge_shown
from horologium.campaign.records import KIND_OF, MISSIONS, STAGES, ConditionRecord, Fought, MemberRecord
from horologium.campaign.wording import (
    called,
    called_as,
    counted,
    difficulty_called,
    listing,
    named,
    outcome_called,
    times,
)
from horologium.engine.core.campaign import CampaignState
from horologium.engine.core.codec import canonical
from horologium.engine.core.speech import later, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.books import Books
    from horologium.campaign.own import Bearing
    from horologium.campaign.records import ThingRecord
    from horologium.engine.core.kinds import CardKind
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
        rows += _beside(say(section), values(affairs, first), values(affairs, right))
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
        **_of_the_company(affairs, books),
    }


def _of_the_company(affairs: Affairs, books: Books) -> dict[str, str]:
    """What the company itself suffers, brings and sees, as far as there is any in its game."""
    pack, conditions = affairs.pack, [kind for kind in affairs.rules.data.kinds if kind.role == "condition"]
    values = {say(kind.word.many): _suffered(affairs, books, "", kind.key) for kind in conditions}
    ready = [mark.name for mark in books.marks(READY)]
    values[say("At hand in the next battle")] = counted([named(pack, card) or card for card in ready])
    cards = [each for each in shown(books) if each.of.id]  # one without a card says that all were drawn
    values[say("On show")] = listing(times(each.count, called(pack, each.of.kind, each.of.id)) for each in cards)
    return {what: value for what, value in values.items() if value}


def _heroes(affairs: Affairs, books: Books) -> dict[str, str]:
    heroes = books.all(MemberRecord)
    names = _apart(called_as(affairs.pack, "member", hero.card) for hero in heroes)
    sheets = ((name, _sheet(affairs, books, hero)) for name, hero in zip(names, heroes, strict=True))
    return {f"{name}: {what}": value for name, sheet in sheets for what, value in sheet.items()}


def _apart(names: Iterable[str]) -> Iterator[str]:
    """Equal names with a number, from the second one on: "Archer" and "Archer 2"."""
    met: Counter[str] = Counter()
    for name in names:
        met[name] += 1
        yield name if met[name] == 1 else f"{name} {met[name]}"


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
        say("at hand"): counted([called_as(pack, "lesson", skill) for skill in hero.ready]),
        say("begins with"): counted([say(affairs.rules.data.boons.get(boon, boon)) for boon in hero.boons]),
        **_borne(affairs, books, hero.id),
        say("record"): ", ".join(f"{say(title)}: {count(hero.service, key)}" for key, title in stats.items()),
        say("bench"): say("on the bench") if hero.bench else "",
        **_own(books, hero),
    }


def _borne(affairs: Affairs, books: Books, bearer: str) -> dict[str, str]:
    """What a member or a thing suffers and holds."""
    return {
        say("injuries"): _suffered(affairs, books, bearer),
        say("equipment"): counted([_named(affairs, books, item) for item in gear(books, bearer)]),
    }


def _suffered(affairs: Affairs, books: Books, bearer: str, kind: str = "") -> str:
    """What somebody suffers, or something; of one kind or of all."""
    found = (each for each in books.all(ConditionRecord) if each.bearer == bearer and kind in ("", each.kind))
    return counted([_named(affairs, books, each) for each in found])


def _named(affairs: Affairs, books: Books, record: ThingRecord | ConditionRecord) -> str:
    """A card with what the game keeps of just this one: "Rope (marks 1)"."""
    name, kept = called(affairs.pack, record.kind, record.card), _own(books, record)
    return f"{name} ({', '.join(f'{what} {value}' for what, value in kept.items())})" if kept else name


def _own(books: Books, record: Bearing) -> dict[str, str]:
    """What the game keeps for itself, by the names of its fields."""
    told = own.told(books.parts, KIND_OF[type(record)], own.text_of(record))
    return {name: value if isinstance(value, str) else canonical(value) for name, value in told.items()}


def _stash(kind: CardKind) -> Callable[[Affairs, Books], dict[str, str]]:
    def values(affairs: Affairs, books: Books) -> dict[str, str]:
        counts = Counter(_named(affairs, books, item) for item in stock(books, kind.key))
        return {name: str(counts[name]) for name in sorted(counts)}

    return _bearers(kind) if kind.bears else values


def _bearers(kind: CardKind) -> Callable[[Affairs, Books], dict[str, str]]:
    """Things that bear others, each for itself: what is kept of it, what it suffers, what stands in it."""

    def values(affairs: Affairs, books: Books) -> dict[str, str]:
        things, found = stock(books, kind.key), {}
        for name, thing in zip(
            _apart(called(affairs.pack, kind.key, each.card) for each in things), things, strict=True
        ):
            found[name] = "1"
            told = {**_own(books, thing), **_borne(affairs, books, thing.id)}
            found.update({f"{name}: {what}": value for what, value in told.items()})
        return found

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
    return {say(each.title): gauge_shown(each, stands_at(books, each)) for each in gauges(affairs).values()}


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
        *((each.prompts.stock_title or each.word.many, _stash(each)) for each in kinds if each.role == "ware"),
        *((each.word.many, _marks(each.key)) for each in kinds if each.role == "knowledge"),
        (later("Gauges"), _gauges),
        (later("What is known"), _flags),
        (later("Battles"), _battles),
    ]
