"""A battle that cannot be lost: a table, and every answer on disk before its effect is shown.

An answer is checked first, then written, then given to the rules. What the rules refuse is never written; what was
written can be given again. An undo is made first and written then: until it is written, nobody has seen it.
"""

from __future__ import annotations

import hashlib
import json
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from horologium.campaign.affairs import state_of
from horologium.campaign.company import carried, company, place
from horologium.campaign.errors import Refused, StoreError
from horologium.campaign.records import Fought
from horologium.campaign.reopening import reopened
from horologium.campaign.wording import must_exist
from horologium.content.checks.shape import read
from horologium.content.checks.sheet import Sheet
from horologium.engine.core.answerers import DiceBox, Person
from horologium.engine.core.ask import Choose
from horologium.engine.core.campaign import CampaignState
from horologium.engine.core.errors import EngineError, RuleBroke
from horologium.engine.core.saves import Answered
from horologium.engine.core.speech import say
from horologium.engine.core.table import Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from horologium.campaign.affairs import Affairs
    from horologium.campaign.books import Books
    from horologium.campaign.operations import Work
    from horologium.campaign.ports import BattleHead, Battles, Clock
    from horologium.campaign.records import Charter
    from horologium.campaign.session import CampaignSession
    from horologium.content.packs import Pack
    from horologium.engine.core.answerers import Answerer, Router, Scene
    from horologium.engine.core.ask import Answer, Request
    from horologium.engine.core.campaign import CampaignRules, Muster
    from horologium.engine.core.ruleset import AnyRuleset, Outcome

BATTLE: Final = "battle-"
SPACING: Final = 50
"""A checkpoint is written after so many answers."""


class BattleKeeper:
    """Writes down what happens at a table, for whoever drives it.

    ``answered`` may be called just before the table takes the answer or just after, but before anything is shown.
    """

    def __init__(
        self,
        battles: Battles,
        id_: str,
        mission: str,
        pack_digest: str,
        clock: Clock,
        ended: Callable[[Outcome], tuple[str, bool]],
    ) -> None:
        self.id = id_
        self._battles, self._mission, self._pack, self._clock = battles, mission, pack_digest, clock
        self._ended = ended
        self._table: Table[Any] | None = None
        self._written = self._kept = 0
        self._over = False

    def started(self, table: Table[Any]) -> None:
        """A table stands at its first question, or where it was left."""
        head = _head(self._battles, self.id)
        if head is None:
            self._battles.begin(self.id, self._mission, self._pack, table.save(), self._clock.now())
        self._table, self._written = table, len(table.log)
        self._kept = self._written
        self._over = bool(head and head.outcome)
        if table.outcome is not None and not self._over:
            self.finished(table.outcome)

    def answered(self, seq: int, line: Answered) -> None:
        """Answer number ``seq`` was given."""
        self._keep_now_and_then()
        self._battles.append(self.id, seq, line)
        self._written = seq + 1
        self._keep_now_and_then()

    def undone(self, to: int) -> None:
        """So many answers are left; what chance had said is remembered by what is kept."""
        self._battles.take_back(self.id, to)
        self._written, self._kept = to, min(self._kept, to)
        if self._over:
            self._battles.finish(self.id, "", won=False)
            self._over = False
        if self._table is not None and self._table.taken_back and len(self._table.log) == to:
            with suppress(StoreError):  # the undo is kept; only what is remarked of it would be lost
                self.rebased()

    def rebased(self) -> None:
        """Keep the table as it is now in place of all that was kept of it."""
        assert self._table is not None
        self._battles.checkpoint(self.id, self._table.save())
        self._written = self._kept = len(self._table.log)

    def finished(self, outcome: Outcome) -> None:
        """The battle is over."""
        name, won = self._ended(outcome)
        self._battles.finish(self.id, name, won=won)
        self._over = True

    def _keep_now_and_then(self) -> None:
        """A checkpoint holds all answers so far, so it is written only while table and store agree."""
        table = self._table
        if table is not None and self._written == len(table.log) and self._written - self._kept >= SPACING:
            self.rebased()


