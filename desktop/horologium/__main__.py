"""``python -m horologium`` does what the ``horologium`` command does."""

from __future__ import annotations

import sys

from horologium.cli import main

if __name__ == "__main__":
    if getattr(sys, "frozen", False):  # the program is its own Python: workers of a forecast begin here too
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
