"""Gathers all texts into the catalogues: ``python -m horologium.ui.languages.gather resources/translations``.

Qt's ``lupdate`` finds what the window says. Sentences of engine, campaign and store are gathered here, for they know
nothing of Qt, and are handed to it in a form that it understands. Translators then edit the ``.ts`` files, by hand or
with Qt Linguist; the program reads these very files.
"""

from __future__ import annotations

import ast
import subprocess
import sys
import tempfile
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import horologium
from horologium import paths
from horologium.engine.core.speech import Phrases
from horologium.engine.rulesets import RULESETS
from horologium.ui.battle.tutorial.lessons import read_courses
from horologium.ui.languages.catalogue import SENTENCES
from horologium.ui.languages.languages import ENGLISH, NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE: Final = Path(horologium.__file__).parent
SPOKEN: Final = MappingProxyType({"say": (0,), "later": (0,), "say_number": (1, 2), "told": (2, 3)})
"""The functions that say a sentence, and which of their arguments are sentences."""


def sentences() -> list[str]:
    """All sentences outside the window, each once, in the order of the files."""
    found = [text for path in sorted(PACKAGE.rglob("*.py")) for text in _said(path)]
    games = [game.texts for game in RULESETS.values()]
    found += [text for texts in games if isinstance(texts, Phrases) for text in texts.sources.values()]
    courses = read_courses(paths.resources() / "tutorial").values()
    found += [text for course in courses for lesson in course.lessons for text in (lesson.title, lesson.text)]
    return [*dict.fromkeys(text for text in found if text.strip("{} "))]


def _said(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SPOKEN:
            for place in SPOKEN[node.func.id]:
                yield from _literals(node.args[place : place + 1])


def _literals(arguments: list[ast.expr]) -> Iterator[str]:
    for argument in arguments:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value


def counted() -> list[tuple[str, str]]:
    """Context and text of what functions of the window say with a number: Qt's tool knows it of literals alone."""
    calls = [
        node.args
        for path in sorted((PACKAGE / "ui").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "translate" and len(node.args) == 4
    ]
    return [*dict.fromkeys((place, text) for args in calls for place, text in [_literals(args[:2])])]


def gather(folder: Path, run: str = "pyside6-lupdate") -> None:
    """Bring the catalogues up to date: new texts are added unfinished, texts that are gone are dropped."""
    tool = Path(sys.executable).parent / run
    windows = [str(path) for path in sorted((PACKAGE / "ui").rglob("*.py"))]
    with tempfile.TemporaryDirectory() as place:
        said = Path(place) / "sentences.py"
        lines = [f'translate("{context}", {_quoted(text)}, "", 2)' for context, text in counted()]
        lines += [f'translate("{SENTENCES}", {_quoted(text)})' for text in sentences()]
        said.write_text("\n".join(lines), "utf-8")
        for code, _ in NAMES:
            plurals = ["-pluralonly"] if code == ENGLISH else []
            command = [str(tool), *plurals, "-locations", "none", "-no-obsolete", "-source-language", ENGLISH]
            subprocess.run(
                [*command, "-target-language", code, str(said), *windows, "-ts", str(folder / f"{code}.ts")], check=True
            )


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


if __name__ == "__main__":
    gather(Path(sys.argv[1]))
