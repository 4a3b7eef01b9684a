"""What a bundle starts: the program, and the workers of a forecast, as it is its own Python."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support

from horologium.cli import main

if __name__ == "__main__":
    freeze_support()  # a worker begins and ends here
    sys.exit(main())
