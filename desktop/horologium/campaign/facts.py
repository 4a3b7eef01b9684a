"""What screens show of a company: sheets, the stash, what towns offer. Values only; every change is an operation.

What something costs and why it is refused comes from trying the operation out, so that a screen never says anything
else than the operation does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from horologium.campaign.affairs import item_name, money, state_of, state_with
from horologium.campaign.attention import Reminder, reminders_of
from horologium.campaign.company import gear, stock
from horologium.campaign.ops.care import RUMOUR, SHARED, Favour, Surgery, new_rumours
from horologium.campaign.ops.learning import LearnSkill, TakeClass
from horologium.campaign.ops.trade import Buy, BuyRecipe, Sell, on_display
from horologium.campaign.ops.workshop import Craft
from horologium.campaign.records import Hero, Injury, Item, Player
from horologium.campaign.wording import called, entries
from horologium.engine.core.campaign import SlotUse, Verdict, Ware, formula_of
from horologium.engine.core.sheets import Trait
from horologium.engine.core.speech import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.operations import Operation
    from horologium.campaign.session import CampaignSession


@dataclass(frozen=True, slots=True)
class Cost:
    """What an operation would do to the purse and to what heroes have to spend, or why it is refused."""

    coins: int = 0  # negative: it costs
    words: str = ""
    experience: int = 0
    refused: str = ""
    rules: tuple[str, ...] = ()
    asks: bool = False  # chance or a choice decides

    @property
    def allowed(self) -> bool:
        """Whether it can be done now."""
        return not self.refused

    @classmethod
    def refusal(cls, verdict: Verdict) -> Cost:
        """What the rules refuse whoever asks, without trying it out."""
        return cls(refused=verdict.reason, rules=verdict.rules)


def cost(session: CampaignSession, operation: Operation) -> Cost:
    """Try an operation out: what it would cost."""
    preview = session.preview(operation)
    if preview.refused:
        return Cost(refused=preview.refused.reason, rules=preview.refused.rules)
    coins = experience = 0
    for change in preview.changes:
        if change.kind == "standing":
            coins += getattr(change.after, "purse", 0) - getattr(change.before, "purse", 0)
        elif change.kind == "hero":
            experience += getattr(change.after, "experience", 0) - getattr(change.before, "experience", 0)
    rules = preview.told.rules if preview.told else ()
    return Cost(coins, money(session, abs(coins)), experience, "", rules, preview.asks)


# The stash


@dataclass(frozen=True, slots=True)
class StashRow:
    """One thing that the company owns."""

    id: str
    ware: Literal["equipment", "reagent"]
    card: str
    name: str
    holder: str
    holder_name: str
    sale: Cost  # what it would bring here and now
    history: tuple[str, ...]
    by_hand: bool


def stash(session: CampaignSession) -> list[StashRow]:
    """Everything that the company owns, in the order in which it came."""
    return _stash_rows(session, session.books.all(Item))


def _stash_rows(session: CampaignSession, items: Iterable[Item]) -> list[StashRow]:
    """Equal things bring the same, so each card is tried once."""
    names = {hero.id: hero.name for hero in session.books.all(Hero)}
    sales: dict[tuple[str, str], Cost] = {}
    rows = []
    for item in items:
        if (item.ware, item.card) not in sales:
            sales[item.ware, item.card] = cost(session, Sell(item.id))
        rows.append(_stash_row(session, item, names.get(item.holder, ""), sales[item.ware, item.card]))
    return rows


def _stash_row(session: CampaignSession, item: Item, holder: str, sale: Cost) -> StashRow:
    return StashRow(
        id=item.id,
        ware=item.ware,
        card=item.card,
        name=item_name(session, item),
        holder=item.holder,
        holder_name=holder,
        sale=sale,
        history=item.history,
        by_hand=bool(item.by_hand),
    )


# A hero


@dataclass(frozen=True, slots=True)
class Lesson:
    """A skill that a hero knows or could learn some day."""

    skill: str
    name: str
    learned: bool
    pinned: bool
    price: int
    cost: Cost


@dataclass(frozen=True, slots=True)
class Promotion:
    """A class that a hero could take, and the traits of which one is raised with it."""

    grade: str
    name: str
    cost: Cost
    raises: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HeroSheet:
    """All that a hero's sheet shows."""

    hero: Hero
    card_name: str
    class_name: str
    player: Player | None
    traits: tuple[Trait, ...]
    slots: tuple[SlotUse, ...]
    gear: tuple[StashRow, ...]
    pin_slots: tuple[SlotUse, ...]
    pins: tuple[tuple[str, str], ...]  # id and name
    lessons: tuple[Lesson, ...]
    promotions: tuple[Promotion, ...]
    injuries: tuple[SurgeonRow, ...]
    reminders: tuple[Reminder, ...]


