"""Portraits follow those whom they show."""

from __future__ import annotations

from dataclasses import replace

from horologium.engine.core.view import FigureView
from horologium.ui.art.portraits import Sitter
from horologium.ui.battle.panels.figure_pictures import sitter_of

SPEAR = FigureView("dawn-1", "Mira", "dawn", None, "novice", 3, 3, True, faction="dawn", face="Mira")


def test_two_warriors_in_the_same_place_of_two_bands_have_faces_of_their_own(gallery):
    other = replace(SPEAR, name="Oke", face="Oke")
    assert gallery.portrait(SPEAR, 40, 1.0).toImage() != gallery.portrait(other, 40, 1.0).toImage()


def test_a_warrior_keeps_the_face_in_another_place(gallery):
    moved = replace(SPEAR, key="dawn-3")
    assert gallery.portrait(SPEAR, 40, 1.0).toImage() == gallery.portrait(moved, 40, 1.0).toImage()


def test_a_face_that_is_known_from_elsewhere_comes_first(gallery):
    known = Sitter("mira", "novice mira", "Mira")
    gallery.sitters = {"dawn-1": known}
    painted = gallery.portrait(SPEAR, 40, 1.0).toImage()
    gallery.sitters = {}
    assert sitter_of(SPEAR) != known
    assert gallery.portrait(SPEAR, 40, 1.0).toImage() != painted
