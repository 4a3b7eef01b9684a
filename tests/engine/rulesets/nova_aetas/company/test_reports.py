"""What cannot be in a result that was entered by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.rehearsal import content
from helpers.results import brings, having
from helpers.states import at, knowing
from horologium.engine.core.campaign import BattleResult, MemberResult
from horologium.engine.core.results import report
from horologium.engine.rulesets.nova_aetas.company import roster
from horologium.engine.rulesets.nova_aetas.company.reports import check_result

COMPANY = replace(roster.begin(content(), roster.candidates(content())), known=knowing("recipe", "fire-flask"))
RESULT = BattleResult("road-open", won=True, members=tuple(MemberResult(member.key) for member in COMPANY.members))


def flaws(result, company=COMPANY, mission="a-toll-on-the-road", pack=None):
    return list(check_result(at(pack or content(), company=company), mission, result))


def about(taken=0, knocked_out=0, kills=0, **found):
    """A result in which something happened to Valerio."""
    members = (report("valerio", taken=taken, knocked_out=knocked_out, kills=kills),)
    return having(RESULT, *brings("valerio", **found), members=members)


def lost(**changes):
    """A defeat."""
    return replace(RESULT, **{"outcome": "time", "won": False, **changes})


def test_a_plain_result_has_no_flaws():
    assert flaws(RESULT) == []


def test_a_rich_result_has_no_flaws():
    luck = about(taken=9, knocked_out=2, kills=7, injuries=("limp", "limp"), gained=("rope",), lost=("sword",))
    rich = having(
        luck, *brings(loot=("ruby",) * 40, stock=("incense",), recipes=("falcon-bow",), coins=-20, experience=2)
    )
    assert flaws(rich) == []


@pytest.mark.parametrize(
    ("result", "where", "why"),
    [
        (replace(RESULT, outcome="road-shut"), "outcome", "no outcome 'road-shut'; there are road-open, time"),
        (replace(RESULT, won=False), "won", "'road-open' is a victory"),
        (replace(RESULT, members=(MemberResult("orlando"),)), "members.orlando", "not in the party"),
        (replace(RESULT, members=(MemberResult("valerio"),) * 2), "members.valerio", "listed 2 times"),
        (about(taken=-1), "members.valerio.taken", "cannot be negative"),
        (about(knocked_out=-1), "members.valerio.knocked_out", "knocked out of Valerio cannot be negative"),
        (about(knocked_out=1, injuries=("cold",)), "members.valerio.condition", "no 'cold' among its injuries"),
        (about(knocked_out=1, injuries=("limp",) * 3), "condition", "there are 2 cards Limp, and 3"),
        (about(gained=("spoon",)), "members.valerio.thing", "no 'spoon'"),
        (about(gained=("falcon-glove",)), "members.valerio.thing", "is for Sofia only"),
        (about(gained=("war-hammer",)), "members.valerio.thing", "does not fit"),
        (about(lost=("rope",)), "members.valerio.thing", "Valerio did not carry Rope"),
        (about(lost=("sword", "sword")), "members.valerio.thing", "did not carry Sword"),
        (having(RESULT, *brings(loot=("moonlight",))), "thing", "no 'moonlight' among its reagents"),
        (having(RESULT, *brings(stock=("spoon",))), "thing", "no 'spoon'"),
        (having(RESULT, *brings(recipes=("rope",))), "known", "no recipe 'rope'"),
        (having(RESULT, *brings(recipes=("fire-flask",))), "known", "recipe of Fire Flask already"),
        (about(injuries=("limp",)), "members.valerio.condition", "Valerio was not knocked out"),
        (lost(consequences=brings(recipes=("falcon-bow",))), "known", "a defeat brings no recipe"),
        (lost(outcome="knocked-out"), "outcome", "when 3 heroes are knocked out, and 0 are"),
        (having(RESULT, *brings(experience=-1)), "experience", "cannot be negative"),
        (replace(RESULT, left=-1), "left", "loot left cannot be negative"),
        (having(RESULT, *brings(coins=-21)), "coin", "has 20 Popolini and cannot lose 21"),
    ],
)
def test_each_flaw_is_told_with_its_place(result, where, why):
    ((place, reason),) = flaws(result)
    assert place == where
    assert why in reason


@pytest.mark.rule("NAR-TIM-05", "NAR-HOR-11")
def test_as_many_are_down_as_the_mission_bears_or_all_where_it_says_nothing():
    alone = lost(outcome="knocked-out", members=(MemberResult("valerio"),))
    assert "when one hero is knocked out, and nobody is" in flaws(alone)[0][1]
    assert flaws(replace(alone, members=(report("valerio", knocked_out=1),))) == []
    mission = replace(content()["missions"]["a-toll-on-the-road"], ko_limit=0)
    pack = {**content(), "missions": {"a-toll-on-the-road": mission}}
    nobody = flaws(lost(outcome="nobody-left"), pack=pack)
    assert f"when {len(RESULT.members)} heroes are knocked out" in nobody[0][1]


def test_a_card_that_was_won_and_used_up_is_no_flaw():
    assert flaws(about(gained=("healing-draught",), lost=("healing-draught",))) == []


def test_a_card_may_come_where_another_one_left():
    assert flaws(about(gained=("war-hammer",), lost=("sword", "buckler"))) == []


def test_an_achievement_must_be_known_where_the_pack_has_any():
    pack = {**content(), "achievements": {"key": None}}
    result = having(RESULT, *brings(achievements=("key", "crown")))
    assert flaws(result, pack=pack) == [("known", "the pack has no achievement 'crown'")]
    assert flaws(result, pack={**content(), "achievements": {}}) == []


def test_a_mission_that_the_pack_does_not_have_is_told():
    assert flaws(RESULT, mission="nowhere") == [("mission", "the pack has no mission 'nowhere'")]
