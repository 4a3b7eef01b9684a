"""The position before the first question."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType

import pytest

from helpers.nova import nova
from helpers.nova_pack import CONTENT, setup
from horologium.engine.core.codec import Codec
from horologium.engine.core.errors import BadData
from horologium.engine.rulesets.nova_aetas.company.scaling import group_size
from horologium.engine.rulesets.nova_aetas.faults import faults
from horologium.engine.rulesets.nova_aetas.mission_specs import EnemyPlace, TilePlace, TokenPlace
from horologium.engine.rulesets.nova_aetas.setup import set_up
from horologium.engine.rulesets.nova_aetas.specs import Held, HeroEntry
from horologium.engine.rulesets.nova_aetas.state import Battle, Options


def squares(battle, models):
    return [battle.terrain.board.name(model.cell) for model in models]


@pytest.mark.rule("NAR-MIS-26", "NAR-TIM-01")
def test_the_hand_and_all_heroes_start_at_the_start_time_and_enemies_one_quadrant_ahead():
    battle = set_up(setup())
    assert (battle.now, battle.end) == (96, 108)
    assert [hero.at for hero in battle.heroes] == [96, 96]
    assert [(group.card, group.at) for group in battle.groups] == [("guard", 97)]


@pytest.mark.rule("NAR-MIS-26")
def test_tokens_of_waiting_enemies_start_two_quadrants_ahead():
    battle = set_up(setup(enemies=(EnemyPlace("nun", ("A1",), waiting=True), EnemyPlace("guard", ("H1",)))))
    assert {group.card: group.at for group in battle.groups} == {"nun": 98, "guard": 97}


@pytest.mark.rule("NAR-MIS-26", "NAR-WTG-02")
def test_a_mission_may_name_the_quadrants_of_tokens():
    battle = set_up(setup(HeroEntry("valerio", token=3), enemies=(EnemyPlace("guard", ("D2",), token=7),)))
    assert (battle.heroes[0].at, battle.groups[0].at) == (99, 103)


@pytest.mark.rule("NAR-WTG-02", "NAR-ENY-01")
def test_all_models_of_a_card_share_one_token():
    battle = set_up(setup(enemies=(EnemyPlace("guard", ("A1",)), EnemyPlace("guard", ("B1",), waiting=True))))
    assert [(group.card, group.at) for group in battle.groups] == [("guard", 97)]


@pytest.mark.rule("NAR-WTG-01", "NAR-WTG-03")
def test_enemies_are_in_combat_unless_the_mission_says_they_wait():
    battle = set_up(setup(enemies=(EnemyPlace("guard", ("A1",)), EnemyPlace("nun", ("H1",), waiting=True))))
    assert [enemy.waiting for enemy in battle.enemies] == [False, True]


@pytest.mark.rule("NAR-WTG-07")
def test_a_waiting_enemy_placed_beside_a_hero_does_not_wait():
    battle = set_up(setup(enemies=(EnemyPlace("guard", ("C6",), waiting=True),)))
    assert not battle.enemies[0].waiting


@pytest.mark.rule("NAR-GEN-01")
@pytest.mark.parametrize("party", [("valerio",), ("sofia", "valerio")])
def test_one_to_four_heroes_take_the_squares_of_the_mission_in_order(party):
    battle = set_up(setup(*(HeroEntry(name) for name in party)))
    assert [hero.key for hero in battle.heroes] == list(party)
    assert squares(battle, battle.heroes) == ["C8", "D8"][: len(party)]


@pytest.mark.rule("NAR-CAM-06")
def test_a_mission_played_by_itself_has_the_heroes_it_names_as_they_start():
    (sofia,) = set_up(setup(party=(HeroEntry("sofia"),))).heroes
    spec = CONTENT["heroes"]["sofia"]
    assert (sofia.key, sofia.injuries, sofia.hero_class) == ("sofia", [], spec.starting_class)
    assert (sofia.physical, sofia.health) == (spec.physical, spec.health)


@pytest.mark.rule("NAR-GEN-01", "NAR-CAM-06")
def test_without_a_party_the_company_of_the_pack_comes():
    assert [hero.key for hero in set_up(setup(party=())).heroes] == ["valerio", "sofia"]


def test_missions_of_one_pack_start_alike_and_share_nothing_that_changes():
    start = replace(setup(), content=MappingProxyType(CONTENT))
    one, other = set_up(start), set_up(start)
    one.heroes[0].wounds, one.enemies = 1, []
    one.journal.note("begins", "NAR-TIM-01")
    codec = Codec(Battle, 1)
    assert codec.digest(other) == codec.digest(set_up(setup())) != codec.digest(one)
    assert not other.journal.entries


def test_a_hero_can_have_a_square_of_his_own():
    battle = set_up(setup(HeroEntry("valerio", at="D8"), HeroEntry("sofia")))
    assert squares(battle, battle.heroes) == ["D8", "C8"]


@pytest.mark.rule("NAR-INJ-01", "NAR-INJ-02")
def test_injuries_of_earlier_missions_lie_beside_the_hero_and_not_in_the_deck():
    battle = set_up(setup(HeroEntry("valerio", injuries=("limp", "limp"))))
    assert battle.heroes[0].injuries == ["limp", "limp"]
    assert battle.injuries.cards == ["ribs", "ribs"]


@pytest.mark.rule("NAR-MIS-18", "NAR-INJ-01")
def test_injuries_of_heroes_who_stay_behind_are_not_in_the_deck():
    battle = set_up(setup(HeroEntry("valerio", injuries=("limp",)), resting=("limp", "ribs")))
    assert battle.injuries.cards == ["ribs"]


@pytest.mark.rule("NAR-INJ-02")
def test_a_hero_whom_his_injuries_would_knock_out_is_refused():
    with pytest.raises(BadData, match=r"party\.0\.wounds: 4 wounds knock Valerio out before the start"):
        set_up(setup(HeroEntry("valerio", wounds=4, injuries=("ribs", "ribs"))))


def test_wounds_statuses_and_objectives_of_enemies_come_from_the_mission():
    place = EnemyPlace("guard", ("D2",), wounds=1, statuses=(Held("burn"),), objective="door")
    (enemy,) = set_up(setup(enemies=(place,))).enemies
    assert (enemy.wounds, enemy.statuses, enemy.objective) == (1, {"burn": 1}, "door")


def test_only_tiles_that_lie_open_bring_scenery_tokens_and_enemies():
    tiles = (TilePlace("field"), TilePlace("house", row=8, hidden=True))
    tokens = (TokenPlace("loot", "A1"), TokenPlace("loot", "A9"))
    enemies = (EnemyPlace("guard", ("D2", "D9")),)
    battle = set_up(setup(tiles=tiles, tokens=tokens, enemies=enemies))
    assert (len(battle.scenery), len(battle.tokens), len(battle.enemies)) == (0, 1, 1)


def test_tokens_have_keys_of_their_own():
    battle = set_up(setup(tokens=(TokenPlace("loot", "A1"), TokenPlace("loot", "B1"), TokenPlace("lever", "C1"))))
    assert [token.key for token in battle.tokens] == ["loot", "loot-2", "lever"]


@pytest.mark.rule("NAR-MIS-30", "NAR-CMP-04")
def test_the_enemy_deck_holds_the_common_cards_of_the_factions_unless_the_mission_names_some():
    assert set_up(setup()).draft.cards == ["guard"] * 4 + ["nun"] * 4
    assert set_up(setup(draft=("nun",))).draft.cards == ["nun"]


@pytest.mark.rule("NAR-GEN-02", "NAR-GEN-03")
def test_every_variant_is_off_unless_the_group_wants_it():
    battle = set_up(setup())
    assert battle.options == Options()
    assert (battle.options.enemy_choices, battle.options.party_scaling) == ("worst", False)


SMALL = Options(party_scaling=True)


@pytest.mark.rule("NAR-MIS-32", "NAR-GEN-03")
@pytest.mark.parametrize(("heroes", "left"), [(4, 4), (3, 3), (2, 2), (1, 2)])
def test_groups_are_smaller_against_a_small_party(heroes, left):
    battle = nova(heroes={f"{column}1": column for column in "ABCD"[:heroes]}, options=SMALL)
    assert group_size(battle, 4) == left
    assert group_size(battle, 1) == 1


@pytest.mark.rule("NAR-MIS-32")
def test_a_group_is_counted_over_all_its_places_and_the_last_ones_stay_away():
    places = (EnemyPlace("guard", ("D2", "E2", "F2")), EnemyPlace("guard", ("G2", "H2"), waiting=True))
    battle = set_up(setup(enemies=places, options=SMALL))
    assert squares(battle, battle.enemies) == ["D2", "E2", "F2"]


@pytest.mark.rule("NAR-MIS-32")
def test_leaders_are_weaker_against_a_small_party_if_the_group_wants_it():
    enemies = (EnemyPlace("captain", ("D2",)), EnemyPlace("guard", ("E2", "F2")))
    battle = set_up(setup(enemies=enemies, options=SMALL))
    assert [(enemy.card, enemy.health) for enemy in battle.enemies] == [("captain", 4), ("guard", 3)]


@pytest.mark.rule("NAR-MIS-32")
def test_without_the_option_nobody_is_missing():
    assert len(set_up(setup()).enemies) == 3


def test_the_first_position_has_no_fault_and_survives_being_saved():
    battle = set_up(setup())
    codec = Codec(Battle, 1)
    assert not list(faults(battle))
    assert codec.load(codec.dump(battle)) == battle


def test_set_up_changes_nothing_in_the_pack():
    before = repr(CONTENT)
    set_up(setup(options=Options(party_scaling=True)))
    assert repr(CONTENT) == before
