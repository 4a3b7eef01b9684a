"""The sample campaign: it is played by operations alone, and comes to where there is plenty to see."""

from __future__ import annotations

import shutil

import pytest

from helpers.archives import TickingClock
from helpers.companies import new_shelf
from helpers.shipped import library
from horologium.campaign.offers import offer_rows
from horologium.campaign.office import Office
from horologium.campaign.records import Fought, MemberRecord
from horologium.campaign.reminders import reminders
from horologium.campaign.sample import PACK, SAMPLE, make, walk_to_florence
from horologium.engine.rulesets import RULESETS


def office(folder):
    return Office(new_shelf(folder), library(), RULESETS, TickingClock())


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """The folder in which the sample was made, and its file there."""
    folder = tmp_path_factory.mktemp("sample")
    return folder, make(office(folder)).relative_to(folder)


@pytest.fixture
def session(made, tmp_path):
    """The sample as it is opened from its file."""
    folder, file = made
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    opened = office(tmp_path).open(tmp_path / file)
    yield opened
    opened.close()


def test_the_sample_camps_at_florence_in_the_fifth_chapter(session):
    standing = session.books.standing
    assert (standing.stage, standing.town, standing.battles) == ("camp", "florence", 5)
    node = next(node for node in session.plot.nodes if node.name == standing.node)
    assert node.chapter.startswith("V. ")


def test_the_sample_has_something_to_show_everywhere(session):
    assert all(offer_rows(session, counter) for counter in ("buy", "workshop", "surgeon"))
    assert {"deed", "story", "battle", "note"} == {each.kind for each in session.archive.chronicle().chapters}
    assert {"injury", "learning", "class", "slot", "carry"} == {each.kind for each in reminders(session)}


def test_half_of_the_sample_has_taken_a_class(session):
    assert sorted(hero.grade for hero in session.books.all(MemberRecord)) == ["", "", "falconer", "sergeant"]


def test_the_sample_has_won_and_lost_and_gone_aside(session):
    fought = session.books.all(Fought)
    assert {each.won for each in fought} == {True, False}
    assert [each.mission for each in fought if each.side] == ["the-wounded-wolf"]


def test_the_sample_can_stop_on_the_evening_of_the_fifth_battle(tmp_path):
    session = office(tmp_path).found(library().packs[PACK], SAMPLE)
    walk_to_florence(session)
    assert (session.books.standing.stage, session.books.standing.step) == ("aftermath", "town")
    session.close()


def test_the_whole_sample_can_be_undone(session):
    while session.can_undo():
        session.undo()
    assert (session.books.standing.stage, session.books.standing.node) == ("scene", "the-augustinian-house")
    assert not session.books.all(Fought)
