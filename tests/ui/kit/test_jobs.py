"""Work in the background that comes back on the GUI thread."""

from __future__ import annotations

import gc
import threading

import pytest
from PySide6.QtCore import QThread

from horologium.ui.kit.jobs import Jobs


@pytest.fixture
def jobs(qapp):
    made = Jobs()
    yield made
    made.close()


def test_a_query_runs_elsewhere_and_answers_here(jobs, qapp, qtbot):
    seen = []
    jobs.run_query(threading.get_ident, lambda worker: seen.append((worker, QThread.currentThread() is qapp.thread())))
    qtbot.waitUntil(lambda: bool(seen))
    assert seen[0][0] != threading.get_ident()
    assert seen[0][1]


def test_an_error_in_a_query_is_told_once(jobs, qtbot):
    with qtbot.waitSignal(jobs.failed) as told:
        jobs.run_query(lambda: 1 / 0, print)
    assert isinstance(told.args[0], ZeroDivisionError)


def test_jobs_run_one_after_another(jobs, qtbot):
    order = []
    for number in range(20):
        jobs.run_query(lambda number=number: number, order.append)
    qtbot.waitUntil(lambda: len(order) == 20)
    assert order == list(range(20))


def test_a_change_says_what_it_does(jobs, qtbot):
    with qtbot.waitSignal(jobs.changing) as told:
        jobs.run_change("Adding…", int, lambda _: None)
    assert told.args == ["Adding…"]


def test_closing_finishes_changes_and_drops_questions(jobs):
    gate, done = threading.Event(), []
    jobs.run_query(gate.wait, lambda _: None)
    jobs.run_query(lambda: done.append("question"), lambda _: None)
    jobs.run_change("", lambda: done.append("change"), lambda _: None)
    threading.Timer(0.05, gate.set).start()
    jobs.close()
    assert done == ["change"]


def test_garbage_is_collected_on_the_gui_thread_alone(jobs, qtbot):
    class Cycle:
        def __init__(self):
            self.me = self

        def __del__(self):
            died.append(threading.get_ident())

    died, kept = [], []
    Cycle()
    jobs.run_query(lambda: [[] for _ in range(100_000)], kept.append)
    jobs.wait()
    assert died == []
    qtbot.waitUntil(lambda: died == [threading.get_ident()])


def test_after_closing_python_collects_by_itself_again(qapp):
    made = Jobs()
    assert not gc.isenabled()
    made.close()
    assert gc.isenabled()
