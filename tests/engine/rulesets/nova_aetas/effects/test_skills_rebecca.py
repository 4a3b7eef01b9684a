"""Rebecca's skills: Apprentice, Elementalist, Alchemist, and Flux; spells that are no attacks."""

from __future__ import annotations

import pytest

from helpers.nova import activate, faces
from helpers.rehearsal import alone, attack_pool, attacks, defence, field, offered, pair, sheet, uses
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.core.tally import Tally
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.effects import modifiers, triggers
from horologium.engine.rulesets.nova_aetas.effects.holdings import held
from horologium.engine.rulesets.nova_aetas.state import Aura


def square(battle, model):
    return battle.terrain.board.name(model.cell)


# Flux ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-MIS-02", "NAR-HER-14")
def test_rebecca_gains_flux_for_every_moon_of_a_spell_even_a_failed_one():
    battle, rebecca, _ = alone("rebecca", "arcane-bolt", "veil", foe="D1")
    attacks(battle, rebecca, "arcane-bolt", [(Roll, faces(4, 4, 1, 1))])
    assert rebecca.tokens == 2


@pytest.mark.rule("NAR-MIS-02")
def test_moons_of_a_spell_that_is_no_attack_count_too_but_those_of_other_tests_do_not():
    battle, rebecca, _ = alone("rebecca", "ward")
    uses(battle, rebecca, "ward", [(Roll, faces(4, 1, 1, 1))])
    assert rebecca.tokens == 1
    attacks(battle, rebecca, "bare-hands", [(Roll, faces(4, 4))])
    assert rebecca.tokens == 1


@pytest.mark.rule("NAR-MIS-02", "NAR-MAG-02")
def test_flux_makes_the_next_spell_need_one_success_fewer():
    battle, rebecca, guard = alone("rebecca", "arcane-bolt", foe="D1", tokens=3)
    uses(battle, rebecca, "flux")
    attacks(battle, rebecca, "arcane-bolt", [(Roll, faces(6, 1, 1, 1))])
    assert (guard.wounds, battle.active.bonus) == (2, [])


@pytest.mark.rule("NAR-MIS-02", "NAR-MAG-02")
def test_flux_is_used_up_by_a_spell_that_is_no_attack_and_never_makes_one_free():
    battle, rebecca, _ = alone("rebecca", "ward", tokens=3)
    uses(battle, rebecca, "flux")
    uses(battle, rebecca, "ward", [(Roll, faces(1, 1, 1, 1))])
    assert (rebecca.statuses, battle.active.bonus) == ({}, [])


# Apprentice ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-MAG-06", "NAR-SEC-04", "NAR-EX-07")
def test_arcane_bolt_does_two_wounds_and_one_for_each_moon():
    battle, rebecca, guard = alone("rebecca", "arcane-bolt", foe="F1")
    attacks(battle, rebecca, "arcane-bolt", [(Roll, faces(7, 6, 4, 2))])
    assert guard.wounds == 4


@pytest.mark.rule("NAR-MAG-06", "NAR-MAG-03", "NAR-SEC-02", "NAR-EX-06")
def test_arcane_bolt_with_one_success_does_nothing_whatever_its_moons():
    battle, rebecca, guard = alone("rebecca", "arcane-bolt", foe="F1")
    attacks(battle, rebecca, "arcane-bolt", [(Roll, faces(7, 4, 1, 1))])
    assert (guard.wounds, battle.active.ap) == (0, 6)


@pytest.mark.rule("NAR-MIS-06")
@pytest.mark.parametrize(("dice", "wounds"), [((5, 1, 1, 1), 1), ((6, 1, 1, 1), 2)])
def test_ember_touch_burns_and_a_sun_wounds_once_more(dice, wounds):
    battle, rebecca, guard = alone("rebecca", "ember-touch")
    attacks(battle, rebecca, "ember-touch", [(Roll, faces(*dice))])
    assert (guard.wounds, guard.statuses) == (wounds, {"burn": 1})


