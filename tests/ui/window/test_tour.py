"""The walk through a window, by which an installed program is tried: it comes to everything."""

from __future__ import annotations

import pytest

from helpers.shipped import library
from horologium.ui.window import tour


def names(main):
    return [name for name, _ in tour.tour(main)]


def test_the_walk_comes_to_every_page_of_the_window(builder):
    pages = [page.id for page in builder.main._pages() if page.id != "camp"]
    assert [page for page in pages if not any(name.startswith(page) for name in names(builder.main))] == []


def test_the_walk_comes_to_a_battle_of_every_pack(builder):
    packs = {id_ for id_, pack in library().packs.items() if pack.content["missions"]}
    stops = dict(tour.tour(builder.main))
    assert {name for name in stops if name.startswith("battle-")} == {f"battle-of-{pack}" for pack in packs}
    stops["battle-of-demo"]()
    assert builder.main.launcher.presenter.session.battle.pack == "demo"


def test_a_picture_that_cannot_be_saved_is_told(builder, tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match="could not be saved"):
        next(tour.draw(builder, [("start", builder.main.go_to_start)], tmp_path / "file", "test"))


def test_only_one_remark_of_qt_is_kept_quiet(capsys):
    tour._tell(None, None, "This plugin does not support propagateSizeHints()")
    tour._tell(None, None, "something else")
    assert capsys.readouterr().err == "something else\n"
