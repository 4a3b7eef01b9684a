"""A campaign is told in the words of its game, whoever asks and whatever else is spoken of."""

from __future__ import annotations

from contextlib import closing

import pytest

from helpers.archives import TickingClock
from helpers.companies import new_shelf
from helpers.ladder import pack, plan, to_camp
from helpers.shipped import library
from horologium.campaign.errors import CampaignError
from horologium.campaign.import_trial import fault
from horologium.campaign.office import Office
from horologium.campaign.ops.heroes import Hire
from horologium.campaign.ops.missions import BeginMission
from horologium.campaign.records import MemberRecord
from horologium.engine.core.speech import TONGUE, Tongue, speaking_of
from horologium.engine.rulesets import RULESETS


@pytest.fixture(autouse=True)
def own_words():
    """Constellation says everything with a star before it."""
    before = TONGUE.get()
    TONGUE.set(Tongue(dialect=lambda game, text: f"* {text}" if game == "constellation" else None))
    yield
    TONGUE.set(before)


@pytest.fixture
def office(tmp_path):
    return Office(new_shelf(tmp_path), library(), RULESETS, TickingClock())


@pytest.fixture
def session(office):
    with closing(office.found(pack(), plan())) as session:
        yield session


def test_the_first_entry_of_the_chronicle_has_the_words_of_the_game(session):
    (first,) = session.archive.chronicle().chapters
    assert first.text.startswith("* The company: ")


def test_a_plan_is_refused_in_the_words_of_the_game(office):
    with pytest.raises(CampaignError, match=r"\* a company begins with"):
        office.found(pack(), plan(warriors=()))


def test_labels_and_refusals_have_the_words_of_the_game(session):
    to_camp(session)
    assert session.steps[-1].label.startswith("* ")
    one = session.books.all(MemberRecord)[0].id
    assert session.refusal(BeginMission((one, one))) == "* a hero was chosen twice"


def test_whoever_does_something_goes_on_speaking_of_what_they_did(session):
    with speaking_of("nova-aetas"):
        session.refusal(Hire("mira"))
        assert TONGUE.get().game == "nova-aetas"


def test_a_campaign_from_elsewhere_is_refused_in_the_words_of_its_game(session, office):
    session.archive.database.raw.execute("UPDATE standing SET day = -3")
    assert fault(session.archive, office.packs, RULESETS, TickingClock()).startswith("* ")
