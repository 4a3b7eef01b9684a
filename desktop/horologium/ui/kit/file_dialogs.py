"""Asks for files: the dialogs open where the player was last, at first among the documents."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog

from horologium.content.names import every_system_holds, portable, portable_file

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_LAST: Final = "last-folder"


def ask_to_open(parent: QWidget | None, title: str, kinds: str) -> str:
    """A file that is there, or nothing."""
    path, _ = QFileDialog.getOpenFileName(parent, title, str(_folder()), kinds)
    return _remembered(path)


def ask_to_save(parent: QWidget | None, title: str, name: str, kinds: str) -> str:
    """Where to write, with a name and its ending to begin with, or nothing; a name that swallows files is changed."""
    stem, _, ending = name.rpartition(".")
    suggested = portable(stem, "file", f".{ending}")
    path, _ = QFileDialog.getSaveFileName(parent, title, str(_folder() / suggested), kinds)
    return _remembered(path and str(_holdable(Path(path))))


def ask_for_folder(parent: QWidget | None, title: str) -> str:
    """A folder that is there, or nothing."""
    path = QFileDialog.getExistingDirectory(parent, title, str(_folder()))
    return _remembered(path)


def _holdable(path: Path) -> Path:
    """A path as it was typed, or a free one like it that every system can hold: nobody was asked about another file."""
    if every_system_holds(path.name):
        return path
    place = path.with_name(portable_file(path.name))
    tries = (place.with_stem(f"{place.stem} {number}") for number in range(2, 1_000))
    return next(free for free in (place, *tries) if not free.exists())


def _folder() -> Path:
    last = _program().property(_LAST)
    place = QStandardPaths.StandardLocation.DocumentsLocation
    folder = Path(last or QStandardPaths.writableLocation(place))
    return folder if folder.is_dir() else Path.home()


def _remembered(path: str) -> str:
    if path:
        _program().setProperty(_LAST, str(Path(path).parent))
    return path


def _program() -> QCoreApplication:
    """What lives as long as the dialogs of one run."""
    program = QCoreApplication.instance()
    if program is None:
        raise RuntimeError("dialogs need an application")
    return program
