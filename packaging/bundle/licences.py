"""The licences of everything a bundle carries, read from what is installed where it is built."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sysconfig
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_NAME: Final = re.compile(r"^[\w.-]+")
_TEXT: Final = re.compile(r"(^|/)(licen[cs]e|copying|notice|authors)[^/]*$", re.IGNORECASE)
_COMMON: Final = Path("/usr/share/common-licenses")
_DOCUMENTS: Final = Path("/usr/share/doc")
FOLDER: Final = "HOROLOGIUM_LICENCES"
"""The variable that names a folder with the terms below, for systems without them."""
TERMS: Final = ("LGPL-3", "GPL-3")
"""What Qt is used under, and what that refers to."""
QT: Final = (
    "Qt and Qt for Python (PySide6, shiboken6) are used under the GNU Lesser General Public License, version 3. Their "
    "libraries lie in this folder as separate files, and may be replaced by compatible builds of your own. "
    "Their source code is published by The Qt Company. Qt itself holds the work of others, among it FreeType (FTL), "
    "HarfBuzz (MIT), ICU and Unicode data (Unicode-3.0), libjpeg-turbo (IJG and BSD-3-Clause), libpng (libpng-2.0), "
    "zlib (Zlib), PCRE2 and double-conversion (BSD-3-Clause), MD4C (MIT), BLAKE2 (CC0-1.0) and, on Windows and macOS, "
    "what its platforms need; their notices stand in Qt's source code and in its documentation."
)


def main(root: Path, folder: Path) -> list[str]:
    """Write one text for each part, and a list of them; gives the list."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = sorted(distributions(pinned(root)), key=lambda part: part.name.lower())
    listed = [_one(part, folder) for part in parts]
    listed.append(_python(folder))
    shutil.copy(root / "LICENSE", folder / "Horologium.txt")
    (folder / "index.txt").write_text("\n".join([*listed, "", QT, ""]), "utf-8")
    return listed


def add_terms(folder: Path) -> None:
    """Add the texts that no package of Python carries; without them a bundle must not be passed on."""
    place = Path(os.environ.get(FOLDER, _COMMON))
    missing = [name for name in TERMS if not (place / name).is_file()]
    if missing:
        words = " and ".join(missing)
        raise SystemExit(f"{place} has no {words}, the terms of Qt: name a folder that has in the variable {FOLDER}.")
    for name in TERMS:
        shutil.copy(place / name, folder / f"{name}.txt")


def add_libraries(files: Iterable[Path], folder: Path) -> list[Path]:
    """Add what the packages say whose libraries are taken along, and list them; only Debian's can be asked."""
    if shutil.which("dpkg-query") is None:
        return []
    asked = [f"*/{file.name}" for file in files if file.is_relative_to("/lib") or file.is_relative_to("/usr/lib")]
    command = ["dpkg-query", "--search", *sorted(asked)]
    found = subprocess.run(command, capture_output=True, text=True, check=False).stdout if asked else ""
    packages = sorted({line.partition(":")[0] for line in found.splitlines()})
    texts = {name: _DOCUMENTS / name / "copyright" for name in packages}
    added = [folder / f"{name}.txt" for name, text in texts.items() if text.is_file()]
    for file in added:
        file.write_text(f"{file.stem}\n\n{texts[file.stem].read_text('utf-8', 'replace')}", "utf-8")
    with (folder / "index.txt").open("a", encoding="utf-8") as index:
        index.write(f"\nLibraries of the system where it was built: {', '.join(file.stem for file in added)}.\n")
    return added


def pinned(root: Path) -> list[str]:
    """The direct dependencies of the program, by name."""
    import tomllib  # noqa: PLC0415

    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    return [_name(each) for each in project["dependencies"]]


def distributions(names: list[str]) -> Iterator[Distribution]:
    """These packages and what they need, each once."""
    waiting, seen = list(names), set[str]()
    while waiting:
        name = re.sub(r"[-_.]+", "-", waiting.pop()).lower()
        if name in seen:
            continue
        seen.add(name)
        try:
            found = distribution(name)
        except PackageNotFoundError:  # needed on another system only
            continue
        yield found
        waiting += [_name(each) for each in found.requires or () if "extra ==" not in each]


def _one(part: Distribution, folder: Path) -> str:
    texts = [file for file in part.files or () if ".dist-info" in str(file) and _TEXT.search(file.as_posix())]
    words = "\n\n".join(Path(str(part.locate_file(file))).read_text("utf-8", "replace") for file in texts)
    stated = _stated(part)
    (folder / f"{part.name}.txt").write_text(f"{part.name} {part.version}\n{stated}\n\n{words}", "utf-8")
    return f"{part.name} {part.version}: {stated}"


def _stated(part: Distribution) -> str:
    """What a package says of its licence, in one line."""
    about = part.metadata
    for key in ("License-Expression", "License"):
        if texts := about.get_all(key):
            return str(texts[0]).splitlines()[0]
    classifiers = about.get_all("Classifier") or []
    named = [line.rpartition("::")[2].strip() for line in classifiers if line.startswith("License")]
    return ", ".join(named) or "see its text"


def _python(folder: Path) -> str:
    version = sysconfig.get_python_version()
    places = (Path(sysconfig.get_path("stdlib")) / "LICENSE.txt", Path("/usr/share/doc/python3/copyright"))
    text = next((place.read_text("utf-8") for place in places if place.is_file()), "")
    (folder / "Python.txt").write_text(f"Python {version}\nPSF-2.0\n\n{text}", "utf-8")
    return f"Python {version}: PSF-2.0"


def _name(requirement: str) -> str:
    match = _NAME.match(requirement)
    return match[0] if match else requirement
