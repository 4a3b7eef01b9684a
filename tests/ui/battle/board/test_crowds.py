"""Crowds: who is drawn as one, and where groups stand."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF

from helpers.boards import battle, figure
from helpers.castles import castle, crowd
from horologium.engine.core.view import Badge
from horologium.ui.battle.board.crowds import SHOWN, groups_of, name_of, stand

ROOM = QRectF(0, 0, 190, 150)
STUN = Badge("stun", "Stunned")


def sizes(groups):
    return [group.number for group in groups]


def test_those_of_one_crowd_in_one_cell_are_a_group():
    assert sizes(groups_of(crowd(5, "yard"))) == [5]


def test_who_belongs_to_no_crowd_stands_alone():
    assert sizes(groups_of(figure(f"guard {number}", "yard") for number in range(3))) == [1, 1, 1]


def test_those_of_one_crowd_in_two_cells_are_two_groups():
    assert sizes(groups_of([*crowd(2, "yard"), *crowd(3, "road")])) == [2, 3]


def test_those_who_fare_otherwise_are_a_group_of_their_own():
    lying = crowd(2, "yard", "Lying", crowd="Villager", badges=(STUN,))
    assert sizes(groups_of([*crowd(4, "yard"), *lying])) == [4, 2]


def test_a_group_is_called_by_its_number_and_the_name_of_its_members():
    (group,) = groups_of(crowd(4, "yard"))
    assert name_of(group) == "4 × Villager"


def test_one_alone_keeps_the_name():
    (group,) = groups_of(crowd(1, "yard"))
    assert name_of(group) == "Villager 1"


@pytest.mark.parametrize("count", [1, 3, 6, 9, 14])
def test_everybody_stands_inside_the_room(count):
    footings, _ = stand(groups_of(figure(f"guard {number}", "yard") for number in range(count)), ROOM)
    assert len(footings) == count
    assert all(ROOM.contains(footing.at) for footing in footings.values())


def test_the_more_there_are_the_smaller_they_stand():
    few, _ = stand(groups_of(figure(f"guard {number}", "yard") for number in range(2)), ROOM)
    many, _ = stand(groups_of(figure(f"guard {number}", "yard") for number in range(9)), ROOM)
    assert max(footing.size for footing in many.values()) < min(footing.size for footing in few.values())


def test_a_group_stands_in_one_clump_whatever_its_number():
    large, _ = stand(groups_of(crowd(40, "yard")), ROOM)
    assert len({(footing.at.x(), footing.at.y()) for footing in large.values()}) == SHOWN


def test_only_groups_bear_a_number():
    _, spots = stand(groups_of([*crowd(3, "yard"), figure("ada", "yard")]), ROOM)
    assert [spot.group.number for spot in spots] == [3]


def test_nobody_stands_before_what_is_in_the_middle():
    footings, _ = stand(groups_of([figure("ada", "heart"), figure("bea", "heart")]), ROOM, clear=60)
    assert all(abs(footing.at.x() - ROOM.center().x()) > 30 for footing in footings.values())


def test_an_empty_room_has_nobody():
    assert stand([], ROOM) == ({}, [])


# On the board


def test_members_of_a_group_are_told_by_the_scene(scene):
    scene.show_view(castle(*crowd(3, "yard"), figure("ada", "yard")))
    assert scene.group_of("villager-yard-1") == ("villager-yard-1", "villager-yard-2", "villager-yard-3")
    assert scene.group_of("ada") == ("ada",)


def test_a_number_is_written_on_every_group(scene):
    scene.show_view(castle(*crowd(3, "yard"), *crowd(7, "road")))
    assert sorted(item._count for item in scene._counts) == [3, 7]


def test_a_number_goes_when_its_group_is_gone(scene):
    scene.show_view(castle(*crowd(3, "yard"), *crowd(7, "road")))
    scene.show_view(castle(*crowd(1, "yard")))
    assert scene._counts == []


def test_a_click_on_a_group_finds_one_of_it(scene):
    scene.show_view(castle(*crowd(5, "yard")))
    found = scene.figure_at(scene.figures["villager-yard-1"].pos())
    assert found in scene.group_of("villager-yard-1")


def test_the_tip_of_a_group_tells_its_number(scene):
    scene.show_view(castle(*crowd(5, "yard")))
    assert "5 × Villager" in scene.tip_at(scene.figures["villager-yard-1"].pos())


def test_another_board_draws_its_figures_as_plates_again(scene):
    scene.show_view(castle(*crowd(5, "yard")))
    scene.show_view(battle(None, figure("villager-yard-1", "A1")))
    assert (scene.groups, scene._counts, list(scene.figures)) == ({}, [], ["villager-yard-1"])
    assert scene.figures["villager-yard-1"]._footing is None


def test_the_cursor_marks_the_group_that_it_means(scene):
    scene.show_view(castle(*crowd(5, "yard")))
    scene.show_cursor("yard", "villager-yard-1")
    assert scene._meant.isVisible()
    scene.show_cursor("yard")
    assert not scene._meant.isVisible()


def test_a_passage_that_is_closed_is_seen_at_once(scene):
    scene.show_view(castle())
    before = scene.picture.cacheKey()
    scene.show_view(castle(*crowd(2, "yard")))
    assert scene.picture.cacheKey() == before
    scene.show_view(replace(castle(), passages=castle().passages[1:]))
    assert scene.picture.cacheKey() != before


def test_a_board_of_rooms_shows_some_land_around(scene):
    scene.show_view(castle())
    rooms = scene.geometry.boxes.values()
    assert all(scene.geometry.bounds.adjusted(16, 16, -16, -16).contains(room) for room in rooms)


def test_who_stands_in_the_first_row_is_not_behind_others():
    many, _ = stand(groups_of(figure(f"guard {number}", "yard") for number in range(14)), ROOM)
    front = max(footing.at.y() for footing in many.values())
    assert {footing.behind for footing in many.values()} == {False, True}
    assert all(not footing.behind for footing in many.values() if footing.at.y() == front)


def test_monsters_stand_farther_apart_than_people():
    def apart(kind):
        pair = [figure(key, "yard", kind=kind, rank="elite") for key in ("ada", "bea")]
        one, other = stand(groups_of(pair), ROOM)[0].values()
        return abs(one.at.x() - other.at.x()) / one.size

    assert apart("golem") > apart("veteran")
