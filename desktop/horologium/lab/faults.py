"""What went wrong when a rule or a bot failed, in one line."""

from __future__ import annotations

import traceback
from pathlib import Path

from horologium.engine.core.errors import EngineError


def fault_words(error: Exception) -> str:
    """What went wrong in one line, and where."""
    if isinstance(error, EngineError):
        return str(error)
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"
