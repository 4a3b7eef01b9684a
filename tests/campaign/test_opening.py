"""Opening a campaign that was begun."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from helpers.archives import MemoryArchive, TickingClock
from helpers.campaigns import NOW, PLAN, road_pack
from helpers.packs import by_id
from helpers.wages import WAGES
from horologium.campaign import own
from horologium.campaign.books import Books
from horologium.campaign.errors import StoreError
from horologium.campaign.founding import found
from horologium.campaign.opening import open_session
from horologium.campaign.ops.settings import AcceptPack
from horologium.campaign.records import MemberRecord, ThingRecord
from horologium.engine.rulesets import RULESETS
from horologium.engine.rulesets.demo.game import THE_FORD
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS


def archive(*more):
    return MemoryArchive([*found(road_pack(), NOVA_AETAS, PLAN, NOW), *more])


def opened(kept=None, packs=None, rulesets=RULESETS):
    shelf = SimpleNamespace(packs={"rehearsal": road_pack()} if packs is None else packs)
    return open_session(archive() if kept is None else kept, shelf, rulesets, TickingClock())


def changed(**kinds):
    return {"rehearsal": replace(road_pack(), digest="other", content={**road_pack().content, **kinds})}


def test_a_campaign_is_opened_with_its_game_pack_and_story():
    session = opened()
    assert (session.ruleset.id, session.pack.id, session.plot.id) == ("nova-aetas", "rehearsal", "road")
    assert session.notices == ()


def test_records_are_read_once():
    kept = archive()
    everything, asked = kept.records(), []
    kept.records = lambda: asked.append("records") or everything
    assert opened(kept).books.digest() == Books(everything).digest()
    assert asked == ["records"]


def test_what_the_store_has_found_at_opening_is_told_first():
    kept = archive()
    kept.notices = ("there is no new snapshot of this campaign",)
    assert opened(kept, changed()).notices[0] == kept.notices[0]


def test_a_pack_that_has_changed_is_told_until_it_is_accepted():
    kept = archive()
    session = opened(kept, changed())
    assert "Rehearsal has changed since this campaign was begun" in session.notices[0]
    session.do(AcceptPack())
    assert opened(kept, changed()).notices == ()


def test_a_pack_that_is_not_installed_is_named_with_the_remedy():
    with pytest.raises(StoreError, match="needs the pack 'rehearsal', which is not installed: install it"):
        opened(packs={})


def test_a_game_that_this_program_does_not_have_is_named():
    with pytest.raises(StoreError, match=r"played by the rules 'nova-aetas', .* install a newer version"):
        opened(rulesets=by_id(THE_FORD))


def test_a_story_that_the_pack_no_longer_has_is_named():
    with pytest.raises(StoreError, match="no longer has the story 'road'"):
        opened(packs=changed(plots={}))


def test_a_pack_of_another_game_under_the_same_name_is_refused():
    other = replace(road_pack(), manifest=replace(road_pack().manifest, ruleset="the-ford"))
    with pytest.raises(StoreError, match="which is made for 'the-ford'"):
        opened(packs={"rehearsal": other})


def test_cards_that_the_pack_no_longer_has_are_named():
    with pytest.raises(StoreError, match="no longer has the reagent 'moon-dust'"):
        opened(archive(ThingRecord("thing-99", "reagent", "moon-dust")), changed())


def test_a_place_of_the_story_that_is_gone_is_named():
    plot = replace(road_pack().content["plots"]["road"], start="scene")
    plot = replace(plot, nodes=plot.nodes[1:])
    with pytest.raises(StoreError, match="no longer has the place 'camp' of the story"):
        opened(packs=changed(plots={"road": plot}))


def test_a_campaign_without_a_beginning_is_refused():
    with pytest.raises(StoreError, match="has no beginning: restore a snapshot"):
        opened(MemoryArchive())


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('{"v":3}', "was played with a newer program: update this one to go on"),
        ('{"v":2}', "holds what cannot be read: have it checked up"),
    ],
)
def test_a_campaign_stays_shut_whose_own_parts_cannot_be_read(monkeypatch, text, why):
    monkeypatch.setattr(own, "parts_of", lambda _: WAGES)
    kept = archive()
    hero = next(record for record in kept.records() if isinstance(record, MemberRecord))
    kept.kept["member", hero.id] = replace(hero, own=text)
    with pytest.raises(StoreError, match=why):
        opened(kept, changed())
