"""Whether some way is open whatever has happened."""

from __future__ import annotations

import pytest

from horologium.content.checks.plot_clauses import NO_BATTLE, always_open
from horologium.engine.core.plots import Clause, Way

BURNT, WHOLE = Clause("flag", "burnt"), Clause("flag", "burnt", negated=True)
WON, LOST = Clause("won"), Clause("lost")
FEW, MANY = Clause("at-least", "friends", 2, negated=True), Clause("at-least", "friends", 3)
ENDS = [("won", True), ("lost", False)]


def open_by(*clauses, battles=(NO_BATTLE,)):
    return always_open(tuple(Way("on", when=(clause,)) for clause in clauses), battles, {"flag:mood": 3})


LOW, HIGH, ANY = Clause("at-most", "mood", 1), Clause("at-least", "mood", 2), Clause("at-most", "mood", 3)


@pytest.mark.parametrize(
    ("ways", "is_open"),
    [
        ((BURNT, WHOLE), True), ((BURNT,), False), ((FEW, MANY), False), ((LOW, HIGH), True), ((LOW,), False),
        ((ANY,), True),
    ],
)  # fmt: skip
def test_ways_are_always_open_if_one_of_them_is_in_every_case(ways, is_open):
    assert open_by(*ways) is is_open


def test_ways_for_every_end_of_a_battle_are_always_open_after_one():
    assert open_by(WON, LOST, battles=ENDS) is True
    assert open_by(WON, battles=ENDS) is False
    assert open_by(WON, LOST, battles=[*ENDS, NO_BATTLE]) is False


def test_a_way_without_clauses_is_always_open():
    assert always_open((Way("on", when=(BURNT,)), Way("back")), [NO_BATTLE], {}) is True
