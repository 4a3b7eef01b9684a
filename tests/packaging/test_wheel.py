"""The wheel carries everything the program needs."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import zipfile

import pytest

from helpers.source import ROOT


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", str(ROOT), "--no-deps", "--no-build-isolation", "--no-index"]
    result = subprocess.run(
        [*command, "-w", str(folder)], capture_output=True, text=True, check=False, env={**os.environ, "PIP_USER": "0"}
    )
    assert result.returncode == 0, result.stdout + result.stderr
    (file,) = folder.glob("horologium-*.whl")
    with zipfile.ZipFile(file) as archive:
        yield archive


def shipped(folder) -> list[str]:
    files = sorted(path for path in (ROOT / folder).rglob("*") if path.is_file() and path.suffix != ".pyc")
    return [f"horologium/_data/{path.relative_to(ROOT).as_posix()}" for path in files]


@pytest.mark.parametrize("folder", ["resources", "campaigns"])
def test_what_is_shipped_is_inside(wheel, folder):
    files = shipped(folder)
    assert files
    assert sorted(set(files) - set(wheel.namelist())) == []


def test_the_command_is_installed(wheel):
    (name,) = (name for name in wheel.namelist() if name.endswith("entry_points.txt"))
    assert "horologium = horologium.cli:main" in wheel.read(name).decode()


def test_the_licence_is_inside(wheel):
    (name,) = (name for name in wheel.namelist() if name.endswith("licenses/LICENSE"))
    assert "unofficial" in wheel.read(name).decode()


def test_the_program_runs_from_the_wheel_alone(wheel, tmp_path):
    wheel.extractall(tmp_path)
    probe = "from horologium import paths; print((paths.resources() / 'codex' / 'nova-aetas.toml').as_posix())"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    result = subprocess.run(
        [sys.executable, "-c", probe], env=environment, capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert result.stdout.strip() == (tmp_path / "horologium/_data/resources/codex/nova-aetas.toml").as_posix()


def test_every_direct_dependency_is_pinned_without_an_address():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    groups = [project["project"]["dependencies"], project["build-system"]["requires"]]
    groups += project["project"]["optional-dependencies"].values()
    pins = [pin for group in groups for pin in group if not pin.startswith("horologium[")]  # an extra of our own
    assert [pin for pin in pins if "==" not in pin or "@" in pin] == []


def test_the_wheel_is_built_by_the_same_version_everywhere():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert set(project["build-system"]["requires"]) <= set(project["project"]["optional-dependencies"]["dev"])
