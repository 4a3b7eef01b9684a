"""Tests: pools, thresholds, enemy effects, rerolls."""

from __future__ import annotations

import pytest

from helpers.nova import faces, nova
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.core.tally import Tally
from horologium.engine.rulesets.nova_aetas import moments
from horologium.engine.rulesets.nova_aetas.fight import characteristic_tests as rules
from horologium.engine.rulesets.nova_aetas.fight.characteristic_tests import EnemyEffect, roll_and_reroll
from horologium.engine.rulesets.nova_aetas.specs import EffectSpec, EquipmentSpec, InjurySpec, SkillSpec
from horologium.engine.rulesets.nova_aetas.state import Options

DODGE = EnemyEffect("dodge", "NAR-KWD-18")
COVER = EnemyEffect("cover", "NAR-COV-04")
NO_SUN = EnemyEffect("resistance", "NAR-KWD-47", "sun")
CHARM = EquipmentSpec(
    "charm", "Charm", "accessory", effects=(EffectSpec("reroll-failures", on="always", amount=12, name="mind"),)
)


def lone(**changes):
    battle = nova(heroes={"A1": {"key": "rebecca", "mind": 4, **changes}}, equipment=(CHARM,))
    return battle, battle.hero("rebecca")


def mind_test(battle, hero, threshold=5):
    return rules.test(battle, moments.TestMoment(hero, "mind"), threshold, rule="NAR-TST-01")


def throw(battle, hero, dice, effects=(), useful=(), threshold=5):
    pool = Tally()
    pool.add(dice, "dice")
    moment = moments.TestMoment(hero, "mind")
    return roll_and_reroll(battle, moment, pool, threshold, enemy_effects=effects, useful=useful, rule="NAR-TST-01")


@pytest.mark.rule("NAR-TST-01", "NAR-TST-02", "NAR-TST-03", "NAR-TST-05")
def test_a_test_rolls_the_characteristic_and_counts_dice_of_five_or_more():
    battle, hero = lone()
    result = play(mind_test(battle, hero, rules.THRESHOLD), [(Roll, faces(5, 4, 8, 1))])
    assert (result.successes, result.symbols) == (2, {"sun": 1, "moon": 1, "star": 1})


@pytest.mark.rule("NAR-EX-02", "NAR-TST-06")
def test_a_failed_test_leaves_everything_as_it_was():
    battle, hero = lone(rapidity=5)
    moment = moments.TestMoment(hero, "rapidity", "lock")
    for _ in range(2):
        result = play(rules.test(battle, moment, 5, rule="NAR-TST-06"), [(Roll, faces(5, 8, 4, 2, 1))])
        assert result.successes < 3


@pytest.mark.rule("NAR-TST-01")
def test_skills_and_gear_add_dice_to_a_test():
    card = SkillSpec("calm", "Calm", effects=(EffectSpec("dice", on="always", amount=2, name="mind"),))
    battle = nova(heroes={"A1": {"key": "rebecca", "mind": 1, "skills": ["calm"]}}, skills=(card,))
    assert play(mind_test(battle, battle.hero("rebecca")), [(Roll, faces(5, 5, 5))]).successes == 3


@pytest.mark.rule("NAR-TST-01")
def test_no_dice_are_no_successes_and_no_symbols():
    battle, hero = lone(mind=1, statuses={"poison": 1})
    result = play(mind_test(battle, hero), [])
    assert (result.successes, sum(result.symbols.values())) == (0, 0)


@pytest.mark.rule("NAR-STP-02", "NAR-TST-08")
@pytest.mark.parametrize(("answer", "dice", "left"), [("use", 6, 0), ("keep", 4, 2)])
def test_advantage_is_offered_before_the_roll(answer, dice, left):
    battle, hero = lone(statuses={"advantage": 2})
    play(mind_test(battle, hero), [(Choose, (answer,)), (Roll, faces(*[1] * dice))])
    assert hero.statuses.get("advantage", 0) == left


@pytest.mark.rule("NAR-STP-04", "NAR-TST-08")
@pytest.mark.parametrize(("answer", "successes"), [("use", 4), ("keep", 0)])
def test_bless_makes_the_test_easier_by_one(answer, successes):
    battle, hero = lone(statuses={"bless": 1})
    result = play(mind_test(battle, hero), [(Choose, (answer,)), (Roll, faces(4, 4, 4, 4))])
    assert (result.successes, "bless" in hero.statuses) == (successes, answer == "keep")


@pytest.mark.rule("NAR-STN-06")
def test_poison_takes_a_die_from_every_test_and_stays():
    battle, hero = lone(statuses={"poison": 1})
    for _ in range(2):
        play(mind_test(battle, hero), [(Roll, faces(1, 1, 1))])
    assert hero.statuses == {"poison": 1}


