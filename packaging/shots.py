"""Draws every screen in every theme and in many situations (``dev.py shots [DIR [NAME...]]``)."""

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
        builder.window.close()
        builder.languages.speak(ENGLISH)


def _draw(builder: WindowBuilder, folder: Path, suffix: str, only: tuple[str, ...] = ("",)) -> Iterator[Path]:
    from horologium.ui.window import tour  # noqa: PLC0415 - Qt must be told its platform before

    wanted = [(name, go) for name, go in screens(builder.main) if name.startswith(only)]
    yield from tour.draw(builder, wanted, folder, suffix)


def screens(main: WindowPresenter) -> tuple[tuple[str, Callable[[], None]], ...]:
    """Name every screen, and say how to get there."""
    from horologium.ui.window import tour  # noqa: PLC0415 - Qt must be told its platform before
    from pictures import battles, campaigns, castles  # noqa: PLC0415

    start, *others = tour.pages(main)
    return (start, *campaigns.situations(main), *battles.situations(main.launcher), *castles.situations(main), *others)


def main(folder: Path, *wanted: str) -> int:
    """Draw, and print the list of pictures; names after the folder choose the screens that begin so."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - after the platform is set

    from horologium.ui.window import tour  # noqa: PLC0415

    tour.hear_qt()
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
