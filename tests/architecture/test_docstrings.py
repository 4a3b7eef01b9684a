"""Methods of the window say what they do in a sentence; overrides of Qt keep Qt's names, and need none."""

from __future__ import annotations

import ast
import re

from helpers.source import PROGRAM, sources

OF_QT = re.compile(r"[a-z]+[A-Z]\w*|accept|count|data|done|event|flags|invalidate|paint|reject|shape|sort")
"""Names of Qt: those in mixed case, and those of one word that the window overrides."""


def unexplained(tree: ast.AST) -> list[str]:
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and not node.name.startswith("_")]
    methods = [(kind, node) for kind in classes for node in kind.body if isinstance(node, ast.FunctionDef)]
    return [
        f"{kind.name}.{method.name}"
        for kind, method in methods
        if not method.name.startswith("_") and not OF_QT.fullmatch(method.name) and not ast.get_docstring(method)
    ]


def test_methods_of_the_window_say_what_they_do():
    found = [f"{source.file}: {name}" for source in sources(PROGRAM / "ui") for name in unexplained(source.tree)]
    assert found == []


def test_a_method_without_a_docstring_is_reported():
    methods = "".join(f"\n    def {name}(self): pass" for name in ("show_rows", "sizeHint", "_row"))
    assert unexplained(ast.parse(f"class Page:{methods}")) == ["Page.show_rows"]
