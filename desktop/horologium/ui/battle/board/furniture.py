"""What stands in rooms and hangs on their walls: small, clear and along the walls, for people stand inside."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from horologium.ui.battle.board.terrain import chance

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

    from horologium.ui.battle.board.room_styles import RoomStyle
    from horologium.ui.battle.board.scenery import Pencil

    Spot = tuple[float, float]

WOOD, DARK_WOOD, IRON, STEEL = "#a9783f", "#6b4626", "#5b5f68", "#c3ccd4"
RED, GOLD, BONE = "#9c2320", "#e0b84a", "#e9dfc6"
BOOKS: Final = ("#8e1b1b", "#24549c", "#5b7a34", "#c79a35", "#5b2f8c", "#b9925a", "#efe3c4")


class RoomKit:
    """A room to be furnished: its floor, the wall that is seen, and a pencil."""

    def __init__(self, pencil: Pencil, wall: QRectF, floor: QRectF, style: RoomStyle, key: str) -> None:
        self.pencil, self.wall, self.floor, self.style, self.key = pencil, wall, floor, style, key
        self.lamps: list[tuple[QPointF, float]] = []
        """Where flames burn and how large they are; they are drawn over the dark of the night."""

    def dice(self, *more: object) -> Random:
        """Give chance that is always the same for this room."""
        return chance("room", self.key, *more)

    def shape(self, *spots: Spot, fill: str = WOOD, width: float = 1.4) -> None:
        """Fill a polygon."""
        self.pencil.fill(polygon(*spots), fill, width, 0.85)

    def box(self, x: float, y: float, wide: float, high: float, fill: str = WOOD) -> None:
        """Fill a rectangle."""
        path = QPainterPath()
        path.addRect(QRectF(x, y, wide, high))
        self.pencil.fill(path, fill, 1.4, 0.85)

    def disc(self, x: float, y: float, across: float, down: float, fill: str) -> None:
        """Fill an ellipse."""
        path = QPainterPath()
        path.addEllipse(QPointF(x, y), across, down)
        self.pencil.fill(path, fill, 1.3, 0.85)

    def line(self, *spots: Spot, colour: str = "#2b1d0e", width: float = 1.6) -> None:
        """Draw a line through spots."""
        path = QPainterPath(QPointF(*spots[0]))
        for spot in spots[1:]:
            path.lineTo(*spot)
        pen = self.pencil.line(width)
        if not self.pencil.tokens.flat:
            pen.setColor(QColor(colour))
        self.pencil.painter.strokePath(path, pen)

    def solid(self, x: float, y: float, wide: float, deep: float, high: float, fill: str = WOOD) -> None:
        """Stand something square on the floor: its top, and its front below."""
        self.box(x, y - high, wide, high, QColor(fill).darker(145).name())
        self.box(x, y - high - deep, wide, deep, fill)

    def flame(self, x: float, y: float, size: float = 1.0) -> None:
        """Light something."""
        self.lamps.append((QPointF(x, y), size))


def polygon(*spots: Spot) -> QPainterPath:
    """Join spots by straight lines."""
    path = QPainterPath(QPointF(*spots[0]))
    for spot in spots[1:]:
        path.lineTo(*spot)
    path.closeSubpath()
    return path


def arch(x: float, y: float, wide: float, high: float) -> QPainterPath:
    """Draw a pointed arch over the middle of its sill."""
    path = QPainterPath(QPointF(x - wide / 2, y))
    path.lineTo(x - wide / 2, y - high * 0.5)
    path.quadTo(x - wide * 0.46, y - high * 0.86, x, y - high)
    path.quadTo(x + wide * 0.46, y - high * 0.86, x + wide / 2, y - high * 0.5)
    path.lineTo(x + wide / 2, y)
    path.closeSubpath()
    return path


def heart_shape(x: float, y: float, size: float) -> QPainterPath:
    """Draw a heart around a spot."""
    path = QPainterPath(QPointF(x, y + size))
    path.cubicTo(x - size * 1.7, y - size * 0.1, x - size * 0.8, y - size * 1.3, x, y - size * 0.35)
    path.cubicTo(x + size * 0.8, y - size * 1.3, x + size * 1.7, y - size * 0.1, x, y + size)
    return path


# On the wall


def _window(room: RoomKit, x: float, wide: float = 17.0) -> None:
    foot = room.wall.bottom() - 6
    room.pencil.fill(arch(x, foot + 2, wide + 8, 33), "#e6d9b8", 1.2)
    room.pencil.fill(arch(x, foot, wide, 28), "#9dbfe4" if room.pencil.tokens.name != "dark" else "#a9c6f2", 1.2)
    room.line((x, foot - 27), (x, foot), width=1.2)
    room.line((x - wide / 2, foot - 12), (x + wide / 2, foot - 12), width=1.2)


def _window_left(room: RoomKit) -> None:
    _window(room, room.wall.left() + 34)


def _windows(room: RoomKit) -> None:
    for share in (0.16, 0.84):
        _window(room, room.wall.left() + room.wall.width() * share)


def _rose(room: RoomKit) -> None:
    x, y = room.wall.center().x() + 66, room.wall.bottom() - 21
    room.disc(x, y, 17, 17, "#e6d9b8")
    for number, colour in enumerate(("#b5402e", "#d9a33a", "#3f6fae", "#5b8a4a", "#7d4a9c", "#d9a33a")):
        angle = pi * number / 3
        room.disc(x + 8.6 * cos(angle), y + 8.6 * sin(angle), 4.6, 4.6, colour)
    room.disc(x, y, 4.4, 4.4, "#f2e3ae")
    _window(room, room.wall.left() + 34)


def _slits(room: RoomKit) -> None:
    for share in (0.15, 0.5, 0.85):
        x, foot = room.wall.left() + room.wall.width() * share, room.wall.bottom() - 9
        room.pencil.fill(arch(x, foot, 7, 25), "#2a2430", 1.1)


def _banners(room: RoomKit) -> None:
    for share in (0.28, 0.72):
        x, top = room.wall.left() + room.wall.width() * share, room.wall.top() + 8
        room.line((x - 15, top), (x + 15, top), colour=DARK_WOOD, width=3)
        room.shape((x - 11, top), (x + 11, top), (x + 11, top + 33), (x, top + 26), (x - 11, top + 33), fill=RED)
        if not room.pencil.tokens.flat:
            room.pencil.painter.fillPath(heart_shape(x, top + 13, 5), QColor(GOLD))


def _sconces(room: RoomKit) -> None:
    for share in (0.07, 0.93):
        x, y = room.wall.left() + room.wall.width() * share, room.wall.bottom() - 13
        room.shape((x - 2.4, y), (x + 2.4, y), (x + 1.4, y + 12), (x - 1.4, y + 12), fill=DARK_WOOD, width=1)
        room.flame(x, y)


def _shields(room: RoomKit) -> None:
    for x, colour in ((room.wall.left() + 22, "#24549c"), (room.wall.left() + 46, RED)):
        top = room.wall.bottom() - 32
        room.shape((x - 9, top), (x + 9, top), (x + 8, top + 12), (x, top + 24), (x - 8, top + 12), fill=colour)
        room.line((x, top + 2), (x, top + 19), colour=BONE, width=1.8)
        room.line((x - 6, top + 8), (x + 6, top + 8), colour=BONE, width=1.8)


def _rack(room: RoomKit) -> None:
    right, foot = room.wall.right() - 12, room.wall.bottom() + 2
    room.line((right - 66, foot - 12), (right, foot - 12), colour=DARK_WOOD, width=4)
    for number in range(5):
        x = right - 60 + 13.5 * number
        room.line((x, foot), (x, foot - 34), colour=WOOD, width=2.6)
        if number % 2:
            room.shape((x, foot - 34), (x + 9, foot - 38), (x + 8, foot - 25), (x, foot - 26), fill=STEEL, width=1)
        else:
            room.shape((x - 3.4, foot - 32), (x, foot - 43), (x + 3.4, foot - 32), fill=STEEL, width=1)


def _bookcase(room: RoomKit, x: float, wide: float, rows: int = 3) -> None:
    foot, high = room.wall.bottom() + 5, 42.0
    room.box(x, foot - high, wide, high, DARK_WOOD)
    dice = room.dice("books", x)
    for row in range(rows):
        low, at = foot - 2 - row * high / rows, x + 2.5
        while at < x + wide - 5:
            thick, tall = dice.uniform(3.6, 5.6), high / rows * dice.uniform(0.58, 0.84)
            room.box(at, low - tall, thick, tall, dice.choice(BOOKS))
            at += thick
        room.line((x, low), (x + wide, low), colour=WOOD, width=1.8)


def _bookcases(room: RoomKit) -> None:
    _bookcase(room, room.wall.right() - 62, 56)
    _bookcase(room, room.wall.left() + 56, 30)


def _shelves(room: RoomKit) -> None:
    _bookcase(room, room.wall.right() - 56, 50)


def _larder(room: RoomKit) -> None:
    x, foot = room.wall.left() + 8, room.wall.bottom() + 4
    room.box(x, foot - 40, 50, 40, DARK_WOOD)
    for row in (0, 1):
        for number in range(5):
            colour = ("#c7742f", "#d9b24c", "#8aa04a", "#b4532c", "#e3d2a0")[(number + row) % 5]
            room.disc(x + 7 + number * 9, foot - 7 - row * 20, 4, 5, colour)
        room.line((x, foot - 1 - row * 20), (x + 50, foot - 1 - row * 20), colour=WOOD, width=2)


def _flasks(room: RoomKit) -> None:
    x, foot = room.wall.right() - 64, room.wall.bottom() - 8
    room.line((x, foot), (x + 56, foot), colour=DARK_WOOD, width=4)
    for number, colour in enumerate(("#6fb06a", "#c0392b", "#4a90c0", "#c79a35", "#8a5ab0")):
        room.disc(x + 6 + number * 11, foot - 6, 4.6, 5, colour)
        room.box(x + 4 + number * 11, foot - 16, 4, 6, BONE)


def _fireplace(room: RoomKit) -> None:
    x, foot = room.wall.right() - 48, room.wall.bottom() + 8
    room.box(x - 36, foot - 50, 72, 50, "#b9a886")
    room.pencil.fill(arch(x, foot, 52, 40), "#2a0e06")
    room.box(x - 40, foot - 54, 80, 8, "#d9c8a0")
    room.line((x, foot - 38), (x, foot - 28), colour=IRON, width=2)
    room.disc(x, foot - 20, 11, 9, "#3a3c44")
    room.flame(x, foot - 2, 2.0)


def _niches(room: RoomKit) -> None:
    for share in (0.17, 0.5, 0.83):
        x, foot = room.wall.left() + room.wall.width() * share, room.wall.bottom() - 4
        room.pencil.fill(arch(x, foot, 26, 30), "#2c332f")
        room.disc(x, foot - 9, 6, 5.6, BONE)
        room.disc(x - 2.2, foot - 9, 1.2, 1.4, "#2b1d0e")
        room.disc(x + 2.4, foot - 9, 1.2, 1.4, "#2b1d0e")


def _bars(room: RoomKit) -> None:
    x, foot = room.wall.center().x() + 50, room.wall.bottom()
    room.box(x - 30, foot - 38, 60, 38, "#241d1a")
    for number in range(6):
        room.line((x - 25 + number * 10, foot - 38), (x - 25 + number * 10, foot), colour="#8d97a3", width=2.6)


def _tuns(room: RoomKit) -> None:
    for number in (0, 1, 2):
        x, y = room.wall.right() - 22 - number * 36, room.wall.bottom() - 10
        room.disc(x, y, 17, 17, WOOD)
        room.disc(x, y, 12, 12, "#8a5d30")
        room.line((x, y - 12), (x, y + 12), colour=DARK_WOOD, width=1.4)
        room.box(x - 2, y + 6, 4, 8, GOLD)


def _portcullis(room: RoomKit) -> None:
    x, foot = room.wall.center().x(), room.wall.bottom() + 2
    room.pencil.fill(arch(x, foot, 66, 42), "#d9c8a0")
    room.pencil.fill(arch(x, foot, 54, 36), "#241d1a")
    for number in range(5):
        room.line((x - 20 + number * 10, foot - 34), (x - 20 + number * 10, foot), colour="#8d97a3", width=2.4)
    for y in (8, 20):
        room.line((x - 26, foot - y), (x + 26, foot - y), colour="#8d97a3", width=2.4)


# On the floor


def _heart(room: RoomKit) -> None:
    """Raise the heart of the house upon its steps, with veins all over the floor."""
    x, y = room.floor.center().x(), room.floor.top() + room.floor.height() * 0.38
    dice = room.dice("veins")
    for number in range(14):
        angle, far = 2 * pi * number / 14 + dice.uniform(-0.12, 0.12), dice.uniform(66, 96)
        spots = [
            (x + cos(angle) * far * share + dice.uniform(-5, 5), y + 16 + sin(angle) * far * 0.7 * share)
            for share in (0.4, 0.6, 0.8, 1.0)
        ]
        for width, colour in ((5.0, "#3a0a12"), (2.6, "#c02a30")):
            room.line(*spots, colour=colour, width=width)
    for across, lift, colour in ((54, 30, "#a99a8c"), (45, 23, "#c0b09c"), (36, 16, "#d6c8ae")):
        room.disc(x, y + lift + 6, across, across * 0.42, QColor(colour).darker(150).name())
        room.disc(x, y + lift, across, across * 0.42, colour)
    room.pencil.fill(heart_shape(x, y - 8, 30), "#c4161c", 2.4, 1.0)
    if not room.pencil.tokens.flat:
        room.pencil.painter.fillPath(heart_shape(x - 5, y - 11, 13), QColor(255, 150, 130, 150))
        room.pencil.painter.fillPath(heart_shape(x - 8, y - 15, 5), QColor(255, 240, 225, 200))
    room.flame(x, y + 4, -3.4)


def _circle(room: RoomKit) -> None:
    """Draw a star in two rings upon the floor."""
    x, y = room.floor.center().x(), room.floor.center().y() + 6
    painter = room.pencil.painter
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corners = [(x + 58 * sin(4 * pi * number / 5), y - 34 * cos(4 * pi * number / 5)) for number in range(5)]
    for width, colour in ((5.0, "#2a1838"), (2.4, "#cf97ff")):
        painter.setPen(room.pencil.line(width) if room.pencil.tokens.flat else QPen(QColor(colour), width))
        painter.drawEllipse(QPointF(x, y), 70, 42)
        painter.drawEllipse(QPointF(x, y), 58, 34)
        painter.drawPath(polygon(*corners))
    for spot in corners:
        room.box(spot[0] - 2, spot[1] - 9, 4, 9, BONE)
        room.flame(spot[0], spot[1] - 9, 0.5)


def _barrel(room: RoomKit, x: float, y: float) -> None:
    room.shape((x - 9, y - 24), (x + 9, y - 24), (x + 12, y - 12), (x + 9, y), (x - 9, y), (x - 12, y - 12), fill=WOOD)
    for low in (6, 18):
        room.line((x - 11, y - low), (x + 11, y - low), colour=IRON, width=2)
    room.disc(x, y - 24, 9, 3.6, "#c79a5c")


def _barrels(room: RoomKit) -> None:
    right, low = room.floor.right() - 15, room.floor.bottom() - 5
    _barrel(room, right, low - 22)
    _barrel(room, right - 21, low - 2)
    _barrel(room, right, low)


def _board(room: RoomKit) -> None:
    left, low = room.floor.left() + 6, room.floor.bottom() - 6
    room.solid(left, low, 66, 20, 14)
    room.disc(left + 18, low - 24, 9, 5, "#d9a55a")
    room.disc(left + 44, low - 25, 10, 4.6, "#b9c2cb")


def _table(room: RoomKit) -> None:
    left, low = room.floor.left() + 6, room.floor.bottom() - 8
    room.solid(left, low, 26, 92, 8)
    for number in range(4):
        room.disc(left + 13, low - 20 - number * 22, 6, 4.4, ("#d9a55a", "#b9c2cb")[number % 2])
    room.solid(left + 30, low - 6, 9, 76, 5, DARK_WOOD)


def _carpet(room: RoomKit) -> None:
    if room.pencil.tokens.flat:
        return
    box = room.floor
    strip = QRectF(box.center().x() - 22, box.top(), 44, box.height())
    room.pencil.painter.fillRect(strip, QColor(140, 28, 30, 210))
    for x in (strip.left() + 4, strip.right() - 4):
        room.line((x, strip.top()), (x, strip.bottom()), colour=GOLD, width=1.6)


def _armour(room: RoomKit) -> None:
    for share in (0.3, 0.7):
        x, foot = room.wall.left() + room.wall.width() * share, room.wall.bottom() + 10
        room.disc(x, foot, 11, 4, DARK_WOOD)
        room.shape(
            (x - 7, foot - 2), (x - 6, foot - 20), (x - 10, foot - 32), (x + 10, foot - 32), (x + 6, foot - 20),
            (x + 7, foot - 2), fill="#a9b4bf",
        )  # fmt: skip
        room.disc(x, foot - 37, 6, 7, STEEL)
        room.line((x - 4, foot - 37), (x + 4, foot - 37), width=2)
        room.line((x + 13, foot), (x + 13, foot - 44), colour=WOOD, width=2.4)


def _altar(room: RoomKit) -> None:
    x, foot = room.floor.center().x() - 10, room.floor.top() + 22
    room.solid(x - 30, foot, 60, 12, 16, "#e6dcc4")
    if not room.pencil.tokens.flat:
        room.pencil.painter.fillRect(QRectF(x - 9, foot - 28, 18, 28), QColor(RED))
    room.line((x, foot - 28), (x, foot - 52), colour=GOLD, width=3.4)
    room.line((x - 8, foot - 44), (x + 8, foot - 44), colour=GOLD, width=3.4)
    for side in (-22, 22):
        room.box(x + side - 2, foot - 38, 4, 12, BONE)
        room.flame(x + side, foot - 38, 0.6)


def _candles(room: RoomKit) -> None:
    for x in (room.floor.left() + 14, room.floor.right() - 14):
        y = room.floor.top() + 34
        room.line((x, y), (x, y - 22), colour=GOLD, width=2.6)
        room.box(x - 2.4, y - 30, 4.8, 9, BONE)
        room.flame(x, y - 30, 0.7)


def _pews(room: RoomKit) -> None:
    for x in (room.floor.left() + 5, room.floor.right() - 43):
        for row in (0, 1):
            room.solid(x, room.floor.bottom() - 8 - row * 30, 38, 6, 9, DARK_WOOD)


def _desk(room: RoomKit) -> None:
    left, low = room.floor.left() + 6, room.floor.bottom() - 8
    room.solid(left, low, 50, 22, 13)
    room.shape((left + 8, low - 30), (left + 30, low - 30), (left + 32, low - 18), (left + 6, low - 18), fill=BONE)
    room.line((left + 19, low - 30), (left + 19, low - 18), width=1.2)
    room.flame(left + 42, low - 26, 0.6)


def _anvil(room: RoomKit) -> None:
    x, y = room.floor.right() - 30, room.floor.bottom() - 8
    room.box(x - 10, y - 12, 20, 12, DARK_WOOD)
    room.shape(
        (x - 22, y - 26), (x + 16, y - 26), (x + 24, y - 21), (x + 10, y - 17), (x + 10, y - 12), (x - 10, y - 12),
        (x - 10, y - 17), (x - 20, y - 21), fill="#7d8692",
    )  # fmt: skip


def _forge(room: RoomKit) -> None:
    x, y = room.floor.left() + 28, room.floor.bottom() - 8
    room.solid(x - 22, y, 44, 18, 18, "#9a8b76")
    room.disc(x, y - 27, 14, 5, "#f08a24")
    room.flame(x, y - 26, 1.1)


def _tombs(room: RoomKit) -> None:
    for x in (room.floor.left() + 8, room.floor.right() - 40):
        room.solid(x, room.floor.bottom() - 8, 32, 58, 12, "#b3b8ac")
        room.line((x + 16, room.floor.bottom() - 70), (x + 16, room.floor.bottom() - 30), colour="#6d746c", width=2.4)
        y = room.floor.bottom() - 58
        room.line((x + 8, y), (x + 24, y), colour="#6d746c", width=2.4)


def _cauldron(room: RoomKit) -> None:
    x, y = room.floor.left() + 34, room.floor.bottom() - 12
    for side in (-14, 0, 14):
        room.line((x + side, y - 6), (x + side * 1.2, y + 4), colour="#2b1d0e", width=3)
    room.disc(x, y - 14, 23, 16, "#3e424b")
    room.disc(x, y - 25, 19, 6, "#79d15a")
    room.flame(x, y + 4, 0.9)


def _spiral(room: RoomKit) -> None:
    x, y = room.floor.right() - 40, room.floor.bottom() - 34
    room.disc(x, y, 34, 28, "#8d8272")
    for number in range(10):
        angle = 2 * pi * number / 10
        room.line((x, y), (x + 34 * cos(angle), y + 28 * sin(angle)), width=1.4)
    room.disc(x, y, 8, 7, "#4d463c")


def _chains(room: RoomKit) -> None:
    x = room.wall.left() + 30
    for side in (0, 22):
        for number in range(4):
            room.disc(x + side, room.wall.top() + 18 + number * 7, 2.6, 4, "#8d97a3")


def _straw(room: RoomKit) -> None:
    dice, x, y = room.dice("straw"), room.floor.right() - 40, room.floor.bottom() - 18
    for _ in range(26):
        at, lean = (x + dice.uniform(-30, 30), y + dice.uniform(-10, 10)), dice.uniform(-8, 8)
        room.line(at, (at[0] + lean, at[1] - dice.uniform(2, 7)), colour="#d3ad4c", width=1.6)


def _chests(room: RoomKit) -> None:
    for x, y in ((room.floor.right() - 48, room.floor.bottom() - 8), (room.floor.left() + 8, room.floor.bottom() - 8)):
        room.solid(x, y, 40, 12, 16, "#96693a")
        room.line((x, y - 16), (x + 40, y - 16), colour=GOLD, width=2.4)
        room.box(x + 17, y - 17, 6, 8, GOLD)
    for number in range(7):
        room.disc(room.floor.right() - 60 + number * 3, room.floor.bottom() - 7 - number % 3 * 3, 4, 2.6, GOLD)


def _bell(room: RoomKit) -> None:
    x, y = room.floor.center().x(), room.floor.top() + 46
    room.line((x - 60, y - 44), (x + 60, y - 44), colour=DARK_WOOD, width=7)
    path = QPainterPath(QPointF(x - 38, y))
    path.cubicTo(x - 22, y - 10, x - 26, y - 40, x, y - 44)
    path.cubicTo(x + 26, y - 40, x + 22, y - 10, x + 38, y)
    path.closeSubpath()
    room.pencil.fill(path, "#c89a3a", 1.8, 0.9)
    room.disc(x, y, 38, 7, "#8a6420")
    room.disc(x, y + 4, 6, 6, "#5a3f14")


def _ropes(room: RoomKit) -> None:
    for x in (room.floor.left() + 20, room.floor.right() - 20):
        room.line((x, room.wall.top() + 6), (x, room.floor.bottom() - 40), colour="#c9a35a", width=2.6)


def _steps(room: RoomKit) -> None:
    left, top = room.floor.right() - 74, room.floor.top() + 4
    for number in range(7):
        y = top + number * 12
        room.box(left + number * 3, y, 68 - number * 3, 7, QColor("#e8dcc0").darker(100 + number * 5).name())
        room.box(left + number * 3, y + 7, 68 - number * 3, 5, "#8d7e65")


def _bed(room: RoomKit) -> None:
    x, y = room.floor.right() - 58, room.floor.bottom() - 8
    room.solid(x, y, 52, 66, 10, "#7a3a3a")
    room.box(x + 4, y - 74, 44, 16, BONE)


def _well(room: RoomKit) -> None:
    x, y = room.floor.right() - 40, room.floor.top() + 46
    room.disc(x, y + 10, 30, 13, "#8d8576")
    room.disc(x, y, 30, 13, "#b5ac9b")
    room.disc(x, y, 20, 8, "#274a63")
    for side in (-26, 26):
        room.line((x + side, y), (x + side, y - 42), colour=DARK_WOOD, width=4)
    room.shape((x - 36, y - 38), (x, y - 58), (x + 36, y - 38), fill="#a9593a")


def _cart(room: RoomKit) -> None:
    x, y = room.floor.left() + 40, room.floor.top() + 40
    room.shape((x - 32, y - 18), (x + 28, y - 18), (x + 24, y), (x - 28, y), fill=WOOD)
    for side in (-18, 16):
        room.disc(x + side, y + 2, 10, 10, "#8a6236")
        room.disc(x + side, y + 2, 3, 3, IRON)
    room.line((x + 28, y - 8), (x + 48, y + 4), colour=DARK_WOOD, width=3)
    room.disc(x - 4, y - 22, 22, 8, "#d3ad4c")


def _graves(room: RoomKit) -> None:
    for number, (across, down) in enumerate(((0.14, 0.16), (0.34, 0.12), (0.66, 0.12), (0.86, 0.16), (0.9, 0.55))):
        x = room.floor.left() + room.floor.width() * across
        y = room.floor.top() + 26 + room.floor.height() * down * 0.8
        room.disc(x, y + 3, 14, 5, "#6d5a3c")
        if number % 2:
            room.line((x, y), (x, y - 26), colour=DARK_WOOD, width=4)
            room.line((x - 9, y - 18), (x + 9, y - 18), colour=DARK_WOOD, width=4)
        else:
            room.pencil.fill(arch(x, y, 20, 26), "#a9a79c", 1.4)


def _stump(room: RoomKit) -> None:
    x, y = room.floor.right() - 26, room.floor.bottom() - 12
    room.shape((x - 11, y - 12), (x + 11, y - 12), (x + 16, y), (x - 16, y), fill="#6b4b2a")
    room.disc(x, y - 12, 11, 4.6, "#c9a36a")


def _hedge(room: RoomKit) -> None:
    for number in range(6):
        x = room.floor.left() + 18 + number * (room.floor.width() - 36) / 5
        room.disc(x, room.floor.top() + 14, 17, 12, "#5d7f45")
        room.disc(x + 5, room.floor.top() + 10, 2.6, 2.6, "#c0392b")


def _campfire(room: RoomKit) -> None:
    x, y = room.floor.left() + 40, room.floor.bottom() - 22
    for one, other in (((-16, 4), (16, -3)), ((-16, -3), (16, 4))):
        room.line((x + one[0], y + one[1]), (x + other[0], y + other[1]), colour=DARK_WOOD, width=6)
    room.flame(x, y, 1.7)


def _tents(room: RoomKit) -> None:
    for share, colour in ((0.2, "#c9b28a"), (0.78, "#b5763a")):
        x, y = room.floor.left() + room.floor.width() * share, room.floor.top() + 46
        room.shape((x - 34, y), (x, y - 46), (x + 34, y), fill=colour)
        room.shape((x - 9, y), (x, y - 34), (x + 9, y), fill="#3a2a1a")


DRAWINGS: Final[Mapping[str, Callable[[RoomKit], None]]] = {
    "windows": _windows, "window": _window_left, "rose": _rose, "slits": _slits, "banners": _banners,
    "sconces": _sconces, "shields": _shields, "rack": _rack, "bookcases": _bookcases, "shelves": _shelves,
    "larder": _larder, "flasks": _flasks, "fireplace": _fireplace, "niches": _niches, "bars": _bars, "tuns": _tuns,
    "portcullis": _portcullis, "heart": _heart, "circle": _circle, "barrels": _barrels, "board": _board,
    "table": _table, "carpet": _carpet, "armour": _armour, "altar": _altar, "candles": _candles, "pews": _pews,
    "desk": _desk, "anvil": _anvil, "forge": _forge, "tombs": _tombs, "cauldron": _cauldron, "spiral": _spiral,
    "chains": _chains, "straw": _straw, "chests": _chests, "bell": _bell, "ropes": _ropes, "steps": _steps, "bed": _bed,
    "well": _well, "cart": _cart, "graves": _graves, "stump": _stump, "hedge": _hedge, "campfire": _campfire,
    "tents": _tents,
}  # fmt: skip
"""What a style of rooms may name."""


def furnish(room: RoomKit) -> None:
    """Draw all that a room has."""
    for name in room.style.things:
        DRAWINGS[name](room)
