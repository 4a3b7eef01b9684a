"""A hero's activation: Recovery, actions, Synchronization, the end."""

from __future__ import annotations

import pytest

from helpers.nova import activate, nova
from helpers.nova_pack import EQUIPMENT, INJURIES
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.nova_aetas.state import Group
from horologium.engine.rulesets.nova_aetas.turns import activation
from horologium.engine.rulesets.nova_aetas.turns.actions import menu
from horologium.engine.rulesets.nova_aetas.turns.flow import first

CARDS = tuple(EQUIPMENT.values())


def alone(enemy_ahead=4, key="valerio", **changes):
    """A hero in the open, a guard out of sight of everything, his token so many Quadrants ahead."""
    battle = nova(heroes={"D4": {"key": key, **changes}}, enemies={"H8": "guard"}, equipment=CARDS)
    battle.groups = [Group("guard", battle.now + enemy_ahead)]
    return battle, battle.hero(key)


def keys(battle, hero):
    return [action.key for action in menu(battle, hero)]


def act(battle, *answers):
    play(activation.act(battle), list(answers))


@pytest.mark.rule("NAR-HAC-01", "NAR-HER-02")
def test_a_hero_has_as_many_ap_as_his_rapidity():
    battle, hero = alone(rapidity=6)
    play(activation.begin(battle, hero), [])
    assert (battle.active.ap, battle.active.start) == (6, battle.now)


@pytest.mark.rule("NAR-HAC-01", "NAR-INJ-05")
def test_an_injured_rapidity_counts_from_the_next_activation():
    battle = nova(heroes={"D4": {"key": "valerio", "injuries": ["limp"]}}, injuries=tuple(INJURIES.values()))
    play(activation.begin(battle, battle.hero("valerio")), [])
    assert battle.active.ap == 4


@pytest.mark.rule("NAR-HAC-01")
def test_ap_are_fixed_when_the_activation_starts():
    battle, hero = alone()
    play(activation.begin(battle, hero), [])
    hero.rapidity = 9
    act(battle, (Choose, ("wait-2",)))
    assert battle.active.ap == 3


@pytest.mark.rule("NAR-HAC-06", "NAR-EQP-17")
def test_flipped_cards_turn_face_up_in_the_recovery_step():
    battle, hero = alone(items=("buckler", "jack"))
    hero.items[0].flipped = True
    play(activation.begin(battle, hero), [])
    assert not hero.items[0].flipped
    assert [entry.what for entry in battle.journal.entries][:2] == ["activated", "unflipped"]


@pytest.mark.rule("NAR-ENG-02", "NAR-ENG-07")
@pytest.mark.parametrize(("square", "engaged"), [("D5", True), ("E5", False)])
def test_a_hero_who_starts_beside_an_enemy_is_engaged(square, engaged):
    battle = nova(heroes={"D4": "valerio"}, enemies={square: "guard"})
    play(activation.begin(battle, battle.hero("valerio")), [])
    assert battle.active.engaged == engaged


@pytest.mark.rule("NAR-HAC-02")
def test_an_action_that_costs_more_than_the_ap_left_is_not_offered():
    battle, hero = alone(items=("sword",))
    battle.enemies[0].cell = battle.terrain.board.cell("D5")
    battle.refresh_cells()
    activate(battle, "valerio", 3)
    assert any(action.cost == 3 and action.source for action in menu(battle, hero))
    battle.active.ap = 2
    assert all(action.cost <= 2 for action in menu(battle, hero))
    assert not any(key.startswith("attack") for key in keys(battle, hero))


@pytest.mark.rule("NAR-HAC-03", "NAR-HAC-07", "NAR-HOR-07")
def test_a_hero_acts_again_as_long_as_ap_remain_and_his_token_moves_along():
    battle, hero = alone(9)
    activate(battle, "valerio")
    act(battle, (Choose, ("wait-2",)))
    act(battle, (Choose, ("wait-2",)))
    assert (battle.active.ap, hero.at - battle.now) == (1, 4)


@pytest.mark.rule("NAR-HAC-04", "NAR-HAC-05")
def test_the_activation_ends_with_the_last_ap():
    battle, _ = alone()
    activate(battle, "valerio")
    act(battle, (Choose, ("wait-5",)))
    assert (battle.active, battle.phase) == (None, "clock")


@pytest.mark.rule("NAR-EX-10", "NAR-HAC-01", "NAR-HAC-03", "NAR-ACN-02", "NAR-CBT-01")
def test_valerio_moves_attacks_and_moves_again():
    battle, hero = alone(9, items=("sword",))
    battle.enemies[0].cell = battle.terrain.board.cell("D6")
    battle.refresh_cells()
    activate(battle, "valerio")
    act(battle, (Choose, ("move",)), (Choose, ("D5",)))
    sword = next(action.key for action in menu(battle, hero) if action.cost == 3 and "sword" in action.key)
    act(battle, (Choose, (sword,)), (Roll, ("1", "1", "3", "3")))
    assert hero.at - battle.now == 4
    act(battle, (Choose, ("move",)), (Choose, ("D4",)))
    assert (hero.at - battle.now, battle.active) == (5, None)


@pytest.mark.rule("NAR-HAC-12")
def test_a_hero_must_spend_an_ap_before_he_may_end():
    battle, hero = alone()
    battle.groups = []
    activate(battle, "valerio")
    assert "end" not in keys(battle, hero)
    act(battle, (Choose, ("wait-1",)))
    assert "end" in keys(battle, hero)


