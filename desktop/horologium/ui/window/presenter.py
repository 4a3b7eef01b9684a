"""Joins pages, presenters and commands to the window: where each page is built, and what the commands do."""

from __future__ import annotations

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTime, QTimer, QUrl
from PySide6.QtGui import QDesktopServices

from horologium.engine.core.speech import speak_of
from horologium.ui.camp.open_campaign import OpenCampaign
from horologium.ui.camp.presenter import CampPresenter
from horologium.ui.codex.ledgers import Codex, read_codex
from horologium.ui.kit.file_dialogs import ask_for_folder, ask_to_open
from horologium.ui.kit.jobs import Jobs
from horologium.ui.kit.plain_text import spoken
from horologium.ui.kit.table_memory import SettingsMemory
from horologium.ui.settings.look import LookPresenter
from horologium.ui.start.page import StartPage
from horologium.ui.start.presenter import StartPresenter
from horologium.ui.window.commands import Keymap, list_commands
from horologium.ui.window.crash_watch import Faults
from horologium.ui.window.masthead import PageSpec

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from horologium.campaign.office import Office
    from horologium.ui.battle.launcher import BattleLauncher
    from horologium.ui.codex.presenter import CodexPresenter
    from horologium.ui.kit.ask_dialog import AskField
    from horologium.ui.kit.dialog import Dialog
    from horologium.ui.kit.dialog_words import DialogWords
    from horologium.ui.kit.theme import Theme
    from horologium.ui.settings.preferences import Settings
    from horologium.ui.start.packs import PackShelf
    from horologium.ui.window.bug_report import BugReportPresenter
    from horologium.ui.window.builder import WindowFolders
    from horologium.ui.window.commands import Command
    from horologium.ui.window.main_window import MainWindow

MINUTE_MS = 60_000
WARM_MS = 600
"""So long after the window stands what campaigns need is loaded."""


