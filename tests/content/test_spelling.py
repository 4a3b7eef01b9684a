"""Every word of the packs that come with the program stands in a dictionary, or in one of the lists in ``words``."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pytest
from spellchecker import SpellChecker

from horologium import paths
from horologium.content.load import load_pack
from horologium.engine.rulesets import RULESETS, SHIPPED

LANGUAGES = ("en", "it")
GAP = re.compile(r"\{[^{}]*\}")
WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
NO_WORD = re.compile(r"\w|[IVXL]+|[A-Z]{2}")
"""Squares such as B4, numbers such as XIV, short marks such as AP."""
ELIDED = (
    "all", "c", "cent", "com", "cos", "d", "dall", "dell", "dov", "gl", "gliel", "l", "m", "mezz", "n", "nell", "nient",
    "nessun", "null", "quand", "quell", "quest", "s", "sant", "senz", "sott", "t", "tutt", "un", "v", "vent",
)  # fmt: skip
"""Italian words that have lost their end to the word behind them."""
AMERICAN = re.compile(
    r"(?:arm|col|fav|flav|harb|hon|lab|neighb|od|parl|rum|sav|splend|val|vap|vig)or(?:s|ed|er|ing|able|ful|y|less)?"
    r"|gray(?:s|er|ish)?|(?:center|fiber|luster|meager|saber|scepter|sepulcher|somber|specter|theater)(?:s|ed)?"
    r"|(?:travel|duel|jewel|quarrel|counsel|signal)(?:ed|er|ers|ing|ist|ists)|marvelous|woolen|skillful|willful"
    r"|(?:defense|offense|pretense)s?|plow(?:s|ed|ing|man)?|mold(?:s|y|ed)?|mustache|jewelry|jailers?|ax|skeptic(?:s|al)?"
    r"|(?!prize|size|seize|capsize|assize|maize)\w+[iy]z(?:e|ed|es|ing)",
    re.IGNORECASE,
)
"""How it is written elsewhere; the ids of entries may keep it."""
TERMS = frozenset(["Defense"])
"""Words of the game, as it prints them itself."""


class Said(NamedTuple):
    """A word, and where it stands."""

    word: str
    place: str


@cache
def packs():
    found = [load_pack(each, RULESETS) for each in sorted(paths.campaigns().iterdir()) if each.is_dir()]
    return [pack for pack in found if pack.ruleset in SHIPPED]


@cache
def said(language):
    """Every word of every pack in one language, with the file and the key that hold it."""
    return [
        Said(word.replace("’", "'"), f"{file_of(pack, language, key)}: {key}")
        for pack in packs()
        for key, text in pack.texts.get(language, {}).items()
        if not any(text == used.texts.get(language, {}).get(key) for used in pack.used)
        for word in WORD.findall(GAP.sub("", text))
        if not NO_WORD.fullmatch(word)
    ]


def file_of(pack, language, key):
    if language != pack.manifest.language:
        return f"{pack.id}/text/{language}.toml"
    kind, _, rest = key.partition(".")
    sheet = pack.sheets.get((kind, rest.partition(".")[0]))
    return f"{pack.id}/{sheet.file if sheet else 'pack.toml'}"


@cache
def dictionary(language):
    return frozenset(SpellChecker(language=language).word_frequency.words())


@cache
def listed(language):
    return tuple((Path(__file__).parent / "words" / f"{language}.txt").read_text("utf-8").splitlines())


def bare(word, language):
    """The word as a dictionary has it: without the English genitive, or the elided word before an Italian one."""
    word = word.casefold()
    if language == "en":
        return word.removesuffix("'s").removesuffix("s'")
    before, _, behind = word.rpartition("'")
    return behind if before in ELIDED else word


def is_american(word):
    return word not in TERMS and AMERICAN.fullmatch(bare(word, "en")) is not None


def unknown(language):
    """The words that no dictionary has, each as it would be listed."""
    known = dictionary(language)
    return [
        Said(bare(word, language), place)
        for word, place in said(language)
        if word.casefold() not in known and bare(word, language) not in known
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_spelt_as_a_dictionary_or_our_own_list_has_it(language):
    own = set(listed(language))
    wrong = [f"{place}: {word}" for word, place in unknown(language) if word not in own]
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_listed_that_no_text_needs(language):
    assert sorted(set(listed(language)) - {word for word, _ in unknown(language)}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_listed_in_order_and_once(language):
    assert [pair for pair in pairwise(listed(language)) if pair[0] >= pair[1]] == []


def test_english_is_written_as_in_britain():
    wrong = [f"{place}: {word}" for word, place in said("en") if is_american(word)]
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize(
    "word", ["color", "Armored", "gray", "traveler", "Duelist's", "recognizes", "defense", "jailer"]
)
def test_american_spellings_are_known(word):
    assert is_american(word)


@pytest.mark.parametrize(
    "word", ["colour", "tailor", "prize", "seized", "odorous", "travels", "axe", "Defense", "laborious"]
)
def test_british_spellings_are_let_through(word):
    assert not is_american(word)
