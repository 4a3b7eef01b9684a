"""What the company itself brings into the next battle: two tactics of all that it knows."""

from __future__ import annotations

import pytest

from helpers.campaigns import refusal
from helpers.states import with_ports
from helpers.tales import telling
from horologium.campaign.affairs import state_of
from horologium.campaign.ops.learning import MakeReady
from horologium.engine.core.campaign import SlotUse, Verdict

MOST = 2


class Tactics:
    """A company brings two of what it knows; its members bring nothing."""

    def slots(self, state, bearer):
        return () if bearer else (SlotUse("tactic", "Tactics", len(state.company.ready), MOST),)

    def allows(self, state, bearer, cards):
        return Verdict("two tactics are the most" if len(cards) > MOST else "", ("TEST-01",))


@pytest.fixture
def session(tmp_path):
    session = with_ports(telling(tmp_path), loadout=Tactics())
    for name in ("press", "feint", "wall"):
        session.books.mark("recipe", name)
    session.books.close()
    return session


def ready(session):
    return state_of(session).company.ready


def test_what_is_chosen_is_at_hand_until_it_is_chosen_otherwise(session):
    session.do(MakeReady(("press", "wall")))
    assert ready(session) == ("press", "wall")
    session.do(MakeReady(("feint",)))
    assert ready(session) == ("feint",)


def test_undo_brings_back_what_was_at_hand_before(session):
    session.do(MakeReady(("press", "wall")))
    session.do(MakeReady(()))
    session.undo()
    assert ready(session) == ("press", "wall")


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        (("press", "feint", "wall"), "two tactics are the most"),
        (("charge",), "nobody here knows 'charge'"),
        ((), "just this is at hand already"),
    ],
)
def test_what_cannot_be_at_hand_is_refused(session, cards, why):
    assert refusal(session, MakeReady(cards)) == why


def test_in_a_game_of_members_alone_the_company_brings_nothing(session):
    with_ports(session, loadout=None)
    assert refusal(session, MakeReady(("press",))) == "nothing is chosen for a battle in this game"
