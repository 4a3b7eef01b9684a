"""One thing is never said as if it were several."""

from __future__ import annotations

import ast
import re
from xml.etree import ElementTree

import pytest

from helpers.texts import translated
from horologium import paths
from horologium.ui.languages.gather import PACKAGE, sentences

ITALIAN = paths.resources() / "translations" / "it.ts"
COUNTS = frozenset(
    [
        "amount", "answers", "ap", "armed", "blocked", "cards", "coins", "copies", "cosmo", "cost", "count", "dealt",
        "destroyed", "dice", "distance", "experience", "foes", "good", "kills", "left", "life", "limit", "lost",
        "middle", "needs", "points", "price", "purse", "range", "stopped", "successes", "through", "tokens", "wounds",
    ]
)  # fmt: skip
"""Gaps that hold a number of things."""
SEVERAL = re.compile(
    r"\b1 (?:(?:AP|more|large|ranged|victory|loot) )?"
    r"(?!shows|succeeds|comes)(?:\w+[^su\W]s|dice|are|were|have|come|show|succeed)\b",
    re.ASCII,
)
NEVER_ONE = (
    "{name!r} is there {count} times", "{hero} is listed {count} times", "of {limit} points", "{count} characters",
    "{count} trials", "this battle {count} times", "these heroes, {count} times", "{points} points or more",
    "{count} things", ": {most} at most", "no {count} cubes",
)  # fmt: skip
"""Where nobody ever counts one: there are always more, or too many."""
UNCHANGING = ("abilità",)
"""Italian words that are the same for one and for several."""


def by_number():
    """Sentences that are said for several things only, since another one is there for one."""
    calls = [node for path in PACKAGE.rglob("*.py") for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    said = [node for node in calls if isinstance(node, ast.Call) and ast.unparse(node.func) == "say_number"]
    return {node.args[2].value for node in said}


def with_one(text):
    """The text as it stands when there is one of everything."""
    chosen = re.sub(r"\{\w+:([^}|]*)\|[^}]*\}", r"\1", text)
    return re.sub(r"\{(\w+)[^}]*\}", lambda gap: "1" if gap[1] in COUNTS else "X", chosen)


def messages():
    """What stands in the Italian catalogue, by its English."""
    for message in ElementTree.parse(ITALIAN).getroot().iter("message"):
        yield message.findtext("source", ""), message.findtext("translation", "")


@pytest.mark.parametrize(
    "text", ["{count} heroes", "{ap} AP are left", "a test with {count} dice", "{points} large orcs"]
)
def test_what_is_wrong_is_seen(text):
    assert SEVERAL.search(with_one(text))


@pytest.mark.parametrize(
    "text", ["{count} {count:hero|heroes}", "{ap} AP {ap:is|are} left", "{figure} loses {wounds} life"]
)
def test_what_is_right_is_left_in_peace(text):
    assert not SEVERAL.search(with_one(text))


def test_no_sentence_counts_one_as_several():
    known = {*sentences(), *(found.source for found in translated() if "%n" not in found.source)} - by_number()
    texts = [text for text in known if not any(part in text for part in NEVER_ONE)]
    assert sorted(text for text in texts if SEVERAL.search(with_one(text))) == []


def test_where_english_chooses_words_by_a_number_italian_does_too():
    missing = [text for text, other in messages() if re.search(r"\{\w+:[^}]*\|", text) and "|" not in other]
    assert [text for text in missing if not any(word in dict(messages())[text] for word in UNCHANGING)] == []
