"""What a bot does between battles: it heals, learns, sells, buys, crafts and equips, as a thrifty player would."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from horologium.campaign.affairs import active, is_away, member_of, state_of
from horologium.campaign.company import gear, place, stock
from horologium.campaign.errors import CampaignError, Question
from horologium.campaign.ops.care import Favour, Surgery
from horologium.campaign.ops.gear import Swap
from horologium.campaign.ops.learning import LearnSkill, PinSkills, TakeClass
from horologium.campaign.ops.trade import Buy, BuyRecipe, OpenMarket, Sell, on_display
from horologium.campaign.ops.travel import Travel, roads
from horologium.campaign.ops.workshop import Craft, Exchange, first_of_each
from horologium.campaign.records import Hero, Injury
from horologium.engine.core.answerers import DiceBox
from horologium.engine.core.ask import Choose
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.campaign import Verdict
from horologium.lab.thrift import Thrift

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.campaign.operations import Operation
    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.ask import Answer
    from horologium.engine.core.balance import BalanceRules
    from horologium.engine.core.chance import SplitMix
    from horologium.lab.thrift import Fit

RESERVE: Final = 10
MOST_KEPT: Final = 2
"""Coins that are left for the next surgeon, for so many injuries."""
MOST_BOUGHT: Final = 30
"""Pieces bought or made at one visit."""
MOST_SWAPS: Final = 40
SAVING: Final = 12
"""For something that costs so much more than the purse holds, a company waits."""
LATE: Final = 8
"""From this battle on nothing is saved any more, and the company is blessed if it can pay."""
MANY: Final = 1_000


class Offer(NamedTuple):
    """Something to spend coins on: what it gains, what it costs, and what has to be done."""

    gain: int
    price: int
    steps: tuple[Operation, ...]


class Housekeeper:
    """Keeps house for one campaign; what is a matter of taste is decided by chance."""

    def __init__(self, session: CampaignSession, balance: BalanceRules, chance: SplitMix) -> None:
        self._session, self._chance = session, chance
        self._random, self._box = RandomBot(chance.next()), DiceBox(chance.next())
        self._thrift = Thrift(session, balance)

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
        """Dice are thrown; a recipe is chosen for what it promises, anything else by chance."""
        if not isinstance(request, Choose):
            return self._box.throw(request)
        keys, recipes = request.keys(), self._thrift.recipes()
        if request.most == 1 and all(key in recipes for key in keys):
            return (max(keys, key=self._thrift.promising),)
        return self._random.choose(request)

    # Learning

    def learn(self) -> None:
        """Everybody takes a class that is due, then the skills that help most."""
        for hero in self._heroes():
            self._take_class(hero.id)
            while (skill := self._thrift.lesson(member_of(self._session, hero.id))) and self.attempt(
                LearnSkill(hero.id, skill)
            ):
                pass

    def _take_class(self, hero: str) -> None:
        """Which of the classes is left to chance."""
        learning, state = self._session.rules.learning, state_of(self._session)
        due = [each for each in learning.promotions(state, hero) if each.verdict.allowed] if learning else []
        if due:
            taken = self._one(due)
            self.attempt(TakeClass(hero, taken.grade, self._thrift.raised(state.member(hero), taken.raises)))

    # In town

    def shop(self) -> None:
        """The surgeon first; then what nobody needs is sold, and what helps most is bought; then blessings."""
        for injury in self._session.books.all(Injury):
            self.attempt(Surgery(injury.id))
        self.attempt(OpenMarket())
        self.equip()
        self._sell()
        for _ in range(MOST_BOUGHT):
            if not self._buy():
                break
        if self._session.books.standing.battles >= LATE:
            for hero in self._heroes():
                self.attempt(Favour("bless", hero.id))

    def _sell(self) -> None:
        """Equipment that is a gain to nobody, and reagents for which there is no use."""
        kept = self._thrift.needed()
        for item in stock(self._session.books, "reagent"):
            if kept[item.card] > 0:
                kept[item.card] -= 1
            else:
                self.attempt(Sell(item.id))
        for item in stock(self._session.books, "equipment"):
            if not self._thrift.fits(item.card):
                self.attempt(Sell(item.id))

    def _buy(self) -> bool:
        """Whether something was bought: what gains most for its price; if that is nearly in reach, coins are saved."""
        offers = [*self._wares(), *self._projects()]
        best = max(offers, key=lambda offer: offer.gain * MANY // offer.price, default=None)
        if best is None or best.price > self._budget():
            return False
        bought = all(self.attempt(step) for step in best.steps)
        self.equip()
        return bought

    def _wares(self) -> Iterator[Offer]:
        """Equipment that can be paid here, and that is a gain to somebody."""
        trade, state = self._session.rules.trade, state_of(self._session)
        for card in state.content.get("equipment", {}) if trade else ():
            verdict = trade.buys(state, "equipment", card) if trade else Verdict()
            if verdict.allowed and 0 < verdict.price <= self._reach() and (gain := self._thrift.gain(card)):
                yield Offer(gain, verdict.price, (Buy("equipment", card),))

    def _projects(self) -> Iterator[Offer]:
        """Recipes and reagents with which something useful can be made at once or in the next workshop."""
        session, trade, state = self._session, self._session.rules.trade, state_of(self._session)
        shown = Counter(on_display(session.books))
        for card in self._thrift.recipes():
            lacking = self._thrift.lacking(card)
            if trade is None or Counter(lacking) - shown:
                continue
            prices = [trade.buys(state, "reagent", reagent).price for reagent in lacking]
            steps: list[Operation] = [Buy("reagent", reagent) for reagent in lacking]
            if not session.books.marked("recipe", card):
                verdict = trade.buys(state, "recipe", card)
                if not verdict.allowed:
                    continue
                prices.append(verdict.price)
                steps.insert(0, BuyRecipe(card))
            if steps and 0 < sum(prices) <= self._reach() and (gain := self._thrift.gain(card)):
                yield Offer(gain, sum(prices), tuple(steps))

    def _budget(self) -> int:
        """The coins that may be spent: some are kept for a surgeon if somebody is still hurt."""
        hurt = len(self._session.books.all(Injury))
        return self._session.books.standing.purse - RESERVE * min(hurt, MOST_KEPT)

    def _reach(self) -> int:
        """The coins for which it is worth to save; towards the end nothing is saved."""
        return self._budget() + (0 if self._session.books.standing.battles >= LATE else SAVING)

    def craft(self) -> None:
        """Exchange what can be exchanged, and make what somebody wants, the best first."""
        while self.attempt(Exchange()):
            pass
        known = [mark.name for mark in self._session.books.marks("recipe")]
        for _ in range(MOST_BOUGHT):
            wanted = sorted(
                (card for card in known if self._thrift.gain(card)), key=lambda card: -self._thrift.gain(card)
            )
            if not any(self.attempt(Craft(card)) for card in wanted):
                break
            self.equip()

    def errand(self) -> None:
        """Go to the next town if it has a surgeon or a workshop that is missing here and now."""
        here = self._business(self._session.books.standing.town)
        for road in roads(self._session):
            if self._business(road.to) > here and self.attempt(Travel(road.to)):
                return

    def _business(self, where: str) -> int:
        """How much there is to do in a town: injuries that can be cured, recipes that can be made."""
        session = self._session
        rules, there = session.rules, replace(state_of(session), place=place(session.pack, where))
        verdicts = [rules.care.heals(there, injury.card) for injury in session.books.all(Injury) if rules.care]
        cures = sum(verdict.allowed and verdict.price <= session.books.standing.purse for verdict in verdicts)
        makes = sum(
            rules.workshop is not None
            and rules.workshop.crafts(there, mark.name).allowed
            and self._thrift.gain(mark.name) > 0
            for mark in session.books.marks("recipe")
        )
        return cures + makes

    # Before a battle

    def outfit(self) -> None:
        """Hand out what lies in the stock, and pin the best skills."""
        for hero in self._heroes():
            pins = self._thrift.pins(member_of(self._session, hero.id))
            if pins != hero.pins:
                self.attempt(PinSkills(hero.id, pins))
        self.equip()

    def equip(self) -> None:
        """Hand out what lies in the stock to whom it helps most, until nothing helps any more."""
        for _ in range(MOST_SWAPS):
            found = [
                (fit, item)
                for item in stock(self._session.books, "equipment")
                for fit in self._thrift.fits(item.card)[:1]
            ]
            if not found:
                return
            fit, item = max(found, key=lambda each: each[0].gain)
            if not self.attempt(Swap(item.id, fit.hero, self._ids(fit))):
                return

    def _ids(self, fit: Fit) -> tuple[str, ...]:
        """The pieces that are put away."""
        return tuple(item.id for item in first_of_each(gear(self._session.books, fit.hero), fit.away))

    # Small things

    def _heroes(self) -> list[Hero]:
        books = self._session.books
        return [hero for hero in active(books) if not is_away(books, hero)]

    def _one(self, items: Any) -> Any:
        return items[self._chance.below(len(items))]
