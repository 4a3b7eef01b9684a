"""Statuses in time."""

from __future__ import annotations

import pytest

from helpers.nova import activate, enemy_spec, keyword, nova
from helpers.script import play
from horologium.engine.core.ask import Choose
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.effects.triggers import recovery
from horologium.engine.rulesets.nova_aetas.fight.statuses import (
    enemy_activation_end,
    enemy_restoration,
    hero_activation_end,
    inflict,
)
from horologium.engine.rulesets.nova_aetas.specs import EffectSpec, EquipmentSpec


def with_statuses(*statuses, wounds=0):
    who = {"key": "valerio", "wounds": wounds, "statuses": dict.fromkeys(statuses, 1)}
    battle = nova(heroes={"A1": who})
    return battle, battle.heroes[0]


def enemy_with(*statuses, wounds=0, **changes):
    battle = nova(enemies={"A1": "guard"}, cards=(enemy_spec(**changes),))
    enemy = battle.enemies[0]
    enemy.wounds, enemy.statuses = wounds, dict.fromkeys(statuses, 1)
    return battle, enemy


@pytest.mark.rule("NAR-STN-01", "NAR-STN-19", "NAR-HAC-08")
def test_burn_wounds_a_hero_at_every_end_until_it_is_put_out():
    battle, hero = with_statuses("burn")
    for wounds in (1, 2):
        play(hero_activation_end(battle, hero), [])
        assert (hero.wounds, hero.statuses) == (wounds, {"burn": 1})


@pytest.mark.rule("NAR-STN-15", "NAR-STS-07")
def test_bleed_wounds_once():
    battle, hero = with_statuses("bleed")
    play(hero_activation_end(battle, hero), [])
    assert (hero.wounds, hero.statuses) == (1, {})


@pytest.mark.rule("NAR-STN-16")
def test_hemorrhage_wounds_at_every_end():
    battle, hero = with_statuses("hemorrhage")
    for _ in range(2):
        play(hero_activation_end(battle, hero), [])
    assert (hero.wounds, hero.statuses) == (2, {"hemorrhage": 1})


@pytest.mark.rule("NAR-HAC-08")
def test_the_player_orders_the_wounds_and_a_ko_ends_them():
    battle, hero = with_statuses("burn", "bleed", wounds=7)
    play(hero_activation_end(battle, hero), [(Choose, ("bleed",))])
    assert (hero.ko, hero.statuses) == (True, {})


@pytest.mark.rule("NAR-STP-03", "NAR-STN-01")
def test_a_defense_token_cancels_the_wound_of_burn():
    battle, hero = with_statuses("burn", "defense")
    play(hero_activation_end(battle, hero), [(Choose, ("discard",))])
    assert (hero.wounds, hero.statuses) == (0, {"burn": 1})


@pytest.mark.rule("NAR-STP-09", "NAR-STP-11", "NAR-STN-05", "NAR-STN-12", "NAR-STP-06", "NAR-STS-08")
@pytest.mark.parametrize("status", ["flying", "speed", "entangled", "blind", "charm"])
def test_what_lasts_until_the_end_of_the_activation_goes(status):
    battle, hero = with_statuses(status)
    play(hero_activation_end(battle, hero), [])
    assert hero.statuses == {}


@pytest.mark.rule("NAR-STN-07", "NAR-STS-08")
@pytest.mark.parametrize("status", ["poison", "bless", "reroll", "advantage", "defense", "cursed", "disadvantage"])
def test_other_statuses_outlast_the_activation(status):
    battle, hero = with_statuses(status)
    play(hero_activation_end(battle, hero), [])
    assert hero.statuses == {status: 1}


@pytest.mark.rule("NAR-STP-06", "NAR-STS-03")
def test_charm_gained_in_ones_own_activation_lasts_until_the_end_of_the_next():
    battle, hero = with_statuses()
    activate(battle, "valerio")
    verbs.gain(battle, hero, "charm")
    play(hero_activation_end(battle, hero), [])
    assert hero.statuses == {"charm": 1}
    play(hero_activation_end(battle, hero), [])
    assert hero.statuses == {}


@pytest.mark.rule("NAR-STP-09")
def test_flying_gained_in_ones_own_activation_ends_with_it():
    battle, hero = with_statuses()
    activate(battle, "valerio")
    verbs.gain(battle, hero, "flying")
    play(hero_activation_end(battle, hero), [])
    assert hero.statuses == {}


