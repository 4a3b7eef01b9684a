"""Missions that were played on the table: the same checks, the same result, and a mark for good."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.missions import at_review, bots, in_battle, in_camp, new_session, party, to_the_last_step
from horologium.campaign import battle, chronicle
from horologium.campaign.errors import Refused
from horologium.campaign.ops.aftermath import FinishAftermath
from horologium.campaign.ops.by_hand import ResolveByHand, blank
from horologium.campaign.ops.missions import CommitMission, review
from horologium.campaign.records import ConditionRecord, Fought, MemberRecord, ThingRecord


def won(session, **values):
    return replace(blank(session, party(session), "road-open"), **values)


def test_an_entered_result_counts_like_a_played_one():
    session = in_camp()
    session.do(ResolveByHand(won(session, coins=7, experience=2, loot=("mandrake",), flags=("bridge",))))
    standing = session.books.standing
    assert (standing.stage, standing.purse, standing.battles, standing.last_won) == ("aftermath", 27, 1, "won")
    assert session.books.marked("flag", "bridge") == 1
    assert [item.card for item in session.books.all(ThingRecord) if item.kind == "reagent"] == ["mandrake"]


def test_an_entered_result_is_marked_for_good():
    session = in_camp()
    session.do(ResolveByHand(won(session, loot=("mandrake",), achievements=("seal",))))
    (fought,) = session.books.all(Fought)
    (entry,) = session.archive.chronicle(count=1).chapters
    assert (fought.by_hand, fought.battle) == (("result",), "")
    assert "Entered by hand." in entry.text
    assert "entered by hand" in session.books.all(ThingRecord)[-1].history[0]
    assert session.books.marks("achievement")[0].by_hand == ("name",)


def test_the_same_result_leaves_the_same_books_whether_played_or_entered():
    played = at_review()
    result = review(played).result
    played.do(CommitMission())
    entered = in_camp()
    entered.do(ResolveByHand(result))
    assert company_of(played) == company_of(entered)


def company_of(session):
    """All that a mission changes, without ids, marks and names of battles."""
    books = session.books
    heroes = [(hero.card, hero.experience, hero.service, hero.boons) for hero in books.all(MemberRecord)]
    items = sorted((item.kind, item.card, item.holder) for item in books.all(ThingRecord))
    standing = replace(books.standing, battle="", counter=0)
    return heroes, items, [injury.card for injury in books.all(ConditionRecord)], standing


def test_a_result_can_replace_a_battle_that_goes_on_at_the_table():
    session, fight = in_battle()
    fight.play_on(bots(session), 5)
    session.do(ResolveByHand(won(session)))
    assert (session.books.standing.stage, session.books.standing.battle) == ("aftermath", "")
    session.undo()
    assert battle.begin(session).table.digest() == fight.table.digest()


def test_a_result_is_taken_back_as_one_step():
    session = in_camp()
    before = session.archive.digest()
    session.do(ResolveByHand(won(session, coins=7)))
    session.undo()
    assert session.archive.digest() == before


def test_the_story_goes_on_after_an_entered_result():
    session = in_camp()
    session.do(ResolveByHand(replace(blank(session, party(session), "time"))))
    to_the_last_step(session)
    session.do(FinishAftermath())
    assert session.books.standing.node == "night"


def test_an_entered_result_reads_like_any_account():
    session = in_camp()
    first = party(session)[0]
    result = won(session, loot_left=2, coins=-1, achievements=("seal",), stock=("buckler",))
    hurt = replace(result.members[0], knocked_out=2, kills=1, injuries=("broken-arm",), wounds=1)
    session.do(ResolveByHand(replace(result, members=(hurt, *result.members[1:]), last_blow=(first, "a Brigand"))))
    text = session.archive.chronicle(count=1).chapters[0].text
    name = session.books.get(MemberRecord, first).name
    assert f"{name} took one wound, was knocked out 2 times and suffered" in text
    assert f"{name} struck the last blow, against a Brigand." in text
    assert "Left behind: 2 cards of the loot." in text
    assert "Lost: 1 Popolino." in text


def down(session, count):
    """A defeat because heroes lay on the ground, with so many of them named."""
    result = blank(session, party(session), "knocked-out")
    hurt = [replace(each, knocked_out=int(place < count)) for place, each in enumerate(result.members)]
    return replace(result, members=tuple(hurt))


def test_who_lost_because_heroes_lay_on_the_ground_says_which():
    session = in_camp()
    many = min(3, len(party(session)))
    for count in range(many):
        assert f"when {many} heroes are knocked out" in session.refusal(ResolveByHand(down(session, count)))
    session.do(ResolveByHand(down(session, many)))
    assert "Nobody was knocked out" not in session.archive.chronicle(count=1).chapters[0].text


def test_what_the_story_says_of_the_end_is_in_the_chronicle():
    session = in_camp()
    session.do(ResolveByHand(won(session)))
    spec = session.pack.content["missions"]["a-toll-on-the-road"]
    assert spec.won
    assert spec.won in session.archive.chronicle(count=1).chapters[0].text
    for export in (chronicle.page, chronicle.printed, chronicle.markdown):
        assert plain(spec.won) in plain(export(session))


def plain(text):
    """The letters of a text, without marks."""
    return re.sub(r"[\W_]+", " ", unescape(text))


def test_a_result_is_entered_in_camp_or_during_its_battle():
    session = new_session()
    assert "in camp" in session.refusal(ResolveByHand(BLANK))


BLANK = blank(in_camp(), (), "time")


def test_somebody_must_have_been_there():
    assert "0 heroes were chosen" in in_camp().refusal(ResolveByHand(BLANK))


def test_nobody_is_put_in_the_place_of_the_party():
    session, _ = in_battle()
    wrong = won(session)
    assert "exactly those" in session.refusal(ResolveByHand(replace(wrong, members=wrong.members[:1])))


def test_a_form_for_an_outcome_that_there_is_not_is_refused():
    session = in_camp()
    with pytest.raises(Refused, match="cannot end with 'moonrise'"):
        blank(session, party(session), "moonrise")


numbers = st.integers(-10_001, 10_001)


@settings(max_examples=60, deadline=None)
@given(coins=numbers, experience=numbers, loot_left=numbers, wounds=numbers, kills=numbers)
def test_a_result_is_entered_whole_exactly_if_its_numbers_can_be(coins, experience, loot_left, wounds, kills):
    session = in_camp()
    before, form = session.archive.digest(), won(session, coins=coins, experience=experience, loot_left=loot_left)
    first = replace(form.members[0], wounds=wounds, kills=kills)
    entered = ResolveByHand(replace(form, members=(first, *form.members[1:])))
    sound = -20 <= coins <= 9_999 and all(0 <= number <= 9_999 for number in (experience, loot_left, wounds, kills))
    if sound:
        session.do(entered)
        assert session.books.standing.purse == 20 + coins
    else:
        with pytest.raises(Refused):
            session.do(entered)
        assert session.archive.digest() == before
