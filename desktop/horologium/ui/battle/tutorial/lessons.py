"""Lessons as data: what is told, when, by which rule, and where to look. They are read from TOML files."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

PLACES = ("board", "dials", "question", "dice", "journal", "tracks", "company", "mission", "replay")
"""The parts of the screen that a lesson may show."""


class BadLessons(ValueError):
    """A file of lessons says something that makes no sense; the sentence names file, place and remedy."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson: told at the ``start``, when a question of a rule is ``asked``, or when the journal has ``told``."""

    id: str
    title: str
    text: str
    rule: str = ""
    look: str = ""
    start: bool = False
    asked: tuple[str, ...] = ()
    told: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Course:
    """All lessons of a mission, in the order in which they should come."""

    mission: str
    lessons: tuple[Lesson, ...]

    def at_start(self) -> list[Lesson]:
        """Give what is told before the first question."""
        return [lesson for lesson in self.lessons if lesson.start]

    def when_asked(self, rule: str) -> list[Lesson]:
        """Give what is told when a rule asks."""
        return [lesson for lesson in self.lessons if rule in lesson.asked]

    def when_told(self, what: str) -> list[Lesson]:
        """Give what is told when something happens."""
        return [lesson for lesson in self.lessons if what in lesson.told]

    def place(self, lesson: Lesson) -> int:
        """Count which lesson it is, from 1."""
        return self.lessons.index(lesson) + 1


def read_courses(folder: Path) -> dict[str, Course]:
    """Read every file of a folder, by the mission that it is for; nonsense is refused with BadLessons."""
    courses = [read_course(file) for file in sorted(folder.glob("*.toml"))]
    return {course.mission: course for course in courses}


def read_course(file: Path) -> Course:
    """Read one file."""
    try:
        raw = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
        raise BadLessons(f"{file.name}: cannot be read ({error}) - write it as TOML") from error
    _check_keys(file.name, "", raw, {"mission", "lessons"})
    mission, rows = raw.get("mission"), raw.get("lessons")
    if not isinstance(mission, str) or not isinstance(rows, list) or not rows:
        raise BadLessons(f"{file.name}: mission and [[lessons]] are needed - add them")
    lessons = tuple(_lesson(file.name, number, row) for number, row in enumerate(rows))
    if len({lesson.id for lesson in lessons}) < len(lessons):
        raise BadLessons(f"{file.name}: two lessons have the same id - give each its own")
    return Course(mission, lessons)


def _lesson(file: str, number: int, row: dict[str, Any]) -> Lesson:
    at = f"lessons.{number}"
    _check_keys(file, f"{at}.", row, {field.name for field in fields(Lesson)})
    for name in ("id", "title", "text", "rule", "look"):
        if not isinstance(row.get(name, ""), str) or (name in ("id", "title", "text") and not row.get(name)):
            raise BadLessons(f"{file}: {at}.{name}: must be a text - write one")
    asked, told = (tuple(row.get(name, ())) for name in ("asked", "told"))
    if not (row.get("start") is True or asked or told):
        raise BadLessons(f"{file}: {at}: is never told - say start, asked or told")
    if row.get("look", "") not in ("", *PLACES):
        raise BadLessons(f"{file}: {at}.look: is not known - choose one of {', '.join(PLACES)}")
    return Lesson(**{**row, "asked": asked, "told": told})


def _check_keys(file: str, at: str, table: dict[str, Any], known: set[str]) -> None:
    for key in table:
        if key not in known:
            raise BadLessons(f"{file}: {at}{key}: is not known - remove it")
