"""A campaign from paper, through its wizard."""

from __future__ import annotations

import pytest

from helpers.levies import ARMY, levy
from horologium.campaign import wording
from horologium.campaign.founding import Recruit
from horologium.campaign.records import ConditionRecord, Fought, MemberRecord
from horologium.ui.camp.founding.story import KEY
from horologium.ui.camp.from_paper.heroes import HeroesStep


@pytest.fixture
def wizard(window):
    """The wizard on the window, at a short story."""
    return at_story(window, "the-rehearsal")


def at_story(window, plot):
    window.main.campaigns.adopt()
    window.settle()
    dialog = window.main.dialog
    stories = [dialog.story.list.item(row).data(KEY)[1] for row in range(dialog.story.list.count())]
    dialog.story.list.setCurrentRow(stories.index(plot))
    return dialog


def form_of(wizard, card):
    return next(form for form in wizard.heroes.forms if form.recruit.card == card)


def test_a_fresh_form_has_no_faults(wizard):
    assert wizard.problems() == []


def test_what_stands_on_paper_goes_on_here(window, wizard):
    wizard.story.name.setText("From paper")
    wizard.place.node.setCurrentIndex(wizard.place.node.findData("the-ferry"))
    wizard.place.purse.setValue(42)
    wizard.place.fought.set_cards(("node|bagnaia|satchel-and-envoy", "node|the-bridge|road-open"))
    form_of(wizard, "valerio").of_role("condition")[0].picker.set_cards(("limp",))
    form_of(wizard, "valerio").experience.setValue(7)
    wizard.stash.pickers["reagent"].set_cards(("ember", "ember"))
    for _ in wizard.steps:
        wizard.on.click()
    books = window.main.camp.session.books
    assert (books.standing.node, books.standing.purse, books.standing.town) == ("the-ferry", 42, "mantua")
    assert (len(books.all(Fought)), len(books.all(ConditionRecord))) == (2, 1)
    assert next(hero.experience for hero in books.all(MemberRecord) if hero.card == "valerio") == 7


def test_a_fault_is_told_at_its_place_and_holds_the_step(wizard):
    wizard.go_to(3)
    skills = form_of(wizard, "valerio").of_role("lesson")[0].picker
    skills.set_cards((*skills.cards, "fireball"))
    assert "Fireball" in wizard.heroes.problems["heroes"].text()
    assert not wizard.on.isEnabled()
    assert "Fireball" in wizard.on.toolTip()


def test_a_hero_who_stays_away_has_no_sheet(wizard):
    wizard.company.pool.tiles["sofia"].setChecked(False)
    assert "sofia" not in [form.recruit.card for form in wizard.heroes.forms]


def test_the_town_follows_the_place(wizard):
    wizard.place.node.setCurrentIndex(wizard.place.node.findData("the-crossroads"))
    assert wizard.place.town.currentData() == "siena"


def test_a_game_without_coins_places_or_classes_asks_for_none(window):
    wizard = at_story(window, "three-fords")
    wizard.go_to(2)
    assert not any(field.isVisible() for field in (wizard.place.purse, wizard.place.town))
    wizard.go_to(3)
    form = form_of(wizard, "bowman")
    assert not any(field.isVisible() for field in (form.grade, form.experience))
    assert form.name.isVisible()


def test_troops_of_one_card_have_a_sheet_each(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(wording, "ruleset", {ARMY.id: ARMY}.get)
    step = HeroesStep()
    qtbot.addWidget(step)
    step.show_company(levy(tmp_path, ARMY), ARMY.campaign, [Recruit("archers"), Recruit("pikes"), Recruit("archers")])
    step.forms[2].experience.setValue(4)
    assert [(sheet.name, sheet.experience) for sheet in step.sheets] == [("Archers", 0), ("Pikes", 0), ("Archers 2", 4)]
