"""The crypt: scars healed, the Fallen raised, thralls made; and the Summoning Room, which calls new faces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.core.campaign import Verdict, in_coins
from horologium.engine.core.consequences import NEWCOMER, CardRef, consequence, experience
from horologium.engine.core.offers import Offer
from horologium.engine.core.speech import say
from horologium.engine.rulesets.village_attacks.nights.household import (
    MORE_THAN_SEATS,
    captive,
    captives,
    cards,
    comforts,
    company,
    cured,
    done,
    gained,
    gauge,
    lies_low,
    reagents,
    scars,
    seats,
)
from horologium.engine.rulesets.village_attacks.nights.laboratory import recipes
from horologium.engine.rulesets.village_attacks.nights.words import (
    CAPTIVES,
    COMMONER,
    FADING,
    FALLEN,
    GRAVE_EARTH,
    HERO,
    HUNTER,
    MONSTER,
    MOON_MOSS,
    NAME_THREAD,
    RECIPE,
    SERVANT,
    STATE,
    TERROR,
    THRALL,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.engine.core.campaign import Amount, CampaignState, Member
    from horologium.engine.core.consequences import Consequences

TREATMENTS: Final = 2
CALLING: Final = 6


def in_the_crypt(state: CampaignState) -> Iterator[Offer]:
    """Everything that is done in the crypt."""
    most = TREATMENTS + comforts(state, "stone-cots")
    busy = done(state, "crypt", "heal", "heal-all", "raise") >= most
    full = say("{most} {most:treatment is|treatments are} the most for one day", most=most) if busy else ""
    for member in company(state):
        yield from healing(state, member, full)
    for member in company(state):
        if lies_low(member):
            yield from raising(state, member, full)
    yield thrall(state)


def _absent(state: CampaignState, kind: str) -> str:
    """Why a captive cannot be taken, or nothing."""
    held = [thing.of.id for thing in captives(state)]
    return "" if kind in held else say("nobody of that kind sits in a cell")


def healing(state: CampaignState, member: Member, full: str) -> Iterator[Offer]:
    """One scar for earth and moss, or all of a Monster for a captive, which spreads terror.  [VIL-NGT-72]"""
    borne, cost = scars(member), reagents(GRAVE_EARTH, MOON_MOSS)
    for scar in borne:
        verdict = Verdict(full, ("VIL-NGT-72",), cost)
        healed = cured(member, (scar,))
        yield Offer(f"heal:{member.key}:{scar.of.id}", "heal", scar.of, verdict, healed, whom=member.key, counts=True)
    if borne:
        for kind in CAPTIVES:
            gives = (*cured(member, borne), gauge(TERROR, 1))
            verdict = Verdict(full or _absent(state, kind), ("VIL-NGT-72",), captive(kind))
            card = CardRef(MONSTER, member.card)
            yield Offer(
                f"heal-all:{member.key}:{kind}",
                "heal-all",
                card,
                verdict,
                gives,
                whom=member.key,
                counts=True,
                shown=not _absent(state, kind),
            )


def raising(state: CampaignState, member: Member, full: str) -> Iterator[Offer]:
    """The Fallen rise for earth and thread, or for earth and somebody who knows their name.  [VIL-NGT-74]"""
    low = tuple(each for each in member.conditions if each.of.kind == STATE and each.of.id in (FALLEN, FADING))
    risen = cured(member, low)
    prices: tuple[tuple[str, tuple[Amount, ...], Consequences], ...] = (
        ("thread", reagents(GRAVE_EARTH, GRAVE_EARTH, NAME_THREAD), risen),
        (HUNTER, (*reagents(GRAVE_EARTH), *captive(HUNTER)), (*risen, gauge(TERROR, 1))),
        (HERO, (*reagents(GRAVE_EARTH), *captive(HERO)), (*risen, gauge(TERROR, 1))),
    )
    for what, cost, gives in prices:
        absent = "" if what == "thread" else _absent(state, what)
        verdict = Verdict(full or absent, ("VIL-NGT-74", "VIL-NGT-72"), cost)
        key, shown = f"raise:{member.key}:{what}", not absent
        card = CardRef(MONSTER, member.card)
        yield Offer(key, "raise", card, verdict, gives, whom=member.key, counts=True, shown=shown)


def thrall(state: CampaignState) -> Offer:
    """A captive Commoner and earth make a thrall, which spreads terror.  [VIL-NGT-75]"""
    made = consequence("thing", SERVANT, THRALL)
    cost = (*captive(COMMONER), *reagents(GRAVE_EARTH))
    verdict = Verdict(_absent(state, COMMONER), ("VIL-NGT-75",), cost)
    return Offer("thrall", "thrall", made.of, verdict, (made, gauge(TERROR, 1)))


# Calling


def able(state: CampaignState) -> int:
    """How many members could go out; Abroad counts as able here.  [VIL-NGT-78]"""
    return sum(not lies_low(member) for member in company(state))


def missing(state: CampaignState) -> int:
    """How many could not be seated: so many calls are free.  [VIL-NGT-78]"""
    return max(0, seats(state) - able(state))


def calling(state: CampaignState) -> Iterator[Offer]:
    """A Monster that is not in the company joins, with as much Experience as the least of the others has gained.

    [VIL-NGT-06, VIL-NGT-77, VIL-NGT-78]
    """
    here, free = company(state), missing(state) > 0
    most = seats(state) + MORE_THAN_SEATS
    full = say("the castle is full: {most} at most", most=most) if len(here) >= most and able(state) else ""
    busy = say("one Monster a day is called") if not free and done(state, "summoning", "call") else ""
    cost = () if free else (*in_coins(CALLING), *reagents(GRAVE_EARTH, NAME_THREAD))
    learned = min((gained(member) for member in here), default=0)
    for card in cards(state.content, "monsters"):
        if card not in [member.card for member in here]:
            verdict = Verdict(full or busy, ("VIL-NGT-06", "VIL-NGT-77", "VIL-NGT-78"), cost)
            gives = _joins(state, card, learned)
            key = f"{'free' if free else 'call'}:{card}"
            yield Offer(key, "call", CardRef(MONSTER, card), verdict, gives, counts=True)


def _joins(state: CampaignState, card: str, learned: int) -> Consequences:
    """Who joins, what they have to spend, and the recipe that comes with Puppets.  [VIL-NGT-10, VIL-NGT-77]"""
    joined = consequence("member", MONSTER, card)
    spends = (experience(learned, NEWCOMER),) if learned else ()
    known = state.company.knows(RECIPE)
    brings = [spec.id for spec in recipes(state.content).values() if spec.known == "minions" and spec.id not in known]
    with_minions = bool(cards(state.content, "monsters")[card].minions)
    return (joined, *spends, *(consequence("known", RECIPE, id_) for id_ in brings if with_minions))
