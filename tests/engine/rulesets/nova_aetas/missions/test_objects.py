"""Loot, crates, chests and levers."""

from __future__ import annotations

import pytest

from helpers.nova import faces
from helpers.nova_missions import do, event, keys, noted, quest, token
from helpers.script import play
from horologium.engine.core.ask import Choose, Draw, Roll
from horologium.engine.kit.decks import Deck
from horologium.engine.rulesets.nova_aetas.missions.mission import actions, perform, settle
from horologium.engine.rulesets.nova_aetas.state import Item


def act(battle, hero, key, *answers):
    action = next(one for one in actions(battle, hero) if one.key == key)
    play(perform(battle, hero, action), list(answers))


@pytest.mark.rule("NAR-TOK-01", "NAR-REA-04", "NAR-ACN-19")
def test_a_loot_token_beside_gives_one_unseen_reagent_of_the_deck_chosen():
    battle, hero = quest("D4", tokens=(token("loot", "D5"),))
    act(battle, hero, "collect:loot", (Choose, ("alchemia",)), (Draw, ("sage",)))
    assert [(card.deck, card.reagent, card.face_up) for card in battle.loot] == [("alchemia", "sage", False)]
    assert (battle.tokens, battle.active.ap, hero.at) == ([], 4, battle.now + 1)


@pytest.mark.rule("NAR-TOK-01")
@pytest.mark.parametrize(("square", "reached"), [("D5", True), ("D4", True), ("E5", False), ("D6", False)])
def test_a_loot_token_is_picked_up_from_its_own_square_or_one_beside(square, reached):
    battle, hero = quest("D4", tokens=(token("loot", square, deck="pecunia"),))
    assert bool(actions(battle, hero)) is reached


@pytest.mark.rule("NAR-REA-04")
def test_nobody_sees_which_reagent_was_drawn():
    battle, hero = quest("D4", tokens=(token("loot", "D5", deck="elementum"),))
    rule = perform(battle, hero, actions(battle, hero)[0])
    assert next(rule).secret
    with pytest.raises(StopIteration):
        rule.send(("ember",))
    assert not any("ember" in entry.facts.values() for entry in battle.journal.entries)


@pytest.mark.rule("NAR-TOK-02", "NAR-TOK-03", "NAR-ACN-20")
@pytest.mark.parametrize("kind", ["objective", "bucket"])
def test_objectives_and_buckets_are_picked_up_and_the_mission_says_what_that_means(kind):
    events = (event("collected", "relic", do("raise-flag", "found")),)
    battle, hero = quest("D4", tokens=(token(kind, "C4", "relic"),), events=events)
    act(battle, hero, "collect:relic")
    play(settle(battle), [])
    assert (battle.tokens, battle.flags["found"], battle.flags["collected:relic"]) == ([], 1, 1)


@pytest.mark.rule("NAR-TOK-02", "NAR-TOK-04", "NAR-TOK-05", "NAR-ACN-21")
@pytest.mark.parametrize("kind", ["lever", "fire"])
def test_a_lever_or_fire_beside_is_used_and_stays(kind):
    events = (event("interacted", "wheel", do("raise-flag", "sluice")),)
    battle, hero = quest("D4", tokens=(token(kind, "C4", "wheel"),), events=events)
    act(battle, hero, "interact:wheel")
    play(settle(battle), [])
    assert (battle.flags["sluice"], battle.active.ap, len(battle.tokens)) == (1, 4, 1)


@pytest.mark.rule("NAR-ACN-21")
def test_what_a_hero_stands_on_or_far_from_cannot_be_interacted_with():
    battle, hero = quest("D4", tokens=(token("lever", "D4"), token("lever", "D6")))
    assert actions(battle, hero) == []


@pytest.mark.rule("NAR-ACN-22")
def test_a_mission_may_set_another_cost_and_another_use():
    tokens = (
        token("lever", "C4", cost=3),
        token("objective", "D5", use="none"),
        token("objective", "E4", use="interact"),
    )
    battle, hero = quest("D4", tokens=tokens)
    assert {action.key: action.cost for action in actions(battle, hero)} == {
        "interact:lever": 3,
        "interact:objective-2": 1,
    }


