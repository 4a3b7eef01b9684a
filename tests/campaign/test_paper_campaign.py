"""Campaigns from paper: checked, complete, and marked as entered by hand for good."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.archives import MemoryArchive
from helpers.levies import ARMY, levy
from helpers.missions import STORY, TOLL, new_session, story_pack, whole_mission
from horologium.campaign.books import Books
from horologium.campaign.errors import Refused
from horologium.campaign.founding import Founder, Plan
from horologium.campaign.paper_campaign import PaperBattle, PaperCampaign, PaperHero, adopt, faults
from horologium.campaign.records import Chapter, ConditionRecord, Fought, MemberRecord, Player, ThingRecord
from horologium.engine.core.consequences import CardRef
from horologium.engine.rulesets.nova_aetas.game import NOVA_AETAS

PLAN = Plan("From paper", STORY.id, (Founder("Ada", "red"),), (), seed=3)


def beginner(card, **values):
    """A hero as the rules begin them."""
    company = NOVA_AETAS.campaign.roster.begin(story_pack().content, [card])
    (member,), gear = company.members, company.cards("equipment", card)
    sheet = PaperHero(card, player=0, learned=member.known, ready=member.ready, gear=gear)
    return replace(sheet, **values)


CARDS = tuple(story_pack().content["heroes"])
SHEETS = PaperCampaign(
    node="smoke",
    heroes=(
        beginner(CARDS[0], experience=3, injuries=("broken-arm",), service=(("kills", 4), ("missions", 1))),
        beginner(CARDS[1], name="Lucia", bench=False),
    ),
    day=12,
    town="siena",
    purse=31,
    owned=(CardRef("equipment", "buckler"), CardRef("reagent", "mandrake"), CardRef("reagent", "mandrake")),
    known=(CardRef("recipe", "great-panacea"), CardRef("achievement", "seal")),
    flags=(("bridge", 2),),
    battles=(PaperBattle("road-open", node="toll"), PaperBattle("time", side="errand")),
    visited=("dawn",),
)


def opened(sheets=SHEETS):
    return new_session(MemoryArchive(adopt(story_pack(), NOVA_AETAS, PLAN, sheets, "2026-01-01T00:00:00+00:00")))


def wrong(**changes):
    return faults(story_pack(), NOVA_AETAS, PLAN, replace(SHEETS, **changes))


def wrong_hero(**changes):
    first, *others = SHEETS.heroes
    return wrong(heroes=(replace(first, **changes), *others))


def test_a_sound_form_has_no_faults():
    assert wrong() == []


def test_the_campaign_stands_where_the_paper_says():
    standing = opened().books.standing
    assert (standing.node, standing.stage, standing.day, standing.town) == ("smoke", "camp", 12, "siena")
    assert (standing.purse, standing.battles, standing.last_won) == (31, 1, "won")


def test_heroes_come_with_all_that_they_have():
    books = opened().books
    first, second = books.all(MemberRecord)
    assert (first.experience, dict(first.service)["kills"], second.name) == (3, 4, "Lucia")
    assert [injury.card for injury in books.all(ConditionRecord)] == ["broken-arm"]
    carried = sorted(item.card for item in books.all(ThingRecord) if item.holder == first.id)
    assert carried == sorted(SHEETS.heroes[0].gear)


def test_the_company_owns_what_the_paper_says():
    books = opened().books
    assert [item.card for item in books.all(ThingRecord) if item.kind == "reagent"] == ["mandrake", "mandrake"]
    assert [books.marked(kind, name) for kind, name in (("achievement", "seal"), ("flag", "bridge"))] == [1, 2]


def test_the_story_remembers_where_it_was():
    books = opened().books
    assert books.all(Fought)[0].mission == TOLL
    seen = {mark.name for mark in books.marks("visited")}
    assert seen >= {"dawn", "toll", "smoke", "way:toll>smoke", "side:errand", "town:siena"}


def test_everything_is_marked_as_entered_by_hand():
    session = opened()
    assert session.books.charter.adopted
    records = [record for record in session.archive.kept.values() if not isinstance(record, Player)]
    assert all(record.by_hand for record in records)
    assert "purse" in session.books.standing.by_hand


def test_the_chronicle_begins_with_the_adoption():
    (entry,) = opened().archive.chronicle().chapters
    assert isinstance(entry, Chapter)
    assert entry.title == "From paper was taken over from paper on 26 May 1509"


def test_an_adopted_campaign_can_be_played_on():
    session = opened()
    whole_mission(session)
    assert session.books.standing.stage == "over"
    assert [each.number for each in session.books.all(Fought)] == [1, 2, 3]


def test_a_form_with_a_fault_is_refused_with_the_first_one():
    with pytest.raises(Refused, match="node: the story 'A Short Story' has no place 'moon'"):
        opened(replace(SHEETS, node="moon"))


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"node": "moon"}, "node"),
        ({"visited": ("moon",)}, "node"),
        ({"day": -1}, "day"),
        ({"purse": -1}, "purse"),
        ({"town": "moon"}, "town"),
        ({"flags": (("moon", 1),)}, "flags"),
        ({"flags": (("bridge", 0),)}, "flags.bridge"),
        ({"flags": (("bridge", 1), ("bridge", 1))}, "flags"),
        ({"owned": (CardRef("equipment", "moon"),)}, "owned.equipment"),
        ({"owned": (CardRef("reagent", "moon"),)}, "owned.reagent"),
        ({"known": (CardRef("achievement", "moon"),)}, "known.achievement"),
        ({"known": (CardRef("recipe", "moon"),)}, "known.recipe"),
        ({"known": (CardRef("recipe", "buckler"),)}, "known.recipe"),
        ({"known": (CardRef("reagent", "mandrake"),)}, "known.reagent"),
        ({"heroes": ()}, "heroes"),
        ({"heroes": SHEETS.heroes * 2}, "heroes"),
        ({"battles": (PaperBattle("road-open", node="moon"),)}, "battles.0"),
        ({"battles": (PaperBattle("road-open", node="dawn"),)}, "battles.0"),
        ({"battles": (PaperBattle("moonrise", node="toll"),)}, "battles.0"),
        ({"battles": (PaperBattle("time", side="moon"),)}, "battles.0"),
    ],
)
def test_what_cannot_be_is_named_with_its_place(changes, where):
    assert where in [place for place, _ in wrong(**changes)]


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"card": "moon"}, "card"),
        ({"name": "a\nb"}, "name"),
        ({"player": 4}, "player"),
        ({"experience": -1}, "experience"),
        ({"service": (("kills", -1),)}, "service.kills"),
        ({"grade": "moon"}, "grade"),
        ({"grade": "squire"}, "grade"),
        ({"learned": ("moon",)}, ""),
        ({"injuries": ("moon",)}, ""),
        ({"gear": ("buckler",) * 5}, "gear"),
        ({"raises": (("precision", 9),)}, "raises"),
        ({"raises": (("charm", 1),)}, "raises"),
        ({"ready": SHEETS.heroes[0].ready * 2}, "ready"),
    ],
)
def test_what_is_wrong_with_a_hero_is_named_with_its_place(changes, where):
    assert f"heroes.0.{where}".rstrip(".") in [place for place, _ in wrong_hero(**changes)]


def test_what_was_agreed_is_checked_too():
    plan = replace(PLAN, difficulty="moon", players=())
    places = [place for place, _ in faults(story_pack(), NOVA_AETAS, plan, SHEETS)]
    assert "players" in places
    assert "options" in places


def test_without_a_story_nothing_else_is_asked():
    plan = replace(PLAN, plot="moon")
    assert [place for place, _ in faults(story_pack(), NOVA_AETAS, plan, SHEETS)] == ["plot"]


names = st.sampled_from(["buckler", "mandrake", "great-panacea", "seal", "moon", ""])
cards = st.lists(
    st.builds(CardRef, st.sampled_from(["equipment", "reagent", "recipe", "achievement"]), names), max_size=3
).map(tuple)


@settings(max_examples=60, deadline=None)
@given(
    node=st.sampled_from(["dawn", "toll", "end", "moon"]),
    day=st.integers(-5, 40_000),
    purse=st.integers(-5, 2_000_000),
    owned=cards,
    known=cards,
)
def test_a_form_is_refused_or_becomes_a_campaign(**changes):
    if wrong(**changes):
        with pytest.raises(Refused):
            opened(replace(SHEETS, **changes))
    else:
        assert opened(replace(SHEETS, **changes)).books.standing.node == changes["node"]


@pytest.fixture
def army(tmp_path):
    """An army from paper: the faults of its form, and who belongs to it."""
    pack, plan = levy(tmp_path, ARMY), Plan("From paper", "story", (Founder("Ada", "red"),), (), seed=3)

    def adopted(*troops):
        sheets = PaperCampaign(node="dawn", heroes=tuple(troops))
        if found := faults(pack, ARMY, plan, sheets):
            return found
        return Books(adopt(pack, ARMY, plan, sheets, "2026-01-01T00:00:00+00:00")).all(MemberRecord)

    return adopted


def test_troops_of_one_card_are_taken_over_and_told_apart(army):
    adopted = army(PaperHero("archers"), PaperHero("pikes", experience=3), PaperHero("archers", experience=5))
    assert [(each.card, each.name, each.experience) for each in adopted] == [
        ("archers", "Archers", 0), ("pikes", "Pikes", 3), ("archers", "Archers 2", 5),
    ]  # fmt: skip


def test_nobody_is_on_paper_more_often_than_they_may_join(army):
    assert army(*(PaperHero("archers") for _ in range(4))) == [("heroes", "'archers' is there 4 times")]
    assert ("heroes", "'maid' is there 2 times") in army(PaperHero("maid"), PaperHero("maid"))
