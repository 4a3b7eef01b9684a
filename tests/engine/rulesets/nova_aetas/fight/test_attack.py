"""A hero attacks: dice, defence, wounds, criticals, keywords, and the order of things."""

from __future__ import annotations

from fractions import Fraction

import pytest

from helpers.nova import activate, enemy_spec, faces, keyword, nova
from helpers.script import play
from horologium.engine.core.ask import Choose, Draw, Roll
from horologium.engine.core.codec import Codec
from horologium.engine.core.odds import distribution
from horologium.engine.kit.decks import Deck
from horologium.engine.rulesets.nova_aetas.fight.attack import attack_options, hero_attack
from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, EffectSpec, EquipmentSpec, Loot, SkillSpec
from horologium.engine.rulesets.nova_aetas.state import Battle

SELF_WOUND = EffectSpec("wound", on="symbols", symbols=("sun",))
SWORD = EquipmentSpec("sword", "Sword", "hand", 1, "weapon", attack=AttackSpec("melee"))
FLAIL = EquipmentSpec(
    "flail", "Flail of Rage", "hand", 1, "weapon", attack=AttackSpec("melee", dice=2, effects=(SELF_WOUND,))
)
ALL_FAILURES = EffectSpec("reroll-failures", on="always", amount=12)
BOW = EquipmentSpec(
    "bow", "Falcon Bow", "hand", 2, "weapon",
    attack=AttackSpec("ranged", least=2, most=6, dice=1, effects=(ALL_FAILURES,)),
)  # fmt: skip


def weapon(*keywords, kind="melee", **changes):
    line = AttackSpec(kind, keywords=keywords, **changes)
    return EquipmentSpec("sword", "Sword", "hand", 1, "weapon", attack=line)


def duel(card=None, item=SWORD, at="B1", skills=(), **changes):
    """Valerio, Physical 4, in the middle of his activation, and an enemy."""
    who = {"key": "valerio", "items": (item.id,), "skills": [skill.id for skill in skills], **changes}
    battle = nova(
        heroes={"A1": who},
        enemies={at: "guard"},
        cards=(card or enemy_spec(health=9),),
        equipment=(item,),
        skills=skills,
    )
    return battle, activate(battle, "valerio"), battle.enemies[0]


def option(battle, hero, name):
    return next(one for one in attack_options(battle, hero) if one.key.endswith(name))


def strike(battle, hero, script, name="sword"):
    play(hero_attack(battle, hero, option(battle, hero, name)), script)


@pytest.mark.rule("NAR-EX-03", "NAR-TST-02", "NAR-HAT-04", "NAR-ENY-04")
def test_valerio_defeats_a_spriggan_with_three_successes():
    battle, hero, _ = duel(enemy_spec(physical=5, health=3))
    strike(battle, hero, [(Roll, faces(6, 6, 5, 2))])
    assert battle.enemies == []


@pytest.mark.rule("NAR-EX-01", "NAR-RRL-03", "NAR-RRL-02", "NAR-RRL-05", "NAR-KWD-18", "NAR-CRT-01", "NAR-HAT-05")
def test_sofia_deals_four_wounds_to_a_dodging_spriggan_with_the_falcon_bow():
    spriggan = enemy_spec(physical=5, health=9, keywords=(keyword("dodge"),))
    battle, hero, enemy = duel(spriggan, BOW, "E1", precision=3)
    script = [
        (Roll, faces(8, 5, 3, 1)),
        (Roll, faces(2)),  # Dodge
        (Choose, ("die-1", "die-2", "die-3")),
        (Roll, faces(5, 6, 2)),
    ]
    strike(battle, hero, script, "bow")
    assert enemy.wounds == 4


@pytest.mark.rule("NAR-EX-04", "NAR-SEC-05", "NAR-DIE-04", "NAR-HAT-01", "NAR-SEC-04")
def test_two_suns_of_the_flail_wound_valerio_once():
    battle, hero, _ = duel(enemy_spec(physical=5, health=3), FLAIL)
    strike(battle, hero, [(Roll, faces(8, 6, 5, 5, 3, 1))], "flail")
    assert (battle.enemies, hero.wounds) == ([], 1)


