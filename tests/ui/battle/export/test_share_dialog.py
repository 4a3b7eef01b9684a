"""Pictures of a replay: made step by step, written as a whole or not at all."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QImageReader

from horologium.ui.battle.export.share_dialog import BY_HAND, LATEST, Exporter, ShareDialog, chosen
from horologium.ui.battle.history import Landmark, landmarks
from horologium.ui.kit.jobs import Jobs


@pytest.fixture
def jobs(qapp):
    made = Jobs()
    yield made
    made.close()


@pytest.fixture
def session(make_session):
    made = make_session()
    made.play_on("one", "bot:random")
    while made.advance():
        pass
    return made


@pytest.fixture
def exporter(session, theme, jobs):
    return Exporter(session, theme, jobs)


def test_a_film_shows_the_motion_between_the_moments(exporter, qtbot, tmp_path):
    with qtbot.waitSignal(exporter.finished, timeout=60_000) as told:
        exporter.film(tmp_path / "battle.gif", 0, 6, 200)
    reader = QImageReader(told.args[0])
    assert (reader.canRead(), reader.supportsAnimation(), reader.imageCount() > 3) == (True, True, True)
    assert [file.name for file in tmp_path.iterdir()] == ["battle.gif"]


def test_a_strip_is_one_picture(exporter, session, qtbot, tmp_path):
    marks = landmarks(session.lines(), session.table.written)
    with qtbot.waitSignal(exporter.finished, timeout=60_000):
        exporter.strip(tmp_path / "battle.png", 0, len(session.table.log), 160, marks)
    picture = QImage(str(tmp_path / "battle.png"))
    assert picture.width() > 3 * 160


def test_what_is_cancelled_leaves_nothing(exporter, qtbot, tmp_path):
    exporter.film(tmp_path / "battle.gif", 0, 20, 160)
    with qtbot.waitSignal(exporter.progressed, timeout=20_000):
        pass
    exporter.cancel()
    qtbot.wait(50)
    assert (exporter.busy, list(tmp_path.iterdir())) == (False, [])


def test_a_place_that_cannot_be_written_is_told(exporter, qtbot, tmp_path):
    (tmp_path / "full").write_text("", encoding="utf-8")
    with qtbot.waitSignal(exporter.failed, timeout=60_000) as told:
        exporter.film(tmp_path / "full" / "battle.gif", 0, 2, 120)
    assert told.args[0]


def test_exporting_leaves_the_session_where_it_was(exporter, session, qtbot, tmp_path):
    digest, at = session.table.digest(), session.looking_at
    with qtbot.waitSignal(exporter.finished, timeout=60_000):
        exporter.film(tmp_path / "battle.gif", 2, 5, 120)
    assert (session.table.digest(), session.looking_at) == (digest, at)


@pytest.mark.parametrize(
    ("first", "last", "marks", "expected"),
    [
        (0, 3, [], [0, 1, 2, 3]),
        (5, 5, [], [5]),
        (0, 50, range(2, 50, 4), [0, 2, 6, 10, 14, 18, 22, 26, 30, 34, 42, 50]),
    ],
)
def test_a_strip_has_both_ends_and_what_is_worth_it(first, last, marks, expected):
    found = chosen(first, last, [Landmark(mark, "turn", "") for mark in marks])
    assert (found[0], found[-1], len(found)) == (expected[0], expected[-1], len(expected))
    assert found == sorted(set(found))


def test_deaths_are_always_in_the_strip():
    marks = [Landmark(answers, "turn", "") for answers in range(1, 90)] + [Landmark(77, "death", "")]
    assert 77 in chosen(0, 100, marks)


@pytest.fixture
def dialog(theme, exporter, session, qtbot):
    marks = landmarks(session.lines(), session.table.written)
    made = ShareDialog(theme, exporter, len(session.table.log), marks)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(made)
    made.show()
    return made


def test_the_latest_activation_is_a_part_of_the_battle(dialog, session):
    dialog.part.setCurrentIndex(LATEST)
    assert 0 < dialog.first.value() < dialog.last.value() == len(session.table.log)


def test_an_empty_part_cannot_be_saved(dialog):
    dialog.part.setCurrentIndex(BY_HAND)
    dialog.first.setValue(9)
    dialog.last.setValue(9)
    assert not dialog.save.isEnabled()


def test_the_dialog_makes_the_picture_and_closes(dialog, qtbot, tmp_path):
    dialog.part.setCurrentIndex(BY_HAND)
    dialog.first.setValue(0)
    dialog.last.setValue(2)
    dialog.measure.setCurrentIndex(0)
    with qtbot.waitSignal(dialog.said, timeout=60_000) as told:
        dialog.export_to(tmp_path / "battle.gif")
    assert (str(tmp_path / "battle.gif") in told.args[0], (tmp_path / "battle.gif").stat().st_size > 500) == (
        True,
        True,
    )
