"""Small labs of the pack *Rehearsal*, right here in one process."""

from __future__ import annotations

from functools import cache

from horologium import paths
from horologium.lab import main
from horologium.lab.batches import Batch, Cell
from horologium.lab.main import Wishes
from horologium.lab.packs import load

MISSION = "the-millers-debt"
ORIGIN = paths.campaigns() / "rehearsal"


@cache
def rehearsal():
    """The pack, as the lab reads it."""
    return load(ORIGIN)


def lab(**wishes):
    """A lab of five games of one mission, unless something else is wished; gives its exit code."""
    usual = {"pack": "rehearsal", "missions": [MISSION], "heroes": [2], "runs": 5, "jobs": 1}
    return main.main(Wishes(**{**usual, **wishes}))


def batch(mission=MISSION, heroes=2, difficulty="normal", first=0, last=5, seed=7, story=None):
    """Some games of one row of the table."""
    return Batch(ORIGIN, Cell(mission, heroes, difficulty), first, last, seed, story)