@pytest.mark.rule("NAR-EX-05", "NAR-SEC-05", "NAR-CRT-01", "NAR-HAT-02", "NAR-SEC-01")
def test_a_stratiota_suffers_three_wounds_and_one_for_the_critical_hit():
    battle, hero, enemy = duel(enemy_spec(physical=6, health=5), FLAIL)
    strike(battle, hero, [(Roll, faces(8, 7, 7, 5, 3, 1))], "flail")
    assert (enemy.wounds, hero.wounds) == (4, 1)


@pytest.mark.rule("NAR-CBT-01", "NAR-HAC-02")
@pytest.mark.parametrize(("cost", "ap", "offered"), [(3, 3, True), (3, 2, False), (2, 2, True)])
def test_an_attack_costs_what_its_line_says(cost, ap, offered):
    battle, hero, _ = duel(item=weapon(cost=cost))
    battle.active.ap = ap
    assert ("attack:valerio-sword" in [one.key for one in attack_options(battle, hero)]) is offered


@pytest.mark.rule("NAR-CBT-03", "NAR-CBT-04", "NAR-HAT-01", "NAR-HAT-02")
@pytest.mark.parametrize(("kind", "dice", "wounds"), [("melee", 4, 1), ("ranged", 2, 1), ("prayer", 3, 0)])
def test_the_kind_of_attack_names_dice_and_defence(kind, dice, wounds):
    battle, hero, enemy = duel(enemy_spec(physical=6, mental=8, health=9), weapon(kind=kind), precision=2, mind=3)
    strike(battle, hero, [(Roll, faces(6, *[1] * (dice - 1)))])
    assert enemy.wounds == wounds


@pytest.mark.rule("NAR-HAT-03", "NAR-STR-02", "NAR-STR-03", "NAR-STR-01")
def test_a_melee_attack_needs_an_adjacent_enemy_and_a_bow_a_distant_one():
    near, hero, _ = duel(item=BOW)
    assert [one.key for one in attack_options(near, hero)] == ["attack:bare-hands"]
    far, hero, _ = duel(item=BOW, at="C1")
    assert [one.key for one in attack_options(far, hero)] == ["attack:valerio-bow"]


@pytest.mark.rule("NAR-STR-02")
@pytest.mark.parametrize(("at", "valid"), [("B1", False), ("C1", True), ("G1", True), ("H1", False)])
def test_a_range_of_two_to_six_includes_both_ends(at, valid):
    battle, hero, _ = duel(item=BOW, at=at)
    assert ("attack:valerio-bow" in [one.key for one in attack_options(battle, hero)]) is valid


@pytest.mark.rule("NAR-HAT-09", "NAR-MIS-13", "NAR-KWD-38", "NAR-CRT-01")
def test_bare_hands_deal_one_wound_at_most():
    battle, hero, enemy = duel()
    strike(battle, hero, [(Roll, faces(8, 8, 8, 8))], "bare-hands")
    assert (enemy.wounds, battle.active.ap, hero.threat) == (1, 2, 1)


@pytest.mark.rule("NAR-HAT-06", "NAR-KWD-54", "NAR-STS-06", "NAR-KWD-55")
@pytest.mark.parametrize(("top", "statuses"), [(5, {"burn": 1}), (4, {})])
def test_effects_of_a_weapon_need_a_wound(top, statuses):
    battle, hero, enemy = duel(item=weapon(keyword("fire")))
    strike(battle, hero, [(Roll, faces(top, 1, 1, 1))])
    assert enemy.statuses == statuses


@pytest.mark.rule("NAR-CRT-01", "NAR-PER-05")
@pytest.mark.parametrize(
    ("throw", "wounds", "threat"), [((8, 8, 1, 1), 2, 1), ((8, 8, 8, 1), 4, 2), ((8, 8, 8, 8), 5, 2)]
)
def test_three_wounds_of_a_weapon_are_a_critical_hit(throw, wounds, threat):
    battle, hero, enemy = duel()
    strike(battle, hero, [(Roll, faces(*throw))])
    assert (enemy.wounds, hero.threat) == (wounds, threat)


