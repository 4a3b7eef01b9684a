"""Joins the settings page to all that it changes: looks, keys, the open campaign, snapshots."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from horologium.ui.camp.agreements import AgreementsPanel
from horologium.ui.kit.file_dialogs import ask_for_folder
from horologium.ui.settings.page import SettingsPage
from horologium.ui.window.shortcuts import ChangeShortcutsDialog
from horologium.workrooms import Workroom

if TYPE_CHECKING:
    from horologium.ui.settings.preferences import Settings
    from horologium.ui.window.presenter import WindowPresenter


class SettingsPresenter(QObject):
    """Makes the settings page and listens to it."""

    def __init__(self, main: WindowPresenter, settings: Settings, data_folder: str) -> None:
        super().__init__(main)
        self._main, self._settings, self._data = main, settings, Path(data_folder)
        campaign = AgreementsPanel(main.theme, main.camp) if main.camp is not None else None
        self.page = SettingsPage(main.theme, data_folder, campaign)
        self.page.show_preferences(main.look.preferences)
        self.page.changed.connect(main.look.apply)
        self.page.reset_requested.connect(self._reset)
        self.page.data_folder_requested.connect(main.open_data_folder)
        self.page.keys_requested.connect(self.change_keys)
        if campaign is not None:
            campaign.players_requested.connect(self._show_players)
        if main.campaigns is not None:
            self.page.restore_requested.connect(main.campaigns.repairs.restore)
        self.page.second_place_requested.connect(self._ask_for_second_place)
        self.page.second_place_dropped.connect(lambda: self.copy_to(None))
        self.page.show_second_place(str(settings.second_place() or ""))
        main.look.preferences_changed.connect(self.page.show_preferences)

    def change_keys(self) -> None:
        """Open the dialog of keys."""
        dialog = ChangeShortcutsDialog(self._main.theme, self._main.keymap, self._main.window)
        dialog.changed.connect(self._on_keys)
        self._main.show_dialog(dialog)

    def _ask_for_second_place(self) -> None:
        path = ask_for_folder(self._main.window, self.tr("A second place for snapshots"))
        if path:
            self.copy_to(Path(path))

    def copy_to(self, place: Path | None) -> None:
        """Have snapshots copied to a second place from now on, or no more; what is there stays there."""
        wrong = self._why_not(place) if place is not None else ""
        if wrong:
            self._main.window.say(wrong)
            return
        self._settings.keep_second_place(place)
        self.page.show_second_place(str(place or ""))
        if self._main.camp is not None:
            self._main.camp.office.shelf.keep_also_in(place)

    def _why_not(self, place: Path) -> str:
        """Say why a folder will not do."""
        if place.resolve().is_relative_to(self._data.resolve()):
            words = self.tr("{place} lies in your data folder: choose one on another disk, or one that is synced.")
            return words.format(place=place)
        try:
            Workroom(place).cleanup()
        except OSError as error:
            words = self.tr("{place} cannot be written ({why}): choose another folder.")
            return words.format(place=place, why=error.strerror or error)
        return ""

    def _show_players(self) -> None:
        from horologium.ui.camp.agreements import PlayersDialog  # noqa: PLC0415 - when first wanted

        if self._main.camp is not None:
            self._main.show_dialog(PlayersDialog(self._main.theme, self._main.camp, self._main.window))

    def _reset(self) -> None:
        self._main.look.reset()
        self._main.keymap.reset_all()
        self._on_keys()

    def _on_keys(self) -> None:
        """Let the new keys hold at once, and keep them."""
        main = self._main
        main.commands = main.keymap.commands()
        for command in main.commands:
            keys = [QKeySequence(key) for key in command.keys]
            main.window.actions_by_name[command.name].setShortcuts(keys)
        self._settings.keep_keys(main.keymap.own)
