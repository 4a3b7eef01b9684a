"""Everything that players read is in every catalogue, and says there what it should."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from helpers.texts import Found, forgotten, gaps, translated, unreachable
from horologium import paths
from horologium.ui.languages.gather import sentences
from horologium.ui.languages.languages import ENGLISH, NAMES, SENTENCES, Catalogue

FOLDER = paths.resources() / "translations"
OTHERS = [code for code, _ in NAMES if code != ENGLISH]
OWN = [f"{path.parent.name}/{path.stem}" for path in sorted(FOLDER.glob("*/*.ts"))]
"""What games say in their own words."""


def messages(code: str) -> list[tuple[Found, list[str]]]:
    """Every message of a catalogue with its forms, also those that are not finished."""
    root = ElementTree.parse(FOLDER / f"{code}.ts").getroot()
    return [
        (
            Found(context.findtext("name", ""), message.findtext("source", "")),
            [form.text or "" for form in message.iter("numerusform")] or [message.findtext("translation", "")],
        )
        for context in root.iter("context")
        for message in context.iter("message")
    ]


@pytest.mark.parametrize("code", OTHERS)
def test_every_text_of_the_window_is_translated(code):
    catalogue = Catalogue(FOLDER / f"{code}.ts")
    assert sorted(found for found in translated() if catalogue.text(*found) is None) == []


@pytest.mark.parametrize("code", OTHERS)
def test_every_sentence_of_engine_campaign_and_store_is_translated(code):
    catalogue = Catalogue(FOLDER / f"{code}.ts")
    assert [text for text in sentences() if catalogue.text(SENTENCES, text) is None] == []


@pytest.mark.parametrize("code", [*(code for code, _ in NAMES), *OWN])
def test_a_number_has_a_form_for_one_and_a_form_for_several(code):
    numbered = [(found, forms) for found, forms in messages(code) if "%n" in found.source]
    assert numbered or code in OWN
    assert [
        found for found, forms in numbered if len(forms) != 2 or not all("%n" in form or form for form in forms)
    ] == []


@pytest.mark.parametrize("code", [*OTHERS, *OWN])
def test_a_translation_has_the_gaps_of_the_text(code):
    wrong = [
        found
        for found, forms in messages(code)
        for form in forms
        if form and gaps(form) - {"%n"} != gaps(found.source) - {"%n"}
    ]
    assert wrong == []


@pytest.mark.parametrize("code", [*OTHERS, *OWN])
def test_a_text_with_a_mnemonic_keeps_one(code):
    marked = [(found, form) for found, forms in messages(code) for form in forms if found.context != SENTENCES]
    assert [found for found, form in marked if form and _mnemonic(found.source) != _mnemonic(form)] == []


@pytest.mark.parametrize("code", [*OTHERS, *OWN])
def test_nothing_in_a_catalogue_is_out_of_use(code):
    known = translated() | {Found(SENTENCES, text) for text in sentences()}
    assert sorted({found for found, _ in messages(code)} - known) == []


def test_every_text_is_where_a_tool_can_find_it():
    assert unreachable() == []


def test_no_widget_shows_a_text_that_cannot_be_translated():
    assert forgotten() == []


def _mnemonic(text: str) -> bool:
    return "&" in text.replace("&&", "")
