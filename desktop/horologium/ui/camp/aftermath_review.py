"""The result of a battle before it counts: in words, and as what it would change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGridLayout

from horologium.campaign.errors import CampaignError, Question
from horologium.campaign.ops.missions import CommitMission, ReopenMission, review
from horologium.campaign.results import title_of
from horologium.campaign.wording import ending_told
from horologium.ui.camp.asking import AskSheet
from horologium.ui.camp.story_leaf import StoryLeaf
from horologium.ui.kit.labels import PlainLabel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from horologium.campaign.compare import Row
    from horologium.campaign.ops.missions import Review
    from horologium.engine.core.ask import Answer
    from horologium.ui.camp.camp import Camp
    from horologium.ui.kit.theme import Theme


STAGE = "Stage"
"""The row of a comparison that tells players nothing new."""


class ReviewLeaf(StoryLeaf):
    """Nothing counts until it is confirmed; what has to be chosen for it is asked here."""

    def __init__(self, theme: Theme, camp: Camp, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._camp = camp
        self._of = ""
        self._answers: tuple[Answer, ...] = ()

    def refresh(self) -> None:
        """Show the result, or what has to be decided first."""
        session = self._camp.session
        if session.books.standing.battle != self._of:
            self._of, self._answers = session.books.standing.battle, ()
        self.begin(title_of(session), self.tr("The result, before it counts"))
        self.offer(self.tr("Bac&k to the battle"), self._reopen, session.refusal(ReopenMission()))
        try:
            self._show(review(session, answers=self._answers))
        except Question as question:
            self._show_question(question)
        except CampaignError as error:
            self.say(str(error), "bad")
        self.end()

    def _show(self, found: Review) -> None:
        session = self._camp.session
        result = found.result
        story = ending_told(session.pack, session.books.standing.mission, result.outcome, won=result.won)
        self.say(self.tr("Victory") if result.won else self.tr("Defeat"), "heading")
        self.tell(story)
        for paragraph in found.text.split("\n\n"):
            if paragraph not in story.split("\n\n"):
                self.say(paragraph)
        self._show_changes(found.changes)
        self.offer(self.tr("&Confirm the result"), self._commit, session.archive.read_only, default=True)

    def _show_changes(self, rows: Sequence[Row]) -> None:
        self.say(self.tr("What changes"), "title")
        grid = QGridLayout()
        grid.setColumnStretch(2, 1)
        grid.setHorizontalSpacing(16)
        for place, row in enumerate(row for row in rows if row.what != STAGE):
            grid.addWidget(PlainLabel(row.what, "small"), place, 0)
            grid.addWidget(PlainLabel(row.left or "–", "small", wrap=True), place, 1)
            grid.addWidget(PlainLabel(f"→ {row.right or '–'}", wrap=True), place, 2)
        self.column.addLayout(grid)

    def _show_question(self, question: Question) -> None:
        self.say(self.tr("Something has to be decided before the result is known: what is kept of the loot."), "lead")
        self.offer(self.tr("&Decide…"), lambda: self._ask(question), default=True)

    def _ask(self, question: Question) -> None:
        sheet = AskSheet(self._theme, self._camp.session, question.request, self._on_answer, self.window())
        self._camp.sheet_wanted.emit(sheet)

    def _on_answer(self, answer: Answer) -> None:
        self._answers = (*self._answers, answer)
        self.refresh()

    def _commit(self) -> None:
        self._camp.do(CommitMission(), self._answers)

    def _reopen(self) -> None:
        if self._camp.do(ReopenMission()):
            self._camp.battle_wanted.emit()
