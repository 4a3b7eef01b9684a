"""The skills of a hero, grouped as on the sheet."""

from __future__ import annotations

import pytest

from helpers.companies import founded, new_shelf
from horologium.campaign.facts import hero_lessons
from horologium.campaign.records import Hero
from horologium.campaign.skill_book import skill_groups


@pytest.fixture
def session(tmp_path):
    made = founded(new_shelf(tmp_path))
    yield made
    made.close()


@pytest.fixture
def valerio(session):
    return session.books.all(Hero)[0]


def test_groups_stand_in_the_order_of_the_sheet(session, valerio):
    groups = skill_groups(session, valerio.id)
    assert [(group.kind, group.title) for group in groups] == [
        ("own", ""),
        ("class", "Squire"),
        ("advanced", "Knight"),
        ("advanced", "Condottiero"),
        ("special", ""),
    ]


def test_every_lesson_is_in_one_group(session, valerio):
    grouped = [lesson.skill for group in skill_groups(session, valerio.id) for lesson in group.lessons]
    assert sorted(grouped) == sorted(lesson.skill for lesson in hero_lessons(session, valerio))


def test_the_own_skill_needs_no_lesson(session, valerio):
    assert skill_groups(session, valerio.id)[0].skills == ("perfect-strike",)
