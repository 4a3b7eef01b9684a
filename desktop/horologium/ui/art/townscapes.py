"""Views of towns like coloured woodcuts: walls, roofs, towers and domes; another one for each town."""

from __future__ import annotations

from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from horologium.ui.art import metal

if TYPE_CHECKING:
    from collections.abc import Mapping

    from horologium.ui.kit.tokens import Tokens

SMALL: Final = "village"
"""The kind of places that are drawn small."""
HEIGHT: Final = 100.0
"""All views are drawn this high, and as wide as they must be."""
WIDEST: Final = 190.0
"""How far a town goes to each side at most; beyond it there is open land."""
_DAY: Final = MappingProxyType(
    {
        "high": "#7f9fba", "low": "#f6e4b2", "sun": "#d9a441", "far": "#a5b3a4", "hill": "#8f9d5e", "wall": "#e6d3a6",
        "house": "#efe0bb", "roof": "#a2492f", "dome": "#b5573a", "dark": "#3a2d1a", "line": "#3a2a14",
        "water": "#7fa5a8", "tree": "#48602f", "rock": "#b7ad98",
    }
)  # fmt: skip
_NIGHT: Final = MappingProxyType(
    {
        "high": "#121a33", "low": "#5d5a78", "sun": "#f2e6bd", "far": "#3d4a66", "hill": "#2d3b3d", "wall": "#8d8067",
        "house": "#a3936f", "roof": "#6b3328", "dome": "#73392d", "dark": "#e8c878", "line": "#0f0c08",
        "water": "#24405a", "tree": "#31452b", "rock": "#5a5d6c",
    }
)  # fmt: skip
KNOWN: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "venice": ("water", "bell-tower", "domes"),
        "padua": ("domes", "bell-tower"),
        "verona": ("river", "castle", "tower"),
        "mantua": ("water", "castle", "dome"),
        "ferrara": ("castle", "castle"),
        "bologna": ("two-towers", "dome"),
        "florence": ("great-dome", "bell-tower", "tower"),
        "siena": ("slender", "dome"),
        "rome": ("great-dome", "domes", "castle"),
        "viterbo": ("tower", "bell-tower"),
        "bolsena": ("water", "castle"),
        "trento": ("peaks", "castle", "bell-tower"),
    }
)
"""What a town is known for; any other is built as chance will have it."""
_CHANCE: Final = ("tower", "dome", "bell-tower", "castle", "slender")


class _Town:
    """Draws one view; holds what all parts of it need."""

    def __init__(self, painter: QPainter, width: float, tokens: Tokens, dice: Random) -> None:
        self.painter, self.width, self.tokens, self.dice = painter, width, tokens, dice
        self.spread = min(0.43, WIDEST / width)
        self.colours = _NIGHT if tokens.name == "dark" else _DAY

    def shape(self, path: QPainterPath, role: str) -> None:
        """Fill and outline something; in high contrast only its lines are drawn."""
        ink = QColor(self.tokens.ink if self.tokens.flat else self.colours["line"])
        if self.tokens.flat:
            self.painter.fillPath(path, QColor(self.tokens.panel))
        else:
            box, tone = path.boundingRect(), QColor(self.colours[role])
            wash = QLinearGradient(box.left(), 0, box.right(), 0)
            wash.setColorAt(0, tone.lighter(108))
            wash.setColorAt(1, tone.darker(122))
            self.painter.fillPath(path, wash)
        self.painter.strokePath(path, QPen(ink, 0.9))

    def block(self, x: float, foot: float, width: float, height: float, role: str = "house") -> None:
        """Draw an upright wall."""
        path = QPainterPath()
        path.addRect(QRectF(x, foot - height, width, height))
        self.shape(path, role)

    def gable(self, x: float, foot: float, width: float, height: float, role: str = "roof") -> None:
        """Draw a pointed roof."""
        path = QPainterPath()
        path.addPolygon(QPolygonF([QPointF(x - 1.4, foot), QPointF(x + width / 2, foot - height),
                                   QPointF(x + width + 1.4, foot)]))  # fmt: skip
        path.closeSubpath()
        self.shape(path, role)

    def windows(self, x: float, top: float, width: float, height: float) -> None:
        """Put some dark windows, lit at night, into a wall."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(self.tokens.ink if self.tokens.flat else self.colours["dark"]))
        for row in range(max(1, int(height // 9))):
            for column in range(max(1, int(width // 6))):
                if self.dice.random() < 0.6:
                    self.painter.drawRect(QRectF(x + 2 + column * 5.4, top + 3 + row * 8, 1.7, 3))

    def battlements(self, x: float, top: float, width: float, role: str = "wall") -> None:
        """Crown a wall with merlons."""
        path, tooth = QPainterPath(), 2.6
        for place in range(max(2, int(width // (2 * tooth)))):
            path.addRect(QRectF(x + place * 2 * tooth, top - 3, tooth, 3.4))
        self.shape(path, role)

    def dome(self, x: float, foot: float, width: float, role: str = "dome") -> None:
        """Draw a dome with its ribs and lantern."""
        height = width * 0.62
        path = QPainterPath(QPointF(x, foot))
        path.cubicTo(x, foot - height * 0.9, x + width * 0.3, foot - height, x + width / 2, foot - height)
        path.cubicTo(x + width * 0.7, foot - height, x + width, foot - height * 0.9, x + width, foot)
        path.closeSubpath()
        self.shape(path, role)
        ribs = QPainterPath()
        for share in (0.3, 0.7):
            ribs.moveTo(x + width * share, foot)
            ribs.quadTo(x + width * share, foot - height * 0.6, x + width / 2, foot - height)
        self.painter.strokePath(ribs, QPen(QColor(self.tokens.ink if self.tokens.flat else self.colours["line"]), 0.6))
        self.block(x + width / 2 - 1.8, foot - height + 0.6, 3.6, 4.6)
        self.gable(x + width / 2 - 1.8, foot - height - 4, 3.6, 3.4)


def paint(painter: QPainter, area: QRectF, town: str, tokens: Tokens, *, village: bool = False) -> None:
    """Fill an area with the view of a town."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(area)
    scale = area.height() / HEIGHT
    painter.translate(area.topLeft())
    painter.scale(scale, scale)
    drawn = _Town(painter, area.width() / scale, tokens, Random(crc32(town.encode())))
    known = KNOWN.get(town) or (*drawn.dice.sample(_CHANCE, 2),)
    _sky(drawn)
    _ground(drawn, "peaks" in known)
    _houses(drawn, village=village)
    _landmarks(drawn, known if not village else known[-1:], small=village)
    _front(drawn, water="water" in known or "river" in known, village=village)
    painter.restore()
    _rim(painter, area, tokens)


