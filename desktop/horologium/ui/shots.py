"""Draws every screen in every theme: ``python -m horologium.ui.shots FOLDER``."""

from __future__ import annotations

import os
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtWidgets import QApplication

    from horologium.ui.window.builder import Desk
    from horologium.ui.window.presenter import Rooms

SIZES = ((1280, 800), (1024, 700))
LARGEST = (2560, 1440)
"""Battles and campaigns are drawn in a very large window too, by day and by night."""
GRAND = ("battle-", "camp-")
THEMES = ("light", "dark", "contrast")
LARGE = 150
OTHER = "it"
ENGLISH = "en"
FAILED = 2
RULE = "NAR-GEN-01"
PROBLEMS = (
    "enemies/brass-hound.toml:7: effects.0.amout: is not known - did you mean 'amount'?",
    "missions/the-ford.toml:3: map: has rows of different lengths - make every row as long as the first",
    "pack.toml:2: ruleset: 'dmeo' is not known - did you mean 'demo'?",
)


def draw_all(app: QApplication, folder: Path, wanted: tuple[str, ...] = ("",)) -> Iterator[Path]:
    """Draw the screens whose names begin as wanted, in each theme and size, then in large text and in Italian."""
    from horologium import paths  # noqa: PLC0415 - Qt must be told its platform before
    from horologium.app import open_office  # noqa: PLC0415
    from horologium.ui.window.builder import Desk, Places  # noqa: PLC0415

    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        places = Places(Path(data), paths.resources(), paths.campaigns())
        desk = Desk(app, places, office=partial(open_office, Path(data)))
        desk.furnish()
        desk.window.show()
        desk.settle()
        for size in SIZES:
            desk.window.resize(*size)
            for theme in THEMES:
                desk.theme.set_look(theme, 100)
                yield from _draw(desk, folder, f"{theme}-{size[0]}x{size[1]}", wanted)
        desk.window.resize(*LARGEST)
        grand = tuple(each for each in wanted if each) or GRAND
        for theme in THEMES[:2]:
            desk.theme.set_look(theme, 100)
            yield from _draw(desk, folder, f"{theme}-{LARGEST[0]}x{LARGEST[1]}", grand)
        desk.theme.set_look("light", LARGE)
        for size in SIZES:
            desk.window.resize(*size)
            yield from _draw(desk, folder, f"light-{size[0]}x{size[1]}-text-{LARGE}", wanted)
        desk.theme.set_look("light", 100)
        desk.settings.keep(desk.settings.preferences._replace(language=OTHER))
        desk.speak_anew()
        desk.window.resize(*SIZES[0])
        desk.settle()
        yield from _draw(desk, folder, f"light-{SIZES[0][0]}x{SIZES[0][1]}-{OTHER}", wanted)
        desk.languages.speak(ENGLISH)
        desk.window.close()


def _draw(desk: Desk, folder: Path, suffix: str, only: tuple[str, ...] = ("",)) -> Iterator[Path]:
    for name, go in screens(desk.rooms):
        if name.startswith(only):
            go()
            yield _picture(desk, folder / f"{name}-{suffix}.png")


def _picture(desk: Desk, file: Path) -> Path:
    """Draw what is open now, and close the sheet before the window."""
    desk.settle()
    drawn = (desk.rooms.sheet or desk.window).grab().save(str(file))
    desk.rooms.close_sheet()
    if not drawn:
        raise OSError(f"{file} could not be saved")
    return file


def screens(rooms: Rooms) -> tuple[tuple[str, Callable[[], None]], ...]:
    """Name every screen, and say how to get there."""
    from horologium.engine.rulesets import BUILDING  # noqa: PLC0415
    from horologium.ui.battle.situations import situations  # noqa: PLC0415 - Qt must be told its platform before
    from horologium.ui.camp import situations as camp_situations  # noqa: PLC0415

    return (
        ("start", rooms.go_to_start),
        *camp_situations.situations(rooms),
        *situations(rooms.launcher),
        *((f"team-{game.id}", partial(rooms.build_team, game.id)) for game in BUILDING),
        ("codex", lambda: rooms.open_rule(RULE)),
        ("settings", rooms.go_to_settings),
        ("palette", rooms.open_palette),
        ("shortcuts", rooms.show_shortcuts),
        ("about", rooms.show_about),
        ("add-pack", rooms.ask_for_pack),
        ("report", rooms.manners.ask_for_report),
        ("pack-problems", lambda: rooms.show_problems("brass-hounds.zip", list(PROBLEMS))),
        ("error", lambda: rooms.show_error("This is a fault of the program, not yours.", "Traceback: …")),
    )


def draw_once(desk: Desk, folder: Path, suffix: str) -> Iterator[Path]:
    """Draw a window as it is found, and then every screen, for who wants to see that each can be drawn."""
    from PySide6.QtCore import qInstallMessageHandler  # noqa: PLC0415 - Qt must be told its platform before

    qInstallMessageHandler(_tell)
    yield _picture(desk, folder / f"welcome-{suffix}.png")
    yield from _draw(desk, folder, suffix)


def _tell(_kind: object, _context: object, message: str) -> None:
    """Pass on what Qt says, but for one remark that is true of every dialog without a display."""
    if "propagateSizeHints" not in message:
        sys.stderr.write(f"{message}\n")


def main(folder: Path, *wanted: str) -> int:
    """Draw, and print the list of pictures; names after the folder choose the screens that begin so."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import qInstallMessageHandler  # noqa: PLC0415 - after the platform is set
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    qInstallMessageHandler(_tell)
    app = QApplication([])
    try:
        drawn = [sys.stdout.write(f"{file}\n") for file in draw_all(app, folder, wanted or ("",))]
    except OSError as error:
        sys.stderr.write(f"The pictures cannot be written ({error}): choose another folder.\n")
        return FAILED
    if not drawn:
        sys.stderr.write(f"No screen has a name that begins with {' or '.join(wanted)}: without names all are drawn.\n")
    return 0 if drawn else FAILED


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "shots"), *sys.argv[2:]))
