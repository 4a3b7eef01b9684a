"""Small files, small functions: what fits on a page can be read by a newcomer."""

from __future__ import annotations

import statistics
from functools import cache
from typing import NamedTuple

from helpers.source import PROGRAM, ROOT, functions, sources

LONGEST_FILE = 700
LONGEST_FUNCTION = 40
MEDIAN = 8
NINE_IN_TEN = 30

# Names as "file" or "file:function"; the list is meant to shrink.
EXCEPTIONS: dict[str, str] = {}


class Size(NamedTuple):
    """How many lines a thing has."""

    name: str
    lines: int


def folders():
    return PROGRAM, ROOT / "packaging"


def file_sizes() -> list[Size]:
    files = [path for folder in folders() for path in sorted(folder.rglob("*.py"))]
    return [Size(path.relative_to(ROOT).as_posix(), len(path.read_text("utf-8").splitlines())) for path in files]


@cache
def function_sizes() -> list[Size]:
    return [
        Size(f"{source.file}:{function.name}", (function.end_lineno or 0) - function.lineno + 1)
        for folder in folders()
        for source in sources(folder)
        for function in functions(source.tree)
    ]


def too_long(sizes, most) -> list[str]:
    return [f"{size.name}: {size.lines} lines" for size in sizes if size.lines > most and size.name not in EXCEPTIONS]


def test_no_file_is_longer_than_a_few_pages():
    assert too_long(file_sizes(), LONGEST_FILE) == []


def test_no_function_is_longer_than_a_page():
    assert too_long(function_sizes(), LONGEST_FUNCTION) == []


def test_most_functions_are_short():
    lines = sorted(size.lines for size in function_sizes())
    assert statistics.median(lines) <= MEDIAN
    assert lines[len(lines) * 9 // 10] <= NINE_IN_TEN


def test_the_exceptions_are_still_needed():
    needed = {size.name for size in function_sizes() if size.lines > LONGEST_FUNCTION}
    needed |= {size.name for size in file_sizes() if size.lines > LONGEST_FILE}
    assert set(EXCEPTIONS) - needed == set()


def test_a_function_that_is_too_long_is_reported():
    assert too_long([Size("a.py:long", 41), Size("a.py:short", 40)], LONGEST_FUNCTION) == ["a.py:long: 41 lines"]
