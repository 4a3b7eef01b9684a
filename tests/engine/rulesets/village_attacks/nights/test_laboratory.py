"""What is brewed, studied and bought."""

from __future__ import annotations

import pytest

from helpers.valley import castle, offer, price, said
from horologium.engine.rulesets.village_attacks.nights.campaign import NIGHTS


@pytest.mark.rule("VIL-NGT-67")
def test_a_known_recipe_makes_a_piece_of_its_reagents():
    found = offer(castle(), "laboratory", "brew:lime-fall:")
    assert (said(found.gives), price(found.verdict)) == (
        ["thing lime-fall +1"],
        {"quicklime": 1, "cold-iron": 1, "tallow": 1},
    )
    assert not offer(castle(), "laboratory", "brew:fat-fire:").verdict.allowed


@pytest.mark.rule("VIL-NGT-67", "VIL-NGT-33")
@pytest.mark.parametrize(("has", "most"), [("", 3), ("second-still>room-laboratory", 4)])
def test_three_pieces_a_day_are_made_and_four_with_a_second_still(has, most):
    def brews(done):
        return offer(
            castle(has=has, taken=" ".join(["laboratory:brew:lime-fall:"] * done)), "laboratory", "brew:lime-fall:"
        )

    assert [brews(done).left for done in (0, most - 1)] == [most, 1]
    assert not brews(most).verdict.allowed


@pytest.mark.rule("VIL-NGT-76")
def test_a_spare_puppet_is_carved_by_who_knows_how():
    found = offer(castle(known="spare-puppet"), "laboratory", "brew:spare-puppet:")
    assert (said(found.gives), price(found.verdict)) == (["thing spare-puppet +1"], {"heartwood": 1, "name-thread": 1})


@pytest.mark.rule("VIL-NGT-70")
def test_a_recipe_is_learnt_for_thread_and_wax_or_from_a_captive_who_talks():
    state = castle(has="hunter")
    books, talk = (offer(state, "study", f"study:fat-fire:{what}") for what in ("books", "hunter"))
    assert (said(books.gives), price(books.verdict)) == (["known fat-fire +1"], {"name-thread": 1, "beeswax": 1})
    assert (talk.verdict.allowed, price(talk.verdict), said(talk.gives)) == (True, {"hunter": 1}, ["known fat-fire +1"])
    assert not offer(state, "study", "study:fat-fire:hero").verdict.allowed


@pytest.mark.rule("VIL-NGT-70")
def test_one_recipe_a_day_is_learnt_and_none_twice():
    busy = castle(taken="study:study:heart-wine:books")
    assert not offer(busy, "study", "study:fat-fire:books").verdict.allowed
    assert "study:lime-fall:books" not in [each.key for each in NIGHTS.offers.offers(castle(), "study")]


@pytest.mark.rule("VIL-NGT-71")
def test_the_pedlar_sells_what_he_shows_and_cheaper_with_a_pact():
    found = offer(castle(shows="beeswax"), "pedlar", "buy:beeswax")
    assert (price(found.verdict), found.left) == ({"dues": 3}, 1)
    assert said(found.gives) == ["thing beeswax +1", "shown beeswax -1"]
    friendly = castle(shows="beeswax", flags="pact-oxbarrow")
    assert price(offer(friendly, "pedlar", "buy:beeswax").verdict) == {"dues": 2}
    assert not offer(castle(shows="beeswax"), "pedlar", "buy:heartwood").verdict.allowed


@pytest.mark.rule("VIL-NGT-09", "VIL-NGT-71")
def test_before_the_first_night_the_pedlar_has_nothing_here():
    assert not any(each.verdict.allowed for each in NIGHTS.offers.offers(castle(battles=0), "pedlar"))


@pytest.mark.rule("VIL-NGT-66")
def test_reagents_are_not_sold():
    state = castle(has="5 tallow, 5 beeswax")
    found = (each for counter in NIGHTS.offers.counters(state) if counter.scope == "place"
             for each in NIGHTS.offers.offers(state, counter.key))  # fmt: skip
    sold = [each.key for each in found if any(gift.verb == "coin" and gift.amount > 0 for gift in each.gives)]
    assert [key for key in sold if not key.startswith(("ransom", "betray"))] == []
