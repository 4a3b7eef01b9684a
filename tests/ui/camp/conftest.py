"""Campaigns for tests: a window with a real office on the test's own folder, and a company that was just founded."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from helpers.companies import new_shelf, pack
from helpers.rehearsal_walk import PLAN, walk
from helpers.shipped import library
from horologium import paths
from horologium.campaign.founding import Founder, Plan, Recruit
from horologium.campaign.office import Office
from horologium.campaign.records import MemberRecord
from horologium.engine.rulesets import RULESETS
from horologium.store.campaign_folder import SystemClock
from horologium.ui.camp.open_campaign import OpenCampaign
from horologium.ui.window.builder import WindowBuilder, WindowFolders

HEROES = ("valerio", "sofia", "rebecca", "vincenzo")


def plan(name="The Swan", **chosen):
    """Four heroes of two players, at the beginning of the story."""
    players = (Founder("Ada", "red"), Founder("Ben", "blue"))
    heroes = tuple(Recruit(card, player=place % 2) for place, card in enumerate(HEROES))
    return Plan(name, "the-rehearsal", players, heroes, **{"seed": 7, **chosen})


@pytest.fixture
def office(tmp_path):
    """Where campaigns are kept: made anew each time, as if the program was started again."""
    return lambda: Office(new_shelf(tmp_path), library(), RULESETS, SystemClock())


@pytest.fixture
def camp(qapp, office):
    """A campaign at its first scene, without a window."""
    made = OpenCampaign(office)
    assert made.found(pack(), plan())
    yield made
    made.close()


@pytest.fixture(scope="session")
def sample_folder(tmp_path_factory):
    """The sample campaign on disk, made once."""
    folder = tmp_path_factory.mktemp("sample")
    camp = OpenCampaign(lambda: Office(new_shelf(folder), library(), RULESETS, SystemClock()))
    assert camp.found(pack(), PLAN)
    walk(camp.session)
    camp.close()
    return folder


@pytest.fixture
def rich(qapp, tmp_path, office, sample_folder):
    """A company some weeks on its way, without a window."""
    shutil.copytree(sample_folder, tmp_path, dirs_exist_ok=True)
    made = OpenCampaign(office)
    assert made.open(made.cards()[0].path)
    yield made
    made.close()


@pytest.fixture
def heroes(rich):
    """The heroes of that company by name."""
    return {hero.name: hero.id for hero in rich.session.books.all(MemberRecord)}


@pytest.fixture
def open_window(qapp, tmp_path, shelf, resources, office):
    """Open a furnished window without motion, as often as it is wanted."""
    made = []

    def open_():
        builder = WindowBuilder(qapp, WindowFolders(tmp_path, resources, paths.campaigns()), shelf, list, office)
        builder.furnish()
        builder.window.show()
        builder.main.look.apply(builder.main.look.preferences._replace(reduce_motion=True))
        builder.settle()
        made.append(builder)
        return builder

    yield open_
    for builder in made:
        builder.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(open_window):
    """One such window."""
    return open_window()


@pytest.fixture
def camp_plan():
    """A pack, and a plan to found a campaign with it."""
    return pack(), plan()
