"""What offers, skills and answers are worth to a sound player."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.nova import activate, nova
from helpers.nova_missions import card, do, event, holds, quest, token
from horologium.engine.core.ask import Choose, Listed
from horologium.engine.kit.cells import Cells
from horologium.engine.rulesets.nova_aetas import mission_specs
from horologium.engine.rulesets.nova_aetas.fight.attack import lines
from horologium.engine.rulesets.nova_aetas.mission_specs import ChoiceSpec, Goal, ObjectiveSpec
from horologium.engine.rulesets.nova_aetas.missions.cards import printed
from horologium.engine.rulesets.nova_aetas.missions.mission import actions
from horologium.engine.rulesets.nova_aetas.player import moves, offers
from horologium.engine.rulesets.nova_aetas.player.answers import choice, square
from horologium.engine.rulesets.nova_aetas.player.judgement import action_worth, best_action
from horologium.engine.rulesets.nova_aetas.player.plan import HeroPlan
from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, EffectSpec, EquipmentSpec, SkillSpec
from horologium.engine.rulesets.nova_aetas.turns.actions import menu

SWORD = EquipmentSpec("sword", "Sword", "hand", 1, "weapon", attack=AttackSpec("melee"))
FURY = SkillSpec("fury", "Fury", kind="boost", cost=1, effects=(EffectSpec("dice", on="boost", amount=2),))
SLIP = SkillSpec("slip", "Slip Away", kind="action", cost=1, effects=(EffectSpec("slip-away"),))
MARCH = SkillSpec("march", "March", kind="action", cost=1, effects=(EffectSpec("gain", status="speed"),))
WARD = SkillSpec("ward", "Ward", kind="action", cost=1, effects=(EffectSpec("gain", status="defense"),))


GUST = SkillSpec("gust", "Gust", kind="action", cost=2, range=4, effects=(EffectSpec("push", to="enemy", amount=2),))
CIRCLE = SkillSpec(
    "circle", "Circle", kind="action", cost=3, effects=(EffectSpec("dice", on="aura", name="defence", range=2),)
)
DARE = SkillSpec("dare", "Dare", kind="action", cost=2, effects=(EffectSpec("threat", amount=2),))


def table(*skills, at="A1", enemies=None, friends=None, **more):
    """Valerio with a sword and some skills, in mid-activation."""
    hero = {"key": "valerio", "items": ("sword",), "skills": [skill.id for skill in skills]}
    heroes = {at: hero, **(friends or {})}
    battle = nova(heroes=heroes, enemies=enemies or {}, equipment=(SWORD,), skills=skills, **more)
    return battle, activate(battle, "valerio")


def worth(battle, hero, key):
    """What the bot thinks of an action."""
    option = next(option for option in menu(battle, hero) if option.key == key)
    return action_worth(HeroPlan(battle, hero), option)


def taken(battle, hero):
    """The action that the bot takes."""
    return best_action(battle, Choose("NAR-HAC-07", hero.key, "heroes", "option", Listed(menu(battle, hero))))


def asked(battle, hero, name):
    """The option of a card that the bot takes."""
    return choice(
        battle, Choose("NAR-LOC-06", hero.key, "heroes", "option", Listed(printed(battle, battle.plot.card[name])))
    )


def test_of_the_options_of_a_card_the_one_that_loses_is_never_taken():
    options = (
        ChoiceSpec("yield", "Yield", then=(do("lose", "gone"),)),
        ChoiceSpec("stay", "Stay", then=(do("wound"),)),
    )
    battle, hero = quest(cards=(card("duel", choices=options, ask=True),))
    assert asked(battle, hero, "duel") == ("duel:stay",)


def test_a_test_that_the_hero_is_good_at_is_preferred():
    deeds = (do("coins", amount=9),)
    options = tuple(
        ChoiceSpec(name, name, test=mission_specs.TestSpec(name, 2), then=deeds)
        for name in ("mind", "physical", "precision")
    )
    battle, hero = quest(cards=(card("lock", choices=options),))
    assert asked(battle, hero, "lock") == ("lock:physical",)


def test_the_wounded_are_looked_after_when_somebody_offers():
    options = (ChoiceSpec("rest", "Rest", then=(do("heal", amount=3, to="heroes"),)),
               ChoiceSpec("dig", "Dig", then=(do("coins", amount=4),)))  # fmt: skip
    battle, hero = quest(cards=(card("inn", choices=options),))
    hero.wounds = 6
    assert asked(battle, hero, "inn") == ("inn:rest",)


def test_what_raises_the_alarm_is_left_alone():
    battle, hero = quest(
        tokens=(token("lever", "D5", "bell"),),
        events=(event("interacted", "bell", do("raise-flag", "alarm")),),
        goals=(Goal("heard", (holds("flag", "alarm"),), won=False),),
    )
    (bell,) = actions(battle, hero)
    assert offers.action_worth(HeroPlan(battle, hero), bell) < 0


def test_a_boost_comes_before_the_attack_that_it_helps():
    battle, hero = table(FURY, enemies={"A2": "guard"})
    assert taken(battle, hero) == "use:fury"


def test_a_boost_is_not_wasted_where_nobody_can_be_attacked():
    battle, hero = table(FURY, enemies={"H8": "guard"})
    assert taken(battle, hero) != "use:fury"


def test_a_long_way_is_worth_a_quicker_step():
    battle, hero = table(MARCH, enemies={})
    battle.goals = [Goal("away", (holds("heroes-at", at=("H8",)),))]
    assert taken(battle, hero) == "use:march"


def test_who_has_to_go_slips_away_from_those_beside_him():
    battle, hero = table(SLIP, enemies={"A2": "guard", "B1": "guard"}, at="A1")
    battle.goals, battle.end = [Goal("away", (holds("heroes-at", at=("A8",)),))], battle.now + 9
    battle.enemies.pop()
    battle.refresh_cells()
    battle.active.engaged = True
    assert taken(battle, hero) == "use:slip"


def test_no_preparation_is_made_where_no_enemy_is_near():
    battle, hero = table(WARD, enemies={"H8": "guard"})
    battle.goals = [Goal("away", (holds("heroes-at", at=("A8",)),))]
    assert taken(battle, hero) == "move"


def test_an_enemy_who_has_to_be_defeated_is_struck_before_others():
    battle, hero = table(enemies={"A2": "guard", "B1": "captain"})
    battle.goals = [Goal("headless", (holds("defeated", "captain"),))]
    option = next(line for line in lines(battle, hero) if line.key == "attack:valerio-sword")
    cells = Cells(battle.terrain.board, battle.foes, option)
    assert square(battle, Choose("NAR-HAT-08", "valerio", "heroes", "cell", cells), cells) == ("B1",)


def test_who_must_live_is_not_struck():
    battle, hero = table(enemies={"A2": "guard"})
    battle.goals = [Goal("murder", (holds("defeated", "guard"),), won=False)]
    assert HeroPlan(battle, hero).weight(battle.enemies[0]) == 0


def test_enemies_near_what_they_are_after_matter_more():
    mission = {"objectives": (ObjectiveSpec("seize", "grain"),)}
    battle, hero = quest(
        tokens=(token("objective", "A1", "grain", use="none"),), enemies={"B1": "guard", "H8": "guard"}, **mission
    )
    plan = HeroPlan(battle, hero)
    near, far = battle.enemies
    assert plan.weight(near) > plan.weight(far)


def test_a_hero_goes_round_those_who_wait():
    battle, hero = quest("A8", enemies={"D4": "guard"}, goals=(Goal("away", (holds("heroes-at", at=("H8",)),)),))
    battle.enemies[0].waiting = True
    battle.library.enemy["guard"] = replace(battle.library.enemy["guard"], control=3)
    move = moves.best_move(HeroPlan(battle, hero), 5)
    assert battle.terrain.board.distance(move.cell, battle.enemies[0].cell) > 3


def test_a_character_comes_along_towards_his_goal():
    goal = Goal("safe", (holds("token-at", "nuncio", at=("D1",)),))
    battle, _ = quest("D3", tokens=(token("character", "D4", "nuncio"),), goals=(goal,))
    cells = Cells(battle.terrain.board, battle.terrain.board.mask(["D4", "D2", "C3"]))
    assert square(battle, Choose("NAR-MIS-02", "valerio", "heroes", "cell", cells), cells) == ("D2",)


@pytest.mark.parametrize(("wounds", "better"), [(0, False), (6, True)])
def test_a_friend_who_is_badly_hurt_is_freed_from_his_enemy(wounds, better):
    battle, hero = table(GUST, enemies={"D4": "guard"}, friends={"E4": "sofia"}, at="A4")
    battle.hero("sofia").wounds = wounds
    assert (worth(battle, hero, "use:gust") > 0) == better


def test_a_circle_is_for_those_who_are_in_danger():
    near, _ = table(CIRCLE, enemies={"E5": "guard"}, friends={"B4": "sofia"}, at="A4")
    far, _ = table(CIRCLE, enemies={}, friends={"B4": "sofia"}, at="A4")
    assert worth(near, near.hero("valerio"), "use:circle") > 0 > worth(far, far.hero("valerio"), "use:circle")


@pytest.mark.parametrize(("wounds", "better"), [(0, False), (6, True)])
def test_a_strong_hero_turns_enemies_from_a_weak_one(wounds, better):
    battle, hero = table(DARE, enemies={"D4": "guard"}, friends={"E4": "sofia"}, at="A4")
    battle.hero("sofia").wounds = wounds
    assert (worth(battle, hero, "use:dare") > 0) == better
