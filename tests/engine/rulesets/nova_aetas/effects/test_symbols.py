"""Secondary Effects: symbols as a pool, colours, and rolls that fail."""

from __future__ import annotations

import pytest

from helpers.nova import activate, enemy_spec, faces, nova
from helpers.rehearsal import alone, attack_moment
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.nova_aetas import NOVA_AETAS
from horologium.engine.rulesets.nova_aetas.effects.symbols import useful
from horologium.engine.rulesets.nova_aetas.fight.attack import attack_options, hero_attack
from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, EffectSpec, EquipmentSpec, KeywordSpec


def on_symbols(do, *symbols, **more):
    return EffectSpec(do, on="symbols", symbols=symbols, **more)


def strike(script, *effects, keywords=(), words=(), rows=None, foes=None, dice=0):
    """Valerio (Physical 4) strikes once with a sword that has these effects."""
    line = AttackSpec("melee", dice=dice, effects=effects, keywords=keywords)
    sword = EquipmentSpec("sword", "Sword", "hand", 1, "weapon", attack=line)
    more = {"rows": rows} if rows else {}
    battle = nova(
        heroes={"A1": {"key": "valerio", "items": ("sword",)}}, equipment=(sword,),
        cards=(enemy_spec(health=9, keywords=words),), enemies={"B1": "guard"} if foes is None else foes, **more,
    )  # fmt: skip
    valerio = activate(battle, "valerio", 9)
    option = next(option for option in attack_options(battle, valerio) if option.key.endswith("sword"))
    play(hero_attack(battle, valerio, option), script)
    return battle, valerio


@pytest.mark.rule("NAR-EQP-11", "NAR-DIE-05")
def test_a_symbol_pays_for_one_effect_only():
    effects = on_symbols("gain", "sun", to="target", status="burn"), on_symbols("threat", "sun", amount=3)
    battle, valerio = strike([(Roll, faces(6, 1, 1, 1))], *effects)
    assert (battle.enemies[0].statuses, valerio.threat) == ({"burn": 1}, 1)


@pytest.mark.rule("NAR-SEC-04", "NAR-EQP-11")
def test_an_effect_for_each_symbol_repeats_as_long_as_the_pool_lasts():
    battle, _ = strike([(Roll, faces(6, 8, 1, 1))], on_symbols("wound", "sun", to="target", each=True))
    assert battle.enemies[0].wounds == 4


@pytest.mark.rule("NAR-SEC-04", "NAR-EQP-11")
def test_different_symbols_can_be_asked_for_together():
    effect = on_symbols("gain", "sun", "star", to="target", status="stun")
    battle, _ = strike([(Roll, faces(6, 8, 1, 1))], effect)
    assert battle.enemies[0].statuses == {}
    battle, _ = strike([(Roll, faces(6, 2, 1, 1))], effect)
    assert battle.enemies[0].statuses == {"stun": 1}


@pytest.mark.rule("NAR-EQP-09", "NAR-EQP-10", "NAR-SEC-03")
def test_red_and_colourless_effects_are_compulsory_and_come_first():
    red = on_symbols("wound", "sun")
    black = on_symbols("gain", "sun", to="target", status="burn", optional=True)
    battle, valerio = strike([(Roll, faces(6, 1, 1, 1))], black, red)
    assert (valerio.wounds, battle.enemies[0].statuses) == (1, {})


@pytest.mark.rule("NAR-EQP-09")
def test_the_player_chooses_among_black_effects():
    burn = on_symbols("gain", "sun", to="target", status="burn", optional=True)
    stun = on_symbols("gain", "sun", to="target", status="stun", optional=True)
    battle, _ = strike([(Roll, faces(6, 1, 1, 1)), (Choose, ("line-2",))], burn, stun)
    assert battle.enemies[0].statuses == {"stun": 1}


@pytest.mark.rule("NAR-EQP-09", "NAR-SEC-04")
def test_a_black_effect_for_each_symbol_can_be_stopped():
    effect = on_symbols("wound", "sun", to="target", each=True, optional=True)
    battle, _ = strike([(Roll, faces(6, 8, 1, 1)), (Choose, ("line-1",)), (Choose, ("keep",))], effect)
    assert battle.enemies[0].wounds == 3


