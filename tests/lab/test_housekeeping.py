"""What a bot does between battles: it heals, learns, buys, crafts and equips."""

from __future__ import annotations

from dataclasses import replace

from helpers.labs import ORIGIN, rehearsal
from helpers.states import allows
from horologium.campaign.affairs import member_of
from horologium.campaign.company import gear, stock
from horologium.campaign.founding import plots_of
from horologium.campaign.memory_archive import MemoryArchive, StillClock
from horologium.campaign.records import ConditionRecord, MemberRecord, ThingRecord
from horologium.campaign.session import CampaignSession
from horologium.engine.core.chance import SplitMix
from horologium.lab import bot_campaigns
from horologium.lab.bot_campaigns import Journey
from horologium.lab.housekeeping import CompanyJudge, Housekeeper
from horologium.lab.packs import game_of

PLOT = "the-rehearsal"


def camp(*records, recipes=(), **standing):
    """A company in camp, in a town that has everything, with an empty purse; and who keeps house for it."""
    plot = plots_of(rehearsal())[PLOT]
    new, _ = bot_campaigns._founded(rehearsal(), plot, Journey(ORIGIN, PLOT, 0, 7, "normal"), SplitMix(7))
    for record in records:
        new.books.put(record)
    for card in recipes:
        new.books.mark("recipe", card)
    new.books.stand(**{"stage": "camp", "town": "florence", "purse": 0, **standing})
    archive = MemoryArchive(list(new.books.records()))
    session = CampaignSession(archive, new.pack, new.ruleset, new.rules, plot, StillClock())
    return session, Housekeeper(session, game_of(rehearsal())[2], SplitMix(1))


def somebody():
    return camp()[0].books.all(MemberRecord)[0]


def limping():
    return ConditionRecord("condition-90", somebody().id, "injury", "limp")


def reagents(*cards):
    return [ThingRecord(f"thing-{number}", "reagent", card) for number, card in enumerate(cards, 90)]


def cards(session, hero):
    return [item.card for item in gear(session.books, hero.id)]


def hero_called(session, card):
    return next(hero for hero in session.books.all(MemberRecord) if hero.card == card)


def test_better_armour_is_bought_and_worn():
    session, house = camp(purse=300)
    house.shop()
    assert {"brigandine", "plate-cuirass"} & {*cards(session, hero_called(session, "valerio"))}


def test_an_empty_purse_buys_nothing():
    session, house = camp()
    before = [cards(session, hero) for hero in session.books.all(MemberRecord)]
    house.shop()
    assert [cards(session, hero) for hero in session.books.all(MemberRecord)] == before


def test_injuries_are_healed_before_anything_is_bought():
    session, house = camp(limping(), purse=10)
    house.shop()
    assert not session.books.all(ConditionRecord)


def test_coins_are_kept_for_a_surgeon_who_is_elsewhere():
    session, house = camp(limping(), town="bolsena", purse=10)
    house.shop()
    assert session.books.standing.purse == 10


def test_the_company_travels_to_a_surgeon():
    session, house = camp(limping(), town="bolsena", purse=20)
    house.errand()
    assert session.books.standing.town in ("viterbo", "siena")


def test_without_an_errand_the_company_stays():
    session, house = camp(purse=20)
    house.errand()
    assert session.books.standing.town == "florence"


def test_reagents_that_no_recipe_needs_are_sold():
    session, house = camp(*reagents("ruby"))
    house.shop()
    assert not [item for item in stock(session.books, "reagent") if item.card == "ruby"]


def test_reagents_of_a_known_recipe_are_kept_and_used():
    session, house = camp(*reagents("clay-of-earth", "clay-of-earth", "silk-bolt"), recipes=["gambeson-of-clay"])
    house.shop()
    house.craft()
    assert any("gambeson-of-clay" in cards(session, hero) for hero in session.books.all(MemberRecord))


def test_a_class_is_not_taken_too_early():
    session, house = camp(battles=3)
    house.learn()
    assert not any(hero.grade for hero in session.books.all(MemberRecord))


def test_a_class_is_taken_as_soon_as_it_is_due():
    session, house = camp(battles=4)
    house.learn()
    assert all(hero.grade for hero in session.books.all(MemberRecord))


def test_skills_that_can_be_pinned_are_learned_first():
    session, house = camp(replace(somebody(), experience=2))
    house.learn()
    house.outfit()
    assert len(session.books.get(MemberRecord, somebody().id).ready) == 4


def test_who_cannot_pin_more_saves_for_an_advanced_class():
    session, house = camp(replace(somebody(), experience=4))
    house.learn()
    assert session.books.get(MemberRecord, somebody().id).experience > 0


def test_a_weapon_is_not_given_away_for_a_shield():
    fits = CompanyJudge(camp()[0], game_of(rehearsal())[2]).fits("tower-shield")
    assert fits
    assert not any("sword" in fit.away for fit in fits)


def test_the_best_skills_are_pinned_within_the_diamonds():
    session, _ = camp()
    content = session.pack.content
    first = content["classes"][content["heroes"][somebody().card].starting_class].skills
    who = replace(member_of(session, somebody().id), known=first)
    pins = CompanyJudge(session, game_of(rehearsal())[2]).ready(who)
    assert len(pins) == 4
    assert allows(session.rules.loadout, content, who, pins).allowed
