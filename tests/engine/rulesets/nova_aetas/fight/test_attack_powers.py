"""Spells and prayers that attack, boosts, special attacks, and cards that are used up."""

from __future__ import annotations

import pytest

from helpers.nova import activate, enemy_spec, faces, keyword, nova
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.nova_aetas.fight.attack import attack_options, hero_attack
from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, EffectSpec, EquipmentSpec, SkillSpec

MOONS = EffectSpec("wound", on="symbols", to="target", symbols=("moon",), each=True)
BOLT_LINE = AttackSpec("magic", 3, 1, 5, needs=2, wounds=2, effects=(MOONS,))
BOLT = SkillSpec("arcane-bolt", "Arcane Bolt", "attack", 3, "spell", attack=BOLT_LINE)
SMITE = SkillSpec("smite", "Smite", "attack", 3, "prayer", attack=AttackSpec("prayer", 3, 1, 4, every=2))
AIM = SkillSpec("aim", "Aim", "attack", 1, "boost", effects=(EffectSpec("dice", on="boost", amount=1),))
SUNDER = SkillSpec(
    "sunder", "Sunder", "attack", 1, "boost", effects=(EffectSpec("keyword", on="boost", keyword=keyword("fire")),)
)
CLEAVE = SkillSpec(
    "cleave", "Great Cleave", "attack", 4, "attack",
    attack=AttackSpec("melee", 4, dice=1, special=True),
    effects=(EffectSpec("needs-weapon", on="always", name="melee"),),
)  # fmt: skip
FLASK = EquipmentSpec(
    "flask", "Fire Flask", "none", category="consumable", used_up=True,
    attack=AttackSpec("ranged", 2, 1, 4, special=True, keywords=(keyword("fire"),)),
)  # fmt: skip
SCROLL = EquipmentSpec("scroll", "Scroll of Flames", "accessory", category="scroll", spell="arcane-bolt")
SWORD = EquipmentSpec("sword", "Sword", "hand", 1, "weapon", attack=AttackSpec("melee", keywords=(keyword("poison"),)))
STAFF = EquipmentSpec(
    "staff", "Staff", "hand", 2, flip=True, effects=(EffectSpec("reroll", on="always", amount=1, name="spell"),)
)
GEAR = (FLASK, SCROLL, SWORD, STAFF)
SKILLS = (BOLT, SMITE, AIM, SUNDER, CLEAVE)


def duel(card=None, skills=(), items=(), at="B1", **changes):
    """Rebecca, Mind 4, in the middle of her activation, and an enemy."""
    who = {"key": "rebecca", "mind": 4, "items": items, "skills": list(skills), **changes}
    card = card or enemy_spec(health=9)
    battle = nova(heroes={"A1": who}, enemies={at: "guard"}, cards=(card,), equipment=GEAR, skills=SKILLS)
    return battle, activate(battle, "rebecca"), battle.enemies[0]


def strike(battle, hero, name, script):
    option = next(one for one in attack_options(battle, hero) if one.key.endswith(name))
    play(hero_attack(battle, hero, option), script)


def offered(battle, hero):
    return [one.key for one in attack_options(battle, hero)]


@pytest.mark.rule("NAR-EX-06", "NAR-MAG-06", "NAR-SEC-02", "NAR-DIE-05", "NAR-MAG-03", "NAR-MAG-02")
def test_a_failed_arcane_bolt_does_nothing_with_its_symbols():
    battle, hero, enemy = duel(enemy_spec(mental=5, health=3), ["arcane-bolt"])
    strike(battle, hero, "arcane-bolt", [(Roll, faces(7, 4, 1, 1))])
    assert (enemy.wounds, battle.active.ap) == (0, 2)


@pytest.mark.rule("NAR-EX-07", "NAR-EFX-01", "NAR-EFX-02", "NAR-RRL-02", "NAR-MAG-06", "NAR-KWD-18", "NAR-MAG-07")
def test_an_arcane_bolt_on_a_dodging_spriggan_deals_four_wounds():
    spriggan = enemy_spec(mental=6, health=9, keywords=(keyword("dodge"),))
    battle, hero, enemy = duel(spriggan, ["arcane-bolt"], ("staff",))
    script = [(Roll, faces(7, 7, 4, 2)), (Roll, faces(3)), (Choose, ("die-0",)), (Roll, faces(6))]
    strike(battle, hero, "arcane-bolt", script)
    assert (enemy.wounds, hero.items[0].flipped) == (4, True)


