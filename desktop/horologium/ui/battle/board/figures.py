"""Figures on the board: a picture that the scene scales, a glow for the one who acts, a name when it is asked for."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsEllipseItem, QGraphicsItem, QGraphicsPixmapItem

from horologium.ui.battle.board.geometry import LARGEST
from horologium.ui.battle.board.plates import REACH, Plate
from horologium.ui.battle.board.ribbons import BELOW, Ribbon
from horologium.ui.plain_text import Markup, together

if TYPE_CHECKING:
    from horologium.engine.core.view import Badge, FigureView
    from horologium.ui.battle.board.heraldry import Arms
    from horologium.ui.theme import Theme

GLOW = 34.0


class FigureItem(QGraphicsPixmapItem):
    """One figure; its position is the middle of its cell."""

    def __init__(self, theme: Theme, unit: float) -> None:
        super().__init__()
        self._theme, self._unit, self._grown = theme, unit, unit / LARGEST
        self._figure: FigureView | None = None
        self._arms: Arms | None = None
        self._way: int | None = None
        self._plate: Plate | None = None
        self._sharpness = 2.0
        self._name = Ribbon(theme, self, hangs=BELOW)
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
    def arms(self) -> Arms | None:
        """The shape and the colour that it bears."""
        return self._arms

    def show_figure(self, figure: FigureView, arms: Arms, way: int | None = None) -> None:
        """Show a figure under its arms, looking some way; it is painted anew only if it looks different."""
        before, standing = self._figure, (self._arms, self._way)
        self._figure, self._arms, self._way = figure, arms, way
        if before is not None and standing == (arms, way) and _look(before) == _look(figure):
            return
        self._name.set_text(figure.name)
        self.repaint()

    def repaint(self, sharpness: float | None = None) -> None:
        """Paint the picture, for a theme or a closeness in which it is looked at."""
        self._sharpness = sharpness or self._sharpness
        if self._figure is None or self._arms is None:
            return
        self._grown = self._unit / LARGEST * sqrt(max(1, len(self._figure.cells)))
        self._name.setPos(0, (REACH - 2) * self._grown)
        self._plate = Plate(self._figure, self._arms, self._theme, self._way)
        picture = self._plate.paint(self._sharpness * self._grown)
        picture.setDevicePixelRatio(self._sharpness)
        self.setPixmap(picture)
        self.setOffset(-REACH * self._grown, -REACH * self._grown)
        self._name.restyle()

    def turn(self, way: int | None) -> None:
        """Look another way."""
        if way != self._way:
            self._way = way
            self.repaint()

    def covers(self, point: QPointF) -> bool:
        """Whether a point of the scene is on the plate itself, not merely in its picture."""
        return self._plate is not None and self._plate.shape.contains(self.mapFromScene(point) / self._grown)

    def light(self, on: bool) -> None:
        """Mark the one who acts."""
        if on and self._glow is None:
            self._glow = _glow(self._theme, self)
        if self._glow is not None:
            self._glow.setScale(self._grown)
            self._glow.setVisible(on)

    def name_shown(self, on: bool) -> None:
        """Show or hide the name."""
        self._name.setVisible(on)

    @property
    def numbered(self) -> bool:
        """Whether it is one of many, told apart by the number on its plate."""
        return self._figure is not None and self._figure.name.rpartition(" ")[2].isdigit()

    def badge_at(self, point: QPointF) -> Badge | None:
        """Find the badge under a point of the scene."""
        at = self.mapFromScene(point) / self._grown
        spots = [] if self._plate is None else self._plate.spots()
        return next((spot.badge for spot in spots if spot.box.contains(at)), None)


def describe(figure: FigureView) -> str:
    """Say what can be known of a figure at a glance."""
    parts = [figure.name, f"{figure.life}/{figure.most_life}"]
    parts += [badge.label if badge.value is None else f"{badge.label} {badge.value}" for badge in figure.badges]
    return ", ".join(parts)


def tip(figure: FigureView, intent: str = "") -> Markup:
    """Tell of a figure in a tooltip: what it is, its life, its statuses, what it is after."""
    translate = QCoreApplication.translate
    life = translate("Board", "Life {life} of {most}").format(life=figure.life, most=figure.most_life)
    name, badges = Markup("<b>{}</b>").fill(figure.name), [badge_line(badge) for badge in figure.badges]
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
