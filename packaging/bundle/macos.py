"""From Horologium.app to what macOS players fetch: a disk image; signed where an identity is given."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

PROPERTIES: Final[Mapping[str, Any]] = {
    "CFBundleName": "Horologium",
    "CFBundleDisplayName": "Horologium",
    "LSApplicationCategoryType": "public.app-category.board-games",
    "LSMinimumSystemVersion": "13.0",
    "NSHighResolutionCapable": True,
    "NSHumanReadableCopyright": "MIT licence; unofficial and fan-made",
}
IDENTITY: Final = "HOROLOGIUM_SIGNING_IDENTITY"


def image(app: Path, work: Path, out: Path, version: str) -> Path:
    """A disk image with the program and a link to the folder of programs, to drag the one onto the other."""
    identity = os.environ.get(IDENTITY, "-")  # "-" signs for this machine only: players must allow it by hand
    hardened = ["--options", "runtime", "--timestamp"] if identity != "-" else []
    subprocess.run(["codesign", "--force", "--deep", *hardened, "--sign", identity, str(app)], check=True)
    stage = work / "image"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    shutil.copytree(app, stage / app.name, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    target = out / f"horologium-{version}-macos-{platform.machine()}.dmg"
    command = ["hdiutil", "create", "-volname", "Horologium", "-srcfolder", str(stage), "-ov", "-format", "ULMO"]
    subprocess.run([*command, str(target)], check=True)
    return target
