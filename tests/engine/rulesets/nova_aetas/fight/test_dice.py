"""The eight-sided die."""

from __future__ import annotations

import pytest

from helpers.nova import faces
from horologium.engine.rulesets.nova_aetas.fight.dice import D8, beating, symbol, symbols, value


@pytest.mark.rule("NAR-DIE-01")
def test_the_die_is_numbered_one_to_eight():
    assert [value(face) for face in D8.faces] == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("NAR-DIE-02", "NAR-MIS-01")
def test_some_faces_carry_one_symbol():
    assert [symbol(face) for face in D8.faces] == ["", "star", "", "moon", "star", "sun", "moon", "sun"]


@pytest.mark.rule("NAR-DIE-03", "NAR-TST-02")
def test_the_number_alone_makes_a_success():
    assert beating(faces(2, 4, 5, 3, 8), 5) == 2


@pytest.mark.rule("NAR-DIE-04", "NAR-DIE-05", "NAR-EX-06")
def test_symbols_on_failed_dice_count():
    assert symbols(faces(7, 4, 1, 1)) == {"sun": 0, "moon": 2, "star": 0}


@pytest.mark.rule("NAR-MIS-01")
@pytest.mark.parametrize(("throw", "suns"), [((8, 6, 5, 5, 3, 1), 2), ((8, 7, 7, 5, 3, 1), 1)])
def test_the_suns_of_the_printed_rolls_come_out(throw, suns):
    assert symbols(faces(*throw))["sun"] == suns


@pytest.mark.rule("NAR-TST-07")
@pytest.mark.parametrize(("threshold", "successes"), [(1, 3), (0, 3), (-2, 3), (9, 0), (12, 0)])
def test_thresholds_have_no_bounds(threshold, successes):
    assert beating(faces(1, 5, 8), threshold) == successes
