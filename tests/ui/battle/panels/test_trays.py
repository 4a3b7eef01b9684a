"""Trays: where dice and slots lie, what is told of them, and what mouse and keys say of a die."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt

from helpers.boards import figure
from horologium.engine.core.view import OptionView, SlotView, TrayView
from horologium.ui.battle.panels.trays import LOWEST, HeldDie, TrayPanel, TrayRoom, describe, sign_of

MOVE = SlotView("ada:move", "Movement", 2, ("ranged",))
GUARD = SlotView("ada:guard", "Defence", 3, (), 1)
ADA = TrayView("ada", "Ada", (MOVE, GUARD), ("melee", "defence"), acts=True)
BEA = TrayView("bea", "Bea", (SlotView("bea:move", "Movement", 1),))
TO_GUARD = OptionView("guard", "Guard", face="defence", slot="ada:guard")
TO_MOVE = OptionView("walk", "Walk", face="defence", slot="ada:move")
TO_STRIKE = OptionView("strike", "Strike", face="melee", figures=("cid",))
WORDS = {"free": "{} free".format, "blocked": "{} blocked".format}


@pytest.fixture
def panel(qtbot, theme):
    made = TrayPanel(theme)
    qtbot.addWidget(made)
    made.resize(260, 300)
    made.show_trays((ADA, BEA))
    made.offer((TO_GUARD, TO_MOVE, TO_STRIKE, OptionView("pass", "Pass")))
    made.show()
    return made


def middle(box):
    return box.center().toPoint()


def drag(qtbot, panel, die, to):
    start = middle(panel.spots.dice[die].box)
    qtbot.mousePress(panel, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(panel, (start + to) / 2)
    qtbot.mouseMove(panel, to)
    qtbot.mouseRelease(panel, Qt.MouseButton.LeftButton, pos=to)


def test_a_tray_is_told_with_its_dice_and_slots():
    assert describe(ADA, WORDS) == "Ada: melee, defence; Movement: ranged, 1 free; Defence: 2 free, 1 blocked"


def test_without_trays_there_is_no_panel(panel):
    panel.show_trays(())
    assert not panel.isVisible()


def test_only_options_of_a_die_are_its_uses(panel):
    assert [option.key for option in panel.uses("defence")] == ["guard", "walk"]


def test_a_slot_is_found_under_a_point(panel):
    guard = next(spot for spot in panel.spots.slots if spot.slot == GUARD)
    assert panel.slot_at(middle(guard.boxes[1])) == "ada:guard"
    assert panel.slot_at(QPoint(2, 2)) == ""


def test_a_die_that_is_dragged_tells_where_it_is_let_go(panel, qtbot):
    target = middle(panel.spots.slots[1].boxes[0])
    with qtbot.waitSignal(panel.die_dropped) as dropped:
        drag(qtbot, panel, 1, target)
    assert dropped.args == ["defence", panel.mapToGlobal(target)]


def test_a_die_of_no_use_stays_where_it_is(panel, qtbot):
    panel.offer(())
    with qtbot.assertNotEmitted(panel.die_dropped):
        drag(qtbot, panel, 1, middle(panel.spots.slots[1].boxes[0]))


def test_a_click_alone_spends_nothing(panel, qtbot):
    with qtbot.assertNotEmitted(panel.die_dropped):
        qtbot.mouseClick(panel, Qt.MouseButton.LeftButton, pos=middle(panel.spots.dice[1].box))
    assert panel.die == "defence"


def test_keys_go_from_die_to_die(panel, qtbot):
    qtbot.keyClick(panel, Qt.Key.Key_Right)
    assert panel.die == "defence"
    qtbot.keyClick(panel, Qt.Key.Key_Right)
    assert panel.die == "melee"


def test_keys_go_through_the_uses_of_a_die_and_show_each(panel, qtbot):
    pointed = []
    panel.option_pointed.connect(pointed.append)
    qtbot.keyClick(panel, Qt.Key.Key_Right)
    for _ in range(3):
        qtbot.keyClick(panel, Qt.Key.Key_Down)
    assert pointed == ["guard", "walk", "guard"]


def test_enter_spends_a_die(panel, qtbot):
    qtbot.keyClick(panel, Qt.Key.Key_Right)
    qtbot.keyClick(panel, Qt.Key.Key_Up)
    with qtbot.waitSignal(panel.option_chosen) as chosen:
        qtbot.keyClick(panel, Qt.Key.Key_Return)
    assert chosen.args == ["walk"]


def test_enter_without_a_use_is_left_to_the_page(panel, qtbot):
    with qtbot.assertNotEmitted(panel.option_chosen):
        qtbot.keyClick(panel, Qt.Key.Key_Return)


@pytest.mark.parametrize("look", ["light", "dark", "contrast"])
def test_what_is_lit_is_seen_in_every_theme(panel, theme, look):
    theme.set_look(look, 100)
    before = panel.grab().toImage()
    panel.light("ada:guard")
    assert panel.grab().toImage() != before


def test_a_blocked_place_looks_different(panel):
    before = panel.grab().toImage()
    panel.show_trays((TrayView("ada", "Ada", (MOVE, SlotView("ada:guard", "Defence", 3)), ADA.faces, acts=True), BEA))
    assert panel.grab().toImage() != before


def test_the_room_of_trays_is_gone_without_any(theme, qtbot):
    panel = TrayPanel(theme)
    room = TrayRoom(panel)
    qtbot.addWidget(room)
    panel.show_trays((ADA,))
    assert not room.isHidden()
    panel.show_trays(())
    assert room.isHidden()


def test_the_die_in_the_hand_keeps_inside_the_window(panel, qtbot, theme):
    panel.resize(400, 300)
    held = HeldDie(theme, panel)
    held.hold("melee", QPoint(395, 40), "Strike at the captain\n75 %")
    assert held.geometry().right() <= panel.rect().right()
    assert held.words == "Strike at the captain\n75 %"


def test_the_tip_of_a_die_tells_its_uses_and_how_they_stand(panel):
    panel.chance = lambda key: "75 %" if key == "guard" else ""
    tip = panel.tip_at(panel.spots.dice[1].box.center())
    assert "Guard, 75 %" in tip
    assert "Walk" in tip


def test_the_tip_of_a_slot_tells_its_rule(panel):
    panel.show_trays((TrayView("ada", "Ada", (SlotView("ada:move", "Movement", 1, rule="TOY-03"),)),))
    assert "TOY-03" in panel.tip_at(panel.spots.slots[0].area.center())


def test_nothing_is_told_of_empty_space(panel):
    assert panel.tip_at(QPointF(1, 1)) == ""


@pytest.mark.parametrize(
    ("slot", "sign"), [("ada:move", "boot"), ("weeping-bell defence", "shield"), ("x reserve", "chest"), ("x y", "")]
)
def test_a_slot_has_the_sign_of_the_last_word_that_has_one(slot, sign):
    assert sign_of(slot) == sign


def test_a_portrait_shows_whose_tray_it_is(theme, qtbot, pictures):
    made = TrayPanel(theme, pictures)
    qtbot.addWidget(made)
    made.resize(260, 300)
    made.show_trays((ADA, BEA))
    before = made.grab().toImage()
    made.show_trays((ADA, BEA), {"bea": figure("bea", "A1")})
    assert made.grab().toImage() != before


def test_the_room_of_trays_is_as_high_as_they_are_up_to_a_limit(theme, qtbot):
    panel = TrayPanel(theme)
    room = TrayRoom(panel)
    qtbot.addWidget(room)
    panel.show_trays((ADA, *(TrayView(f"x{number}", "Bea", BEA.slots) for number in range(6))))
    assert room.minimumSizeHint().height() == LOWEST
    room.allow(10_000)
    assert room.minimumSizeHint().height() == panel.sizeHint().height()
