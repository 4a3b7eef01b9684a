"""A table as CSV, for spreadsheets."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r", "\n", "'")
"""What a spreadsheet would take for the beginning of a formula; such a text gets a ' before it."""
MARK: Final = "\ufeff"  # without it some spreadsheets do not see that it is UTF-8


def as_csv(titles: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """The words of a table; the titles first."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([_cell(title) for title in titles])
    writer.writerows([_cell(cell) for cell in line] for line in lines)
    return MARK + text.getvalue()


def write_csv(path: Path, titles: Sequence[str], lines: Iterable[Sequence[str]]) -> None:
    """Write a table: the file is whole, or it is as it was."""
    part = path.with_name(f".{path.name}.part")
    try:
        part.write_text(as_csv(titles, lines), encoding="utf-8", newline="")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _cell(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULA) else text
