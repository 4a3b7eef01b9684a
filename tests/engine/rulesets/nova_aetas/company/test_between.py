"""Between missions: loot, money, trade, crafting, learning."""

from __future__ import annotations

import pytest

from helpers.nova import nova
from helpers.nova_missions import DRAUGHT, REAGENTS, quest
from helpers.script import play
from horologium.engine.core.ask import Choose, Draw
from horologium.engine.rulesets.nova_aetas.company import between
from horologium.engine.rulesets.nova_aetas.company.between import TOWNS, Scholar, Town
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.library import SpecLibrary
from horologium.engine.rulesets.nova_aetas.specs import ClassSpec, EffectSpec, EquipmentSpec, HeroEntry, HeroSpec
from horologium.engine.rulesets.nova_aetas.state import Item, LootCard
from horologium.engine.rulesets.nova_aetas.turns.ending import close

CITY, VILLAGE = Town("Rome", ("market", "cerusico", "workshop")), Town("Bolsena", ("market", "cerusico"), village=True)
FLASK = EquipmentSpec("flask", "Fire Flask", "none", formula=("ember", "sage"), makes=2, price=8)
SWORD = EquipmentSpec("sword", "Sword", "hand", 1)
PLATE = EquipmentSpec("plate", "Plate Cuirass", "armour", price=41)
SPURS = EquipmentSpec("spurs", "Golden Spurs", "accessory", class_change="knight")
VALERIO = HeroSpec(
    "valerio", "Valerio", 5, 2, 4, 2, 8, "squire", advanced_classes=("knight", "duke"), special=("heal",)
)
CLASSES = tuple(
    ClassSpec(name, name.title(), "warrior", tuple(f"{name}-{number}" for number in range(6)))
    for name in ("squire", "knight", "duke")
)
LIBRARY = SpecLibrary((VALERIO,), CLASSES, (), (), (), (), (), ())


def looted(count, *shown, won, **mission):
    battle, _ = quest(**mission)
    battle.loot = [LootCard("pecunia", f"card-{number}", number in shown) for number in range(count)]
    battle.won = won
    return battle


@pytest.mark.rule("NAR-REA-05", "NAR-REA-06", "NAR-EX-14")
def test_on_a_victory_all_loot_is_kept():
    assert len(play(between.share(looted(8, won=True)), [])) == 8


@pytest.mark.rule("NAR-REA-07", "NAR-EX-14")
def test_on_a_defeat_half_of_the_loot_is_kept_by_chance():
    cards = ("card-1", "card-3", "card-4", "card-7")
    assert play(between.share(looted(8, won=False)), [(Draw, cards)]) == list(cards)


@pytest.mark.rule("NAR-REA-07")
@pytest.mark.parametrize(("loot", "kept"), [(0, 0), (1, 0), (5, 2)])
def test_half_of_the_loot_is_rounded_down(loot, kept):
    answers = [(Draw, tuple(f"card-{number}" for number in range(kept)))] if kept else []
    assert len(play(between.share(looted(loot, won=False)), answers)) == kept


@pytest.mark.rule("NAR-REA-08")
def test_cards_that_lie_face_up_may_be_chosen_first():
    battle = looted(6, 2, 5, won=False)
    kept = play(between.share(battle), [(Choose, ("card-5-5",)), (Draw, ("card-0", "card-2"))])
    assert kept == ["card-5", "card-0", "card-2"]


@pytest.mark.rule("NAR-REA-06", "NAR-REA-07")
def test_a_mission_may_lay_down_another_share():
    assert play(between.share(looted(4, won=False, loot_lost="none")), []) == []
    assert len(play(between.share(looted(4, won=False, loot_lost="all")), [])) == 4
    assert play(between.share(looted(2, won=True, loot_won="half")), [(Draw, ("card-1",))]) == ["card-1"]


@pytest.mark.rule("NAR-END-06", "NAR-INJ-01", "NAR-STS-09", "NAR-MIS-20")
def test_wounds_and_statuses_end_with_the_mission_and_injuries_stay():
    _, hero = quest()
    hero.wounds, hero.threat, hero.statuses, hero.injuries = 5, 3, {"burn": 1}, ["limp"]
    hero.items.append(Item("valerio-hood", "hood"))
    entry = between.next_entry(hero, HeroEntry("valerio", skills=("shove",), learned=("shove", "insult"), wounds=2))
    assert (entry.wounds, entry.threat, entry.statuses) == (0, 0, ())
    assert (entry.injuries, entry.equipment, entry.learned) == (("limp",), ("hood",), ("shove", "insult"))


