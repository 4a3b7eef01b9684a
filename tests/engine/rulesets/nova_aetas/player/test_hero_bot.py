"""What the hero bot thinks of its options."""

from __future__ import annotations

import pytest

from helpers.nova import activate, enemy_spec, nova
from horologium.engine.core.ask import Choose, Draw, Listed, Option
from horologium.engine.kit.cells import Cells
from horologium.engine.rulesets.nova_aetas.effects.choices import Undecided, failures, told, usual
from horologium.engine.rulesets.nova_aetas.fight.dice import ShownDie
from horologium.engine.rulesets.nova_aetas.mission_specs import Goal, MissionCondition, TilePlace
from horologium.engine.rulesets.nova_aetas.player import chances, moves, tactics
from horologium.engine.rulesets.nova_aetas.player.answers import figures, square
from horologium.engine.rulesets.nova_aetas.player.hero_bot import HeroBot
from horologium.engine.rulesets.nova_aetas.player.judgement import action_worth, best_action
from horologium.engine.rulesets.nova_aetas.player.plan import HeroPlan
from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, EffectSpec, EquipmentSpec, SkillSpec, TileSpec
from horologium.engine.rulesets.nova_aetas.turns import actions

SWORD = EquipmentSpec("sword", "Sword", "hand", 1, "weapon", attack=AttackSpec("melee"))
BOW = EquipmentSpec("bow", "Bow", "hand", 2, "weapon", attack=AttackSpec("ranged", least=2, most=6))
CURE = SkillSpec("cure", "Cure", kind="action", cost=2, effects=(EffectSpec("heal", to="self-or-hero", range=3),))


def fight(heroes, enemies, **more):
    return nova(heroes=heroes, enemies=enemies, equipment=(SWORD, BOW), skills=(CURE,), **more)


def aims(battle):
    """Where the first hero's aims and enemies are."""
    plan = HeroPlan(battle, battle.heroes[0])
    return [plan.places(aim, plan.hero) for aim in plan.aims]


def chosen(battle, key="valerio"):
    """The action that the bot takes when a hero has just been activated."""
    hero = activate(battle, key)
    menu = actions.menu(battle, hero)
    return best_action(battle, Choose("NAR-HAC-07", key, "heroes", "option", Listed(menu)))


def test_an_enemy_in_reach_is_attacked():
    assert chosen(fight({"A1": {"key": "valerio", "items": ("sword",)}}, {"A2": "guard"})) == "attack:valerio-sword"


def test_an_enemy_farther_off_is_walked_up_to():
    battle = fight({"A1": {"key": "valerio", "items": ("sword",)}}, {"A4": "guard"})
    assert chosen(battle) == "move"
    board = battle.terrain.board
    move = moves.best_move(HeroPlan(battle, battle.heroes[0]), 5)
    assert board.near[board.cell("A4")] >> move.cell & 1


def test_an_archer_goes_to_where_the_target_can_be_seen_and_no_enemy_is_near():
    battle = fight({"A1": {"key": "sofia", "items": ("bow",), "precision": 4}}, {"A8": "guard"})
    hero = activate(battle, "sofia")
    move = moves.best_move(HeroPlan(battle, hero), 5)
    assert 2 <= battle.terrain.board.distance(move.cell, battle.enemies[0].cell) <= 6


def test_a_friend_who_is_down_is_healed_before_anybody_is_attacked():
    battle = fight(
        {
            "A1": {"key": "valerio", "items": ("sword",), "skills": ["cure"]},
            "B1": {"key": "sofia", "wounds": 8, "ko": True},
        },
        {"A2": "guard"},
    )
    assert chosen(battle) == "use:cure"


def test_with_nothing_to_do_a_hero_waits_as_long_as_he_must():
    battle = fight({"A1": "valerio"}, {"H8": "guard"})
    battle.enemies[0].waiting = True
    battle.groups[0].at = battle.now + 3
    hero = activate(battle, "valerio")
    plan = HeroPlan(battle, hero)
    worth = {ap: action_worth(plan, actions.Action(f"wait-{ap}", ap, actions.wait)) for ap in range(1, 6)}
    assert max(worth, key=worth.get) == 3


def test_weaker_enemies_and_harder_hitters_are_targets_first():
    battle = fight({"A1": "valerio"}, {"A2": "guard", "B1": "guard"})
    battle.enemies[1].wounds = 2
    assert figures(battle, Choose("NAR-X", "valerio", "heroes", "figure", Listed(battle.enemies))) == ("guard-2",)


