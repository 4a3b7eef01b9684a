"""The sample campaign: it is played by operations alone, and comes to where there is plenty to see."""

from __future__ import annotations

import pytest

from helpers.archives import TickingClock
from helpers.companies import library, new_shelf
from horologium.campaign.attention import reminders
from horologium.campaign.facts import market, surgeon, workshop
from horologium.campaign.office import Office
from horologium.campaign.sample import PACK, SAMPLE, walk, walk_to_bolsena
from horologium.engine.rulesets import RULESETS


@pytest.fixture
def session(tmp_path):
    """The sample at its first scene."""
    office = Office(new_shelf(tmp_path), library(), RULESETS, TickingClock())
    made = office.found(library().packs[PACK], SAMPLE)
    yield made
    made.close()


def test_the_sample_camps_at_siena_after_two_battles(session):
    walk(session)
    standing = session.books.standing
    assert (standing.stage, standing.town, standing.battles) == ("camp", "siena", 2)


def test_the_sample_has_something_to_show_everywhere(session):
    walk(session)
    assert all((market(session), workshop(session), surgeon(session), reminders(session)))
    assert {"deed", "story", "battle", "note"} == {each.kind for each in session.archive.chronicle().chapters}


def test_the_sample_can_stop_on_the_evening_of_the_second_battle(session):
    walk_to_bolsena(session)
    assert (session.books.standing.stage, session.books.standing.step) == ("aftermath", "town")


def test_the_whole_sample_can_be_undone(session):
    begun = session.archive.digest()
    walk(session)
    while session.can_undo():
        session.undo()
    assert session.archive.digest() == begun