@pytest.mark.rule("NAR-CRT-01")
def test_a_skill_without_a_weapon_has_no_critical_hit():
    dive = SkillSpec("dive", "Dive", "attack", 3, "attack", attack=AttackSpec("ranged", least=1, most=6, dice=2))
    battle, hero, enemy = duel(skills=(dive,))
    strike(battle, hero, [(Roll, faces(8, 8, 8, 8))], "dive")
    assert enemy.wounds == 4


@pytest.mark.rule("NAR-KWD-08", "NAR-CRT-03")
def test_critical_x_adds_to_the_basic_critical_hit_and_gives_one_threat():
    battle, hero, enemy = duel(item=weapon(keyword("critical", 2)))
    strike(battle, hero, [(Roll, faces(8, 8, 8, 1))])
    assert (enemy.wounds, hero.threat) == (6, 2)


@pytest.mark.rule("NAR-CRT-02", "NAR-KWD-15")
def test_destiny_takes_away_critical_x_and_not_the_basic_one():
    battle, hero, enemy = duel(enemy_spec(health=9, keywords=(keyword("destiny"),)), weapon(keyword("critical", 2)))
    strike(battle, hero, [(Roll, faces(8, 8, 8, 1))])
    assert enemy.wounds == 4


@pytest.mark.rule("NAR-KWD-51", "NAR-CRT-01")
def test_shield_ignores_the_first_wound_before_the_critical_hit():
    battle, hero, enemy = duel(enemy_spec(health=9, keywords=(keyword("shield"),)))
    strike(battle, hero, [(Roll, faces(8, 8, 8, 1))])
    assert enemy.wounds == 2


@pytest.mark.rule("NAR-KWD-53")
def test_unblockable_ignores_the_shield():
    battle, hero, enemy = duel(enemy_spec(health=9, keywords=(keyword("shield"),)), weapon(keyword("unblockable")))
    strike(battle, hero, [(Roll, faces(8, 8, 8, 1))])
    assert enemy.wounds == 4


@pytest.mark.rule("NAR-KWD-51")
def test_shield_does_not_stop_a_mental_attack():
    battle, hero, enemy = duel(enemy_spec(health=9, keywords=(keyword("shield"),)), weapon(kind="prayer"))
    strike(battle, hero, [(Roll, faces(8, 1))])
    assert enemy.wounds == 1


@pytest.mark.rule("NAR-KWD-29")
@pytest.mark.parametrize(("top", "statuses"), [(5, {"stun": 1}), (1, {})])
def test_a_harmless_attack_deals_no_wounds_and_works_with_one_success(top, statuses):
    battle, hero, enemy = duel(item=weapon(keyword("harmless"), keyword("stun")))
    strike(battle, hero, [(Roll, faces(top, 1, 1, 1))])
    assert (enemy.wounds, enemy.statuses, hero.threat) == (0, statuses, 0)


@pytest.mark.rule("NAR-KWD-38")
def test_a_weak_attack_is_never_a_critical_hit():
    battle, hero, enemy = duel(item=weapon(keyword("weak"), keyword("critical", 2)))
    strike(battle, hero, [(Roll, faces(8, 8, 8, 8))])
    assert enemy.wounds == 1


@pytest.mark.rule("NAR-KWD-18", "NAR-KWD-47", "NAR-EFX-03", "NAR-ENY-07")
def test_resistance_comes_before_dodge():
    battle, hero, enemy = duel(enemy_spec(health=9, keywords=(keyword("dodge"), keyword("resistance", symbol="sun"))))
    strike(battle, hero, [(Roll, faces(8, 6, 7, 1)), (Roll, faces(1, 1)), (Roll, faces(5))])
    assert enemy.wounds == 1


@pytest.mark.rule("NAR-DIE-07", "NAR-EFX-01")
@pytest.mark.parametrize(("most", "wounds"), [(1, 1), (0, 0)])
def test_an_enemy_that_erases_takes_symbols_out_of_attacks_on_it(most, wounds):
    """The Flail of Rage costs a life for each Sun; the successes that it throws stay."""
    battle, hero, enemy = duel(enemy_spec(health=9, keywords=(keyword("erase", most, "sun"),)), FLAIL)
    strike(battle, hero, [(Roll, faces(8, 6, 5, 5, 3, 1))], "flail")
    assert (hero.wounds, enemy.wounds) == (wounds, 5)


