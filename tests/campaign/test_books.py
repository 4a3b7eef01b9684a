"""The books: what is worked out from them is kept until a record changes."""

from __future__ import annotations

import pytest

from horologium.campaign.books import Books
from horologium.campaign.company import company
from horologium.campaign.records import THE_ONE, MemberRecord, Standing, ThingRecord

ADA = MemberRecord("member-1", "ada", "Ada")


@pytest.fixture
def books():
    return Books([Standing(THE_ONE, "start", "camp", purse=3), ADA])


def test_the_company_is_made_once_while_nothing_changes(books):
    assert company(books, None, {}) is company(books, None, {})


def test_a_record_that_is_entered_or_struck_out_is_seen(books):
    before, rope = company(books, None, {}), ThingRecord("thing-1", "equipment", "rope", "member-1")
    books.put(rope)
    assert company(books, None, {}).cards("equipment", "member-1") == ("rope",)
    books.drop(rope)
    assert company(books, None, {}) == before


def test_what_is_taken_back_is_seen(books):
    books.stand(purse=9)
    assert company(books, None, {}).purse == 9
    books.roll_back()
    assert company(books, None, {}).purse == 3


def test_what_is_undone_is_seen(books):
    books.stand(purse=9)
    changes = books.close()
    assert company(books, None, {}).purse == 9
    books.apply(change.turned() for change in changes)
    assert company(books, None, {}).purse == 3
