"""From the bundle to what Linux players fetch: a portable .tar.xz, a self-extracting .run and a .deb."""

from __future__ import annotations

import gzip
import hashlib
import os
import platform
import re
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bundle import ID
from bundle.freeze import lay_out_papers, size
from bundle.icons import SIZES

if TYPE_CHECKING:
    from collections.abc import Mapping

PARTS: Final = Path(__file__).with_name("linux")
SCRIPTS: Final = ("install.sh", "uninstall.sh", "refresh.sh")
ARCHITECTURES: Final[Mapping[str, str]] = {"x86_64": "amd64", "aarch64": "arm64"}


def furnish(program: Path, made: Path, root: Path, version: str) -> None:
    """Put beside the program what a desktop needs: entry, icons, file types, description, manual, scripts."""
    share = program / "share"
    _place(PARTS / "horologium.desktop", share / "applications" / "horologium.desktop")
    _place(PARTS / "horologium.xml", share / "mime" / "packages" / "horologium.xml")
    _place(PARTS / "horologium.1", share / "man" / "man1" / "horologium.1")
    words = filled("horologium.metainfo.xml", ID=ID, VERSION=version, DATE=_date())
    _write(share / "metainfo" / f"{ID}.metainfo.xml", words)
    for each in SIZES:
        if each <= 512:  # what the icon theme of desktops has folders for
            _place(made / "icons" / f"{each}.png", share / f"icons/hicolor/{each}x{each}/apps/horologium.png")
    for script in SCRIPTS:
        _place(PARTS / script, program / script)
    lay_out_papers(root, made, program)
    readable(program)


def tarball(program: Path, out: Path, version: str) -> Path:
    """The portable archive: unpack it anywhere and start the program in it."""
    target = out / f"horologium-{version}-linux-{platform.machine()}.tar.xz"
    owner = ["--owner=0", "--group=0", "--numeric-owner", "--sort=name"]
    # Machine code packs better when its jumps are seen as such; on other machines the option does no harm.
    compress = "xz --x86 --lzma2=preset=6 -T0" if shutil.which("xz") else "python3 -m lzma"
    command = ["tar", "-C", str(program.parent), *owner, "-I", compress, "-cf", str(target), program.name]
    subprocess.run(command, check=True)
    return target


def self_extracting(archive: Path) -> Path:
    """A shell script that carries the archive behind its last line."""
    target = archive.with_name(archive.name.removesuffix(".tar.xz") + ".run")
    data = archive.read_bytes()
    version = archive.name.split("-")[1]
    stub = filled("stub.sh", VERSION=version, SUM=hashlib.sha256(data).hexdigest(), LINES="0000")
    first = stub.count("\n") + 1
    stub = stub.replace("lines=0000", f"lines={first}")
    target.write_bytes(stub.encode() + data)
    target.chmod(0o755)
    return target


def debian(program: Path, work: Path, out: Path, version: str) -> Path:
    """The package for Debian and its kin: the program in /opt, the rest where the system looks for it."""
    tree = work / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    place = tree / "opt" / "horologium"
    shutil.copytree(program, place, symlinks=True)
    shutil.move(place / "share", tree / "usr" / "share")
    for script in SCRIPTS:
        (place / script).unlink()
    (tree / "usr" / "bin").mkdir(parents=True)
    (tree / "usr" / "bin" / "horologium").symlink_to("/opt/horologium/horologium")
    _documents(tree / "usr" / "share", program)
    architecture = ARCHITECTURES.get(platform.machine(), platform.machine())
    control = filled(
        "control", VERSION=version, ARCHITECTURE=architecture, SIZE=str(size(tree) // 1024), GLIBC=glibc(program)
    )
    _write(tree / "DEBIAN" / "control", control)
    _place(PARTS / "postrm", tree / "DEBIAN" / "postrm")
    readable(tree)
    (tree / "DEBIAN" / "postrm").chmod(0o755)
    target = out / f"horologium_{version}_{architecture}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", str(tree), str(target)], check=True)
    return target


def glibc(program: Path) -> str:
    """The newest version of the C library that any file of the bundle asks for."""
    newest = (2, 17)
    for file in program.rglob("*"):
        if file.is_file() and (".so" in file.name or os.access(file, os.X_OK)):
            for major, minor in re.findall(rb"GLIBC_(\d+)\.(\d+)", file.read_bytes()):
                newest = max(newest, (int(major), int(minor)))
    return ".".join(map(str, newest))


def filled(name: str, **values: str) -> str:
    """A template with its places filled."""
    text = (PARTS / name).read_text("utf-8")
    for key, value in values.items():
        text = text.replace(f"@{key}@", value)
    return text


def readable(folder: Path) -> None:
    """Let everybody read and start what is there, whatever the mask of who builds it."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) or path.suffix == ".sh" else 0o644)


def _documents(share: Path, program: Path) -> None:
    place = share / "doc" / "horologium"
    place.mkdir(parents=True)
    words = (program / "LICENSE").read_text("utf-8")
    others = (program / "licences" / "index.txt").read_text("utf-8")
    _write(place / "copyright", f"{words}\n\nThe bundle holds, in /opt/horologium/licences:\n\n{others}")
    manual = share / "man" / "man1" / "horologium.1"
    _packed(manual, manual.with_name("horologium.1.gz"))
    manual.unlink()
    _packed(program / "CHANGELOG.md", place / "changelog.gz")


def _packed(source: Path, target: Path) -> None:
    target.write_bytes(gzip.compress(source.read_bytes(), mtime=0))


def _date() -> str:
    moment = int(os.environ.get("SOURCE_DATE_EPOCH", "0")) or datetime.now(UTC).timestamp()
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def _place(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)


def _write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")
