"""The window speaks of the open campaign in the words of its game, and of no other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale

from helpers import ladder
from helpers.read_aloud import words_of
from horologium import paths
from horologium.engine.core.speech import TONGUE, say
from horologium.ui.battle.situations import situations
from horologium.ui.window.builder import Desk, Places
from horologium.ui.window.command_palette import CommandPalette


@pytest.fixture
def desk(qapp, tmp_path, shelf, office, camp_plan):
    """A window with the real catalogues, a company of Nova Aetas and a band of Constellation, both shut."""
    before = TONGUE.get(), QLocale()
    made = Desk(qapp, Places(tmp_path, paths.resources(), paths.campaigns()), shelf, list, office)
    made.furnish()
    made.window.show()
    for pack, plan in (camp_plan, (ladder.pack(), ladder.plan())):
        assert made.rooms.camp.found(pack, plan)
    made.rooms.camp.close()
    made.settle()
    yield made
    made.close()
    TONGUE.set(before[0])
    QLocale.setDefault(before[1])
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def open_(desk, name):
    """Open a campaign from the shelf."""
    camp = desk.rooms.camp
    assert camp.open(next(card.path for card in camp.cards() if card.name == name))
    desk.settle()


def rail(desk):
    shown = desk.window.page("camp").rail
    return [shown.item(row).text() for row in range(shown.count())]


def test_the_sections_are_called_as_the_game_calls_them(desk):
    open_(desk, "The Smoking Lamp")
    assert {"Band", "Warrior sheets", "Hall"} < {*rail(desk)}
    open_(desk, "The Swan")
    assert {"Company", "Hero sheets", "Town"} < {*rail(desk)}


@pytest.mark.parametrize("section", ["company", "hero", "stash", "map"])
def test_a_section_that_was_built_for_another_game_is_built_anew(desk, section):
    page = desk.window.page("camp")
    open_(desk, "The Swan")
    before = page.section(section)
    open_(desk, "The Smoking Lamp")
    assert page.section(section) is not before


def test_the_sections_stay_for_another_campaign_of_the_same_game(desk):
    open_(desk, "The Smoking Lamp")
    before = desk.window.page("camp").section("company")
    desk.rooms.camp.close()
    open_(desk, "The Smoking Lamp")
    assert desk.window.page("camp").section("company") is before


def test_menus_and_palette_follow_the_open_campaign(desk):
    open_(desk, "The Smoking Lamp")
    assert "Export a warrior" in desk.window.actions_by_name
    assert desk.window.actions_by_name["Section 5: Hall"].text() == "Section &5: Hall"
    desk.rooms.open_palette()
    assert isinstance(desk.rooms.sheet, CommandPalette)
    assert any("Take in a warrior" in text for text in words_of(desk.rooms.sheet))
    desk.rooms.close_sheet()
    desk.rooms.campaigns.close()
    assert "Export a hero" in desk.window.actions_by_name


def test_a_command_that_is_called_otherwise_keeps_its_key(desk):
    before = desk.window.actions_by_name["Export a hero"]
    open_(desk, "The Smoking Lamp")
    after = desk.window.actions_by_name["Export a warrior"]
    assert (after, after.shortcut().toString(), after.isEnabled()) == (before, "Ctrl+Alt+E", True)


def test_another_language_keeps_the_words_of_the_game(desk):
    open_(desk, "The Smoking Lamp")
    desk.rooms.look.apply(desk.rooms.look.preferences._replace(language="it"))
    desk.settle()
    assert {"Banda", "Schede dei guerrieri", "Sala"} < {*rail(desk)}
    assert say("The company moved on") == "La banda ha proseguito"
    assert "Esporta un guerriero" in desk.window.actions_by_name


def test_a_new_campaign_is_begun_in_the_words_of_its_story(desk):
    open_(desk, "The Swan")
    desk.rooms.campaigns.choose_story()
    desk.settle()
    wizard = desk.rooms.sheet
    told = {}
    for row in range(wizard.story.list.count()):
        wizard.story.list.setCurrentRow(row)
        told[wizard.pack.id] = wizard.company.sizes.text()
    assert (told["rehearsal"].split()[:2], told["constellation"].split()[:2]) == (["A", "company"], ["A", "band"])


def test_what_is_wrong_with_a_new_campaign_is_told_in_the_words_of_its_story(desk):
    desk.rooms.campaigns.choose_story()
    desk.settle()
    wizard = desk.rooms.sheet
    stories = [wizard.story.list.item(row).text() for row in range(wizard.story.list.count())]
    wizard.story.list.setCurrentRow(next(row for row, text in enumerate(stories) if "Ladder" in text))
    for tile in wizard.company.pool.tiles.values():
        tile.setChecked(False)
    assert wizard.company.problems["heroes"].text().startswith("A band begins with")


def test_a_single_battle_lends_its_words_where_no_campaign_is_open(desk):
    dict(situations(desk.rooms.launcher))["battle-of-constellation"]()
    assert "Export a warrior" in desk.window.actions_by_name
    open_(desk, "The Swan")
    assert "Export a hero" in desk.window.actions_by_name


def test_a_window_that_is_shut_speaks_of_no_game(desk):
    open_(desk, "The Smoking Lamp")
    desk.window.close()
    assert TONGUE.get().game == ""
