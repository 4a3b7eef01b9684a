"""Makes the bundle itself: icons, licences, then PyInstaller."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Final

from bundle import fonts, licences

if TYPE_CHECKING:
    from pathlib import Path

PAPERS: Final = ("CHANGELOG.md", "LICENSE")


def freeze(root: Path, work: Path) -> Path:
    """Build the program into a folder that needs no Python; gives the folder."""
    made, out = work / "made", work / "frozen"
    shutil.rmtree(made, ignore_errors=True)
    licences.main(root, made / "licences")
    licences.add_terms(made / "licences")
    fonts.collect(made)
    environment = {
        **os.environ,
        "HOROLOGIUM_MADE": str(made),
        "PYTHONPATH": os.pathsep.join([str(root / "desktop"), str(root / "packaging")]),
        "QT_QPA_PLATFORM": "offscreen",
    }
    _run([sys.executable, "-m", "bundle.icons", str(made / "icons")], environment)
    spec = root / "packaging" / "bundle" / "horologium.spec"
    options = [
        "--noconfirm",
        "--clean",
        "--log-level",
        "WARN",
        "--distpath",
        str(out),
        "--workpath",
        str(work / "work"),
    ]
    _run([sys.executable, "-m", "PyInstaller", *options, str(spec)], environment)
    return out / "horologium"


def lay_out_papers(root: Path, made: Path, folder: Path) -> None:
    """Put changelog, licence and the licences of all parts where players find them without starting the program."""
    for name in PAPERS:
        shutil.copy(root / name, folder / name)
    shutil.copytree(made / "licences", folder / "licences", dirs_exist_ok=True)


def size(folder: Path) -> int:
    """How many bytes the files of a folder have."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())


def _run(command: list[str], environment: dict[str, str]) -> None:
    subprocess.run(command, env=environment, check=True)
