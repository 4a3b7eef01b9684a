"""The Horologium: a dial of twelve quarters with signs, a sun boss and hands; other dials are cut alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from horologium.ui.art import metal, strokes

if TYPE_CHECKING:
    from horologium.ui.kit.tokens import Tokens

SIGNS: Final[tuple[tuple[str, str], ...]] = (
    (
        "capricorn",
        "M3 4.5 C5 4.5 6 7 6 10 L6 17 M6 10 C7 4.5 11 4.5 11.6 9 C12.2 13 12.2 16.5 11.2 19 C10.4 21 8.6 21.8 7 21.4 "
        "M12 15.4 C12.8 11.6 19 11 19.6 15 C20 19.4 14 20.2 12 16",
    ),
    (
        "aquarius",
        "M2.5 10.5 L6.8 6.5 L10 10.5 L14 6.5 L17.2 10.5 L21.5 6.5 "
        "M2.5 17.8 L6.8 13.8 L10 17.8 L14 13.8 L17.2 17.8 L21.5 13.8",
    ),
    ("pisces", "M5 2.5 C10.4 8 10.4 16 5 21.5 M19 2.5 C13.6 8 13.6 16 19 21.5 M4 12 L20 12"),
    (
        "aries",
        "M12 21.5 L12 9 C12 4.4 9.6 2.6 7.2 2.6 C4.6 2.6 3 4.6 3 7 C3 9.2 4.4 10.6 6.4 10.6 "
        "M12 9 C12 4.4 14.4 2.6 16.8 2.6 C19.4 2.6 21 4.6 21 7 C21 9.2 19.6 10.6 17.6 10.6",
    ),
    ("taurus", "O12 15.6 5.7 M3.8 2.6 C5 8 8 9.9 12 9.9 C16 9.9 19 8 20.2 2.6"),
    ("gemini", "M4 2.8 C9 5.8 15 5.8 20 2.8 M4 21.2 C9 18.2 15 18.2 20 21.2 M9 5 L9 19 M15 5 L15 19"),
    (
        "cancer",
        "O6.8 9.6 3 O17.2 14.4 3 M3.8 9 C5 3.8 14 2.8 20.4 6.8 M20.2 15 C19 20.2 10 21.2 3.6 17.2",
    ),
    (
        "leo",
        "O6.6 13.4 3.2 M9 11 C6.8 7.4 8.6 2.8 13 2.8 C17.2 2.8 18.2 7 16.6 10.4 C15 14 14 16.8 15 19.4 "
        "C16 21.8 19.2 21.6 20.6 18.8",
    ),
    (
        "virgo",
        "M2.6 5 C4.8 4 5.6 6 5.6 8 L5.6 18 M5.6 8 C6.6 4 10.6 4 10.6 8 L10.6 18 M10.6 8 C11.6 4 15.6 4 15.6 8 "
        "L15.6 16 C15.6 19.4 17.8 21.4 20.8 21.4 M15.6 11.4 C17.6 7.8 21.2 8.8 21.2 12 C21.2 16 16.8 19.4 12.6 21.4",
    ),
    ("libra", "M2.8 20.2 L21.2 20.2 M2.8 16 L9 16 C5.8 12.8 7 5.6 12 5.6 C17 5.6 18.2 12.8 15 16 L21.2 16"),
    (
        "scorpio",
        "M2.6 5 C4.8 4 5.6 6 5.6 8 L5.6 17.4 M5.6 8 C6.6 4 10.6 4 10.6 8 L10.6 17.4 M10.6 8 C11.6 4 15.6 4 15.6 8 "
        "L15.6 17 C15.6 20.2 18 20.6 21.4 18.6 M18.2 17.6 L21.4 18.6 L20.4 21.8",
    ),
    ("sagittarius", "M4 20 L20 4 M11.6 4 L20 4 L20 12.4 M6.6 11 L13 17.4"),
)
"""The twelve signs as strokes of a pen, in the order of the dial from noon on."""
NUMERALS: Final = ("XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI")
_NIGHT, _DAWN, _DUSK, _WARM, _DAY = "#20345f", "#4a4b78", "#8a4a3a", "#d8a765", "#e3c983"
QUARTERS: Final = (_NIGHT, _NIGHT, _NIGHT, _DAWN, _DUSK, _WARM, _DAY, _DAY, _DAY, _WARM, _DUSK, _DAWN)
_ZODIAC: Final[tuple[str, ...]] = tuple(name for name, _ in SIGNS)
_INK = QColor("#2b1d0e")
_BRONZE = QColor("#3a2712")
_RUBRIC = "#8e1b1b"
_ORIGIN = QPointF(0, 0)
_LONG = "M-2.2 18 L-1.4 -52 L-4.8 -54 L0 -70 L4.8 -54 L1.4 -52 L2.2 18 Z"
_SHORT = (
    "M-3 14 L-2.4 -24 C-9 -25 -9 -35 -3 -36 L-4.4 -40 L0 -50 L4.4 -40 L3 -36 C9 -35 9 -25 2.4 -24 L3 14 Z O0 -30 3.2"
)
HEART: Final = 0.46
"""The radius of the middle, where marks of what is to come are set into the ring."""


class DialPlan(NamedTuple):
    """What is written on a dial: names and signs clockwise from the sector at the top, and which sector is lit."""

    names: tuple[str, ...] = NUMERALS
    signs: tuple[str, ...] = _ZODIAC
    lit: int | None = None

    @property
    def step(self) -> float:
        """How many degrees a sector takes."""
        return 360 / len(self.names)

    def quarter(self, sector: int) -> str:
        """Give the colour of a sector: night above, day below."""
        return QUARTERS[round(sector * 12 / len(self.names)) % 12]


USUAL: Final = DialPlan()


def face(tokens: Tokens, side: int, density: float, family: str, plan: DialPlan = USUAL) -> QPixmap:
    """Paint the dial once; hands go on top of it."""
    pixmap = QPixmap(round(side * density), round(side * density))
    pixmap.setDevicePixelRatio(density)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.translate(side / 2, side / 2)
    radius = side / 2 - 3
    _rim(painter, radius, tokens)
    for sector in range(len(plan.names)):
        _quarter(painter, radius, sector, plan, tokens)
    if plan.lit is not None:
        _light(painter, radius, plan.lit, plan, tokens)
    for sector in range(len(plan.names)):
        _inscription(painter, radius, sector, plan, tokens, family)
    _ticks(painter, radius, plan, tokens)
    _heart(painter, radius, tokens)
    painter.end()
    return pixmap


def hands(painter: QPainter, radius: float, hour: float, tokens: Tokens) -> None:
    """Lay the long steel hand over the dial, pointing at an hour from 0 to 12."""
    hand(painter, radius, hour * 30, tokens)
    boss(painter, radius, tokens)


def hand(painter: QPainter, radius: float, degrees: float, tokens: Tokens, *, short: bool = False) -> None:
    """Lay one hand over the dial: the long one is a steel spear, the short one gilt with a sun's face."""
    painter.save()
    painter.rotate(degrees)
    painter.scale(radius / 100, radius / 100)
    drawn = strokes.path(_SHORT if short else _LONG)
    drawn.setFillRule(Qt.FillRule.WindingFill)
    if not tokens.flat:
        painter.fillPath(drawn.translated(1.8, 2.4), QColor(0, 0, 0, 90))
    shine = QLinearGradient(-5, 0, 5, 0)
    colours = ("#6b4a12", "#f6dd92", "#5a3d0e") if short else ("#3a3f4a", "#c4cbd8", "#2c303a")
    plain = tokens.ink if short else tokens.accent
    for stop, colour in zip((0.0, 0.5, 1.0), colours, strict=True):
        shine.setColorAt(stop, QColor(plain if tokens.flat else colour))
    painter.setBrush(shine)
    painter.setPen(QPen(QColor(tokens.panel) if tokens.flat else _INK, 0.8))
    painter.drawPath(drawn)
    painter.restore()


