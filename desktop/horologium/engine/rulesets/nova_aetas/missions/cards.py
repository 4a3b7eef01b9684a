"""Mission cards: drawing them, points of interest, choices and their tests (topics MIC, LOC, TST)."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Rule, pick
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.fight import characteristic_tests
from horologium.engine.rulesets.nova_aetas.mission_specs import CardSpec, ChoiceSpec, TestSpec
from horologium.engine.rulesets.nova_aetas.missions.conditions import all_hold
from horologium.engine.rulesets.nova_aetas.missions.deeds import SIMPLE, Run
from horologium.engine.rulesets.nova_aetas.missions.mission_words import MissionWord
from horologium.engine.rulesets.nova_aetas.moments import TestMoment
from horologium.engine.rulesets.nova_aetas.state import COMPANY

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.engine.rulesets.nova_aetas.mission_specs import MissionDeed
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero
    from horologium.engine.rulesets.nova_aetas.words import Tag

NARRATIVE: Final = 2
"""Successes that a dialogue option with a tag asks for.  [NAR-MIS-33]"""


@dataclass(frozen=True, slots=True)
class CardOption:
    """A point or choice of an open card as an option, with its name in logs and what it costs in AP and Popolini."""

    card: CardSpec
    choice: ChoiceSpec
    key: str
    cost: int
    coins: int = 0


def open_cards(battle: Battle) -> list[CardSpec]:
    """The cards that lie open: set-up and story cards with choices, and the location.  [NAR-LOC-04]"""
    return [battle.plot.card[name] for name in battle.cards]


def carry_out(battle: Battle, deeds: Sequence[MissionDeed], hero: Hero | None) -> Rule[None]:
    """Do deeds one after the other.  [NAR-MIC-06]"""
    for deed in deeds:
        yield from DEEDS[deed.do].run(battle, deed, hero)


def draw_card(battle: Battle, name: str, hero: Hero | None) -> Rule[None]:
    """A card is drawn, read out and carried out; with ``ask`` one of its choices is taken at once.

    [NAR-MIC-06, NAR-MIC-07, NAR-MIC-10, NAR-LOC-03]
    """
    card = battle.plot.card[name]
    if name not in battle.cards:
        battle.cards.append(name)
    _open_again(battle, card)
    if not battle.journal.quiet:
        battle.journal.note("card", "NAR-MIC-06", card=card.title, text=card.text)
    battle.news.append(f"drawn:{name}")
    yield from carry_out(battle, card.deeds, hero)
    if card.ask:
        yield from ask(battle, card, hero)


def ask(battle: Battle, card: CardSpec, hero: Hero | None) -> Rule[None]:
    """One of the options of a card is taken at once; without a hero who acts the company names one.  [NAR-LOC-06]"""
    if hero is None and battle.standing():
        hero = yield from pick("NAR-LOC-06", COMPANY, battle.standing(), "figure")
    left = battle.active.ap if battle.active is not None else 0
    offers = [offer for offer in offers_of(battle, card, hero) if offer.cost <= left]
    if offers:
        yield from take(battle, (yield from pick("NAR-LOC-06", hero or COMPANY, offers)), hero)
    close_card(battle, card.name)


def close_card(battle: Battle, name: str) -> None:
    """A card is put away; what it offered can no longer be taken."""
    if name in battle.cards:
        battle.cards.remove(name)


def leave(battle: Battle, card: CardSpec, hero: Hero | None) -> Rule[None]:
    """The company leaves a location by its exit: its cards are put away and the card of the exit is drawn.

    [NAR-LOC-08]
    """
    battle.journal.note("left", "NAR-LOC-08", card=card.title)
    close_card(battle, card.name)
    for found in card.points:
        if found.card in battle.cards:
            battle.done.append(f"left:{found.card}")
            close_card(battle, found.card)
    yield from draw_card(battle, card.exit, hero)


def _open_again(battle: Battle, card: CardSpec) -> None:
    """Whoever comes back to a location finds the cards open that lay there when it was left.  [NAR-LOC-04]"""
    for found in card.points:
        if (mark := f"left:{found.card}") in battle.done:
            battle.done.remove(mark)
            battle.cards.append(found.card)


def offers(battle: Battle, hero: Hero) -> list[CardOption]:
    """All points of interest and choices that are open to a hero.  [NAR-LOC-01, NAR-LOC-04, NAR-LOC-06]"""
    return [offer for card in open_cards(battle) for offer in offers_of(battle, card, hero)]


def offers_of(battle: Battle, card: CardSpec, hero: Hero | None) -> list[CardOption]:
    """The points and choices of a card that are open to a hero."""
    return [offer for offer in printed(battle, card) if is_open(battle, offer, hero)]


def printed(battle: Battle, card: CardSpec) -> list[CardOption]:
    """All points and choices of a card; a narrative test costs 1 AP unless the card says otherwise.

    [NAR-LOC-02, NAR-MIS-33]
    """
    known = battle.plot.offers
    if card.name not in known:
        known[card.name] = [
            CardOption(
                card, one, f"{card.name}:{one.name}", one.cost or int(bool(one.tag) and one.test is None), price(one)
            )
            for one in (*card.points, *card.choices)
        ]
    return known[card.name]


def price(choice: ChoiceSpec) -> int:
    """The Popolini that an option costs whoever takes it.  [NAR-EQP-19]"""
    return max(0, -sum(deed.amount for deed in choice.then if deed.do == "coins"))


def is_open(battle: Battle, offer: CardOption, hero: Hero | None) -> bool:
    """Whether an option was not taken or failed before, is in reach, can be paid, and its conditions hold.

    A point of interest is paid for once; its card then lies open.
    [NAR-LOC-04, NAR-LOC-07, NAR-MIS-33, NAR-EQP-19]
    """
    choice = offer.choice
    if offer.coins > battle.purse:
        return False
    if (choice.at and not within_reach(battle, choice, hero)) or offer.key in battle.paid:
        return False
    if battle.done and _done_with(battle, offer, hero):
        return False
    return not choice.when or all_hold(battle, choice.when, hero)


def _done_with(battle: Battle, offer: CardOption, hero: Hero | None) -> bool:
    """Whether an option was taken or failed before.  [NAR-LOC-07, NAR-MIS-33]"""
    done, key = battle.done, offer.key
    if (offer.choice.once and f"choice:{key}" in done) or f"failed:{key}" in done:
        return True
    return hero is not None and f"failed:{key}:{hero.key}" in done


def within_reach(battle: Battle, choice: ChoiceSpec, hero: Hero | None) -> bool:
    """Whether a hero stands on or beside one of the squares of an option, if it names any.  [NAR-ACN-21]"""
    if not choice.at or hero is None:
        return not choice.at
    board = battle.terrain.board
    return battle.terrain.named(choice.at) & (board.near[hero.cell] | 1 << hero.cell) != 0


def take(battle: Battle, offer: CardOption, hero: Hero | None) -> Rule[None]:
    """A hero takes an option: he pays, makes its test, and its consequences follow.

    Points of interest are paid for before their card is drawn, each of them once and for all heroes.
    [NAR-LOC-02, NAR-LOC-03, NAR-LOC-05, NAR-LOC-06, NAR-LOC-07, NAR-TST-06]
    """
    choice, card = offer.choice, offer.card
    by = hero.key if hero is not None else "company"
    battle.journal.note("chose", "NAR-LOC-06", figure=by, card=card.title, choice=choice.label, ap=offer.cost)
    if offer.cost:
        verbs.pay(battle, offer.cost)
    if choice in card.points:
        battle.paid.append(offer.key)
    yield from _follow(battle, offer, hero)
    verbs.advance(battle, offer.cost)


def _follow(battle: Battle, offer: CardOption, hero: Hero | None) -> Rule[None]:
    """The test of an option and what comes of it.  [NAR-TST-05, NAR-TST-06]"""
    choice = offer.choice
    successes = (yield from _successes(battle, choice, hero)) if hero is not None else 1
    if not successes:
        _close_failed(battle, offer, hero)
        yield from carry_out(battle, choice.otherwise, hero)
        return
    battle.done.append(f"choice:{offer.key}")
    for _ in range(successes if choice.each else 1):
        yield from carry_out(battle, choice.then, hero)
    if choice.card:
        yield from draw_card(battle, choice.card, hero)


def test_of(choice: ChoiceSpec) -> TestSpec | None:
    """The test of an option; a tag alone makes it a narrative test.  [NAR-MIS-33, NAR-HER-06]"""
    if choice.test is not None or not choice.tag:
        return choice.test
    return narrative(choice.tag)


def narrative(tag: Tag) -> TestSpec:
    """A narrative test: Mind, or Physical for Force, 2 successes at 5.  [NAR-MIS-33, NAR-HER-06]"""
    return TestSpec("physical" if tag == "force" else "mind", NARRATIVE, about="speaking", tag=tag)


def _successes(battle: Battle, choice: ChoiceSpec, hero: Hero) -> Rule[int]:
    """The successes of an option's test; too few are none, and no test counts as one.  [NAR-TST-05]"""
    spec = test_of(choice)
    if spec is None:
        return 1
    return (yield from make_test(battle, spec, hero))


