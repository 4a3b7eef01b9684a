"""Folders in which a database is not safe: on other machines, or watched by programs that copy files elsewhere.

Nobody is kept out: the sentence is shown, and the players decide. What cannot be known is taken to be fine.
"""

from __future__ import annotations

import os
from pathlib import Path, PurePath
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from horologium.engine.core.speech import later, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

MOUNTS: Final = Path("/proc/self/mounts")
NETWORKS: Final = frozenset(
    (
        *("9p", "afpfs", "afs", "ceph", "cifs", "coda", "curlftpfs", "davfs", "gfs", "gfs2", "glusterfs", "lustre"),
        *("ncpfs", "nfs", "nfs4", "ocfs2", "smb3", "smbfs", "vboxsf", "vmhgfs", "fuse.davfs2", "fuse.glusterfs"),
        *("fuse.gvfsd-fuse", "fuse.rclone", "fuse.s3fs", "fuse.sshfs", "fuse.vmhgfs-fuse"),
    )
)
FLEETING: Final = frozenset(["ramfs", "tmpfs"])
CLOUDS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "box sync": "Box",
        "com~apple~clouddocs": "iCloud Drive",
        "dropbox": "Dropbox",
        "google drive": "Google Drive",
        "googledrive": "Google Drive",
        "icloud drive": "iCloud Drive",
        "icloudrive": "iCloud Drive",
        "megasync": "MEGA",
        "my drive": "Google Drive",
        "nextcloud": "Nextcloud",
        "onedrive": "OneDrive",
        "owncloud": "ownCloud",
        "pclouddrive": "pCloud",
        "seafile": "Seafile",
        "syncthing": "Syncthing",
        "tresorit": "Tresorit",
    }
)
MARKERS: Final[Mapping[str, str]] = MappingProxyType(
    {".dropbox": "Dropbox", ".stfolder": "Syncthing", ".owncloudsync.log": "ownCloud", ".sync_folder": "Nextcloud"}
)

REMEDY: Final = later("keep campaigns in a folder of this machine, and carry them over as exported files")


class Mount(NamedTuple):
    """A file system and where it begins."""

    point: str
    kind: str


def warning(folder: Path, mounts: Iterable[Mount] | None = None) -> str:
    """Why a folder is no safe place for campaigns, in one sentence, or nothing."""
    place = _resolved(folder)
    kind = _kind(place, _mounts() if mounts is None else mounts)
    if kind in NETWORKS or str(folder).startswith(("\\\\", "//")):
        return say(
            "{folder} lies on another machine ({what}), where databases get damaged: {remedy}.",
            folder=folder,
            what=kind or say("a network share"),
            remedy=say(REMEDY),
        )
    if kind in FLEETING:
        return say(
            "{folder} is gone when this machine is switched off ({kind}): {remedy}.",
            folder=folder,
            kind=kind,
            remedy=say(REMEDY),
        )
    if cloud := _cloud(place):
        return say(
            "{folder} is kept in step by {cloud}, which may copy a campaign while it is being written: {remedy}.",
            folder=folder,
            cloud=cloud,
            remedy=say(REMEDY),
        )
    return ""


def _resolved(folder: Path) -> Path:
    try:
        return folder.resolve()
    except (OSError, RuntimeError):  # RuntimeError: links that lead in a circle
        return folder.absolute()


def _mounts() -> list[Mount]:
    try:
        lines = MOUNTS.read_text("utf-8", errors="replace").splitlines()
    except OSError:
        return []
    fields = (line.split(" ") for line in lines)
    return [Mount(_unescaped(parts[1]), parts[2]) for parts in fields if len(parts) > 2]


def _unescaped(text: str) -> str:
    for code, letter in ((r"\040", " "), (r"\011", "\t"), (r"\012", "\n"), (r"\134", "\\")):
        text = text.replace(code, letter)
    return text


def _kind(place: PurePath, mounts: Iterable[Mount]) -> str:
    """The file system of a place: that of the longest mount point above it, of equal ones the last."""
    above = {str(place), *(str(parent) for parent in place.parents)}
    found = [mount for mount in mounts if mount.point in above]
    return max(reversed(found), key=lambda mount: len(mount.point)).kind if found else ""


def _cloud(place: Path) -> str:
    for folder in (place, *place.parents):
        name = folder.name.casefold()
        if found := CLOUDS.get(name) or CLOUDS.get(name.split(" - ", maxsplit=1)[0]):
            return found
        if marker := next((marker for marker in MARKERS if os.path.lexists(folder / marker)), None):
            return MARKERS[marker]
    return ""
