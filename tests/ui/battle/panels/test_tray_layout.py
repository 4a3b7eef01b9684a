"""Where everything lies in trays: nothing outside, nothing upon each other, who acts the largest."""

from __future__ import annotations

from dataclasses import replace

import pytest

from horologium.engine.core.view import SlotView, TrayView
from horologium.ui.battle.panels.tray_layout import lay_out

SLOTS = (SlotView("ada:move", "Movement", 2), SlotView("ada:guard", "Defence", 3), SlotView("ada:keep", "Reserve", 1))
ADA = TrayView("ada", "Ada", SLOTS, ("melee", "defence"), acts=True)
BEA = replace(ADA, owner="bea", label="Bea", faces=(), acts=False)
WIDTHS = pytest.mark.parametrize("width", [170, 190, 240, 400])


def boxes_of(laid):
    return [box for spot in laid.slots for box in spot.boxes]


@WIDTHS
def test_everything_lies_inside_its_card(width):
    laid = lay_out((ADA, BEA, replace(BEA, faces=("melee",))), width)
    for spot in laid.dice:
        assert laid.cards[spot.tray].area.contains(spot.box)
    assert all(any(card.area.contains(box) for card in laid.cards) for box in boxes_of(laid))
    assert all(card.area.contains(card.portrait) for card in laid.cards)


@WIDTHS
def test_no_place_lies_upon_another(width):
    laid = lay_out((ADA, BEA), width)
    all_ = [*boxes_of(laid), *(spot.box for spot in laid.dice)]
    assert not any(one.intersects(other) for place, one in enumerate(all_) for other in all_[place + 1 :])


def test_cards_do_not_lie_upon_each_other():
    one, other = lay_out((ADA, BEA), 200).cards
    assert one.area.bottom() < other.area.top()


def test_every_slot_has_all_of_its_places():
    assert [len(spot.boxes) for spot in lay_out((ADA, BEA), 200).slots] == [2, 3, 1, 2, 3, 1]


@WIDTHS
def test_slots_of_those_who_wait_lie_in_one_line(width):
    slots = [spot for spot in lay_out((ADA, BEA), width).slots if spot.folded][-3:]
    assert len({spot.area.top() for spot in slots}) == 1


def test_who_acts_has_the_largest_tray():
    first, second = lay_out((BEA, ADA), 240).cards
    assert second.area.height() > first.area.height()


def test_the_only_tray_is_large():
    assert not any(spot.folded for spot in lay_out((BEA,), 240).slots)


def test_six_dice_lie_in_one_line_where_it_is_narrow():
    laid = lay_out((replace(ADA, faces=("melee",) * 6), BEA), 190)
    assert len({spot.box.top() for spot in laid.dice}) == 1


def test_no_two_dice_lie_at_the_same_place():
    many = TrayView("ada", "Ada", (), ("melee",) * 9)
    boxes = [spot.box for spot in lay_out((many,), 170).dice]
    assert not any(one.intersects(other) for place, one in enumerate(boxes) for other in boxes[place + 1 :])
