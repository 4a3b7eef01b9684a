"""How large and how strange the values in a pack may be, whatever the ruleset."""

from __future__ import annotations

import math
import re
from itertools import islice
from typing import TYPE_CHECKING, Any

from horologium.content.problems import MOST_SHOWN
from horologium.content.visible import STRANGE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.content.problems import Key

MEGABYTE = 1024 * 1024
MOST_BYTES = 50 * MEGABYTE
MOST_FILES = 2_000
MOST_TEXT_BYTES = MEGABYTE
MOST_TEXT_IN_ALL = 8 * MEGABYTE
MOST_RATIO = 100
MOST_FOLDERS = 8
MOST_NESTING = 32
MOST_CHARACTERS = 20_000
MOST_INTEGER = 2**31 - 1
MOST_VALUES = 20_000
MOST_VALUES_IN_ALL = 4 * MOST_VALUES
MOST_PIXELS = 4096

TAG = re.compile("<[A-Za-z/!?]")
LINK = re.compile(r"(?i)\b(?:[a-z]{2,12}://|(?:file|javascript|vbscript|mailto):\S|data:[\w.+-]+/)")

# What may stand in TOML for something that no file may hold: HTML, escapes but those of line feed, tab, quote and
# backslash, long numbers, other ways to write numbers, dates and times.
SUSPECT = re.compile(r"<[A-Za-z/!?]|\\[^nt\"\\]|[0-9][0-9_]{9}|0[xob]|[0-9][eE]|inf|nan|[0-9][0-9][-:][0-9]")

TOO_MANY_VALUES = (f"holds more than {MOST_VALUES} values", "split the file, or write a map as text")

Excess = tuple["Key", str, str]


def is_modest(text: str) -> bool:
    """Tell at a glance that a TOML text without strange characters holds nothing in excess; most do not."""
    return len(text) <= min(MOST_CHARACTERS, MOST_VALUES) and SUSPECT.search(text) is None


def excesses(tables: dict[str, Any]) -> Iterator[Excess]:
    """Find everything that no file may hold: its key, what is wrong, the remedy."""
    yield from islice(_in_value(tables, ()), MOST_SHOWN)
    if any(islice(_count(tables), MOST_VALUES, None)):
        yield (), *TOO_MANY_VALUES


def _count(value: object) -> Iterator[bool]:
    """Give one True for each value, as deep as values may lie."""
    waiting = [(value, 0)]
    while waiting:
        inner, depth = waiting.pop()
        yield True
        if depth < MOST_NESTING:
            parts = inner.values() if isinstance(inner, dict) else inner if isinstance(inner, list) else ()
            waiting += ((part, depth + 1) for part in parts)


def _in_value(value: object, key: Key) -> Iterator[Excess]:
    if len(key) > MOST_NESTING:
        yield key, f"lies more than {MOST_NESTING} tables deep", "use fewer tables inside tables"
        return
    match value:
        case dict():
            for name, inner in value.items():
                yield from _in_text(str(name), key)
                yield from _in_value(inner, (*key, str(name)))
        case list():
            for number, inner in enumerate(value):
                yield from _in_value(inner, (*key, number))
        case str():
            yield from _in_text(value, key)
        case _:
            yield from _in_scalar(value, key)


def _in_scalar(value: object, key: Key) -> Iterator[Excess]:
    match value:
        case bool() | None:
            pass
        case int():
            if abs(value) > MOST_INTEGER:
                yield key, "is too large a number", f"stay between -{MOST_INTEGER} and {MOST_INTEGER}"
        case float():
            if not math.isfinite(value):
                yield key, f"is not a number that can be counted with ({value})", "write a whole number"
        case _:
            yield key, f"holds a {type(value).__name__}", 'put it into quotes, as "text"'


def _in_text(text: str, key: Key) -> Iterator[Excess]:
    if len(text) > MOST_CHARACTERS:
        yield key, f"is too long ({len(text)} characters)", f"keep each text below {MOST_CHARACTERS} characters"
    if strange := STRANGE.search(text):
        yield key, f"holds the character U+{ord(strange[0]):04X}, which cannot be shown", "remove it"
    if tag := TAG.search(text):
        yield key, f"holds HTML ({text[tag.start() : tag.start() + 12]!r})", "write plain text, without < before a word"
