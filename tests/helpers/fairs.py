"""A game of other things than ours: traps that are brewed, contracts, implants, ransoms, and a list that is drawn."""

from __future__ import annotations

from helpers.campaigns import at
from helpers.states import with_ports
from helpers.tales import telling
from horologium.campaign.records import ConditionRecord, ThingRecord
from horologium.engine.core.ask import draw
from horologium.engine.core.campaign import Amount, Verdict, in_coins
from horologium.engine.core.consequences import NEWCOMER, CardRef, Consequence, consequence, experience
from horologium.engine.core.offers import Deed, Offer, ServiceCounter
from horologium.engine.core.ruleset import Seat

CAPTIVE = CardRef("reagent", "ash")
WAGES = "the wages of Bice are 3 coins a match"


class Fair:
    """Whatever can be had at it."""

    def counters(self, state):
        return (
            ServiceCounter("brewer", "Brewer", "pot", deeds=(Deed("brew", "brew {what}", "{what} from {gone}"),)),
            ServiceCounter("clinic", "Clinic", "knife", scope="member", deeds=(Deed("fit", "fit {whom} with {what}"),)),
            ServiceCounter("office", "Office", "quill", scope="company", deeds=(Deed("sign", "sign", text="{told}"),)),
            ServiceCounter("gaol", "Gaol", "key", deeds=(Deed("ransom", "ransom {whom}", "{whom} is free"),)),
            ServiceCounter(
                "list", "Transfers", "list", deeds=(Deed("look", "look", text="New: {come}.", button="Look"),)
            ),
            ServiceCounter(
                "keep", "Keep", "key", deeds=(Deed("sleep", "sleep", button="Sleep"),), closed="the keep has burnt down"
            ),
        )

    def offers(self, state, counter, whom=""):
        return tuple(getattr(self, f"_{counter}")(state, whom))

    def _brewer(self, state, whom):
        trap = consequence("thing", "equipment", "rope", 2)
        yield Offer(
            "trap", "brew", trap.of, Verdict(cost=(Amount(CAPTIVE, 2), *in_coins(1))), (trap,), most=3, counts=True
        )

    def _clinic(self, state, whom):
        eye = consequence("thing", "equipment", "flask", 1, whom)
        held = "flask" in state.company.cards("equipment", whom)
        yield Offer("eye", "fit", eye.of, Verdict("there is one eye too many" if held else ""), (eye,), whom=whom)

    def _office(self, state, whom):
        signed = consequence("member", "hero", "bice")
        gives = (signed, experience(4, NEWCOMER))
        yield Offer("bice", "sign", signed.of, Verdict(cost=in_coins(5)), gives, notes=(WAGES,))

    def _gaol(self, state, whom):
        for member in state.company.members:
            for held in member.conditions:
                free = (Consequence("condition", held.of, -1, member.key, held.key),)
                for key, cost in (("in-coins", in_coins(6)), ("for-one", (Amount(CAPTIVE),))):
                    yield Offer(key, "ransom", held.of, Verdict(cost=cost), free, whom=member.key)

    def _list(self, state, whom):
        drawn = state.place.shows(CardRef("hero"))
        gives = (consequence("shown", "hero", ""),)
        reason = "the list is out already" if drawn else ""
        yield Offer("look", "look", CardRef("hero"), Verdict(reason), gives, draws=_transfers)
        for card in ("ada", "bice"):
            left = state.place.shows(CardRef("hero", card))
            yield Offer(card, "look", CardRef("hero", card), left=left, gives=gives, shown=left > 0)

    def _keep(self, state, whom):
        yield Offer("sleep", "sleep", CardRef("bed"), gives=(Consequence("experience"),))


def _transfers(state):
    cards = yield from draw("TEST-01", Seat("company", "Company"), "transfers", ["ada", "bice"], 1)
    return tuple(consequence("shown", "hero", card) for card in cards)


def at_the_fair(folder, *things, captured=False):
    """A company of Ada in camp, with 7 coins, and these captives."""
    session = at(with_ports(telling(folder), offers=Fair()), "camp")
    there = [ThingRecord(f"thing-{number}", "reagent", card, "", ("found",)) for number, card in enumerate(things)]
    there += [ConditionRecord("condition-1", "member-ada", "state", "captured")] if captured else []
    for record in there:
        session.books.put(record)
        session.archive.kept[record.id.partition("-")[0], record.id] = record
    session.books.close()
    return session
