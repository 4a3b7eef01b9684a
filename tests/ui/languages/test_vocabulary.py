"""One word for one thing in each language."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from helpers.texts import translated
from horologium import paths
from horologium.ui.languages.gather import sentences

ITALIAN = paths.resources() / "translations" / "it.ts"
CODEX = paths.resources() / "codex" / "nova-aetas.toml"
PACK = paths.campaigns() / "the-sealed-letter"


def english():
    """All that the program says in English, and the ledger of the rules."""
    return [*sentences(), *(found.source for found in translated()), CODEX.read_text("utf-8")]


def italian():
    """All that the program says in Italian, and the pack with its own texts."""
    said = [each.text or "" for each in ElementTree.parse(ITALIAN).getroot().iter("translation")]
    return [*said, (PACK / "text" / "it.toml").read_text("utf-8")]


@pytest.mark.parametrize(("texts", "stranger"), [(english, "cerusico"), (italian, "chirurgo")])
def test_the_surgeon_has_one_name_in_each_language(texts, stranger):
    assert [text[:200] for text in texts() if stranger in text.casefold()] == []
