"""The rule that every name keeps."""

from __future__ import annotations

import pytest

from horologium.content.visible import cleaned, is_seen, unseen

NAMES = (
    "Ada",
    "Jean\u00a0Luc",
    "Łucja von der Höh'",
    "می\u200cخواهم",  # a joiner within a word
    "क्\u200dष",
    "Hearts \u2764\ufe0f",
    "\U0001f469\u200d\u2764\ufe0f\u200d\U0001f469",
    "道元",
    "e\u0301",
    "?",
)


@pytest.mark.parametrize("name", NAMES)
def test_what_people_are_called_is_a_name(name: str) -> None:
    assert (unseen(name), is_seen(name), cleaned(name) != "") == ("", True, True)


@pytest.mark.parametrize("space", " \u00a0\u1680\u2000\u200a\u202f\u205f\u3000")
def test_nothing_but_spaces_cannot_be_seen(space: str) -> None:
    assert not is_seen(space * 3)


def test_accents_alone_cannot_be_seen() -> None:
    assert not is_seen("\u0301\u0301")


HIDDEN = (
    "\n\t\r\x0b\x0c\x00\x1b\x7f\x85\u2028\u2029\xad\u034f\u115f\u1160\u17b4\u180b\u180e\u200b\u200c\u200d\u200e\u200f"
    "\u202a\u202e\u2060\u2063\u2066\u2069\u206a\u2800\u3164\ufe00\ufe0f\ufeff\uffa0\ufff9\ufffc\ufffe\ud800\udfff"
    "\U0001d173\U000e0001\U000e0041\U000e0100"
)


@pytest.mark.parametrize("sign", HIDDEN)
def test_what_is_hidden_is_no_name_alone_and_found_behind_a_space(sign: str) -> None:
    assert unseen(sign) == unseen(f"Ada {sign}") == sign
    assert not is_seen(sign)


def test_a_name_is_cleaned_of_what_is_hidden() -> None:
    assert [cleaned("A\u200bda\u202e"), cleaned("A\nda"), cleaned("\u3164"), cleaned("  ")] == ["Ada", "A da", "", ""]
