"""What a bot does between battles: it heals, learns, sells, buys, crafts and equips, as a thrifty player would."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from horologium.campaign.affairs import active, member_of, state_of
from horologium.campaign.asking import all_at
from horologium.campaign.company import gear, is_away, place
from horologium.campaign.errors import CampaignError, Question
from horologium.campaign.ops.gear import Swap
from horologium.campaign.ops.learning import readying
from horologium.campaign.ops.offers import sells, taking
from horologium.campaign.ops.travel import Travel, roads
from horologium.campaign.records import ConditionRecord, MemberRecord, ThingRecord
from horologium.engine.core.answerers import DiceBox
from horologium.engine.core.ask import Choose
from horologium.engine.core.bots import RandomBot
from horologium.engine.core.campaign import CampaignState
from horologium.engine.core.consequences import CardRef
from horologium.engine.core.offers import all_offers

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.campaign.operations import Operation
    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.ask import Answer
    from horologium.engine.core.balance import BalanceRules
    from horologium.engine.core.campaign import Member
    from horologium.engine.core.chance import SplitMix
    from horologium.engine.core.consequences import Verb
    from horologium.engine.core.offers import Offer

# What would help most

MOST_AWAY: Final = 2
"""Nobody puts away more than so many cards for one."""
LEAST: Final = 2
"""A change that gains less is not worth the trouble."""
FINE: Final = 100
MOST_LACKING: Final = 2
"""For something that lacks more than this nothing is kept."""


def brings(offer: Offer, verb: Verb) -> bool:
    """Whether an offer changes something of a kind."""
    return any(gift.verb == verb for gift in offer.gives)


class Fit(NamedTuple):
    """How much is gained if somebody takes a card, and what goes for it."""

    gain: int
    hero: str
    away: tuple[str, ...] = ()


class CompanyJudge:
    """Judges what a company has and could have; it does nothing itself."""

    def __init__(self, session: CampaignSession, balance: BalanceRules) -> None:
        self._session, self._balance = session, balance
        self._known: dict[tuple[Member, tuple[str, ...], str], Fit] = {}
        self._brought: dict[tuple[Member, tuple[str, ...]], list[tuple[str, int]]] = {}

    def members(self) -> list[Member]:
        """Those who are with the company."""
        books = self._session.books
        return [member_of(self._session, hero.id) for hero in active(books) if not is_away(books, hero)]

    def _held(self, member: Member) -> tuple[str, ...]:
        return tuple(item.card for item in gear(self._session.books, member.key))

    # What is carried

    def fits(self, card: str) -> list[Fit]:
        """To whom a card would be a gain, the greatest first."""
        found = [self._fit(member, card) for member in self.members()]
        return sorted((fit for fit in found if fit.gain >= LEAST), key=lambda fit: -fit.gain)

    def gain(self, card: str) -> int:
        """What a card is worth to whom it is worth most."""
        return max((fit.gain for fit in self.fits(card)), default=0)

    def _fit(self, member: Member, card: str) -> Fit:
        """The same question is asked at every counter, so the answers are remembered."""
        key = (replace(member, experience=0, known=(), conditions=(), boons=()), self._held(member), card)
        if key not in self._known:
            self._known[key] = self._best(*key)
        return self._known[key]

    def _best(self, member: Member, held: Sequence[str], card: str) -> Fit:
        content = self._session.pack.content
        now = self._balance.outfit(content, member, held)
        ways = [
            Fit(self._balance.outfit(content, member, (*left, card)) - now, member.key, away)
            for away, left in self._ways(member, held, card)
        ]
        return max(ways, key=lambda fit: fit.gain, default=Fit(0, member.key))

    def _ways(
        self, member: Member, held: Sequence[str], card: str
    ) -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
        """What a member could put away for a card, as little as possible, and what is left."""
        rules, state = self._session.rules.gear, CampaignState(self._session.pack.content).having(member)
        if rules is None or not rules.allows(state, member.key, [card]).allowed:
            return
        for count in range(MOST_AWAY + 1):
            found = False
            for away in combinations(held, count):
                left = tuple((Counter(held) - Counter(away)).elements())
                if rules.allows(state, member.key, [*left, card]).allowed:
                    found = True
                    yield away, left
            if found:
                return

    # What is made from other things

    def makings(self) -> dict[str, Offer]:
        """All that can be made from other things, by its card; what the company knows how to make is shown."""
        found = (offer for _, offer in all_at(self._session, "place") if offer.verdict.things)
        return {offer.subject.id: offer for offer in found if brings(offer, "thing")}

    def stock(self, *, materials: bool) -> list[ThingRecord]:
        """What lies in the common stock: materials, or what somebody could carry."""
        kinds = {need.of.kind for offer in self.makings().values() for need in offer.verdict.things}
        return [
            item
            for item in self._session.books.all(ThingRecord)
            if not item.holder and (item.kind in kinds) == materials
        ]

    def lacking(self, offer: Offer) -> list[CardRef]:
        """What is missing to make something."""
        held = Counter(
            CardRef(item.kind, item.card) for item in self._session.books.all(ThingRecord) if not item.holder
        )
        wanted = Counter({need.of: need.count for need in offer.verdict.things})
        return sorted((wanted - held).elements(), key=lambda each: each.id)

    def promising(self, card: str) -> int:
        """How good it is to know how something is made: what all gain by it, the sooner the better."""
        lacking = self.lacking(self.makings()[card])
        return FINE * sum(fit.gain for fit in self.fits(card)) // (1 + len(lacking))

    def needed(self) -> Counter[CardRef]:
        """What is kept: for what the company can make, if somebody wants it and it is nearly complete."""
        kept = Counter[CardRef]()
        for card, offer in self.makings().items():
            takers = len(self.fits(card)) if offer.shown else 0
            if takers and len(self.lacking(offer)) <= MOST_LACKING:
                kept |= Counter({need.of: need.count * min(2, takers) for need in offer.verdict.things})
        return kept

    # Learning

    def ready(self, member: Member) -> tuple[str, ...]:
        """The best of what a member knows that can be brought together."""
        return tuple(skill for skill, _ in self._chosen(member))

    def _chosen(self, member: Member) -> list[tuple[str, int]]:
        """What to bring with what it is worth: one after another, each judged beside those before it."""
        key = (replace(member, experience=0, conditions=(), boons=(), ready=()), self._held(member))
        if key not in self._brought:
            self._brought[key] = list(self._choose(*key))
        return self._brought[key]

    def _choose(self, member: Member, held: Sequence[str]) -> Iterator[tuple[str, int]]:
        content, rules = self._session.pack.content, self._session.rules.loadout
        state = CampaignState(content).having(member)
        left = list(member.known) if rules else []
        while left:
            worth = {skill: self._balance.merit(content, member, held, skill) for skill in left}
            best = max(left, key=lambda skill: worth[skill])
            left.remove(best)
            if rules and rules.allows(state, member.key, (*member.ready, best)).allowed:
                member = replace(member, ready=(*member.ready, best))
                yield best, worth[best]

    def lesson(self, member: Member) -> tuple[str, Offer] | None:
        """What to learn next and where: what serves best; who could soon learn something useful saves for it."""
        lessons = {offer.subject.id: (counter, offer) for counter, offer in self._lessons(member)}
        prices = {skill: offer.verdict.experience for skill, (_, offer) in lessons.items()}
        gains = {skill: self._learned(member, skill) for skill in lessons}
        now = [
            skill
            for skill, (_, offer) in lessons.items()
            if offer.verdict.allowed and prices[skill] <= member.experience
        ]
        useful = [skill for skill in now if gains[skill] > 0]
        if not useful and any(gains[skill] > 0 < prices[skill] for skill in lessons if skill not in now):
            return None
        best = max(useful or now, key=lambda skill: (gains[skill] // prices[skill], gains[skill]), default="")
        return lessons.get(best)

    def _lessons(self, member: Member) -> Iterator[tuple[str, Offer]]:
        """What a member does not know yet and could learn some day."""
        for counter, offer in all_at(self._session, "member", member.key):
            if brings(offer, "known") and offer.left != 0 and offer.subject.id not in member.known:
                yield counter, offer

    def _learned(self, member: Member, skill: str) -> int:
        """How much better a member would be prepared with one more skill."""
        after = replace(member, known=(*member.known, skill))
        return self._total(after) - self._total(member)

    def _total(self, member: Member) -> int:
        return sum(worth for _, worth in self._chosen(member))

    def raised(self, member: Member, traits: tuple[str, ...]) -> str:
        """The trait to raise: the one with which the member fights."""
        content, held = self._session.pack.content, self._held(member)

        def worth(trait: str) -> int:
            raises = {**dict(member.raises), trait: dict(member.raises).get(trait, 0) + 1}
            return self._balance.outfit(content, replace(member, raises=tuple(raises.items())), held)

        return max(traits, key=worth, default="")


# What is done

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
        self._judge = CompanyJudge(session, balance)

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
        if request.most == 1 and self._judge.makings().keys() >= {*keys}:
            return (max(keys, key=self._judge.promising),)
        return self._random.choose(request)

    # Learning

    def learn(self) -> None:
        """Everybody takes a class that is due, then the skills that help most."""
        for hero in self._heroes():
            self._rise(hero.id)
            while (lesson := self._judge.lesson(member_of(self._session, hero.id))) and self._take(*lesson):
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
            best = self._judge.raised(member_of(self._session, hero), traits)
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
        kept = self._judge.needed()
        for item in self._judge.stock(materials=True):
            what = CardRef(item.kind, item.card)
            if kept[what] > 0:
                kept[what] -= 1
            else:
                self._sell_one(item.id)
        for item in self._judge.stock(materials=False):
            if not self._judge.fits(item.card):
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
            if offer.verdict.allowed and 0 < price <= self._reach() and (gain := self._judge.gain(offer.subject.id)):
                yield Purchase(gain, price, (taking(self._session, counter, offer),))

    def _projects(self) -> Iterator[Purchase]:
        """Knowledge and materials with which something useful can be made at once or in the next workshop."""
        sold = {offer.subject: (counter, offer) for counter, offer in self._offered("thing") if offer.verdict.price}
        lessons = {offer.subject.id: (counter, offer) for counter, offer in self._offered("known")}
        for card, offer in sorted(self._judge.makings().items()):
            lacking = self._judge.lacking(offer)
            there = Counter({what: each.left or 0 for what, (_, each) in sold.items() if each.verdict.allowed})
            if Counter(lacking) - there:
                continue
            wanted = [sold[what] for what in lacking]
            if not offer.shown:
                if card not in lessons or not lessons[card][1].verdict.allowed:
                    continue
                wanted.insert(0, lessons[card])
            price = sum(each.verdict.price for _, each in wanted)
            if wanted and 0 < price <= self._reach() and (gain := self._judge.gain(card)):
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
            gains = {each[1].subject.id: self._judge.gain(each[1].subject.id) for each in made}
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
        makes = sum(bool(offer.verdict.things) and self._judge.gain(offer.subject.id) > 0 for offer in offers)
        return cures + makes

    # Before a battle

    def outfit(self) -> None:
        """Hand out what lies in the stock, and have the best skills at hand."""
        for hero in self._heroes():
            member = member_of(self._session, hero.id)
            ready = self._judge.ready(member)
            if ready != member.ready:
                self.attempt(readying(self._session, hero.id, ready))
        self.equip()

    def arm(self, party: Sequence[str]) -> None:
        """What is done once it is known who goes; here everything is handed out already."""

    def equip(self) -> None:
        """Hand out what lies in the stock to whom it helps most, until nothing helps any more."""
        for _ in range(MOST_SWAPS):
            found = [
                (fit, item) for item in self._judge.stock(materials=False) for fit in self._judge.fits(item.card)[:1]
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
