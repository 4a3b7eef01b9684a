"""The forecast on the briefing: asked for, shown as it comes, cancelled, and forgotten with the party."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor, Executor, Future

import pytest
from PySide6.QtCore import QCoreApplication

from horologium.campaign.affairs import active
from horologium.campaign.forecast import Fate, order
from horologium.campaign.ops.story import ChooseWay
from horologium.ui.camp.story.forecast import FateBar, ForecastPanel, MissionForecaster


class Hands(Executor):
    """Workers that do what the test says, when it says so."""

    def __init__(self):
        self.futures: list[Future] = []
        self.closed = False

    def submit(self, _work, _order, numbers):
        self.futures.append(Future())
        self.futures[-1].numbers = numbers
        return self.futures[-1]

    def finish(self, count, fate):
        for future in [each for each in self.futures if not each.done()][:count]:
            future.set_result([fate] * len(future.numbers))

    def shutdown(self, wait=True, *, cancel_futures=False):
        self.closed = True


@pytest.fixture
def hands():
    return Hands()


@pytest.fixture
def forecaster(qapp, hands):
    return MissionForecaster(lambda: hands, runs=20)


@pytest.fixture
def panel(camp, theme, qtbot, forecaster):
    camp.do(ChooseWay(1))
    made = ForecastPanel(theme, camp.session, forecaster)
    qtbot.addWidget(made)
    made.resize(700, 300)
    made.show()
    made.show_party(tuple(hero.id for hero in active(camp.session.books)), "")
    return made


def fates(panel, down=False):
    hero = panel._party[0]
    return Fate(not down, "goal", (hero,) * down, (), 12)


def test_nothing_is_fought_before_somebody_asks(panel, hands):
    assert hands.futures == []
    assert (panel.button.text(), panel.chance.isVisible()) == ("Fo&recast", False)


def test_results_are_shown_as_they_come(panel, hands, forecaster):
    panel.button.click()
    hands.finish(2, fates(panel))
    forecaster._look()
    assert (panel.progress.isVisible(), panel.progress.value(), panel.chance.isVisible()) == (True, 10, True)


def test_at_the_end_the_heroes_stand_below_the_chance(panel, hands, forecaster):
    panel.button.click()
    hands.finish(2, fates(panel, down=True))
    hands.finish(9, fates(panel))
    forecaster._look()
    QCoreApplication.processEvents()
    rows = [row for row in panel.findChildren(FateBar) if row.isVisible()]
    assert (len(rows), rows[0].words) == (4, "down 50 %, injured < 1 %")
    assert (hands.closed, forecaster.is_running, panel.button.text()) == (True, False, "Fo&recast again")


def test_cancel_keeps_what_was_found(panel, hands, forecaster):
    panel.button.click()
    hands.finish(1, fates(panel))
    forecaster._look()
    panel.button.click()
    assert (forecaster.is_running, forecaster.outlook.runs, hands.closed) == (False, 5, True)


def test_another_party_is_another_question(panel, hands, forecaster):
    panel.button.click()
    hands.finish(9, fates(panel))
    forecaster._look()
    panel.show_party(panel._party[:3], "")
    assert (forecaster.outlook.runs, panel.chance.isVisible()) == (0, False)


def test_the_same_party_is_remembered_when_the_page_is_drawn_again(panel, hands, forecaster, camp, theme, qtbot):
    panel.button.click()
    hands.finish(9, fates(panel))
    forecaster._look()
    again = ForecastPanel(theme, camp.session, forecaster)
    qtbot.addWidget(again)
    again.show_party(panel._party, "")
    assert (forecaster.outlook.runs, again.button.text()) == (20, "Fo&recast again")


def test_a_party_that_cannot_go_says_why(panel):
    panel.show_party((), "nobody was chosen")
    assert (panel.button.isEnabled(), panel.button.accessibleDescription()) == (False, "nobody was chosen")


def test_a_worker_that_dies_is_told_and_nothing_is_left(panel, hands, forecaster):
    panel.button.click()
    hands.futures[0].set_exception(RuntimeError("no memory"))
    forecaster._look()
    assert panel.note.text() == "The forecast broke off (no memory): try again."
    assert (forecaster.order, forecaster.is_running) == (None, False)


def test_processes_of_their_own_fight_the_battles(camp, qtbot):
    camp.do(ChooseWay(1))
    forecaster = MissionForecaster(runs=4)
    forecaster.start(order(camp.session, [hero.id for hero in active(camp.session.books)]))
    qtbot.waitUntil(lambda: not forecaster.is_running, timeout=60_000)
    assert forecaster.outlook.runs == 4


def test_a_worker_that_the_system_ends_is_told_in_our_own_words(panel, hands, forecaster):
    panel.button.click()
    hands.futures[0].set_exception(BrokenExecutor("A child process terminated abruptly"))
    forecaster._look()
    assert panel.note.text() == "The forecast broke off (the system has ended a process that played): try again."
