"""Every game is spoken of in its own words, in every language."""

from __future__ import annotations

from functools import cache

import pytest

from helpers.campaigns import founded, hero
from helpers.own_words import FOLDER, games, says_strange
from helpers.texts import Found, translated
from horologium.campaign.ops.learning import clearing
from horologium.engine.core.speech import TONGUE, Tongue
from horologium.ui.languages.gather import PACKAGE, said_in
from horologium.ui.languages.languages import NAMES, SENTENCES, Catalogue, Dialects

CODES = [code for code, _ in NAMES]
COMMON = "nova-aetas"
"""The game whose words the common texts use."""
OTHERS = [game for game in games() if game != COMMON]
MEANT = {
    "demo": (),
    "nova-aetas": ("CampaignsPanel",),
    "constellation": ("CampaignsPanel", "Commands"),
    "village-attacks": (),
}
"""Where a game is meant, whatever is open: by the sample campaign, and where bands are built."""


@cache
def shared():
    """All texts of the window, and the sentences that no game brings itself."""
    files = [path for path in sorted(PACKAGE.rglob("*.py")) if "rulesets" not in path.parts]
    return sorted(translated() | {Found(SENTENCES, text) for path in files for text in said_in(path)})


def strange(game, code):
    """The shared texts that say a word of another game in a language."""
    common = Catalogue(FOLDER / f"{code}.ts")
    forms = {found: {common.text(*found, "", number) or found.source for number in (1, 2)} for found in shared()}
    return [found for found, said in forms.items() if any(says_strange(game, code, form) for form in said)]


def unmeant(game, code):
    """Those of them that do not mean the other game."""
    meant = {context for other, contexts in MEANT.items() if other != game for context in contexts}
    return [found for found in strange(game, code) if found.context not in meant]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game", OTHERS)
def test_what_is_said_in_words_of_another_game_has_words_of_its_own(game, code):
    own, wrong = Dialects(FOLDER, code), unmeant(game, code)
    assert len(wrong) > 50
    assert [found for found in wrong if own.text(game, *found) is None] == []


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("game", OTHERS)
def test_the_own_words_of_a_game_are_no_words_of_another(game, code):
    own = Dialects(FOLDER, code)
    said = {own.text(game, *found, "", number) or "" for found in shared() for number in (1, 2)}
    assert sorted(text for text in said if says_strange(game, code, text)) == []


@pytest.mark.parametrize("code", CODES)
def test_common_texts_say_no_word_of_another_game(code):
    assert unmeant(COMMON, code) == []


@pytest.mark.parametrize("game", games())
def test_whoever_means_a_game_still_does(game):
    found = {found.context for other in games() if other != game for found in strange(other, "en")}
    assert set(MEANT[game]) - found == set()


@pytest.mark.parametrize(
    ("code", "label", "buttons"),
    [
        ("en", "unpin the skills of Valerio", ["Pin", "Unpin", "&Unpin all"]),
        ("it", "stacca le abilità di Valerio", ["Appunta", "Stacca", "Stacca &tutte"]),
    ],
)
def test_nova_aetas_pins_skills_in_every_language(code, label, buttons):
    own, before, session = Dialects(FOLDER, code), TONGUE.get(), founded()
    TONGUE.set(Tongue(code, Catalogue(FOLDER / f"{code}.ts").sentence, own.sentence))
    try:
        session.do(clearing(session, hero(session, "valerio").id))
    finally:
        TONGUE.set(before)
    assert session.steps[-1].label == label
    said = [own.text(COMMON, "SkillsPanel", text) for text in ("Bring along", "Leave behind", "&Leave all behind")]
    assert said == buttons