def boss(painter: QPainter, radius: float, tokens: Tokens) -> None:
    """Pin the hands."""
    _disc(painter, radius * 0.05, metal.ring(tokens, _square(radius * 0.05)), QPen(_INK, 1))


def sector_path(radius: float, middle: float, width: float, outer: float, inner: float) -> QPainterPath:
    """Cut a sector out of a ring: its middle and its width in degrees, clockwise from the top."""
    start = 90 - (middle + width / 2)
    path = QPainterPath()
    path.arcMoveTo(_square(radius * outer), start)
    path.arcTo(_square(radius * outer), start, width)
    path.arcTo(_square(radius * inner), start + width, -width)
    path.closeSubpath()
    return path


def _square(radius: float) -> QRectF:
    return QRectF(-radius, -radius, 2 * radius, 2 * radius)


def _disc(painter: QPainter, radius: float, brush: QBrush | QColor, pen: QPen | None = None) -> None:
    painter.setBrush(brush)
    painter.setPen(pen if pen is not None else QPen(Qt.PenStyle.NoPen))
    painter.drawEllipse(_ORIGIN, radius, radius)


def _rim(painter: QPainter, radius: float, tokens: Tokens) -> None:
    if tokens.flat:
        _disc(painter, radius * 0.98, QColor(tokens.panel), QPen(QColor(tokens.ink), 3))
        return
    glow = QRadialGradient(0, 3, radius * 1.02)
    glow.setColorAt(0.9, QColor(30, 15, 0, 130))
    glow.setColorAt(1, QColor(30, 15, 0, 0))
    painter.setBrush(glow)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawEllipse(QPointF(0, 3), radius, radius)
    _disc(painter, radius * 0.975, metal.ring(tokens, _square(radius)), QPen(_INK, 1))
    _disc(painter, radius * 0.92, _BRONZE)


