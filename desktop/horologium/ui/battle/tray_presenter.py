"""Joins trays to question and board: a die let go over a slot or a place takes the option that lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from horologium.ui.battle.panels.trays import HeldDie

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

    from horologium.engine.core.view import BattleView, OptionView
    from horologium.ui.battle.asking_presenter import AskingPresenter
    from horologium.ui.battle.page import BattlePage


class TrayPresenter(QObject):
    """Dice only do what the options of the question say; without one they lie still."""

    def __init__(self, page: BattlePage, asker: AskingPresenter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page, self._asker, self._trays = page, asker, page.trays
        self._held = HeldDie(page.theme, page)
        page.trays.chance = asker.chance
        asker.changed.connect(self._on_asked)
        page.trays.die_moved.connect(self._on_moved)
        page.trays.die_dropped.connect(self._on_dropped)
        page.trays.option_pointed.connect(asker.point_at)
        page.trays.option_chosen.connect(asker.take)

    def show_view(self, view: BattleView) -> None:
        """Show the trays of a view."""
        self._trays.show_trays(view.trays)

    def option_for(self, face: str, where: QPoint) -> OptionView | None:
        """Find the option of a die for a point of the screen: for the slot, the figure or the cell there."""
        uses = self._trays.uses(face)
        slot = self._trays.slot_at(self._trays.mapFromGlobal(where))
        if slot:
            return next((option for option in uses if option.slot == slot), None)
        for place in self._places(where):
            found = next((option for option in uses if not option.slot and self._is_about(option, place)), None)
            if found is not None:
                return found
        return None

    def _places(self, where: QPoint) -> list[str]:
        """List what lies under a point of the screen: a figure with its group before the cell."""
        board, view = self._page.board.board, self._page.board
        at = view.viewport().mapFromGlobal(where)
        if not view.viewport().rect().contains(at):
            return []
        point = view.mapToScene(at)
        figure, cell = board.figure_at(point), board.cell_at(point)
        return [*(() if figure is None else (figure, *board.group_of(figure))), *([cell] if cell else [])]

    def _is_about(self, option: OptionView, place: str) -> bool:
        return place == option.key or place in option.cells or place in option.figures

    def _on_asked(self) -> None:
        question = self._asker.question
        self._trays.offer(() if question is None or self._asker.choice is None else question.options)

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
        if option is not None:
            self._asker.take(option.key)
