"""The list of all commands, in the order of the menus."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from horologium.ui.commands import Command

if TYPE_CHECKING:
    from horologium.ui.rooms import Rooms


def list_commands(rooms: Rooms) -> tuple[Command, ...]:
    """List what can be done; menus, palette and the list of shortcuts are made from it."""
    tr = rooms.tr
    file, view, go, help_ = tr("&File"), tr("&View"), tr("&Go"), tr("&Help")
    look = rooms.look
    return (
        Command(file, tr("&Add a content pack…"), ("Ctrl+O",), rooms.ask_for_pack),
        Command(file, tr("Open the &data folder"), ("Ctrl+Shift+D",), rooms.open_data_folder),
        Command(file, tr("Read packs a&gain"), ("F5",), rooms.read_packs),
        Command(file, tr("&Quit"), ("Ctrl+Q",), rooms.quit, opens_group=True),
        Command(view, tr("Theme: follow the &system"), ("Ctrl+Alt+S",), partial(look.choose_theme, "system")),
        Command(view, tr("Theme: &light"), ("Ctrl+Alt+L",), partial(look.choose_theme, "light")),
        Command(view, tr("Theme: &dark"), ("Ctrl+Alt+D",), partial(look.choose_theme, "dark")),
        Command(view, tr("Theme: high &contrast"), ("Ctrl+Alt+H",), partial(look.choose_theme, "contrast")),
        Command(view, tr("La&rger text"), ("Ctrl++", "Ctrl+="), partial(look.step_text_size, 1), True),
        Command(view, tr("S&maller text"), ("Ctrl+-",), partial(look.step_text_size, -1)),
        Command(view, tr("&Normal text size"), ("Ctrl+0",), look.normal_text_size),
        Command(view, tr("&Full screen"), ("F11",), rooms.toggle_full_screen, opens_group=True),
        Command(go, tr("&Start"), ("Ctrl+1",), rooms.go_to_start),
        Command(go, tr("&Codex"), ("Ctrl+2",), rooms.go_to_codex),
        Command(go, tr("S&ettings"), ("Ctrl+,", "Ctrl+3"), rooms.go_to_settings),
        Command(go, tr("Codex: &back"), ("Alt+Left",), rooms.codex_back, opens_group=True),
        Command(go, tr("Codex: &forward"), ("Alt+Right",), rooms.codex_forward),
        Command(go, tr("Codex: copy &link to the rule"), ("Ctrl+Shift+C",), rooms.copy_rule_link),
        Command(go, tr("Find a &rule…"), ("Ctrl+F",), rooms.find_rule),
        Command(go, tr("Command &palette…"), ("Ctrl+K",), rooms.open_palette, opens_group=True),
        Command(help_, tr("&Keyboard shortcuts…"), ("F1", "?"), rooms.show_shortcuts),
        Command(help_, tr("&About Horologium…"), ("Shift+F1",), rooms.show_about),
    )
