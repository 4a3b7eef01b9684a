"""The import contracts of pyproject.toml hold, and a breach of each is caught."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest

from helpers.source import ROOT

_LINT = "from importlinter.cli import lint_imports_command; lint_imports_command()"
PACKAGES = (
    "", "campaign", "content", "engine", "engine/core", "engine/kit", "engine/rulesets", "lab", "protocol",
    "store", "ui",
)  # fmt: skip
RULESETS = ("engine/rulesets/demo", "engine/rulesets/other")
MODULES = ("__main__", "app", "cli", "paths", "workrooms")


def lint(folder, desktop) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", _LINT, "--no-logo", "--no-cache"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(desktop), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture
def bare(tmp_path):
    """A program that has our packages and our contracts, but nothing in them."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    program = tmp_path / "desktop" / "horologium"
    for package in (*PACKAGES, *RULESETS):
        (program / package).mkdir(parents=True, exist_ok=True)
        (program / package / "__init__.py").touch()
    for module in MODULES:
        (program / f"{module}.py").touch()
    return program


def breach(program, module, line) -> str:
    package = program / module / "__init__.py"
    (package if package.exists() else program / f"{module}.py").write_text(line + "\n", "utf-8")
    result = lint(program.parents[1], program.parent)
    assert (result.returncode == 0) == ("BROKEN" not in result.stdout), result.stdout + result.stderr
    return " ".join(row.removesuffix(" BROKEN") for row in result.stdout.splitlines() if row.endswith(" BROKEN"))


def test_the_contracts_hold():
    result = lint(ROOT, ROOT / "desktop")
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize(
    ("module", "line", "contract"),
    [
        ("content", "import horologium.ui", "Screens stand on"),
        ("content", "import horologium.campaign", "Screens stand on"),
        ("campaign", "import horologium.store", "Screens stand on"),
        ("ui", "import horologium.store", "Screens stand on"),
        ("campaign", "import sqlmodel", "SQL stays in"),
        ("protocol", "import horologium.ui", "Screens stand on"),
        ("ui", "import horologium.app", "Screens stand on"),
        ("engine/core", "import horologium.paths", "Screens stand on"),
        ("engine/core", "import horologium.engine.kit", "Rulesets stand on"),
        ("engine/kit", "import horologium.engine.rulesets.demo", "Rulesets stand on"),
        ("engine/rulesets/demo", "import horologium.engine.rulesets.other", "No ruleset knows"),
        ("engine/kit", "import random", "The engine is standard library only"),
        ("engine/rulesets/demo", "import pydantic", "The engine is standard library only"),
        ("protocol", "from PySide6 import QtCore", "Qt stays in"),
        ("cli", "def f():\n    import horologium.ui", "The command line reaches Qt"),
        ("ui", "import sqlite3", "SQL stays in"),
        ("ui", "import pictures", "What developers use"),
    ],
)
def test_a_breach_is_caught(bare, module, line, contract):
    assert contract in breach(bare, module, line)


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("store", "import sqlmodel, horologium.campaign"),
        ("campaign", "import horologium.content, horologium.engine.core"),
        ("cli", "def f():\n    import horologium.app"),
        ("app", "import horologium.ui, horologium.content, horologium.paths"),
        ("ui", "import PySide6, horologium.engine.core, horologium.content"),
        ("protocol", "import horologium.content, horologium.engine.rulesets"),
        ("content", "import pydantic, horologium.engine.rulesets, horologium.paths"),
        ("engine/rulesets/demo", "import horologium.engine.kit, horologium.engine.core"),
    ],
)
def test_what_the_layers_allow_is_let_be(bare, module, line):
    assert breach(bare, module, line) == ""


def test_a_package_without_a_place_is_refused(bare):
    (bare / "stray.py").touch()
    result = lint(bare.parents[1], bare.parent)
    assert result.returncode != 0
    assert "stray" in result.stdout + result.stderr
