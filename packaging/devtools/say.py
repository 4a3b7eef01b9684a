"""How dev.py speaks: short lines on standard error, so that standard output belongs to the program."""

from __future__ import annotations

import sys


class Stop(Exception):  # it ends a verb, it is not a fault of ours
    """Ends dev.py with one sentence and an exit code."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        super().__init__(sentence)
        self.code = code


def say(line: str) -> None:
    """Tell the developer what is being done."""
    sys.stderr.write(f"dev: {line}\n")
    sys.stderr.flush()
