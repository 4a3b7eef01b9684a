"""The pool: tiles of those who can be taken, by mouse and by keys, from four to sixty of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from horologium.ui.art.portraits import Sitter
from horologium.ui.kit.labels import PlainLabel
from horologium.ui.kit.layouts import scrolled
from horologium.ui.teams.pool import Pool, PoolRow

NAMES = ("Ada", "Bice", "Carlo", "Dino", "Elsa", "Fosca")


def rows(count, copies=1):
    """So many candidates."""
    names = [f"{NAMES[place % len(NAMES)]} {place // len(NAMES)}" for place in range(count)]
    return [PoolRow(f"c{place}", name, Sitter(name), "8 points", copies) for place, name in enumerate(names)]


@pytest.fixture
def pool_of(theme, qtbot):
    """Shows a pool of some candidates in a place where it scrolls."""

    def show(candidates, width=520):
        made = Pool(theme)
        made.show_rows(candidates)
        area = scrolled(made)
        made.area = area
        qtbot.addWidget(area)
        area.resize(width, 300)
        area.show()
        made.heard = []
        made.taken.connect(lambda key: made.heard.append(f"+{key}"))
        made.left.connect(lambda key: made.heard.append(f"-{key}"))
        return made

    return show


def press(qtbot, pool, key, *keys):
    """Press keys on a tile, and on those to which they lead; the key of the tile with the focus at the end."""
    pool.tiles[key].setFocus()
    qtbot.waitUntil(pool.tiles[key].hasFocus)
    for each in keys:
        here = next(tile for tile in pool.tiles.values() if tile.hasFocus())
        (qtbot.keyClicks if isinstance(each, str) else qtbot.keyClick)(here, each)
    return next(key for key, tile in pool.tiles.items() if tile.hasFocus())


@pytest.mark.parametrize("count", [4, 8, 60])
def test_any_number_of_candidates_stands_side_by_side(pool_of, count):
    pool = pool_of(rows(count))
    places = [tile.mapTo(pool, tile.rect().topLeft()) for tile in pool.tiles.values()]
    assert len({place.x() for place in places}) == 2
    assert len({place.y() for place in places}) == count // 2
    assert pool.width() <= pool.area.viewport().width()


def test_where_it_is_narrow_they_stand_one_below_the_other(pool_of):
    pool = pool_of(rows(4), 260)
    assert len({tile.mapTo(pool, tile.rect().topLeft()).x() for tile in pool.tiles.values()}) == 1


def test_a_click_takes_somebody_and_another_sends_them_home(pool_of, qtbot):
    pool = pool_of(rows(4))
    qtbot.mouseClick(pool.tiles["c1"], Qt.MouseButton.LeftButton)
    assert (pool.keys, pool.heard) == (("c1",), ["+c1"])
    qtbot.mouseClick(pool.tiles["c1"], Qt.MouseButton.LeftButton)
    assert (pool.keys, pool.heard) == ((), ["+c1", "-c1"])


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Plus])
def test_keys_take_somebody(pool_of, qtbot, key):
    pool = pool_of(rows(4))
    press(qtbot, pool, "c2", key)
    assert pool.keys == ("c2",)


def test_of_whom_there_are_copies_each_click_takes_one_more_up_to_the_most(pool_of):
    pool = pool_of(rows(4, copies=2))
    for _ in range(3):
        pool.tiles["c0"].click()
    assert (pool.keys, pool.heard, pool.tiles["c0"].number.text()) == (("c0", "c0"), ["+c0", "+c0"], "×2")
    pool.tiles["c0"].fewer.click()
    assert (pool.keys, pool.heard[-1]) == (("c0",), "-c0")


def test_keys_take_one_more_and_one_fewer(pool_of, qtbot):
    pool = pool_of(rows(4, copies=0))
    press(qtbot, pool, "c0", Qt.Key.Key_Plus, Qt.Key.Key_Space, Qt.Key.Key_Plus, Qt.Key.Key_Minus)
    assert pool.keys == ("c0", "c0")
    press(qtbot, pool, "c0", Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Minus)
    assert pool.keys == ()


@pytest.mark.parametrize(
    ("keys", "there"),
    [
        ((Qt.Key.Key_Right,), "c3"),
        ((Qt.Key.Key_Left,), "c1"),
        ((Qt.Key.Key_Down, Qt.Key.Key_Down), "c6"),
        ((Qt.Key.Key_Up, Qt.Key.Key_Up), "c0"),
        ((Qt.Key.Key_End,), "c59"),
        ((Qt.Key.Key_End, Qt.Key.Key_Home), "c0"),
        (("f",), "c5"),
        (("fo", "sca"), "c5"),
        (("x",), "c2"),
    ],
)
def test_arrows_and_letters_lead_from_tile_to_tile(pool_of, qtbot, keys, there):
    pool = pool_of(rows(60))
    assert press(qtbot, pool, "c2", *keys) == there
    assert pool.keys == ()


def test_the_same_letter_after_a_while_leads_on(pool_of, qtbot, monkeypatch):
    monkeypatch.setattr(QApplication, "keyboardInputInterval", lambda: -1)
    assert press(qtbot, pool_of(rows(60)), "c2", "f", "f") == "c11"


def test_a_tile_to_which_keys_lead_comes_into_sight(pool_of, qtbot):
    pool = pool_of(rows(60))
    press(qtbot, pool, "c0", Qt.Key.Key_End)
    assert not pool.tiles["c59"].visibleRegion().isEmpty()


def test_a_reason_is_shown_and_heard_and_nothing_else_stops(pool_of):
    pool = pool_of(rows(4))
    pool.show_reasons({"c0": "the band costs 55 of 50 points"})
    tile = pool.tiles["c0"]
    assert tile.why_not in tile.toolTip()
    assert tile.accessibleDescription() == "8 points · The band costs 55 of 50 points"
    tile.click()
    assert pool.keys == ("c0",)
    pool.show_reasons({})
    assert (tile.why_not, tile.toolTip()) == ("", "")


def test_how_often_somebody_is_taken_is_heard(pool_of):
    pool = pool_of(rows(4, copies=0))
    pool.show_counts({"c1": 2})
    assert (pool.keys, pool.heard) == (("c1", "c1"), [])
    assert pool.tiles["c1"].accessibleDescription() == "8 points · taken 2 times"


def test_what_is_chosen_for_somebody_stands_beneath_the_tile(pool_of, qtbot):
    pool, note = pool_of(rows(4)), PlainLabel("Played by Ada")
    pool.put_beneath("c3", note)
    qtbot.waitUntil(note.isVisible)
    tile = pool.tiles["c3"]
    assert note.mapTo(pool, note.rect().topLeft()).y() >= tile.mapTo(pool, tile.rect().bottomLeft()).y()


def test_other_candidates_take_the_place_of_those_before(pool_of):
    pool = pool_of(rows(8))
    pool.show_rows(rows(4), {"c2": 1})
    assert (len(pool.tiles), pool.keys, pool.heard) == (4, ("c2",), [])
