"""The stash: a table of everything that the company owns."""

from __future__ import annotations

import pytest

from horologium.campaign.records import ThingRecord
from horologium.ui.camp.by_hand.dialogs import AddThingDialog, PurseDialog, StrikeThingDialog
from horologium.ui.camp.cards import dragged
from horologium.ui.camp.stash import StashSection
from horologium.ui.camp.things import ThingDialog


@pytest.fixture
def section(qtbot, theme, rich):
    made = StashSection(theme, rich)
    rich.changed.connect(lambda _changed: made.refresh())
    qtbot.addWidget(made)
    made.resize(1030, 690)
    made.show()
    return made


def row_of(section, card):
    return next(one for one in section.table.model.all if one.row.card == card)


def test_everything_that_is_owned_is_in_the_table(section, rich):
    assert len(section.table.model.all) == len(rich.session.books.all(ThingRecord))


def test_a_search_finds_things_by_what_they_do(section):
    section.table.search.setText("stunned")
    assert [one.row.card for one in section.table.model.shown()] == ["kettle-hat"]


def test_a_sold_thing_leaves_the_stash(section, rich):
    one, before = row_of(section, "throwing-knives"), rich.session.books.standing.purse
    menu = section.menu_for([one])
    next(action for action in menu.actions() if action.text().startswith("Sell for")).trigger()
    assert one.row.id not in [each.row.id for each in section.table.model.all]
    assert rich.session.books.standing.purse > before


def test_several_things_are_sold_together(section, rich):
    chosen = [one for one in section.table.model.all if one.row.card == "fire-flask"]
    section.menu_for(chosen).actions()[0].trigger()
    assert not [item for item in rich.session.books.all(ThingRecord) if item.card == "fire-flask"]


def test_what_nobody_buys_says_why(section):
    action = section.menu_for([row_of(section, "sword")]).actions()
    sale = next(each for each in action if each.text() == "Sell")
    assert not sale.isEnabled()
    assert "no price" in sale.toolTip()


def test_what_is_chosen_shows_its_card(section):
    section.table.choose(row_of(section, "lantern").row.id)
    assert section.table.selected()[0].face.label == "Lantern"


def test_rows_are_dragged_by_their_ids(section):
    one = row_of(section, "lantern")
    data = section.table.model.drag([one])
    assert dragged(data) == [one.row.id]


def test_a_new_company_still_has_something_to_choose(qtbot, theme, camp):
    section = StashSection(theme, camp)
    qtbot.addWidget(section)
    assert section.table.current() is not None


def test_a_card_from_near_tells_where_it_has_been(qtbot, theme, rich, section):
    dialog = ThingDialog(theme, rich.session, row_of(section, "lantern").row.id)
    qtbot.addWidget(dialog)
    assert dialog.card.face.label == "Lantern"


def test_a_thing_is_entered_by_hand_and_marked(qtbot, theme, rich):
    dialog = AddThingDialog(theme, rich)
    qtbot.addWidget(dialog)
    dialog.card.setCurrentIndex(dialog.card.findText("Flail of Rage"))
    assert not dialog.go.isEnabled()
    dialog.reason.setText("won at cards")
    dialog.go.click()
    assert next(item for item in rich.session.books.all(ThingRecord) if item.card == "flail-of-rage").by_hand


def test_a_thing_is_struck_out(qtbot, theme, rich, section):
    item = row_of(section, "lantern").row.id
    dialog = StrikeThingDialog(theme, rich, item)
    qtbot.addWidget(dialog)
    dialog.reason.setText("lost on the road")
    dialog.go.click()
    assert rich.session.books.find(ThingRecord, item) is None


@pytest.mark.parametrize(("text", "coins"), [("2 Fiorini 1 Popolino", 25), ("7", 7)])
def test_the_purse_is_set_in_the_coins_of_the_game(qtbot, theme, rich, text, coins):
    dialog = PurseDialog(theme, rich)
    qtbot.addWidget(dialog)
    dialog.reason.setText("counted again")
    dialog.amount.setText(text)
    dialog.go.click()
    worth = rich.session.rules.data.coins[0].worth
    assert rich.session.books.standing.purse == (2 * worth + 1 if "Fiorini" in text else coins)


def test_an_amount_that_cannot_be_read_is_not_set(qtbot, theme, rich):
    dialog = PurseDialog(theme, rich)
    qtbot.addWidget(dialog)
    dialog.amount.setText("a handful")
    dialog.reason.setText("counted again")
    assert not dialog.go.isEnabled()


def test_things_from_the_table_are_dropped_on_a_hero(section, rich, heroes):
    lantern = row_of(section, "lantern").row.id
    section.targets.faces[heroes["Sofia"]].dropped.emit(heroes["Sofia"], [lantern])
    assert rich.session.books.get(ThingRecord, lantern).holder == heroes["Sofia"]


def test_what_a_hero_carries_is_dropped_on_the_common_stock(section, rich):
    sword = row_of(section, "sword").row.id
    section.targets.stock.dropped.emit([sword])
    assert not rich.session.books.get(ThingRecord, sword).holder


def test_what_nobody_buys_is_refused_when_it_is_dropped_on_the_sale(qtbot, section, rich):
    with qtbot.waitSignal(rich.refused) as caught:
        section.targets.sale.dropped.emit([row_of(section, "sword").row.id])
    assert "no price" in caught.args[0]
