"""Arms: shape and colour by faction, the colour of the player where there is one."""

from __future__ import annotations

import pytest

from horologium.engine.core.view import FigureView
from horologium.ui.battle.board.heraldry import SHAPES, Heraldry, outline


def one(key, faction, seat=""):
    return FigureView(key, key, seat, "A1", "squire", 3, 3, True, faction=faction)


def test_each_faction_has_a_shape_and_a_colour_to_itself():
    heraldry, sides = Heraldry(), [one(name, name) for name in ("heroes", "rome", "venice", "primaevi")]
    heraldry.meet(sides)
    assert len({heraldry.arms(side).shape for side in sides}) == 4
    assert len({heraldry.arms(side).colour for side in sides}) == 4


def test_those_whom_somebody_plays_have_the_shield():
    heraldry = Heraldry()
    heraldry.meet([one("wolf", "primaevi"), one("ada", "heroes", "heroes")])
    assert heraldry.arms(one("ada", "heroes", "heroes")).shape == "shield"


def test_a_faction_keeps_its_arms_when_others_come():
    heraldry = Heraldry()
    heraldry.meet([one("ada", "heroes", "heroes"), one("wolf", "primaevi")])
    before = heraldry.arms(one("wolf", "primaevi"))
    heraldry.meet([one("guard", "rome"), one("wolf", "primaevi")])
    assert heraldry.arms(one("wolf", "primaevi")) == before


def test_a_figure_bears_the_colour_of_its_player():
    heraldry, ada = Heraldry(), one("ada", "heroes", "heroes")
    heraldry.set_players({"ada": "#123456"})
    heraldry.meet([ada])
    assert heraldry.arms(ada).colour == "#123456"


def test_who_plays_both_sides_sees_them_in_two_colours():
    heraldry, sides = Heraldry(), [one("a", "azure", "azure"), one("c", "crimson", "crimson")]
    heraldry.set_players({"azure": "#123456", "crimson": "#123456"})
    heraldry.meet(sides)
    assert len({heraldry.arms(side).colour for side in sides}) == 2


@pytest.mark.parametrize("shape", SHAPES)
def test_every_shape_lies_around_its_middle(shape):
    box = outline(shape, 20).boundingRect()
    assert abs(box.center().x()) < 1
    assert 30 < box.height() < 46
