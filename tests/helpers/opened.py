"""A file that sees who opens it, Qt included, which no audit hook of Python hears: by inotify, where there is one."""

from __future__ import annotations

import ctypes
import os
import sys

import pytest
from PySide6.QtGui import QImage

OPENED = 0x20  # IN_OPEN


class Bait:
    """A picture in a folder of its own, and whether it was opened since it was asked last."""

    def __init__(self, folder):
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / "bait.png"
        image = QImage(8, 8, QImage.Format.Format_RGB32)
        image.fill(0xFF00FF)
        assert image.save(str(self.path))
        if not sys.platform.startswith("linux"):
            pytest.skip("only Linux tells who opens a file")
        system = ctypes.CDLL(None)
        self._watch = system.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
        assert system.inotify_add_watch(self._watch, os.fsencode(folder), OPENED) >= 0

    @property
    def taken(self):
        """Whether somebody opened it."""
        try:
            return bool(os.read(self._watch, 65_536))
        except BlockingIOError:
            return False

    def close(self):
        """Look no longer."""
        os.close(self._watch)

    @property
    def addresses(self):
        """Ways to write where it lies; the last one counts from its folder."""
        return (str(self.path), self.path.as_uri(), self.path.name)
