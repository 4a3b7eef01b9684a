"""Movement actions, Disengage, and the attacks that both draw."""

from __future__ import annotations

import pytest

from helpers.nova import activate, enemy_spec, keyword, nova
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.nova_aetas.board import movement
from horologium.engine.rulesets.nova_aetas.specs import EnemyAttackSpec
from horologium.engine.rulesets.nova_aetas.state import Options, Token
from horologium.engine.rulesets.nova_aetas.turns import activation

SAFE = (Roll, ("8+sun",) * 4)
HIT = (Roll, ("1",) * 4)
FIELD = ("......", "......", "......", "......")

ARCHER = enemy_spec("archer", attacks=(EnemyAttackSpec(least=2, most=6),))
NETTER = enemy_spec("netter", attacks=(EnemyAttackSpec(hits=1, keywords=(keyword("hinder"),)),))
OGRE = enemy_spec("ogre", attacks=(EnemyAttackSpec(hits=1, keywords=(keyword("chase"),)),))
BRUTE = enemy_spec("brute", attacks=(EnemyAttackSpec(hits=4),))
CARDS = (ARCHER, NETTER, OGRE, BRUTE)


def scene(foes=None, at="B2", rows=FIELD, ap=5, engaged=True, **more):
    """Valerio in his activation, with enemies about him."""
    options = Options(**more.pop("options", {}))
    battle = nova(
        rows,
        {at: {"key": "valerio", **more.pop("hero", {})}, **more.pop("others", {})},
        foes,
        cards=CARDS,
        options=options,
        **more,
    )
    hero = activate(battle, "valerio", ap)
    battle.active.engaged = engaged
    return battle, hero


def to(name):
    return (Choose, (name,))


def square(battle, model):
    return battle.terrain.board.name(model.cell)


def move(battle, hero, *script, **more):
    play(movement.move_action(battle, hero, **more), script)
    return square(battle, hero)


def told(battle):
    return [entry.what for entry in battle.journal.entries]


def reactions(battle):
    return [entry.facts["figure"] for entry in battle.journal.entries if entry.what == "reacted"]


@pytest.mark.rule("NAR-ACN-02", "NAR-ACN-04")
def test_a_move_is_paid_by_squares_and_the_token_follows():
    battle, hero = scene()
    start = hero.at
    assert move(battle, hero, to("D3")) == "D3"
    assert (battle.active.ap, battle.active.spent, battle.active.moved, hero.at) == (2, 3, 3, start + 3)


@pytest.mark.rule("NAR-ACN-04")
def test_the_token_moves_after_the_model():
    battle, hero = scene()
    move(battle, hero, to("C2"))
    assert told(battle) == ["declared", "moved", "token"]


@pytest.mark.rule("NAR-ACN-04")
def test_a_move_can_be_limited_to_some_ap():
    battle, hero = scene(rows=("......",), at="A1")
    assert movement.ways.reach(battle, hero, 5).ends.bit_count() == 5
    assert move(battle, hero, to("C1"), squares_ap=2) == "C1"


@pytest.mark.rule("NAR-STP-10")
def test_with_speed_an_ap_pays_two_squares():
    battle, hero = scene(hero={"statuses": {"speed": 1}})
    move(battle, hero, to("E2"))
    assert (battle.active.spent, battle.active.moved) == (2, 3)


@pytest.mark.rule("NAR-ENG-02", "NAR-ENG-04", "NAR-ENG-05")
def test_an_engaged_hero_who_moves_is_attacked_before_he_leaves():
    battle, hero = scene({"B1": "guard"})
    token = battle.group("guard").at
    move(battle, hero, to("C2"), HIT)
    assert told(battle).index("reacted") < told(battle).index("moved")
    assert (hero.wounds, battle.group("guard").at, square(battle, hero)) == (3, token, "C2")


@pytest.mark.rule("NAR-ENG-03")
def test_a_hero_who_came_beside_an_enemy_in_this_activation_leaves_freely():
    battle, hero = scene({"B1": "guard"}, at="C2", engaged=False)
    move(battle, hero, to("B2"))
    move(battle, hero, to("C3"))
    assert reactions(battle) == []


