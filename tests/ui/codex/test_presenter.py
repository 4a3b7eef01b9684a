"""The ledgers joined to the Codex page."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, QUrl

from horologium.ui.codex.ledgers import Codex, RuleEntry, RuleLedger
from horologium.ui.codex.page import ID_ROLE, CodexPage
from horologium.ui.codex.presenter import CodexPresenter


def rule(number, topic="General", text="A toy moves."):
    return RuleEntry(f"TOY-GEN-{number:02}", "toy", topic, "core", text, "", "", "", ())


FOUND = RuleEntry("SEEN-FOE-01", "seen", "Foes", "core", "A bear.", "", "", "", ())
CODEX = Codex([RuleLedger("toy", "Toy Wars", (rule(1), rule(2, text="A bear, see TOY-GEN-01."), rule(3, "Ending")))])


@pytest.fixture
def page(theme, qtbot):
    made = CodexPage(theme)
    qtbot.addWidget(made)
    return made


@pytest.fixture
def presenter(page, theme):
    return CodexPresenter(page, theme, CODEX)


def leaves(model, parent=None):
    parent = parent or QModelIndex()
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        if index.data(ID_ROLE):
            yield index.data(ID_ROLE)
        yield from leaves(model, index)


def test_rules_stand_under_game_and_topic(presenter, page):
    game = page.tree.index(0, 0)
    assert [game.data(), page.tree.index(0, 0, game).data(), page.tree.index(1, 0, game).data()] == [
        "Toy Wars",
        "General",
        "Ending",
    ]


def test_typing_leaves_only_what_was_found(presenter, page):
    page.search.setText("bear")
    assert list(leaves(page.tree)) == ["TOY-GEN-02"]
    assert page.count.text() == "1 found"


def test_nothing_found_says_what_to_try(presenter, page):
    page.search.setText("dragon")
    assert page.count.text() == "No rule has all these words; try fewer."


def test_choosing_a_row_opens_the_rule(presenter, page):
    page.view.setCurrentIndex(page.tree.index_of("TOY-GEN-03"))
    assert "TOY-GEN-03" in page.text.toPlainText()


def test_opening_a_rule_marks_its_row(presenter, page):
    presenter.open("TOY-GEN-02")
    assert page.view.currentIndex().data(ID_ROLE) == "TOY-GEN-02"


def test_a_link_in_the_text_leads_on_and_back_returns(presenter, page):
    presenter.open("TOY-GEN-02")
    page.text.anchorClicked.emit(QUrl("codex:TOY-GEN-01"))
    assert page.back.isEnabled()
    page.back.click()
    assert "bear" in page.text.toPlainText()
    assert page.forward.isEnabled()


def test_a_link_elsewhere_is_not_followed(presenter, page, qtbot):
    with qtbot.assertNotEmitted(page.link_followed):
        page.text.anchorClicked.emit(QUrl("https:elsewhere"))


def test_the_whole_text_can_be_read_aloud(presenter, page):
    presenter.open("TOY-GEN-01")
    assert page.text.accessibleDescription() == "TOY-GEN-01. A toy moves."


def test_going_back_from_nowhere_stays_there(presenter, page):
    presenter.go_back()
    presenter.go_forward()
    assert "Choose a rule" in page.text.toPlainText()
    assert not page.copy.isEnabled()


def test_while_the_ledgers_are_read_the_page_says_so(page, theme):
    presenter = CodexPresenter(page, theme, Codex(()))
    assert page.count.text() == "Opening the ledgers…"
    presenter.take(CODEX)
    assert page.count.text() == "3 rules"


def test_the_open_rule_is_set_anew_in_another_theme(presenter, page, theme):
    presenter.open("TOY-GEN-01")
    before = page.text.toHtml()
    theme.set_look("dark", 100)
    assert page.text.toHtml() != before


def test_discoveries_stand_before_the_rules_as_soon_as_there_are_both(page, theme):
    presenter, seen = CodexPresenter(page, theme, Codex([])), RuleLedger("seen", "Discoveries", (FOUND,))
    presenter.show_discoveries(seen)
    assert list(leaves(page.tree)) == []
    presenter.take(CODEX)
    assert [page.tree.index(row, 0).data() for row in range(page.tree.rowCount())] == ["Discoveries", "Toy Wars"]
    presenter.show_discoveries(RuleLedger("seen", "Discoveries", ()))
    assert [page.tree.index(row, 0).data() for row in range(page.tree.rowCount())] == ["Toy Wars"]


@pytest.mark.parametrize(("text", "first"), [("A bear.", "A"), ("“Bear!” it says.", "“B"), ("3 toys.", "3")])
def test_the_initial_of_a_rule_is_its_first_letter_with_the_quotation_marks_before_it(
    page, theme, monkeypatch, text, first
):
    shown = []
    monkeypatch.setattr(page, "show_text", lambda *texts, **_: shown.append(texts[1:]))
    CodexPresenter(page, theme, Codex([RuleLedger("toy", "Toy Wars", (rule(1, text=text),))])).open("TOY-GEN-01")
    assert shown[-1] == (first,)
