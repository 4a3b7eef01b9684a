"""The board of a battle: frames on a large map against an empty view, and how soon it shows what has happened."""

from __future__ import annotations

import os
import time
from functools import lru_cache
from statistics import median
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsView

    from horologium.engine.core.table import Table
    from horologium.engine.core.view import BattleView
    from horologium.ui.battle.board.view import BoardView
    from horologium.ui.kit.theme import Theme

SIDE, FIGURES, CELL = 40, 60, 60
WINDOW = (1200, 800)
FRAMES = 40
FRAME = 1000 / 60
ANSWERS = 30
MISSION = "rehearsal/smoke-over-the-warehouses"
GROUNDS = ("open",) * 9 + ("wood", "tree", "bush", "hill", "road", "rock")


class Stage(NamedTuple):
    """A view to be measured, and something in it that moves."""

    view: QGraphicsView
    moving: QGraphicsItem


# Frames


def pan() -> float:
    """Milliseconds for a frame while our board is dragged."""
    return _pan(_ours())


def bare_pan() -> float:
    """The same for a view with nothing but a picture of that size."""
    return _pan(_bare())


def zoom() -> float:
    """Milliseconds for a frame while one comes closer and goes back."""
    return _zoom(_ours())


def bare_zoom() -> float:
    """The same for a bare view."""
    return _zoom(_bare())


def move() -> float:
    """Milliseconds for a frame while a figure walks."""
    return _move(_ours())


def bare_move() -> float:
    """The same for a picture of that size on a bare view."""
    return _move(_bare())


