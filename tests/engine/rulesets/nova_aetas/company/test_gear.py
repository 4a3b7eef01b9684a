"""What heroes may carry, and what happens to a card that does not fit."""

from __future__ import annotations

import pytest

from helpers.nova import nova
from helpers.script import play
from horologium.engine.core.ask import Choose
from horologium.engine.rulesets.nova_aetas.company.gear import bulk, for_anybody, may_carry, overloaded, receive
from horologium.engine.rulesets.nova_aetas.effects.triggers import mission_start
from horologium.engine.rulesets.nova_aetas.specs import EffectSpec, EquipmentSpec, SkillSpec
from horologium.engine.rulesets.nova_aetas.state import Item

CARDS = (
    EquipmentSpec("sword", "Sword", "hand", 1, "weapon"),
    EquipmentSpec("axe", "Axe", "hand", 1, "weapon"),
    EquipmentSpec("bow", "Bow", "hand", 2, "weapon"),
    EquipmentSpec("hood", "Hood", "helmet", category="helmet"),
    EquipmentSpec("mail", "Mail", "armour", category="armour"),
    EquipmentSpec("ring", "Ring", "accessory"),
    EquipmentSpec("letter", "Letter", "none", category="key"),
    EquipmentSpec("crook", "Crook", "none", family="priest"),
    EquipmentSpec("lance", "Lance", "hand", 2, "weapon", classes=("knight", "captain")),
)
BY_ID = {card.id: card for card in CARDS}


def load(*names):
    return overloaded([BY_ID[name] for name in names])


def carrying(*items):
    battle = nova(heroes={"A1": {"key": "valerio", "items": items}}, equipment=CARDS)
    return battle, battle.hero("valerio")


@pytest.mark.rule("NAR-EQP-01")
@pytest.mark.parametrize(("cards", "slot"), [(["hood"], "helmet"), (["mail"], "armour"), (["ring"] * 3, "accessory")])
def test_each_slot_holds_so_much_and_no_more(cards, slot):
    assert not load(*cards)
    assert load(*cards, cards[0]) == slot


@pytest.mark.rule("NAR-EQP-01", "NAR-EQP-02")
def test_two_hands_hold_two_small_weapons_or_one_great_one():
    assert not load("sword", "axe")
    assert not load("bow")
    assert load("bow", "sword") == "hand"


@pytest.mark.rule("NAR-EQP-03")
def test_cards_with_a_dash_weigh_nothing():
    assert not load(*["letter"] * 20)
    assert bulk(BY_ID["letter"]) == 0


@pytest.mark.rule("NAR-EQP-12", "NAR-EQP-13", "NAR-EQP-07")
def test_a_card_for_one_hero_or_one_family_is_for_nobody_else():
    own = EquipmentSpec("buckler", "Buckler", "hand", 1, "shield", hero="valerio")
    assert may_carry("valerio", "squire", "warrior", own)
    assert not may_carry("sofia", "hunter", "scout", own)
    assert may_carry("vincenzo", "acolyte", "priest", BY_ID["crook"])
    assert not may_carry("valerio", "squire", "warrior", BY_ID["crook"])


@pytest.mark.rule("NAR-EQP-12", "NAR-EQP-13")
@pytest.mark.parametrize(("hero_class", "fits"), [("knight", True), ("captain", True), ("squire", False)])
def test_a_card_for_some_classes_is_for_no_other_class_of_the_family(hero_class, fits):
    assert may_carry("valerio", hero_class, "warrior", BY_ID["lance"]) is fits
    assert not for_anybody(BY_ID["lance"])


@pytest.mark.rule("NAR-EQP-13")
def test_hero_class_and_family_must_all_fit():
    lance = EquipmentSpec("lance", "Lance", "hand", 2, "weapon", "valerio", "warrior", classes=("knight",))
    assert may_carry("valerio", "knight", "warrior", lance)
    assert not may_carry("ottavio", "knight", "warrior", lance)
    assert not may_carry("valerio", "knight", "scout", lance)


@pytest.mark.rule("NAR-EQP-06")
def test_a_card_that_fits_is_taken():
    battle, hero = carrying("sword")
    assert play(receive(battle, hero, Item("found-axe", "axe"), "NAR-EQP-06"), [(Choose, ("take",))])
    assert [item.card for item in hero.items] == ["sword", "axe"]


@pytest.mark.rule("NAR-EQP-06", "NAR-EQP-04")
def test_what_is_in_the_way_goes_to_the_stock_of_the_company():
    battle, hero = carrying("sword", "axe", "ring")
    play(receive(battle, hero, Item("b", "bow"), "NAR-EQP-06"), [(Choose, ("take",)), (Choose, ("valerio-axe",))])
    assert [item.card for item in hero.items] == ["ring", "bow"]
    assert battle.stock == ["axe", "sword"]


@pytest.mark.rule("NAR-EQP-06")
def test_a_card_may_be_refused():
    battle, hero = carrying("sword")
    assert not play(receive(battle, hero, Item("b", "bow"), "NAR-EQP-06"), [(Choose, ("refuse",))])
    assert [item.card for item in hero.items] == ["sword"]


@pytest.mark.rule("NAR-EQP-13")
def test_a_card_of_another_family_is_not_even_offered():
    battle, hero = carrying()
    assert not play(receive(battle, hero, Item("c", "crook"), "NAR-EQP-06"), [])


@pytest.mark.rule("NAR-EQP-13", "NAR-EQP-06")
@pytest.mark.parametrize(("hero_class", "script"), [("squire", []), ("knight", [(Choose, ("take",))])])
def test_a_card_of_another_class_is_not_even_offered(hero_class, script):
    battle, hero = carrying()
    hero.hero_class = hero_class
    assert play(receive(battle, hero, Item("l", "lance"), "NAR-EQP-06"), script) is (hero_class == "knight")


@pytest.mark.rule("NAR-EQP-13", "NAR-MIS-16")
@pytest.mark.parametrize(("hero_class", "carried", "stock"), [("squire", [], ["lance"]), ("knight", ["lance"], [])])
def test_what_a_skill_brings_along_waits_in_the_stock_if_it_is_for_others(hero_class, carried, stock):
    smith = SkillSpec("smith", "Smith", effects=(EffectSpec("receive", on="start", name="lance"),))
    who = {"key": "valerio", "skills": ["smith"], "hero_class": hero_class}
    battle = nova(heroes={"A1": who}, equipment=CARDS, skills=(smith,))
    play(mission_start(battle), [])
    assert ([item.card for item in battle.heroes[0].items], battle.stock) == (carried, stock)
