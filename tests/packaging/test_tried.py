"""When the bundle has to be built anew."""

from __future__ import annotations

import shutil

import pytest

from bundle import tried
from helpers.source import ROOT


@pytest.fixture
def root(tmp_path):
    """A copy of what decides about the bundle, which was tried as it is."""
    shutil.copytree(ROOT / "packaging", tmp_path / "packaging", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "desktop" / "horologium").mkdir(parents=True)
    for name in ("pyproject.toml", "desktop/horologium/__init__.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / tried.RECORD).unlink(missing_ok=True)
    tried.record(tmp_path, "bundle 1 MB")
    return tmp_path


def change(file, old, new):
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_a_bundle_that_was_tried_need_not_be_built(root, capsys):
    assert tried.main(root) == 0
    assert "nothing to build" in capsys.readouterr().out


def test_a_bundle_that_was_never_tried_is_built(root):
    (root / tried.RECORD).unlink()
    assert tried.main(root) == tried.UNTRIED


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("pyproject.toml", '"PySide6-Essentials==', '"PySide6-Essentials>='),
        ("pyproject.toml", '"pyinstaller==', '"pyinstaller>='),
        ("packaging/build.py", "150", "151"),
        ("packaging/bundle/horologium.spec", "upx=False", "upx=True"),
        ("packaging/bundle/linux/trial.sh", "env -i", "env"),
        ("desktop/horologium/__init__.py", '__version__ = "', '__version__ = "9'),
    ],
)
def test_a_change_of_packaging_dependencies_or_version_has_to_be_tried(root, file, old, new):
    change(root / file, old, new)
    assert not tried.is_tried(root)


def test_a_new_part_of_the_packaging_has_to_be_tried(root):
    (root / "packaging" / "bundle" / "linux" / "preinst").touch()
    assert not tried.is_tried(root)


def test_other_changes_do_not_matter(root):
    change(root / "pyproject.toml", '"pytest==', '"pytest>=')
    (root / "packaging" / "bundle" / "__pycache__").mkdir()
    (root / "packaging" / "bundle" / "__pycache__" / "freeze.pyc").touch()
    (root / "packaging" / "README.md").touch()
    assert tried.is_tried(root)


def test_the_record_stays_as_it_is_while_nothing_changes(root):
    before = (root / tried.RECORD).read_bytes()
    assert not tried.record(root, "bundle 2 MB")
    assert (root / tried.RECORD).read_bytes() == before


def test_a_build_of_something_else_renews_the_record(root):
    change(root / "packaging" / "build.py", "150", "140")
    assert tried.record(root, "bundle 2 MB")
    assert tried.is_tried(root)
    assert "bundle 2 MB" in (root / tried.RECORD).read_text("utf-8")


def test_ci_asks_before_it_builds():
    text = (ROOT / ".ci" / "run").read_text("utf-8")
    assert "HOROLOGIUM_BUNDLE" in text
    assert "|| ! python3 packaging/bundle/tried.py; then\n    python3 packaging/dev.py build --bundle-only" in text
