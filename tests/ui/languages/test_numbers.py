"""One thing is never said as if it were several, nor several as if they were one."""

from __future__ import annotations

import ast
import re
from functools import cache
from itertools import pairwise
from string import Formatter
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from helpers.texts import translated
from horologium import paths
from horologium.engine.core.speech import Phrase
from horologium.engine.rulesets import RULESETS
from horologium.ui.languages.gather import PACKAGE, sentences

FOLDER = paths.resources() / "translations"
COUNTS = frozenset(
    [
        "all", "amount", "answers", "ap", "armed", "blocked", "blocks", "cards", "chosen", "coins", "copies", "cosmo",
        "cost", "count", "dealt", "destroyed", "dice", "distance", "down", "experience", "fewest", "foes", "good",
        "harm", "have", "hits", "hurt", "kills", "ko", "least", "left", "life", "limit", "loot", "lost", "middle",
        "models", "most", "needed", "needs", "places", "points", "price", "purse", "range", "ready", "rounds", "slots",
        "spent", "stopped", "successes", "there", "through", "tokens", "total", "turns", "wanted", "wounds",
    ]
)  # fmt: skip
"""Gaps that hold a number of things."""
ALONE = r"(?<![\w.,:/×+–-])(?<!\bto )(?<!\ba )(?<!\bround )(?<!\bturn )"
"""A number that is not the end of a range, a name or a part of something else."""
WORD = r"((?!more |other )[^\W\d_]+)"
SEVERAL = re.compile(
    ALONE + r"1 (?:(?:AP|more|large|ranged|victory|loot) )?"
    r"(?!shows|succeeds|comes)(?:\w+[^su\W]s|dice|are|were|have|come|show|succeed)\b",
)
"""An English word for several after 1, whether or not we know it."""
NEVER_ONE = (
    "{name!r} is there {count} times", "{hero} is listed {count} times", "of {limit} points", "{count} characters",
    "{count} trials", "this battle {count} times", "these heroes, {count} times", "{points} points or more",
    "{count} things", ": {most} at most", "no {count} cubes", "can be taken {most} times", "more than {most} rows",
    "more than {most} files", "more than {most} times", "a band has {most} members", "{fewest} to {most}",
    "1 to {most} heroes", "{least} to {most} are wanted",
)  # fmt: skip
"""Where nobody ever counts one: there are always more, or too many."""
UNCHANGING = ("abilità",)
"""Italian words that are the same for one and for several."""
SAME = frozenset({"damage", "ATT"})
"""Words that are said of one and of several, and once beside another word."""


class Said(NamedTuple):
    """A sentence in a language, as it is said of one and of two; nothing where another sentence is said then."""

    code: str
    source: str
    one: str
    two: str


class Anything(str):
    """What fills a gap that holds no number."""

    __slots__ = ()

    def __format__(self, spec):
        return str(self)


def filled(text, number):
    """The text as it stands when there are so many of everything."""
    gaps = [(name, spec) for _, name, spec, _ in Formatter().parse(text) if name is not None]
    values = {name: number if name in COUNTS or spec[-1:] in {"d", "X"} else Anything("X") for name, spec in gaps}
    places = [values.pop(name) for name in sorted(values) if name.isdigit()]
    return Phrase(text).format(*places, **values)


