"""Battles: beginnings, answers in their chain, quiet moments, and who speaks of them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from horologium.campaign.battle import id_after
from horologium.engine.core.speech import say
from horologium.store.checks.campaign_rows import Finding
from horologium.store.tables import chain_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from horologium.store.checks.campaign_rows import CampaignRows, Row


def check(state: CampaignRows) -> Iterator[Finding]:
    """Find what belongs to no battle, and answers that do not follow from each other."""
    battles = {row["id"] for row in state.rows["battle"]}
    for table in ("answer", "checkpoint"):
        for row in state.rows[table]:
            if row["battle"] not in battles:
                words = say(
                    "a row of {table!r} belongs to the battle {battle}, which is not there; it goes",
                    table=table,
                    battle=row["battle"],
                )
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


def _answers(state: CampaignRows, battle: Row, lines: list[Row]) -> Iterator[Finding]:
    id_ = battle["id"]
    chain = chain_of(battle, lines)
    if chain.seq < len(lines):
        words = say(
            "the last {count} {count:line|lines} of battle {id} {count:does|do} not follow; cut off",
            count=len(lines) - chain.seq,
            id=id_,
        )
        yield Finding(words, partial(_cut, state, id_, [row["seq"] for row in lines[chain.seq :]]))
    for row in state.rows["checkpoint"]:
        if row["battle"] == id_ and not 0 <= row["at"] <= max(len(chain.log), _longest(lines[: chain.seq])):
            words = say(
                "battle {id} has a moment after answer {at}, which was never given; it goes", id=id_, at=row["at"]
            )
            yield Finding(words, partial(state.drop, "checkpoint", row))


def _longest(lines: list[Row]) -> int:
    """The most answers that there ever were: a moment may lie before an undo."""
    return max((row["length"] for row in lines), default=0)


def _cut(state: CampaignRows, battle: str, lost: list[int]) -> None:
    state.drop_where("answer", lambda row: row["battle"] == battle and row["seq"] in lost)


def mentions(state: CampaignRows) -> Iterator[Finding]:
    """Records that speak of a battle which is not there."""
    battles = {row["id"] for row in state.rows["battle"]}
    for kind in ("fought", "chapter"):
        for each in state.records(kind):
            if each.battle and each.battle not in battles:
                words = say(
                    "{kind} {id} speaks of the battle {battle}, which is not there; it stands alone now",
                    kind=kind,
                    id=each.id,
                    battle=each.battle,
                )
                yield Finding(words, partial(state.put, replace(each, battle="")))
    for standing in state.records("standing"):
        lost = standing.battle not in battles
        if standing.stage == "battle" and standing.battle == id_after(battles):
            continue  # the mission was begun, but not yet its first question asked: the battle is set up when it is
        if standing.stage == "battle" and lost:
            words = say(
                "the company is in the battle {battle!r}, which is not there; it is in camp again",
                battle=standing.battle,
            )
            camp = replace(standing, stage="camp", battle="", party=())
            yield Finding(words, partial(state.put, camp))
        elif standing.battle and lost:
            words = say("the last battle {battle!r} is not there; it is forgotten", battle=standing.battle)
            yield Finding(words, partial(state.put, replace(standing, battle="")))
