"""Starts processes that play campaigns, kills them at any moment, and tells what they had acknowledged."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from dataclasses import dataclass, field

from helpers.source import ROOT

PATIENCE = (0, 1, 2, 4, 8, 16)  # lines that are waited for; none: it may be killed while it opens the campaign
LATEST = 0.02  # seconds that it goes on after them


@dataclass
class LastWords:
    """What a killed process had said: all that was done, and what it was about to do."""

    done: list = field(default_factory=list)
    tried: dict | None = None

    def hear(self, word, facts):
        """Take in a line."""
        if word == "try":
            self.tried = facts
        elif word == "did":
            self.done.append(facts)
            self.tried = None

    def last(self, key, otherwise=None):
        """The newest acknowledged value of something."""
        return next((facts[key] for facts in reversed(self.done) if key in facts), otherwise)


class Executioner:
    """Orders processes from a server that forks them."""

    def __init__(self, server, chance):
        self._server, self._chance = server, chance

    def killed(self, mode, folder, path):
        """The words of a process that was killed while it was busy."""
        words = LastWords()
        with self.alive(mode, folder, path, words):
            for _ in range(self._chance.choice(PATIENCE)):
                words.hear(*self.line())
            time.sleep(self._chance.uniform(0, LATEST))
        return words

    @contextmanager
    def alive(self, mode, folder, path, words=None):
        """A process that lives for a while; gives its number. Then it is killed, and heard to the end."""
        order = {"mode": mode, "folder": str(folder), "path": str(path), "seed": self._chance.getrandbits(32)}
        self._server.stdin.write(json.dumps(order) + "\n")
        self._server.stdin.flush()
        pid = self.line()[1]["pid"]
        try:
            yield pid
        finally:
            os.kill(pid, signal.SIGKILL)
            while (line := self.line())[0] != "gone":
                if words is not None:
                    words.hear(*line)
        assert line[1]["code"] == -signal.SIGKILL

    def line(self):
        """The next word of the process that lives, with its facts."""
        line = self._server.stdout.readline()
        assert line, "the server has died"
        return json.loads(line)


@contextmanager
def executioner(chance):
    """An executioner with a server of its own."""
    places = os.pathsep.join(str(ROOT / folder) for folder in ("desktop", "tests"))
    server = subprocess.Popen(
        [sys.executable, "-m", "helpers.doomed"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": places},
    )
    try:
        with server.stdin, server.stdout:
            yield Executioner(server, chance)
            server.stdin.close()
    finally:
        server.kill()
        server.wait()
