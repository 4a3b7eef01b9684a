"""What screens show of a company."""

from __future__ import annotations

import pytest

from helpers.campaigns import at, founded, given, hero, hurt, set_hero, set_standing
from horologium.campaign import sheets


@pytest.fixture
def session():
    return founded()


def one(rows, **wanted):
    return next(row for row in rows if all(getattr(row, key) == value for key, value in wanted.items()))


def test_looking_changes_nothing(session):
    hurt(session, "valerio")
    before = session.archive.digest(), session.books.digest(), session.steps
    sheets.stash(session), sheets.hero_sheet(session, hero(session, "valerio").id)
    assert (session.archive.digest(), session.books.digest(), session.steps) == before


def test_the_stash_lists_everything_with_holder_and_price(session):
    given(session, "kettle-hat")
    given(session, "ember", ware="reagent")
    rows = sheets.stash(session)
    assert len(rows) == 8
    assert one(rows, card="sword").holder_name == "Valerio"
    hat = one(rows, card="kettle-hat")
    assert (hat.name, hat.holder, hat.sale.coins, hat.by_hand) == ("Kettle Hat", "", 5, True)


def test_the_stash_says_why_nothing_can_be_sold_now(session):
    given(session, "kettle-hat")
    assert one(sheets.stash(at(session, "battle")), card="kettle-hat").sale.refused.startswith("a battle is on")


def test_a_sheet_shows_the_whole_hero(session):
    hurt(session, "valerio", "lost-eye")
    sheet = sheets.hero_sheet(session, hero(session, "valerio").id)
    assert (sheet.card_name, sheet.class_name, sheet.player.name) == ("Valerio", "Squire", "Ada")
    assert [trait.key for trait in sheet.traits] == ["rapidity", "precision", "physical", "mind", "health"]
    assert [row.card for row in sheet.gear] == ["sword", "buckler", "padded-jack"]
    assert [row.name for row in sheet.injuries] == ["Lost Eye"]
    assert "Valerio suffers from Lost Eye" in [reminder.text for reminder in sheet.reminders]


def test_a_sheet_shows_what_can_be_learned_and_what_it_takes(session):
    set_hero(session, "valerio", experience=1)
    lessons = sheets.hero_sheet(session, hero(session, "valerio").id).lessons
    assert (one(lessons, key="witness-me").experience, one(lessons, key="witness-me").cost.allowed) == (1, True)
    assert one(lessons, key="shield-wall").cost.refused == "Valerio must take the class Knight first"
    assert (one(lessons, key="insult").known, one(lessons, key="insult").ready) == (True, True)


def test_lessons_stand_under_the_headings_of_the_sheet(session):
    lessons = sheets.hero_sheet(session, hero(session, "valerio").id).lessons
    assert list(dict.fromkeys(lesson.group for lesson in lessons)) == [
        "Always at hand",
        "Squire, first class",
        "Knight, advanced class",
        "Condottiero, advanced class",
        "Special skills",
    ]
    assert [(lesson.name, lesson.left) for lesson in lessons[:1]] == [("Perfect Strike", 0)]


def test_a_sheet_shows_the_classes_with_what_they_raise(session):
    sofia = hero(session, "sofia").id
    before = sheets.hero_sheet(session, sofia).promotions
    set_standing(session, battles=4)
    after = sheets.hero_sheet(session, sofia).promotions
    assert [{row.cost.allowed for row in rows} for rows in (before, after)] == [{False}, {True}]
    assert ("Falconer", "health") in [(row.name, row.variant) for row in after]
