"""Figures on the board: whose they are, which way they look, and the plate that the scene scales and lights."""

from __future__ import annotations

from math import atan2, pi, sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsItem, QGraphicsPixmapItem

from horologium.engine.core.drawn import DOWN, LARGE, QUIET, RANKS
from horologium.ui.art import emblems, marks, metal, signs
from horologium.ui.battle.board.geometry import LARGEST
from horologium.ui.battle.board.labels import BELOW, BoardLabel, written
from horologium.ui.kit.plain_text import Markup, together

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from PySide6.QtGui import QFont

    from horologium.engine.core.view import Badge, BattleView, FigureView
    from horologium.ui.battle.board.cutouts import CutoutPicture
    from horologium.ui.battle.board.geometry import Geometry
    from horologium.ui.kit.theme import Theme

SHIELD, LOZENGE, DISC, HEXAGON, BANNER = "shield", "lozenge", "disc", "hexagon", "banner"
SHAPES: Final = (SHIELD, LOZENGE, DISC, HEXAGON, BANNER)
TINCTURES: Final = ("#1f3f77", "#8e1b1b", "#5c5348", "#2f5a2d", "#6a4a14")
"""Lapis, rubric, iron, verdigris and ochre; in the order of the shapes."""


class FigureStyle(NamedTuple):
    """The shape and the colour of a figure, and what stands on them."""

    shape: str
    colour: str
    emblem: emblems.Emblem


class FigureStyles:
    """Gives out styles: a faction keeps what it got for as long as the battle is shown."""

    def __init__(self) -> None:
        self._places: dict[str, int] = {}
        self._players: Mapping[str, str] = {}
        self._shared: frozenset[str] = frozenset()
        self.emblems = emblems.NONE
        """Emblems that count before our own."""

    def set_players(self, colours: Mapping[str, str]) -> None:
        """Tell the colours of players, by the seats and figures that they hold."""
        self._players = colours

    def forget(self) -> None:
        """Begin anew: another battle has other sides."""
        self._places.clear()

    def meet(self, figures: Iterable[FigureView]) -> None:
        """Learn who is there: those whom somebody plays come first."""
        known = list(figures)
        for figure in sorted(known, key=lambda figure: not figure.seat):
            self._places.setdefault(_side(figure), len(self._places))
        sides: dict[str, set[str]] = {}
        for figure in known:
            if colour := self._player(figure):
                sides.setdefault(colour, set()).add(_side(figure))
        # One who plays both sides cannot tell them apart by the player's colour.
        self._shared = frozenset(colour for colour, held in sides.items() if len(held) > 1)

    def style_of(self, figure: FigureView) -> FigureStyle:
        """Give the style of a figure: the shape of its faction, in the colour of its player if there is one."""
        place = self._places.setdefault(_side(figure), len(self._places)) % len(SHAPES)
        player = self._player(figure)
        colour = TINCTURES[place] if not player or player in self._shared else player
        return FigureStyle(SHAPES[place], colour, emblems.emblem_of(figure, self.emblems))

    def _player(self, figure: FigureView) -> str:
        return self._players.get(figure.key) or self._players.get(figure.seat, "")


def outline(shape: str, half: float) -> QPainterPath:
    """Draw a shape around the origin."""
    if shape == DISC:
        path = QPainterPath()
        path.addEllipse(QPointF(), half * 0.94, half * 0.94)
        return path
    if shape == SHIELD:
        return _shield(half)
    if shape == BANNER:
        path = QPainterPath()
        path.addRoundedRect(QRectF(-half * 0.84, -half * 0.84, half * 1.68, half * 1.68), half * 0.16, half * 0.16)
        return path
    corners = {
        LOZENGE: ((0, -1.08), (1.02, 0), (0, 1.08), (-1.02, 0)),
        HEXAGON: ((-0.5, -0.92), (0.5, -0.92), (1.02, 0), (0.5, 0.92), (-0.5, 0.92), (-1.02, 0)),
    }[shape]
    path = QPainterPath(QPointF(*corners[0]) * half)
    for corner in corners[1:]:
        path.lineTo(QPointF(*corner) * half)
    path.closeSubpath()
    return path


def room(shape: str) -> float:
    """Tell how much of a shape an emblem may fill."""
    return {LOZENGE: 1.16, SHIELD: 1.3, BANNER: 1.36}.get(shape, 1.3)