@pytest.mark.rule("NAR-MIS-06", "NAR-MAG-02", "NAR-MAG-03")
@pytest.mark.parametrize(("die", "held"), [(5, {"defense": 1}), (4, {})])
def test_ward_gives_defense_with_a_success(die, held):
    battle, rebecca, sofia = pair(sheet("rebecca", "ward"), sheet("sofia"), "A4")
    uses(battle, rebecca, "ward", [(Choose, ("sofia",)), (Roll, faces(die, 1, 1, 1))])
    assert (sofia.statuses, battle.active.ap) == (held, 7)


@pytest.mark.rule("NAR-MIS-06", "NAR-GEN-07")
def test_veil_charms_another_hero_with_two_successes():
    battle, rebecca, sofia = pair(sheet("rebecca", "veil"), sheet("sofia"), "A4")
    uses(battle, rebecca, "veil", [(Roll, faces(5, 1, 1, 1))])
    assert sofia.statuses == {}
    uses(battle, rebecca, "veil", [(Roll, faces(5, 5, 1, 1))])
    assert (sofia.statuses, rebecca.statuses) == ({"charm": 1}, {})


@pytest.mark.rule("NAR-MIS-06", "NAR-MAG-02")
@pytest.mark.parametrize(("die", "end"), [(6, "E1"), (5, "C1")])
def test_gust_moves_an_enemy_against_its_mental_defense(die, end):
    battle, rebecca, guard = alone("rebecca", "gust", foe="C1", guard={"mental": 6})
    answers = [(Choose, (end,))] if die >= 6 else []
    uses(battle, rebecca, "gust", [(Roll, faces(die, 1, 1, 1)), *answers])
    assert (square(battle, guard), guard.wounds) == (end, 0)


@pytest.mark.rule("NAR-MIS-06", "NAR-KWD-14")
def test_a_leader_is_not_moved_by_a_gust():
    battle, rebecca, guard = alone("rebecca", "gust", foe="C1", guard={"rank": "leader"})
    uses(battle, rebecca, "gust", [(Roll, faces(6, 1, 1, 1))])
    assert square(battle, guard) == "C1"


@pytest.mark.rule("NAR-MIS-06", "NAR-ENG-10")
def test_blink_needs_two_successes_and_provokes_nobody():
    battle, rebecca, _ = alone("rebecca", "blink")
    battle.active.engaged = True
    uses(battle, rebecca, "blink", [(Roll, faces(5, 5, 1, 1)), (Choose, ("A4",))])
    assert (square(battle, rebecca), rebecca.wounds) == ("A4", 0)


@pytest.mark.rule("NAR-MIS-06")
def test_blink_goes_where_rebecca_sees_and_no_farther_than_three():
    battle, rebecca, _ = alone("rebecca", "blink")
    with pytest.raises(AssertionError, match="does not fit"):
        uses(battle, rebecca, "blink", [(Roll, faces(5, 5, 1, 1)), (Choose, ("C1",))])  # behind the guard
    with pytest.raises(AssertionError, match="does not fit"):
        uses(battle, rebecca, "blink", [(Roll, faces(5, 5, 1, 1)), (Choose, ("A5",))])


# Elementalist -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-MIS-06", "NAR-AOE-08")
def test_fireball_hurts_all_around_and_a_sun_burns_the_main_target():
    battle = field({"A1": sheet("rebecca", "fireball")}, {"D1": "guard", "E2": "guard"})
    rebecca = activate(battle, "rebecca", 9)
    attacks(battle, rebecca, "fireball", [(Choose, ("D1",)), (Roll, faces(6, 5, 7, 1))])
    assert [enemy.wounds for enemy in battle.enemies] == [2, 2]
    assert [enemy.statuses for enemy in battle.enemies] == [{"burn": 1}, {}]
    assert battle.active.ap == 5


