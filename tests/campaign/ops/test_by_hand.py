"""Missions that were played on the table: the same checks, the same result, and a mark for good."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.missions import at_review, bots, in_battle, in_camp, new_session, party, to_the_last_step
from helpers.results import brings, counting, having
from helpers.states import with_ports
from horologium.campaign import battle, chronicle
from horologium.campaign.errors import Refused
from horologium.campaign.ops.aftermath import FinishAftermath
from horologium.campaign.ops.by_hand import ResolveByHand, blank
from horologium.campaign.ops.missions import CommitMission, review
from horologium.campaign.records import ConditionRecord, Fought, MemberRecord, ThingRecord
from horologium.engine.core.consequences import consequence


def won(session, left=0, **found):
    return having(blank(session, party(session), "road-open"), *brings(**found), left=left)


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
    result = won(session, left=2, coins=-1, achievements=("seal",), stock=("buckler",))
    hurt = counting(having(result, *brings(first, injuries=("broken-arm",))), first, knocked_out=2, kills=1, taken=1)
    session.do(ResolveByHand(replace(hurt, last_blow=(first, "a Brigand"))))
    text = session.archive.chronicle(count=1).chapters[0].text
    name = session.books.get(MemberRecord, first).name
    assert f"{name} took one wound, was knocked out 2 times and suffered" in text
    assert f"{name} struck the last blow, against a Brigand." in text
    assert "Left behind: 2 cards of the loot." in text
    assert "Lost: 1 Popolino." in text


def test_what_no_account_has_words_for_is_told_too():
    session = in_camp()
    first, (boon, title) = (
        session.books.get(MemberRecord, party(session)[0]),
        next(iter(session.rules.data.boons.items())),
    )
    blessed, gone = consequence("boon", "boon", boon, whom=first.id), consequence("member", "hero", first.card, -1)
    session.do(ResolveByHand(having(won(session), blessed, gone)))
    after = session.books.get(MemberRecord, first.id)
    assert (after.boons, after.bench) == ((boon,), True)
    told = f"{first.name}: {title}. {first.name} left the company."
    assert told in session.archive.chronicle(count=1).chapters[0].text


def test_what_is_counted_of_the_whole_battle_is_what_the_game_counts():
    session = in_camp()
    session = with_ports(session, data=replace(session.rules.data, counts={"rounds": "Rounds"}))
    assert "'turns'" in session.refusal(ResolveByHand(replace(won(session), counts=(("turns", 3),))))
    why = session.refusal(ResolveByHand(replace(won(session), counts=(("rounds", -3),))))
    assert why == "Rounds must be from 0 to 9999, not -3"
    session.do(ResolveByHand(replace(won(session), counts=(("rounds", 3),))))
    assert "Rounds: 3." in session.archive.chronicle(count=1).chapters[0].text


def scrap(state, mission, result):
    """A reagent for every round, found by those who were there."""
    yield from ()
    assert [member.key for member in state.company.members] == [each.member for each in result.members]
    return (consequence("thing", "reagent", "mandrake", result.count("rounds")),)


def test_what_follows_from_a_count_is_worked_out_where_players_want_it():
    found = []
    for worked_out in (False, True):
        session = in_camp()
        data = replace(session.rules.data, counts={"rounds": "Rounds"})
        session = with_ports(session, data=data, worked_out=scrap)
        session.do(ResolveByHand(replace(won(session), counts=(("rounds", 2),)), worked_out=worked_out))
        found.append([item.card for item in session.books.all(ThingRecord) if item.kind == "reagent"])
    assert found == [[], ["mandrake", "mandrake"]]


def test_where_a_game_works_nothing_out_all_is_as_it_was_entered():
    session = in_camp()
    session.do(ResolveByHand(won(session, coins=7), worked_out=True))
    assert session.books.standing.purse == 27


def test_things_that_all_of_them_lost_are_told():
    session = in_camp()
    thing = session.books.all(ThingRecord)[0]
    session.do(ResolveByHand(having(won(session), consequence("thing", thing.kind, thing.card, -1))))
    assert session.books.find(ThingRecord, thing.id) is None
    name = session.pack.content["equipment"][thing.card].name
    assert f"Lost: {name}." in session.archive.chronicle(count=1).chapters[0].text


def down(session, count):
    """A defeat because heroes lay on the ground, with so many of them named."""
    result = blank(session, party(session), "knocked-out")
    for each in result.members[:count]:
        result = counting(result, each.member, knocked_out=1)
    return result


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
@given(coins=numbers, experience=numbers, left=numbers, taken=numbers, kills=numbers)
def test_a_result_is_entered_whole_exactly_if_its_numbers_can_be(coins, experience, left, taken, kills):
    session = in_camp()
    before, form = session.archive.digest(), won(session, coins=coins, experience=experience, left=left)
    entered = ResolveByHand(counting(form, form.members[0].member, taken=taken, kills=kills))
    sound = -20 <= coins <= 9_999 and all(0 <= number <= 9_999 for number in (experience, left, taken, kills))
    if sound:
        session.do(entered)
        assert session.books.standing.purse == 20 + coins
    else:
        with pytest.raises(Refused):
            session.do(entered)
        assert session.archive.digest() == before