def _shield(half: float) -> QPainterPath:
    path = QPainterPath(QPointF(-half * 0.9, -half * 0.92))
    path.quadTo(0, -half * 0.8, half * 0.9, -half * 0.92)
    path.cubicTo(half * 0.94, half * 0.25, half * 0.55, half * 0.8, 0, half * 1.08)
    path.cubicTo(-half * 0.55, half * 0.8, -half * 0.94, half * 0.25, -half * 0.9, -half * 0.92)
    return path


def _side(figure: FigureView) -> str:
    return figure.faction or figure.seat


WAYS: Final = 8
"""Right is 0, then clockwise: so few that a picture is seldom painted anew."""


class Facing:
    """Follows the views of one board."""

    def __init__(self) -> None:
        self._ways: dict[str, int] = {}
        self._cells: dict[str, str] = {}

    def forget(self) -> None:
        """Begin anew, for another board."""
        self._ways, self._cells = {}, {}

    def follow(self, view: BattleView, geometry: Geometry) -> Mapping[str, int]:
        """Turn everybody to what a view tells, and give the ways by figure."""
        cells = {figure.key: str(figure.cell) for figure in view.figures if figure.cell in geometry.cells}
        for key, cell in cells.items():
            self._turn(key, geometry, self._cells.get(key, cell), cell)
        for intent in view.intents:
            if intent.figure in cells and intent.target in cells:
                self._turn(intent.figure, geometry, cells[intent.figure], cells[intent.target])
        self._cells = cells
        return self._ways

    def look(self, figure: str, other: str, geometry: Geometry) -> int | None:
        """Turn a figure to another, and give its way."""
        if figure in self._cells and other in self._cells:
            self._turn(figure, geometry, self._cells[figure], self._cells[other])
        return self._ways.get(figure)

    def _turn(self, figure: str, geometry: Geometry, start: str, end: str) -> None:
        if start != end and start in geometry.cells and end in geometry.cells:
            way = way_of(geometry.centre(end) - geometry.centre(start))
            if way is not None:
                self._ways[figure] = way


def way_of(step: QPointF) -> int | None:
    """Tell into which of the eight ways a step leads; None if it leads nowhere, as from a floor to the roof."""
    if step.isNull():
        return None
    return round(atan2(step.y(), step.x()) / (2 * pi) * WAYS) % WAYS


HALF = 22.5
"""Half the height of a plate, for a cell of 60 units."""
REACH = 32.0
"""Half the side of the picture, with all that sticks out."""
BADGE = 7.0
MOST_BADGES = 4
MOST_PIPS = 8
CREAM, SHADE = "#fbeecb", "#140c06"
DOWNWARDS = WAYS // 4


class PlateSpot(NamedTuple):
    """A badge and where it is drawn."""

    badge: Badge
    box: QRectF


