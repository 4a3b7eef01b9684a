"""A toy ruleset and a good pack for it, to be spoilt in tests."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any, Literal

from horologium.engine.core.specs import Flaw, Least, Most, OneLine, Ref, Text

if TYPE_CHECKING:
    from pathlib import Path


class Size(StrEnum):
    SMALL = "small"
    LARGE = "large"


@dataclass(frozen=True, slots=True)
class Effect:
    on: Literal["harmed", "moved"]
    do: Annotated[str, Ref("effects")]
    amount: Annotated[int, Least(1), Most(6)] = 1


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure of the toy game."""

    id: str
    name: Annotated[str, Text(), OneLine(), Least(1), Most(40)]
    move: Annotated[int, Least(1), Most(12)]
    size: Size = Size.SMALL
    flies: bool = False
    attack: Annotated[tuple[str, ...], Most(4)] = ()
    effects: tuple[Effect, ...] = ()
    gear: Mapping[str, Annotated[int, Least(1)]] = field(default_factory=dict)
    like: Annotated[str, Ref("figures", loops=False)] | None = None
    picture: Annotated[str, Ref("pictures")] | None = None

    def __post_init__(self) -> None:
        if self.move == 11:
            raise ValueError("eleven is unlucky")


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission of the toy game."""

    id: str
    name: Annotated[str, Text(), OneLine()]
    enemies: Annotated[tuple[Annotated[str, Ref("figures")], ...], Least(1)]
    start: tuple[int, int] = (0, 0)
    intro: tuple[Annotated[str, Text()], ...] = ()
    next: Annotated[str, Ref("missions")] | None = None
    allies: Mapping[Annotated[str, Ref("figures")], int] = field(default_factory=dict)


@dataclass(frozen=True)
class Toy:
    """The smallest ruleset that a pack can be made for."""

    id: str = "toy"
    specs: Mapping[str, type] = field(default_factory=lambda: {"figures": Figure, "missions": Mission})
    effects: Mapping[str, Any] = field(default_factory=lambda: {"push-attacker": object(), "heal": object()})
    campaign: None = None
    judge: Callable[[Mapping[str, Mapping[str, Any]]], Iterator[Flaw]] | None = None

    def check_content(self, content: Mapping[str, Mapping[str, Any]]) -> Iterator[Flaw]:
        if self.judge is not None:
            yield from self.judge(content)


TOY = Toy()

PACK = """\
format = 1
id = "brass"
name = "Brass and Bone"
ruleset = "toy"
version = 3
authors = ["Ada"]
licence = "CC0-1.0"
description = "Two figures and a bridge."
"""
HOUND = """\
# A hound of brass.
name = "Brass Hound"
move = 4
size = "large"
attack = ["d6", "d6"]
gear = { collar = 1 }
picture = "hound.svg"

[[effects]]
on = "harmed"
do = "push-attacker"

[[effects]]
on = "moved"
do = "heal"
amount = 2
"""
PUP = 'id = "pup"\nname = "Pup"\nmove = 6\nlike = "hound"\npicture = "pup.png"\n'
BRIDGE = """\
name = "The Bridge"
enemies = ["hound", "pup"]
start = [2, 3]
intro = ["Mist.", "Then barking."]
allies = { pup = 1 }
"""
ITALIAN = """\
[pack]
name = "Ottone e ossa"

[figures.hound]
name = "Segugio d'ottone"

[missions.bridge]
intro.1 = "Poi latrati."
"""
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="9" height="9" fill="url(#g)"/></svg>'


def png(width: int = 8, height: int = 8) -> bytes:
    """Make a grey PNG; of a very large one there is only the beginning of what it shows."""
    rows = zlib.compress(bytes((width + 1) * min(height, 64)), 0)  # the same on every machine
    parts = ((b"IHDR", struct.pack(">II5B", width, height, 8, 0, 0, 0, 0)), (b"IDAT", rows), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_png_part(kind, body) for kind, body in parts)


def _png_part(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


GOOD: Mapping[str, str | bytes] = {
    "pack.toml": PACK,
    "README.md": "# Brass and Bone\n",
    "figures/hound.toml": HOUND,
    "figures/young/pup.toml": PUP,
    "missions/bridge.toml": BRIDGE,
    "text/it.toml": ITALIAN,
    "pictures/hound.svg": SVG,
    "pictures/pup.png": png(),
}


def changed(files: Mapping[str, str | bytes | None], base: Mapping[str, str | bytes] = GOOD) -> dict[str, bytes]:
    """Give the good pack with some files replaced, added or (None) left out."""
    whole = {**base, **files}
    return {
        name: text if isinstance(text, bytes) else text.encode() for name, text in whole.items() if text is not None
    }


def as_folder(root: Path, files: Mapping[str, bytes]) -> Path:
    """Write a pack as a folder."""
    for name, content in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return root


def zipped(files: Mapping[str, bytes]) -> bytes:
    """Pack a pack."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return buffer.getvalue()


def as_zip(path: Path, files: Mapping[str, bytes]) -> Path:
    """Write a pack as a .zip."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(zipped(files))
    return path


def by_id(*rulesets):
    """Rulesets as those who read packs want them."""
    return {ruleset.id: ruleset for ruleset in rulesets}
