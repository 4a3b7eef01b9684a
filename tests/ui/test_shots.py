"""Pictures of every screen."""

from __future__ import annotations

import subprocess
import sys

import pytest

import shots
from helpers.shipped import shipped
from horologium.engine.rulesets import RULESETS
from pictures.battles import FORD, TOLL, first_missions


def test_the_screens_that_are_wanted_give_a_picture_each(builder, tmp_path):
    files = list(shots._draw(builder, tmp_path, "test", ("start", "codex", "settings", "about", "error")))
    assert [file.name for file in files] == [
        f"{name}-test.png" for name in ("start", "codex", "settings", "about", "error")
    ]
    assert len({file.read_bytes() for file in files}) == len(files)


def test_every_page_of_the_window_is_among_the_screens(builder):
    names = [name for name, _ in shots.screens(builder.main)]
    pages = [page.id for page in builder.main._pages()]
    assert [page for page in pages if not any(name.startswith(page) for name in names)] == []


def test_every_game_is_among_the_screens(builder):
    drawn = {FORD.partition("/")[0], TOLL.partition("/")[0], *dict(first_missions(builder.main.launcher))}
    assert {shipped(pack).ruleset for pack in drawn} == {game.id for game in RULESETS.values()}


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path):
    (tmp_path / "file").touch()
    command = [sys.executable, shots.__file__, str(tmp_path / "file")]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1)
    assert ended.stderr.endswith("choose another folder.\n")


@pytest.mark.parametrize("name", ["battle-castle-evening", "battle-castle-crowd", "battle-castle-day"])
def test_a_night_is_reached_where_dice_can_be_spent(builder, name):
    dict(shots.screens(builder.main))[name]()
    builder.settle()
    page = builder.main.launcher.page
    assert page.trays.isVisible()
    assert any(page.trays.uses(spot.face) for spot in page.trays.spots.dice)


def test_sixty_villagers_stand_before_the_castle(builder):
    dict(shots.screens(builder.main))["battle-castle-crowd"]()
    figures = builder.main.launcher.presenter.session.view().figures
    assert len([one for one in figures if one.faction == "village"]) == 60
