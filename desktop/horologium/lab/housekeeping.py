"""What a bot does between battles: it heals, learns, buys, crafts and equips, without much thought or waste."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from horologium.campaign.affairs import active, company_of, is_away, member_of, town
from horologium.campaign.company import stock
from horologium.campaign.errors import CampaignError, Question
from horologium.campaign.ops.care import Favour, Surgery
from horologium.campaign.ops.gear import Swap
from horologium.campaign.ops.learning import LearnSkill, PinSkills, TakeClass
from horologium.campaign.ops.trade import Buy, BuyRecipe, OpenMarket, Sell, on_display
from horologium.campaign.ops.workshop import Craft, Exchange
from horologium.campaign.outfit import in_the_way
from horologium.campaign.records import Hero, Injury, Item
from horologium.engine.core.answerers import DiceBox
from horologium.engine.core.ask import Choose
from horologium.engine.core.bots import RandomBot

if TYPE_CHECKING:
    from horologium.campaign.operations import Operation
    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.ask import Answer
    from horologium.engine.core.balance import BalanceRules
    from horologium.engine.core.chance import SplitMix

RESERVE: Final = 8
"""Coins that are left for the surgeon."""
MOST_BOUGHT: Final = 4
"""Pieces bought at one visit."""


class Housekeeper:
    """Keeps house for one campaign; what is a matter of taste is decided by chance."""

    def __init__(self, session: CampaignSession, balance: BalanceRules, chance: SplitMix) -> None:
        self._session, self._balance, self._chance = session, balance, chance
        self._random, self._box = RandomBot(chance.next()), DiceBox(chance.next())

    def attempt(self, operation: Operation) -> bool:
        """Do what the rules allow; whatever is asked is answered by chance."""
        answers: tuple[Answer, ...] = ()
        while True:
            try:
                self._session.do(operation, answers)
            except Question as question:
                answers = (*question.answers, self._answer(question.request))
            except CampaignError:
                return False
            else:
                return True

    def _answer(self, request: Any) -> Answer:
        return self._random.choose(request) if isinstance(request, Choose) else self._box.throw(request)

    # Learning

    def learn(self) -> None:
        """Everybody takes a class that is due, then the cheapest skills; of equal ones any."""
        for hero in self._heroes():
            self._take_class(hero.id)
            while (skill := self._cheapest(hero.id)) and self.attempt(LearnSkill(hero.id, skill)):
                pass

    def _take_class(self, hero: str) -> None:
        session = self._session
        content, who = session.pack.content, member_of(session, hero)
        due = [
            grade for grade, verdict in session.rules.promotions(content, company_of(session), who) if verdict.allowed
        ]
        if due:
            grade = self._one(due)
            raises = session.rules.raises(content, who, grade)
            self.attempt(TakeClass(hero, grade, self._one(raises) if raises else ""))

    def _cheapest(self, hero: str) -> str:
        session = self._session
        who = member_of(session, hero)
        lessons = session.rules.lessons(session.pack.content, company_of(session), who)
        prices = {
            skill: verdict.price
            for skill, verdict in lessons
            if verdict.allowed and verdict.price <= who.experience and skill not in who.learned
        }
        least = min(prices.values(), default=0)
        return self._one([skill for skill, price in prices.items() if price == least]) if prices else ""

    # In town

    def shop(self) -> None:
        """The surgeon first, then a look at the market, then what is useful and can be paid."""
        for injury in self._session.books.all(Injury):
            self.attempt(Surgery(injury.id))
        self.attempt(OpenMarket())
        self._sell_what_nobody_wants()
        for _ in range(MOST_BOUGHT):
            wares = self._useful()
            if not wares or not self.attempt(Buy("equipment", self._one(wares))):
                break
        self._buy_for_the_workshop()
        if self._purse() > RESERVE and self._heroes():
            self.attempt(Favour("bless", self._one(self._heroes()).id))

    def _useful(self) -> list[str]:
        """Equipment that can be paid here, and that somebody could carry or would rather carry."""
        session = self._session
        content, place = session.pack.content, town(session)
        found = []
        for card in content.get("equipment", {}):
            verdict = session.rules.buys(content, place, "equipment", card)
            if verdict.allowed and verdict.price <= self._purse() - RESERVE and self._wanted(card):
                found.append(card)
        return found

    def _wanted(self, card: str) -> bool:
        session = self._session
        held = [item.card for item in stock(session.books, "equipment")]
        if card in held:
            return False
        piece = Item("", "equipment", card)
        return any(self._way(hero.id, piece) is not None for hero in self._heroes())

    def _sell_what_nobody_wants(self) -> None:
        session = self._session
        for item in stock(session.books, "equipment"):
            if not any(self._way(hero.id, item) is not None for hero in self._heroes()):
                self.attempt(Sell(item.id))

    def _buy_for_the_workshop(self) -> None:
        """A recipe now and then, and reagents that a known recipe asks for."""
        session = self._session
        content, books = session.pack.content, session.books
        recipes = [card for card in content.get("equipment", {}) if session.rules.formula(content, card)[0]]
        unknown = [card for card in recipes if not books.marked("recipe", card)]
        if unknown and self._purse() > 3 * RESERVE:
            self.attempt(BuyRecipe(self._one(unknown)))
        needed = {name for mark in books.marks("recipe") for name in session.rules.formula(content, mark.name)[0]}
        held = {item.card for item in stock(books, "reagent")}
        for card in [card for card in on_display(books) if card in needed and card not in held]:
            if self._purse() > RESERVE:
                self.attempt(Buy("reagent", card))

    def craft(self) -> None:
        """Make what can be made, and exchange what can be exchanged."""
        session = self._session
        while self.attempt(Exchange()):
            pass
        for mark in session.books.marks("recipe"):
            self.attempt(Craft(mark.name))

    # Before a battle

    def outfit(self) -> None:
        """Hand out what lies in the stock, and pin as many skills as there is room for."""
        for item in self._shuffled(stock(self._session.books, "equipment")):
            for hero in self._shuffled(self._heroes()):
                way = self._way(hero.id, item)
                if way is not None and self.attempt(Swap(item.id, hero.id, way)):
                    break
        for hero in self._heroes():
            self._pin(hero)

    def _way(self, hero: str, item: Item) -> tuple[str, ...] | None:
        """What a hero puts away for an item; None if it is not worth it or impossible."""
        session = self._session
        for away in in_the_way(session, hero, item):
            cards = [each.card for each in away]
            if not away or self._balance.better(session.pack.content, item.card, cards):
                return tuple(each.id for each in away)
        return None

    def _pin(self, hero: Hero) -> None:
        """The newest skills first: they are the best ones; what is left of the room goes to the others."""
        session, pins = self._session, tuple[str, ...]()
        who = member_of(session, hero.id)
        learned = list(reversed(hero.learned))
        swapped = self._shuffled(learned) if self._chance.below(2) else learned
        for skill in swapped:
            if session.rules.may_pin(session.pack.content, who, (*pins, skill)).allowed:
                pins = (*pins, skill)
        if pins != hero.pins:
            self.attempt(PinSkills(hero.id, pins))

    # Small things

    def _heroes(self) -> list[Hero]:
        books = self._session.books
        return [hero for hero in active(books) if not is_away(books, hero)]

    def _purse(self) -> int:
        return self._session.books.standing.purse

    def _one(self, items: Any) -> Any:
        return items[self._chance.below(len(items))]

    def _shuffled(self, items: list[Any]) -> list[Any]:
        return self._chance.take(items, len(items))
