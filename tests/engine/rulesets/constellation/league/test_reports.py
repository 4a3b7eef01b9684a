"""What cannot be in a result that was entered by hand."""

from __future__ import annotations

import pytest

from helpers.league import RULES, band, content
from helpers.states import at
from horologium.engine.core.campaign import BattleResult, MemberResult


def flaws(*members, outcome="more-points"):
    result = BattleResult(outcome, True, members or tuple(MemberResult(key) for key in ("mira", "doran", "sela")))
    return list(RULES.missions.check_result(at(content(), company=band()), "first-light", result))


def test_an_honest_result_has_no_flaws():
    assert flaws(MemberResult("mira", kills=2), MemberResult("doran", knocked_out=1, injuries=("a-stiff-leg",))) == []


@pytest.mark.parametrize(
    ("report", "words"),
    [
        (MemberResult("mira", knocked_out=2), "Mira of the Lantern can fall once in a battle"),
        (MemberResult("mira", injuries=("a-stiff-leg",)), "did not fall"),
        (MemberResult("mira", knocked_out=1, injuries=("a-stiff-leg", "a-ringing-head")), "keeps one wound"),
        (MemberResult("mira", gained=("sword",)), "knows no weapon 'sword'"),
        (MemberResult("mira", kills=3), "3 foes were felled, but only 2 came"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(report, words):
    ((_, why),) = flaws(report, MemberResult("doran"))
    assert words in why


@pytest.mark.rule("CON-VIC-01")
def test_a_band_of_which_somebody_stands_was_not_routed():
    reports = [MemberResult("mira", knocked_out=1), MemberResult("doran")]
    ((_, why),) = flaws(*reports, outcome="band-routed")
    assert why.startswith("Doran")
    assert "the band was not routed" in why
    assert flaws(reports[0], MemberResult("doran", knocked_out=1), outcome="band-routed") == []


def test_a_band_that_lies_on_the_ground_has_routed_nobody():
    down = tuple(MemberResult(key, knocked_out=1) for key in ("mira", "doran", "sela"))
    assert flaws(*down, outcome="enemy-routed") == [("outcome", "nobody was left to rout the enemy")]
