"""Where each key stands in a TOML text, and how deep the text nests.

The depth is known before the TOML parser reads the text, which recurses on brackets and takes quadratic time over
long dotted keys: a text that nests too deep never reaches it. On text that is not TOML the result is approximate.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property

from horologium.content.limits import MOST_NESTING
from horologium.content.problems import Key

# Each text matches at the first try, whatever follows, so that nothing is ever read twice.
QUIET = r'''
    (?P<text>
        """[^"\\]*(?:(?:\\(?:.|\Z)|"(?!""))[^"\\]*)*(?:"{3,5}|\Z)
        |\'\'\'.*?(?:'{3,5}|\Z)
        |"[^"\\\n]*(?:\\.[^"\\\n]*)*"?
        |'[^'\n]*'?
    )
    |(?P<comment>\#[^\n]*)
'''
UNSAID = re.compile(QUIET, re.VERBOSE | re.DOTALL)
SIGNS = "=,.[{"
FEW = 1_000  # signs, which are not worth a second look
BRACKET = re.compile(r"[\[\]{}]")
TOKEN = re.compile(
    QUIET
    + r"""
    |(?P<newline>\n)
    |(?P<mark>[\[\]{}=,.])
    |(?P<word>[^\s\[\]{}=,."'\#]+)
    """,
    re.VERBOSE | re.DOTALL,
)


@dataclass(slots=True)
class _Frame:
    """An open bracket of a value: its place, and where we stand inside."""

    key: Key
    is_list: bool
    number: int = 0
    parts: list[str] = field(default_factory=list)


class KeyLines:
    """The lines of the keys of one text; they are looked for when the first is asked for, as most never are."""

    def __init__(self, text: str = "") -> None:
        self._text = text

    @property
    def lines(self) -> dict[Key, int]:
        """The line of each key."""
        return self._scan.lines

    @property
    def depth(self) -> int:
        """How many names and numbers the longest key has."""
        return self._scan.depth

    def line(self, key: Key) -> int | None:
        """Give the line of a key, or of the nearest table around it."""
        while key:
            if key in self.lines:
                return self.lines[key]
            key = key[:-1]
        return None

    def is_deep(self) -> bool:
        """Tell whether the text nests deeper than it may; most texts are far from it, which is seen at a glance."""
        return most_depth(self._text) > MOST_NESTING and self.depth > MOST_NESTING

    def most_values(self) -> int:
        """Count from above, without reading: each value has a sign of its own before or behind it."""
        count = sum(map(self._text.count, SIGNS))
        return count if count < FEW else sum(map(UNSAID.sub("", self._text).count, SIGNS))

    @cached_property
    def _scan(self) -> _Scan:
        scan = _Scan()
        for token in TOKEN.finditer(self._text):
            scan.take(str(token.lastgroup), token[0])
            if scan.depth > MOST_NESTING:
                break
        return scan


def most_depth(text: str) -> int:
    """Count from above: a key has a part for each bracket around it, and each part as many dots as a line can have."""
    said = UNSAID.sub("", text)
    depth = deepest = 0
    for bracket in BRACKET.findall(said):
        depth = depth + 1 if bracket in "[{" else max(depth - 1, 0)
        deepest = max(deepest, depth)
    dots = max(line.count(".") for line in said.split("\n"))
    return (deepest + 2) * (dots + 1)


class _Scan:
    """Follows the tokens of a text; never fails, whatever they are."""

    def __init__(self) -> None:
        self.lines: dict[Key, int] = {}
        self.depth = 0
        self.line = 1
        self.header: Key = ()
        self.counts: dict[Key, int] = {}
        self.parts: list[str] = []
        self.brackets = 0
        self.in_header = False
        self.in_value = False
        self.frames: list[_Frame] = []

    def take(self, group: str, token: str) -> None:
        """Move on by one token."""
        if group == "newline":
            self._end_line()
        elif group == "mark":
            self._mark(token)
        elif group != "comment":
            self._word(unquoted(token) if group == "text" else token)
        self.line += token.count("\n")

    def _end_line(self) -> None:
        if not self.frames:
            self.in_header = self.in_value = False
            self.brackets = 0
            self.parts = []

    def _word(self, word: str) -> None:
        if self.frames:
            frame = self.frames[-1]
            if frame.is_list:
                self._note((*frame.key, frame.number))
            else:
                frame.parts.append(word)
        elif not self.in_value:
            self.parts.append(word)
            self._deepen(len(self.header) + len(self.parts))

    def _mark(self, mark: str) -> None:
        if self.frames:
            self._mark_inside(self.frames[-1], mark)
        elif self.in_value:
            if mark in "[{":
                self._open((*self.header, *self.parts), mark)
        elif mark == "[":
            self.in_header = True
            self.brackets += 1
        elif mark == "]" and self.in_header:
            self._close_header()
        elif mark == "=":
            self.in_value = True
            self._note((*self.header, *self.parts))

    def _mark_inside(self, frame: _Frame, mark: str) -> None:
        here: Key = (*frame.key, frame.number) if frame.is_list else (*frame.key, *frame.parts)
        if mark in "[{":
            self._note(here)
            self._open(here, mark)
        elif mark in "]}":
            self.frames.pop()
        elif mark == ",":
            frame.number += 1
            frame.parts = []
        elif mark == "=":
            self._note(here)

    def _open(self, key: Key, mark: str) -> None:
        self.frames.append(_Frame(key, mark == "["))
        self._deepen(max(len(key), len(self.frames)))

    def _close_header(self) -> None:
        """Enter a table; each ``[[name]]`` is the next one of its list."""
        self.in_header = False
        self.in_value = True
        many = self.brackets > 1
        path: Key = ()
        for number, part in enumerate(self.parts, start=1):
            path = (*path, part)
            if path in self.counts and not (many and number == len(self.parts)):
                path = (*path, self.counts[path])
        if many:
            self.counts[path] = self.counts.get(path, -1) + 1
            path = (*path, self.counts[path])
        self.header = path
        self.parts = []
        self._note(path)

    def _note(self, key: Key) -> None:
        self._deepen(len(key))
        self.lines.setdefault(key, self.line)

    def _deepen(self, depth: int) -> None:
        self.depth = max(self.depth, depth)


def unquoted(token: str) -> str:
    """Take the quotes off a key; escapes are left, for keys hardly ever have them."""
    quotes = 3 if token[:3] in {'"""', "'''"} else 1
    return token[quotes:-quotes]
