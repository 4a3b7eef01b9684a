"""What cards add, as facts: which cards count, and the passive skills of enemies."""

from __future__ import annotations

import pytest

from helpers.nova import activate, enemy_spec, keyword, nova
from helpers.rehearsal import alone, attack_moment, bonus_in_test, content, defence, field, offered, pair, sheet, uses
from helpers.script import play
from horologium.engine.core.tally import Tally
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.effects import modifiers, triggers
from horologium.engine.rulesets.nova_aetas.effects.holdings import held, kit_of
from horologium.engine.rulesets.nova_aetas.specs import AttackSpec, EffectSpec, SkillSpec


@pytest.mark.rule("NAR-HER-14")
def test_the_personal_skill_needs_no_pin():
    battle, valerio, _ = alone("valerio", "insult")
    assert [skill.id for skill in kit_of(battle, valerio).skills] == ["insult", "perfect-strike"]


@pytest.mark.rule("NAR-HER-14")
def test_a_personal_skill_that_is_pinned_by_mistake_counts_once():
    battle, valerio, _ = alone("valerio", "perfect-strike")
    assert len(held(battle, valerio, "inflicted", "tokens")) == 1


def test_what_cards_add_follows_a_change_of_cards():
    battle, valerio, _ = alone("valerio", items=("padded-jack",))
    assert len(held(battle, valerio, "always", "dice")) == 1
    verbs.flip(battle, valerio, valerio.items[0])
    assert held(battle, valerio, "always", "dice") == ()


def test_the_effects_of_the_same_cards_are_grouped_once():
    battle, valerio, _ = alone("valerio", "shove")
    assert held(battle, valerio, "always") is held(battle, valerio, "always")


@pytest.mark.rule("NAR-HAT-01")
def test_bonus_dice_tell_where_they_come_from():
    battle, valerio, _ = alone("valerio", "sunder", items=("sword",), injuries=["broken-arm"])
    uses(battle, valerio, "sunder")
    pool = Tally()
    modifiers.attack_dice(battle, attack_moment(battle, valerio, "sword"), pool)
    assert pool.reasons() == [[-1, "Broken Arm", "NAR-INJ-02"], [1, "Sunder", "NAR-MIS-04"]]


@pytest.mark.rule("NAR-SKS-05", "NAR-MIS-33")
@pytest.mark.parametrize(("tag", "dice"), [("intimidate", 1), ("talk", 0), ("", 0)])
def test_a_pinned_skill_with_the_tag_asked_for_adds_a_die(tag, dice):
    battle, valerio, _ = alone("valerio", "insult", "challenge")
    assert bonus_in_test(battle, valerio, "mind", "speaking", tag) == dice


@pytest.mark.rule("NAR-CBT-06", "NAR-SKS-06")
def test_boosts_are_the_active_heros_own():
    battle, valerio, sofia = pair(
        sheet("valerio", "sunder", items=("sword",)), sheet("sofia", items=("sword",)), foe="B1"
    )
    uses(battle, valerio, "sunder")
    pool = Tally()
    modifiers.attack_dice(battle, attack_moment(battle, sofia, "sword"), pool)
    assert pool.total == 0


@pytest.mark.rule("NAR-MAG-02")
def test_a_spell_never_needs_less_than_one_success_and_a_prayer_has_no_number():
    battle, rebecca, _ = alone("rebecca", tokens=3, items=("philosophers-lens",))
    uses(battle, rebecca, "flux")
    uses(battle, rebecca, "rebecca-philosophers-lens")
    assert [modifiers.spell_needs(battle, rebecca, needs) for needs in (0, 1, 2, 3)] == [0, 1, 1, 1]


def test_what_is_armed_is_not_offered_again():
    battle, valerio, _ = alone("valerio", tokens=6)
    uses(battle, valerio, "perfect-strike")
    assert offered(battle, valerio) == []


@pytest.mark.rule("NAR-ACN-10", "NAR-HAC-02", "NAR-HOR-07")
def test_using_a_skill_spends_its_ap_and_moves_the_token():
    battle, valerio, _ = alone("valerio", "challenge")
    uses(battle, valerio, "challenge")
    assert (battle.active.ap, battle.active.spent, valerio.at - battle.now) == (7, 2, 2)


