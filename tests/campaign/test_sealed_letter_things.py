"""The things of the pack *The Sealed Letter*: every one of them can be got somehow."""

from __future__ import annotations

from dataclasses import replace

from helpers.sealed_letter import content, plot
from helpers.states import at
from horologium.engine.core.campaign import Place
from horologium.engine.rulesets.nova_aetas.company import trading
from horologium.engine.rulesets.nova_aetas.company.roster import begin
from horologium.engine.rulesets.nova_aetas.missions.legend import all_deeds


def gifts(kind):
    """What the story gives of a kind: on its ways, in its scenes, for side missions."""
    nodes, sides = plot().nodes, plot().side
    given = [*(way for node in nodes for way in node.ways), *nodes, *sides]
    return {gift.name for giver in given for gift in giver.gifts if gift.kind == kind and gift.amount > 0}


def finds():
    """What lies in missions: in crates, or given by a deed."""
    missions = [content()["missions"][node.mission] for node in plot().nodes if node.mission]
    missions += [content()["missions"][side.mission] for side in plot().side]
    deeds = {deed.name for mission in missions for deed in all_deeds(mission) if deed.do == "equipment"}
    return deeds | {card for mission in missions for card in mission.crates}


def places():
    towns = content()["towns"].values()
    return [Place(town.id, town.name, "village" if town.village else "", town.services) for town in towns]


def on_sale(ware, card):
    return any(trading.buys(at(content(), place), ware, card).allowed for place in places())


def has_source(item):
    if item.formula:
        return on_sale("recipe", item.id) or item.id in gifts("recipe")
    if item.class_change:
        return item.class_change in {grade for hero in content()["heroes"].values() for grade in hero.advanced_classes}
    begins = {thing.of.id for thing in begin(content(), list(content()["heroes"])).things}
    return item.id in begins | gifts("equipment") | finds() or on_sale("equipment", item.id)


def test_every_piece_of_equipment_can_be_got():
    assert [item.id for item in content()["equipment"].values() if not has_source(item)] == []


def test_a_card_without_price_recipe_or_giver_would_be_noticed():
    sword = content()["equipment"]["falchion"]
    assert not on_sale("equipment", "bragadins-sword")
    assert not has_source(replace(sword, id="bragadins-other-sword", price=0))


def test_every_reagent_of_a_formula_lies_in_a_deck():
    wanted = {card for item in content()["equipment"].values() for card in item.formula}
    assert [card for card in sorted(wanted) if content()["reagents"][card].copies < 1] == []


def test_what_the_story_gives_exists():
    for kind, folder in (("equipment", "equipment"), ("recipe", "equipment"), ("reagent", "reagents")):
        assert gifts(kind) <= set(content()[folder])
