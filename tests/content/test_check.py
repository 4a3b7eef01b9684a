"""The checker on the command line."""

from __future__ import annotations

import runpy
import sys
from typing import TYPE_CHECKING

import pytest

from helpers.packs import as_folder, as_zip, changed
from horologium.content.check import main
from horologium.paths import campaigns

if TYPE_CHECKING:
    from pathlib import Path

BARE = 'format = 1\nid = "bare"\nname = "Bare"\nruleset = "demo"\nversion = 1\nauthors = ["A"]\nlicence = "CC0-1.0"\n'


def test_every_shipped_pack_is_good(capsys: pytest.CaptureFixture[str]) -> None:
    packs = sorted(path for path in campaigns().iterdir() if path.is_dir())
    assert packs
    assert main(packs) == 0
    assert capsys.readouterr().out.count("no problems\n") == len(packs)


def test_a_good_pack_gives_nought(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([as_folder(tmp_path / "bare", {"pack.toml": BARE.encode()})]) == 0
    assert capsys.readouterr().out == "bare: 1 file, no problems\n"


def test_a_faulty_pack_gives_one_and_its_problems(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([as_zip(tmp_path / "bad.zip", {"pack.toml": f"{BARE}x = 1\n".encode()})]) == 1
    out = capsys.readouterr().out
    assert out.startswith("pack.toml:8: x: is not a known key - use one of ")
    assert out.endswith("\nbad.zip: 1 file, 1 problem\n")


def test_a_pack_that_cannot_be_read_gives_two(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([tmp_path / "nowhere"]) == 2
    assert capsys.readouterr().out.startswith("nowhere: cannot be read: ")


def test_the_worst_of_several_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = as_folder(tmp_path / "good", {"pack.toml": BARE.encode()})
    assert main([good, as_folder(tmp_path / "bad", changed({})), good]) == 1
    assert capsys.readouterr().out.count("good: 1 file, no problems") == 2


def test_no_pack_at_all_is_asked_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert capsys.readouterr().err.startswith("Which pack?")


def test_a_dot_is_called_by_its_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(as_folder(tmp_path / "bare", {"pack.toml": BARE.encode()}))
    assert main([type(tmp_path)(".")]) == 0
    assert capsys.readouterr().out == "bare: 1 file, no problems\n"


def test_the_module_runs_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["check", str(campaigns() / "demo")])
    monkeypatch.delitem(sys.modules, "horologium.content.check")
    with pytest.raises(SystemExit) as caught:
        runpy.run_module("horologium.content.check", run_name="__main__")
    assert caught.value.code == 0


def test_a_translation_is_measured_whatever_the_language_of_the_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    long = f'[pack]\nname = "{"o" * 81}"\n'
    assert main([as_folder(tmp_path / "bare", {"pack.toml": BARE.encode(), "text/it.toml": long.encode()})]) == 1
    problem = (
        "text/it.toml:2: pack.name: must have at most 80 characters (was 81) - give a text from 1 to 80 characters"
    )
    assert capsys.readouterr().out == f"{problem}\nbare: 2 files, 1 problem\n"


def test_texts_that_are_not_translated_are_told_and_no_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = f'{BARE}description = "Nothing."\n'.encode()
    assert main([as_folder(tmp_path / "bare", {"pack.toml": pack, "text/it.toml": b'[pack]\nname = "Nudo"\n'})]) == 0
    told = "text/it.toml: pack.description: 1 of 2 texts is not translated, this is the first"
    assert capsys.readouterr().out.startswith(f"bare: {told} - add them, or they stay in 'en'\n")


def test_a_whole_translation_is_not_spoken_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = b'[pack]\nname = "Nudo"\n'
    assert main([as_folder(tmp_path / "bare", {"pack.toml": BARE.encode(), "text/it.toml": text})]) == 0
    assert capsys.readouterr().out == "bare: 2 files, no problems\n"
