"""Whose a figure is, told by shape and by colour: each faction has both to itself, so that neither is needed alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from horologium.engine.core.view import FigureView

SHIELD, LOZENGE, DISC, HEXAGON, BANNER = "shield", "lozenge", "disc", "hexagon", "banner"
SHAPES: Final = (SHIELD, LOZENGE, DISC, HEXAGON, BANNER)
TINCTURES: Final = ("#1f3f77", "#8e1b1b", "#5c5348", "#2f5a2d", "#6a4a14")
"""Lapis, rubric, iron, verdigris and ochre; in the order of the shapes."""


class Arms(NamedTuple):
    """The shape and the colour of a figure."""

    shape: str
    colour: str


class Heraldry:
    """Gives out arms: a faction keeps what it got for as long as the battle is shown."""

    def __init__(self) -> None:
        self._places: dict[str, int] = {}
        self._players: Mapping[str, str] = {}
        self._shared: frozenset[str] = frozenset()

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

    def arms(self, figure: FigureView) -> Arms:
        """Give the arms of a figure: the shape of its faction, in the colour of its player if there is one."""
        place = self._places.setdefault(_side(figure), len(self._places)) % len(SHAPES)
        player = self._player(figure)
        return Arms(SHAPES[place], TINCTURES[place] if not player or player in self._shared else player)

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
