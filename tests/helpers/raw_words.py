"""Words that no player should read: names from inside the program, gaps that nobody filled, one thing as several."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

INSIDE = re.compile(r"\b(?:bot|against|pack|player):[a-z]\w*|\b[a-z_]+=\S|\b[a-z]+_[a-z]+\b")
GAP = re.compile(r"[{}]|%n|\(s\)")
BLANKS = re.compile(r"[\w,;.]  +[a-z]")
THINGS = r"(?!becomes|comes|shows|succeeds)(?:[a-z]+[^su\W]s|dice|are|were|have)\b"
SEVERAL = re.compile(
    rf"(?<![\d.,:/–-])(?<!\w )\b1 (?:(?:more|large|ranged|victory|loot) )?{THINGS}"
    rf"|\b(?:with|costs|takes|rolls|throws|for|by|of|gains|scores|are|were) 1 {THINGS}"
)
KEY = re.compile(r"(?<![/\w-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-]|\.toml)")


def raw_words(text: str, keys: Collection[str] = ()) -> Iterator[str]:
    """What is wrong in a text; ``keys`` are the names that the program and packs have for things."""
    for fault in (INSIDE, GAP, BLANKS, SEVERAL):
        yield from (hit[0] for hit in fault.finditer(text))
    yield from (hit[0] for hit in KEY.finditer(text) if hit[0] in keys)
