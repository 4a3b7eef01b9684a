"""R4: whoever comes second is told who holds the campaign, may look at it, and writes nothing."""

from __future__ import annotations

import json
import os
import platform
import random
from contextlib import closing

import pytest

from helpers.companies import founded, new_shelf, opened, path_of, session_of
from helpers.executioner import LastWords, executioner
from helpers.figures import figures
from helpers.wanderer import Wanderer
from horologium.campaign.errors import ReadOnly
from horologium.campaign.ops.notes import AddNote
from horologium.store import files

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked here")

DEAD = 2**22 + 1  # no system gives such a number


class Meeting:
    """Two instances meet at one campaign, in one of several ways."""

    def __init__(self, folder, killer, chance):
        self.folder, self.killer, self.chance = folder, killer, chance
        self.shelf = new_shelf(folder)
        session = founded(self.shelf)
        Wanderer(session, chance).go_on()
        self.path = path_of(session)
        session.close()

    def held(self):
        """The first holds it and rests: the second sees all of it, and leaves no trace."""
        words = LastWords()
        with self.killer.alive("hold", self.folder, self.path) as pid:
            while (line := self.killer.line())[0] != "did":
                pass
            words.hear(*line)
            before = everything(self.folder)
            self.look(pid, words.last("digest"))
            assert everything(self.folder) == before
        self.first_again(words.last("digest"))

    def busy(self):
        """The first plays on: the second sees a moment of it, whole."""
        with self.killer.alive("play", self.folder, self.path) as pid:
            while self.killer.line()[0] != "ready":
                pass
            self.look(pid)
        self.first_again()

    def stale(self):
        """A signature was left by a process that is dead."""
        self.sign(DEAD)
        self.first_again()

    def reused(self):
        """A signature was left, and its number belongs to somebody else by now."""
        self.sign(os.getppid())
        self.first_again()

    def look(self, pid, digest=None):
        with closing(session_of(self.shelf.open(self.path))) as seen:
            assert f"process {pid} on {platform.node()}" in seen.archive.read_only
            assert digest in (None, seen.archive.digest())
            assert seen.archive.digest()
            with pytest.raises(ReadOnly, match=f"process {pid}"):
                seen.do(AddNote("Intruder"))
            with pytest.raises(ReadOnly):
                seen.archive.battles.finish("battle-1", "won", won=True)

    def first_again(self, digest=None):
        """Nobody holds it any more: the next one may write at once, and finds nothing of the second."""
        with closing(opened(self.shelf, self.path)) as session:
            assert session.archive.read_only == ""
            assert digest in (None, session.archive.digest())
            assert session.archive.chronicle("Intruder").total == 0
            session.do(AddNote("Me"))

    def sign(self, pid):
        owner = {"pid": pid, "host": platform.node(), "since": "2026-01-01T00:00:00+00:00"}
        files.lock(self.path).write_text(json.dumps(owner))


def everything(folder):
    return {path: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@figures("meetings", 20, 200)
def test_two_instances_never_fight(tmp_path, meetings, report):
    chance = random.Random(meetings)
    with executioner(chance) as killer:
        meeting = Meeting(tmp_path, killer, chance)
        ways = [meeting.held, meeting.busy, meeting.stale, meeting.reused]
        for number in range(meetings):
            ways[number % len(ways)]()
    report("meetings", meetings)