@pytest.mark.rule("NAR-MAG-05", "NAR-MAG-02", "NAR-SEC-04", "NAR-CRT-01")
@pytest.mark.parametrize(
    ("throw", "wounds"), [((5, 6, 1, 1), 2), ((5, 6, 8, 8), 2), ((5, 7, 7, 4), 5), ((5, 1, 1, 1), 0)]
)
def test_a_spell_deals_its_wounds_whatever_the_number_of_successes(throw, wounds):
    battle, hero, enemy = duel(skills=["arcane-bolt"])
    strike(battle, hero, "arcane-bolt", [(Roll, faces(*throw))])
    assert enemy.wounds == wounds


@pytest.mark.rule("NAR-MAG-04", "NAR-PRY-05")
@pytest.mark.parametrize(("at", "there"), [("F1", True), ("G1", False)])
def test_a_power_with_attack_needs_a_valid_target(at, there):
    battle, hero, _ = duel(skills=["arcane-bolt"], at=at)
    assert ("attack:arcane-bolt" in offered(battle, hero)) is there


@pytest.mark.rule("NAR-MAG-01", "NAR-PRY-02")
def test_a_power_that_is_not_pinned_cannot_be_used():
    battle, hero, _ = duel(at="C1")
    assert offered(battle, hero) == []


@pytest.mark.rule("NAR-MAG-08")
def test_a_scroll_is_a_spell_without_a_diamond():
    battle, hero, enemy = duel(items=("scroll",))
    strike(battle, hero, "scroll:arcane-bolt", [(Roll, faces(6, 6, 1, 1))])
    assert (enemy.wounds, len(hero.items)) == (2, 1)


@pytest.mark.rule("NAR-PRY-02", "NAR-PRY-03", "NAR-PRY-04", "NAR-PRY-05", "NAR-CBT-04")
@pytest.mark.parametrize(("throw", "wounds"), [((6, 6, 6, 1), 2), ((6, 1, 1, 1), 1), ((5, 5, 5, 5), 0)])
def test_the_strength_of_a_prayer_grows_with_its_successes_against_mental_defense(throw, wounds):
    battle, hero, enemy = duel(enemy_spec(mental=6, health=9), ["smite"])
    strike(battle, hero, "smite", [(Roll, faces(*throw))])
    assert enemy.wounds == wounds


@pytest.mark.rule("NAR-CBT-05", "NAR-CBT-07")
def test_different_boosts_join_one_attack_and_are_gone_after_it():
    battle, hero, enemy = duel(items=("sword",), physical=2)
    battle.active.boosts = ["aim", "sunder"]
    strike(battle, hero, "sword", [(Roll, faces(5, 1, 1))])
    assert (enemy.statuses, battle.active.boosts) == ({"poison": 1, "burn": 1}, [])


@pytest.mark.rule("NAR-CBT-07")
def test_the_same_boost_counts_once():
    battle, hero, _ = duel(items=("sword",), physical=2)
    battle.active.boosts = ["aim", "aim"]
    strike(battle, hero, "sword", [(Roll, faces(5, 1, 1))])


@pytest.mark.rule("NAR-CBT-06")
@pytest.mark.parametrize(("name", "dice"), [("bare-hands", 2), ("arcane-bolt", 4)])
def test_boosts_do_not_join_spells_or_bare_hands(name, dice):
    battle, hero, _ = duel(skills=["arcane-bolt"], physical=2)
    battle.active.boosts = ["aim"]
    strike(battle, hero, name, [(Roll, faces(*[1] * dice))])


@pytest.mark.rule("NAR-CBT-08")
def test_a_special_attack_takes_no_boosts_and_statuses_still_count():
    battle, hero, _ = duel(items=("sword",), skills=["cleave"], physical=3, statuses={"poison": 1})
    battle.active.boosts = ["aim"]
    strike(battle, hero, "cleave", [(Roll, faces(1, 1, 1))])


