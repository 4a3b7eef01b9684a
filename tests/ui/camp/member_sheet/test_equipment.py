"""Equipment by slots: by menu, by keys and by dragging."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from horologium.campaign.company import gear, stock
from horologium.campaign.ops.overrides import AddItemByHand
from horologium.campaign.records import ThingRecord
from horologium.ui.camp.cards import carried_along, dragged
from horologium.ui.camp.member_sheet.section import HeroSection
from horologium.ui.camp.things import gifts, thing_actions


@pytest.fixture
def section(qtbot, theme, rich, heroes):
    made = HeroSection(theme, rich)
    rich.changed.connect(lambda _changed: made.refresh())
    qtbot.addWidget(made)
    made.resize(1030, 690)
    made.show()
    made.show_hero(heroes["Valerio"], "gear")
    return made


@pytest.fixture
def lying(rich):
    """What lies in the common stock, by card."""
    return {item.card: item.id for item in stock(rich.session.books, "equipment")}


def carries(rich, hero):
    return [item.card for item in gear(rich.session.books, hero)]


def drop(area, items):
    """Drop things on a widget, as Qt would."""
    data = carried_along(items)
    actions, button, keys = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    area.dragEnterEvent(QDragEnterEvent(QPoint(5, 5), actions, data, button, keys))
    area.dropEvent(QDropEvent(QPointF(5, 5), actions, data, button, keys))


def test_a_helmet_that_is_dropped_on_the_hero_is_worn(qtbot, section, rich, heroes, lying):
    drop(section.gear.worn, [lying["kettle-hat"]])
    qtbot.waitUntil(lambda: "kettle-hat" in carries(rich, heroes["Valerio"]))


def test_what_is_dropped_on_the_stock_is_put_away(qtbot, section, rich, heroes):
    sword = gear(rich.session.books, heroes["Valerio"])[0]
    drop(section.gear.stock, [sword.id])
    qtbot.waitUntil(lambda: sword.card not in carries(rich, heroes["Valerio"]))


def test_what_is_dropped_on_a_face_goes_to_that_hero(qtbot, section, rich, heroes, lying):
    drop(section.picker.faces[heroes["Rebecca"]], [lying["kettle-hat"]])
    qtbot.waitUntil(lambda: "kettle-hat" in carries(rich, heroes["Rebecca"]))


@pytest.fixture
def flail(rich):
    """A weapon for warriors alone."""
    rich.do(AddItemByHand("equipment", "flail-of-rage", "won at cards"))
    return next(item.id for item in stock(rich.session.books, "equipment") if item.card == "flail-of-rage")


def test_a_refused_drop_says_why(section, rich, heroes, flail):
    section.show_hero(heroes["Rebecca"], "gear")
    section.gear.give([flail])
    assert "warrior" in section.gear.told.text()
    assert section.gear.told.property("role") == "bad"
    assert "flail-of-rage" not in carries(rich, heroes["Rebecca"])


def test_while_something_hovers_the_line_above_tells_what_would_happen(section, lying):
    section.gear.worn.hovered.emit([lying["kettle-hat"]])
    assert "Valerio" in section.gear.told.text()
    section.gear.worn.left.emit()
    assert "Drag" in section.gear.told.text()


def test_enter_on_a_tile_asks_for_its_menu(qtbot, section, lying):
    tile = section.gear.tiles[lying["lantern"]]
    tile.menu_wanted.disconnect()
    with qtbot.waitSignal(tile.menu_wanted) as caught:
        qtbot.keyClick(tile, Qt.Key.Key_Return)
    assert caught.args[0] == lying["lantern"]


def test_the_menu_begins_with_the_hero_of_the_sheet(section, heroes, lying):
    section.show_hero(heroes["Sofia"], "gear")
    assert section.gear.menu_for(lying["lantern"]).actions()[0].text() == "Give to Sofia"


def test_a_deed_that_cannot_be_done_says_why(section, flail):
    actions = {action.text(): action for action in section.gear.menu_for(flail).actions()}
    assert not actions["Give to Rebecca"].isEnabled()
    assert "warrior" in actions["Give to Rebecca"].toolTip()


def test_a_thing_for_which_others_must_go_says_which(rich, heroes, flail):
    ways = [way.text for way in gifts(rich.session, flail, heroes["Valerio"])]
    assert ways == ["Give to Valerio for Sword", "Give to Valerio for Buckler"]


def test_a_misfit_in_the_stock_says_why_the_hero_cannot_take_it(section, heroes, flail):
    section.show_hero(heroes["Rebecca"], "gear")
    tile = section.gear.tiles[flail]
    assert tile.why_not
    assert tile.why_not in tile.accessibleDescription()


def test_what_is_dragged_is_read_again():
    assert dragged(carried_along(["thing-1", "thing-2"])) == ["thing-1", "thing-2"]


def test_a_thing_is_passed_from_hero_to_hero_by_its_menu(section, rich, heroes):
    draught = next(item for item in rich.session.books.all(ThingRecord) if item.card == "healing-draught")
    deed = next(deed for deed in thing_actions(rich.session, draught.id) if deed.text == "Give to Rebecca")
    rich.do(deed.operation)
    assert "healing-draught" in carries(rich, heroes["Rebecca"])
