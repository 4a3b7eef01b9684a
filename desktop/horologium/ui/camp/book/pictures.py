"""Pictures for the chronicle: read from anywhere, made small enough to keep, and written anew as plain files."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

LONGEST_SIDE: Final = 1600
LARGEST_SOURCE: Final = 12_000
"""A picture with a longer side, in pixels, is not even opened."""
QUALITY: Final = 88
SUFFIXES: Final = (".png", ".jpg", ".jpeg", ".webp", ".bmp")


class NewPicture(NamedTuple):
    """A picture that is not kept yet."""

    name: str
    data: bytes


def read(source: QImage | Path) -> NewPicture | None:
    """A picture as it would be kept, or nothing if it cannot be read."""
    image = _opened(source) if isinstance(source, Path) else source
    if image.isNull():
        return None
    if max(image.width(), image.height()) > LONGEST_SIDE:
        smooth = Qt.TransformationMode.SmoothTransformation
        image = image.scaled(LONGEST_SIDE, LONGEST_SIDE, Qt.AspectRatioMode.KeepAspectRatio, smooth)
    kind = "png" if image.hasAlphaChannel() else "jpg"
    stem = source.stem if isinstance(source, Path) else "picture"
    return NewPicture(f"{_plain(stem)}.{kind}", _bytes(image, kind))


def _opened(path: Path) -> QImage:
    """Decode a file by what it is, turned as the camera meant it."""
    reader = QImageReader(str(path))
    reader.setDecideFormatFromContent(True)
    reader.setAutoTransform(True)
    size: QSize = reader.size()
    if size.isValid() and max(size.width(), size.height()) > LARGEST_SOURCE:
        return QImage()
    return reader.read()


def _plain(stem: str) -> str:
    """A name of letters and digits."""
    kept = " ".join(re.sub(r"[^\w .()-]", " ", stem).split()).strip(" .-()")[:60].rstrip(" .")
    return kept if kept and re.match(r"\w", kept) else "picture"


def _bytes(image: QImage, kind: str) -> bytes:
    target = QByteArray()
    buffer = QBuffer(target)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, kind.upper(), QUALITY)  # type: ignore[call-overload]
    return bytes(target.data())