@pytest.mark.rule("NAR-MIS-31", "NAR-ACN-20")
def test_a_crate_gives_a_random_card_of_the_stock_to_the_hero():
    battle, hero = quest("D4", tokens=(token("crate", "D4"),))
    battle.crates = Deck("crates", ["draught", "hood"])
    act(battle, hero, "collect:crate", (Draw, ("draught",)), (Choose, ("take",)))
    assert ([item.card for item in hero.items], battle.crates.cards) == (["draught"], ["hood"])


@pytest.mark.rule("NAR-MIS-31")
def test_a_crate_may_hold_money():
    battle, hero = quest("D4", tokens=(token("crate", "D4"),))
    battle.crates = Deck("crates", ["4-popolini"])
    act(battle, hero, "collect:crate", (Draw, ("4-popolini",)))
    assert battle.coins == 4


@pytest.mark.rule("NAR-EQP-06", "NAR-EQP-04")
def test_what_the_finder_does_not_take_goes_to_the_stock():
    battle, hero = quest("D4", tokens=(token("crate", "D4"),))
    battle.crates = Deck("crates", ["draught"])
    act(battle, hero, "collect:crate", (Draw, ("draught",)), (Choose, ("refuse",)))
    assert (hero.items, battle.stock) == ([], ["draught"])


@pytest.mark.rule("NAR-EQP-06")
def test_a_find_that_does_not_fit_pushes_a_card_of_its_slot_into_the_stock():
    battle, hero = quest("D4", tokens=(token("crate", "D4"),))
    hero.items.append(Item("valerio-hood", "hood"))
    battle.crates = Deck("crates", ["kettle-hat"])
    act(battle, hero, "collect:crate", (Draw, ("kettle-hat",)), (Choose, ("take",)))
    assert ([item.card for item in hero.items], battle.stock) == (["kettle-hat"], ["hood"])


def test_an_empty_stock_leaves_an_empty_crate():
    battle, hero = quest("D4", tokens=(token("crate", "D4"),))
    act(battle, hero, "collect:crate")
    assert (battle.tokens, hero.items) == ([], [])


@pytest.mark.rule("NAR-EX-02", "NAR-TST-05", "NAR-TST-06", "NAR-MIS-31")
def test_two_successes_leave_a_chest_closed_and_she_may_pay_and_try_again():
    battle, hero = quest("D4", tokens=(token("chest", "D5"),))
    act(battle, hero, "open:chest", (Roll, faces(5, 8, 1, 2, 3)))
    assert (len(battle.tokens), battle.active.ap, hero.at) == (1, 3, battle.now + 2)
    assert keys(actions(battle, hero)) == ["open:chest", "force:chest"]


@pytest.mark.rule("NAR-MIS-31")
def test_three_successes_open_a_chest_with_two_reagents_of_the_decks_chosen():
    battle, hero = quest("D4", tokens=(token("chest", "D5"),))
    answers = [(Choose, ("pecunia",)), (Draw, ("ruby",)), (Choose, ("elementum",)), (Draw, ("ember",))]
    act(battle, hero, "open:chest", (Roll, faces(5, 6, 7, 1, 1)), *answers)
    assert [card.reagent for card in battle.loot] == ["ruby", "ember"]
    assert battle.news == ["interacted:chest"]


@pytest.mark.rule("NAR-MIS-31")
def test_force_opens_a_chest_by_a_physical_test_and_the_mission_hears_of_it():
    battle, hero = quest("D4", tokens=(token("chest", "D5", "box", deck="alchemia"),))
    act(battle, hero, "force:box", (Roll, faces(5, 6, 7, 1)), (Draw, ("sage",)), (Draw, ("sage",)))
    assert "forced:box" in battle.news


@pytest.mark.rule("NAR-REA-03")
def test_a_deck_without_cards_gives_nothing():
    battle, hero = quest("D4", tokens=(token("loot", "D5", deck="pecunia"),))
    battle.reagents["pecunia"].cards.clear()
    act(battle, hero, "collect:loot")
    assert (battle.loot, noted(battle, "collected")[0]["figure"]) == ([], "valerio")
