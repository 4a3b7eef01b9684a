"""Portraits follow those whom they show."""

from __future__ import annotations

from dataclasses import replace

from horologium.engine.core.view import FigureView
from horologium.ui.art.portraits import Sitter
from horologium.ui.battle.panels.figure_pictures import sitter_of

SPEAR = FigureView("dawn-1", "Mira", "dawn", None, "novice", 3, 3, True, faction="dawn", face="Mira")


def test_two_warriors_in_the_same_place_of_two_bands_have_faces_of_their_own(pictures):
    other = replace(SPEAR, name="Oke", face="Oke")
    assert pictures.portrait(SPEAR, 40, 1.0).toImage() != pictures.portrait(other, 40, 1.0).toImage()


def test_a_warrior_keeps_the_face_in_another_place(pictures):
    moved = replace(SPEAR, key="dawn-3")
    assert pictures.portrait(SPEAR, 40, 1.0).toImage() == pictures.portrait(moved, 40, 1.0).toImage()


def test_a_face_that_is_known_from_elsewhere_comes_first(pictures):
    known = Sitter("mira", "novice mira", "Mira")
    pictures.sitters = {"dawn-1": known}
    painted = pictures.portrait(SPEAR, 40, 1.0).toImage()
    pictures.sitters = {}
    assert sitter_of(SPEAR) != known
    assert pictures.portrait(SPEAR, 40, 1.0).toImage() != painted


def test_on_a_board_of_rooms_a_figure_is_shown_as_it_stands_there(pictures):
    golem = replace(SPEAR, kind="golem")
    faced = pictures.portrait(golem, 40, 1.0).toImage()
    pictures.cut = True
    assert pictures.portrait(golem, 40, 1.0).toImage() != faced


def test_who_has_no_miniature_keeps_a_face_there(pictures):
    faced = pictures.portrait(SPEAR, 40, 1.0).toImage()
    pictures.cut = True
    assert pictures.portrait(SPEAR, 40, 1.0).toImage() == faced
