"""The guide for pack authors is true: its pack is good, and its mistakes are told as it says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from helpers.packs import as_folder
from horologium.content.check import main
from horologium.paths import campaigns

if TYPE_CHECKING:
    from pathlib import Path

Guide = tuple[list[tuple[str, bytes]], list[str]]


@pytest.fixture
def guide() -> Guide:
    """The files of the guide, with their comment line, and what the checker is said to print."""
    text = (campaigns() / "README.md").read_text(encoding="utf-8")
    files = re.findall(r"```toml\n(# (\S+)\n.*?)```", text, re.DOTALL)
    printed = re.findall(r"```console\n\$ horologium check marsh\n(.*?)```", text, re.DOTALL)
    return [(name, content.encode()) for content, name in files], printed


def test_the_pack_of_the_guide_is_good(guide: Guide, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files, (good, _) = guide
    assert main([as_folder(tmp_path / "marsh", dict(files[:5]))]) == 0
    assert capsys.readouterr().out == good


def test_the_mistakes_of_the_guide_are_told(guide: Guide, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files, (_, bad) = guide
    assert main([as_folder(tmp_path / "marsh", dict(files[:6]))]) == 1
    assert capsys.readouterr().out == bad


def test_the_translation_of_the_guide_fits(guide: Guide, tmp_path: Path) -> None:
    files, _ = guide
    assert main([as_folder(tmp_path / "marsh", dict(files[:5] + files[6:]))]) == 0
