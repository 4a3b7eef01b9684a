"""Games that the window was not made for: a castle of rooms, an arena of implants, a road without places."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton, QWidget

from helpers.sketches import GAMES, camp_of, sketched
from horologium.campaign.affairs import state_of
from horologium.campaign.offers import offer_rows
from horologium.campaign.ops.gear import Equip
from horologium.campaign.records import ConditionRecord, ThingRecord
from horologium.ui.camp.company.section import CompanySection
from horologium.ui.camp.member_sheet.section import HeroSection
from horologium.ui.camp.stash import StashSection
from horologium.ui.camp.story.result_by_hand import ResultByHandDialog
from horologium.ui.camp.town.section import TownSection
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.panel import Panel

SECTIONS = (CompanySection, HeroSection, StashSection, TownSection)


@pytest.fixture
def open_game(qapp, tmp_path, monkeypatch):
    opened = []

    def open_(game):
        opened.append(camp_of(sketched(tmp_path, game, monkeypatch)))
        return opened[-1]

    yield open_
    for camp in opened:
        camp.close()


@pytest.fixture
def show(qtbot, theme):
    def show_(section, camp, width=1000, height=700):
        made = section(theme, camp)
        camp.changed.connect(lambda _changed: made.refresh())
        qtbot.addWidget(made)
        made.resize(width, height)
        made.show()
        QCoreApplication.processEvents()
        return made

    return show_


def words(widget):
    QCoreApplication.processEvents()
    return [label.text() for label in widget.findChildren(PlainLabel) if label.isVisible()]


def cut_off(widget):
    labels = [label for label in widget.findChildren(PlainLabel) if label.isVisible() and label.text()]
    return [label.text() for label in labels if label.height() < label.heightForWidth(label.width())]


def is_empty(panel):
    inside = [each for each in panel.findChildren(QWidget) if each.isVisible()]
    return not any(each.accessibleName() for each in inside) and not any(words(panel))


@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_is_drawn_whole_and_no_panel_is_empty(open_game, show, game, section):
    page = show(section, open_game(game), 860, 560)
    assert cut_off(page) == []
    assert [panel.accessibleName() for panel in page.findChildren(Panel) if panel.isVisible() and is_empty(panel)] == []


def test_a_castle_has_as_many_counters_as_it_likes(open_game, show):
    town = show(TownSection, open_game("castle"))
    titles = ["Mended", *(f"Stall {number}" for number in range(5)), "Brewed"]
    assert [board.text() for board in town.signs.boards] == titles


def test_masons_mend_the_room_that_was_breached(open_game, show):
    camp = open_game("castle")
    town = show(TownSection, camp)
    (ware,) = town.tables["hammer"].model.shown()
    assert (ware.face.label, ware.kind, ware.words) == ("A breach in the wall", "The Great Hall", "2 Coins")
    town.ware_panel.rows[0].button.click()
    assert (camp.session.books.all(ConditionRecord), camp.session.books.standing.purse) == ([], 18)


def test_a_counter_that_is_closed_says_why(open_game, show):
    town = show(TownSection, open_game("castle"))
    town.open_counter("flask")
    assert town.tables["flask"].empty.text() == "The laboratory is lost."


def test_a_room_has_a_sheet_with_its_furniture_and_what_it_suffers(open_game, show):
    page = show(HeroSection, open_game("castle"))
    page.show_hero("thing-1")
    told = words(page)
    assert page.front.accessibleName() == "The Great Hall"
    assert {"Room · damaged", "Furnished", "1 of 2", "Hurt", "A breach in the wall", "Furniture"} <= {*told}
    assert not page.tabs.isTabVisible(1) or page.tabs.tabText(1) != "Skills"


def test_a_room_is_furnished_like_a_hero_is_equipped(open_game, show):
    camp = open_game("castle")
    assert camp.do(Equip("thing-9", "thing-1"))
    assert camp.session.books.get(ThingRecord, "thing-9").holder == "thing-1"
    assert camp.session.refusal(Equip("thing-2", "thing-1")) != ""


def test_the_castle_itself_has_a_sheet(open_game, show):
    told = words(show(CompanySection, open_game("castle")))
    assert {"The Keep", "The land", "Dread of the village", "9 of 20", "Moon", "Tonight the moon is full."} <= {*told}


def test_implants_have_a_slot_each(open_game, show):
    camp = open_game("arena")
    page = show(HeroSection, camp)
    page.gear.give(["thing-9"])
    assert {"Eye", "Arm", "Heart"} <= {*words(page.gear)}
    assert camp.session.books.get(ThingRecord, "thing-9").holder == "member-1"


def test_a_power_is_taught_for_coins(open_game, show):
    camp = open_game("arena")
    page = show(HeroSection, camp)
    page.show_hero("member-1", "skills")
    page.skills.buttons["howl"].click()
    assert camp.session.books.standing.purse == 17
    assert not any("experience" in text for text in words(page.skills))


def test_what_comes_to_the_company_stands_on_its_page(open_game, show):
    camp = open_game("arena")
    page = show(CompanySection, camp)
    taken = next(each for each in page.findChildren(QPushButton) if each.text() == "Have it sponsored")
    taken.click()
    assert camp.session.books.marked("sponsor", "smith") == 1


def test_without_ports_a_sheet_has_nothing_but_its_record(open_game, show):
    page = show(HeroSection, open_game("road"))
    assert [page.tabs.tabText(place) for place in range(page.tabs.count())] == ["Record"]


def test_without_counters_nobody_trades(open_game, show):
    town = show(TownSection, open_game("road"))
    assert (town.signs.boards, town.stack.isVisible()) == ([], False)
    assert "Nobody trades here." in words(town)


def test_results_ask_for_the_kinds_of_cards_that_a_game_has(open_game, theme, qtbot):
    dialog = ResultByHandDialog(theme, open_game("castle"), ["member-1"])
    qtbot.addWidget(dialog)
    assert [*dialog.found] == ["piece"]
    assert next(iter(dialog.members[0].harm.conditions.values())).list.accessibleName() == "Add damage…"


def test_a_night_on_the_table_counts_and_harms_rooms(open_game, theme, qtbot):
    camp = open_game("castle")
    dialog = ResultByHandDialog(theme, camp, ["member-1"])
    qtbot.addWidget(dialog)
    dialog.counts["commoners"].setValue(12)
    dialog.rooms["thing-2"].conditions["injury"].set_cards(("breach",))
    dialog.rooms["thing-1"].lost["piece"].set_cards(("thing-3",))
    assert dialog.counts["commoners"].accessibleName() == "Dead commoners"
    dialog.enter.click()
    text = camp.session.archive.chronicle(count=1).chapters[0].text
    assert "Dead commoners: 12." in text
    assert "Lost: A long oaken table. The Wine Cellar: A breach in the wall." in text
    assert camp.session.books.find(ThingRecord, "thing-3") is None


def test_another_game_finds_its_own_counters(open_game, show, tmp_path, monkeypatch):
    camp = open_game("castle")
    town = show(TownSection, camp)
    camp._session = sketched(tmp_path / "other", "road", monkeypatch)
    town.refresh()
    assert town.signs.boards == []


def test_a_club_brings_what_it_has_chosen_for_itself(open_game, show):
    camp = open_game("arena")
    company = show(CompanySection, camp)
    assert "Sponsors 0 of 1" in words(company)
    camp.do(next(row.operation() for row in offer_rows(camp.session, "press")))
    button = next(each for each in company.findChildren(QPushButton) if each.text() == "Bring along")
    button.click()
    assert state_of(camp.session).company.ready == ("smith",)
    assert "Sponsors 1 of 1" in words(company)
