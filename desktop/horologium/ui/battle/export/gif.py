"""A small writer of animated GIF pictures (GIF89a): one palette for all frames, and only what changes is written."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from itertools import accumulate
from struct import pack
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

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


Rgb = tuple[int, int, int]
BITS = 8
CLEAR, END = 1 << BITS, (1 << BITS) + 1
MOST_CODES = 4096
HEAD = b"GIF89a"
FOR_EVER = b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"


class Area(NamedTuple):
    """A part of a picture."""

    left: int
    top: int
    width: int
    height: int


class Gif:
    """Takes frames as rows of indices into the palette and gives the file as bytes."""

    def __init__(self, width: int, height: int, palette: Sequence[Rgb]) -> None:
        self._width, self._height = width, height
        self._before: bytes | None = None
        colours = [*palette, *[(0, 0, 0)] * (CLEAR - len(palette))]
        self._parts = [
            HEAD,
            pack("<HHBBB", width, height, 0xF7, 0, 0),
            bytes(value for colour in colours for value in colour),
            FOR_EVER,
        ]

    def add(self, pixels: bytes, milliseconds: int) -> None:
        """Add a frame that stands for a while; one that is like the last one makes that stand longer by a dot."""
        area = self._changed(pixels)
        rows = (
            pixels[row * self._width + area.left : row * self._width + area.left + area.width]
            for row in range(area.top, area.top + area.height)
        )
        self._parts += [
            pack("<BBBBHBB", 0x21, 0xF9, 4, 0x04, max(2, round(milliseconds / 10)), 0, 0),
            pack("<BHHHHB", 0x2C, *area, 0),
            bytes([BITS]),
            _blocks(packed(b"".join(rows))),
        ]
        self._before = pixels

    def finish(self) -> bytes:
        """Give the whole file."""
        return b"".join([*self._parts, b"\x3b"])

    def _changed(self, pixels: bytes) -> Area:
        """Find the smallest area in which a frame differs from the last one."""
        width, before = self._width, self._before
        if before is None:
            return Area(0, 0, width, self._height)
        rows = [
            row
            for row in range(self._height)
            if pixels[row * width : (row + 1) * width] != before[row * width : (row + 1) * width]
        ]
        if not rows:
            return Area(0, 0, 1, 1)
        left, right = width, 0
        for row in rows:
            ours, theirs = (each[row * width : (row + 1) * width] for each in (pixels, before))
            differs = int.from_bytes(ours, "big") ^ int.from_bytes(theirs, "big")
            left = min(left, width - (differs.bit_length() + 7) // 8)
            right = max(right, width - 1 - ((differs & -differs).bit_length() - 1) // 8)
        return Area(left, rows[0], right - left + 1, rows[-1] - rows[0] + 1)


def packed(pixels: bytes) -> bytes:
    """Press indices by the method of Lempel, Ziv and Welch, in codes that grow as the table does."""
    out, held, count, size = bytearray(), CLEAR, BITS + 1, BITS + 1
    table: dict[int, int] = {}
    free, code = END + 1, pixels[0]
    for pixel in memoryview(pixels)[1:]:
        key = code << BITS | pixel
        known = table.get(key)
        if known is not None:
            code = known
            continue
        held |= code << count
        count += size
        if free < MOST_CODES:
            table[key] = free
            free += 1
            if free > 1 << size and size < 12:
                size += 1
        else:
            held |= CLEAR << count
            count += size
            table, free, size = {}, END + 1, BITS + 1
        code = pixel
        while count >= 8:
            out.append(held & 0xFF)
            held >>= 8
            count -= 8
    held |= code << count
    count += size
    if free == 1 << size and size < 12:
        size += 1
    held |= END << count
    count += size
    return bytes(out) + held.to_bytes((count + 7) // 8, "little")


def _blocks(data: bytes) -> bytes:
    """Part data into blocks of at most 255 bytes, ended by an empty one."""
    parts = [data[at : at + 255] for at in range(0, len(data), 255)]
    return b"".join(bytes([len(part)]) + part for part in parts) + b"\x00"
