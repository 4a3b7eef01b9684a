"""The list of all commands, in the order of the menus."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from horologium.engine.core.speech import say
from horologium.engine.rulesets import BUILDING
from horologium.ui.camp.sections import SECTIONS
from horologium.ui.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable

    from horologium.ui.camp.presenter import CampPresenter
    from horologium.ui.presenters.settings import SettingsPresenter
    from horologium.ui.rooms import Rooms
    from horologium.ui.undoing import Undoing

translate = QCoreApplication.translate
BUILD_KEYS = ("Ctrl+Shift+G",)
"""The first game that builds teams has a shortcut for it."""


def list_commands(rooms: Rooms) -> tuple[Command, ...]:
    """List what can be done; menus, palette and the list of shortcuts are made from it."""
    return (
        *_file(rooms),
        *_edit(rooms.undoing),
        *_view(rooms.look, rooms.toggle_full_screen),
        *(_campaign(rooms.campaigns) if rooms.campaigns is not None else ()),
        *_battle(rooms),
        *_go(rooms),
        *_help(rooms),
    )


def _file(rooms: Rooms) -> tuple[Command, ...]:
    menu = translate("Commands", "&File")
    return (
        *(_campaign_files(menu, rooms.campaigns) if rooms.campaigns is not None else ()),
        Command(menu, translate("Commands", "&Add a content pack…"), ("Ctrl+O",), rooms.ask_for_pack, opens_group=True),
        Command(menu, translate("Commands", "Open the &data folder"), ("Ctrl+Shift+D",), rooms.open_data_folder),
        Command(menu, translate("Commands", "Read packs a&gain"), ("F5",), rooms.read_packs),
        Command(menu, translate("Commands", "&Quit"), ("Ctrl+Q",), rooms.quit, opens_group=True),
    )


def _campaign_files(menu: str, campaigns: CampPresenter) -> tuple[Command, ...]:
    """What is done with whole campaigns; the list of recent ones is put after the first."""
    files, repairs = campaigns.files, campaigns.repairs
    return (
        Command(menu, translate("Commands", "&New campaign…"), ("Ctrl+Shift+N",), campaigns.choose_story),
        Command(menu, translate("Commands", "Ado&pt a paper campaign…"), ("Ctrl+Shift+A",), campaigns.adopt),
        Command(menu, translate("Commands", "Sho&w the sample campaign"), ("Ctrl+Shift+W",), campaigns.open_sample),
        Command(menu, translate("Commands", "&Import a campaign…"), ("Ctrl+Shift+I",), files.ask_for_campaign),
        Command(menu, translate("Commands", "Re&store a campaign…"), ("Ctrl+Shift+R",), repairs.restore),
        Command(
            menu, translate("Commands", "&Export the campaign…"), ("Ctrl+Shift+E",), files.export, needs_campaign=True
        ),
        Command(
            menu,
            translate("Commands", "Export all &tables…"),
            ("Ctrl+Shift+T",),
            files.export_tables,
            needs_campaign=True,
        ),
    )


def _edit(undoing: Undoing) -> tuple[Command, ...]:
    menu = translate("Commands", "&Edit")
    return (
        Command(menu, translate("Commands", "&Undo"), ("Ctrl+Z",), undoing.undo),
        Command(menu, translate("Commands", "&Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), undoing.redo),
    )


def _campaign(campaigns: CampPresenter) -> tuple[Command, ...]:
    menu, files = translate("Commands", "Ca&mpaign"), campaigns.files
    lines = (
        (translate("Commands", "&History…"), "Ctrl+H", campaigns.show_history, True),
        (translate("Commands", "New n&ote…"), "Ctrl+Alt+N", campaigns.write_note, False),
        (translate("Commands", "&What if: fork the campaign…"), "Ctrl+Shift+K", files.fork_now, False),
        (translate("Commands", "Com&pare with another…"), "Ctrl+Shift+M", files.compare, False),
        (translate("Commands", "&Take in a hero…"), "Ctrl+Alt+I", files.ask_for_hero, True),
        (translate("Commands", "&Export a hero…"), "Ctrl+Alt+E", files.ask_who_leaves, False),
        (translate("Commands", "&Rename the campaign…"), "F2", files.rename, True),
        (translate("Commands", "C&lose the campaign"), "Ctrl+W", campaigns.close, False),
    )
    return (
        *(
            Command(
                menu,
                _section(place, each.title),
                (f"Alt+{place}",),
                partial(campaigns.go_to, each.id),
                needs_campaign=True,
                section=each.id,
            )
            for place, each in enumerate(SECTIONS[:9], 1)
        ),
        *(Command(menu, text, (keys,), run, opens, needs_campaign=True) for text, keys, run, opens in lines),
    )


def _section(place: int, title: str) -> str:
    """The name of a section with its number as mnemonic; the palette finds it by its name."""
    return translate("Commands", "Section &{place}: {title}").format(place=place, title=translate("CampPage", title))


def _battle(rooms: Rooms) -> tuple[Command, ...]:
    menu, speed = translate("Commands", "Miss&ion"), rooms.look.choose_speed
    return (
        Command(menu, translate("Commands", "&Play a single mission…"), ("Ctrl+N",), rooms.play_mission),
        Command(menu, translate("Commands", "&Resume a battle…"), ("Ctrl+R",), rooms.resume_battle),
        *(
            Command(
                menu, say(game.builds), BUILD_KEYS if game is BUILDING[0] else (), partial(rooms.build_team, game.id)
            )
            for game in BUILDING
        ),
        Command(menu, translate("Commands", "Animation: &off"), ("Ctrl+Alt+0",), partial(speed, 0), opens_group=True),
        Command(menu, translate("Commands", "Animation: &slow"), ("Ctrl+Alt+1",), partial(speed, 50)),
        Command(menu, translate("Commands", "Animation: &normal"), ("Ctrl+Alt+2",), partial(speed, 100)),
        Command(menu, translate("Commands", "Animation: &fast"), ("Ctrl+Alt+3",), partial(speed, 200)),
        Command(
            menu, translate("Commands", "S&hare as a picture…"), ("Ctrl+Shift+S",), rooms.share_battle, opens_group=True
        ),
    )


def _view(look: SettingsPresenter, full_screen: Callable[[], None]) -> tuple[Command, ...]:
    menu, theme, step = translate("Commands", "&View"), look.choose_theme, look.step_text_size
    return (
        Command(menu, translate("Commands", "Theme: follow the &system"), ("Ctrl+Alt+S",), partial(theme, "system")),
        Command(menu, translate("Commands", "Theme: &light"), ("Ctrl+Alt+L",), partial(theme, "light")),
        Command(menu, translate("Commands", "Theme: &dark"), ("Ctrl+Alt+D",), partial(theme, "dark")),
        Command(menu, translate("Commands", "Theme: high &contrast"), ("Ctrl+Alt+H",), partial(theme, "contrast")),
        Command(menu, translate("Commands", "La&rger text"), ("Ctrl++", "Ctrl+="), partial(step, 1), opens_group=True),
        Command(menu, translate("Commands", "S&maller text"), ("Ctrl+-",), partial(step, -1)),
        Command(menu, translate("Commands", "&Normal text size"), ("Ctrl+0",), look.normal_text_size),
        Command(menu, translate("Commands", "&Full screen"), ("F11",), full_screen, opens_group=True),
    )


def _go(rooms: Rooms) -> tuple[Command, ...]:
    menu = translate("Commands", "&Go")
    return (
        Command(menu, translate("Commands", "&Start"), ("Ctrl+1",), rooms.go_to_start),
        *(
            [Command(menu, translate("Commands", "Ca&mpaign"), ("Ctrl+5",), rooms.go_to_camp)]
            if rooms.campaigns
            else ()
        ),
        Command(menu, translate("Commands", "B&attle"), ("Ctrl+2",), rooms.go_to_battle),
        Command(menu, translate("Commands", "&Codex"), ("Ctrl+3",), rooms.go_to_codex),
        Command(menu, translate("Commands", "S&ettings"), ("Ctrl+,", "Ctrl+4"), rooms.go_to_settings),
        Command(menu, translate("Commands", "Codex: &back"), ("Alt+Left",), rooms.codex_back, opens_group=True),
        Command(menu, translate("Commands", "Codex: &forward"), ("Alt+Right",), rooms.codex_forward),
        Command(menu, translate("Commands", "Codex: copy &link to the rule"), ("Ctrl+Shift+C",), rooms.copy_rule_link),
        Command(menu, translate("Commands", "Find a &rule…"), ("Ctrl+Shift+F",), rooms.find_rule),
        Command(menu, translate("Commands", "F&ind…"), ("Ctrl+F",), rooms.find),
        Command(menu, translate("Commands", "Command &palette…"), ("Ctrl+K",), rooms.open_palette, opens_group=True),
    )


def _help(rooms: Rooms) -> tuple[Command, ...]:
    menu = translate("Commands", "&Help")
    return (
        Command(menu, translate("Commands", "&Learn to play"), ("Ctrl+L",), rooms.learn_to_play),
        Command(menu, translate("Commands", "&Keyboard shortcuts…"), ("F1", "?"), rooms.show_shortcuts),
        Command(menu, translate("Commands", "Save a &bug report…"), ("Ctrl+Shift+B",), rooms.manners.ask_for_report),
        Command(menu, translate("Commands", "&About Horologium…"), ("Shift+F1",), rooms.show_about),
    )
