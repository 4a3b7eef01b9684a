"""The guide for pack authors is true: its pack is good, and its mistakes are told as it says."""

from __future__ import annotations

import re
import shutil
from typing import TYPE_CHECKING

import pytest

from helpers.markdown import blocks, section
from helpers.packs import as_folder
from horologium.content.check import main
from horologium.paths import campaigns

if TYPE_CHECKING:
    from pathlib import Path

STORY, BUILDING, DRAWING = "Tell a story", "Build on another pack", "Draw for it"
Guide = tuple[list[tuple[str, bytes]], list[str]]


@pytest.fixture
def guide() -> Guide:
    """The files of the guide, with their comment line, and what the checker is said to print."""
    whole = (campaigns() / "README.md").read_text(encoding="utf-8")
    text = whole
    for title in (STORY, BUILDING, DRAWING):
        text = text.replace(section(whole, title), "")
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


def test_the_story_of_the_guide_is_proved_and_its_mistakes_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ferry = tmp_path / "ferry"
    shutil.copytree(campaigns() / "rehearsal", ferry, ignore=shutil.ignore_patterns("text"))
    for block in blocks(section((campaigns() / "README.md").read_text("utf-8"), STORY)):
        if block.language == "toml":
            write_down(ferry, block.text)
        else:
            main([ferry], plot=True)
            assert uncounted(block.text) == uncounted(f"$ horologium check --plot ferry\n{capsys.readouterr().out}")


def test_the_pack_of_the_guide_builds_on_another_and_misses_it(
    guide: Guide, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    marsh = as_folder(tmp_path / "marsh", dict(guide[0][:5]))
    building = section((campaigns() / "README.md").read_text("utf-8"), BUILDING)
    *files, good, bad = (block.text for block in blocks(building))
    fen = as_folder(tmp_path, {text.split()[1]: text.encode() for text in files}) / "fen"
    main([fen])
    assert capsys.readouterr().out == good.partition("\n")[2]
    marsh.rename(tmp_path / "away")
    main([fen])
    assert capsys.readouterr().out == bad.partition("\n")[2]


def test_the_drawings_of_the_guide_are_good_and_their_mistakes_are_told(
    guide: Guide, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    marsh = as_folder(tmp_path / "marsh", dict(guide[0][:5]))
    lance, chart, spoilt, told = blocks(section((campaigns() / "README.md").read_text("utf-8"), DRAWING))
    for block in (lance, chart):
        (marsh / block.text.split()[1]).parent.mkdir()
        write_down(marsh, block.text)
    assert main([marsh]) == 0
    capsys.readouterr()
    write_down(marsh, spoilt.text)
    main([marsh])
    assert capsys.readouterr().out == told.text.partition("\n")[2]


def write_down(pack: Path, text: str) -> None:
    """A whole file, or other ways for the ferry."""
    head, _, body = text.partition("\n")
    path = pack / head.removeprefix("# ").removesuffix(", changed")
    if head.endswith("changed"):
        before, ferry, after = path.read_text("utf-8").partition('name = "ferry"')
        body = before + ferry + re.sub(r"ways = \[\n.*?\n\]\n", lambda _: body, after, count=1, flags=re.DOTALL)
    path.write_text(body if "changed" in head else text, "utf-8")


def uncounted(printed: str) -> str:
    """The other files of the pack do not matter."""
    return re.sub(r"\d+ files", "242 files", printed)