def make_test(battle: Battle, spec: TestSpec, hero: Hero) -> Rule[int]:
    """Make the test of a card; fewer successes than it asks for are none.  [NAR-TST-01, NAR-TST-05]"""
    moment = TestMoment(hero, spec.characteristic, about=spec.about, tag=spec.tag)
    result = yield from characteristic_tests.test(battle, moment, spec.threshold, rule="NAR-TST-05")
    passed = result.successes >= spec.successes
    what = "test-passed" if passed else "test-failed"
    battle.journal.note(what, "NAR-TST-05", figure=hero.key, successes=result.successes, needs=spec.successes)
    return result.successes if passed else 0


def _close_failed(battle: Battle, offer: CardOption, hero: Hero | None) -> None:
    """After a failure an option can be tried again, unless it is a narrative test or says otherwise.

    [NAR-TST-06, NAR-LOC-07, NAR-MIS-33]
    """
    if not offer.choice.retry:
        battle.done.append(f"failed:{offer.key}")
    elif offer.choice.tag and hero is not None:
        battle.done.append(f"failed:{offer.key}:{hero.key}")


def draw_deed(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """Draw a card: it is read, its deeds are done, and what it offers stays open.  [NAR-MIC-06]"""
    yield from draw_card(battle, deed.name, hero)


def close_deed(battle: Battle, deed: MissionDeed, hero: Hero | None) -> Rule[None]:
    """Put a card away: what it offers can no longer be taken."""
    close_card(battle, deed.name)
    yield from ()


DEEDS: Final[Mapping[str, MissionWord[Run]]] = MappingProxyType(
    {"draw-card": MissionWord(draw_deed, "card"), "close-card": MissionWord(close_deed, "card"), **SIMPLE}
)
"""Everything that a mission can do.  [NAR-MIC-06]"""
