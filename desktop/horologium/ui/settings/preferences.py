"""What the player has set, kept in a plain file in the data folder."""

from __future__ import annotations

import json
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, Final, NamedTuple, get_type_hints

from PySide6.QtCore import QByteArray, QCoreApplication, QSettings

from horologium.ui.battle.seating import ASK, BOX, POLICIES
from horologium.ui.kit.theme import CHOICES, FOLLOW, TEXT_SIZES
from horologium.ui.languages.languages import CHOICES as LANGUAGES
from horologium.ui.languages.languages import SYSTEM

if TYPE_CHECKING:
    from collections.abc import Mapping

SPEEDS = (0, 50, 100, 200)
"""How quickly battles are played, in per cent: off, slow, normal, fast."""
FILE = "settings.ini"
SPOILT = "settings.spoilt.ini"


class Preferences(NamedTuple):
    """How the window should look, move and speak, and where the dice of new battles come from.

    This is the table of settings: each has its values and a default. The file and
    the page follow from it; the page gives each its words.
    """

    theme: Annotated[str, CHOICES] = FOLLOW
    text_size: Annotated[int, TEXT_SIZES] = 100
    reduce_motion: Annotated[bool, (False, True)] = False
    rolls: Annotated[str, POLICIES] = ASK
    draws: Annotated[str, POLICIES] = BOX
    speed: Annotated[int, SPEEDS] = 100
    language: Annotated[str, LANGUAGES] = SYSTEM


VALUES: Final[Mapping[str, tuple[Any, ...]]] = MappingProxyType(
    {name: hint.__metadata__[0] for name, hint in get_type_hints(Preferences, include_extras=True).items()}
)
"""What each setting may be."""


class Settings:
    """Reads and writes the settings file; a spoilt one is laid aside and defaults are used."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self.notice = ""
        self._lay_aside_if_spoilt()
        self._store = QSettings(str(self._path), QSettings.Format.IniFormat)
        self._preferences = self._read()

    @property
    def preferences(self) -> Preferences:
        """What is set now."""
        return self._preferences

    def keep(self, preferences: Preferences) -> None:
        """Set and write down."""
        self._preferences = preferences
        for name, value in preferences._asdict().items():
            self._store.setValue(f"appearance/{name}", _written(value))
        self._store.sync()

    def layout(self, part: str) -> QByteArray | None:
        """Give back how a part of the window stood, such as ``window`` or ``codex``."""
        value = self._store.value(f"layout/{part}")
        return value if isinstance(value, QByteArray) else None

    def keep_layout(self, part: str, state: QByteArray) -> None:
        """Write down how a part of the window stands."""
        self._store.setValue(f"layout/{part}", state)
        self._store.sync()

    def keys(self) -> dict[str, str]:
        """The keys that the player has given to commands, by the keys that they have at first."""
        text = self._store.value("keys/own", "")
        try:
            found = json.loads(text) if isinstance(text, str) and text else {}
        except ValueError:
            return {}
        if not isinstance(found, dict):
            return {}
        return {name: key for name, key in found.items() if isinstance(key, str)}

    def keep_keys(self, own: Mapping[str, str]) -> None:
        """Write down which keys the player has given to commands."""
        self._store.setValue("keys/own", json.dumps(own))
        self._store.sync()

    def second_place(self) -> Path | None:
        """The folder to which snapshots are copied as well; None if the player has named none."""
        text = self._store.value("snapshots/second", "")
        return Path(text) if isinstance(text, str) and Path(text).is_absolute() else None

    def keep_second_place(self, place: Path | None) -> None:
        """Write down to which folder snapshots are copied as well."""
        self._store.setValue("snapshots/second", "" if place is None else str(place))
        self._store.sync()

    def writable(self) -> bool:
        """Whether the last change reached the file."""
        return self._store.status() == QSettings.Status.NoError

    def _read(self) -> Preferences:
        texts = {name: self._store.value(f"appearance/{name}") for name in VALUES}
        set_ = {name: text for name, text in texts.items() if text is not None}
        found = {name: [value for value in VALUES[name] if _written(value) == text] for name, text in set_.items()}
        if all(found.values()):
            return Preferences()._replace(**{name: values[0] for name, values in found.items()})
        self.notice = QCoreApplication.translate(
            "Settings", "The settings file held something unknown; default settings are used."
        )
        return Preferences()

    def _lay_aside_if_spoilt(self) -> None:
        try:
            spoilt = self._path.is_file() and not _is_sound(self._path)
            if spoilt:
                self._path.replace(self._path.with_name(SPOILT))
        except OSError:
            spoilt = True
        if spoilt:
            self.notice = QCoreApplication.translate(
                "Settings", "The settings file could not be read; it was laid aside and default settings are used."
            )


def _written(value: object) -> str:
    """A value as the file has it."""
    return str(value).lower()


def _is_sound(path: Path) -> bool:
    """Tell text of sections and pairs from anything else: Qt itself reads nearly any bytes without complaint."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeError):
        return False
    lines = [line.strip() for line in lines if line.strip() and not line.lstrip().startswith(";")]
    plain = all("=" in line or (line.startswith("[") and line.endswith("]")) for line in lines)
    probe = QSettings(str(path), QSettings.Format.IniFormat)
    probe.allKeys()  # Qt reads a section when it is asked for
    return plain and probe.status() == QSettings.Status.NoError