def asked_after(health, *effects):
    """What is asked after a blow of two Wounds against somebody of so much Health."""
    line = AttackSpec("melee", effects=effects)
    sword = EquipmentSpec("sword", "Sword", "hand", 1, "weapon", attack=line)
    battle = nova(
        heroes={"A1": {"key": "valerio", "items": ("sword",)}}, equipment=(sword,),
        cards=(enemy_spec(health=health),), enemies={"B1": "guard"},
    )  # fmt: skip
    valerio = activate(battle, "valerio", 9)
    option = next(option for option in attack_options(battle, valerio) if option.key.endswith("sword"))
    rule = hero_attack(battle, valerio, option)
    request, answers = next(rule), iter([faces(6, 8, 1, 1)])
    while isinstance(request, Roll):
        request = rule.send(next(answers))
    return battle, request


@pytest.mark.rule("NAR-EQP-09")
@pytest.mark.parametrize(("health", "answer"), [(1, ("keep",)), (9, None)])
def test_nobody_need_be_asked_what_befalls_somebody_out_of_combat(health, answer):
    bleed = on_symbols("gain", "sun", to="target", status="bleed", optional=True)
    battle, request = asked_after(health, bleed)
    assert request.rule == "NAR-EQP-09"
    assert NOVA_AETAS.sparer.obvious(battle, request) == answer
    assert bool(NOVA_AETAS.option(battle, request, "line-1").warning) == (answer is not None)


@pytest.mark.rule("NAR-EQP-09")
def test_what_a_symbol_does_for_the_hero_is_still_asked():
    bleed = on_symbols("gain", "sun", to="target", status="bleed", optional=True)
    battle, request = asked_after(1, bleed, on_symbols("gain", "sun", status="defense", optional=True))
    assert NOVA_AETAS.sparer.obvious(battle, request) is None


@pytest.mark.rule("NAR-SEC-02", "NAR-HAT-06")
def test_symbols_of_an_attack_that_wounds_nobody_do_nothing():
    battle, _ = strike([(Roll, faces(4, 4, 1, 1))], on_symbols("gain", "moon", to="target", status="burn"))
    assert battle.enemies[0].statuses == {}


@pytest.mark.rule("NAR-SEC-02", "NAR-HAT-06")
@pytest.mark.parametrize(("face", "statuses"), [(6, {"burn": 1}), (1, {})])
def test_symbols_work_where_shield_takes_the_only_wound(face, statuses):
    effect = on_symbols("gain", "sun", to="target", status="burn")
    battle, _ = strike([(Roll, faces(face, 1, 1, 1))], effect, words=(KeywordSpec("shield"),))
    assert (battle.enemies[0].wounds, battle.enemies[0].statuses) == (0, statuses)


@pytest.mark.rule("NAR-KWD-38")
def test_a_weak_attack_gets_no_more_wounds_from_symbols():
    weak = (KeywordSpec("weak"),)
    battle, _ = strike([(Roll, faces(6, 8, 1, 1))], on_symbols("wound", "sun", to="target"), keywords=weak)
    assert battle.enemies[0].wounds == 1


@pytest.mark.rule("NAR-KWD-29")
def test_a_harmless_attack_uses_its_symbols_with_a_success_but_never_wounds():
    harmless = (KeywordSpec("harmless"),)
    effects = on_symbols("gain", "sun", to="target", status="stun"), on_symbols("wound", "star", to="target")
    battle, _ = strike([(Roll, faces(6, 5, 1, 1))], *effects, keywords=harmless)
    assert (battle.enemies[0].statuses, battle.enemies[0].wounds) == ({"stun": 1}, 0)


@pytest.mark.rule("NAR-SCN-08")
def test_symbols_wound_a_bush_but_give_it_no_status():
    effects = on_symbols("wound", "sun", to="target"), on_symbols("gain", "star", to="target", status="burn")
    battle, _ = strike([(Roll, faces(6, 2, 1, 1))], *effects, rows=(".b", ".."), foes={})
    assert battle.scenery == []


@pytest.mark.rule("NAR-RRL-06")
def test_the_useful_symbols_of_an_attack_are_those_its_effects_ask_for():
    battle, rebecca, _ = alone("rebecca", "arcane-bolt", items=("staff-of-tides",), foe="D1")
    assert useful(battle, attack_moment(battle, rebecca, "arcane-bolt")) == ["moon"]


@pytest.mark.rule("NAR-CRT-01")
def test_wounds_of_symbols_do_not_count_for_a_critical_hit():
    battle, _ = strike([(Roll, faces(6, 8, 1, 1))], on_symbols("wound", "sun", to="target"))
    assert battle.enemies[0].wounds == 3
