"""The cursor on the board: what mouse and keys point at, what that is in words, and what Enter chooses there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QPointF, Signal

from horologium.ui.battle.board.crowds import groups_of, name_of
from horologium.ui.battle.board.figures import describe
from horologium.ui.battle.board.labels import ABOVE
from horologium.ui.battle.screen_reader import announce

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.engine.core.ruleset import Lookout
    from horologium.engine.core.view import AreaView, BattleView, CellView, Intent, OptionView, SightView, TokenView
    from horologium.ui.battle.asking_presenter import AskingPresenter
    from horologium.ui.battle.board.crowds import CrowdGroup
    from horologium.ui.battle.page import BattlePage
    from horologium.ui.battle.session import BattleSession

translate = QCoreApplication.translate


def describe_cell(view: BattleView, cell: CellView, texts: Mapping[str, str]) -> str:
    """Say what is on a cell: ``D4, Bush: Leonora, 3/4``; one that has a name is called by it."""
    terrain = texts.get(f"terrain.{cell.terrain}", cell.terrain)
    if not cell.known:
        terrain = translate("TextBoard", "not explored yet")
    level = translate("TextBoard", ", level {level}").format(level=cell.level) if cell.level else ""
    standing = [figure for figure in view.figures if cell.key in (figure.cell, *figure.cells)]
    here = [_group(view, group) for group in groups_of(standing)]
    tokens = [_token(token, texts) for token in view.tokens if token.cell == cell.key] or list(cell.tokens)
    things = "; ".join([*tokens, *here])
    label = f"{cell.label or cell.key} {cell.note}".rstrip()
    return f"{label}, {terrain}{level}" + (f": {things}" if things else "")


def describe_sight(seen: SightView) -> str:
    """Say whether a cell is seen, what blocks it, and how far it is."""
    parts = [seen.label]
    if seen.distance is not None:
        parts.append(translate("TextBoard", "distance {count}").format(count=seen.distance))
    return "; ".join(part for part in parts if part)


def describe_option(option: OptionView | None, unit: str, chance: str = "") -> str:
    """Say what could be done with a cell, what it costs, and how it stands; nothing if it is no option."""
    if option is None:
        return ""
    parts = [translate("TextBoard", "option: {label}").format(label=option.label)]
    if option.cost is not None:
        parts.append(unit.format(cost=option.cost))
    return ", ".join([*parts, *([chance] if chance else []), *([option.warning] if option.warning else [])])


def _token(token: TokenView, texts: Mapping[str, str]) -> str:
    """Say what lies there, and of what kind it is in the words of its game, unless its name tells."""
    kind = texts.get(f"word.{token.kind}", token.kind).lower()
    return token.label if kind in token.label.lower() else f"{token.label} ({kind})"


def _group(view: BattleView, group: CrowdGroup) -> str:
    """Say who stands there, how many of a crowd, on which side, and what each is after."""
    side = "" if group.lead.seat else translate("TextBoard", "enemy")
    intents = dict.fromkeys(intent.label for intent in view.intents if intent.figure in group.keys)
    return ", ".join(part for part in (describe(group.lead, name_of(group)), side, *intents) if part)


HOME, NEXT, PREVIOUS = "home", "next", "previous"


class CursorPresenter(QObject):
    """Moves the cursor and answers by it; the board as text goes the same ways."""

    def __init__(self, page: BattlePage, asker: AskingPresenter, unit: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._page, self._asker, self._unit = page, asker, unit
        self._board = page.board.board
        page.board.walked.connect(self.walk)
        page.board.cell_entered.connect(self.enter)
        page.text_board.cell_chosen.connect(self.enter)
        page.text_board.looked_at.connect(self._show_options)
        asker.changed.connect(self._show_options)

    def walk(self, where: str) -> None:
        """Put the cursor on the one who acts, or on the next or previous one who counts."""
        if where == HOME:
            places = [(cell, "") for cell in (self._board.cell_of(self._board.lit),) if cell]
        else:
            places = [stop for cell in self.targets() or self.figures() for stop in self._stops(cell)]
        if not places:
            return
        here = (self._page.board.cursor_cell or "", self._page.board.cursor_figure)
        here = here if here in places else next((place for place in places if place[0] == here[0]), here)
        step = -1 if where == PREVIOUS else 1
        at = places.index(here) + step if here in places else 0 if step > 0 else -1
        self._page.board.put_cursor(*places[at % len(places)])

    def _stops(self, cell: str) -> list[tuple[str, str]]:
        """Tell whom of a room the cursor may mean: each group that can be chosen, or the room as a whole."""
        if not self._board.in_rooms:
            return [(cell, "")]
        here = {self._board.group_of(key): key for key in self._board.figures if self._board.cell_of(key) == cell}
        offered = [key for key in here.values() if self._offers(key)]
        return [(cell, key) for key in offered] or [(cell, "")]

    def _offers(self, figure: str) -> bool:
        """Whether an option is about a figure or one of its group, and not only about where it stands."""
        option = self._asker.option_at(figure)
        group = self._board.group_of(figure)
        return option is not None and (option.key in group or not {*group}.isdisjoint(option.figures))

    def targets(self) -> list[str]:
        """Tell on which cells figures stand that can be chosen, row by row."""
        standing = set(self.figures())
        return [cell for cell in self.options() if cell in standing]

    def figures(self) -> list[str]:
        """Tell on which cells figures stand, row by row."""
        return self._sorted({cell for key in self._board.figures if (cell := self._board.cell_of(key)) is not None})

    def options(self) -> list[str]:
        """Tell which cells can be chosen, row by row."""
        return self._sorted(
            {cell for cell in self._board.overlays.cells("option") if self._asker.option_at(cell) is not None}
        )

    def enter(self, cell: str) -> None:
        """Choose what lies on a cell, or say why nothing can be; else, or once more, go on as Enter does elsewhere."""
        option, choice = self._asker.option_at(cell), self._asker.choice
        barred = choice is not None and not choice.complete and self._asker.why_not(cell) is not None
        if barred or (option is not None and (choice is None or choice.held != option.key)):
            self._asker.take_place(cell)
        else:
            self._asker.confirm()

    def words(self, cell: str) -> str:
        """Say what could be done with a cell."""
        option, barred = self._asker.option_at(cell), self._asker.why_not(cell)
        if barred is not None:
            return self.tr("not possible: {why}").format(why=barred.why)
        return describe_option(option, self._unit, self._chance(option))

    def _chance(self, option: OptionView | None) -> str:
        return "" if option is None else self._asker.chance(option.key)

    def _sorted(self, cells: set[str]) -> list[str]:
        known = self._board.geometry.cells
        return sorted(cells, key=lambda cell: (known[cell].centre[1], known[cell].centre[0], known[cell].level))

    def _show_options(self) -> None:
        if self._page.text_board.isVisible():
            self._page.text_board.show_options({cell: self.words(cell) for cell in self.options()})


AREAS = ("control", "range", "reach")


class PointingPresenter(QObject):
    """Follows mouse and cursor over the board; it only shows what the engine tells, and never answers."""

    said = Signal(str)

    def __init__(
        self, page: BattlePage, session: BattleSession, walker: CursorPresenter, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._page, self._session, self._texts = page, session, session.table.ruleset.texts
        self._board, self.cursor = page.board.board, walker
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
        figure = self._page.board.cursor_figure
        if figure in self._board.groups:
            words.insert(0, name_of(self._board.groups[figure]))
        words.append(self.cursor.words(figure or cell))
        self._tell("; ".join(part for part in words if part))

    def _tell(self, words: str) -> None:
        board = self._page.board
        board.setAccessibleDescription(words)
        announce(board, words)
        self.said.emit(words)


def battle_keys() -> tuple[str, tuple[tuple[str, str], ...]]:
    """Give a heading and the lines under it: what a key does, and the key."""
    return (
        translate("Keys", "In a battle"),
        (
            (translate("Keys", "Move the cursor on the board"), translate("Keys", "Arrows")),
            (translate("Keys", "To the one who acts"), "Home"),
            (translate("Keys", "Next target or figure"), "N"),
            (translate("Keys", "Previous target or figure"), "P"),
            (translate("Keys", "Another level at the same place"), "L"),
            (translate("Keys", "Choose, roll or confirm"), "Enter"),
            (translate("Keys", "Take a half-made choice back, come back to now"), "Esc"),
            (translate("Keys", "Take an option by its number"), "1 – 9"),
            (translate("Keys", "Skip what is being played"), translate("Keys", "Space")),
            (translate("Keys", "Closer, farther"), "+  −"),
            (translate("Keys", "All of the board"), "F"),
            (translate("Keys", "Coordinates"), "C"),
            (translate("Keys", "Areas of figures"), "A"),
            (translate("Keys", "Look around"), translate("Keys", "Ctrl+Arrows")),
            (translate("Keys", "From question to board to journal"), "Tab"),
        ),
    )
