"""Miniatures: which one a figure gets, and that each of them is a figure of its own."""

from __future__ import annotations

import pytest

from helpers.boards import figure
from horologium.engine.core.view import Badge
from horologium.ui.art.miniatures import DRAWINGS, MOB, ROLES, WORDS, cut_out, named
from horologium.ui.battle.board.cutouts import CutoutPicture, cut
from horologium.ui.battle.board.figures import FigureStyles


def picture(theme, place=0, **more):
    one = figure("ada", "A1", **{"kind": "hunter", **more})
    return CutoutPicture(one, FigureStyles().style_of(one), theme, place)


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


def test_one_for_whom_there_is_no_miniature_stays_a_plate(theme):
    one = figure("ada", "A1", kind="nobody", name="Ada")
    assert cut(one, FigureStyles().style_of(one), theme, 0) is None


def test_plain_people_of_a_group_do_not_all_carry_the_same(theme):
    assert tuple(picture(theme, place, kind="villager").name for place in range(3)) == MOB


@pytest.mark.parametrize("key", ["stun", "burn"])
def test_one_who_lies_or_burns_looks_different(theme, key):
    hurt = picture(theme, badges=(Badge(key, key.title()),))
    assert hurt.paint(1.0).toImage() != picture(theme).paint(1.0).toImage()


def test_what_is_drawn_of_a_status_has_no_badge_besides(theme):
    both = picture(theme, badges=(Badge("stun", "Stunned"), Badge("slow", "Slow")))
    assert [spot.badge.key for spot in both.spots()] == ["slow"]


def test_equal_figures_are_painted_once(theme):
    assert picture(theme).paint(1.0).cacheKey() == picture(theme).paint(1.0).cacheKey()


@pytest.mark.parametrize("look", ["light", "dark", "contrast"])
def test_a_miniature_is_drawn_in_every_theme(theme, look):
    theme.set_look(look, 100)
    assert not picture(theme, life=2).paint(1.0).isNull()
