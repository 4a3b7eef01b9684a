"""Where packs of imported campaigns go. By itself, so that nobody loads the whole store to name a folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from horologium.content.packs import Pack, Refused


@dataclass(frozen=True, slots=True)
class PackFolder:
    """Where packs of imported campaigns go, how one is read, and which are there already."""

    folder: Path
    load: Callable[[Path], Pack | Refused]
    there: Callable[[], Mapping[str, Pack]]
