"""The table of games: what is known of them without loading any."""

import subprocess
import sys

import pytest

from horologium.engine.rulesets import GAMES, RULESETS, ruleset


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_table_says_what_the_ruleset_itself_says(game):
    assert (RULESETS[game.id].id, RULESETS[game.id].title) == (game.id, game.title)


def test_a_game_that_is_not_in_the_table_is_not_there():
    assert ruleset("chess") is None
    assert "chess" not in RULESETS


def loaded_after(words: str) -> set[str]:
    """The games whose modules are loaded by some lines of Python."""
    probe = (
        f"{words}\nimport sys\nprint(*(name for name in sys.modules if name.startswith('horologium.engine.rulesets.')))"
    )
    done = subprocess.run([sys.executable, "-c", probe], check=True, capture_output=True, text=True)
    return {name.split(".")[3] for name in done.stdout.split()}


def test_the_names_of_games_load_none():
    assert (
        loaded_after("from horologium.engine.rulesets import GAMES, RULESETS; list(RULESETS); 'demo' in RULESETS")
        == set()
    )


def test_a_pack_loads_its_own_game_alone():
    lines = (
        "from horologium import paths; from horologium.content.load import load_pack\n"
        "from horologium.engine.rulesets import RULESETS\n"
        "assert load_pack(paths.campaigns() / 'demo', RULESETS).id == 'demo'"
    )
    assert loaded_after(lines) == {"demo"}