@pytest.mark.rule("NAR-ENG-04")
def test_a_hero_who_is_still_engaged_provokes_with_his_next_move_again():
    battle, hero = scene({"B2": "guard"}, at="B1")
    move(battle, hero, to("A2"), SAFE)
    move(battle, hero, to("A1"), SAFE)
    assert reactions(battle) == ["guard-1", "guard-1"]


@pytest.mark.rule("NAR-ENG-04")
def test_a_hero_who_got_clear_is_not_engaged_any_more():
    battle, _ = scene({"B1": "guard"})
    play(activation.act(battle), [to("move"), to("B3"), SAFE])
    assert not battle.active.engaged
    play(activation.act(battle), [to("move"), to("C1")])
    assert reactions(battle) == ["guard-1"]


@pytest.mark.rule("NAR-ENG-02")
@pytest.mark.parametrize(("square", "engaged"), [("B1", True), ("A1", False)])
def test_a_hero_is_engaged_who_starts_beside_an_enemy(square, engaged):
    battle, hero = scene({square: "guard"})
    play(activation.begin(battle, hero), [])
    assert battle.active.engaged is engaged


@pytest.mark.rule("NAR-ENG-06", "NAR-EX-16")
def test_only_an_attack_that_reaches_distance_one_can_react():
    battle, hero = scene({"B1": "guard", "A2": "archer"})
    move(battle, hero, to("C2"), SAFE)
    assert reactions(battle) == ["guard-1"]


@pytest.mark.rule("NAR-ENG-06")
def test_a_blind_enemy_does_not_react():
    battle, hero = scene({"B1": "guard"})
    battle.enemies[0].statuses["blind"] = 1
    move(battle, hero, to("C2"))
    assert reactions(battle) == []


@pytest.mark.rule("NAR-ENG-07", "NAR-ENG-08", "NAR-ENG-10")
def test_an_enemy_leaves_a_hero_without_being_attacked():
    battle, _ = scene({"B1": "guard"})
    path = [battle.terrain.board.cell(name) for name in ("B1", "C1", "D1")]
    movement.walk(battle, battle.enemies[0], path)
    assert (square(battle, battle.enemies[0]), battle.enemies[0].wounds, reactions(battle)) == ("D1", 0, [])


@pytest.mark.rule("NAR-ENG-09")
def test_several_react_one_by_one_the_hardest_first_and_chase_last():
    battle, hero = scene({"A2": "guard", "B1": "ogre", "C2": "brute"})
    move(battle, hero, to("B3"), SAFE, SAFE, SAFE)
    assert reactions(battle) == ["brute-3", "guard-1", "ogre-2"]


@pytest.mark.rule("NAR-ENG-09")
def test_the_players_choose_the_order_if_they_want_to():
    battle, hero = scene({"A2": "guard", "C2": "brute"}, options={"enemy_choices": "players"})
    move(battle, hero, to("B3"), to("guard-1"), SAFE, SAFE)
    assert reactions(battle) == ["guard-1", "brute-2"]


@pytest.mark.rule("NAR-ENG-09", "NAR-KOH-02")
def test_a_ko_cancels_the_other_attacks_and_the_move():
    battle, hero = scene({"A2": "guard", "C2": "brute"}, hero={"wounds": 5})
    at = hero.at
    move(battle, hero, to("B4"), HIT)
    assert (hero.ko, square(battle, hero), reactions(battle), hero.at) == (True, "B2", ["brute-2"], at)


@pytest.mark.rule("NAR-ENG-09", "NAR-KWD-11")
def test_after_a_chase_the_move_starts_from_the_new_square():
    battle, hero = scene({"B2": "ogre"}, at="C2", rows=("..#", "...", "#.."))
    move(battle, hero, to("B3"), HIT)
    assert (square(battle, battle.enemies[0]), square(battle, hero), battle.active.spent) == ("C2", "B3", 2)


@pytest.mark.rule("NAR-ENG-09")
def test_an_enemy_from_whom_a_chase_took_the_hero_makes_no_attack():
    battle, hero = scene({"B1": "ogre", "A2": "ogre"}, rows=("...", "...", "###"))
    move(battle, hero, to("C1"), HIT)
    assert len(reactions(battle)) == 1


