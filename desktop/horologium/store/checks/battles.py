"""Battles: beginnings, answers in their chain, quiet moments, and who speaks of them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from horologium.campaign.battle import id_after
from horologium.store.checks.state import Finding
from horologium.store.tables import chain_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from horologium.store.checks.state import Row, State


def check(state: State) -> Iterator[Finding]:
    """Find what belongs to no battle, and answers that do not follow from each other."""
    battles = {row["id"] for row in state.rows["battle"]}
    for table in ("answer", "checkpoint"):
        for row in state.rows[table]:
            if row["battle"] not in battles:
                words = f"a row of {table!r} belongs to the battle {row['battle']}, which is not there; it goes"
                yield Finding(words, partial(state.drop, table, row))
    lines = by_battle(state.rows["answer"])
    for battle in state.rows["battle"]:
        yield from _answers(state, battle, lines.get(battle["id"], []))


def by_battle(answers: Iterable[Row]) -> dict[str, list[Row]]:
    """The lines of all battles, each in their order."""
    lines: dict[str, list[Row]] = {}
    for row in sorted(answers, key=lambda row: row["seq"]):
        lines.setdefault(row["battle"], []).append(row)
    return lines


def _answers(state: State, battle: Row, lines: list[Row]) -> Iterator[Finding]:
    id_ = battle["id"]
    chain = chain_of(battle, lines)
    if chain.seq < len(lines):
        words = f"the last {len(lines) - chain.seq} lines of battle {id_} do not follow; they are cut off"
        yield Finding(words, partial(_cut, state, id_, [row["seq"] for row in lines[chain.seq :]]))
    for row in state.rows["checkpoint"]:
        if row["battle"] == id_ and not 0 <= row["at"] <= max(len(chain.log), _longest(lines[: chain.seq])):
            words = f"battle {id_} has a moment after answer {row['at']}, which was never given; it goes"
            yield Finding(words, partial(state.drop, "checkpoint", row))


def _longest(lines: list[Row]) -> int:
    """The most answers that there ever were: a moment may lie before an undo."""
    return max((row["length"] for row in lines), default=0)


def _cut(state: State, battle: str, lost: list[int]) -> None:
    state.drop_where("answer", lambda row: row["battle"] == battle and row["seq"] in lost)


def mentions(state: State) -> Iterator[Finding]:
    """Records that speak of a battle which is not there."""
    battles = {row["id"] for row in state.rows["battle"]}
    for kind in ("fought", "chapter"):
        for each in state.records(kind):
            if each.battle and each.battle not in battles:
                words = f"{kind} {each.id} speaks of the battle {each.battle}, which is not there; it stands alone now"
                yield Finding(words, partial(state.put, replace(each, battle="")))
    for standing in state.records("standing"):
        lost = standing.battle not in battles
        if standing.stage == "battle" and standing.battle == id_after(battles):
            continue  # the mission was begun, but not yet its first question asked: the battle is set up when it is
        if standing.stage == "battle" and lost:
            words = f"the company is in the battle {standing.battle!r}, which is not there; it is in camp again"
            camp = replace(standing, stage="camp", battle="", party=())
            yield Finding(words, partial(state.put, camp))
        elif standing.battle and lost:
            words = f"the last battle {standing.battle!r} is not there; it is forgotten"
            yield Finding(words, partial(state.put, replace(standing, battle="")))