class FigurePicture:
    """Paints a figure at a scale: pixels to the unit of a cell of 60."""

    reach = REACH

    def __init__(self, figure: FigureView, style: FigureStyle, theme: Theme, way: int | None = None) -> None:
        self.figure, self._style, self._theme, self._tokens = figure, style, theme, theme.tokens
        self.down = figure.life <= 0 or any(badge.key == DOWN for badge in figure.badges)
        self._way = None if self.down else way
        self.half = HALF * (1.12 if figure.rank in LARGE else 1.0)
        self.shape = outline(style.shape, self.half)

    def paint(self, scale: float) -> QPixmap:
        """Paint the picture; the figure stands in its middle."""
        pixmap = QPixmap(round(2 * REACH * scale), round(2 * REACH * scale))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        painter.scale(scale, scale)
        painter.translate(REACH, REACH)
        painter.save()
        if self.down:
            painter.rotate(-68)
        self._plate(painter)
        self._emblem(painter)
        painter.restore()
        self._rank(painter)
        self._look(painter)
        self._life(painter)
        self._number(painter)
        for spot in self.spots():
            self._badge(painter, spot)
        painter.end()
        return pixmap

    def spots(self) -> list[PlateSpot]:
        """Say where badges lie, from the upper right downwards."""
        shown = [badge for badge in self.figure.badges if badge.key not in QUIET][:MOST_BADGES]
        step = 2 * BADGE + 0.6
        return [
            PlateSpot(badge, QRectF(REACH - 2 * BADGE - 1.4, -REACH + 4 + place * step, 2 * BADGE, 2 * BADGE))
            for place, badge in enumerate(shown)
        ]

    def _plate(self, painter: QPainter) -> None:
        tokens = self._tokens
        if tokens.flat:
            painter.setBrush(QColor(tokens.field))
            painter.setPen(QPen(QColor(tokens.ink), 2.6))
            painter.drawPath(self.shape)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(15, 8, 0, 34))
        for step in range(1, 5):
            painter.drawPath(self.shape.translated(0.5 * step, 0.8 * step))
        enamel = QColor(self._style.colour)
        if self.down:
            enamel = QColor.fromHsv(enamel.hue() % 360, enamel.saturation() // 4, 110)
        sheen = QLinearGradient(0, -self.half, 0, self.half)
        sheen.setColorAt(0, enamel.lighter(138))
        sheen.setColorAt(0.5, enamel)
        sheen.setColorAt(1, enamel.darker(140))
        painter.setBrush(sheen)
        box = self.shape.boundingRect()
        for brush, width in ((QColor(SHADE), 4.6), (metal.bar(tokens, box), 2.9), (QColor(SHADE), 0.7)):
            pen = QPen(brush, width)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            painter.drawPath(self.shape)
            painter.setBrush(Qt.BrushStyle.NoBrush)

    def _emblem(self, painter: QPainter) -> None:
        emblem, side = self._style.emblem, self.half * room(self._style.shape)
        box = QRectF(-side / 2, -side / 2, side, side)
        if self._tokens.flat:
            emblems.draw(painter, emblem, box, QColor(self._tokens.ink))
            return
        emblems.draw(painter, emblem, box.translated(0.7, 0.9), QColor(SHADE))
        emblems.draw(painter, emblem, box, QColor("#cfc4aa" if self.down else CREAM))

    def _rank(self, painter: QPainter) -> None:
        """Mark the elite with a star, leaders with a crown, monsters with three stars."""
        worn = RANKS.get(self.figure.rank, ())
        size = 11.0 if worn == ("crown",) else 8.4
        left = -(len(worn) * size) / 2
        for place, mark in enumerate(worn):
            box = QRectF(left + place * size, -self.half - size * 0.9, size, size)
            if not self._tokens.flat:
                for x, y in ((-0.7, 0), (0.7, 0), (0, -0.7), (0, 0.9)):
                    marks.draw(painter, mark, box.translated(x, y), QColor(SHADE))
            marks.draw(painter, mark, box, QColor(self._tokens.ink if self._tokens.flat else "#f4d77c"))

    def _life(self, painter: QPainter) -> None:
        """Show life as beads and as a number: beads are not told apart by everybody."""
        figure, tokens = self.figure, self._tokens
        left, most = max(0, figure.life), max(1, figure.most_life)
        painter.setFont(self._figures(13))
        beads = most <= MOST_PIPS
        pitch = 5.0 if most <= 6 else 4.4
        wide = 17.0 + (most * pitch if beads else 18.0)
        box = QRectF(-wide / 2, self.half * 0.76, wide, 13.0)
        painter.setPen(QPen(QColor(tokens.ink if tokens.flat else SHADE), 0.9))
        painter.setBrush(QColor(tokens.field if tokens.flat else "#f8efd8"))
        painter.drawRoundedRect(box, 6.5, 6.5)
        full = QColor(tokens.ink if tokens.flat else "#a01f1f")
        dark = QColor(tokens.ink if tokens.flat else "#2b1d0e")
        painter.setPen(dark if left == most or tokens.flat else full)
        # A face with tall accents would push its numerals out of so low a box: they stand on a line instead.
        painter.drawText(QPointF(box.left() + 4.6, box.bottom() - 2.7), str(left) if beads else f"{left}/{most}")
        if beads:
            self._beads(painter, QPointF(box.left() + 15.6, box.center().y()), pitch, full)

    def _beads(self, painter: QPainter, start: QPointF, pitch: float, full: QColor) -> None:
        painter.setPen(QPen(full, 0.8))
        for place in range(max(1, self.figure.most_life)):
            painter.setBrush(full if place < self.figure.life else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(start + QPointF(place * pitch, 0), pitch * 0.4, pitch * 0.4)

    def _look(self, painter: QPainter) -> None:
        """Point to where the figure looks, with a small arrow on its rim; downwards it stays above the life."""
        if self._way is None:
            return
        painter.save()
        painter.rotate(self._way * 360 / WAYS)
        painter.setPen(QPen(QColor(self._tokens.field if self._tokens.flat else SHADE), 0.9))
        painter.setBrush(QColor(self._tokens.ink if self._tokens.flat else "#f4d77c"))
        tip = self.half * 0.76 if self._way == DOWNWARDS else REACH - 0.6
        painter.drawPolygon([QPointF(tip, 0), QPointF(tip - 7.6, -5.4), QPointF(tip - 7.6, 5.4)])
        painter.restore()

    def _number(self, painter: QPainter) -> None:
        """Tell one of many by the number in its name."""
        last = self.figure.name.rpartition(" ")[2]
        if not last.isdigit():
            return
        box = QRectF(-REACH + 3, -self.half * 0.98, 14, 14)
        self._disc(painter, box)
        painter.setFont(self._figures(12))
        painter.setPen(QColor(self._tokens.ink if self._tokens.flat else "#2b1d0e"))
        painter.drawText(box.adjusted(-4, -4.6, 4, 4), Qt.AlignmentFlag.AlignCenter, last)

    def _figures(self, size: int) -> QFont:
        """Give a face whose numerals are of equal height."""
        font = self._theme.type.capitals("small", 0.0)
        font.setBold(True)
        font.setPixelSize(size)
        return font

    def _disc(self, painter: QPainter, box: QRectF, colour: str = "#f8efd8") -> None:
        painter.setBrush(QColor(self._tokens.field if self._tokens.flat else colour))
        painter.setPen(QPen(QColor(self._tokens.ink if self._tokens.flat else SHADE), 1.0))
        painter.drawEllipse(box)

    def _badge(self, painter: QPainter, spot: PlateSpot) -> None:
        """Draw a status: its sign, or its first letter if there is none, and how much of it there is."""
        badge, box = spot
        name = signs.choose(badge.key, badge.label)
        dark = QColor(self._tokens.ink if self._tokens.flat else "#2b1d0e")
        self._disc(painter, box, "#f3dfa4" if name else "#f8efd8")
        if name:
            inset = box.width() * 0.19
            signs.draw(painter, name, box.adjusted(inset, inset, -inset, -inset), dark, 2.6)
        else:
            painter.setFont(self._figures(9))
            painter.setPen(dark)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, badge.label[:1].upper())
        if badge.value is not None and badge.value > 1:
            path = written(self._figures(8), str(badge.value)).translated(box.right() - 4.2, box.bottom() - 8.2)
            painter.strokePath(path, QPen(QColor(self._tokens.field if self._tokens.flat else "#fff8e2"), 2.2))
            painter.fillPath(path, dark)


GLOW = 34.0
if TYPE_CHECKING:
    Cutter = Callable[[FigureView, FigureStyle, Theme, int], CutoutPicture | None]


class FigureItem(QGraphicsPixmapItem):
    """One figure; its position is the middle of its cell."""

    def __init__(self, theme: Theme, unit: float) -> None:
        super().__init__()
        self._theme, self._unit, self._grown = theme, unit, unit / LARGEST
        self._figure: FigureView | None = None
        self._style: FigureStyle | None = None
        self._way: int | None = None
        self._plate: FigurePicture | CutoutPicture | None = None
        self._footing: tuple[float, int] | None = None
        self._cut: Cutter | None = None
        self._sharpness = 2.0
        self._name = BoardLabel(theme, self, hangs=BELOW)
        self._name.setPos(0, (REACH - 2) * self._grown)
        self._name.hide()
        self._glow: QGraphicsEllipseItem | None = None
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    @property
    def figure(self) -> FigureView | None:
        """What is shown."""
        return self._figure

    @property
    def style(self) -> FigureStyle | None:
        """The shape and the colour that it bears."""
        return self._style

    def show_figure(self, figure: FigureView, style: FigureStyle, way: int | None = None) -> None:
        """Show a figure in its style, looking some way; it is painted anew only if it looks different."""
        before, standing = self._figure, (self._style, self._way)
        self._figure, self._style, self._way = figure, style, way
        turned = standing[1] != way and self._footing is None
        if before is not None and standing[0] == style and not turned and _look(before) == _look(figure):
            return
        self._name.set_text(figure.name)
        self.repaint()

    def repaint(self, sharpness: float | None = None) -> None:
        """Paint the picture, for a theme or a closeness in which it is looked at."""
        self._sharpness = sharpness or self._sharpness
        if self._figure is None or self._style is None:
            return
        self._grown = self._unit / LARGEST * sqrt(max(1, len(self._figure.cells)))
        self._plate = self._picture(self._figure, self._style)
        reach = self._plate.reach * self._grown
        self._name.setPos(0, reach - 2 * self._grown)
        picture = self._plate.paint(self._sharpness * self._grown)
        picture.setDevicePixelRatio(self._sharpness)
        self.setPixmap(picture)
        self.setOffset(-reach, -reach)
        self._name.restyle()

    def stand_in_room(self, size: float, place: int, cut: Cutter) -> None:
        """Stand in a room, so large and as this one of a group, cut out if there is a miniature of its kind."""
        if self._footing != (size, place):
            self._footing, self._cut = (size, place), cut
            self.repaint()

    def _picture(self, figure: FigureView, style: FigureStyle) -> FigurePicture | CutoutPicture:
        """Give the one who paints it: a plate, or in a room a miniature if there is one of its kind."""
        made = None
        if self._footing is not None and self._cut is not None:
            self._grown *= self._footing[0]
            made = self._cut(figure, style, self._theme, self._footing[1])
        return made or FigurePicture(figure, style, self._theme, self._way)

    def turn(self, way: int | None) -> None:
        """Look another way."""
        if way != self._way:
            self._way = way
            if self._footing is None:
                self.repaint()

    def covers(self, point: QPointF) -> bool:
        """Whether a point of the scene is on the plate itself, not merely in its picture."""
        return self._plate is not None and self._plate.shape.contains(self.mapFromScene(point) / self._grown)

    def light(self, on: bool) -> None:
        """Mark the one who acts."""
        if on and self._glow is None:
            self._glow = _glow(self._theme, self)
        if self._glow is not None:
            self._glow.setScale(self._grown * (1.0 if self._plate is None else self._plate.reach / REACH))
            self._glow.setVisible(on)

    def name_shown(self, on: bool) -> None:
        """Show or hide the name."""
        self._name.setVisible(on)

    def call(self, name: str) -> None:
        """Write another name than its own, such as that of a group."""
        self._name.set_text(name)

    @property
    def numbered(self) -> bool:
        """Whether it is one of many, told apart by the number on its plate."""
        return self._figure is not None and self._figure.name.rpartition(" ")[2].isdigit()

    def badge_at(self, point: QPointF) -> Badge | None:
        """Find the badge under a point of the scene."""
        at = self.mapFromScene(point) / self._grown
        spots = [] if self._plate is None else self._plate.spots()
        return next((spot.badge for spot in spots if spot.box.contains(at)), None)


def describe(figure: FigureView, name: str = "") -> str:
    """Say what can be known of a figure at a glance; a group has a name of its own."""
    parts = [name or figure.name, f"{figure.life}/{figure.most_life}"]
    parts += [badge.label if badge.value is None else f"{badge.label} {badge.value}" for badge in figure.badges]
    return ", ".join(parts)


def tip(figure: FigureView, intent: str = "", called: str = "") -> Markup:
    """Tell of a figure, or of a group, in a tooltip: what it is, its life, its statuses, what it is after."""
    translate = QCoreApplication.translate
    life = translate("Board", "Life {life} of {most}").format(life=figure.life, most=figure.most_life)
    name, badges = Markup("<b>{}</b>").fill(called or figure.name), [badge_line(badge) for badge in figure.badges]
    return Markup("<br>").between(filter(None, [name, figure.title, life, *badges, intent]))


def badge_line(badge: Badge) -> Markup:
    """Tell of a status: its name, how much of it, the rule, and what it means."""
    value = "" if badge.value is None else f" {badge.value}"
    rule = Markup(" <i>({})</i>").fill(badge.rule) if badge.rule else ""
    meaning = f": {badge.text}" if badge.text else ""
    return together([badge.label, value, meaning, rule])


def _look(figure: FigureView) -> tuple[object, ...]:
    """Keep what the picture depends on."""
    badges = tuple((badge.key, badge.value) for badge in figure.badges)
    return figure.name, figure.kind, figure.emblem, figure.rank, figure.life, figure.most_life, badges


def _glow(theme: Theme, parent: QGraphicsItem) -> QGraphicsEllipseItem:
    """Lay a light under a figure, or a ring round it where there are no colours."""
    glow = QGraphicsEllipseItem(QRectF(-GLOW, -GLOW, 2 * GLOW, 2 * GLOW), parent)
    glow.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
    if theme.tokens.flat:
        glow.setPen(QPen(QColor(theme.tokens.accent), 3))
        return glow
    light = QRadialGradient(QPointF(), GLOW)
    for stop, alpha in ((0.0, 255), (0.55, 235), (0.74, 130), (1.0, 0)):
        colour = QColor("#ffe9a0")
        colour.setAlpha(alpha)
        light.setColorAt(stop, colour)
    glow.setBrush(light)
    glow.setPen(QPen(Qt.PenStyle.NoPen))
    return glow
