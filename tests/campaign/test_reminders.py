"""What the players might have forgotten."""

from __future__ import annotations

import pytest

from helpers.campaigns import at, founded, given, hero, hurt, refusal, set_hero, set_standing
from helpers.coming import WAR, told
from helpers.deeds import surgery
from horologium.campaign.ops.heroes import Bench
from horologium.campaign.ops.learning import clearing
from horologium.campaign.ops.reminders import DismissReminder
from horologium.campaign.records import ConditionRecord
from horologium.campaign.reminders import reminders, reminders_of


@pytest.fixture
def session():
    return founded()


def texts(session, kind):
    return [reminder.text for reminder in reminders(session) if reminder.kind == kind]


def test_an_injury_is_called_to_mind_until_it_is_cured(session):
    injury = hurt(session, "valerio")
    assert texts(session, "injury") == ["Valerio suffers from Limp"]
    session.do(surgery(injury))
    assert texts(session, "injury") == []


def test_experience_that_would_buy_a_skill_is_called_to_mind(session):
    assert texts(session, "learning") == []
    set_hero(session, "sofia", experience=1)
    assert texts(session, "learning") == ["Sofia has 1 experience to spend"]


def test_a_class_that_is_due_is_called_to_mind(session):
    set_standing(session, battles=4)
    assert "Valerio can become Knight or Condottiero" in texts(session, "class")


def test_empty_slots_are_called_to_mind(session):
    given(session, "hood", holder=hero(session, "valerio").id)
    assert texts(session, "slot") == ["Valerio has an empty slot: Belt", "Sofia has an empty slot: Head"]


def test_a_diamond_that_could_be_filled_is_called_to_mind(session):
    assert texts(session, "ready") == []
    session.do(clearing(session, hero(session, "valerio").id))
    assert texts(session, "ready") == [
        "Valerio has room for another skill: Attack",
        "Valerio has room for another skill: Support",
    ]


def test_a_reminder_that_was_dismissed_long_ago_stays_away(session):
    valerio = hero(session, "valerio").id
    session.books.mark("dismissed", f"reminder:pins:{valerio}:attack:0")
    session.do(clearing(session, valerio))
    assert texts(session, "ready") == ["Valerio has room for another skill: Support"]


def test_a_thing_that_somebody_could_carry_is_called_to_mind(session):
    given(session, "hood", "flail-of-rage")
    assert texts(session, "carry") == ["Hood lies in the common stock; Valerio and Sofia could carry it"]


def test_an_unread_scene_is_called_to_mind(session):
    set_standing(session, node="scene")
    assert texts(session, "scene") == ["A scene waits to be read: The Letter"]


def test_nobody_is_reminded_of_those_on_the_bench(session):
    hurt(session, "valerio")
    session.do(Bench(hero(session, "valerio").id))
    assert reminders_of(session, hero(session, "valerio").id) == []


@pytest.mark.parametrize("stage", ["battle", "review", "over"])
def test_nothing_is_urged_in_a_battle_or_at_the_end(session, stage):
    hurt(session, "valerio")
    assert reminders(at(session, stage)) == []


def test_keys_are_unique(session):
    hurt(session, "valerio")
    hurt(session, "valerio", "lost-eye")
    given(session, "hood", "hood")
    keys = [reminder.key for reminder in reminders(session)]
    assert len(dict.fromkeys(keys)) == len(keys)


def test_a_reminder_can_be_dismissed_and_brought_back_by_undo(session):
    hurt(session, "valerio")
    (reminder,) = (each for each in reminders(session) if each.kind == "injury")
    session.do(DismissReminder(reminder.key))
    assert texts(session, "injury") == []
    session.undo()
    assert texts(session, "injury") == ["Valerio suffers from Limp"]


def test_a_dismissed_reminder_comes_back_when_the_matter_changes(session):
    set_hero(session, "sofia", experience=1)
    session.do(DismissReminder(f"learning:{hero(session, 'sofia').id}:1"))
    assert texts(session, "learning") == []
    set_hero(session, "sofia", experience=2)
    assert texts(session, "learning") == ["Sofia has 2 experience to spend"]


def test_only_what_is_there_can_be_dismissed(session):
    assert refusal(session, DismissReminder("injury:condition-99")) == "there is no such reminder now"


def test_a_condition_of_any_kind_is_called_by_the_name_of_its_card(tmp_path):
    session = told(tmp_path, WAR)
    session.books.put(ConditionRecord("condition-1", "joan", "vow", "the-long-fast"))
    assert "Joan suffers from The Long Fast" in [each.text for each in reminders(session)]
