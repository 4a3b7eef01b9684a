"""The sheet of a hero: tabs, skills, class, names, notes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from helpers.campaigns import sheet_counter
from horologium.campaign.ops.heroes import RenameHero
from horologium.campaign.ops.overrides import SetByHand
from horologium.campaign.records import THE_ONE, MemberRecord
from horologium.ui.camp.member_sheet.dialogs import AdvanceDialog, rename_dialog
from horologium.ui.camp.member_sheet.section import HeroSection


@pytest.fixture
def section(qtbot, theme, rich, heroes):
    made = HeroSection(theme, rich)
    rich.changed.connect(lambda _changed: made.refresh())
    qtbot.addWidget(made)
    made.resize(1030, 690)
    made.show()
    made.show_hero(heroes["Valerio"], "skills")
    return made


def hero_of(rich, heroes, name="Valerio"):
    return rich.session.books.get(MemberRecord, heroes[name])


def test_the_sheet_of_a_hero_opens_at_the_tab_that_is_wanted(section, rich, heroes):
    rich.show_hero(heroes["Rebecca"], "record")
    assert section.hero == heroes["Rebecca"]
    assert section.tabs.currentIndex() == 2


def test_another_face_opens_another_sheet(section, heroes):
    section.picker.faces[heroes["Sofia"]].click()
    assert section.hero == heroes["Sofia"]
    assert section.front.accessibleName() == "Sofia"


def test_the_numbers_tell_their_reasons(section, heroes):
    section.show_hero(heroes["Sofia"])
    limping = next(row for row in section.identity.rows if row.trait.key == "rapidity")
    assert "Limp" in limping.accessibleDescription()


def test_a_number_leads_to_its_rule(qtbot, section, rich):
    with qtbot.waitSignal(rich.rule_wanted) as caught:
        section.identity.rows[0].click()
    assert caught.args[0].startswith("NAR-HER")


def test_a_skill_is_unpinned_and_pinned_again(section, rich, heroes):
    section.skills.buttons["insult"].click()
    assert "insult" not in hero_of(rich, heroes).ready
    section.skills.buttons["insult"].click()
    assert "insult" in hero_of(rich, heroes).ready


def test_the_keyboard_stays_at_the_skill_that_was_pinned(qtbot, section):
    section.skills.buttons["insult"].setFocus()
    qtbot.keyClick(section.skills.buttons["insult"], Qt.Key.Key_Space)
    assert section.skills.buttons["insult"].hasFocus()


def test_a_skill_of_a_class_that_was_not_taken_says_why_not(section):
    button = section.skills.buttons["shield-wall"]
    assert not button.isEnabled()
    assert "Knight" in button.toolTip()
    assert button.accessibleDescription() == button.toolTip()


def test_skills_can_be_learned_when_the_time_has_come(section, rich, heroes):
    button = section.skills.buttons["reckless-charge"]
    assert button.isEnabled()
    button.click()
    assert "reckless-charge" in hero_of(rich, heroes).known


def test_notes_are_kept_when_one_goes_on(qtbot, section, rich, heroes):
    section.show_hero(heroes["Sofia"], "record")
    qtbot.waitUntil(section.record.notes.isVisible)
    section.record.notes.setPlainText("Counts her arrows.")
    section.record.notes.document().setModified(True)
    section.record.notes.setFocus()
    section.picker.faces[heroes["Sofia"]].setFocus()
    assert hero_of(rich, heroes, "Sofia").notes == "Counts her arrows."


def test_an_injury_is_a_card(section, heroes):
    section.show_hero(heroes["Valerio"], "record")
    assert [card.face.label for card in section.record.cards] == ["Deep Cut"]


def test_a_hero_goes_to_the_bench_and_comes_back(section, rich, heroes):
    section.identity.bench.click()
    assert hero_of(rich, heroes).bench
    section.identity.bench.click()
    assert not hero_of(rich, heroes).bench


def test_a_name_that_somebody_has_is_refused_at_once(qtbot, theme, rich, heroes):
    dialog = rename_dialog(theme, rich, heroes["Valerio"])
    qtbot.addWidget(dialog)
    dialog.field.clear()
    qtbot.keyClicks(dialog.field, "Sofia")
    assert not dialog.go.isEnabled()
    assert "Sofia" in dialog.problem.text()


def test_a_hero_gets_another_name(qtbot, theme, rich, heroes):
    dialog = rename_dialog(theme, rich, heroes["Valerio"])
    qtbot.addWidget(dialog)
    dialog.field.setText("Valeriano")
    dialog.go.click()
    assert hero_of(rich, heroes).name == "Valeriano"


def test_a_sheet_survives_that_its_hero_is_renamed(section, rich, heroes):
    rich.do(RenameHero(heroes["Valerio"], "Valeriano"))
    assert section.picker.faces[heroes["Valerio"]].text() == "Valeriano"


def test_a_class_is_taken_with_the_trait_that_is_raised(qtbot, theme, rich, heroes):
    rich.do(SetByHand("standing", THE_ONE, "battles", "4", "for a test"))
    dialog = AdvanceDialog(theme, rich, heroes["Valerio"], sheet_counter(rich.session))
    qtbot.addWidget(dialog)
    dialog.variants["knight"].setCurrentIndex(dialog.variants["knight"].findData("health"))
    dialog.buttons["knight"].click()
    assert hero_of(rich, heroes).grade == "knight"
    assert dict(hero_of(rich, heroes).raises) == {"health": 1}


@pytest.mark.rule("NAR-MIS-08")
def test_before_the_first_battle_other_first_skills_are_taken(qtbot, theme, camp):
    section, hero = HeroSection(theme, camp), camp.session.books.all(MemberRecord)[0]
    camp.changed.connect(lambda _changed: section.refresh())
    qtbot.addWidget(section)
    section.show_hero(hero.id, "skills")
    assert not section.skills.take.isEnabled()
    box = section.skills.first.boxes[0]
    box.setCurrentIndex(box.findData("witness-me"))
    section.skills.take.click()
    assert camp.session.books.get(MemberRecord, hero.id).known == ("witness-me", "shove")


def test_who_has_fought_is_offered_no_other_first_skills(section):
    assert section.skills.first is None
