"""The panels of the story: scene, briefing, result by hand, and the steps after a battle."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QAbstractButton, QPushButton

from horologium.campaign import side_missions
from horologium.campaign.errors import Question
from horologium.campaign.ops.aftermath import NextStep
from horologium.campaign.ops.overrides import AddInjuryByHand
from horologium.campaign.ops.settings import EditPlayer
from horologium.campaign.ops.story import AwaitDay, ChooseWay
from horologium.campaign.plot import here
from horologium.campaign.records import ConditionRecord, Fought, MemberRecord, Player
from horologium.engine.core.ask import Choose, Die, Draw, Listed, Option, Roll
from horologium.ui.camp.question_dialog import QuestionDialog
from horologium.ui.camp.story.result_by_hand import ResultByHandDialog
from horologium.ui.camp.story.section import StorySection
from horologium.ui.kit.labels import PlainLabel


@pytest.fixture
def section(camp, theme, qtbot):
    made = StorySection(theme, camp)
    qtbot.addWidget(made)
    made.resize(1000, 700)
    made.show()
    camp.changed.connect(lambda _changed: made.refresh())
    return made


@pytest.fixture
def briefing(section, camp):
    camp.do(ChooseWay(1))
    return section


def by_hand(theme, camp, qtbot, party):
    dialog = ResultByHandDialog(theme, camp, party)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    return dialog


def words(panel):
    QCoreApplication.processEvents()
    return [label.text() for label in panel.findChildren(PlainLabel) if label.isVisibleTo(panel)]


def button(panel, text):
    QCoreApplication.processEvents()
    shown = [each for each in panel.findChildren(QAbstractButton) if each.isVisibleTo(panel)]
    return next(each for each in shown if text in each.text().replace("&", ""))


def test_a_scene_offers_its_ways(section):
    assert [card.text() for card in section.panel.choices] == [
        "Ride tonight, without the key",
        "Look for the envoy at Bagnaia",
    ]


def test_a_chosen_way_leads_to_the_briefing(section, camp):
    section.panel.choices[1].click()
    assert camp.session.books.standing.stage == "camp"
    assert section.panel is section.panels["camp"]


@pytest.fixture
def waiting(camp, section):
    """The first scene and the mission behind its second way both wait for a day."""
    plot, first = camp.session.plot, here(camp.session)
    dates = {first.name: "1509-05-20", first.ways[1].to: "1509-06-01"}
    nodes = tuple(replace(node, until=dates.get(node.name, "")) for node in plot.nodes)
    camp.session.plot = replace(plot, nodes=nodes)
    section.refresh()
    return section


def test_a_scene_that_waits_for_its_day_says_so_and_lets_the_days_pass(waiting, camp):
    assert [card.isEnabled() for card in waiting.panel.choices] == [False, False]
    assert "the story waits for 20 May 1509" in waiting.panel.choices[0].toolTip()
    button(waiting.panel, "Wait until 20 May 1509").click()
    assert [card.isEnabled() for card in waiting.panel.choices] == [True, True]


def test_a_mission_that_waits_for_its_day_is_begun_when_it_has_come(waiting, camp):
    camp.do(AwaitDay())
    camp.do(ChooseWay(1))
    assert not waiting.panel.go.isEnabled()
    assert waiting.panel.reason.text() == "The story waits for 1 June 1509: let the days pass until then"
    button(waiting.panel, "Wait until 1 June 1509").click()
    assert waiting.panel.go.isEnabled()


def test_the_past_names_only_what_was_reached(section, camp):
    camp.do(ChooseWay(1))
    assert words(section.past) == ["The Guest House at Viterbo", "The Satchel of Bagnaia"]


def test_a_party_of_nobody_cannot_begin_and_the_button_says_why(briefing):
    for tile in briefing.panel.pool.tiles.values():
        tile.setChecked(False)
    assert not briefing.panel.go.isEnabled()
    assert "0 heroes were chosen" in briefing.panel.go.toolTip()
    assert briefing.panel.reason.isVisible()
    assert "0 heroes were chosen" in briefing.panel.reason.text()


def test_a_hero_who_stays_stays_when_the_briefing_is_shown_again(briefing, camp):
    first, *others = briefing.panel.pool.tiles
    briefing.panel.pool.tiles[first].setChecked(False)
    briefing.refresh()
    assert briefing.panel.party == tuple(others)


def test_another_player_can_play_a_hero(briefing, camp):
    hero = next(iter(briefing.panel.pool.tiles))
    box = briefing.panel.seats[hero]
    box.setCurrentIndex(1 - box.currentIndex())
    assert briefing.panel.wish().seats == ((hero, box.currentData()),)


def test_long_names_of_players_do_not_push_the_text_out_of_sight(briefing, camp):
    for player in camp.session.books.all(Player):
        camp.do(EditPlayer(player.id, f"{player.name} {'W' * 30}", player.colour))
    briefing.refresh()
    QCoreApplication.processEvents()
    scroller = briefing.panel.scroller
    assert scroller.widget().width() <= scroller.viewport().width()


def test_an_accepted_side_mission_is_read_from_its_start_and_the_story_stays_to_be_read(briefing, camp, monkeypatch):
    monkeypatch.setattr(side_missions, "_open", lambda *_: True)
    briefing.refresh()
    told = here(camp.session)
    assert any("played first" in line for line in words(briefing.panel))
    briefing.panel.scroller.verticalScrollBar().setValue(120)
    button(briefing.panel, "Accept").click()
    assert {f"Afterwards: {told.title}", told.text} <= {*words(briefing.panel)}
    assert briefing.panel.scroller.verticalScrollBar().value() == 0


def test_a_reminder_can_be_dismissed(briefing, camp):
    before = len([text for text in words(briefing.panel) if "empty slot" in text])
    button(briefing.panel, "Never mind").click()
    assert len([text for text in words(briefing.panel) if "empty slot" in text]) == before - 1


def test_a_result_entered_by_hand_counts(briefing, camp, theme, qtbot):
    dialog = by_hand(theme, camp, qtbot, briefing.panel.party)
    dialog.members[0].counts["taken"].setValue(2)
    dialog.coins.setValue(3)
    dialog.enter.click()
    assert [fought.by_hand for fought in camp.session.books.all(Fought)] == [("result",)]
    assert camp.session.books.standing.stage == "aftermath"


def test_a_result_that_cannot_be_is_refused_while_it_is_filled_in(briefing, camp, theme, qtbot):
    dialog = by_hand(theme, camp, qtbot, briefing.panel.party)
    dialog.coins.setValue(-9_999)
    assert not dialog.enter.isEnabled()
    assert "More coins are lost than the purse holds" in dialog.problem.text()


def test_the_steps_after_a_battle_lead_forth_and_back(briefing, camp, theme, qtbot):
    dialog = by_hand(theme, camp, qtbot, briefing.panel.party)
    dialog.enter.click()
    button(briefing.panel, "Next: Loot").click()
    assert camp.session.books.standing.step == "loot"
    button(briefing.panel, "Back").click()
    assert camp.session.books.standing.step == "outcome"
    assert not button(briefing.panel, "Back").isEnabled()


def test_back_says_why_when_something_was_done_in_this_step(briefing, camp, theme, qtbot):
    dialog = by_hand(theme, camp, qtbot, briefing.panel.party)
    dialog.enter.click()
    camp.do(NextStep())
    camp.do(AddInjuryByHand(camp.session.books.all(MemberRecord)[0].id, "limp", "as it was"))
    assert camp.session.books.all(ConditionRecord)
    assert "something was done in this step" in button(briefing.panel, "Back").toolTip()


@pytest.mark.parametrize(
    "request_",
    [
        Choose("NAR-REA-08", "company", "company", "card", Listed([Option("sulphur-0"), Option("ember-1")])),
        Draw("NAR-REA-07", "company", "company", "loot", ("sulphur", "ember"), 1, False),
        Roll("NAR-GEN-01", "company", "company", (Die("d6", ("1", "2", "3")),)),
    ],
)
def test_a_question_is_answered_in_its_own_way(camp, theme, qtbot, request_):
    given = []
    dialog = QuestionDialog(theme, camp.session, request_, given.append)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    assert not dialog.confirm.isEnabled()
    if dialog.list.count():
        dialog.list.item(0).setCheckState(Qt.CheckState.Checked)
    elif dialog.cards.boxes:
        dialog.cards.boxes[0].setCurrentIndex(1)
    else:
        dialog.dice.boxes[0].set_face("2")
    dialog.confirm.click()
    request_.check(given[0])


def test_cards_are_called_by_their_names(camp, theme, qtbot):
    request = Choose("NAR-REA-08", "company", "company", "card", Listed([Option("sulphur-0"), Option("ember-1")]))
    dialog = QuestionDialog(theme, camp.session, Question(request, ()).request, list)
    qtbot.addWidget(dialog)
    assert [dialog.list.item(place).text() for place in range(2)] == ["Sulphur", "Ember"]
    assert isinstance(dialog.confirm, QPushButton)
