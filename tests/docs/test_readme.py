"""The first page: what it shows is what happens."""

from __future__ import annotations

import doctest
import os
import re
import struct
import subprocess
import sys
from types import SimpleNamespace
from unittest.mock import MagicMock

import pytest

from helpers.consoles import commands, differs
from helpers.markdown import blocks
from helpers.source import ROOT
from horologium import paths
from horologium.ui.codex.ledgers import read_codex
from horologium.ui.window.command_palette import Finder
from horologium.ui.window.commands import list_commands

PAGE = (ROOT / "README.md").read_text("utf-8")
PICTURE = ROOT / "resources/pictures/start.png"
SESSIONS = [command for block in blocks(PAGE) if block.language == "console" for command in commands(block.text)]
WITH_OUTPUT = [command for command in SESSIONS if command.shown]


@pytest.fixture(scope="module")
def menu():
    """Every command of the window, without the window."""
    return list_commands(MagicMock(tr=lambda text: text))


def printed(command) -> str:
    """What the program prints, with the lines typed as its input."""
    done = subprocess.run(
        [sys.executable, "-m", "horologium", *command.program],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "desktop")},
        input="".join(f"{line}\n" for line in command.typed),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_battle_goes_as_it_is_told():
    text = "\n".join(block.text for block in blocks(PAGE) if block.language == "python")
    battle = doctest.DocTestParser().get_doctest(text, {}, "README.md", None, 0)
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(battle) == (0, len(battle.examples))
    assert battle.examples


@pytest.mark.parametrize("command", WITH_OUTPUT, ids=lambda command: command.program[0])
def test_the_program_prints_what_is_shown(command):
    assert differs(command.shown, printed(command)) == ""


def test_both_sessions_and_both_commands_are_there():
    assert [command.program[0] for command in WITH_OUTPUT] == ["engine", "check"]
    assert [command.words[2:] for command in SESSIONS if not command.program] == [("run",), ("test",)]


def test_other_output_than_shown_would_be_noticed():
    (check,) = commands("$ python3 packaging/dev.py run check campaigns/demo\ndemo: 99 files, no problems\n")
    assert "99" in differs(check.shown, printed(check))


def test_the_keys_it_names_are_those_of_the_window(menu):
    named = set(re.findall(r"`(Ctrl\+[^`]+|\?|F\d+)`", PAGE))
    assert named >= {"Ctrl+K", "?"}
    assert named <= {key for command in menu for key in command.keys}


def test_the_palette_finds_the_rule_it_promises(menu):
    found = Finder(menu, read_codex(paths.resources() / "codex"), SimpleNamespace).find("parting blow")
    assert found[0].title == "DEMO-MOV-03"


def test_the_screenshot_is_the_start_screen_in_full_size():
    data = PICTURE.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (1280, 800)
    assert len(data) < 600_000


def test_every_folder_of_the_program_is_on_the_map():
    named = set(re.findall(r"^\| `([\w/]+)` \|", PAGE, flags=re.MULTILINE))
    program = ROOT / "desktop/horologium"
    packages = {f"desktop/horologium/{folder.parent.name}" for folder in program.glob("*/__init__.py")}
    assert named == packages | {"campaigns", "resources", "tests", "packaging"}
