"""The story runs: clauses are read from the books, nodes bring what they say, and every walk comes to an end."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from helpers.tales import EndMission, fought, telling
from horologium.campaign.clauses import UNTOLD, Ended, holds
from horologium.campaign.company import company
from horologium.campaign.errors import Refused
from horologium.campaign.ops.story import ChooseWay, ReadScene
from horologium.campaign.plot import follow, here, last_battle, node, passages
from horologium.campaign.records import ConditionRecord, Fought, MemberRecord
from horologium.engine.core.plots import Clause

RIDE, WAIT = 0, 1


@pytest.fixture
def session(tmp_path):
    return telling(tmp_path)


def test_a_story_begins_at_its_first_node_on_its_first_day_in_its_first_town(session):
    standing = session.books.standing
    assert (standing.node, standing.stage, standing.day, standing.town) == ("letter", "scene", 0, "rome")
    assert (session.books.marked("visited", "letter"), standing.purse) == (1, 7)


def test_a_scene_brings_days_and_a_town(session):
    session.do(ChooseWay(WAIT))
    standing = session.books.standing
    assert (standing.node, standing.day, standing.town) == ("inn", 2, "siena")


def test_before_a_mission_the_company_is_in_camp_where_it_was(session):
    session.do(ChooseWay(RIDE))
    standing = session.books.standing
    assert (standing.stage, standing.mission, standing.day, standing.town) == ("camp", "fire", 0, "rome")


def test_a_mission_ends_in_its_town_after_its_days(session):
    session.do(ChooseWay(RIDE))
    fought(session, "saved")
    standing = session.books.standing
    assert (standing.node, standing.stage, standing.day, standing.town) == ("gate", "scene", 4, "siena")


def test_the_first_way_whose_clauses_hold_is_followed(session):
    session.do(ChooseWay(RIDE))
    session.books.put(Fought("f", 1, "fire", "fire", "burnt", won=False, party=()))
    assert (follow(session).to, follow(session, "saved").to, follow(session, "time").to) == ("ruin", "gate", "ruin")
    session.books.mark("flag", "smoke")
    assert follow(session).to == "gate"


def test_an_ending_ends_the_story(session):
    session.do(ChooseWay(RIDE))
    fought(session, "burnt")
    assert (session.books.standing.stage, here(session).title) == ("over", "Ruin")


def test_the_story_keeps_flags_and_counts_them(session):
    session.do(ChooseWay(RIDE))
    fought(session, "burnt", flags=("smoke", "smoke"))
    assert session.books.marked("flag", "smoke") == 2
    assert session.books.standing.node == "gate"


def test_a_side_mission_does_not_count_as_the_last_battle(session):
    session.books.put(Fought("f-1", 1, "fire", "fire", "saved", won=True, party=()))
    session.books.put(Fought("f-2", 2, "fire", "well", "burnt", won=False, party=(), side=True))
    assert last_battle(session.books) == Ended("saved", won=True)


@pytest.mark.parametrize(
    ("clause", "found"),
    [
        (Clause("flag", "paid"), True),
        (Clause("flag", "smoke"), False),
        (Clause("flag", "smoke", negated=True), True),
        (Clause("at-least", "paid", 2), True),
        (Clause("at-least", "paid", 3), False),
        (Clause("achievement", "clever"), True),
        (Clause("achievement", "brave"), False),
        (Clause("visited", "letter"), True),
        (Clause("visited", "rome"), False),
        (Clause("hero", "ada"), True),
        (Clause("hero", "bice"), False),
        (Clause("outcome", "burnt"), True),
        (Clause("outcome", "saved"), False),
        (Clause("won"), False),
        (Clause("lost"), True),
    ],
    ids=str,
)
def test_clauses_are_read_from_the_books(session, clause, found):
    session.books.mark("flag", "paid", 2)
    session.books.mark("achievement", "clever")
    assert holds(session, clause, Ended("burnt", won=False)) == found


def test_before_the_first_battle_nothing_was_won_or_lost(session):
    ended = last_battle(session.books)
    assert not any(holds(session, Clause(word), ended) for word in ("won", "lost"))


def test_somebody_on_the_bench_is_not_in_the_company(session):
    session.books.put(MemberRecord("member-ada", "ada", "Ada", bench=True))
    assert not holds(session, Clause("hero", "ada"), Ended())


def resting(company):
    return [condition.of.id for member in company.bench for condition in member.conditions]


def test_the_company_knows_the_injuries_of_those_who_stay_behind(session):
    staying = session.books.all(MemberRecord)[0]
    session.books.put(ConditionRecord("condition-1", staying.id, "injury", "limp"))
    session.books.put(ConditionRecord("condition-2", "member-bice", "injury", "ribs"))
    session.books.put(MemberRecord("member-bice", "bice", "Bice", bench=True))
    assert resting(company(session.books, None, {})) == ["ribs"]
    assert sorted(resting(company(session.books, (), {}))) == ["limp", "ribs"]


def test_a_closed_way_says_why_without_giving_anything_away(session):
    session.do(ChooseWay(WAIT))
    session.do(ReadScene())
    fought(session, "saved")
    knock, pay, walk_in = passages(session)
    assert (knock.reasons, knock.secret, pay.is_open, walk_in.reasons) == ((UNTOLD,), True, True, (UNTOLD,))
    session.do(ChooseWay(pay.number))
    assert passages(session)[2].reasons == ("not enough: The guard was paid",)


@pytest.mark.parametrize(
    ("clause", "reason"),
    [
        ('{ holds = "hero", name = "bice" }', "only with Bice in the company"),
        ('{ holds = "hero", name = "ada", negated = true }', "only without Ada in the company"),
        ('{ holds = "achievement", name = "clever" }', "only with Clever"),
        ('{ holds = "achievement", name = "brave" }', UNTOLD),
        ('{ holds = "lost" }', "only after a defeat"),
        ('{ holds = "won", negated = true }', "only after a defeat"),
        ('{ holds = "outcome", name = "burnt" }', UNTOLD),
    ],
)
def test_reasons_speak_of_what_the_players_know(tmp_path, clause, reason):
    asks = ('[{ holds = "flag", name = "doubt", negated = true }] },', f"[{clause}] }},")
    session = telling(tmp_path, asks)
    session.do(ChooseWay(RIDE))
    fought(session, "saved")
    assert passages(session)[0].reasons == (reason,)


def test_a_way_that_is_no_longer_open_says_so(session):
    session.do(ChooseWay(RIDE))
    fought(session, "saved")
    session.do(ChooseWay(1))
    session.do(ChooseWay(1))
    assert passages(session)[1].reasons == ("no longer open: The guard was paid",)


def test_a_node_that_the_pack_has_lost_is_refused_in_words(session):
    with pytest.raises(Refused, match="has no place 'tower'"):
        node(session.plot, "tower")


def test_without_an_open_way_the_pack_is_blamed(session):
    session.books.stand(node="ruin")
    with pytest.raises(Refused, match="no way leads on from 'Ruin'"):
        follow(session)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_every_walk_through_the_story_comes_to_an_ending(session, data):
    while session.can_undo():
        session.undo()
    for _ in range(30):
        stage = session.books.standing.stage
        if stage == "over":
            break
        session.do(data.draw(st.sampled_from(steps(session)), label=stage))
    assert here(session).kind == "ending"


def steps(session):
    """What can be done next in the story; players pay no more than the guard takes."""
    if session.books.standing.stage == "camp":
        return [EndMission(outcome, flags) for outcome in ("saved", "burnt", "time") for flags in ((), ("smoke",))]
    ways = [passage for passage in passages(session) if passage.is_open]
    return [ChooseWay(passage.number) for passage in ways if passage.way.label] or [ReadScene()]