@pytest.mark.rule("NAR-STN-04", "NAR-ACN-04")
def test_a_hero_entangled_by_a_reaction_gets_half_as_many_squares():
    battle, hero = scene({"A1": "netter"}, rows=("......",), at="B1")
    assert move(battle, hero, to("E1"), HIT, to("C1")) == "C1"
    assert (battle.active.spent, battle.active.moved) == (3, 1)


@pytest.mark.rule("NAR-STN-04", "NAR-ACN-04")
def test_squares_that_cannot_be_used_any_more_are_lost():
    battle, hero = scene({"A1": "netter"}, rows=("......",), at="B1")
    assert move(battle, hero, to("C1"), HIT) == "B1"
    assert (battle.active.spent, battle.active.moved) == (1, 0)


@pytest.mark.rule("NAR-STP-12", "NAR-STP-07")
def test_an_engaged_hero_who_flies_is_attacked_all_the_same():
    battle, hero = scene({"C1": "guard"}, rows=("......",), at="B1", hero={"statuses": {"flying": 1}})
    assert move(battle, hero, to("D1"), SAFE) == "D1"
    assert reactions(battle) == ["guard-1"]


@pytest.mark.rule("NAR-MIS-07")
def test_free_passage_lasts_for_one_move_and_provokes_nobody():
    battle, hero = scene({"B1": "guard"}, rows=("....",), at="A1")
    battle.active.free_passage = True
    assert move(battle, hero, to("C1")) == "C1"
    assert (reactions(battle), battle.active.free_passage) == ([], False)


@pytest.mark.rule("NAR-ACN-13", "NAR-ACN-14", "NAR-ACN-15")
def test_disengage_takes_one_square_and_draws_an_attack_from_everybody_beside():
    battle, hero = scene({"B1": "guard", "A2": "guard", "D2": "archer"})
    play(movement.disengage(battle, hero), [to("C2"), SAFE, SAFE])
    assert (square(battle, hero), battle.active.engaged, battle.active.spent) == ("C2", False, 1)
    assert sorted(reactions(battle)) == ["guard-1", "guard-2"]


@pytest.mark.rule("NAR-ACN-15", "NAR-ACN-16")
def test_after_disengaging_the_hero_passes_enemies_freely():
    battle, hero = scene({"B1": "guard"})
    play(movement.disengage(battle, hero), [to("A2"), SAFE])
    move(battle, hero, to("C2"))
    assert reactions(battle) == ["guard-1"]


@pytest.mark.rule("NAR-ACN-14", "NAR-KOH-02")
def test_a_hero_who_goes_ko_while_disengaging_stays_where_he_is():
    battle, hero = scene({"B1": "brute", "A2": "guard"}, hero={"wounds": 5})
    play(movement.disengage(battle, hero), [to("C2"), HIT])
    assert (hero.ko, square(battle, hero), len(reactions(battle))) == (True, "B2", 1)


@pytest.mark.rule("NAR-ACN-16")
@pytest.mark.parametrize("status", ["entangled", "speed"])
def test_statuses_change_nothing_about_disengaging(status):
    battle, hero = scene({"B1": "guard"}, ap=1, hero={"statuses": {status: 1}})
    cells = movement.disengage_cells(battle, hero)
    assert battle.terrain.board.names(cells) == ["A2", "C2", "B3"]
    play(movement.disengage(battle, hero), [to("B3"), SAFE])
    assert (battle.active.ap, battle.active.moved) == (0, 0)


@pytest.mark.rule("NAR-ACN-13", "NAR-ENG-09")
def test_a_hero_who_is_chased_while_disengaging_leaves_from_his_new_square():
    battle, hero = scene({"A2": "ogre"}, rows=("...", "..."))
    play(movement.disengage(battle, hero), [to("C2"), HIT, to("C1")])
    assert (square(battle, battle.enemies[0]), square(battle, hero)) == ("B2", "C1")


