"""A game with points in the same campaign: hiring, rising, resting, and who leads the other side."""

from __future__ import annotations

import pytest

from helpers import ladder
from helpers.companies import new_shelf
from helpers.deeds import buy, learn_skill, surgery, take_class
from helpers.results import brings
from helpers.shipped import library
from horologium.campaign import forecast
from horologium.campaign.affairs import active
from horologium.campaign.errors import Refused
from horologium.campaign.founding import problems
from horologium.campaign.offers import offer_rows
from horologium.campaign.office import Office
from horologium.campaign.ops.aftermath import NextStep
from horologium.campaign.ops.by_hand import ResolveByHand
from horologium.campaign.ops.gear import Equip
from horologium.campaign.ops.heroes import Hire
from horologium.campaign.ops.missions import BeginMission
from horologium.campaign.ops.overrides import SetByHand
from horologium.campaign.records import ConditionRecord, MemberRecord, ThingRecord
from horologium.campaign.sample_ladder import walk, walk_to_the_hall
from horologium.campaign.sheets import hero_sheet
from horologium.campaign.wording import called, first_grade
from horologium.engine.core.campaign import BattleResult, MemberResult
from horologium.engine.rulesets import RULESETS
from horologium.engine.rulesets.constellation import CONSTELLATION
from horologium.store.campaign_folder import SystemClock


@pytest.fixture
def band(tmp_path):
    """Three novices under the lamps."""
    session = ladder.climbing(new_shelf(tmp_path, keeps=False))
    yield session
    session.close()


@pytest.fixture
def in_hall(band):
    """The same band in the hall after its first battle: two are hurt."""
    walk_to_the_hall(band)
    return band


def test_a_plan_that_costs_too_much_says_so():
    plan = ladder.plan(warriors=("mira", "doran", "sela", "oke"))
    found = dict(problems(ladder.pack(), CONSTELLATION, plan))
    assert found == {"muster": "the band costs 39 of 30 points: spend less"}


def test_cards_that_the_game_itself_brings_have_names():
    assert called(ladder.pack(), "skill", "push-attack") == "Push attack"
    assert called(ladder.pack(), "equipment", "long-bow") == "Long bow"
    assert first_grade(ladder.pack(), "hale") == "soldier"


def test_the_stories_of_the_first_game_come_first(tmp_path):
    office = Office(new_shelf(tmp_path), library(), RULESETS, SystemClock())
    games = [pack.ruleset for pack in office.stories()]
    assert games == sorted(games, key=[game.id for game in RULESETS.values()].index)


def test_a_newcomer_is_paid_from_the_treasury(in_hall):
    before = in_hall.books.standing.purse
    in_hall.do(Hire("nessa"))
    assert in_hall.books.standing.purse == before - 10
    assert in_hall.archive.chronicle(count=1).chapters[0].text == "It cost 10 Obols."


def test_whoever_the_treasury_cannot_pay_does_not_join(in_hall):
    in_hall.do(Hire("nessa"))
    with pytest.raises(Refused, match="it costs 18 Obols, and the purse holds 13 Obols"):
        in_hall.do(Hire("hale"))


def test_rising_costs_experience(in_hall):
    mira = active(in_hall.books)[0]
    assert "costs 4 experience" in in_hall.refusal(take_class(mira.id, "soldier"))
    in_hall.do(SetByHand("member", mira.id, "experience", "5", "a long winter"))
    in_hall.do(take_class(mira.id, "soldier"))
    risen = in_hall.books.get(MemberRecord, mira.id)
    assert (risen.grade, risen.experience) == ("soldier", 1)
    assert hero_sheet(in_hall, mira.id).class_name == "Soldier"


def test_a_deed_of_ones_own_brings_experience_beside_that_of_all(in_hall):
    assert [hero.experience for hero in active(in_hall.books)] == [3, 2, 2]
    text = next(each.text for each in in_hall.archive.chronicle(count=9).chapters if "was won" in each.title)
    assert "Mira of the Lantern gained 1 more." in text


def test_skills_without_classes_stand_in_one_group(band):
    lessons = hero_sheet(band, active(band.books)[0].id).lessons
    assert ({lesson.group for lesson in lessons}, len(lessons)) == ({"Skills"}, 28)


def test_an_armoury_sells_bows_and_nothing_else(in_hall):
    assert [(row.name, row.price) for row in offer_rows(in_hall, "buy")] == [("Short bow", 4), ("Long bow", 8)]
    in_hall.do(buy("equipment", "short-bow"))
    in_hall.do(Equip(in_hall.books.all(ThingRecord)[0].id, active(in_hall.books)[0].id))
    assert hero_sheet(in_hall, active(in_hall.books)[0].id).traits[-1].value == 13


def test_a_wound_waits_for_a_healer(in_hall):
    refused = {row.subject.id: row.cost.refused for row in offer_rows(in_hall, "surgeon")}
    assert refused["a-stiff-leg"] == "there is no healer in Lantern Court"
    wound = in_hall.books.all(ConditionRecord)[0]
    assert in_hall.refusal(surgery(wound.id))


def test_whoever_has_to_rest_cannot_be_sent_and_is_well_after_a_battle_at_home(band):
    walk(band)
    mira, doran, sela, nessa = (hero.id for hero in active(band.books))
    assert band.refusal(BeginMission((mira, doran))).startswith("Doran Anvil has to rest (")
    members = (MemberResult(mira), MemberResult(sela), MemberResult(nessa))
    band.do(ResolveByHand(BattleResult("more-points", True, members, brings(coins=14, experience=2))))
    assert "Doran Anvil has got over it: A ringing head." in band.archive.chronicle(count=1).chapters[0].text
    assert [injury.card for injury in band.books.all(ConditionRecord)] == ["a-stiff-leg"]


def test_lessons_and_rises_wait_for_their_step(band):
    ladder.to_camp(band)
    ladder.fight(band)
    hero = active(band.books)[0]
    assert "this comes later" in band.refusal(learn_skill(hero.id, "reckless"))
    while band.books.standing.step != "experience":
        band.do(NextStep())
    assert not band.refusal(learn_skill(hero.id, "reckless"))


def test_a_forecast_knows_who_leads_the_other_side(band):
    ladder.to_camp(band)
    order = forecast.order(band, ladder.party(band))
    assert (order.opponents, order.runs) == ((("dusk", "bot:silver"),), 60)
    (fate,) = forecast.play(CONSTELLATION, band.rules, order, [0])
    assert fate.outcome in band.rules.missions.ends(band.pack.content, "first-light").outcomes


def test_the_same_forecast_ends_the_same_way(band):
    ladder.to_camp(band)
    order = forecast.order(band, ladder.party(band))
    assert forecast.play(CONSTELLATION, band.rules, order, [1]) == forecast.play(CONSTELLATION, band.rules, order, [1])
