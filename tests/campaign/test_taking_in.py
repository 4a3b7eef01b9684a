"""Where campaigns are founded, opened and taken in, joined as the program joins them."""

from __future__ import annotations

import shutil
from contextlib import closing
from dataclasses import replace

import pytest

from helpers.companies import STORY
from helpers.deeds import favour
from horologium import app, paths
from horologium.campaign import sample, sample_ladder
from horologium.campaign.founding import Founder, Plan, Recruit
from horologium.campaign.legends import known_legend
from horologium.campaign.ops.story import ChooseWay
from horologium.campaign.records import MemberRecord

PLAN = Plan("Siena", STORY, (Founder("Ada", "red"),), (Recruit("valerio", player=0),), seed=7)


@pytest.fixture
def office(tmp_path):
    """The office of somebody who has a pack of their own."""
    own = tmp_path / "one" / "packs" / "mine"
    shutil.copytree(paths.campaigns() / "rehearsal", own)
    head = (own / "pack.toml").read_text("utf-8")
    (own / "pack.toml").write_text(head.replace('id = "rehearsal"', 'id = "mine"'), "utf-8")
    return app.open_office(tmp_path / "one")


def test_a_campaign_that_is_taken_in_brings_its_pack_and_can_be_opened(tmp_path, office):
    sent = tmp_path / "sent.horologium-campaign"
    with closing(office.found(office.packs.packs["mine"], PLAN)) as session:
        office.shelf.export(session.archive.path, sent, [session.pack])
        digest = session.archive.digest()
    other = app.open_office(tmp_path / "two")
    assert "mine" not in other.packs.packs
    taken = other.take_in(sent)
    with closing(other.open(taken.path)) as session:
        assert (session.pack.id, session.archive.digest(), taken.notices) == ("mine", digest, ())


@pytest.mark.parametrize(
    ("pack", "plan", "play"),
    [
        (sample.PACK, sample.SAMPLE, sample.walk),
        (sample_ladder.PACK, sample_ladder.SAMPLE, sample_ladder.walk),
    ],
)
def test_a_sample_goes_out_and_comes_in_without_a_word(tmp_path, pack, plan, play):
    office, sent = app.open_office(tmp_path / "one"), tmp_path / "sent.horologium-campaign"
    path = sample.make(office, play=play, pack=pack, plan=plan)
    office.shelf.export(path, sent, [office.packs.packs[pack]])
    assert office.shelf.check(path, office.packs.packs[pack]) == []
    assert app.open_office(tmp_path / "two").take_in(sent).notices == ()


@pytest.mark.rule("NAR-MIS-08", "NAR-MIS-19")
def test_chosen_skills_and_a_legend_that_was_seen_go_out_and_come_in(tmp_path, office):
    sent = tmp_path / "sent.horologium-campaign"
    plan = replace(PLAN, heroes=(Recruit("valerio", player=0, skills=("witness-me", "counterattack")),))
    with closing(office.found(office.packs.packs["mine"], plan)) as session:
        session.do(ChooseWay(1))
        session.do(favour("legend"))
        office.shelf.export(session.archive.path, sent, [session.pack])
        legend = known_legend(session)
    other = app.open_office(tmp_path / "two")
    with closing(other.open(other.take_in(sent).path)) as session:
        assert session.books.all(MemberRecord)[0].known == ("witness-me", "counterattack")
        assert known_legend(session) == legend