@pytest.mark.rule("NAR-ACN-14", "NAR-MIS-05")
def test_a_skill_lets_a_hero_slip_away_for_nothing():
    battle, hero = scene({"B1": "guard"})
    play(movement.disengage(battle, hero, free=True), [to("C2")])
    assert (battle.active.ap, battle.active.engaged, reactions(battle)) == (5, False, [])


@pytest.mark.rule("NAR-ENG-10", "NAR-MIS-05")
def test_a_free_move_provokes_nobody_and_costs_nothing():
    battle, hero = scene({"B1": "guard"}, hero={"statuses": {"entangled": 1}})
    play(movement.free_move(battle, hero, 2, rule="NAR-MIS-05"), [to("C3")])
    assert (square(battle, hero), battle.active.ap, battle.active.walked, reactions(battle)) == ("C3", 5, True, [])


@pytest.mark.rule("NAR-ENG-10", "NAR-MIS-07")
def test_another_hero_can_be_guided_or_left_where_he_is():
    battle, hero = scene(others={"E2": "sofia"})
    sofia = battle.hero("sofia")
    play(movement.free_move(battle, sofia, 1, rule="NAR-MIS-07", by=hero), [to("E1")])
    play(movement.free_move(battle, sofia, 1, rule="NAR-MIS-07", by=hero), [to("E1")])
    assert (square(battle, sofia), battle.active.walked) == ("E1", False)


@pytest.mark.rule("NAR-ENG-10", "NAR-MIS-06")
def test_a_hero_blinks_to_a_free_square_without_provoking():
    battle, hero = scene({"B1": "guard"})
    play(movement.blink(battle, hero, battle.terrain.board.mask(["B1", "F4", "E4"])), [to("F4")])
    assert (square(battle, hero), reactions(battle)) == ("F4", [])


@pytest.mark.rule("NAR-WTG-07", "NAR-ACN-04")
def test_a_hero_goes_round_waiting_enemies_if_it_costs_no_more():
    watcher = enemy_spec("watcher", control=1)
    battle = nova(("...", "...", "..."), {"A1": "valerio"}, {"C1": "watcher"}, cards=(watcher,))
    battle.enemies[0].waiting = True
    hero = activate(battle, "valerio")
    move(battle, hero, to("C3"))
    assert (square(battle, hero), battle.enemies[0].waiting) == ("C3", True)


@pytest.mark.rule("NAR-WTG-07")
def test_a_hero_wakes_an_enemy_on_any_step_of_his_way():
    watcher = enemy_spec("watcher", control=1)
    battle = nova((".....", "..#.."), {"A1": "valerio"}, {"C1": "watcher"}, cards=(watcher,))
    battle.enemies[0].cell = battle.terrain.board.cell("C2+1")
    battle.enemies[0].waiting = True
    battle.refresh_cells()
    move(battle, activate(battle, "valerio"), to("E1"))
    assert not battle.enemies[0].waiting


@pytest.mark.rule("NAR-MIS-02")
def test_a_character_beside_a_hero_may_come_along():
    battle, hero = scene()
    token = Token("girolamo", "character", battle.terrain.board.cell("A2"), "girolamo")
    battle.tokens.append(token)
    battle.refresh_cells()
    move(battle, hero, to("E2"), to("F2"))
    move(battle, hero, to("D2"), to("D1"))
    assert square(battle, token) == "D1"


@pytest.mark.rule("NAR-MIS-02")
def test_a_character_may_stay_behind_and_is_then_left():
    battle, hero = scene()
    token = Token("girolamo", "character", battle.terrain.board.cell("A2"), "girolamo")
    battle.tokens.append(token)
    battle.refresh_cells()
    move(battle, hero, to("E2"), to("A2"))
    move(battle, hero, to("D2"))
    assert square(battle, token) == "A2"


@pytest.mark.rule("NAR-ACN-07")
def test_who_has_nowhere_to_blink_to_stays():
    battle, hero = scene({"B1": "guard"})
    play(movement.blink(battle, hero, battle.terrain.board.mask(["B1", "B2"])), [])
    assert square(battle, hero) == "B2"


def test_only_an_active_hero_can_move():
    battle, hero = scene()
    battle.active = None
    with pytest.raises(LookupError, match="no hero is active"):
        play(movement.move_action(battle, hero), [])
