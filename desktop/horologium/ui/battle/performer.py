"""Plays single acts on a board, at any share of their length: for the stage, and for pictures of a replay.

The board is kept in step: what has been played stays, so that the next act begins where the last one ended.
"""

from __future__ import annotations

from dataclasses import replace
from math import hypot, pi, sin
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from horologium.ui.battle import acts as kind
from horologium.ui.battle.acts import Act
from horologium.ui.battle.props import Props
from horologium.ui.battle.ways import Ways

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.engine.core.view import BattleView, FigureView
    from horologium.ui.battle.board.figures import FigureItem
    from horologium.ui.battle.board.scene import BoardScene
    from horologium.ui.battle.session import Step

LEAN = 9.0
"""How many degrees a figure leans towards what it does."""
FAR = 1.6
"""From this many cells on an attack is shown as a missile."""


class Performer:
    """Owns the props of a scene. ``prepare`` an act, ``draw`` it as often as wanted, then ``end`` it."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene, self._props = scene, Props(scene)
        self._view: BattleView | None = None
        self._after: Mapping[str, FigureView] = {}
        self._step: Step | None = None
        self._ways: Ways | None = None
        self._act = Act("")
        self._path: list[QPointF] = []
        self._start, self._aim = QPointF(), QPointF()
        self._draw: Mapping[str, Callable[[FigureItem, float], None]] = {
            kind.MOVE: self._move, kind.ATTACK: self._attack, kind.HURT: self._hurt, kind.HEAL: self._heal,
            kind.GAIN: self._gain, kind.LOSE: self._lose, kind.DOWN: self._down, kind.FALL: self._fall,
            kind.ARRIVE: self._arrive, kind.BURST: self._burst,
        }  # fmt: skip

    def begin(self, step: Step) -> None:
        """Take up a step, from the view before it."""
        self._step, self._view = step, step.before
        self._after = {figure.key: figure for figure in step.after.figures}

    def prepare(self, act: Act) -> bool:
        """Find where an act begins and ends; one whose figure is not on the board is left out."""
        self._act = act
        if act.kind == kind.REVEAL:
            self._open(act)
            return True
        if act.kind == kind.PUT:
            return act.cells[0] in self._scene.geometry.cells
        if act.kind == kind.ARRIVE:
            self._bring(act)
        item = self._scene.figures.get(act.figure)
        if item is None:
            return False
        self._start, self._aim = item.pos(), item.pos()
        if act.kind == kind.MOVE:
            self._path = self._way(act)
        elif (other := self._scene.figures.get(act.other)) is not None:
            self._aim = other.pos()
        return True

    @property
    def steps(self) -> int:
        """How many cells the prepared act goes over."""
        return max(1, len(self._path) - 1) if self._act.kind == kind.MOVE else 1

    def draw(self, share: float) -> None:
        """Show an act as it looks after a share of its length."""
        act = self._act
        if act.kind == kind.REVEAL:
            self._props.veil(act.cells, share)
        elif act.kind == kind.PUT:
            self._props.light_up(act.cells, share, "gilt")
            self._props.float_text(act.text, self._scene.geometry.centre(act.cells[0]), share, "ink")
        elif (item := self._scene.figures.get(act.figure)) is not None and act.kind in self._draw:
            self._draw[act.kind](item, share)

    def end(self) -> None:
        """Let the act have been: everybody stands upright where it left them."""
        act, view = self._act, self._view
        self._straighten()
        if view is None:
            return
        figures = view.figures
        if act.kind == kind.MOVE:
            figures = tuple(_at(one, act.cells[-1]) if one.key == act.figure else one for one in figures)
        elif act.kind == kind.FALL:
            figures = tuple(one for one in figures if one.key != act.figure)
        elif act.kind in {kind.HURT, kind.HEAL}:
            by = act.amount if act.kind == kind.HEAL else -act.amount
            figures = tuple(_living(one, by) if one.key == act.figure else one for one in figures)
        if figures is not view.figures:
            self._show(replace(view, figures=figures))
        self._act = Act("")

    def halt(self) -> None:
        """Leave off in the midst."""
        self._straighten()
        self._act, self._view, self._step = Act(""), None, None

    def leave(self) -> None:
        """Take the props away for good."""
        self._props.remove()

    # Before an act

    def _open(self, act: Act) -> None:
        """Lay new ground under the veil."""
        if self._view is not None and self._step is not None:
            after = self._step.after
            self._show(replace(self._view, cells=after.cells, passages=after.passages, beyond=after.beyond))
        self._props.veil(act.cells, 0)

    def _bring(self, act: Act) -> None:
        """Put a figure on the board that was not there."""
        figure = self._after.get(act.figure)
        if self._view is not None and figure is not None:
            others = tuple(one for one in self._view.figures if one.key != act.figure)
            self._show(replace(self._view, figures=(*others, _at(figure, act.cells[0]))))

    def _way(self, act: Act) -> list[QPointF]:
        """Give the points of a move: every step that is told, and the way between those that are not."""
        if self._view is None:
            return [self._scene.place(act.figure, cell) for cell in act.cells]
        if self._ways is None or not self._ways.serves(self._view):
            self._ways = Ways(self._view)
        taken = [one.cell for one in self._view.figures if one.cell is not None and one.key != act.figure]
        way = [act.cells[0]]
        for cell in act.cells[1:]:
            way += self._ways.between(way[-1], cell, taken)[1:]
        points = [self._scene.place(act.figure, cell) for cell in way]
        return [self._start, *points[1:]]

    def _show(self, view: BattleView) -> None:
        self._view = view
        self._scene.show_view(view)

    def _straighten(self) -> None:
        self._props.hide()
        for key in (self._act.figure, self._act.other):
            if (item := self._scene.figures.get(key)) is not None:
                item.setRotation(0)
                item.setScale(1)
                item.setOpacity(1)
        for key, at in ((self._act.figure, self._start), (self._act.other, self._aim)):
            if self._act.kind == kind.ATTACK and (item := self._scene.figures.get(key)) is not None:
                item.setPos(at)

    # The acts

    def _move(self, item: FigureItem, share: float) -> None:
        at, towards = _along(self._path, share)
        hop = abs(sin(pi * share * (len(self._path) - 1))) * self._scene.geometry.unit * 0.08
        item.setPos(at - QPointF(0, hop))
        item.setRotation(_lean(towards) * sin(pi * min(1.0, share * 1.2)))

    def _attack(self, item: FigureItem, share: float) -> None:
        way = self._aim - self._start
        far = hypot(way.x(), way.y()) > FAR * self._scene.geometry.side
        item.setRotation(_lean(way) * sin(pi * share))
        if far:
            self._props.fly(self._start, self._aim, min(1.0, share * 1.25))
            item.setPos(self._start - way * 0.06 * sin(pi * min(1.0, share * 3)))
        else:
            item.setPos(
                self._start + way * (-0.12 * share / 0.3 if share < 0.3 else 0.5 * sin(pi * (share - 0.3) / 0.7))
            )
        if share > 0.6 and (other := self._scene.figures.get(self._act.other)) is not None:
            length = max(1.0, hypot(way.x(), way.y()))
            other.setPos(self._aim + way / length * self._scene.geometry.unit * 0.12 * sin(pi * (share - 0.6) / 0.4))

    def _burst(self, item: FigureItem, share: float) -> None:
        cell = self._scene.cell_of(self._act.figure)
        if cell is not None and self._view is not None:
            if self._ways is None or not self._ways.serves(self._view):
                self._ways = Ways(self._view)
            self._props.light_up((cell, *self._ways.around(cell)), share, "rubric")
        item.setScale(1 + 0.15 * sin(pi * share))

    def _hurt(self, item: FigureItem, share: float) -> None:
        shake = self._scene.geometry.unit * 0.09 * sin(share * 6 * pi) * (1 - share)
        item.setPos(self._start + QPointF(shake, 0))
        self._props.splash(self._start, share)
        self._props.float_text(f"−{self._act.amount}", self._start, share, "rubric")

    def _heal(self, item: FigureItem, share: float) -> None:
        item.setScale(1 + 0.08 * sin(pi * share))
        self._props.ring(self._start, share, "good")
        self._props.float_text(f"+{self._act.amount}", self._start, share, "good")

    def _gain(self, item: FigureItem, share: float) -> None:
        item.setScale(1 + 0.06 * sin(pi * share))
        self._props.float_text(f"+{self._act.text}", self._start, share, "accent")

    def _lose(self, _item: FigureItem, share: float) -> None:
        self._props.float_text(f"−{self._act.text}", self._start, share, "muted")

    def _down(self, item: FigureItem, share: float) -> None:
        item.setRotation(78 * min(1.0, share * 1.6))
        item.setOpacity(1 - 0.4 * share)
        self._props.splash(self._start, share * 0.6)

    def _fall(self, item: FigureItem, share: float) -> None:
        item.setRotation(84 * min(1.0, share * 1.8))
        item.setOpacity(min(1.0, 2 * (1 - share)))
        item.setScale(1 - 0.15 * share)
        self._props.splash(self._start, share * 0.8)

    def _arrive(self, item: FigureItem, share: float) -> None:
        item.setOpacity(share)
        item.setScale(1.5 - 0.5 * share)
        item.setPos(self._start - QPointF(0, self._scene.geometry.unit * 0.4 * (1 - share)))
        self._props.ring(self._start, share, "gilt")


def _along(path: list[QPointF], share: float) -> tuple[QPointF, QPointF]:
    """Give the point after a share of a way, and where it leads from there; every step takes the same time."""
    if len(path) < 2:
        return path[0], QPointF()
    place = min(share, 1.0) * (len(path) - 1)
    first = min(int(place), len(path) - 2)
    towards = path[first + 1] - path[first]
    return path[first] + towards * (place - first), towards


def _lean(way: QPointF) -> float:
    length = hypot(way.x(), way.y())
    return LEAN * way.x() / length if length else 0.0


def _at(figure: FigureView, cell: str) -> FigureView:
    return replace(figure, cell=cell)


def _living(figure: FigureView, by: int) -> FigureView:
    return replace(figure, life=max(0, min(figure.most_life, figure.life + by)))
