"""The contract suite notices a campaign that breaks its promises."""

from __future__ import annotations

from dataclasses import replace

import pytest

from helpers.pilgrimages import pilgrimage
from helpers.rover import founded
from helpers.shipped import shipped
from helpers.states import bent, with_ports
from horologium.campaign import books, consequences
from horologium.campaign.books import Books
from horologium.campaign.memory_archive import MemoryArchive
from horologium.campaign.ops import aftermath
from horologium.campaign.ops import offers as at_counters
from horologium.campaign.records import ConditionRecord, MemberRecord
from horologium.campaign.session import CampaignSession
from horologium.engine.core.sheets import TraitRows

EVENINGS = 6


def company(seed=1):
    """A campaign of the ladder in memory."""
    return founded(shipped("constellation"), "the-ladder-of-signs", seed)


def unmarked(patch, session):
    whole = CampaignSession._back
    patch.setattr(
        CampaignSession, "_back", lambda self, step: [each for each in whole(self, step) if each.kind != "mark"]
    )


def twice(patch, session):
    pay = at_counters.pay
    patch.setattr(at_counters, "pay", lambda work, price, rules: pay(work, 2 * price, rules))


def trace(patch, session):
    patch.setattr(Books, "roll_back", lambda self: self.close())


def untitled(patch, session):
    port = session.rules.offers
    said = bent(port, counters=lambda state: tuple(replace(each, title="") for each in port.counters(state)))
    with_ports(session, offers=said)


def unsigned(patch, session):
    port = session.rules.offers
    said = bent(port, counters=lambda state: tuple(replace(each, sign="") for each in port.counters(state)))
    with_ports(session, offers=said)


def nameless(patch, session):
    port = session.rules.roster

    def sheet(state, bearer):
        found = port.sheet(state, bearer)
        rows = tuple(replace(row, title="") for row in found.traits)
        return replace(found, sections=(TraitRows("", rows),))

    with_ports(session, roster=bent(port, sheet=sheet))


def painless(patch, session):
    shape = books._SHAPES["condition"]
    patch.setitem(books._SHAPES, "condition", shape._replace(dump=lambda each: shape.dump(replace(each, since=""))))


def kept_badly(patch, session):
    records = MemoryArchive.records
    patch.setattr(
        MemoryArchive, "records", lambda self: [each for each in records(self) if not isinstance(each, ConditionRecord)]
    )


def raw(patch, session):
    patch.setattr(consequences, "called", lambda pack, kind, id_: f"{{{id_}}}")


def sly_preview(patch, session):
    preview = CampaignSession.preview
    patch.setattr(CampaignSession, "preview", lambda self, wish: replace(preview(self, wish), changes=()))


def forgetful(patch, session):
    patch.setattr(aftermath.NextStep, "name", "another-step")


def impossible(patch, session):
    put = Books.put

    def odd(self, record):
        put(self, replace(record, experience=-1) if isinstance(record, MemberRecord) and record.bench else record)

    patch.setattr(Books, "put", odd)


FAULTS = {
    "an undo that forgets a mark": (unmarked, "not taken back exactly"),
    "an offer that charges twice": (twice, "another price"),
    "a refused step that leaves a mark": (trace, "has changed something|not without a trace"),
    "a counter without a title": (untitled, "has no title"),
    "a counter without a sign": (unsigned, "has no sign"),
    "a sheet row without a name": (nameless, "a row without a name"),
    "a condition that loses a day in a dump": (painless, "lost in a dump"),
    "conditions that are not read again": (kept_badly, "another campaign"),
    "a card without a name in the chronicle": (raw, "{"),
    "a preview that says nothing of what changes": (sly_preview, "not what was said"),
    "a step that the history does not know again": (forgetful, "no operation"),
    "a member that cannot be": (impossible, "this cannot be"),
}


@pytest.mark.parametrize(("plant", "words"), FAULTS.values(), ids=FAULTS)
def test_a_broken_promise_is_noticed(monkeypatch, plant, words):
    session = company()
    plant(monkeypatch, session)
    with pytest.raises(Exception, match=words) as caught:
        pilgrimage(session, 1, EVENINGS)
    assert "constellation/the-ladder-of-signs, seed 1" in caught.value.__notes__[0]
