"""Whole missions in which no Enemy passes by a free square from which it could attack."""

from __future__ import annotations

import pytest

from helpers.battles import sample_setups
from helpers.left_alone import watched
from horologium.engine.rulesets.nova_aetas import NOVA_AETAS

CROWDED = ["the-sealed-letter/trial-by-ordeal", "the-sealed-letter/the-letter-delivered"]
SHIPPED = [name for name, _ in sample_setups(NOVA_AETAS) if "/" in name and name not in CROWDED]


@pytest.mark.rule("NAR-AIX-10")
@pytest.mark.parametrize("name", [*CROWDED, *(pytest.param(name, marks=pytest.mark.trial) for name in SHIPPED)])
def test_no_enemy_leaves_a_free_square_alone_from_which_it_could_attack_next_time(name):
    seen = watched(name)
    assert seen.activations > 0
    assert seen.left == []
