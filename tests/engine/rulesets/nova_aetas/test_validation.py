"""What is refused before anything starts: one clear sentence each."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.nova_pack import CLASSES, CONTENT, EQUIPMENT, MISSION, pack, setup, skirmish
from horologium.engine.core.errors import BadData
from horologium.engine.core.plots import PlotSpec, SideMission, TownSpec
from horologium.engine.core.ruleset import Setup
from horologium.engine.rulesets.nova_aetas.mission_specs import (
    EnemyPlace,
    EventSpec,
    MissionDeed,
    TilePlace,
    TokenPlace,
)
from horologium.engine.rulesets.nova_aetas.setup import set_up
from horologium.engine.rulesets.nova_aetas.specs import EquipmentSpec, HeroEntry, TileSpec
from horologium.engine.rulesets.nova_aetas.validation import check_content, mission_flaws, side_flaws


def flaws(**changes):
    return [(flaw.key, flaw.message) for flaw in mission_flaws(skirmish(**changes), CONTENT)]


def test_a_sound_mission_and_a_sound_pack_have_no_flaw():
    assert not flaws()
    assert not list(check_content(pack(missions={"skirmish": MISSION})))


@pytest.mark.rule("NAR-TIM-01")
@pytest.mark.parametrize(("key", "time"), [("start", "8:03"), ("end", "25:00"), ("end", "noon")])
def test_a_time_that_no_clock_shows_is_a_flaw(key, time):
    assert flaws(**{key: time}) == [(key, f"{time!r} is no time of the clock")]


@pytest.mark.rule("NAR-MIS-28")
@pytest.mark.parametrize(("row", "found"), [("L..#", ["the ladder on A9 leads to no roof"]), ("..L#", [])])
def test_a_ladder_that_leads_to_no_roof_is_a_flaw(row, found):
    content = {**CONTENT, "tiles": {**CONTENT["tiles"], "yard": TileSpec("yard", "Yard", (row,))}}
    mission = skirmish(tiles=(*MISSION.tiles, TilePlace("yard", row=8)))
    assert [flaw.message for flaw in mission_flaws(mission, content)] == found


@pytest.mark.parametrize(
    ("tiles", "message"),
    [
        ((TilePlace("moor"),), "there is no tile 'moor'"),
        ((TilePlace("field"), TilePlace("house", column=4)), "tile House lies on another tile"),
    ],
)
def test_an_impossible_map_is_a_flaw(tiles, message):
    assert flaws(tiles=tiles) == [("tiles", message)]


def test_a_tile_with_crooked_rows_is_a_flaw():
    content = pack(tiles={"field": TileSpec("field", "Field", ("...", ".."))})
    (flaw,) = mission_flaws(MISSION, content)
    assert "the row '..' does not fit" in flaw.message


@pytest.mark.rule("NAR-ACN-07")
def test_two_figures_on_one_square_are_a_flaw():
    enemies = (EnemyPlace("guard", ("D2",)), EnemyPlace("nun", ("D2",)))
    assert flaws(enemies=enemies) == [("enemies.1.at", "D2 is taken by guard already")]
    assert flaws(enemies=(EnemyPlace("guard", ("C8",)),)) == [("enemies.0.at", "C8 is taken by valerio already")]


def test_squares_that_the_map_does_not_have_are_flaws():
    assert flaws(enemies=(EnemyPlace("guard", ("Z9",)),)) == [("enemies.0.at", "the map has no square 'Z9'")]
    assert flaws(heroes_at=("C8", "C9")) == [("heroes_at", "the map has no square 'C9'")]
    assert flaws(tokens=(TokenPlace("loot", "I1"),)) == [("tokens.0.at", "the map has no square 'I1'")]


@pytest.mark.parametrize("square", ["B2", "C2", "C3"])
def test_nobody_stands_on_scenery_or_in_a_building(square):
    found = flaws(tiles=(TilePlace("house"),), enemies=(EnemyPlace("guard", (square,)),))
    assert found == [("enemies.0.at", f"nobody can stand on {square}")]


def test_an_enemy_may_stand_on_a_roof():
    assert not flaws(tiles=(TilePlace("house"),), enemies=(EnemyPlace("guard", ("C3+1",)),))


def test_heroes_start_on_a_tile_that_lies_open():
    tiles = (TilePlace("field"), TilePlace("field", row=8, hidden=True))
    assert flaws(tiles=tiles, heroes_at=("C8", "C9")) == [("heroes_at", "C9 lies on a tile that is not revealed yet")]


def test_a_mission_needs_a_square_for_each_hero():
    assert flaws(heroes_at=("C8",)) == [("heroes_at", "there is no square left for sofia")]


@pytest.mark.rule("NAR-GEN-01")
def test_a_party_too_large_or_with_a_hero_twice_is_refused():
    five = tuple(HeroEntry("valerio") for _ in range(5))
    found = [flaw.message for flaw in mission_flaws(MISSION, CONTENT, five)]
    assert found[:2] == ["5 heroes are too many", "valerio comes twice"]


@pytest.mark.rule("NAR-GEN-01")
def test_a_mission_without_heroes_is_refused():
    with pytest.raises(BadData, match="nobody comes to Skirmish: take one to four heroes"):
        set_up(Setup(skirmish(party=()), {**CONTENT, "heroes": {}}))


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        (HeroEntry("valerio", skills=("hunter-1",)), "party.0.skills: hunter-1 is no skill of Valerio as a Squire"),
        (HeroEntry("valerio", equipment=("sword", "buckler", "flail")), "too much in the slot hand"),
        (HeroEntry("sofia", skills=("hunter-1", "hunter-2")), "more attack skills are pinned than Hunter"),
        (HeroEntry("valerio", at="D2"), "enemies.0.at: D2 is taken by valerio already: give each figure its own"),
    ],
)
def test_set_up_refuses_with_the_reason_before_anything_starts(entry, sentence):
    with pytest.raises(BadData, match=sentence):
        set_up(setup(entry))


def test_set_up_refuses_words_that_missions_do_not_know():
    event = EventSpec("time", "8:30", deeds=(MissionDeed("explode"),))
    with pytest.raises(BadData, match="explode"):
        set_up(setup(events=(event,)))


def test_enemies_that_are_unknown_or_dead_are_flaws():
    assert flaws(enemies=(EnemyPlace("ghost", ("D2",)),)) == [("enemies.0.enemy", "there is no enemy 'ghost'")]
    assert flaws(enemies=(EnemyPlace("guard", ("D2",), wounds=3),)) == [
        ("enemies.0.wounds", "3 wounds leave Guard no life")
    ]


def test_a_patrol_goes_over_free_squares():
    place = EnemyPlace("guard", ("D2",), waiting=True, patrol=("D2", "Q7"))
    assert flaws(enemies=(place,)) == [("enemies.0.patrol", "nobody can patrol to 'Q7'")]


@pytest.mark.rule("NAR-HER-11")
def test_a_class_names_six_different_skills():
    double = replace(CLASSES["squire"], skills=("squire-1",) * 6)
    assert "names a skill twice" in [flaw.message for flaw in check_content(pack(classes={"squire": double}))]


@pytest.mark.rule("NAR-EQP-02")
def test_a_hand_item_fills_hands_and_nothing_else_does():
    handless = replace(EQUIPMENT["flail"], hands=0)
    grasping = replace(EQUIPMENT["ring"], hands=1)
    found = list(check_content(pack(equipment={"flail": handless, "ring": grasping})))
    assert [flaw.id for flaw in found] == ["flail", "ring"]


def test_a_card_is_not_called_like_a_skill():
    double = replace(EQUIPMENT["ring"], id="squire-1")
    found = list(check_content(pack(equipment={"squire-1": double})))
    assert [(flaw.id, flaw.message) for flaw in found] == [("squire-1", "is the id of a skill too")]


@pytest.mark.rule("NAR-END-03", "NAR-MIS-19")
@pytest.mark.parametrize(("services", "found"), [(("market",), ["side.0.towns"]), (("tavern",), [])])
def test_a_side_mission_is_told_of_in_a_tavern(services, found):
    side = SideMission("bell", "the-stolen-bell", "The Stolen Bell", ("padua",))
    plot = PlotSpec("tale", "Tale", "start", "1509-05-14", (), side=(side,))
    towns = {"padua": TownSpec("padua", "Padua", 500, 500, services)}
    assert [flaw.key for flaw in side_flaws(plot, towns)] == found


def bearer_flaws_of(**limits):
    card = EquipmentSpec("lance", "Lance", "accessory", **limits)
    content = {**CONTENT, "equipment": {**CONTENT["equipment"], "lance": card}}
    return [(flaw.kind, flaw.id, flaw.key, flaw.message) for flaw in check_content(content)]


@pytest.mark.rule("NAR-EQP-12", "NAR-EQP-13")
@pytest.mark.parametrize(
    ("limits", "key", "message"),
    [
        ({"hero": "valeria"}, "hero", "there is no hero 'valeria'"),
        ({"hero": "sofia", "classes": ("knight",)}, "classes", "no hero of the pack can ever carry Lance"),
        ({"family": "mage", "classes": ("knight",)}, "classes", "no hero of the pack can ever carry Lance"),
    ],
)
def test_a_card_that_nobody_could_carry_is_a_flaw(limits, key, message):
    assert bearer_flaws_of(**limits) == [("equipment", "lance", key, message)]


@pytest.mark.rule("NAR-EQP-12", "NAR-EQP-13")
@pytest.mark.parametrize("limits", [{}, {"classes": ("knight",)}, {"hero": "valerio", "classes": ("knight", "hunter")}])
def test_a_card_that_somebody_can_carry_is_sound(limits):
    assert bearer_flaws_of(**limits) == []