@pytest.mark.rule("NAR-ACN-10", "NAR-HAC-02")
def test_a_skill_that_costs_too_much_is_not_offered():
    battle, valerio, _ = alone("valerio", "challenge", "insult")
    battle.active.ap = 1
    assert offered(battle, valerio) == ["use:insult"]


@pytest.mark.rule("NAR-ACN-10")
def test_a_skill_without_a_limit_may_be_used_several_times():
    battle, valerio, _ = alone("valerio", "challenge")
    uses(battle, valerio, "challenge")
    uses(battle, valerio, "challenge")
    assert (valerio.threat, valerio.statuses) == (4, {"reroll": 1})


# Enemies ------------------------------------------------------------------------------------------------------------


def lair(**cards):
    specs = tuple(enemy_spec(name, **changes) for name, changes in cards.items())
    squares = {f"{letter}1": name for letter, name in zip("BCDEFGH", cards, strict=False)}
    return nova(heroes={"A8": "valerio"}, enemies=squares, cards=specs)


@pytest.mark.rule("NAR-ENY-10", "NAR-KWD-14", "NAR-KWD-16", "NAR-KWD-17")
@pytest.mark.parametrize(("rank", "fated"), [("leader", True), ("monster", True), ("elite", False)])
def test_leaders_and_monsters_have_destiny_even_if_it_is_not_printed(rank, fated):
    battle = lair(boss={"rank": rank})
    boss = battle.enemies[0]
    assert (modifiers.has(battle, boss, "destiny") is not None) is fated
    assert modifiers.unmovable(battle, boss) is fated
    assert [modifiers.immune(battle, boss, status) for status in ("stun", "poison", "burn")] == [fated, fated, False]


@pytest.mark.rule("NAR-KWD-36", "NAR-ENY-07")
def test_an_enemy_is_immune_to_what_its_card_names():
    battle = lair(monk={"keywords": (keyword("immunity", status="burn"),)})
    assert modifiers.immune(battle, battle.enemies[0], "burn")
    assert not modifiers.immune(battle, battle.enemies[0], "poison")


@pytest.mark.rule("NAR-STN-13")
def test_no_enemy_is_ever_cursed():
    battle = lair(guard={})
    assert modifiers.immune(battle, battle.enemies[0], "cursed")


@pytest.mark.rule("NAR-KWD-44", "NAR-KWD-45")
def test_protection_lends_resistance_to_its_faction_within_four_squares():
    battle = nova(
        heroes={"A8": "valerio"},
        enemies={"A1": "piper", "E1": "guard", "F1": "guard", "B1": "rogue"},
        cards=(enemy_spec("piper", keywords=(keyword("protection"),)), enemy_spec("rogue", faction="venice")),
    )
    found = [modifiers.has(battle, enemy, "resistance") for enemy in battle.enemies]
    assert [word and word.symbol for word in found] == ["sun", "sun", None, None]


@pytest.mark.rule("NAR-KWD-03", "NAR-KWD-22")
def test_climb_and_jump_of_an_enemy_are_printed():
    battle = lair(goat={"keywords": (keyword("climb", 2), keyword("jump", 3))})
    goat = battle.enemies[0]
    assert (modifiers.climb(battle, goat), modifiers.jump(battle, goat)) == (2, 3)


@pytest.mark.rule("NAR-KWD-03")
def test_of_two_ways_to_climb_the_better_one_counts():
    battle, sofia, _ = alone("sofia", "roof-runner", items=("climbing-hooks",))
    assert modifiers.climb(battle, sofia) == 1


@pytest.mark.rule("NAR-INJ-02", "NAR-HER-08")
def test_two_cards_of_one_injury_add_up():
    battle, valerio, _ = alone("valerio", injuries=["cracked-ribs", "cracked-ribs"])
    assert modifiers.max_health(battle, valerio) == 4


@pytest.mark.rule("NAR-MIS-04")
def test_an_interposer_needs_a_defense_token_and_must_stand_beside():
    battle = field({"A1": sheet("sofia"), "A2": sheet("valerio", "interpose"), "C1": sheet("vincenzo", "interpose")})
    battle.hero("vincenzo").statuses["defense"] = 1
    assert modifiers.interposers(battle, battle.heroes[0]) == []
    verbs.gain(battle, battle.hero("valerio"), "defense")
    assert [other.key for other in modifiers.interposers(battle, battle.heroes[0])] == ["valerio"]


