"""What the start screen loads: the fewer modules, the sooner it is there, however many games there are."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path

LIST = Path(__file__).with_name("start_modules.txt")
HEAVY = {"sqlalchemy", "sqlmodel", "alembic", "pydantic", "networkx", "sqlite3"}
PROBE = """
import pathlib, sys, tempfile
from horologium import app
with tempfile.TemporaryDirectory() as folder:
    app.first_paint(pathlib.Path(folder), furnished=True)
print(*sys.modules)
"""


@cache
def loaded() -> frozenset[str]:
    """The modules behind a start screen with everything on it, in a process of its own."""
    done = subprocess.run([sys.executable, "-c", PROBE], check=True, capture_output=True, text=True)
    return frozenset(done.stdout.split())


def test_the_start_screen_loads_what_stands_in_the_list_and_no_more():
    ours = {name for name in loaded() if name.startswith("horologium")}
    assert sorted(ours) == LIST.read_text("utf-8").split()


def test_the_start_screen_loads_no_game():
    assert [name for name in loaded() if name.startswith("horologium.engine.rulesets.")] == []


def test_the_start_screen_loads_neither_database_nor_checker():
    assert HEAVY & loaded() == set()
