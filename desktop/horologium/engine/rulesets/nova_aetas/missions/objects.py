"""Objects on the map: what a hero can pick up, open and use where he stands (topics ACN, TOK, MIS-31)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from horologium.engine.kit.decks import deal
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.mission_specs import TestSpec
from horologium.engine.rulesets.nova_aetas.missions.cards import make_test
from horologium.engine.rulesets.nova_aetas.missions.deeds import called, find, hand_out
from horologium.engine.rulesets.nova_aetas.missions.exploring import remove_token, use_of
from horologium.engine.rulesets.nova_aetas.state import GONE

if TYPE_CHECKING:
    from horologium.engine.core.ask import Rule
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero, Token

PICK: Final = TestSpec("rapidity", 3, about="lock")
FORCE: Final = TestSpec("physical", 3, about="lock")
"""How a locked chest is opened: with skilled hands, or with a crowbar.  [NAR-MIS-31]"""

IN_A_CHEST: Final = 2
COINS: Final = "-popolini"
"""How the name of a crate card ends that is money: ``4-popolini``.  [NAR-MIS-31]"""


def at_hand(battle: Battle, hero: Hero) -> tuple[list[Token], list[Token]]:
    """What a hero can pick up, on his own square or beside it, and what he can interact with, beside him.

    [NAR-ACN-19, NAR-ACN-20, NAR-ACN-21, NAR-TOK-01]
    """
    reach = battle.terrain.board.near[hero.cell] | 1 << hero.cell
    collectable: list[Token] = []
    usable: list[Token] = []
    for token in battle.tokens:
        cell = token.cell
        if cell != GONE and reach >> cell & 1:
            use = use_of(token)
            if use == "collect":
                collectable.append(token)
            elif use == "interact" and cell != hero.cell:
                usable.append(token)
    return collectable, usable


def collect(battle: Battle, hero: Hero, token: Token) -> Rule[None]:
    """A hero picks up an object: a loot token, something from a crate, or an item of the mission.

    [NAR-ACN-19, NAR-ACN-20, NAR-ACN-22, NAR-TOK-01, NAR-TOK-02, NAR-TOK-03]
    """
    verbs.pay(battle, token.cost)
    remove_token(battle, token)
    battle.journal.note("collected", "NAR-ACN-19", figure=hero.key, token=called(token))
    if token.kind == "loot":
        yield from find(battle, token.deck, hero, "NAR-TOK-01")
    elif token.kind == "crate":
        yield from search(battle, hero)
    tell(battle, "collected", token)
    verbs.advance(battle, token.cost)


def search(battle: Battle, hero: Hero) -> Rule[None]:
    """A crate holds one random card of the mission's stock; an empty stock gives nothing.  [NAR-MIS-31, NAR-ACN-20]"""
    if not battle.crates.cards:
        return
    for card in (yield from deal("NAR-MIS-31", hero, battle.crates)):
        if coins := coins_in(card):
            battle.coins += coins
            battle.journal.note("coins", "NAR-MIS-31", coins=coins, purse=battle.purse)
        else:
            yield from hand_out(battle, card, hero, "NAR-MIS-31")


def coins_in(card: str) -> int:
    """The Popolini that a crate card stands for; none if it is a piece of equipment.  [NAR-MIS-31]"""
    return int(card.removesuffix(COINS)) if card.endswith(COINS) else 0


def interact(battle: Battle, hero: Hero, token: Token) -> Rule[None]:
    """A hero uses a lever, a fire or another object; the mission says what that does.

    [NAR-ACN-21, NAR-ACN-22, NAR-TOK-02, NAR-TOK-04, NAR-TOK-05]
    """
    verbs.pay(battle, token.cost)
    battle.journal.note("interacted", "NAR-ACN-21", figure=hero.key, token=called(token))
    tell(battle, "interacted", token)
    verbs.advance(battle, token.cost)
    yield from ()


def open_chest(battle: Battle, hero: Hero, token: Token, *, force: bool = False) -> Rule[None]:
    """A hero tries to open a locked chest; it stays closed if he fails, and he may pay and try again.

    [NAR-MIS-31, NAR-TST-06, NAR-ACN-22]
    """
    verbs.pay(battle, token.cost)
    battle.journal.note("tries-chest", "NAR-MIS-31", figure=hero.key, token=called(token))
    if (yield from make_test(battle, FORCE if force else PICK, hero)):
        remove_token(battle, token)
        battle.journal.note("opened", "NAR-MIS-31", figure=hero.key, token=called(token))
        for _ in range(IN_A_CHEST):
            yield from find(battle, token.deck, hero, "NAR-MIS-31")
        tell(battle, "interacted", token)
        if force:
            tell(battle, "forced", token)
    verbs.advance(battle, token.cost)


def tell(battle: Battle, what: str, token: Token) -> None:
    """Let the mission hear of a token by its name and by its kind."""
    for name in dict.fromkeys((token.name or token.kind, token.kind)):
        battle.news.append(f"{what}:{name}")
