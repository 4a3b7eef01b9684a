"""Names on the map look for room beside their towns."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF

from horologium.ui.camp.map.items import place_names

TOWN, NAME = QRectF(100, 100, 20, 20), QSizeF(60, 12)


def test_a_name_stands_at_the_right_where_nothing_is():
    assert place_names([TOWN], [NAME]) == ["right"]


def test_a_name_makes_room_for_a_road():
    road = [QRectF(130 + 10 * step, 105, 9, 9) for step in range(5)]
    assert place_names([TOWN], [NAME], road) == ["left"]
