"""When an operation is in time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.campaigns import at, founded, given, hero, hurt, refused, set_hero
from helpers.deeds import buy, craft, exchange, favour, learn_skill, open_market, sell_many, surgery
from helpers.states import with_ports
from horologium.campaign.evening import steps
from horologium.campaign.ops.gear import Unequip
from horologium.campaign.ops.heroes import Bench, RenameHero
from horologium.campaign.ops.learning import MakeMemberReady, clearing
from horologium.engine.core.speech import TONGUE, Tongue

TRADE = (
    buy("equipment", "hood"),
    open_market(),
    sell_many(("thing-4",)),
    favour("rumour"),
    craft("fire-flask"),
    exchange(),
)


@pytest.mark.parametrize(
    ("stage", "why"),
    [
        ("battle", "a battle is on: first finish it or leave it"),
        ("review", "the battle is not in the books yet: first confirm its result"),
        ("scene", "the story goes on first: read the scene to its end"),
        ("over", "the story is over"),
    ],
)
@pytest.mark.parametrize("operation", TRADE, ids=lambda operation: operation.name)
def test_towns_are_open_in_camp_and_after_battles_only(operation, stage, why):
    assert refused(at(founded(), stage), operation) == (why, ())


@pytest.mark.parametrize("stage", ["battle", "review"])
@pytest.mark.parametrize(
    "operation",
    [Unequip("thing-4"), RenameHero("member-3", "Gian"), MakeMemberReady("reset-pins", "member-3"), Bench("member-3")],
    ids=lambda operation: operation.name,
)
def test_names_gear_and_pins_wait_for_the_end_of_a_battle(operation, stage):
    assert "battle" in refused(at(founded(), stage), operation)[0]


@pytest.mark.parametrize("stage", ["scene", "camp", "aftermath", "over"])
def test_gear_and_pins_can_be_changed_at_any_other_time(stage):
    session = at(founded(), stage)
    session.do(Unequip("thing-4"))
    session.do(clearing(session, hero(session, "valerio").id))


def test_after_a_battle_each_service_waits_for_its_step():
    session = at(founded(), "aftermath", step="loot")
    assert refused(session, buy("equipment", "hood")) == (
        "this comes later, at the step 'Town'",
        ("NAR-END-02", "NAR-END-04", "NAR-MIS-19"),
    )


@pytest.mark.parametrize("step", ["town", "workshop", "save"])
def test_the_town_stays_open_from_its_step_on(step):
    at(founded(), "aftermath", step=step).do(buy("equipment", "hood"))


def test_learning_comes_before_the_town():
    session = founded()
    set_hero(session, "valerio", experience=2)
    injury, who = hurt(session, "valerio"), hero(session, "valerio").id
    at(session, "aftermath", step="experience").do(learn_skill(who, "witness-me"))
    assert "this comes later" in refused(session, surgery(injury))[0]


def test_a_game_without_such_a_step_is_open_at_once():
    session = at(founded(), "aftermath", step="loot")
    with_ports(session, steps=())
    given(session, "sulphur", "ember", ware="reagent")
    session.do(craft("fire-flask"))


def test_what_comes_with_a_step_that_is_not_wanted_after_a_battle_is_not_to_be_had():
    session = at(founded(), "aftermath", step="loot")
    steps = [replace(step, wanted=lambda state: False) if step.key == "town" else step for step in session.rules.steps]
    with_ports(session, steps=tuple(steps))
    assert refused(session, buy("equipment", "hood"))[0] == "after this battle there is no time for it"
    assert "there is no time" not in refused(at(session, "camp"), buy("equipment", "nothing"))[0]


def test_steps_are_told_in_the_language_of_the_table():
    session = at(founded(), "aftermath", step="loot")
    before = TONGUE.set(Tongue("shouted", str.upper))
    try:
        told = [step.title for step in steps(session)]
    finally:
        TONGUE.reset(before)
    assert told[:2] == ["OUTCOME", "LOOT"]
