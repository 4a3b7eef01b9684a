"""Joins the open campaign to the window: dialogs, battles, undo, and the way there from the start screen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QMenu

from horologium.campaign.errors import CampaignError
from horologium.engine.core.errors import EngineError
from horologium.ui.camp.campaign_files import CampaignFilesPresenter, CampaignRepairPresenter
from horologium.ui.camp.sections import sections_of
from horologium.ui.kit.dialog_words import DialogWords
from horologium.ui.kit.plain_text import give_title, literal

KEEP_MS = 60_000
"""So often it is asked whether a snapshot is due."""
SOON_MS = 2_000
"""So long after a campaign was opened it is known whether its snapshots reach their second place."""
MOST_RECENT = 9

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from horologium.campaign.errors import Question
    from horologium.campaign.founding import Plan
    from horologium.campaign.records import Fought
    from horologium.campaign.session import Changed
    from horologium.content.packs import Pack
    from horologium.engine.core.ask import Answer
    from horologium.ui.battle.session import BattleSession
    from horologium.ui.camp.campaigns_panel import CampaignsPanel, CampaignsPresenter
    from horologium.ui.camp.open_campaign import OpenCampaign
    from horologium.ui.camp.other_windows import OtherWindows
    from horologium.ui.window.presenter import WindowPresenter


class CampPresenter(QObject):
    """Knows the window; nobody in the campaign's screens does."""

    def __init__(self, main: WindowPresenter, camp: OpenCampaign) -> None:
        super().__init__(main)
        self._main, self._camp = main, camp
        self._fight: BattleSession | None = None  # of the campaign, on the battle page
        self._fought = ""
        self._told_of: Path | None = None  # what was kept of a campaign whose file was taken away
        self._shelf: CampaignsPresenter | None = None
        self._other_windows: OtherWindows | None = None
        self.files = CampaignFilesPresenter(main, camp, self.open)
        self.repairs = CampaignRepairPresenter(main, camp, self.open, self.read_shelf)
        self._keeping = QTimer(self, interval=KEEP_MS)
        self._keeping.timeout.connect(self.keep_due)
        camp.not_opened.connect(self._on_not_opened)
        camp.said.connect(main.window.say)
        camp.refused.connect(self._on_refused)
        camp.asked.connect(self._on_asked)
        camp.dialog_wanted.connect(main.show_dialog)
        camp.rule_wanted.connect(main.open_rule)
        main.window.rule_wanted.connect(main.open_rule)
        camp.fork_wanted.connect(self.files.fork)
        camp.errand_wanted.connect(main.jobs.run_change)
        camp.battle_wanted.connect(self.go_to_battle)
        camp.replay_wanted.connect(self.watch_again)
        camp.opened.connect(self._on_opened)
        camp.closed.connect(self._leave_battle)
        camp.closed.connect(self._on_closed)
        camp.changed.connect(self._on_changed)

    # The way in and out

    def build_shelf(self) -> CampaignsPanel:
        """The campaigns for the start screen."""
        from horologium.ui.camp.campaigns_panel import CampaignsPanel, CampaignsPresenter  # noqa: PLC0415 - not for the first paint

        page = CampaignsPanel(self._main.theme)
        self._shelf = CampaignsPresenter(page, self._camp, self._main.jobs)
        self._shelf.wanted.connect(self.open)
        self._shelf.ailing.connect(lambda card: self.repairs.look_after(card.path, card.name, card.problem))
        page.new_requested.connect(self.choose_story)
        page.import_requested.connect(self.files.ask_for_campaign)
        page.adopt_requested.connect(self.adopt)
        page.restore_requested.connect(self.repairs.restore)
        page.sample_requested.connect(self.open_sample)
        page.team_requested.connect(self._main.build_team)
        page.view_requested.connect(lambda card: self._camp.open(card.path, view_only=True))
        page.snapshots_requested.connect(self.repairs.restore_of)
        page.remove_requested.connect(self.repairs.remove)
        self._main.window.page_changed.connect(self._on_page)
        return page

    def read_shelf(self) -> None:
        """Look for campaigns again."""
        if self._shelf is not None:
            self._shelf.refresh()

    def _on_page(self, page: str) -> None:
        """Whoever comes back sees how the campaigns stand now, and the battle that is on."""
        if page == "start" and self._shelf is not None and self._camp.is_open:
            self._shelf.refresh()
        if page == "camp" and self._is_on_page():
            self._tell_camp()

    def open(self, path: Path) -> None:
        """Open a campaign and show it; one whose battle is on goes on there."""
        if self._camp.is_open and self._camp.path == path:
            self._main.window.go_to("camp")
        elif self._other_window_has(path):
            self._main.window.say(self.tr("The campaign is open in another window, which has come forward."))
        else:
            self._camp.open(path)

    def _other_window_has(self, path: Path) -> bool:
        """Whether another window on this machine holds a campaign; it comes forward then."""
        return self._met_other_windows().call(path)

    def _met_other_windows(self) -> OtherWindows:
        from horologium.ui.camp.other_windows import OtherWindows  # noqa: PLC0415 - when first wanted

        if self._other_windows is None:
            self._other_windows = OtherWindows(self)
            self._other_windows.called.connect(self._come_forward)
        return self._other_windows

    def _come_forward(self) -> None:
        window = self._main.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()

    def _on_not_opened(self, path: Path, reason: str) -> None:
        self._main.go_to_start()
        self.read_shelf()
        self.repairs.look_after(path, path.stem, reason)

    def warm(self) -> None:
        """Load in the background what opening and founding need."""
        self._main.jobs.run_query(self._camp.warm, lambda _done: None)

    def keep_due(self) -> None:
        """Make the snapshots that are due; why one cannot be made is told."""
        if self._camp.is_open:
            try:
                self._camp.office.shelf.keep_due()
            except CampaignError as error:
                self._on_refused(str(error), ())
            self.tell_trouble()

    def tell_trouble(self) -> None:
        """Say what went wrong in the background with the second place for snapshots, once."""
        if self._camp.is_open and (trouble := self._camp.office.shelf.trouble()):
            self._main.window.say(trouble)

    def open_sample(self) -> None:
        """Open the sample campaign; it is made when it is first wanted."""
        from horologium.campaign.sample import SAMPLE, make  # noqa: PLC0415 - when first wanted

        there = next((card.path for card in self._camp.cards() if card.name == SAMPLE.name and not card.problem), None)
        if there is not None:
            self.open(there)
        else:
            self._camp.close()
            self._camp.errand(self.tr("Making the sample campaign…"), lambda: make(self._camp.office), self.open)

    def list_recent(self, menu: QMenu) -> None:
        """Fill a menu with the campaigns that were played last."""
        menu.clear()
        cards = [] if self._shelf is None else [card for card in self._shelf.cards if not card.problem]
        known = {card.path: card.name for card in cards}
        if self._camp.path is not None:
            known = {self._camp.path: self._camp.session.books.charter.name} | known
        for number, (path, name) in enumerate(list(known.items())[:MOST_RECENT], 1):
            menu.addAction(f"&{number}  {literal(name)}").triggered.connect(partial(self.open, path))
        if not known:
            menu.addAction(self.tr("No campaign yet")).setEnabled(False)

    def choose_story(self) -> None:
        """Ask what a new campaign shall be; packs are read in the background."""
        self._main.jobs.run_query(self._camp.read_stories, self._on_stories)

    def close(self) -> None:
        """Let go of the campaign and go back to the start screen."""
        if self._camp.is_open:
            self._camp.close()
            self._main.go_to_start()
            self.read_shelf()

    def go_to(self, section: str) -> None:
        """Show a section of the campaign."""
        self._main.window.go_to("camp")
        if self._camp.is_open:
            self._camp.section_wanted.emit(section)

    def write_note(self) -> None:
        """Open a fresh note for the chronicle."""
        if self.files.is_open():
            self.go_to("chronicle")
            self._camp.note_wanted.emit()

    def furnish_menus(self) -> None:
        """Put the list of recent campaigns into the first menu, and grey out what needs a campaign."""
        window = self._main.window
        menu = QMenu(self.tr("&Recent campaigns"), window)
        menu.aboutToShow.connect(partial(self.list_recent, menu))
        first = window.menuBar().actions()[0].menu()
        if isinstance(first, QMenu):
            first.insertMenu(first.actions()[1], menu)
        self._grey_out()

    def _grey_out(self) -> None:
        actions = self._main.window.actions_by_name
        there = {section.id for section in sections_of(self._camp.session if self._camp.is_open else None)}
        for command in self._main.commands if actions else ():
            if command.needs_campaign:
                actions[command.name].setEnabled(self._camp.is_open)
            if command.section:
                actions[command.name].setVisible(command.section in there)

    def show_history(self) -> None:
        """List the steps of the campaign, to go to any of them."""
        from horologium.ui.camp.campaign_dialogs import HistoryDialog, go_to_step  # noqa: PLC0415 - when first wanted

        if not self._camp.is_open:
            self._main.window.say(self.tr("No campaign is open: open one on the start screen first."))
            return
        dialog = HistoryDialog(self._main.theme, self._camp.session.steps, self._main.window)
        dialog.chosen.connect(partial(go_to_step, self._camp))
        dialog.forked.connect(self.files.fork)
        self._main.show_dialog(dialog)

    def _on_stories(self, packs: list[Pack]) -> None:
        from horologium.ui.camp.founding.wizard import FoundingWizard  # noqa: PLC0415 - when first wanted

        if not packs:
            self._main.window.say(self.tr("No pack here tells a story: add one that does, then begin."))
            return
        games = {pack.id: self._camp.office.ruleset(pack) for pack in packs}
        wizard = FoundingWizard(self._main.theme, packs, games, self._main.window, self._names())
        wizard.founded.connect(self._found)
        self._main.show_dialog(wizard)

    def _names(self) -> list[str]:
        """What the campaigns on the shelf are called."""
        return [card.name for card in self._camp.cards()]

    def _found(self, pack: Pack, plan: Plan) -> None:
        self._camp.found(pack, plan)

    def adopt(self) -> None:
        """Ask for a campaign that was played on paper; packs are read in the background."""
        self._main.jobs.run_query(self._camp.read_stories, self._on_stories_for_paper)

    def _on_stories_for_paper(self, packs: list[Pack]) -> None:
        from horologium.ui.camp.from_paper.wizard import PaperWizard  # noqa: PLC0415 - when first wanted

        if not packs:
            self._main.window.say(self.tr("No pack here tells a story: add one that does, then begin."))
            return
        games = {pack.id: self._camp.office.ruleset(pack) for pack in packs}
        wizard = PaperWizard(self._main.theme, packs, games, self._main.window, self._names())
        wizard.adopted.connect(self._camp.adopt)
        self._main.show_dialog(wizard)

    def _on_opened(self) -> None:
        if self._camp.path is not None and not self._camp.session.archive.read_only:
            self._met_other_windows().hold(self._camp.path)
        self._keeping.start()
        QTimer.singleShot(SOON_MS, self, self.tell_trouble)
        self._grey_out()
        self._name_window()
        self._main.window.go_to("camp")
        self._camp.section_wanted.emit("story")

    def _on_closed(self) -> None:
        self._keeping.stop()
        self._grey_out()
        self._name_window()
        if self._other_windows is not None:
            self._other_windows.let_go()

    def _name_window(self) -> None:
        """Call the window by the open campaign; the system puts the program's name behind it."""
        name = self._camp.session.books.charter.name if self._camp.is_open else "Horologium"
        give_title(self._main.window, name)

    # Battles

    def go_to_battle(self) -> None:
        """Show the battle that is on, from where it was left."""
        from horologium.campaign.battle import begin  # noqa: PLC0415 - when first wanted
        from horologium.ui.camp.campaign_battle import CampaignKeeper, battle_of  # noqa: PLC0415

        session = self._camp.session
        if self._is_on_page() and self._fought == session.books.standing.battle:
            self._main.go_to_battle()
            return
        try:
            kept = begin(session)
        except CampaignError as error:
            self._on_refused(str(error), ())
            return
        for words in kept.words:
            self._main.window.say(words)
        self._fought = session.books.standing.battle
        keeper = CampaignKeeper(kept.keeper, kept.table)
        self._fight = self._main.launcher.enter_campaign(battle_of(session, kept), keeper)
        self._fight.finished.connect(self._tell_camp)
        self._fight.refused.connect(self._tell_uprooted)

    def watch_again(self, fought: Fought) -> None:
        """Show a battle that counts once more, from its beginning."""
        from horologium.ui.camp.campaign_battle import fought_battle  # noqa: PLC0415 - when first wanted

        try:
            battle = fought_battle(self._camp.session, fought)
        except (CampaignError, EngineError) as error:
            self._on_refused(str(error), ())
            return
        self._main.launcher.open_replay(battle)

    def _tell_camp(self) -> None:
        """The battle has gone on, which the campaign's records do not show: whoever looks there sees it anew."""
        from horologium.campaign.session import Changed  # noqa: PLC0415 - not for the first paint

        self._camp.changed.emit(Changed(frozenset({"standing"})))

    def bring_home(self) -> None:
        """Look at the result of the battle that is over."""
        from horologium.campaign.ops.missions import FinishMission  # noqa: PLC0415 - when first wanted

        if self._camp.is_open and self._camp.do(FinishMission()):
            self._main.window.go_to("camp")
            self._camp.section_wanted.emit("story")

    def _leave_battle(self) -> None:
        """Take a battle of the campaign off the page: it may be another one by now, or none."""
        if self._is_on_page():
            self._main.launcher.leave()
        self._fight, self._fought = None, ""

    def _is_on_page(self) -> bool:
        """Whether the battle page shows a battle of the campaign, not a single mission."""
        if self._fight is None:
            return False
        presenter = self._main.launcher.presenter
        return presenter is not None and presenter.session is self._fight

    # What the campaign says

    def _on_changed(self, changed: Changed) -> None:
        standing = self._camp.session.books.standing
        if self._fought and (standing.stage, standing.battle) != ("battle", self._fought):
            self._leave_battle()
        self._name_window()
        if changed.label:
            self._main.window.say(changed.label[:1].upper() + changed.label[1:])

    def _on_refused(self, reason: str, rules: tuple[str, ...]) -> None:
        """Say why not, with the way to the rule that forbids it."""
        self._tell_uprooted()
        self._main.window.say(reason[:1].upper() + reason[1:], rules[0] if rules else "")

    def _tell_uprooted(self, _words: str = "") -> None:
        """Lead to what was kept of a campaign whose file was taken away; once, for everything else is refused."""
        kept = self._camp.session.archive.kept_as if self._camp.is_open else None
        if kept is None or kept == self._told_of:
            return
        self._told_of = kept
        name = self._camp.session.books.charter.name
        text = self.tr(
            "The file of {name} was moved or replaced by another program while it was open here, perhaps by one that "
            "keeps folders in step. Everything up to this moment was kept as a campaign of its own, {kept}. Nothing "
            "more is written to the old one: go on with what was kept, or close this and look after the files first."
        ).format(name=name, kept=kept.stem)
        words = DialogWords(
            self.tr("The file was taken away"), text, self.tr("&Go on with what was kept"), self.tr("&Look only")
        )
        self._main.ask(words, partial(self.open, kept))

    def _on_asked(self, question: Question, go_on: Callable[[Answer], None]) -> None:
        from horologium.ui.camp.question_dialog import QuestionDialog  # noqa: PLC0415 - when first asked

        main = self._main
        main.show_dialog(QuestionDialog(main.theme, self._camp.session, question.request, go_on, main.window))
