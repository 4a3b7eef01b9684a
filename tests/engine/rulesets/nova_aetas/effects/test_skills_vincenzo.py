"""Vincenzo's skills: Acolyte, Exorcist, Hospitaller, and Intercession; prayers that are no attacks."""

from __future__ import annotations

import pytest

from helpers.nova import activate, faces
from helpers.rehearsal import (
    alone,
    attack_pool,
    attacks,
    defence_bonus,
    field,
    offered,
    pair,
    sheet,
    uses,
    words,
)
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.nova_aetas import verbs
from horologium.engine.rulesets.nova_aetas.board.movement import move_action
from horologium.engine.rulesets.nova_aetas.effects import triggers


def square(battle, model):
    return battle.terrain.board.name(model.cell)


# Intercession -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-MIS-02", "NAR-HER-14")
def test_vincenzo_gains_grace_for_every_wound_he_heals_on_another_hero():
    battle, vincenzo, sofia = pair(sheet("vincenzo", "soul-heal", wounds=3), sheet("sofia", wounds=2))
    uses(battle, vincenzo, "soul-heal", [(Choose, ("sofia",)), (Roll, faces(5, 5, 5, 1))])
    assert (sofia.wounds, vincenzo.tokens) == (0, 2)
    uses(battle, vincenzo, "soul-heal", [(Choose, ("vincenzo",)), (Roll, faces(5, 5, 5, 1))])
    assert (vincenzo.wounds, vincenzo.tokens) == (0, 2)


@pytest.mark.rule("NAR-MIS-02")
def test_intercession_blesses_a_hero_and_takes_one_negative_status_away():
    battle, vincenzo, sofia = pair(sheet("vincenzo", tokens=3), sheet("sofia", statuses={"poison": 1, "stun": 1}), "A5")
    uses(battle, vincenzo, "intercession", [(Choose, ("sofia",)), (Choose, ("poison",))])
    assert (sofia.statuses, vincenzo.tokens) == ({"stun": 1, "bless": 1}, 0)


# Acolyte ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-MIS-07", "NAR-PRY-03")
def test_a_prayer_without_a_success_does_nothing():
    battle, vincenzo, sofia = pair(sheet("vincenzo", "soul-heal"), sheet("sofia", wounds=2))
    uses(battle, vincenzo, "soul-heal", [(Choose, ("sofia",)), (Roll, faces(4, 4, 1, 1))])
    assert (sofia.wounds, battle.active.ap) == (2, 6)


@pytest.mark.rule("NAR-MIS-07")
def test_word_of_comfort_lowers_the_perilium_of_a_hero_beside():
    battle, vincenzo, sofia = pair(sheet("vincenzo", "word-of-comfort"), sheet("sofia", threat=4))
    uses(battle, vincenzo, "word-of-comfort")
    assert (sofia.threat, offered(battle, vincenzo)) == (3, [])


@pytest.mark.rule("NAR-MIS-07", "NAR-PRY-03", "NAR-PRY-04")
@pytest.mark.parametrize(
    ("dice", "held"), [((5, 5, 1, 1), {"defense": 1}), ((5, 5, 5, 1), {"defense": 1, "reroll": 1})]
)
def test_holy_ward_gives_reroll_too_with_three_successes(dice, held):
    battle, vincenzo, sofia = pair(sheet("vincenzo", "holy-ward"), sheet("sofia"), "A4")
    uses(battle, vincenzo, "holy-ward", [(Roll, faces(*dice))])
    assert sofia.statuses == held


