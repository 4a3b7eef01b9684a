"""The boxes in which the first skills of a hero are chosen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from helpers.companies import pack
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS
from horologium.ui.camp.first_skills import FirstSkillBoxes, choice_told


@pytest.fixture
def boxes(qtbot, theme):
    made = FirstSkillBoxes(pack(), NOVA_AETAS.campaign, "valerio", ("insult", "shove"))
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.rule("NAR-MIS-08")
def test_there_is_a_box_for_each_skill_with_all_six_of_the_class(boxes):
    assert [box.currentText() for box in boxes.boxes] == ["Insult", "Shove"]
    assert [box.count() for box in boxes.boxes] == [6, 6]


def test_the_keyboard_chooses_and_what_is_chosen_is_told(qtbot, boxes):
    with qtbot.waitSignal(boxes.changed):
        qtbot.keyClick(boxes.boxes[1], Qt.Key.Key_Down)
    assert boxes.skills == ("insult", "reckless-charge")
    assert "Reckless Charge: " in boxes.about.text()


def test_who_takes_the_skill_of_the_other_box_gives_their_own_for_it(boxes):
    boxes.boxes[0].setCurrentIndex(boxes.boxes[0].findData("shove"))
    assert boxes.skills == ("shove", "insult")
    assert boxes.boxes[1].currentText() == "Insult"


def test_those_who_do_not_see_it_hear_whose_skill_it_is_and_what_it_does(boxes):
    assert boxes.boxes[0].accessibleName() == "First skill 1 of Valerio"
    assert boxes.boxes[0].accessibleDescription() in boxes.about.text()


def test_the_rule_that_gives_the_choice_is_named():
    assert choice_told(pack(), NOVA_AETAS.campaign, "valerio").endswith("choose them. Why? NAR-MIS-08, NAR-SKS-02")
