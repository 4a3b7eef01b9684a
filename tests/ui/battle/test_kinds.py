"""What sort of thing a line tells of."""

from __future__ import annotations

import pytest

from horologium.engine.rulesets import ruleset
from horologium.ui.art import glyphs
from horologium.ui.battle.kinds import KINDS, NOTE, kind_of


@pytest.mark.parametrize(
    ("what", "kind"),
    [
        ("moved", "move"),
        ("enemy-attacks", "attack"),
        ("attacked-around", "attack"),
        ("rolled", "dice"),
        ("thrown-again", "dice"),
        ("character-fell", "death"),
        ("mission-lost", "story"),
        ("lost", "status"),
        ("drew.hidden", "card"),
        ("own-tokens", "status"),
        ("token-put", "story"),
        ("group-token", "clock"),
        ("something-else", "note"),
    ],
)
def test_a_line_is_known_by_the_words_of_its_name(what, kind):
    assert kind_of(what) == kind


@pytest.mark.parametrize("game", ["demo", "nova-aetas"])
def test_every_line_of_a_game_has_an_icon_of_its_own(game):
    texts = ruleset(game).texts
    told = [what for what in texts if "." not in what and "{" in texts[what]]
    assert [what for what in told if kind_of(what) == NOTE] == []


def test_every_kind_is_drawn():
    assert set(KINDS) <= set(glyphs.DRAWINGS)
