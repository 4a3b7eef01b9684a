"""Look at pictures before anything draws them."""

from __future__ import annotations

import re
import struct
import zlib
from xml.parsers import expat

from horologium.content.limits import MOST_NESTING, MOST_PIXELS

PNG_HEAD = struct.Struct(">8sI4sII")
PNG_PART = struct.Struct(">I4s")
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"

MOST_SHAPES = 20_000
# Elements that run, move, load or multiply; a drawing needs none of them.
REFUSED_ELEMENTS = frozenset(
    ["script", "foreignobject", "iframe", "image", "feimage", "use", "a", "set", "handler", "audio", "video"]
)
OUTWARD = re.compile(r"(?i)@import|url\((?!\s*['\"]?\s*#)|\\")
PNG_REMEDY = f"export it again as PNG, at most {MOST_PIXELS} x {MOST_PIXELS} pixels"
SVG_REMEDY = "draw or export it again as plain SVG, without that"
NUMBER = re.compile(r"[-+]?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?")


class Bad(Exception):
    """The picture is refused; the text says why."""


def check_picture(path: str, data: bytes) -> tuple[str, str] | None:
    """Say why a picture is refused, and the remedy."""
    is_png = path.endswith(".png")
    try:
        _check_png(data) if is_png else _check_svg(data)
    except Bad as error:
        return str(error), PNG_REMEDY if is_png else SVG_REMEDY
    return None


def _check_png(data: bytes) -> None:
    if len(data) < PNG_HEAD.size:
        raise Bad("is not a PNG picture")
    signature, length, chunk, width, height = PNG_HEAD.unpack_from(data)
    if (signature, length, chunk) != (PNG_SIGNATURE, 13, b"IHDR"):
        raise Bad("is not a PNG picture")
    if not (0 < width <= MOST_PIXELS and 0 < height <= MOST_PIXELS):
        raise Bad(f"is {width} x {height} pixels; at most {MOST_PIXELS} x {MOST_PIXELS} are allowed")
    if not is_whole_png(data):
        raise Bad("is cut off or damaged")


def is_whole_png(data: bytes) -> bool:
    """Tell whether a PNG is there from its head to its end, each part as long as it says and with the right sum."""
    kinds, at = list[bytes](), len(PNG_SIGNATURE)
    while at + PNG_PART.size <= len(data) and kinds[-1:] != [b"IEND"]:
        length, kind = PNG_PART.unpack_from(data, at)
        body, at = at + 4, at + PNG_PART.size + length + 4
        if at > len(data) or zlib.crc32(data[body : at - 4]) != int.from_bytes(data[at - 4 : at], "big"):
            return False
        kinds.append(kind)
    return data.startswith(PNG_SIGNATURE) and kinds[:1] == [b"IHDR"] and kinds[-1:] == [b"IEND"] and b"IDAT" in kinds


def _check_svg(data: bytes) -> None:
    text = _decoded(data)
    parser = expat.ParserCreate("utf-8", namespace_separator=" ")
    parser.buffer_text = True
    parser.buffer_size = max(len(data), 1)
    drawing = _Drawing()
    parser.StartElementHandler = drawing.start
    parser.EndElementHandler = drawing.end
    parser.CharacterDataHandler = _check_text
    parser.StartDoctypeDeclHandler = _refuse_doctype
    parser.ProcessingInstructionHandler = _refuse_instruction
    try:
        parser.Parse(text, True)
    except expat.ExpatError as error:
        raise Bad(f"is not a proper SVG drawing ({error})") from error


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Bad("is not UTF-8 text") from error


class _Drawing:
    """Counts what stands in a drawing and refuses what is not drawing."""

    def __init__(self) -> None:
        self.depth = self.shapes = 0

    def start(self, name: str, attributes: dict[str, str]) -> None:
        """Look at one element on the way in."""
        tag = name.rpartition(" ")[2]
        self._count(tag, attributes)
        if tag.lower() in REFUSED_ELEMENTS or tag.lower().startswith("animate"):
            raise Bad(f"holds <{tag}>")
        for full, value in attributes.items():
            _check_attribute(full.rpartition(" ")[2], value)

    def end(self, _name: str) -> None:
        """Step out of one element."""
        self.depth -= 1

    def _count(self, tag: str, attributes: dict[str, str]) -> None:
        if self.depth == 0:
            _check_root(tag, attributes)
        self.depth += 1
        self.shapes += 1
        if self.depth > MOST_NESTING or self.shapes > MOST_SHAPES:
            raise Bad(f"has more than {MOST_NESTING} shapes inside each other or {MOST_SHAPES} in all")


def _check_root(tag: str, attributes: dict[str, str]) -> None:
    if tag != "svg":
        raise Bad("is not an SVG drawing")
    for size in ("width", "height", "viewBox"):
        if any(abs(float(number)) > MOST_PIXELS for number in NUMBER.findall(attributes.get(size, ""))):
            raise Bad(f"has a {size} above {MOST_PIXELS}")


def _check_attribute(name: str, value: str) -> None:
    if name.lower().startswith("on"):
        raise Bad(f"runs a script ({name})")
    if name.lower() in {"href", "src"} and not value.startswith("#"):
        raise Bad(f"refers to something outside the drawing ({name})")
    _check_text(value)


def _check_text(text: str) -> None:
    if OUTWARD.search(text):
        raise Bad("refers to something outside the drawing")


def _refuse_doctype(*_: object) -> None:
    raise Bad("has a DOCTYPE")


def _refuse_instruction(target: str, _data: str) -> None:
    raise Bad(f"has a processing instruction ({target})")
