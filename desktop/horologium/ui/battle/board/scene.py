"""The scene: ground, houses, tokens, overlays and figures of one board, kept in step with a view."""

from __future__ import annotations

from collections import defaultdict
from math import ceil, cos, pi, sin, sqrt
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QGraphicsItemGroup, QGraphicsPixmapItem, QGraphicsScene

from horologium.engine.core import drawn
from horologium.engine.core.view import TokenView
from horologium.ui.art import metal, signs
from horologium.ui.battle.board import crowds, cutouts, figures, scenery
from horologium.ui.battle.board.figures import Facing, FigureItem, FigureStyles
from horologium.ui.battle.board.geometry import LARGEST, Geometry
from horologium.ui.battle.board.ground import Coordinates, GroundItem, HouseItem
from horologium.ui.battle.board.labels import Titles
from horologium.ui.battle.board.overlays import CURSOR, Overlays
from horologium.ui.battle.board.plan import LAND, is_plan, standing_room, widened
from horologium.ui.battle.board.room_styles import centrepiece
from horologium.ui.battle.board.terrain import chance
from horologium.ui.kit.plain_text import Markup, give_tip

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtCore import QObject

    from horologium.engine.core.view import BattleView, CellView, FigureView
    from horologium.ui.art.emblems import EmblemBook
    from horologium.ui.kit.theme import Theme

RADIUS = 13.0
REACH = 22.0
ENAMEL: Final[Mapping[str, str]] = {
    "loot": "#9a6a12", "objective": "#7c1d2a", "lever": "#4a5560", "reinforcement": "#33302c", "character": "#1f5a4a",
    "bucket": "#2c5f78", "rope": "#6b5530", "ladder": "#6b5530", "chest": "#6a3d17", "marker": "#2b3f7a",
    "smoke": "#55585c",
}  # fmt: skip
"""What the coins of each kind are filled with; others are of plain bronze."""
BRONZE = "#6a5326"
BESIDE = 0.85
"""How large tokens are in a room."""
STANDING: Final = frozenset({"crate", "fire"})
"""What is drawn as it stands there, without a coin."""


