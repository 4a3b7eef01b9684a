"""Dials: what they show is what the view has; told in words, tooltips and by arrows."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from helpers.screens import CLOCK, nova_view
from horologium.engine.core.view import DialHand, DialToken, DialView
from horologium.ui.battle.panels import dials
from horologium.ui.battle.panels import dials as layout
from horologium.ui.battle.panels.dials import DialHost

tokens = st.lists(st.tuples(st.integers(0, 11), st.booleans()), max_size=14)


def dial(some):
    made = [DialToken(f"t{n}", f"T{n}", "hero", sector, n, outside) for n, (sector, outside) in enumerate(some)]
    return DialView("clock", "Clock", CLOCK.sectors, tokens=tuple(made), top=11)


@given(tokens)
def test_every_token_has_a_place_of_its_own_inside_the_picture(some):
    spots = layout.tokens(dial(some))
    share = layout.share(spots.values())
    assert len({(round(spot.degrees, 3), round(spot.distance, 3)) for spot in spots.values()}) == len(some)
    assert all(share * (spot.distance + spot.size * 1.1) <= 1 for spot in spots.values())


@given(st.integers(1, 2))
def test_tokens_side_by_side_lie_clockwise_in_their_order(count):
    spots = layout.fan(count, 90, 1, 30)
    assert all(one.degrees < other.degrees for one, other in pairwise(spots))


def test_a_ghost_lies_behind_those_of_its_sector():
    spots = layout.tokens(CLOCK, ("ada", 4))
    assert spots["guard"].degrees < spots["bruno"].degrees
    assert spots[""].distance > spots["bruno"].distance


def test_a_token_that_stays_has_no_ghost():
    assert "" not in layout.tokens(CLOCK, ("ada", 2))


def test_twelve_stands_at_the_top():
    assert [layout.angle(CLOCK, sector) for sector in (11, 0, 2, 5)] == [0, 30, 90, 180]


def test_tokens_act_from_the_hand_on_and_those_outside_do_not():
    assert [token.key for token in dials.order(CLOCK)] == ["ada", "guard", "bruno"]


ROUNDS = DialView(
    "rounds",
    "Rounds",
    ("Dawn", "Noon", "Dusk", "Night", "End"),
    hands=(DialHand("now", "Now", 1),),
    tokens=(DialToken("azure", "Azure", "hero", 1),),
)


@pytest.fixture
def host(theme, tips, shown):
    made = shown(DialHost(theme, tips), 260, 300)
    made.set_speed(0)
    made.show_dials((CLOCK,))
    return made


@pytest.fixture
def face(host):
    return host.dials[0].face


def place_of(face, key):
    """The middle of a token on the widget."""
    spot = dials.tokens(face.dial)[key]
    return spot.point(face._radius()) + QPointF(face.width() / 2, face.height() / 2)


def test_the_description_tells_sector_by_sector_from_the_hand_on(face):
    assert face.accessibleDescription().split("\n") == [
        "Clock, 6:15",
        "III, Gemini: Minute hand, Ada, End of the mission (7:15), after one more turn",
        "V: Guard ×2, Bruno",
        "VI: Hour hand",
        "VII: Event",
        "VIII: Tessa (outside the dial)",
        "Ada must go on to 5",
    ]


def test_the_twin_says_the_same_line_by_line(host):
    panel = host.dials[0]
    panel.twin.click()
    lines = [panel.lines.item(row).text() for row in range(panel.lines.count())]
    assert panel.lines.isVisible()
    assert lines == dials.describe(CLOCK).split("\n")


@pytest.mark.parametrize(("key", "words"), [("guard", ("Guard ×2", "V", "Rapidity 5", "NAR-ACT-01"))])
def test_a_tooltip_tells_of_the_token_and_its_rule(face, key, words):
    tip = face.tip_at(place_of(face, key))
    assert all(word in tip for word in (*words, "the words of NAR-ACT-01"))


def test_a_tooltip_tells_of_a_mark(face):
    spot = dials.marks(CLOCK, 0.46, 0.095)[1]
    tip = face.tip_at(spot.point(face._radius()) + QPointF(face.width() / 2, face.height() / 2))
    assert "Event" in tip


def test_elsewhere_the_tooltip_tells_of_the_whole_dial(face):
    assert "Tessa (outside the dial)" in face.tip_at(QPointF(2, 2))


def test_a_click_chooses_a_token(face, qtbot):
    with qtbot.waitSignal(face.token_chosen) as chosen:
        QTest.mouseClick(face, Qt.MouseButton.LeftButton, pos=place_of(face, "bruno").toPoint())
    assert chosen.args == ["bruno"]


def test_arrows_walk_round_the_dial_and_tell_each_sector(face):
    told = []
    face.said.connect(told.append)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left):
        QTest.keyClick(face, key)
    assert [line.partition(":")[0] for line in told] == ["III, Gemini", "IV", "III, Gemini", "II, Taurus"]


def test_a_preview_shows_where_a_token_would_land(host, face):
    before = face.grab().toImage()
    host.show_landing("ada", 6)
    assert face.ghost == ("ada", 6)
    assert host.dials[0].note.text() == "Ada would go to VII"
    assert face.grab().toImage() != before


def test_a_preview_names_those_behind_whom_the_token_would_lie(host):
    host.show_landing("ada", 4)
    assert host.dials[0].note.text() == "Ada would go to V: Guard, Bruno"


def test_without_a_preview_the_note_tells_what_binds_the_one_who_acts(host):
    host.show_landing("ada", 4)
    host.show_landing("", None)
    assert (host.dials[0].note.text(), host.dials[0].face.ghost) == ("Ada must go on to 5", None)


def test_the_next_view_takes_the_preview_away(host, face):
    host.show_landing("ada", 6)
    host.show_dials((CLOCK,))
    assert face.ghost is None


def test_a_game_without_dials_shows_none(host):
    host.show_dials(())
    assert not host.isVisible()


def test_any_dial_is_cut_to_its_own_sectors(host, face):
    clock = face.grab().toImage()
    host.show_dials((ROUNDS,))
    assert face.grab().toImage() != clock
    assert face.accessibleDescription() == "Rounds\nNoon: Now, Azure"


def test_the_hand_sweeps_to_its_sector_unless_motion_is_off(theme, tips, shown, qtbot):
    host = shown(DialHost(theme, tips), 260, 300)
    host.set_speed(400)
    host.show_dials((CLOCK,))
    face = host.dials[0].face
    host.show_dials((replace(CLOCK, hands=(DialHand("minutes", "Minute hand", 8), CLOCK.hands[1])),))
    assert face._hand == 90
    qtbot.waitUntil(lambda: face._hand == 270)


def test_every_theme_has_its_own_face(face, theme):
    pictures = []
    for name in ("light", "dark", "contrast"):
        theme.set_look(name, 100)
        pictures.append(face.grab().toImage())
    assert len([one for one in pictures if pictures.count(one) == 1]) == 3


def test_a_mission_shows_its_horologium_as_the_view_has_it(host):
    view = nova_view()
    host.show_dials(view.dials)
    face = host.dials[0].face
    assert face.dial is view.dials[0]
    assert "I, Aries: Guard ×2" in face.accessibleDescription()
    assert "Valerio must go on to Quadrant I before ending" in face.accessibleDescription()


def test_a_dial_with_a_limit_is_no_higher_and_without_one_as_before(theme, tips, shown):
    host = shown(DialHost(theme, tips), 260, 400)
    host.show_dials((ROUNDS,))
    free = host.dials[0].face.heightForWidth(260)
    host.limit(130)
    assert host.dials[0].face.heightForWidth(260) == 130 < free
    host.limit(0)
    assert host.dials[0].face.heightForWidth(260) == free


def test_a_dial_without_tokens_has_no_line_below_it(theme, tips, shown):
    host = shown(DialHost(theme, tips), 260, 400)
    host.show_dials((replace(CLOCK, tokens=(), links=()), CLOCK))
    assert [panel.note.isHidden() for panel in host.dials] == [True, False]
