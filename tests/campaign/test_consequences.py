"""Whatever happens to a company is entered in one place, as far as it can happen."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from helpers.levies import in_the_field
from helpers.tales import TALE, telling
from horologium.campaign.affairs import state_of
from horologium.campaign.company import is_away
from horologium.campaign.consequences import ENTERED, enter
from horologium.campaign.operations import Chance, Work
from horologium.campaign.records import ConditionRecord, MemberRecord, ThingRecord
from horologium.engine.core.consequences import NEWCOMER, Consequence, Verb, coins, consequence, experience


@pytest.fixture
def work(tmp_path):
    session = telling(tmp_path)
    return Work(session.books, TALE, TALE.campaign, session.pack, session.plot, Chance("seed"))


def ada(work):
    return work.books.get(MemberRecord, "member-ada")


def test_every_verb_can_be_entered():
    assert set(ENTERED) == set(get_args(Verb))


def test_a_purse_holds_no_debts(work):
    assert enter(work, [coins(-50)]).lost == ["1 Fiorino 2 Popolini"]
    assert work.books.standing.purse == 0


def test_experience_for_one_member_is_not_told_as_for_all(work):
    assert enter(work, [experience(3, "member-ada"), experience(-1, "member-ada")]).told() == ""
    assert ada(work).experience == 2


def test_nobody_owes_experience(work):
    enter(work, [experience(-3, "member-ada")])
    assert ada(work).experience == 0


def test_a_thing_remembers_how_it_came(work):
    enter(work, [consequence("thing", "reagent", "ash")], "fell from the sky")
    assert work.books.all(ThingRecord)[0].history[0].endswith(": fell from the sky")


def test_a_thing_that_is_named_goes_and_no_equal_one(work):
    enter(work, [consequence("thing", "reagent", "ash", 2)])
    first, second = work.books.all(ThingRecord)
    enter(work, [consequence("thing", "reagent", "ash", -1, key=second.id)])
    assert work.books.all(ThingRecord) == [first]


def test_what_a_member_loses_is_taken_from_their_hands(work):
    work.books.put(ThingRecord("thing-x", "equipment", "rope", "member-ada"))
    work.books.put(ThingRecord("thing-y", "equipment", "rope"))
    enter(work, [consequence("thing", "equipment", "rope", -2, "member-ada")])
    assert [item.id for item in work.books.all(ThingRecord)] == ["thing-y"]


def test_a_condition_knows_whom_and_since_when(work):
    enter(work, [consequence("condition", "injury", "cut", 1, "member-ada")], "The Mill")
    (found,) = work.books.all(ConditionRecord)
    assert (found.bearer, found.card, found.since) == ("member-ada", "cut", "The Mill")
    enter(work, [consequence("condition", "injury", "cut", -1, "member-ada", found.id)])
    assert work.books.all(ConditionRecord) == []


def test_what_a_member_has_learned_is_known_once(work):
    enter(work, [consequence("known", "skill", "leap", 1, "member-ada")] * 2)
    assert ada(work).known == ("leap",)
    enter(work, [consequence("known", "skill", "leap", -1, "member-ada")])
    assert ada(work).known == ()


def test_what_is_unlearned_is_not_at_hand_any_more(work):
    work.books.put(replace(ada(work), known=("leap", "duck"), ready=("leap", "duck")))
    enter(work, [consequence("known", "skill", "leap", -1, "member-ada")])
    assert (ada(work).known, ada(work).ready) == (("duck",), ("duck",))


def test_what_was_entered_from_the_table_stays_marked_when_it_is_won_again(work):
    enter(work, [consequence("known", "recipe", "flask")], from_table=True)
    enter(work, [consequence("known", "recipe", "flask")])
    assert work.books.marks("recipe")[0].by_hand == ("name",)


def test_what_was_set_by_hand_stays_marked_when_the_story_goes_on(work):
    enter(work, [consequence("flag", "flag", "bridge")], by_hand=True)
    enter(work, [consequence("flag", "flag", "bridge")])
    assert [(mark.count, mark.by_hand) for mark in work.books.marks("flag")] == [(2, ("count",))]


@pytest.mark.parametrize(
    ("what", "field"),
    [
        (experience(3, "member-ada"), "experience"),
        (consequence("known", "skill", "leap", 1, "member-ada"), "known"),
        (consequence("grade", "class", "knight", 1, "member-ada"), "grade"),
        (Consequence("trait", whom="member-ada", key="might"), "raises"),
        (consequence("boon", "boon", "bless", 1, "member-ada"), "boons"),
        (consequence("member", "hero", "ada", -1), "bench"),
    ],
)
def test_what_is_set_by_hand_is_marked_in_its_record(work, what, field):
    enter(work, [what], by_hand=True)
    assert ada(work).by_hand == (field,)


def test_what_is_taken_away_by_hand_is_remembered_by_whoever_had_it(work):
    enter(work, [consequence("condition", "injury", "cut", 1, "member-ada"), consequence("flag", "flag", "bridge")])
    enter(work, [consequence("thing", "reagent", "ash")])
    gone = (consequence("condition", "injury", "cut", -1, "member-ada"), consequence("flag", "flag", "bridge", -1))
    enter(work, [*gone, consequence("thing", "reagent", "ash", -1), coins(-1)], by_hand=True)
    assert ada(work).by_hand == ("injuries",)
    assert work.books.standing.by_hand == ("flag:bridge", "items", "purse")


def test_rules_that_speak_against_it_hold_no_hand_back(work):
    for by_hand in (False, True):
        enter(work, [consequence("thing", "reagent", "ash", 1, "member-ada")], by_hand=by_hand)
    assert [(item.holder, item.by_hand) for item in work.books.all(ThingRecord)] == [
        ("", ()), ("member-ada", ("card",)),
    ]  # fmt: skip


def test_one_of_several_members_of_a_card_comes_back(work):
    work.books.put(replace(ada(work), id="member-two", bench=True))
    enter(work, [consequence("member", "hero", "ada", key="member-two")])
    assert [hero.bench for hero in work.books.all(MemberRecord) if hero.card == "ada"] == [False, False]


def test_who_joins_may_bring_what_a_beginner_has_not(work):
    joined = consequence("member", "hero", "bice")
    enter(work, [joined, experience(4, NEWCOMER), consequence("condition", "state", "captured", whom=NEWCOMER)])
    bice = next(hero for hero in work.books.all(MemberRecord) if hero.card == "bice")
    assert (bice.experience, ada(work).experience) == (4, 0)
    assert [each.bearer for each in work.books.all(ConditionRecord)] == [bice.id]


def test_where_nobody_joins_a_newcomer_gets_nothing(work):
    enter(work, [consequence("member", "hero", "ada"), experience(4, NEWCOMER), coins(1)])
    assert (ada(work).experience, work.books.standing.purse) == (0, 8)


def test_rules_see_who_is_only_on_the_bench_and_who_is_gone(work):
    enter(work, [consequence("member", "hero", "ada", -1)])
    (gone,) = state_of(work).company.bench
    assert (gone.key, gone.bench, gone.away) == ("member-ada", True, True)
    enter(work, [consequence("member", "hero", "ada"), consequence("boon", "boon", "zeal", whom=NEWCOMER)])
    (back,) = state_of(work).company.members
    assert (back.boons, back.away) == (("zeal",), False)


# An army with losses


@pytest.fixture
def army(tmp_path, monkeypatch):
    return in_the_field(tmp_path, monkeypatch)


def archers(amount, key=""):
    return consequence("member", "troop", "archers", amount, key=key)


def here(work):
    return [hero.name for hero in work.books.all(MemberRecord) if not is_away(work.books, hero)]


def test_the_troop_that_is_named_is_lost_and_no_equal_one(army):
    enter(army, [archers(-1, "member-2")])
    assert here(army) == ["Archers", "The Maid"]


def test_troops_are_lost_one_after_the_other(army):
    assert enter(army, [archers(-3)]).news == ["Archers left the company.", "Archers 2 left the company."]
    assert here(army) == ["The Maid"]


def test_who_waits_on_the_bench_is_lost_last(army):
    army.books.put(replace(army.books.get(MemberRecord, "member-1"), bench=True))
    enter(army, [archers(-1)])
    assert here(army) == ["Archers", "The Maid"]


def test_another_troop_joins_under_a_name_of_its_own_as_long_as_there_is_one(army):
    assert enter(army, [archers(2)]).news == ["Archers 3 joined the company."]
    assert here(army) == ["Archers", "Archers 2", "The Maid", "Archers 3"]


def test_for_a_troop_that_was_lost_another_can_come(army):
    enter(army, [archers(-2), archers(3)])
    assert here(army) == ["The Maid", "Archers 3", "Archers 4", "Archers 5"]


def test_a_troop_that_is_named_comes_back_as_it_was(army):
    enter(army, [archers(-2), archers(1, "member-2")])
    assert here(army) == ["Archers 2", "The Maid"]


def test_somebody_there_is_but_once_joins_but_once(army):
    maid = consequence("member", "character", "maid")
    assert enter(army, [maid, replace(maid, amount=-1), replace(maid, amount=2)]).news == [
        "The Maid left the company.",
        "The Maid joined the company.",
    ]


def test_a_trait_is_raised_step_by_step(work):
    enter(work, [Consequence("trait", whom="member-ada", key="might")] * 2)
    assert ada(work).raises == (("might", 2),)


def test_a_boon_waits_for_the_next_battle(work):
    enter(work, [consequence("boon", "boon", "bless", 1, "member-ada")])
    assert ada(work).boons == ("bless",)


def test_no_more_is_taken_from_show_than_is_there(work):
    enter(work, [consequence("shown", "reagent", "ash", 2), consequence("shown", "reagent", "ash", -3)])
    assert work.books.marks("shown") == []
