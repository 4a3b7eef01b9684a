"""What a campaign of any game promises of every operation, and of what is kept of it.

``watched`` does an operation in place of a session and looks at all that was promised: whatever is asked, refused or
only tried changes nothing, a preview says what happens, undo and redo are exact, and the history knows the wish again.
"""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from horologium.campaign.affairs import state_of
from horologium.campaign.books import dump, load
from horologium.campaign.errors import CampaignError, Question, Refused
from horologium.campaign.memory_archive import MemoryArchive
from horologium.campaign.offers import offer_rows
from horologium.campaign.ops import read_operation
from horologium.campaign.ops.offers import TakeOffers
from horologium.campaign.own import faults, parts_of
from horologium.campaign.record_rules import impossible
from horologium.campaign.records import KIND_OF, Fought, MemberRecord, Standing, ThingRecord
from horologium.campaign.session import CampaignSession
from horologium.engine.core.codec import canonical
from horologium.store import check_up as store_check_up
from horologium.store.archive import SqlArchive

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from horologium.campaign.books import Change
    from horologium.campaign.operations import Operation
    from horologium.campaign.records import Record
    from horologium.campaign.session import Preview


class Kept(NamedTuple):
    """All that is so in a campaign: the books in memory, and what lies in the archive."""

    books: dict[tuple[str, str], Record]
    archive: Any

    @classmethod
    def of(cls, session: CampaignSession) -> Kept:
        """As it is now; an archive in memory is looked at record by record, which is as sharp as its digest."""
        archive = session.archive
        kept = dict(archive.kept) if isinstance(archive, MemoryArchive) else archive.digest()
        return cls({(KIND_OF[type(each)], each.id): each for each in session.books.records()}, kept)


class Watch:
    """Watches one campaign: knows what was so after each of its steps."""

    def __init__(self) -> None:
        self.trail: dict[int, Kept] = {}
        self.done: list[str] = []
        self.refused: list[str] = []

    def __call__(self, session: CampaignSession, wish: Operation, answer: Callable[[Any], Any]) -> bool:
        """Do an operation, and look at all that is promised of it."""
        before, steps = Kept.of(session), session.steps
        self.trail[_place(session)] = before
        preview = session.preview(wish)
        assert (Kept.of(session), session.steps) == (before, steps), f"a preview has changed something: {wish}"
        counted = _counted(session, wish)
        if (error := self._does(session, wish, answer)) is not None:
            why = preview.refused.reason if preview.refused else ""
            assert preview.asks or (str(error) and str(error) == why), (
                f"not refused as was said: {wish}: {error}, {why}"
            )
            self.refused.append(wish.name)
            return False
        self.done.append(wish.name)
        check_preview(session, preview)
        check_price(session, wish, counted)
        check_history(session, wish)
        check_records(session, session.archive.changes(_place(session)))
        self._back_and_forth(session)
        return True

    def _does(self, session: CampaignSession, wish: Operation, answer: Callable[[Any], Any]) -> CampaignError | None:
        """Do it with all answers that it wants, or say why not; what is asked or refused changes nothing."""
        before, steps, answers = Kept.of(session), session.steps, ()
        while True:
            try:
                session.do(wish, answers)
            except Question as question:
                answers, refused = (*question.answers, answer(question.request)), None
            except CampaignError as error:
                refused = error
            else:
                return None
            assert (Kept.of(session), session.steps) == (before, steps), f"not done, but not without a trace: {wish}"
            if refused is not None:
                return refused

    def _back_and_forth(self, session: CampaignSession) -> None:
        """Undo leads to where the campaign was, redo to where it is; what is refused changes nothing."""
        after, end = Kept.of(session), _place(session)
        self.trail[end] = after
        try:
            session.undo()
        except Refused:
            assert Kept.of(session) == after, "a refused undo has changed something"
            return
        assert Kept.of(session) == self.trail[_place(session)], f"{self.done[-1]} is not taken back exactly"
        while _place(session) < end:
            session.redo()
        assert Kept.of(session) == after, f"{self.done[-1]} is not done again exactly"


def _place(session: CampaignSession) -> int:
    step = session.can_undo()
    return step.seq if step else 0


# One operation


def check_preview(session: CampaignSession, preview: Preview) -> None:
    """What a preview said has happened, but for the entry in the chronicle."""
    step = session.can_undo()
    assert step is not None
    if preview.asks:
        return
    assert preview.told is not None, f"done, but the preview refused it: {step.name}: {preview.refused}"
    assert preview.told.label == step.label
    assert _bare(preview.changes) == _bare(session.archive.changes(step.seq)), f"not what was said: {step.label}"


def _bare(changes: Iterable[Change]) -> dict[tuple[str, str], Record | None]:
    """What changes lead to, without the chronicle and the numbers that its entries take."""
    found = {(each.kind, each.id): each for each in changes if each.kind != "chapter"}
    return {
        key: replace(each.after, counter=0) if isinstance(each.after, Standing) else each.after
        for key, each in found.items()
        if not (isinstance(each.before, Standing) and isinstance(each.after, Standing) and _idle(each))
    }


