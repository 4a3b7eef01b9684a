"""Who plays is changed on a sheet of its own, each time as a step that can be undone."""

from __future__ import annotations

import pytest

from horologium.campaign.records import Player
from horologium.ui.camp.agreements import PlayersDialog


@pytest.fixture
def sheet(camp, theme, qtbot):
    made = PlayersDialog(theme, camp)
    qtbot.addWidget(made)
    made.show()
    return made


def players(camp):
    return [(player.name, player.colour) for player in camp.session.books.all(Player)]


def test_somebody_who_sits_down_gets_a_free_name_and_colour(sheet, camp):
    before = players(camp)
    sheet.more.click()
    after = players(camp)
    assert len(after) == len(before) + 1
    assert len({name for name, _ in after}) == len({colour for _, colour in after}) == len(after)


def test_a_player_is_renamed_and_the_step_can_be_undone(sheet, camp):
    player = sheet.players[0]
    sheet.names[player.id].setText("Beatrice")
    sheet.names[player.id].editingFinished.emit()
    assert players(camp)[0][0] == "Beatrice"
    camp.undo()
    assert players(camp)[0][0] == player.name


def test_a_colour_that_is_taken_is_refused_with_the_reason(sheet, camp):
    first, second = sheet.players
    box = sheet.colours[second.id]
    box.setCurrentIndex(box.findData(first.colour))
    box.activated.emit(box.currentIndex())
    assert "taken twice" in sheet.problem.text()
    assert players(camp)[1][1] == second.colour


def test_the_last_player_cannot_leave_and_the_button_says_why(sheet):
    sheet.leave[sheet.players[1].id].click()
    button = sheet.leave[sheet.players[0].id]
    assert (button.isEnabled(), "somebody must play" in button.toolTip()) == (False, True)


def test_somebody_leaves_the_table(sheet, camp):
    before = players(camp)
    sheet.leave[sheet.players[1].id].click()
    assert players(camp) == before[:1]
