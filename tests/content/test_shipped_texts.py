"""The texts of the packs that come with the program: whole in both languages, tidy, and of their time."""

from __future__ import annotations

import re
from functools import cache

import pytest

from horologium import paths
from horologium.content.load import load_pack
from horologium.content.packs import Pack
from horologium.engine.rulesets import RULESETS

PACKS = ("rehearsal", "the-sealed-letter")
LATER = (
    "potato", "tomato", "coffee", "tobacco", "chocolate", "maize", "telescope", "microscope", "thermometer",
    "barometer", "bayonet", "musket", "newspaper", "sandwich", "croissant", "okay", "electric", "minute hand",
    "patate", "pomodor", "caffè", "tabacco", "cioccolat", "telescopi", "microscopi", "termometr", "baionett",
    "moschett", "giornal",
)  # fmt: skip
"""What nobody in the Italy of 1509 had."""
UNTIDY = re.compile(r"  | [,.;:!?](?!\.)|^\s|\s$|,,|\.\.(?!\.)|…\.")


@cache
def texts(pack, language):
    return load_pack(paths.campaigns() / pack, RULESETS).texts.get(language, {})


def all_texts(pack):
    return [(f"{code} {place}", text) for code in ("en", "it") for place, text in texts(pack, code).items()]


@pytest.mark.parametrize("pack", PACKS)
def test_every_text_has_an_italian_one(pack):
    assert [place for place in texts(pack, "en") if not texts(pack, "it").get(place)] == []


@pytest.mark.parametrize("pack", PACKS)
def test_nothing_is_told_that_came_later(pack):
    word = re.compile(rf"\b(?:{'|'.join(LATER)})", re.IGNORECASE)
    assert [(place, found[0]) for place, text in all_texts(pack) if (found := word.search(text))] == []


@pytest.mark.parametrize("pack", PACKS)
def test_blanks_and_stops_are_where_they_belong(pack):
    assert [(place, found[0]) for place, text in all_texts(pack) if (found := UNTIDY.search(text))] == []


@pytest.mark.parametrize("pack", PACKS)
def test_who_begins_to_speak_comes_to_an_end(pack):
    opened, closed = re.compile(r"(?<!\w)'(?=[\w…])"), re.compile(r"(?<=[\w.,!?;:…])'(?!\w)")
    wrong = [
        place
        for place, text in all_texts(pack)
        if len(opened.findall(text)) > len(closed.findall(text))
        or text.count('"') % 2
        or any(text.count(one) != text.count(other) for one, other in ("()", "«»", "“”", "[]"))
    ]
    assert wrong == []


@pytest.mark.parametrize("pack", sorted(each.name for each in paths.campaigns().iterdir() if each.is_dir()))
def test_a_shipped_pack_can_be_read_in_every_language_that_it_has(pack):
    for language in load_pack(paths.campaigns() / pack, RULESETS).languages:
        found = load_pack(paths.campaigns() / pack, RULESETS, language)
        assert isinstance(found, Pack), [str(problem) for problem in found.problems]
