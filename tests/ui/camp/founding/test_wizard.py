"""The wizard gathers a plan and says at each place what is wrong with it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from helpers.companies import pack
from helpers.shipped import library
from horologium.campaign.founding import problems
from horologium.engine.rulesets import ruleset
from horologium.ui.camp.first_skills import FIRST_SKILLS
from horologium.ui.camp.founding.wizard import FoundingWizard


@pytest.fixture
def wizard(theme, qtbot):
    made = FoundingWizard(theme, [pack()], {pack().id: ruleset(pack().ruleset)})
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    return made


def first_skills(wizard, card):
    """The boxes for the first skills of somebody who comes along."""
    return wizard.company.boxes[card].boxes[0].lists[FIRST_SKILLS]


def test_what_is_suggested_can_be_founded_at_once(wizard, qtbot):
    assert list(problems(wizard.pack, ruleset(wizard.pack.ruleset), wizard.plan())) == []
    with qtbot.waitSignal(wizard.founded) as told:
        for _ in wizard.steps:
            wizard.on.click()
    assert told.args[1].name == "The Rehearsal"


@pytest.mark.rule("NAR-MIS-08")
def test_the_skills_that_are_chosen_come_into_the_plan_and_the_usual_ones_are_suggested(wizard):
    wizard.go_to(1)
    place = [*wizard.company.boxes].index("valerio")
    assert wizard.plan().heroes[place].skills == ("insult", "shove")
    box = first_skills(wizard, "valerio").boxes[1]
    box.setCurrentIndex(box.findData("witness-me"))
    assert wizard.plan().heroes[place].skills == ("insult", "witness-me")
    assert "NAR-MIS-08" in wizard.company.choice.text()


def test_skills_are_offered_for_those_who_come_along_alone(wizard):
    wizard.go_to(1)
    skills = first_skills(wizard, "valerio")
    assert skills.isVisible()
    wizard.company.pool.tiles["valerio"].click()
    assert not skills.isVisible()


def test_a_game_that_gives_no_choice_of_skills_asks_for_none(theme, qtbot):
    bands = library().packs["constellation"]
    wizard = FoundingWizard(theme, [bands], {bands.id: ruleset(bands.ruleset)})
    qtbot.addWidget(wizard)
    boxes = [box for boxes in wizard.company.boxes.values() for box in boxes.boxes]
    assert boxes
    assert ([box.lists for box in boxes if box.lists], wizard.company.choice.text()) == ([], "")
    assert all(not recruit.skills for recruit in wizard.plan().heroes)


def test_a_campaign_without_a_name_does_not_go_on(wizard):
    wizard.story.name.setText(" ")
    assert not wizard.on.isEnabled()
    assert "must not be empty" in wizard.story.problems["name"].text()


def test_a_name_that_another_campaign_has_is_not_suggested_and_does_not_go_on(theme, qtbot):
    names = ["the rehearsal", "The Swan"]
    wizard = FoundingWizard(theme, [pack()], {pack().id: ruleset(pack().ruleset)}, taken=names)
    qtbot.addWidget(wizard)
    assert (wizard.story.name.text(), wizard.on.isEnabled()) == ("The Rehearsal 2", True)
    wizard.story.name.setText("THE SWAN")
    assert not wizard.on.isEnabled()
    assert "call this one THE SWAN 2" in wizard.story.problems["name"].text()


def test_two_players_of_one_colour_are_told_at_the_players(wizard):
    wizard.go_to(1)
    wizard.company.count.setCurrentIndex(1)
    wizard.company.colours[1].setCurrentIndex(0)
    assert "taken twice" in wizard.company.problems["players"].text()
    assert wizard.company.problems["heroes"].text() == ""
    assert not wizard.on.isEnabled()


def test_a_company_of_nobody_is_told_at_the_heroes(wizard):
    wizard.go_to(1)
    for tile in wizard.company.pool.tiles.values():
        tile.setChecked(False)
    assert "heroes" in wizard.company.problems["heroes"].text()


def test_why_it_does_not_go_on_is_told_beside_the_button_and_never_scrolled_away(wizard):
    wizard.go_to(1)
    assert not wizard.why.isVisible()
    for tile in wizard.company.pool.tiles.values():
        tile.setChecked(False)
    assert wizard.why.isVisible()
    assert wizard.why.text() == wizard.company.problems["heroes"].text()
    assert not wizard.stack.isAncestorOf(wizard.why)


def test_nobody_is_red_like_the_enemies_unless_they_choose_it(wizard):
    wizard.company.count.setCurrentIndex(3)
    assert [founder.colour for founder in wizard.plan().players] == ["blue", "green", "violet", "gold"]


def test_players_share_the_heroes_out(wizard):
    wizard.company.count.setCurrentIndex(1)
    assert [recruit.player for recruit in wizard.plan().heroes] == [0, 1, 0, 1]


def test_only_what_is_played_otherwise_than_printed_is_agreed_on(wizard):
    switches = wizard.rules.options.switches
    switches["party_scaling"].toggle()
    assert wizard.plan().options == ()
    switches["collateral"].toggle()
    assert wizard.plan().options == (("collateral", "false"),)


def test_a_small_company_meets_fewer_enemies_unless_the_players_want_it_otherwise(wizard):
    assert wizard.plan().options == (("party_scaling", "true"),)


def test_a_pack_of_single_missions_tells_no_story(theme, qtbot):
    ford = library().packs["demo"]
    single = replace(ford, content={kind: specs for kind, specs in ford.content.items() if kind != "plots"})
    wizard = FoundingWizard(theme, [single, pack()], {each.id: ruleset(each.ruleset) for each in (single, pack())})
    qtbot.addWidget(wizard)
    assert (wizard.story.list.count(), wizard.pack.id) == (1, pack().id)


def test_no_two_buttons_of_the_last_page_share_a_letter(wizard):
    wizard.go_to(2)
    shown = [button.text() for button in wizard.findChildren(QPushButton) if button.isVisibleTo(wizard)]
    letters = [text[text.index("&") + 1].lower() for text in shown if "&" in text]
    assert len(letters) >= 3
    assert sorted(set(letters)) == sorted(letters)


def test_what_a_hero_s_card_tells_is_the_tip_of_the_tile(wizard):
    told = pack().content["heroes"]["rebecca"].text
    assert told
    assert told in wizard.company.pool.tiles["rebecca"].toolTip()