@pytest.mark.rule("NAR-EQP-18")
def test_five_popolini_are_a_fiorino():
    assert between.money(23) == (4, 3)


@pytest.mark.rule("NAR-EQP-15", "NAR-END-02", "NAR-MIS-19")
@pytest.mark.parametrize(
    ("item", "town", "price"),
    [(PLATE, CITY, 41), (PLATE, VILLAGE, None), (DRAUGHT, VILLAGE, 6), (SWORD, CITY, None), (FLASK, CITY, None)],
)
def test_common_equipment_costs_its_price_where_it_is_on_sale(item, town, price):
    assert between.buys(item, town) == price


def test_without_a_market_nothing_is_on_sale():
    assert between.buys(DRAUGHT, Town("Wilderness", ())) is None


@pytest.mark.rule("NAR-EQP-16")
@pytest.mark.parametrize(("item", "price"), [(PLATE, 20), (DRAUGHT, 3), (SWORD, None)])
def test_equipment_is_sold_for_half_its_price_rounded_down_and_without_a_price_not_at_all(item, price):
    assert between.sells(item) == price


@pytest.mark.rule("NAR-REA-10", "NAR-REA-11")
def test_a_reagent_brings_half_its_price_rounded_down():
    assert [between.reagent_brings(card) for card in REAGENTS] == [1, 8, 10, 1, 2]


@pytest.mark.rule("NAR-REA-10", "NAR-MIS-19")
def test_a_market_shows_three_cards_of_each_deck():
    decks = {"pecunia": ["ring"] * 4, "alchemia": ["sage"]}
    answers = [(Draw, ("ring", "ring", "ring")), (Draw, ("sage",))]
    assert play(between.on_display(decks), answers) == ["ring", "ring", "ring", "sage"]


@pytest.mark.rule("NAR-END-04", "NAR-INJ-03", "NAR-MIS-19")
def test_the_cerusico_asks_more_in_a_village():
    assert (between.surgery(CITY), between.surgery(VILLAGE), between.surgery(TOWNS[7])) == (10, 14, None)


@pytest.mark.rule("NAR-MIS-19", "NAR-END-01", "NAR-END-03")
def test_twelve_towns_offer_what_the_map_says():
    towns = {town.name: town for town in TOWNS}
    assert len(towns) == 12
    assert (towns["Bolsena"].services, towns["Bolsena"].village) == (("market", "tavern"), True)
    assert [name for name, town in towns.items() if not town.offers("tavern")] == ["Padua", "Trento"]


@pytest.mark.rule("NAR-END-01", "NAR-MIS-20")
def test_the_end_mission_phase_begins_with_the_outcome_and_visits_a_town():
    steps = [step.key for step in NOVA_AETAS.campaign.steps]
    assert (steps[0], len(steps)) == ("outcome", 10)
    assert steps.index("loot") < steps.index("experience") < steps.index("travel") < steps.index("town")


@pytest.mark.rule("NAR-EQP-14", "NAR-END-05")
def test_crafting_consumes_exactly_the_reagents_of_the_formula():
    assert between.craft(FLASK, ["ember", "ring", "sage", "sage"]) == (["flask", "flask"], ["ring", "sage"])


@pytest.mark.rule("NAR-EQP-14", "NAR-END-05")
@pytest.mark.parametrize(
    ("item", "reagents", "recipes", "town", "why"),
    [
        (FLASK, ["ember", "sage"], ["flask"], CITY, ""),
        (FLASK, ["ember"], ["flask"], CITY, "lacks sage"),
        (FLASK, ["ember", "sage"], [], CITY, "recipe"),
        (FLASK, ["ember", "sage"], ["flask"], VILLAGE, "no workshop in Bolsena"),
        (SWORD, [], [], CITY, "not made from reagents"),
    ],
)
def test_crafting_needs_recipe_workshop_and_reagents(item, reagents, recipes, town, why):
    found = between.may_craft(item, reagents, recipes, town)
    assert why in found if why else not found


def test_nothing_is_crafted_from_nothing():
    with pytest.raises(ValueError, match="lacks ember, sage"):
        between.craft(FLASK, [])


@pytest.mark.rule("NAR-SKS-01", "NAR-MIS-08")
def test_a_mission_brings_experience_by_its_outcome():
    plot = [between.experience(won=won) for won in (True, False)]
    side = [between.experience(won=won, plot=False) for won in (True, False)]
    assert (plot, side) == ([2, 1], [1, 0])


