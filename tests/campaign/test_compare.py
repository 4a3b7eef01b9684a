"""Two campaigns side by side."""

from __future__ import annotations

import copy

from helpers.missions import in_camp, new_session, party, whole_mission
from horologium.campaign.compare import ComparedRow, compare, differing
from horologium.campaign.counts import count
from horologium.campaign.ops.heroes import RenameHero
from horologium.campaign.records import Fought, MemberRecord


def forked(session):
    return new_session(copy.deepcopy(session.archive))


def values(rows):
    return {(row.section, row.what): (row.left, row.right) for row in rows}


def test_equal_campaigns_differ_in_nothing():
    session = in_camp()
    rows = compare(session, forked(session).books)
    assert rows
    assert differing(rows) == ()


def test_a_row_says_what_one_has_and_the_other_not():
    row = ComparedRow("Reagents", "Mandrake", "", "1")
    assert not row.same


def test_a_campaign_that_went_on_differs_in_story_heroes_and_battles():
    session = in_camp()
    other = forked(session)
    whole_mission(other)
    found = values(differing(compare(session, other.books)))
    assert found["Story", "Place in the story"] == ("The Toll", "The Smoke")
    assert found["Story", "Date"] == ("14 May 1509", "16 May 1509")
    assert found["Story", "Town"] == ("Viterbo", "Siena")
    assert found["Battles", "Battle 1"] == ("", "A Toll on the Road: won (The road is open)")
    assert any(group == "Reagents" for group, _ in found)


def test_a_renamed_hero_is_the_same_hero_with_another_name():
    session = in_camp()
    other = forked(session)
    other.do(RenameHero(party(other)[0], "Lucrezia"))
    (row,) = differing(compare(session, other.books))
    assert (row.what, row.left, row.right) == ("Rebecca: name", "Rebecca", "Lucrezia")


def test_secrets_of_the_story_are_not_compared():
    session = in_camp()
    other = forked(session)
    other.books.mark("flag", "spy")
    other.books.mark("flag", "bridge", 2)
    found = values(differing(compare(session, other.books)))
    assert found == {("What is known", "The bridge stands"): ("", "2")}


def test_what_was_fought_and_who_fought_is_counted():
    session = in_camp()
    whole_mission(session)
    assert len(session.books.all(Fought)) == 1
    rows = values(compare(session, session.books))
    hero = session.books.get(MemberRecord, party(session)[0])
    assert rows["Heroes", "Rebecca: record"][0].startswith(f"Missions: 1, Foes felled: {count(hero.service, 'kills')}")


def test_stage_and_difficulty_are_told_in_words():
    session = in_camp()
    found = values(compare(session, forked(session).books))
    assert found["Story", "Stage"] == ("in camp", "in camp")
    assert found["Story", "Difficulty"] == ("Normal", "Normal")