def test_a_hero_without_a_sheet_in_the_pack_has_no_skill_of_his_own():
    battle = nova(heroes={"A1": "stranger"}, enemies={"B1": "guard"})
    assert kit_of(battle, activate(battle, "stranger")).skills == ()


@pytest.mark.rule("NAR-AUR-07")
def test_an_effect_on_neighbours_can_depend_on_the_roll():
    wall = EffectSpec("dice", on="always", to="adjacent-heroes", name="defence", when=("against-ranged",))
    skill = SkillSpec("pavise", "Pavise", effects=(wall,))
    battle = nova(
        heroes={"A1": {"key": "ada", "skills": ["pavise"]}, "A2": "bea"}, enemies={"C1": "guard"}, skills=(skill,)
    )
    totals = []
    for ranged in (True, False):
        pool = Tally()
        modifiers.defence_dice(battle, _defence(battle, ranged), pool)
        totals.append(pool.total)
    assert totals == [1, 0]


def _defence(battle, ranged):
    return defence(battle, battle.hero("bea"), ranged=ranged)


def test_a_line_with_rerolls_names_its_source():
    line = AttackSpec("melee", effects=(EffectSpec("reroll", on="always", amount=2),))
    skill = SkillSpec("dance", "Dance", kind="attack", attack=line)
    battle = nova(heroes={"A1": {"key": "ada", "skills": ["dance"]}}, enemies={"B1": "guard"}, skills=(skill,))
    ada = activate(battle, "ada")
    offers = modifiers.rerolls(battle, attack_moment(battle, ada, "dance"))
    assert [(offer.source, offer.dice, offer.failures_only) for offer in offers] == [("dance", 2, False)]


@pytest.mark.rule("NAR-STP-01")
def test_the_reroll_token_is_the_last_of_the_offers():
    battle, rebecca, _ = alone(
        "rebecca", "elemental-mastery", "arcane-bolt", items=("rowan-staff",), statuses={"reroll": 1}
    )
    offers = modifiers.rerolls(battle, attack_moment(battle, rebecca, "arcane-bolt"))
    assert [offer.source for offer in offers] == ["elemental-mastery", "rowan-staff", "reroll"]
    assert [(offer.flips, offer.discards, offer.uses) for offer in offers] == [
        ("", "", "activation:elemental-mastery"), ("rebecca-rowan-staff", "", ""), ("", "reroll", "")
    ]  # fmt: skip


def test_a_condition_can_ask_for_both_hands():
    clumsy = EffectSpec("dice", on="always", name="attack", amount=-1, when=("two-handed",))
    skill = SkillSpec("clumsy", "Clumsy", effects=(clumsy,))
    totals = []
    for card in ("war-hammer", "sword"):
        battle = field(
            {"A1": sheet("valerio", "clumsy", items=(card,))}, {"B1": "guard"}, skills=(skill, *own_skills())
        )
        pool = Tally()
        modifiers.attack_dice(battle, attack_moment(battle, activate(battle, "valerio"), card), pool)
        totals.append(pool.total)
    assert totals == [-1, 0]


def own_skills():
    return tuple(content()["skills"].values())


@pytest.mark.rule("NAR-STN-11", "NAR-CBT-06")
def test_a_blind_hero_prepares_no_boost():
    battle, valerio, _ = alone("valerio", "sunder", items=("sword",), statuses={"blind": 1})
    assert offered(battle, valerio) == []


def test_nothing_is_offered_to_a_hero_who_is_not_active():
    battle, _, sofia = pair(sheet("valerio"), sheet("sofia", "vanish"))
    assert offered(battle, sofia) == []


def test_a_weapon_that_must_be_loaded_makes_no_boost_worthwhile():
    battle, sofia, _ = alone("sofia", "aimed-shot", items=("light-crossbow",))
    sofia.items[0].reload = True
    assert offered(battle, sofia) == []


@pytest.mark.rule("NAR-SQU-07")
def test_a_counterattack_can_kill_and_counts_as_a_kill():
    battle, valerio, guard = alone("valerio", "counterattack", "second-wind", guard={"health": 1})
    play(triggers.defence_used(battle, valerio, guard), [])
    assert (battle.enemies, valerio.statuses) == ([], {"defense": 1})
