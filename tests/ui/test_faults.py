"""Faults of our own: written down, told, survived."""

from __future__ import annotations

import sys

import pytest

from horologium.ui import faults
from horologium.ui.faults import LOG, Faults


@pytest.fixture
def hook(qapp, tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    made = Faults(tmp_path)
    made.install()
    return made


def fail(error):
    try:
        raise error
    except BaseException:
        sys.excepthook(*sys.exc_info())


def test_an_uncaught_error_is_told_and_written_down(hook, qtbot, tmp_path):
    with qtbot.waitSignal(hook.reported) as told:
        fail(ValueError("an odd thing"))
    assert str(tmp_path / LOG) in told.args[0]
    assert "an odd thing" in told.args[1]
    assert "an odd thing" in (tmp_path / LOG).read_text(encoding="utf-8")


def test_an_interrupt_is_no_fault(hook, qtbot, capsys):
    with qtbot.assertNotEmitted(hook.reported):
        fail(KeyboardInterrupt())
    assert "KeyboardInterrupt" in capsys.readouterr().err


def test_a_log_that_grew_too_large_begins_anew(hook, tmp_path, monkeypatch):
    monkeypatch.setattr(faults, "_LARGEST", 10)
    fail(ValueError("first"))
    fail(ValueError("second"))
    assert "first" not in (tmp_path / LOG).read_text(encoding="utf-8")


def test_a_log_that_cannot_be_written_is_no_second_fault(hook, qtbot, tmp_path):
    (tmp_path / LOG).mkdir()
    with qtbot.waitSignal(hook.reported) as told:
        fail(ValueError("x"))
    assert "cannot be written" in told.args[0]
