"""Figures cut out: who is drawn so, and how they look as they fare."""

from __future__ import annotations

import pytest

from helpers.boards import figure
from horologium.engine.core.view import Badge
from horologium.ui.art.miniatures import MOB
from horologium.ui.battle.board.cutouts import CutoutPicture, cut
from horologium.ui.battle.board.figures import FigureStyles


def picture(theme, place=0, **more):
    one = figure("ada", "A1", **{"kind": "hunter", **more})
    return CutoutPicture(one, FigureStyles().style_of(one), theme, place)


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
