"""R11: the check-up finds nothing in a campaign that was only played, whatever was undone in it."""

from __future__ import annotations

import random
from contextlib import closing

from helpers.companies import founded, new_shelf, pack, path_of
from helpers.figures import figures
from helpers.wanderer import Wanderer

DEEDS = 40


def wander(session, chance):
    """Do something, mostly what a player does; sometimes take it back."""
    wanderer, stage, luck = Wanderer(session, chance), session.books.standing.stage, chance.random()
    if luck < 0.25:
        wanderer.turn()
    elif luck < 0.7 and stage in ("camp", "aftermath"):
        wanderer.deed()
    else:
        wanderer.go_on()


@figures("campaigns", 6, 150)
def test_nothing_is_found_in_a_campaign_that_is_healthy(tmp_path, campaigns, report):
    for number in range(campaigns):
        shelf, chance = new_shelf(tmp_path / str(number), keeps=False), random.Random(number)
        with closing(founded(shelf)) as session:
            for _ in range(DEEDS):
                wander(session, chance)
                if chance.random() < 0.3:
                    assert shelf.check(path_of(session), pack()) == []
    report("healthy campaigns", campaigns)
