"""What a campaign has agreed on is changed among the settings, as a step that can be undone."""

from __future__ import annotations

import pytest

from horologium.campaign.affairs import active
from horologium.campaign.ops.missions import BeginMission
from horologium.campaign.ops.story import ChooseWay
from horologium.ui.camp.agreements import AgreementsPanel


@pytest.fixture
def panel(camp, theme, qtbot):
    made = AgreementsPanel(theme, camp)
    qtbot.addWidget(made)
    made.show()
    return made


def choose(box, value):
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_what_holds_is_shown(panel, camp):
    charter = camp.session.books.charter
    shown = (panel.difficulty.currentData(), panel.dice.currentData(), panel.undo.currentData())
    assert shown == (charter.difficulty, charter.dice, charter.undo)


def test_another_agreement_is_a_step_that_can_be_undone(panel, camp):
    choose(panel.undo, "strict")
    assert camp.session.books.charter.undo == "strict"
    camp.undo()
    assert panel.undo.currentData() == "friendly"


def test_the_difficulty_is_explained(panel, camp):
    choose(panel.difficulty, "hard")
    assert "as after a defeat" in panel.difficulty.toolTip()


def test_during_a_battle_nothing_is_agreed_anew_and_it_says_why(panel, camp):
    camp.do(ChooseWay(1))
    camp.do(BeginMission(tuple(hero.id for hero in active(camp.session.books))))
    assert not panel.dice.isEnabled()
    assert "battle" in panel.about.text()


def test_without_a_campaign_it_says_what_to_do(panel, camp):
    camp.close()
    assert (panel.dice.isVisible(), "Open a campaign" in panel.about.text()) == (False, True)
