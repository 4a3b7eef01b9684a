"""An open campaign: does operations, takes them back, and says what has changed."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from horologium.campaign.books import Books, Change
from horologium.campaign.errors import CampaignError, ReadOnly, Refused
from horologium.campaign.operations import Chance, Operation, Told, Work
from horologium.campaign.own import parts_of
from horologium.campaign.ports import Archive, Clock, Step
from horologium.campaign.records import Chapter, Standing
from horologium.engine.core.shapes import Shape, shape_of
from horologium.engine.core.speech import say, speaking_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from horologium.campaign.records import Record
    from horologium.content.packs import Pack
    from horologium.engine.core.ask import Answer
    from horologium.engine.core.campaign import CampaignRules
    from horologium.engine.core.plots import PlotSpec
    from horologium.engine.core.ruleset import AnyRuleset

BEGIN: Final = "begin-mission"

SNAPSHOT_BEFORE: Final = (BEGIN, "commit-mission", "resolve-by-hand")
"""The operations before which the whole campaign is copied."""


@dataclass(frozen=True, slots=True)
class Changed:
    """What an operation has changed, by kind of record: pages look at the kinds they show."""

    kinds: frozenset[str]
    label: str = ""

    def touches(self, *kinds: str) -> bool:
        """Whether one of these kinds of record has changed."""
        return not self.kinds.isdisjoint(kinds)


@dataclass(frozen=True, slots=True)
class Preview:
    """What an operation would do: its words and changes, or why it is refused."""

    told: Told | None = None
    changes: tuple[Change, ...] = ()
    refused: Refused | None = None
    asks: bool = False  # chance or a choice decides; it is not tried out


Turn: TypeAlias = tuple[Step, list[Change]]
"""A step that is undone or redone, with what that changes."""


@cache
def _shape(kind: type) -> Shape:
    """How an operation is written; made once for each kind."""
    return shape_of(kind)


class CampaignSession:
    """A campaign that is open. ``books`` is for reading; every change is an operation."""

    def __init__(
        self,
        archive: Archive,
        pack: Pack,
        ruleset: AnyRuleset,
        rules: CampaignRules,
        plot: PlotSpec,
        clock: Clock,
        records: Iterable[Record] | None = None,
    ) -> None:
        """Open on what the archive holds; whoever has read its records already brings them along."""
        self.archive, self.pack, self.ruleset, self.rules, self.plot = archive, pack, ruleset, rules, plot
        self.clock = clock
        self.notices: tuple[str, ...] = ()  # what the players should know about this opening
        held = archive.records() if records is None else records
        self.books = Books(held, archive.chapter, parts_of(rules))
        self._steps = archive.steps()
        self._listeners: list[Callable[[Changed], None]] = []

    def on_change(self, listener: Callable[[Changed], None]) -> None:
        """Call somebody after every operation, undo and redo."""
        self._listeners.append(listener)

    # Doing

    def do(self, operation: Operation, answers: Sequence[Answer] = ()) -> Changed:
        """Do an operation: it is on disk when this returns, or nothing has changed and a CampaignError says why."""
        self._may_write()
        chance = self._chance(operation, answers)
        try:
            told = self._apply(operation, chance)
            self._tell(operation, told)
            changes = self.books.changes()
            wish = _shape(type(operation)).dump(operation)
            params = json.dumps({"with": wish, "answers": chance.used, **told.kept})
            step = Step(self._next_seq(), operation.name, told.label, params, self.clock.now())
            if operation.name in SNAPSHOT_BEFORE:
                self.archive.snapshot(operation.name)
            self.archive.write(step, changes)
        except BaseException:
            self.books.roll_back()
            raise
        self.books.close()
        self._steps = [*(old for old in self._steps if old.state == "done"), step]
        return self._announce(changes, told.label)

    def preview(self, operation: Operation) -> Preview:
        """Try an operation out and take it back: what it would cost and change, or why it is refused."""
        chance = self._chance(operation, ())
        try:
            told = self._apply(operation, chance)
            return Preview(told, self.books.changes())
        except Refused as refused:
            return Preview(refused=refused)
        except CampaignError:
            return Preview(asks=True)
        finally:
            self.books.roll_back()

    def refusal(self, operation: Operation) -> str:
        """Why an operation would be refused, or nothing: what a greyed-out button says."""
        refused = self.preview(operation).refused
        return refused.reason if refused else ""

    def work(self, operation: Operation, answers: Sequence[Answer] = ()) -> Work:
        """What an operation would be given, dice included: to show what it would bring. For reading only."""
        return self._given(self._chance(operation, answers))

    def _apply(self, operation: Operation, chance: Chance) -> Told:
        """Let an operation happen; it tells of it in the words of the game."""
        with speaking_of(self.books.charter.ruleset):
            return operation.apply(self._given(chance))

    def _given(self, chance: Chance) -> Work:
        return Work(
            self.books,
            self.ruleset,
            self.rules,
            self.pack,
            self.plot,
            chance,
            self.archive.battles,
            self.clock.now(),
            self.past,
        )

    def _chance(self, operation: Operation, answers: Sequence[Answer]) -> Chance:
        """After an undo the same step comes before: the same dice fall again."""
        charter, before = self.books.charter, self.can_undo()
        seed = f"{charter.seed}:{before.seq if before else 0}:{operation.name}"
        return Chance(seed, answers, typed=charter.dice == "typed")

    def _tell(self, operation: Operation, told: Told) -> None:
        """Write the chronicle."""
        if not told.title:
            return
        standing = self.books.standing
        self.books.put(
            Chapter(
                id=self.books.new_id(Chapter),
                at=self.clock.now(),
                day=standing.day,
                kind=told.kind,  # type: ignore[arg-type]
                title=told.title,
                text=told.text,
                town=standing.town,
                key=operation.name,
                battle=told.battle,
            )
        )

    # Taking back

    @property
    def steps(self) -> tuple[Step, ...]:
        """The history: what was done, then what was undone and can be done again."""
        return tuple(self._steps)

    def past(self) -> Iterator[Step]:
        """All steps that are done, the newest first; the archive is asked for those of long ago only."""
        yield from (step for step in reversed(self._steps) if step.state == "done")
        first = self._steps[0].seq if self._steps else 1
        if first > 1:
            yield from (step for step in reversed(self.archive.steps(self._next_seq())) if step.seq < first)

    def can_undo(self) -> Step | None:
        """The step that undo would take back."""
        done = [step for step in self._steps if step.state == "done"]
        return done[-1] if done else None

    def can_redo(self) -> Step | None:
        """The step that redo would do again."""
        return next((step for step in self._steps if step.state == "undone"), None)

    def undo(self) -> Changed:
        """Take the last step back, as a whole. A battle that was fought to its end is passed over, never entered."""
        step = self.can_undo()
        if step is None:
            raise Refused(say("there is nothing to undo"))
        done = [each for each in reversed(self._steps) if each.state == "done"]
        turns = self._way(done, self._back)
        self._check_undo(step, turns[0][1])
        return self._turn(turns, "undone")

    def redo(self) -> Changed:
        """Do the step again that was taken back last; a battle that was fought to its end is passed over."""
        if self.can_redo() is None:
            raise Refused(say("there is nothing to redo"))
        undone = [each for each in self._steps if each.state == "undone"]
        return self._turn(self._way(undone, lambda step: self.archive.changes(step.seq)), "done")

    def _back(self, step: Step) -> list[Change]:
        return [change.turned() for change in reversed(self.archive.changes(step.seq))]

    def _way(self, steps: Sequence[Step], changes_of: Callable[[Step], list[Change]]) -> list[Turn]:
        """The first of these steps with its changes, and those after it until no battle that was fought is on."""
        turns: list[Turn] = []
        standing = self.books.standing
        for step in steps:
            changes = changes_of(step)
            turns.append((step, changes))
            standing = _standing_after(changes, standing)
            if not self._fought_out(standing):
                break
        return turns

    def _check_undo(self, step: Step, back: Sequence[Change]) -> None:
        """Camp undo stays out of battles: it takes one back only before its first answer, or when it is over."""
        now = self.books.standing
        then = _standing_after(back, now)
        if now.stage == "battle" and (then.stage, then.battle) != (now.stage, now.battle):
            head = next((head for head in self.archive.battles.heads() if head.id == now.battle), None)
            if step.name != BEGIN or (head and head.answers):
                raise Refused(say("a battle is on: undo inside the battle, or give it up first"))
        if self.books.charter.undo == "strict" and self._fought_out(then):
            raise Refused(say("strict undo does not go back past a battle that was fought"))

    def _fought_out(self, standing: Standing) -> bool:
        """Whether the battle that is on has come to its end."""
        if standing.stage != "battle":
            return False
        return any(head.id == standing.battle and head.outcome for head in self.archive.battles.heads())

    def _turn(self, turns: Sequence[Turn], state: Literal["done", "undone"]) -> Changed:
        """Turn steps on disk, all of them or none, then in the books."""
        self._may_write()
        self.archive.turn_all(state, [(step.seq, changes) for step, changes in turns])
        changes = [change for _, each in turns for change in each]
        self.books.apply(changes)
        turned = {step.seq: replace(step, state=state) for step, _ in turns}
        self._steps = [turned.get(step.seq, step) for step in self._steps]
        return self._announce(changes, turns[0][0].label)

    def _announce(self, changes: Sequence[Change], label: str) -> Changed:
        changed = Changed(frozenset(change.kind for change in changes), label)
        for listener in tuple(self._listeners):
            listener(changed)
        return changed

    def _next_seq(self) -> int:
        """Steps that were undone keep their numbers: a new one comes after them all."""
        return max((step.seq for step in self._steps), default=0) + 1

    def _may_write(self) -> None:
        if self.archive.read_only:
            raise ReadOnly(self.archive.read_only)

    def close(self) -> None:
        """Let go of the campaign."""
        self.archive.close()


def _standing_after(changes: Sequence[Change], now: Standing) -> Standing:
    """Where a campaign stands after some changes."""
    return next((change.after for change in reversed(changes) if isinstance(change.after, Standing)), now)
