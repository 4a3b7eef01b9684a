"""Tells the story: opens pages when cards are drawn, the first when a battle begins and the last when it is over."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from horologium.ui.battle.story.pages import LOST, card_pages, kind_words, new_pages, scene_page

if TYPE_CHECKING:
    from horologium.engine.core.view import BattleView, SceneView
    from horologium.ui.battle.page import BattlePage
    from horologium.ui.battle.session import Session, Step
    from horologium.ui.battle.story.pages import StoryPage


class Storyteller(QObject):
    """One session's story on the page; ``read`` says that the last page that waited was put away."""

    read = Signal()

    def __init__(self, page: BattlePage, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page, self._session, self._sheet = page, session, page.story
        self._waiting: list[StoryPage] = []
        self._ended = session.outcome is not None
        self._sheet.count_in(session.table.ruleset.texts.get("unit.cost", "{cost}"))
        self._sheet.closed.connect(self._on_closed)
        page.album.page_requested.connect(self.open)
        page.mission.page_requested.connect(self.open)

    @property
    def telling(self) -> bool:
        """Whether a page is open."""
        return self._sheet.page is not None

    def begin(self) -> None:
        """Open the first page of a battle in which nothing was answered yet, and the cards drawn so far."""
        if self._session.table.log:
            return
        first = self._opening()
        self._tell([*([first] if first else []), *card_pages(self._session.view())])

    def follow(self, step: Step) -> None:
        """Open the cards that a step has drawn."""
        if self._session.looking_at is None:
            self._tell(new_pages(card_pages(step.before), card_pages(step.after)))

    def show_view(self, view: BattleView) -> None:
        """Keep the album in step with a view."""
        pages = [page for page in (self._opening(), *card_pages(view), self._ending()) if page is not None]
        self._page.album.show_pages(pages)

    def end(self) -> StoryPage | None:
        """Tell how it ended, once; give the page, to be said elsewhere too."""
        page = self._ending()
        if page is not None and not self._ended:
            self._ended = True
            self._page.album.show_pages([*self._page.album.pages, page])
            self._tell([page])
        return page

    def open(self, key: str) -> None:
        """Open a page of the album again."""
        page = self._page.album.page(key)
        if page is not None:
            self._waiting = []
            self._show(page)

    def drop(self) -> None:
        """Forget what waits: the battle has jumped."""
        self._waiting = []
        self._sheet.drop()
        self._ended = self._session.outcome is not None

    def close(self) -> None:
        """Let go of the page."""
        self.drop()

    def _tell(self, pages: list[StoryPage]) -> None:
        self._waiting += pages
        if self._waiting and not self.telling:
            self._show(self._waiting.pop(0))

    def _show(self, page: StoryPage) -> None:
        self._sheet.show_page(page)

    def _on_closed(self) -> None:
        if self._waiting:
            self._show(self._waiting.pop(0))
            return
        self._page.board.setFocus()
        self.read.emit()

    def _opening(self) -> StoryPage | None:
        narrator = self._session.table.ruleset.narrator
        return None if narrator is None else self._scene(narrator.opening(self._session.table.state))

    def _ending(self) -> StoryPage | None:
        narrator = self._session.table.ruleset.narrator
        scene = None if narrator is None else narrator.ending(self._session.table.state)
        if scene is None or self._session.looking_at is not None:
            return None
        page = self._scene(scene)
        return replace(page, kind=LOST) if self._is_ours_lost(scene) else page

    def _scene(self, scene: SceneView) -> StoryPage:
        return scene_page(scene, kind_words(scene.kind) if scene.kind == "opening" else self._session.title)

    def _is_ours_lost(self, scene: SceneView) -> bool:
        """Whether somebody else has won than those who are played by people."""
        outcome, players = self._session.outcome, self._session.seating.players
        people = {name for player in players if player.is_person for name in player.holds}
        seats = {seat.key for seat in self._session.table.ruleset.seats(self._session.table.state)}
        ours = people & seats
        return scene.kind == "won" and outcome is not None and bool(ours) and outcome.winner not in ours
