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
    from horologium.ui.window.presenter import Rooms


class Settling(QObject):
    """Makes the settings page and listens to it."""

    def __init__(self, rooms: Rooms, settings: Settings, data_folder: str) -> None:
        super().__init__(rooms)
        self._rooms, self._settings, self._data = rooms, settings, Path(data_folder)
        campaign = AgreementsPanel(rooms.theme, rooms.camp) if rooms.camp is not None else None
        self.page = SettingsPage(rooms.theme, data_folder, campaign)
        self.page.show_preferences(rooms.look.preferences)
        self.page.changed.connect(rooms.look.apply)
        self.page.reset_requested.connect(self._reset)
        self.page.data_folder_requested.connect(rooms.open_data_folder)
        self.page.keys_requested.connect(self.change_keys)
        if campaign is not None:
            campaign.players_requested.connect(self._show_players)
        if rooms.campaigns is not None:
            self.page.restore_requested.connect(rooms.campaigns.repairs.restore)
        self.page.second_place_requested.connect(self._ask_for_second_place)
        self.page.second_place_dropped.connect(lambda: self.copy_to(None))
        self.page.show_second_place(str(settings.second_place() or ""))
        rooms.look.preferences_changed.connect(self.page.show_preferences)

    def change_keys(self) -> None:
        """Open the sheet of keys."""
        sheet = ChangeShortcutsDialog(self._rooms.theme, self._rooms.keymap, self._rooms.window)
        sheet.changed.connect(self._on_keys)
        self._rooms.show_sheet(sheet)

    def _ask_for_second_place(self) -> None:
        path = ask_for_folder(self._rooms.window, self.tr("A second place for snapshots"))
        if path:
            self.copy_to(Path(path))

    def copy_to(self, place: Path | None) -> None:
        """Have snapshots copied to a second place from now on, or no more; what is there stays there."""
        wrong = self._why_not(place) if place is not None else ""
        if wrong:
            self._rooms.window.say(wrong)
            return
        self._settings.keep_second_place(place)
        self.page.show_second_place(str(place or ""))
        if self._rooms.camp is not None:
            self._rooms.camp.office.shelf.keep_also_in(place)

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

        if self._rooms.camp is not None:
            self._rooms.show_sheet(PlayersDialog(self._rooms.theme, self._rooms.camp, self._rooms.window))

    def _reset(self) -> None:
        self._rooms.look.reset()
        self._rooms.keymap.reset_all()
        self._on_keys()

    def _on_keys(self) -> None:
        """Let the new keys hold at once, and keep them."""
        rooms = self._rooms
        rooms.commands = rooms.keymap.commands()
        for command in rooms.commands:
            keys = [QKeySequence(key) for key in command.keys]
            rooms.window.actions_by_name[command.name].setShortcuts(keys)
        self._settings.keep_keys(rooms.keymap.own)
