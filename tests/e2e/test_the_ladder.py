"""The whole ladder, climbed by bots through the operations that players use, with growth between the rungs."""

from __future__ import annotations

import pytest

from helpers import ladder
from helpers.companies import new_shelf
from horologium.campaign.counts import count
from horologium.campaign.records import Fought, MemberRecord

ENDINGS = {"the-star", "a-sign", "the-way-down"}


def climb(session, way, ours):
    """Climb to an ending."""
    ladder.to_camp(session, way)
    while session.books.standing.stage == "camp":
        ladder.fight(session, ours)
        ladder.grow(session)
        ladder.to_camp(session, way)


@pytest.mark.parametrize(("way", "ours", "seed"), [(0, "bot:silver", 3), (1, "bot:random", 4)])
def test_a_band_climbs_to_an_ending(tmp_path, way, ours, seed):
    session = ladder.climbing(new_shelf(tmp_path, keeps=False), difficulty="easy", seed=seed)
    climb(session, way, ours)
    books = session.books
    assert (books.standing.stage, books.standing.node in ENDINGS) == ("over", True)
    assert len(books.all(Fought)) >= 4
    assert len(books.all(MemberRecord)) > 3
    assert sum(count(hero.service, "missions") for hero in books.all(MemberRecord)) == sum(
        len(each.party) for each in books.all(Fought)
    )
    session.close()
