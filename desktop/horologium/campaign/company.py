"""The company as the rules see it, made from the books."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.campaign.counts import counted_up
from horologium.campaign.gauges import all_stand_at
from horologium.campaign.own import part_of
from horologium.campaign.records import MARKS, ConditionRecord, Mark, MemberRecord, ThingRecord
from horologium.engine.core.campaign import Amount, Carried, Company, Condition, Member, Place, Thing
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.campaign.books import Books
    from horologium.campaign.operations import Work
    from horologium.content.packs import Pack
    from horologium.engine.core.kinds import Gauge

AWAY: Final = "away"
"""The kind of mark that the story sets on the card of a hero whom it takes away."""
REMEMBERED: Final = {*MARKS} - {"achievement", "rumour", "seen"}
"""The marks of what the company does not know but the books remember."""
READY: Final = "ready"
"""The marks of what the company itself has at hand in the next battle."""
SHOWN: Final = "shown"
"""The marks of what is on show during a visit, by "kind:id"."""


def member(books: Books, hero: MemberRecord) -> Member:
    """A hero as the rules see them."""
    return books.remembered(("member", hero), lambda: _member(books, hero))


def _member(books: Books, hero: MemberRecord) -> Member:
    return Member(
        key=hero.id,
        card=hero.card,
        name=hero.name,
        grade=hero.grade,
        experience=hero.experience,
        known=hero.known,
        ready=hero.ready,
        raises=hero.raises,
        boons=hero.boons,
        conditions=suffered(books, hero.id),
        bench=hero.bench,
        own=part_of(books, hero),
        away=is_away(books, hero),
    )


def is_away(books: Books, hero: MemberRecord) -> bool:
    """Whether the story has taken a hero away and not yet brought them back."""
    return books.marked(AWAY, hero.card) + books.marked(AWAY, hero.id) > 0


def suffered(books: Books, bearer: str) -> tuple[Condition, ...]:
    """What a hero or a thing suffers from; without a bearer the company itself."""
    found = (each for each in books.all(ConditionRecord) if each.bearer == bearer)
    return tuple(Condition(CardRef(each.kind, each.card), each.id, part_of(books, each)) for each in found)


def company(books: Books, party: Iterable[str] | None, known: Mapping[str, Gauge]) -> Company:
    """All heroes who are not on the bench, or just these; the gauges are those of the campaign."""
    if party is not None:
        return _company(books, tuple(party), known)
    ready = tuple(hero.id for hero in books.all(MemberRecord) if not hero.bench)
    return books.remembered("company", lambda: _company(books, ready, known))


def _company(books: Books, party: tuple[str, ...], known: Mapping[str, Gauge]) -> Company:
    return Company(
        members=tuple(member(books, books.get(MemberRecord, key)) for key in party),
        things=tuple(
            Thing(item.id, CardRef(item.kind, item.card), item.holder, suffered(books, item.id), part_of(books, item))
            for item in books.all(ThingRecord)
        ),
        known=tuple(CardRef(mark.kind, mark.name) for mark in books.all(Mark) if mark.kind not in REMEMBERED),
        purse=books.standing.purse,
        battles=books.standing.battles,
        gauges=all_stand_at(books, known),
        conditions=suffered(books, ""),
        bench=tuple(member(books, hero) for hero in books.all(MemberRecord) if hero.id not in party),
        own=part_of(books, books.standing),
        ready=tuple(mark.name for mark in books.marks(READY)),
    )


def gear(books: Books, hero: str) -> list[ThingRecord]:
    """What a hero carries."""
    return [item for item in books.all(ThingRecord) if item.holder == hero]


def stock(books: Books, ware: str) -> list[ThingRecord]:
    """What the company keeps in common."""
    return [item for item in books.all(ThingRecord) if item.kind == ware and not item.holder]


def place(pack: Pack, town: str) -> Place:
    """A town as the rules see it, before anybody comes there; nowhere offers nothing."""
    spec = pack.content.get("towns", {}).get(town)
    if spec is None:
        return Place(town, town or say("the road"))
    return Place(town, spec.name, spec.kind, spec.services)


def shown(books: Books) -> tuple[Amount, ...]:
    """What is on show during this visit."""
    return tuple(Amount(CardRef(*mark.name.split(":", 1)), mark.count) for mark in books.marks(SHOWN))


def show(books: Books, what: CardRef, amount: int) -> None:
    """Put more on show, or less."""
    name = f"{what.kind}:{what.id}"
    books.mark(SHOWN, name, max(0, books.marked(SHOWN, name) + amount))


def taken(books: Books) -> dict[str, int]:
    """How often offers were taken since the last battle."""
    return dict(books.standing.taken)


def note_taken(books: Books, what: str, times: int = 1) -> None:
    """Count an offer that was taken, by "counter:offer"."""
    books.stand(taken=counted_up(books.standing.taken, {what: times}))


def here(work: Work) -> Place:
    """Where the company is."""
    return place(work.pack, work.books.standing.town)


def carried(books: Books) -> Carried:
    """What the story brings into the next battle."""
    return books.remembered("carried", lambda: _carried(books))


def _carried(books: Books) -> Carried:
    standing, charter = books.standing, books.charter
    return Carried(
        achievements=tuple(mark.name for mark in books.marks("achievement")),
        flags=tuple(mark.name for mark in books.marks("flag")),
        last_won=None if not standing.last_won else standing.last_won == "won",
        difficulty=charter.difficulty,
    )
