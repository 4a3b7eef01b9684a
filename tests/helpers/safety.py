"""Campaigns with snapshots, clocks that are put back and forth, and faults of the disk at chosen moments."""

from __future__ import annotations

import errno
import os
import shutil
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

from helpers.frozen import freeze
from helpers.kept import BEGINNING, PACK
from horologium.store.campaign_folder import CampaignFolder


class WalkingClock:
    """A clock that stands still until it is put elsewhere."""

    def __init__(self, year=2026, month=1, day=1):
        self.at = datetime(year, month, day, tzinfo=UTC)

    def __call__(self):
        return self.at.isoformat(timespec="seconds")

    def walk(self, **by):
        self.at += timedelta(**by)


def safe_shelf(folder, clock=None, packs=None):
    return CampaignFolder(folder / "campaigns", clock or WalkingClock(), packs, keeps=True)


def rich(shelf, name="Siena"):
    """A campaign with a bit of everything, closed; gives its path and the digest of its records."""
    archive = shelf.create(name, BEGINNING, [PACK])
    freeze(archive)
    digest = archive.digest()
    archive.close()
    return archive.database.path, digest


def digest_of_file(shelf, path):
    archive = shelf.open(path, view_only=True)
    try:
        return archive.digest()
    finally:
        archive.close()


WATCHED = (
    (os, "fsync"),
    (os, "replace"),
    (os, "rename"),
    (os, "unlink"),
    (os, "link"),
    (os, "mkdir"),
    (os, "open"),
    (shutil, "copyfile"),
)


class Faulty:
    """Lets the call number ``at`` that changes a disk fail, once or from then on, and counts the calls."""

    def __init__(self, at, *, sticky=False, error=errno.ENOSPC):
        self.at, self.sticky, self.error, self.calls = at, sticky, error, 0

    def wrap(self, real):
        def call(*arguments, **options):
            self.calls += 1
            if self.calls == self.at or (self.sticky and self.calls > self.at):
                raise OSError(self.error, os.strerror(self.error))
            return real(*arguments, **options)

        return call


@contextmanager
def failing(monkeypatch, at, *, sticky=False, error=errno.ENOSPC):
    """Within this block one call to the system fails."""
    fault = Faulty(at, sticky=sticky, error=error)
    with monkeypatch.context() as patched:
        for module, name in WATCHED:
            patched.setattr(module, name, fault.wrap(getattr(module, name)))
        yield fault
