"""Processes that make a campaign of one name at the same moment: each has its own, and nothing is lost."""

from __future__ import annotations

import multiprocessing
import os
from contextlib import closing

import pytest

from helpers.figures import figures
from helpers.kept import ADA, AT, CHARTER, PACK, STANDING
from horologium.campaign.records import MemberRecord
from horologium.store import archive, database, imports
from horologium.store.campaign_folder import CampaignFolder

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are forked here")

RACERS = 3
LOADED = (archive, database, imports)  # before the forks, so that the racers start together


def shelf_in(folder):
    return CampaignFolder(folder / "campaigns", now=lambda: AT)


def hero(number):
    return MemberRecord(ADA.id, ADA.card, f"Racer {number}")


def found(folder, number):
    shelf_in(folder).create("Siena", (CHARTER, STANDING, hero(number)), [PACK]).close()


def take_in(folder, number):
    shelf_in(folder).take_in(folder / f"{number}.horologium-campaign")


def exported(folder):
    """What the racers take in: a campaign each, all of one name."""
    for number in range(RACERS):
        shelf = CampaignFolder(folder / f"from {number}", now=lambda: AT)
        with closing(shelf.create("Siena", (CHARTER, STANDING, hero(number)), [PACK])) as made:
            shelf.export(made.path, folder / f"{number}.horologium-campaign", [])


def race(folder, act):
    """All at once, each in a process of its own."""
    forks = multiprocessing.get_context("fork")
    start = forks.Barrier(RACERS)

    def run(number):
        start.wait()
        act(folder, number)

    racers = [forks.Process(target=run, args=(number,)) for number in range(RACERS)]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    assert [racer.exitcode for racer in racers] == [0] * RACERS


@pytest.mark.parametrize("act", [found, take_in])
@figures("races", 12, 200)
def test_processes_that_make_one_name_at_once_have_a_campaign_each(tmp_path, act, races):
    for number in range(races):
        folder = tmp_path / str(number)
        folder.mkdir()
        if act is take_in:
            exported(folder)
        race(folder, act)
        heroes = sorted(hero for card in shelf_in(folder).cards() for hero in card.heroes)
        assert heroes == [f"Racer {number}" for number in range(RACERS)]
