"""Portraits: the same for the same name, different for every other, drawn in every theme."""

from __future__ import annotations

from itertools import combinations

import pytest

from horologium.ui.art import portrait_parts, portraits
from horologium.ui.art.portraits import Sitter
from horologium.ui.kit.tokens import CONTRAST, LIGHT, THEMES

CROWD = [
    *(Sitter(name, kind, name.title()) for name, kind in (("valerio", "squire"), ("sofia", "hunter"))),
    *(Sitter(f"brigand-{n}", "brigand", f"Brigand {n}", "mercenaries") for n in (1, 2, 3)),
    *(Sitter(kind, kind, kind.title(), "primaevi") for kind in ("wolf", "lion", "colossus", "spriggan", "faun", "nun")),
    *(Sitter(name) for name in ("ada", "bruno", "tessa", "otto")),
]


def picture(sitter, tokens=LIGHT):
    return portraits.picture(sitter, 64, tokens).toImage()


def test_a_portrait_is_the_same_every_time(qapp):
    assert picture(CROWD[0]) == picture(CROWD[0])


@pytest.mark.parametrize("tokens", [LIGHT, CONTRAST], ids=lambda tokens: tokens.name)
def test_no_two_portraits_are_alike(qapp, tokens):
    drawn = [picture(sitter, tokens) for sitter in CROWD]
    assert [pair for pair in combinations(range(len(drawn)), 2) if drawn[pair[0]] == drawn[pair[1]]] == []


def test_those_of_one_kind_share_field_and_headgear():
    one, other = (portraits.look(sitter, LIGHT) for sitter in CROWD[2:4])
    assert one.field == other.field
    assert one.front[-2:] == other.front[-2:] == portrait_parts.GEAR["hood"]


@pytest.mark.parametrize(("name", "part"), [("War Mastiff 1", "hound"), ("Wolf of the Grove", "wolf")])
def test_beasts_look_like_beasts(name, part):
    assert portraits.look(Sitter("x", "x", name), LIGHT).front == portrait_parts.BEASTS[part]


def test_a_theme_changes_the_colours_and_not_the_face():
    drawn = [portraits.look(CROWD[0], tokens) for tokens in THEMES]
    assert len({(likeness.face, likeness.features, likeness.front) for likeness in drawn}) == 1


@pytest.mark.parametrize("sitter", [Sitter("ada", "squire", "   "), Sitter(" ", "", "\u2003"), Sitter("")])
def test_somebody_without_a_name_has_a_face_too(qapp, sitter):
    assert not picture(sitter).isNull()


def test_who_stands_as_a_miniature_is_shown_by_its_bust(qapp):
    faced, cut = Sitter("ada", "warden", "Ada"), Sitter("ada", "warden", "Ada", cut="bones")
    assert picture(faced) != picture(cut)
    assert picture(cut) == picture(Sitter("bea", "keeper", "Bea", cut="bones"))