@pytest.mark.rule("NAR-EFX-01", "NAR-DIE-07")
def test_symbols_are_erased_after_the_dice_that_the_enemy_makes_the_hero_throw_again():
    words = (keyword("erase", symbol="sun"), keyword("dodge"))
    battle, hero, enemy = duel(enemy_spec(health=9, keywords=words), FLAIL)
    strike(battle, hero, [(Roll, faces(5, 1, 1, 1, 1, 1)), (Roll, faces(8))], "flail")
    assert (hero.wounds, enemy.wounds) == (0, 1)


@pytest.mark.rule("NAR-COV-04")
@pytest.mark.parametrize(
    ("row", "script"),
    [
        (".....", [(Roll, faces(8, 8))]),
        ("..b..", [(Choose, ("D1",)), (Roll, faces(8, 8)), (Roll, faces(8))]),
    ],
)
def test_one_success_against_an_enemy_in_cover_is_rerolled(row, script):
    who = {"key": "sofia", "items": ("sword",)}
    bow = weapon(kind="ranged", most=6)
    battle = nova((row,), {"A1": who}, {"D1": "guard"}, equipment=(bow,), cards=(enemy_spec(health=9),))
    strike(battle, activate(battle, "sofia"), script)
    assert battle.enemies[0].wounds == 2


@pytest.mark.rule("NAR-STN-08")
def test_poison_lowers_the_physical_defense_of_an_enemy():
    battle, hero, enemy = duel()
    enemy.statuses["poison"] = 1
    strike(battle, hero, [(Roll, faces(4, 4, 1, 1))])
    assert enemy.wounds == 2


@pytest.mark.rule("NAR-STN-11")
def test_a_blind_hero_cannot_attack():
    battle, hero, _ = duel(statuses={"blind": 1})
    assert attack_options(battle, hero) == []


@pytest.mark.rule("NAR-KOH-10")
def test_a_ko_hero_cannot_attack():
    battle, hero, _ = duel(ko=True, wounds=8)
    assert attack_options(battle, hero) == []


@pytest.mark.rule("NAR-KWD-49", "NAR-TOK-06")
def test_a_weapon_with_reload_cannot_be_used_twice():
    battle, hero, _ = duel(item=weapon(keyword("reload"), cost=1))
    strike(battle, hero, [(Roll, faces(1, 1, 1, 1))])
    assert hero.items[0].reload
    assert [one.key for one in attack_options(battle, hero)] == ["attack:bare-hands"]


@pytest.mark.rule("NAR-HAT-08", "NAR-SCN-03", "NAR-SCN-05", "NAR-SCN-08", "NAR-PER-09")
def test_scenery_is_attacked_at_five_and_takes_no_status():
    who = {"key": "valerio", "items": ("sword",)}
    battle = nova((".b..",), {"A1": who}, equipment=(weapon(keyword("fire")),))
    hero = activate(battle, "valerio")
    strike(battle, hero, [(Roll, faces(5, 4, 4, 4))])
    assert ([thing.wounds for thing in battle.scenery], hero.threat) == ([1], 0)
    battle.active.ap = 3
    strike(battle, hero, [(Roll, faces(5, 4, 4, 4))])
    assert battle.scenery == []


@pytest.mark.rule("NAR-HAT-08")
def test_a_hero_is_never_a_target():
    battle = nova(heroes={"A1": {"key": "valerio", "items": ("sword",)}, "B1": "sofia"}, equipment=(SWORD,))
    assert attack_options(battle, activate(battle, "valerio")) == []


@pytest.mark.rule("NAR-HAT-07", "NAR-PER-03", "NAR-PER-04", "NAR-OUT-02")
def test_the_order_of_an_attack():
    battle, hero, _ = duel(enemy_spec(physical=5, health=3, loot=Loot(pecunia=1)), FLAIL)
    battle.reagents = {"pecunia": Deck("pecunia", ["ring", "ruby"])}
    strike(battle, hero, [(Roll, faces(8, 6, 5, 5, 3, 1)), (Draw, ("ruby",))], "flail")
    assert [entry.what for entry in battle.journal.entries] == [
        "attacked", "rolled", "wounded", "wounded", "threat", "threat", "defeated", "threat", "looted", "token",
    ]  # fmt: skip
    assert (hero.threat, hero.at - battle.now, battle.active.ap) == (3, 3, 2)