@dataclass(slots=True)
class KeptBattle:
    """A table whose every answer is kept. ``words`` are for the players: what has changed since it was left."""

    table: Table[Any]
    keeper: BattleKeeper
    words: tuple[str, ...] = ()

    def answer(self, answer: Answer, source: str = "person") -> None:
        """Answer the question at hand; it is on disk when this returns."""
        request = self.table.pending
        if request is None:
            self.table.answer(answer, source)  # says that the battle is over
            return
        request.check(answer)
        self.keeper.answered(len(self.table.log), Answered(request.mark(), answer, source))
        self._take(lambda: self.table.answer(answer, source))

    def redo(self) -> Answered:
        """Give the answer once more that was taken back."""
        undone = self.table.bookmark().undone
        if not undone:
            return self.table.redo()  # says that there is none
        self.keeper.answered(len(self.table.log), undone[-1])
        self._take(self.table.redo)
        return undone[-1]

    def undo(self) -> Answered:
        """Take the last answer back."""
        line = self.table.undo()
        try:
            self.keeper.undone(len(self.table.log))
        except BaseException:
            self.table.redo()
            raise
        return line

    def play_on(self, router: Router, most: int | None = None) -> int:
        """Let everybody answer until somebody outside is waited for, or it is over; the number of answers."""
        count = 0
        while (request := self.table.pending) is not None and count != most:
            answerer = router.answerer(request)
            answer = answerer.reply(request, self.table)
            if answer is None:
                break
            self.answer(answer, answerer.source)
            count += 1
        return count

    def _take(self, take: Any) -> None:
        """Let the table take what was written; what breaks a rule is struck out again."""
        try:
            take()
        except RuleBroke:
            self.keeper.undone(len(self.table.log))
            raise
        if self.table.outcome is not None:
            self.keeper.finished(self.table.outcome)


class CampaignDice:
    """Dice and cards that depend on the campaign and the place in the battle alone.

    No stream has to be saved: after a crash they fall as they would have fallen, and a battle that is taken back and
    begun again is not a second throw.
    """

    source = "box"
    sure = True

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def reply(self, request: Request, table: Scene) -> Answer | None:
        """Throw or draw; choices are not the box's business."""
        if isinstance(request, Choose):
            return None
        place = hashlib.sha256(f"{self._seed}:{table.answers}".encode()).digest()
        return table.remembered(request) or DiceBox(int.from_bytes(place[:8], "big")).throw(request)


def chance(session: CampaignSession) -> Answerer:
    """Who throws in the battles of a campaign: the box, or the players, who type what fell."""
    charter, standing = session.books.charter, session.books.standing
    if charter.dice != "box":
        return Person("typed")
    fought = len(session.books.all(Fought))
    return CampaignDice(f"{charter.seed}:{standing.node}:{standing.mission}:{fought}")


def keeper(session: CampaignSession) -> BattleKeeper:
    """Who keeps the battle that is on."""
    standing = session.books.standing
    if standing.stage not in ("battle", "review") or not standing.battle:
        raise Refused(say("no battle is on: begin a mission first"))
    must_exist(session.pack, "mission", standing.mission)
    outcomes = session.rules.missions.ends(session.pack.content, standing.mission).outcomes

    def ended(outcome: Outcome) -> tuple[str, bool]:
        name = session.rules.missions.ended(outcome)
        return name, outcomes.get(name, outcome.winner is not None)

    battles, digest = session.archive.battles, session.pack.digest
    return BattleKeeper(battles, standing.battle, standing.mission, digest, session.clock, ended)


def begin(session: CampaignSession) -> KeptBattle:
    """The battle of the mission that was begun, at its first question; if it was begun before, where it was left."""
    kept_by = keeper(session)
    if _head(session.archive.battles, kept_by.id) is not None:
        return resume(session, kept_by.id)
    table = new_table(session.books, session.ruleset, session.rules, session.pack)
    kept_by.started(table)
    return KeptBattle(table, kept_by)


