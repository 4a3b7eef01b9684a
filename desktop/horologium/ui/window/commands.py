"""All commands, defined in one list: menus, palette, keys and the list of shortcuts follow from it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence

from horologium.engine.core.speech import say
from horologium.engine.rulesets import BUILDING
from horologium.ui.camp.sections import SECTIONS
from horologium.ui.kit.plain_text import spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from PySide6.QtWidgets import QMainWindow

    from horologium.ui.camp.presenter import CampPresenter
    from horologium.ui.settings.look import LookPresenter
    from horologium.ui.window.presenter import UndoPresenter, WindowPresenter


class Command(NamedTuple):
    """One thing to do: the menu it stands in, its text, its keys (the first is shown), and what it calls."""

    menu: str
    text: str
    keys: tuple[str, ...]
    run: Callable[[], None]
    opens_group: bool = False
    """A line is drawn above it in the menu."""
    needs_campaign: bool = False
    """It is grey while no campaign is open."""
    section: str = ""
    """It leads to this section of the campaign page, and is there where a campaign has it."""

    @property
    def name(self) -> str:
        """The text as read, without the mark of its mnemonic."""
        return spoken(self.text).rstrip("…")


def build_menus(window: QMainWindow, commands: Sequence[Command]) -> list[QAction]:
    """Give the window its menus, in the order of the list."""
    actions = []
    menus = {name: window.menuBar().addMenu(name) for name in dict.fromkeys(command.menu for command in commands)}
    for command in commands:
        if command.opens_group:
            menus[command.menu].addSeparator()
        action = QAction(command.text, window)
        action.setShortcuts([QKeySequence(key) for key in command.keys])
        action.triggered.connect(command.run)
        menus[command.menu].addAction(action)
        actions.append(action)
    return actions


translate = QCoreApplication.translate
BUILD_KEYS = ("Ctrl+Shift+G",)
"""The first game that builds teams has a shortcut for it."""


def list_commands(main: WindowPresenter) -> tuple[Command, ...]:
    """List what can be done; menus, palette and the list of shortcuts are made from it."""
    return (
        *_file(main),
        *_edit(main.undoing),
        *_view(main.look, main.toggle_full_screen),
        *(_campaign(main.campaigns) if main.campaigns is not None else ()),
        *_battle(main),
        *_go(main),
        *_help(main),
    )


def _file(main: WindowPresenter) -> tuple[Command, ...]:
    menu = translate("Commands", "&File")
    return (
        *(_campaign_files(menu, main.campaigns) if main.campaigns is not None else ()),
        Command(menu, translate("Commands", "&Add a content pack…"), ("Ctrl+O",), main.ask_for_pack, opens_group=True),
        Command(menu, translate("Commands", "Open the &data folder"), ("Ctrl+Shift+D",), main.open_data_folder),
        Command(menu, translate("Commands", "Read packs a&gain"), ("F5",), main.read_packs),
        Command(menu, translate("Commands", "&Quit"), ("Ctrl+Q",), main.quit, opens_group=True),
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


def _edit(undoing: UndoPresenter) -> tuple[Command, ...]:
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


def _battle(main: WindowPresenter) -> tuple[Command, ...]:
    menu, speed = translate("Commands", "Miss&ion"), main.look.choose_speed
    return (
        Command(menu, translate("Commands", "&Play a single mission…"), ("Ctrl+N",), main.play_mission),
        Command(menu, translate("Commands", "&Resume a battle…"), ("Ctrl+R",), main.resume_battle),
        *(
            Command(
                menu, say(game.builds), BUILD_KEYS if game is BUILDING[0] else (), partial(main.build_team, game.id)
            )
            for game in BUILDING
        ),
        Command(menu, translate("Commands", "Animation: &off"), ("Ctrl+Alt+0",), partial(speed, 0), opens_group=True),
        Command(menu, translate("Commands", "Animation: &slow"), ("Ctrl+Alt+1",), partial(speed, 50)),
        Command(menu, translate("Commands", "Animation: &normal"), ("Ctrl+Alt+2",), partial(speed, 100)),
        Command(menu, translate("Commands", "Animation: &fast"), ("Ctrl+Alt+3",), partial(speed, 200)),
        Command(
            menu, translate("Commands", "S&hare as a picture…"), ("Ctrl+Shift+S",), main.share_battle, opens_group=True
        ),
    )


def _view(look: LookPresenter, full_screen: Callable[[], None]) -> tuple[Command, ...]:
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


def _go(main: WindowPresenter) -> tuple[Command, ...]:
    menu = translate("Commands", "&Go")
    return (
        Command(menu, translate("Commands", "&Start"), ("Ctrl+1",), main.go_to_start),
        *([Command(menu, translate("Commands", "Ca&mpaign"), ("Ctrl+5",), main.go_to_camp)] if main.campaigns else ()),
        Command(menu, translate("Commands", "B&attle"), ("Ctrl+2",), main.go_to_battle),
        Command(menu, translate("Commands", "&Codex"), ("Ctrl+3",), main.go_to_codex),
        Command(menu, translate("Commands", "S&ettings"), ("Ctrl+,", "Ctrl+4"), main.go_to_settings),
        Command(menu, translate("Commands", "Codex: &back"), ("Alt+Left",), main.codex_back, opens_group=True),
        Command(menu, translate("Commands", "Codex: &forward"), ("Alt+Right",), main.codex_forward),
        Command(menu, translate("Commands", "Codex: copy &link to the rule"), ("Ctrl+Shift+C",), main.copy_rule_link),
        Command(menu, translate("Commands", "Find a &rule…"), ("Ctrl+Shift+F",), main.find_rule),
        Command(menu, translate("Commands", "F&ind…"), ("Ctrl+F",), main.find),
        Command(menu, translate("Commands", "Command &palette…"), ("Ctrl+K",), main.open_palette, opens_group=True),
    )


def _help(main: WindowPresenter) -> tuple[Command, ...]:
    menu = translate("Commands", "&Help")
    return (
        Command(menu, translate("Commands", "&Learn to play"), ("Ctrl+L",), main.learn_to_play),
        Command(menu, translate("Commands", "&Keyboard shortcuts…"), ("F1", "?"), main.show_shortcuts),
        Command(menu, translate("Commands", "Save a &bug report…"), ("Ctrl+Shift+B",), main.report_bug),
        Command(menu, translate("Commands", "&About Horologium…"), ("Shift+F1",), main.show_about),
    )


def id_of(command: Command) -> str:
    """By what a command is known in the settings file."""
    return command.keys[0] if command.keys else command.name


class Keymap:
    """The commands as they come, and what the player has changed."""

    def __init__(self, commands: Iterable[Command], own: Mapping[str, str]) -> None:
        self._plain = {id_of(command): command for command in commands}
        self.own = {name: key for name, key in own.items() if name in self._plain}

    def tell_anew(self, commands: Iterable[Command]) -> None:
        """Call the same commands by other names."""
        self._plain = {id_of(command): command for command in commands}

    def commands(self) -> tuple[Command, ...]:
        """All commands with the keys that hold now."""
        return tuple(command._replace(keys=self.keys(name)) for name, command in self._plain.items())

    def items(self) -> tuple[tuple[str, Command], ...]:
        """All commands as they come, with what they are known by."""
        return tuple(self._plain.items())

    def keys(self, name: str) -> tuple[str, ...]:
        """The keys of a command that hold now."""
        if name not in self.own:
            return tuple(key for key in self._plain[name].keys if not self._given_away(name, key))
        return (self.own[name],) if self.own[name] else ()

    def _given_away(self, name: str, key: str) -> bool:
        return any(other != name and same(key, own) for other, own in self.own.items())

    def holder(self, key: str, but: str) -> str:
        """The command that has a key already, if it is another one; else nothing."""
        for name in self._plain:
            if name != but and any(same(key, held) for held in self.keys(name)):
                return name
        return ""

    def name(self, command: str) -> str:
        """What players call a command."""
        return self._plain[command].name

    def give(self, name: str, key: str) -> None:
        """Give a command another key, or none; whoever had it goes without."""
        if key and (other := self.holder(key, name)):
            self.own[other] = next((held for held in self.keys(other) if not same(held, key)), "")
        if key and any(same(key, plain) for plain in self._plain[name].keys[:1]):
            self.own.pop(name, None)
        else:
            self.own[name] = key

    def reset(self, name: str) -> None:
        """Give a command back what it comes with."""
        self.own.pop(name, None)

    def reset_all(self) -> None:
        """Give all commands back what they come with."""
        self.own.clear()


def same(one: str, other: str) -> bool:
    """Whether two texts mean the same key."""
    return bool(one) and QKeySequence(one) == QKeySequence(other)


def shown(keys: Iterable[str]) -> str:
    """Keys as this system writes them."""
    native = QKeySequence.SequenceFormat.NativeText
    return "  ·  ".join(QKeySequence(key).toString(native) for key in keys)
