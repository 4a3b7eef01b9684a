"""A list to choose from whose text ends in dots when there is no room for it."""

from __future__ import annotations

import pytest

from horologium.ui.widgets.elided_box import ElidedBox


@pytest.mark.parametrize(("width", "alike"), [(140, True), (600, False)])
def test_what_there_is_no_room_for_is_not_drawn(qtbot, width, alike):
    box = ElidedBox()
    qtbot.addWidget(box)
    box.addItems(["Relics of the Apennine and one", "Relics of the Apennine and two"])
    box.resize(width, 30)
    first = box.grab().toImage()
    box.setCurrentIndex(1)
    assert (box.grab().toImage() == first) is alike
