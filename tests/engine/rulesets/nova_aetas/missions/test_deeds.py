"""What missions can do to the table."""

from __future__ import annotations

import pytest

from helpers.nova import faces
from helpers.nova_missions import do, noted, quest, token
from helpers.script import play
from horologium.engine.core.ask import Choose, Draw, Roll
from horologium.engine.kit.decks import Deck
from horologium.engine.rulesets.nova_aetas.enemies.objectives import objective_of
from horologium.engine.rulesets.nova_aetas.mission_specs import ObjectiveSpec
from horologium.engine.rulesets.nova_aetas.missions.cards import carry_out
from horologium.engine.rulesets.nova_aetas.missions.exploring import models, point
from horologium.engine.rulesets.nova_aetas.state import Item, Options


def done(battle, *deeds, hero=None, answers=()):
    play(carry_out(battle, deeds, hero), list(answers))


def names(battle, mask):
    return battle.terrain.board.names(mask)


@pytest.mark.rule("NAR-MIC-06")
def test_a_text_is_told():
    battle, _ = quest()
    done(battle, do("say", text="A bell rings."))
    assert noted(battle, "story") == [{"text": "A bell rings."}]


@pytest.mark.rule("NAR-WTG-01", "NAR-WTG-03")
def test_enemies_are_placed_on_squares_in_combat_or_waiting():
    battle, _ = quest("D4", enemies={"H8": "guard"})
    done(battle, do("place", "guard", at=("A1", "A2")), do("place", "guard", at=("H1",), waiting=True))
    assert [enemy.waiting for enemy in battle.enemies] == [False, False, False, True]
    assert names(battle, battle.enemy_cells["rome"]) == ["A1", "H1", "A2", "H8"]


