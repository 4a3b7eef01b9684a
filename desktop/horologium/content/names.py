"""Names of files in a pack: the same on every system, and never a way out of it."""

from __future__ import annotations

import re
from posixpath import basename, splitext

from horologium.content.limits import MOST_FOLDERS

ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
MOST_ID = 64

DEVICES = frozenset(
    ["con", "prn", "aux", "nul", "conin$", "conout$", "clock$"]
    + [port + digit for port in ("com", "lpt") for digit in "0123456789¹²³"]
)
JUNK = frozenset([".ds_store", "thumbs.db", "desktop.ini", "__macosx"])
SEGMENT = re.compile(r"[A-Za-z0-9_-](?:[A-Za-z0-9_. -]*[A-Za-z0-9_-])?")
MOST_SEGMENT = 100

Fault = tuple[str, str]


def suffix(path: str) -> str:
    """The end of a file's name that tells its kind, such as ``.toml``."""
    return splitext(path)[1]


def stem(path: str) -> str:
    """The name of a file without folders and ending."""
    return splitext(basename(path))[0]


def is_id(text: str) -> bool:
    """Tell whether a text can name an entry: small letters, digits and single hyphens."""
    return len(text) <= MOST_ID and ID.fullmatch(text) is not None


def is_junk(path: str) -> bool:
    """Tell whether an operating system left this file behind; it is passed over."""
    return any(part.lower() in JUNK or part.startswith("._") for part in path.split("/"))


def fault(path: str) -> Fault | None:
    """Say why a path inside a pack is refused, and the remedy."""
    if "\\" in path:
        return "has a backslash in its name", "use / between folders"
    if path.startswith("/"):
        return "is an absolute path", "use paths that start inside the pack"
    if re.match("[A-Za-z]:", path):
        return "names a drive", "use paths that start inside the pack"
    parts = path.split("/")
    if ".." in parts:
        return "leads out of the pack", "remove .. from the path"
    if len(parts) > MOST_FOLDERS:
        return "lies too deep", f"use at most {MOST_FOLDERS - 1} folders inside folders"
    return next((found for part in parts if (found := _in_part(part))), None)


def _in_part(part: str) -> Fault | None:
    if part.startswith("."):
        return "is a hidden file", "remove it from the pack"
    if part.split(".", maxsplit=1)[0].rstrip(" ").lower() in DEVICES:
        return "has the name of a device", "rename it: Windows cannot store it"
    if len(part) > MOST_SEGMENT or not SEGMENT.fullmatch(part):
        return (
            "has a name that not every system can store",
            f"use up to {MOST_SEGMENT} letters a-z, digits, hyphens, dots and spaces",
        )
    return None
