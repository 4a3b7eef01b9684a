"""Reading our own source: files, trees, findings."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "desktop" / "horologium"
ENGINE = PROGRAM / "engine"


class Finding(NamedTuple):
    """Something that is not as it should be, and where."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


class Source(NamedTuple):
    """One Python file: its path below the repository, its dotted name, its tree."""

    file: str
    module: str
    tree: ast.Module

    @classmethod
    def parse(cls, text: str, file: str = "planted.py", module: str = "horologium.engine.planted") -> Source:
        """A source from text, as planted by the tests of the tests."""
        return cls(file, module, ast.parse(text))


def sources(folder: Path) -> Iterator[Source]:
    """All Python files below a folder, in order."""
    for path in sorted(folder.rglob("*.py")):
        yield Source(path.relative_to(ROOT).as_posix(), _module(path), ast.parse(path.read_text("utf-8")))


def classes(tree: ast.AST) -> Iterator[ast.ClassDef]:
    """All classes of a tree, inner ones included."""
    return (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    """All functions of a tree, methods and inner ones included."""
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def is_rule(function: ast.FunctionDef) -> bool:
    """Whether a function says that it gives back a ``Rule[…]``."""
    hint = function.returns
    hint = hint.value if isinstance(hint, ast.Subscript) else hint
    name = hint.attr if isinstance(hint, ast.Attribute) else hint.id if isinstance(hint, ast.Name) else None
    return name == "Rule"


def _module(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts[1:]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
