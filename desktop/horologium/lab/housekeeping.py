"""What a bot does between battles: it heals, learns, sells, buys, crafts and equips, as a thrifty player would."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from horologium.campaign.affairs import active, is_away, member_of, state_of
from horologium.campaign.asking import all_at
from horologium.campaign.company import gear, place
from horologium.campaign.errors import CampaignError, Question
from horologium.campaign.ops.gear import Swap
from horologium.campaign.ops.learning import readying
from horologium.campaign.ops.offers import sells, taking
from horologium.campaign.ops.travel import Travel, roads
from horologium.campaign.records import ConditionRecord, MemberRecord
from horologium.engine.core.answerers import DiceBox
from horologium.engine.core.ask import Choose
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.offers import all_offers
from horologium.lab.thrift import Thrift, brings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.campaign.operations import Operation
    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.ask import Answer
    from horologium.engine.core.balance import BalanceRules
    from horologium.engine.core.chance import SplitMix
    from horologium.engine.core.consequences import Verb
    from horologium.engine.core.offers import Offer
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


class Purchase(NamedTuple):
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
        """Dice are thrown; what can be made is chosen for what it promises, anything else by chance."""
        if not isinstance(request, Choose):
            return self._box.throw(request)
        keys = request.keys()
        if request.most == 1 and self._thrift.makings().keys() >= {*keys}:
            return (max(keys, key=self._thrift.promising),)
        return self._random.choose(request)

    # Learning

    def learn(self) -> None:
        """Everybody takes a class that is due, then the skills that help most."""
        for hero in self._heroes():
            self._rise(hero.id)
            while (lesson := self._thrift.lesson(member_of(self._session, hero.id))) and self._take(*lesson):
                pass

    def _rise(self, hero: str) -> None:
        """Which of the classes is left to chance."""
        ranks: dict[str, list[tuple[str, Offer]]] = {}
        for counter, offer in all_at(self._session, "member", hero):
            if brings(offer, "grade") and offer.verdict.allowed:
                ranks.setdefault(offer.key, []).append((counter, offer))
        if ranks:
            choices = self._one(list(ranks.values()))
            traits = tuple(offer.variant for _, offer in choices)
            best = self._thrift.raised(member_of(self._session, hero), traits)
            self._take(*choices[traits.index(best)])

    # In town

    def shop(self) -> None:
        """The surgeon first; then what nobody needs is sold, and what helps most is bought; then blessings."""
        for each in self._offered("condition"):
            self._take(*each)
        for each in self._offered("shown"):
            if each[1].draws:
                self._take(*each)
        self.equip()
        self._sell()
        for _ in range(MOST_BOUGHT):
            if not self._buy():
                break
        if self._session.books.standing.battles >= LATE:
            going = [hero.id for hero in self._heroes()]
            for each in self._offered("boon"):
                if each[1].whom in going:
                    self._take(*each)

    def _sell(self) -> None:
        """Materials for which there is no use, and what is a gain to nobody."""
        kept = self._thrift.needed()
        for item in self._thrift.stock(materials=True):
            what = CardRef(item.kind, item.card)
            if kept[what] > 0:
                kept[what] -= 1
            else:
                self._sell_one(item.id)
        for item in self._thrift.stock(materials=False):
            if not self._thrift.fits(item.card):
                self._sell_one(item.id)

    def _sell_one(self, thing: str) -> None:
        for each in self._offered("thing"):
            if each[1].key == thing and sells(each[1]):
                self._take(*each)
                return

    def _buy(self) -> bool:
        """Whether something was bought: what gains most for its price; if that is nearly in reach, coins are saved."""
        wishes = [*self._wares(), *self._projects()]
        best = max(wishes, key=lambda wish: wish.gain * MANY // wish.price, default=None)
        if best is None or best.price > self._budget():
            return False
        bought = all(self.attempt(step) for step in best.steps)
        self.equip()
        return bought

    def _wares(self) -> Iterator[Purchase]:
        """What can be paid here, and is a gain to somebody."""
        for counter, offer in self._offered("thing"):
            price = offer.verdict.price
            if offer.verdict.allowed and 0 < price <= self._reach() and (gain := self._thrift.gain(offer.subject.id)):
                yield Purchase(gain, price, (taking(self._session, counter, offer),))

    def _projects(self) -> Iterator[Purchase]:
        """Knowledge and materials with which something useful can be made at once or in the next workshop."""
        sold = {offer.subject: (counter, offer) for counter, offer in self._offered("thing") if offer.verdict.price}
        lessons = {offer.subject.id: (counter, offer) for counter, offer in self._offered("known")}
        for card, offer in sorted(self._thrift.makings().items()):
            lacking = self._thrift.lacking(offer)
            there = Counter({what: each.left or 0 for what, (_, each) in sold.items() if each.verdict.allowed})
            if Counter(lacking) - there:
                continue
            wanted = [sold[what] for what in lacking]
            if not offer.shown:
                if card not in lessons or not lessons[card][1].verdict.allowed:
                    continue
                wanted.insert(0, lessons[card])
            price = sum(each.verdict.price for _, each in wanted)
            if wanted and 0 < price <= self._reach() and (gain := self._thrift.gain(card)):
                steps = tuple(taking(self._session, *each) for each in wanted)
                yield Purchase(gain, price, steps)

    def _budget(self) -> int:
        """The coins that may be spent: some are kept for a surgeon if somebody is still hurt."""
        hurt = len(self._session.books.all(ConditionRecord))
        return self._session.books.standing.purse - RESERVE * min(hurt, MOST_KEPT)

    def _reach(self) -> int:
        """The coins for which it is worth to save; towards the end nothing is saved."""
        return self._budget() + (0 if self._session.books.standing.battles >= LATE else SAVING)

    def craft(self) -> None:
        """Exchange what can be exchanged, and make what somebody wants, the best first."""
        while any(self._take(*each) for each in all_at(self._session, "place") if each[1].draws and not each[1].gives):
            pass
        for _ in range(MOST_BOUGHT):
            made = [each for each in all_at(self._session, "place") if each[1].verdict.things and each[1].shown]
            gains = {each[1].subject.id: self._thrift.gain(each[1].subject.id) for each in made}
            wanted = [each for each in made if gains[each[1].subject.id]]
            if not any(self._take(*each) for each in sorted(wanted, key=lambda each: -gains[each[1].subject.id])):
                break
            self.equip()

    def errand(self) -> None:
        """Go to the next town if it has a surgeon or a workshop that is missing here and now."""
        here = self._business(self._session.books.standing.town)
        for road in roads(self._session):
            if self._business(road.to) > here and self.attempt(Travel(road.to)):
                return

    def _business(self, where: str) -> int:
        """How much there is to do in a town: what can be cured, and what can be made."""
        session = self._session
        there = replace(state_of(session), place=place(session.pack, where))
        offers = [offer for offer in all_offers(session.rules, there, "place") if offer.verdict.allowed]
        purse = session.books.standing.purse
        cures = sum(brings(offer, "condition") and offer.verdict.price <= purse for offer in offers)
        makes = sum(bool(offer.verdict.things) and self._thrift.gain(offer.subject.id) > 0 for offer in offers)
        return cures + makes

    # Before a battle

    def outfit(self) -> None:
        """Hand out what lies in the stock, and have the best skills at hand."""
        for hero in self._heroes():
            member = member_of(self._session, hero.id)
            ready = self._thrift.ready(member)
            if ready != member.ready:
                self.attempt(readying(self._session, hero.id, ready))
        self.equip()

    def equip(self) -> None:
        """Hand out what lies in the stock to whom it helps most, until nothing helps any more."""
        for _ in range(MOST_SWAPS):
            found = [
                (fit, item) for item in self._thrift.stock(materials=False) for fit in self._thrift.fits(item.card)[:1]
            ]
            if not found:
                return
            fit, item = max(found, key=lambda each: each[0].gain)
            if not self.attempt(Swap(item.id, fit.hero, self._ids(fit))):
                return

    def _ids(self, fit: Fit) -> tuple[str, ...]:
        """The pieces that are put away."""
        left, found = gear(self._session.books, fit.hero), list[str]()
        for card in fit.away:
            item = next(each for each in left if each.card == card)
            left.remove(item)
            found.append(item.id)
        return tuple(found)

    # Small things

    def _offered(self, verb: Verb) -> list[tuple[str, Offer]]:
        """What changes something of a kind in this place, with its counter; what is made comes elsewhere."""
        known = all_at(self._session, "place")
        return [each for each in known if brings(each[1], verb) and not each[1].verdict.things]

    def _take(self, counter: str, offer: Offer) -> bool:
        return self.attempt(taking(self._session, counter, offer))

    def _heroes(self) -> list[MemberRecord]:
        books = self._session.books
        return [hero for hero in active(books) if not is_away(books, hero)]

    def _one(self, items: Any) -> Any:
        return items[self._chance.below(len(items))]
