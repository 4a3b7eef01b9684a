"""The office: campaigns from paper, heroes as files, and a store that is warmed in advance."""

from __future__ import annotations

import pytest

from helpers.archives import TickingClock
from helpers.companies import STORY, founded, new_shelf, pack
from helpers.shipped import library
from horologium.campaign.errors import CampaignError
from horologium.campaign.founding import Founder, Plan
from horologium.campaign.office import Office
from horologium.campaign.paper_campaign import PaperCampaign, PaperHero
from horologium.campaign.records import MemberRecord
from horologium.engine.rulesets import RULESETS


@pytest.fixture
def office(tmp_path):
    return Office(new_shelf(tmp_path), library(), RULESETS, TickingClock())


def test_a_campaign_from_paper_goes_on_where_it_stands(office):
    plan = Plan("Paper", STORY, (Founder("Ada", "red"),), ())
    session = office.adopt(pack(), plan, PaperCampaign("the-ferry", (PaperHero("valerio", player=0),), purse=40))
    assert (session.books.standing.node, session.books.standing.purse, session.books.charter.adopted) == (
        "the-ferry",
        40,
        True,
    )
    session.close()


def test_a_form_with_a_fault_makes_no_campaign(office):
    plan = Plan("Paper", STORY, (Founder("Ada", "red"),), ())
    with pytest.raises(CampaignError):
        office.adopt(pack(), plan, PaperCampaign("nowhere", (PaperHero("valerio"),)))
    assert office.cards() == []


def test_a_hero_goes_into_a_file_and_comes_out_again(office, tmp_path):
    session = founded(office.shelf)
    hero = session.books.all(MemberRecord)[0]
    office.shelf.export_hero(session, hero.id, tmp_path / "hero.horologium-hero")
    session.close()
    assert office.shelf.read_hero(tmp_path / "hero.horologium-hero").name == hero.name


def test_warming_leaves_no_campaign_behind(office):
    office.warm()
    assert office.cards() == []


def test_to_warm_the_office_warms_its_shelf(office, monkeypatch):
    warmed = []
    monkeypatch.setattr(office.shelf, "warm", lambda: warmed.append(True))
    office.warm()
    assert warmed == [True]