class MarkerItem(QGraphicsPixmapItem):
    """One token; it makes room for a figure on the same cell."""

    def __init__(self, theme: Theme, token: TokenView, unit: float) -> None:
        super().__init__()
        self.token, self._theme, self._grown = token, theme, unit / LARGEST
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        give_tip(self, tip(token))
        self.repaint(2.0)

    def repaint(self, sharpness: float) -> None:
        """Paint the token for a closeness in which it is looked at."""
        side = round(2 * REACH * sharpness * self._grown)
        picture = QPixmap(side, side)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(sharpness * self._grown, sharpness * self._grown)
        painter.translate(REACH, REACH)
        self._draw(painter)
        painter.end()
        picture.setDevicePixelRatio(sharpness)
        self.setPixmap(picture)
        self.setOffset(-REACH * self._grown, -REACH * self._grown)

    def stand_below(self, box: QRectF, place: int, count: int) -> None:
        """Lie at the lower edge of a large cell, where nobody stands, side by side with others."""
        room = LARGEST * self._grown
        step = min(room * 0.5, box.width() / (count + 1))
        self.setScale(BESIDE)
        self.setPos(box.center().x() + (place - (count - 1) / 2) * step, box.bottom() - room * 0.34)

    def stand(self, at: QPointF, place: int, count: int, *, shared: bool) -> None:
        """Lie in the middle of a cell if it is free, else in a corner, side by side with others."""
        room = LARGEST * self._grown
        if shared:
            self.setScale(0.62)
            self.setPos(at + QPointF((place % 4 - 1.2) * room * 0.27, -room * 0.33))
        else:
            self.setScale(1.0 if count == 1 else 0.8)
            self.setPos(at + QPointF((place - (count - 1) / 2) * room * 0.42, 0))

    def _draw(self, painter: QPainter) -> None:
        kind = self.token.kind
        if kind in STANDING:
            pencil = scenery.Pencil(painter, LARGEST / 10, self._theme.tokens)
            (scenery.crate if kind == "crate" else scenery.flames)(pencil, QPointF(), chance(self.token.key))
            return
        self._coin(painter, QColor(ENAMEL.get(kind, BRONZE)))
        name = signs.choose(self.token.label, drawn.TOKENS.get(kind, kind))
        side = RADIUS * 1.24
        box = QRectF(-side / 2, -side / 2, side, side)
        tokens = self._theme.tokens
        if not name:
            self._letter(painter, box)
        elif tokens.flat:
            signs.draw(painter, name, box, QColor(tokens.ink))
        else:
            signs.draw(painter, name, box.translated(0.6, 0.8), QColor("#140c06"))
            signs.draw(painter, name, box, QColor("#fdf1cf"))

    def _coin(self, painter: QPainter, enamel: QColor) -> None:
        tokens, box = self._theme.tokens, QRectF(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS)
        if tokens.flat:
            painter.setBrush(QColor(tokens.field))
            painter.setPen(QPen(QColor(tokens.ink), 2))
            painter.drawEllipse(box)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(15, 8, 0, 36))
        for step in range(1, 4):
            painter.drawEllipse(box.translated(0.5 * step, 0.9 * step))
        sheen = QRadialGradient(QPointF(-RADIUS * 0.3, -RADIUS * 0.4), RADIUS * 1.6)
        sheen.setColorAt(0, enamel.lighter(150))
        sheen.setColorAt(1, enamel.darker(125))
        painter.setBrush(sheen)
        for brush, width in ((QColor("#140c06"), 3.8), (metal.ring(tokens, box), 2.4)):
            painter.setPen(QPen(brush, width))
            painter.drawEllipse(box)

    def _letter(self, painter: QPainter, box: QRectF) -> None:
        font = self._theme.type.text("small", bold=True)
        font.setPixelSize(14)
        painter.setFont(font)
        painter.setPen(QColor(self._theme.tokens.ink if self._theme.tokens.flat else "#fdf1cf"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.token.label[:1].upper())


def tip(token: TokenView) -> Markup:
    """Tell of a token: its name and the rule behind it."""
    rule = Markup(" <i>({})</i>").fill(token.rule) if token.rule else ""
    return Markup("<b>{}</b>{}").fill(token.label, rule)


def tokens_of(view: BattleView) -> list[TokenView]:
    """List the tokens of a view; those of which only a name is known get a kind by it."""
    cells = {token.cell for token in view.tokens}
    named = [
        TokenView(f"{cell.key} {place}", label.lower(), label, cell.key)
        for cell in view.cells
        if cell.tokens and cell.key not in cells
        for place, label in enumerate(cell.tokens)
    ]
    return [*view.tokens, *named]


GROUND, LOW_FIGURES, HOUSES, MARKS, TOKENS, FIGURES = range(6)
"""The layers, from below; those who stand under a roof are drawn under it."""
SPREAD = 0.62
"""How much of a large cell its figures may stand on, so that its title and its tokens are seen."""
CLOSE = 1.9
"""From this many pixels to the unit on, figures show their names, but for those who are told by numbers."""


class BoardScene(QGraphicsScene):
    """Draws any view. It is told what to show and asked where things are; it decides nothing."""

    lit_changed = Signal(str)

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.geometry = Geometry(())
        self.figures: dict[str, FigureItem] = {}
        self._view: BattleView | None = None
        self._figure_styles, self._facing = FigureStyles(), Facing()
        self._ground: GroundItem | None = None
        self._houses: list[HouseItem] = []
        self._markers: dict[str, MarkerItem] = {}
        self._places: dict[str, QPointF] = {}
        self._depths: dict[str, float] = {}
        self._overview: QPixmap | None = None
        self._lives: dict[str, cutouts.LifeMark] = {}
        self._counts: list[crowds.CountItem] = []
        self.groups: dict[str, crowds.CrowdGroup] = {}
        self._rooms, self._passages = False, tuple[tuple[str, str], ...]()
        self._meant = crowds.MeantMark(theme)
        self._meant.setZValue(TOKENS + 0.5)
        self.addItem(self._meant)
        self._pointed, self._lit, self._closeness = ("", ""), "", 2.0
        self._layer = QGraphicsItemGroup()
        self._layer.setZValue(MARKS)
        self._layer.setHandlesChildEvents(False)
        self.addItem(self._layer)
        self.overlays = Overlays(theme, self._layer)
        self.titles = Titles(theme)
        self.titles.setZValue(MARKS + 0.5)
        self.addItem(self.titles)
        self.coordinates = Coordinates(theme)
        self.coordinates.setZValue(MARKS - 0.5)
        self.coordinates.hide()
        self.addItem(self.coordinates)
        self._refining = QTimer(self)
        self._refining.timeout.connect(self._refine)
        theme.changed.connect(self._on_theme_changed)

    @property
    def view(self) -> BattleView | None:
        """What is shown now."""
        return self._view

    def set_colours(self, colours: Mapping[str, str]) -> None:
        """Tell the colours of players, by the seats and figures that they hold."""
        self._figure_styles.set_players(colours)
        if self._view is not None:
            self._show_figures(self._view)

    def set_emblems(self, brought: EmblemBook) -> None:
        """Tell the emblems of a pack, which count before our own."""
        self._figure_styles.emblems = brought
        if self._view is not None:
            self._show_figures(self._view)

    def show_view(self, view: BattleView) -> None:
        """Show a view at once; only what differs is drawn anew."""
        before, self._view = self._view, view
        if before is None or (view.cells, view.beyond) != (before.cells, before.beyond):
            self._show_cells(before, view)
        if before is not None and self._rooms and self._passages != view.passages:
            self._paint_all(view)
        self._show_figures(view)
        self._show_tokens(view)

    # Where things are

    def place(self, figure: str, cell: str) -> QPointF:
        """Give the point where a figure stands on a cell: in its middle, or beside those who are there."""
        if self.cell_of(figure) == cell and figure in self._places:
            return self._places[figure]
        others = [key for key in self.figures if key != figure and self.cell_of(key) == cell]
        return self._middle(figure, cell) + self._aside(cell, len(others), len(others) + 1)

    def cell_of(self, figure: str) -> str | None:
        """Tell where a figure stands."""
        shown = self.figures.get(figure)
        return None if shown is None or shown.figure is None else shown.figure.cell

    def cell_at(self, point: QPointF) -> str | None:
        """Find the cell under a point; one that may be chosen before others."""
        return self.geometry.at(point, self.overlays.cells("option"))

    def figure_at(self, point: QPointF) -> str | None:
        """Find the figure under a point, the foremost of several."""
        found = [key for key, item in self.figures.items() if item.isVisible() and item.covers(point)]
        return max(found, key=lambda key: self.figures[key].zValue(), default=None)

    def tip_at(self, point: QPointF) -> str:
        """Tell in rich text of what is under a point: a status, a figure, a token, or a place with a name."""
        key = self.figure_at(point)
        for item in self.figures.values():
            if item.figure is not None and (badge := item.badge_at(point)) is not None:
                return figures.badge_line(badge)
        if key is not None and (figure := self.figures[key].figure) is not None:
            intents = () if self._view is None else self._view.intents
            after = next((f"{each.label}: {each.why}" for each in intents if each.figure == key), "")
            called = crowds.name_of(self.groups[key]) if key in self.groups else ""
            return figures.tip(figure, after.removesuffix(": "), called)
        here = (each.token for each in self._markers.values() if each.sceneBoundingRect().contains(point))
        cell = self.geometry.cells.get(self.cell_at(point) or "")
        called = Markup("<b>{}</b>").fill(cell.label) if cell is not None and cell.label and cell.known else ""
        return next(map(tip, here), called)

    # Marks

    @property
    def lit(self) -> str:
        """The one who acts; empty if nobody does."""
        return self._lit

    def light(self, figure: str) -> None:
        """Mark the one who acts; an empty name marks nobody."""
        if figure != self._lit:
            self._lit = figure
            self.lit_changed.emit(figure)
        for key, item in self.figures.items():
            item.light(key == figure)

    def look_at(self, figure: str, other: str) -> None:
        """Turn a figure to another that it has to do with."""
        if figure in self.figures:
            self.figures[figure].turn(self._facing.look(figure, other, self.geometry))

    def show_cursor(self, cell: str | None, figure: str = "") -> None:
        """Show where the keyboard's cursor stands, and which group of a room it means."""
        self.overlays.show(CURSOR, self.geometry, [] if cell is None else [cell])
        self._meant.mark(self.figures.get(figure) if cell is not None else None)
        self._fade_houses()

    def point(self, cell: str, figure: str) -> None:
        """Tell what the mouse points at: its name is shown, and the roof over it fades."""
        if (cell, figure) != self._pointed:
            self._pointed = (cell, figure)
            self._show_names()
            self._fade_houses()

    def come_closer(self, scale: float) -> None:
        """Tell how many pixels a unit has on the screen: figures are painted as sharply as that needs."""
        wanted = self._sharpness(scale)
        named = (self._closeness >= CLOSE) != (scale >= CLOSE)
        if wanted != self._sharpness(self._closeness):
            self._sharpen(wanted)
        self._closeness = scale
        if self._ground is not None:
            self._ground.come_closer(scale)
        if named:
            self._show_names()

    # For the minimap

    @property
    def refining(self) -> bool:
        """Whether the ground is still a sketch."""
        return self._refining.isActive()

    @property
    def picture(self) -> QPixmap:
        """The ground as it is painted."""
        return QPixmap() if self._ground is None else self._ground.picture

    @property
    def overview(self) -> QPixmap | None:
        """The whole board, small: the ground and the houses on it."""
        if self._ground is None:
            return None
        if self._overview is None:
            self._overview = self._ground.small_with(self._houses)
        return self._overview

    def dots(self) -> list[tuple[QPointF, str]]:
        """Say where figures stand, and in which colour."""
        return [
            (item.pos(), self._figure_styles.style_of(item.figure).colour)
            for item in self.figures.values()
            if item.figure is not None
        ]

    # Cells

    def _show_cells(self, before: BattleView | None, view: BattleView) -> None:
        """Draw the ground: all of it on another board, else what has changed."""
        cells = widened(view.cells, view.beyond)
        known = before is not None and self.geometry.same_places(cells, view.beyond)
        changed = [] if before is None or not known else _changed(before.cells, view.cells)
        named = [] if before is None else _named(before.cells)
        self._rooms = is_plan(view.cells, view.beyond)
        self.geometry = Geometry(cells, view.beyond, around=LAND if self._rooms else 0)
        if not known or named != _named(view.cells):
            self.titles.write(self.geometry, plaques=self._rooms)
        if not known:
            self.overlays.clear()
            self._figure_styles.forget()
            self._facing.forget()
            self._forget_figures()
            self.setSceneRect(self.geometry.frame)
            self._paint_all(view)
        elif changed and self._ground is not None:
            area = QRectF()
            for key in changed:
                area = area.united(self.geometry.boxes[key])
            self._ground.repaint(self.geometry, view.passages, area)
            self._overview = None
            roofed = {cell.centre for cell in view.cells if cell.level > 0}
            if any(self.geometry.cells[key].centre in roofed for key in changed):
                self._build(view)

    def _paint_all(self, view: BattleView) -> None:
        if self._ground is not None:
            self.removeItem(self._ground)
        self._passages = view.passages
        self._ground = GroundItem(self.geometry, self.theme, view.passages)
        self._ground.setZValue(GROUND)
        self._ground.come_closer(self._closeness)
        self.addItem(self._ground)
        self._refining.start()
        self.coordinates.show_for(self.geometry)
        self._build(view)

    def _refine(self) -> None:
        """Go on with a sketched ground while nothing else is to be done."""
        if self._ground is None or not self._ground.refine():
            self._refining.stop()
            self._overview = None

    def _build(self, view: BattleView) -> None:
        """Put up the houses: upper cells that hang together, as far as they are known."""
        self._overview = None
        for house in self._houses:
            self.removeItem(house)
        self._houses = []
        storeys: dict[int, list[str]] = defaultdict(list)
        for cell in view.cells:
            if cell.level > 0 and cell.known:
                storeys[cell.level].append(cell.key)
        for level, keys in sorted(storeys.items()):
            for group in self.geometry.groups(keys):
                house = HouseItem(self.geometry, group, self.theme, list(view.passages))
                house.setZValue(HOUSES + level / 100)
                self.addItem(house)
                self._houses.append(house)

    def _fade_houses(self) -> None:
        """Let roofs fade while somebody stands beneath, or while the mouse or the cursor is there."""
        standing = {self.cell_of(key) for key in self.figures}
        looked = {self._pointed[0], *self.overlays.cells(CURSOR), *self.overlays.cells("option")}
        for house in self._houses:
            seen = not house.beneath.isdisjoint(standing | looked)
            house.fade(seen or (bool(house.beneath) and not looked.isdisjoint(house.keys)))

    # Figures and tokens

    def _show_figures(self, view: BattleView) -> None:
        present = {figure.key: figure for figure in view.figures if figure.cell in self.geometry.cells}
        self._figure_styles.meet(view.figures)
        ways = self._facing.follow(view, self.geometry)
        for key in [key for key in self.figures if key not in present]:
            self.removeItem(self.figures.pop(key))
            self._lives.pop(key, None)
        crowd: dict[str, list[str]] = defaultdict(list)
        for key, figure in present.items():
            crowd[str(figure.cell)].append(key)
            if key not in self.figures:
                self.figures[key] = self._add_figure()
            self.figures[key].show_figure(figure, self._figure_styles.style_of(figure), ways.get(key))
        if self.in_rooms:
            self._stand_in_rooms(view, present)
        else:
            for cell, keys in crowd.items():
                for number, key in enumerate(keys):
                    self._stand(key, cell, self._aside(cell, number, len(keys)))
        self.light(self._lit)
        self._show_names()
        self._fade_houses()

    def _stand_in_rooms(self, view: BattleView, present: Mapping[str, FigureView]) -> None:
        """Let groups stand in their rooms, and write how many they are."""
        laden = {token.cell for token in tokens_of(view)}
        rooms: dict[str, list[FigureView]] = defaultdict(list)
        for figure in present.values():
            rooms[str(figure.cell)].append(figure)
        self.groups = {}
        spots: list[crowds.GroupSpot] = []
        for cell, figures_here in rooms.items():
            groups = crowds.groups_of(figures_here)
            room = standing_room(self.geometry.boxes[cell], laden=cell in laden)
            footings, numbers = crowds.stand(groups, room, clear=centrepiece(self.geometry.cells[cell]))
            spots += numbers
            self.groups.update({key: group for group in groups for key in group.keys})
            for key, footing in footings.items():
                self._stand_at(key, footing)
        for group in {group.keys: group for group in self.groups.values()}.values():
            for key in group.keys:
                self.figures[key].call(crowds.name_of(group))
        self._write_counts(spots)

    def _stand_at(self, key: str, footing: crowds.Footing) -> None:
        """Put a miniature on its feet; whoever stands nearer is drawn over those behind."""
        item = self.figures[key]
        self._places[key] = footing.at
        item.stand_in_room(footing.size, footing.place, cutouts.cut)
        item.setPos(footing.at)
        item.setOpacity(1)
        if item.figure is not None:
            if key not in self._lives:
                self._lives[key] = cutouts.LifeMark(self.theme, item)
            self._lives[key].show_life(item.figure, behind=footing.behind)
        feet = footing.at.y() + item.boundingRect().height() / 2 - self.geometry.bounds.top()
        self._depths[key] = FIGURES + feet / 1e5
        item.setZValue(self._depths[key])

    def _forget_figures(self) -> None:
        """Begin anew on another board: figures stand otherwise in rooms than on cells."""
        for item in (*self.figures.values(), *self._counts):
            self.removeItem(item)
        self.figures.clear()
        self._lives.clear()
        self._counts.clear()
        self.groups = {}

    def _write_counts(self, spots: list[crowds.GroupSpot]) -> None:
        """Write how many each group has, over its feet."""
        while len(self._counts) > len(spots):
            self.removeItem(self._counts.pop())
        while len(self._counts) < len(spots):
            self._counts.append(crowds.CountItem(self.theme))
            self.addItem(self._counts[-1])
        for item, spot in zip(self._counts, spots, strict=True):
            item.show_count(spot.group.number)
            item.setPos(spot.at)
            item.setZValue(FIGURES + 0.4)

    def group_of(self, figure: str) -> tuple[str, ...]:
        """Tell who is drawn as one with a figure, itself among them."""
        return self.groups[figure].keys if figure in self.groups else (figure,)

    @property
    def in_rooms(self) -> bool:
        """Whether the board is drawn as a plan of rooms."""
        return self._rooms

    def _add_figure(self) -> FigureItem:
        item = FigureItem(self.theme, self.geometry.unit)
        item.repaint(self._sharpness(self._closeness))
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsSelectable, False)
        self.addItem(item)
        return item

    def _stand(self, key: str, cell: str, aside: QPointF) -> None:
        item, at = self.figures[key], self._middle(key, cell) + aside
        self._places[key] = at
        item.setPos(at)
        item.setOpacity(1)
        roofed = any(cell in house.beneath for house in self._houses)
        self._depths[key] = (LOW_FIGURES if roofed else FIGURES) + (at.y() - self.geometry.bounds.top()) / 1e5
        item.setZValue(self._depths[key])

    def _middle(self, key: str, cell: str) -> QPointF:
        """Give the middle of the cells that a figure stands on, if the first of them is this one."""
        figure, centre = self.figures[key].figure, self.geometry.centre
        shape = [] if figure is None else [centre(one) - centre(figure.cells[0]) for one in figure.cells]
        return sum(shape, QPointF()) / max(1, len(shape)) + centre(cell)

    def _aside(self, cell: str, number: int, count: int) -> QPointF:
        """Spread figures that share a cell: in rows if it is large, else in a ring that crowds them."""
        if count < 2:
            return QPointF()
        unit = self.geometry.unit
        if not self.geometry.roomy(cell):
            angle = 2 * pi * number / count - pi * 0.75
            return QPointF(0.26 * unit * cos(angle), 0.26 * unit * sin(angle))
        columns = ceil(sqrt(count))
        rows = ceil(count / columns)
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        box = self.geometry.boxes[cell]
        across = min(0.85 * unit, SPREAD * box.width() / columns)
        down = min(0.85 * unit, SPREAD * box.height() / rows)
        return QPointF((column - (in_row - 1) / 2) * across, (row - (rows - 1) / 2) * down)

    def _show_names(self) -> None:
        for key, item in self.figures.items():
            pointed = key == self._pointed[1]
            item.name_shown(pointed or (self._closeness >= CLOSE and not item.numbered))
            item.setZValue(self._depths[key] + (0.5 if pointed else 0))

    def _show_tokens(self, view: BattleView) -> None:
        found = {token.key: token for token in tokens_of(view) if token.cell in self.geometry.cells}
        for key in [key for key, item in self._markers.items() if found.get(key) != item.token]:
            self.removeItem(self._markers.pop(key))
        piles: dict[str, list[str]] = defaultdict(list)
        for key, token in found.items():
            piles[token.cell].append(key)
            if key not in self._markers:
                item = self._markers[key] = MarkerItem(self.theme, token, self.geometry.unit)
                item.setZValue(TOKENS)
                self.addItem(item)
        taken = {self.cell_of(key) for key in self.figures}
        for cell, keys in piles.items():
            for number, key in enumerate(keys):
                if self.geometry.roomy(cell):
                    self._markers[key].stand_below(self.geometry.boxes[cell], number, len(keys))
                else:
                    self._markers[key].stand(self.geometry.centre(cell), number, len(keys), shared=cell in taken)

    def _sharpen(self, sharpness: float) -> None:
        for figure in self.figures.values():
            figure.repaint(sharpness)
        for marker in self._markers.values():
            marker.repaint(sharpness)

    def _sharpness(self, scale: float) -> float:
        if self._rooms:  # miniatures are small on the screen, and drawn finer than plates
            return next((step for step in (0.5, 0.75, 1.0, 1.5, 2.0, 3.0) if step >= scale * 1.3), 4.0)
        return next((step for step in (1.0, 2.0, 3.0) if step >= scale), 4.0)

    def _on_theme_changed(self) -> None:
        self.overlays.restyle()
        self.titles.write(self.geometry, plaques=self._rooms)
        if self._view is not None and self._ground is not None:
            self._paint_all(self._view)
            self._sharpen(self._sharpness(self._closeness))
        for mark in (*self._counts, *self._lives.values()):
            mark.update()


def _named(cells: Iterable[CellView]) -> list[tuple[str, str, bool]]:
    """Keep what the titles of cells depend on."""
    return [(cell.label, cell.note, cell.known) for cell in cells]


def _changed(before: Iterable[CellView], after: Iterable[CellView]) -> list[str]:
    """List the cells that have to be painted anew."""
    return [
        new.key for old, new in zip(before, after, strict=True) if (old.terrain, old.known) != (new.terrain, new.known)
    ]
