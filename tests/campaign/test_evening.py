"""The evening after a battle: steps that bring about something, once after each battle."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.campaigns import at
from helpers.evenings import SCRAP, STEPS, VOW, enter, go_to, league, table
from helpers.missions import play_out, to_the_last_step
from helpers.states import with_ports
from horologium.campaign.affairs import active, state_of
from horologium.campaign.errors import Question
from horologium.campaign.evening import steps
from horologium.campaign.homecoming import homecoming
from horologium.campaign.ops.aftermath import FinishAftermath, NextStep, step_back
from horologium.campaign.ops.heroes import Bench
from horologium.campaign.ops.missions import CommitMission, review
from horologium.campaign.ops.notes import AddNote
from horologium.campaign.ops.story import AcceptSideMission
from horologium.campaign.records import ConditionRecord, Fought, MemberRecord, ThingRecord
from horologium.campaign.sample import attempt, leave
from horologium.engine.core.campaign import EndStep
from horologium.engine.core.consequences import consequence


@pytest.fixture
def session():
    return league()


def newest(session):
    chapter = session.archive.chronicle(count=1).chapters[0]
    return chapter.title, chapter.text


def scrap(session):
    return sum(item.card == SCRAP for item in session.books.all(ThingRecord))


def points(session):
    return {name: int(count) for name, count in table(state_of(session))[0].rows}


def told(session, step):
    return homecoming(session).happened[step]


def test_other_matches_of_the_round_move_the_table(session):
    assert sum(points(session).values()) == 0
    enter(session)
    assert points(session)["Ours"] == 1
    assert sum(points(session).values()) == 2


def test_a_battle_that_was_lost_on_the_table_counts_for_the_others(session):
    enter(session, "lost")
    assert points(session)["Ours"] == 0
    assert sum(points(session).values()) == 1


def test_what_happens_first_is_foreseen_in_the_review(session):
    play_out(session)
    text = review(session).text
    session.do(CommitMission())
    assert newest(session)[1] == text
    assert sum(points(session).values()) >= 1


def test_a_step_sees_the_result_of_a_battle_that_was_played_here(session):
    play_out(session)
    kills = sum(each.count("kills") for each in review(session).result.members)
    session.do(CommitMission())
    go_to(session, "salvage")
    assert scrap(session) == kills > 0


def test_salvage_is_entered_and_told(session):
    enter(session, kills=3)
    assert scrap(session) == 0
    go_to(session, "salvage")
    assert scrap(session) == 3
    assert newest(session) == ("Salvage", "Received: 3 × Sulphur.")
    assert told(session, "salvage") == "Received: 3 × Sulphur."


def test_a_step_in_which_nothing_happens_writes_nothing(session):
    enter(session)
    before = newest(session)
    go_to(session, "salvage")
    assert newest(session) == before
    assert told(session, "salvage") == ""


def sworn(session):
    """Somebody takes a vow."""
    hero = active(session.books)[0]
    session.books.put(ConditionRecord("condition-90", hero.id, "injury", VOW))
    return hero


@pytest.mark.parametrize(("outcome", "left", "gained"), [("cleared", 0, 2), ("lost", 1, 0)])
def test_a_vow_is_judged_by_a_step(session, outcome, left, gained):
    hero = sworn(session)
    go_to(enter(session, outcome), "vows")
    after = session.books.get(MemberRecord, hero.id)
    assert (len(session.books.all(ConditionRecord)), after.experience - hero.experience) == (left, gained)


def test_what_becomes_of_a_member_is_told(session):
    hero = sworn(session)
    go_to(enter(session), "vows")
    assert told(session, "vows") == f"{hero.name} has got over it: Limp. {hero.name}: +2 experience."


def test_wages_are_paid_for_those_who_are_not_on_the_bench():
    session = league(heroes=3)
    session.do(Bench(active(session.books)[2].id))
    purse = session.books.standing.purse
    go_to(enter(session), "wages")
    assert purse - session.books.standing.purse == 18


def poor(session):
    """Before the wages, with less in the purse than two cost."""
    return at(go_to(enter(session), "vows"), "aftermath", purse=10)


def test_who_cannot_pay_everybody_is_asked_whose_contract_ends(session):
    first, second = active(poor(session).books)
    with pytest.raises(Question) as asked:
        session.do(NextStep())
    assert asked.value.request.keys() == [first.id, second.id]
    assert session.books.standing.step == "vows"
    session.do(NextStep(), ((second.id,),))
    assert [hero.id for hero in active(session.books)] == [first.id]
    assert session.books.standing.purse == 1
    assert f"{second.name} left the company." in newest(session)[1]


def test_undo_of_a_step_gives_everything_back(session):
    poor(session)
    before = session.archive.digest(), session.books.digest()
    attempt(session, NextStep())
    after = session.archive.digest(), session.books.digest()
    step_back(session)
    assert (session.archive.digest(), session.books.digest()) == before != after
    session.redo()
    assert (session.archive.digest(), session.books.digest()) == after


def test_a_step_with_dice_throws_the_same_again_after_an_undo(session):
    dice = (STEPS[1], STEPS[0])
    with_ports(session, steps=dice)
    enter(session)
    thrown = []
    for _ in range(3):
        session.do(NextStep())
        thrown.append((points(session), session.archive.digest()))
        session.undo()
    assert thrown[1:] == thrown[:1] * 2


def test_a_step_happens_once_across_restart_undo_and_redo(session):
    enter(session, kills=2)
    session.do(NextStep())
    again = league(session.archive)
    again.undo()
    again.redo()
    assert again.books.standing.step == "salvage"
    to_the_last_step(again)
    assert scrap(again) == 2


def test_steps_that_begin_anew_do_not_happen_again(session):
    enter(session, kills=2)
    session.do(NextStep())
    session.books.stand(step="feast")  # as a game had it that has changed since
    session.books.close()
    go_to(session, "vows")
    assert scrap(session) == 2
    assert sum(points(session).values()) == 2


def test_every_battle_has_its_own_evening(session):
    enter(session, kills=1)
    leave(session)
    enter(session, kills=2)
    go_to(session, "salvage")
    assert scrap(session) == 3
    assert told(session, "salvage") == "Received: 2 × Sulphur."


def test_a_result_is_known_after_hundreds_of_other_steps(session):
    enter(session, kills=2)
    for number in range(210):
        session.do(AddNote(f"Note {number}"))
    again = league(session.archive)
    assert len(again.steps) == 200
    go_to(again, "salvage")
    assert scrap(again) == 2


def test_after_a_side_mission_the_evening_goes_on_with_its_own_battle():
    session = league(steps=(STEPS[4], STEPS[1]))
    enter(session, kills=5)
    session.do(AcceptSideMission("errand"))
    enter(session, kills=1)
    go_to(session, "salvage")
    assert scrap(session) == 1
    session.do(FinishAftermath())
    go_to(session, "salvage")
    assert scrap(session) == 6


def test_of_a_battle_of_long_ago_the_books_remember_how_it_ended(session):
    enter(session, kills=2)
    step = session.archive.history[-1]
    session.archive.history[-1] = replace(step, params='{"with": {}, "answers": []}')
    again = league(session.archive)
    again.do(NextStep())
    assert scrap(again) == 0
    assert again.books.all(Fought)[0].won


def test_a_step_that_arrives_happens_in_the_new_place():
    def welcomed(state, last):
        yield from ()
        return (consequence("flag", "flag", state.place.key),)

    session = league(steps=(STEPS[4], EndStep("march", "March", arrives=True, happens=welcomed)))
    go_to(enter(session), "march")
    assert session.books.marked("flag", "siena") == 1
    assert newest(session)[0] == "The company came to Siena"


def test_where_the_first_step_arrives_the_company_is_there_with_the_result():
    session = enter(league(steps=(EndStep("march", "March", arrives=True), STEPS[4])))
    assert session.books.standing.town == "siena"


def not_after(mission):
    """Steps of which the march falls away after one mission."""
    march = EndStep("march", "March", arrives=True, wanted=lambda state: state.mission != mission)
    return (STEPS[0], march, STEPS[4])


def test_a_step_that_a_game_does_not_want_after_a_battle_falls_away():
    session = league(steps=not_after(""))
    mission = session.books.standing.mission
    session = enter(league(steps=not_after(mission)))
    assert [step.key for step in steps(session)] == ["round", "rest"]
    assert session.books.standing.town == "siena"
    session.do(NextStep())
    assert session.books.standing.step == "rest"


def test_a_step_knows_after_which_mission_it_happens():
    known = []

    def seen(state, last):
        yield from ()
        known.append(state.mission)
        return ()

    session = league(steps=(EndStep("round", "The round", happens=seen),))
    enter(session)
    assert {*known} == {session.books.standing.mission} != {""}