@pytest.mark.rule("NAR-HAC-11", "NAR-HAC-04")
def test_ap_left_are_lost_when_the_player_ends():
    battle, hero = alone(2)
    activate(battle, "valerio")
    act(battle, (Choose, ("wait-2",)))
    act(battle, (Choose, ("end",)))
    assert (battle.active, hero.at) == (None, battle.now + 2)
    assert battle.journal.entries[-1].facts["lost"] == 3


@pytest.mark.rule("NAR-EX-11", "NAR-SYN-01", "NAR-SYN-02", "NAR-ACN-17", "NAR-ACN-18")
def test_vincenzo_must_reach_the_enemy_in_the_fifth_quadrant():
    battle, hero = alone(5, "vincenzo")
    activate(battle, "vincenzo")
    act(battle, (Choose, ("move",)), (Choose, ("D1",)))
    assert "end" not in keys(battle, hero)
    act(battle, (Choose, ("wait-2",)))
    assert hero.at == battle.groups[0].at


@pytest.mark.rule("NAR-EX-12", "NAR-SYN-03")
def test_vincenzo_must_spend_all_his_ap_when_they_do_not_reach():
    battle, hero = alone(6, "vincenzo")
    activate(battle, "vincenzo")
    act(battle, (Choose, ("wait-4",)))
    assert keys(battle, hero) == ["move", "wait-1"]
    act(battle, (Choose, ("wait-1",)))
    assert (battle.active, hero.at - battle.now) == (None, 5)


@pytest.mark.rule("NAR-SYN-04")
def test_a_group_that_was_wiped_out_no_longer_counts():
    battle, hero = alone(4)
    activate(battle, "valerio", spent=1)
    assert "end" not in keys(battle, hero)
    battle.groups = []
    assert "end" in keys(battle, hero)


@pytest.mark.rule("NAR-SYN-04")
def test_a_shift_by_stun_counts_as_progress():
    battle, hero = alone(3)
    activate(battle, "valerio", 4, spent=1)
    hero.at = battle.now + 3
    assert "end" in keys(battle, hero)


@pytest.mark.rule("NAR-SYN-06")
def test_tokens_of_waiting_enemies_count_too():
    battle, hero = alone(3)
    battle.enemies[0].waiting = True
    activate(battle, "valerio", spent=1)
    assert "end" not in keys(battle, hero)


@pytest.mark.rule("NAR-HAC-08", "NAR-STN-01")
def test_burn_wounds_when_the_activation_ends_and_not_before():
    battle, hero = alone(statuses={"burn": 1})
    play(activation.begin(battle, hero), [])
    assert hero.wounds == 0
    act(battle, (Choose, ("wait-5",)))
    assert hero.wounds == 1


@pytest.mark.rule("NAR-HAC-13", "NAR-KOH-04")
def test_a_hero_who_falls_ends_his_activation_and_the_broken_action_moves_no_token():
    battle = nova(heroes={"D4": {"key": "valerio", "wounds": 7, "physical": 1}, "A1": "sofia"}, enemies={"D5": "guard"})
    hero = battle.hero("valerio")
    play(activation.begin(battle, hero), [])
    play(activation.act(battle), [(Choose, ("move",)), (Choose, ("D1",)), (Roll, ("1",))])
    assert (hero.ko, battle.active, hero.at) == (True, None, battle.now)
    assert battle.terrain.board.name(hero.cell) == "D4"


@pytest.mark.rule("NAR-ENG-04")
def test_a_hero_who_got_clear_is_no_longer_engaged():
    battle = nova(heroes={"D4": "valerio"}, enemies={"D5": "guard"})
    battle.groups = [Group("guard", battle.now + 1)]
    play(activation.begin(battle, battle.hero("valerio")), [])
    play(activation.act(battle), [(Choose, ("move",)), (Choose, ("D2",)), (Roll, ("8+sun",) * 4)])
    assert not battle.active.engaged


@pytest.mark.rule("NAR-SKS-06")
def test_boosts_are_lost_when_the_activation_ends():
    battle, _ = alone(1)
    activate(battle, "valerio", spent=1, boosts=["stance"])
    battle.hero("valerio").at += 1
    act(battle, (Choose, ("end",)))
    assert battle.active is None
    assert "boosts-lost" in [entry.what for entry in battle.journal.entries]


@pytest.mark.rule("NAR-EX-09", "NAR-ACT-01", "NAR-ACT-02", "NAR-ACT-03")
def test_the_papal_guard_acts_first_then_the_heroes_as_they_like_then_the_nun():
    battle = nova(heroes={"A1": "rebecca", "B1": "sofia"}, enemies={"H8": "papal-guard", "G8": "nun"})
    nun = battle.library.enemy["nun"]
    object.__setattr__(nun, "rapidity", 4)
    heroes, groups = list(battle.heroes), list(battle.groups)
    assert play(first(battle, heroes, groups), []).card == "papal-guard"
    assert play(first(battle, heroes, groups[1:]), [(Choose, ("sofia",))]).key == "sofia"
    assert play(first(battle, heroes[:1], groups[1:]), []).key == "rebecca"
    assert play(first(battle, [], groups[1:]), []).card == "nun"


@pytest.mark.rule("NAR-ACT-06")
def test_the_players_choose_among_enemy_groups_of_equal_rapidity():
    battle = nova(heroes={"A1": "sofia"}, enemies={"H8": "guard", "G8": "nun"})
    assert play(first(battle, [], battle.groups), [(Choose, ("nun",))]).card == "nun"
