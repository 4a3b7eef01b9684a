"""What is pointed at: cards of figures, what an enemy is after and watches, what is seen, the cursor put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Signal

from horologium.ui.battle.board.labels import ABOVE
from horologium.ui.battle.describing import describe_cell, describe_sight
from horologium.ui.battle.speech import announce

if TYPE_CHECKING:
    from horologium.engine.core.ruleset import Lookout
    from horologium.engine.core.view import AreaView, Intent, SightView
    from horologium.ui.battle.page import BattlePage
    from horologium.ui.battle.session import Session
    from horologium.ui.battle.walking import Walker

AREAS = ("control", "range", "reach")


class Pointer(QObject):
    """Follows mouse and cursor over the board; it only shows what the engine tells, and never answers."""

    said = Signal(str)

    def __init__(self, page: BattlePage, session: Session, walker: Walker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page, self._session, self._texts = page, session, session.table.ruleset.texts
        self._board, self.walker = page.board.board, walker
        self._all_areas = False
        self._figure = ""
        page.board.figure_hovered.connect(self._on_figure)
        page.board.figure_chosen.connect(self.show_card)
        page.board.cursor_moved.connect(self._on_cursor)
        page.board.areas_wanted.connect(self._on_areas_wanted)
        page.board.view_shown.connect(self.refresh)
        page.journal.place_requested.connect(self.show_place)
        page.text_board.cell_pointed.connect(page.board.put_cursor)

    def show_card(self, figure: str) -> None:
        """Show the card of a figure, if it is on the board."""
        if self._board.view is not None and figure in self._board.figures:
            self._page.cards.show_figure(self._board.view, figure)

    def show_place(self, key: str) -> None:
        """Show where a line of the journal happened."""
        cell = self._board.cell_of(key) or key
        cells = [cell] if cell in self._board.geometry.cells else []
        self._board.overlays.show("trace", self._board.geometry, cells)
        self._page.board.show_place(key)

    def refresh(self) -> None:
        """Show anew what is pointed at: the battle has gone on."""
        self._on_figure(self._figure if self._figure in self._board.figures else "")

    # Figures

    def _on_figure(self, key: str) -> None:
        self._figure = key
        if key:
            self.show_card(key)
        self._show_intent(key)
        self._show_areas(key)
        self._show_sight(self._board.cell_of(key) or "")

    def _show_intent(self, figure: str) -> None:
        """Show whom a figure that nobody plays is after, and why."""
        overlays, geometry = self._board.overlays, self._board.geometry
        overlays.clear("target")
        intent = self._intent(figure)
        start = self._board.cell_of(figure)
        if intent is None or start is None:
            return
        end = self._board.cell_of(intent.target)
        if end is not None and end != start:
            overlays.join("target", geometry, start, end)
        why = f"{intent.label}\n{intent.why}" if intent.why else intent.label
        overlays.say("target", geometry.centre(start) - QPointF(0, geometry.unit * 0.46), why, ABOVE)

    def _intent(self, figure: str) -> Intent | None:
        intents = () if self._board.view is None else self._board.view.intents
        return next((intent for intent in intents if intent.figure == figure), None)

    def _show_areas(self, figure: str) -> None:
        """Show what a figure watches; with areas switched on also what it reaches and hits."""
        overlays, geometry = self._board.overlays, self._board.geometry
        areas = self._areas(figure)
        for kind in AREAS:
            wanted = [area for area in areas if area.kind == kind and (self._all_areas or kind == "control")]
            overlays.show(kind, geometry, dict.fromkeys(cell for area in wanted for cell in area.cells))

    def _areas(self, figure: str) -> tuple[AreaView, ...]:
        lookout = self._lookout()
        return () if lookout is None or not figure else lookout.areas(self._session.table.state, figure)

    def _on_areas_wanted(self, on: bool) -> None:
        self._all_areas = on
        self._show_areas(self._figure or self._board.lit)

    # Sight

    def _show_sight(self, cell: str) -> SightView | None:
        """Draw the line from the one who acts to a cell, and name what blocks it."""
        overlays, geometry, actor = self._board.overlays, self._board.geometry, self._board.lit
        overlays.clear("sight", "blocked")
        start, seen = self._board.cell_of(actor), self._sight(actor, cell)
        if seen is None or start is None or start == cell:
            return None
        if seen.clear:
            overlays.line("sight", geometry, start, cell)
        else:
            blockers = [blocker for blocker in seen.blockers if blocker in geometry.cells]
            overlays.block(geometry, start, cell, blockers)
            overlays.say("blocked", self._between(start, cell), seen.label)
        if seen.cover:
            overlays.say("sight", self._between(start, cell), seen.label)
        return seen

    def _between(self, start: str, end: str) -> QPointF:
        """Give a point nearer to the one who looks than to what is looked at, where most is said."""
        geometry = self._board.geometry
        return geometry.centre(start) * 0.6 + geometry.centre(end) * 0.4

    def _sight(self, figure: str, cell: str) -> SightView | None:
        lookout = self._lookout()
        if lookout is None or not figure or not cell or cell == self._board.cell_of(figure):
            return None
        return lookout.sight(self._session.table.state, figure, cell)

    def _lookout(self) -> Lookout | None:
        """Ask the ruleset only about now: of what is past it cannot tell."""
        return self._session.table.ruleset.lookout if self._session.looking_at is None else None

    # The cursor

    def _on_cursor(self, cell: str) -> None:
        view = self._board.view
        if view is None:
            return
        words, seen = [describe_cell(view, self._board.geometry.cells[cell], self._texts)], self._show_sight(cell)
        if seen is not None:
            words.append(describe_sight(seen))
        words.append(self.walker.words(cell))
        self._tell("; ".join(part for part in words if part))

    def _tell(self, words: str) -> None:
        board = self._page.board
        board.setAccessibleDescription(words)
        announce(board, words)
        self.said.emit(words)
