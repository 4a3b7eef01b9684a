"""A hero set by hand."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from horologium.campaign.records import ConditionRecord, MemberRecord
from horologium.ui.camp.by_hand.dialogs import AddInjuryDialog, StrikeInjuryDialog
from horologium.ui.camp.by_hand.hero_dialog import HeroByHandDialog


@pytest.fixture
def dialog(qtbot, theme, rich, heroes):
    made = HeroByHandDialog(theme, rich, heroes["Valerio"])
    qtbot.addWidget(made)
    return made


def test_nothing_is_set_before_something_was_changed(dialog):
    dialog.reason.setText("a slip")
    assert not dialog.go.isEnabled()


def test_nothing_is_set_without_a_reason(dialog):
    dialog.experience.setValue(20)
    assert not dialog.go.isEnabled()
    assert "why" in dialog.go.toolTip()


def test_several_values_are_set_and_marked(dialog, rich, heroes):
    dialog.experience.setValue(20)
    dialog.raises["health"].setValue(1)
    dialog.reason.setText("we agreed on it")
    dialog.go.click()
    hero = rich.session.books.get(MemberRecord, heroes["Valerio"])
    assert (hero.experience, dict(hero.raises)["health"]) == (20, 1)
    assert set(hero.by_hand) >= {"experience", "raises"}


def test_a_skill_that_was_never_learned_takes_its_pin_along(dialog, rich, heroes):
    item = next(dialog.learned.item(row) for row in range(dialog.learned.count()))
    item.setCheckState(Qt.CheckState.Unchecked)
    dialog.reason.setText("a slip")
    dialog.go.click()
    hero = rich.session.books.get(MemberRecord, heroes["Valerio"])
    assert item.data(Qt.ItemDataRole.UserRole) not in (*hero.known, *hero.ready)


def test_an_injury_is_entered_and_struck_out_again(qtbot, theme, rich, heroes):
    before = {injury.id for injury in rich.session.books.all(ConditionRecord)}
    enter = AddInjuryDialog(theme, rich, heroes["Rebecca"])
    enter.reason.setText("fell off the roof")
    enter.go.click()
    (new,) = {injury.id for injury in rich.session.books.all(ConditionRecord)} - before
    strike = StrikeInjuryDialog(theme, rich, new)
    strike.reason.setText("it was a dream")
    strike.go.click()
    assert {injury.id for injury in rich.session.books.all(ConditionRecord)} == before
    for made in (enter, strike):
        qtbot.addWidget(made)
