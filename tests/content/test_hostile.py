"""Packs made to do harm: each is refused, with words that name the place, and the program goes on."""

from __future__ import annotations

import io
import os
import stat
import struct
import zipfile
from typing import TYPE_CHECKING

import pytest

from helpers.packs import BRIDGE, HOUND, PACK, SVG, TOY, as_folder, as_zip, by_id, changed, png, zipped
from helpers.watch import Watch, outside
from horologium.content.library import Library
from horologium.content.load import load_pack
from horologium.content.packs import RefusedPack

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Build = Callable[[Path], Path]

MEGABYTE = 1024 * 1024
FIGURE = 'name = "X"\nmove = 1\n'


def files(name: str, content: str | bytes) -> Build:
    return lambda root: as_folder(root / "hostile", changed({name: content}))


def archive(*members: tuple[str | zipfile.ZipInfo, bytes], method: int = zipfile.ZIP_DEFLATED) -> Build:
    """Pack the good files and these members, whatever they are called."""

    def build(root: Path) -> Path:
        buffer = io.BytesIO(zipped(changed({})))
        with zipfile.ZipFile(buffer, "a", method) as whole:
            for name, content in members:
                whole.writestr(name, content, method)
        return raw(buffer.getvalue())(root)

    return build


def raw(content: bytes, name: str = "hostile.zip") -> Build:
    def build(root: Path) -> Path:
        (root / name).write_bytes(content)
        return root / name

    return build


def special(name: str, mode: int) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.create_system, info.external_attr = 3, mode << 16
    return info


def encrypted(root: Path) -> Path:
    content = bytearray(zipped(changed({})))
    for start in (content.find(b"PK\x01\x02") + 8, content.find(b"PK\x03\x04") + 6):
        content[start] |= 1
    return raw(bytes(content))(root)


