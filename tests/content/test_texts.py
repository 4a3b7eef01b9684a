"""Translations translate what is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from helpers.packs import TOY, as_folder, by_id, changed
from horologium.content.load import load_pack
from horologium.content.packs import RefusedPack

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("file", "text", "words"),
    [
        ("fr", '[figures.hond]\nname = "Chien"', "text/fr.toml:2: figures.hond.name: translates nothing in this pack"),
        ("fr", '[figures.hond]\nname = "Chien"', "did you mean 'figures.hound.name'?"),
        ("fr", 'zzzzzzzz = "x"', "text/fr.toml:1: zzzzzzzz: translates nothing in this pack - remove it"),
        ("fr", "[figures.hound]\nname = 3", "text/fr.toml:2: figures.hound.name: must be a text"),
        ("fr", f'[figures.hound]\nname = "{"o" * 81}"', "text/fr.toml:2: figures.hound.name: must have at most "),
        ("fr", '[figures.hound]\nname = ""', "text/fr.toml:2: figures.hound.name: must have at least 1 characters"),
        ("fr", '[pack]\nname = ""', "text/fr.toml:2: pack.name: must have at least 1 characters (was 0)"),
        ("fr", '[pack]\ndescription = "https://x.example"', "text/fr.toml:2: pack.description: holds a link"),
        ("fr", '[pack]\nname = "Jeu {end}"', "text/fr.toml:2: pack.name: has other gaps than its text - these belong"),
        ("french", "", "text/french.toml: is not named after a language"),
        ("deep/fr", "", "text/deep/fr.toml: is not named after a language"),
        ("en", "", "text/en.toml: translates the pack into its own language"),
    ],
)
def test_a_wrong_translation_is_refused(file: str, text: str, words: str, tmp_path: Path) -> None:
    found = load_pack(as_folder(tmp_path, changed({f"text/{file}.toml": text})), by_id(TOY))
    assert isinstance(found, RefusedPack)
    assert words in "\n".join(map(str, found.problems))
