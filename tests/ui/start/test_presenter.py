"""The shelf joined to the start screen, without a window."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Signal

from horologium.ui.start.packs import PackShelfRow
from horologium.ui.start.presenter import StartPresenter


class FakePage(QObject):
    reasons_requested = Signal(str)

    def __init__(self):
        super().__init__()
        self.rows = []

    def show_packs(self, rows):
        self.rows = rows


class Now:
    """Jobs that are done at once."""

    def run_query(self, work, done):
        done(work())

    def run_change(self, label, work, done):
        done(work())


@pytest.fixture
def page():
    return FakePage()


@pytest.fixture
def presenter(page, shelf):
    return StartPresenter(page, shelf, Now())


def test_the_shelf_is_shown(presenter, page):
    presenter.refresh()
    assert [row.name for row in page.rows] == ["The Ford"]


def test_a_good_pack_is_added_and_shown(presenter, page, qtbot):
    with qtbot.waitSignal(presenter.said) as told:
        presenter.add_pack(Path("good"))
    assert told.args == ["good is on your shelf now."]
    assert [row.name for row in page.rows] == ["The Ford", "good"]


def test_a_bad_pack_is_told_with_its_problems(presenter, qtbot):
    with qtbot.waitSignal(presenter.problems_found) as told:
        presenter.add_pack(Path("bad"))
    assert told.args == ["bad", ["pack.toml:1: is empty - write something"]]


def test_a_full_disk_is_told_like_a_problem(presenter, shelf, qtbot, monkeypatch):
    def full(path):
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(shelf, "add", full)
    with qtbot.waitSignal(presenter.problems_found) as told:
        presenter.add_pack(Path("good"))
    assert told.args[1] == ["good: No space left on device"]


def test_the_reasons_of_a_refused_pack_can_be_asked_for(presenter, page, shelf, qtbot):
    shelf.kept.append(PackShelfRow("x", "broken", "Refused", "", ("why",)))
    presenter.refresh()
    with qtbot.waitSignal(presenter.problems_found) as told:
        page.reasons_requested.emit("x")
    assert told.args == ["broken", ["why"]]
