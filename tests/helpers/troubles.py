"""Trials on a disk that fails: fresh copies of a campaign, and what is told when something goes wrong."""

from __future__ import annotations

import random
import shutil
from contextlib import closing

from helpers.companies import new_shelf, opened
from helpers.wanderer import Wanderer
from horologium.campaign.errors import StoreError
from horologium.store import files

NAME = "Siena"
FEW = 6  # fault points of an operation that are tried on every change; before a release it is all of them


class Disk:
    """A folder with a campaign, made anew from a template for every trial."""

    def __init__(self, template, folder, flaky):
        shutil.copytree(template, folder)
        self.folder, self.flaky = folder, flaky
        self.shelf = new_shelf(folder)
        self.path = folder / "campaigns" / f"{NAME}{files.SUFFIX}"
        self.session = self.wanderer = None

    def open(self):
        self.session = opened(self.shelf, self.path)
        self.wanderer = Wanderer(self.session, random.Random(4))
        return self.session

    def digests(self):
        """All campaigns on the shelf as they are on disk, by name, and where their battles stand."""
        found = {}
        for path in sorted((self.folder / "campaigns").glob(f"*{files.SUFFIX}")):
            with closing(new_shelf(self.folder, keeps=False).open(path)) as archive:
                found[path.name] = seen(archive)
        return found


def seen(archive):
    """What is kept of a campaign, without its snapshots."""
    heads = archive.battles.heads()
    states = tuple((step.seq, step.state) for step in archive.steps())
    return archive.digest(), states, tuple((head.id, head.answers) for head in heads)


class Settled:
    """A session without a disk that fails."""

    def __init__(self, session):
        self.session = session


class Trials:
    """Tries an operation at every point at which the disk can fail."""

    def __init__(self, templates, place, flaky):
        self.templates, self.place, self.flaky = templates, place, flaky
        self.number = self.faults = 0
        self.told = []

    def disk(self, template):
        self.number += 1
        return Disk(self.templates / template, self.place / f"trial {self.number}", self.flaky)

    def points(self, whole, count):
        """All points, or a few that lie apart, the last one among them."""
        return range(1, count + 1) if whole else sorted({count - (count * n) // FEW for n in range(FEW)} - {0})

    def check(self, report, name):
        """Some faults were told, each in a line that names the file."""
        report(name, f"{self.faults} faults, {len(self.told)} told")
        assert self.told
        assert [words for words in self.told if str(self.place) not in words or "\n" in words] == []

    def run(self, act, disk, at, sticky):
        """Do it on a disk that fails; gives the error that was told, if any."""
        self.flaky.trouble(at, sticky=sticky)
        try:
            act(disk)
        except StoreError as error:
            self.told.append(str(error))
            return error
        finally:
            self.faults += bool(self.flaky.fired)
        return None
