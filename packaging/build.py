"""Build the bundle of this system and what installs it (``dev.py build [DIR]``)."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bundle.freeze import freeze, size

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).resolve().parents[1]
MEGABYTE: Final = 1_000_000
LARGEST_BUNDLE: Final = 150 * MEGABYTE
LARGEST_DOWNLOAD: Final = 50 * MEGABYTE


def main(out: Path) -> int:
    """Build, try the bundle, and list what came of it; 1 if something is too large or does not work."""
    sys.path.insert(0, str(ROOT / "desktop"))
    from horologium import __version__  # noqa: PLC0415 - the path is known only now

    start = time.perf_counter()
    out.mkdir(parents=True, exist_ok=True)
    work = out / "work"
    program = freeze(ROOT, work)
    tried = subprocess.run([str(_console(program)), "--self-test"], check=False).returncode
    rows = [
        (program, LARGEST_BUNDLE),
        *((file, LARGEST_DOWNLOAD) for file in packages(program, work, out, __version__)),
    ]
    for path, most in rows:
        bytes_ = size(path) if path.is_dir() else path.stat().st_size
        print(f"{bytes_ / MEGABYTE:7.1f} MB of {most // MEGABYTE}  {path}{'' if bytes_ <= most else '  TOO LARGE'}")
    print(f"built in {time.perf_counter() - start:.0f} s, self-test {'failed' if tried else 'passed'}")
    large = any((size(path) if path.is_dir() else path.stat().st_size) > most for path, most in rows)
    return int(bool(tried) or large)


def packages(program: Path, work: Path, out: Path, version: str) -> Iterator[Path]:
    """What players fetch, for the system that this is."""
    if sys.platform == "linux":
        from bundle import linux_packages as linux  # noqa: PLC0415

        linux.furnish(program, work / "made", ROOT, version)
        archive = linux.tarball(program, out, version)
        yield archive
        yield linux.self_extracting(archive)
        yield linux.debian(program, work, out, version)
    elif sys.platform == "win32":
        from bundle import windows  # noqa: PLC0415

        yield windows.archive(program, out, version)
        yield windows.installer(program, work / "made", out, version)
    else:
        from bundle import macos  # noqa: PLC0415

        yield macos.image(program.with_name("Horologium.app"), work, out, version)


def _console(program: Path) -> Path:
    """The program that prints, which on Windows is one of its own."""
    return program / ("horologium-console.exe" if sys.platform == "win32" else "horologium")


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1]).absolute() if len(sys.argv) > 1 else ROOT / "dist"))
