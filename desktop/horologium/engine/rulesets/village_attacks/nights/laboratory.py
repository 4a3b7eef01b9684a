"""What is brewed, studied and bought: the laboratory, the library's recipes, the pedlar (ledger topic NGT)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import Verdict, in_coins
from horologium.engine.core.consequences import CardRef, Consequence, consequence
from horologium.engine.core.offers import Offer
from horologium.engine.core.speech import say
from horologium.engine.rulesets.village_attacks.nights.household import (
    captive,
    captives,
    cards,
    comforts,
    done,
    reagents,
)
from horologium.engine.rulesets.village_attacks.nights.valley import helped
from horologium.engine.rulesets.village_attacks.nights.words import (
    BEESWAX,
    HERO,
    HUNTER,
    NAME_THREAD,
    REAGENT,
    RECIPE,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.engine.core.campaign import Amount, CampaignState
    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.village_attacks.nights.specs import RecipeSpec

PIECES: Final = 3
PEDLAR: Final = (3, 2)
"""What a piece costs without the pact that helps the pedlar, and with it.  [VIL-NGT-71]"""


def recipes(content: Content) -> Mapping[str, RecipeSpec]:
    """All recipes of the pack."""
    return cards(content, "recipes")


# The laboratory


def brewing(state: CampaignState) -> Iterator[Offer]:
    """Whatever the company knows to make, three pieces a day, four with a Second Still.  [VIL-NGT-67, VIL-MIS-48]"""
    most = PIECES + comforts(state, "second-still")
    left = max(0, most - done(state, "laboratory", "brew"))
    known = state.company.knows(RECIPE)
    for spec in recipes(state.content).values():
        reason = "" if left else say("no more than {most} {most:piece is|pieces are} made in a day", most=most)
        if spec.id not in known:
            reason = say("the castle does not know how {name} is made", name=spec.name)
        made = Consequence("thing", CardRef(spec.makes, spec.card))
        yield Offer(
            f"brew:{spec.id}:",
            "brew",
            made.of,
            Verdict(reason, ("VIL-NGT-67", "VIL-MIS-48"), reagents(*spec.reagents)),
            (made,),
            most=max(1, left),
            left=left,
            counts=True,
            shown=spec.id in known,
        )


# The library


def study(state: CampaignState) -> Iterator[Offer]:
    """One recipe a day, for thread and wax, or from a captive who talks.  [VIL-NGT-70]"""
    held = [thing.of.id for thing in captives(state)]
    busy = say("one recipe a day is learnt") if done(state, "study", "study") else ""
    prices: tuple[tuple[str, tuple[Amount, ...]], ...] = (
        ("books", reagents(NAME_THREAD, BEESWAX)),
        (HUNTER, captive(HUNTER)),
        (HERO, captive(HERO)),
    )
    for spec in recipes(state.content).values():
        if spec.id in state.company.knows(RECIPE):
            continue
        learnt = consequence("known", RECIPE, spec.id)
        for what, cost in prices:
            there = what == "books" or what in held
            reason = busy if there else busy or say("nobody of that kind sits in a cell")
            verdict = Verdict(reason, ("VIL-NGT-70",), cost)
            yield Offer(f"study:{spec.id}:{what}", "study", learnt.of, verdict, (learnt,), counts=True, shown=there)


# The pedlar


def wares(state: CampaignState) -> Iterator[Offer]:
    """What the pedlar shows today, one of each.  [VIL-NGT-09, VIL-NGT-71]"""
    dear, cheap = PEDLAR
    price = in_coins(cheap if helped(state, "pedlar") else dear)
    for id_, spec in cards(state.content, "reagents").items():
        left = state.place.shows(CardRef(REAGENT, id_))
        if spec.pedlar:
            reason = "" if left else say("the pedlar has none of it today")
            bought = consequence("thing", REAGENT, id_)
            gives = (bought, consequence("shown", REAGENT, id_, -1))
            verdict = Verdict(reason, ("VIL-NGT-71",), price)
            yield Offer(f"buy:{id_}", "buy", bought.of, verdict, gives, left=left, shown=bool(left))
