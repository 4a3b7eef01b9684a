"""The parts of a map text, with their places kept for clear errors."""

from __future__ import annotations

from dataclasses import dataclass, field

from horologium.engine.core.errors import EngineError


class MapError(EngineError):
    """A map text cannot be read; the message begins with the place."""

    code = "bad-map"

    def __init__(self, line: int, column: int, message: str, hint: str) -> None:
        super().__init__(f"line {line}, column {column}: {message}", hint)
        self.line, self.column = line, column


@dataclass(slots=True)
class Section:
    """A heading and the numbered lines under it."""

    name: str
    about: str
    line: int
    lines: list[tuple[int, str]] = field(default_factory=list)

    def filled(self) -> list[tuple[int, str]]:
        """The lines that are not blank."""
        return [(number, line) for number, line in self.lines if line.strip()]


def split(text: str) -> tuple[str, list[Section]]:
    """The first line, and the sections after it."""
    lines = text.expandtabs().splitlines()
    start = next((number for number, line in enumerate(lines) if line.strip()), None)
    if start is None:
        raise MapError(1, 1, "the map is empty", "begin with the kind of map, such as square 4")
    sections: list[Section] = []
    for number, line in enumerate(lines[start + 1 :], start + 2):
        if line.startswith("[") and line.rstrip().endswith("]"):
            name, _, about = line.strip()[1:-1].partition(" ")
            sections.append(Section(name, about.strip(), number))
        elif sections:
            sections[-1].lines.append((number, line.rstrip()))
        elif line.strip():
            raise MapError(number, 1, "this line stands under no heading", "put a heading such as [rows] before it")
    return " ".join(lines[start].split()), sections


def only(sections: list[Section], known: tuple[str, ...]) -> None:
    """Refuse headings that this kind of map does not have."""
    for section in sections:
        if section.name not in known:
            names = ", ".join(f"[{name}]" for name in known)
            raise MapError(section.line, 2, f"[{section.name}] is no part of this map", f"it may have {names}")


def pairs(sections: list[Section], name: str) -> tuple[tuple[str, str], ...]:
    """The pairs of names that all sections so called list, one to a line."""
    found = []
    for number, line in (row for section in sections if section.name == name for row in section.filled()):
        words = line.split()
        if len(words) != 2:
            raise MapError(number, 1, f"[{name}] lists two names to a line, here are {len(words)}", "write C3 C4")
        found.append((words[0], words[1]))
    return tuple(found)
