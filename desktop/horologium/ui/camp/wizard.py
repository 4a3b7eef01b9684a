"""The sheet that begins a campaign, in three steps: the story, the company, the rules of the table."""

from __future__ import annotations

import json
from secrets import randbits
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QStackedWidget, QWidget

from horologium.campaign.founding import Plan, problems
from horologium.ui.camp.wizard_company import CompanyStep
from horologium.ui.camp.wizard_rules import RulesStep
from horologium.ui.camp.wizard_story import StoryStep
from horologium.ui.widgets.labels import PlainLabel
from horologium.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from horologium.content.packs import Pack
    from horologium.engine.core.ruleset import AnyRuleset
    from horologium.ui.theme import Theme


class Wizard(Sheet):
    """Gathers a plan; what is wrong with it is said at its place. ``founded`` carries the pack and the plan."""

    founded = Signal(object, object)

    def __init__(
        self, theme: Theme, packs: Sequence[Pack], games: Mapping[str, AnyRuleset], parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, self.tr("A new campaign"), parent)
        self._games = games
        self._seed = randbits(63)
        self.story, self.company, self.rules = StoryStep(packs), CompanyStep(theme), RulesStep()
        self.steps = (self.story, self.company, self.rules)
        self.head = PlainLabel("", "heading-small")
        self.stack = QStackedWidget()
        self.body.addWidget(self.head)
        self.body.addWidget(self.stack, 1)
        for step in self.steps:
            self.stack.addWidget(_scrolled(step))
            step.changed.connect(self._check)
        self.add_button(self.tr("&Cancel"), self.reject)
        self.back = self.add_button(self.tr("&Back"), lambda: self.go_to(self.stack.currentIndex() - 1))
        self.on = self.add_button("", self._on_next, default=True)
        self.finish()
        self.resize(820, 640)
        self.story.chosen.connect(self._on_story)
        self._on_story()
        self.go_to(0)

    @property
    def pack(self) -> Pack:
        """The pack that was chosen."""
        return self.story.pack

    def plan(self) -> Plan:
        """All that is chosen."""
        variants = tuple((name, json.dumps(value)) for name, value in self.rules.variants)
        return Plan(
            name=self.story.name.text(),
            plot=self.story.plot,
            players=self.company.founders,
            heroes=self.company.recruits,
            difficulty=self.rules.difficulty.currentData(),
            dice=self.rules.dice.currentData(),
            undo=self.rules.undo.currentData(),
            options=variants,
            seed=self._seed,
        )

    def go_to(self, step: int) -> None:
        """Show a step."""
        self.stack.setCurrentIndex(step)
        titles = (self.tr("The story"), self.tr("Players and heroes"), self.tr("The rules of the table"))
        self.head.setText(
            self.tr("Step {step} of {steps}: {title}").format(step=step + 1, steps=len(titles), title=titles[step])
        )
        self.back.setEnabled(step > 0)
        is_last = step == len(titles) - 1
        self.on.setText(self.tr("Begin the &campaign") if is_last else self.tr("&Next"))
        self.on.setAccessibleName(self.on.text().replace("&", ""))
        self._check()

    def _on_story(self) -> None:
        """Another story has other heroes and may have other rules."""
        pack = self.pack
        self.company.show_pack(pack, self._games[pack.id], self.story.plot)
        self.rules.show_game(self._games[pack.id])
        self._check()

    def _check(self) -> None:
        """Say at each place what is wrong there; nobody goes on from a step with a problem."""
        found = list(problems(self.pack, self._games[self.pack.id], self.plan()))
        for step in self.steps:
            step.show_problems(found)
        here = self.steps[self.stack.currentIndex()]
        wrong = [text for where, text in found if here.has(where)]
        self.on.setEnabled(not wrong)
        self.on.setToolTip(wrong[0] if wrong else "")
        self.on.setAccessibleDescription(wrong[0] if wrong else "")

    def _on_next(self) -> None:
        if self.stack.currentIndex() < len(self.steps) - 1:
            self.go_to(self.stack.currentIndex() + 1)
            return
        pack, plan = self.pack, self.plan()
        self.accept()
        self.founded.emit(pack, plan)


def _scrolled(step: QWidget) -> QScrollArea:
    step.setObjectName("scrolled")
    scroller = QScrollArea()
    scroller.setWidgetResizable(True)
    scroller.setFrameShape(QFrame.Shape.NoFrame)
    scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroller.setWidget(step)
    return scroller
