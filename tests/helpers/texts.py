"""The texts of the window as they stand in its source: what is translated, and what was forgotten."""

from __future__ import annotations

import ast
import string
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import horologium

if TYPE_CHECKING:
    from collections.abc import Iterator

UI = Path(horologium.__file__).parent / "ui"
SHOWN = frozenset(
    [
        "setText", "setToolTip", "setStatusTip", "setWindowTitle", "setAccessibleName", "setAccessibleDescription",
        "setPlaceholderText", "setTitle", "QPushButton", "QLabel", "PlainLabel", "ElidedLabel", "QCheckBox",
        "QRadioButton", "QAction", "QGroupBox", "Panel", "addAction", "addMenu", "setInformativeText",
    ]
)  # fmt: skip
"""Functions of Qt and of our widgets that show a text."""
NAMES = ("HOROLOGIVM", "Horologium")
"""What has the same name in every language."""


class Found(NamedTuple):
    """A text that is translated: where Qt will look for it, and what it says."""

    context: str
    source: str


def translated() -> set[Found]:
    """Every text of the window that goes through Qt's translation."""
    return {found for path in UI.rglob("*.py") for found in _in_file(ast.parse(path.read_text("utf-8")), "")}


def _in_file(node: ast.AST, context: str) -> Iterator[Found]:
    if isinstance(node, ast.ClassDef):
        context = node.name
    if isinstance(node, ast.Call):
        yield from _call(node, context)
    for child in ast.iter_child_nodes(node):
        yield from _in_file(child, context)


def _call(node: ast.Call, context: str) -> Iterator[Found]:
    match _name(node.func), [_literal(argument) for argument in node.args]:
        case "tr", [str(text), *_]:
            yield Found(context, text)
        case (("translate" | "QT_TRANSLATE_NOOP"), [str(place), str(text), *_]):
            yield Found(place, text)


def unreachable() -> list[str]:
    """Calls for a translation whose text is no literal, so that no tool can find it."""
    return [
        f"{path.relative_to(UI)}:{node.lineno}"
        for path in sorted(UI.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and _name(node.func) == "tr" and node.args and _literal(node.args[0]) is None
    ]


def forgotten() -> list[str]:
    """Texts that a widget shows without any translation."""
    return [
        f"{path.relative_to(UI)}:{node.lineno}: {text}"
        for path in sorted(UI.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and _name(node.func) in SHOWN
        for text in _words(node)
    ]


def _words(node: ast.Call) -> Iterator[str]:
    for argument in node.args:
        parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
        text = " ".join(filter(None, map(_literal, parts)))
        if text not in NAMES and (" " in text.strip() or text[:1].isupper()) and any(map(str.isalpha, text)):
            yield text


def _name(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _literal(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def gaps(text: str) -> set[str]:
    """The names in braces, and Qt's own number."""
    try:
        named = {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    except ValueError:
        return {"broken"}
    return named | ({"%n"} if "%n" in text else set())
