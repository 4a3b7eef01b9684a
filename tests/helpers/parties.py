"""The companies that the lab weighs missions with, as campaigns of bots bring them.

``python3 packaging/dev.py playthroughs companies`` records them anew.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from itertools import groupby

from helpers.source import ROOT
from horologium import paths
from horologium.lab import companies
from horologium.lab.bot_campaigns import Journey
from horologium.lab.packs import load

SEED = 1509


@dataclass(frozen=True)
class Pool:
    """The companies of one pack: from so many campaigns of each plot."""

    pack: str
    campaigns: int

    @property
    def path(self):
        """Where they are kept."""
        return ROOT / companies.FOLDER / f"{self.pack}.json"

    def text(self):
        """The file, made anew."""
        return companies.text_of(companies.record(load(self.origin), self.campaigns, SEED), SEED)

    @property
    def origin(self):
        """Where the pack lies."""
        return paths.campaigns() / self.pack


POOLS = [Pool("the-hollow-hour", 25)]


@cache
def kept(pool):
    """All companies of a pool, in their order."""
    return [company for row in companies.read(pool.path).values() for company in row]


def again(pool, campaign):
    """The companies of one campaign, played once more."""
    plot = next(company.plot for company in kept(pool) if company.campaign == campaign)
    return companies.companies_of(Journey(pool.origin, plot, campaign, SEED, "normal"))


def by_campaign(pool):
    """What is kept of each campaign."""
    ordered = sorted(kept(pool), key=lambda each: each.campaign)
    return {number: [*found] for number, found in groupby(ordered, key=lambda each: each.campaign)}


def write_all():
    """Play all campaigns anew, and say which pools changed."""
    for pool in POOLS:
        pool.path.parent.mkdir(exist_ok=True)
        before = pool.path.read_text("utf-8") if pool.path.exists() else ""
        text = pool.text()
        pool.path.write_bytes(text.encode())
        sys.stdout.write(f"{'unchanged' if text == before else 'written  '} the companies of {pool.pack}\n")


if __name__ == "__main__":
    write_all()