def _quarter(painter: QPainter, radius: float, sector: int, plan: DialPlan, tokens: Tokens) -> None:
    shape = sector_path(radius, sector * plan.step, plan.step, 0.915, HEART)
    if tokens.flat:
        painter.setBrush(QColor(tokens.panel))
        painter.setPen(QPen(QColor(tokens.ink), 1.5))
        painter.drawPath(shape)
        return
    colour = QColor(plan.quarter(sector))
    wash = QRadialGradient(_ORIGIN, radius * 0.92)
    wash.setColorAt(0.5, colour.lighter(128))
    wash.setColorAt(0.8, colour)
    wash.setColorAt(1, colour.darker(125))
    painter.setBrush(wash)
    painter.setPen(QPen(_BRONZE, 1.4))
    painter.drawPath(shape)


def _light(painter: QPainter, radius: float, sector: int, plan: DialPlan, tokens: Tokens) -> None:
    """Let the light fall on one sector."""
    shape = sector_path(radius, sector * plan.step, plan.step, 0.915, HEART)
    if tokens.flat:
        painter.fillPath(shape, QColor(tokens.ink))
        return
    glow = QRadialGradient(_ORIGIN, radius * 0.92)
    glow.setColorAt(0.5, QColor("#fff9e6"))
    glow.setColorAt(1, QColor("#f4e2ae"))
    painter.fillPath(shape, glow)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(_RUBRIC), max(1.6, radius * 0.018)))
    painter.drawPath(sector_path(radius, sector * plan.step, plan.step - 1.6, 0.9, HEART + 0.02))


def _inks(sector: int, plan: DialPlan, tokens: Tokens) -> tuple[QColor, QColor]:
    """Give the colours of name and sign of a sector."""
    if tokens.flat:
        ink = QColor(tokens.panel if sector == plan.lit else tokens.ink)
        return ink, ink
    if sector == plan.lit:
        return QColor(_RUBRIC), QColor(_RUBRIC)
    dark = QColor(plan.quarter(sector)).lightness() < 125
    return QColor("#f7e7b4" if dark else "#2b1d0e"), QColor("#ecd187" if dark else "#7a4a16")


