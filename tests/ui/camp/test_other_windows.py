"""One window for each campaign."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from horologium.ui.camp.other_windows import OtherWindows


def test_nobody_answers_for_a_campaign_that_nobody_holds(qapp, tmp_path):
    assert not OtherWindows.call(tmp_path / "a.horologium")


def test_whoever_holds_a_campaign_is_called(qapp, qtbot, tmp_path):
    holder = OtherWindows()
    holder.hold(tmp_path / "a.horologium")
    with qtbot.waitSignal(holder.called):
        assert OtherWindows.call(tmp_path / "a.horologium")
    assert not OtherWindows.call(tmp_path / "b.horologium")
    holder.let_go()


def test_whoever_lets_go_is_called_no_more(qapp, tmp_path):
    holder = OtherWindows()
    holder.hold(tmp_path / "a.horologium")
    holder.let_go()
    assert not OtherWindows.call(tmp_path / "a.horologium")


@pytest.mark.skipif(os.name == "nt", reason="a pipe there is no file")
def test_only_the_person_who_holds_a_campaign_can_be_called(qapp, tmp_path):
    holder = OtherWindows()
    holder.hold(tmp_path / "a.horologium")
    assert stat.S_IMODE(Path(holder._server.fullServerName()).stat().st_mode) & 0o077 == 0
    holder.let_go()


def test_a_campaign_held_by_a_neighbour_is_not_opened_twice(window, tmp_path):
    holder = OtherWindows()
    path = Path(tmp_path, "a.horologium")
    holder.hold(path)
    window.main.campaigns.open(path)
    assert not window.main.camp.is_open
    assert "another window" in window.window.statusBar().currentMessage()
    holder.let_go()
