"""Emblems that a pack brings: on the board, beside it, in what is shared, and in battles that go on later."""

from __future__ import annotations

import shutil

import pytest

from helpers.screens import nova_view
from horologium import paths
from horologium.ui.art import emblems
from horologium.ui.battle.begin_dialog import MissionWish
from horologium.ui.battle.export.frames import FramePainter
from horologium.ui.battle.panels.figure_pictures import token_styles
from horologium.ui.battle.saved_battles import saved_battles
from horologium.ui.battle.seating import BOX, Dice, SeatedPlayer

LAYERS = ("!M2 2 L22 2 L12 22 Z", "M12 2 L12 22")


@pytest.fixture
def launcher(build_window, tmp_path):
    """A window with a pack whose pikemen have an emblem of their own."""
    pack = shutil.copytree(
        paths.campaigns() / "demo", tmp_path / "packs" / "fens", ignore=shutil.ignore_patterns("text")
    )
    head = (pack / "pack.toml").read_text("utf-8").replace('id = "demo"', 'id = "fens"')
    (pack / "pack.toml").write_text(head, "utf-8")
    (pack / "emblems").mkdir()
    (pack / "emblems" / "wedge.toml").write_text(f'words = ["pikeman"]\nlayers = {list(LAYERS)}\n', "utf-8")
    made = build_window().main.launcher
    made.set_speed(0)
    made.begin(
        MissionWish("fens/the-ford", "", (), (SeatedPlayer("a", "Ada", holds=("azure", "crimson")),), Dice(BOX, BOX))
    )
    return made


def worn(board):
    """What pikemen and all others bear."""
    items = list(board.figures.values())
    assert items
    pikes = {item.style.emblem for item in items if item.figure.kind == "pikeman"}
    return pikes, {item.style.emblem for item in items if item.figure.kind != "pikeman"}


def test_figures_bear_the_emblem_of_their_pack(launcher):
    pikes, others = worn(launcher.presenter.page.board.board)
    assert pikes == {LAYERS}
    assert others <= {emblems.named(name) for name in emblems.names()}


def test_the_emblem_is_drawn(launcher):
    board = launcher.presenter.page.board.board
    pike = next(item for item in board.figures.values() if item.figure.kind == "pikeman")
    brought = pike.pixmap().toImage()
    board.set_emblems(emblems.NONE)
    assert pike.style.emblem == emblems.named("spear")
    assert pike.pixmap().toImage() != brought


def test_a_shared_picture_shows_it_too(launcher, theme):
    session = launcher.presenter.session
    studio = FramePainter(session, theme, 400)
    studio.still(0)
    assert worn(studio._scene)[0] == {LAYERS}
    studio.close()


def test_a_battle_that_goes_on_later_has_it_again(launcher, build_window, tmp_path):
    launcher.leave()
    again = build_window()
    (saved,) = saved_battles(again.main.launcher._saves)
    again.main.launcher.resume(saved.id)
    again.settle()
    assert worn(again.main.launcher.presenter.page.board.board)[0] == {LAYERS}


def test_tokens_of_a_dial_are_dressed_in_it():
    book = emblems.EmblemBook({"valerio": LAYERS}, {})
    view = nova_view()
    assert LAYERS in {each.emblem for each in token_styles(view, {}, book).values()}
    assert LAYERS not in {each.emblem for each in token_styles(view, {}).values()}
