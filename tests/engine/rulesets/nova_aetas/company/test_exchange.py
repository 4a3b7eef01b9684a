"""Transmute: one reagent for a card of another deck."""

from __future__ import annotations

import pytest

from helpers.rehearsal import field
from helpers.script import play
from horologium.engine.core.ask import Choose, Draw
from horologium.engine.rulesets.nova_aetas.company.exchange import exchanges, transmute

DECKS = {"pecunia": ["ruby", "silk-bolt"], "alchemia": ["sage"], "elementum": ["ember", "oak-heart"]}


@pytest.fixture
def library():
    return field({}).library


@pytest.mark.rule("NAR-MIS-06")
def test_an_alchemist_exchanges_a_reagent_for_a_card_of_another_deck(library):
    script = [(Choose, ("copper-ring",)), (Choose, ("elementum",)), (Draw, ("oak-heart",))]
    assert play(transmute(library, ["copper-ring", "sage"], DECKS), script) == ["sage", "oak-heart"]


@pytest.mark.rule("NAR-MIS-06")
def test_the_deck_of_the_reagent_itself_is_not_offered(library):
    with pytest.raises(AssertionError, match="does not fit"):
        play(transmute(library, ["copper-ring"], DECKS), [(Choose, ("copper-ring",)), (Choose, ("pecunia",))])


@pytest.mark.rule("NAR-MIS-06")
def test_nobody_has_to_exchange(library):
    assert play(transmute(library, ["sage"], DECKS), [(Choose, ("keep",))]) == ["sage"]


@pytest.mark.rule("NAR-MIS-06")
@pytest.mark.parametrize(("skills", "count"), [(["transmute", "panacea"], 1), (["panacea"], 0)])
def test_only_who_knows_transmute_may_exchange(library, skills, count):
    assert exchanges(library, skills) == count
