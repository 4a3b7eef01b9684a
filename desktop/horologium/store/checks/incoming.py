"""What only a campaign from elsewhere can have wrong: rows that this program would never have written."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from horologium.campaign.players import MOST_PLAYERS
from horologium.campaign.record_rules import (
    DIGEST,
    KEY,
    LIKE,
    MOST_NUMBER,
    MOST_PAGES,
    line,
    matching,
    number,
    text,
    time,
)
from horologium.campaign.records import KINDS, THE_ONE
from horologium.content.names import ID
from horologium.engine.core.speech import say
from horologium.store import files
from horologium.store.battles import KEPT

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from horologium.campaign.record_rules import Rule
    from horologium.store.checks.campaign_rows import CampaignRows

MOST_HEROES: Final = 200
MOST_STEPS: Final = 10**7
PLACE: Final = number(MOST_NUMBER, 1)
NOTHING: Final = re.compile("")
BATTLE: Final = re.compile("battle-[1-9][0-9]{0,8}")

RULES: Final[Mapping[str, Mapping[str, Rule]]] = MappingProxyType(
    {
        "step": {
            "seq": number(MOST_STEPS, 1),
            "name": KEY,
            "label": line(),
            "params": text(MOST_PAGES),
            "at": time(""),
        },
        "change": {"place": number(MOST_STEPS), "before": text(MOST_PAGES), "after": text(MOST_PAGES)},
        "battle": {
            "id": matching(BATTLE, "", empty=False),
            "mission": KEY,
            "ruleset": matching(ID, "", empty=False),
            "version": number(MOST_NUMBER, 1),
            "pack_digest": matching(DIGEST, "", empty=False),
            "started": time(),
            "outcome": KEY,
        },
        "checkpoint": {"at": number(MOST_STEPS)},
        "answer": {"seq": number(MOST_STEPS), "source": KEY, "mark": text(MOST_PAGES), "answer": text(MOST_PAGES)},
        "pack": {
            "id": matching(ID, "", empty=False),
            "name": line(),
            "version": number(MOST_NUMBER, 1),
            "digest": matching(DIGEST, "", empty=False),
            "ruleset": matching(ID, "", empty=False),
        },
        "meta": {
            "id": number(1, 1),
            "format": number(files.SCHEMA, 1),
            "created": time(""),
            "program": line(),
            "seal": matching(NOTHING, ""),
        },
    }
)
"""What the rows beside the records hold; the chain of a battle keeps the rest of its answers."""


def check(state: CampaignRows) -> Iterator[str]:
    """Find it all, in words."""
    for table, rules in RULES.items():
        for place, row in enumerate(state.rows[table], 1):
            for column, rule in rules.items():
                value = row[column]  # there is no image where there was no record
                if value is not None and (why := rule.wrong(value)):
                    yield f"{table} {place}: {column} {why}"
    for kind in KINDS:
        for row in state.rows[kind]:
            if why := PLACE.wrong(row["place"]):
                yield f"{kind} {row['id']}: place {why}"
    yield from _ids(state)
    yield from _counts(state)


def _ids(state: CampaignRows) -> Iterator[str]:
    """Records are numbered within their kind; others refer to them so."""
    for kind, like in LIKE.items():
        if kind == "mark":
            continue
        known = THE_ONE if kind in ("charter", "standing") else ""
        changed = [row["id"] for row in state.rows["change"] if row["kind"] == kind]
        for id_ in (*(row["id"] for row in state.rows[kind]), *changed):
            if id_ != known and (known or not like.fullmatch(id_)):
                yield say("{name!r} is no id of a {kind}", name=id_[:60], kind=kind)


def _counts(state: CampaignRows) -> Iterator[str]:
    heroes, away = len(state.rows["member"]), any(row["kind"] == "away" for row in state.rows["mark"])
    if heroes > MOST_HEROES or not (heroes or away):
        yield say("a company has 1 to {most} heroes, not {count}", most=MOST_HEROES, count=heroes)
    if len(state.rows["player"]) > MOST_PLAYERS:
        yield say("1 to {most} can play, not {count}", most=MOST_PLAYERS, count=len(state.rows["player"]))
    moments: dict[str, int] = {}
    for row in state.rows["checkpoint"]:
        moments[row["battle"]] = moments.get(row["battle"], 0) + 1
    for battle, count in moments.items():
        if count > KEPT + 2:
            most = KEPT + 2
            yield say(
                "battle {battle} has {count} quiet moments: {most} at most", battle=battle, count=count, most=most
            )
