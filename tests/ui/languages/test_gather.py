"""Texts are gathered for translators; catalogues of games keep what is said otherwise there, and nothing else."""

from __future__ import annotations

import pytest

from helpers.own_words import FOLDER
from horologium.engine.rulesets import GAMES
from horologium.ui.languages import gather
from horologium.ui.languages.gather import without_unsaid

HEAD = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
"""
HALL = """<context>
    <name>Page</name>
    <message>
        <source>Town</source>
        <translation>Sala</translation>
    </message>
</context>
"""
UNSAID = """    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
"""


def test_what_a_game_says_as_all_do_is_left_out_of_its_catalogue():
    gathered = HEAD + HALL.replace("    <message>", UNSAID + "    <message>", 1) + "</TS>\n"
    assert without_unsaid(gathered) == HEAD + HALL + "</TS>\n"


def test_a_place_where_nothing_is_said_otherwise_is_left_out():
    elsewhere = f"<context>\n    <name>Board</name>\n{UNSAID}</context>\n"
    assert without_unsaid(HEAD + elsewhere + HALL + elsewhere + "</TS>\n") == HEAD + HALL + "</TS>\n"


def test_texts_of_a_game_at_work_wait_and_are_counted(monkeypatch):
    every, (ford, *others) = gather.sentences(), [game for game in GAMES if game.shipped]
    monkeypatch.setattr(gather, "GAMES", (ford._replace(shipped=False), *others))
    monkeypatch.setattr(gather, "SHIPPED", tuple(game.id for game in others))
    left = gather.sentences()
    assert "{figure} acts" in left  # others say it too
    assert "Which figure of {who} acts now?" in set(every) - set(left)
    assert gather.waiting() == {"The Ford": len(every) - len(left)}


def test_nothing_waits_once_every_game_is_shipped():
    assert all(game.shipped for game in GAMES) == (not gather.waiting())


@pytest.mark.parametrize("own", sorted(FOLDER.glob("*/*.ts")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_catalogues_of_games_are_as_they_were_gathered(own):
    assert without_unsaid(own.read_text("utf-8")) == own.read_text("utf-8")
