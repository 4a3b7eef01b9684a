"""Learn to play: lessons as data, when each is told, the panel that tells it, and which ones somebody has had."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from horologium.engine.core.speech import say
from horologium.ui.art import metal
from horologium.ui.battle.panels.rule_links import RuleLink
from horologium.ui.battle.screen_reader import announce
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.panel import Panel
from horologium.ui.kit.plain_text import give_tip

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from PySide6.QtGui import QPaintEvent, QResizeEvent, QShowEvent

    from horologium.ui.battle.page import BattlePage
    from horologium.ui.battle.presenter import BattlePresenter
    from horologium.ui.battle.session import BattleStep
    from horologium.ui.kit.theme import Theme

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
class LessonCourse:
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


def read_courses(folder: Path) -> dict[str, LessonCourse]:
    """Read every file of a folder, by the mission that it is for; nonsense is refused with BadLessons."""
    courses = [read_course(file) for file in sorted(folder.glob("*.toml"))]
    return {course.mission: course for course in courses}


def read_course(file: Path) -> LessonCourse:
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
    return LessonCourse(mission, lessons)


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


FILE = "lessons.json"


class LessonProgress:
    """The lessons that were told, by mission. What cannot be read counts as nothing; what cannot be kept is let go."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE

    def had(self, mission: str) -> set[str]:
        """Give the lessons of a mission that were told."""
        found = self._read().get(mission, [])
        return {lesson for lesson in found if isinstance(lesson, str)} if isinstance(found, list) else set()

    def keep(self, mission: str, lessons: Iterable[str]) -> None:
        """Write down which lessons of a mission were told."""
        kept = {**self._read(), mission: sorted(lessons)}
        beside = self._file.with_suffix(".new")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(json.dumps(kept, indent=1), encoding="utf-8")
            beside.replace(self._file)
        except OSError:  # lessons come again then, which hurts nobody
            return

    def _read(self) -> dict[str, object]:
        try:
            found = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}


class LessonPanel(Panel):
    """Shows one lesson and says what is wanted next."""

    next_requested = Signal()
    skip_requested = Signal()
    hide_requested = Signal()
    rule_requested = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, " ", parent, padding=20)
        self.text = PlainLabel("", "body", wrap=True)
        self.rule = RuleLink(theme)
        self.rule.rule_requested.connect(self.rule_requested)
        self.count = PlainLabel("", "small")
        self.next = QPushButton(self.tr("&Next"))
        self.skip = QPushButton(self.tr("S&kip"))
        give_tip(self.skip, self.tr("No more lessons in this battle"))
        self.put_away = QPushButton(self.tr("Hi&de"))
        give_tip(self.put_away, self.tr("Put the lesson away until the next one comes"))
        self.next.clicked.connect(self.next_requested)
        self.skip.clicked.connect(self.skip_requested)
        self.put_away.clicked.connect(self.hide_requested)
        self._row, self._second = QHBoxLayout(), QHBoxLayout()
        self.body.setSpacing(4)
        self.body.addWidget(self.text, 1)
        self.body.addWidget(self.rule)
        self.body.addLayout(self._row)
        self.body.addLayout(self._second)
        self._put_buttons()
        self.hide()

    def show_lesson(self, title: str, text: str, rule: str, topic: str, count: str) -> None:
        """Show a lesson."""
        self.set_title(title)
        self.text.setText(text)
        self.rule.show_rule(rule, topic)
        self.count.setText(count)
        self.next.setAccessibleDescription(text)
        self.show()
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for room for the whole text."""
        super().resizeEvent(event)
        self._make_room()

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for it now: before, nobody would have heard."""
        super().showEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        """Become as high as the text needs; Qt forgets to tell the layout of a size taken while still out of sight."""
        if not self.isVisible():
            return
        margins = self.body.contentsMargins()
        room, button = self.width() - margins.left() - margins.right(), self.next.sizeHint()
        rows = 2 if room < sum(one.sizeHint().width() + 6 for one in (self.count, *self._buttons())) else 1
        if rows != self._rows:
            self._put_buttons(rows)
        words = self.text.heightForWidth(room)
        around = margins.top() + margins.bottom() + rows * (button.height() + 4) + 4 * self.body.spacing()
        rule = max(self.rule.sizeHint().height(), self.rule.heightForWidth(room)) if self.rule.rule else 0
        self.setFixedHeight(words + around + rule)

    def _buttons(self) -> tuple[QPushButton, ...]:
        return self.skip, self.put_away, self.next

    def _put_buttons(self, rows: int = 1) -> None:
        """Put the buttons into one row, or into two where one is too narrow."""
        self._rows = rows
        self._row.addWidget(self.count, 1)
        for button in (self.skip, self.put_away):
            (self._row if rows == 1 else self._second).addWidget(button)
        self._row.addWidget(self.next)


class Spotlight(QWidget):
    """A gilt frame round a part of the screen; mouse and keys go through it."""

    def __init__(self, theme: Theme, page: QWidget) -> None:
        super().__init__(page)
        self._theme, self._page = theme, page
        self._target: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.installEventFilter(self)
        self.hide()

    @property
    def target(self) -> QWidget | None:
        """What is lit."""
        return self._target

    def light(self, target: QWidget | None) -> None:
        """Light a part of the page, or nothing."""
        if self._target is not None:
            self._target.removeEventFilter(self)
        self._target = target
        self.setVisible(target is not None)
        if target is not None:
            target.installEventFilter(self)
            self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay round what is lit when it moves."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.LayoutRequest, QEvent.Type.Show}:
            self._follow()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, tokens = QPainter(self), self._theme.tokens
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        halo = QColor(tokens.gilt_light)
        for grown, alpha in ((4, 60), (2, 110)):
            halo.setAlpha(alpha)
            painter.setPen(QPen(halo, 2))
            painter.drawRoundedRect(area.adjusted(-grown, -grown, grown, grown), 8 + grown, 8 + grown)
        painter.setPen(QPen(metal.bar(tokens, area), 3))
        painter.drawRoundedRect(area, 8, 8)

    def _follow(self) -> None:
        if self._target is None:
            return
        corner = self._target.mapTo(self._page, QPoint())
        room = self._target.rect().translated(corner).adjusted(-7, -7, 7, 7)
        self.setGeometry(room.intersected(self._page.rect()))


LOW = 900
"""In a window that is lower the lesson takes the place of journal and cards."""


class TutorialPresenter(QObject):
    """One course on one battle. It only shows: what is played is left to the player."""

    def __init__(
        self,
        presenter: BattlePresenter,
        course: LessonCourse,
        progress: LessonProgress,
        topic: Callable[[str], str] = str,
    ) -> None:
        super().__init__(presenter)
        self._page, self._course, self._progress, self._topic = presenter.page, course, progress, topic
        self._asker, self._story = presenter.asking, presenter.story
        self._had = progress.had(course.mission)
        self._called = set(self._had)
        self._waiting: list[Lesson] = []
        self.lesson: Lesson | None = None
        panel = self._page.lesson
        panel.next_requested.connect(self.go_on)
        panel.skip_requested.connect(self.skip)
        panel.hide_requested.connect(self.put_away)
        panel.rule_requested.connect(presenter.rule_requested)
        presenter.asking.changed.connect(self._on_asked)
        presenter.animation.shown.connect(self._on_shown)
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

    def _on_shown(self, step: BattleStep) -> None:
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