@pytest.mark.rule("NAR-MIS-04", "NAR-CBT-08", "NAR-CRT-01")
def test_a_great_cleave_needs_a_weapon_and_uses_nothing_of_it_but_the_critical_hit():
    bare, hero, _ = duel(skills=["cleave"])
    assert "attack:cleave" not in offered(bare, hero)
    battle, hero, enemy = duel(items=("sword",), skills=["cleave"], physical=2)
    strike(battle, hero, "cleave", [(Roll, faces(8, 8, 8))])
    assert (enemy.wounds, enemy.statuses) == (4, {})


@pytest.mark.rule("NAR-MIS-15", "NAR-CRT-01")
def test_a_consumable_is_used_up_and_scores_no_critical_hit():
    battle, hero, enemy = duel(items=("flask",), precision=3)
    strike(battle, hero, "flask", [(Roll, faces(8, 8, 8))])
    assert (enemy.wounds, enemy.statuses, hero.items) == (3, {"burn": 1}, [])


@pytest.mark.rule("NAR-ACN-10")
def test_a_skill_for_once_in_an_activation_is_used_once():
    dive = SkillSpec("dive", "Dive", "attack", 1, "attack", limit="activation", attack=AttackSpec("melee", 1))
    battle = nova(heroes={"A1": {"key": "sofia", "skills": ["dive"]}}, enemies={"B1": "guard"}, skills=(dive,))
    hero = activate(battle, "sofia")
    strike(battle, hero, "dive", [(Roll, faces(1, 1, 1, 1))])
    assert offered(battle, hero) == ["attack:bare-hands"]


RUSH = SkillSpec("rush", "Reckless Charge", "movement", 1, "boost", effects=(EffectSpec("reckless-charge", amount=3),))


def rushing(at, engaged=False):
    battle = nova(
        ("......",),
        {"A1": {"key": "valerio", "items": ("sword",)}},
        {at: "guard"},
        cards=(enemy_spec(health=9),),
        equipment=GEAR,
        skills=(RUSH,),
    )
    hero = activate(battle, "valerio", boosts=["rush"])
    battle.active.engaged = engaged
    return battle, hero


@pytest.mark.rule("NAR-SQU-06")
def test_a_reckless_charge_goes_where_the_attack_has_a_target():
    battle, hero = rushing("E1")
    strike(battle, hero, "sword", [(Roll, faces(5, 1, 1, 1))])
    assert (battle.terrain.board.name(hero.cell), battle.enemies[0].wounds, battle.active.ap) == ("D1", 1, 2)
    assert battle.active.boosts == []


@pytest.mark.rule("NAR-SQU-06")
def test_there_is_no_charge_without_a_target_at_its_end():
    battle, hero = rushing("F1")
    assert offered(battle, hero) == []


@pytest.mark.rule("NAR-SQU-06", "NAR-ENG-10")
@pytest.mark.parametrize(("end", "reactions", "wounds"), [("C1", [(Roll, faces(8, 8, 1, 1))], 1), ("A1", [], 0)])
def test_an_engaged_hero_who_charges_provokes_unless_he_stays(end, reactions, wounds):
    battle = nova(
        ("....", "...."),
        {"A1": {"key": "valerio", "items": ("sword",)}},
        {"A2": "guard", "D1": "target"},
        cards=(enemy_spec(), enemy_spec("target", health=9)),
        equipment=GEAR,
        skills=(RUSH,),
    )
    hero = activate(battle, "valerio", boosts=["rush"])
    battle.active.engaged = True
    strike(battle, hero, "sword", [(Choose, (end,)), *reactions, (Roll, faces(1, 1, 1, 1))])
    assert (battle.terrain.board.name(hero.cell), hero.wounds) == (end, wounds)


@pytest.mark.rule("NAR-SQU-06", "NAR-HAC-13")
def test_a_charge_that_ends_in_ko_is_no_attack():
    battle = nova(
        ("....", "...."),
        {"A1": {"key": "valerio", "items": ("sword",), "wounds": 7}},
        {"A2": "guard", "D1": "guard"},
        equipment=GEAR,
        skills=(RUSH,),
    )
    hero = activate(battle, "valerio", boosts=["rush"])
    battle.active.engaged = True
    strike(battle, hero, "sword", [(Choose, ("C1",)), (Roll, faces(1, 1, 1, 1))])
    assert (hero.ko, battle.terrain.board.name(hero.cell), battle.active.ap) == (True, "A1", 5)
