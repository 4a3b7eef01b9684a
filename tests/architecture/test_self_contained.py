"""The project is whole by itself: it reads nothing beside it and fetches nothing by address."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest

from helpers.source import ROOT, Finding

# Names of document types, not addresses that anybody fetches.
IDENTIFIERS = tuple(
    "http" + rest for rest in ("://www.w3.org", "://www.inkscape.org", "://www.freedesktop.org", "s://json-schema.org")
)
_SCHEME = r"https?:" + "//"
_FOLDERS = "|".join(("work", "root", "home", "tmp", "Users"))  # so that this file stays clean
STRAY = {
    "a folder beside the project": re.compile(re.escape("../" + "shared")),
    "a path of one machine": re.compile(rf"(?<![\w.~}}]){'/'}(?:{_FOLDERS})/\w|\b[A-Z]:\\\\?Users"),
    # Hostile packs in tests point to hosts such as x, which nobody owns.
    "an address": re.compile(rf"{_SCHEME}(?:[\w-]{{2,}}\.)+[a-z]{{2,}}"),
}


def committed_texts():
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(
        [git, "-c", "safe.directory=*", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    for name in filter(None, listed.split("\0")):
        path = ROOT / name
        data = path.read_bytes() if path.is_file() else b""
        if b"\0" not in data:
            yield name, data.decode("utf-8")


def strays(name, text):
    for number, line in enumerate(text.splitlines(), 1):
        for what, pattern in STRAY.items():
            for match in pattern.finditer(line):
                if not match[0].startswith(IDENTIFIERS):
                    yield Finding(name, number, f"{what}: {match[0]}")


def test_no_committed_file_leads_out_of_the_project():
    assert [str(stray) for name, text in committed_texts() for stray in strays(name, text)] == []


@pytest.mark.parametrize(
    "line",
    [
        "read(root / '../" + "shared/rules')",
        "open('/" + "tmp/x.txt')",
        "see /" + "home/ada/notes",
        "get https:" + "//fonts.example.org/font.ttf",
        "C:" + "\\Users\\ada",
    ],
)
def test_a_stray_line_is_caught(line):
    assert list(strays("planted", line))


@pytest.mark.parametrize(
    "line", ["'/usr/share/fonts'", "tmp_path / 'work'", "xmlns=http:" + "//www.w3.org/2000/svg", "http:" + "//x/y"]
)
def test_a_fair_line_is_let_be(line):
    assert list(strays("planted", line)) == []