@pytest.mark.rule("NAR-MIS-08", "NAR-SKS-01", "NAR-SKS-02", "NAR-SKS-03")
@pytest.mark.parametrize(
    ("taken", "skill", "price"),
    [
        ("", "squire-1", 1),
        ("", "knight-1", None),
        ("knight", "knight-1", 2),
        ("knight", "duke-1", None),
        ("", "heal", 3),
    ],
)
def test_a_skill_costs_by_its_group_and_an_advanced_class_must_be_taken_first(taken, skill, price):
    assert between.price_of_skill(LIBRARY, Scholar(VALERIO, taken=taken), skill) == price


@pytest.mark.rule("NAR-SKS-01", "NAR-SKS-03", "NAR-MIS-08")
@pytest.mark.parametrize(
    ("scholar", "skill", "why"),
    [
        (Scholar(VALERIO, experience=1), "squire-1", ""),
        (Scholar(VALERIO, experience=0), "squire-1", "costs 1 experience"),
        (Scholar(VALERIO, ("squire-1",), experience=9), "squire-1", "already"),
        (Scholar(VALERIO, experience=9), "knight-1", "cannot learn"),
    ],
)
def test_learning_has_a_price_and_a_gate(scholar, skill, why):
    found = between.may_learn(LIBRARY, scholar, skill, [], [])
    assert why in found if why else not found


@pytest.mark.rule("NAR-HER-13", "NAR-MIS-03")
def test_a_special_skill_needs_a_companion_who_has_learned_it_or_trusted_companions():
    scholar = Scholar(VALERIO, experience=3)
    assert "companion" in between.may_learn(LIBRARY, scholar, "heal", [], [])
    assert not between.may_learn(LIBRARY, scholar, "heal", ["heal"], [])
    assert not between.may_learn(LIBRARY, scholar, "heal", [], ["trusted-companions"])


@pytest.mark.rule("NAR-HER-16", "NAR-CMP-06")
@pytest.mark.parametrize(
    ("taken", "to", "cards", "missions", "why"),
    [
        ("", "knight", [SPURS], 4, ""),
        ("knight", "duke", [SPURS], 9, "already"),
        ("", "wizard", [SPURS], 4, "no advanced class"),
        ("", "knight", [SPURS], 3, "after plot mission 4"),
        ("", "duke", [SPURS], 4, "does not own the card"),
    ],
)
def test_a_class_is_changed_once_late_enough_and_with_its_card(taken, to, cards, missions, why):
    found = between.may_change_class(Scholar(VALERIO, taken=taken), to, cards, missions)
    assert why in found if why else not found


@pytest.mark.rule("NAR-HER-16")
def test_who_changes_his_class_keeps_what_he_has_learned():
    knight = between.changed(Scholar(VALERIO, ("squire-1",), experience=3), "knight")
    assert (knight.taken, knight.learned, knight.experience) == ("knight", ("squire-1",), 3)


@pytest.mark.rule("NAR-CMP-13")
def test_achievements_are_kept_from_what_was_found():
    assert between.achievements(["hood", "achievement:trusted-companions"]) == ["trusted-companions"]


@pytest.mark.rule("NAR-CAM-01", "NAR-CAM-02", "NAR-MIS-21")
def test_the_story_goes_on_after_victory_and_defeat_in_different_columns():
    assert [between.next_column(column, won=True) for column in "ABC"] == ["A", "B", "C"]
    assert [between.next_column(column, won=False) for column in "ABC"] == ["B", "C", "A"]


@pytest.mark.rule("NAR-CAM-02")
def test_a_victory_brings_more_than_a_defeat():
    assert (between.reward(won=True), between.reward(won=False), between.reward(won=True, plot=False)) == (6, 2, 0)


@pytest.mark.rule("NAR-EQP-18", "NAR-MIS-16")
@pytest.mark.parametrize(("won", "coins"), [(True, 4 + 6 + 5), (False, 4 + 2)])
def test_the_company_brings_home_what_it_found_its_reward_and_what_cards_add_to_a_victory(won, coins):
    contract = EquipmentSpec("contract", "Contract", "none", effects=(EffectSpec("coins", on="victory", amount=5),))
    battle = nova(heroes={"A1": {"key": "valerio", "items": ("contract",)}}, equipment=(contract,))
    battle.coins, battle.won = 4, won
    close(battle)
    assert between.earned(battle) == coins