def _pan(stage: Stage) -> float:
    bar = stage.view.horizontalScrollBar()
    places = [200 + 9 * step for step in range(FRAMES // 2)]

    def step(number: int) -> None:
        bar.setValue([*places, *reversed(places)][number])

    stage.view.resetTransform()
    return _frames(stage, step)


def _zoom(stage: Stage) -> float:
    def step(number: int) -> None:
        factor = 1.03 if number < FRAMES // 2 else 1 / 1.03
        stage.view.scale(factor, factor)

    stage.view.resetTransform()
    stage.view.scale(0.6, 0.6)
    return _frames(stage, step)


def _move(stage: Stage) -> float:
    def step(number: int) -> None:
        stage.moving.setPos(400 + 4 * number, 400)

    stage.view.resetTransform()
    stage.view.centerOn(500, 400)
    return _frames(stage, step)


def _frames(stage: Stage, step: Callable[[int], None]) -> float:
    app, times = _app(), []
    app.processEvents()
    for number in range(FRAMES):
        begun = time.perf_counter()
        step(number)
        app.processEvents()
        times.append((time.perf_counter() - begun) * 1000)
    return median(times)


# How soon


def overlays() -> float:
    """Milliseconds to lay an area over 400 cells and write what each of them costs."""
    board = _board().board
    cells = list(board.geometry.cells)[:400]
    board.overlays.clear()
    begun = time.perf_counter()
    board.overlays.show("option", board.geometry, cells)
    board.overlays.label(board.geometry, dict.fromkeys(cells, "3"))
    return (time.perf_counter() - begun) * 1000


def frame() -> float:
    """The time between two pictures of a screen."""
    return FRAME


def answer() -> float:
    """Milliseconds from an answer to the board that shows it."""
    from horologium.engine.core.ask import Choose  # noqa: PLC0415
    from horologium.ui.battle.board.view import BoardView  # noqa: PLC0415

    table, view = _mission(), BoardView(_theme())
    view.resize(*WINDOW)
    view.show_view(table.ruleset.view(table.state, "heroes"))
    view.show()
    _app().processEvents()
    assert isinstance(table.pending, Choose)
    key = table.pending.keys()[0]
    begun = time.perf_counter()
    table.answer((key,))
    view.show_view(table.ruleset.view(table.state, "heroes"))
    _app().processEvents()
    taken = (time.perf_counter() - begun) * 1000
    view.close()
    return taken


def given() -> float:
    """Milliseconds for an answer in the window: taken at the table, told in words, and seen on a new view."""
    from horologium.ui.battle.saved_battles import OpenBattle  # noqa: PLC0415
    from horologium.ui.battle.seating import PERSON, SeatedPlayer, Seating  # noqa: PLC0415
    from horologium.ui.battle.session import BattleSession  # noqa: PLC0415

    _app()
    table = _mission()
    session = BattleSession(OpenBattle(table, Seating((SeatedPlayer("one", "Ada"),), 1), "bench"))
    return _played(table, lambda answer: session._give(answer, PERSON))


def taken() -> float:
    """Milliseconds for the same answer at the table alone."""
    table = _mission()
    return _played(table, table.answer)


def _played(table: Table[Any], answer: Callable[[Any], object]) -> float:
    """Milliseconds of work for each of the first answers of a bot; what it thinks is not counted."""
    from horologium.engine.core.answerers import DiceBox  # noqa: PLC0415
    from horologium.engine.core.ask import Choose  # noqa: PLC0415
    from horologium.engine.core.bots import RandomBot  # noqa: PLC0415

    box, bot, spent = DiceBox(3), RandomBot(3), 0.0
    while table.pending is not None and len(table.log) < ANSWERS:
        reply = (bot if isinstance(table.pending, Choose) else box).reply(table.pending, table)
        begun = time.process_time()
        answer(reply)
        spent += time.process_time() - begun
    return spent * 1000 / len(table.log)


def opening() -> float:
    """Milliseconds of work until the board of a mission is painted for the first time.

    Counted is the time of the process: nothing is waited for, and a busy machine shall not count against us.
    """
    from horologium.ui.battle.board.view import BoardView  # noqa: PLC0415

    table = _mission()
    shown = table.ruleset.view(table.state, "heroes")
    begun = time.process_time()
    view = BoardView(_theme())
    view.resize(*WINDOW)
    view.show_view(shown)
    view.show()
    _app().processEvents()
    taken = (time.process_time() - begun) * 1000
    view.close()
    return taken


# What is measured


@lru_cache(maxsize=1)
def _app() -> QApplication:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415 - Qt must be told its platform before

    return QApplication([])


@lru_cache(maxsize=1)
def _theme() -> Theme:
    from horologium import paths  # noqa: PLC0415
    from horologium.ui.kit.theme import Theme  # noqa: PLC0415

    made = Theme(_app(), paths.resources() / "qss" / "window.qss", "light")
    made.dress()
    return made


@lru_cache(maxsize=1)
def _board() -> BoardView:
    """Show a map of 40 by 40 with 60 figures, painted to the end."""
    from horologium.ui.battle.board.view import BoardView  # noqa: PLC0415

    view = BoardView(_theme())
    view.resize(*WINDOW)
    view.show_view(large())
    view.show()
    while view.board.refining:
        _app().processEvents()
    return view


@lru_cache(maxsize=1)
def _ours() -> Stage:
    view = _board()
    return Stage(view, next(iter(view.board.figures.values())))


@lru_cache(maxsize=1)
def _bare() -> Stage:
    """Show a picture as large as that of the board, and one as large as that of a figure."""
    from PySide6.QtCore import Qt  # noqa: PLC0415
    from PySide6.QtGui import QPixmap  # noqa: PLC0415
    from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView  # noqa: PLC0415

    ours = _board().board
    scene = QGraphicsScene()
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setRenderHints(_board().renderHints())
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    ground = QPixmap(ours.picture)
    ground.setDevicePixelRatio(ground.width() / ours.sceneRect().width())
    below, above = scene.addPixmap(ground), scene.addPixmap(next(iter(ours.figures.values())).pixmap())
    for item in (below, above):
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    view.resize(*WINDOW)
    view.show()
    return Stage(view, above)


def _mission() -> Table[Any]:
    from horologium import paths  # noqa: PLC0415
    from horologium.ui.battle.missions import MissionShelf  # noqa: PLC0415

    return MissionShelf([paths.campaigns()]).table(MISSION)


def large() -> BattleView:
    """Draw up a large battle by hand."""
    from horologium.engine.core.view import BattleView, CellView, FigureView  # noqa: PLC0415

    cells = []
    for row in range(SIDE):
        for column in range(SIDE):
            x, y = column * CELL, row * CELL
            corners = ((x, y), (x + CELL, y), (x + CELL, y + CELL), (x, y + CELL))
            ground = "water" if 14 <= column - row // 5 <= 17 else GROUNDS[(column * 7 + row * 11) % len(GROUNDS)]
            cells.append(CellView(f"c{column}r{row}", corners, (x + CELL // 2, y + CELL // 2), ground))
    figures = [
        FigureView(f"f{n}", f"Soldier {n}", "", cells[n * 26].key, "swordsman", 3, 4, ready=True, faction="ab"[n % 2])
        for n in range(FIGURES)
    ]
    return BattleView("bench", None, tuple(cells), tuple(figures), ())
