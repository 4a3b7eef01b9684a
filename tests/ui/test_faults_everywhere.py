"""An error in any place of the window is told in the one dialog and written down, and the window lives on."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QAbstractListModel, QCoreApplication, QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView, QPushButton, QWidget

from horologium.ui.window.crash_watch import LOG
from horologium.ui.window.dialogs import ErrorDialog

WORDS = "an odd thing"


def fail(*_args, **_options):
    raise RuntimeError(WORDS)


class Spoilt(QWidget):
    """A widget of which one method fails."""

    def __init__(self, parent, method):
        super().__init__(parent)
        setattr(type(self), method, fail)
        self.resize(60, 40)


def spoilt(method, provoke):
    """A place in a widget: what fails, and what makes Qt call it."""

    def place(builder):
        widget = type("Once", (Spoilt,), {})(builder.window, method)
        widget.show()
        provoke(widget)
        QCoreApplication.processEvents()
        widget.hide()
        widget.deleteLater()

    return place


class SpoiltModel(QAbstractListModel):
    """A model that has a row and cannot tell what is in it."""

    def rowCount(self, _parent=None):  # noqa: N802
        return 1

    def data(self, _index, _role=Qt.ItemDataRole.DisplayRole):
        fail()


class SpoiltFilter(QObject):
    def eventFilter(self, _watched, event):  # noqa: N802
        if event.type() == QEvent.Type.User:
            fail()
        return False


def model(builder):
    view = QListView(builder.window)
    view.setModel(SpoiltModel(view))
    view.resize(50, 50)
    try:
        view.show()
        view.grab()
    finally:
        view.setModel(None)
        view.deleteLater()


def event_filter(builder):
    builder.window.installEventFilter(SpoiltFilter(builder.window))
    QCoreApplication.sendEvent(builder.window, QEvent(QEvent.Type.User))


def button(builder):
    made = QPushButton(builder.window)
    made.clicked.connect(fail)
    made.click()
    made.deleteLater()


def look(builder):
    builder.theme.changed.connect(fail)
    builder.theme.set_look("dark", 100)


def signal(name):
    def place(builder):
        page = builder.window.page("start")
        getattr(page, name).connect(fail)
        getattr(page, name).emit()

    return place


PLACES = {
    "a question in the background": lambda builder: builder.main.jobs.run_query(fail, print),
    "the answer to a question": lambda builder: builder.main.jobs.run_query(int, fail),
    "a change in the background": lambda builder: builder.main.jobs.run_change("x", fail, print),
    "the end of a change": lambda builder: builder.main.jobs.run_change("x", int, fail),
    "a timer": lambda builder: QTimer.singleShot(0, builder.window, fail),
    "a button": button,
    "painting": spoilt("paintEvent", lambda widget: widget.render(QPixmap(60, 40), QPoint())),
    "a press of the mouse": spoilt(
        "mousePressEvent", lambda widget: QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    ),
    "a release of the mouse": spoilt(
        "mouseReleaseEvent", lambda widget: QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
    ),
    "a double click": spoilt(
        "mouseDoubleClickEvent", lambda widget: QTest.mouseDClick(widget, Qt.MouseButton.LeftButton)
    ),
    "a key": spoilt("keyPressEvent", lambda widget: QTest.keyClick(widget, "x")),
    "a key let go": spoilt("keyReleaseEvent", lambda widget: QTest.keyClick(widget, "x")),
    "a new size": spoilt("resizeEvent", lambda widget: widget.resize(99, 99)),
    "hiding": spoilt("hideEvent", lambda widget: widget.hide()),
    "a change of style": spoilt("changeEvent", lambda widget: widget.setEnabled(False)),
    "a menu": spoilt(
        "customEvent", lambda widget: QCoreApplication.sendEvent(widget, QEvent(QEvent.Type(QEvent.Type.User + 1)))
    ),
    "a list": model,
    "a filter of events": event_filter,
    "a wish of the start page": signal("codex_requested"),
    "another wish of the start page": signal("settings_requested"),
    "another look": look,
}


@pytest.mark.qt_no_exception_capture
@pytest.mark.parametrize("place", PLACES)
def test_an_error_anywhere_is_told_and_survived(builder, qtbot, tmp_path, monkeypatch, capfd, place):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    builder.catch_faults()
    QTimer.singleShot(0, builder.window, lambda: PLACES[place](builder))
    qtbot.waitUntil(lambda: isinstance(builder.main.dialog, ErrorDialog))
    assert WORDS in builder.main.dialog.details
    assert WORDS in (tmp_path / LOG).read_text(encoding="utf-8")
    capfd.readouterr()
    builder.main.close_dialog()
    builder.main.go_to_settings()
    builder.settle()
    assert builder.window.isVisible()
    assert capfd.readouterr().err == "", "what fails goes on failing"


def test_an_error_in_an_answer_to_qt_fails_who_called_it(builder):
    with pytest.raises(RuntimeError, match=WORDS):
        model(builder)


def test_there_are_enough_places():
    assert len(PLACES) >= 20