@pytest.mark.rule("NAR-STN-14")
def test_disadvantage_takes_its_dice_from_the_next_test_and_goes():
    battle, hero = lone(statuses={"disadvantage": 2})
    play(mind_test(battle, hero), [(Roll, faces(1, 1))])
    assert hero.statuses == {}


@pytest.mark.rule("NAR-STN-13")
def test_cursed_makes_the_next_test_harder_and_goes():
    battle, hero = lone(statuses={"cursed": 1})
    result = play(mind_test(battle, hero), [(Roll, faces(5, 5, 6, 6))])
    assert (result.successes, hero.statuses) == (2, {})


@pytest.mark.rule("NAR-TST-08", "NAR-STP-04", "NAR-STN-13")
def test_choices_come_before_what_is_compulsory():
    battle, hero = lone(statuses={"advantage": 1, "bless": 1, "poison": 1, "disadvantage": 1, "cursed": 1})
    result = play(mind_test(battle, hero), [(Choose, ("use",)), (Choose, ("use",)), (Roll, faces(5, 5, 4))])
    assert (result.successes, hero.statuses) == (2, {"poison": 1})


@pytest.mark.rule("NAR-STP-01", "NAR-RRL-01")
def test_a_reroll_token_is_discarded_for_one_die():
    battle, hero = lone(statuses={"reroll": 1})
    result = play(mind_test(battle, hero), [(Roll, faces(1, 5, 1, 1)), (Choose, ("die-2",)), (Roll, faces(8))])
    assert (result.faces, hero.statuses) == (faces(1, 5, 8, 1), {})


@pytest.mark.rule("NAR-RRL-04", "NAR-STP-01")
def test_a_reroll_that_is_not_wanted_costs_nothing():
    battle, hero = lone(statuses={"reroll": 1})
    play(mind_test(battle, hero), [(Roll, faces(1, 5, 1, 1)), (Choose, ())])
    assert hero.statuses == {"reroll": 1}


@pytest.mark.rule("NAR-MIS-18")
def test_trembling_hands_cannot_use_a_reroll_token():
    tremble = InjurySpec("trembling", "Trembling", effects=(EffectSpec("no-reroll-tokens", on="always"),))
    who = {"key": "rebecca", "mind": 2, "statuses": {"reroll": 1}, "injuries": ["trembling"]}
    battle = nova(heroes={"A1": who}, injuries=(tremble,))
    play(mind_test(battle, battle.hero("rebecca")), [(Roll, faces(1, 1))])


@pytest.mark.rule("NAR-RRL-02", "NAR-RRL-08", "NAR-RRL-04")
def test_rerolls_from_different_sources_take_different_dice():
    battle, hero = lone(statuses={"reroll": 1}, items=("charm",))
    script = [
        (Roll, faces(1, 1, 8, 8)),
        (Choose, ("charm",)),
        (Choose, ("die-0",)),
        (Roll, faces(2)),
        (Choose, ("die-1",)),  # die 0 is no longer offered
        (Roll, faces(7)),
    ]
    assert play(mind_test(battle, hero), script).faces == faces(2, 7, 8, 8)


@pytest.mark.rule("NAR-RRL-02")
def test_a_die_is_rerolled_once_by_the_hero():
    battle, hero = lone(statuses={"reroll": 1}, items=("charm",))
    script = [(Roll, faces(1, 1, 1, 1)), (Choose, ("charm",)), (Choose, ("die-0",)), (Roll, faces(2))]
    with pytest.raises(AssertionError, match="'die-0' is not offered"):
        play(mind_test(battle, hero), [*script, (Choose, ("die-0",))])


@pytest.mark.rule("NAR-RRL-03", "NAR-RRL-05", "NAR-EFX-01", "NAR-EFX-02", "NAR-RRL-02")
def test_enemy_effects_come_first_and_their_dice_may_be_rerolled_by_the_hero():
    battle, hero = lone(items=("charm",))
    script = [(Roll, faces(8, 8, 1, 1)), (Roll, faces(2)), (Choose, ("die-0", "die-2")), (Roll, faces(7, 3))]
    assert play(throw(battle, hero, 4, (DODGE,)), script).faces == faces(7, 8, 3, 1)


@pytest.mark.rule("NAR-RRL-06")
def test_an_enemy_takes_the_lowest_success():
    battle, hero = lone()
    assert play(throw(battle, hero, 3, (DODGE,)), [(Roll, faces(8, 5, 6)), (Roll, faces(1))]).faces == faces(8, 1, 6)


@pytest.mark.rule("NAR-RRL-06")
def test_an_enemy_takes_a_success_with_a_useful_symbol_first():
    battle, hero = lone()
    rule = throw(battle, hero, 3, (DODGE,), useful=("moon",))
    assert play(rule, [(Roll, faces(8, 5, 7)), (Roll, faces(1))]).faces == faces(8, 5, 1)


