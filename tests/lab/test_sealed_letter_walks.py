"""The missions of *The Sealed Letter* ask about nothing that cannot have happened before them."""

from __future__ import annotations

import pytest

from helpers.sealed_letter import content, main_missions, pack, side_missions
from horologium.engine.rulesets.nova_aetas.company.balance import NOVA_BALANCE
from horologium.lab.story_walks import drawn

MOST_DRAWN = 1_500
"""A flag that never holds in so many pasts is taken for one that cannot."""


@pytest.mark.parametrize("mission", [*main_missions(), *side_missions()])
def test_whatever_a_mission_asks_of_the_story_may_have_happened(mission):
    wanted = set(NOVA_BALANCE.asks(content(), mission))
    for seed in range(MOST_DRAWN):
        if not wanted:
            break
        wanted -= set(drawn(pack(), mission, seed))
    assert wanted == set()
