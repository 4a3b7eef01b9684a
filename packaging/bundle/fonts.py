"""The typeface that a bundle carries, taken from the fonts of the system where it is built."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import Final

PLACES: Final = ("/usr/share/fonts", "/usr/local/share/fonts")
FOLDER: Final = "HOROLOGIUM_FONTS"
"""The variable that names another folder of fonts with their licence, for systems without a package of them."""
UNUSED: Final = re.compile("AllSC|Initials|08-")
"""Faces that no screen asks for: capitals alone, drop capitals, and those cut for footnotes."""
TERMS: Final = Path("/usr/share/doc/fonts-ebgaramond/copyright")


def collect(made: Path) -> list[Path]:
    """Copy the font files and their licence to what is being made; nothing where none are installed."""
    chosen = os.environ.get(FOLDER)
    places, terms = ([chosen], Path(chosen, TERMS.name)) if chosen else (PLACES, TERMS)
    files = (file for place in places for file in Path(place).rglob("EBGaramond*.[ot]tf"))
    # Where a face is there as .otf and as .ttf, the first is the smaller one.
    faces = {file.stem: file for file in sorted(files, key=_suffix, reverse=True) if not UNUSED.search(file.stem)}
    found = [faces[name] for name in sorted(faces)]
    for file in found:
        (made / "fonts").mkdir(parents=True, exist_ok=True)
        shutil.copy(file, made / "fonts")
    if found:
        words = terms.read_text("utf-8") if terms.is_file() else "SIL Open Font License 1.1\n"
        (made / "licences").mkdir(parents=True, exist_ok=True)
        (made / "licences" / "EB Garamond.txt").write_text(f"EB Garamond\nOFL-1.1\n\n{words}", "utf-8")
    return found


def _suffix(file: Path) -> str:
    return file.suffix