@pytest.mark.rule("NAR-MIS-07", "NAR-PRY-05")
@pytest.mark.parametrize(("successes", "wounds"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_smite_wounds_once_for_two_successes_rounded_up(successes, wounds):
    battle, vincenzo, guard = alone("vincenzo", "smite", foe="D1")
    attacks(battle, vincenzo, "smite", [(Roll, faces(*([5] * successes + [1] * (4 - successes))))])
    assert guard.wounds == wounds


@pytest.mark.rule("NAR-MIS-07")
def test_vigil_keeps_curses_away_and_adds_a_die_in_mind_defence():
    battle, vincenzo, _ = alone("vincenzo", "vigil")
    assert not verbs.gain(battle, vincenzo, "cursed")
    assert (defence_bonus(battle, vincenzo, mental=True), defence_bonus(battle, vincenzo)) == (1, 0)


@pytest.mark.rule("NAR-MIS-07")
def test_pilgrims_stride_cannot_be_entangled():
    battle, vincenzo, _ = alone("vincenzo", "pilgrims-stride")
    assert not verbs.gain(battle, vincenzo, "entangled")


# Exorcist -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-MIS-07")
@pytest.mark.parametrize(("faction", "wounds"), [("primaevi", 4), ("rome", 2)])
def test_banish_is_capped_against_all_but_primaevi(faction, wounds):
    battle, vincenzo, guard = alone("vincenzo", "banish", foe="D1", guard={"faction": faction})
    attacks(battle, vincenzo, "banish", [(Roll, faces(5, 5, 5, 5))])
    assert guard.wounds == wounds


@pytest.mark.rule("NAR-MIS-07", "NAR-PRY-04")
@pytest.mark.parametrize(
    ("dice", "held"), [((6, 6, 1, 1), {"entangled": 1}), ((6, 6, 6, 1), {"stun": 1}), ((5, 5, 5, 5), {})]
)
def test_chains_of_faith_entangle_or_stun_against_mental_defense(dice, held):
    battle, vincenzo, guard = alone("vincenzo", "chains-of-faith", foe="D1", guard={"mental": 6})
    uses(battle, vincenzo, "chains-of-faith", [(Roll, faces(*dice))])
    assert guard.statuses == held


@pytest.mark.rule("NAR-MIS-07", "NAR-AUR-05")
@pytest.mark.parametrize(("dice", "bonus"), [((5, 5, 1, 1), 1), ((5, 1, 1, 1), 0)])
def test_sacred_circle_adds_a_defence_die_within_two_squares(dice, bonus):
    battle, vincenzo, sofia = pair(sheet("vincenzo", "sacred-circle"), sheet("sofia"), "A3")
    uses(battle, vincenzo, "sacred-circle", [(Roll, faces(*dice))])
    assert [defence_bonus(battle, hero, mental=mental) for hero in (vincenzo, sofia) for mental in (True, False)] == [
        bonus
    ] * 4


@pytest.mark.rule("NAR-MIS-07")
@pytest.mark.parametrize(("foe", "held"), [("B1", {"defense": 1}), ("C1", {})])
def test_consecrated_steel_gives_defense_beside_an_enemy(foe, held):
    battle, vincenzo, _ = alone("vincenzo", "consecrated-steel", foe=foe)
    play(triggers.recovery(battle, vincenzo), [])
    assert vincenzo.statuses == held


@pytest.mark.rule("NAR-MIS-07", "NAR-STS-08")
def test_purge_takes_a_negative_status_away_for_each_success():
    ill = {"poison": 1, "burn": 1, "cursed": 1, "bless": 1}
    battle, vincenzo, sofia = pair(sheet("vincenzo", "purge"), sheet("sofia", statuses=ill), "A4")
    uses(battle, vincenzo, "purge", [(Roll, faces(5, 5, 1, 1)), (Choose, ("burn", "cursed"))])
    assert sofia.statuses == {"poison": 1, "bless": 1}


@pytest.mark.rule("NAR-MIS-07")
def test_step_of_faith_passes_through_an_opponent_without_a_reaction():
    battle, vincenzo, _ = alone("vincenzo", "step-of-faith")
    battle.active.engaged = True
    uses(battle, vincenzo, "step-of-faith")
    play(move_action(battle, vincenzo, 2), [(Choose, ("C1",))])
    assert (square(battle, vincenzo), battle.active.free_passage) == ("C1", False)


# Hospitaller --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NAR-MIS-07", "NAR-KOH-08", "NAR-PER-06")
def test_raise_the_fallen_heals_one_and_one_for_each_success():
    battle, vincenzo, sofia = pair(sheet("vincenzo", "raise-the-fallen"), sheet("sofia", wounds=6, ko=True))
    uses(battle, vincenzo, "raise-the-fallen", [(Roll, faces(5, 5, 1, 1))])
    assert (sofia.wounds, sofia.ko, vincenzo.threat) == (3, False, 1)


@pytest.mark.rule("NAR-MIS-07")
def test_raise_the_fallen_is_for_heroes_who_are_down():
    battle, vincenzo, _ = pair(sheet("vincenzo", "raise-the-fallen"), sheet("sofia", wounds=3))
    assert offered(battle, vincenzo) == []


@pytest.mark.rule("NAR-MIS-07", "NAR-AUR-02")
def test_mass_blessing_blesses_as_many_other_heroes_as_there_are_successes():
    battle = field(
        {"A1": sheet("vincenzo", "mass-blessing"), "A2": sheet("sofia"), "A3": sheet("rebecca"), "H8": sheet("valerio")}
    )
    vincenzo = activate(battle, "vincenzo", 9)
    uses(battle, vincenzo, "mass-blessing", [(Roll, faces(5, 5, 5, 5)), (Choose, ("sofia", "rebecca"))])
    assert [hero.statuses for hero in battle.heroes] == [{}, {"bless": 1}, {"bless": 1}, {}]


@pytest.mark.rule("NAR-MIS-07")
def test_lay_on_hands_heals_two_on_a_hero_beside():
    battle, vincenzo, sofia = pair(sheet("vincenzo", "lay-on-hands", wounds=1), sheet("sofia", wounds=3))
    uses(battle, vincenzo, "lay-on-hands")
    assert (sofia.wounds, vincenzo.wounds, vincenzo.used) == (1, 1, {"mission-twice:lay-on-hands": 1})


@pytest.mark.rule("NAR-MIS-07")
@pytest.mark.parametrize(("dice", "held"), [((5, 1, 1, 1), {}), ((5, 5, 1, 1), {"charm": 1})])
def test_sanctuary_charms_with_two_successes(dice, held):
    battle, vincenzo, sofia = pair(sheet("vincenzo", "sanctuary"), sheet("sofia"), "A4")
    uses(battle, vincenzo, "sanctuary", [(Roll, faces(*dice))])
    assert sofia.statuses == held


@pytest.mark.rule("NAR-MIS-07", "NAR-KWD-29")
def test_staff_of_mercy_stuns_without_a_wound():
    battle, vincenzo, guard = alone("vincenzo", "staff-of-mercy", items=("flanged-mace",))
    uses(battle, vincenzo, "staff-of-mercy")
    assert words(battle, vincenzo, "flanged-mace") == ["stun", "harmless"]
    attacks(battle, vincenzo, "flanged-mace", [(Roll, faces(5, 1, 1))])
    assert (guard.wounds, guard.statuses) == (0, {"stun": 1})


@pytest.mark.rule("NAR-MIS-07", "NAR-ENG-10")
def test_guided_steps_let_another_hero_move_a_square():
    battle, vincenzo, sofia = pair(sheet("vincenzo", "guided-steps"), sheet("sofia"), "A4")
    uses(battle, vincenzo, "guided-steps", [(Choose, ("B4",))])
    assert (square(battle, sofia), sofia.at, offered(battle, vincenzo)) == ("B4", battle.now, [])


@pytest.mark.rule("NAR-HER-13")
def test_ward_and_shield_wall_are_open_to_vincenzo_too():
    battle, vincenzo, sofia = pair(sheet("vincenzo", "shield-wall", "ward"), sheet("sofia"))
    assert defence_bonus(battle, sofia) == 1
    uses(battle, vincenzo, "ward", [(Choose, ("vincenzo",)), (Roll, faces(5, 1, 1, 1))])
    assert vincenzo.statuses == {"defense": 1}


@pytest.mark.rule("NAR-SKS-04")
def test_skills_without_a_cost_are_always_on_and_never_offered():
    battle, vincenzo, _ = alone("vincenzo", "vigil", "pilgrims-stride", "consecrated-steel")
    assert offered(battle, vincenzo) == []
    assert attack_pool(battle, vincenzo, "bare-hands") == 3
