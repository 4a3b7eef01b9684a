"""Where each key stands in a TOML text, and how deep the text nests.

Read before the TOML parser, which recurses on brackets and takes quadratic time over long dotted keys: a text that
nests too deep never reaches it. On text that is not TOML the result is only approximate.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from horologium.content.limits import MOST_NESTING
from horologium.content.problems import Key

TOKEN = re.compile(
    r'''
    (?P<text>"""(?:[^\\]|\\.)*?(?:"{3,5}|\Z)|\'\'\'.*?(?:'{3,5}|\Z)|"(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?)
    |(?P<comment>\#[^\n]*)
    |(?P<newline>\n)
    |(?P<mark>[\[\]{}=,.])
    |(?P<word>[^\s\[\]{}=,."'\#]+)
    ''',
    re.VERBOSE | re.DOTALL,
)


@dataclass(slots=True)
class _Frame:
    """An open bracket of a value: its place, and where we stand inside."""

    key: Key
    is_list: bool
    number: int = 0
    parts: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Places:
    """The lines of the keys of one text."""

    lines: dict[Key, int] = field(default_factory=dict)
    depth: int = 0

    def line(self, key: Key) -> int | None:
        """Give the line of a key, or of the nearest table around it."""
        while key:
            if key in self.lines:
                return self.lines[key]
            key = key[:-1]
        return None


def find_places(text: str) -> Places:
    """Scan a TOML text."""
    scan = _Scan()
    for token in TOKEN.finditer(text):
        scan.take(str(token.lastgroup), token[0])
        if scan.places.depth > MOST_NESTING:
            break
    return scan.places


class _Scan:
    """Follows the tokens of a text; never fails, whatever they are."""

    def __init__(self) -> None:
        self.places = Places()
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
        self.places.lines.setdefault(key, self.line)

    def _deepen(self, depth: int) -> None:
        self.places.depth = max(self.places.depth, depth)


def unquoted(token: str) -> str:
    """Take the quotes off a key; escapes are left, for keys hardly ever have them."""
    quotes = 3 if token[:3] in {'"""', "'''"} else 1
    return token[quotes:-quotes]
