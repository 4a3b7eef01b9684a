"""The story gives and takes, as far as there is something to take."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.tales import TALE, telling
from horologium.campaign.company import is_away
from horologium.campaign.consequences import give
from horologium.campaign.operations import Chance, Work
from horologium.campaign.records import ConditionRecord, MemberRecord, ThingRecord
from horologium.engine.core.plots import Gift


@pytest.fixture
def work(tmp_path):
    session = telling(tmp_path)
    return Work(session.books, TALE, TALE.campaign, session.pack, session.plot, Chance("seed"))


def test_coins_go_into_the_purse(work):
    assert give(work, [Gift("coins", amount=6)]) == "Received: 1 Fiorino 1 Popolino."
    assert work.books.standing.purse == 13


def test_no_more_coins_are_taken_than_there_are(work):
    assert give(work, [Gift("coins", amount=-50)]) == "Lost: 1 Fiorino 2 Popolini."
    assert (work.books.standing.purse, give(work, [Gift("coins", amount=-1)])) == (0, "")


def test_things_come_to_the_common_stock(work):
    assert give(work, [Gift("reagent", "ash", 2), Gift("equipment", "rope")]) == "Received: 2 × Ash and Rope."
    assert [(item.kind, item.card, item.holder) for item in work.books.all(ThingRecord)] == [
        ("reagent", "ash", ""), ("reagent", "ash", ""), ("equipment", "rope", ""),
    ]  # fmt: skip


def test_things_are_taken_from_the_stock_before_they_are_taken_from_heroes(work):
    work.books.put(ThingRecord("thing-x", "equipment", "rope", "member-ada"))
    give(work, [Gift("equipment", "rope")])
    assert give(work, [Gift("equipment", "rope", -1)]) == "Lost: Rope."
    assert [item.id for item in work.books.all(ThingRecord)] == ["thing-x"]
    assert give(work, [Gift("equipment", "rope", -3)]) == "Lost: Rope."


def test_knowledge_is_won_once_and_can_be_lost(work):
    assert give(work, [Gift("recipe", "flask"), Gift("recipe", "flask")]) == "Received: the recipe Flask."
    assert give(work, [Gift("achievement", "clever"), Gift("achievement", "clever", -1)]) == (
        "Received: the achievement Clever. Lost: the achievement Clever."
    )
    assert (work.books.marked("recipe", "flask"), work.books.marked("achievement", "clever")) == (1, 0)


def test_experience_goes_to_everybody_in_the_company(work):
    work.books.put(MemberRecord("member-bice", "bice", "Bice", bench=True))
    assert give(work, [Gift("experience", amount=2)]) == "Received: 2 experience for each hero."
    assert [hero.experience for hero in work.books.all(MemberRecord)] == [2, 0]


def test_a_hero_joins_with_what_they_bring(work):
    assert give(work, [Gift("hero", "bice")]) == "Bice joined the company."
    bice = work.books.all(MemberRecord)[-1]
    assert (bice.card, [item.card for item in work.books.all(ThingRecord) if item.holder == bice.id]) == (
        "bice",
        ["flask"],
    )


def test_a_hero_who_leaves_goes_to_the_bench_and_can_come_back(work):
    assert give(work, [Gift("hero", "ada", -1)]) == "Ada left the company."
    assert give(work, [Gift("hero", "ada", -1)]) == ""
    assert give(work, [Gift("hero", "ada")]) == "Ada joined the company."
    assert [(hero.card, hero.bench) for hero in work.books.all(MemberRecord)] == [("ada", False)]


def test_who_was_taken_away_while_on_the_bench_is_gone_as_well(work):
    work.books.put(replace(work.books.all(MemberRecord)[0], bench=True))
    assert give(work, [Gift("hero", "ada", -1)]) == "Ada left the company."
    assert is_away(work.books, work.books.all(MemberRecord)[0])


def test_a_flag_is_told_once_and_a_hidden_one_never(work):
    assert give(work, [Gift("flag", "paid"), Gift("flag", "paid"), Gift("flag", "doubt")]) == "The guard was paid."
    assert (work.books.marked("flag", "paid"), work.books.marked("flag", "doubt")) == (2, 1)


def test_a_flag_is_lowered_to_nothing_and_no_further(work):
    give(work, [Gift("flag", "paid"), Gift("flag", "paid", -5)])
    assert work.books.marked("flag", "paid") == 0


# Gifts for members

ALL = "all"


@pytest.fixture
def three(work):
    """Ada is captured; Bice sits on the bench, captured too; Caio is free."""
    work.books.put(MemberRecord("member-bice", "bice", "Bice", bench=True))
    work.books.put(MemberRecord("hero-caio", "caio", "Caio"))
    for id_ in ("member-ada", "member-bice"):
        work.books.put(ConditionRecord(f"condition-{id_}", id_, "state", "captured"))
    return work


def conditions(work):
    return [(one.bearer, one.card) for one in work.books.all(ConditionRecord)]


def test_a_vow_is_given_to_one_member(work):
    assert give(work, [Gift("vow", "fast", whom="ada")]) == "Ada: The Long Fast."
    assert conditions(work) == [("member-ada", "fast")]


def test_a_vow_may_be_the_company_s_own(work):
    assert give(work, [Gift("vow", "fast")]) == "The company: The Long Fast."
    assert conditions(work) == [("", "fast")]
    assert (
        give(work, [Gift("vow", "fast", -1), Gift("vow", "fast", -1)]) == "The company has got over it: The Long Fast."
    )
    assert conditions(work) == []


def test_everybody_gets_a_condition_also_who_is_on_the_bench(three):
    assert (
        give(three, [Gift("vow", "fast", whom=ALL)]) == "Ada: The Long Fast. Bice: The Long Fast. Caio: The Long Fast."
    )


def test_who_has_a_condition_is_freed(three):
    assert (
        give(three, [Gift("state", "captured", -1, ALL)])
        == "Ada has got over it: Captured. Bice has got over it: Captured."
    )
    assert conditions(three) == []


def test_a_gift_is_for_those_alone_who_have_a_condition(three):
    assert give(three, [Gift("experience", amount=2, having="captured")]) == "Ada: +2 experience. Bice: +2 experience."
    assert [hero.experience for hero in three.books.all(MemberRecord)] == [2, 2, 0]


def test_one_member_gets_something_only_with_the_condition(three):
    assert give(three, [Gift("boon", "zeal", whom="caio", having="captured")]) == ""
    assert give(three, [Gift("boon", "zeal", whom="ada", having="captured")]) == "Ada: Zeal."
    assert [hero.boons for hero in three.books.all(MemberRecord)] == [("zeal",), (), ()]


def test_a_boon_is_there_once_and_can_be_taken(work):
    give(work, [Gift("boon", "zeal", whom=ALL), Gift("boon", "zeal", whom=ALL)])
    assert work.books.all(MemberRecord)[0].boons == ("zeal",)
    assert give(work, [Gift("boon", "zeal", -1, ALL)]) == "Ada, no longer: Zeal."
    assert work.books.all(MemberRecord)[0].boons == ()


def test_whom_the_story_has_taken_away_gets_nothing(three):
    give(three, [Gift("hero", "caio", -1)])
    assert give(three, [Gift("vow", "fast", whom="caio")]) == ""


def test_a_member_learns_and_forgets_with_the_story(work):
    assert give(work, [Gift("trick", "whirl", whom="ada")]) == "Ada: Whirl."
    assert give(work, [Gift("trick", "whirl", -1, "ada")]) == "Ada, no longer: Whirl."


def test_a_rank_is_taken_from_those_who_have_it(work):
    work.books.put(replace(work.books.all(MemberRecord)[0], grade="captain"))
    give(work, [Gift("rank", "corporal", -1, "ada")])
    assert work.books.all(MemberRecord)[0].grade == "captain"
