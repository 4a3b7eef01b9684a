"""What cannot be in a result that was entered by hand."""

from __future__ import annotations

import pytest

from helpers.league import RULES, band, content
from helpers.results import brings
from helpers.states import at
from horologium.engine.core.campaign import BattleResult
from horologium.engine.core.results import report


def flaws(*members, outcome="more-points", brought=()):
    members = members or tuple(report(key) for key in ("mira", "doran", "sela"))
    result = BattleResult(outcome, True, members, brought)
    return list(RULES.missions.check_result(at(content(), company=band()), "first-light", result))


def test_an_honest_result_has_no_flaws():
    hurt = brings("doran", injuries=("a-stiff-leg",))
    assert flaws(report("mira", kills=2), report("doran", knocked_out=1), brought=hurt) == []


@pytest.mark.parametrize(
    ("stats", "brought", "words"),
    [
        ({"knocked_out": 2}, {}, "Mira of the Lantern can fall once in a battle"),
        ({}, {"injuries": ("a-stiff-leg",)}, "did not fall"),
        ({"knocked_out": 1}, {"injuries": ("a-stiff-leg", "a-ringing-head")}, "keeps one wound"),
        ({}, {"gained": ("sword",)}, "knows no weapon 'sword'"),
        ({"kills": 3}, {}, "3 foes were felled, but only 2 came"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(stats, brought, words):
    ((_, why),) = flaws(report("mira", **stats), report("doran"), brought=brings("mira", **brought))
    assert words in why


@pytest.mark.rule("CON-VIC-01")
def test_a_band_of_which_somebody_stands_was_not_routed():
    reports = [report("mira", knocked_out=1), report("doran")]
    ((_, why),) = flaws(*reports, outcome="band-routed")
    assert why.startswith("Doran")
    assert "the band was not routed" in why
    assert flaws(reports[0], report("doran", knocked_out=1), outcome="band-routed") == []


def test_a_band_that_lies_on_the_ground_has_routed_nobody():
    down = tuple(report(key, knocked_out=1) for key in ("mira", "doran", "sela"))
    assert flaws(*down, outcome="enemy-routed") == [("outcome", "nobody was left to rout the enemy")]
