"""A good pack is read whole; a bad one says everything that is wrong."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from helpers.packs import BRIDGE, GOOD, HOUND, PACK, PUP, TOY, Effect, Size, Toy, as_folder, as_zip, by_id, changed
from horologium.content.load import load_pack
from horologium.content.packs import Pack, RefusedPack

if TYPE_CHECKING:
    from pathlib import Path


def loaded(root: Path, **files: str | bytes | None) -> Pack:
    pack = load_pack(as_folder(root / "pack", changed(files)), by_id(TOY))
    assert isinstance(pack, Pack), pack
    return pack


def problems(root: Path, files: dict[str, str | bytes | None]) -> list[str]:
    found = load_pack(as_folder(root / "pack", changed(files)), by_id(TOY))
    assert isinstance(found, RefusedPack)
    return [str(problem) for problem in found.problems]


def test_a_good_pack_is_read_with_its_nested_tables(tmp_path: Path) -> None:
    hound = loaded(tmp_path).content["figures"]["hound"]
    assert (hound.id, hound.size, hound.attack) == ("hound", Size.LARGE, ("d6", "d6"))
    assert hound.effects[1] == Effect("moved", "heal", 2)


def test_a_pack_knows_what_its_manifest_says(tmp_path: Path) -> None:
    pack = loaded(tmp_path)
    assert (pack.id, pack.name, pack.ruleset, pack.manifest.version) == ("brass", "Brass and Bone", "toy", 3)
    assert (pack.manifest.authors, pack.manifest.licence) == (("Ada",), "CC0-1.0")


def test_folder_and_zip_give_the_same_pack(tmp_path: Path) -> None:
    folder = loaded(tmp_path)
    backwards = dict(reversed(changed({}).items()))
    packed = load_pack(as_zip(tmp_path / "pack.zip", backwards), by_id(TOY))
    assert isinstance(packed, Pack)
    assert replace(packed, origin=folder.origin) == folder
    assert list(packed.content["figures"]) == list(folder.content["figures"]) == ["hound", "pup"]


def test_a_zip_of_the_folder_itself_is_read_too(tmp_path: Path) -> None:
    wrapped = {f"brass/{name}": content for name, content in changed({}).items()}
    packed = load_pack(as_zip(tmp_path / "pack.zip", {"brass/": b"", **wrapped}), by_id(TOY))
    assert isinstance(packed, Pack)
    assert packed.digest == loaded(tmp_path).digest


def test_what_operating_systems_leave_behind_is_passed_over(tmp_path: Path) -> None:
    junk = {".DS_Store": b"x", "figures/Thumbs.db": b"x", "__MACOSX/figures/._hound.toml": b"x"}
    packed = load_pack(as_zip(tmp_path / "pack.zip", changed(junk)), by_id(TOY))
    assert isinstance(packed, Pack)
    assert packed.files == len(GOOD) == loaded(tmp_path, **junk).files


def test_pictures_are_at_hand_by_name(tmp_path: Path) -> None:
    assert loaded(tmp_path).pictures["hound.svg"] == GOOD["pictures/hound.svg"].encode()  # type: ignore[union-attr]


def test_windows_line_ends_and_a_byte_order_mark_are_read(tmp_path: Path) -> None:
    windows = b"\xef\xbb\xbf" + HOUND.replace("\n", "\r\n").encode()
    assert loaded(tmp_path, **{"figures/hound.toml": windows}).content["figures"]["hound"].move == 4


@pytest.mark.parametrize(
    "same",
    [
        {"figures/hound.toml": "# another comment\n" + HOUND.replace(" = ", "=")},
        {"README.md": "# Another readme\n"},
        {"LICENCE": "Do as you like.\n"},
    ],
)
def test_comments_layout_and_notes_do_not_change_the_digest(same: dict[str, str], tmp_path: Path) -> None:
    assert loaded(tmp_path / "a").digest == loaded(tmp_path / "b", **same).digest


@pytest.mark.parametrize(
    "other",
    [
        {"figures/hound.toml": HOUND.replace("move = 4", "move = 5")},
        {"figures/hound.toml": HOUND.replace("Brass Hound", "Tin Hound")},
        {"pictures/spare.svg": GOOD["pictures/hound.svg"]},
        {"text/it.toml": None},
        {"pack.toml": PACK.replace("version = 3", "version = 4")},
        {"figures/young/pup.toml": None, "figures/pup.toml": PUP},
    ],
)
def test_whatever_can_be_played_or_seen_changes_the_digest(other: dict[str, str | None], tmp_path: Path) -> None:
    assert loaded(tmp_path / "a").digest != loaded(tmp_path / "b", **other).digest


def test_the_digest_is_the_same_on_every_machine(tmp_path: Path) -> None:
    assert loaded(tmp_path).digest == "f5d0a803eb3fef556a374d58286271d2e71c9e26596f91410f553738924d2125"


def test_texts_fall_back_to_the_language_of_the_pack(tmp_path: Path) -> None:
    pack = loaded(tmp_path)
    italian = ("fr", "it")
    assert pack.languages == ("en", "it")
    assert pack.text("figures", "hound", "name", languages=italian) == "Segugio d'ottone"
    assert pack.text("missions", "bridge", "intro", 0, languages=italian) == "Mist."
    assert pack.text("missions", "bridge", "intro", 1, languages=italian) == "Poi latrati."
    assert pack.text("figures", "pup", "name") == "Pup"


def test_all_problems_of_all_files_are_told_in_order(tmp_path: Path) -> None:
    spoilt = {
        "figures/hound.toml": HOUND.replace("move", "moev", 1).replace('"heal"', '"heel"'),
        "missions/bridge.toml": BRIDGE.replace('"pup"]', '"pip"]'),
    }
    assert problems(tmp_path, dict(spoilt)) == [
        "figures/hound.toml: move: is missing - add a line move = ...",
        "figures/hound.toml:3: moev: is not a known key - did you mean 'move'?",
        "figures/hound.toml:15: effects.1.do: names 'heel', which is not among the effects - did you mean 'heal'?",
        "missions/bridge.toml:2: enemies.1: names 'pip', which is not among the figures - did you mean 'pup'?",
    ]


def test_a_file_that_cannot_be_read_is_told_once_and_not_missed_by_others(tmp_path: Path) -> None:
    assert [line.split(" - ")[0] for line in problems(tmp_path, {"figures/pup.toml": 'name = "Pup'})] == [
        "figures/pup.toml:1: is not TOML: Unterminated string"
    ]


@pytest.mark.parametrize(
    ("files", "words"),
    [
        ({"pack.toml": None}, "pack.toml: is missing"),
        ({"pack.toml": "format = "}, "pack.toml:1: is not TOML: Invalid value - put texts into straight quotes"),
        ({"pack.toml": "a = 1\nb 2"}, "pack.toml:2: is not TOML: Expected '=' after a key"),
        ({"figures/x.toml": 'name = "Ada\nmove = 1'}, "figures/x.toml:1: is not TOML: Illegal character '\\n' - close"),
        (
            {"figures/x.toml": "move = 1\nmove = 2\n"},
            "figures/x.toml:2: is not TOML: Cannot overwrite a value - give each",
        ),
        ({"figures/x.toml": 'attack = ["d6" "d6"]'}, "is not TOML: Unclosed array - put commas between the items"),
        ({"figures/x.toml": 'name = "the "best" hound"'}, "x.toml:1: is not TOML: Expected newline"),
        ({"pack.toml": PACK.replace("format = 1\n", "")}, "pack.toml: format: is missing or wrong - write format = 2"),
        ({"pack.toml": PACK.replace("1\n", "true\n", 1)}, "pack.toml: format: is missing or wrong"),
        (
            {"pack.toml": PACK.replace("1\n", "3\n", 1)},
            "is made for a newer Horologium (format 3; this one reads up to 2)",
        ),
        (
            {"pack.toml": PACK.replace('"toy"', '"tyo"')},
            "pack.toml:4: ruleset: 'tyo' is not known - did you mean 'toy'?",
        ),
        ({"pack.toml": PACK.replace('"brass"', '"Brass"')}, "pack.toml:2: id: cannot be 'Brass' - use small letters"),
        ({"pack.toml": PACK + 'colour = "red"'}, "pack.toml:9: colour: is not a known key"),
        ({"pack.toml": PACK.replace('["Ada"]', "[]")}, "authors: must have at least 1 items (was 0)"),
        ({"pack.toml": PACK.replace('licence = "CC0-1.0"\n', "")}, "pack.toml: licence: is missing"),
        ({"figure/x.toml": PUP}, "figure/x.toml: does not lie in a folder of toy - did you mean 'figures'?"),
        ({"x.toml": PUP}, "x.toml: does not lie in a folder of toy"),
        ({"text.toml": ""}, "text.toml: does not lie in a folder of toy"),
        ({"figures/x.toml": "move = 2.5"}, "figures/x.toml:1: move: must be a whole number (was 2.5)"),
        ({"figures/Big Hound.toml": PUP}, "figures/Big Hound.toml: cannot be called 'Big Hound'"),
    ],
)
def test_a_broken_pack_says_what_to_do(files: dict[str, str | bytes | None], words: str, tmp_path: Path) -> None:
    assert words in "\n".join(problems(tmp_path, files))


def test_a_pack_for_no_ruleset_at_all_asks_for_a_newer_program(tmp_path: Path) -> None:
    found = load_pack(as_folder(tmp_path, changed({})), {})
    assert isinstance(found, RefusedPack)
    assert str(found.problems[0]).endswith("install a newer Horologium")


def test_the_right_ruleset_is_chosen_among_several(tmp_path: Path) -> None:
    assert isinstance(load_pack(as_folder(tmp_path, changed({})), by_id(Toy(id="other"), TOY)), Pack)


def test_a_pack_is_read_in_a_language_that_it_has(tmp_path: Path) -> None:
    pack = load_pack(as_folder(tmp_path / "pack", changed({})), by_id(TOY), "it")
    assert isinstance(pack, Pack)
    assert pack.content["figures"]["hound"].name == "Segugio d'ottone"
    assert pack.content["figures"]["pup"].name == "Pup"
    assert pack.digest == loaded(tmp_path / "again").digest
