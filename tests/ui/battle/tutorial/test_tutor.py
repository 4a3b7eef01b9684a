"""The tutor tells each lesson once, when its time has come, and can be sent away."""

from __future__ import annotations

import random

import pytest

from helpers.players import answer_by_mouse, click_option, play_to_the_end
from horologium import paths
from horologium.ui.battle.seating import ASK, BOX, Dice
from horologium.ui.battle.tutorial.lessons import read_courses
from horologium.ui.battle.tutorial.progress import FILE, Progress
from horologium.ui.battle.tutorial.tutor import Tutor

STEPS = "rehearsal/first-steps"


@pytest.fixture
def progress(tmp_path):
    return Progress(tmp_path)


@pytest.fixture
def learn(open_battle, progress):
    def begin():
        presenter = open_battle(mission=STEPS, dice=Dice(ASK, BOX))
        presenter.story.drop()
        return Tutor(presenter, read_courses(paths.resources() / "tutorial")[STEPS], progress), presenter

    return begin


def test_the_first_lesson_is_there_at_the_start(learn):
    tutor, presenter = learn()
    assert tutor.lesson.id == "welcome"
    assert presenter.page.lesson.isVisible()
    assert presenter.page.spotlight.target is presenter.page.board


def test_next_goes_from_lesson_to_lesson_until_none_waits(learn):
    tutor, presenter = learn()
    told = []
    while tutor.lesson is not None:
        told.append(tutor.lesson.id)
        presenter.page.lesson.next.click()
    assert told == ["welcome", "clock", "first"]
    assert not presenter.page.lesson.isVisible()


def test_a_question_brings_its_lesson(learn):
    tutor, presenter = learn()
    presenter.page.lesson.put_away.click()
    click_option(presenter.page, presenter.session.question().options[0].key)
    assert tutor.lesson.id == "actions"


def test_skip_ends_all_lessons(learn):
    tutor, presenter = learn()
    presenter.page.lesson.skip.click()
    click_option(presenter.page, presenter.session.question().options[0].key)
    assert tutor.done
    assert tutor.lesson is None


def test_what_was_told_is_not_told_again_when_the_battle_goes_on(learn):
    learn()
    again, _ = learn()
    assert again.lesson is None


def test_progress_that_cannot_be_read_is_no_progress(tmp_path, progress):
    (tmp_path / FILE).write_text("{", encoding="utf-8")
    assert progress.had(STEPS) == set()


def test_a_whole_lesson_is_played_to_its_last_word(learn, progress):
    _, presenter = learn()
    play_to_the_end(presenter, answer_by_mouse, random.Random(3).randrange)
    assert {"welcome", "actions", "end"} <= progress.had(STEPS)
