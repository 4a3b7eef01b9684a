"""Keeps house where the game judges whole offers itself: what it wants most is done first, wherever it is to be had."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.campaign.affairs import active, bearers, state_of
from horologium.campaign.asking import all_at
from horologium.campaign.ops.gear import Equip, Unequip
from horologium.campaign.records import ThingRecord
from horologium.engine.core.bots import seed_at
from horologium.engine.core.consequences import CardRef
from horologium.lab.housekeeping import Housekeeper

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from horologium.campaign.session import CampaignSession
    from horologium.engine.core.balance import BalanceRules, HouseRules
    from horologium.engine.core.chance import SplitMix
    from horologium.engine.core.offers import Offer

MOST_CHORES: Final = 60
"""Whoever does more than this between two battles does it in vain."""


class Steward(Housekeeper):
    """Does what the game wants, and hands out what it has made to those who go."""

    def __init__(self, session: CampaignSession, balance: BalanceRules, own: HouseRules, chance: SplitMix) -> None:
        super().__init__(session, balance, chance)
        self._own = own
        self._taste = seed_at(session.books.charter.seed, "taste", 0)
        self._seen = -1  # so many steps had been taken when nothing more was wanted

    def learn(self) -> None:
        """Lessons are wanted or not as everything else is."""
        self.shop()

    def craft(self) -> None:
        """So is what is made."""
        self.shop()

    def outfit(self) -> None:
        """A last look round; who goes is not known yet."""
        self.shop()

    def shop(self) -> None:
        """Take what is wanted most, until nothing is wanted, or what is wanted cannot be had."""
        if self._seen == len(self._session.steps):
            return
        refused: list[tuple[str, str, str, str]] = []
        for _ in range(MOST_CHORES):
            wishes = [each for each in self._wishes() if self._named(*each[1:]) not in refused]
            if not wishes:
                self._seen = len(self._session.steps)
                return
            _, counter, offer = max(wishes, key=lambda each: each[0])
            if not self._take(counter, offer):
                refused.append(self._named(counter, offer))

    def _wishes(self) -> Iterator[tuple[int, str, Offer]]:
        """Everything that is wanted here and now, with how much."""
        state = state_of(self._session)
        found = [*all_at(self._session, "place")]
        for hero in self._heroes():
            found += all_at(self._session, "member", hero.id)
        for counter, offer in found:
            worth = self._own.worth(state, offer, self._taste)
            if worth > 0:
                yield worth, counter, offer

    @staticmethod
    def _named(counter: str, offer: Offer) -> tuple[str, str, str, str]:
        return counter, offer.key, offer.whom, offer.variant

    # Before a battle

    def arm(self, party: Sequence[str]) -> None:
        """Everything is put away, and handed out anew for this battle."""
        books, kinds = self._session.books, {kind.key for kind in self._session.rules.data.kinds if kind.held}
        for item in books.all(ThingRecord):
            if item.holder and item.kind in kinds:
                self.attempt(Unequip(item.id))
        heroes = [hero.id for hero in active(books)]
        going = [each.id for each in bearers(self._session) if each.id in party or each.id not in heroes]
        state = state_of(self._session, party)
        for item in [item for item in books.all(ThingRecord) if item.kind in kinds]:
            card = CardRef(item.kind, item.card)
            good = {bearer: self._own.holds(state, bearer, card) for bearer in going}
            wanted = sorted((bearer for bearer in going if good[bearer] > 0), key=lambda bearer: -good[bearer])
            any(self.attempt(Equip(item.id, bearer)) for bearer in wanted)
