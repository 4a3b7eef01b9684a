"""The window onto the board: looking around by mouse and by key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QToolButton

from helpers.boards import battle, figure, square, zones
from horologium.ui.battle.board.minimap import Minimap


@pytest.fixture
def shown(board):
    board.show_view(battle(None, figure("ada", "B2")))
    return board


def scene_point(board, point):
    return board.viewportTransform().inverted()[0].map(point)


def test_the_whole_board_is_in_sight_at_first(shown):
    seen = shown.mapToScene(shown.viewport().rect()).boundingRect()
    assert seen.contains(shown.board.geometry.bounds)


def test_a_board_of_rooms_is_in_sight_as_a_whole_in_a_small_window(board):
    cells, passages = zones()
    board.resize(300, 240)
    board.show_view(battle(cells, figure("ada", "gate", seat="crew"), passages=passages))
    seen = board.mapToScene(board.viewport().rect()).boundingRect()
    assert seen.contains(board.board.geometry.bounds)


def test_what_lies_under_the_mouse_stays_there_when_one_comes_closer(shown):
    shown.zoom(2.0)
    at = QPointF(200, 180)
    before = scene_point(shown, at)
    shown.zoom(1.5, at)
    assert (scene_point(shown, at) - before).manhattanLength() < 2


def test_one_cannot_come_closer_without_end(shown):
    for _ in range(40):
        shown.zoom(2.0)
    assert shown.transform().m11() == pytest.approx(4.0)


def test_f_shows_the_whole_board_again(shown, qtbot):
    shown.zoom(3.0)
    qtbot.keyClick(shown, Qt.Key.Key_F)
    assert shown.mapToScene(shown.viewport().rect()).boundingRect().contains(shown.board.geometry.bounds)


def test_c_writes_coordinates_and_takes_them_away(shown, qtbot):
    qtbot.keyClick(shown, Qt.Key.Key_C)
    assert shown.board.coordinates.isVisible()
    qtbot.keyClick(shown, Qt.Key.Key_C)
    assert not shown.board.coordinates.isVisible()


def test_a_wishes_to_see_areas(shown, qtbot):
    with qtbot.waitSignal(shown.areas_wanted) as wish:
        qtbot.keyClick(shown, Qt.Key.Key_A)
    assert wish.args == [True]


def test_letters_with_control_are_not_for_the_board(shown, qtbot):
    qtbot.keyClick(shown, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert not shown.board.coordinates.isVisible()


def test_control_and_an_arrow_look_further(shown, qtbot):
    shown.zoom(3.0)
    before = shown.horizontalScrollBar().value()
    qtbot.keyClick(shown, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert shown.horizontalScrollBar().value() > before


def test_dragging_looks_elsewhere_and_chooses_nothing(shown, qtbot):
    shown.zoom(3.0)
    port, chosen = shown.viewport(), []
    shown.cell_chosen.connect(chosen.append)
    before = shown.horizontalScrollBar().value()
    qtbot.mousePress(port, Qt.MouseButton.LeftButton, pos=QPoint(200, 200))
    qtbot.mouseMove(port, QPoint(150, 200))
    qtbot.mouseRelease(port, Qt.MouseButton.LeftButton, pos=QPoint(150, 200))
    assert shown.horizontalScrollBar().value() > before
    assert chosen == []


def test_a_click_chooses_the_figure_before_its_cell(shown, qtbot):
    at = shown.mapFromScene(QPointF(90, 90))
    with qtbot.waitSignal(shown.figure_chosen) as chosen:
        qtbot.mouseClick(shown.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert chosen.args == ["ada"]


def test_the_cursor_is_drawn_where_it_stands(shown):
    shown.setFocus()
    shown.put_cursor("C3")
    assert shown.board.overlays.cells("cursor") == ("C3",)


def test_every_tool_has_a_name_and_tells_its_key(shown):
    tools = shown.tools.findChildren(QToolButton)
    assert len(tools) == 5
    assert all(tool.accessibleName() and tool.toolTip().endswith(")") for tool in tools)


def test_coordinates_of_squares_stand_on_the_frame(shown):
    shown.show_coordinates(True)
    written = shown.board.coordinates.boundingRect()
    assert written.left() < shown.board.geometry.bounds.left()
    assert written.bottom() > shown.board.geometry.bounds.bottom()


def test_a_large_board_is_sketched_at_once_and_then_refined(board, qtbot):
    board.show_view(battle([square(column, row) for column in range(8) for row in range(40)]))
    sketch = board.board.picture.toImage()
    assert board.board.refining
    qtbot.waitUntil(lambda: not board.board.refining, timeout=20_000)
    assert board.board.picture.toImage() != sketch


def test_the_minimap_comes_when_the_board_is_larger_than_the_window(shown, theme):
    minimap = Minimap(theme, shown, shown)
    shown.fit()
    assert minimap.isHidden()
    shown.zoom(3.0)
    assert not minimap.isHidden()


def test_a_click_on_the_minimap_looks_there(shown, theme, qtbot):
    minimap = Minimap(theme, shown, shown)
    shown.zoom(4.0)
    qtbot.mouseClick(minimap, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
    assert shown.mapToScene(shown.viewport().rect()).boundingRect().left() < 1


def test_the_minimap_shows_a_dot_for_each_figure(shown):
    assert [at for at, _ in shown.board.dots()] == [QPointF(90, 90)]
