"""Attacks, guards and wounds."""

from __future__ import annotations

import pytest

from helpers.ford import duel, ford
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.demo.combat import ATTACK, GUARD, attack, attack_pool, fight, guard_pool, targets

HILL = ". ^ . .\n . . . ."
WOODS = ". . T . .\n . . . . ."


@pytest.mark.rule("DEMO-EX-01", "DEMO-CMB-02", "DEMO-CMB-03", "DEMO-CMB-04", "DEMO-CMB-06")
def test_a_sergeant_on_a_hill_deals_two_wounds_to_a_bowman():
    table = duel(HILL, foe="bowman")
    wounds = play(
        attack(table.battle, table.ours, table.theirs), [(Roll, ("hit", "double", "miss")), (Roll, ("block",))]
    )
    assert (wounds, table.theirs.life) == (2, 0)


@pytest.mark.rule("DEMO-EX-02", "DEMO-CMB-07")
def test_a_riposte_wounds_the_adjacent_attacker():
    table = duel(kind="pikeman")
    wounds = play(attack(table.battle, table.ours, table.theirs), [(Roll, ("hit",)), (Roll, ("block+riposte", "open"))])
    assert (wounds, table.theirs.life, table.ours.life) == (0, 3, 2)


@pytest.mark.rule("DEMO-CMB-07")
def test_a_riposte_does_not_reach_an_attacker_two_hexes_away():
    table = duel(kind="pikeman", foe_at="3,0")
    play(attack(table.battle, table.ours, table.theirs), [(Roll, ("hit",)), (Roll, ("block+riposte", "open"))])
    assert table.ours.life == 3


@pytest.mark.rule("DEMO-CMB-07")
def test_a_felled_target_does_not_riposte():
    table = duel(foe="bowman")
    play(attack(table.battle, table.ours, table.theirs), [(Roll, ("double", "double")), (Roll, ("block+riposte",))])
    assert (table.theirs.life, table.ours.life) == (0, 3)


@pytest.mark.rule("DEMO-GEN-04")
def test_the_dice_have_the_faces_of_the_ledger():
    assert sorted(ATTACK.faces) == ["double", "hit", "hit", "hit", "miss", "miss"]
    assert sorted(GUARD.faces) == ["block", "block", "block+riposte", "open", "open", "open"]


@pytest.mark.rule("DEMO-CMB-04")
def test_nobody_guards_against_an_attack_that_misses():
    table = duel()
    assert play(attack(table.battle, table.ours, table.theirs), [(Roll, ("miss", "miss"))]) == 0


@pytest.mark.rule("DEMO-CMB-04")
def test_blocks_beyond_the_hits_do_nothing():
    table = duel()
    play(attack(table.battle, table.ours, table.theirs), [(Roll, ("hit", "miss")), (Roll, ("block", "block"))])
    assert table.theirs.life == 3


@pytest.mark.rule("DEMO-CMB-06")
def test_a_figure_without_life_leaves_its_hex_free():
    table = duel(foe="bowman")
    cell = table.theirs.cell
    play(attack(table.battle, table.ours, table.theirs), [(Roll, ("double", "hit")), (Roll, ("open",))])
    assert not table.battle.bands[1].cells >> cell & 1
    assert [entry.what for entry in table.battle.journal.entries][-1] == "felled"


@pytest.mark.rule("DEMO-CMB-02")
@pytest.mark.parametrize(("at", "foe_at", "dice"), [("1,0", "2,0", 3), ("2,0", "1,0", 2)])
def test_only_the_figure_on_the_hill_has_the_extra_die(at, foe_at, dice):
    table = duel(HILL, at, foe_at)
    assert attack_pool(table.battle, table.ours, table.theirs).total == dice


@pytest.mark.rule("DEMO-CMB-02")
def test_a_hill_gives_nothing_against_another_hill():
    table = duel(". ^ ^ .")
    assert attack_pool(table.battle, table.ours, table.theirs).total == 2


