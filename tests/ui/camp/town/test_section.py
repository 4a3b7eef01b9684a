"""The town: counters, what is chosen there, and what it costs."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from helpers.campaigns import given, hurt, set_standing
from horologium.campaign.company import SHOWN
from horologium.campaign.ops.story import ChooseWay
from horologium.campaign.records import ConditionRecord, MemberRecord, ThingRecord
from horologium.ui.camp.town.section import TownSection
from horologium.ui.kit.labels import PlainLabel


@pytest.fixture
def section(camp, theme, qtbot):
    camp.do(ChooseWay(1))
    made = TownSection(theme, camp)
    qtbot.addWidget(made)
    made.resize(1000, 760)
    made.show()
    camp.changed.connect(lambda _changed: made.refresh())
    return made


def rich(camp):
    set_standing(camp.session, purse=200)


def choose(section, counter, name):
    section.open_counter(counter)
    table = section.tables[counter]
    table.choose(next(ware.id for ware in table.model.shown() if ware.face.label == name))
    QCoreApplication.processEvents()


def button(section, text):
    QCoreApplication.processEvents()
    return next(row.button for row in section.ware_panel.rows if text in row.button.text().replace("&", ""))


def owned(camp, card):
    return [item for item in camp.session.books.all(ThingRecord) if item.card == card]


def test_the_town_is_named_and_described(section):
    assert section.panel.accessibleName() == "Viterbo"
    assert "fountains" in section.about.text()


def test_a_bought_thing_lies_in_the_stash_and_the_purse_is_lighter(section, camp):
    rich(camp)
    before = camp.session.books.standing.purse
    choose(section, "buy", "Antidote")
    button(section, "Buy").click()
    assert len(owned(camp, "antidote")) == 1
    assert camp.session.books.standing.purse == before - 5


def test_several_pieces_are_bought_at_once(section, camp):
    rich(camp)
    choose(section, "buy", "Rope")
    section.ware_panel.rows[-1].amount.setValue(3)
    button(section, "Buy 3").click()
    assert len(owned(camp, "rope")) == 3


def test_after_a_purchase_the_next_key_buys_again(section, camp, qtbot):
    rich(camp)
    choose(section, "buy", "Rope")
    button(section, "Buy").setFocus()
    button(section, "Buy").click()
    focused = section.window().focusWidget()
    assert focused is button(section, "Buy")
    qtbot.keyClick(focused, Qt.Key.Key_Space)
    assert len(owned(camp, "rope")) == 2


def test_after_the_last_coin_keys_go_back_to_the_table(section, camp):
    set_standing(camp.session, purse=5)
    choose(section, "buy", "Antidote")
    button(section, "Buy").setFocus()
    button(section, "Buy").click()
    assert not button(section, "Buy").isEnabled()
    assert section.window().focusWidget() is section.tables["buy"].view


def test_what_cannot_be_paid_says_why(section, camp):
    choose(section, "buy", "Brigandine")
    assert not button(section, "Buy").isEnabled()
    assert button(section, "Buy").toolTip().startswith("It costs")
    assert any("It costs" in row.why.text() for row in section.ware_panel.rows)


def test_a_reason_that_holds_for_the_whole_town_is_written_once(camp, theme, qtbot):
    page = TownSection(theme, camp)
    qtbot.addWidget(page)
    page.show()
    assert "story goes on first" in page.notice.text()
    assert page.ware_panel.rows
    assert not any(row.why.isVisibleTo(row) for row in page.ware_panel.rows)
    assert all("story goes on first" in row.button.toolTip() for row in page.ware_panel.rows)


def test_the_reagents_of_the_day_are_drawn_once(section, camp):
    before = section.tables["buy"].model.rowCount()
    button(section, "reagents of the day").click()
    assert camp.session.books.marks(SHOWN)
    assert section.tables["buy"].model.rowCount() > before


def test_a_sold_item_leaves_the_stash(section, camp):
    given(camp.session, "rope")
    choose(section, "sell", "Rope")
    button(section, "Sell").click()
    assert not owned(camp, "rope")


def test_several_things_are_sold_together(section, camp):
    given(camp.session, "rope", "rope")
    choose(section, "sell", "Rope")
    section.tables["sell"].view.selectAll()
    assert "things" in section.ware_panel.rows[0].button.text()


def shown(section):
    return [board.text() for board in section.signs.boards if board.isVisibleTo(section)]


@pytest.mark.parametrize(("town", "missing"), [("viterbo", "Workshop"), ("mantua", "Surgeon"), ("siena", "")])
def test_a_town_shows_only_the_counters_that_somebody_keeps(section, camp, town, missing):
    set_standing(camp.session, town="")
    set_standing(camp.session, town=town)
    assert {"Buy", "Sell", "Workshop", "Surgeon", "Church and tavern"} - {*shown(section)} == {missing} - {""}


def test_who_stood_at_a_counter_that_the_next_town_has_not_stands_at_the_first(section, camp):
    section.open_counter("surgeon")
    set_standing(camp.session, town="mantua")
    section.refresh()
    assert section.counter.key == "buy"


def test_on_the_road_nobody_trades(section, camp):
    set_standing(camp.session, town="")
    section.refresh()
    assert (shown(section), section.stack.isVisibleTo(section), section.ware_panel.rows) == ([], False, [])


def test_a_second_press_after_a_sale_sells_nothing_that_was_not_chosen(section, camp):
    given(camp.session, "antidote", "rope")
    section.refresh()
    choose(section, "sell", "Rope")
    place = section.tables["sell"].view.currentIndex().row()
    button(section, "Sell").click()
    QCoreApplication.processEvents()
    assert section.tables["sell"].view.currentIndex().row() == place > 0
    assert (section.tables["sell"].selected(), section.ware_panel.rows) == ([], [])


def test_the_workshop_says_what_is_missing(section, camp):
    set_standing(camp.session, town="siena")
    section.refresh()
    section.open_counter("workshop")
    ware = section.tables["workshop"].model.row(0)
    assert ware.kind.startswith("missing")
    choose(section, "workshop", ware.face.label)
    assert not button(section, "Craft").isEnabled()


def test_the_surgeon_treats_an_injury(section, camp):
    rich(camp)
    hurt(camp.session, "valerio")
    choose(section, "surgeon", "Limp")
    button(section, "treated").click()
    assert not camp.session.books.all(ConditionRecord)


def test_without_injuries_the_surgeon_says_that_all_is_well(section):
    section.open_counter("surgeon")
    assert "good health" in section.tables["surgeon"].empty.text()


def test_a_blessing_is_for_one_hero(section, camp):
    rich(camp)
    section.open_counter("favours")
    choose(section, "favours", "A blessing")
    button(section, "Ask").click()
    assert [hero.boons for hero in camp.session.books.all(MemberRecord)].count(("bless",)) == 1


def test_a_rumour_is_written_into_the_chronicle(section, camp):
    rich(camp)
    choose(section, "favours", "A rumour")
    button(section, "Listen").click()
    assert "rumour" in camp.session.archive.chronicle(count=1).chapters[0].title


@pytest.mark.rule("NAR-MIS-19")
def test_a_legend_is_looked_at_once_and_can_be_read_again_beside_the_counter(section, camp):
    rich(camp)
    choose(section, "favours", "A look at the Legend")
    button(section, "Look at it").click()
    choose(section, "favours", "A look at the Legend")
    told = [label.text() for label in section.ware_panel.findChildren(PlainLabel)]
    assert any(text.startswith("Enemies: ") for text in told)
    assert not button(section, "Look at it").isEnabled()
    assert "seen the Legend of" in " ".join(row.why.text() for row in section.ware_panel.rows)


def test_numbers_tell_of_the_purse_and_of_rules(section, camp):
    choose(section, "buy", "Antidote")
    section.ware_panel.numbers.setChecked(True)
    QCoreApplication.processEvents()
    assert any("then" in row.numbers.text() for row in section.ware_panel.rows)


def test_whether_numbers_are_shown_is_remembered(section, camp, theme, qtbot):
    section.ware_panel.numbers.setChecked(True)
    again = TownSection(theme, camp)
    qtbot.addWidget(again)
    assert again.ware_panel.numbers.isChecked()


def test_while_a_scene_is_to_be_read_the_town_says_so(camp, theme, qtbot):
    made = TownSection(theme, camp)
    qtbot.addWidget(made)
    assert made.notice.text() == "The story goes on first: read the scene to its end"


def test_all_counters_have_names_for_those_who_cannot_see(section, camp):
    set_standing(camp.session, town="siena")
    assert [board.accessibleName() for board in section.signs.boards] == [
        "Buy",
        "Sell",
        "Workshop",
        "Surgeon",
        "Church and tavern",
    ]
