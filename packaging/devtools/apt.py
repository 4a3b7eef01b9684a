"""Debian and Ubuntu packages: installed when we may, named with their command when we may not."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING, Final

from devtools.say import Stop, say

if TYPE_CHECKING:
    from collections.abc import Sequence

# Without a network apt would wait for minutes.
_OPTIONS: Final = ("-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20", "-o", "Dpkg::Use-Pty=0")


def command_text(packages: Sequence[str], as_root: bool = False) -> str:
    """The command a person types to install packages."""
    sudo = "" if as_root else "sudo "
    return f"{sudo}apt-get install -y --no-install-recommends {' '.join(packages)}"


def is_here() -> bool:
    """Whether this system has apt."""
    return shutil.which("apt-get") is not None


def may_install() -> bool:
    """Whether packages can be installed without asking anybody."""
    if sys.platform == "win32":
        return False
    return os.geteuid() == 0 and is_here()


def install(packages: Sequence[str]) -> bool:
    """Install packages as root; the lists are fetched only when the first try fails."""
    say(f"installing {' '.join(packages)}")
    arguments = ["install", "-y", "--no-install-recommends", *packages]
    return _run(arguments) or (_run(["update"]) and _run(arguments))


def install_or_stop(packages: Sequence[str], what: str) -> None:
    """Install what cannot be done without, or stop with the command that does."""
    if may_install() and install(packages):
        return
    if is_here():
        raise Stop(f"{what} is missing: run '{command_text(packages)}' and start again.")
    raise Stop(f"{what} is missing: install it with your system's packages (Debian calls it {', '.join(packages)}).")


def _run(arguments: list[str]) -> bool:
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    result = subprocess.run(
        ["apt-get", "-q", *_OPTIONS, *arguments],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    return result.returncode == 0
