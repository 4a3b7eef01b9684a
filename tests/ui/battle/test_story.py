"""The story: cards are read when they are drawn, the first and the last page frame a battle."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from helpers.battles import random_players
from helpers.players import answer_by_mouse, click_option, play_to_the_end
from horologium.engine.core.answerers import play_on
from horologium.engine.core.drawn import STORIES
from horologium.engine.core.table import Table
from horologium.engine.core.view import PointView
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS
from horologium.ui.art.landscapes import LANDSCAPES
from horologium.ui.battle.story import StoryPage, spoken

BAGNAIA, TOLL = "rehearsal/the-satchel-of-bagnaia", "rehearsal/a-toll-on-the-road"


@pytest.fixture
def bagnaia(open_battle):
    return open_battle(mission=BAGNAIA)


def cover(presenter):
    return presenter.page.story


def test_a_battle_begins_with_its_story(bagnaia):
    assert cover(bagnaia).page.kind == "opening"
    assert "Roario" in cover(bagnaia).text.toPlainText()


def test_a_rule_of_the_story_is_named_with_its_topic(bagnaia):
    cover(bagnaia).explain_by({"NAR-TIM-01": "Time"}.get)
    cover(bagnaia).show_page(StoryPage("a", "opening", "A", why="From dawn to dusk.", rules=("NAR-TIM-01",)))
    assert "NAR-TIM-01 · Time" in cover(bagnaia).text.toPlainText()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_keys_lead_through_the_first_cards_to_the_board(bagnaia, key):
    read = []
    while cover(bagnaia).page is not None:
        read.append(cover(bagnaia).page.title)
        QTest.keyClick(cover(bagnaia), key)
    assert read == ["The Satchel of Bagnaia", "A silent street", "Bagnaia"]


def test_a_location_shows_its_points_with_cost_and_state(bagnaia):
    bagnaia.story.open("bagnaia")
    text = cover(bagnaia).text.toPlainText()
    assert {"Look into the well", "1 AP", "Leave by the exit"} <= set(text.splitlines())


def draw_the_well(presenter):
    presenter.story.drop()
    click_option(presenter.page, presenter.session.question().options[0].key)
    key = next(option.key for option in presenter.session.question().options if option.key.endswith("bagnaia:well"))
    click_option(presenter.page, key)


def test_a_card_that_is_drawn_is_shown(bagnaia):
    draw_the_well(bagnaia)
    assert cover(bagnaia).page.title == "The well"


def test_a_point_that_was_taken_is_shown_as_done(bagnaia):
    draw_the_well(bagnaia)
    page = bagnaia.page.album.page("bagnaia")
    assert [point.state for point in page.points if point.key == "bagnaia:well"] == ["taken"]


def test_a_card_taken_back_is_no_longer_open(bagnaia):
    draw_the_well(bagnaia)
    bagnaia.session.undo()
    assert cover(bagnaia).page is None
    assert bagnaia.page.album.page("the-well") is None


def test_cards_put_away_can_be_read_again(open_battle):
    toll = open_battle(mission=TOLL)
    for _ in range(2):
        click_option(toll.page, toll.session.question().options[0].key)
    assert toll.page.album.page("the-bridge").away
    assert "bridge" not in toll.page.mission.text.toPlainText().lower()


@pytest.fixture(scope="module")
def last_question(catalogue):
    """A battle before its last answer, as it is saved."""
    table = catalogue.table(TOLL)
    play_on(table, random_players(5))
    table.undo()
    return table.save()


@pytest.fixture
def lost(open_battle, last_question):
    presenter = open_battle(table=Table.resume(NOVA_AETAS, last_question))
    play_to_the_end(presenter, answer_by_mouse, random.Random(5).randrange)
    presenter.story.drop()
    presenter.story._ended = False
    presenter.story.end()
    return presenter


def test_the_end_says_why_in_words_and_by_which_rule(lost):
    page = cover(lost).page
    assert page.title in {"Defeat", "Victory"}
    assert page.why.endswith(".")
    assert page.rules[0].startswith("NAR-")


def test_the_end_can_be_watched_again(lost):
    cover(lost).replay.click()
    assert lost.session.looking_at is not None


@pytest.mark.parametrize(("button", "signal"), [("share", "share_requested"), ("start", "start_requested")])
def test_the_end_offers_what_comes_next(lost, qtbot, button, signal):
    with qtbot.waitSignal(getattr(cover(lost), signal)):
        getattr(cover(lost), button).click()


def test_only_a_campaign_can_bring_it_home(lost):
    assert cover(lost).homecoming.isHidden()
    cover(lost).can_come_home = True
    lost.story.open(cover(lost).page.key)
    assert not cover(lost).homecoming.isHidden()
    assert cover(lost).start.isHidden()


def test_a_battle_of_two_bands_names_the_winner(open_battle):
    ford = open_battle()
    play_to_the_end(ford, answer_by_mouse, random.Random(5).randrange)
    assert ford.page.album.pages[-1].is_end
    assert ford.page.album.pages[-1].lines


def test_there_is_a_picture_for_every_kind_of_page():
    assert {*STORIES, "opening", "won", "lost"} <= set(LANDSCAPES)


def test_a_page_is_spoken_as_a_whole():
    page = StoryPage("a", "location", "The well", "Location", "Deep.", points=(PointView("p", "Look", "point"),))
    assert spoken(page) == "Location. The well. Deep. Look, not now"


def test_a_rail_without_open_cards_has_a_picture(bagnaia):
    panel = bagnaia.page.mission
    panel.show_view(replace(bagnaia.session.view(), cards=()))
    panel.resize(260, 400)
    assert not panel.vignette.isHidden()
    assert panel.text.isHidden()


def test_a_rail_too_low_for_a_picture_has_none(bagnaia):
    panel = bagnaia.page.mission
    panel.show_view(replace(bagnaia.session.view(), cards=()))
    panel.resize(260, 80)
    assert panel.vignette.isHidden()
