"""Fields and marks that were set by hand are told in words."""

from __future__ import annotations

import json

import pytest

from helpers.campaigns import founded, told
from horologium.campaign.ops.overrides import MarkByHand, SetByHand


@pytest.fixture
def session():
    return founded()


@pytest.mark.parametrize(
    ("kind", "id_", "field", "value", "words"),
    [
        ("standing", "one", "town", "bolsena", "the company, Town: Siena before, Bolsena now"),
        ("standing", "one", "day", 3, "the company, Date: 12 May 1509 before, 15 May 1509 now"),
        ("standing", "one", "node", "scene", "the company, Place in the story: The Toll before, The Letter now"),
        ("standing", "one", "last_won", "won", "the company, The last battle: nothing before, won now"),
        ("standing", "one", "taken", [["favours:bless", 1]], "nothing before, bless 1 now"),
        ("member", "member-3", "known", [], "Valerio, Learned: Insult and Shove before, nothing now"),
        ("member", "member-3", "grade", "knight", "Valerio, Class: First class before, Knight now"),
        ("member", "member-3", "raises", [["mind", -1]], "Valerio, Raised by: nothing before, Mind -1 now"),
        ("member", "member-3", "boons", ["bless"], "nothing before, Blessing now"),
        ("member", "member-3", "bench", True, "Valerio, On the bench: no before, yes now"),
        ("member", "member-3", "service", [["kills", 9], ["missions", 3]], "Foes felled 9 and Missions 3 now"),
        ("thing", "thing-4", "holder", "", "Carried by: Valerio before, the common stock now"),
    ],
)
def test_a_field_and_its_values_are_told_as_players_know_them(session, kind, id_, field, value, words):
    session.do(SetByHand(kind, id_, field, json.dumps(value), "we played it so"))
    assert words in told(session)


@pytest.mark.parametrize(
    ("kind", "what", "words"),
    [
        ("flag", "bridge", "Flag of the story, The bridge stands: 0 before, 1 now"),
        ("recipe", "sun-blade", "Recipe, Sun Blade: 0 before, 1 now"),
        ("visited", "scene", "Visited, The Letter: 0 before, 1 now"),
        ("shown", "equipment:hood", "On show, Hood: 0 before, 1 now"),
    ],
)
def test_a_mark_is_told_as_players_know_it(session, kind, what, words):
    session.do(MarkByHand(kind, what, 1, "we played it so"))
    assert words in told(session)
