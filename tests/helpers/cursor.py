"""A player without a mouse: the cursor walks over the board, Enter chooses; the rest is chosen in the list."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helpers.players import answer_by_keys

ARROWS = {
    "left": Qt.Key.Key_Left,
    "right": Qt.Key.Key_Right,
    "up": Qt.Key.Key_Up,
    "down": Qt.Key.Key_Down,
}


def keys_to(board, start, end):
    """Find the keys that bring the cursor from one cell to another: arrows, and L for another level."""
    geometry, found = board.board.geometry, {start: []}
    waiting = deque([start])
    while waiting and end not in found:
        cell = waiting.popleft()
        steps = [(geometry.neighbour(cell, name), key) for name, key in ARROWS.items()]
        levels = geometry.levels(cell)
        steps.append((levels[(levels.index(cell) + 1) % len(levels)], Qt.Key.Key_L))
        for there, key in steps:
            if there not in found:
                found[there] = [*found[cell], key]
                waiting.append(there)
    assert end in found, f"the cursor never comes to {end}"
    return found[end]


def walk_cursor(page, cell):
    """Bring the cursor to a cell by keys."""
    board = page.board
    if board.cursor_cell is None:
        QTest.keyClick(board, Qt.Key.Key_Home)
    if board.cursor_cell is None:
        QTest.keyClick(board, Qt.Key.Key_Right)
    for key in keys_to(board, board.cursor_cell, cell):
        QTest.keyClick(board, key)
    assert board.cursor_cell == cell


def answer_by_cursor(presenter, pick):
    """Answer on the board where that can be done, else in the list."""
    page, asker = presenter.page, presenter.asking
    if page.dice.asking:
        QTest.keyClick(page.board, Qt.Key.Key_Return)
        return
    places = presenter.cursor.options()
    if not presenter.session.question().single or not places:
        answer_by_keys(presenter, pick)
        return
    cell = places[pick(len(places))]
    walk_cursor(page, cell)
    QTest.keyClick(page.board, Qt.Key.Key_Return)
    if asker.choice is not None and asker.choice.held:
        QTest.keyClick(page.board, Qt.Key.Key_Return)
