"""Battles as they are kept: the start, every answer in a chain, and a few quiet moments.

Each line of the chain carries the hash of the one before it. Folded, the chain is the log of the table, and what chance
had answered before an undo.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, func, insert, select, update

from horologium.campaign.ports import BattleHead
from horologium.engine.core.ask import Answer, Mark
from horologium.engine.core.codec import canonical
from horologium.engine.core.errors import BadData
from horologium.engine.core.saves import Answered, answered, plain_log, recalled
from horologium.engine.core.speech import say
from horologium.store.errors import Damaged, Missing, told
from horologium.store.rows import AnswerRow, BattleRow, CheckpointRow

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sqlalchemy import Connection, Row, Table

    from horologium.store.database import Database

# The chain of answers

HASHED: Final = ("battle", "seq", "kind", "length", "mark", "answer", "source", "prev_hash")


class Broken(Exception):
    """A line does not follow from the one before it."""


def hash_of(row: Mapping[str, Any]) -> str:
    """The hash of a line over everything else that it says."""
    return hashlib.sha256(canonical([row[name] for name in HASHED]).encode()).hexdigest()


@dataclass(slots=True)
class Chain:
    """The lines of one battle, folded; ``hash`` and ``seq`` are what the next line has to follow."""

    battle: str
    hash: str
    seq: int = 0
    log: list[Answered] = field(default_factory=list)
    remembered: dict[tuple[Mark, int], Answer] = field(default_factory=dict)

    def answer(self, line: Answered) -> dict[str, Any]:
        """The line that adds an answer."""
        return self._line("answer", len(self.log) + 1, canonical(line.mark), canonical(line.answer), line.source)

    def undo(self, length: int) -> dict[str, Any]:
        """The line that cuts the log to a length."""
        return self._line("undo", length, "", "", "")

    def _line(self, kind: str, length: int, mark: str, answer: str, source: str) -> dict[str, Any]:
        row = {
            "battle": self.battle,
            "seq": self.seq,
            "kind": kind,
            "length": length,
            "mark": mark,
            "answer": answer,
            "source": source,
            "prev_hash": self.hash,
        }
        return {**row, "hash": hash_of(row)}

    def take(self, row: Mapping[str, Any]) -> None:
        """Follow a line that was read."""
        if (row["seq"], row["prev_hash"]) != (self.seq, self.hash) or row["hash"] != hash_of(row):
            raise Broken
        if row["kind"] == "answer" and row["length"] == len(self.log) + 1:
            self.follow(row, _answered(row))
        elif row["kind"] == "undo" and 0 <= row["length"] <= len(self.log):
            self.follow(row)
        else:
            raise Broken

    def follow(self, row: Mapping[str, Any], line: Answered | None = None) -> None:
        """Go on after a line that is known to fit: an answer, or without one an undo."""
        self.seq, self.hash = self.seq + 1, row["hash"]
        if line is not None:
            self.log.append(line)
            return
        while len(self.log) > row["length"]:
            self._remember(self.log.pop())

    def _remember(self, undone: Answered) -> None:
        """As the table does: dice from the box stay as they fell."""
        if undone.source == "box":
            earlier = sum(line.mark == undone.mark for line in self.log)
            self.remembered[undone.mark, earlier] = undone.answer


def _answered(row: Mapping[str, Any]) -> Answered:
    try:
        return answered([(json.loads(row["mark"]), json.loads(row["answer"]), row["source"])])[0]
    except (BadData, ValueError, TypeError, RecursionError) as error:
        raise Broken from error


# Battles

KEPT: Final = 8  # quiet moments beside the first one
LARGEST: Final = 64 * 2**20  # of a packed part of a save
FIXED: Final = ("format", "ruleset", "version", "undo", "start", "history")
GROWING: Final = ("checkpoint", "journal", "remembered")
SELDOM: Final = ("taken_back",)  # left out of a save where there is nothing to tell

BATTLES: Final[Table] = BattleRow.__table__  # type: ignore[attr-defined]
ANSWERS: Final[Table] = AnswerRow.__table__  # type: ignore[attr-defined]
MOMENTS: Final[Table] = CheckpointRow.__table__  # type: ignore[attr-defined]

_FACTS: Final = [BATTLES.c[name] for name in ("id", "mission", "ruleset", "version", "pack_digest", "started")]
_LENGTH: Final = (
    select(ANSWERS.c.length).where(ANSWERS.c.battle == BATTLES.c.id).order_by(ANSWERS.c.seq.desc()).limit(1)
)
_COUNTED: Final = func.coalesce(_LENGTH.scalar_subquery(), 0).label("answers")
_HEADS: Final = select(*_FACTS, _COUNTED, BATTLES.c.outcome, BATTLES.c.won).order_by(BATTLES.c.place)
_APPEND: Final = insert(ANSWERS)


class SqlBattles:
    """The battles of a campaign. ``keep`` copies the campaign before damaged answers are cut off."""

    def __init__(self, database: Database, keep: Callable[[str], None]) -> None:
        self._database, self._keep = database, keep
        self._chains: dict[str, Chain] = {}

    def begin(self, id_: str, mission: str, pack_digest: str, save: Any, at: str) -> None:
        """Enter a battle with the save of its table at the first question."""
        row = {
            "id": id_,
            "mission": mission,
            "ruleset": save["ruleset"],
            "pack_digest": pack_digest,
            "started": at,
            "outcome": "",
            "won": False,
        }
        with self._database.writing() as connection:
            connection.execute(insert(BATTLES), {**row, **_head_row(save)})
            self._enter(connection, id_, save)

    def _enter(self, connection: Connection, id_: str, save: Any) -> None:
        """The answers and the quiet moment that a save brings with it."""
        chain = Chain(id_, first_hash(self._row(connection, id_)))
        for line in answered(save["answers"]):
            row = chain.answer(line)
            connection.execute(_APPEND, row)
            chain.follow(row, line)
        connection.execute(insert(MOMENTS), _moment_row(id_, save))

    def append(self, id_: str, seq: int, line: Answered) -> None:
        """Add answer number ``seq``, counted from 0 in the log of the table."""
        chain = self._chain(id_)
        if seq != len(chain.log):
            raise ValueError(
                say("answer {seq} does not follow: there {count:is|are} {count}", seq=seq, count=len(chain.log))
            )
        row = chain.answer(line)
        self._add(chain, row)
        chain.follow(row, line)

    def take_back(self, id_: str, answers: int) -> None:
        """The log was cut to so many answers."""
        chain = self._chain(id_)
        if not 0 <= answers <= len(chain.log):
            raise ValueError(say("there never {answers:was|were} {answers} {answers:answer|answers}", answers=answers))
        row = chain.undo(answers)
        self._add(chain, row, MOMENTS.c.at > answers)
        chain.follow(row)

    def _add(self, chain: Chain, row: dict[str, Any], undone: Any = None) -> None:
        """Write a line; the moments after an undo are none any more."""
        try:
            with self._database.writing() as connection:
                connection.execute(_APPEND, row)
                if undone is not None:
                    connection.execute(delete(MOMENTS).where(MOMENTS.c.battle == chain.battle, undone))
        except BaseException:
            self._chains.pop(chain.battle, None)  # whether the line is there will be read again
            raise

    def checkpoint(self, id_: str, save: Any) -> None:
        """Keep a quiet moment: newer rules go on from here.

        A save of another beginning, or with other answers, comes from changed rules: it takes the place of all that was
        kept of the battle.
        """
        log = plain_log(self._chain(id_).log)
        with self._database.reading() as connection:
            head = self._head(connection, id_)
        if save["answers"] != log or any(save[name] != head[name] for name in FIXED):
            self._begin_anew(id_, save)
            return
        mine = MOMENTS.c.battle == id_
        with self._database.writing() as connection:
            connection.execute(delete(MOMENTS).where(mine, MOMENTS.c.at == save["checkpoint"]["at"]))
            connection.execute(insert(MOMENTS), _moment_row(id_, save))
            old = select(MOMENTS.c.at).where(mine).order_by(MOMENTS.c.at.desc()).offset(KEPT).limit(1)
            oldest = connection.execute(old).scalar()
            if oldest:
                connection.execute(delete(MOMENTS).where(mine, MOMENTS.c.at > 0, MOMENTS.c.at <= oldest))

    def _begin_anew(self, id_: str, save: Any) -> None:
        self._keep("changed rules")
        self._chains.pop(id_, None)
        with self._database.writing() as connection:
            connection.execute(delete(ANSWERS).where(ANSWERS.c.battle == id_))
            connection.execute(delete(MOMENTS).where(MOMENTS.c.battle == id_))
            connection.execute(update(BATTLES).where(BATTLES.c.id == id_).values(**_head_row(save)))
            self._enter(connection, id_, save)

    def finish(self, id_: str, outcome: str, *, won: bool) -> None:
        """The battle is over."""
        with self._database.writing() as connection:
            found = connection.execute(update(BATTLES).where(BATTLES.c.id == id_).values(outcome=outcome, won=won))
            if found.rowcount != 1:
                raise self._unknown(id_)

    def heads(self) -> list[BattleHead]:
        """All battles, oldest first."""
        with self._database.reading() as connection:
            return [BattleHead(**row) for row in connection.execute(_HEADS).mappings()]

    def save(self, id_: str) -> Any:
        """The battle as ``Table.resume`` takes it; damaged answers are cut off and told by ``StoreError``, once."""
        chain = self._chain(id_)
        with self._database.reading() as connection:
            head = self._head(connection, id_)
            kept = head | self._moment(connection, id_, len(chain.log), head)
        remembered = recalled(head["remembered"]) | recalled(kept["remembered"]) | chain.remembered
        return {
            **kept,
            "answers": plain_log(chain.log),
            "remembered": [[list(mark), times, list(answer)] for (mark, times), answer in remembered.items()],
        }

    def _moment(self, connection: Connection, id_: str, answers: int, head: Any) -> Any:
        """The last quiet moment that can be read; without any, the start, as one that the answers do not reach."""
        query = select(MOMENTS.c.save).where(MOMENTS.c.battle == id_, MOMENTS.c.at <= answers)
        for (moment,) in connection.execute(query.order_by(MOMENTS.c.at.desc())):
            with suppress(ValueError):
                return unpacked(moment)
        return {"checkpoint": {"at": answers + 1, "digest": "", "state": head["start"]}}

    # Reading the chain

    def _chain(self, id_: str) -> Chain:
        if id_ not in self._chains:
            self._chains[id_], lost = self._read(id_)
            if lost:
                self._cut(self._chains[id_], lost)
        return self._chains[id_]

    def _read(self, id_: str) -> tuple[Chain, int]:
        """The chain as far as it is whole, and how many lines come after that."""
        with self._database.reading() as connection:
            row = self._row(connection, id_)
            query = select(ANSWERS).where(ANSWERS.c.battle == id_).order_by(ANSWERS.c.seq)
            lines = connection.execute(query).mappings().all()
        chain = Chain(id_, first_hash(row))
        try:
            for line in lines:
                chain.take(dict(line))
        except Broken:
            pass
        return chain, len(lines) - chain.seq

    def _cut(self, chain: Chain, lost: int) -> None:
        """Cut off what does not follow, and tell; if the campaign is only looked at, leave it out and tell."""
        if not self._database.read_only:
            self._keep("damage")
            with self._database.writing() as connection:
                mine = ANSWERS.c.battle == chain.battle
                connection.execute(delete(ANSWERS).where(mine, ANSWERS.c.seq >= chain.seq))
                after = (MOMENTS.c.battle == chain.battle, MOMENTS.c.at > len(chain.log))
                connection.execute(delete(MOMENTS).where(*after))
        reason = say(
            "the last {lost} {lost:line|lines} of battle {battle} {lost:is|are} damaged and {lost:was|were} left out",
            lost=lost,
            battle=chain.battle,
        )
        raise told(
            Damaged,
            self._database.place,
            reason,
            say("go on after answer {count}, or restore a snapshot", count=len(chain.log)),
        )

    def _row(self, connection: Connection, id_: str) -> Row[Any]:
        row = connection.execute(select(BATTLES).where(BATTLES.c.id == id_)).one_or_none()
        if row is None:
            raise self._unknown(id_)
        return row

    def _head(self, connection: Connection, id_: str) -> Any:
        try:
            return unpacked(self._row(connection, id_).head)
        except ValueError as error:
            reason = say("the beginning of battle {name} cannot be read", name=id_)
            raise told(Damaged, self._database.place, reason) from error

    def _unknown(self, id_: str) -> Exception:
        return told(
            Missing, self._database.place, say("there is no battle {name} in it", name=id_), "choose one that is listed"
        )


def _head_row(save: Any) -> dict[str, Any]:
    """What of a save stays as it is: the start, and what was told and remembered before it."""
    head = {name: save[name] for name in FIXED}
    told_before = save["journal"][: save["history"]]
    return {
        "version": save["version"],
        "head": packed({**head, "journal": told_before, "remembered": save["remembered"]}),
    }


def _moment_row(id_: str, save: Any) -> dict[str, Any]:
    moment = {name: save[name] for name in (*GROWING, *SELDOM) if name in save}
    return {"battle": id_, "at": save["checkpoint"]["at"], "save": packed(moment)}


def first_hash(row: Any) -> str:
    """What the first line follows: everything that was known when the battle began."""
    facts = canonical([row.id, row.mission, row.ruleset, row.version, row.pack_digest, row.started])
    return hashlib.sha256(facts.encode() + row.head).hexdigest()


def packed(data: Any) -> bytes:
    """A part of a save as it is kept."""
    return zlib.compress(canonical(data).encode())


def unpacked(data: bytes) -> Any:
    """What was packed; ValueError for anything else, however large it would become."""
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(data, LARGEST)
        if not unpacker.eof:
            raise ValueError("too large or not whole")
        return json.loads(text)
    except (zlib.error, RecursionError) as error:
        raise ValueError(str(error)) from error
