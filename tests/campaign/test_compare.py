"""Two campaigns side by side."""

from __future__ import annotations

import copy
from contextvars import copy_context
from typing import get_args

import pytest

from helpers.missions import in_camp, new_session, party, whole_mission
from helpers.sketches import sketched
from helpers.states import with_ports
from helpers.tales import TaleRoster, telling
from helpers.wages import WAGES, Contract, Ledger, Wear
from horologium.campaign.compare import ComparedRow, compare, differing
from horologium.campaign.consequences import enter
from horologium.campaign.counts import count
from horologium.campaign.operations import Chance, Work
from horologium.campaign.ops.heroes import RenameHero
from horologium.campaign.records import ConditionRecord, Fought, MemberRecord, ThingRecord
from horologium.engine.core.consequences import Consequence, Verb, coins, consequence, experience
from horologium.engine.core.sheets import BearerSheet, Trait, TraitRows
from horologium.engine.core.speech import TONGUE, Tongue


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


# Whatever can happen


class Sheets(TaleRoster):
    """Members with a sheet."""

    def sheet(self, state, bearer):
        return BearerSheet(sections=(TraitRows("", (Trait("life", "Life", 4),)),))


def after(session, *happens):
    """The rows in which a campaign differs from what it would be after this."""
    session.books.parts = WAGES
    books = copy.deepcopy(session.books)
    enter(Work(books, session.ruleset, session.rules, session.pack, session.plot, Chance("seed")), happens)
    return values(differing(compare(session, books)))


@pytest.fixture
def tale(tmp_path):
    session = with_ports(telling(tmp_path), roster=Sheets())
    session.books.put(ThingRecord("thing-1", "equipment", "rope"))
    session.books.put(ConditionRecord("condition-1", "member-ada", "state", "captured"))
    return session


ADA = "member-ada"
HAPPENS = [
    (coins(3), ("Story", "Purse"), ("1 Fiorino 2 Popolini", "2 Fiorini")),
    (experience(2, ADA), ("Heroes", "Ada: experience"), ("0", "2")),
    (consequence("thing", "reagent", "ash"), ("Reagents", "Ash"), ("", "1")),
    (consequence("condition", "vow", "fast"), ("Story", "Vows"), ("", "The Long Fast")),
    (
        consequence("condition", "state", "captured", whom=ADA),
        ("Heroes", "Ada: injuries"),
        ("Captured", "2 × Captured"),
    ),
    (consequence("known", "recipe", "flask"), ("Recipes", "Flask"), ("", "yes")),
    (consequence("known", "trick", "whirl", whom=ADA), ("Heroes", "Ada: skills"), ("", "Whirl")),
    (consequence("member", "hero", "bice"), ("Heroes", "Bice: name"), ("", "Bice")),
    (consequence("grade", "rank", "captain", whom=ADA), ("Heroes", "Ada: class"), ("first", "Captain")),
    (Consequence("trait", whom=ADA, key="life"), ("Heroes", "Ada: raised"), ("", "Life +1")),
    (consequence("boon", "boon", "zeal", whom=ADA), ("Heroes", "Ada: begins with"), ("", "Zeal")),
    (consequence("gauge", "gauge", "mood"), ("Gauges", "Mood"), ("3 of 6", "4 of 6")),
    (consequence("flag", "flag", "smoke"), ("What is known", "Smoke was seen"), ("", "1")),
    (consequence("shown", "hero", "bice", 2), ("Story", "On show"), ("", "2 × Bice")),
    (Consequence("own", own=Ledger((("inn", 2),))), ("Story", "debts"), ("", '[["inn",2]]')),
    (Consequence("own", whom=ADA, own=Contract(5)), ("Heroes", "Ada: wage"), ("", "5")),
    (Consequence("own", key="thing-1", own=Wear(2)), ("Equipments", "Rope (marks 2)"), ("", "1")),
    (
        Consequence("own", key="condition-1", own=Wear(1)),
        ("Heroes", "Ada: injuries"),
        ("Captured", "Captured (marks 1)"),
    ),
]


@pytest.mark.parametrize(("happens", "row", "told"), HAPPENS)
def test_whatever_happens_is_seen_by_comparing(tale, happens, row, told):
    assert after(tale, happens)[row] == told


def test_every_verb_is_compared():
    assert {happens.verb for happens, *_ in HAPPENS} == set(get_args(Verb))


def test_a_visit_on_which_nothing_was_drawn_shows_nothing(tale):
    assert after(tale, consequence("shown", "hero", "")) == {}


def test_sections_are_called_in_the_language_of_the_table(tale):
    def sections():
        TONGUE.set(Tongue("it", lambda text: {"Heroes": "Eroi"}.get(text, text)))
        return {row.section for row in compare(tale, tale.books)}

    assert copy_context().run(sections) >= {"Story", "Eroi"}


def test_what_the_company_has_at_hand_is_compared(tale):
    other = copy.deepcopy(tale.books)
    other.mark("ready", "flask")
    assert values(differing(compare(tale, other))) == {("Story", "At hand in the next battle"): ("", "Flask")}


def test_rooms_are_compared_each_with_what_stands_in_it_and_what_it_suffers(tmp_path, monkeypatch):
    castle = sketched(tmp_path, "castle", monkeypatch)
    lens = consequence("thing", "piece", "lens", whom="thing-1")
    breach = consequence("condition", "injury", "breach", whom="thing-2")
    found = after(castle, lens, breach, consequence("thing", "room", "cellar"))
    assert found == {
        ("Rooms", "The Great Hall: equipment"): ("A long oaken table", "A long oaken table and Eye of glass"),
        ("Rooms", "The Wine Cellar: injuries"): ("", "A breach in the wall"),
        ("Rooms", "The Wine Cellar 2"): ("", "1"),
    }


def test_members_of_one_card_are_compared_each_for_themselves(tale):
    for number in (1, 2):
        tale.books.put(MemberRecord(f"member-{number}", "bice", f"Bice {number}"))
    assert after(tale, experience(1, "member-1"), experience(2, "member-2")) == {
        ("Heroes", "Bice: experience"): ("0", "1"),
        ("Heroes", "Bice 2: experience"): ("0", "2"),
    }
