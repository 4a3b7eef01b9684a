"""The tutor: watches a battle and tells each lesson when its time has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from horologium.engine.core.speech import say
from horologium.ui.battle.speech import announce

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtWidgets import QWidget

    from horologium.ui.battle.page import BattlePage
    from horologium.ui.battle.presenter import BattlePresenter
    from horologium.ui.battle.session import Step
    from horologium.ui.battle.tutorial.lessons import Course, Lesson
    from horologium.ui.battle.tutorial.progress import Progress


LOW = 900
"""In a window that is lower the lesson takes the place of journal and cards."""


class Tutor(QObject):
    """One course on one battle. It only shows: what is played is left to the player."""

    def __init__(
        self, presenter: BattlePresenter, course: Course, progress: Progress, topic: Callable[[str], str] = str
    ) -> None:
        super().__init__(presenter)
        self._page, self._course, self._progress, self._topic = presenter.page, course, progress, topic
        self._asker, self._story = presenter.asker, presenter.story
        self._had = progress.had(course.mission)
        self._called = set(self._had)
        self._waiting: list[Lesson] = []
        self.lesson: Lesson | None = None
        panel = self._page.lesson
        panel.next_requested.connect(self.go_on)
        panel.skip_requested.connect(self.skip)
        panel.hide_requested.connect(self.put_away)
        panel.rule_requested.connect(presenter.rule_requested)
        presenter.asker.changed.connect(self._on_asked)
        presenter.stage.shown.connect(self._on_shown)
        presenter.story.read.connect(self._begin)
        self._tell(course.at_start())
        self._on_asked()

    @property
    def done(self) -> bool:
        """Whether there is nothing left to tell."""
        return len(self._had) >= len(self._course.lessons)

    def go_on(self) -> None:
        """Show the next lesson, or wait for its time."""
        self.lesson = None
        if self._waiting:
            self._show(self._waiting.pop(0))
        else:
            self._clear()

    def put_away(self) -> None:
        """Hide the lesson until another one comes."""
        self._waiting.clear()
        self.lesson = None
        self._clear()

    def skip(self) -> None:
        """Tell no more lessons in this battle."""
        self._called = {lesson.id for lesson in self._course.lessons}
        self._keep(self._called)
        self.put_away()

    def close(self) -> None:
        """Let go of the page."""
        self._clear()

    def _on_asked(self) -> None:
        question = self._asker.question
        if question is not None:
            self._tell(self._course.when_asked(question.rule))

    def _on_shown(self, step: Step) -> None:
        for line in step.lines:
            self._tell(self._course.when_told(line.what))

    def _tell(self, lessons: Iterable[Lesson]) -> None:
        fresh = [lesson for lesson in lessons if lesson.id not in self._called]
        self._called |= {lesson.id for lesson in fresh}
        self._waiting += fresh
        self._begin()

    def _begin(self) -> None:
        """Show what waits, unless a lesson or a page of the story is being read."""
        if self.lesson is None and self._waiting and not self._story.telling:
            self.go_on()

    def _keep(self, had: set[str]) -> None:
        if had != self._had:
            self._had = set(had)
            self._progress.keep(self._course.mission, had)

    def _show(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._keep({*self._had, lesson.id})
        count = self.tr("{place} of {count}").format(place=self._course.place(lesson), count=len(self._course.lessons))
        title, text = say(lesson.title), say(lesson.text)
        self._page.lesson.show_lesson(title, text, lesson.rule, self._topic(lesson.rule), count)
        low = self._page.window().height() < LOW and lesson.look != "journal"
        self._page.below.setVisible(not low)
        self._page.spotlight.light(_place(self._page, lesson.look))
        announce(self._page.lesson, f"{title}. {text}")

    def _clear(self) -> None:
        self._page.lesson.hide()
        self._page.below.show()
        self._page.spotlight.light(None)


def _place(page: BattlePage, look: str) -> QWidget | None:
    """Find the part of the page that a lesson is about."""
    if look == "journal":
        page.tabs.setCurrentWidget(page.journal)
    places: dict[str, QWidget] = {
        "board": page.board,
        "dials": page.dials,
        "question": page.question,
        "dice": page.dice,
        "journal": page.tabs,
        "tracks": page.tracks,
        "company": page.company,
        "mission": page.mission,
        "replay": page.replay,
    }
    return places.get(look)