def test_the_pool_says_why_it_has_each_die():
    table = duel(HILL)
    assert attack_pool(table.battle, table.ours, table.theirs).reasons() == [
        [2, "weapon", "DEMO-CMB-01"],
        [1, "hill", "DEMO-CMB-02"],
    ]


@pytest.mark.rule("DEMO-CMB-05")
@pytest.mark.parametrize(("near", "dice"), [(True, 2), (False, 3)])
def test_a_wood_gives_a_guard_die_against_attacks_from_afar(near, dice):
    table = duel(WOODS, "0,0", "2,0")
    assert guard_pool(table.battle, table.theirs, near=near).total == dice


@pytest.mark.rule("DEMO-CMB-01")
def test_only_enemies_within_range_can_be_attacked():
    battle = ford({"0,0": "pikeman"}, {"2,0": "sergeant", "3,0": "bowman"})
    assert [foe.key for foe in targets(battle, battle.figures[0])] == ["crimson-sergeant"]


@pytest.mark.rule("DEMO-CMB-01")
def test_friends_are_no_targets():
    battle = ford({"0,0": "sergeant", "1,0": "pikeman"}, {"6,0": "bowman"})
    assert targets(battle, battle.figures[0]) == []


@pytest.mark.rule("DEMO-CMB-08")
@pytest.mark.parametrize("letter", ["T", "#"])
def test_woods_and_rocks_hide_what_is_behind_them(letter):
    battle = ford({"0,0": "bowman"}, {"3,0": "sergeant"}, f". . {letter} . .")
    assert targets(battle, battle.figures[0]) == []


@pytest.mark.rule("DEMO-CMB-08")
@pytest.mark.parametrize("letter", [".", "^", "=", "~"])
def test_other_ground_hides_nothing(letter):
    battle = ford({"0,0": "bowman"}, {"3,0": "sergeant"}, f". . {letter} . .")
    assert len(targets(battle, battle.figures[0])) == 1


@pytest.mark.rule("DEMO-CMB-08")
def test_a_target_in_a_wood_is_seen():
    battle = ford({"0,0": "bowman"}, {"2,0": "sergeant"}, WOODS)
    assert len(targets(battle, battle.figures[0])) == 1


@pytest.mark.rule("DEMO-CMB-08")
def test_a_line_along_the_border_of_two_woods_passes_inside_neither():
    # From 0,0 the hex 1,1 lies behind the side that 1,0 and 0,1 share.
    battle = ford({"0,0": "bowman"}, {"1,1": "sergeant"}, ". T .\n T . .")
    assert len(targets(battle, battle.figures[0])) == 1


@pytest.mark.rule("DEMO-CMB-08")
def test_figures_do_not_hide_each_other():
    battle = ford({"0,0": "bowman", "1,0": "sergeant"}, {"2,0": "sergeant"})
    assert len(targets(battle, battle.figures[0])) == 1


@pytest.mark.rule("DEMO-ACT-03")
def test_steady_aim_throws_chosen_misses_again():
    table = duel(foe="bowman")
    table.battle.aim = True
    wounds = play(
        attack(table.battle, table.ours, table.theirs),
        [(Roll, ("hit", "miss")), (Choose, ("die-1",)), (Roll, ("double",)), (Roll, ("open",))],
    )
    assert wounds == 2  # three hits on two life


@pytest.mark.rule("DEMO-ACT-03")
def test_without_a_miss_there_is_nothing_to_throw_again():
    table = duel()
    table.battle.aim = True
    script = [(Roll, ("hit", "hit")), (Roll, ("block", "block"))]
    assert play(attack(table.battle, table.ours, table.theirs), script) == 0


@pytest.mark.rule("DEMO-ACT-03")
def test_misses_may_be_left_as_they_are():
    table = duel()
    table.battle.aim = True
    script = [(Roll, ("miss", "miss")), (Choose, ())]
    assert play(attack(table.battle, table.ours, table.theirs), script) == 0


@pytest.mark.rule("DEMO-ACT-01")
def test_a_figure_may_hold_although_it_has_targets():
    table = duel()
    play(fight(table.battle, table.ours, [table.theirs]), [(Choose, ("hold",))])
    assert table.theirs.life == 3
