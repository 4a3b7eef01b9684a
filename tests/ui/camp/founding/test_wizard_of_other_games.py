"""The wizard founds an army by points and a club of four as it founds any company."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from helpers.levies import ARMY, CLUB, levy
from horologium.campaign import wording
from horologium.campaign.books import Books
from horologium.campaign.founding import found
from horologium.campaign.records import MemberRecord
from horologium.ui.camp.first_skills import FIRST_SKILLS
from horologium.ui.camp.founding.wizard import FoundingWizard


@pytest.fixture
def wizard_of(theme, qtbot, tmp_path, monkeypatch):
    """Opens the wizard for a game at the choice of members."""

    def open_(game):
        monkeypatch.setattr(wording, "ruleset", {game.id: game}.get)
        pack = levy(tmp_path, game)
        made = FoundingWizard(theme, [pack], {pack.id: game})
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(made)
        made.show()
        made.go_to(1)
        return made

    return open_


def heroes(wizard, game):
    """Those who belong to the campaign that is founded."""
    return Books(found(wizard.pack, game, wizard.plan(), "2026-05-04T12:00:00")).all(MemberRecord)


def test_troops_are_taken_several_times_and_told_apart(wizard_of):
    wizard = wizard_of(ARMY)
    wizard.company.pool.take("archers", 3)
    assert [(hero.card, hero.name) for hero in heroes(wizard, ARMY) if hero.card != "pikes"] == [
        ("maid", "The Maid"), ("archers", "Archers"), ("archers", "Archers 2"), ("archers", "Archers 3"),
    ]  # fmt: skip


def test_a_character_is_taken_once_and_needs_no_number_and_no_name(wizard_of):
    company = wizard_of(ARMY).company
    assert [company.pool.tiles[card].number.isVisible() for card in ("maid", "archers")] == [False, True]
    assert [company.boxes[card].boxes[0].name.isVisible() for card in ("maid", "archers")] == [False, True]


def test_nobody_is_taken_more_often_than_the_kind_allows(wizard_of):
    company = wizard_of(ARMY).company
    company.pool.take("archers", 9)
    assert (company.pool.keys.count("archers"), len(company.boxes["archers"].boxes)) == (3, 3)


def test_a_tile_brings_one_more_and_its_button_sends_one_home(wizard_of):
    company = wizard_of(ARMY).company
    company.pool.tiles["archers"].click()
    assert len(company.boxes["archers"].boxes) == 2
    company.pool.tiles["archers"].fewer.click()
    assert len(company.boxes["archers"].boxes) == 1


def test_each_tile_says_why_nobody_else_can_come(wizard_of):
    pool = wizard_of(ARMY).company.pool
    pool.take("archers", 3)
    assert pool.tiles["archers"].why_not == "Archers can be taken 3 times, not more often"
    assert pool.tiles["pikes"].why_not == "The army costs 41 of 36 points: send somebody home"
    assert pool.tiles["maid"].why_not == ""  # she is there


def test_what_was_wrong_before_is_no_reason_against_anybody(wizard_of):
    pool = wizard_of(ARMY).company.pool
    pool.take("pikes", 0)
    assert {card: tile.why_not for card, tile in pool.tiles.items()} == {"maid": "", "archers": "", "pikes": ""}


def test_a_troop_may_have_a_name_of_its_own(wizard_of, qtbot):
    wizard = wizard_of(ARMY)
    wizard.company.pool.take("archers", 2)
    qtbot.keyClicks(wizard.company.boxes["pikes"].boxes[0].name, "The Wall")
    assert "The Wall" in [hero.name for hero in heroes(wizard, ARMY)]


def test_points_are_counted_live_and_all_faults_told_with_their_rules(wizard_of):
    wizard = wizard_of(ARMY)
    footer = wizard.company.footer
    assert (footer.total.text(), wizard.on.isEnabled()) == ("24 of 36 points", False)
    assert footer.faults.toPlainText() == "Troops are worth 12 points: take at least 14. JOA-WAR-13"
    wizard.company.pool.take("archers", 2)
    assert (footer.total.text(), footer.faults.isVisible(), wizard.on.isEnabled()) == ("29 of 36 points", False, True)


def test_an_army_is_shared_out_among_its_players(wizard_of):
    wizard = wizard_of(ARMY)
    wizard.company.count.setCurrentIndex(1)
    wizard.company.pool.take("archers", 3)
    assert [recruit.player for recruit in wizard.plan().heroes if recruit.card == "archers"] == [1, 0, 1]


def test_a_club_has_four_players_with_two_tactics_each(wizard_of):
    wizard = wizard_of(CLUB)
    tactics = wizard.company.boxes["gata"].boxes[0].lists[FIRST_SKILLS]
    tactics.boxes[1].setCurrentIndex(tactics.boxes[1].findData("gata-shove"))
    gata, *others = heroes(wizard, CLUB)
    assert (gata.known, len(others)) == (("gata-dash", "gata-shove"), 3)
    assert "ARI-SEA-018" in wizard.company.choice.text()


def test_a_club_of_five_does_not_begin_and_counts_no_points(wizard_of):
    wizard = wizard_of(CLUB)
    assert wizard.on.isEnabled()
    wizard.company.pool.tiles["wild"].click()
    assert (wizard.on.isEnabled(), wizard.company.footer.total.isVisible()) == (False, False)
