"""Boards of rooms: which boards are one, and where doors and corridors lie."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from helpers.boards import areas, field, house, zones
from helpers.castles import castle
from horologium.ui.battle.board.plan import LANE, box_of, is_plan, plan_of, standing_room, widened

A, B, C = QRectF(0, 0, 200, 200), QRectF(232, 0, 200, 200), QRectF(464, 232, 200, 200)


def crosses(corridor, room):
    inner = room.adjusted(2, 2, -2, -2)
    steps = [
        one + (other - one) * (part / 20)
        for one, other in zip(corridor.points, corridor.points[1:], strict=False)
        for part in range(21)
    ]
    return any(inner.contains(step) for step in steps)


def test_a_board_of_rooms_is_a_plan():
    assert is_plan(zones()[0])


def test_squares_houses_and_areas_are_no_plan():
    assert [is_plan(cells) for cells in (field(), house(), areas())] == [False, False, False]


def test_a_board_with_land_beyond_it_is_no_plan():
    cells = zones()[0]
    assert not is_plan(cells[:2], cells[2:])


def test_squares_are_drawn_where_they_lie():
    assert widened(field()) == tuple(field())


def test_rooms_grow_until_only_walls_are_between_them():
    one, other = map(box_of, widened(zones()[0])[:2])
    assert other.left() - one.right() == LANE


def test_rooms_keep_their_middle_when_they_grow():
    for old, new in zip(zones()[0], widened(zones()[0]), strict=True):
        assert box_of(new).center() == box_of(old).center()


def test_rooms_that_face_each_other_have_a_door():
    plan = plan_of({"a": A, "b": B}, [("a", "b")])
    assert [(door.rooms, door.sideways) for door in plan.doorways] == [(("a", "b"), True)]
    assert plan.corridors == ()


def test_a_door_fills_the_wall_between_two_rooms():
    (door,) = plan_of({"a": A, "b": B}, [("a", "b")]).doorways
    assert (door.opening.left(), door.opening.right()) == (A.right(), B.left())


def test_rooms_that_are_not_joined_have_no_door():
    plan = plan_of({"a": A, "b": B}, [])
    assert (plan.doorways, plan.corridors) == ((), ())


def test_rooms_that_touch_are_joined():
    plan = plan_of({"a": A, "b": B.translated(-LANE, 0)}, [])
    assert len(plan.doorways) == 1


def test_rooms_that_do_not_face_each_other_are_joined_by_a_corridor():
    plan = plan_of({"a": A, "c": C}, [("a", "c")])
    assert [corridor.rooms for corridor in plan.corridors] == [("a", "c")]


def test_a_corridor_goes_round_other_rooms():
    rooms = {"a": A, "b": B, "c": A.translated(464, 0)}
    (corridor,) = plan_of(rooms, [("a", "c")]).corridors
    assert not any(crosses(corridor, room) for room in rooms.values())


def test_a_corridor_begins_and_ends_at_the_walls_of_its_rooms():
    (corridor,) = plan_of({"a": A, "c": C}, [("a", "c")]).corridors
    first, last = corridor.points[0], corridor.points[-1]
    assert A.adjusted(-1, -1, 1, 1).contains(first)
    assert C.adjusted(-1, -1, 1, 1).contains(last)


def test_two_corridors_do_not_share_a_way():
    rooms = {"a": A, "b": B, "c": A.translated(464, 0)}
    one, other = plan_of(rooms, [("a", "c"), ("c", "a")]).corridors
    assert one.points[1:-1] != other.points[1:-1][::-1]


def test_a_room_that_is_not_there_is_left_out():
    assert plan_of({"a": A}, [("a", "nowhere")]).corridors == ()


def test_figures_stand_higher_where_something_lies():
    assert standing_room(A, laden=True).bottom() < standing_room(A, laden=False).bottom()


def test_a_castle_has_doors_and_a_corridor():
    view = castle()
    plan = plan_of({cell.key: box_of(cell) for cell in widened(view.cells)}, view.passages)
    assert {door.rooms for door in plan.doorways} == {("heart", "kitchen"), ("heart", "yard"), ("kitchen", "road")}
    assert [corridor.rooms for corridor in plan.corridors] == [("yard", "tower")]
