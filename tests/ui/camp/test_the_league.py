"""A campaign without things, places, coins or classes through the window: nothing of them is shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton

from helpers.fords import points
from helpers.shipped import shipped
from horologium.campaign.records import Fought
from horologium.campaign.sample_fords import PACK, SAMPLE, walk, walk_to_the_table
from horologium.ui.camp.company.section import CompanySection, company_row
from horologium.ui.camp.member_sheet.record import RecordPanel
from horologium.ui.camp.member_sheet.section import IdentityPanel
from horologium.ui.camp.open_campaign import OpenCampaign
from horologium.ui.camp.sections import sections_of
from horologium.ui.camp.story.aftermath import AftermathPanel
from horologium.ui.camp.story.result_by_hand import ResultByHandDialog
from horologium.ui.kit.labels import PlainLabel


def words(widget):
    """All that a widget says, on labels and buttons."""
    shown = [*widget.findChildren(PlainLabel), *widget.findChildren(QAbstractButton)]
    return "\n".join(each.text().replace("&", "") for each in shown)


@pytest.fixture
def league(qapp, office, request):
    """A league as far as a sample walks, without a window."""
    made = OpenCampaign(office)
    assert made.found(shipped(PACK), SAMPLE)
    getattr(request, "param", walk)(made.session)
    yield made
    made.close()


def first(league):
    return company_row(league.session).heroes[0]


def test_the_rail_has_a_table_but_neither_town_nor_stash(league):
    assert [section.id for section in sections_of(league.session)] == [
        "story", "company", "hero", "plot", "chronicle", "rankings",
    ]  # fmt: skip


def test_a_company_without_coins_has_no_treasury(league, theme, qtbot):
    section = CompanySection(theme, league)
    qtbot.addWidget(section)
    section.refresh()
    assert "Treasury" not in words(section)
    assert "The Mill Race" in words(section)


def test_nobody_has_experience_where_nothing_is_offered(league):
    assert first(league).experience is None


def test_a_sheet_offers_no_values_to_be_set(league, theme, qtbot):
    identity = IdentityPanel(theme, league)
    qtbot.addWidget(identity)
    identity.show_hero(first(league).id)
    assert "Rename" in words(identity)
    assert "By hand" not in words(identity)


def test_a_record_tells_of_no_injuries_where_a_game_has_none(league, theme, qtbot):
    panel = RecordPanel(theme, league)
    qtbot.addWidget(panel)
    panel.show_hero(first(league).id)
    assert "Injuries" not in words(panel)
    assert "Service record" in words(panel)


def test_a_result_is_entered_without_coins_experience_or_loot(league, theme, qtbot):
    dialog = ResultByHandDialog(theme, league, [row.id for row in company_row(league.session).heroes[:3]])
    qtbot.addWidget(dialog)
    dialog.show()
    assert not any(box.isVisible() for box in (dialog.coins, dialog.experience))
    assert "What was brought home" not in words(dialog)
    assert dialog.outcome.itemText(0) == "The ford is held (won)"
    assert dialog.enter.isEnabled()


@pytest.mark.parametrize("league", [walk_to_the_table], indirect=True)
def test_the_evening_names_the_ford_and_nothing_else_above_it(league, theme, qtbot):
    panel = AftermathPanel(theme, league)
    qtbot.addWidget(panel)
    panel.refresh()
    assert "The Ford" in words(panel).splitlines()
    assert "Lead of Azure: +1." in words(panel)


def test_a_league_is_founded_and_its_first_ford_fought_in_the_window(open_window, qtbot):
    builder = open_window()
    found(builder)
    press(story(builder), "Read on")
    press(story(builder), "Begin the mission")
    fight = builder.main.launcher.presenter.session
    builder.main.go_to_camp()
    with qtbot.waitSignal(fight.finished, timeout=120_000):
        fight.play_on(fight.seating.players[0].key, "bot:random")
    builder.settle()
    press(story(builder), "Look at the result")
    press(story(builder), "Confirm the result")
    press(story(builder), "Rankings")
    session = builder.main.camp.session
    (last,) = session.books.all(Fought)
    assert points(session) == {"Azure": int(last.outcome == "held"), "Crimson": int(last.outcome == "lost")}
    assert builder.window.page("camp").section("rankings").isVisible()


def found(builder):
    """Found a league by the wizard, against somebody who is easily beaten."""
    press(builder.window.page("start"), "New campaign")
    builder.settle()
    wizard = builder.main.dialog
    texts = [wizard.story.list.item(row).text() for row in range(wizard.story.list.count())]
    wizard.story.list.setCurrentRow(next(row for row, text in enumerate(texts) if "Three Fords" in text))
    wizard.on.click()
    wizard.on.click()
    wizard.rules.difficulty.setCurrentIndex(wizard.rules.difficulty.findData("easy"))
    wizard.on.click()
    builder.settle()


def story(builder):
    """The panel of the story that is open."""
    return builder.window.page("camp").section("story").panel


def press(widget, text):
    """Press the button that has these words, as a player would."""
    QCoreApplication.processEvents()
    shown = [button for button in widget.findChildren(QAbstractButton) if button.isVisibleTo(widget)]
    next(button for button in shown if text in button.text().replace("&", "")).click()