def _sky(town: _Town) -> None:
    if town.tokens.flat:
        town.painter.fillRect(QRectF(0, 0, town.width, HEIGHT), QColor(town.tokens.panel))
        return
    wash = QLinearGradient(0, 0, 0, HEIGHT * 0.8)
    wash.setColorAt(0, QColor(town.colours["high"]))
    wash.setColorAt(1, QColor(town.colours["low"]))
    town.painter.fillRect(QRectF(0, 0, town.width, HEIGHT), wash)
    sun = QColor(town.colours["sun"])
    town.painter.setPen(Qt.PenStyle.NoPen)
    town.painter.setBrush(sun)
    town.painter.drawEllipse(QPointF(town.width * town.dice.uniform(0.12, 0.3), 24), 9, 9)
    ink, y, step = QColor(town.colours["line"]), 4.0, 3.0
    while y < HEIGHT * 0.55:
        ink.setAlpha(round(60 * (1 - y / HEIGHT / 0.6)))
        town.painter.setPen(QPen(ink, 0.6))
        town.painter.drawLine(QPointF(0, y), QPointF(town.width, y))
        step *= 1.07
        y += step


def _ground(town: _Town, peaks: bool) -> None:
    """Draw what lies behind the town: hills, or the mountains themselves."""
    high, role = (52.0, "rock") if peaks else (20.0, "far")
    for row, foot in enumerate((74.0, 82.0)):
        path = QPainterPath(QPointF(-10, HEIGHT))
        x = -10.0
        path.lineTo(x, foot)
        while x < town.width + 20:
            step = town.dice.uniform(24, 46)
            top = foot - high * town.dice.uniform(0.4, 1.0) / (row + 1)
            if peaks:
                path.lineTo(x + step / 2, top)
                path.lineTo(x + step, foot - high * 0.15)
            else:
                path.quadTo(x + step / 2, top, x + step, foot)
            x += step
        path.lineTo(town.width + 20, HEIGHT)
        path.closeSubpath()
        town.shape(path, "hill" if row else role)


def _houses(town: _Town, *, village: bool) -> None:
    """Draw two rows of houses, the higher ones in the middle."""
    spread = town.spread * (0.4 if village else 0.94)
    for row, (foot, tall) in enumerate(((82.0, 26.0), (90.0, 17.0))):
        x, right = town.width * (0.5 - spread) + row * 6, town.width * (0.5 + spread)
        while x < right:
            width = town.dice.uniform(9, 17)
            near = 1 - abs((x + width / 2) / town.width - 0.5) / spread * 0.5
            height = tall * near * town.dice.uniform(0.7, 1.1)
            town.block(x, foot, width, height)
            town.windows(x, foot - height, width, height - 3)
            town.gable(x, foot - height, width, town.dice.uniform(4, 7))
            x += width * town.dice.uniform(0.86, 1.12)


def _landmarks(town: _Town, known: tuple[str, ...], *, small: bool) -> None:
    built = [each for each in known if each in BUILDINGS]
    places = [0.0] if len(built) == 1 else [-0.33, 0.24, 0.0][: len(built)]
    for share, name in zip(places, built, strict=False):
        x = town.width * (0.5 + share * town.spread) + town.dice.uniform(-5, 5)
        town.painter.save()
        if small:
            town.painter.translate(x * 0.25, 84 * 0.25)
            town.painter.scale(0.75, 0.75)
        BUILDINGS[name](town, x, 84.0)
        town.painter.restore()


