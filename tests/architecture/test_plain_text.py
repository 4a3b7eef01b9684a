"""Nothing from outside speaks to Qt as markup: there is one door, and nothing goes round it."""

from __future__ import annotations

import pytest

from helpers.plain import ways_round
from helpers.source import PROGRAM, Source, sources

# A file and what it puts on a button as it is, each with its reason.
EXCEPTIONS = {
    ("ui/window/commands.py", "command.text"): "written in menus.py, with mnemonics",
    ("ui/window/masthead.py", "page.title"): "written in rooms.py",
    ("ui/teams/builder_dialog.py", "each.name"): "written in rulesets, with mnemonics",
}


def excused(finding):
    return any(finding.file.endswith(file) and finding.text.startswith(what) for file, what in EXCEPTIONS)


def test_no_text_goes_to_qt_round_the_door():
    found = [each for source in sources(PROGRAM / "ui") for each in ways_round(source)]
    assert [str(each) for each in found if not excused(each)] == []


def test_every_exception_is_needed():
    found = [each for source in sources(PROGRAM / "ui") for each in ways_round(source)]
    needed = {(file, what) for file, what in EXCEPTIONS for each in found if each.text.startswith(what)}
    assert needed == set(EXCEPTIONS)


@pytest.mark.parametrize(
    "slip",
    [
        "from PySide6.QtWidgets import QLabel",
        "from PySide6.QtWidgets import QMessageBox",
        "from html import escape",
        "def tell(button, hero):\n    button.setToolTip(hero.name)",
        "def tell(page, text):\n    page.setHtml(text)",
        "def tell(name):\n    return Markup(f'<b>{name}</b>')",
        "def tell(name):\n    return Markup('<b>' + name)",
        "def data(self, index, role):\n    if role == Qt.ItemDataRole.ToolTipRole:\n        return self.row.name",
        "def caption(name):\n    return name.replace('&', '&&')",
        "def make(hero):\n    return QCheckBox(hero.name)",
        "def make(self, hero):\n    return QCheckBox(self.tr('&Take {who}').format(who=hero.name))",
        "def make(self, hero):\n    text = self.tr('&Take {who}').format(who=hero.name)\n    button_for(text, self.go)",
        "def fill(self, menu, bot):\n    menu.addAction(f'&1 {bot}')",
        "class Head(Pressable):\n    def tell(self, hero):\n        self.setText(hero.name)",
        "class Head:\n    def tell(self, hero):\n        self.go = QPushButton()\n        self.go.setText(hero.name)",
    ],
)
def test_each_way_round_is_found(slip):
    assert list(ways_round(Source.parse(slip)))


@pytest.mark.parametrize(
    "fair",
    [
        "def tell(button, hero):\n    give_tip(button, hero.name)",
        "def tell(name):\n    return Markup('<b>{}</b>').fill(name)",
        "def make(hero):\n    return QCheckBox(literal(hero.name))",
        "def make(self, hero):\n    return QCheckBox(self.tr('&Take {who}').format(who=literal(hero.name)))",
        "def make(self):\n    return self.add_button(self.tr('&Close'), self.accept)",
        "def data(self, index, role):\n    return guessed(self.name) if role == Qt.ItemDataRole.ToolTipRole else None",
    ],
)
def test_what_goes_through_the_door_is_let_be(fair):
    assert [str(each) for each in ways_round(Source.parse(fair))] == []
