"""What makes a row a good one."""

from __future__ import annotations

import json

import pytest
from sqlalchemy import JSON

from helpers.kept import ADA, CHARTER, STANDING
from horologium.campaign.records import KIND_OF, Chapter, ConditionRecord, Fought, Mark, Player, ThingRecord
from horologium.engine.core.errors import BadData
from horologium.store.battles import packed
from horologium.store.records import row_of
from horologium.store.tables import TABLES, check, decoded, sound

HERO = {"place": 1, **row_of(ADA)}
STEP = {"seq": 1, "name": "buy", "label": "buy", "params": "{}", "at": "now", "state": "done"}
META = {"id": 1, "format": 1, "created": "", "program": "", "seal": ""}


def test_tables_that_others_refer_to_come_first():
    order = [*TABLES]
    assert order.index("step") < order.index("change")
    assert order.index("battle") < min(order.index("answer"), order.index("checkpoint"))


@pytest.mark.parametrize(("table", "row"), [("member", HERO), ("step", STEP), ("meta", META)])
def test_a_good_row_stays_as_it_is(table, row):
    assert sound(table, row) == row


@pytest.mark.parametrize(
    ("table", "row", "words"),
    [
        ("member", {**HERO, "id": ""}, "a member has no id"),
        ("member", {**HERO, "name": "\ud800"}, "name of a row of member holds a character that cannot be kept"),
        ("member", {**HERO, "name": "a\0"}, "holds a character"),
        ("member", {**HERO, "experience": 2**63}, "too large a number"),
        ("member", {**HERO, "bench": 1}, "is not what it should be"),
        ("member", {**HERO, "name": None}, "name of a row of member is missing"),
        ("step", {**STEP, "seq": 0}, "step 0 does not say what was done"),
        ("step", {**STEP, "params": "[]"}, "does not say what was done"),
        (
            "checkpoint",
            {"battle": "x", "at": 1, "save": packed({"journal": []})},
            "the moment 1 of battle x is not whole",
        ),
        ("checkpoint", {"battle": "x", "at": 1, "save": "text"}, "save of a row of checkpoint is not what"),
    ],
)
def test_a_row_that_makes_no_sense_is_told(table, row, words):
    with pytest.raises(BadData) as raised:
        sound(table, row)
    assert words in raised.value.message


@pytest.mark.parametrize("text", ["{", "[" * 100_000])
def test_a_column_that_is_no_json_is_told(text):
    with pytest.raises(BadData, match="a row of member is not whole"):
        decoded("member", {**HERO, "raises": text})


RECORDS = [
    CHARTER, STANDING, ADA, Player("player-1", "Ada", "red"), ThingRecord("thing-1", "equipment", "sword"),
    ConditionRecord("condition-1", "member-1", "injury", "limp"), Mark("flag:paid", "flag", "paid"),
    Fought("fought-1", 1, "ford", "ford", "held", won=True, party=("member-1",)),
    Chapter("chapter-1", "now", 1, "note", "Rain"),
]  # fmt: skip
ODD = (None, "", "x", "a\0b", "[", "[[", "[1]", '["x"]', "{}", "null", -1, 0, 1, 2, 2**62, 1.5, b"x")


def kept(record):
    """A row as SQLite gives it."""
    kind = KIND_OF[type(record)]
    columns = TABLES[kind].columns
    row = {"place": 1, **row_of(record)}
    return kind, {each.name: json.dumps(row[each.name]) if isinstance(each.type, JSON) else row[each.name]
                  for each in columns}  # fmt: skip


def told_by(act, *arguments):
    try:
        act(*arguments)
    except BadData as error:
        return error.message
    return ""


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: type(record).__name__)
def test_the_quick_look_at_a_record_finds_what_the_thorough_one_finds(record):
    kind, row = kept(record)
    assert told_by(check, kind, row) == ""
    for name in row:
        for odd in ODD:
            spoilt = {**row, name: odd}
            assert told_by(check, kind, spoilt) == told_by(lambda row: sound(kind, decoded(kind, row)), spoilt)
