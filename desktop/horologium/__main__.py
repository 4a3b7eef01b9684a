"""``python -m horologium`` does what the ``horologium`` command does."""

from __future__ import annotations

import sys

from horologium.cli import main

if __name__ == "__main__":
    sys.exit(main())
