"""A mission from the camp to the books, and what undo may take back of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.missions import (
    SATCHEL,
    at_review,
    bots,
    in_battle,
    in_camp,
    new_session,
    party,
    play_out,
    to_the_last_step,
)
from helpers.results import brings, counting, found, having, lesson, purse
from horologium.campaign import battle
from horologium.campaign.errors import Question, Refused
from horologium.campaign.ops.aftermath import FinishAftermath, NextStep
from horologium.campaign.ops.heroes import Bench
from horologium.campaign.ops.missions import (
    AbandonMission,
    BeginMission,
    CommitMission,
    FinishMission,
    ReopenMission,
    review,
)
from horologium.campaign.ops.story import AcceptSideMission
from horologium.campaign.records import ConditionRecord, Fought, MemberRecord, ThingRecord
from horologium.campaign.results import settle
from horologium.engine.core.consequences import consequence


def first(result):
    return result.members[0].member


def stage(session):
    return session.books.standing.stage


def last_entry(session):
    return session.archive.chronicle(count=1).chapters[0]


# Beginning


def test_a_mission_begins_with_a_party_and_a_battle():
    session = in_camp()
    session.do(BeginMission(party(session)))
    standing = session.books.standing
    assert (standing.stage, standing.battle, standing.party) == ("battle", "battle-1", party(session))
    assert last_entry(session).title == "The mission began: A Toll on the Road"


def test_a_mission_begins_in_camp_only():
    session = new_session()
    with pytest.raises(Refused, match="begins in camp"):
        session.do(BeginMission(party(session)))


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        (lambda heroes: (), "0 heroes were chosen"),
        (lambda heroes: (*heroes, *heroes, *heroes), "6 heroes were chosen"),
        (lambda heroes: (heroes[0], heroes[0]), "chosen twice"),
        (lambda heroes: ("member-99",), "there is no member"),
    ],
)
def test_a_party_that_cannot_go_is_refused(chosen, reason):
    session = in_camp()
    assert reason in session.refusal(BeginMission(chosen(party(session))))


def test_nobody_goes_from_the_bench():
    session = in_camp()
    heroes = party(session)
    session.do(Bench(heroes[0]))
    assert "on the bench" in session.refusal(BeginMission(heroes))


def test_pins_must_be_such_as_the_rules_allow():
    session = in_camp()
    hero = session.books.get(MemberRecord, party(session)[0])
    session.books.put(replace(hero, ready=(hero.known[0], hero.known[0])))
    session.books.close()
    assert session.refusal(BeginMission(party(session)))


def test_nobody_carries_more_than_the_rules_allow():
    session = in_camp()
    hero = party(session)[0]
    carried = next(item for item in session.books.all(ThingRecord) if item.holder == hero)
    for number in range(4):
        session.books.put(replace(carried, id=f"thing-9{number}"))
    session.books.close()
    assert "may not carry" in session.refusal(BeginMission(party(session)))


def test_players_take_seats_for_the_mission():
    session = in_camp()
    first, second = party(session)
    player = session.books.get(MemberRecord, second).player
    session.do(BeginMission((first, second), seats=((first, player), (second, ""))))
    assert [session.books.get(MemberRecord, key).player for key in (first, second)] == [player, ""]


def test_seats_are_for_those_who_go():
    session = in_camp()
    first, second = party(session)
    assert "does not go" in session.refusal(BeginMission((first,), seats=((second, ""),)))
    assert "no player" in session.refusal(BeginMission((first,), seats=((first, "player-99"),)))


# Leaving


def test_turning_back_before_the_first_answer_leads_to_camp():
    session, _ = in_battle()
    session.do(AbandonMission())
    assert (stage(session), session.books.standing.party, session.books.all(Fought)) == ("camp", (), [])


def test_a_mission_given_up_is_lost():
    session, fight = in_battle()
    fight.play_on(bots(session), 8)
    session.do(AbandonMission())
    assert stage(session) == "review"
    session.do(CommitMission())
    (fought,) = session.books.all(Fought)
    assert (fought.won, fought.outcome, session.books.standing.last_won) == (False, "time", "lost")
    assert "gave up" in last_entry(session).text


def test_a_mission_given_up_can_be_played_on():
    session, fight = in_battle()
    fight.play_on(bots(session), 8)
    session.do(AbandonMission())
    session.do(ReopenMission())
    assert battle.begin(session).table.digest() == fight.table.digest()


def test_what_is_over_cannot_be_given_up():
    session, fight = in_battle()
    fight.play_on(bots(session))
    assert "over" in session.refusal(AbandonMission())


def test_a_mission_is_finished_when_its_battle_is():
    session, fight = in_battle()
    assert "still goes on" in session.refusal(FinishMission())
    fight.play_on(bots(session))
    session.do(FinishMission())
    assert stage(session) == "review"


@pytest.mark.parametrize("operation", [AbandonMission(), FinishMission(), ReopenMission(), CommitMission()])
def test_without_a_battle_there_is_nothing_to_leave_or_confirm(operation):
    assert in_camp().refusal(operation)


# Review


def test_the_review_shows_what_the_commit_will_do():
    session = at_review()
    seen, before = review(session), session.archive.digest()
    assert session.archive.digest() == before
    session.do(CommitMission())
    (fought,) = session.books.all(Fought)
    assert [card for _, card in fought.loot] == [*found(seen.result, "loot")]
    assert (fought.coins, fought.outcome) == (purse(seen.result), seen.result.outcome)
    assert last_entry(session).text == seen.text


def test_the_review_lists_what_would_change():
    rows = {(row.section, row.what): (row.left, row.right) for row in review(at_review()).changes}
    assert rows["Story", "Purse"] == ("4 Fiorini", "5 Fiorini 1 Popolino")
    assert rows["Story", "Battles of the plot"] == ("0", "1")


def test_the_share_of_lost_loot_is_asked_where_players_draw_themselves():
    session = given_up_with_loot()
    with pytest.raises(Question) as asked:
        review(session)
    card = asked.value.request.cards[0]
    assert found(review(session, answers=[(card,)]).result, "loot") == (card,)
    session.do(CommitMission(), [(card,)])
    assert session.books.all(Fought)[0].loot == (("reagent", card),)


def given_up_with_loot():
    """A mission of players with real dice, given up when two cards of loot lie there."""
    session, fight = in_battle(dice="typed")
    router = bots(session)
    router.chance = battle.CampaignDice("typed by somebody")
    while len(fight.table.state.loot) < 2:
        fight.play_on(router, 1)
    session.do(AbandonMission())
    return session


def test_an_answer_that_does_not_fit_is_refused():
    session = given_up_with_loot()
    with pytest.raises(Refused, match="no such card"):
        session.do(CommitMission(), [("no such card",)])


# Confirming


def test_a_commit_is_one_step_with_everything_in_it():
    session = at_review()
    steps, before = len(session.steps), session.books.standing.purse
    result = review(session).result
    session.do(CommitMission())
    assert len(session.steps) == steps + 1
    assert (stage(session), session.books.standing.purse) == ("aftermath", before + purse(result))
    reagents = [item.card for item in session.books.all(ThingRecord) if item.kind == "reagent"]
    assert sorted(reagents) == sorted(found(result, "loot"))


def test_heroes_keep_a_service_record():
    session = at_review()
    result = review(session).result
    session.do(CommitMission())
    for each in result.members:
        hero = session.books.get(MemberRecord, each.member)
        served = dict(hero.service)
        assert (served["missions"], served["victories"], hero.experience) == (1, 1, lesson(result))
        assert {stat: served.get(stat, 0) for stat in dict(each.stats)} == dict(each.stats)


def test_boons_are_used_up_by_a_battle():
    session = at_review()
    hero = session.books.get(MemberRecord, party(session)[0])
    session.books.put(replace(hero, boons=("blessing",)))
    session.books.close()
    session.do(CommitMission())
    assert session.books.get(MemberRecord, hero.id).boons == ()


def test_a_whole_copy_is_kept_before_a_mission_and_before_its_commit():
    session = at_review()
    session.do(CommitMission())
    assert session.archive.snapshots == ["begin-mission", "commit-mission"]


def test_the_account_names_the_last_blow_and_the_loot():
    session = at_review()
    session.do(CommitMission())
    entry = last_entry(session)
    assert (entry.kind, entry.battle, entry.title) == ("battle", "battle-1", "A Toll on the Road was won")
    assert "struck the last blow" in entry.text
    assert "Loot: " in entry.text


def test_the_story_keeps_the_flags_that_it_knows_and_counts_them():
    session = at_review()
    work = session.work(CommitMission())
    settle(work, having(review(session).result, *brings(flags=("bridge", "smoke", "bridge"))))
    assert (work.books.marked("flag", "bridge"), work.books.marked("flag", "smoke")) == (2, 0)


# Corrections


def test_a_corrected_value_counts_and_is_marked_for_good():
    session = at_review()
    result = review(session).result
    key = result.members[0].member
    session.do(CommitMission(having(counting(result, key, kills=9), *brings(coins=1))))
    (fought,) = session.books.all(Fought)
    assert fought.by_hand == ("coin", f"{key}.kills")
    assert dict(session.books.get(MemberRecord, key).service)["kills"] == 9
    assert "Corrected by hand." in last_entry(session).text


def test_a_result_confirmed_as_it_is_is_not_marked():
    session = at_review()
    session.do(CommitMission(review(session).result))
    assert session.books.all(Fought)[0].by_hand == ()


def test_injuries_gains_and_losses_are_entered():
    session = at_review()
    result, key = review(session).result, party(session)[0]
    lost = next(item for item in session.books.all(ThingRecord) if item.holder == key)
    hurt = brings(key, injuries=("broken-arm",), lost=(lost.card,), gained=(lost.card,))
    session.do(CommitMission(having(counting(result, key, knocked_out=1), *hurt)))
    (injury,) = session.books.all(ConditionRecord)
    again = [item for item in session.books.all(ThingRecord) if (item.holder, item.card) == (key, lost.card)]
    assert (injury.bearer, injury.card, injury.since) == (key, "broken-arm", "A Toll on the Road")
    assert lost.id not in [item.id for item in again]
    assert len(again) == 1


@pytest.mark.parametrize(
    ("correct", "reason"),
    [
        (lambda result: replace(result, outcome="moonrise"), "cannot end with 'moonrise'"),
        (lambda result: replace(result, won=False), "is a victory"),
        (lambda result: having(result, *brings(loot=("cheese",))), "no reagent 'cheese'"),
        (lambda result: having(result, *brings(flags=("cheese",))), "no flag 'cheese'"),
        (lambda result: having(result, *brings(recipes=("cheese",))), "no recipe 'cheese'"),
        (lambda result: having(result, *brings(achievements=("cheese",))), "no achievement 'cheese'"),
        (lambda result: having(result, *brings(coins=-500)), "than the purse holds"),
        (lambda result: replace(result, members=result.members[:1]), "exactly those who went"),
        (lambda result: counting(result, first(result), taken=-1), "must be from 0"),
        (lambda result: having(result, *brings(first(result), injuries=("cheese",))), "no injury 'cheese'"),
        (lambda result: having(result, *brings(first(result), lost=("war-hammer",))), "was not carried"),
        (lambda result: having(result, *brings("member-99", loot=("mandrake",))), "exactly those who went"),
        (lambda result: having(result, consequence("thing", "injury", "limp")), "cannot bring 'limp' in this way"),
        (lambda result: having(result, consequence("gauge", "gauge", "dread")), "cannot bring 'dread' in this way"),
        (lambda result: having(result, consequence("thing", "reagent", "sage", 10**9)), "Sage must be from -9999"),
        (lambda result: counting(result, first(result), frags=1), "nobody counts 'frags'"),
    ],
)
def test_a_correction_that_cannot_be_is_refused(correct, reason):
    session = at_review()
    wrong = correct(review(session).result)
    assert reason in session.refusal(CommitMission(wrong))


def test_a_result_of_others_does_not_pass_for_this_one():
    session = at_review()
    result = review(session).result
    extra = replace(result, members=(*result.members, result.members[0]))
    assert "exactly those who went" in session.refusal(CommitMission(extra))


def test_a_battle_of_others_cannot_be_brought_home():
    session = at_review()
    session.books.stand(party=party(session)[:1])
    session.books.close()
    assert "cannot be brought home" in session.refusal(CommitMission())


# Side missions


def test_a_side_mission_is_played_like_any_other_and_leads_back():
    session = in_camp()
    session.do(AcceptSideMission("errand"))
    play_out(session)
    session.do(CommitMission())
    (fought,) = session.books.all(Fought)
    assert (fought.mission, fought.side, session.books.standing.battles) == (SATCHEL, True, 0)
    assert session.books.standing.last_won == ""
    to_the_last_step(session)
    session.do(FinishAftermath())
    standing = session.books.standing
    assert (standing.stage, standing.node, standing.side, standing.town) == ("camp", "toll", "", "viterbo")


def test_a_side_mission_accepted_after_a_battle_leads_back_to_its_step():
    session = play_out(in_camp())
    session.do(CommitMission())
    while session.books.standing.step != "tavern":
        session.do(NextStep())
    session.do(AcceptSideMission("errand"))
    play_out(session)
    session.do(CommitMission())
    to_the_last_step(session)
    session.do(FinishAftermath())
    assert (stage(session), session.books.standing.step) == ("aftermath", "tavern")
