"""Which lessons somebody has had, kept in the data folder."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

FILE = "lessons.json"


class Progress:
    """The lessons that were told, by mission. What cannot be read counts as nothing; what cannot be kept is let go."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / FILE

    def had(self, mission: str) -> set[str]:
        """Give the lessons of a mission that were told."""
        found = self._read().get(mission, [])
        return {lesson for lesson in found if isinstance(lesson, str)} if isinstance(found, list) else set()

    def keep(self, mission: str, lessons: Iterable[str]) -> None:
        """Write down which lessons of a mission were told."""
        kept = {**self._read(), mission: sorted(lessons)}
        beside = self._file.with_suffix(".new")
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(json.dumps(kept, indent=1), encoding="utf-8")
            beside.replace(self._file)
        except OSError:  # lessons come again then, which hurts nobody
            return

    def _read(self) -> dict[str, object]:
        try:
            found = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}
