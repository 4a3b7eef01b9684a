"""Cards of figures: every number and word of the view, with reasons and rules."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from helpers.screens import ada, guarded, nova_view, table
from horologium.engine.core.view import Track
from horologium.ui.battle.panels.figure_card import FigureCardPanel, in_short
from horologium.ui.kit.labels import PlainLabel


@pytest.fixture
def panel(theme, tips, pictures, shown):
    made = shown(FigureCardPanel(theme, tips, pictures), 320, 500)
    made.show_figure(table(), "ada")
    return made


def texts(panel):
    return [label.text() for label in panel.body.findChildren(QLabel) if not label.isHidden()]


def headings(panel):
    return [label.text() for label in panel.body.findChildren(PlainLabel)]


def test_the_head_tells_name_title_life_and_tracks(panel):
    assert panel.head.accessibleName() == "Ada. Squire. life 4 of 6. Perilium of Ada 3. Action points 5"


@pytest.mark.parametrize(
    ("track", "said"),
    [
        (Track("threat ada", "Perilium di Ada", 3, 12, short="Perilium"), "Perilium 3/12"),
        (Track("ap", "Punti azione", 5, short="PA"), "5 PA"),
        (Track("luck", "Luck", 2), "2 Luck"),
    ],
)
def test_beside_its_owner_a_track_is_told_in_short(track, said):
    assert in_short(track) == said


def test_a_number_tells_its_reasons_and_rules(panel):
    (rapidity,) = panel.stats
    assert rapidity.accessibleName() == "Rapidity 4"
    assert all(
        word in rapidity.toolTip()
        for word in ("+5 sheet", "-1 Limp", "NAR-HER-01", "NAR-INJ-02", "the words of NAR-INJ-02")
    )


def test_a_press_opens_the_reasons_with_links(panel, qtbot):
    panel.stats[0].click()
    assert panel.reasons.isVisible()
    with qtbot.waitSignal(panel.rule_requested) as wanted:
        panel.reasons.linkActivated.emit("codex:NAR-INJ-02")
    assert wanted.args == ["NAR-INJ-02"]
    panel.stats[0].click()
    assert not panel.reasons.isVisible()


def test_statuses_say_what_they_do(panel):
    assert any("Burn 1" in text and "hurts" in text for text in texts(panel))


def test_cards_lie_by_kind(panel):
    assert headings(panel) == ["Skills", "Equipment", "Injuries"]
    assert [row.card.key for row in panel.rows] == ["leap", "sword", "limp"]


@pytest.mark.parametrize(("place", "words"), [(0, ("2 AP", "used up")), (1, ("hand", "3 AP", "face down"))])
def test_a_card_tells_cost_slot_state_and_rule(panel, place, words):
    row = panel.rows[place]
    assert all(word in row.accessibleDescription() for word in words)
    assert row.card.rule in row.toolTip()


def test_a_click_on_a_card_opens_its_rule(panel, qtbot):
    with qtbot.waitSignal(panel.rule_requested) as wanted:
        QTest.mouseClick(panel.rows[1], Qt.MouseButton.LeftButton)
    assert wanted.args == ["NAR-EQP-07"]


def test_a_flipped_card_looks_different(panel, theme, tips, pictures, shown):
    flipped = panel.rows[1].grab().toImage()
    view = table()
    other = shown(FigureCardPanel(theme, tips, pictures), 320, 500)
    other.show_figure(table(cards=tuple(card for card in view.cards[1:])), "ada")
    assert other.rows[0].grab().toImage() != flipped


def test_an_enemy_tells_whom_it_is_after_and_why(panel):
    panel.show_figure(guarded(), "guard-1")
    assert any("Goes for Ada" in text and "the highest Threat" in text for text in texts(panel))
    assert headings(panel) == ["Attacks", "Loot"]


def test_another_view_of_the_same_figure_is_shown_at_once(panel):
    panel.refresh(table(figures=(ada(life=1),)))
    assert "life 1 of 6" in panel.head.accessibleName()


def test_nothing_is_built_anew_when_nothing_changed(panel):
    head = panel.head
    panel.refresh(table())
    assert panel.head is head


def test_nothing_is_built_while_the_card_is_out_of_sight(panel):
    head = panel.head
    panel.hide()
    panel.show_figure(guarded(), "guard-1")
    assert panel.head is head
    panel.show()
    assert panel.head.figure.key == "guard-1"


def test_without_a_figure_the_panel_says_what_would_fill_it(theme, tips, pictures, shown):
    made = shown(FigureCardPanel(theme, tips, pictures))
    assert made.empty.isVisible()


def test_every_card_of_a_mission_can_be_shown(panel):
    view = nova_view()
    for figure in view.figures:
        panel.show_figure(view, figure.key)
        values = {stat.label: stat.value for stat in view.stats if stat.owner in (figure.key, figure.kind)}
        assert {button.stat.label: button.stat.value for button in panel.stats} == values
        assert len(values) == 5