def _tower(town: _Town, x: float, foot: float, width: float = 9, height: float = 44) -> None:
    town.block(x, foot, width, height, "wall")
    town.windows(x + 1, foot - height + 6, width, 12)
    town.block(x - 1.4, foot - height, width + 2.8, 4, "wall")
    town.battlements(x - 1.4, foot - height - 4, width + 4)


def _slender(town: _Town, x: float, foot: float) -> None:
    _tower(town, x, foot, 5.4, 58)
    town.block(x + 0.6, foot - 64, 4, 6, "house")


def _bell_tower(town: _Town, x: float, foot: float) -> None:
    town.block(x, foot, 8, 44, "roof")
    town.block(x - 0.8, foot - 44, 9.6, 8, "house")
    town.windows(x, foot - 52, 9, 8)
    town.gable(x - 0.4, foot - 52, 8.8, 13, "tree")


def _two_towers(town: _Town, x: float, foot: float) -> None:
    for by, height, lean in ((0.0, 58.0, 2.0), (11.0, 34.0, -4.0)):
        town.painter.save()
        town.painter.translate(x + by, foot)
        town.painter.rotate(lean)
        _tower(town, 0, 0, 6.5, height)
        town.painter.restore()


def _dome(town: _Town, x: float, foot: float) -> None:
    town.block(x, foot, 26, 22)
    town.windows(x, foot - 20, 26, 12)
    town.block(x + 3, foot - 22, 20, 5, "wall")
    town.dome(x + 3, foot - 27, 20)


def _domes(town: _Town, x: float, foot: float) -> None:
    town.block(x - 4, foot, 46, 20)
    town.windows(x - 4, foot - 18, 46, 12)
    for by, size in ((-2.0, 13.0), (28.0, 13.0), (10.5, 19.0)):
        town.dome(x + by, foot - 20, size, "rock")


def _great_dome(town: _Town, x: float, foot: float) -> None:
    town.block(x - 12, foot, 54, 20)
    town.gable(x - 12, foot - 20, 18, 7)
    town.block(x, foot - 18, 32, 12, "house")
    town.windows(x, foot - 30, 32, 10)
    town.dome(x, foot - 30, 32)


def _castle(town: _Town, x: float, foot: float) -> None:
    town.block(x, foot, 34, 22, "wall")
    town.battlements(x, foot - 22, 34)
    for by in (-3.0, 29.0):
        _tower(town, x + by, foot, 8, 31)
    gate = QPainterPath(QPointF(x + 13, foot))
    gate.lineTo(x + 13, foot - 7)
    gate.quadTo(x + 17, foot - 13, x + 21, foot - 7)
    gate.lineTo(x + 21, foot)
    town.shape(gate, "dark")


BUILDINGS: Final = MappingProxyType(
    {
        "tower": _tower,
        "slender": _slender,
        "bell-tower": _bell_tower,
        "two-towers": _two_towers,
        "dome": _dome,
        "domes": _domes,
        "great-dome": _great_dome,
        "castle": _castle,
    }
)


def _front(town: _Town, *, water: bool, village: bool) -> None:
    """Draw the wall before the houses, or a hedge, and what lies before it: water, or a road between cypresses."""
    if not village:
        left, wide = town.width * (0.5 - town.spread), town.width * town.spread * 2
        town.block(left, 93, wide, 9, "wall")
        town.battlements(left, 84, wide)
        for share in (0.0, 0.27, 0.73, 0.98):
            _tower(town, left + wide * share, 93, 8, 17)
    foot = QPainterPath()
    foot.addRect(QRectF(-4, 92.5, town.width + 8, 12))
    town.shape(foot, "water" if water else "hill")
    ink = QColor(town.tokens.ink if town.tokens.flat else town.colours["line"])
    ink.setAlpha(150)
    town.painter.setPen(QPen(ink, 0.6))
    for _ in range(int(town.width / 14)):
        x, y = town.dice.uniform(0, town.width), town.dice.uniform(94.5, 99)
        town.painter.drawLine(QPointF(x, y), QPointF(x + town.dice.uniform(4, 10), y))
    if not water:
        for _ in range(int(town.width / 22)):
            _cypress(town, town.dice.uniform(0, town.width), town.dice.uniform(95, 99))


def _cypress(town: _Town, x: float, foot: float) -> None:
    high = town.dice.uniform(9, 15)
    path = QPainterPath(QPointF(x, foot))
    path.cubicTo(x - 4, foot - high * 0.3, x - 2, foot - high * 0.8, x, foot - high)
    path.cubicTo(x + 2, foot - high * 0.8, x + 4, foot - high * 0.3, x, foot)
    town.shape(path, "tree")


def _rim(painter: QPainter, area: QRectF, tokens: Tokens) -> None:
    """Put a gilt fillet round the picture."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(metal.bar(tokens, area), 3))
    painter.drawRect(area.adjusted(1.5, 1.5, -1.5, -1.5))
    painter.setPen(QPen(QColor(tokens.ink), 0.8))
    painter.drawRect(area.adjusted(3.4, 3.4, -3.4, -3.4))
    painter.restore()
