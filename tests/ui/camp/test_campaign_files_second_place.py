"""The second place for snapshots: named on the settings page, kept from start to start, and found by restoring."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtWidgets import QFileDialog

from horologium.campaign.ops.story import ChooseWay
from horologium.ui.camp.campaign_dialogs import RestoreDialog
from horologium.ui.settings.preferences import Settings
from horologium.ui.settings.presenter import SettingsPresenter


@pytest.fixture
def settling(window):
    window.window.go_to("settings")
    return window.main.findChild(SettingsPresenter)


@pytest.fixture
def place(tmp_path_factory):
    return tmp_path_factory.mktemp("another disk")


def brought(window):
    window.main.camp.office.shelf._second.wait()


def test_a_place_is_named_by_its_button_and_known_at_the_next_start(window, settling, place, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(place))
    settling.page.second_place_requested.emit()
    assert Settings(window.places.data).second_place() == place
    assert str(place) in settling.page.snapshots.text()
    assert not settling.page.drop_second_place.isHidden()


def test_snapshots_of_the_open_campaign_come_there(window, settling, place, camp_plan):
    assert window.main.camp.found(*camp_plan)
    settling.copy_to(place)
    brought(window)
    assert [each.name.split(" (")[0] for each in place.iterdir()] == ["The Swan"]


def test_it_is_given_up_by_its_button_and_what_is_there_stays(window, settling, place, camp_plan):
    settling.copy_to(place)
    assert window.main.camp.found(*camp_plan)
    brought(window)
    settling.page.drop_second_place.click()
    assert Settings(window.places.data).second_place() is None
    assert settling.page.drop_second_place.isHidden()
    assert [*place.glob("*/*.horologium")]


def test_a_folder_that_will_not_do_is_refused_in_a_sentence(window, settling, place):
    for wrong in (window.places.data / "packs", place / "not there"):
        settling.copy_to(wrong)
        assert str(wrong) in window.window.statusBar().currentMessage()
        assert Settings(window.places.data).second_place() is None


def test_a_place_that_is_gone_is_told_once(window, settling, place, camp_plan, monkeypatch):
    said = []
    settling.copy_to(place)
    shutil.rmtree(place)
    assert window.main.camp.found(*camp_plan)
    brought(window)
    monkeypatch.setattr(window.main.window, "say", said.append)
    window.main.campaigns.tell_trouble()
    window.main.campaigns.tell_trouble()
    assert len(said) == 1
    assert str(place) in said[0]
    assert window.main.camp.do(ChooseWay(1))


def test_a_campaign_that_is_gone_is_restored_from_there(window, settling, place, camp_plan):
    camp = window.main.camp
    settling.copy_to(place)
    assert camp.found(*camp_plan)
    path = camp.path
    brought(window)
    camp.close()
    shutil.rmtree(path.parent)
    window.main.campaigns.repairs.restore()
    window.main.dialog.go.click()
    window.settle()
    assert isinstance(window.main.dialog, RestoreDialog)
    window.main.dialog.go.click()
    window.settle()
    assert camp.session.books.charter.name == "The Swan"
