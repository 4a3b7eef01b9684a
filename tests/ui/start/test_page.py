"""The start screen shows packs and says wishes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QPushButton

from horologium.ui.kit.labels import PlainLabel
from horologium.ui.start.packs import PackShelfRow
from horologium.ui.start.page import PackCard, StartDial, StartPage

SOUND = PackShelfRow("ford", "The <b>Ford</b>", "Demo · 3 missions", "Small.")
REFUSED = PackShelfRow("/x/bad", "bad", "Refused: 1 problem", "", ("pack.toml: is missing - add it",))


@pytest.fixture
def page(theme, qtbot):
    made = StartPage(theme)
    qtbot.addWidget(made)
    return made


def shown(page):
    return [label.text() for label in page.findChildren(PlainLabel) if not label.isHidden()]


@pytest.mark.parametrize(
    ("title", "wish"),
    [
        ("Open the Codex", "codex_requested"),
        ("Add a pack…", "add_pack_requested"),
        ("Settings", "settings_requested"),
        ("Learn to play", "lessons_requested"),
    ],
)
def test_every_card_says_its_wish(page, qtbot, title, wish):
    card = next(b for b in page.findChildren(QAbstractButton) if b.accessibleName() == title)
    with qtbot.waitSignal(getattr(page, wish)):
        card.click()


def test_a_pack_is_shown_with_its_name_as_it_is_written(page):
    page.show_packs([SOUND])
    assert {"The <b>Ford</b>", "Demo · 3 missions", "Small."} <= set(shown(page))


def test_an_empty_shelf_says_what_to_do_next(page):
    page.show_packs([])
    assert any(text.startswith("No packs yet.") for text in shown(page))


def test_a_refused_pack_leads_to_its_reasons(page, qtbot):
    page.show_packs([SOUND, REFUSED])
    why = next(button for button in page.findChildren(QPushButton) if button.text() == "Why?")
    with qtbot.waitSignal(page.reasons_requested) as told:
        why.click()
    assert told.args == ["/x/bad"]


def test_showing_again_replaces_what_was_there(page):
    page.show_packs([SOUND])
    page.show_packs([REFUSED])
    cards = [card for card in page.findChildren(PackCard) if not card.isHidden()]
    assert len(cards) == 1


def test_a_shelf_that_is_too_long_to_show_is_scrolled_by_keys(page, qtbot):
    page.show_packs([SOUND._replace(id=str(number)) for number in range(20)])
    page.resize(900, 600)
    page.show()
    qtbot.waitUntil(lambda: page.shelf.verticalScrollBar().maximum() > 0)
    assert page.shelf.focusPolicy() == Qt.FocusPolicy.StrongFocus
    qtbot.keyClick(page.shelf, Qt.Key.Key_PageDown)
    assert page.shelf.verticalScrollBar().value() > 0


def test_a_short_shelf_is_passed_over_by_tab(page):
    page.show_packs([SOUND])
    page.resize(900, 600)
    page.show()
    assert page.shelf.focusPolicy() == Qt.FocusPolicy.NoFocus


@pytest.fixture
def view(theme, qtbot):
    made = StartDial(theme)
    made.resize(220, 200)
    qtbot.addWidget(made)
    return made


def test_the_hand_stands_at_once_where_motion_is_reduced(view):
    view.turn_to(7.5, sweeping=False)
    assert (view.hour, view.moving) == (7.5, False)


def test_the_hand_sweeps_to_its_hour(view, qtbot):
    view.turn_to(4.0, sweeping=True)
    assert view.moving
    qtbot.waitUntil(lambda: not view.moving)
    assert view.hour == pytest.approx(4.0)


def test_another_hour_is_another_picture(view):
    first = view.grab().toImage()
    view.turn_to(3, sweeping=False)
    assert view.grab().toImage() != first


def test_the_face_is_painted_anew_only_for_another_look(view, theme):
    view.grab()
    face = view._face
    view.turn_to(3, sweeping=False)
    view.grab()
    assert view._face is face
    theme.set_look("contrast", 100)
    view.grab()
    assert view._face is not face
