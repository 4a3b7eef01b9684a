"""The campaign page and the room it asks for."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt

from helpers.evenings import table
from helpers.ladder import pack as ladder_pack
from helpers.ladder import plan as ladder_plan
from helpers.states import with_ports
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


@pytest.fixture
def page_of(qtbot, theme):
    """The page of a campaign."""

    def make(camp):
        page = CampPage(theme, camp)
        qtbot.addWidget(page)
        return page

    return make


def rail(page):
    return [page.rail.item(place).data(Qt.ItemDataRole.UserRole) for place in range(page.rail.count())]


USUAL = ["story", "company", "hero", "stash", "town", "map", "plot", "chronicle"]


def test_a_game_without_rankings_has_no_table_of_them(page_of, camp):
    assert rail(page_of(camp)) == USUAL


def test_a_game_with_rankings_has_a_table_of_them(page_of, camp):
    with_ports(camp.session, rankings=table)
    page = page_of(camp)
    page.go_to("rankings")
    assert rail(page) == [*USUAL, "rankings"]
    assert page.section("rankings").panel.accessibleName() == "The League"


def test_a_game_without_places_has_no_town_and_no_map(page_of, camp):
    camp.session.pack = replace(camp.session.pack, content={**camp.session.pack.content, "towns": {}})
    page = page_of(camp)
    assert not {"town", "map"} & {*rail(page)}
    page.go_to("town")
    assert page.rail.currentRow() == 0


def test_a_game_without_things_has_no_stash(page_of, camp):
    with_ports(camp.session, gear=None, offers=None)
    assert "stash" not in rail(page_of(camp))


def test_while_no_campaign_is_open_the_usual_sections_are_named(page_of, camp):
    camp.close()
    assert rail(page_of(camp)) == USUAL


def test_another_game_gets_sections_of_its_own(page_of, camp):
    page = page_of(camp)
    page.go_to("company")
    before = page.section("company")
    gone = []
    before.destroyed.connect(lambda: gone.append(True))
    assert camp.found(ladder_pack(), ladder_plan())
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert gone
    assert page.stack.currentWidget() is page.section("company")


def test_another_campaign_of_the_same_game_keeps_its_sections(page_of, camp, camp_plan):
    page = page_of(camp)
    before = page.section("story")
    assert camp.found(camp_plan[0], replace(camp_plan[1], name="Another"))
    assert page.section("story") is before