@pytest.mark.rule("NAR-MIS-06", "NAR-AOE-12", "NAR-EQP-11")
@pytest.mark.parametrize(("dice", "held"), [((5, 5, 1, 1), {"stun": 1}), ((5, 6, 1, 1), {})])
def test_chain_lightning_stuns_with_two_stars(dice, held):
    battle = field({"A2": sheet("rebecca", "chain-lightning")}, {"C2": "guard", "D3": "guard"})
    rebecca = activate(battle, "rebecca", 9)
    attacks(battle, rebecca, "chain-lightning", [(Choose, ("C2",)), (Roll, faces(*dice))])
    assert [enemy.wounds for enemy in battle.enemies] == [2, 2]
    assert battle.enemies[0].statuses == held


@pytest.mark.rule("NAR-MIS-06", "NAR-AUR-03")
def test_frost_ring_rolls_for_every_enemy_within_two_and_spares_heroes():
    battle = field({"A1": sheet("rebecca", "frost-ring"), "A2": sheet("sofia")}, {"B1": "guard", "C1": "guard"})
    rebecca = activate(battle, "rebecca", 9)
    attacks(battle, rebecca, "frost-ring", [(Roll, faces(5, 5, 1, 1)), (Roll, faces(5, 1, 1, 1))])
    assert [(enemy.wounds, enemy.statuses) for enemy in battle.enemies] == [(1, {"entangled": 1}), (0, {})]
    assert battle.hero("sofia").wounds == 0


@pytest.mark.rule("NAR-MIS-06", "NAR-KWD-36")
def test_stone_skin_gives_defense_and_keeps_stun_away_until_the_next_activation():
    battle, rebecca, _ = alone("rebecca", "stone-skin")
    uses(battle, rebecca, "stone-skin", [(Roll, faces(5, 5, 1, 1))])
    assert rebecca.statuses == {"defense": 1}
    assert not verbs.gain(battle, rebecca, "stun")
    play(triggers.recovery(battle, rebecca), [])
    assert verbs.gain(battle, rebecca, "stun")


@pytest.mark.rule("NAR-MIS-06", "NAR-MAG-07")
def test_elemental_mastery_throws_one_die_of_a_spell_again_once_in_an_activation():
    battle, rebecca, guard = alone("rebecca", "elemental-mastery", "arcane-bolt", foe="D1")
    script = [(Roll, faces(6, 1, 1, 1)), (Choose, ("die-3",)), (Roll, faces(6))]
    attacks(battle, rebecca, "arcane-bolt", script)
    assert guard.wounds == 2
    attacks(battle, rebecca, "arcane-bolt", [(Roll, faces(6, 1, 1, 1))])


@pytest.mark.rule("NAR-MIS-06")
def test_storm_step_lets_rebecca_fly():
    battle, rebecca, _ = alone("rebecca", "storm-step")
    uses(battle, rebecca, "storm-step", [(Roll, faces(5, 1, 1, 1))])
    assert rebecca.statuses == {"flying": 1}


# Alchemist ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-MIS-06", "NAR-CBT-08", "NAR-AOE-09")
def test_acid_flask_poisons_all_in_a_cross():
    battle = field({"A1": sheet("rebecca", "acid-flask")}, {"D1": "guard", "D2": "guard", "E2": "guard"})
    rebecca = activate(battle, "rebecca", 9)
    attacks(battle, rebecca, "acid-flask", [(Choose, ("D1",)), (Roll, faces(6, 1, 1))])
    assert [enemy.statuses for enemy in battle.enemies] == [{"poison": 1}, {"poison": 1}, {}]


@pytest.mark.rule("NAR-MIS-06", "NAR-STN-07")
def test_panacea_takes_one_of_four_statuses_away():
    battle, rebecca, sofia = pair(sheet("rebecca", "panacea"), sheet("sofia", statuses={"poison": 1, "burn": 1}))
    uses(battle, rebecca, "panacea", [(Choose, ("sofia",)), (Choose, ("poison",))])
    assert sofia.statuses == {"burn": 1}


@pytest.mark.rule("NAR-MIS-06")
def test_panacea_is_not_offered_where_nobody_needs_it():
    battle, rebecca, _ = pair(sheet("rebecca", "panacea"), sheet("sofia", statuses={"cursed": 1}))
    assert offered(battle, rebecca) == []


