"""One operation behind every counter of any game: traps, contracts, implants, ransoms and lists that are drawn."""

from __future__ import annotations

import pytest

from helpers.campaigns import refusal, told
from helpers.fairs import WAGES, at_the_fair
from helpers.states import with_ports
from horologium.campaign.company import gear, shown
from horologium.campaign.offers import counters, offer_rows
from horologium.campaign.ops.offers import TakeOffers
from horologium.campaign.records import ConditionRecord, MemberRecord, ThingRecord
from horologium.engine.core.campaign import Verdict


class Hands:
    """A gear port that lets everybody hold everything."""

    def allows(self, state, bearer, cards):
        return Verdict()


def cards(session):
    return [item.card for item in session.books.all(ThingRecord)]


def test_a_trap_is_brewed_from_things_and_coins(tmp_path):
    session = at_the_fair(tmp_path, "ash", "ash", "ash")
    session.do(TakeOffers("brew", "brewer", ("trap",)))
    assert (cards(session), session.books.standing.purse) == (["ash", "rope", "rope"], 6)
    assert (told(session), session.can_undo().label) == ("2 × Rope from 2 × Ash", "brew 2 × Rope")
    session.undo()
    assert (cards(session), session.books.standing.purse) == (["ash", "ash", "ash"], 7)


def test_a_cost_in_things_is_multiplied_and_shown_with_what_is_there(tmp_path):
    session = at_the_fair(tmp_path, "ash", "ash", "ash")
    (row,) = offer_rows(session, "brewer")
    assert [(need.name, need.needed, need.there) for need in row.needs] == [("Ash", 2, 3)]
    why = refusal(session, row.operation(count=2))
    assert why == "the common stock does not have enough of 'Ash'"
    assert refusal(session, row.operation(count=4)) == "3 at once is the most, and 1 the least"


def test_what_is_taken_several_times_at_once_counts_so_often(tmp_path):
    session = at_the_fair(tmp_path, "ash", "ash", "ash", "ash")
    (row,) = offer_rows(session, "brewer")
    session.do(row.operation(count=2))
    assert session.books.standing.taken == (("brewer:trap", 2),)


def test_things_that_are_used_up_may_be_named(tmp_path):
    session = at_the_fair(tmp_path, "ash", "ash", "ash")
    session.do(TakeOffers("brew", "brewer", ("trap",), paying=("thing-1", "thing-2")))
    assert [item.id for item in session.books.all(ThingRecord) if item.card == "ash"] == ["thing-0"]


def test_a_contract_gives_a_member_and_tells_it(tmp_path):
    session = at_the_fair(tmp_path)
    (row,) = offer_rows(session, "office")
    assert (row.name, row.words, row.notes) == ("Bice", "1 Fiorino", (WAGES,))
    session.do(row.operation())
    assert [(hero.name, hero.experience) for hero in session.books.all(MemberRecord)] == [("Ada", 0), ("Bice", 4)]
    assert session.archive.chronicle(count=1).total == 0


def test_an_implant_goes_to_the_member_it_was_bought_for_once(tmp_path):
    session = at_the_fair(tmp_path)
    with_ports(session, gear=Hands())
    session.do(TakeOffers("fit", "clinic", ("eye",), "member-ada"))
    assert [item.card for item in gear(session.books, "member-ada")] == ["flask"]
    assert session.can_undo().label == "fit Ada with Flask"
    assert refusal(session, TakeOffers("fit", "clinic", ("eye",), "member-ada")) == "there is one eye too many"


@pytest.mark.parametrize(("offer", "purse", "left"), [("in-coins", 1, ["ash"]), ("for-one", 7, [])])
def test_a_ransom_is_paid_in_coins_or_in_captives(tmp_path, offer, purse, left):
    session = at_the_fair(tmp_path, "ash", captured=True)
    session.do(TakeOffers("ransom", "gaol", (offer,), "member-ada"))
    assert (session.books.all(ConditionRecord), session.books.standing.purse, cards(session)) == ([], purse, left)
    assert told(session) == "Ada is free"


def test_a_list_is_drawn_once_and_lies_there_during_the_visit(tmp_path):
    session = at_the_fair(tmp_path)
    session.do(TakeOffers("look", "list", ("look",)))
    (drawn,) = [amount.of.id for amount in shown(session.books) if amount.of.id]
    assert [row.key for row in offer_rows(session, "list")] == ["look", drawn]
    assert refusal(session, TakeOffers("look", "list", ("look",))) == "the list is out already"


def test_the_same_list_is_drawn_after_an_undo(tmp_path):
    session = at_the_fair(tmp_path)
    session.do(TakeOffers("look", "list", ("look",)))
    before = shown(session.books)
    session.undo()
    assert shown(session.books) == ()
    session.do(TakeOffers("look", "list", ("look",)))
    assert shown(session.books) == before


@pytest.mark.parametrize(
    ("operation", "why"),
    [
        (TakeOffers("brew", "stall", ("trap",)), "'stall' is not to be had in this game"),
        (TakeOffers("brew", "brewer", ("spear",)), "'spear' is not to be had in Rome"),
        (TakeOffers("sign", "brewer", ("trap",)), "this is not what is done here: 'sign'"),
        (TakeOffers("brew", "brewer", ()), "choose something first"),
        (TakeOffers("brew", "brewer", ("trap", "trap")), "everything can be had only once at a time"),
        (TakeOffers("brew", "brewer", ("trap",), "member-ada"), "this is for all: name no hero"),
        (TakeOffers("sleep", "keep", ("sleep",)), "the keep has burnt down"),
        (TakeOffers("fit", "clinic", ("eye",), "nobody"), "there is no member 'nobody' in this campaign"),
    ],
)
def test_what_is_not_offered_so_is_refused(tmp_path, operation, why):
    assert refusal(at_the_fair(tmp_path), operation) == why


def test_counters_stand_where_their_scope_says(tmp_path):
    session = at_the_fair(tmp_path)
    stands = {scope: [each.key for each in counters(session, scope)] for scope in ("place", "member", "company")}
    assert stands == {"place": ["brewer", "gaol", "list", "keep"], "member": ["clinic"], "company": ["office"]}


def test_a_game_where_nothing_is_to_be_had_has_no_counters(tmp_path):
    session = at_the_fair(tmp_path)
    with_ports(session, offers=None)
    assert counters(session, "place") == []
    assert refusal(session, TakeOffers("brew", "brewer", ("trap",))) == "'brewer' is not to be had in this game"
