"""What stands beside the board follows the battle, the option pointed at, and whoever is chosen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

TOLL = "rehearsal/a-toll-on-the-road"
MENU = "NAR-HAC-07"


@pytest.fixture
def presenter(open_battle):
    """A mission of Nova Aetas at the moment when a hero chooses what to do."""
    made = open_battle(mission=TOLL)
    for _ in range(200):
        question = made.session.question()
        if question.rule == MENU:
            return made
        made.session.answer(tuple(option.key for option in question.options[: max(1, question.least)]))
    raise AssertionError("no hero is ever asked")


def costly(presenter):
    return [option for option in presenter.session.question().options if option.sector is not None]


def face(presenter):
    return presenter.page.dials.dials[0].face


def test_the_preview_moves_with_the_option_pointed_at(presenter):
    seen = []
    for option in costly(presenter)[:3]:
        presenter.asking.point_at(option.key)
        seen.append(face(presenter).ghost)
    assert seen == [(option.token, option.sector) for option in costly(presenter)[:3]]


def test_an_option_that_moves_no_token_takes_the_preview_away(presenter):
    presenter.asking.point_at(costly(presenter)[0].key)
    presenter.asking.point_at("move")
    assert face(presenter).ghost is None


def test_the_token_lands_where_the_preview_said(presenter):
    wait = next(option for option in costly(presenter) if option.key == "wait-2")
    presenter.session.answer((wait.key,))
    tokens = {token.key: token.sector for token in presenter.session.view().dials[0].tokens}
    assert tokens[wait.token] == wait.sector


def test_whoever_acts_is_lit_in_the_company_and_has_the_card(presenter):
    acting = presenter.session.question().figure
    assert [plate.row.figure.key for plate in presenter.page.company.plates if plate.row.acts] == [acting]
    assert presenter.page.cards.figure == acting


def test_plates_show_the_life_that_the_view_has(presenter):
    life = {figure.key: figure.life for figure in presenter.session.view().figures if figure.seat}
    assert {plate.row.figure.key: plate.row.figure.life for plate in presenter.page.company.plates} == life


def test_a_plate_opens_the_card_of_its_hero(presenter):
    page = presenter.page
    plate = next(plate for plate in page.company.plates if not plate.row.acts)
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    assert page.tabs.currentWidget() is page.cards
    assert page.cards.head.figure == plate.row.figure


def test_a_token_of_a_group_opens_the_card_of_its_first_model(presenter):
    token = next(token for token in presenter.session.view().dials[0].tokens if token.kind == "enemy")
    presenter.page.ribbon.token_chosen.emit(token.key)
    assert presenter.page.cards.figure == token.figures[0]


def test_looking_back_shows_the_clock_of_that_moment(presenter):
    now = face(presenter).dial
    presenter.session.look_at(0)
    assert face(presenter).dial != now
    presenter.cancel()
    assert face(presenter).dial == now


def test_the_rail_is_headed_by_the_time(presenter):
    assert presenter.page._rail.accessibleName() == presenter.session.view().dials[0].time


def test_a_game_without_a_clock_shows_its_tracks_and_no_dial(open_battle):
    page = open_battle().page
    assert (page.dials.isVisible(), page.ribbon.isVisible()) == (False, False)
    assert page.tracks.lines[0].accessibleName().startswith("Round")


@pytest.mark.parametrize(("width", "left", "right"), [(1000, 226, 286), (1300, 290, 340), (1800, 400, 470)])
def test_rails_fit_the_width_of_the_page(presenter, monkeypatch, width, left, right):
    page, asked = presenter.page, []  # what they get in the end also depends on the letters of their texts
    page.resize(2300, 700)
    monkeypatch.setattr(page.splitter, "setSizes", asked.append)
    page.resize(width, 700)
    assert (asked[-1][0], asked[-1][2]) == (pytest.approx(left, rel=0.1), pytest.approx(right, rel=0.15))


def test_rails_are_wider_on_a_wider_page(presenter):
    given = []
    for width in (1000, 2300):
        presenter.page.resize(width, 700)
        given.append(presenter.page.splitter.sizes())
    assert given[0][0] < given[1][0]
    assert given[0][2] < given[1][2]


def test_rails_that_were_put_by_hand_stay_until_the_page_is_another_size(presenter):
    page = presenter.page
    page.splitter.setSizes([250, 600, 400])
    put = page.splitter.sizes()
    page.resize(page.width() + 1, 700)
    assert page.splitter.sizes()[0] == put[0]


def test_rails_that_were_kept_are_put_back(presenter):
    page = presenter.page
    page.splitter.setSizes([250, 550, 400])
    kept, put = page.layout_state(), page.splitter.sizes()
    page.splitter.setSizes([400, 400, 400])
    page.restore_layout(kept)
    assert page.splitter.sizes() == put
