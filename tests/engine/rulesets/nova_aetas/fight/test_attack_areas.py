"""Areas and waves of heroes' attacks, and who is hit by mistake."""

from __future__ import annotations

import pytest

from helpers.nova import activate, enemy_spec, faces, keyword, nova
from helpers.nova_enemies import token
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.nova_aetas.fight.attack import attack_options, hero_attack, targets
from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, EffectSpec, EquipmentSpec, SkillSpec
from horologium.engine.rulesets.nova_aetas.state import Options

HARD = enemy_spec("hard", physical=8, health=9)
SOFT = enemy_spec("soft", physical=4, health=9)
SHIELDED = enemy_spec("shielded", physical=4, health=9, keywords=(keyword("shield"),))
DODGER = enemy_spec("dodger", physical=4, health=9, keywords=(keyword("dodge"),))


def bomb(area="cross", *words, **changes):
    line = AttackSpec("ranged", 3, 1, 6, area=area, keywords=tuple(keyword(word) for word in words), **changes)
    return EquipmentSpec("bomb", "Bomb", "hand", 1, "weapon", attack=line)


def table(rows, item, enemies, others=None, **changes):
    """Sofia, Precision 2, at A1 with the bomb."""
    who = {"key": "sofia", "items": ("bomb",), **changes}
    battle = nova(rows, {"A1": who, **(others or {})}, enemies, cards=(HARD, SOFT, SHIELDED, DODGER), equipment=(item,))
    return battle, activate(battle, "sofia")


def throw_bomb(battle, hero, script):
    option = next(one for one in attack_options(battle, hero) if one.key.endswith("bomb"))
    play(hero_attack(battle, hero, option), script)


OPEN = ("......", "......", "......")


@pytest.mark.rule("NAR-AOE-01", "NAR-AOE-02")
def test_the_main_target_of_an_area_is_a_model():
    battle, hero = table(("...b..", "......"), bomb(), {"C2": "soft"})
    option = attack_options(battle, hero)[0]
    assert battle.terrain.board.names(targets(battle, hero, option)) == ["C2"]


@pytest.mark.rule("NAR-AOE-03", "NAR-AOE-04", "NAR-ENY-04")
def test_one_roll_is_compared_with_each_defence():
    battle, hero = table(OPEN, bomb(), {"C1": "hard", "D1": "soft", "C2": "shielded", "E1": "soft"})
    throw_bomb(battle, hero, [(Choose, ("C1",)), (Roll, faces(8, 5))])
    assert [enemy.wounds for enemy in battle.enemies] == [1, 2, 1, 0]


@pytest.mark.rule("NAR-AOE-04")
def test_only_the_main_target_forces_rerolls():
    battle, hero = table(OPEN, bomb(), {"C1": "soft", "D1": "dodger"})
    throw_bomb(battle, hero, [(Roll, faces(8, 5))])
    assert [enemy.wounds for enemy in battle.enemies] == [2, 2]


@pytest.mark.rule("NAR-AOE-04")
def test_bless_lowers_the_threshold_against_everybody():
    battle, hero = table(OPEN, bomb(), {"C1": "soft", "D1": "hard"}, statuses={"bless": 1})
    throw_bomb(battle, hero, [(Choose, ("use",)), (Roll, faces(7, 3))])
    assert [enemy.wounds for enemy in battle.enemies] == [2, 1]


@pytest.mark.rule("NAR-AOE-04", "NAR-CLD-01", "NAR-CLD-02", "NAR-CLD-03", "NAR-STS-06")
def test_a_hero_in_the_area_defends_against_what_was_scored_on_the_main_target():
    battle, hero = table(OPEN, bomb("cross", "fire"), {"C1": "soft"}, {"D1": {"key": "valerio", "physical": 2}})
    throw_bomb(battle, hero, [(Roll, faces(4, 5)), (Roll, faces(5, 4))])
    friend = battle.hero("valerio")
    assert (friend.wounds, friend.statuses, hero.threat) == (1, {"burn": 1}, 1)


@pytest.mark.rule("NAR-CLD-02")
def test_a_mental_attack_is_defended_with_mind():
    line = AttackSpec("prayer", 3, 1, 6, area="cross")
    battle, hero = table(
        OPEN, EquipmentSpec("bomb", "Bomb", "hand", attack=line), {"C1": "soft"}, {"D1": {"key": "valerio", "mind": 1}}
    )
    throw_bomb(battle, hero, [(Roll, faces(5, 5)), (Roll, faces(8))])
    assert battle.hero("valerio").wounds == 1


@pytest.mark.rule("NAR-CLD-01", "NAR-GEN-02")
def test_collateral_damage_can_be_switched_off():
    battle, hero = table(OPEN, bomb(), {"C1": "soft"}, {"D1": "valerio"})
    battle.options = Options(collateral=False)
    throw_bomb(battle, hero, [(Roll, faces(4, 5))])
    assert battle.hero("valerio").wounds == 0


@pytest.mark.rule("NAR-AOE-16")
def test_the_user_is_hit_by_his_own_area():
    battle, hero = table(OPEN, bomb("explosion"), {"B1": "soft"}, physical=1)
    throw_bomb(battle, hero, [(Roll, faces(4, 5)), (Roll, faces(1))])
    assert (battle.enemies[0].wounds, hero.wounds) == (2, 2)


