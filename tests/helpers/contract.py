"""What must hold at every question of every battle, whatever the game: each check looks at one promise.

``examine`` plays random battles and hands each moment to a check, or to several ``together``: a battle is played once
for all of them. A broken promise is reported with the battle code of the position.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from helpers.battles import random_battles, random_players, sample, sample_setups
from helpers.illegal import illegal_answers
from helpers.sharing import shared
from horologium.engine.core.answerers import Router, play_on
from horologium.engine.core.ask import Answer, Choose, Draw, Request, Roll
from horologium.engine.core.chance import SplitMix
from horologium.engine.core.codec import canonical
from horologium.engine.core.errors import EngineError, IllegalAnswer, NothingPending
from horologium.engine.core.table import Table

if TYPE_CHECKING:
    from horologium.engine.core.journal import Entry
    from horologium.engine.core.ruleset import AnyRuleset, Outcome

AHEAD = 12
WHOLE = 8
EVERY, SELDOM = 2, 3
"""With every change all promises are examined at one moment of ``EVERY``, dear ones at one of ``SELDOM`` of these."""


class Position(NamedTuple):
    """All that can be told of a table: what is so, what is asked, how it ended, what was written."""

    digest: str
    asked: tuple[Any, ...]
    outcome: Outcome | None
    journal: list[Entry]
    steps: int

    @property
    def bare(self) -> tuple[Any, ...]:
        """The position without its history."""
        return self.digest, self.asked, self.outcome


class Moment(NamedTuple):
    """A table at a question, the positions of the battle so far (one for each number of answers), and some chance."""

    table: Table[Any]
    trail: list[Position]
    chance: SplitMix

    @property
    def here(self) -> Position:
        """The position as it should be."""
        return self.trail[-1]

    @property
    def is_quiet(self) -> bool:
        """Whether a step has just ended."""
        return len(self.trail) == 1 or self.trail[-2].steps < self.here.steps


Check = Callable[[Moment], None]


def together(checks: Iterable[Check], dear: Iterable[Check] = (), seldom: int = 1) -> Check:
    """One check of many: those that are ``dear`` at one moment of so many, and at the first and the last."""

    def check_all(moment: Moment) -> None:
        edge = len(moment.trail) == 1 or moment.table.pending is None
        for check in (*checks, *dear) if edge or moment.chance.below(seldom) == 0 else checks:
            check(moment)

    return check_all


def examine(
    ruleset: AnyRuleset,
    battles: int,
    check: Check,
    *,
    every: int = 1,
    digests: bool = True,
    part: tuple[int, int] = (0, 1),
) -> None:
    """Play random battles to the end and check their moments; checks of few words need no digests.

    Of games with long battles fewer are played, but each sample at least once. Of the moments it is ``every`` one, or
    one of so many, not the same ones in all battles, and always the first and the last. ``part`` says which of the
    battles are played here, of how many parts.
    """
    least = min(battles, len(sample_setups(ruleset)))
    played = enumerate(random_battles(ruleset, max(least, battles // sample(ruleset).SHARE)))
    for number, (table, router) in islice(played, part[0], None, part[1]):
        for moment in moments(table, router, SplitMix(number), digests=digests):
            if (len(moment.trail) + number) % every and len(moment.trail) > 1 and table.pending is not None:
                continue
            try:
                check(moment)
            except Exception as error:
                error.add_note(f"battle {number}, answer {len(table.log)}, {moment.here.asked[:1]}: {table.code()}")
                raise


def moments(table: Table[Any], router: Router, chance: SplitMix, *, digests: bool = True) -> Iterator[Moment]:
    """Each question of a battle and its end; it must come before long."""
    trail: list[Position] = []
    longest = sample(table.ruleset).LONGEST
    while True:
        trail.append(position(table, digests=digests))
        yield Moment(table, trail, chance)
        if not play_on(table, router, most=1):
            break
        assert len(trail) <= longest, f"the battle is not over after {longest} answers"
    assert table.outcome is not None, "the battle stopped, but nobody is asked"


def position(table: Table[Any], *, digests: bool = True) -> Position:
    """Where a table stands."""
    digest = table.digest() if digests else ""
    return Position(digest, asked(table.pending), table.outcome, list(table.journal.entries), table.steps)


def asked(request: Request | None) -> tuple[Any, ...]:
    """All of a question: its mark, its seat, and everything that may be answered."""
    if request is None:
        return ()
    match request:
        case Choose():
            offered: tuple[Any, ...] = tuple(request.keys())
        case Draw():
            offered = request.cards
        case _:
            offered = request.dice
    return request.mark(), request.seat, offered


# Questions


def check_options(moment: Moment) -> None:
    """Options are there, each once, and counting, listing and looking up agree."""
    request = moment.table.pending
    if not isinstance(request, Choose):
        return
    keys = request.keys()
    assert keys, "a choice without options"
    assert len(keys) == len(request.options) == len(set(keys)), f"options are offered twice: {keys}"
    assert 0 <= request.least <= request.most <= len(keys), "nobody could answer"
    assert len(keys) > request.least or len(keys) > 1, "a choice that leaves no choice"
    assert all(request.options.get(key) is not None for key in keys), "an option that is listed cannot be had"


def check_option_words(moment: Moment) -> None:
    """Every option has words, and keeps its key."""
    table, request = moment.table, moment.table.pending
    if isinstance(request, Choose):
        for key in list(request.keys()):
            option = table.ruleset.option(table.state, request, key)
            assert option.key == key
            assert option.label.strip(), f"{key} has no label"
            assert json.loads(json.dumps(option.to_json())) == option.to_json()


def check_dice(moment: Moment) -> None:
    """What is asked of dice that were thrown shows them: whose they are, and each with a face of its own."""
    request, state = moment.table.pending, moment.table.state
    if request is None or isinstance(request, Draw):
        return
    lying = request.lying
    if lying is None:
        assert getattr(request, "about", "") != "die", f"{request.rule} asks about dice and shows none"
        assert not getattr(request, "again", ()), f"{request.rule} throws dice again and shows none"
        return
    assert lying.by in moment.table.ruleset.names(state), f"nobody has thrown the dice of {request.rule}"
    assert all(face in die.faces for die, face in zip(lying.dice, lying.faces, strict=True)), "a face of another die"
    if isinstance(request, Roll):
        assert request.dice == tuple(lying.dice[place] for place in request.again), "other dice are thrown again"


def check_keys(moment: Moment) -> None:
    """Keys are words without blanks, so that logs and marks can be read by people."""
    match moment.table.pending:
        case None:
            return
        case Choose() as request:
            words = request.keys()
        case Draw() as request:
            words = list(request.cards)
        case request:
            words = [face for die in request.dice for face in die.faces]
    assert all(words), "an empty key"
    assert not any(character.isspace() for word in words for character in word), f"blanks in {words}"


def check_refusals(moment: Moment) -> None:
    """An answer that does not fit is refused and changes nothing, not even what could be given again."""
    table = moment.table
    pending, log = table.pending, list(table.log)
    if pending is None:
        assert refused(table, (), NothingPending), "an answer was taken after the end"
    else:
        for answer in illegal_answers(pending):
            assert refused(table, answer, IllegalAnswer), f"{answer} was taken"
            assert table.pending is pending, "another question is asked"
    assert position(table) == moment.here
    assert table.log == log


def check_refusal_keeps_redo(moment: Moment) -> None:
    """An answer that does not fit leaves what was taken back to be given again."""
    table = moment.table
    if table.log:
        table.undo()
        assert table.pending is not None
        assert refused(table, next(illegal_answers(table.pending)), IllegalAnswer)
        table.redo()
        assert position(table) == moment.here


def refused(table: Table[Any], answer: Answer, error: type[Exception]) -> bool:
    """Whether a table does not take an answer."""
    try:
        table.answer(answer)
    except error:
        return True
    except EngineError:
        return False
    return False


# Copies


def check_dump(moment: Moment) -> None:
    """A state goes through JSON text and comes back the same to the last field, and its digest is stable."""
    codec, state = moment.table.ruleset.codec, moment.table.state
    text = codec.text(state)
    if (
        moment.chance.below(WHOLE) == 0 or moment.table.pending is None
    ):  # what cannot change is long, and the same again
        assert canonical(codec.dump(state)) == text
    again = codec.load(json.loads(text, parse_float=_no_float, parse_constant=_no_float))
    assert _told(codec.snapshot(again)) == _told(codec.snapshot(state)), "a field was lost between dump and load"
    assert codec.text(again) == text
    assert codec.digest(again) == codec.digest(state) == moment.here.digest


def _told(kept: Any) -> Any:
    """A snapshot without the tables that were worked out on the way: they are not made to be compared."""
    if isinstance(kept, tuple):
        return tuple(_told(part) for part in kept)
    return None if type(kept).__eq__ is object.__eq__ else kept


def _no_float(text: str) -> None:
    raise AssertionError(f"the dump holds the float {text}")


def check_clone(moment: Moment) -> None:
    """A clone is equal and shares nothing that can change."""
    codec, state = moment.table.ruleset.codec, moment.table.state
    clone = codec.clone(state)
    assert _told(codec.snapshot(clone)) == _told(codec.snapshot(state))
    assert shared(clone, state) == []


def check_clone_apart(moment: Moment) -> None:
    """What is played on a clone does not change the original."""
    table = moment.table
    if moment.is_quiet:
        quiet = table.quiet()
        before = table.ruleset.codec.digest(quiet)
        play_on(Table(table.ruleset, table.ruleset.codec.clone(quiet)), random_players(moment.chance.next()), AHEAD)
        assert table.ruleset.codec.digest(quiet) == before
        assert position(table) == moment.here


def check_fork(moment: Moment) -> None:
    """A fork stands at the same question, and what is played there stays there."""
    table = moment.table
    fork = table.fork()
    assert position(fork).bare == moment.here.bare
    assert shared(fork.state, table.state) == []
    play_on(fork, random_players(moment.chance.next()), AHEAD)
    assert position(table) == moment.here


def check_code(moment: Moment) -> None:
    """A battle code leads to the same question."""
    table = moment.table
    assert position(Table.from_code(table.ruleset, table.code())).bare == moment.here.bare


# Going back and forth


def check_undo(moment: Moment) -> None:
    """Some answers taken back lead to where the battle was, and given again to where it is."""
    table, trail = moment.table, moment.trail
    log = list(table.log)
    back = min(len(log), 1 + moment.chance.below(6))
    for answers in range(1, back + 1):
        table.undo()
        assert position(table) == trail[-1 - answers]
    for answers in reversed(range(back)):
        table.redo()
        assert position(table) == trail[-1 - answers]
    assert table.log == log
    assert not table.can_redo


def check_undo_to_the_start(moment: Moment) -> None:
    """A whole battle can be taken back and given again."""
    table = moment.table
    if table.pending is None:
        log = list(table.log)
        while table.log:
            table.undo()
        assert position(table) == moment.trail[0]
        while table.can_redo:
            table.redo()
        assert position(table) == moment.here
        assert table.log == log


def check_at(moment: Moment) -> None:
    """The table as it was some answers ago."""
    answers = moment.chance.below(len(moment.trail))
    then, past = position(moment.table.at(answers)), moment.trail[answers]
    assert (then.bare, then.journal) == (past.bare, past.journal)
    assert position(moment.table) == moment.here


def check_resume(moment: Moment) -> None:
    """A save goes through JSON text, and the battle goes on from there."""
    table = moment.table
    if moment.chance.below(3) and table.pending is not None:
        return  # a save is played again from its start, so a third of them has to do
    again = Table.resume(table.ruleset, json.loads(json.dumps(table.save())))
    assert position(again) == moment.here
    assert (again.log, again.undo_policy) == (table.log, table.undo_policy)
    assert position(table) == moment.here


# The state


def check_quiet(moment: Moment) -> None:
    """Nothing is broken between two steps."""
    if moment.is_quiet:
        assert list(moment.table.ruleset.faults(moment.table.quiet())) == []


def check_unchanged_by_looking(moment: Moment) -> None:
    """Views, odds, evaluation, faults and outcome look and touch nothing."""
    table, ruleset, state = moment.table, moment.table.ruleset, moment.table.state
    for seat in ruleset.seats(state):
        ruleset.view(state, seat.key)
        ruleset.evaluate(state, seat.key)
    ruleset.outcome(state)
    list(ruleset.faults(state))
    if isinstance(table.pending, Choose):
        ruleset.odds(state, table.pending, table.pending.options.key_at(0))
    assert position(table) == moment.here