def _idle(change: Change) -> bool:
    """Whether nothing but the number of the next record has changed."""
    return replace(change.before, counter=0) == replace(change.after, counter=0)  # type: ignore[type-var]


class Counted(NamedTuple):
    """What was to be paid for what lies on a counter, and what there was to pay with."""

    coins: int
    experience: int | None
    gone: dict[tuple[str, str], int]
    purse: int
    member: MemberRecord | None
    stock: dict[tuple[str, str], int]


def _counted(session: CampaignSession, wish: Operation) -> Counted | None:
    """What the rows say that a wish will cost; nothing where chance has a hand in it."""
    if not isinstance(wish, TakeOffers) or not all(row for row in _rows(session, wish)):
        return None
    rows = [row for row in _rows(session, wish) if row]
    if any(row.offer.draws for row in rows):
        return None
    gives = [gift for row in rows for gift in row.offer.gives]
    earned = sum(gift.amount for gift in gives if gift.verb == "coin")
    needs = [need for row in rows for need in row.needs]
    moved = {(gift.of.kind, gift.of.id) for gift in gives if gift.verb == "thing"}
    return Counted(
        (earned - sum(row.offer.verdict.price for row in rows)) * wish.count,
        None if any(gift.verb == "experience" for gift in gives) else sum(row.experience for row in rows) * wish.count,
        {
            (need.of.kind, need.of.id): need.needed * wish.count
            for need in needs
            if (need.of.kind, need.of.id) not in moved
        },
        session.books.standing.purse,
        session.books.find(MemberRecord, wish.whom),
        _stock(session),
    )


def _rows(session: CampaignSession, wish: TakeOffers) -> list[Any]:
    """The rows that a wish means, None for each that does not lie there."""
    try:
        rows = offer_rows(session, wish.counter, wish.whom)
    except Refused:
        return [None]
    meant = {row.key: row for row in rows if row.variant == wish.variant and row.offer.whom == wish.whom}
    return [meant.get(key) for key in wish.offers]


def _stock(session: CampaignSession) -> dict[tuple[str, str], int]:
    found: dict[tuple[str, str], int] = {}
    for thing in session.books.all(ThingRecord):
        found[thing.kind, thing.card] = found.get((thing.kind, thing.card), 0) + 1
    return found


def check_price(session: CampaignSession, wish: Operation, counted: Counted | None) -> None:
    """What was paid is what stood on the counter: coins, experience and things."""
    if counted is None:
        return
    assert session.books.standing.purse - counted.purse == counted.coins, f"another price than was shown: {wish}"
    if counted.member and counted.experience is not None:
        now = session.books.get(MemberRecord, counted.member.id).experience
        assert counted.member.experience - now == counted.experience, f"another price in experience: {wish}"
    stock = _stock(session)
    for card, count in counted.gone.items():
        assert counted.stock.get(card, 0) - stock.get(card, 0) == count, f"other things used up than were shown: {wish}"


def check_history(session: CampaignSession, wish: Operation) -> None:
    """The history knows what was done, and calls it something."""
    step = session.can_undo()
    assert step is not None
    assert step.label.strip()
    assert read_operation(step.name, step.params)[0] == wish


# What is kept


def check_records(session: CampaignSession, changes: Iterable[Change]) -> None:
    """Every record goes through text and through a row of its table, comes back the same, and could be."""
    for change in changes:
        for record in filter(None, (change.before, change.after)):
            assert load(change.kind, json.loads(canonical(dump(record)))) == record, f"lost in a dump: {record}"
            assert not [*impossible(record)], f"this cannot be: {record}"


def check_opens(session: CampaignSession, look: Callable[[CampaignSession], Any]) -> None:
    """What is kept opens as another campaign that is equal, and looks the same."""
    again = opened(session)
    assert again.books.digest() == session.books.digest(), "it opens as another campaign"
    assert again.steps == session.steps[-len(again.steps) :], "it opens with another history"
    assert look(again) == look(session), "it looks otherwise when it is opened again"


def opened(session: CampaignSession) -> CampaignSession:
    """The campaign as somebody else would open it from what is kept."""
    archive = session.archive
    if isinstance(archive, MemoryArchive):
        kept = MemoryArchive(
            load(KIND_OF[type(each)], json.loads(canonical(dump(each)))) for each in archive.kept.values()
        )
        kept.history, kept.battles, kept._changes = [*archive.history], archive.battles, dict(archive._changes)
        archive = kept
    return CampaignSession(archive, session.pack, session.ruleset, session.rules, session.plot, session.clock)


def check_up(session: CampaignSession) -> None:
    """The check-up of a file finds nothing, and what a game keeps for itself contradicts nothing."""
    if isinstance(session.archive, SqlArchive):
        assert store_check_up.examine(session.archive, session.pack) == []
    assert faults(parts_of(session.rules), state_of(session)) == []


def evenings(session: CampaignSession) -> int:
    """How many battles were fought."""
    return len(session.books.all(Fought))
