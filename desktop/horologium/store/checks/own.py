"""What a game keeps for itself in records: parts that cannot be read, and parts that contradict."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from horologium.campaign import own
from horologium.campaign.books import Books
from horologium.campaign.company import carried, company, place
from horologium.campaign.records import KINDS
from horologium.engine.core.campaign import CampaignState
from horologium.engine.core.errors import BadData
from horologium.engine.core.speech import say
from horologium.engine.rulesets import ruleset
from horologium.store.checks.campaign_rows import Finding

if TYPE_CHECKING:
    from collections.abc import Iterator

    from horologium.content.packs import Pack
    from horologium.engine.core.own import OwnParts
    from horologium.store.checks.campaign_rows import CampaignRows


def check(state: CampaignRows, pack: Pack) -> Iterator[Finding]:
    """Find them all, by the game of the pack."""
    game = ruleset(pack.ruleset)
    rules = game.campaign if game else None
    parts = own.parts_of(rules) if rules else None
    found = [*_unreadable(state, parts)]
    yield from found
    if found or rules is None or parts is None or not state.rows["charter"] or not state.rows["standing"]:
        return
    books = Books((each for kind in KINDS for each in state.records(kind)), parts=parts)
    everybody = company(books, None, rules.gauges(pack.content))
    now = CampaignState(pack.content, everybody, place(pack, books.standing.town), carried(books))
    for fault in own.faults(parts, now):
        yield Finding(" ".join(filter(None, [fault.where, fault.why])), None)


def _unreadable(state: CampaignRows, parts: OwnParts | None) -> Iterator[Finding]:
    for kind in own.BEARERS:
        for each in state.records(kind):
            try:
                own.read(parts, kind, own.text_of(each))
            except own.NewerPart as error:
                yield Finding(f"{kind} {each.id}: {error.message}", None)
            except BadData as error:
                right = next(_told(state, parts, kind, each.id), None)
                about = {"kind": kind, "id": each.id, "why": error.message}
                if right is None:
                    right, words = _usual(parts, kind), say("{kind} {id}: {why}; it begins anew", **about)
                else:
                    words = say("{kind} {id}: {why}; it is as the history knows it", **about)
                yield Finding(words, partial(state.put, replace(each, own=right)))


def _told(state: CampaignRows, parts: OwnParts | None, kind: str, id_: str) -> Iterator[str]:
    """The parts of a record that the history knows and the game can read, the last one first."""
    images = [row for row in state.rows["change"] if (row["kind"], row["id"]) == (kind, id_)]
    for row in sorted(images, key=lambda row: (row["step"], row["place"]), reverse=True):
        for text in filter(None, (row["after"], row["before"])):
            try:
                data: Any = json.loads(text)
                own.read(parts, kind, data["own"])
            except (BadData, ValueError, KeyError, TypeError):
                continue
            yield str(data["own"])


def _usual(parts: OwnParts | None, kind: str) -> str:
    """The part with which a record of a kind begins."""
    made = parts.kinds.get(own.BEARERS[kind]) if parts else None
    return own.written(parts, kind, made()) if made else ""
