"""Damaged packs are refused or still right, and the reader never falls over."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

import pytest

from helpers.packs import TOY, as_folder, by_id, changed, zipped
from horologium.content.load import load_pack
from horologium.content.packs import Pack, RefusedPack
from horologium.engine.rulesets import RULESETS
from horologium.paths import campaigns

if TYPE_CHECKING:
    from pathlib import Path

BITS = [
    b"\0",
    b"\xff",
    b"[",
    b"]]",
    b'"',
    b"'''",
    b"=",
    b"\n",
    b"nan",
    b"-",
    b"9" * 40,
    b"\xe2\x80\xae",
    b"<b>",
    b"{",
    b".",
]


@cache
def demo() -> dict[str, bytes]:
    """The files of the shipped demo pack."""
    root = campaigns() / "demo"
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in sorted(root.rglob("*")) if path.is_file()}


def spoilt(content: bytes, chance: random.Random) -> bytes:
    """Change a few bytes: flip, cut, repeat or insert."""
    data = bytearray(content)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(data) + 1)
        match chance.randrange(4):
            case 0 if data:
                data[at % len(data)] ^= 1 << chance.randrange(8)
            case 1:
                del data[at : at + chance.randint(1, 20)]
            case 2:
                data[at:at] = data[at : at + chance.randint(1, 40)]
            case _:
                data[at:at] = chance.choice(BITS)
    return bytes(data)


def try_one(seed: int, root: Path) -> None:
    """Spoil one file of a good pack, or the archive of it."""
    chance = random.Random(seed)
    files = chance.choice([changed({}), demo()])
    if seed % 2:
        origin = root / f"{seed}.zip"
        origin.write_bytes(spoilt(zipped(files), chance))
    else:
        name = chance.choice(list(files))
        origin = as_folder(root / str(seed), {**files, name: spoilt(files[name], chance)})
    found = load_pack(origin, {**by_id(TOY), **RULESETS})
    assert isinstance(found, Pack) or (isinstance(found, RefusedPack) and found.problems)
    if isinstance(found, RefusedPack):
        assert all(problem.message and problem.remedy for problem in found.problems)
        assert "cannot judge this pack" not in "".join(map(str, found.problems))


@pytest.mark.parametrize("tens", range(30))
def test_a_damaged_pack_is_refused_or_right(tens: int, tmp_path: Path) -> None:
    for seed in range(tens * 10, tens * 10 + 10):
        try_one(seed, tmp_path)


@pytest.mark.trial
@pytest.mark.parametrize("hundreds", range(12))
def test_a_thousand_damaged_packs_are_refused_or_right(hundreds: int, tmp_path: Path) -> None:
    for seed in range(1_000 + hundreds * 100, 1_100 + hundreds * 100):
        try_one(seed, tmp_path)
