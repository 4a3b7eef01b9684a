"""System libraries and fonts that a pip-installed Qt needs on Linux."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from devtools import apt
from devtools.say import Stop, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from devtools.environment import Environment

OFFSCREEN: Final = "offscreen"
WINDOW: Final = "window"
FONTS: Final = ("fonts-ebgaramond", "fonts-ebgaramond-extra")

# The objects of PySide6 whose needs tell what is missing.
_OBJECTS: Final[Mapping[str, tuple[str, ...]]] = {
    OFFSCREEN: ("QtWidgets.abi3.so", "QtSvg.abi3.so", "Qt/plugins/platforms/libqoffscreen.so"),
    WINDOW: ("QtWidgets.abi3.so", "QtSvg.abi3.so", "Qt/plugins/platforms/libqxcb.so"),
}
# Debian names most packages after the library; these are the others.
_PACKAGES: Final[Mapping[str, str]] = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libz.so.1": "zlib1g",
}


def ensure_libraries(environment: Environment, kind: str) -> None:
    """See to the libraries for an offscreen or a real window, once for each environment."""
    if sys.platform != "linux" or environment.is_settled(kind):
        return
    missing = missing_libraries(environment, kind)
    if missing:
        packages = packages_for(missing)
        installed = bool(packages) and apt.may_install() and apt.install(packages)
        if not installed or missing_libraries(environment, kind):
            raise Stop(about_missing(missing, packages))
    environment.settle(kind)


def ensure_fonts(environment: Environment) -> None:
    """Bring or name the typeface the screens are drawn for; they look right with others too, so only once."""
    if sys.platform != "linux" or environment.is_settled("fonts"):
        return
    if not has_garamond(_font_folders()) and not (apt.may_install() and apt.install(FONTS)) and apt.is_here():
        say(f"for the intended typeface: {apt.command_text(FONTS)}")
    environment.settle("fonts")


def missing_libraries(environment: Environment, kind: str) -> list[str]:
    """The shared objects that Qt asks for and the system does not have."""
    ldd = shutil.which("ldd")
    objects = [file for name in _OBJECTS[kind] for file in _in_pyside(environment, name)]
    if ldd is None or not objects:
        return []
    result = subprocess.run(
        [ldd, *objects], env={**os.environ, "LC_ALL": "C"}, capture_output=True, text=True, check=False
    )
    return not_found(result.stdout)


def not_found(ldd_output: str) -> list[str]:
    """The names that ldd could not resolve, each once, in order."""
    lines = (line.split() for line in ldd_output.splitlines() if line.rstrip().endswith("=> not found"))
    return list(dict.fromkeys(words[0] for words in lines))


def package_of(library: str) -> str | None:
    """The Debian package of a library, by its rule: ``libxcb-icccm.so.4`` is in ``libxcb-icccm4``."""
    if library in _PACKAGES:
        return _PACKAGES[library]
    stem, _, version = library.partition(".so.")
    return f"{stem.lower()}{version}" if version.isdigit() else None


def packages_for(libraries: Iterable[str]) -> list[str]:
    """The Debian packages that hold these libraries, as far as known."""
    return sorted({package for library in libraries if (package := package_of(library))})


def about_missing(libraries: Sequence[str], packages: Sequence[str]) -> str:
    """One sentence that names what is missing and what to do."""
    names = ", ".join(libraries)
    if apt.is_here() and packages:
        return (
            f"Qt needs system libraries that are missing ({names}): run '{apt.command_text(packages)}' and start again."
        )
    return f"Qt needs system libraries that are missing ({names}): install the packages of your system that hold them."


def has_garamond(folders: Iterable[Path]) -> bool:
    """Whether EB Garamond is among the installed fonts."""
    return any(True for folder in folders for _ in folder.rglob("EBGaramond*"))


def _font_folders() -> tuple[Path, ...]:
    return (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), Path.home() / ".local/share/fonts")


def _in_pyside(environment: Environment, name: str) -> list[str]:
    return [str(file) for file in environment.folder.glob(f"lib/python*/site-packages/PySide6/{name}")]
