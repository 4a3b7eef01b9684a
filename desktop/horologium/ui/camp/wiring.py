"""Joins the open campaign to the window: sheets, battles, undo, and the way there from the start screen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from horologium.campaign.errors import CampaignError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from horologium.campaign.errors import Question
    from horologium.campaign.founding import Plan
    from horologium.campaign.session import Changed
    from horologium.content.packs import Pack
    from horologium.engine.core.ask import Answer
    from horologium.ui.battle.session import Session
    from horologium.ui.camp.camp import Camp
    from horologium.ui.camp.shelf import CampaignShelf, ShelfPresenter
    from horologium.ui.rooms import Rooms


class CampWiring(QObject):
    """Knows the rooms; nobody in the campaign's screens does."""

    def __init__(self, rooms: Rooms, camp: Camp) -> None:
        super().__init__(rooms)
        self._rooms, self._camp = rooms, camp
        self._fight: Session | None = None  # of the campaign, on the battle page
        self._fought = ""
        self._shelf: ShelfPresenter | None = None
        camp.said.connect(rooms.window.say)
        camp.refused.connect(self._on_refused)
        camp.asked.connect(self._on_asked)
        camp.sheet_wanted.connect(rooms.show_sheet)
        camp.rule_wanted.connect(rooms.open_rule)
        camp.errand_wanted.connect(rooms.jobs.run_change)
        camp.battle_wanted.connect(self.go_to_battle)
        camp.opened.connect(self._on_opened)
        camp.closed.connect(self._leave_battle)
        camp.changed.connect(self._on_changed)

    # The way in and out

    def build_shelf(self) -> CampaignShelf:
        """The campaigns for the start screen."""
        from horologium.ui.camp.shelf import CampaignShelf, ShelfPresenter  # noqa: PLC0415 - not for the first paint

        page = CampaignShelf(self._rooms.theme)
        self._shelf = ShelfPresenter(page, self._camp, self._rooms.jobs)
        self._shelf.wanted.connect(self.open)
        self._shelf.problem_found.connect(self._rooms.show_problems)
        page.new_requested.connect(self.choose_story)
        self._rooms.window.page_changed.connect(self._on_page)
        return page

    def read_shelf(self) -> None:
        """Look for campaigns again."""
        if self._shelf is not None:
            self._shelf.refresh()

    def _on_page(self, page: str) -> None:
        """Whoever comes back to the start screen sees how the campaigns stand now."""
        if page == "start" and self._shelf is not None and self._camp.is_open:
            self._shelf.refresh()

    def open(self, path: Path) -> None:
        """Open a campaign and show it; one whose battle is on goes on there."""
        if self._camp.is_open and self._camp.path == path:
            self._rooms.window.go_to("camp")
        else:
            self._camp.open(path)

    def choose_story(self) -> None:
        """Ask what a new campaign shall be; packs are read in the background."""
        self._rooms.jobs.run_query(self._camp.read_stories, self._on_stories)

    def close(self) -> None:
        """Let go of the campaign and go back to the start screen."""
        if self._camp.is_open:
            self._camp.close()
            self._rooms.go_to_start()
            self.read_shelf()

    def show_history(self) -> None:
        """List the steps of the campaign, to go to any of them."""
        from horologium.ui.camp.history import HistorySheet, go_to_step  # noqa: PLC0415 - when first wanted

        if not self._camp.is_open:
            self._rooms.window.say(self.tr("No campaign is open: open one on the start screen first."))
            return
        sheet = HistorySheet(self._rooms.theme, self._camp.session.steps, self._rooms.window)
        sheet.chosen.connect(partial(go_to_step, self._camp))
        self._rooms.show_sheet(sheet)

    def _on_stories(self, packs: list[Pack]) -> None:
        from horologium.ui.camp.wizard import Wizard  # noqa: PLC0415 - when first wanted

        if not packs:
            self._rooms.window.say(self.tr("No pack here tells a story: add one that does, then begin."))
            return
        games = {pack.id: self._camp.office.ruleset(pack) for pack in packs}
        wizard = Wizard(self._rooms.theme, packs, games, self._rooms.window)
        wizard.founded.connect(self._found)
        self._rooms.show_sheet(wizard)

    def _found(self, pack: Pack, plan: Plan) -> None:
        self._camp.found(pack, plan)

    def _on_opened(self) -> None:
        self._rooms.window.go_to("camp")
        self._camp.section_wanted.emit("story")

    # Battles

    def go_to_battle(self) -> None:
        """Show the battle that is on, from where it was left."""
        from horologium.campaign.battle import begin  # noqa: PLC0415 - when first wanted
        from horologium.ui.camp.fighting import CampaignKeeper, battle_of  # noqa: PLC0415

        session = self._camp.session
        if self._is_on_page() and self._fought == session.books.standing.battle:
            self._rooms.go_to_battle()
            return
        try:
            kept = begin(session)
        except CampaignError as error:
            self._on_refused(str(error), ())
            return
        for words in kept.words:
            self._rooms.window.say(words)
        self._fought = session.books.standing.battle
        keeper = CampaignKeeper(kept.keeper, kept.table)
        self._fight = self._rooms.hall.enter_campaign(battle_of(session, kept), keeper)
        self._fight.finished.connect(self._on_finished)

    def _on_finished(self, _outcome: object) -> None:
        from horologium.ui.camp.aftermath_end import EndSheet  # noqa: PLC0415 - when first wanted

        sheet = EndSheet(self._rooms.theme, self._rooms.window)
        sheet.accepted.connect(self._finish)
        self._rooms.show_sheet(sheet)

    def _finish(self) -> None:
        from horologium.campaign.ops.missions import FinishMission  # noqa: PLC0415 - when first wanted

        if self._camp.is_open and self._camp.do(FinishMission()):
            self._rooms.window.go_to("camp")
            self._camp.section_wanted.emit("story")

    def _leave_battle(self) -> None:
        """Take a battle of the campaign off the page: it may be another one by now, or none."""
        if self._is_on_page():
            self._rooms.hall.leave()
        self._fight, self._fought = None, ""

    def _is_on_page(self) -> bool:
        """Whether the battle page shows a battle of the campaign, not a single mission."""
        if self._fight is None:
            return False
        presenter = self._rooms.hall.presenter
        return presenter is not None and presenter.session is self._fight

    # What the campaign says

    def _on_changed(self, changed: Changed) -> None:
        standing = self._camp.session.books.standing
        if self._fought and (standing.stage, standing.battle) != ("battle", self._fought):
            self._leave_battle()
        if changed.label:
            self._rooms.window.say(changed.label[:1].upper() + changed.label[1:])

    def _on_refused(self, reason: str, _rules: tuple[str, ...]) -> None:
        self._rooms.window.say(reason[:1].upper() + reason[1:])

    def _on_asked(self, question: Question, go_on: Callable[[Answer], None]) -> None:
        from horologium.ui.camp.asking import AskSheet  # noqa: PLC0415 - when first asked

        rooms = self._rooms
        rooms.show_sheet(AskSheet(rooms.theme, self._camp.session, question.request, go_on, rooms.window))
