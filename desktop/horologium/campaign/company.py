"""The company as the rules see it, made from the books."""

from __future__ import annotations

from typing import TYPE_CHECKING

from horologium.campaign.gauges import all_stand_at
from horologium.campaign.records import Hero, Injury, Item
from horologium.engine.core.campaign import Carried, Company, Member, Place
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.campaign.books import Books
    from horologium.campaign.operations import Work
    from horologium.content.packs import Pack
    from horologium.engine.core.kinds import Gauge


def member(books: Books, hero: Hero) -> Member:
    """A hero as the rules see them."""
    return books.remembered(("member", hero), lambda: _member(books, hero))


def _member(books: Books, hero: Hero) -> Member:
    return Member(
        key=hero.id,
        card=hero.card,
        name=hero.name,
        grade=hero.grade,
        experience=hero.experience,
        learned=hero.learned,
        pins=hero.pins,
        cubes=hero.cubes,
        injuries=tuple(injury.card for injury in books.all(Injury) if injury.hero == hero.id),
        gear=tuple(item.card for item in gear(books, hero.id)),
        boons=hero.boons,
    )


def company(books: Books, party: Iterable[str] | None, known: Mapping[str, Gauge]) -> Company:
    """All heroes who are not on the bench, or just these; the gauges are those of the campaign."""
    if party is not None:
        return _company(books, [books.get(Hero, key) for key in party], known)
    return books.remembered(
        "company", lambda: _company(books, [hero for hero in books.all(Hero) if not hero.bench], known)
    )


def _company(books: Books, chosen: list[Hero], known: Mapping[str, Gauge]) -> Company:
    return Company(
        members=tuple(member(books, hero) for hero in chosen),
        stock=tuple(item.card for item in stock(books, "equipment")),
        reagents=tuple(item.card for item in stock(books, "reagent")),
        recipes=tuple(mark.name for mark in books.marks("recipe")),
        achievements=tuple(mark.name for mark in books.marks("achievement")),
        purse=books.standing.purse,
        battles=books.standing.battles,
        resting=tuple(injury.card for injury in books.all(Injury) if injury.hero not in {hero.id for hero in chosen}),
        gauges=all_stand_at(books, known),
    )


def gear(books: Books, hero: str) -> list[Item]:
    """What a hero carries."""
    return [item for item in books.all(Item) if item.holder == hero]


def stock(books: Books, ware: str) -> list[Item]:
    """What the company keeps in common."""
    return [item for item in books.all(Item) if item.ware == ware and not item.holder]


def place(pack: Pack, town: str) -> Place:
    """A town as the rules see it; nowhere offers nothing."""
    spec = pack.content.get("towns", {}).get(town)
    return Place(town, spec.name, spec.services, spec.kind) if spec else Place(town, town or say("the road"))


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