@pytest.mark.rule("NAR-MIS-06", "NAR-PER-06", "NAR-ACN-10")
def test_elixir_of_vigor_heals_two_and_is_there_twice_in_a_mission():
    battle, rebecca, sofia = pair(sheet("rebecca", "elixir-of-vigor"), sheet("sofia", wounds=5))
    for _ in range(2):
        uses(battle, rebecca, "elixir-of-vigor", [(Choose, ("sofia",))])
        play(triggers.recovery(battle, rebecca), [])
    assert (sofia.wounds, offered(battle, rebecca)) == (1, [])


@pytest.mark.rule("NAR-MIS-06")
def test_transmute_is_a_matter_for_the_time_between_missions():
    battle, rebecca, _ = alone("rebecca", "transmute")
    assert [gift.effect.amount for gift in held(battle, rebecca, "between", "transmute")] == [1]
    assert offered(battle, rebecca) == []


@pytest.mark.rule("NAR-MIS-06", "NAR-AUR-05", "NAR-AUR-08")
@pytest.mark.parametrize(("other", "easier"), [("A2", -1), ("A3", 0)])
def test_smoke_makes_ranged_attacks_on_heroes_in_it_easier_to_defend(other, easier):
    battle, rebecca, sofia = pair(sheet("rebecca", "smoke-bomb"), sheet("sofia"), other)
    uses(battle, rebecca, "smoke-bomb")
    assert _ease(battle, sofia) == easier
    assert _ease(battle, rebecca) == -1  # the user is in his own aura
    assert _ease(battle, rebecca, ranged=False) == 0


def _ease(battle, hero, ranged=True):
    tally = Tally()
    modifiers.difficulty(battle, defence(battle, hero, ranged=ranged), tally)
    return tally.total


@pytest.mark.rule("NAR-AUR-05", "NAR-AUR-06")
def test_an_aura_moves_along_with_its_owner():
    battle, rebecca, sofia = pair(sheet("rebecca", "smoke-bomb"), sheet("sofia"), "A2")
    uses(battle, rebecca, "smoke-bomb")
    verbs.put(battle, rebecca, battle.terrain.board.cell("D4"))
    assert (_ease(battle, sofia), _ease(battle, rebecca)) == (0, -1)


@pytest.mark.rule("NAR-AUR-05")
def test_an_aura_ends_with_the_owners_next_activation_unless_it_lasts():
    battle, rebecca, _ = pair(sheet("rebecca", "smoke-bomb"), sheet("sofia"))
    uses(battle, rebecca, "smoke-bomb")
    battle.auras.append(Aura("rebecca", 1, battle.auras[0].effect, lasting=True))
    play(triggers.recovery(battle, battle.hero("sofia")), [])
    assert len(battle.auras) == 2
    play(triggers.recovery(battle, rebecca), [])
    assert [aura.lasting for aura in battle.auras] == [True]


@pytest.mark.rule("NAR-AUR-05", "NAR-KOH-10")
def test_the_aura_of_a_hero_who_is_ko_stops():
    battle, rebecca, sofia = pair(sheet("rebecca", "smoke-bomb"), sheet("sofia"))
    uses(battle, rebecca, "smoke-bomb")
    verbs.knock_out(battle, rebecca)
    assert _ease(battle, sofia) == 0


@pytest.mark.rule("NAR-MIS-06")
def test_quicksilver_speeds_up_a_hero_within_two():
    battle, rebecca, sofia = pair(sheet("rebecca", "quicksilver"), sheet("sofia"), "A3")
    uses(battle, rebecca, "quicksilver", [(Choose, ("sofia",))])
    assert (sofia.statuses, offered(battle, rebecca)) == ({"speed": 1}, [])


@pytest.mark.rule("NAR-CBT-06")
def test_a_boost_does_nothing_for_a_spell():
    battle, rebecca, _ = alone("rebecca", "arcane-bolt", "sunder", items=("sword",))
    uses(battle, rebecca, "sunder")
    assert attack_pool(battle, rebecca, "arcane-bolt") == 4