def resume(session: CampaignSession, battle_id: str) -> KeptBattle:
    """A battle at the last question that was answered, or as near to it as changed rules allow."""
    kept_by = keeper(session)
    if battle_id != kept_by.id:
        raise Refused(say("the battle {battle!r} is not the one that is on", battle=battle_id))
    head = _head(session.archive.battles, battle_id)
    if head is None:
        return begin(session)
    save, words = _kept(session.archive.battles, battle_id)
    again = reopened(session.ruleset, save)
    words += again.words
    if head.pack_digest != session.pack.digest:
        words += (
            say(
                "the pack {pack} has changed since: this battle goes on with the cards it began with",
                pack=session.pack.name,
            ),
        )
    kept_by.started(again.table)
    if again.cut:
        kept_by.rebased()
    return KeptBattle(again.table, kept_by, words)


def _kept(battles: Battles, id_: str) -> tuple[Any, tuple[str, ...]]:
    """What is kept of a battle; what was damaged is cut off by then, and told once."""
    try:
        return battles.save(id_), ()
    except StoreError as error:
        return battles.save(id_), (str(error),)


def fought(work: Work, battle_id: str) -> Table[Any]:
    """The table of a battle as it stands now, for looking at."""
    if _head(work.battles, battle_id) is None:
        raise StoreError(
            say("the battle {battle!r} was never begun: begin it, or enter its result by hand", battle=battle_id)
        )
    return reopened(work.ruleset, work.battles.save(battle_id)).table


def new_table(books: Books, ruleset: AnyRuleset, rules: CampaignRules, pack: Pack) -> Table[Any]:
    """The table of the mission at its first question; refused in words if it cannot be set up."""
    charter, standing = books.charter, books.standing
    must_exist(pack, "mission", standing.mission)
    party, here = company(books, standing.party, rules.gauges(pack.content)), place(pack, standing.town)
    try:
        state = CampaignState(pack.content, party, here, carried(books), variants(ruleset, charter))
        setup = rules.missions.set_up(state, standing.mission)
        return Table(ruleset, ruleset.set_up(setup), undo=charter.undo)
    except EngineError as error:
        raise Refused(say("the mission cannot be set up: {reason}", reason=error)) from error


def muster(affairs: Affairs, party: Sequence[str]) -> Muster:
    """What the rules say of a party for the mission at hand."""
    books = affairs.books
    state = replace(state_of(affairs, party), options=variants(affairs.ruleset, books.charter))
    return affairs.rules.roster.muster(state, books.standing.mission)


def variants(ruleset: AnyRuleset, charter: Charter) -> Any:
    """The variants of the game that were agreed at the beginning."""
    data = {name: json.loads(value) for name, value in charter.options}
    options, problems = read(ruleset.options, Sheet("options", "options", "options", data))
    if problems:
        first = problems[0]
        raise Refused(
            say("the options of this campaign do not fit the game: {key}: {first}", key=first.key, first=first.message)
        )
    return options


def next_id(battles: Battles) -> str:
    """An id that no battle of this campaign has, not even one whose mission was taken back."""
    return id_after(head.id for head in battles.heads())


def id_after(ids: Iterable[str]) -> str:
    """The id of the battle that follows these."""
    numbers = [int(number) for id_ in ids if (number := id_.removeprefix(BATTLE)).isdecimal() and len(number) < 19]
    return f"{BATTLE}{max(numbers, default=0) + 1}"


def answers_given(battles: Battles, id_: str) -> int:
    """How many answers were given in a battle."""
    head = _head(battles, id_)
    return head.answers if head else 0


def outcome_of(battles: Battles, id_: str) -> str:
    """How a battle ended, or nothing while it goes on."""
    head = _head(battles, id_)
    return head.outcome if head else ""


def _head(battles: Battles, id_: str) -> BattleHead | None:
    return next((head for head in battles.heads() if head.id == id_), None)
