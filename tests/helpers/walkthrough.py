"""Carries out a walk-through of our documents, block by block, in a copy of the project.

- ``python`` and ``toml`` blocks that begin with ``# path`` are files; ``# path, continued`` adds to the end of one.
- Blocks that begin with ``# path, in part`` stand in that file as they are, in pieces that ``...`` divides.
- ``diff`` blocks begin with ``--- path``; each ``@@`` begins a change, found by its unchanged and removed lines.
- ``python`` blocks of prompts are run and compared, and so are the commands of ``console`` blocks.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

from helpers.consoles import Command, commands, differs
from helpers.markdown import Block, blocks
from helpers.source import ROOT

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

PARTS = (
    "desktop", "packaging", "resources/charts", "resources/codex", "resources/emblems", "resources/qss",
    "resources/tutorial", "resources/translations/en.ts", "campaigns", "tests", "pyproject.toml",
)  # fmt: skip
IMPORTED = ("desktop", "packaging", "tests")
_FILE = re.compile(r"# ([\w./-]+\.(?:py|toml))(?:, (continued|in part)\n|\n\n)")


class Checkout:
    """A copy of the project in which a reader follows the document."""

    def __init__(self, folder: Path, parts: Sequence[str] = PARTS) -> None:
        self.folder = folder
        self.touched: list[Path] = []
        for part in parts:
            _copy(ROOT / part, folder / part)

    def follow(self, text: str) -> None:
        """Do what all blocks of a text say, in order."""
        for block in blocks(text):
            try:
                self._do(block)
            except Exception as error:
                error.add_note(f"in the block at line {block.line} of the section:\n{block.text}")
                raise

    def _do(self, block: Block) -> None:
        if block.language == "console":
            self._at_the_console(block.text)
        elif block.language == "diff":
            self._change(block.text)
        elif block.text.startswith(">>> "):
            self._converse(block.text)
        else:
            self._write(block.text)

    def _write(self, text: str) -> None:
        head = _FILE.match(text)
        assert head is not None, "the block does not say which file it is"
        path, body = self.folder / head[1], text[head.end() :]
        if head[2] == "in part":
            self._compare(path, body)
            return
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(path.read_text("utf-8") + body if head[2] else body, "utf-8")
        self.touched.append(path)

    def _compare(self, path: Path, body: str) -> None:
        source = path.read_text("utf-8")
        for piece in body.split("\n...\n"):
            assert piece.strip("\n") in source, f"{path.name} does not hold:\n{piece}"

    def _change(self, text: str) -> None:
        head, *hunks = re.split(r"^@@.*\n", text, flags=re.MULTILINE)
        path = self.folder / head.removeprefix("--- ").strip()
        source = path.read_text("utf-8")
        for hunk in hunks:
            lines = hunk.splitlines(keepends=True)
            before = "".join(line[1:] or line for line in lines if not line.startswith("+"))
            after = "".join(line[1:] or line for line in lines if not line.startswith("-"))
            assert source.count(before) == 1, f"{path.name} does not hold once:\n{before}"
            source = source.replace(before, after)
        path.write_text(source, "utf-8")
        self.touched.append(path)

    def _converse(self, text: str) -> None:
        notes = self.folder / "session.txt"
        notes.write_text(text, "utf-8")
        self.python("-m", "doctest", "-o", "ELLIPSIS", str(notes))

    def _at_the_console(self, text: str) -> None:
        here = self.folder
        for command in commands(text):
            match command.words:
                case ("cd", name):
                    here /= name
                case ("cp", "-r", source, target):
                    shutil.copytree(here / source, here / target)
                case ("rm", *names):
                    for name in names:
                        (here / name).unlink()
                case _:
                    wrong = differs(command.shown, self._run(command))
                    assert not wrong, wrong

    def _run(self, command: Command) -> str:
        """What one of our own programs prints."""
        if command.program:
            return self.python("-m", "horologium", *command.program)
        match command.words:
            case ("python3", "packaging/dev.py", "playthroughs"):
                return self.python("packaging/playthroughs.py")
            case ("python3", "packaging/dev.py", "texts"):
                return self.python("-m", "horologium.ui.languages.gather", "resources/translations")
            case ("python3", "packaging/dev.py", "test", *arguments):
                return self.test(*arguments)
        raise AssertionError(f"nobody knows how to do {' '.join(command.words)}")

    def test(self, *arguments: str) -> str:
        """What our tests say there."""
        return self.python("-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments)

    def python(self, *arguments: str) -> str:
        """What a Python process prints in the copy; it must end well."""
        found = os.pathsep.join(str(self.folder / part) for part in IMPORTED)
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": found},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, f"{' '.join(arguments)}:\n{done.stdout}{done.stderr}"
        return done.stdout


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy2(source, target)
