"""Doing, taking back and doing again, with operations made for the purpose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from helpers.archives import MemoryArchive, TickingClock
from helpers.tales import TALE_RULES
from horologium.campaign.books import Change
from horologium.campaign.errors import Question, ReadOnly, Refused
from horologium.campaign.operations import Told
from horologium.campaign.records import Charter, MemberRecord, Standing
from horologium.campaign.session import CampaignSession
from horologium.engine.core.ask import Option, draw, pick
from horologium.engine.core.ruleset import Seat

CHARTER = Charter("one", "Test", "pack", "digest", "game", "plot", seed=7)
TABLE = Seat("table", "The table")


@dataclass(frozen=True, slots=True)
class Earn:
    name: ClassVar[str] = "earn"
    amount: int = 5

    def apply(self, work):
        if self.amount < 0:
            raise Refused("a purse holds no debts", ("X-1",))
        work.books.stand(purse=work.books.standing.purse + self.amount)
        return Told(f"earn {self.amount}", f"{self.amount} coins earned")


@dataclass(frozen=True, slots=True)
class DrawLots:
    name: ClassVar[str] = "draw-lots"

    def apply(self, work):
        card = work.chance.ask(self.rule())
        work.books.put(MemberRecord("member-1", card, card))
        return Told(f"draw {card}")

    @staticmethod
    def rule():
        first, *_ = yield from draw("X-2", TABLE, "lots", [str(n) for n in range(50)], 1)
        return first


@dataclass(frozen=True, slots=True)
class Choose:
    name: ClassVar[str] = "choose"

    def apply(self, work):
        option = work.chance.ask(pick("X-3", TABLE, [Option("left"), Option("right")]))
        work.books.put(MemberRecord("member-1", option.key, option.key))
        return Told(f"choose {option.key}")


@pytest.fixture
def archive():
    return MemoryArchive([CHARTER, Standing("one", "start", "camp", purse=1)])


@pytest.fixture
def session(archive):
    return CampaignSession(archive, None, None, TALE_RULES, None, TickingClock())


def test_an_operation_is_kept_and_told(session, archive):
    changed = session.do(Earn())
    assert (session.books.standing.purse, archive.chronicle().chapters[0].title) == (6, "5 coins earned")
    assert changed.touches("standing")
    assert not changed.touches("member", "thing")


def test_a_refused_operation_changes_nothing(session, archive):
    before = archive.digest()
    with pytest.raises(Refused, match="no debts"):
        session.do(Earn(-1))
    assert (archive.digest(), session.books.standing.purse, session.steps) == (before, 1, ())


def test_a_preview_changes_nothing_and_says_what_would_change(session, archive):
    before = archive.digest()
    preview = session.preview(Earn(9))
    assert [change.kind for change in preview.changes] == ["standing"]
    assert (archive.digest(), session.books.standing.purse) == (before, 1)
    assert session.refusal(Earn(-1)) == "a purse holds no debts"


def test_undo_and_redo_lead_to_the_same_digests(session, archive):
    digests = [archive.digest()]
    for amount in (1, 2, 3):
        session.do(Earn(amount))
        digests.append(archive.digest())
    for digest in reversed(digests[:-1]):
        session.undo()
        assert archive.digest() == digest
    for digest in digests[1:]:
        session.redo()
        assert archive.digest() == digest


def test_a_new_step_after_an_undo_ends_the_redo(session, archive):
    session.do(Earn(1))
    session.do(Earn(2))
    session.undo()
    session.do(Earn(4))
    assert session.can_redo() is None
    assert [(step.label, step.state) for step in archive.history] == [
        ("earn 1", "done"),
        ("earn 2", "abandoned"),
        ("earn 4", "done"),
    ]


def test_chance_falls_the_same_way_after_an_undo(session):
    session.do(DrawLots())
    first = session.books.get(MemberRecord, "member-1").card
    session.undo()
    session.do(DrawLots())
    assert session.books.get(MemberRecord, "member-1").card == first


def test_a_choice_that_was_not_made_is_asked_for(session):
    with pytest.raises(Question) as asked:
        session.do(Choose())
    assert asked.value.answers == ()
    session.do(Choose(), [("right",)])
    assert session.books.get(MemberRecord, "member-1").card == "right"


def test_an_answer_that_does_not_fit_is_refused_in_words(session, archive):
    before = archive.digest()
    with pytest.raises(Refused) as refused:
        session.do(Choose(), [("up",)])
    assert (refused.value.rules, archive.digest()) == (("X-3",), before)


def test_what_comes_back_by_undo_stands_where_it_stood(session):
    for number in (1, 2, 10):
        session.books.put(MemberRecord(f"member-{number}", "card", "name"))
    gone = session.books.get(MemberRecord, "member-2")
    session.books.drop(gone)
    session.books.close()
    session.books.apply([Change("member", gone.id, None, gone)])
    assert [hero.id for hero in session.books.all(MemberRecord)] == ["member-1", "member-2", "member-10"]


def test_nothing_can_be_done_to_a_campaign_that_is_only_looked_at(session, archive):
    archive.read_only = "another window holds this campaign"
    with pytest.raises(ReadOnly, match="another window"):
        session.do(Earn())


def test_camp_undo_does_not_reach_into_a_battle(session):
    session.do(Earn())
    session.books.stand(stage="battle")
    session.books.close()
    with pytest.raises(Refused, match="undo inside the battle"):
        session.undo()
