"""The open list of a box of choices."""

from __future__ import annotations

import pytest

from horologium.ui.widgets.choice_box import ChoiceBox


@pytest.mark.qt_log_ignore("plugin does not support", extend=True)
def test_every_choice_of_a_short_list_is_seen_whole(qtbot, theme):
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.addItems(["Normal", "Grim", "Merciful"])
    box.show()
    box.showPopup()
    rows = sum(box.view().sizeHintForRow(row) for row in range(box.count()))
    assert box.view().viewport().height() >= rows
    box.hidePopup()
    box.hide()
