"""Names of files: those in a pack, which are never a way out of it, and those made from texts, good on every system."""

from __future__ import annotations

import re
import unicodedata
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
FORBIDDEN = '<>:"/\\|?*'
LONGEST = 120
"""No name made from a text is longer, in bytes: most systems end at 255, and other names are made from this one."""
MOST_UNITS = 255

Fault = tuple[str, str]


def suffix(path: str) -> str:
    """The end of a file's name that tells its kind, such as ``.toml``."""
    return splitext(path)[1]


def stem(path: str) -> str:
    """The name of a file without folders and ending."""
    return splitext(basename(path))[0]


def is_device(name: str) -> bool:
    """Tell whether Windows takes a name for a device, where what is written is lost: it reads up to the first dot."""
    plain = unicodedata.normalize("NFKC", name).split(".", maxsplit=1)[0]
    return plain.strip(" ").lower() in DEVICES


def every_system_holds(name: str) -> bool:
    """Tell whether a file of this name can be kept on every system, in both forms of Unicode."""
    forms = (unicodedata.normalize("NFC", name), unicodedata.normalize("NFD", name))
    if not name or name[-1] in " ." or any(letter in FORBIDDEN or _is_control(letter) for letter in name):
        return False
    units = max(len(forms[0].encode()), len(forms[1].encode("utf-16-le")) // 2)
    return units <= MOST_UNITS and not is_device(name)


def _is_control(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cc", "Cs")


def portable(text: str, otherwise: str, suffix: str = "") -> str:
    """A text as the name of a file that every system can hold; ``otherwise`` stands for nothing, and before devices."""
    kept = "".join(
        " " if letter in FORBIDDEN or unicodedata.category(letter)[0] in "CZ" else letter
        for letter in unicodedata.normalize("NFC", text)
    )
    short = " ".join(kept.split()).encode()[:LONGEST].decode(errors="ignore").strip(" .")
    return (f"{otherwise} {short}" if is_device(short) else short or otherwise) + suffix


def portable_file(name: str, otherwise: str = "file") -> str:
    """The name of a file with its ending: itself where every system can hold it, else one like it."""
    head, ending = splitext(name)
    return name if every_system_holds(name) else portable(head, otherwise, ending)


def alike(name: str) -> str:
    """What two names have in common that some system takes for the same: it does not tell cases or forms apart."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


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
    if is_device(part):
        return "has the name of a device", "rename it: Windows cannot store it"
    if len(part) > MOST_SEGMENT or not SEGMENT.fullmatch(part):
        return (
            "has a name that not every system can store",
            f"use up to {MOST_SEGMENT} letters a-z, digits, hyphens, dots and spaces",
        )
    return None
