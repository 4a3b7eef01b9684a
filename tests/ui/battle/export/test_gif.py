"""The writer of animated pictures: what it writes is what Qt reads."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QBuffer, QByteArray
from PySide6.QtGui import QColor, QImage, QImageReader

from horologium.ui.battle.export.gif import BITS, CLEAR, END, Gif, indexed, packed, palette_of


@pytest.fixture
def picture(qapp):
    """Half red, half blue, with a green line."""
    made = QImage(160, 40, QImage.Format.Format_RGB32)
    made.fill(QColor("#c02020"))
    for x in range(80, 160):
        for y in range(40):
            made.setPixelColor(x, y, QColor("#2020c0"))
    for y in range(40):
        made.setPixelColor(10, y, QColor("#20c020"))
    return made


def test_few_colours_are_all_in_the_palette(picture):
    palette = palette_of([picture])
    assert len(palette) == 3
    near = [min(sum(abs(a - b) for a, b in zip(wanted, colour, strict=True)) for colour in palette)
            for wanted in ((0xC0, 0x20, 0x20), (0x20, 0x20, 0xC0), (0x20, 0xC0, 0x20))]  # fmt: skip
    assert max(near) <= 15


def test_many_colours_become_as_many_as_wanted(qapp):
    rainbow = QImage(160, 20, QImage.Format.Format_RGB32)
    for x in range(160):
        for y in range(20):
            rainbow.setPixelColor(x, y, QColor.fromHsv(x * 2, 200, 100 + y * 7))
    assert len(palette_of([rainbow], 16)) == 16


def test_every_pixel_gets_the_nearest_colour(picture):
    palette = palette_of([picture])
    pixels = indexed(picture, palette)
    assert len(pixels) == 160 * 40
    assert palette[pixels[0]][0] > 150
    assert palette[pixels[150]][2] > 150
    assert palette[pixels[10]][1] > 150


PALETTE = [(value, 255 - value, value // 2) for value in range(256)]


def unpacked(data):
    """Read what was pressed, as any reader of GIF does."""
    table, size, out, before = [bytes([n]) for n in range(CLEAR)] + [b"", b""], BITS + 1, b"", None
    bits, at = int.from_bytes(data, "little"), 0
    while True:
        code = bits >> at & (1 << size) - 1
        at += size
        if code == CLEAR:
            table, size, before = table[: END + 1], BITS + 1, None
            continue
        if code == END:
            return out
        entry = table[code] if code < len(table) else before + before[:1]
        out += entry
        if before is not None and len(table) < 4096:
            table.append(before + entry[:1])
        if len(table) == 1 << size and size < 12:
            size += 1
        before = entry


def read(data):
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    reader, found = QImageReader(buffer, b"gif"), []
    while not (picture := reader.read()).isNull():
        found.append((picture, reader.nextImageDelay()))
    return found


@given(st.binary(min_size=1, max_size=3_000))
def test_pressed_pixels_come_back(pixels):
    assert unpacked(packed(pixels)) == pixels


@pytest.mark.parametrize("length", [1, 255, 256, 4_000, 40_000])
def test_long_rows_grow_the_table_and_clear_it(length):
    pixels = bytes((place * place // 7 + place) % 251 for place in range(length))
    assert unpacked(packed(pixels)) == pixels


def test_qt_reads_the_frames_as_they_were_written(qapp):
    first = bytes(range(60))
    second = bytes([*first[:25], 200, 201, *first[27:]])
    gif = Gif(10, 6, PALETTE)
    gif.add(first, 100)
    gif.add(second, 300)
    frames = read(gif.finish())
    assert [delay for _, delay in frames] == [100, 300]
    for picture, pixels in zip([frame for frame, _ in frames], (first, second), strict=True):
        seen = [picture.pixelColor(n % 10, n // 10).getRgb()[:3] for n in range(60)]
        assert seen == [PALETTE[pixel] for pixel in pixels]


def test_only_what_changes_is_written(qapp):
    still = bytes(place % 256 for place in range(10_000))
    whole, changed = Gif(100, 100, PALETTE), Gif(100, 100, PALETTE)
    whole.add(still, 100)
    changed.add(still, 100)
    changed.add(still[:5_050] + b"\x07" + still[5_051:], 100)
    assert len(changed.finish()) < len(whole.finish()) + 60


def test_a_frame_like_the_last_one_still_takes_its_time(qapp):
    gif = Gif(4, 4, PALETTE)
    gif.add(bytes(16), 100)
    gif.add(bytes(16), 500)
    assert [delay for _, delay in read(gif.finish())] == [100, 500]
