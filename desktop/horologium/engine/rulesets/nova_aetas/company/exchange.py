"""Transmutation: between two missions a reagent is exchanged for a card of another deck (NAR-MIS-06)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from horologium.engine.core.ask import Option, draw, pick
from horologium.engine.rulesets.nova_aetas.state import COMPANY
from horologium.engine.rulesets.nova_aetas.words import Deck

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.nova_aetas.library import SpecLibrary

KEEP: Final = Option("keep")
RULE: Final = "NAR-MIS-06"


def decks_left(library: SpecLibrary, held: Sequence[str]) -> dict[str, list[str]]:
    """What lies in each deck while the company holds some of the cards.  [NAR-REA-01, NAR-REA-03]"""
    return {
        deck: [
            card.id
            for card in library.reagents
            if card.deck == deck
            for _ in range(max(0, card.copies - held.count(card.id)))
        ]
        for deck in get_args(Deck)
    }


def exchanges(library: SpecLibrary, skills: Sequence[str]) -> int:
    """How many reagents a hero with these skills may exchange in one End Mission Phase.  [NAR-MIS-06]"""
    effects = [effect for skill in skills for effect in library.skill[skill].effects]
    return sum(effect.amount for effect in effects if effect.do == "transmute" and effect.on == "between")


def transmute(library: SpecLibrary, reagents: Sequence[str], decks: Mapping[str, Sequence[str]]) -> Rule[list[str]]:
    """Exchange one reagent of the company, or none, for a random card of another deck; gives back what it has then.

    [NAR-MIS-06]
    """
    home = {card.id: card.deck for card in library.reagents}
    given = yield from pick(RULE, COMPANY, [*map(Option, dict.fromkeys(reagents)), KEEP], "card")
    others = [Option(deck) for deck, cards in decks.items() if cards and deck != home.get(given.key)]
    if given is KEEP or not others:
        return [*reagents]
    deck = yield from pick(RULE, COMPANY, others)
    left = [*reagents]
    left.remove(given.key)
    return [*left, *(yield from draw(RULE, COMPANY, deck.key, decks[deck.key]))]
