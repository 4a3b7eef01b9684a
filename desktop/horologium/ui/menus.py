"""The list of all commands, in the order of the menus."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from horologium.ui.commands import Command

if TYPE_CHECKING:
    from horologium.ui.rooms import Rooms

translate = QCoreApplication.translate


def list_commands(rooms: Rooms) -> tuple[Command, ...]:
    """List what can be done; menus, palette and the list of shortcuts are made from it."""
    file, view, go, help_ = (
        translate("Commands", "&File"),
        translate("Commands", "&View"),
        translate("Commands", "&Go"),
        translate("Commands", "&Help"),
    )
    look = rooms.look
    return (
        Command(file, translate("Commands", "&Add a content pack…"), ("Ctrl+O",), rooms.ask_for_pack),
        Command(file, translate("Commands", "Open the &data folder"), ("Ctrl+Shift+D",), rooms.open_data_folder),
        Command(file, translate("Commands", "Read packs a&gain"), ("F5",), rooms.read_packs),
        Command(file, translate("Commands", "&Quit"), ("Ctrl+Q",), rooms.quit, opens_group=True),
        Command(
            view,
            translate("Commands", "Theme: follow the &system"),
            ("Ctrl+Alt+S",),
            partial(look.choose_theme, "system"),
        ),
        Command(view, translate("Commands", "Theme: &light"), ("Ctrl+Alt+L",), partial(look.choose_theme, "light")),
        Command(view, translate("Commands", "Theme: &dark"), ("Ctrl+Alt+D",), partial(look.choose_theme, "dark")),
        Command(
            view,
            translate("Commands", "Theme: high &contrast"),
            ("Ctrl+Alt+H",),
            partial(look.choose_theme, "contrast"),
        ),
        Command(
            view, translate("Commands", "La&rger text"), ("Ctrl++", "Ctrl+="), partial(look.step_text_size, 1), True
        ),
        Command(view, translate("Commands", "S&maller text"), ("Ctrl+-",), partial(look.step_text_size, -1)),
        Command(view, translate("Commands", "&Normal text size"), ("Ctrl+0",), look.normal_text_size),
        Command(view, translate("Commands", "&Full screen"), ("F11",), rooms.toggle_full_screen, opens_group=True),
        Command(go, translate("Commands", "&Start"), ("Ctrl+1",), rooms.go_to_start),
        Command(go, translate("Commands", "&Codex"), ("Ctrl+2",), rooms.go_to_codex),
        Command(go, translate("Commands", "S&ettings"), ("Ctrl+,", "Ctrl+3"), rooms.go_to_settings),
        Command(go, translate("Commands", "Codex: &back"), ("Alt+Left",), rooms.codex_back, opens_group=True),
        Command(go, translate("Commands", "Codex: &forward"), ("Alt+Right",), rooms.codex_forward),
        Command(go, translate("Commands", "Codex: copy &link to the rule"), ("Ctrl+Shift+C",), rooms.copy_rule_link),
        Command(go, translate("Commands", "Find a &rule…"), ("Ctrl+F",), rooms.find_rule),
        Command(go, translate("Commands", "Command &palette…"), ("Ctrl+K",), rooms.open_palette, opens_group=True),
        Command(help_, translate("Commands", "&Keyboard shortcuts…"), ("F1", "?"), rooms.show_shortcuts),
        Command(help_, translate("Commands", "&About Horologium…"), ("Shift+F1",), rooms.show_about),
    )