@cache
def by_number():
    """The sentences that are said of one thing only, and those that are said of several, since there is another.

    Texts of a game are not chosen so, whoever says the same elsewhere.
    """
    tables = {text for game in RULESETS.values() for text in game.texts.sources.values()}
    calls = [node for path in PACKAGE.rglob("*.py") for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    said = [node.args for node in calls if isinstance(node, ast.Call) and ast.unparse(node.func) == "say_number"]
    chosen = ({args[place].value for args in said if isinstance(args[place], ast.Constant)} for place in (1, 2))
    return tuple(each - tables for each in chosen)


def messages(code):
    """What stands in the catalogues of a language, those of games too: the English, and one form or two."""
    for path in (FOLDER / f"{code}.ts", *sorted(FOLDER.glob(f"*/{code}.ts"))):
        for message in ElementTree.parse(path).getroot().iter("message"):
            forms = [form.text or "" for form in message.iter("numerusform")] or [message.findtext("translation", "")]
            yield message.findtext("source", ""), forms


def said(code):
    """Everything that a language says."""
    ones, severals = by_number()
    own = {*sentences(), *(found.source for found in translated() if "%n" not in found.source)} if code == "en" else ()
    for source, forms in [*((text, [text]) for text in own), *messages(code)]:
        if any(part in text for part in NEVER_ONE for text in (source, *forms)):
            continue
        first, last = (forms[place].replace("%n", str(number)) for place, number in ((0, 1), (-1, 2)))
        one, two = "" if source in severals else filled(first, 1), "" if source in ones else filled(last, 2)
        yield Said(code, source, one, two)


def counted(number, text):
    """The words that stand behind a number."""
    return re.findall(f"{ALONE}{number} {WORD}", text)


@cache
def lexicon(code):
    """Words for one thing and words for several, learnt from the sentences that choose between them."""
    pairs = {
        pair
        for each in said(code)
        if len(counted(1, each.one)) == len(counted(2, each.two))
        for pair in zip(counted(1, each.one), counted(2, each.two), strict=True)
        if pair[0] != pair[1]
    }
    ones, severals = ({pair[place] for pair in pairs} - SAME for place in (0, 1))
    return ones - severals, severals - ones


def wrong(code, each):
    """Whether one is counted with a word for several, or two with a word for one."""
    ones, severals = lexicon(code)
    english = code == "en" and SEVERAL.search(each.one)
    return bool(english or severals & {*counted(1, each.one)} or ones & {*counted(2, each.two)})


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "{count} heroes"),
        ("en", "{ap} AP are left"),
        ("en", "a test with {count} dice"),
        ("en", "{points} large orcs"),
        ("en", "{count} hit"),
        ("en", "{figure} blocks {blocks} of {hits} hits"),
        ("it", "{count} dadi"),
        ("it", "{count} dado"),
        ("it", "{figure} ha {count} ferite e {points} punto"),
    ],
)
def test_what_is_wrong_is_seen(code, text):
    assert wrong(code, Said(code, text, filled(text, 1), filled(text, 2)))


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "{count} {count:hero|heroes}"),
        ("en", "{ap} AP {ap:is|are} left"),
        ("en", "{figure} loses {wounds} life"),
        ("it", "{count} {count:dado|dadi}"),
    ],
)
def test_what_is_right_is_left_in_peace(code, text):
    assert not wrong(code, Said(code, text, filled(text, 1), filled(text, 2)))


@pytest.mark.parametrize("code", ["en", "it"])
def test_no_sentence_counts_one_as_several_or_several_as_one(code):
    assert sorted({each.source for each in said(code) if wrong(code, each)}) == []


@pytest.mark.parametrize(("code", "least"), [("en", 30), ("it", 30)])
def test_many_words_for_one_and_for_several_are_known(code, least):
    assert min(map(len, lexicon(code))) >= least


def test_where_english_chooses_words_by_a_number_italian_does_too():
    chosen = [(text, forms[0]) for text, forms in messages("it") if re.search(r"\{\w+:[^}]*\|", text)]
    missing = [(text, other) for text, other in chosen if "|" not in other]
    assert [text for text, other in missing if not any(word in other for word in UNCHANGING)] == []


def counts_in(source):
    """Where a module puts a number before a word for several, without asking how many there are."""
    _, severals = lexicon("en")
    for node in ast.walk(ast.parse(source)):
        values = node.values if isinstance(node, ast.JoinedStr) else []
        for value, after in pairwise(values):
            words = re.match(r" ([a-z]+)", getattr(after, "value", "") if isinstance(after, ast.Constant) else "")
            number = ast.unparse(value.value) if isinstance(value, ast.FormattedValue) else ""
            if words and words[1] in severals and not number.isupper():
                yield f"{number} {words[1]}"


def test_texts_outside_of_catalogues_choose_their_words_too():
    wild = {
        path.relative_to(PACKAGE).as_posix(): found
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.name != "selftest.py" and (found := [*counts_in(path.read_text("utf-8"))])
    }
    assert wild == ELSEWHERE


def test_a_number_before_a_word_for_several_is_found():
    assert [*counts_in('f"{len(cards)} cards, {MOST} rows, {name} acts"')] == ["len(cards) cards"]


ELSEWHERE = {
    "content/drawings.py": ["places places", "self.least places"],
    "engine/core/ask.py": ["count cards"],
    "engine/rulesets/constellation/setup.py": ["len(band.members) miniatures"],
    "engine/rulesets/demo/flow.py": ["band.key points"],
    "engine/rulesets/demo/view.py": ["band.key points"],
    "engine/rulesets/nova_aetas/company/party.py": ["colour skills"],
}
"""Numbers that are never one, or no numbers at all."""
