"""The campaign page and the room it asks for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from horologium.ui.camp.page import CampPage


def test_a_section_out_of_sight_asks_for_no_room(qtbot, theme, rich):
    page = CampPage(theme, rich)
    qtbot.addWidget(page)
    page.resize(1000, 620)
    page.show()
    asked = []
    for section in ("chronicle", "town", "chronicle"):
        page.go_to(section)
        QCoreApplication.processEvents()
        asked.append(page.minimumSizeHint())
    assert asked[2] == asked[0] != asked[1]
