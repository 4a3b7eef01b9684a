"""What a game keeps for itself in records: typed, versioned, refused by name, and carried along by everything."""

from __future__ import annotations

import json

import pytest

from helpers.campaigns import refusal
from helpers.tales import TALE, telling
from helpers.wages import FROZEN, MOST_WAGE, PAYING, WAGES, Contract, Ledger, Wear
from horologium.campaign import own
from horologium.campaign.affairs import state_of
from horologium.campaign.consequences import enter
from horologium.campaign.errors import Refused
from horologium.campaign.operations import Chance, Work
from horologium.campaign.ops.overrides import SetByHand
from horologium.campaign.records import THE_ONE, ConditionRecord, MemberRecord, ThingRecord
from horologium.engine.core.consequences import CardRef, Consequence
from horologium.engine.core.errors import BadData
from horologium.engine.core.own import OwnParts, part


@pytest.fixture
def session(tmp_path):
    made = telling(tmp_path)
    made.rules, made.books.parts = PAYING, WAGES
    return made


@pytest.fixture
def work(session):
    return Work(session.books, TALE, PAYING, session.pack, session.plot, Chance("seed"))


def contract(books):
    return own.part_of(books, books.get(MemberRecord, "member-ada"))


def by_hand(field, value, kind="member", id_="member-ada"):
    return SetByHand(kind, id_, field, json.dumps(value), "as agreed")


# Reading and writing


def test_a_part_is_canonical_text_with_its_version():
    assert own.written(WAGES, "member", Contract(4, 7)) == FROZEN[2]
    assert own.read(WAGES, "member", FROZEN[2]) == Contract(4, 7)


@pytest.mark.parametrize("version", range(1, WAGES.version + 1))
def test_a_frozen_part_of_every_version_is_read(version):
    assert own.read(WAGES, "member", FROZEN[version]).wage == 4


def test_an_older_part_that_nobody_lifts_is_refused():
    with pytest.raises(BadData, match="version 1, which nobody can lift"):
        own.read(OwnParts(2, WAGES.kinds), "member", FROZEN[1])


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('{"until":7,"v":2,"wage":"much"}', r"member\.wage must be a whole number"),
        ('{"until":7,"v":2}', r"member\.wage is missing"),
        ('{"horse":1,"until":7,"v":2,"wage":4}', r"member\.horse is not known"),
        ('{"until":7,"wage":4}', "has no version"),
        ('{"v":true}', "has no version"),
        ("[2]", "has no version"),
        ("{", "no JSON"),
    ],
)
def test_what_is_wrong_with_a_part_is_named(text, why):
    with pytest.raises(BadData, match=why):
        own.read(WAGES, "member", text)


def test_a_newer_part_is_told_as_one():
    with pytest.raises(own.NewerPart, match="version 3 of a newer program"):
        own.read(WAGES, "member", '{"v":3}')


def test_a_game_without_parts_reads_none():
    assert own.read(None, "member", "") is None
    with pytest.raises(BadData, match="a member has no part of its own"):
        own.read(None, "member", FROZEN[2])


def test_a_part_of_another_type_or_without_end_is_a_bug_of_the_game():
    with pytest.raises(TypeError, match="a member of this game has no Ledger"):
        own.written(WAGES, "member", Ledger())
    with pytest.raises(ValueError, match="longer than 65536"):
        own.written(WAGES, "standing", Ledger(tuple((str(number) * 9, 1) for number in range(9_000))))


# Entering


def test_rules_change_parts_by_a_consequence_and_see_them(work):
    enter(work, [Consequence("own", whom="member-ada", own=Contract(5)), Consequence("own", own=Ledger((("inn", 2),)))])
    company = state_of(work).company
    assert part(company.member("member-ada"), Contract) == Contract(5)
    assert part(company, Ledger).debts == (("inn", 2),)


def test_a_part_comes_with_what_is_new(work):
    enter(work, [Consequence("thing", CardRef("equipment", "rope"), own=Wear(1))])
    enter(work, [Consequence("condition", CardRef("injury", "cut"), whom="member-ada", own=Wear(2))])
    enter(work, [Consequence("member", CardRef("hero", "bice"), own=Contract(8))])
    rope, cut, bice = (
        work.books.all(ThingRecord)[0],
        work.books.all(ConditionRecord)[0],
        work.books.all(MemberRecord)[-1],
    )
    assert [own.part_of(work.books, each) for each in (rope, cut, bice)] == [Wear(1), Wear(2), Contract(8)]


def test_the_part_of_one_thing_or_condition_is_named_by_its_key(work):
    enter(work, [Consequence("thing", CardRef("equipment", "rope"), 2)])
    first, second = work.books.all(ThingRecord)
    enter(work, [Consequence("own", key=second.id, own=Wear(3)), Consequence("own", whom=first.id, own=Wear(1))])
    assert [own.part_of(work.books, each) for each in work.books.all(ThingRecord)] == [Wear(1), Wear(3)]


def test_an_older_part_is_written_anew_when_its_record_changes(work):
    ada = work.books.get(MemberRecord, "member-ada")
    older = _with(ada, FROZEN[1])
    part, old, now = own.with_field(work.books, older, "wage", "5")
    assert (own.text_of(own.with_part(work.books, older, part)), old, now) == ('{"until":3,"v":2,"wage":5}', 4, 5)
    assert own.other_fields(work.books, older, part) == ["wage"]


def _with(record, text):
    return type(record)(**{**{name: getattr(record, name) for name in record.__slots__}, "own": text})


# By hand


def test_a_field_of_a_part_is_set_by_hand_and_taken_back(session):
    before = session.archive.digest()
    session.do(by_hand("own.wage", 6))
    assert contract(session.books) == Contract(6)
    assert session.books.get(MemberRecord, "member-ada").by_hand == ("own.wage",)
    session.undo()
    assert (contract(session.books), session.archive.digest()) == (None, before)


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (by_hand("own.wage", "much"), "wage must be a whole number"),
        (by_hand("own.horse", 1), "there is no 'horse': what can be set is wage, until"),
        (by_hand("own.wage", 1), "is 1 already"),
        (by_hand("own.wage", MOST_WAGE + 1), "is paid more than 9"),
        (by_hand("own.debts", [["inn", "two"]], "standing", THE_ONE), "must be a whole number"),
        (by_hand("own.wage", "x" * 5_000), "keep it to 4000"),
    ],
)
def test_what_the_game_does_not_know_or_allow_is_refused_by_hand_too(session, wish, why):
    before = session.archive.digest()
    assert why in refusal(session, wish)
    with pytest.raises(Refused):
        session.do(wish)
    assert session.archive.digest() == before


def test_a_guest_brings_only_parts_that_the_game_can_read():
    assert own.taken_in(WAGES, "member", FROZEN[1]) == '{"until":3,"v":2,"wage":4}'
    with pytest.raises(Refused, match=r"member\.wage is missing"):
        own.taken_in(WAGES, "member", '{"until":7,"v":2}')


def test_the_fields_of_a_part_are_told_for_comparing():
    assert own.told(WAGES, "member", FROZEN[2]) == {"wage": 4, "until": 7}
    assert own.told(WAGES, "member", "") == own.told(None, "member", "") == {}


def test_books_to_try_something_out_read_the_same_parts(session):
    session.do(by_hand("own.wage", 6))
    assert contract(session.books.again()) == Contract(6)
