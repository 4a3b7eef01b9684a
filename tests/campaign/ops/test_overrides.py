"""The players' last word, and what stays impossible."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from helpers.campaigns import at, founded, given, hero, hurt, items, marked, refusal, set_hero, set_standing, told
from helpers.states import bent, with_ports
from horologium.campaign.consequences import enter
from horologium.campaign.ops import overrides
from horologium.campaign.ops.overrides import (
    AddInjuryByHand,
    AddItemByHand,
    MarkByHand,
    RemoveInjuryByHand,
    RemoveItemByHand,
    SetByHand,
)
from horologium.campaign.records import ConditionRecord, Mark, ThingRecord


@pytest.fixture
def session():
    return founded()


def set_one(kind, id_, field, value, reason="we played it so"):
    return SetByHand(kind, id_, field, json.dumps(value), reason)


def test_a_value_set_by_hand_is_marked_and_told_with_its_reason(session):
    session.do(set_one("standing", "one", "purse", 33, "we counted again"))
    standing, chapter = session.books.standing, session.archive.chronicle().chapters[0]
    assert (standing.purse, standing.by_hand) == (33, ("purse",))
    assert (chapter.title, chapter.text) == (
        "Set by hand: the company, Purse: 4 Fiorini before, 6 Fiorini 3 Popolini now",
        "we counted again",
    )


def test_the_mark_stays_for_good(session):
    set_standing(session, purse=5)
    set_standing(session, day=9)
    set_standing(session, purse=20)
    assert session.books.standing.by_hand == ("purse", "day")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("experience", 12),
        ("known", ["shield-wall", "bulwark"]),
        ("ready", ["shield-wall"]),
        ("grade", "knight"),
        ("raises", [["health", 2], ["mind", -1]]),
        ("boons", ["bless"]),
        ("bench", True),
    ],
)
def test_fields_of_a_hero_can_be_set_against_the_rules(session, field, value):
    set_hero(session, "valerio", **{field: value})
    assert json.loads(json.dumps(getattr(hero(session, "valerio"), field))) == value
    assert hero(session, "valerio").by_hand == (field,)


@pytest.mark.parametrize(
    ("operation", "verb"),
    [
        (set_one("standing", "one", "purse", 33), "coin"),
        (set_one("member", "member-3", "experience", 12), "experience"),
        (set_one("member", "member-3", "known", ["bulwark"]), "known"),
        (set_one("member", "member-3", "grade", "knight"), "grade"),
        (set_one("member", "member-3", "raises", [["mind", 1]]), "trait"),
        (set_one("member", "member-3", "boons", ["bless"]), "boon"),
        (MarkByHand("recipe", "sun-blade", 1, "why"), "known"),
        (MarkByHand("flag", "bridge", 2, "why"), "flag"),
        (MarkByHand("shown", "equipment:relic", 1, "why"), "shown"),
        (AddItemByHand("equipment", "relic", "why"), "thing"),
        (AddInjuryByHand("member-3", "limp", "why"), "condition"),
    ],
)
def test_what_is_set_by_hand_is_said_in_consequences(session, monkeypatch, operation, verb):
    said = []
    monkeypatch.setattr(overrides, "enter", lambda *given, **how: said.extend(given[1]) or enter(*given, **how))
    session.do(operation)
    assert {each.verb for each in said} == {verb}


def test_what_does_not_fit_a_class_set_by_hand_is_put_away_and_told(session):
    valerio = hero(session, "valerio").id
    (plate,) = given(session, "plate-cuirass", holder=valerio)
    session.do(set_one("member", valerio, "grade", "knight", "a slip"))
    assert session.books.get(ThingRecord, plate).holder == ""
    assert session.archive.chronicle().chapters[0].text == "a slip Put away: Plate Cuirass."


def test_who_was_taken_away_by_the_story_comes_back_by_hand(session):
    valerio = hero(session, "valerio")
    session.books.put(replace(valerio, bench=True))
    session.books.mark("away", "valerio")
    session.do(set_one("member", valerio.id, "bench", False))
    assert (hero(session, "valerio").bench, session.books.marked("away", "valerio")) == (False, 0)


def test_the_service_record_can_be_set(session):
    set_hero(session, "valerio", service=[["kills", 9], ["missions", 3]])
    assert hero(session, "valerio").service == (("kills", 9), ("missions", 3))
    for wrong, why in (([["kills", -1]], "out of the question"), ([["kills", 1], ["kills", 2]], "named twice")):
        assert why in refusal(session, set_one("member", "member-3", "service", wrong))


def test_the_story_can_be_moved_by_hand(session):
    set_standing(session, node="scene")
    assert (session.books.standing.stage, session.books.standing.mission) == ("scene", "")
    set_standing(session, node="camp")
    assert (session.books.standing.stage, session.books.standing.mission) == ("camp", "a-toll-on-the-road")


@pytest.mark.parametrize(
    ("kind", "id_", "field", "value", "why"),
    [
        ("standing", "one", "purse", -1, "it can be 0 to 1000000"),
        ("standing", "one", "purse", "many", "must be a whole number"),
        ("standing", "one", "purse", True, "must be a whole number"),
        ("standing", "one", "purse", 20, "Purse: it is 4 Fiorini already"),
        ("standing", "one", "town", "atlantis", "has no town 'atlantis'"),
        ("standing", "one", "node", "nowhere", "there is no place in the story 'nowhere'"),
        ("standing", "one", "day", 100_000, "out of the question"),
        ("standing", "one", "last_won", "maybe", "must be one of"),
        ("standing", "one", "counter", 0, "cannot be set by hand; what can be set: purse, day"),
        ("member", "member-3", "experience", 1000, "it can be 0 to 999"),
        ("member", "member-3", "known", ["nap"], "there is no skill 'nap'"),
        ("member", "member-3", "known", ["shove", "shove"], "shove is named twice"),
        ("member", "member-3", "grade", "pope", "has no class 'pope'"),
        ("member", "member-3", "raises", [["luck", 1]], "there is no trait 'luck'"),
        ("member", "member-3", "raises", [["mind", 7]], "it can be -6 to 6"),
        ("member", "member-3", "boons", ["rumour"], "there is no boon 'rumour'"),
        ("member", "member-9", "experience", 1, "there is no member 'member-9'"),
        ("thing", "thing-4", "card", "excalibur", "has no equipment 'excalibur'"),
        ("thing", "thing-4", "holder", "member-9", "there is no member 'member-9'"),
        ("dragon", "one", "size", 1, "what can be set: nothing"),
    ],
)
def test_what_is_impossible_is_refused(session, kind, id_, field, value, why):
    assert why in refusal(session, set_one(kind, id_, field, value))


@pytest.mark.parametrize("text", ["{", "[" * 3000, "1" * 4001, "", '{"a": 1'])
def test_a_value_that_cannot_be_read_is_refused(session, text):
    assert refusal(session, SetByHand("standing", "one", "purse", text, "why not"))


@pytest.mark.parametrize(("reason", "why"), [(" ", "say why"), ("x" * 401, "keep it to 400")])
def test_a_reason_is_wanted(session, reason, why):
    assert why in refusal(session, set_one("standing", "one", "purse", 1, reason))


def test_nothing_is_set_by_hand_in_a_battle(session):
    assert "a battle is on" in refusal(at(session, "battle"), set_one("standing", "one", "purse", 1))


def test_an_item_can_be_given_to_anybody_by_hand(session):
    sofia = hero(session, "sofia").id
    session.do(set_one("thing", "thing-4", "holder", sofia))
    assert session.books.get(ThingRecord, "thing-4").holder == sofia
    (ember,) = given(session, "ember", ware="reagent")
    assert "stay in the common stock" in refusal(session, set_one("thing", ember, "holder", sofia))


def test_things_are_entered_and_struck_out_by_hand(session):
    session.do(AddItemByHand("equipment", "relic", "from the box", hero(session, "sofia").id))
    (relic,) = items(session, "relic")
    assert (relic.by_hand, relic.history) == (("card",), ("12 May 1509: entered by hand",))
    session.do(RemoveItemByHand(relic.id, "a mistake"))
    assert (items(session, "relic"), session.books.standing.by_hand) == ([], ("items",))
    assert told(session) == "Struck out by hand: Relic"


@pytest.mark.parametrize(
    ("operation", "why"),
    [
        (AddItemByHand("equipment", "excalibur", "why"), "has no equipment 'excalibur'"),
        (
            AddItemByHand("recipe", "relic", "why"),
            "'recipe' cannot be set by hand",
        ),
        (AddItemByHand("equipment", "relic", "why", "member-9"), "there is no member 'member-9'"),
        (AddItemByHand("reagent", "ember", "why", "member-3"), "stay in the common stock"),
        (RemoveItemByHand("thing-99", "why"), "there is no thing 'thing-99'"),
        (AddInjuryByHand("member-9", "limp", "why"), "there is no member 'member-9'"),
        (AddInjuryByHand("member-3", "hiccups", "why"), "has no injury 'hiccups'"),
        (RemoveInjuryByHand("condition-9", "why"), "there is no condition 'condition-9'"),
    ],
)
def test_things_that_are_not_in_the_pack_or_the_books_are_refused(session, operation, why):
    assert why in refusal(session, operation)


def test_injuries_are_entered_and_struck_out_by_hand(session):
    injury = hurt(session, "valerio")
    assert session.books.get(ConditionRecord, injury).by_hand == ("card",)
    session.do(RemoveInjuryByHand(injury, "never happened"))
    assert (session.books.all(ConditionRecord), hero(session, "valerio").by_hand) == ([], ("injuries",))


@pytest.mark.parametrize(
    ("kind", "what", "count"),
    [("flag", "bridge", 3), ("achievement", "seal", 1), ("recipe", "sun-blade", 1), ("visited", "scene", 2)],
)
def test_marks_are_set_and_struck_out_by_hand(session, kind, what, count):
    marked(session, kind, what, count)
    assert session.books.get(Mark, f"{kind}:{what}").by_hand == ("count",)
    marked(session, kind, what, 0)
    assert (session.books.marked(kind, what), session.books.standing.by_hand) == (0, (f"{kind}:{what}",))


@pytest.mark.parametrize(
    ("kind", "what", "count", "why"),
    [
        ("flag", "brigde", 1, "did you mean 'bridge'"),
        ("flag", "bridge", 100, "it can be 0 to 99"),
        ("flag", "bridge", 0, "it is 0 already"),
        ("achievement", "seal", 2, "it can be 0 to 1"),
        ("recipe", "hood", 1, "there is no recipe 'hood'"),
        ("shown", "limp", 1, "there is no shown 'limp'"),
        ("dismissed", "anything", 1, "'dismissed' cannot be set by hand"),
    ],
)
def test_marks_of_nothing_are_refused(session, kind, what, count, why):
    assert why in refusal(session, MarkByHand(kind, what, count, "why not"))


def test_a_hero_with_whom_the_rules_cannot_work_is_refused(session):
    def broken(*_):
        raise LookupError("no such class")

    with_ports(session, loadout=bent(session.rules.loadout, slots=broken))
    assert "the rules cannot work with this (no such class)" in refusal(
        session, set_one("member", "member-3", "grade", "knight")
    )


def test_what_was_set_can_be_emptied_again(session):
    set_hero(session, "valerio", grade="knight")
    set_hero(session, "valerio", grade="")
    set_standing(session, town="")
    session.do(set_one("thing", "thing-4", "holder", ""))
    assert (hero(session, "valerio").grade, session.books.standing.town) == ("", "")
    assert session.books.get(ThingRecord, "thing-4").holder == ""


def test_a_card_can_be_another_by_hand(session):
    session.do(set_one("thing", "thing-4", "card", "short-sword"))
    assert (told(session), session.books.get(ThingRecord, "thing-4").by_hand) == (
        "Set by hand: Sword, Card: Sword before, Short Sword now",
        ("card",),
    )
