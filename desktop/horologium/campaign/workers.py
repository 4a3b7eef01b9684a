"""What every process that plays in the background owes to the one that started it."""

from __future__ import annotations

import os
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """See to it that this process ends when its parent is gone, even if that was killed: nobody would give it work."""
    Thread(target=_wait_and_end, daemon=True).start()


def _wait_and_end() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
