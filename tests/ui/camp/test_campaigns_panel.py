"""The campaigns on the start screen."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton

from horologium.campaign.ops.story import ChooseWay
from horologium.campaign.ports import Card
from horologium.ui.camp.campaign_dialogs import HistoryDialog, go_to_step
from horologium.ui.camp.campaigns_panel import CampaignsPanel, CampaignsPresenter
from horologium.ui.kit.labels import PlainLabel

SOUND = Card(Path("swan"), "The Swan", "rehearsal", "nova-aetas", "I. The guest house", ("Valerio", "Sofia"), "")
RUNNING = Card(
    Path("b"), "Siena", "rehearsal", "nova-aetas", "II.", ("Sofia",), "2026-01-01T00:00:00+00:00", running=True
)
BROKEN = Card(Path("bad"), "Old", "", "", "", (), "", problem="bad.sqlite: it is damaged - restore a snapshot")


class Now:
    """Jobs that are done at once."""

    def run_query(self, work, done):
        done(work())


@pytest.fixture
def page(theme, qtbot):
    made = CampaignsPanel(theme)
    qtbot.addWidget(made)
    return made


def test_an_empty_shelf_says_what_to_do_next(page):
    page.show_cards([])
    texts = [label.text() for label in page.findChildren(PlainLabel) if not label.isHidden()]
    assert any(text.startswith("No campaign yet.") for text in texts)
    assert page.go_on.isHidden()


def test_a_card_tells_chapter_company_and_that_a_battle_is_on(page):
    page.show_cards([SOUND, RUNNING])
    assert page.cards[0].accessibleDescription() == "I. The guest house\nValerio and Sofia"
    assert "a battle is on · last played" in page.cards[1].accessibleDescription()


def test_continue_leads_to_the_campaign_played_last_that_can_be_opened(page):
    page.show_cards([BROKEN, SOUND])
    assert page.go_on.text() == "C&ontinue: The Swan"


def test_a_campaign_that_cannot_be_opened_leads_to_its_problem(page, qtbot, monkeypatch, camp):
    presenter = CampaignsPresenter(page, camp, Now())
    monkeypatch.setattr(camp, "cards", lambda: [BROKEN])
    presenter.refresh()
    with qtbot.waitSignal(presenter.ailing) as told:
        page.cards[0].click()
    assert told.args == [BROKEN]


def test_a_click_on_a_card_opens_its_campaign(page, qtbot, camp):
    presenter = CampaignsPresenter(page, camp, Now())
    presenter.refresh()
    with qtbot.waitSignal(presenter.wanted) as told:
        page.cards[0].click()
    assert told.args == [camp.path]


def test_the_history_leads_back_to_any_step_and_forth_again(camp, theme, qtbot):
    camp.do(ChooseWay(1))
    dialog = HistoryDialog(theme, camp.session.steps)
    qtbot.addWidget(dialog)
    assert (dialog.list.count(), dialog.list.currentRow()) == (2, 1)
    go_to_step(camp, 0)
    assert camp.session.books.standing.stage == "scene"
    go_to_step(camp, 1)
    assert camp.session.books.standing.stage == "camp"


def test_mnemonics_of_the_start_screen_clash_neither_with_each_other_nor_with_the_menus(window):
    texts = [button.text() for button in window.window.page("start").findChildren(QAbstractButton)]
    texts += [action.text() for action in window.window.menuBar().actions()]
    letters = Counter(text.partition("&")[2][:1].casefold() for text in texts if "&" in text)
    assert [letter for letter, count in letters.items() if count > 1] == []


def test_the_start_screen_fits_the_smallest_window(window):
    window.window.resize(1024, 700)
    window.settle()
    scroller = window.window.page("start").parentWidget().parentWidget()
    assert (scroller.horizontalScrollBar().maximum(), scroller.verticalScrollBar().maximum()) == (0, 0)


def test_a_card_says_what_its_pack_is_called_once_that_is_known(page):
    page.show_cards([SOUND])
    page.name_packs({"rehearsal": "The Great Rehearsal"})
    assert page.cards[0].accessibleDescription().startswith("I. The guest house · The Great Rehearsal")


def test_six_campaigns_are_scrolled_to_the_last_and_no_further(page, qtbot):
    page.resize(800, 320)
    page.show()
    page.show_cards([SOUND, RUNNING] * 3)
    last = page.cards[-1]
    qtbot.waitUntil(lambda: last.height() == last.heightForWidth(last.width()))
    assert last.geometry().bottom() == last.parentWidget().rect().bottom()
