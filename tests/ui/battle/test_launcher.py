"""From the start screen to a battle and back: begin, quit in the midst, resume, delete."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from horologium.ui.battle import saved_battles_dialog
from horologium.ui.battle.saved_battles import saved_battles
from horologium.ui.battle.seating import BOX
from horologium.ui.kit.painted_button import CardButton

FORD, TOLL = "demo/the-mill-race", "rehearsal/a-toll-on-the-road"


@pytest.fixture
def still(builder):
    """A window without motion."""
    builder.main.look.apply(builder.main.look.preferences._replace(reduce_motion=True))
    return builder


def press(builder, card):
    found = builder.window.page("start").findChildren(CardButton)
    next(button for button in found if card in button.text()).click()
    builder.settle()
    return builder.main.dialog


def begin(builder, mission):
    dialog = press(builder, "Play a single mission")
    dialog.choose(mission)
    for who in dialog.who.values():
        who.setCurrentIndex(0)  # one person plays everybody
    dialog.rolls.setCurrentIndex(dialog.rolls.findData(BOX))
    dialog.begin.click()
    builder.settle()
    return builder.main.launcher.presenter


def test_a_mission_begins_from_the_start_screen(still):
    presenter = begin(still, TOLL)
    assert presenter.page.isVisible()
    assert still.window.masthead.note.text() == "A Toll on the Road"
    still.window.go_to("start")
    assert still.window.masthead.note.text() == ""
    still.window.go_to("battle")
    assert still.window.masthead.note.text() == "A Toll on the Road"
    assert presenter.page.question.list.options.rows


def test_after_a_click_on_its_tab_the_battle_hears_keys(still, qtbot):
    presenter, tabs = begin(still, TOLL), still.window.masthead.tabs
    still.window.go_to("start")
    QTest.mouseClick(tabs, Qt.MouseButton.LeftButton, pos=tabs.tabRect(1).center())
    qtbot.waitUntil(lambda: still.window.focusWidget() is presenter.page.board)


def test_only_the_chosen_heroes_come(still):
    dialog = press(still, "Play a single mission")
    dialog.choose(TOLL)
    dialog.heroes.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert len(dialog.who) == 3
    dialog.begin.click()
    heroes = [figure for figure in still.main.launcher.presenter.session.view().figures if figure.seat]
    assert len(heroes) == 3


def test_without_heroes_nobody_can_begin(still):
    dialog = press(still, "Play a single mission")
    dialog.choose(TOLL)
    for place in range(dialog.heroes.count()):
        dialog.heroes.item(place).setCheckState(Qt.CheckState.Unchecked)
    assert (dialog.begin.isEnabled(), dialog.problem.text()) == (False, "Choose who comes.")


def test_players_share_the_heroes_out(still):
    dialog = press(still, "Play a single mission")
    dialog.choose(TOLL)
    dialog.table.count.setCurrentIndex(1)
    next(iter(dialog.who.values())).setCurrentIndex(1)
    assert [len(player.holds) for player in dialog.wish().players] == [1, 3]


def test_a_battle_left_in_the_midst_goes_on(still, tmp_path):
    session = begin(still, FORD).session
    for _ in range(5):
        still.main.launcher.presenter.asking.take_number(1)
    log = list(session.table.log)
    still.main.launcher.leave()
    dialog = press(still, "Resume a battle")
    dialog.open_button.click()
    assert still.main.launcher.presenter.session.table.log == log
    assert still.main.launcher.presenter.page.question.list.options.rows


def test_a_battle_is_deleted_when_that_is_meant(still, tmp_path, monkeypatch):
    begin(still, FORD)
    still.main.launcher.leave()
    dialog = press(still, "Resume a battle")
    monkeypatch.setattr(saved_battles_dialog, "is_sure", lambda *_: True)
    dialog.delete.click()
    assert saved_battles(tmp_path / "battles") == []
    assert dialog.list.count() == 0


def test_an_open_battle_is_not_deleted(still, tmp_path):
    begin(still, FORD)
    dialog = press(still, "Resume a battle")
    assert (dialog.delete.isEnabled(), dialog.why.isVisible()) == (False, True)
    (battle,) = saved_battles(tmp_path / "battles")
    still.main.launcher.delete(battle.id)
    assert saved_battles(tmp_path / "battles") == [battle]
    assert "This battle is open" in still.window.statusBar().currentMessage()


def test_who_plays_and_which_dice_are_kept_with_the_battle(still, tmp_path):
    session = begin(still, FORD).session
    session.take_dice(session.seating.dice.with_rule("DEMO-CMB-01", "typed"))
    still.main.launcher.leave()
    press(still, "Resume a battle").open_button.click()
    assert still.main.launcher.presenter.session.seating == session.seating


def test_variants_reach_the_battle(still):
    dialog = press(still, "Play a single mission")
    dialog.choose(FORD)
    dialog.variants.switches["parting_blows"].setChecked(False)
    dialog.begin.click()
    assert not still.main.launcher.presenter.session.table.state.options.parting_blows


def test_players_are_called_by_their_names(still):
    dialog = press(still, "Play a single mission")
    dialog.choose(FORD)
    dialog.table.count.setCurrentIndex(1)
    dialog.table.names[0].setText("Ada")
    assert [player.name for player in dialog.wish().players] == ["Ada", "Player 2"]


def test_new_battles_take_the_dice_that_are_set(still):
    still.main.look.apply(still.main.look.preferences._replace(rolls="typed"))
    assert press(still, "Play a single mission").rolls.currentData() == "typed"


def test_without_saved_battles_the_list_says_what_would_fill_it(still):
    dialog = press(still, "Resume a battle")
    assert dialog.notice.isVisible()
    assert not dialog.open_button.isEnabled()


def test_a_battle_that_cannot_be_opened_is_told(still, tmp_path):
    begin(still, FORD)
    still.main.launcher.leave()
    next((tmp_path / "battles").iterdir()).joinpath("battle.json").write_text("{}", "utf-8")
    still.main.launcher.resume(saved_battles(tmp_path / "battles")[0].id)
    assert "cannot be opened" in still.window.statusBar().currentMessage()


def test_the_menu_names_what_undo_would_take_back(still):
    presenter = begin(still, FORD)
    label = presenter.session.question().options[0].label
    presenter.asking.take_number(1)
    undo = still.window.actions_by_name["Undo"]
    assert undo.text() == f"&Undo: {label}"
    undo.trigger()
    assert undo.text() == "&Undo"


def test_an_open_battle_fits_the_smallest_window(still):
    page = begin(still, TOLL).page
    still.window.resize(1024, 700)
    still.settle()
    scroller = page.parentWidget().parentWidget()
    assert (scroller.horizontalScrollBar().maximum(), scroller.verticalScrollBar().maximum()) == (0, 0)


def test_a_bot_thinks_in_the_background(still, qtbot):
    presenter = begin(still, FORD)
    with qtbot.waitSignal(presenter.session.finished, timeout=60_000):
        presenter.session.play_on(presenter.session.seating.players[0].key, "bot:random")
    assert presenter.session.outcome is not None
