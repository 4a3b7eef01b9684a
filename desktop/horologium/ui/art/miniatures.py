"""People and monsters cut out of paper, for boards of rooms and portraits: each has its outline, chosen by words."""

from __future__ import annotations

import re
from math import atan2, degrees
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from horologium.engine.core.view import FigureView
    from horologium.ui.kit.tokens import Tokens

    Spot = tuple[float, ...]

INK, PAPER, SKIN = "#1f140c", "#f7eed8", "#e6b98c"
WOOD, STEEL, IRON, GOLD, LEATHER = "#8a5d30", "#ccd5dc", "#77818c", "#e2ba4e", "#6a4424"


class DrawnPart(NamedTuple):
    """One piece of paper or one line of a figure; a line has no fill."""

    path: QPainterPath
    fill: str
    width: float
    ink: str = INK


class Cutout:
    """A figure in parts, from the back to the front: it stands on y = 0, a man is 100 high, it looks to the right."""

    def __init__(self) -> None:
        self.parts: list[DrawnPart] = []

    def add(self, *spots: Spot, fill: str, width: float = 1.8) -> None:
        """Cut a piece with soft edges; a third number makes a corner sharp."""
        self.parts.append(DrawnPart(smooth(*spots), fill, width))

    def limb(self, start: Spot, end: Spot, one: float, other: float, fill: str) -> None:
        """Cut an arm, a leg or a stick between two ends."""
        self.parts.append(DrawnPart(capsule(start, end, one, other), fill, 1.6))

    def disc(self, x: float, y: float, radius: float, fill: str, down: float = 0) -> None:
        """Cut something round."""
        path = QPainterPath()
        path.addEllipse(QPointF(x, y), radius, down or radius)
        self.parts.append(DrawnPart(path, fill, 1.5))

    def line(self, *spots: Spot, ink: str = INK, width: float = 2.0) -> None:
        """Draw a line, such as a fold or a bowstring; it is no part of the outline."""
        path = QPainterPath(QPointF(spots[0][0], spots[0][1]))
        for spot in spots[1:]:
            path.lineTo(spot[0], spot[1])
        self.parts.append(DrawnPart(path, "", width, ink))

    def outline(self) -> QPainterPath:
        """Give all pieces as one path."""
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for part in self.parts:
            if part.fill:
                path.addPath(part.path)
        return path

    def draw(self, painter: QPainter, tokens: Tokens, *, grey: bool = False, paper: bool = True) -> None:
        """Draw the figure, with a margin of paper round it where it has to stand out."""
        join = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        edge, rim = (tokens.field, tokens.field) if tokens.flat else (INK, PAPER)
        for colour, width in ((edge, 11.5), (rim, 7.5)) if paper else ((edge, 4.0),):
            pen = QPen(QColor(colour), width, *join)
            for part in self.parts:
                if part.fill:
                    painter.strokePath(part.path, pen)
        for part in self.parts:
            if not part.fill:
                painter.strokePath(part.path, QPen(QColor(tokens.ink if tokens.flat else part.ink), part.width, *join))
                continue
            painter.setPen(QPen(QColor(tokens.ink if tokens.flat else INK), part.width, *join))
            painter.setBrush(QColor(tokens.field) if tokens.flat else _sheen(part, grey=grey))
            painter.drawPath(part.path)


