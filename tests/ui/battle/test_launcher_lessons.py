"""Learning to play: one course begins at once, of several somebody chooses by mouse or key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from horologium import paths
from horologium.ui.kit.ask_dialog import AskDialog


@pytest.fixture
def still(builder, monkeypatch):
    """A window without motion, with the lessons that come with the program."""
    monkeypatch.setattr(builder.main.launcher, "_lessons", paths.resources() / "tutorial")
    builder.main.look.apply(builder.main.look.preferences._replace(reduce_motion=True))
    return builder


@pytest.fixture
def learn(still):
    """Ask for the lessons; gives the dialog that opens, if one does."""

    def ask():
        still.main.learn_to_play()
        still.settle()
        return still.main.dialog

    return ask


def mission(builder):
    presenter = builder.main.launcher.presenter
    return None if presenter is None else f"{presenter.session.battle.pack}/{presenter.session.battle.mission}"


def only_one(builder):
    launcher = builder.main.launcher
    key, course = list(launcher.courses().items())[-1]
    launcher.courses = lambda: {key: course}
    return key


def test_of_several_courses_a_dialog_asks_which(still, learn):
    dialog = learn()
    assert isinstance(dialog, AskDialog)
    assert dialog.field.count() == len(still.main.launcher.courses()) > 1
    assert mission(still) is None


def test_each_line_names_the_game_and_its_mission(still, learn):
    rows = {row.key: row for row in still.main.launcher.catalogue.rows()}
    field = learn().field
    told = [field.item(place).text() for place in range(field.count())]
    assert told == [f"{rows[key].game}: {rows[key].title}" for key in still.main.launcher.courses()]


def test_the_chosen_course_begins(still, learn):
    dialog = learn()
    dialog.field.setCurrentRow(1)
    dialog.go.click()
    still.settle()
    assert mission(still) == list(still.main.launcher.courses())[1]
    assert still.main.launcher.tutor is not None


def test_a_course_is_chosen_by_keys_alone(still, learn):
    dialog = learn()
    QTest.keyClick(dialog.field, Qt.Key.Key_Down)
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    still.settle()
    assert mission(still) == list(still.main.launcher.courses())[1]


def test_escape_begins_none(still, learn):
    dialog = learn()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    still.settle()
    assert mission(still) is None


def test_a_single_course_begins_at_once(still, learn):
    key = only_one(still)
    assert learn() is None
    assert mission(still) == key


def test_courses_of_packs_that_are_gone_are_not_offered(still, learn, monkeypatch):
    launcher = still.main.launcher
    kept = [row for row in launcher.catalogue.rows() if row.key != next(iter(launcher.courses()))]
    monkeypatch.setattr(launcher.catalogue, "rows", lambda: kept)
    assert learn() is None
    assert mission(still) == list(launcher.courses())[1]
