"""A dialog of several steps: what is wrong is said at its place, and nobody goes on from a step with a problem."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from horologium.engine.core.speech import speaking_of
from horologium.ui.kit.dialog import Dialog
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import Scrolled
from horologium.ui.kit.plain_text import give_tip, spoken

if TYPE_CHECKING:
    from collections.abc import Sequence

    from horologium.ui.kit.theme import Theme


class WizardStep(Scrolled):
    """A column of fields; each group of problems, named by how their place begins, has a line of its own.

    What has to stay in sight while the fields are scrolled is a ``foot``, which may tell of problems too.
    """

    changed = Signal()
    foot: QWidget | None = None
    at_foot = ""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 10, 0)
        self.column.setSpacing(6)
        self.problems: dict[str, PlainLabel] = {}

    def has(self, where: str) -> bool:
        """Whether a problem at this place belongs to this step."""
        return where.partition(".")[0] in (*self.problems, self.at_foot)

    def show_problems(self, found: Sequence[tuple[str, str]]) -> None:
        """Show the problems of this step, each at its place."""
        for place, label in self.problems.items():
            texts = [text for where, text in found if where.partition(".")[0] == place]
            label.setText("\n".join(text[:1].upper() + text[1:] + "." for text in texts))
            label.setVisible(bool(texts))

    def add_title(self, text: str) -> None:
        """Begin a group of fields."""
        self.column.addWidget(PlainLabel(text, "title"))

    def add_problem(self, place: str) -> None:
        """Make room for what can be wrong with the fields before."""
        self.problems[place] = label = PlainLabel("", "bad", wrap=True)
        label.hide()
        self.column.addWidget(label)


class WizardDialog(Dialog):
    """Leads through steps; who inherits says what is wrong, and what happens after the last one."""

    def __init__(
        self,
        theme: Theme,
        title: str,
        steps: Sequence[tuple[str, WizardStep]],
        last: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, title, parent)
        self._last = last
        self._titles, self.steps = tuple(name for name, _ in steps), tuple(step for _, step in steps)
        self.head = PlainLabel("", "heading-small")
        self.stack = QStackedWidget()
        self.body.addWidget(self.head)
        self.body.addWidget(self.stack, 1)
        for step in self.steps:
            self.stack.addWidget(_page(step))
            step.changed.connect(self.check)
        self.why = PlainLabel("", "bad", wrap=True)
        self.body.addWidget(self.why)
        self.add_button(self.tr("&Cancel"), self.reject)
        self.back = self.add_button(self.tr("&Back"), lambda: self.go_to(self.stack.currentIndex() - 1))
        self.on = self.add_button("", self._on_next, default=True)
        self.finish()
        self.resize(820, 640)

    @property
    def game(self) -> str:
        """The game that was chosen, in whose words is told what belongs to it."""
        raise NotImplementedError

    def problems(self) -> list[tuple[str, str]]:
        """All that is wrong: where, and one sentence."""
        raise NotImplementedError

    def complete(self) -> None:
        """Everything was chosen."""
        raise NotImplementedError

    def go_to(self, step: int) -> None:
        """Show a step."""
        self.stack.setCurrentIndex(step)
        words = self.tr("Step {step} of {steps}: {title}")
        self.head.setText(words.format(step=step + 1, steps=len(self.steps), title=self._titles[step]))
        self.back.setEnabled(step > 0)
        self.on.setText(self._last if step == len(self.steps) - 1 else self.tr("&Next"))
        self.on.setAccessibleName(spoken(self.on.text()))
        self.check()

    def check(self) -> None:
        """Say at each place what is wrong there."""
        with speaking_of(self.game):
            found = self.problems()
            for step in self.steps:
                step.show_problems(found)
        here = self.steps[self.stack.currentIndex()]
        is_last = self.stack.currentIndex() == len(self.steps) - 1
        wrong = {where: f"{text[:1].upper()}{text[1:]}." for where, text in found if is_last or here.has(where)}
        reason = next(iter(wrong.values()), "")
        self.on.setEnabled(not wrong)
        give_tip(self.on, reason)
        self.on.setAccessibleDescription(reason)
        self.why.setText(next((text for where, text in wrong.items() if is_last or where != here.at_foot), ""))
        self.why.setVisible(bool(self.why.text()))

    def _on_next(self) -> None:
        if self.stack.currentIndex() < len(self.steps) - 1:
            self.go_to(self.stack.currentIndex() + 1)
        else:
            self.complete()


def _page(step: WizardStep) -> QWidget:
    """A step that is scrolled, with its foot below."""
    if step.foot is None:
        return _scrolled(step)
    page = QWidget()
    column = QVBoxLayout(page)
    column.setContentsMargins(0, 0, 0, 0)
    column.addWidget(_scrolled(step), 1)
    column.addWidget(step.foot)
    return page


def _scrolled(step: QWidget) -> QScrollArea:
    scroller = QScrollArea()
    scroller.setWidgetResizable(True)
    scroller.setFrameShape(QFrame.Shape.NoFrame)
    scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroller.setWidget(step)
    return scroller
