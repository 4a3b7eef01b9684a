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

    from horologium.ui.window.builder import WindowBuilder
    from horologium.ui.window.presenter import WindowPresenter

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
    from horologium.ui.window.builder import WindowBuilder, WindowFolders  # noqa: PLC0415

    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        places = WindowFolders(Path(data), paths.resources(), paths.campaigns())
        builder = WindowBuilder(app, places, office=partial(open_office, Path(data)))
        builder.furnish()
        builder.window.show()
        builder.settle()
        for size in SIZES:
            builder.window.resize(*size)
            for theme in THEMES:
                builder.theme.set_look(theme, 100)
                yield from _draw(builder, folder, f"{theme}-{size[0]}x{size[1]}", wanted)
        builder.window.resize(*LARGEST)
        grand = tuple(each for each in wanted if each) or GRAND
        for theme in THEMES[:2]:
            builder.theme.set_look(theme, 100)
            yield from _draw(builder, folder, f"{theme}-{LARGEST[0]}x{LARGEST[1]}", grand)
        builder.theme.set_look("light", LARGE)
        for size in SIZES:
            builder.window.resize(*size)
            yield from _draw(builder, folder, f"light-{size[0]}x{size[1]}-text-{LARGE}", wanted)
        builder.theme.set_look("light", 100)
        builder.settings.keep(builder.settings.preferences._replace(language=OTHER))
        builder.speak_anew()
        builder.window.resize(*SIZES[0])
        builder.settle()
        yield from _draw(builder, folder, f"light-{SIZES[0][0]}x{SIZES[0][1]}-{OTHER}", wanted)
        builder.languages.speak(ENGLISH)
        builder.window.close()


def _draw(builder: WindowBuilder, folder: Path, suffix: str, only: tuple[str, ...] = ("",)) -> Iterator[Path]:
    for name, go in screens(builder.main):
        if name.startswith(only):
            go()
            yield _picture(builder, folder / f"{name}-{suffix}.png")


def _picture(builder: WindowBuilder, file: Path) -> Path:
    """Draw what is open now, and close the sheet before the window."""
    builder.settle()
    drawn = (builder.main.dialog or builder.window).grab().save(str(file))
    builder.main.close_dialog()
    if not drawn:
        raise OSError(f"{file} could not be saved")
    return file


def screens(main: WindowPresenter) -> tuple[tuple[str, Callable[[], None]], ...]:
    """Name every screen, and say how to get there."""
    from horologium.engine.rulesets import BUILDING  # noqa: PLC0415
    from horologium.ui.battle.situations import situations  # noqa: PLC0415 - Qt must be told its platform before
    from horologium.ui.camp import situations as camp_situations  # noqa: PLC0415

    return (
        ("start", main.go_to_start),
        *camp_situations.situations(main),
        *situations(main.launcher),
        *((f"team-{game.id}", partial(main.build_team, game.id)) for game in BUILDING),
        ("codex", lambda: main.open_rule(RULE)),
        ("settings", main.go_to_settings),
        ("palette", main.open_palette),
        ("shortcuts", main.show_shortcuts),
        ("about", main.show_about),
        ("add-pack", main.ask_for_pack),
        ("report", main.report_bug),
        ("pack-problems", lambda: main.show_problems("brass-hounds.zip", list(PROBLEMS))),
        ("error", lambda: main.show_error("This is a fault of the program, not yours.", "Traceback: …")),
    )


def draw_once(builder: WindowBuilder, folder: Path, suffix: str) -> Iterator[Path]:
    """Draw a window as it is found, and then every screen, for who wants to see that each can be drawn."""
    from PySide6.QtCore import qInstallMessageHandler  # noqa: PLC0415 - Qt must be told its platform before

    qInstallMessageHandler(_tell)
    yield _picture(builder, folder / f"welcome-{suffix}.png")
    yield from _draw(builder, folder, suffix)


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
