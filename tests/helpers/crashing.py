"""The program in a process of its own that comes to a bad end: ``python -m helpers.crashing DATA CAMPAIGN HOW``."""

from __future__ import annotations

import faulthandler
import os
import random
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer

from helpers.companies import new_shelf, opened
from helpers.wanderer import Wanderer
from horologium import app


def play(campaign):
    """Begin a mission and answer a little; says how many answers were given."""
    session = opened(new_shelf(campaign.parents[1]), campaign)
    wanderer = Wanderer(session, random.Random(3))
    while session.books.standing.stage != "battle" or len(wanderer.kept().table.log) < 5:
        wanderer.go_on()
    sys.stdout.write(f"{len(wanderer.kept().table.log)}\n")
    sys.stdout.flush()
    return session  # it is open while the program ends


def fail():
    raise RuntimeError("the first thing that went wrong")


ENDS = {
    "segv": faulthandler._sigsegv,
    "term": lambda: os.kill(os.getpid(), signal.SIGTERM),
    "int": lambda: os.kill(os.getpid(), signal.SIGINT),
    "kill": lambda: os.kill(os.getpid(), signal.SIGKILL),
    "quit": QCoreApplication.quit,
}


def main(data, campaign, how):
    held = []
    build = app._builder

    def build_window(*args):
        held.append(play(campaign))
        if how == "start":
            fail()
        builder = build(*args)
        builder.furnished.connect(lambda: QTimer.singleShot(0, ENDS[how]))
        return builder

    app._builder = build_window
    return app.run(data)


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]))
