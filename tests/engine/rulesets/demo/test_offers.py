"""What is told of hexes, dice and throws."""

from __future__ import annotations

from helpers.battles import new_table
from horologium.engine.core.ask import Thrown
from horologium.engine.kit.dice import numbered
from horologium.engine.rulesets.demo.combat import ATTACK, GUARD
from horologium.engine.rulesets.demo.game import THE_FORD
from horologium.engine.rulesets.demo.offers import hex_option, missed_die, tell_throw


def told(die, *faces):
    return tell_throw(Thrown("R", "x", (die,) * len(faces), faces))


def test_hits_are_counted_and_misses_do_not_count():
    view = told(ATTACK, "miss", "hit", "double")
    assert (view.text, view.good) == ("3 hits", (False, True, True))


def test_blocks_are_counted():
    assert told(GUARD, "open", "block+riposte").text == "1 blocked"


def test_plain_numbers_speak_for_themselves():
    assert told(numbered(6), "4") is None


def test_a_missed_die_shows_its_face():
    option = missed_die("DEMO-ACT-03", "die-2")
    assert (option.label, option.face) == ("Die 3: missed", "miss")


def test_leaving_an_enemy_beside_one_is_a_warning():
    battle = new_table(THE_FORD, "the-clash").state
    figure, foe = _side_by_side(battle)
    board = battle.ground.board
    away = next(cell for cell in range(64) if not board.near[foe.cell] >> cell & 1 and board.cells >> cell & 1)
    warning = hex_option(battle, figure, board.name(away)).warning
    assert foe.name in warning
    assert hex_option(battle, figure, board.name(figure.cell)).warning == ""


def _side_by_side(battle):
    near = battle.ground.board.near
    ours = battle.standing("azure")
    return next(
        (figure, foe) for figure in ours for foe in battle.standing("crimson") if near[figure.cell] >> foe.cell & 1
    )