def test_of_friends_the_one_who_is_down_comes_first():
    battle = fight({"A1": {"key": "valerio", "wounds": 7}, "A2": {"key": "sofia", "wounds": 6, "ko": True}}, {})
    assert figures(battle, Choose("NAR-X", "valerio", "heroes", "figure", Listed(battle.heroes))) == ("sofia",)


@pytest.mark.parametrize(("models", "least"), [(0, 0), (1, 2)])
def test_where_figures_alone_are_no_answer_the_bot_gives_none(models, least):
    battle = fight({"A1": "valerio"}, {})
    offered = Listed([*battle.heroes[:models], Option("nobody")])
    assert figures(battle, Choose("NAR-X", "valerio", "heroes", "figure", offered, least, 2)) is None


@pytest.mark.parametrize(
    ("dice", "good", "needs", "percent"), [(1, 4, 1, 50), (2, 4, 2, 25), (3, 8, 3, 100), (0, 4, 1, 0), (2, 4, 0, 100)]
)
def test_the_chance_of_so_many_successes(dice, good, needs, percent):
    assert chances.at_least(dice, good, needs) == percent


def test_a_promise_grows_with_dice_and_shrinks_with_a_shield():
    guard = enemy_spec("guard")
    battle = nova(heroes={"A1": "valerio"}, enemies={"A2": "guard"}, cards=(guard,))
    few, many = (tactics.PossibleStrike(SWORD.attack, 3, dice) for dice in (2, 5))
    assert tactics.promise(battle, few, battle.enemies[0]) < tactics.promise(battle, many, battle.enemies[0])


def test_aims_are_squares_and_enemies_as_victory_asks_for_them():
    battle = nova(heroes={"A1": "valerio"}, enemies={"H8": "guard"})
    board = battle.terrain.board
    battle.goals = [Goal("away", (MissionCondition("heroes-at", at=("C3", "D3")),))]
    assert aims(battle) == [board.mask(["C3", "D3"])]
    battle.goals = [Goal("cleared", (MissionCondition("defeated", "guard"),))]
    assert aims(battle) == [board.mask(["H7", "G8"])]


def test_a_tile_that_is_not_there_yet_is_looked_for_in_the_northern_row():
    north = TileSpec("north", "North", ("....",))
    mission = {"tiles": (TilePlace("map", row=1), TilePlace("north", hidden=True))}
    battle = nova(("....", "...."), {"A3": "valerio"}, mission=mission, tiles=(north,))
    battle.goals = [Goal("seen", (MissionCondition("revealed", "north"),))]
    assert aims(battle) == [battle.terrain.board.mask(["A2", "B2", "C2", "D2"])]


def test_squares_that_lead_nowhere_in_particular_are_chosen_by_their_way_to_the_goal():
    battle = nova(heroes={"A1": "valerio"}, enemies={"H8": "guard"})
    board = battle.terrain.board
    request = Choose("NAR-KWD-11", "valerio", "heroes", "cell", Cells(board, board.mask(["A2", "C3"])))
    assert square(battle, request, request.options) == ("C3",)


def test_failed_dice_are_thrown_again_as_many_as_may_be():
    dice = [ShownDie(0, "8+sun", True), ShownDie(1, "1", False), ShownDie(2, "3", False)]
    request = Choose("NAR-RRL-05", "valerio", "heroes", "die", Listed(dice), 0, 1)
    assert failures(request) == ("die-1",)
    assert usual(Choose("NAR-RRL-05", "valerio", "heroes", "die", Listed(dice), 0, 3)) == ("die-1", "die-2")


def test_tokens_that_help_are_used():
    request = Choose("NAR-STP-03", "valerio", "heroes", "option", Listed([Option("keep"), Option("discard")]))
    assert usual(request) == ("discard",)


def test_no_answer_to_a_weighty_question_is_the_usual_one():
    request = Choose("NAR-HAC-07", "valerio", "heroes", "option", Listed([Option("move"), Option("end")]))
    assert usual(request) is None
    with pytest.raises(Undecided):
        told(request)


def test_chance_is_not_the_bots_business():
    assert HeroBot(1).reply(Draw("NAR-X", "a", "heroes", "deck", ("a",), 1, False), None) is None
