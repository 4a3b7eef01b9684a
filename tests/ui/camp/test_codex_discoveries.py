"""What the campaign has come across stands in the Codex before the rules, and is found by the same search."""

from __future__ import annotations

import shutil

import pytest

from horologium.ui.codex.presenter import card_picture, ledger_of
from horologium.ui.kit.tokens import THEMES


@pytest.fixture
def travelled(tmp_path, sample_folder, window):
    shutil.copytree(sample_folder, tmp_path, dirs_exist_ok=True)
    camp = window.main.camp
    assert camp.open(camp.cards()[0].path)
    return window


def rows(page):
    root = page.tree.invisibleRootItem()
    return [root.child(place).text() for place in range(root.rowCount())]


def test_the_codex_begins_with_what_was_discovered(travelled):
    travelled.main.go_to_codex()
    travelled.settle()
    assert rows(travelled.window.page("codex"))[0] == "The Company of the Swan: discovered so far"


def test_a_card_opens_like_a_rule_and_tells_why(travelled):
    travelled.main.open_rule("equipment/healing-draught")
    travelled.settle()
    text = travelled.window.page("codex").text.toPlainText()
    assert "Healing Draught" in text
    assert "NAR-EQP-07" in text


def test_a_search_finds_cards_and_rules_alike(travelled):
    travelled.main.go_to_codex()
    travelled.settle()
    travelled.main._codex_presenter.search("healing draught")
    assert rows(travelled.window.page("codex"))[0].startswith("The Company of the Swan")


def test_without_a_campaign_there_are_rules_alone(travelled):
    travelled.main.go_to_codex()
    travelled.main.camp.close()
    assert rows(travelled.window.page("codex")) == ["Toy Wars"]


@pytest.mark.parametrize("theme", THEMES)
def test_every_card_has_a_picture(travelled, theme):
    entries = ledger_of(travelled.main.camp.session).entries
    pictures = [card_picture(entry, 40, theme) for entry in entries[:12]]
    assert all(not picture.isNull() for picture in pictures)
