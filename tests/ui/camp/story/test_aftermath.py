"""The panel after a battle draws the panels that a game names."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QPushButton

from helpers.evenings import STEPS, VOW, table
from helpers.rehearsal_walk import at_bagnaia
from helpers.states import with_ports
from horologium.campaign.ops.aftermath import NextStep
from horologium.campaign.ops.by_hand import ResolveByHand
from horologium.campaign.ops.story import ChooseWay
from horologium.campaign.records import ConditionRecord, MemberRecord
from horologium.ui.camp.question_dialog import QuestionDialog
from horologium.ui.camp.story.aftermath import AftermathPanel, Homecomers
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.plain_text import spoken


@pytest.fixture
def panel(qtbot, theme, camp):
    """The first step of an evening of the league."""
    with_ports(camp.session, steps=STEPS, rankings=table)
    camp.session.do(ChooseWay(1))
    camp.session.do(ResolveByHand(at_bagnaia(camp.session)))
    made = AftermathPanel(theme, camp)
    qtbot.addWidget(made)
    made.refresh()
    return made


def go_on(panel, camp, steps=1):
    for _ in range(steps):
        camp.session.do(NextStep())
    panel.refresh()


def shown(panel):
    return [label.text() for label in panel.findChildren(PlainLabel) if not label.isHidden()]


def test_what_has_happened_is_shown_where_a_step_shows_changes(panel, camp):
    go_on(panel, camp)
    felled = sum(each.count("kills") for each in at_bagnaia(camp.session).members)
    assert f"Received: {felled} × Sulphur." in shown(panel)


def test_panels_of_one_step_are_drawn_one_below_the_other(panel, camp):
    hero = camp.session.books.get(MemberRecord, at_bagnaia(camp.session).members[0].member)
    camp.session.books.put(ConditionRecord("condition-90", hero.id, "injury", VOW))
    go_on(panel, camp, 2)
    assert panel.findChildren(Homecomers)
    assert f"{hero.name} has got over it: Limp. {hero.name}: +2 experience." in shown(panel)


def test_what_happened_with_the_result_is_told_once(panel, camp):
    with_ports(camp.session, steps=(replace(STEPS[1], shows=("account", "changes")),))
    camp.session.undo()
    camp.session.do(ResolveByHand(at_bagnaia(camp.session)))
    panel.refresh()
    assert sum(text.endswith("Sulphur.") for text in shown(panel)) == 1


def test_a_step_leads_to_sections_that_the_game_has(panel, camp):
    assert "Rankings" in [spoken(button.text()) for button in panel.findChildren(QPushButton)]
    with_ports(camp.session, rankings=None)
    panel.refresh()
    buttons = [button for button in panel.findChildren(QPushButton) if not button.isHidden()]
    assert "Rankings" not in [spoken(button.text()) for button in buttons]


def test_a_choice_of_a_step_names_the_members(panel, camp, theme, qtbot):
    go_on(panel, camp, 2)
    camp.session.books.stand(purse=0)
    with qtbot.waitSignal(camp.asked) as asked:
        camp.do(NextStep())
    question, go = asked.args
    dialog = QuestionDialog(theme, camp.session, question.request, go)
    qtbot.addWidget(dialog)
    assert dialog.list.item(0).text() == "Valerio"
