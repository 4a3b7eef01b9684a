"""Gathers all texts into the catalogues: ``python -m horologium.ui.languages.gather resources/translations``.

Qt's ``lupdate`` finds what the window says. Sentences of engine, campaign and store are gathered here, for they know
nothing of Qt, and are handed to it in a form that it understands. Translators then edit the ``.ts`` files, by hand or
with Qt Linguist; the program reads these very files. Folders beside them hold what a game says in its own words: only
such texts as are said otherwise there are kept.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

import horologium
from horologium import paths
from horologium.engine.rulesets import GAMES, RULESETS, SHIPPED, Game
from horologium.ui.battle.tutorial import read_courses
from horologium.ui.languages.languages import ENGLISH, NAMES, SENTENCES

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE: Final = Path(horologium.__file__).parent
SPOKEN: Final = MappingProxyType({"say": (0,), "later": (0,), "say_number": (1, 2), "told": (2, 3)})
"""The functions that say a sentence, and which of their arguments are sentences."""
NO_GUESSES: Final = ("-disable-heuristic", "sametext", "-disable-heuristic", "similartext")
UNSAID: Final = re.compile(
    r' *<message[^>]*>\n(?:(?!</message>).)*type="unfinished"(?:(?!</message>).)*</message>\n', re.DOTALL
)
EMPTY_CONTEXT: Final = re.compile(r"<context>\n *<name>[^<]*</name>\n</context>\n")


def sentences() -> list[str]:
    """All sentences outside the window, each once, in the order of the files; those of games at work may wait."""
    at_work = {path for game in GAMES if not game.shipped for path in _home(game).rglob("*.py")}
    found = [text for path in sorted({*PACKAGE.rglob("*.py")} - at_work) for text in said_in(path)]
    found += [text for game in SHIPPED for text in RULESETS[game].texts.sources.values()]
    courses = read_courses(paths.resources() / "tutorial").values()
    found += [text for course in courses for lesson in course.lessons for text in (lesson.title, lesson.text)]
    return [*dict.fromkeys(text for text in found if text.strip("{} "))]


def waiting() -> dict[str, int]:
    """How many texts of each game at work are not gathered yet, by its title."""
    known = frozenset(sentences())
    return {game.title: len(_own(game) - known) for game in GAMES if not game.shipped}


def _own(game: Game) -> set[str]:
    found = (text for path in _home(game).rglob("*.py") for text in said_in(path))
    return {*RULESETS[game.id].texts.sources.values(), *found}


def _home(game: Game) -> Path:
    return PACKAGE / "engine" / "rulesets" / game.module


def said_in(path: Path) -> Iterator[str]:
    """The sentences of one file."""
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
        texts, options = [str(said), *windows], ["-locations", "none", "-no-obsolete", "-source-language", ENGLISH]
        for code, _ in NAMES:
            common = [str(tool), *options, "-target-language", code]
            plurals = ["-pluralonly"] if code == ENGLISH else []
            subprocess.run([*common, *plurals, *texts, "-ts", str(folder / f"{code}.ts")], check=True)
            for own in sorted(folder.glob(f"*/{code}.ts")):
                subprocess.run([*common, *NO_GUESSES, *texts, "-ts", str(own)], check=True)
                own.write_text(without_unsaid(own.read_text("utf-8")), "utf-8")


def without_unsaid(catalogue: str) -> str:
    """A game's own words alone: what it says as all do is left out again."""
    return EMPTY_CONTEXT.sub("", UNSAID.sub("", catalogue))


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


if __name__ == "__main__":
    gather(Path(sys.argv[1]))
    for title, count in waiting().items():
        sys.stdout.write(f"{title} is not shipped yet: {count} texts of its own wait to be gathered.\n")
