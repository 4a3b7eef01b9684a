"""From Horologium.app to what macOS players fetch: a disk image; signed where an identity is given."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from typing import TYPE_CHECKING, Any, Final

from bundle import ID
from bundle.freeze import lay_out_papers

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

ICON: Final = "horologium.icns"
DOCUMENTS: Final = (
    ("campaign", ".horologium", "Horologium campaign", "public.database"),
    ("export", ".horologium-campaign", "Horologium campaign to pass on", "public.zip-archive"),
    ("hero", ".horologium-hero", "Horologium hero", "public.data"),
    ("pack", ".horologium-pack", "Horologium content pack", "public.zip-archive"),
)
"""The kinds of files: name, ending, what the system calls them, and what else they are."""


def document_type(name: str, _ending: str, words: str, _parent: str) -> dict[str, Any]:
    """Files of this kind are opened by the program."""
    return {
        "CFBundleTypeName": words,
        "CFBundleTypeIconFile": ICON,
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [f"{ID}.{name}"],
    }


def declaration(name: str, ending: str, words: str, parent: str) -> dict[str, Any]:
    """How the system knows a file of this kind."""
    return {
        "UTTypeIdentifier": f"{ID}.{name}",
        "UTTypeDescription": words,
        "UTTypeIconFile": ICON,
        "UTTypeConformsTo": [parent],
        "UTTypeTagSpecification": {"public.filename-extension": [ending.removeprefix(".")]},
    }


PROPERTIES: Final[Mapping[str, Any]] = {
    "CFBundleName": "Horologium",
    "CFBundleDisplayName": "Horologium",
    "LSApplicationCategoryType": "public.app-category.board-games",
    "LSMinimumSystemVersion": "13.0",
    "NSHighResolutionCapable": True,
    "NSHumanReadableCopyright": "MIT licence; unofficial and fan-made",
    "CFBundleDocumentTypes": [document_type(*each) for each in DOCUMENTS],
    "UTExportedTypeDeclarations": [declaration(*each) for each in DOCUMENTS],
}
IDENTITY: Final = "HOROLOGIUM_SIGNING_IDENTITY"


def image(app: Path, root: Path, work: Path, out: Path, version: str) -> Path:
    """A disk image with the program and a link to the folder of programs, to drag the one onto the other."""
    identity = os.environ.get(IDENTITY, "-")  # "-" signs for this machine only: players must allow it by hand
    hardened = ["--options", "runtime", "--timestamp"] if identity != "-" else []
    subprocess.run(["codesign", "--force", "--deep", *hardened, "--sign", identity, str(app)], check=True)
    stage = work / "image"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    shutil.copytree(app, stage / app.name, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    lay_out_papers(root, work / "made", stage)
    target = out / f"horologium-{version}-macos-{platform.machine()}.dmg"
    command = ["hdiutil", "create", "-volname", "Horologium", "-srcfolder", str(stage), "-ov", "-format", "ULMO"]
    subprocess.run([*command, str(target)], check=True)
    return target
