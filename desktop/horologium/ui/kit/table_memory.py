"""How a table stood when it was last seen: columns, their order and width, the way it was sorted and filtered.

Columns are known by name: what Qt keeps of its header counts them, and would be wrong when one comes or goes.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QByteArray

from horologium.engine.core.errors import BadData

if TYPE_CHECKING:
    from horologium.ui.settings.preferences import Settings


class Memory(Protocol):
    """Where small states of the window are kept, by name."""

    def recall(self, part: str) -> str:
        """What was kept, or nothing."""
        ...

    def keep(self, part: str, state: str) -> None:
        """Keep a state instead of the one before."""
        ...


class ShortMemory:
    """Forgets everything with the window."""

    def __init__(self) -> None:
        self._kept: dict[str, str] = {}

    def recall(self, part: str) -> str:
        """What was kept since the window was opened."""
        return self._kept.get(part, "")

    def keep(self, part: str, state: str) -> None:
        """Keep a state while the window is open."""
        self._kept[part] = state


class SettingsMemory:
    """Keeps states in the settings file."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def recall(self, part: str) -> str:
        """What the file says; a state that is no text is none."""
        kept = self._settings.layout(part)
        return "" if kept is None else bytes(kept.data()).decode("utf-8", "replace")

    def keep(self, part: str, state: str) -> None:
        """Write a state down, if it is another one."""
        if state != self.recall(part):
            self._settings.keep_layout(part, QByteArray(state.encode()))


@dataclass(frozen=True, slots=True)
class SeenColumn:
    """A column as it stood."""

    id: str
    width: int
    shown: bool


@dataclass(frozen=True, slots=True)
class TableState:
    """How a table stood; columns in the order in which they were seen."""

    columns: tuple[SeenColumn, ...] = ()
    by: str = ""
    down: bool = False
    only: tuple[tuple[str, str], ...] = ()

    def as_text(self) -> str:
        """The state as it is kept."""
        return json.dumps(asdict(self), ensure_ascii=False)


def read_state(text: str) -> TableState:
    """A state from its text; one that cannot be read is forgotten, for it is worth no complaint."""
    if not text:
        return TableState()
    from horologium.engine.core.shapes import shape_of  # noqa: PLC0415 - only who kept a state pays for reading it

    try:
        state: TableState = shape_of(TableState).load(json.loads(text), "table")
    except (BadData, ValueError, RecursionError):
        return TableState()
    return state