class WindowPresenter(QObject):
    """Owns pages, presenters and jobs, and joins them; pages seldom seen are built when they are first visited."""

    def __init__(
        self,
        window: MainWindow,
        theme: Theme,
        settings: Settings,
        places: WindowFolders,
        shelf: PackShelf,
        versions: Callable[[], list[str]],
        office: Callable[[], Office] | None = None,
    ) -> None:
        super().__init__(window)
        keeping = partial(_keeping_also, office, settings) if office is not None else None
        self.camp = OpenCampaign(keeping, self, SettingsMemory(settings)) if keeping is not None else None
        self.window, self.theme = window, theme
        self._settings, self._places, self._shelf, self._versions = settings, places, shelf, versions
        self._codex = Codex(())
        if self.camp is not None:
            self.camp.topic = self._topic
        self._codex_presenter: CodexPresenter | None = None
        self._launcher: BattleLauncher | None = None
        self.dialog: Dialog | None = None
        self.jobs = Jobs(self)
        self.faults = Faults(places.data, self)
        self.look = LookPresenter(settings, theme, self)
        self.undoing = UndoPresenter(self)
        self.campaigns = CampPresenter(self, self.camp) if self.camp is not None else None
        self.keymap = Keymap(list_commands(self), settings.keys())
        self.commands = self.keymap.commands()
        for signal in (self.camp.opened, self.camp.closed) if self.camp is not None else ():
            signal.connect(self._name_commands)
        self.look.said.connect(window.say)
        self.jobs.failed.connect(self.faults.report)
        self.jobs.changing.connect(window.say)
        self.faults.reported.connect(self.show_error)
        window.closing.connect(self._on_closing)
        window.file_dropped.connect(self.open_file)

    def open(self) -> None:
        """Put the pages into the window and fill them when they have been painted."""
        self.window.furnish(self._pages(), self.commands)
        self.jobs.began.connect(self.window.busy.watch)
        if self.campaigns is not None:
            self.campaigns.furnish_menus()
        if self._settings.notice:
            self.window.say(self._settings.notice)
        QTimer.singleShot(0, self, self._fill)

    def _name_commands(self) -> None:
        """Call the commands as the game of the open campaign does, or else that of the battle."""
        if self.camp is None or not self.camp.is_open:
            speak_of(self._game())
        before = self.commands
        self.keymap.tell_anew(list_commands(self))
        self.commands = self.keymap.commands()
        if self.window.actions_by_name:
            self.window.tell_anew(before, self.commands)

    def _pages(self) -> tuple[PageSpec, ...]:
        """List the pages in the order of their tabs; a new page is a new line here."""
        return (
            PageSpec("start", self.tr("Start"), self._build_start),
            *([PageSpec("camp", self.tr("Campaign"), self._build_camp)] if self.camp else []),
            PageSpec("battle", self.tr("Battle"), self._build_battle),
            PageSpec("codex", self.tr("Codex"), self._build_codex),
            PageSpec("settings", self.tr("Settings"), self._build_settings),
        )

    def _build_start(self) -> QWidget:
        page = StartPage(self.theme, self.campaigns.build_shelf() if self.campaigns is not None else None)
        self.start = StartPresenter(page, self._shelf, self.jobs)
        self.start.problems_found.connect(self.show_problems)
        self.start.said.connect(self.window.say)
        page.lessons_requested.connect(self.learn_to_play)
        page.mission_requested.connect(self.play_mission)
        page.resume_requested.connect(self.resume_battle)
        page.codex_requested.connect(self.go_to_codex)
        page.settings_requested.connect(self.go_to_settings)
        page.add_pack_requested.connect(self.ask_for_pack)
        self._dial, self._minute = page.dial, QTimer(self)
        self._minute.timeout.connect(self._turn_hand)
        return page

    def _build_camp(self) -> QWidget:
        from horologium.ui.camp.page import CampPage  # noqa: PLC0415 - when first visited

        if self.camp is None:
            raise RuntimeError("there is no office to open campaigns with")
        return CampPage(self.theme, self.camp)

    def _build_battle(self) -> QWidget:
        from horologium.ui.battle.launcher import BattleLauncher  # noqa: PLC0415 - when first visited

        packs = (self._places.campaigns, self._places.data / "packs")
        battles, lessons = self._places.data / "battles", self._places.resources / "tutorial"
        self._launcher = launcher = BattleLauncher(self.theme, self.jobs, packs, battles, self._topic, lessons, self)
        launcher.entered.connect(self._name_commands)
        launcher.entered.connect(self.go_to_battle)
        launcher.titled.connect(partial(self.window.masthead.show_note, "battle"))
        launcher.page.tips.explain_by(self._rule_text)
        launcher.said.connect(self.window.say)
        launcher.dialog_wanted.connect(self.show_dialog)
        launcher.rule_requested.connect(self.open_rule)
        launcher.history_changed.connect(self.undoing.name_battle)
        launcher.start_requested.connect(self.go_to_start)
        if self.campaigns is not None:
            launcher.homecoming_requested.connect(self.campaigns.bring_home)
        self._launcher_as_preferred(launcher)
        self.look.preferences_changed.connect(self._on_preferences)
        if (state := self._settings.layout("battle")) is not None:
            launcher.page.restore_layout(state)
        return launcher.page

    def _topic(self, rule: str) -> str:
        entry = self._codex.entry(rule)
        return "" if entry is None else entry.topic

    def _rule_text(self, rule: str) -> str:
        entry = self._codex.entry(rule)
        return "" if entry is None else entry.text

    def _on_preferences(self) -> None:
        if self._launcher is not None:
            self._launcher_as_preferred(self._launcher)

    def _launcher_as_preferred(self, launcher: BattleLauncher) -> None:
        preferred = self.look.preferences
        launcher.set_speed(0 if preferred.reduce_motion else preferred.speed)
        launcher.set_dice(preferred.rolls, preferred.draws)

    def _build_codex(self) -> QWidget:
        from horologium.ui.codex.page import CodexPage  # noqa: PLC0415 - when first visited
        from horologium.ui.codex.presenter import CodexPresenter, DiscoveriesPresenter  # noqa: PLC0415

        page = CodexPage(self.theme)
        self._codex_presenter = CodexPresenter(page, self.theme, self._codex)
        self._codex_presenter.said.connect(self.window.say)
        if self.camp is not None:
            DiscoveriesPresenter(self.camp, self._codex_presenter, self.window)
        if (state := self._settings.layout("codex")) is not None:
            page.splitter.restoreState(state)
        return page

    def _build_settings(self) -> QWidget:
        from horologium.ui.settings.presenter import SettingsPresenter  # noqa: PLC0415 - when first visited

        return SettingsPresenter(self, self._settings, str(self._places.data)).page

    def _fill(self) -> None:
        self.theme.weave()
        self.read_packs()
        self.jobs.run_query(lambda: read_codex(self._places.resources / "codex"), self._on_codex)
        self._turn_hand(first=True)
        self._minute.start(MINUTE_MS)
        if self.campaigns is not None:
            QTimer.singleShot(WARM_MS, self, self.campaigns.warm)

    def _on_codex(self, codex: Codex) -> None:
        self._codex = codex
        if self._codex_presenter is not None:
            self._codex_presenter.take(codex)
        if codex.problems:
            self.show_problems(self.tr("The Codex"), list(codex.problems))

    def _turn_hand(self, *, first: bool = False) -> None:
        now = QTime.currentTime()
        sweeping = first and not self.look.preferences.reduce_motion
        self._dial.turn_to((now.hour() + now.minute() / 60) % 12, sweeping=sweeping)

    def stop_hand(self, hour: float = 7.86) -> None:
        """Let the hand stand still at an hour, for pictures."""
        self._minute.stop()
        self._dial.turn_to(hour, sweeping=False)

    def _on_closing(self) -> None:
        self._settings.keep_layout("window", self.window.saveGeometry())
        if self._codex_presenter is not None:
            self._settings.keep_layout("codex", self._codex_presenter.layout())
        if self._launcher is not None:
            self._settings.keep_layout("battle", self._launcher.page.layout_state())
            self._launcher.leave()
        self.jobs.close()
        if self.camp is not None:
            self.camp.close()
        speak_of("")

    # What the commands do

    def open_file(self, path: Path) -> None:
        """Open a campaign, an exported one, a hero or a pack."""
        if self.campaigns is not None:
            self.campaigns.files.open_file(path)
        else:
            self.add_pack(path)

    def report_bug(self) -> None:
        """Ask what happened, and write a report."""
        self.bug_report.ask()

    @cached_property
    def bug_report(self) -> BugReportPresenter:
        """Who writes bug reports."""
        from horologium.ui.window.bug_report import BugReportPresenter  # noqa: PLC0415 - when first wanted

        return BugReportPresenter(self, self._places.data, self._versions)

    def go_to_start(self) -> None:
        """Show the start screen."""
        self.window.go_to("start")

    def go_to_camp(self) -> None:
        """Show the campaign."""
        self.window.go_to("camp")

    def go_to_battle(self) -> None:
        """Show the battle."""
        self.window.go_to("battle")

    def go_to_codex(self) -> None:
        """Show the Codex."""
        self.window.go_to("codex")

    def go_to_settings(self) -> None:
        """Show the settings."""
        self.window.go_to("settings")

    def play_mission(self) -> None:
        """Choose a mission and play it."""
        self.launcher.choose_mission()

    def learn_to_play(self) -> None:
        """Begin the mission that teaches the game."""
        self.launcher.learn()

    def resume_battle(self) -> None:
        """Go on with a battle that was left."""
        self.launcher.choose_battle()

    def build_team(self, game: str) -> None:
        """Build a team for a game."""
        from horologium.ui.teams.presenter import open_builder  # noqa: PLC0415 - when first asked for

        self.show_dialog(open_builder(self.theme, self._places, game, self.window, self.open_rule))

    def share_battle(self) -> None:
        """Make a picture of the battle."""
        self.launcher.share()

    def find(self) -> None:
        """Search where one is: the journal of a battle, the list in sight, else the Codex."""
        from horologium.ui.kit.boxes import start_search  # noqa: PLC0415 - the start screen has no boxes

        if self.window.current == "battle" and self.launcher.presenter is not None:
            self.launcher.find()
        elif not start_search(self.window):
            self.find_rule()

    @property
    def launcher(self) -> BattleLauncher:
        """The way to battles, built when it is first wanted."""
        self.window.page("battle")
        if self._launcher is None:
            raise RuntimeError("the battle page was built without its launcher")
        return self._launcher

    def open_rule(self, id_: str) -> None:
        """Show a rule in the Codex, by its id or link."""
        self.window.go_to("codex")
        self._opened_codex().open(id_)

    def find_rule(self) -> None:
        """Search the Codex."""
        self.window.go_to("codex")
        self._opened_codex().start_search()

    def codex_back(self) -> None:
        """Go back to the rule before."""
        self.window.go_to("codex")
        self._opened_codex().go_back()

    def codex_forward(self) -> None:
        """Go forward again."""
        self.window.go_to("codex")
        self._opened_codex().go_forward()

    def copy_rule_link(self) -> None:
        """Copy the link to the open rule."""
        self._opened_codex().copy_link()

    def read_packs(self) -> None:
        """Look for packs again."""
        self.start.refresh()
        if self.campaigns is not None:
            self.campaigns.read_shelf()

    def add_pack(self, path: Path) -> None:
        """Take in a pack."""
        self.window.go_to("start")
        self.start.add_pack(path)

    def open_data_folder(self) -> None:
        """Show the data folder in the system's file manager."""
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._places.data))):
            self.window.say(self.tr("Your data folder is {path}").format(path=self._places.data))

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop filling it."""
        self.window.setWindowState(self.window.windowState() ^ self.window.windowState().WindowFullScreen)

    def quit(self) -> None:
        """Close the window."""
        self.window.close()

    def ask_for_pack(self) -> None:
        """Ask where a pack comes from."""
        from horologium.ui.window.dialogs import PackSourceDialog  # noqa: PLC0415 - when first asked for

        dialog = PackSourceDialog(self.theme, self.window)
        dialog.folder_chosen.connect(self._ask_for_folder)
        dialog.file_chosen.connect(self._ask_for_file)
        self.show_dialog(dialog)

    def _ask_for_folder(self) -> None:
        path = ask_for_folder(self.window, self.tr("The folder that holds pack.toml"))
        if path:
            self.add_pack(Path(path))

    def _ask_for_file(self) -> None:
        kinds = self.tr("Content packs (*.zip *.horologium-pack)")
        path = ask_to_open(self.window, self.tr("A content pack"), kinds)
        if path:
            self.add_pack(Path(path))

    def open_palette(self) -> None:
        """Find a command or a rule by a few letters."""
        from horologium.ui.window.command_palette import CommandPalette, Finder  # noqa: PLC0415 - when first asked for

        finder = Finder(self._offered(), self._codex, self.open_rule, self._game())
        self.show_dialog(CommandPalette(self.theme, finder, self.window))

    def _offered(self) -> list[Command]:
        """All commands but those that the open campaign has no use for."""
        actions = self.window.actions_by_name
        return [command for command in self.commands if actions[command.name].isVisible()]

    def _game(self) -> str:
        """The game that is played: that of the battle in sight, else of the open campaign, else of the last battle."""
        battle = None if self._launcher is None else self._launcher.presenter
        if self.camp is not None and self.camp.is_open and (battle is None or self.window.current != "battle"):
            return self.camp.session.ruleset.id
        return "" if battle is None else battle.session.table.ruleset.id

    def show_shortcuts(self) -> None:
        """List all keys."""
        from horologium.ui.battle.board_cursor import battle_keys  # noqa: PLC0415
        from horologium.ui.window.shortcuts import ShortcutsDialog  # noqa: PLC0415 - when first asked for

        self.show_dialog(ShortcutsDialog(self.theme, self._offered(), (battle_keys(),), self.window))

    def show_about(self) -> None:
        """Say what this program is."""
        from horologium.ui.window.dialogs import show_about  # noqa: PLC0415 - when first asked for

        show_about(self, self._places.resources, self._versions())

    def show_problems(self, name: str, reasons: list[str]) -> None:
        """List why something was refused."""
        from horologium.ui.window.dialogs import ProblemsDialog  # noqa: PLC0415 - when first asked for

        intro = self.tr("{name} was refused, and everything is as it was. This must be mended first:").format(name=name)
        self.show_dialog(ProblemsDialog(self.theme, self.tr("Refused"), intro, reasons, self.window))

    def show_error(self, sentence: str, details: str) -> None:
        """Show a fault of our own, one at a time."""
        from horologium.ui.window.dialogs import ErrorDialog  # noqa: PLC0415 - hopefully never

        if not isinstance(self.dialog, ErrorDialog):
            self.show_dialog(ErrorDialog(self.theme, sentence, details, self.window))

    def close_dialog(self) -> None:
        """Close the dialog that is open, if there is one."""
        if self.dialog is not None:
            self.dialog.reject()

    def _opened_codex(self) -> CodexPresenter:
        self.window.page("codex")
        if self._codex_presenter is None:
            raise RuntimeError("the Codex page was built without its presenter")
        return self._codex_presenter

    def show_dialog(self, dialog: Dialog) -> None:
        """Open a dialog before the window."""
        self.dialog = dialog
        dialog.finished.connect(self._on_dialog_finished)
        dialog.open()

    def ask(
        self, words: DialogWords, then: Callable[..., object], field: AskField | None = None, *, careful: bool = False
    ) -> None:
        """Ask for one thing, and go on with the answer."""
        from horologium.ui.kit.ask_dialog import AskDialog  # noqa: PLC0415 - no window begins with a question

        self.show_dialog(AskDialog(self.theme, words, then, field, self.window, careful=careful))

    def _on_dialog_finished(self) -> None:
        if self.sender() is self.dialog:
            self.dialog = None


def _keeping_also(make: Callable[[], Office], settings: Settings) -> Office:
    """An office whose snapshots also go where the player has said."""
    office = make()
    office.shelf.keep_also_in(settings.second_place())
    return office


CAMP = "camp"

translate = QCoreApplication.translate


class UndoPresenter(QObject):
    """Does what the menu names, and lets the menu name it."""

    def __init__(self, main: WindowPresenter) -> None:
        super().__init__(main)
        self._main = main
        self._page = ""
        self._battle = ("", "")
        main.window.page_changed.connect(self._on_page)
        if main.camp is not None:
            for signal in (main.camp.opened, main.camp.closed, main.camp.changed):
                signal.connect(self._name)

    def undo(self) -> None:
        """Take the last thing back that was done on this page."""
        if not self._in_camp():
            self._main.launcher.undo()
        elif self._main.camp is not None and self._main.camp.is_open:
            self._main.camp.undo()

    def redo(self) -> None:
        """Do it again."""
        if not self._in_camp():
            self._main.launcher.redo()
        elif self._main.camp is not None and self._main.camp.is_open:
            self._main.camp.redo()

    def name_battle(self, undo: str, redo: str) -> None:
        """Remember what undo and redo would do in the battle."""
        self._battle = (undo, redo)
        self._name()

    def _in_camp(self) -> bool:
        return self._page == CAMP

    def _on_page(self, page: str) -> None:
        self._page = page
        self._name()

    def _name(self) -> None:
        """Let the menu name what undo and redo would do here."""
        if not self._main.window.actions_by_name:
            return
        undo, redo = self._campaign() if self._in_camp() else self._battle
        self._main.window.rename(spoken(translate("Commands", "&Undo")), undo)
        self._main.window.rename(spoken(translate("Commands", "&Redo")), redo)

    def _campaign(self) -> tuple[str, str]:
        camp = self._main.camp
        if camp is None or not camp.is_open:
            return "", ""
        undo, redo = camp.session.can_undo(), camp.session.can_redo()
        return undo.label if undo else "", redo.label if redo else ""