def hero_sheet(session: CampaignSession, id_: str) -> HeroSheet:
    """The sheet of one hero."""
    hero, rules, state = session.books.get(Hero, id_), session.rules, state_with(session, id_)
    return HeroSheet(
        hero=hero,
        card_name=called(session.pack, "hero", hero.card),
        class_name=class_name(session, hero),
        player=session.books.find(Player, hero.player) if hero.player else None,
        traits=rules.roster.sheet(state, id_).traits,
        slots=rules.gear.slots(state, id_) if rules.gear else (),
        gear=tuple(_stash_rows(session, gear(session.books, id_))),
        pin_slots=rules.loadout.slots(state, id_) if rules.loadout else (),
        pins=tuple((pin, called(session.pack, "skill", pin)) for pin in hero.pins),
        lessons=tuple(hero_lessons(session, hero)),
        promotions=tuple(_promotions(session, hero)),
        injuries=tuple(row for row in surgeon(session) if row.hero == id_),
        reminders=tuple(reminders_of(session, id_)),
    )


def class_name(affairs: Affairs, hero: Hero) -> str:
    """What players call the class of a hero; nothing in a game without classes."""
    return affairs.rules.roster.sheet(state_with(affairs, hero.id), hero.id).title


def class_line(affairs: Affairs, hero: Hero) -> str:
    """The class of a hero, and what the rules would have stand beside it."""
    sheet = affairs.rules.roster.sheet(state_with(affairs, hero.id), hero.id)
    return " · ".join(filter(None, [sheet.title, sheet.tag]))


def hero_lessons(session: CampaignSession, hero: Hero) -> Iterator[Lesson]:
    """Every skill that a hero knows or could learn some day, with what it takes now."""
    learning = session.rules.learning
    offered = learning.lessons(state_with(session, hero.id), hero.id) if learning else ()
    known = Verdict(say("{hero} has learned this already", hero=hero.name))
    for skill, verdict in {**dict.fromkeys(hero.learned, known), **dict(offered)}.items():
        tried = cost(session, LearnSkill(hero.id, skill)) if verdict.allowed else Cost.refusal(verdict)
        yield Lesson(
            skill=skill,
            name=called(session.pack, "skill", skill),
            learned=skill in hero.learned,
            pinned=skill in hero.pins,
            price=verdict.price,
            cost=tried,
        )


def _promotions(session: CampaignSession, hero: Hero) -> Iterator[Promotion]:
    learning = session.rules.learning
    for each in learning.promotions(state_with(session, hero.id), hero.id) if learning else ():
        tried = TakeClass(hero.id, each.grade, each.raises[0] if each.raises else "")
        yield Promotion(each.grade, called(session.pack, "class", each.grade), cost(session, tried), each.raises)


# What towns offer


@dataclass(frozen=True, slots=True)
class Offer:
    """Something that is for sale here; ``left`` says how often, None without end."""

    ware: Ware
    card: str
    name: str
    price: int
    words: str
    left: int | None
    owned: int
    cost: Cost