@pytest.mark.rule("NAR-HAC-13", "NAR-SEC-06", "NAR-PER-07")
def test_a_hero_whom_his_own_weapon_fells_still_defeats_the_enemy():
    battle, hero, _ = duel(enemy_spec(physical=5, health=1), FLAIL, wounds=7)
    strike(battle, hero, [(Roll, faces(8, 1, 1, 1, 1, 1))], "flail")
    assert (battle.enemies, hero.ko, hero.at) == ([], True, battle.now)


@pytest.mark.rule("NAR-SEC-06", "NAR-STP-03")
def test_a_defense_token_cancels_a_wound_by_ones_own_weapon_without_a_defence_test():
    battle, hero, _ = duel(item=FLAIL, statuses={"defense": 1})
    strike(battle, hero, [(Roll, faces(8, 1, 1, 1, 1, 1)), (Choose, ("discard",))], "flail")
    assert (hero.wounds, hero.threat) == (0, 1)


@pytest.mark.rule("NAR-SEC-02")
def test_symbols_of_an_attack_without_a_success_do_nothing():
    battle, hero, _ = duel(enemy_spec(physical=9, health=9), FLAIL)
    strike(battle, hero, [(Roll, faces(8, 8, 8, 8, 8, 8))], "flail")
    assert hero.wounds == 0


@pytest.mark.rule("NAR-WTG-08", "NAR-WTG-09")
def test_an_attack_wakes_the_target_and_its_tile_when_it_is_over():
    battle, hero, _ = duel()
    battle.enemies[0].waiting = True
    strike(battle, hero, [(Roll, faces(1, 1, 1, 1))])
    assert not battle.enemies[0].waiting


@pytest.mark.rule("NAR-WTG-13", "NAR-WTG-08", "NAR-WTG-09")
def test_an_enemy_killed_outright_wakes_its_tile_all_the_same():
    battle = nova(
        heroes={"A1": {"key": "valerio", "items": ("sword",)}}, enemies={"B1": "guard", "H8": "nun"},
        cards=(enemy_spec(health=1),), equipment=(SWORD,),
    )  # fmt: skip
    for enemy in battle.enemies:
        enemy.waiting = True
    strike(battle, activate(battle, "valerio"), [(Roll, faces(5, 1, 1, 1))])
    assert [(enemy.key, enemy.waiting) for enemy in battle.enemies] == [("nun-2", False)]


@pytest.mark.rule("NAR-STP-04", "NAR-TST-04")
def test_bless_lowers_the_defence_of_the_target():
    battle, hero, enemy = duel(statuses={"bless": 1})
    strike(battle, hero, [(Choose, ("use",)), (Roll, faces(4, 1, 1, 1))])
    assert enemy.wounds == 1


@pytest.mark.rule("NAR-HAT-08")
def test_the_player_picks_among_several_targets():
    battle = nova(
        heroes={"A1": {"key": "valerio", "items": ("sword",)}},
        enemies={"B1": "guard", "A2": "guard"},
        equipment=(SWORD,),
    )
    strike(battle, activate(battle, "valerio"), [(Choose, ("A2",)), (Roll, faces(5, 5, 1, 1))])
    assert [enemy.wounds for enemy in battle.enemies] == [0, 2]


@pytest.mark.rule("NAR-TST-04")
def test_the_chances_of_an_attack_come_from_the_attack_itself():
    battle, _, _ = duel(physical=2)
    codec = Codec(Battle, 1)

    def on_a_copy():
        copy = codec.clone(battle)
        yield from hero_attack(copy, copy.heroes[0], option(copy, copy.heroes[0], "sword"))
        return copy.enemies[0].wounds

    chances = distribution(on_a_copy, policy=lambda request: ()).chances
    assert chances == {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}
