"""What a hero may carry: encumbrance, restrictions, and where a card goes that does not fit (topic EQP)."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.engine.core.ask import Option, Rule, pick
from horologium.engine.core.speech import later, say
from horologium.engine.rulesets.nova_aetas.effects.holdings import cards_changed

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.engine.core.ruleset import Content
    from horologium.engine.rulesets.nova_aetas.specs import EquipmentSpec
    from horologium.engine.rulesets.nova_aetas.state import Battle, Hero, Item

LIMITS: Final[Mapping[str, int]] = MappingProxyType({"helmet": 1, "armour": 1, "accessory": 3, "hand": 2})
"""What can be carried in each slot; hands are counted, not cards.  [NAR-EQP-01]"""

FAMILIES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "warrior": later("a warrior"),
        "scout": later("a scout"),
        "mage": later("a mage"),
        "priest": later("a priest"),
    }
)

TAKE: Final = Option("take")
REFUSE: Final = Option("refuse")
TAKE_OR_REFUSE: Final = (TAKE, REFUSE)


def bulk(card: EquipmentSpec) -> int:
    """How much of its slot a card fills: hand items one or two hands, a dash nothing.  [NAR-EQP-02, NAR-EQP-03]"""
    if card.slot == "none":
        return 0
    return max(1, card.hands) if card.slot == "hand" else 1


def overloaded(cards: Iterable[EquipmentSpec]) -> str:
    """The first slot in which cards exceed the limit, or nothing.  [NAR-EQP-01]"""
    load: dict[str, int] = {}
    for card in cards:
        slot = card.slot
        load[slot] = carried = load.get(slot, 0) + bulk(card)
        if slot in LIMITS and carried > LIMITS[slot]:
            return slot
    return ""


def may_carry(hero: str, hero_class: str, family: str, card: EquipmentSpec) -> bool:
    """Whether a card is generic, or made for this hero, for this class, for this family.  [NAR-EQP-12, NAR-EQP-13]"""
    if for_anybody(card):
        return True
    own = card.hero in ("", hero) and (not card.classes or hero_class in card.classes)
    return own and card.family in (None, family)


def suits(hero: Hero, card: EquipmentSpec) -> bool:
    """Whether a hero of a mission may carry and use a card.  [NAR-EQP-12, NAR-EQP-13]"""
    return for_anybody(card) or may_carry(hero.key, hero.hero_class, hero.family, card)


def for_anybody(card: EquipmentSpec) -> bool:
    """Whether a card is made for no hero, no class and no family alone.  [NAR-EQP-12, NAR-EQP-13]"""
    return not card.hero and card.family is None and not card.classes


def made_for(content: Content, card: EquipmentSpec) -> str:
    """For whom a card is made, as players call them; nothing if it is for anybody.  [NAR-EQP-12, NAR-EQP-13]"""
    if card.hero:
        hero = content.get("heroes", {}).get(card.hero)
        return str(hero.name) if hero else card.hero
    if card.classes:
        known = content.get("classes", {})
        return say(" or ").join(known[name].name if name in known else name for name in card.classes)
    return say(FAMILIES[card.family]) if card.family else ""


def carries(battle: Battle, hero: Hero) -> list[EquipmentSpec]:
    """The cards of a hero."""
    library, found = battle.library.item, []
    for item in hero.items:
        found.append(library[item.card])
    return found


def in_the_way(battle: Battle, hero: Hero, card: EquipmentSpec) -> list[Item]:
    """The cards of the slot, of which one has to go before another one fits; none if it fits.  [NAR-EQP-06]"""
    if not overloaded([*carries(battle, hero), card]):
        return []
    return [item for item in hero.items if battle.library.item[item.card].slot == card.slot]


def receive(battle: Battle, hero: Hero, item: Item, rule: str) -> Rule[bool]:
    """A hero takes a card if he may and wants to; what does not fit beside it goes to the stock.

    Gives back whether he took it; else the card stays where it was.  [NAR-EQP-06, NAR-EQP-04]
    """
    card = battle.library.item[item.card]
    if not suits(hero, card):
        return False
    answer = yield from pick(rule, hero, TAKE_OR_REFUSE)
    if answer is REFUSE:
        if not battle.journal.quiet:
            battle.journal.note("refused", rule, figure=hero.key, item=card.name)
        return False
    while room := in_the_way(battle, hero, card):
        store(battle, hero, (yield from pick("NAR-EQP-06", hero, room, "card")))
    hero.items.append(item)
    cards_changed(hero)
    if not battle.journal.quiet:
        battle.journal.note("received", rule, figure=hero.key, item=card.name)
    return True


def store(battle: Battle, hero: Hero, item: Item) -> None:
    """A card goes to the stock of the company, out of use for the rest of the mission.  [NAR-EQP-04, NAR-EQP-06]"""
    hero.items.remove(item)
    cards_changed(hero)
    battle.stock.append(item.card)
    battle.journal.note("stored", "NAR-EQP-06", figure=hero.key, item=battle.library.item[item.card].name)
