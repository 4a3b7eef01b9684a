"""Who plays is changed in a dialog of its own, each time as a step that can be undone."""

from __future__ import annotations

import pytest

from horologium.campaign.records import Player
from horologium.ui.camp.agreements import PlayersDialog


@pytest.fixture
def dialog(camp, theme, qtbot):
    made = PlayersDialog(theme, camp)
    qtbot.addWidget(made)
    made.show()
    return made


def players(camp):
    return [(player.name, player.colour) for player in camp.session.books.all(Player)]


def test_somebody_who_sits_down_gets_a_free_name_and_colour(dialog, camp):
    before = players(camp)
    dialog.more.click()
    after = players(camp)
    assert len(after) == len(before) + 1
    assert len({name for name, _ in after}) == len({colour for _, colour in after}) == len(after)


def test_a_player_is_renamed_and_the_step_can_be_undone(dialog, camp):
    player = dialog.players[0]
    dialog.names[player.id].setText("Beatrice")
    dialog.names[player.id].editingFinished.emit()
    assert players(camp)[0][0] == "Beatrice"
    camp.undo()
    assert players(camp)[0][0] == player.name


def test_a_colour_that_is_taken_is_refused_with_the_reason(dialog, camp):
    first, second = dialog.players
    box = dialog.colours[second.id]
    box.setCurrentIndex(box.findData(first.colour))
    box.activated.emit(box.currentIndex())
    assert "taken twice" in dialog.problem.text()
    assert players(camp)[1][1] == second.colour


def test_the_last_player_cannot_leave_and_the_button_says_why(dialog):
    dialog.leave[dialog.players[1].id].click()
    button = dialog.leave[dialog.players[0].id]
    assert (button.isEnabled(), "somebody must play" in button.toolTip()) == (False, True)


def test_somebody_leaves_the_table(dialog, camp):
    before = players(camp)
    dialog.leave[dialog.players[1].id].click()
    assert players(camp) == before[:1]
