#!/usr/bin/env python3
"""Plays the recorded games anew and writes them to tests/engine/playthroughs; by name, other recordings instead.

To be run in the project's environment when rules changed on purpose; the difference shows what changed in play.
"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main() -> None:
    """Hand over to the module that the tests use as well."""
    sys.path[:0] = [str(ROOT / folder) for folder in ("tests", "desktop", "packaging")]
    for name in sys.argv[1:] or ["playthroughs"]:
        sys.argv[1:] = []
        runpy.run_module(f"helpers.{name}", run_name="__main__")


if __name__ == "__main__":
    main()
