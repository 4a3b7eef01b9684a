"""Hero files made to do harm, with a right hash each: refused in one sentence that names the file."""

from __future__ import annotations

import json

import pytest

from helpers.campaigns import founded, given, hero, hurt
from horologium.campaign.founding import Recruit
from horologium.campaign.ops.guests import EMPTY
from horologium.store import hero_files
from horologium.store.errors import BadExport
from horologium.store.hero_files import export_hero, import_hero

NOW = "2026-01-01T00:00:00+00:00"
UNSEEN = {
    "nothing": "", "spaces": "   ", "no-break space": "\u00a0", "zero-width space": "\u200b", "filler": "\u3164",
    "old filler": "\u115f", "soft hyphen": "\u00ad", "selector": "\ufe0f", "line feed": "A\nB", "tab": "A\tB",
    "line separator": "A\u2028B", "paragraph separator": "A\u2029B", "bidi": "A\u202eB", "NUL": "A\0B",
    "half a character": "\ud800", "61 letters": "x" * 61, "300,000 letters": "x" * 300_000, "Braille": "\u2800",
}  # fmt: skip
SHEETS = {
    **{f"a name of {what}": {"name": name} for what, name in UNSEEN.items()},
    "-3 cubes": {"raises": [["mind", -3]]},
    "no cubes": {"raises": [["mind", 0]]},
    "7 cubes": {"raises": [["mind", 7]]},
    "2^62 cubes": {"raises": [["mind", 2**62]]},
    "cubes twice": {"raises": [["mind", 1], ["mind", 1]]},
    "cubes on nothing": {"raises": [["\u200b", 1]]},
    "100 kinds of cubes": {"raises": [[f"c{n}", 1] for n in range(100)]},
    "experience below": {"experience": -9},
    "experience of 2^62": {"experience": 2**62},
    "a text for experience": {"experience": "7"},
    "a skill of two lines": {"known": ["a\nb"]},
    "a skill twice": {"known": ["shove", "shove"]},
    "a pin twice": {"ready": ["shove", "shove"]},
    "2,000 skills": {"known": [f"s{n}" for n in range(2_000)]},
    "an endless skill": {"known": ["x" * 121]},
    "a class of two lines": {"grade": "a\nb"},
    "a card of two lines": {"card": "a\nb"},
    "an endless note": {"notes": "x" * 20_001},
    "bidi in the note": {"notes": "a\u2066b"},
    "41 pieces": {"gear": [{"card": "hood", "history": []}] * 41},
    "41 injuries": {"injuries": ["limp"] * 41},
    "an injury of two lines": {"injuries": ["a\nb"]},
    "a piece with an endless event": {"gear": [{"card": "hood", "history": ["x" * 401]}]},
    "a piece with 201 events": {"gear": [{"card": "hood", "history": ["x"] * 201}]},
    "a piece of two lines": {"gear": [{"card": "a\nb", "history": []}]},
    "rules of two lines": {"ruleset": "a\nb"},
    "a pack of a filler": {"pack": "\u3164"},
    "deeds below": {"service": [["kills", -1]]},
    "wings": {"wings": 2},
    "gear that is nested": {"gear": [[[[]]]]},
}
FILES = {
    "exported yesterday": {"exported": "yesterday"},
    "a program of two lines": {"program": "a\nb"},
    "format 0": {"format": 0},
    "another hash": {"sha256": "0" * 64},
    "a hero who is a list": {"hero": []},
}


@pytest.fixture(scope="module")
def good(tmp_path_factory):
    session = founded(heroes=(Recruit("rebecca", "Beca"), Recruit("vincenzo")))
    hurt(session, "rebecca")
    given(session, "hood", holder=hero(session, "rebecca").id)
    target = tmp_path_factory.mktemp("good") / "Beca"
    export_hero(session, hero(session, "rebecca").id, target, NOW)
    return target.read_text("utf-8")


def written(tmp_path, good, sheet=None, file=None):
    """A file that vouches for whatever its hero has become."""
    data = json.loads(good)
    data["hero"] |= sheet or {}
    try:
        data["sha256"] = hero_files._hash(data["hero"])
    except Exception:
        data["sha256"] = "0" * 64
    target = tmp_path / f"Beca{hero_files.SUFFIX}"
    target.write_text(json.dumps(data | (file or {})), "utf-8")
    return target


def check_refused(file):
    before = file.read_bytes()
    with pytest.raises(BadExport) as raised:
        import_hero(file)
    assert str(raised.value).startswith(f"{file}: it cannot be taken in: ")
    assert str(raised.value).isprintable()
    assert (file.read_bytes(), len(str(raised.value)) < 900) == (before, True)


@pytest.mark.parametrize("case", SHEETS)
def test_a_hostile_hero_is_refused_in_a_sentence(tmp_path, good, case):
    check_refused(written(tmp_path, good, sheet=SHEETS[case]))


@pytest.mark.parametrize("case", FILES)
def test_a_hostile_file_is_refused_in_a_sentence(tmp_path, good, case):
    check_refused(written(tmp_path, good, file=FILES[case]))


@pytest.mark.parametrize("sheet", [{}, {"name": "Jean\u00a0Luc"}, {"raises": [["mind", 1]]}, {"notes": "a\nb"}])
def test_a_hero_with_whom_nothing_is_wrong_is_taken_in(tmp_path, good, sheet):
    assert import_hero(written(tmp_path, good, sheet=sheet)) != EMPTY


def test_there_are_enough_hostile_heroes():
    assert len(SHEETS) + len(FILES) >= 50