@pytest.mark.rule("NAR-KOH-06")
def test_a_ko_hero_is_not_touched_by_an_area():
    battle, hero = table(OPEN, bomb(), {"C1": "soft"}, {"D1": {"key": "valerio", "ko": True, "wounds": 8}})
    throw_bomb(battle, hero, [(Roll, faces(4, 5))])
    assert battle.hero("valerio").wounds == 8


@pytest.mark.rule("NAR-AOE-18", "NAR-SCN-08", "NAR-PER-09")
def test_scenery_in_the_area_suffers_at_five():
    battle, hero = table(("......", "..b...", "......"), bomb("cross", "fire"), {"C1": "soft"})
    throw_bomb(battle, hero, [(Roll, faces(4, 5))])
    assert ([thing.wounds for thing in battle.scenery], hero.threat) == ([1], 1)


@pytest.mark.rule("NAR-CRT-01", "NAR-PER-03", "NAR-PER-05", "NAR-PER-04")
def test_critical_hits_and_threat_are_counted_for_each_target():
    battle, hero = table(OPEN, bomb(), {"C1": "soft", "D1": "hard"}, precision=3)
    throw_bomb(battle, hero, [(Roll, faces(8, 5, 5))])
    assert ([enemy.wounds for enemy in battle.enemies], hero.threat) == ([4, 1], 3)


@pytest.mark.rule("NAR-AOE-11", "NAR-AOE-01")
def test_the_player_points_a_spear_where_both_ways_are_equal():
    battle, hero = table(OPEN, bomb("spear"), {"B2": "soft", "C2": "soft", "B3": "soft"})
    throw_bomb(battle, hero, [(Choose, ("south",)), (Roll, faces(5, 5))])
    assert [enemy.wounds for enemy in battle.enemies] == [2, 0, 2]


@pytest.mark.rule("NAR-AUR-02", "NAR-AUR-03", "NAR-AOE-07")
def test_a_wave_rolls_for_each_enemy_and_spares_the_user():
    battle, hero = table(OPEN, bomb("wave", reach=2), {"B1": "soft", "A3": "hard", "D1": "soft"})
    throw_bomb(battle, hero, [(Roll, faces(5, 1)), (Roll, faces(8, 8))])
    assert ([enemy.wounds for enemy in battle.enemies], hero.wounds) == ([1, 2, 0], 0)


@pytest.mark.rule("NAR-AUR-02")
def test_other_heroes_in_a_wave_face_a_roll_at_five():
    battle, hero = table(OPEN, bomb("wave", reach=2), {"B1": "soft"}, {"A2": {"key": "valerio", "physical": 1}})
    throw_bomb(battle, hero, [(Roll, faces(1, 1)), (Roll, faces(5, 5)), (Roll, faces(8))])
    assert battle.hero("valerio").wounds == 1


@pytest.mark.rule("NAR-CMP-14", "NAR-CMP-11", "NAR-AOE-03", "NAR-AOE-04")
@pytest.mark.parametrize(("area", "rolls"), [("cross", [(8, 8)]), ("wave", [(1, 1), (5, 5)])])
def test_a_character_in_the_area_defends_like_a_hero(area, rolls):
    battle, hero = table(OPEN, bomb(area, "fire", reach=3), {"C1": "soft"})
    envoy = token(battle, "C2", "character", "envoy")
    throw_bomb(battle, hero, [*((Roll, faces(*roll)) for roll in rolls), (Roll, faces(5, 4, 4))])
    assert envoy.wounds == 1


@pytest.mark.rule("NAR-AUR-02", "NAR-MIS-06")
@pytest.mark.parametrize("area", ["wave", "explosion"])
def test_an_attack_may_spare_heroes(area):
    battle, hero = table(OPEN, bomb(area, reach=2, spares_heroes=True), {"B1": "soft"}, {"A2": "valerio"})
    token(battle, "B2", "character", "envoy")
    throw_bomb(battle, hero, [(Roll, faces(8, 8))])
    assert [one.wounds for one in battle.heroes] == [0, 0]


@pytest.mark.rule("NAR-WTG-08")
def test_everybody_in_the_area_enters_combat():
    battle, hero = table(OPEN, bomb(), {"C1": "hard", "D1": "hard"})
    for enemy in battle.enemies:
        enemy.waiting = True
    throw_bomb(battle, hero, [(Roll, faces(1, 1))])
    assert not any(enemy.waiting for enemy in battle.enemies)


@pytest.mark.rule("NAR-AOE-02")
def test_an_area_lent_by_a_boost_does_not_open_round_scenery():
    pierce = SkillSpec("pierce", "Pierce", kind="boost", effects=(EffectSpec("area", on="boost", name="spear"),))
    who = {"key": "sofia", "items": ("bomb",)}
    battle = nova((".b....",), {"A1": who}, {"C1": "soft"}, cards=(SOFT,), equipment=(bomb(""),), skills=(pierce,))
    hero = activate(battle, "sofia", boosts=["pierce"])
    throw_bomb(battle, hero, [(Choose, ("B1",)), (Roll, faces(8, 8))])
    assert (battle.scenery, battle.enemies[0].wounds) == ([], 0)
