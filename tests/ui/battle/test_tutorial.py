"""The tutor tells each lesson once, when its time has come, and can be sent away."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QStackedWidget, QWidget

from helpers.players import answer_by_mouse, click_option, play_to_the_end
from horologium import paths
from horologium.engine.rulesets.nova_aetas.texts import TEXTS
from horologium.ui.battle.seating import ASK, BOX, Dice
from horologium.ui.battle.tutorial import (
    FILE,
    BadLessons,
    LessonPanel,
    LessonProgress,
    TutorialPresenter,
    read_course,
    read_courses,
)
from horologium.ui.codex.ledgers import read_codex

SOUND = 'mission = "a/b"\n[[lessons]]\nid = "one"\ntitle = "One"\ntext = "Words."\nstart = true\n'


@pytest.fixture(scope="module")
def course():
    return read_courses(paths.resources() / "tutorial")["rehearsal/first-steps"]


@pytest.fixture(scope="module")
def codex():
    return read_codex(paths.resources() / "codex")


def test_every_lesson_cites_rules_that_are_in_the_codex(course, codex):
    rules = {rule for lesson in course.lessons for rule in (lesson.rule, *lesson.asked) if rule}
    assert [rule for rule in sorted(rules) if codex.entry(rule) is None] == []


def test_every_lesson_waits_for_something_that_the_journal_can_tell(course):
    assert {what for lesson in course.lessons for what in lesson.told} <= set(TEXTS)


def test_clock_actions_attack_defence_threat_and_loot_are_taught(course):
    assert {"clock", "actions", "attack", "defence", "threat", "loot"} <= {lesson.id for lesson in course.lessons}


@pytest.mark.parametrize(
    ("more", "place"),
    [
        ('colour = "red"\n', "lessons.0.colour"),
        ('look = "ceiling"\n', "lessons.0.look"),
        ("rule = 3\n", "lessons.0.rule"),
    ],
)
def test_nonsense_is_refused_with_its_place(tmp_path, more, place):
    file = tmp_path / "course.toml"
    file.write_text(SOUND + more, encoding="utf-8")
    with pytest.raises(BadLessons, match=rf"course\.toml: {place}: .* - "):
        read_course(file)


def test_a_lesson_that_is_never_told_is_refused(tmp_path):
    file = tmp_path / "course.toml"
    file.write_text(SOUND.replace("start = true\n", ""), encoding="utf-8")
    with pytest.raises(BadLessons, match="is never told"):
        read_course(file)


def test_a_file_that_is_no_toml_is_refused(tmp_path):
    file = tmp_path / "course.toml"
    file.write_text("mission = ", encoding="utf-8")
    with pytest.raises(BadLessons, match="write it as TOML"):
        read_course(file)


def test_two_lessons_of_one_name_are_refused(tmp_path):
    file = tmp_path / "course.toml"
    file.write_text(SOUND + SOUND.partition("\n")[2], encoding="utf-8")
    with pytest.raises(BadLessons, match="same id"):
        read_course(file)


STEPS = "rehearsal/first-steps"


@pytest.fixture
def progress(tmp_path):
    return LessonProgress(tmp_path)


@pytest.fixture
def learn(open_battle, progress):
    def begin(*, read=True):
        presenter = open_battle(mission=STEPS, dice=Dice(ASK, BOX))
        if read:
            presenter.story.drop()
        return TutorialPresenter(presenter, read_courses(paths.resources() / "tutorial")[STEPS], progress), presenter

    return begin


def read(tutor, presenter):
    """Read everything that is told, to the last page."""
    while presenter.story.telling:
        presenter.page.story.close_page()
    while tutor.lesson is not None:
        presenter.page.lesson.next.click()


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


def test_a_panel_that_was_out_of_sight_has_room_for_its_first_lesson(qtbot, theme):
    stack, around = QStackedWidget(), QSplitter(Qt.Orientation.Vertical)
    panel = LessonPanel(theme)
    around.addWidget(panel)
    stack.addWidget(QWidget())
    stack.addWidget(around)
    qtbot.addWidget(stack)
    stack.show()
    panel.show_lesson("Welcome", "You lead two heroes. " * 8, "", "", "1 of 15")
    stack.setCurrentWidget(around)
    assert panel.text.height() >= panel.text.heightForWidth(panel.text.width()) > 0
    assert panel.next.height() >= panel.next.minimumSizeHint().height()


def test_lessons_wait_until_the_story_is_read(learn):
    tutor, presenter = learn(read=False)
    while presenter.story.telling:
        assert tutor.lesson is None
        presenter.page.story.close_page()
    assert tutor.lesson.id == "welcome"


def test_a_lesson_that_was_never_shown_does_not_count_as_had(learn, progress):
    _, presenter = learn()
    assert progress.had(STEPS) == {"welcome"}
    presenter.page.lesson.put_away.click()
    assert progress.had(STEPS) == {"welcome"}


def test_what_was_told_is_not_told_again_when_the_battle_goes_on(learn):
    learn()
    again, _ = learn()
    assert again.lesson.id == "clock"


def test_progress_that_cannot_be_read_is_no_progress(tmp_path, progress):
    (tmp_path / FILE).write_text("{", encoding="utf-8")
    assert progress.had(STEPS) == set()


def test_a_whole_lesson_is_played_to_its_last_word(learn, progress):
    tutor, presenter = learn()

    play_to_the_end(presenter, answer_by_mouse, random.Random(3).randrange)
    read(tutor, presenter)
    assert {"welcome", "actions", "end"} <= progress.had(STEPS)
