"""All operations by name, and reading them back from the history."""

from __future__ import annotations

import dataclasses
import json

import pytest

from helpers.campaigns import founded, given, refusal
from helpers.deeds import open_market, sell_many
from horologium.campaign.ops import OPERATIONS, read_operation
from horologium.campaign.ops.heroes import Hire
from horologium.campaign.ops.learning import readying
from horologium.campaign.ops.offers import TakeOffers
from horologium.campaign.ops.repairs import Repair
from horologium.campaign.ops.settings import ChangeOptions
from horologium.engine.core.errors import BadData
from horologium.engine.core.shapes import shape_of


def test_operations_are_listed_in_order_under_their_own_names():
    assert list(OPERATIONS) == sorted(OPERATIONS)
    assert [operation.name for operation in OPERATIONS.values()] == list(OPERATIONS)


@pytest.mark.parametrize("operation", OPERATIONS.values(), ids=list(OPERATIONS))
def test_every_operation_is_a_frozen_value_that_can_be_kept(operation):
    assert dataclasses.is_dataclass(operation)
    assert operation.__dataclass_params__.frozen
    shape_of(operation)


def test_a_step_of_the_history_can_be_read_again():
    session = founded()
    hats = tuple(given(session, "hood", "kettle-hat"))
    wishes = [
        sell_many(hats),
        readying(session, "member-3", ("shove",)),
        ChangeOptions(options=(("collateral", "false"),)),
    ]
    for wish in wishes:
        session.do(wish)
    assert [read_operation(step.name, step.params)[0] for step in session.steps[-3:]] == wishes


def test_a_step_from_before_something_could_be_chosen_is_read_as_the_usual():
    operation, _ = read_operation("hire", '{"with": {"card": "rebecca", "player": ""}, "answers": []}')
    assert operation == Hire("rebecca")


def test_the_answers_are_read_again_too():
    session = founded()
    session.do(open_market())
    operation, answers = read_operation(session.steps[-1].name, session.steps[-1].params)
    assert (operation, len(answers), len(answers[0])) == (open_market(), 3, 3)


def test_a_deed_with_the_name_of_an_operation_is_read_as_what_is_done_at_its_counter():
    joining = TakeOffers("hire", "hire", ("rebecca",))
    operation, _ = read_operation("hire", json.dumps({"with": dataclasses.asdict(joining), "answers": []}))
    assert operation == joining


@pytest.mark.parametrize(
    ("name", "params"),
    [
        ("sell", '{"with": {"item": 3}, "answers": []}'),
        ("sell", "["),
        ("sell", "[]"),
        ("sell", '{"with": {"item": "thing-1"}}'),
        ("steal", '{"with": {}, "answers": []}'),
        ("steal", '{"with": {"deed": "sell", "counter": "sell", "offers": []}, "answers": []}'),
    ],
)
def test_what_does_not_fit_is_refused(name, params):
    with pytest.raises(BadData):
        read_operation(name, params)


def test_a_repair_is_read_but_not_done_again():
    operation, _ = read_operation("repair", '{"with": {"found": ["a hero is nobody\'s"]}, "answers": []}')
    assert operation == Repair(("a hero is nobody's",))
    assert "while it is closed" in refusal(founded(), operation)
