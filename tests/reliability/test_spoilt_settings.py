"""R5: settings files that were spoilt in any way are read as settings, or laid aside with a notice."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QByteArray

from helpers.figures import figures
from horologium.ui.kit.theme import CHOICES, TEXT_SIZES
from horologium.ui.settings.preferences import FILE, SPOILT, Preferences, Settings

CHOSEN = Preferences("light", 110, reduce_motion=True)
GOOD = b"""[appearance]
reduce_motion=true
text_size=130
theme=dark

[layout]
codex=@ByteArray(\\0\\0\\0\\xff\\0\\0\\0\\x1\\0\\0\\0\\x2)
window="@ByteArray(\\x1\\xd9\\xd0\\xcb\\0\\x3\\0\\0)"
"""
ODD = (
    b"\x00", b"\xff\xfe", b"=", b"[", b"]", b"@Variant(\\0\\0\\0\\x7f\\0\\0\\0\\x9QVariant)", b"@Invalid()", b"\\x",
    b"@Size(-1 99999999999)", b"9" * 400, b"\r", b"%", b"%u0000", "ﷺ\u202e".encode(), b"[appearance]\n", b"theme=\n",
    b"appearance\\theme=dark\n", b";", b'"', b"x" * 70_000,
)  # fmt: skip


def spoilt(chance):
    """The good file, spoilt once or more."""
    data = bytearray(GOOD)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(data) + 1)
        match chance.randrange(5):
            case 0:
                data[at:] = b""
            case 1:
                data[at : at + 1] = bytes([chance.randrange(256)])
            case 2:
                data[at:at] = chance.choice(ODD)
            case 3:
                del data[at : at + chance.randint(1, 30)]
            case _:
                lines = bytes(data).splitlines(keepends=True)
                chance.shuffle(lines)
                data = bytearray(b"".join(lines))
        if not data:
            break
    return bytes(data)


def check(folder, data):
    """Whatever it holds: it opens with preferences that exist, and what is set from now on is kept."""
    (folder / FILE).write_bytes(data)
    settings = Settings(folder)
    found = settings.preferences
    assert (found.theme in CHOICES, found.text_size in TEXT_SIZES, type(found.reduce_motion)) == (True, True, bool)
    assert all(isinstance(settings.layout(part), QByteArray | None) for part in ("window", "codex"))
    if (folder / SPOILT).exists():
        assert ((folder / SPOILT).read_bytes(), "laid aside" in settings.notice) == (data, True)
    settings.keep(CHOSEN)
    assert settings.writable()
    assert Settings(folder).preferences == CHOSEN


@figures("files", 60, 300)
def test_any_settings_file_can_be_lived_with(tmp_path, files, report):
    chance, aside = random.Random(files), 0
    for number in range(files):
        folder = tmp_path / str(number)
        folder.mkdir()
        check(folder, spoilt(chance))
        aside += (folder / SPOILT).exists()
    report("settings", f"{files} files, {aside} laid aside")
    assert aside


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_odd_things_at_the_beginning_are_lived_with(tmp_path, odd):
    check(tmp_path, odd + GOOD)
