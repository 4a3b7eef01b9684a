"""Lessons as data: those that are shipped make sense, and nonsense is refused in a sentence."""

from __future__ import annotations

import pytest

from horologium import paths
from horologium.engine.rulesets.nova_aetas.screen.texts import TEXTS
from horologium.ui.battle.tutorial.lessons import BadLessons, read_course, read_courses
from horologium.ui.ledgers import read_codex

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
