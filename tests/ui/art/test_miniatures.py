"""Miniatures: which one a figure gets, and that each of them is a figure of its own."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from helpers.boards import figure
from horologium.ui.art.miniatures import DRAWINGS, MOB, PEOPLE, ROLES, WORDS, bust, choose, cut_out, named
from horologium.ui.kit.tokens import CONTRAST, LIGHT


def portrait(name, tokens=LIGHT):
    image = QImage(100, 100, QImage.Format.Format_ARGB32)
    image.fill(QColor("#405060"))
    painter = QPainter(image)
    bust(painter, name, tokens)
    painter.end()
    return image


@pytest.mark.parametrize("name", DRAWINGS)
def test_every_miniature_stands_on_the_ground(name):
    box = cut_out(name).outline().boundingRect()
    assert -4 < box.bottom() < 16
    assert box.height() > 60


def test_no_two_miniatures_have_the_same_outline():
    outlines = [cut_out(name).outline() for name in DRAWINGS]
    assert not any(one == other for place, one in enumerate(outlines) for other in outlines[place + 1 :])


def test_every_word_leads_to_a_miniature():
    assert {*WORDS.values(), *ROLES.values()} - {"mob"} <= set(DRAWINGS)


@pytest.mark.parametrize(
    ("described", "name"),
    [
        ({"kind": "villager"}, "mob"),
        ({"kind": "hunter"}, "crossbow"),
        ({"kind": "hunter", "emblem": "mask"}, "mask"),
        ({"kind": "monster", "emblem": "golem"}, "golem"),
        ({"kind": "creature", "name": "A wolf"}, "hound"),
        ({"kind": "nobody", "name": "Ada"}, ""),
    ],
)
def test_a_figure_is_cut_out_by_the_words_that_tell_most(described, name):
    assert named(figure("x", "A1", **{"name": "Ada", **described})) == name


@pytest.mark.parametrize(
    ("words", "name"),
    [
        (("hero", "hound", "Brell the Houndmaster"), "banner"),
        (("hero", "swords", "Widow Garrick"), "banner"),
        (("monster", "veil", "Ember Nun"), "ghost"),
        (("ember-nun", "veil", "Ember Nun"), "nun"),
        (("bramblehart", "tree"), "stag"),
    ],
)
def test_people_are_never_drawn_as_monsters_whatever_they_are_called(words, name):
    assert choose(*words) == name


def test_people_have_miniatures():
    assert PEOPLE - {"mob"} <= set(DRAWINGS)


@pytest.mark.parametrize("tokens", [LIGHT, CONTRAST], ids=lambda tokens: tokens.name)
def test_no_two_busts_are_alike(qapp, tokens):
    drawn = [portrait(name, tokens) for name in DRAWINGS]
    assert not any(one == other for place, one in enumerate(drawn) for other in drawn[place + 1 :])


def test_one_of_a_crowd_stands_for_all(qapp):
    assert portrait("mob") == portrait(MOB[0])
