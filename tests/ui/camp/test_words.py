"""The window speaks of the open campaign in the words of its game, and of no other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale

from helpers import ladder
from helpers.read_aloud import words_of
from horologium import paths
from horologium.engine.core.speech import TONGUE, say
from horologium.ui.window.builder import WindowBuilder, WindowFolders
from horologium.ui.window.command_palette import CommandPalette
from pictures.battles import situations


@pytest.fixture
def builder(qapp, tmp_path, shelf, office, camp_plan):
    """A window with the real catalogues, a company of Nova Aetas and a band of Constellation, both shut."""
    before = TONGUE.get(), QLocale()
    made = WindowBuilder(qapp, WindowFolders(tmp_path, paths.resources(), paths.campaigns()), shelf, list, office)
    made.furnish()
    made.window.show()
    for pack, plan in (camp_plan, (ladder.pack(), ladder.plan())):
        assert made.main.camp.found(pack, plan)
    made.main.camp.close()
    made.settle()
    yield made
    made.close()
    TONGUE.set(before[0])
    QLocale.setDefault(before[1])
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def open_(builder, name):
    """Open a campaign from the shelf."""
    camp = builder.main.camp
    assert camp.open(next(card.path for card in camp.cards() if card.name == name))
    builder.settle()


def rail(builder):
    shown = builder.window.page("camp").rail
    return [shown.item(row).text() for row in range(shown.count())]


def test_the_sections_are_called_as_the_game_calls_them(builder):
    open_(builder, "The Smoking Lamp")
    assert {"Band", "Warrior sheets", "Hall"} < {*rail(builder)}
    open_(builder, "The Swan")
    assert {"Company", "Hero sheets", "Town"} < {*rail(builder)}


@pytest.mark.parametrize("section", ["company", "hero", "stash", "map"])
def test_a_section_that_was_built_for_another_game_is_built_anew(builder, section):
    page = builder.window.page("camp")
    open_(builder, "The Swan")
    before = page.section(section)
    open_(builder, "The Smoking Lamp")
    assert page.section(section) is not before


def test_the_sections_stay_for_another_campaign_of_the_same_game(builder):
    open_(builder, "The Smoking Lamp")
    before = builder.window.page("camp").section("company")
    builder.main.camp.close()
    open_(builder, "The Smoking Lamp")
    assert builder.window.page("camp").section("company") is before


def test_menus_and_palette_follow_the_open_campaign(builder):
    open_(builder, "The Smoking Lamp")
    assert "Export a warrior" in builder.window.actions_by_name
    assert builder.window.actions_by_name["Section 5: Hall"].text() == "Section &5: Hall"
    builder.main.open_palette()
    assert isinstance(builder.main.dialog, CommandPalette)
    assert any("Take in a warrior" in text for text in words_of(builder.main.dialog))
    builder.main.close_dialog()
    builder.main.campaigns.close()
    assert "Export a hero" in builder.window.actions_by_name


def test_a_command_that_is_called_otherwise_keeps_its_key(builder):
    before = builder.window.actions_by_name["Export a hero"]
    open_(builder, "The Smoking Lamp")
    after = builder.window.actions_by_name["Export a warrior"]
    assert (after, after.shortcut().toString(), after.isEnabled()) == (before, "Ctrl+Alt+E", True)


def test_another_language_keeps_the_words_of_the_game(builder):
    open_(builder, "The Smoking Lamp")
    builder.main.look.apply(builder.main.look.preferences._replace(language="it"))
    builder.settle()
    assert {"Banda", "Schede dei guerrieri", "Sala"} < {*rail(builder)}
    assert say("The company moved on") == "La banda ha proseguito"
    assert "Esporta un guerriero" in builder.window.actions_by_name


def test_a_new_campaign_is_begun_in_the_words_of_its_story(builder):
    open_(builder, "The Swan")
    builder.main.campaigns.choose_story()
    builder.settle()
    wizard = builder.main.dialog
    told = {}
    for row in range(wizard.story.list.count()):
        wizard.story.list.setCurrentRow(row)
        told[wizard.pack.id] = wizard.company.sizes.text()
    assert (told["rehearsal"].split()[:2], told["constellation"].split()[:2]) == (["A", "company"], ["A", "band"])


def test_what_is_wrong_with_a_new_campaign_is_told_in_the_words_of_its_story(builder):
    builder.main.campaigns.choose_story()
    builder.settle()
    wizard = builder.main.dialog
    stories = [wizard.story.list.item(row).text() for row in range(wizard.story.list.count())]
    wizard.story.list.setCurrentRow(next(row for row, text in enumerate(stories) if "Ladder" in text))
    for tile in wizard.company.pool.tiles.values():
        tile.setChecked(False)
    assert wizard.company.problems["heroes"].text().startswith("A band begins with")


def test_a_single_battle_lends_its_words_where_no_campaign_is_open(builder):
    dict(situations(builder.main.launcher))["battle-of-constellation"]()
    assert "Export a warrior" in builder.window.actions_by_name
    open_(builder, "The Swan")
    assert "Export a hero" in builder.window.actions_by_name


def test_a_window_that_is_shut_speaks_of_no_game(builder):
    open_(builder, "The Smoking Lamp")
    builder.window.close()
    assert TONGUE.get().game == ""
