"""Build the bundle of this system and what installs it (``dev.py build [DIR]``)."""

from __future__ import annotations

import argparse
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bundle import tried
from bundle.freeze import freeze, size

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).resolve().parents[1]
SYSTEM: Final = platform.system()
MEGABYTE: Final = 1_000_000
LARGEST_BUNDLE: Final = 150 * MEGABYTE
LARGEST_DOWNLOAD: Final = 50 * MEGABYTE


def main(arguments: list[str]) -> int:
    """Build, try the bundle, and list what came of it; 1 if something is too large or does not work."""
    parser = argparse.ArgumentParser(prog="dev.py build", description="Build the bundle of this system.")
    parser.add_argument("out", metavar="DIR", nargs="?", type=Path, default=ROOT / "dist", help="where to (dist)")
    parser.add_argument("--bundle-only", action="store_true", help="without the packages that install it")
    wanted = parser.parse_args(arguments)
    start = time.perf_counter()
    out = wanted.out.absolute()
    program = freeze(ROOT, out / "work")
    failed = bool(subprocess.run(trial(program), check=False).returncode)
    made = () if wanted.bundle_only else tuple(packages(program, out / "work", out, tried.version(ROOT)))
    sizes = [(program, size(program), LARGEST_BUNDLE)]
    sizes += [(file, file.stat().st_size, LARGEST_DOWNLOAD) for file in made]
    for path, bytes_, most in sizes:
        verdict = "" if bytes_ <= most else "  TOO LARGE"
        print(f"{bytes_ / MEGABYTE:7.1f} MB of {most // MEGABYTE:>3}  {path}{verdict}")
    print(f"built in {time.perf_counter() - start:.0f} s, self-test {'failed' if failed else 'passed'}")
    failed |= any(bytes_ > most for _, bytes_, most in sizes)
    if SYSTEM == "Linux" and not failed and tried.record(ROOT, f"bundle {size(program) // MEGABYTE} MB"):
        print(f"{tried.RECORD} tells that this bundle was tried: commit it with what has changed")
    return int(failed)


def trial(program: Path) -> list[str]:
    """The command that tries a bundle: on Linux as on a stranger's machine."""
    if SYSTEM == "Linux":
        return ["sh", str(ROOT / "packaging" / "bundle" / "linux" / "trial.sh"), str(program)]
    # Of the two programs on Windows only one prints.
    return [str(program / ("horologium-console.exe" if SYSTEM == "Windows" else "horologium")), "--self-test"]


def packages(program: Path, work: Path, out: Path, version: str) -> Iterator[Path]:
    """What players fetch, for the system that this is."""
    if SYSTEM == "Linux":
        from bundle import linux_packages as linux  # noqa: PLC0415

        linux.furnish(program, work / "made", ROOT, version)
        archive = linux.tarball(program, out, version)
        yield archive
        yield linux.self_extracting(archive)
        yield linux.debian(program, work, out, version)
    elif SYSTEM == "Windows":
        from bundle import windows  # noqa: PLC0415

        yield windows.archive(program, work / "made", out, version)
        yield windows.installer(program, work / "made", out, version)
    else:
        from bundle import macos  # noqa: PLC0415

        yield macos.image(program.with_name("Horologium.app"), ROOT, work, out, version)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
