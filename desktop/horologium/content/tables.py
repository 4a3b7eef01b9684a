"""Turn the bytes of one TOML file into tables that are safe to look at."""

from __future__ import annotations

import re
import tomllib
from functools import lru_cache
from typing import Any

from horologium.content.limits import MOST_FILES, MOST_NESTING, MOST_VALUES, TOO_MANY_VALUES, excesses, is_modest
from horologium.content.lines import KeyLines
from horologium.content.problems import ContentError, Problem, dotted
from horologium.content.visible import STRANGE

AT_LINE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)")
# How the complaints of the TOML parser begin, and what the author most probably has to do.
REMEDIES = (
    ("Illegal character '\\n'", "close the quotes in this line"),
    ("Unterminated string", 'close the text, with """ if it began so'),
    ("Invalid value", 'put texts into straight quotes, as "text"'),
    ("Cannot overwrite", "give each key once"),
    ("Cannot declare", "give each table once"),
    ("Expected '='", "write key = value"),
    ("Expected newline", "write one key to a line, and no quotes of the same kind inside quotes"),
    ("Unclosed array", "put commas between the items of the list and ] at its end"),
    ("Unclosed inline table", "write { key = value, ... } in one line"),
    ("Unescaped '\\'", "write two backslashes for one"),
)


@lru_cache(maxsize=2 * MOST_FILES)
def read_tables(file: str, content: bytes) -> tuple[dict[str, Any], KeyLines]:
    """Parse a file; raises ContentError with everything that no pack may hold.

    Shelves are looked through again and again, and most files have not changed: nobody may change the tables.
    """
    text = _decoded(file, content)
    places = KeyLines(text)
    if places.is_deep():
        raise ContentError(
            Problem(file, None, "", f"nests more than {MOST_NESTING} deep", "use fewer tables inside tables")
        )
    if places.most_values() > 2 * MOST_VALUES:  # far too many, which need not be read to be refused
        raise ContentError(Problem(file, None, "", *TOO_MANY_VALUES))
    data = _parsed(file, text)
    problems = [
        Problem(file, places.line(key), dotted(key), message, remedy)
        for key, message, remedy in (() if is_modest(text) else excesses(data))
    ]
    if problems:
        raise ContentError(*problems)
    return data, places


def _decoded(file: str, content: bytes) -> str:
    try:
        text = content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ContentError(Problem(file, line, "", "is not UTF-8 text", "save it as UTF-8")) from error
    if strange := STRANGE.search(text):
        line = text.count("\n", 0, strange.start()) + 1
        message = f"holds the character U+{ord(strange[0]):04X}, which cannot be shown"
        raise ContentError(Problem(file, line, "", message, "remove it"))
    return text


def _parsed(file: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        place = AT_LINE.search(str(error))
        line = None if place is None else int(place[1] or text.rstrip().count("\n") + 1)
        reason = AT_LINE.sub("", str(error))
        remedy = next((advice for said, advice in REMEDIES if reason.startswith(said)), "compare it with other files")
        raise ContentError(Problem(file, line, "", f"is not TOML: {reason}", remedy)) from error
