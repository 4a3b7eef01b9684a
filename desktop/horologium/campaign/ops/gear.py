"""Who carries what: equip, put away, pass on, exchange."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from horologium.campaign.affairs import Bearer, bearer_of, hand_over, insist, item_name
from horologium.campaign.errors import Refused
from horologium.campaign.operations import Told, Work
from horologium.campaign.ops.moments import out_of_battle
from horologium.campaign.outfit import ids, in_the_way, may_take
from horologium.campaign.records import ThingRecord
from horologium.campaign.wording import counted, listing
from horologium.engine.core.kinds import STAYS
from horologium.engine.core.speech import say


def _equipment(work: Work, id_: str) -> ThingRecord:
    item = work.books.get(ThingRecord, id_)
    kind = next((kind for kind in work.rules.data.kinds if kind.key == item.kind), None)
    if kind is None or not kind.held:
        raise Refused(say(kind.stays if kind else STAYS, item=item_name(work, item)))
    return item


@dataclass(frozen=True, slots=True)
class Equip:
    """Give a hero something from the common stock."""

    name: ClassVar[str] = "equip"
    item: str
    hero: str

    def apply(self, work: Work) -> Told:
        """The hero carries it if hero and slots allow it."""
        out_of_battle(work)
        hero, item = bearer_of(work, self.hero), _equipment(work, self.item)
        if item.holder:
            holder = bearer_of(work, item.holder).name
            raise Refused(
                say("{item} is not in the common stock: {holder} carries it", item=item_name(work, item), holder=holder)
            )
        verdict = may_take(work, hero.id, item)
        insist(verdict)
        hand_over(work, item, hero.id, say("taken by {hero}", hero=hero.name))
        return Told(say("equip {hero} with {item}", hero=hero.name, item=item_name(work, item)), rules=verdict.rules)


@dataclass(frozen=True, slots=True)
class Unequip:
    """Put something that a hero carries into the common stock."""

    name: ClassVar[str] = "unequip"
    item: str

    def apply(self, work: Work) -> Told:
        """It can be taken again at any time."""
        out_of_battle(work)
        item = _equipment(work, self.item)
        if not item.holder:
            raise Refused(say("{item} is in the common stock already", item=item_name(work, item)))
        hero = bearer_of(work, item.holder)
        hand_over(work, item, "", say("put away by {hero}", hero=hero.name))
        return Told(say("put away {item} of {hero}", item=item_name(work, item), hero=hero.name))


@dataclass(frozen=True, slots=True)
class PassItem:
    """Pass something from one hero to another."""

    name: ClassVar[str] = "pass-item"
    item: str
    hero: str

    def apply(self, work: Work) -> Told:
        """The other hero takes it if hero and slots allow it."""
        out_of_battle(work)
        hero, item = bearer_of(work, self.hero), _equipment(work, self.item)
        if not item.holder:
            raise Refused(say("nobody carries {item}: take it from the common stock", item=item_name(work, item)))
        if item.holder == hero.id:
            raise Refused(say("{hero} carries {item} already", hero=hero.name, item=item_name(work, item)))
        giver = bearer_of(work, item.holder)
        verdict = may_take(work, hero.id, item)
        insist(verdict)
        hand_over(work, item, hero.id, say("passed from {giver} to {hero}", giver=giver.name, hero=hero.name))
        return Told(say("pass {item} to {hero}", item=item_name(work, item), hero=hero.name), rules=verdict.rules)


@dataclass(frozen=True, slots=True)
class Swap:
    """Give a hero something and put into the common stock what is in its way."""

    name: ClassVar[str] = "swap"
    item: str
    hero: str
    away: tuple[str, ...] = ()

    def apply(self, work: Work) -> Told:
        """Where nothing is named, what has to go is found if there is only one way."""
        out_of_battle(work)
        hero, item = bearer_of(work, self.hero), _equipment(work, self.item)
        if item.holder == hero.id:
            raise Refused(say("{hero} carries {item} already", hero=hero.name, item=item_name(work, item)))
        away = self._named(work) if self.away else self._found(work, hero, item)
        insist(may_take(work, hero.id, item, ids(away)))
        for other in away:
            hand_over(work, other, "", say("put away by {hero}", hero=hero.name))
        hand_over(work, item, hero.id, say("taken by {hero}", hero=hero.name))
        gone = say(" for {names}", names=counted([item_name(work, other) for other in away])) if away else ""
        return Told(say("equip {hero} with {item}{gone}", hero=hero.name, item=item_name(work, item), gone=gone))

    def _named(self, work: Work) -> tuple[ThingRecord, ...]:
        items = tuple(work.books.get(ThingRecord, id_) for id_ in dict.fromkeys(self.away))
        for item in items:
            if item.holder != self.hero:
                holder = bearer_of(work, self.hero)
                raise Refused(say("{holder} does not carry {item}", holder=holder.name, item=item_name(work, item)))
        return items

    def _found(self, work: Work, hero: Bearer, item: ThingRecord) -> tuple[ThingRecord, ...]:
        ways = in_the_way(work, hero.id, item)
        if not ways:
            return ()  # the rules say why not
        if len({tuple(each.card for each in way) for way in ways}) > 1:
            names = dict.fromkeys(item_name(work, each) for way in ways for each in way)
            raise Refused(
                say(
                    "say what {hero} puts away for {item}: {names}",
                    hero=hero.name,
                    item=item_name(work, item),
                    names=listing(names),
                )
            )
        return ways[0]