def _inscription(painter: QPainter, radius: float, sector: int, plan: DialPlan, tokens: Tokens, family: str) -> None:
    """Write name and sign of one sector, upright for the reader in the lower half."""
    letter, sign = _inks(sector, plan, tokens)
    turned = 180 if 100 < sector * plan.step < 260 else 0
    font = QFont(family)
    font.setPixelSize(max(9, round(radius * 0.135)))
    font.setWeight(QFont.Weight.DemiBold)
    painter.setFont(font)
    painter.save()
    painter.rotate(sector * plan.step)
    painter.translate(0, -radius * 0.805)
    painter.rotate(turned)
    painter.setPen(letter)
    room = QRectF(-radius * 0.24, -radius * 0.09, radius * 0.48, radius * 0.18)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, plan.names[sector])
    painter.rotate(-turned)
    painter.translate(0, radius * 0.19)
    painter.rotate(turned)
    strokes_of = dict(SIGNS).get(plan.signs[sector].casefold()) if sector < len(plan.signs) else None
    if strokes_of is not None:
        strokes.draw(painter, strokes_of, _square(radius * 0.074), sign, 2.5)
    painter.restore()


def _ticks(painter: QPainter, radius: float, plan: DialPlan, tokens: Tokens) -> None:
    count = len(plan.names) * 5
    for tick in range(count):
        painter.save()
        painter.rotate(tick * 360 / count)
        strong = tick % 5 == 0
        painter.setPen(QPen(QColor(tokens.ink) if tokens.flat else _INK, 1.8 if strong else 0.9))
        painter.drawLine(QPointF(0, -radius * 0.967), QPointF(0, -radius * (0.925 if strong else 0.938)))
        painter.restore()


def _heart(painter: QPainter, radius: float, tokens: Tokens) -> None:
    """Paint the middle: a ring, engine-turned lines, rays and the sun's face."""
    if tokens.flat:
        _disc(painter, radius * HEART, QColor(tokens.panel), QPen(QColor(tokens.ink), 3))
    else:
        _disc(painter, radius * (HEART + 0.01), metal.ring(tokens, _square(radius * HEART), 120), QPen(_INK, 1))
        ground = "#f4e7c8" if tokens.name == "light" else "#161c2c"
        _disc(painter, radius * (HEART - 0.04), QColor(ground), QPen(_BRONZE, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(31, 63, 119, 90) if tokens.name == "light" else QColor(190, 170, 110, 70), 0.7))
        for turn in range(36):
            painter.save()
            painter.rotate(turn * 10)
            painter.drawEllipse(QPointF(0, radius * 0.202), radius * 0.202, radius * 0.202)
            painter.restore()
    _sun(painter, radius, tokens)


def _sun(painter: QPainter, radius: float, tokens: Tokens) -> None:
    line = QPen(QColor(tokens.ink) if tokens.flat else QColor("#5a3a12"), 0.9)
    for ray in range(16):
        painter.save()
        painter.rotate(ray * 22.5)
        painter.scale(radius / 100, radius / 100)
        straight = strokes.path("M-4 -11 Q-1 -20 0 -33 Q1 -20 4 -11 Z")
        flame = strokes.path("M-3.4 -11 C-6 -17 3 -18 0.6 -25 C6 -20 0 -17 3.4 -11 Z")
        path = flame if ray % 2 else straight
        painter.setBrush(metal.bar(tokens, path.boundingRect()))
        painter.setPen(QPen(line.color(), line.widthF() * 100 / radius))
        painter.drawPath(path)
        painter.restore()
    boss = QColor(tokens.panel) if tokens.flat else metal.ring(tokens, _square(radius * 0.13), 60)
    _disc(painter, radius * 0.135, boss, line)
    if not tokens.flat:
        _disc(painter, radius * 0.108, QColor("#f0d288"), QPen(QColor("#8a6319"), 0.8))
