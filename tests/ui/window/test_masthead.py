"""Work in the background in the status line."""

from __future__ import annotations

import threading

import pytest

from horologium.campaign.progress import Cancelled, advance
from horologium.ui.kit.jobs import Jobs
from horologium.ui.window.masthead import BusyBar


@pytest.fixture
def jobs(qapp):
    made = Jobs()
    yield made
    made.close()


@pytest.fixture
def bar(jobs, qtbot):
    made = BusyBar()
    qtbot.addWidget(made)
    jobs.began.connect(made.watch)
    return made


def test_work_that_is_soon_done_shows_no_bar(bar, jobs, qtbot):
    done = []
    jobs.run_change("Exporting…", lambda: 1, done.append)
    qtbot.waitUntil(lambda: bool(done))
    qtbot.wait(350)
    assert not bar.isVisible()


def test_long_work_shows_how_far_it_is_and_goes_away_at_the_end(bar, jobs, qtbot):
    gate, done = threading.Event(), []

    def work():
        advance(3, 10)
        gate.wait()

    jobs.run_change("Exporting…", work, done.append)
    qtbot.waitUntil(bar.isVisible)
    assert (bar.words.text(), bar.bar.value(), bar.bar.maximum()) == ("Exporting…", 3, 10)
    gate.set()
    qtbot.waitUntil(lambda: bool(done) and not bar.isVisible())


def test_work_that_does_not_tell_how_far_it_is_cannot_be_cancelled(bar, jobs, qtbot):
    gate = threading.Event()
    jobs.run_change("Adding…", gate.wait, lambda _: None)
    qtbot.waitUntil(bar.isVisible)
    hidden = bar.cancel.isHidden()
    gate.set()
    assert (hidden, bar.bar.maximum()) == (True, 0)


def test_cancelled_work_is_left_off(bar, jobs, qtbot):
    gate, told = threading.Event(), []

    def work():
        try:
            advance(0, 2)
            gate.wait()
            advance(1, 2)
        except Cancelled as error:
            return str(error)

    jobs.run_change("Exporting…", work, told.append)
    qtbot.waitUntil(lambda: not bar.cancel.isHidden())
    bar.cancel.click()
    gate.set()
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["It was cancelled: nothing was written"]
