"""Moves and parting blows."""

from __future__ import annotations

import pytest

from helpers.ford import duel, ford
from helpers.script import play
from horologium.engine.core.ask import Choose, Roll
from horologium.engine.rulesets.demo.movement import march, reachable
from horologium.engine.rulesets.demo.state import Options


def cost(battle, name):
    return reachable(battle, battle.figures[0]).cost(battle.ground.board.cell(name))


def ends(battle):
    return battle.ground.board.names(reachable(battle, battle.figures[0]).ends)


@pytest.mark.rule("DEMO-MOV-01")
@pytest.mark.parametrize(("letter", "points"), [(".", 1), ("T", 2), ("^", 2), ("=", 2), ("~", None), ("#", None)])
def test_each_ground_has_its_cost(letter, points):
    battle = ford({"0,0": "sergeant"}, {"6,0": "bowman"}, f". {letter} . . . . .")
    assert cost(battle, "1,0") == points


@pytest.mark.rule("DEMO-MOV-01", "DEMO-GEN-02")
def test_a_move_of_four_goes_four_open_hexes_and_no_further():
    battle = ford({"0,0": "sergeant"}, {"6,0": "bowman"})
    assert (cost(battle, "4,0"), cost(battle, "5,0")) == (4, None)


@pytest.mark.rule("DEMO-MOV-02")
def test_friends_can_be_passed_but_not_stood_upon():
    battle = ford({"0,0": "sergeant", "1,0": "bowman"}, {"6,0": "bowman"}, ". . . . . . .")
    assert ends(battle) == ["0,0", "2,0", "3,0", "4,0"]


@pytest.mark.rule("DEMO-MOV-02", "DEMO-GEN-03")
def test_enemies_cannot_be_passed():
    battle = ford({"0,0": "sergeant"}, {"2,0": "bowman"}, ". . . . . . .")
    assert ends(battle) == ["0,0", "1,0"]


@pytest.mark.rule("DEMO-MOV-02")
def test_a_figure_may_stay_where_it_stands():
    battle = ford({"0,0": "sergeant"}, {"6,0": "bowman"})
    play(march(battle, battle.figures[0]), [(Choose, ("0,0",))])
    assert battle.journal.entries == []


@pytest.mark.rule("DEMO-MOV-02")
def test_a_move_takes_the_figure_from_one_hex_to_the_other():
    battle = ford({"0,0": "sergeant"}, {"6,0": "bowman"})
    play(march(battle, battle.figures[0]), [(Choose, ("2,1",))])
    board = battle.ground.board
    assert (board.name(battle.figures[0].cell), board.names(battle.bands[0].cells)) == ("2,1", ["2,1"])


@pytest.mark.rule("DEMO-MOV-03")
def test_an_enemy_left_behind_may_strike_with_one_die():
    table = duel()
    script = [(Choose, ("0,0",)), (Choose, ("strike",)), (Roll, ("hit",)), (Roll, ("open", "open"))]
    play(march(table.battle, table.ours), script)
    assert (table.ours.life, table.battle.ground.board.name(table.ours.cell)) == (2, "0,0")


@pytest.mark.rule("DEMO-MOV-03")
def test_an_enemy_left_behind_may_let_it_go():
    table = duel()
    play(march(table.battle, table.ours), [(Choose, ("0,0",)), (Choose, ("spare",))])
    assert table.ours.life == 3


@pytest.mark.rule("DEMO-MOV-03")
def test_a_riposte_against_a_parting_blow_hurts_nobody():
    table = duel()
    script = [(Choose, ("0,0",)), (Choose, ("strike",)), (Roll, ("hit",)), (Roll, ("block+riposte", "open"))]
    play(march(table.battle, table.ours), script)
    assert (table.ours.life, table.theirs.life) == (3, 3)


@pytest.mark.rule("DEMO-MOV-03")
def test_a_move_that_stays_adjacent_provokes_nothing():
    table = duel()
    play(march(table.battle, table.ours), [(Choose, ("1,1",))])


@pytest.mark.rule("DEMO-MOV-03")
def test_enemies_are_asked_in_the_order_of_their_band():
    battle = ford({"2,1": "sergeant"}, {"3,1": "bowman", "3,0": "pikeman"})
    seen = []
    rule = march(battle, battle.figures[0])
    next(rule)
    request = rule.send(("0,1",))
    seen.append(request.by)
    seen.append(rule.send(("spare",)).by)
    assert seen == ["crimson-bowman", "crimson-pikeman"]


@pytest.mark.rule("DEMO-MOV-03")
def test_the_option_switches_parting_blows_off():
    battle = ford({"1,0": "sergeant"}, {"2,0": "sergeant"}, options=Options(parting_blows=False))
    play(march(battle, battle.figures[0]), [(Choose, ("0,0",))])
    assert battle.figures[0].life == 3


@pytest.mark.rule("DEMO-MOV-04")
def test_a_figure_felled_by_a_parting_blow_does_not_arrive():
    table = duel()
    table.ours.life = 1
    script = [(Choose, ("0,0",)), (Choose, ("strike",)), (Roll, ("hit",)), (Roll, ("open", "open"))]
    play(march(table.battle, table.ours), script)
    assert (table.ours.life, table.battle.bands[0].cells) == (0, 0)


@pytest.mark.rule("DEMO-MOV-04")
def test_nobody_strikes_at_a_figure_that_has_fallen_already():
    battle = ford({"2,1": "bowman"}, {"3,1": "bowman", "3,0": "pikeman"})
    battle.figures[0].life = 1
    script = [(Choose, ("0,1",)), (Choose, ("strike",)), (Roll, ("hit",)), (Roll, ("open",))]
    play(march(battle, battle.figures[0]), script)
    assert battle.figures[0].life == 0