def lying_size(root: Path) -> Path:
    """Claim that a great file is small."""
    content = bytearray(zipped(changed({"figures/big.toml": b"#" * (3 * MEGABYTE)})))
    entry = content.rfind(b"PK\x01\x02", 0, content.find(b"figures/big.toml", len(content) // 2))
    content[entry + 24 : entry + 28] = struct.pack("<I", 10)
    return raw(bytes(content))(root)


def renamed(name: bytes, other: bytes) -> Build:
    """Put a name into an archive that zipfile would not write."""
    return raw(zipped(changed({name.decode(): FIGURE})).replace(name, other))


def linked(root: Path) -> Path:
    (root / "secret.toml").write_text(FIGURE)
    pack = as_folder(root / "hostile", changed({}))
    (pack / "figures" / "secret.toml").symlink_to(root / "secret.toml")
    return pack


def linked_folder(root: Path) -> Path:
    as_folder(root / "outside", {"secret.toml": FIGURE.encode()})
    pack = as_folder(root / "hostile", changed({}))
    (pack / "figures" / "outside").symlink_to(root / "outside", target_is_directory=True)
    return pack


def linked_whole(root: Path) -> Path:
    (root / "hostile").symlink_to(as_folder(root / "elsewhere" / "real", changed({})), target_is_directory=True)
    return root / "hostile"


def pipe(root: Path) -> Path:
    pack = as_folder(root / "hostile", changed({}))
    if not hasattr(os, "mkfifo"):
        pytest.skip("there are no pipes in folders here")
    os.mkfifo(pack / "figures" / "pipe.toml")
    return pack


def figure(line: str) -> Build:
    return files("figures/x.toml", FIGURE + line)


def svg(inside: str, head: str = "", root: str = "") -> Build:
    spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    return files("pictures/x.svg", f"{head}<svg {spaces} {root}>{inside}</svg>")


def _about(words: str) -> str:
    return f"holds the character {words}" if words.startswith("U+") else f"has {words}"


SLIPS: dict[str, tuple[Build, str]] = {
    "zip slip": (archive(("../../evil.toml", b"")), "../../evil.toml: leads out of the pack"),
    "slip in the middle": (archive(("figures/../../evil.toml", b"")), "leads out of the pack"),
    "absolute path": (archive(("/etc/evil.toml", b"")), "is an absolute path"),
    "drive letter": (archive(("C:/evil.toml", b"")), "names a drive"),
    "drive letter without slash": (archive(("c:evil.toml", b"")), "names a drive"),
    "backslashes": (archive(("figures\\..\\evil.toml", b"")), "has a backslash"),
    "network share": (archive(("\\\\server\\share\\evil.toml", b"")), "has a backslash"),
    "folder slip": (archive(("../evil/", b"")), "leads out of the pack"),
    "alternate stream": (archive(("figures/a.toml:evil.toml", b"")), "not every system can store"),
    "NUL in a name": (renamed(b"figures/a.toml?.toml", b"figures/a.toml\0.toml"), "figures/a.toml\\x00.toml"),
    "bidi in a name": (archive(("figures/a\u202elmot.toml", b"")), "figures/a\\u202elmot.toml"),
    "terminal escape in a name": (archive(("figures/\x1b[2J.toml", b"")), "figures/\\x1b[2J.toml"),
    "empty part": (archive(("figures//x.toml", b"")), "not every system can store"),
    "name ends in a dot": (archive(("figures./x.toml", b"")), "not every system can store"),
    "name ends in a space": (archive(("figures /x.toml", b"")), "not every system can store"),
    "too long a name": (archive((f"figures/{'x' * 101}.toml", b"")), "not every system can store"),
    "device CON": (archive(("figures/CON.toml", b"")), "name of a device"),
    "device NUL": (archive(("nul", b"")), "name of a device"),
    "device with two endings": (archive(("figures/aux.x.toml", b"")), "name of a device"),
    "device as folder": (archive(("com1/x.toml", b"")), "name of a device"),
    "case clash": (archive(("Figures/Hound.toml", HOUND.encode())), "same name as figures/hound.toml"),
    "the same name twice": (archive(("figures/pip.toml", b"a=1"), ("figures/PIP.toml", b"a=1")), "same name as"),
    "too many folders": (files("figures/a/b/c/d/e/f/g/x.toml", FIGURE), "lies too deep"),
    "hidden file": (files("figures/.hidden.toml", FIGURE), "is a hidden file"),
    "hidden folder": (files(".git/config", ""), ".git: is a hidden file"),
    "link in a zip": (archive((special("figures/l.toml", stat.S_IFLNK | 0o777), b"/etc/passwd")), "is a link"),
    "device in a zip": (archive((special("figures/d.toml", stat.S_IFCHR | 0o666), b"")), "is not a plain file"),
    "link in a folder": (linked, "figures/secret.toml: is a link"),
    "link to a folder": (linked_folder, "figures/outside: is a link"),
    "pack is a link": (linked_whole, "is a link - name the folder"),
    "pipe in a folder": (pipe, "figures/pipe.toml: is not a plain file"),
}

BOMBS: dict[str, tuple[Build, str]] = {
    "bomb": (archive(("pictures/x.png", bytes(60 * MEGABYTE))), "is larger than 50 MB"),
    "ratio above 100": (archive(("pictures/x.png", png() + bytes(9 * MEGABYTE))), "more than 100 times its size"),
    "lying size": (lying_size, "figures/big.toml"),
    "many pictures": (
        lambda root: as_zip(
            root / "p.zip", changed({f"pictures/{n}.png": png() + bytes(2 * MEGABYTE) for n in range(30)})
        ),
        "is larger than 50 MB",
    ),
    "10,000 entries": (
        archive(*((f"figures/x{n}.toml", b"") for n in range(10_000))),
        "holds more than 2000 files",
    ),
    "2,001 files": (
        lambda root: as_folder(root / "hostile", changed({f"figures/x{n}.toml": "" for n in range(2_001)})),
        "holds more than 2000 files",
    ),
    "archive above 50 MB": (raw(b"PK\x03\x04" + bytes(50 * MEGABYTE)), "is larger than 50 MB"),
    "much text": (
        lambda root: as_folder(root / "hostile", changed({f"figures/x{n}.toml": "#" * MEGABYTE for n in range(9)})),
        "holds more than 8 MB of .toml",
    ),
    "text above 1 MB": (files("figures/x.toml", b"#" * (MEGABYTE + 1)), "is larger than 1 MB"),
    "nested zip": (archive(("figures/x.zip", zipped(changed({})))), "is an archive inside the pack"),
    "nested zip as toml": (archive(("figures/x.toml", zipped(changed({})))), "figures/x.toml"),
    "encrypted": (encrypted, "is encrypted"),
    "bzip2": (archive(("figures/x.toml", b"a = 1"), method=zipfile.ZIP_BZIP2), "packed in an unusual way"),
    "lzma": (archive(("figures/x.toml", b"a = 1"), method=zipfile.ZIP_LZMA), "packed in an unusual way"),
    "program before the zip": (raw(b"MZ" + zipped(changed({}))), "is not a .zip"),
    "cut off": (raw(zipped(changed({}))[:-30]), "is damaged"),
}

VALUES: dict[str, tuple[Build, str]] = {
    "deep brackets": (figure("x = " + "[" * 100_000), "figures/x.toml: nests more than 32 deep"),
    "deep tables": (figure("x = " + "{a = " * 40 + "1" + "}" * 40), "nests more than 32 deep"),
    "endless dotted key": (figure(".".join("a" * 300_000) + " = 1"), "nests more than 32 deep"),
    "endless dotted header": (figure("[" + ".".join("a" * 300_000) + "]"), "nests more than 32 deep"),
    "quoted dotted key": (figure(".".join(['"a"'] * 40) + " = 1"), "nests more than 32 deep"),
    "10^30": (figure(f"x = {10**30}"), "figures/x.toml:3: x: is too large a number"),
    "2^31": (figure(f"x = {2**31}"), "is too large a number"),
    "5,000 digits": (figure("x = " + "9" * 5_000), "is not TOML"),
    "nan": (figure("x = nan"), "is not a number that can be counted with (nan)"),
    "inf": (figure("x = -inf"), "is not a number that can be counted with (-inf)"),
    "1e400": (figure("x = 1e400"), "is not a number that can be counted with (inf)"),
    "date": (figure("x = 1979-05-27"), "holds a date"),
    "long string": (figure(f'x = "{"a" * 20_001}"'), "is too long (20001 characters)"),
    "1 MB string": (figure(f'x = "{"a" * 900_000}"'), "is too long (900000 characters)"),
    "NUL byte": (figure('x = "a\0b"'), "figures/x.toml:3: holds the character U+0000"),
    "NUL escape": (figure('x = "a\\u0000b"'), "figures/x.toml:3: x: holds the character U+0000"),
    "NUL in a key": (figure('"a\\u0000b" = 1'), "holds the character U+0000"),
    "bidi override": (figure('x = "a\u202eb"'), "U+202E"),
    "bidi escape": (figure('x = "a\\u2066b"'), "U+2066"),
    "bidi in a comment": (figure("# \u202e"), "figures/x.toml:3: holds the character U+202E"),
    "surrogate escape": (figure('x = "\\ud800"'), "is not TOML"),
    "surrogate bytes": (files("figures/x.toml", b'name = "\xed\xa0\x80"'), "is not UTF-8"),
    "UTF-16": (files("figures/x.toml", FIGURE.encode("utf-16")), "is not UTF-8"),
    "duplicate key": (figure("move = 2"), "is not TOML: Cannot overwrite a value"),
    "duplicate id": (files("figures/old/hound.toml", FIGURE), "same id as figures/hound.toml"),
    "another id": (figure('id = "y"'), "id: differs from the file name"),
    "id is a number": (figure("id = 3"), "id: differs from the file name"),
    "cyclic reference": (files("figures/hound.toml", 'name = "X"\nmove = 1\nlike = "pup"'), "in a circle"),
    "own ancestor": (figure('like = "x"'), "figures/x.toml:3: like: leads back to 'x' in a circle"),
    "25,000 items": (figure(f"attack = [{'1,' * 25_000}]"), "figures/x.toml: holds more than 20000 values"),
    "a flood of problems": (figure(f"attack = [{'1,' * 3_000}]"), "and 2801 more problems"),
    "HTML": (files("figures/x.toml", 'name = "<h1>X</h1>"\nmove = 1'), "name: holds HTML"),
    "picture tag": (files("figures/x.toml", 'name = "<img src=x>"\nmove = 1'), "name: holds HTML"),
    "comment tag": (files("figures/x.toml", 'name = "<!-- x"\nmove = 1'), "name: holds HTML"),
    "HTML in the pack name": (files("pack.toml", PACK.replace("Brass and", "<b>")), "pack.toml:3: name: holds HTML"),
    "HTML in a key": (figure('"<b>" = 1'), "holds HTML"),
    "HTML in a translation": (files("text/it.toml", '[pack]\nname = "<i>x"'), "text/it.toml:2: pack.name: holds HTML"),
    "file link": (files("figures/x.toml", 'name = "[a](file:///etc/passwd)"\nmove = 1'), "name: holds a link"),
    "web picture": (files("missions/x.toml", BRIDGE.replace("Mist.", "![](http://x/y.png)")), "intro.0: holds a link"),
    "script link": (files("figures/x.toml", 'name = "[a](javascript:x)"\nmove = 1'), "name: holds a link"),
    "data link": (files("figures/x.toml", 'name = "[a](data:text/html,x)"\nmove = 1'), "name: holds a link"),
    "link in a translation": (files("text/it.toml", '[pack]\nname = "https://x"'), "pack.name: holds a link"),
    "reference out of the pack": (figure('picture = "../../secret.png"'), "not among the pictures"),
}

UNSEEN = {
    "nothing but spaces": ("   ", "nothing that can be seen"),
    "a no-break space": ("\u00a0", "nothing that can be seen"),
    "an ideographic space": ("\u3000", "nothing that can be seen"),
    "a thin space": ("\u2009\u202f", "nothing that can be seen"),
    "an accent alone": ("\u0301", "nothing that can be seen"),
    "a zero-width space": ("\u200b", "U+200B"),
    "a zero-width space in a word": ("Br\u200bass", "U+200B"),
    "joiners alone": ("\u200d\u200c", "U+200D"),
    "a word joiner": ("\u2060", "U+2060"),
    "an invisible plus": ("\u2064", "U+2064"),
    "a mark of byte order": ("\ufeff", "U+FEFF"),
    "a Hangul filler": ("\u3164", "U+3164"),
    "a choseong filler": ("\u115f\u1160", "U+115F"),
    "a half filler": ("\uffa0", "U+FFA0"),
    "an empty Braille cell": ("\u2800", "U+2800"),
    "a soft hyphen": ("\u00ad\u00ad", "U+00AD"),
    "a soft hyphen in a word": ("Br\u00adass", "U+00AD"),
    "a variation selector": ("\ufe0f", "U+FE0F"),
    "a far variation selector": ("\U000e0100", "U+E0100"),
    "a grapheme joiner": ("\u034f", "U+034F"),
    "a Mongolian separator": ("\u180e", "U+180E"),
    "tags": ("\U000e0041", "U+E0041"),
    "the place of a picture": ("\ufffc", "U+FFFC"),
    "a line feed": ("Brass\\nHound", "U+000A"),
    "a tab": ("Brass\\tHound", "U+0009"),
    "a line separator": ("Brass\u2028Hound", "U+2028"),
    "a paragraph separator": ("Brass\u2029Hound", "U+2029"),
    "a backspace": ("Brass\\b", "U+0008"),
}
NAMES: dict[str, tuple[Build, str]] = {
    f"{where} with {what}": (files(file, text.replace("NAME", name)), f"{key}: {_about(words)}")
    for what, (name, words) in UNSEEN.items()
    for where, file, text, key in (
        ("a figure", "figures/x.toml", 'name = "NAME"\nmove = 1\n', "figures/x.toml:1: name"),
        ("a pack", "pack.toml", PACK.replace("Brass and Bone", "NAME"), "pack.toml:3: name"),
        ("an author", "pack.toml", PACK.replace("Ada", "NAME"), "pack.toml:6: authors.0"),
        ("a translation", "text/it.toml", '[figures.hound]\nname = "NAME"\n', "text/it.toml:2: figures.hound.name"),
    )
    if where == "a figure" or what in ("nothing but spaces", "a zero-width space", "a line feed")
}

FLOODS: dict[str, tuple[Build, str]] = {
    "many keys": (
        figure("".join(f"k{n} = 1\n" for n in range(60_000))),
        "figures/x.toml: holds more than 20000 values",
    ),
    "many tables": (
        figure("".join(f"[t{n}]\n" for n in range(60_000))),
        "figures/x.toml: holds more than 20000 values",
    ),
    "many parts of keys": (figure("".join(f"a{n}.b.c = 1\n" for n in range(20_000))), "holds more than 20000 values"),
    "many files with many values": (
        lambda root: as_folder(
            root / "hostile", changed({f"figures/x{n}.toml": FIGURE + f"attack = [{'1,' * 9_000}]" for n in range(20)})
        ),
        "figures/x16.toml: holds more than 80000 values in all its files up to here",
    ),
    "many unknown keys": (
        figure("".join(f"k{n} = 1\n" for n in range(9_000))),
        "figures/x.toml:3: k0: is not a known key",
    ),
}

PICTURES: dict[str, tuple[Build, str]] = {
    "PNG without its end": (files("pictures/x.png", png()[:-12]), "pictures/x.png: is cut off or damaged"),
    "half a PNG": (files("pictures/x.png", png(64, 64)[:60]), "pictures/x.png: is cut off or damaged"),
    "PNG without anything to show": (files("pictures/x.png", png()[:33] + png()[-12:]), "is cut off or damaged"),
    "PNG with a turned byte": (files("pictures/x.png", png()[:44] + b"!" + png()[45:]), "is cut off or damaged"),
    "entity": (svg("&x;", head='<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'), "has a DOCTYPE"),
    "many laughs": (svg("&b;", head='<!DOCTYPE s [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>'), "has a DOCTYPE"),
    "stylesheet": (svg("", head='<?xml-stylesheet href="http://x/y.css"?>'), "has a processing instruction"),
    "script": (svg("<script>x()</script>"), "holds <script>"),
    "script by event": (svg("", root='onload="x()"'), "runs a script (onload)"),
    "foreign object": (svg("<foreignObject/>"), "holds <foreignObject>"),
    "image inside": (svg('<image xlink:href="file:///etc/passwd"/>'), "holds <image>"),
    "multiplying shapes": (svg('<use xlink:href="#a"/>'), "holds <use>"),
    "outer gradient": (svg('<linearGradient xlink:href="http://x/y#z"/>'), "outside the drawing (href)"),
    "outer fill": (svg("<rect fill=\"url('http://x/y')\"/>"), "outside the drawing"),
    "outer style": (svg("<style>@import 'http://x';</style>"), "outside the drawing"),
    "escaped style": (svg("<style>a{fill:\\75rl(http://x)}</style>"), "outside the drawing"),
    "style by numbers": (svg("<style>a{fill:&#117;rl(http://x)}</style>"), "outside the drawing"),
    "moving": (svg("<animateTransform/>"), "holds <animateTransform>"),
    "huge drawing": (svg("", root='width="1e9"'), "has a width above 4096"),
    "huge view": (svg("", root='viewBox="0 0 99999 1"'), "has a viewBox above 4096"),
    "deep drawing": (svg("<g>" * 40 + "</g>" * 40), "inside each other"),
    "20,001 shapes": (svg("<g/>" * 20_001), "20000 in all"),
    "large drawing": (svg(f"<!--{'x' * MEGABYTE}-->"), "is larger than 1 MB"),
    "not a drawing": (files("pictures/x.svg", "<html/>"), "is not an SVG drawing"),
    "not XML": (files("pictures/x.svg", "\0\0"), "is not a proper SVG drawing"),
    "UTF-16 drawing": (files("pictures/x.svg", SVG.encode("utf-16")), "is not UTF-8 text"),
    "not a PNG": (files("pictures/x.png", b"GIF89a" + bytes(40)), "is not a PNG picture"),
    "short PNG": (files("pictures/x.png", b"\x89PNG"), "is not a PNG picture"),
    "huge PNG": (files("pictures/x.png", png(100_000, 1)), "is 100000 x 1 pixels"),
    "empty PNG": (files("pictures/x.png", png(0, 8)), "is 0 x 8 pixels"),
    "picture elsewhere": (files("figures/x.png", png()), "outside the pictures folder"),
    "font": (files("pictures/x.ttf", b""), "kind of file that packs cannot hold"),
    "code": (files("figures/__init__.py", "raise SystemExit"), "kind of file that packs cannot hold"),
    "library": (files("evil.so", b"\x7fELF"), "kind of file that packs cannot hold"),
    "data as YAML": (files("figures/x.yaml", "a: 1"), "kind of file that packs cannot hold"),
    "note deep inside": (files("figures/x.md", "x"), "kind of file that packs cannot hold"),
}

HOSTILE = {**SLIPS, **BOMBS, **VALUES, **NAMES, **FLOODS, **PICTURES}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_pack_is_refused_and_the_place_is_named(name: str, tmp_path: Path) -> None:
    build, words = HOSTILE[name]
    found = load_pack(build(tmp_path), by_id(TOY))
    assert isinstance(found, RefusedPack)
    assert words in "\n".join(map(str, found.problems))


@pytest.fixture(scope="module")
def watch(tmp_path_factory: pytest.TempPathFactory) -> Watch:
    """Start to watch when everything that the reader needs has been imported."""
    root = tmp_path_factory.mktemp("warm")
    load_pack(as_zip(root / "good.zip", changed({})), by_id(TOY))
    load_pack(figure("x = 1")(root), by_id(TOY))
    return Watch()


@pytest.mark.parametrize("name", HOSTILE)
def test_reading_a_hostile_pack_touches_nothing_outside_it(name: str, tmp_path: Path, watch: Watch) -> None:
    origin = HOSTILE[name][0](tmp_path)
    with watch.watching() as seen:
        load_pack(origin, by_id(TOY))
    assert outside(seen, str(origin)) == []


def test_the_watch_sees_a_file_that_is_opened(tmp_path: Path, watch: Watch) -> None:
    (tmp_path / "other").write_text("")
    with watch.watching() as seen:
        (tmp_path / "other").read_text()
    assert outside(seen, str(tmp_path / "pack")) == [("open", str(tmp_path / "other"))]


def test_there_are_enough_hostile_packs() -> None:
    assert len(HOSTILE) >= 160


def test_a_library_full_of_hostile_packs_still_has_the_good_one(tmp_path: Path) -> None:
    for number, name in enumerate((*SLIPS, *PICTURES)):
        (tmp_path / str(number)).mkdir()
        HOSTILE[name][0](tmp_path / str(number)).rename(tmp_path / f"{number}.zip")
    as_folder(tmp_path / "packs" / "brass", changed({}))
    library = Library(by_id(TOY), [tmp_path, tmp_path / "packs"])
    assert list(library.packs) == ["brass"]
    assert len(library.refused) >= len(SLIPS) + len(PICTURES)
