"""The icon of the program in all sizes, painted by the art of its own screens: ``python icons.py FOLDER``."""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPixmap

SIZES: Final = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512, 1024)
WINDOWS: Final = (16, 24, 32, 48, 64, 128, 256)
MACOS: Final[Mapping[int, bytes]] = {32: b"ic11", 64: b"ic12", 128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}
HOUR: Final = 10.2
PLAIN_BELOW: Final = 64
"""Under so many pixels numerals would be specks, so the dial is left without them."""


def main(folder: Path) -> None:
    """Paint one PNG for each size, and of these the icon files of Windows and macOS."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415 - after the platform is set

    app = QGuiApplication.instance() or QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    for size in SIZES:
        if not paint(size).save(str(folder / f"{size}.png")):
            raise OSError(f"{folder / f'{size}.png'} could not be saved")
    (folder / "horologium.ico").write_bytes(windows_icon({size: _read(folder, size) for size in WINDOWS}))
    (folder / "horologium.icns").write_bytes(macos_icon({size: _read(folder, size) for size in MACOS}))
    del app


def paint(size: int) -> QPixmap:
    """The dial with its hand."""
    from PySide6.QtGui import QPainter  # noqa: PLC0415

    from horologium.ui.art import dial  # noqa: PLC0415
    from horologium.ui.kit.tokens import LIGHT  # noqa: PLC0415

    plan = dial.USUAL if size >= PLAIN_BELOW else dial.DialPlan(names=("",) * 12, signs=dial.USUAL.signs)
    drawn = max(size, PLAIN_BELOW)  # line widths are made for dials that are not tiny
    face = dial.face(LIGHT, drawn, 1.0, "serif", plan)
    painter = QPainter(face)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(drawn / 2, drawn / 2)
    dial.hands(painter, drawn / 2 - 3, HOUR, LIGHT)
    painter.end()
    return face if drawn == size else _smaller(face, size)


def _smaller(face: QPixmap, size: int) -> QPixmap:
    from PySide6.QtCore import Qt  # noqa: PLC0415

    return face.scaled(size, size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)


def windows_icon(pictures: Mapping[int, bytes]) -> bytes:
    """An .ico file of PNG pictures by size."""
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    offset = len(head) + 16 * len(pictures)
    for size, data in pictures.items():
        side = size % 256  # 256 is written as 0
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset + len(body))
        body += data
    return head + body


def macos_icon(pictures: Mapping[int, bytes]) -> bytes:
    """An .icns file of PNG pictures by size."""
    body = b"".join(MACOS[size] + struct.pack(">I", len(data) + 8) + data for size, data in pictures.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def _read(folder: Path, size: int) -> bytes:
    return (folder / f"{size}.png").read_bytes()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