@pytest.mark.rule("NAR-MIS-32")
@pytest.mark.parametrize(("party", "count"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_fewer_models_come_against_a_small_company_if_that_option_is_on(party, count):
    battle, _ = quest("D4", *("sofia", "rebecca", "vincenzo")[: party - 1], options=Options(party_scaling=True))
    assert models(battle, 4) == count
    battle.options = Options()
    assert models(battle, 4) == 4


@pytest.mark.rule("NAR-TOK-10")
def test_reinforcements_enter_beside_their_point():
    battle, _ = quest("D8", tokens=(token("reinforcement", "A1", "gate"),), enemies={"H8": "guard"})
    done(battle, do("reinforce", "guard", amount=2, to="gate"))
    assert names(battle, battle.enemy_cells["rome"]) == ["B1", "A2", "H8"]


@pytest.mark.rule("NAR-MIS-35")
def test_without_their_point_reinforcements_enter_in_the_north():
    battle, _ = quest(tokens=(token("reinforcement", "A8", "gate"),))
    assert names(battle, 1 << point(battle, "gate")) == ["A8"]
    assert names(battle, 1 << point(battle, "bridge")) == ["D1"]


@pytest.mark.rule("NAR-TOK-13", "NAR-MIS-30")
@pytest.mark.parametrize("name", ["gate", ""])
def test_of_several_points_that_fit_the_one_closest_to_a_hero_is_taken(name):
    gates = [token("reinforcement", square, "gate") for square in ("H1", "E1", "A6", "A2")]
    battle, _ = quest("B3", "sofia", tokens=tuple(gates))
    battle.hero("sofia").ko = True
    battle.refresh_cells()
    assert names(battle, 1 << point(battle, name)) == ["A2"]
    battle.hero("valerio").cell = battle.terrain.board.cell("A4")
    battle.refresh_cells()
    assert names(battle, 1 << point(battle, name)) == ["A2"]  # as near as A6, in a lower row


@pytest.mark.rule("NAR-CMP-04")
def test_a_draft_card_of_the_faction_is_drawn_and_brings_its_enemy():
    battle, _ = quest("D8", tokens=(token("reinforcement", "A1"),), enemies={"H8": "guard"})
    battle.draft = Deck("draft", ["guard"])
    done(battle, do("draft", faction="rome"), answers=[(Draw, ("guard",))])
    assert (len(battle.enemies), battle.draft.discards) == (2, ["guard"])


@pytest.mark.rule("NAR-WTG-06", "NAR-WTG-09")
def test_a_condition_of_the_mission_wakes_waiting_enemies():
    battle, _ = quest("A8", enemies={"H1": "guard", "H2": "nun"})
    for enemy in battle.enemies:
        enemy.waiting = True
    done(battle, do("wake", "guard"))
    assert not any(enemy.waiting for enemy in battle.enemies)


@pytest.mark.rule("NAR-PLE-01")
def test_enemies_are_given_another_objective():
    battle, _ = quest(enemies={"H1": "guard", "H2": "nun"})
    done(battle, do("objective", "guard", to="grain"))
    assert [enemy.objective for enemy in battle.enemies] == ["grain", ""]


@pytest.mark.rule("NAR-PLE-01", "NAR-AIX-08")
def test_enemies_without_an_objective_any_more_attack_the_heroes():
    grain, orders = token("objective", "H8", "grain"), (ObjectiveSpec("guard", "grain"),)
    battle, _ = quest(tokens=(grain,), enemies={"H1": "guard", "H2": "nun"}, objectives=orders)
    done(battle, do("objective", "guard"))
    assert [objective_of(battle, enemy) is None for enemy in battle.enemies] == [True, False]


@pytest.mark.rule("NAR-MIC-07")
def test_tokens_are_laid_and_taken_away():
    battle, _ = quest()
    done(battle, do("put-tokens", tokens=(token("fire", "A1"), token("fire", "A2"), token("lever", "A3"))))
    assert [one.key for one in battle.tokens] == ["fire", "fire-2", "lever"]
    done(battle, do("remove-tokens", "fire"))
    assert [one.key for one in battle.tokens] == ["lever"]


@pytest.mark.rule("NAR-CMP-11")
def test_a_character_is_put_on_the_nearest_free_square():
    battle, _ = quest("D4")
    done(battle, do("put-tokens", tokens=(token("character", "D4", "girolamo"),)))
    assert names(battle, battle.characters) == ["D3"]


def test_flags_are_raised_told_and_cleared():
    battle, _ = quest()
    done(battle, do("raise-flag", "alarm", amount=2), do("raise-flag", "alarm"))
    assert (battle.flags, battle.news) == ({"alarm": 3}, ["flag:alarm", "flag:alarm"])
    done(battle, do("clear-flag", "alarm"))
    assert battle.flags == {}


@pytest.mark.rule("NAR-REA-02", "NAR-REA-04")
def test_an_event_can_grant_reagents_of_a_deck_or_of_the_players_choice():
    battle, hero = quest()
    answers = [(Draw, ("sage",)), (Choose, ("elementum",)), (Draw, ("ember",))]
    done(battle, do("loot", "alchemia"), do("loot"), hero=hero, answers=answers)
    assert [(card.reagent, card.face_up) for card in battle.loot] == [("sage", False), ("ember", False)]


@pytest.mark.rule("NAR-EQP-18")
def test_coins_are_counted_in_popolini():
    battle, _ = quest()
    done(battle, do("coins", amount=6), do("coins", amount=-2))
    assert battle.coins == 4


@pytest.mark.rule("NAR-EQP-18", "NAR-EQP-19")
@pytest.mark.parametrize(("purse", "coins"), [(0, 0), (5, -5), (20, -9)])
def test_a_loss_takes_no_more_than_the_company_has(purse, coins):
    battle, _ = quest(purse=purse)
    done(battle, do("coins", amount=-9))
    assert (battle.coins, battle.purse) == (coins, purse + coins)


@pytest.mark.rule("NAR-CMP-13")
def test_an_achievement_is_won_once():
    battle, _ = quest()
    done(battle, do("achievement", "trusted-companions"), do("achievement", "trusted-companions"))
    assert battle.found == ["achievement:trusted-companions"]


@pytest.mark.rule("NAR-EQP-06")
def test_equipment_goes_to_the_hero_who_acts_or_to_the_stock():
    battle, hero = quest()
    hero.items.append(Item("valerio-draught-1", "draught"))
    done(battle, do("equipment", "draught"), hero=hero, answers=[(Choose, ("take",))])
    done(battle, do("equipment", "hood"))
    assert ([item.key for item in hero.items], battle.stock) == (["valerio-draught-1", "valerio-draught-2"], ["hood"])


@pytest.mark.parametrize(("to", "who"), [("", ["valerio"]), ("heroes", ["valerio", "sofia"]), ("guard", ["guard-1"])])
def test_a_deed_concerns_the_hero_who_acts_all_heroes_or_the_models_of_a_card(to, who):
    battle, hero = quest("D4", "sofia", enemies={"H1": "guard", "H2": "nun"})
    done(battle, do("wound", amount=1, to=to), hero=hero)
    assert [one.key for one in (*battle.heroes, *battle.enemies) if one.wounds] == who


def test_statuses_come_and_go_and_wounds_heal():
    battle, hero = quest()
    hero.wounds = 3
    done(battle, do("status", "advantage", amount=2), do("status", "burn"), do("heal", amount=2), hero=hero)
    assert (hero.statuses, hero.wounds) == ({"advantage": 2, "burn": 1}, 1)
    done(battle, do("cure", "burn"), do("threat", amount=3), do("delay", amount=2), hero=hero)
    assert (hero.statuses, hero.threat, hero.at) == ({"advantage": 2}, 3, battle.now + 2)


def test_without_a_hero_who_acts_a_deed_for_him_concerns_nobody():
    battle, hero = quest()
    done(battle, do("wound", amount=1), do("threat", amount=1, to="hero"))
    assert (hero.wounds, hero.threat) == (0, 0)


@pytest.mark.rule("NAR-CMP-10", "NAR-MIS-27")
@pytest.mark.parametrize(
    ("face", "square"),
    [(1, "D3"), (2, "D3"), (3, "E4"), (4, "E4"), (5, "D5"), (6, "D5"), (7, "C4"), (8, "C4")],
)
def test_the_orientation_card_gives_one_of_four_directions(face, square):
    battle, hero = quest("D4")
    done(battle, do("scatter", to="hero"), hero=hero, answers=[(Roll, faces(face))])
    assert names(battle, battle.hero_cells) == [square]


@pytest.mark.rule("NAR-MIS-27")
def test_who_cannot_enter_the_square_stays():
    battle, hero = quest("A1", enemies={"B1": "guard"})
    done(battle, do("scatter", to="hero"), hero=hero, answers=[(Roll, faces(1))])
    done(battle, do("scatter", to="hero"), hero=hero, answers=[(Roll, faces(3))])
    assert names(battle, battle.hero_cells) == ["A1"]


@pytest.mark.rule("NAR-MIS-27")
def test_a_token_drifts_as_far_as_it_can():
    battle, _ = quest("D8", tokens=(token("fire", "D2"),))
    done(battle, do("scatter", "fire", amount=4), answers=[(Roll, faces(1))])
    assert battle.terrain.board.name(battle.tokens[0].cell) == "D1"