def _sheen(part: DrawnPart, *, grey: bool) -> QLinearGradient:
    """Light a piece from the upper left."""
    box, base = part.path.boundingRect(), QColor(part.fill)
    if grey:
        base = QColor.fromHsv(max(0, base.hue()), base.saturation() // 2, base.value() * 4 // 5)
    light = QLinearGradient(box.topLeft(), box.bottomRight())
    light.setColorAt(0, base.lighter(124))
    light.setColorAt(0.55, base)
    light.setColorAt(1, base.darker(132))
    return light


def smooth(*spots: Spot) -> QPainterPath:
    """Join spots to a closed line that bends softly, but for corners."""
    count, path = len(spots), QPainterPath(QPointF(spots[0][0], spots[0][1]))
    for place in range(count):
        here, there = spots[place], spots[(place + 1) % count]
        before, after = spots[place - 1], spots[(place + 2) % count]
        out = (0.0, 0.0) if len(here) > 2 else ((there[0] - before[0]) / 6, (there[1] - before[1]) / 6)
        back = (0.0, 0.0) if len(there) > 2 else ((after[0] - here[0]) / 6, (after[1] - here[1]) / 6)
        path.cubicTo(
            here[0] + out[0], here[1] + out[1], there[0] - back[0], there[1] - back[1], there[0], there[1]
        )  # fmt: skip
    path.closeSubpath()
    return path


def capsule(start: Spot, end: Spot, one: float, other: float) -> QPainterPath:
    """Draw something long that is round at both ends and may taper."""
    turn, path = degrees(atan2(start[1] - end[1], end[0] - start[0])), QPainterPath()
    first = QRectF(start[0] - one, start[1] - one, 2 * one, 2 * one)
    last = QRectF(end[0] - other, end[1] - other, 2 * other, 2 * other)
    path.arcMoveTo(first, turn + 90)
    path.arcTo(first, turn + 90, 180)
    path.arcTo(last, turn - 90, 180)
    path.closeSubpath()
    return path


# Bodies


def _legs(cut: Cutout, hose: str, boots: str = "#33220f") -> None:
    for x, knee in ((-6, -8), (6, 10)):
        cut.limb((x, -42), (knee, -18), 6.6, 5.2, hose)
        cut.limb((knee, -18), (knee + (2 if x > 0 else -2), -4), 5.2, 4.4, hose)
        cut.add((knee - 6, -8), (knee + 5, -8), (knee + 13, 0, 1), (knee - 7, 0, 1), fill=boots)


def _smock(cut: Cutout, colour: str, belt: str = LEATHER) -> None:
    cut.add(
        (-11, -72), (0, -76), (11, -72), (13, -58), (11, -48), (16, -29, 1), (0, -26), (-16, -29, 1), (-11, -48),
        (-13, -58), fill=colour,
    )  # fmt: skip
    cut.limb((-10, -48), (10, -48), 2.4, 2.4, belt)


def _robe(cut: Cutout, colour: str) -> None:
    cut.add(
        (-11, -72), (0, -76), (11, -72), (13, -50), (21, -4, 1), (8, -1), (-9, -1), (-21, -4, 1), (-13, -50),
        fill=colour,
    )  # fmt: skip


def _head(cut: Cutout, skin: str = SKIN, beard: str = "") -> None:
    cut.add((-9, -86), (0, -96), (9, -91), (12, -82), (9, -74), (0, -70), (-8, -76), fill=skin)
    if beard:
        cut.add((-8, -82), (2, -80), (10, -79), (8, -70), (2, -63, 1), (-6, -70), fill=beard)
    cut.line((3, -85), (4.6, -84.6), width=2.6)
    cut.line((9, -85), (10, -84.6), width=2.6)


def _arm(cut: Cutout, shoulder: Spot, hand: Spot, sleeve: str, skin: str = SKIN) -> None:
    elbow = ((shoulder[0] + hand[0]) / 2 - 2, (shoulder[1] + hand[1]) / 2 + 7)
    cut.limb(shoulder, elbow, 5.8, 4.8, sleeve)
    cut.limb(elbow, hand, 4.8, 4.0, sleeve)
    cut.disc(hand[0], hand[1], 4.2, skin)


def _straw_hat(cut: Cutout) -> None:
    cut.add((-9, -91), (-6, -105), (5, -105), (10, -92), fill="#e0bd62")
    cut.add((-22, -89, 1), (-4, -95), (8, -95), (25, -89, 1), (6, -85), (-6, -85), fill="#e0bd62")


def fire(cut: Cutout, x: float, y: float, size: float = 1.0) -> None:
    """Let something burn."""
    for share, colour in ((1.0, "#ef7a1c"), (0.55, "#ffdc62")):
        wide, high = 9 * size * share, 30 * size * share
        cut.add(
            (x - wide, y), (x - wide * 0.9, y - high * 0.42), (x + wide * 0.1, y - high, 1),
            (x + wide, y - high * 0.36), (x + wide * 0.7, y + 1), (x, y + 3), fill=colour, width=1.3,
        )  # fmt: skip


# People


def _fork(cut: Cutout) -> None:
    cut.limb((24, -4), (27, -98), 2.4, 2.2, WOOD)
    for x in (17, 27, 37):
        cut.limb((x, -104), (x, -128), 2.2, 1.4, STEEL)
    cut.limb((17, -104), (37, -104), 2.4, 2.4, STEEL)
    _legs(cut, "#7d6040")
    _smock(cut, "#c2924e")
    _head(cut, beard="#7a4a1e")
    _straw_hat(cut)
    _arm(cut, (9, -66), (25, -60), "#c2924e")
    _arm(cut, (-10, -66), (-16, -44), "#c2924e")


def _torch(cut: Cutout) -> None:
    cut.limb((22, -58), (28, -98), 2.4, 3.2, WOOD)
    fire(cut, 29, -99, 1.15)
    _robe(cut, "#7f8f4c")
    cut.add((-6, -50), (7, -50), (10, -12, 1), (-8, -12, 1), fill="#ece0c2")
    _head(cut, "#f0c79d")
    cut.add((-10, -72), (-12, -88), (-3, -99), (8, -96), (11, -88), (2, -90), (-5, -84), (-8, -66, 1), fill="#c4503a")
    _arm(cut, (9, -66), (24, -72), "#efe3c4")
    _arm(cut, (-10, -66), (-15, -44), "#efe3c4")


def _scythe(cut: Cutout) -> None:
    cut.limb((22, -2), (27, -108), 2.4, 2.2, WOOD)
    cut.add((28, -110, 1), (8, -124), (-18, -114), (-30, -96, 1), (-8, -106), (12, -108), (27, -102, 1), fill=STEEL)
    _legs(cut, "#54493a")
    _smock(cut, "#70808f")
    _head(cut, beard="#dad2c2")
    cut.add((-11, -86), (-9, -98), (2, -102), (11, -95), (12, -88), (0, -90), fill="#5d4a34")
    _arm(cut, (9, -66), (24, -60), "#70808f")
    _arm(cut, (-10, -66), (2, -54), "#70808f")


def _wide_hat(cut: Cutout, colour: str, ribbon: str) -> None:
    cut.add((-9, -91), (-8, -110), (1, -106), (9, -110), (11, -91), fill=colour)
    cut.add((-24, -88, 1), (-7, -96), (9, -96), (27, -88, 1), (6, -85), (-6, -85), fill=colour)
    cut.line((-8, -94), (10, -94), ink=ribbon, width=3)


def _coat(cut: Cutout, colour: str) -> None:
    cut.add(
        (-12, -71), (0, -76), (12, -71), (13, -52), (20, -14, 1), (8, -11), (2, -40, 1), (-4, -11), (-20, -14, 1),
        (-13, -52), fill=colour,
    )  # fmt: skip
    cut.limb((-11, -48), (11, -48), 2.6, 2.6, "#8e1b1b")


def _crossbow(cut: Cutout) -> None:
    _legs(cut, "#4a3a2a")
    _coat(cut, "#3c4060")
    _head(cut, beard="#2c1c10")
    _wide_hat(cut, "#26222c", GOLD)
    cut.limb((0, -58), (42, -60), 3.6, 2.6, WOOD)
    cut.add((34, -88, 1), (44, -74), (46, -60), (44, -46), (34, -32, 1), (39, -46), (40, -60), (39, -74), fill=IRON)
    cut.line((35, -87), (14, -60), (35, -33), ink=PAPER, width=1.8)
    _arm(cut, (-9, -66), (10, -55), "#3c4060")
    _arm(cut, (9, -66), (26, -56), "#3c4060")


def _bow(cut: Cutout) -> None:
    cut.limb((-18, -66), (-9, -40), 5, 4, LEATHER)
    cut.add(
        (26, -112, 1), (42, -92), (45, -64), (40, -36), (24, -16, 1), (34, -40), (38, -64), (35, -90), fill="#7a5028"
    )
    cut.line((26, -111), (17, -64), (24, -17), ink=PAPER, width=1.6)
    _legs(cut, "#7a5c34")
    _smock(cut, "#3f6f3c")
    _head(cut, beard="#6a3a16")
    cut.add((-12, -82), (-11, -98), (0, -105), (11, -98), (13, -87), (0, -90), (-5, -80), fill="#8a6a44")
    _arm(cut, (-9, -67), (15, -63), "#3f6f3c")
    _arm(cut, (10, -67), (40, -65), "#3f6f3c")


def _stake(cut: Cutout) -> None:
    cut.limb((24, -58), (32, -90), 2.4, 2.4, WOOD)
    cut.add((20, -94, 1), (42, -86, 1), (46, -100, 1), (24, -108, 1), fill=IRON)
    _legs(cut, "#4a3a2a")
    _coat(cut, "#4b3350")
    _head(cut, beard="#2c1c10")
    _wide_hat(cut, "#2b2430", "#c0392b")
    _arm(cut, (10, -67), (25, -62), "#4b3350")
    _arm(cut, (-10, -67), (-18, -52), "#4b3350")
    cut.add((-22, -58, 1), (-13, -58, 1), (-16, -28, 1), fill="#e2c58c")


def _ringer(cut: Cutout) -> None:
    _robe(cut, "#5c3f6e")
    cut.add((-12, -72), (0, -76), (12, -72), (16, -28, 1), (-16, -28, 1), fill="#f2ead8")
    cut.line((-2, -70), (-1, -32), ink=GOLD, width=2.6)
    cut.line((5, -70), (5, -32), ink=GOLD, width=2.6)
    _head(cut)
    cut.add((-10, -82), (-10, -96), (0, -101), (10, -95), (11, -88), (-4, -84), fill="#5c3f6e")
    _arm(cut, (10, -67), (27, -78), "#f2ead8")
    cut.add((20, -84), (27, -98), (35, -85), (41, -68, 1), (15, -67, 1), fill=GOLD)
    _arm(cut, (-10, -67), (-18, -50), "#f2ead8")
    cut.add((-27, -48, 1), (-12, -48, 1), (-10, -26, 1), (-29, -26, 1), fill="#ffd25a")


def _pick(cut: Cutout) -> None:
    cut.limb((16, -40), (33, -102), 2.6, 2.4, WOOD)
    cut.add((6, -108, 1), (24, -114), (42, -104), (56, -84, 1), (38, -96), (24, -102), fill=IRON)
    _legs(cut, "#5a6470")
    _smock(cut, "#c98b4a")
    cut.add((-9, -66, 1), (9, -66, 1), (13, -22, 1), (-13, -22, 1), fill="#7a4f2a")
    _head(cut, beard="#3a2414")
    cut.add((-11, -86), (-9, -97), (0, -102), (10, -96), (12, -87), (0, -89), fill="#b9b2a2")
    _arm(cut, (10, -67), (24, -68), SKIN)
    _arm(cut, (-11, -67), (16, -50), SKIN)


def _censer(cut: Cutout) -> None:
    _robe(cut, "#7a2a2a")
    cut.add((-13, -72), (0, -78), (13, -72), (10, -58), (-10, -58), fill="#e9dfc6")
    _head(cut, beard="#8a8a88")
    cut.add((-12, -80), (-12, -96), (0, -105, 1), (11, -95), (12, -86), (0, -92), (-7, -80), fill="#7a2a2a")
    _arm(cut, (10, -67), (27, -66), "#7a2a2a")
    cut.line((28, -64), (36, -34), ink=GOLD, width=2.2)
    cut.disc(37, -28, 8, GOLD)
    _arm(cut, (-10, -67), (-17, -64), "#7a2a2a")
    cut.limb((-18, -46), (-18, -92), 2.6, 2.6, GOLD)
    cut.limb((-26, -80), (-10, -80), 2.6, 2.6, GOLD)


def _masked(cut: Cutout) -> None:
    cut.add((26, -62, 1), (38, -76), (40, -98), (29, -118, 1), (50, -100), (52, -76), (34, -56), fill=STEEL)
    _robe(cut, "#1f7478")
    cut.line((-15, -10), (0, -7), (16, -10), ink=GOLD, width=3)
    cut.limb((-11, -49), (11, -49), 3, 3, GOLD)
    cut.add((-12, -70), (-14, -92), (-2, -108), (4, -118, 1), (11, -103), (14, -86), (9, -70), fill="#134a50")
    cut.add((-3, -94), (6, -98), (13, -90), (12, -78), (6, -70, 1), (-2, -76), fill=GOLD)
    cut.line((2, -86), (5, -85.4), width=3)
    cut.line((9, -86), (11, -85.6), width=3)
    _arm(cut, (10, -68), (27, -60), "#1f7478", "#7a5a3a")
    _arm(cut, (-10, -68), (-16, -46), "#1f7478", "#7a5a3a")


def _mail(cut: Cutout, cloth: str) -> None:
    _legs(cut, IRON, "#4a525c")
    cut.add(
        (-13, -71), (0, -76), (13, -71), (15, -56), (11, -46), (17, -27, 1), (-17, -27, 1), (-11, -46), (-15, -56),
        fill="#a9b4bf",
    )  # fmt: skip
    cut.add((-7, -70, 1), (7, -70, 1), (9, -27, 1), (-9, -27, 1), fill=cloth)


def _veteran(cut: Cutout) -> None:
    cut.limb((26, -56), (38, -122), 3, 1.4, STEEL)
    cut.limb((19, -64), (35, -60), 2.4, 2.4, GOLD)
    _mail(cut, "#5d4a34")
    _head(cut, beard="#9a948a")
    cut.add((-11, -84), (-10, -98), (1, -105), (11, -98), (13, -86), (0, -90), fill=STEEL)
    _arm(cut, (12, -66), (26, -58), IRON, LEATHER)
    cut.add((-30, -66), (-18, -70), (-6, -66), (-7, -48), (-18, -34, 1), (-29, -48), fill="#7c2a22")
    cut.line((-18, -66), (-18, -40), ink=PAPER, width=2.6)
    cut.line((-27, -55), (-9, -55), ink=PAPER, width=2.6)


def _banner(cut: Cutout) -> None:
    cut.limb((-20, -2), (-25, -146), 2.4, 2.2, WOOD)
    cut.add((-24, -146, 1), (0, -150), (20, -140), (38, -146, 1), (32, -128), (38, -112, 1), (16, -110), (-22, -112, 1),
            fill="#c0281f")  # fmt: skip
    cut.line((-14, -128), (26, -126), ink=GOLD, width=4)
    _mail(cut, "#c0281f")
    _head(cut, "#f0c79d")
    cut.add((-11, -72), (-13, -90), (-6, -102), (6, -102), (13, -92), (0, -92), (-5, -84), (-8, -64), fill="#8a3a16")
    cut.limb((26, -40), (36, -84), 2.6, 2.4, WOOD)
    cut.add((22, -100), (38, -105), (52, -98), (47, -80), (31, -78), (20, -84), fill=GOLD)
    _arm(cut, (12, -66), (30, -58), STEEL, LEATHER)
    _arm(cut, (-12, -66), (-21, -56), STEEL, LEATHER)


def _priest(cut: Cutout) -> None:
    cut.limb((26, -2), (26, -120), 2.6, 2.6, WOOD)
    cut.limb((14, -106), (38, -106), 2.6, 2.6, GOLD)
    _robe(cut, "#33323c")
    cut.line((0, -72), (0, -6), ink=PAPER, width=3)
    _head(cut, beard="#c9c2b4")
    cut.add((-11, -84), (-10, -96), (0, -101), (10, -95), (12, -88), (0, -91), fill="#8e1b1b")
    _arm(cut, (10, -66), (26, -64), "#33323c")
    _arm(cut, (-10, -66), (-14, -46), "#33323c")


# Monsters


def _gown(cut: Cutout) -> None:
    cut.add((-14, -76), (14, -76), (26, -40), (34, -2, 1), (-34, -2, 1), (-26, -40), fill="#221a2c")
    cut.add((-9, -74), (9, -74), (14, -40), (18, -2, 1), (-18, -2, 1), (-14, -40), fill="#8e1520")
    cut.add((-22, -66, 1), (-12, -82), (-16, -98, 1), (0, -80), (16, -98, 1), (12, -82), (22, -66, 1), fill="#3a2a48")
    _head(cut, "#efe8e2")
    for place, x in enumerate((-10, -3, 4, 11)):
        tall = 12 + 5 * (place in (1, 2))
        cut.limb((x, -94), (x, -94 - tall), 3.2, 3.2, PAPER)
        fire(cut, x, -97 - tall, 0.5)
    _arm(cut, (12, -68), (30, -52), "#221a2c", "#efe8e2")
    _arm(cut, (-12, -68), (-28, -48), "#221a2c", "#efe8e2")


def _bones(cut: Cutout) -> None:
    cut.limb((30, -2), (34, -128), 3, 3, WOOD)
    cut.add((22, -126, 1), (34, -150, 1), (48, -126, 1), (34, -118), fill=STEEL)
    for x, foot in ((-8, -12), (8, 14)):
        cut.limb((x, -46), (foot, -4), 4.4, 4, PAPER)
    cut.add((-18, -80), (0, -88), (18, -80), (15, -46), (0, -40), (-15, -46), fill="#b9ad92")
    for y in (-74, -64, -54):
        cut.line((-13, y), (13, y), width=2.4)
    cut.add((-24, -84), (-10, -94), (-12, -40), (-30, -20, 1), fill="#4d3a5a")
    cut.disc(3, -98, 15, "#efe6d0", 14)
    cut.add((-4, -90, 1), (12, -90, 1), (10, -80), (-2, -80), fill="#efe6d0")
    cut.disc(-1, -100, 3.6, INK)
    cut.disc(9, -100, 3.6, INK)
    cut.limb((16, -78), (33, -66), 4.6, 4, PAPER)
    cut.limb((-16, -78), (-24, -52), 4.6, 4, PAPER)


def _stag(cut: Cutout) -> None:
    for side in (-1, 1):
        x = 12 + side * 10
        cut.limb((x, -112), (x + side * 18, -146), 3.4, 2.2, "#8a6a3c")
        cut.limb((x + side * 9, -128), (x + side * 28, -132), 2.4, 1.6, "#8a6a3c")
        cut.limb((x + side * 14, -138), (x + side * 4, -156), 2.4, 1.6, "#8a6a3c")
    for x, foot in ((-12, -20), (10, 18)):
        cut.limb((x, -48), (foot, -24), 9, 6, "#4a3624")
        cut.limb((foot, -24), (foot + 2, -4), 6, 4.4, "#3a2a1c")
    cut.add((-26, -92), (0, -100), (24, -92), (28, -68), (16, -42), (-16, -42), (-28, -66), fill="#5a4430")
    for x, y in ((-18, -90), (-4, -96), (-24, -70), (8, -84), (-8, -60)):
        cut.disc(x, y, 6, "#55733a")
    cut.add((-4, -96), (6, -118), (22, -118), (34, -102), (46, -96), (44, -88), (24, -88), (8, -84), fill="#6a5138")
    cut.disc(20, -106, 2.8, "#ffd34a")
    _arm(cut, (22, -80), (44, -56), "#5a4430", "#3a2a1c")
    _arm(cut, (-24, -80), (-38, -48), "#5a4430", "#3a2a1c")


def _boar(cut: Cutout) -> None:
    for x in (-34, -18, 18, 32):
        cut.limb((x, -30), (x, -3), 7.4, 5, "#3f332b")
    cut.add((-50, -50), (-36, -84), (0, -96), (32, -82), (44, -54), (30, -24), (-36, -24), fill="#5c4a3e")
    cut.add((-44, -72, 1), (-34, -96, 1), (-22, -86), (-12, -108, 1), (-2, -94), (12, -108, 1), (16, -88), (-14, -76),
            fill="#2c231d")  # fmt: skip
    cut.add((16, -72), (36, -82), (58, -60), (66, -42), (52, -32), (26, -36), fill="#6b564a")
    cut.disc(64, -46, 6.4, "#b98a80", 8)
    for x in (46, 56):
        cut.add((x, -38, 1), (x + 8, -62, 1), (x + 9, -40), fill=PAPER)
    cut.disc(40, -64, 3, "#ff5a3a")


def _ghost(cut: Cutout) -> None:
    cut.add((-16, -82), (16, -82), (24, -50), (34, -18), (24, -2, 1), (14, -14), (4, -1, 1), (-6, -14), (-16, -1, 1),
            (-24, -16), (-34, -6, 1), (-26, -48), fill="#8fb4b4")  # fmt: skip
    cut.add((-18, -76), (-16, -100), (0, -114), (16, -100), (18, -76), (0, -66), fill="#4c7078")
    cut.add((-9, -98), (2, -104), (12, -94), (9, -78), (0, -72), (-8, -82), fill="#e4f4ee")
    for x in (-1, 7):
        cut.disc(x, -90, 2.8, "#12282c", 4)
    cut.disc(4, -79, 2.6, "#12282c", 4)
    _arm(cut, (14, -76), (42, -78), "#8fb4b4", "#e4f4ee")
    _arm(cut, (-14, -76), (-36, -58), "#8fb4b4", "#e4f4ee")
    cut.add((32, -76, 1), (42, -90), (52, -76, 1), (58, -58, 1), (26, -58, 1), fill=GOLD)


def _choir(cut: Cutout) -> None:
    _robe(cut, "#8e2a34")
    cut.add((-12, -72), (0, -78), (12, -72), (15, -34, 1), (-15, -34, 1), fill="#e8eef0")
    cut.disc(2, -90, 16, "#dfe8e6", 17)
    for x in (-3, 8):
        cut.disc(x, -93, 4, "#0f2226", 5)
    cut.disc(3, -81, 4.4, "#0f2226", 6)
    _arm(cut, (10, -66), (16, -48), "#e8eef0", "#dfe8e6")
    _arm(cut, (-10, -66), (8, -46), "#e8eef0", "#dfe8e6")
    cut.add((2, -54, 1), (30, -58, 1), (32, -40, 1), (4, -36, 1), fill=PAPER)


def _fiend(cut: Cutout) -> None:
    for side in (-1, 1):
        cut.add((side * 12, -70), (side * 40, -116, 1), (side * 58, -70, 1), (side * 44, -76), (side * 40, -50, 1),
                (side * 26, -62), fill="#5a1620")  # fmt: skip
    for x, foot in ((-9, -16), (9, 16)):
        cut.limb((x, -46), (foot, -24), 8, 6, "#7a2020")
        cut.limb((foot, -24), (foot - 2, -3), 6, 4, "#2c1414")
    cut.add((-20, -86), (0, -92), (20, -86), (18, -58), (12, -40), (-12, -40), (-18, -58), fill="#a8322c")
    cut.add((-14, -94), (0, -110), (16, -100), (18, -86), (4, -76), (-10, -82), fill="#b83c32")
    for x, lean in ((-8, -12), (10, 12)):
        cut.add((x - 5, -102), (x + lean, -130, 1), (x + 6, -104), fill="#efe0c0")
    cut.disc(4, -94, 2.8, "#ffd34a")
    cut.disc(12, -94, 2.8, "#ffd34a")
    _arm(cut, (18, -80), (38, -58), "#a8322c", "#7a2020")
    _arm(cut, (-18, -80), (-30, -48), "#a8322c", "#7a2020")
    cut.add((30, -56), (38, -62), (48, -54), (52, -34), (38, -26), (26, -36), fill="#c9a04a")


def _nun(cut: Cutout) -> None:
    cut.add((-14, -76), (14, -76), (24, -36), (32, -2, 1), (-32, -2, 1), (-24, -36), fill="#2a2326")
    for x in (-22, -8, 8, 22):
        fire(cut, x, -2, 0.8)
    cut.add((-16, -72), (-18, -96), (0, -114), (18, -96), (18, -72), (0, -62), fill="#1c181c")
    cut.add((-10, -98), (2, -104), (13, -94), (10, -78), (0, -72), (-8, -80), fill="#f3c9a0")
    for x in (1, 8):
        cut.disc(x, -89, 2.8, "#ff7a1c")
    _arm(cut, (13, -68), (36, -70), "#2a2326", "#f3c9a0")
    fire(cut, 38, -74, 1.3)
    _arm(cut, (-13, -68), (-24, -46), "#2a2326", "#f3c9a0")


def _golem(cut: Cutout) -> None:
    stone, dark, light = "#9c9484", "#746c60", "#c5bca6"
    for x in (-16, 14):
        cut.add((x - 13, -40, 1), (x + 13, -40, 1), (x + 15, 0, 1), (x - 15, 0, 1), fill=dark)
    cut.add((-36, -100, 1), (36, -100, 1), (40, -70), (30, -34, 1), (-30, -34, 1), (-40, -70), fill=stone)
    cut.add((-15, -36, 1), (-15, -58), (0, -72), (15, -58), (15, -36, 1), fill="#1a1410")
    for x in (-8, 0, 8):
        cut.line((x, -37), (x, -62), ink=IRON, width=2.6)
    for x in (-12, 12):
        cut.add((x - 5, -78, 1), (x, -92), (x + 5, -78, 1), fill="#ffb52e")
    for x in (-30, 0, 30):
        cut.add((x - 13, -98, 1), (x - 13, -126, 1), (x - 5, -126, 1), (x - 5, -119, 1), (x + 5, -119, 1),
                (x + 5, -126, 1), (x + 13, -126, 1), (x + 13, -98, 1), fill=light)  # fmt: skip
    for side in (-1, 1):
        cut.limb((side * 42, -88), (side * 50, -60), 13, 11, stone)
        cut.limb((side * 50, -60), (side * 50, -34), 12, 14, light)
    for spots in (((-34, -84), (-18, -84)), ((18, -84), (34, -84)), ((-34, -62), (-18, -62)), ((18, -62), (34, -62))):
        cut.line(*spots, ink="#4a4438", width=1.8)


def _puppeteer(cut: Cutout) -> None:
    _legs(cut, "#2c3a5a")
    _coat(cut, "#5a2a6a")
    _head(cut, "#efe2d0")
    cut.add((-12, -88), (-8, -120), (10, -120), (14, -88), fill="#1d1a24")
    cut.add((-20, -86, 1), (22, -86, 1), (18, -92), (-16, -92), fill="#1d1a24")
    _arm(cut, (11, -67), (38, -86), "#5a2a6a")
    cut.limb((28, -88), (56, -84), 2.6, 2.6, WOOD)
    cut.line((32, -86), (36, -44), width=1.4)
    cut.line((52, -84), (48, -44), width=1.4)
    cut.add((36, -46), (48, -46), (50, -24), (34, -24), fill="#c9a04a")
    cut.disc(42, -52, 7, "#efe2d0")
    _arm(cut, (-11, -67), (-22, -48), "#5a2a6a")


def _puppet(cut: Cutout) -> None:
    for x in (-8, 8):
        cut.limb((x, -40), (x * 1.5, -4), 5, 4, "#c9a46a")
        cut.disc(x * 1.25, -22, 5, "#8a6236")
    cut.add((-15, -70), (0, -74), (15, -70), (12, -38), (-12, -38), fill="#7a4a8a")
    cut.disc(1, -86, 14, "#e3c795", 15)
    cut.disc(-3, -89, 3, INK)
    cut.disc(7, -89, 3, INK)
    cut.line((-5, -79), (8, -79), width=2.4)
    cut.limb((14, -66), (28, -50), 4.6, 4, "#c9a46a")
    cut.limb((-14, -66), (-28, -46), 4.6, 4, "#c9a46a")
    cut.limb((28, -50), (36, -78), 2.2, 1.2, STEEL)


def _troll(cut: Cutout) -> None:
    hide, deep, pale = "#7f9070", "#56654d", "#b5c29e"
    cut.limb((58, -18), (80, -146), 9, 17, "#6d4a28")
    for x in (-26, 24):
        cut.limb((x, -54), (x + 2, -12), 19, 16, deep)
        cut.add((x - 20, -12), (x + 20, -14), (x + 30, 0, 1), (x - 24, 0, 1), fill=deep)
    cut.add((-36, -128), (-56, -104), (-54, -66), (-30, -38), (20, -38), (46, -60), (50, -100), (30, -130), (0, -138),
            fill=hide)  # fmt: skip
    cut.add((-28, -86), (0, -92), (30, -84), (26, -56), (0, -46), (-24, -56), fill=pale)
    cut.add((-22, -138), (-14, -166), (8, -174), (30, -162), (34, -138), (18, -122), (-10, -122), fill=hide)
    for x in (0, 20):
        cut.disc(x, -148, 4, "#ffe27a")
    for x in (-2, 20):
        cut.add((x - 4, -128, 1), (x + 1, -144, 1), (x + 6, -128, 1), fill=PAPER)
    cut.limb((40, -116), (60, -72), 16, 12, hide)
    cut.limb((-48, -112), (-60, -58), 16, 13, hide)


def _hound(cut: Cutout) -> None:
    for x in (-28, -16, 18, 28):
        cut.limb((x, -34), (x, -3), 5.4, 3.8, "#3a3640")
    cut.add((-42, -54), (-30, -66), (10, -66), (32, -72), (30, -44), (10, -32), (-32, -32), fill="#4d4856")
    cut.add(
        (20, -66), (26, -92, 1), (36, -84), (46, -92, 1), (48, -76), (66, -64), (62, -54), (40, -52), fill="#5a5464"
    )
    cut.add((-40, -56), (-62, -76, 1), (-56, -58), (-40, -46), fill="#4d4856")
    cut.disc(44, -72, 2.8, "#ff5a3a")


class Drawing(NamedTuple):
    """How a miniature is drawn and how tall it is on the board, in the units of a cell of 60."""

    draw: Callable[[Cutout], None]
    tall: float
    high: float
    bust: tuple[float, float, float] = (-32, -126, 76)
    """The square of a portrait: its left and upper edge, and its side."""


def _man(draw: Callable[[Cutout], None], high: float = 130) -> Drawing:
    return Drawing(draw, 0.56, high)


def _beast(draw: Callable[[Cutout], None], high: float, bust: tuple[float, float, float]) -> Drawing:
    return Drawing(draw, 0.72, high, bust)


DRAWINGS: Final[Mapping[str, Drawing]] = {
    "fork": _man(_fork), "torch": _man(_torch), "scythe": _man(_scythe), "crossbow": _man(_crossbow, 112),
    "bow": _man(_bow, 112), "stake": _man(_stake, 112), "ringer": _man(_ringer, 106), "pick": _man(_pick, 114),
    "censer": _man(_censer, 106), "mask": _man(_masked, 120), "veteran": _man(_veteran, 124),
    "banner": Drawing(_banner, 0.6, 150), "priest": Drawing(_priest, 0.62, 122),
    "gown": _beast(_gown, 126, (-40, -128, 82)), "bones": _beast(_bones, 150, (-38, -130, 82)),
    "stag": _beast(_stag, 158, (-30, -158, 96)), "boar": _beast(_boar, 112, (-20, -112, 92)),
    "ghost": _beast(_ghost, 116, (-36, -122, 82)), "choir": _beast(_choir, 108, (-34, -114, 72)),
    "fiend": _beast(_fiend, 132, (-42, -136, 88)), "nun": _beast(_nun, 116, (-34, -122, 82)),
    "golem": _beast(_golem, 130, (-52, -134, 104)), "puppeteer": _beast(_puppeteer, 122, (-36, -126, 78)),
    "puppet": Drawing(_puppet, 0.56, 104, (-34, -108, 72)), "troll": Drawing(_troll, 0.7, 176, (-52, -182, 110)),
    "hound": _beast(_hound, 96, (-12, -100, 82)),
}  # fmt: skip
MOB: Final = ("fork", "torch", "scythe")
"""What a crowd of plain people carries, one after the other."""
WORDS: Final[Mapping[str, str]] = {
    word: name
    for name, words in {
        "fork": "fork pitchfork farmer", "torch": "torch", "scythe": "scythe", "crossbow": "crossbow",
        "bow": "bow trapper archer", "stake": "stake staker", "ringer": "ringer lantern handbell", "pick": "pick mason",
        "censer": "censer exorcist", "mask": "mask masked", "veteran": "veteran sword soldier guard halberd",
        "banner": "banner marshal captain knight", "priest": "priest cross deacon sexton",
        "gown": "gown widow candle queen vampire", "bones": "bones skeleton ossuary skull",
        "stag": "stag antler hart bramblehart", "boar": "boar tusk",
        "ghost": "ghost spectre veil bell", "choir": "choir choirboy child",
        "fiend": "fiend demon imp horns collector", "nun": "nun ember", "golem": "golem gatehouse construct",
        "puppeteer": "puppeteer marionettist", "puppet": "puppet marionette minion", "troll": "troll ogre giant",
        "hound": "hound wolf dog",
    }.items()
    for word in words.split()
}  # fmt: skip
ROLES: Final[Mapping[str, str]] = {
    "commoner": "mob",
    "villager": "mob",
    "peasant": "mob",
    "mob": "mob",
    "hunter": "crossbow",
    "hero": "banner",
    "undead": "bones",
    "beast": "hound",
    "monster": "fiend",
}
"""Words that say little, and count only if there is no other."""
PEOPLE: Final = frozenset(
    {"mob", "crossbow", "bow", "stake", "ringer", "pick", "censer", "mask", "veteran", "banner", "priest", *MOB}
)
_WORD: Final = re.compile(r"[a-z]+")


def named(figure: FigureView) -> str:
    """Name the miniature of a figure, by what it is before what it is called; nothing if there is none."""
    return choose(figure.kind, figure.emblem, figure.name, figure.rank)


def choose(*descriptions: str) -> str:
    """Name the miniature for some words; people are never drawn as monsters, whatever they are called."""
    words = _WORD.findall(" ".join(descriptions).lower())
    role = next((ROLES[word] for word in words if word in ROLES), "")
    found = [WORDS[word] for word in words if word in WORDS]
    if role in PEOPLE:
        found = [name for name in found if name in PEOPLE]
    return next(iter(found), role)


def bust(painter: QPainter, name: str, tokens: Tokens) -> None:
    """Draw head and shoulders on a grid of 100; of plain people the first of a crowd."""
    name = MOB[0] if name == "mob" else name
    left, top, side = DRAWINGS[name].bust
    painter.save()
    painter.scale(100 / side, 100 / side)
    painter.translate(-left, -top)
    cut_out(name).draw(painter, tokens, paper=False)
    painter.restore()


def cut_out(name: str) -> Cutout:
    """Cut a figure out."""
    cut = Cutout()
    DRAWINGS[name].draw(cut)
    return cut
