"""A board on the screen."""

from __future__ import annotations

import pytest

from horologium.ui.battle.board.view import BoardView


@pytest.fixture
def board(qtbot, theme):
    view = BoardView(theme)
    qtbot.addWidget(view)
    view.resize(640, 520)
    view.show()
    return view


@pytest.fixture
def scene(board):
    return board.board
