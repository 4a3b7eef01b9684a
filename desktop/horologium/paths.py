"""Where things lie: what is shipped with the program, and what belongs to the player."""

from __future__ import annotations

import os
from pathlib import Path

PRIVATE = 0o700
"""Saves are for the eyes of their owner alone."""
_PACKAGE = Path(__file__).resolve().parent


class DataFolderError(OSError):
    """The data folder cannot be used; the message is one sentence for the player."""


def resources() -> Path:
    """The folder of shipped resources: rule ledgers, icons, styles."""
    return _shipped("resources")


def campaigns() -> Path:
    """The folder of shipped campaign packs."""
    return _shipped("campaigns")


def data_dir(override: Path | None = None) -> Path:
    """The player's own folder, made on demand; ``override`` replaces the place the system gives."""
    import tempfile  # noqa: PLC0415 - tools that have a folder need none of it

    folder: Path | str = "of this user"
    try:
        folder = override if override is not None else _default_data_dir()
        folder = folder.expanduser().absolute()
        folder.mkdir(PRIVATE, parents=True, exist_ok=True)
        if override is None and os.name == "posix" and folder.stat().st_uid == os.getuid():
            folder.chmod(PRIVATE)
        # Permission bits do not tell the truth for administrators and on Windows; writing does.
        tempfile.TemporaryFile(dir=folder).close()
    except (OSError, RuntimeError, ValueError) as error:  # RuntimeError: the home of somebody who is not known here
        reason = getattr(error, "strerror", None) or str(error)
        raise DataFolderError(
            f"The data folder {folder} cannot be made or written ({reason}); choose another with --data DIR."
        ) from error
    return folder


def _default_data_dir() -> Path:
    from platformdirs import user_data_path  # noqa: PLC0415  # not needed with --data

    return user_data_path("horologium", appauthor=False)


def _shipped(name: str) -> Path:
    """An installed wheel carries the folder inside the package, a checkout has it at its root."""
    packed = _PACKAGE / "_data" / name
    return packed if packed.is_dir() else _PACKAGE.parents[1] / name
