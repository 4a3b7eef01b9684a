"""A palette for a picture: its colours are parted at the median until there are as many groups as wanted."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from itertools import accumulate
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from horologium.ui.battle.export.gif import Rgb

MOST = 256
SAMPLE = 160
"""So many pixels wide are the pictures that are looked at: enough to know their colours."""
COARSE = 0xF8F8F8


def palette_of(pictures: Iterable[QImage], most: int = MOST) -> list[Rgb]:
    """Choose the colours that serve some pictures best."""
    counts: Counter[int] = Counter()
    for picture in pictures:
        small = picture.scaledToWidth(SAMPLE, Qt.TransformationMode.FastTransformation)
        plain = small.convertToFormat(QImage.Format.Format_RGB32)
        counts.update(pixel & COARSE for pixel in memoryview(bytes(plain.constBits())).cast("I"))
    groups = [[((colour >> 16 & 255, colour >> 8 & 255, colour & 255), count) for colour, count in counts.items()]]
    while len(groups) < most:
        widest = max(groups, key=_spread)
        if len(widest) < 2:
            break
        groups.remove(widest)
        groups += _parted(widest)
    return [_mean(group) for group in groups]


def indexed(picture: QImage, palette: Sequence[Rgb]) -> bytes:
    """Give a picture as rows of indices into a palette."""
    table = [QColor(*colour).rgb() for colour in palette]
    flags = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
    converted = picture.convertToFormat(QImage.Format.Format_Indexed8, table, flags)
    line, width, data = converted.bytesPerLine(), converted.width(), bytes(converted.constBits())
    return b"".join(data[row * line : row * line + width] for row in range(converted.height()))


def _spread(group: list[tuple[Rgb, int]]) -> int:
    """Tell how much a group wants to be parted: how far its colours lie from each other, and how many there are."""
    widest = max(max(colour[at] for colour, _ in group) - min(colour[at] for colour, _ in group) for at in range(3))
    return widest * min(400, sum(count for _, count in group)) if len(group) > 1 else -1


def _parted(group: list[tuple[Rgb, int]]) -> list[list[tuple[Rgb, int]]]:
    spans = [max(colour[at] for colour, _ in group) - min(colour[at] for colour, _ in group) for at in range(3)]
    channel = spans.index(max(spans))
    group.sort(key=lambda pair: pair[0][channel])
    sums = list(accumulate(count for _, count in group))
    at = min(max(1, bisect_left(sums, sums[-1] / 2)), len(group) - 1)
    return [group[:at], group[at:]]


def _mean(group: list[tuple[Rgb, int]]) -> Rgb:
    total = sum(count for _, count in group)
    red, green, blue = (
        min(255, round(sum(colour[at] * count for colour, count in group) / total) + 4) for at in range(3)
    )
    return red, green, blue
