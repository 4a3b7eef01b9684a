"""Taking missions back: camp undo and battle undo stay apart, and a fought battle is passed over as a whole."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.missions import (
    at_review,
    bots,
    in_battle,
    in_camp,
    new_session,
    party,
    play_out,
    whole_mission,
)
from horologium.campaign import battle
from horologium.campaign.errors import Refused
from horologium.campaign.ops.gear import Unequip
from horologium.campaign.ops.missions import (
    AbandonMission,
    BeginMission,
    CommitMission,
    FinishMission,
    ReopenMission,
    review,
)
from horologium.campaign.ops.notes import AddNote
from horologium.campaign.ops.story import ReadScene
from horologium.campaign.records import Fought, ThingRecord


def stage(session):
    return session.books.standing.stage


def last_entry(session):
    return session.archive.chronicle(count=1).chapters[0]


def test_undo_of_a_commit_returns_to_the_review_and_the_same_dice_fall():
    session = at_review()
    before, seen = session.archive.digest(), review(session)
    session.do(CommitMission())
    after = session.archive.digest()
    session.undo()
    assert (session.archive.digest(), stage(session), review(session)) == (before, "review", seen)
    session.redo()
    assert session.archive.digest() == after


def test_a_commit_that_is_made_again_brings_the_same():
    session = at_review()
    session.do(CommitMission())
    first = session.books.digest()
    session.undo()
    session.do(CommitMission())
    assert session.books.digest() == first


def test_camp_undo_passes_over_a_battle_that_was_fought():
    session = in_camp()
    before = session.archive.digest()
    play_out(session)
    after = session.archive.digest()
    session.undo()
    assert (session.archive.digest(), stage(session)) == (before, "camp")
    session.redo()
    assert (session.archive.digest(), stage(session)) == (after, "review")


def test_with_strict_undo_a_battle_that_was_fought_stays():
    session = at_review(undo="strict")
    with pytest.raises(Refused, match="strict undo"):
        session.undo()
    assert stage(session) == "review"


def test_a_mission_without_an_answer_can_be_taken_back():
    session = in_camp()
    before = session.archive.digest()
    session.do(BeginMission(party(session)))
    battle.begin(session)
    session.undo()
    assert session.archive.digest() == before


def test_camp_undo_stays_out_of_a_battle_that_is_on():
    session, fight = in_battle()
    fight.play_on(bots(session), 1)
    with pytest.raises(Refused, match="a battle is on"):
        session.undo()


def test_a_note_made_during_a_battle_can_be_undone():
    session, fight = in_battle()
    fight.play_on(bots(session), 1)
    session.do(AddNote("What a night"))
    session.undo()
    assert (stage(session), last_entry(session).key) == ("battle", "begin-mission")


def test_turning_back_can_be_undone_and_then_the_beginning_too():
    session = in_camp()
    before = session.archive.digest()
    session.do(BeginMission(party(session)))
    battle.begin(session)
    session.do(AbandonMission())
    session.undo()
    assert stage(session) == "battle"
    session.undo()
    assert session.archive.digest() == before


def test_giving_up_can_be_undone_into_the_battle():
    session, fight = in_battle()
    fight.play_on(bots(session), 8)
    session.do(AbandonMission())
    session.undo()
    assert battle.begin(session).table.digest() == fight.table.digest()


def test_going_back_to_the_table_and_finishing_again_changes_the_result():
    session = at_review()
    session.do(ReopenMission())
    fight = battle.begin(session)
    fight.undo()
    assert "still goes on" in session.refusal(FinishMission())
    fight.play_on(bots(session))
    session.do(FinishMission())
    session.do(CommitMission())
    assert session.books.all(Fought)[0].won


def test_camp_undo_after_a_battle_does_not_touch_its_answers():
    session = at_review()
    kept = len(session.archive.battles.save("battle-1")["answers"])
    session.undo()
    assert len(session.archive.battles.save("battle-1")["answers"]) == kept


def test_nothing_is_changed_in_camp_while_a_battle_is_on():
    session, _ = in_battle()
    item = next(item for item in session.books.all(ThingRecord) if item.holder)
    assert "a battle is on" in session.refusal(Unequip(item.id))


def test_a_campaign_can_be_undone_to_its_start_and_redone_to_its_end():
    session = new_session()
    digests = [session.archive.digest()]
    session.on_change(lambda _: digests.append(session.archive.digest()))
    session.do(ReadScene())
    whole_mission(session)
    whole_mission(session)
    assert stage(session) == "over"
    start, end = digests[0], digests[-1]
    while session.can_undo():
        session.undo()
    assert session.archive.digest() == start
    while session.can_redo():
        session.redo()
    assert session.archive.digest() == end


@settings(max_examples=15, deadline=None)
@given(st.lists(st.booleans(), max_size=25))
def test_no_walk_of_undo_and_redo_ends_inside_a_fought_battle(walk):
    session = fought_campaign()
    for back in walk:
        if back and session.can_undo():
            session.undo()
        elif not back and session.can_redo():
            session.redo()
        assert stage(session) != "battle"
    assert session.books.digest() == new_session(session.archive).books.digest()


@cache
def fought_campaign():
    session = in_camp()
    whole_mission(session)
    play_out(session)
    session.do(CommitMission())
    return session
