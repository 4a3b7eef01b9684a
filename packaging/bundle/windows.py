"""From the bundle to what Windows players fetch: a .zip and an installer made by NSIS."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

from bundle.freeze import lay_out_papers

SCRIPT: Final = Path(__file__).with_name("win") / "horologium.nsi"
ROOT: Final = Path(__file__).resolve().parents[2]


def archive(program: Path, made: Path, out: Path, version: str) -> Path:
    """The portable archive: unpack it anywhere and start the program in it."""
    lay_out_papers(ROOT, made, program)
    base = out / f"horologium-{version}-windows-x64"
    return Path(shutil.make_archive(str(base), "zip", program.parent, program.name))


def installer(program: Path, made: Path, out: Path, version: str) -> Path:
    """The installer for one person."""
    target = out / f"horologium-{version}-setup.exe"
    makensis = shutil.which("makensis") or r"C:\Program Files (x86)\NSIS\makensis.exe"
    subprocess.run([makensis, "-V2", *definitions(program, made, target, version), str(SCRIPT)], check=True)
    return target


def definitions(program: Path, made: Path, target: Path, version: str) -> list[str]:
    """What the script has to be told."""
    values = {
        "VERSION": version,
        "PROGRAM": program,
        "ICON": made / "icons" / "horologium.ico",
        "LICENCE": ROOT / "LICENSE",
        "OUT": target,
    }
    return [f"-D{key}={value}" for key, value in values.items()]