def market(session: CampaignSession) -> list[Offer]:
    """What is for sale where the company is: equipment, reagents on display, recipes not yet owned."""
    if (trade := session.rules.trade) is None:
        return []
    wares: list[tuple[Ware, str, int | None]] = [
        ("equipment", card, None) for card in entries(session.pack, "equipment")
    ]
    wares += [("reagent", card, count) for card, count in on_display(session.books).items()]
    recipes = (card for card in entries(session.pack, "recipe") if not session.books.marked("recipe", card))
    wares += [("recipe", card, 1) for card in recipes]
    state = state_of(session)
    verdicts = [(*ware, trade.buys(state, *ware[:2])) for ware in wares]
    return [_offer(session, *offer) for offer in verdicts if offer[-1].allowed]


def _offer(session: CampaignSession, ware: Ware, card: str, left: int | None, verdict: Verdict) -> Offer:
    owned = sum(item.card == card and item.ware == ware for item in session.books.all(Item))
    return Offer(
        ware=ware,
        card=card,
        name=called(session.pack, ware, card),
        price=verdict.price,
        words=money(session, verdict.price),
        left=left,
        owned=owned,
        cost=cost(session, BuyRecipe(card) if ware == "recipe" else Buy(ware, card)),
    )


@dataclass(frozen=True, slots=True)
class Need:
    """A reagent of a formula: how many it takes, and how many the company has."""

    card: str
    name: str
    needed: int
    there: int


@dataclass(frozen=True, slots=True)
class WorkshopRow:
    """A recipe that the company owns."""

    card: str
    name: str
    makes: int
    needs: tuple[Need, ...]
    cost: Cost

    @property
    def lacking(self) -> tuple[Need, ...]:
        """What is missing."""
        return tuple(need for need in self.needs if need.there < need.needed)


def workshop(session: CampaignSession) -> list[WorkshopRow]:
    """The recipes of the company, with what each needs and what is lacking."""
    have = [item.card for item in stock(session.books, "reagent")]
    rows = []
    for card in (mark.name for mark in session.books.marks("recipe")):
        formula, makes = formula_of(session.rules, session.pack.content, card)
        needs = tuple(
            Need(reagent, called(session.pack, "reagent", reagent), formula.count(reagent), have.count(reagent))
            for reagent in dict.fromkeys(formula)
        )
        name = called(session.pack, "equipment", card)
        rows.append(WorkshopRow(card, name, makes, needs, cost(session, Craft(card))))
    return rows


@dataclass(frozen=True, slots=True)
class SurgeonRow:
    """An injury and what it costs to be rid of it here."""

    injury: str
    hero: str
    hero_name: str
    card: str
    name: str
    since: str
    price: int
    words: str
    cost: Cost


def surgeon(session: CampaignSession) -> list[SurgeonRow]:
    """All injuries of the company."""
    rows, care, state = [], session.rules.care, state_of(session)
    for injury in session.books.all(Injury):
        verdict = care.heals(state, injury.card) if care else Verdict()
        rows.append(
            SurgeonRow(
                injury=injury.id,
                hero=injury.hero,
                hero_name=session.books.get(Hero, injury.hero).name,
                card=injury.card,
                name=called(session.pack, "injury", injury.card),
                since=injury.since,
                price=verdict.price,
                words=money(session, verdict.price),
                cost=cost(session, Surgery(injury.id)),
            )
        )
    return rows


@dataclass(frozen=True, slots=True)
class FavourRow:
    """A blessing for one hero, or something for all, for which ``hero`` is empty."""

    boon: str
    hero: str
    hero_name: str
    price: int
    words: str
    cost: Cost


def favours(session: CampaignSession) -> list[FavourRow]:
    """What else can be paid for here, hero by hero; a rumour only while there is something new to hear."""
    rows, care = [], session.rules.care
    for boon, verdict in care.favours(state_of(session)) if care else ():
        if not verdict.allowed or (boon == RUMOUR and not new_rumours(session)):
            continue
        heroes = [("", "")] if boon in SHARED else [(hero.id, hero.name) for hero in session.books.all(Hero)]
        rows += [
            FavourRow(boon, id_, name, verdict.price, money(session, verdict.price), cost(session, Favour(boon, id_)))
            for id_, name in heroes
        ]
    return rows
