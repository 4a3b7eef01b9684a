"""Battles for tests: a session at a table of a shipped mission, and a page that shows it without motion."""

from __future__ import annotations

import pytest

from horologium import paths
from horologium.ui.battle.missions import MissionShelf, holders
from horologium.ui.battle.page import BattlePage
from horologium.ui.battle.presenter import BattlePresenter
from horologium.ui.battle.saved_battles import OpenBattle
from horologium.ui.battle.seating import BOX, Dice, SeatedPlayer, Seating
from horologium.ui.battle.session import BattleSession

FORD = "demo/the-mill-race"
BY_THE_BOX = Dice(BOX, BOX)
TOLL = "rehearsal/a-toll-on-the-road"


@pytest.fixture(scope="session")
def catalogue():
    return MissionShelf([paths.campaigns()])


@pytest.fixture
def make_session(qapp, catalogue):
    """Sit down at a mission, or at a table that is given: one person holds everything unless players are named."""
    made = []

    def make(mission=FORD, players=None, dice=BY_THE_BOX, keeper=None, seed=7, table=None):
        table = table or catalogue.table(mission)
        everything = tuple(holder.key for holder in holders(table))
        seating = Seating(players or (SeatedPlayer("one", "Ada", holds=everything),), seed, dice)
        session = BattleSession(OpenBattle(table, seating, "A test"), keeper)
        session.start()
        made.append(session)
        return session

    return make


@pytest.fixture
def open_battle(qtbot, theme, make_session):
    """Show a session on a page, without motion; at the end nothing is thought about any more."""
    opened = []

    def open_(session=None, **wishes):
        page = BattlePage(theme)
        qtbot.addWidget(page)
        page.resize(1200, 760)
        presenter = BattlePresenter(page, session or make_session(**wishes), speed=0)
        page.show()
        presenter.open()
        opened.append(presenter)
        return presenter

    yield open_
    for presenter in opened:
        presenter.close()