@pytest.mark.rule("NAR-STN-01", "NAR-STN-03", "NAR-EAC-07")
def test_burn_on_an_enemy_wounds_and_goes_out():
    battle, enemy = enemy_with("burn")
    play(enemy_activation_end(battle, enemy), [])
    assert (enemy.wounds, enemy.statuses) == (1, {})


@pytest.mark.rule("NAR-MIS-11", "NAR-STN-01")
def test_burn_deals_two_wounds_to_what_is_flammable():
    battle, enemy = enemy_with("burn", keywords=(keyword("flammable"),))
    play(enemy_activation_end(battle, enemy), [])
    assert enemy.wounds == 2


@pytest.mark.rule("NAR-STN-15", "NAR-STN-16", "NAR-STN-05", "NAR-STN-12")
def test_an_enemy_keeps_only_hemorrhage_at_the_end():
    battle, enemy = enemy_with("bleed", "hemorrhage", "entangled", "blind")
    play(enemy_activation_end(battle, enemy), [])
    assert (enemy.wounds, enemy.statuses) == (2, {"hemorrhage": 1})


@pytest.mark.rule("NAR-STN-08")
def test_poison_stays_on_an_enemy():
    battle, enemy = enemy_with("poison")
    play(enemy_activation_end(battle, enemy), [])
    assert enemy.statuses == {"poison": 1}


@pytest.mark.rule("NAR-EAC-07", "NAR-OUT-02")
def test_an_enemy_that_burns_to_death_is_defeated():
    battle, enemy = enemy_with("burn", "bleed", wounds=2)
    play(enemy_activation_end(battle, enemy), [])
    assert (battle.enemies, battle.news) == ([], ["defeated:guard"])


@pytest.mark.rule("NAR-STN-10")
@pytest.mark.parametrize(("rapidity", "paid"), [(5, 2), (1, 1)])
def test_an_enemy_pays_two_ap_for_stun_or_all_it_has(rapidity, paid):
    battle, enemy = enemy_with("stun", rapidity=rapidity)
    assert (enemy_restoration(battle, enemy), enemy.statuses) == (paid, {})


@pytest.mark.rule("NAR-TOK-08", "NAR-TOK-09")
@pytest.mark.parametrize(
    ("rapidity", "stunned", "paid", "loaded"),
    [(4, False, 2, True), (4, True, 4, True), (3, True, 2, False), (1, False, 0, False)],
)
def test_an_enemy_pays_for_stun_and_then_for_reload_if_it_can(rapidity, stunned, paid, loaded):
    battle, enemy = enemy_with(*(["stun"] if stunned else []), rapidity=rapidity)
    enemy.reload = True
    assert (enemy_restoration(battle, enemy), enemy.reload) == (paid, not loaded)


@pytest.mark.rule("NAR-KWD-02", "NAR-KWD-21", "NAR-KWD-33", "NAR-KWD-43", "NAR-KWD-52", "NAR-STS-06")
@pytest.mark.parametrize(
    ("word", "status"),
    [
        ("bloody", "bleed"),
        ("fire", "burn"),
        ("hinder", "entangled"),
        ("poison", "poison"),
        ("stun", "stun"),
        ("blind", "blind"),
    ],
)
def test_keywords_of_attacks_give_statuses(word, status):
    battle, enemy = enemy_with()
    inflict(battle, enemy, [keyword(word)])
    assert enemy.statuses == {status: 1}


@pytest.mark.rule("NAR-KWD-01", "NAR-STN-14", "NAR-STN-13")
def test_blessing_curses_and_disadvantage_are_for_heroes():
    battle, hero = with_statuses()
    inflict(battle, hero, [keyword("blessing"), keyword("cursed"), keyword("disadvantage", 2)])
    assert hero.statuses == {"bless": 1, "cursed": 1, "disadvantage": 2}


@pytest.mark.rule("NAR-STS-02", "NAR-STS-03")
def test_gear_grants_its_status_in_the_recovery_step():
    relic = EquipmentSpec("relic", "Relic", "accessory", effects=(EffectSpec("gain", on="recovery", status="bless"),))
    battle = nova(heroes={"A1": {"key": "vincenzo", "items": ("relic",)}}, equipment=(relic,))
    hero = battle.heroes[0]
    assert hero.statuses == {}
    play(recovery(battle, hero), [])
    assert hero.statuses == {"bless": 1}
