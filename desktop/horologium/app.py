"""The composition root: makes the application, joins window and folders, and runs it."""

from __future__ import annotations

import os
import sys
from functools import partial
from typing import TYPE_CHECKING

from horologium import __version__, paths

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from horologium.campaign.office import Office
    from horologium.ui.window.application import Application
    from horologium.ui.window.builder import WindowBuilder

SHOT_SIZE = (1280, 800)
FAILED = 2


def run(data_dir: Path, file: Path | None = None) -> int:
    """Open the window, and in it a file if one is named, and stay until it is closed."""
    from horologium.ui.window.crash_watch import CrashWatch  # noqa: PLC0415 - Qt is imported only for the window

    vigil = CrashWatch(data_dir)
    crash = vigil.begin()
    app = _application()
    builder = _builder(app, data_dir)
    builder.furnished.connect(lambda: app.handed_files.deliver_to(builder.open_file))
    builder.furnished.connect(builder.catch_faults)
    if crash is not None:
        builder.furnished.connect(lambda: builder.main.show_error(*crash))
    if file is not None:
        builder.furnished.connect(lambda: builder.main.open_file(file.absolute()))
    vigil.hear(app.quit)
    builder.fit(app.primaryScreen().availableSize())
    builder.window.show()
    code = app.exec()
    vigil.end()
    return code


def first_paint(data_dir: Path, *, furnished: bool = False) -> int:
    """Open the window and leave as soon as it, or its start screen, has been painted: what the start-up bench times."""
    app = _application()
    builder = _builder(app, data_dir)
    if furnished:
        builder.furnished.connect(builder.window.repaint)
        builder.furnished.connect(app.quit)
    else:
        builder.window.first_painted.disconnect()
        builder.window.first_painted.connect(app.quit)
    builder.window.show()
    return app.exec()


def offscreen_shot(data_dir: Path, file: Path, theme: str | None = None, size: tuple[int, int] | None = None) -> int:
    """Draw the start screen into a picture, without a display."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = _application()
    builder = _builder(app, data_dir)
    builder.furnish()
    if theme is not None:
        builder.theme.set_look(theme, builder.settings.preferences.text_size)
    builder.window.resize(*(size or SHOT_SIZE))
    builder.window.show()
    builder.settle()
    if builder.window.grab().save(str(file)):
        return 0
    sys.stderr.write(
        f"horologium: {file} cannot be written; choose a file name that ends in .png in a folder of yours.\n"
    )
    return FAILED


def screens_in(data_dir: Path, size: tuple[int, int]) -> Iterator[Path]:
    """Draw every screen once into an empty data folder; the caller has chosen a platform without a display."""
    from horologium.ui.window import tour  # noqa: PLC0415 - Qt is imported only for the window

    builder = _builder(_application(), data_dir)
    builder.furnish()
    builder.window.resize(*size)
    builder.window.show()
    builder.settle()
    tour.hear_qt()
    suffix = f"{size[0]}x{size[1]}"
    yield tour.picture(builder, data_dir / f"welcome-{suffix}.png")  # what greets newcomers
    yield from tour.draw(builder, tour.tour(builder.main), data_dir, suffix)
    builder.close()


def _application() -> Application:
    from horologium.ui.window.application import Application  # noqa: PLC0415 - a missing system library is told by the caller

    app = Application(sys.argv[:1])
    _bring_fonts()
    app.setApplicationName("horologium")
    app.setApplicationDisplayName("Horologium")
    app.setApplicationVersion(__version__)
    return app


def _bring_fonts() -> None:
    """Bundles carry the typeface of the screens, as a bare system has none; a checkout uses what is installed."""
    files = sorted((paths.resources() / "fonts").glob("*.[ot]tf"))
    if files:
        from PySide6.QtGui import QFontDatabase  # noqa: PLC0415 - Qt is imported only for the window

        for file in files:
            QFontDatabase.addApplicationFont(str(file))


def typeface() -> str:
    """Name the typeface of the texts; refused where there is none and all letters would be empty boxes."""
    from PySide6.QtGui import QFont, QRawFont  # noqa: PLC0415 - Qt is imported only for the window

    face = QRawFont.fromFont(QFont())
    if not face.supportsCharacter("H"):
        raise RuntimeError("no letters can be drawn; install a font, such as fonts-ebgaramond")
    return face.familyName()


def _builder(app: QApplication, data_dir: Path) -> WindowBuilder:
    from horologium.ui.window.builder import WindowBuilder, WindowFolders  # noqa: PLC0415 - Qt is imported only for the window

    places = WindowFolders(data_dir, paths.resources(), paths.campaigns())
    return WindowBuilder(app, places, versions=_versions, office=partial(open_office, data_dir))


def open_office(data_dir: Path) -> Office:
    """Where campaigns are founded and opened; only who wants one pays for loading the store."""
    from horologium.campaign.office import Office  # noqa: PLC0415
    from horologium.content.library import Library  # noqa: PLC0415
    from horologium.content.load import load_pack  # noqa: PLC0415
    from horologium.engine.rulesets import RULESETS  # noqa: PLC0415
    from horologium.store.campaign_folder import CampaignFolder, PackFolder, SystemClock  # noqa: PLC0415

    folders = [paths.campaigns(), data_dir / "packs"]
    packs = PackFolder(folders[-1], partial(load_pack, rulesets=RULESETS), lambda: Library(RULESETS, folders).packs)
    shelf = CampaignFolder(data_dir / "campaigns", packs=packs, keeps=True)
    return Office(shelf, Library(RULESETS, folders), RULESETS, SystemClock())


def _versions() -> list[str]:
    """Name what the window itself may not know."""
    import sqlite3  # noqa: PLC0415 - not needed for the first paint

    return [f"SQLite {sqlite3.sqlite_version}"]