@pytest.mark.rule("NAR-RRL-06")
def test_players_may_pick_the_die_for_the_enemies():
    battle, hero = lone()
    battle.options = Options(enemy_choices="players")
    script = [(Roll, faces(8, 5, 1)), (Choose, ("die-0",)), (Roll, faces(1))]
    assert play(throw(battle, hero, 3, (DODGE,)), script).faces == faces(1, 5, 1)


@pytest.mark.rule("NAR-RRL-07")
def test_an_enemy_effect_without_a_success_does_nothing():
    battle, hero = lone()
    play(throw(battle, hero, 2, (DODGE, NO_SUN)), [(Roll, faces(4, 2))])


@pytest.mark.rule("NAR-EFX-03", "NAR-RRL-02")
def test_two_enemy_effects_each_take_their_own_die():
    battle, hero = lone()
    script = [(Roll, faces(8, 5, 7)), (Roll, faces(6)), (Roll, faces(1)), (Roll, faces(1))]
    assert play(throw(battle, hero, 3, (NO_SUN, DODGE, COVER)), script).faces == faces(6, 1, 1)


@pytest.mark.rule("NAR-EFX-03")
def test_the_second_effect_is_lost_when_one_success_is_left():
    battle, hero = lone()
    play(throw(battle, hero, 2, (DODGE, COVER)), [(Roll, faces(8, 1)), (Roll, faces(8))])


@pytest.mark.rule("NAR-KWD-47", "NAR-KWD-48")
def test_resistance_touches_all_successes_with_the_symbol_and_no_failures():
    battle, hero = lone()
    script = [(Roll, faces(6, 8, 7, 1)), (Roll, faces(1))]
    assert play(throw(battle, hero, 4, (NO_SUN,), threshold=7), script).faces == faces(6, 1, 7, 1)


@pytest.mark.rule("NAR-DIE-07")
@pytest.mark.parametrize(("most", "left"), [(1, 1), (2, 0), (9, 0), (0, 0)])
def test_an_erased_symbol_is_gone_but_its_success_stays(most, left):
    battle, hero = lone()
    erase = EnemyEffect("erase", "NAR-DIE-07", "sun", most)
    result = play(throw(battle, hero, 3, (erase,)), [(Roll, faces(8, 6, 7))])
    assert (result.successes, result.symbols) == (3, {"sun": left, "moon": 1, "star": 0})


@pytest.mark.rule("NAR-EFX-01", "NAR-EFX-02", "NAR-DIE-07")
def test_a_symbol_thrown_after_the_erasing_counts():
    battle, hero = lone(items=("charm",))
    script = [(Roll, faces(8, 1)), (Choose, ("die-1",)), (Roll, faces(6))]
    result = play(throw(battle, hero, 2, (EnemyEffect("erase", "NAR-DIE-07", "sun"),)), script)
    assert (result.successes, result.symbols["sun"]) == (2, 1)


@pytest.mark.rule("NAR-EFX-01", "NAR-DIE-07")
def test_of_two_symbols_that_of_the_success_is_erased_as_the_other_may_be_thrown_again():
    battle, hero = lone(items=("charm",))
    script = [(Roll, faces(4, 7)), (Choose, ("die-0",)), (Roll, faces(1))]
    result = play(throw(battle, hero, 2, (EnemyEffect("erase", "NAR-DIE-07", "moon", 1),)), script)
    assert result.symbols["moon"] == 0


@pytest.mark.rule("NAR-DIE-07")
@pytest.mark.parametrize(("shown", "told"), [((8, 6), [2]), ((7, 5), [])])
def test_the_journal_tells_of_symbols_that_were_there_to_be_erased(shown, told):
    battle, hero = lone()
    play(throw(battle, hero, 2, (EnemyEffect("erase", "NAR-DIE-07", "sun"),)), [(Roll, faces(*shown))])
    entries = [entry for entry in battle.journal.entries if entry.what == "erased"]
    assert [(entry.facts["count"], entry.rules) for entry in entries] == [(count, ("NAR-DIE-07",)) for count in told]


@pytest.mark.rule("NAR-TST-04", "NAR-CBT-02", "NAR-DIE-06")
def test_the_hero_rolls_and_the_journal_keeps_the_reasons():
    battle, hero = lone()
    request = next(mind_test(battle, hero))
    assert (request.by, request.seat) == ("rebecca", "heroes")
    play(mind_test(battle, hero), [(Roll, faces(1, 1, 1, 1))])
    assert battle.journal.entries[-1].facts["pool"] == [[4, "mind", "NAR-TST-01"]]
