"""Joins trays to question and board: a die let go over a slot or a place takes the option that lies there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QTimer

from horologium.ui.battle.panels.trays import HeldDie

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtCore import QPoint

    from horologium.engine.core.view import BattleView, OptionView
    from horologium.ui.battle.asking_presenter import AskingPresenter
    from horologium.ui.battle.page import BattlePage
    from horologium.ui.battle.questions import BattleQuestion


class DropSpot(NamedTuple):
    """Where a die is let go: over a slot, or over a figure, its group and a cell."""

    slot: str
    places: tuple[str, ...]


class TrayPresenter(QObject):
    """Dice only do what the options of the question say; without one they lie still.

    Where a question asks for the die alone, the next one is answered by where the die was let go.
    """

    def __init__(self, page: BattlePage, asker: AskingPresenter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page, self._asker, self._trays = page, asker, page.trays
        self._held = HeldDie(page.theme, page)
        self._wish: tuple[DropSpot, BattleQuestion | None] | None = None
        page.trays.chance = asker.chance
        asker.changed.connect(self._on_asked)
        page.trays.die_moved.connect(self._on_moved)
        page.trays.die_dropped.connect(self._on_dropped)
        page.trays.option_pointed.connect(asker.point_at)
        page.trays.option_chosen.connect(asker.take)

    def show_view(self, view: BattleView) -> None:
        """Show the trays of a view as the turn goes: who acts, those who still will, and all others."""
        figures = {figure.key: figure for figure in view.figures}
        waiting = {key for key, figure in figures.items() if figure.ready}
        trays = sorted(view.trays, key=lambda tray: (not tray.acts, tray.owner not in waiting))
        self._trays.show_trays(trays, figures)
        self._page.make_room_for_trays()

    def option_for(self, face: str, where: QPoint) -> OptionView | None:
        """Find the option of a die for a point of the screen: for the slot, the figure or the cell there."""
        spot, uses = self._spot(where), self._trays.uses(face)
        plain = next((use for use in uses if not (use.slot or use.cells or use.figures)), None)
        return _matching(uses, spot) or (plain if spot.slot or spot.places else None)

    def _spot(self, where: QPoint) -> DropSpot:
        """Tell what lies under a point of the screen: a slot, or a figure with its group before the cell."""
        slot = self._trays.slot_at(self._trays.mapFromGlobal(where)) if self._trays.isVisible() else ""
        board, view = self._page.board.board, self._page.board
        at = view.viewport().mapFromGlobal(where)
        if slot or not view.viewport().rect().contains(at):
            return DropSpot(slot, ())
        point = view.mapToScene(at)
        figure, cell = board.figure_at(point), board.cell_at(point)
        group = () if figure is None else (figure, *board.group_of(figure))
        return DropSpot("", (*group, *([cell] if cell else [])))

    def _on_asked(self) -> None:
        question = self._asker.question
        asking = question is not None and self._asker.choice is not None
        self._trays.offer(question.options if question is not None and asking else ())
        if self._wish is None or question is None or question == self._wish[1]:
            return
        (spot, _), self._wish = self._wish, None
        option = _matching(question.options, spot) if asking else None
        if option is not None:
            QTimer.singleShot(0, self, partial(self._asker.take, option.key))

    def _on_moved(self, face: str, where: QPoint) -> None:
        option = self.option_for(face, where)
        self._trays.light("" if option is None else option.slot)
        words = ""
        if option is not None:
            self._asker.point_at(option.key)
            words = "\n".join(filter(None, (option.label, self._asker.chance(option.key))))
        self._held.hold(face, self._page.mapFromGlobal(where), words)

    def _on_dropped(self, face: str, where: QPoint) -> None:
        self._held.hide()
        option = self.option_for(face, where)
        if option is None:
            return
        alone = not (option.slot or option.cells or option.figures)
        self._wish = (self._spot(where), self._asker.question) if alone else None
        self._asker.take(option.key)


def _matching(options: Iterable[OptionView], spot: DropSpot) -> OptionView | None:
    """Find the option for a slot, or for the first of several places that has one."""
    offered = list(options)
    if spot.slot:
        return next((option for option in offered if option.slot == spot.slot), None)
    for place in spot.places:
        for option in offered:
            if not option.slot and (place == option.key or place in (*option.cells, *option.figures)):
                return option
    return None
