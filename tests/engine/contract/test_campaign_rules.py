"""What holds for the rules between battles of every game that has them."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from helpers.shipped import library
from helpers.states import allows, at, sheet
from horologium.engine.core.answerers import DiceBox, Router, play_on
from horologium.engine.core.ask import Choose
from horologium.engine.core.bots import RandomBot, bots_of
from horologium.engine.core.campaign import Carried, Place
from horologium.engine.core.speech import say
from horologium.engine.core.table import Table
from horologium.engine.rulesets import RULESETS

GAMES = [game for game in RULESETS.values() if game.campaign is not None]
PACKS = {
    "nova-aetas": "rehearsal",
    "constellation": "constellation",
    "demo": "demo",
    "village-attacks": "the-hollow-hour",
}
TOWN = Place("town", "Town")


@pytest.fixture(params=GAMES, ids=lambda game: game.id)
def game(request):
    return request.param


def content(game):
    return library().packs[PACKS[game.id]].content


def beginners(game):
    """As many as may begin together."""
    rules, found = game.campaign, content(game)
    cards: list[str] = []
    for card in rules.roster.candidates(found):
        muster = rules.roster.muster(at(found, company=rules.roster.begin(found, [*cards, card])), "")
        if not muster.faults and len(cards) < muster.most:
            cards.append(card)
    return rules.roster.begin(found, cards)


def first_mission(game):
    """The first mission of the first story."""
    plot = next(iter(content(game)["plots"].values()))
    return next(node.mission for node in plot.nodes if node.mission)


def party(game):
    """As many of them as may go into the first mission together."""
    found, company, mission = content(game), beginners(game), first_mission(game)
    going = replace(company, members=())
    for member in company.members:
        more = replace(going, members=(*going.members, member))
        muster = game.campaign.roster.muster(at(found, company=more), mission)
        if not muster.faults and len(more.members) <= muster.most:
            going = more
    return going


@cache
def battle(game, seed=3):
    """The first mission, fought at random."""
    setup = game.campaign.missions.set_up(
        at(content(game), company=party(game), carried=Carried()), first_mission(game)
    )
    table = Table(game, game.set_up(setup), spacing=1_000)
    play_on(table, Router(DiceBox(seed), {}, others=RandomBot(seed)))
    return table


def answered(rule, seed=1):
    bot, box, answer = RandomBot(seed), DiceBox(seed), None
    try:
        while True:
            request = next(rule) if answer is None else rule.send(answer)
            answer = bot.choose(request) if isinstance(request, Choose) else box.throw(request)
    except StopIteration as end:
        return end.value


def test_beginners_carry_and_pin_only_what_they_may(game):
    rules, found = game.campaign, content(game)
    company = beginners(game)
    for member in company.members:
        assert rules.loadout is None or allows(rules.loadout, found, member, member.ready).allowed
        held = rules.gear.slots(at(found, company=company), member.key) if rules.gear else ()
        assert all(slot.used <= slot.limit for slot in held)


def test_what_beginners_know_is_among_what_they_may_choose(game):
    rules, found = game.campaign, content(game)
    for member in beginners(game).members if rules.first_skills else ():
        first = rules.first_skills(found, member.card)
        assert set(member.known) <= set(first.among) <= set(rules.cards(found, "skill"))
        assert first.count > 0 < len(first.rules)


def test_every_card_has_a_name(game):
    found = {kind.key: game.campaign.cards(content(game), kind.key) for kind in game.campaign.data.kinds}
    assert all(found.values())
    assert all(spec.name for cards in found.values() for spec in cards.values())


def test_a_kind_is_named_once(game):
    keys = [kind.key for kind in game.campaign.data.kinds]
    assert len(keys) == len({*keys})


def everything(game, place=TOWN, company=None):
    """Every offer of every counter, each with its counter."""
    state, offers = at(content(game), place, company or beginners(game)), game.campaign.offers
    for counter in offers.counters(state) if offers else ():
        bearers = [member.key for member in state.company.members] if counter.scope == "member" else [""]
        for bearer in bearers:
            yield from ((counter, offer) for offer in offers.offers(state, counter.key, bearer))


def test_offers_name_cards_that_exist(game):
    rules, found = game.campaign, content(game)
    for _, offer in everything(game):
        if offer.face is None and offer.subject.id:
            assert offer.subject.id in rules.cards(found, offer.subject.kind)


def test_every_offer_is_done_by_a_deed_of_its_counter_and_brings_something(game):
    for counter, offer in everything(game):
        assert counter.deed(offer.deed).label
        assert offer.gives or offer.draws


def test_what_is_refused_has_a_reason_and_nothing_costs_less_than_nothing(game):
    for _, offer in everything(game):
        assert all(amount.count > 0 for amount in offer.verdict.cost)
        assert offer.most >= 1


def test_no_offer_of_a_counter_is_there_twice(game):
    keys = [(counter.key, offer.key, offer.whom, offer.variant) for counter, offer in everything(game)]
    assert len({*keys}) == len(keys)


def test_every_member_has_a_class_that_exists(game):
    rules, found = game.campaign, content(game)
    for member in beginners(game).members:
        grade = sheet(rules.roster, found, member).grade
        assert not grade or grade in rules.cards(found, "class")


def test_nothing_is_for_sale_in_a_town_without_services(game):
    here = [offer for counter, offer in everything(game) if counter.scope == "place"]
    assert bool(here) is (game.campaign.offers is not None)
    assert not any(offer.verdict.allowed for offer in here)


def test_counters_and_deeds_have_words_and_keys_of_their_own(game):
    counters = game.campaign.offers.counters(at(content(game))) if game.campaign.offers else ()
    assert len({counter.key for counter in counters}) == len(counters)
    for counter in counters:
        assert counter.title
        assert counter.sign
        assert len(counter.headings) == (4 if counter.scope == "place" else 0)
        assert set(counter.services) <= set(game.campaign.data.services)


def test_every_difficulty_is_explained_and_led_by_bots_that_exist(game):
    for difficulty, about in game.campaign.data.difficulties.items():
        assert about
        assert all(not bot or bot in bots_of(game) for bot in game.campaign.data.opponents.get(difficulty, {}).values())


def test_everybody_of_a_party_has_a_figure_and_opponents_have_seats(game):
    figures = {figure.key for figure in game.view(battle(game).state, None).figures}
    assert set(game.campaign.missions.figures(party(game)).values()) <= figures
    seats = {seat.key for seat in game.seats(battle(game).state)}
    assert set(game.campaign.data.opponents.get("normal", {})) < seats


def test_a_battle_ends_with_an_outcome_of_its_mission(game):
    known = game.campaign.missions.ends(content(game), first_mission(game)).outcomes
    assert game.campaign.missions.ended(battle(game).outcome) in known
    assert {*known.values()} == {True, False}


def test_what_a_battle_brings_home_is_a_result_that_could_be_entered_by_hand(game):
    rules, found, company = game.campaign, content(game), party(game)
    result = answered(rules.missions.bring_home(at(found, company=company), battle(game).state, plot=True))
    assert [each.member for each in result.members] == [member.key for member in company.members]
    assert rules.missions.ends(found, first_mission(game)).outcomes[result.outcome] == result.won
    assert list(rules.missions.check_result(at(found, company=company), first_mission(game), result)) == []


def test_bringing_a_battle_home_leaves_it_as_it_was(game):
    before = game.codec.dump(battle(game).state)
    answered(game.campaign.missions.bring_home(at(content(game), company=party(game)), battle(game).state, plot=True))
    assert game.codec.dump(battle(game).state) == before


def test_whoever_gives_up_has_lost(game):
    rules, found = game.campaign, content(game)
    setup = rules.missions.set_up(at(found, company=party(game), carried=Carried()), first_mission(game))
    state = game.set_up(setup)
    rules.missions.give_up(found, state)
    assert not rules.missions.ends(found, first_mission(game)).outcomes[rules.missions.ended(game.outcome(state))]


def test_the_steps_after_a_battle_have_titles_and_each_its_own_key(game):
    steps = game.campaign.steps
    assert len({step.key for step in steps}) == len(steps)
    assert all(step.title and step.rules for step in steps)


def test_coins_go_from_the_dearest_to_the_smallest(game):
    worths = [coin.worth for coin in game.campaign.data.coins]
    assert worths == sorted(worths, reverse=True)
    assert worths[-1:] in ([], [1])


def test_a_forecast_is_told_in_a_sentence_with_numbers(game):
    assert "5" in say(game.campaign.data.span, short=3, middle=5, long=8)
    assert game.campaign.data.rehearsals > 0
    assert game.campaign.data.energy or game.campaign.loadout is None
