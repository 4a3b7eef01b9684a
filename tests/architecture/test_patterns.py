"""Regular expressions mean the same on every Python: before 3.11.5 possessive and atomic ones find the wrong text."""

from __future__ import annotations

import ast
import re

import pytest

from helpers.source import ROOT, Finding, Source, sources

FOLDERS = ("desktop", "packaging", "tests")
# What has no meaning of its own: a letter behind a backslash, and the letters of a class.
LITERAL = re.compile(r"\\.|\[\^?\]?(?:[^\]\\]|\\.)*\]", re.DOTALL)
NEW = re.compile(r"(?:[*+?]|\{\d*,?\d*\})\+|\(\?>")


def uses_patterns(tree: ast.Module) -> bool:
    imports = (node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom))
    return any("re" in {getattr(node, "module", None), *(alias.name for alias in node.names)} for node in imports)


def new_patterns(source: Source):
    """Texts that hold a possessive or atomic part, in files that work with patterns at all."""
    if not uses_patterns(source.tree):
        return
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for match in NEW.finditer(LITERAL.sub("x", node.value)):
                yield Finding(source.file, node.lineno, match[0])


def test_no_pattern_is_possessive_or_atomic():
    found = [finding for folder in FOLDERS for source in sources(ROOT / folder) for finding in new_patterns(source)]
    assert [str(finding) for finding in found if finding.file != "tests/architecture/test_patterns.py"] == []


@pytest.mark.parametrize(
    "pattern", ["a*+", "a++", "a?+", "(?:a|b)*+c", "a{2}+", "a{1,3}+", "a{,3}+", "(?>a|b)", r"[^\\]++", r"\\*+"]
)
@pytest.mark.parametrize("frame", ["import re\nX = {!r}", "from re import compile\nX = compile({!r} + 'b')"])
def test_each_kind_is_caught(frame, pattern):
    assert list(new_patterns(Source.parse(frame.format(pattern))))


@pytest.mark.parametrize("pattern", ["a*b+", r"\++", r"[*+]+", "[+*?]", "[]+*]", "a{2}b+", r"\*\+", "(?:>)", "(?=>)+"])
def test_what_every_python_reads_alike_is_let_be(pattern):
    assert list(new_patterns(Source.parse(f"import re\nX = {pattern!r}"))) == []


def test_texts_that_are_no_patterns_are_let_be():
    assert list(new_patterns(Source.parse("KEYS = 'Ctrl++'"))) == []
