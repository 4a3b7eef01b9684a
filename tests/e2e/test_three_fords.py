"""The league of The Ford from its wager to an ending, by the operations that players use."""

from __future__ import annotations

from contextlib import closing

import pytest

from helpers.companies import new_shelf, opened, path_of
from helpers.fords import at_home, fight, league, party, points
from helpers.shipped import shipped
from horologium.campaign.forecast import order
from horologium.campaign.forecast_work import fight as fight_out
from horologium.campaign.ops.aftermath import FinishAftermath
from horologium.campaign.ops.overrides import MarkByHand, SetByHand
from horologium.campaign.records import Fought
from horologium.store import exports
from horologium.store.check_up import examine


@pytest.fixture
def shelf(tmp_path):
    return new_shelf(tmp_path, keeps=False)


@pytest.fixture
def session(shelf):
    with closing(league(shelf)) as session:
        yield session


@pytest.mark.rule("DEMO-LEA-01", "DEMO-LEA-04")
@pytest.mark.parametrize("bot", ["bot:greedy", "bot:random"])
def test_bots_fight_three_fords_to_an_ending(session, bot):
    for seed in range(3):
        fight(session, bot, seed)
        session.do(FinishAftermath())
    ends = [each.outcome for each in session.books.all(Fought)]
    assert (session.books.standing.stage, len(ends)) == ("over", 3)
    assert points(session) == {"Azure": ends.count("held"), "Crimson": ends.count("lost")}


@pytest.mark.rule("DEMO-LEA-01", "DEMO-LEA-04", "DEMO-LEA-07")
@pytest.mark.parametrize(
    ("fords", "ending"),
    [
        (("held", "lost", "held"), "dry-boots"),
        (("held", "drawn", "drawn"), "dry-boots"),
        (("lost", "lost", "held"), "the-baggage"),
        (("held", "drawn", "lost"), "halfway"),
        (("drawn", "drawn", "drawn"), "halfway"),
    ],
)
def test_fords_that_were_fought_at_home_lead_to_the_ending_of_the_table(session, fords, ending):
    for outcome in fords:
        at_home(session, outcome)
    assert session.books.standing.node == ending
    assert points(session) == {"Azure": fords.count("held"), "Crimson": fords.count("lost")}


def test_a_point_is_taken_back_and_given_again_with_its_battle(session):
    at_home(session, "held")
    after = session.archive.digest()
    session.undo()
    session.undo()
    assert points(session) == {"Azure": 0, "Crimson": 0}
    session.redo()
    session.redo()
    assert (points(session)["Azure"], session.archive.digest()) == (1, after)


@pytest.mark.parametrize("difficulty", ["normal", "easy", "hot-seat"])
def test_a_ford_can_be_foretold(shelf, difficulty):
    with closing(league(shelf, cards=("bowman",), difficulty=difficulty)) as session:
        given = order(session, party(session))
        fates = fight_out(given, [1, 2])
    assert {fate.outcome for fate in fates} <= {"held", "drawn", "lost"}
    assert fates == fight_out(given, [1, 2])


def test_a_check_up_finds_nothing_in_a_league_that_is_over(session):
    for outcome in ("held", "lost", "drawn"):
        at_home(session, outcome)
    assert examine(session.archive, session.pack) == []


def test_a_table_that_is_corrected_moves_the_lead(session):
    at_home(session, "held")
    session.do(SetByHand("standing", "one", "own.fords", '["lost"]', "misread"))
    assert session.books.marked("gauge", "lead") == 2
    assert session.archive.chronicle(count=1).chapters[0].text == "misread Lead of Azure: -1."
    assert "it follows from the rest" in session.refusal(MarkByHand("gauge", "lead", 4, "so it was"))


def test_the_evening_tells_how_the_lead_has_changed(session):
    fight(session)
    told = session.archive.chronicle(kind="battle", count=1).chapters[0].text
    assert ("Lead of Azure" in told) == (session.books.all(Fought)[-1].outcome != "drawn")


def test_a_league_that_goes_elsewhere_brings_its_table_along(shelf, session, tmp_path):
    at_home(session, "held")
    at_home(session, "lost")
    table, path, target = points(session), path_of(session), tmp_path / f"Azure{exports.SUFFIX}"
    session.close()
    shelf.export(path, target, [shipped("demo")])
    with closing(opened(shelf, new_shelf(tmp_path / "elsewhere").take_in(target).path)) as there:
        assert points(there) == table == {"Azure": 1, "Crimson": 1}
